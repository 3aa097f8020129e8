"""Readers of a table: the messages each person's connection would receive."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnate.play import log_entries
from magnate.play.log_entries import LogEntry
from magnate.play.table import Table
from magnate.server.network.protocol import FromServer, encode
from magnate.server.tables.listener import Listener
from magnate.server.tables.moment import Moment, News
from magnate.server.tables.room import _PLAY, _RESENT

NOW = 0.0
DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


class Reader:
    """A connection that reads everything at once; a spectator if the person has no seat."""

    def __init__(self, who: str, table: Table) -> None:
        self.who = who
        self._listener = Listener(who)
        self._take(self._snapshot(table))

    def _snapshot(self, table: Table) -> str:
        snapshot = self._listener.snapshot(Moment(table), now=NOW, connected=())
        return checked(encode(snapshot)).decode()

    def _take(self, snapshot: str) -> None:
        self.first: str = snapshot
        known = json.loads(snapshot)
        self.table: dict[str, Any] = known["table"]
        self.view: dict[str, Any] | None = known["view"]
        self.chat: list[Any] = known["chat"]

    def receive(self, table: Table, made: Sequence[LogEntry]) -> str:
        """Return what a room sends to this reader after new log entries."""
        private = all(isinstance(entry, log_entries.PRIVATE) for entry in made)
        if private and self.who not in {entry.who for entry in made}:
            return ""
        ends = table.is_done and any(isinstance(entry, _PLAY) for entry in made)
        resend = ends or any(isinstance(entry, _RESENT) for entry in made)
        self._listener.happened(News(Moment(table), now=NOW), resend=resend)
        update = self._listener.next()
        if update is None:
            self._take(self._snapshot(table))
            return self.first
        self._change(json.loads(checked(update)))
        return update.decode()

    def _change(self, update: dict[str, Any]) -> None:
        """Apply an update as a client does."""
        assert update["type"] == "update"
        self.table |= update["table"]
        self.chat += update["chat"]
        if self.view is not None:
            log = self.view["log"] + update["view"].get("log", [])
            self.view |= {**update["view"], "log": log}


def checked(message: bytes) -> bytes:
    """Return a message after checking that it is what the types of the protocol say."""
    assert encode(DECODER.decode(message)) == message
    return message
