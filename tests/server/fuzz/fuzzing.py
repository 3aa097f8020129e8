"""Hostile clients at a server's tables, and checks of every response they get."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from magnate.play.command_errors import RefusalCode
from magnate.play.log_entries import LogEntry
from magnate.play.table import Table
from magnate.server.network.protocol import Refresh, decode
from magnate.server.network.remote_bot import socket_address
from magnate.server.site import SiteBots

from ..faults.evidence import sight_of
from ..faults.players import Person, connected, digest_of
from .hostile import MOST_REMEMBERED, Hostile
from .leaks import check_secrets, hidden_tiles, limits_in, tiles_in

Message = dict[str, Any]

BATCH = 40
CODES = {*RefusalCode, "busy", "storage_full", "storage_unavailable", "not_welcome"}
LONGEST_BATCH = 60.0


@dataclass(frozen=True)
class Received:
    """What a message revealed about a table after `n` of its entries."""

    n: int
    text: str
    digest: bytes
    tiles: frozenset[str]


@dataclass
class Intruder:
    """A person at one table who sends anything and checks what comes back."""

    person: Person
    table_id: str
    hostile: Hostile
    secrets: Sequence[str]
    seed: str
    table: Message = field(default_factory=dict)
    view: Message = field(default_factory=dict)
    received: list[Received] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    batches: int = 0
    sent: str = ""  # in this batch
    limits: set[str] = field(default_factory=set)  # of this person's own orders

    @property
    def is_done(self) -> bool:
        return self.table.get("status") in ("over", "ended")

    async def intrude(self, url: str, *, batches: int) -> None:
        """Send batches of messages over one connection and check every response."""
        async with connected(socket_address(url, self.table_id), self.person) as socket:
            self.receive(str(await socket.recv()))
            for _ in range(batches):
                async with asyncio.timeout(LONGEST_BATCH), asyncio.TaskGroup() as group:
                    answered = group.create_task(self._answered(socket))
                    expected = await self._send(socket)
                assert answered.result() == expected

    async def _send(self, socket: ClientConnection) -> int:
        """Send some messages and a final ping; return the number of responses expected."""
        self.batches += 1
        self.sent = ""
        expected = 0
        for _ in range(BATCH):
            text = self.hostile.text(self.table, self.view)
            self.sent += text
            self.limits |= limits_in(text)
            expected += not is_refresh(text)
            await socket.send(text)
            await asyncio.sleep(0)  # updates that arrive meanwhile inform the next message
        await socket.send(json.dumps({"type": "ping", "id": f"end-{self.batches}"}))
        return expected

    async def _answered(self, socket: ClientConnection) -> int:
        """Return the number of responses before the one to the final message."""
        answered = 0
        while True:
            message = self.receive(str(await socket.recv()))
            if message == {"type": "pong", "id": f"end-{self.batches}"}:
                return answered
            answered += message["type"] not in ("snapshot", "update", "presence")

    def receive(self, text: str) -> Message:
        """Check a message and note what it revealed."""
        message: Message = msgspec.json.decode(text)
        self.answers[str(message.get("code", message["type"]))] += 1
        match message["type"]:
            case "snapshot":
                self.table, self.view = message["table"], message["view"] or {}
            case "update":
                self.table |= message["table"]
                self.view |= message["view"] or {}
            case "malformed":
                assert message["problem"]
            case "refused":
                assert message["code"] in CODES
                assert message["reason"] or message["code"] != "illegal"
            case kind:
                assert kind in ("done", "pong", "presence", "preview")
        self._check(text, message)
        return message

    def _check(self, text: str, message: Message) -> None:
        secrets = self.secrets if self.is_done else [self.seed, *self.secrets]
        check_secrets(text, secrets, own_limits=self.limits)
        if message["type"] in ("snapshot", "update"):
            shown = {name: part for name, part in message.items() if name != "chat"}
            tiles = tiles_in(json.dumps(shown))
            digest = digest_of(self.table, self.view)
        elif self.table:
            tiles, digest = (
                tiles_in(text) - tiles_in(self.sent),
                b"",
            )  # a response may quote the request
        else:
            return
        if tiles or digest:
            self.received.append(Received(self.table["n"], text, digest, tiles))


def is_refresh(text: str) -> bool:
    """Return whether the only response to a message is a snapshot."""
    try:
        return isinstance(decode(text), Refresh)
    except (msgspec.DecodeError, RecursionError):
        return False


def check_received(intruders: list[Intruder], log: list[LogEntry]) -> None:
    """Replay a table's log; check that everyone was sent what it shows them, and no hidden tile.

    Private entries leave the number as it is, so several states may have the same one.
    """
    noted = [{received.n for received in intruder.received} for intruder in intruders]
    true = defaultdict[tuple[int, int], set[bytes]](set)
    hidden: dict[tuple[int, int], frozenset[str]] = {}
    for table in states(intruders[0].table_id, log):
        for each, intruder in enumerate(intruders):
            if table.n in noted[each]:
                who = intruder.person.id
                true[each, table.n].add(sight_of(table, who))
                hidden[each, table.n] = hidden_tiles(table, who)
    for each, intruder in enumerate(intruders):
        for received in intruder.received:
            hidden_ones = received.tiles & hidden[each, received.n]
            assert not hidden_ones, f"{hidden_ones} left the server: {received.text}"
            assert not received.digest or received.digest in true[each, received.n], received.text


def states(table_id: str, log: list[LogEntry]) -> Iterator[Table]:
    """Yield the table after each of its entries; it is the same object each time."""
    table = Table.of(table_id, log[:1], SiteBots())
    yield table
    for entry in log[1:]:
        table.apply(entry)
        yield table


def intruders_at(
    table_id: str, people: Sequence[Person], *, seed: str, rng: random.Random
) -> list[Intruder]:
    """Return hostile people at a table; `seed` is that of its game."""
    received = deque[str](maxlen=MOST_REMEMBERED)
    secrets = [secret for person in people for secret in (person.token, person.id)]
    return [
        Intruder(
            person,
            table_id,
            Hostile(random.Random(rng.random()), number, received),
            secrets=secrets,
            seed=seed,
        )
        for number, person in enumerate(people, 1)
    ]
