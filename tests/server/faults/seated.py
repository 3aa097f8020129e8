"""Somebody at a table of a server that runs in this process, with one connection."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from benchmarks.load_clients import chosen

from ..serving import Server, heard

Message = dict[str, Any]


class Seated:
    """A player, with what he was told so far."""

    def __init__(
        self, server: Server, client: httpx.Client, table: str, *, stack: ExitStack
    ) -> None:
        self._server = server
        self._stack = stack
        self.client = client
        self.table_id = table
        self.socket: ClientConnection = stack.enter_context(server.connected(client, table))
        self.table: Message = {}
        self.view: Message = {}
        self.hear("snapshot")

    def back(self, server: Server | None = None) -> Seated:
        """The same player on another connection, perhaps to another server."""
        return Seated(server or self._server, self.client, self.table_id, stack=self._stack)

    def hear(self, *kinds: str) -> Message:
        """The next message of some kind; what comes before is taken note of."""
        while True:
            message = heard(self.socket)
            if message["type"] in ("snapshot", "update"):
                self.table |= message["table"]
                self.view |= message["view"] or {}
            if message["type"] in kinds:
                return message

    def hear_until(self, n: int) -> None:
        while self.table["n"] < n:
            self.hear("snapshot", "update")

    def send(self, command: Message) -> None:
        self.socket.send(json.dumps(command))

    def told(self, command: Message) -> Message:
        """The answer to a command."""
        self.send(command)
        return self.hear("done", "refused", "malformed")

    def decision(self, command_id: str) -> Message:
        """A legal answer to what this seat is asked."""
        action, decision = chosen(self.view), self.table["decision"]
        assert action is not None
        return {"type": "do", "id": command_id, "do": [action], "decision": decision}

    @property
    def is_asked(self) -> bool:
        return bool(self.view.get("prompt"))
