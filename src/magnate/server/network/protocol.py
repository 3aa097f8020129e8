"""The messages between a table and its clients, as JSON over a WebSocket.

docs/reference/protocol.md and its JSON Schema are made from these types.
"""

from __future__ import annotations

from typing import Any

import msgspec

from magnate.monopoly.preview import Effect
from magnate.play import commands
from magnate.play.settings import Settings
from magnate.play.view import ChatLine


class _FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server says."""


class Snapshot(_FromServer, frozen=True, tag="snapshot"):
    """Everything the reader may know now; sent first, after an undo, and to slow readers.

    `view` is None before the game begins. `now` is the server's time, to which deadlines relate.
    """

    now: float
    settings: Settings
    commitment: str
    table: dict[str, Any]
    view: dict[str, Any] | None
    chat: tuple[ChatLine, ...]
    connected: tuple[int, ...]


class Update(_FromServer, frozen=True, tag="update"):
    """What has changed since the last message.

    `table` and `view` have only the fields that are different now; `log` has the new events.
    """

    now: float
    table: dict[str, Any]
    view: dict[str, Any]
    log: tuple[Any, ...]
    chat: tuple[ChatLine, ...]


class Presence(_FromServer, frozen=True, tag="presence"):
    """The seats whose players are connected."""

    connected: tuple[int, ...]


class Done(_FromServer, frozen=True, tag="done"):
    """A command was carried out and is stored; `n` is the table's number after it."""

    id: str
    n: int


class Refusal(_FromServer, frozen=True, tag="refused"):
    """A command was refused and changed nothing.

    `code` is one of the table's or the server's; where the rules refuse an action, `reason` is
    theirs and `clause` the rule. After `storage_unavailable` it is open whether the command was
    stored: to send it again under the same id does no harm.
    """

    id: str
    code: str
    reason: str = ""
    clause: str = ""
    detail: str = ""


class Malformed(_FromServer, frozen=True, tag="malformed"):
    """A message that is none; `problem` says what is wrong and where."""

    problem: str


class Closing(_FromServer, frozen=True, tag="closing"):
    """The server ends the connection; after `shutting_down` it is worth coming back."""

    reason: str


class Pong(_FromServer, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: str


class Told(_FromServer, frozen=True, tag="told"):
    """The answer to what if: the effect, and `reason` and `clause` where the rules refuse it now.

    `effect` is None where there is nothing to tell.
    """

    id: str
    reason: str
    clause: str
    effect: Effect | None


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    id: commands.Id


class Refresh(
    msgspec.Struct, frozen=True, tag_field="type", tag="refresh", forbid_unknown_fields=True
):
    """Ask for a snapshot."""


class WhatIf(
    msgspec.Struct, frozen=True, tag_field="type", tag="what_if", forbid_unknown_fields=True
):
    """Ask what an action of one's seat would do, and whether it is possible now.

    Only in Monopoly, where everything lies open; it changes nothing.
    """

    do: commands.Notation
    id: commands.Id


FromServer = Snapshot | Update | Presence | Done | Refusal | Told | Malformed | Closing | Pong
FromClient = commands.Command | Ping | Refresh | WhatIf

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode(message: FromServer) -> str:
    """Return a message as text."""
    return _encoder.encode(message).decode()


def decode(text: str | bytes) -> FromClient:
    """Return what a client says; what is no message raises msgspec.DecodeError with the place."""
    return _decoder.decode(text)
