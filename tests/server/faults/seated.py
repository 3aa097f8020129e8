"""A player at a table of a server in this process, with one connection."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from ..serving import Server, answer_in, received

Message = dict[str, Any]


class Seated:
    """A player and the state they were sent so far."""

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
        self.receive("snapshot")

    def back(self, server: Server | None = None) -> Seated:
        """The same player on another connection, perhaps to another server."""
        return Seated(server or self._server, self.client, self.table_id, stack=self._stack)

    def receive(self, *kinds: str) -> Message:
        """Return the next message of one of these types, processing those before it."""
        while True:
            message = received(self.socket)
            if message["type"] in ("snapshot", "update"):
                self.table |= message["table"]
                self.view |= message["view"] or {}
            if message["type"] in kinds:
                return message

    def receive_until(self, n: int) -> None:
        while self.table["n"] < n:
            self.receive("snapshot", "update")

    def send(self, command: Message) -> None:
        self.socket.send(json.dumps(command))

    def response_to(self, command: Message) -> Message:
        """Return the response to a command."""
        self.send(command)
        return self.receive("done", "refused", "malformed")

    def decision(self, command_id: str) -> Message:
        """Return a legal decision for this seat's prompt."""
        action, decision = answer_in(self.view), self.table["decision"]
        assert action is not None
        return {"type": "do", "id": command_id, "do": [action], "decision": decision}

    @property
    def is_asked(self) -> bool:
        return bool(self.view.get("prompt"))
