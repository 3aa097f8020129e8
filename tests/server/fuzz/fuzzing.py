"""Hostile people at the tables of a server, and what must be true of every answer they get."""

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

from magnate.play.command_errors import Refused
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
CODES = {*Refused, "busy", "storage_full", "storage_unavailable", "not_welcome"}
LONGEST_BATCH = 60.0


@dataclass(frozen=True)
class Heard:
    """What a message said about a table after `n` of its entries."""

    n: int
    text: str
    digest: bytes
    tiles: frozenset[str]


@dataclass
class Intruder:
    """A person at one table, who sends anything and notes what comes back."""

    person: Person
    table_id: str
    hostile: Hostile
    secrets: Sequence[str]
    seed: str
    table: Message = field(default_factory=dict)
    view: Message = field(default_factory=dict)
    heard: list[Heard] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    batches: int = 0
    sent: str = ""  # in this batch
    limits: set[str] = field(default_factory=set)  # of the orders this one gave

    @property
    def is_done(self) -> bool:
        return self.table.get("status") in ("over", "ended")

    async def intrude(self, url: str, *, batches: int) -> None:
        """Send batches of messages over one connection, and check all that is answered."""
        async with connected(socket_address(url, self.table_id), self.person) as socket:
            self.hear(str(await socket.recv()))
            for _ in range(batches):
                async with asyncio.timeout(LONGEST_BATCH), asyncio.TaskGroup() as group:
                    answered = group.create_task(self._answered(socket))
                    expected = await self._send(socket)
                assert answered.result() == expected

    async def _send(self, socket: ClientConnection) -> int:
        """Send some messages and a last one; return how many answers there must be."""
        self.batches += 1
        self.sent = ""
        expected = 0
        for _ in range(BATCH):
            text = self.hostile.text(self.table, self.view)
            self.sent += text
            self.limits |= limits_in(text)
            expected += not is_refresh(text)
            await socket.send(text)
            await asyncio.sleep(0)  # what comes meanwhile is for the next message
        await socket.send(json.dumps({"type": "ping", "id": f"end-{self.batches}"}))
        return expected

    async def _answered(self, socket: ClientConnection) -> int:
        """Return how many answers came before that to the last message."""
        answered = 0
        while True:
            message = self.hear(str(await socket.recv()))
            if message == {"type": "pong", "id": f"end-{self.batches}"}:
                return answered
            answered += message["type"] not in ("snapshot", "update", "presence")

    # What comes back

    def hear(self, text: str) -> Message:
        """Take note of a message after it was found in order."""
        message: Message = msgspec.json.decode(text)
        self.answers[str(message.get("code", message["type"]))] += 1
        match message["type"]:
            case "snapshot":
                self.table, self.view = message["table"], message["view"] or {}
            case "update":
                self.table |= message["table"]
                self.view |= message["view"]
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
            told = {name: part for name, part in message.items() if name != "chat"}
            tiles = tiles_in(json.dumps(told))
            digest = digest_of(self.table, self.view)
        elif self.table:
            tiles, digest = tiles_in(text) - tiles_in(self.sent), b""  # an answer may quote
        else:
            return
        if tiles or digest:
            self.heard.append(Heard(self.table["n"], text, digest, tiles))


def is_refresh(text: str) -> bool:
    """Tell whether a message is answered by a snapshot alone."""
    try:
        return isinstance(decode(text), Refresh)
    except (msgspec.DecodeError, RecursionError):
        return False


def check_heard(intruders: list[Intruder], log: list[LogEntry]) -> None:
    """Replay a table's log and check that everyone heard what it gives them, and no hidden tile.

    Private entries leave the number as it is, so several states may have the same one.
    """
    noted = [{heard.n for heard in intruder.heard} for intruder in intruders]
    true = defaultdict[tuple[int, int], set[bytes]](set)
    hidden: dict[tuple[int, int], frozenset[str]] = {}
    for table in states(intruders[0].table_id, log):
        for each, intruder in enumerate(intruders):
            if table.n in noted[each]:
                who = intruder.person.id
                true[each, table.n].add(sight_of(table, who))
                hidden[each, table.n] = hidden_tiles(table, who)
    for each, intruder in enumerate(intruders):
        for heard in intruder.heard:
            hidden_ones = heard.tiles & hidden[each, heard.n]
            assert not hidden_ones, f"{hidden_ones} left the server: {heard.text}"
            assert not heard.digest or heard.digest in true[each, heard.n], heard.text


def states(table_id: str, log: list[LogEntry]) -> Iterator[Table]:
    """Yield the table after each of its entries; it is one table that moves on."""
    table = Table.of(table_id, log[:1], SiteBots())
    yield table
    for entry in log[1:]:
        table.apply(entry)
        yield table


def intruders_at(
    table_id: str, people: Sequence[Person], *, seed: str, rng: random.Random
) -> list[Intruder]:
    """Return hostile people at a table; `seed` is that of its game."""
    heard = deque[str](maxlen=MOST_REMEMBERED)
    secrets = [secret for person in people for secret in (person.token, person.id)]
    return [
        Intruder(
            person,
            table_id,
            Hostile(random.Random(rng.random()), number, heard),
            secrets=secrets,
            seed=seed,
        )
        for number, person in enumerate(people, 1)
    ]
