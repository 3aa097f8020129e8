"""The log of a table: one entry for everything that happened, stored and never changed.

A table can be rebuilt from its log anywhere. Entries are never sent to clients as they are, because
they contain the seed and the seats' secrets.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from magnate.engine.editions import RULES_VERSION
from magnate.games import AnyOrder
from magnate.record import old_names
from magnate.record.fairness import FORMER_SCHEME, AbandonReason

from .clocks import Hours
from .settings import Settings

ActionList = tuple[tuple[int | None, str], ...]
"""Actions in notation, each with its seat (None for chance and the table)."""
By = Literal["player", "bot", "order", "table"]
ProposalKind = Literal["undo", "pause", "end"]
CalledOffBy = Literal["agreement", "host", "operator", "new_rules"]


class _Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True, kw_only=True):
    """What happened, when, and whose command it was: a person's, with the client's own id."""

    at: float
    who: str = ""
    id: str = ""


class Opened(_Entry, frozen=True, tag="opened", omit_defaults=False):
    """The table was opened; `seed` is secret until the game is over.

    The version of the rules is always written, because its default changes with the release.
    """

    settings: Settings
    seed: str
    rules_version: int = RULES_VERSION


class Sat(_Entry, frozen=True, tag="sat"):
    """A person took a seat and committed to a nonce for the game's chance.

    `nonce` is the nonce itself, which people gave at once under the former scheme.
    """

    seat: int
    name: str
    commitment: str = ""
    nonce: str = ""
    hours: Hours | None = None


class Stood(_Entry, frozen=True, tag="stood"):
    """A person left a seat before the game began."""

    seat: int


class Filled(_Entry, frozen=True, tag="filled"):
    """A bot took a seat before the game began."""

    seat: int
    bot: str


class Committed(_Entry, frozen=True, tag="committed"):
    """A person committed to another nonce."""

    seat: int
    commitment: str


class Revealing(_Entry, frozen=True, tag="revealing"):
    """All seats were taken and all people had committed, so they could reveal their nonces."""


class Revealed(_Entry, frozen=True, tag="revealed"):
    """A person revealed their nonce, which the others see once all have revealed theirs."""

    seat: int
    nonce: str


class Abandoned(_Entry, frozen=True, tag="abandoned"):
    """A start was abandoned, some seats were vacated, and a new secret seed was drawn."""

    reason: AbandonReason
    vacated: tuple[int, ...]
    seed: str


class Started(_Entry, frozen=True, tag="started"):
    """All nonces were revealed, and the game began; `scheme` is how its chance was settled."""

    actions: ActionList
    scheme: int = FORMER_SCHEME


class Played(_Entry, frozen=True, tag="played"):
    """A seat or the table acted; `actions` includes the chance and orders that followed."""

    seat: int | None
    by: By
    actions: ActionList


class Undone(_Entry, frozen=True, tag="undone"):
    """Decisions were taken back, freely or because all `agreed`."""

    seat: int
    decisions: int
    agreed: bool = False


class Proposed(_Entry, frozen=True, tag="proposed"):
    """A seat asked the others for something."""

    seat: int
    what: ProposalKind
    decisions: int = 0


class Answered(_Entry, frozen=True, tag="answered"):
    """A seat agreed to the open proposal, or declined it."""

    seat: int
    agrees: bool


class Ordered(_Entry, frozen=True, tag="ordered"):
    """A seat set or cleared a standing order; only this seat knows."""

    seat: int
    order: AnyOrder
    on: bool
    actions: ActionList = ()


class Left(_Entry, frozen=True, tag="left"):
    """A seat's time ran out and a bot sits in for its player, permanently if `for_good`."""

    seat: int
    for_good: bool = False


class Returned(_Entry, frozen=True, tag="returned"):
    """A player came back to their seat."""

    seat: int


class Paused(_Entry, frozen=True, tag="paused"):
    """The clocks were stopped."""

    seat: int


class Resumed(_Entry, frozen=True, tag="resumed"):
    """The clocks were started again."""

    seat: int


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A player gave up: a bot plays on, or the seat's property went to the bank."""

    seat: int
    to: Literal["bot", "bank"]
    actions: ActionList = ()


class Taken(_Entry, frozen=True, tag="taken"):
    """A person took over a seat that a bot was playing to the end."""

    seat: int
    name: str
    hours: Hours | None = None


class Held(_Entry, frozen=True, tag="held"):
    """A seat held the dice (M-S-34) or released them."""

    seat: int
    on: bool = True


class Chatted(_Entry, frozen=True, tag="chatted"):
    """A player wrote a chat message, or a spectator (without a seat) after the game."""

    seat: int | None
    name: str
    text: str


class Muted(_Entry, frozen=True, tag="muted"):
    """A seat muted another one or unmuted it; only this seat knows."""

    seat: int
    other: int
    on: bool


class Watched(_Entry, frozen=True, tag="watched"):
    """A spectator joined."""

    name: str


class Rematched(_Entry, frozen=True, tag="rematched"):
    """A new table was opened for the same players."""

    table: str


class Reopened(_Entry, frozen=True, tag="reopened"):
    """The server was away; nobody is charged for the time since the previous entry."""


class Ended(_Entry, frozen=True, tag="ended"):
    """The game was called off before its end; `new_rules`: by a release with newer rules."""

    by: CalledOffBy


LogEntry = (
    Opened
    | Sat
    | Stood
    | Filled
    | Committed
    | Revealing
    | Revealed
    | Abandoned
    | Started
    | Played
    | Undone
    | Proposed
    | Answered
    | Ordered
    | Left
    | Returned
    | Paused
    | Resumed
    | Resigned
    | Taken
    | Held
    | Chatted
    | Muted
    | Watched
    | Rematched
    | Reopened
    | Ended
)
PRIVATE: Final = (Ordered, Muted)
"""Entries that do not count in the numbering that others see."""
ASIDES: Final = (
    Chatted,
    Muted,
    Watched,
    Ordered,
    Proposed,
    Answered,
    Held,
    Undone,
    Sat,
    Committed,
    Stood,
)
"""Entries that people can add without end, while the game does not get on."""

_encoder = msgspec.json.Encoder()
_read_fields = msgspec.json.Decoder(dict[str, object]).decode
_decoder: msgspec.json.Decoder[LogEntry] = msgspec.json.Decoder(LogEntry)


def entry_text(entry: LogEntry) -> str:
    """Return an entry as it is stored."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> LogEntry:
    """Return a stored entry; text that is not an entry raises msgspec.DecodeError.

    Entries with old field names are read too.
    """
    if text.startswith(old_names.OLD_LOG_ENTRY_START):
        fields = old_names.renamed(_read_fields(text), old_names.LOG_ENTRY_FIELDS)
        entry: LogEntry = msgspec.convert(fields, LogEntry)
        if isinstance(entry, Started | Played | Ordered | Resigned):
            actions = ((seat, old_names.present_action(text)) for seat, text in entry.actions)
            return replace(entry, actions=tuple(actions))
        return entry
    return _decoder.decode(text)
