"""The messages between a table and its clients, as JSON over a WebSocket.

docs/reference/protocol.md and its JSON Schema are generated from these types.
"""

from __future__ import annotations

from typing import Final

import msgspec

from magnate.games import AnyEffect, AnyView
from magnate.play import commands
from magnate.play.settings import Settings
from magnate.play.view import ChatLine, TableView

from .changes import TableChanges, ViewChanges

PROTOCOL_VERSION: Final = 3
"""Incremented when a message changes in a way that older clients would misunderstand."""


class _FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Snapshot(_FromServer, frozen=True, tag="snapshot"):
    """Everything the client may know; sent first, after an undo, and to slow clients.

    `protocol` is the version of this protocol: a client that knows another one should stop.
    `view` is null before the game starts. `now` is the server's time, which deadlines refer to.
    """

    protocol: int
    now: float
    settings: Settings
    table: TableView
    view: AnyView | None
    chat: tuple[ChatLine, ...]
    connected: tuple[int, ...]


class Update(_FromServer, frozen=True, tag="update"):
    """The changes since the last message.

    `table` and `view` contain only the fields that changed, each as a whole, but the view's `log`
    contains only the new events. `view` is null before the game starts.
    """

    now: float
    table: TableChanges
    view: ViewChanges | None
    chat: tuple[ChatLine, ...]


class Presence(_FromServer, frozen=True, tag="presence"):
    """The seats whose players are connected."""

    connected: tuple[int, ...]


class Done(_FromServer, frozen=True, tag="done"):
    """The command was carried out and stored; `n` is the table's number after it."""

    id: str
    n: int


class Refusal(_FromServer, frozen=True, tag="refused"):
    """The command was refused and changed nothing.

    `code` comes from the table or the server. If the rules refuse an action, `reason` is their code
    and `clause` the rule. After `storage_unavailable` the command may or may not have been stored;
    it is safe to send it again with the same id.
    """

    id: str
    code: str
    reason: str = ""
    clause: str = ""
    detail: str = ""


class Malformed(_FromServer, frozen=True, tag="malformed"):
    """The message could not be decoded; `problem` says what is wrong and where."""

    problem: str


class Closing(_FromServer, frozen=True, tag="closing"):
    """The server is closing the connection; after `shutting_down`, reconnect later."""

    reason: str


class Pong(_FromServer, frozen=True, tag="pong"):
    """The reply to a ping."""

    id: str


class Preview(_FromServer, frozen=True, tag="preview"):
    """The effect of a previewed action, with `reason` and `clause` if the rules refuse it now.

    `effect` is null if the action has no effect to show.
    """

    id: str
    reason: str
    clause: str
    effect: AnyEffect | None


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Check that the server still responds."""

    id: commands.Id


class Refresh(
    msgspec.Struct, frozen=True, tag_field="type", tag="refresh", forbid_unknown_fields=True
):
    """Ask for a snapshot."""


class AskPreview(
    msgspec.Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True
):
    """Ask what an action of your seat would do and whether it is legal now, without playing it.

    Only in games whose previews reveal nothing hidden, such as Monopoly.
    """

    do: commands.Notation
    id: commands.Id


FromServer = Snapshot | Update | Presence | Done | Refusal | Preview | Malformed | Closing | Pong
FromClient = commands.Command | Ping | Refresh | AskPreview

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode(message: FromServer) -> bytes:
    """Return a message as JSON text in UTF-8."""
    return _encoder.encode(message)


def decode(text: str | bytes) -> FromClient:
    """Return a client's message; raise msgspec.DecodeError, with the position, if it is invalid."""
    return _decoder.decode(text)
