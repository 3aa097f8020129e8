"""The settings of a server, as its host writes them into a file; every one has a default."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from .periods import DAYS, PERIOD

Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
SomeSeconds = Annotated[float, Meta(ge=0.001, le=86_400)]
Processes = Annotated[int, Meta(ge=1, le=64)]
Port = Annotated[int, Meta(ge=0, le=65_535)]
Address = Annotated[
    str, Meta(pattern=r"^(https?://[^/?#\s]+/?)?$", extra={"allowed": "server-address"})
]
BasePath = Annotated[str, Meta(pattern=r"^(/[A-Za-z0-9._~-]+)*/?$", extra={"allowed": "base-path"})]
Period = Annotated[str, Meta(pattern=f"^{PERIOD}$", extra={"allowed": "period"})]
Days = Annotated[str, Meta(pattern=f"^{DAYS}$", extra={"allowed": "days"})]
Access = Literal["open", "accounts-only", "invitation-only"]
LogFormat = Literal["console", "json"]
LimitName = Literal[
    "requests",
    "guests",
    "logins",
    "accounts",
    "tables",
    "replays",
    "sockets",
    "messages",
    "commands",
    "seats",
    "chat",
    "previews",
    "snapshots",
    "messages_of_network",
    "messages_of_spectators",
]

UNREACHABLE: Final = 1_000_000_000


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of the file."""


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A limit: `burst` at once, then one every `seconds` seconds."""

    burst: Count
    seconds: SomeSeconds


class Limits(Section, frozen=True):
    """What the server refuses so that nobody slows down the others.

    The rates up to `sockets` are those of each network; `tables` and `sockets` are also those of
    each person. `replays` covers loading tables into memory and replaying games. The rates from
    `messages` on are those of what each person sends to tables, by however many sockets:
    `snapshots` are those that a client asks for. `messages_of_network` is the rate of all people
    of a network, `messages_of_spectators` that of all spectators of a table.

    `sockets_at_once` is the number of sockets that one network may have open, `sockets_of_person`
    that of one person, `sockets_of_spectators` that of all spectators of a table,
    `replays_at_once` the number of games replayed concurrently for replay pages.
    `open_tables` is the number of unfinished tables that one person may have opened, `bot_tables`
    that of those at which only bots play.
    `connections` is the number of open connections of all kinds, which the limit of open files may
    reduce. A client must send a request, and read on in a response, within `request_seconds`.
    """

    requests: Rate = Rate(200, 0.05)
    guests: Rate = Rate(20, 30.0)
    logins: Rate = Rate(10, 20.0)
    accounts: Rate = Rate(10, 60.0)
    tables: Rate = Rate(20, 10.0)
    replays: Rate = Rate(60, 0.5)
    sockets: Rate = Rate(60, 0.5)
    messages: Rate = Rate(100, 0.05)
    commands: Rate = Rate(60, 0.1)
    seats: Rate = Rate(20, 5.0)
    chat: Rate = Rate(20, 1.0)
    previews: Rate = Rate(60, 0.2)
    snapshots: Rate = Rate(20, 2.0)
    messages_of_network: Rate = Rate(1000, 0.005)
    messages_of_spectators: Rate = Rate(200, 0.05)
    sockets_at_once: Count = 200
    sockets_of_person: Count = 30
    sockets_of_spectators: Count = 200
    open_tables: Count = 100
    bot_tables: Count = 10
    replays_at_once: Count = 2
    connections: Count = 20_000
    connections_of_network: Count = 300
    request_seconds: SomeSeconds = 20.0

    @classmethod
    def none(cls) -> Limits:
        """Return limits that are never reached, for benchmarks on one machine."""
        usual = msgspec.structs.asdict(cls())
        never = Rate(UNREACHABLE, 1e-6)
        limits: dict[str, Any] = {
            name: never if isinstance(limit, Rate) else UNREACHABLE
            for name, limit in usual.items()
            if name not in ("replays_at_once", "request_seconds")
        }
        return cls(**limits)


class BotSettings(Section, frozen=True):
    """How long bots wait before they move, how long they think, and in how many processes."""

    delay: Seconds = 0.8
    seconds: SomeSeconds | None = None
    processes: Count | None = None


class BackupSettings(Section, frozen=True):
    """How often the server makes a backup (never by default), where, and how many it keeps."""

    every: Period | None = None
    keep: Count = 7
    directory: str = "backups"


class Settings(Section, frozen=True):
    """The whole file. What has no value here is chosen by the server."""

    host: str = "0.0.0.0"
    port: Port | None = None
    database: str | None = None
    address: Address = ""
    base_path: BasePath = ""
    behind_proxy: bool = False
    secure_cookies: bool = False
    processes: Processes = 1
    log_format: LogFormat = "console"
    access: Access = "open"
    registration: bool = True
    keep_finished: Days | None = None
    bots: BotSettings = BotSettings()
    backups: BackupSettings = BackupSettings()
    limits: Limits = Limits()
