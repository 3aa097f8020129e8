"""The clients of benchmarks/load.py: four players at each of many tables, a socket for each."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from typing_extensions import override

from benchmarks.load_sockets import LoadSocket, Message
from magnate.chance import nonce_commitment
from magnate.server.network.remote_bot import ask

SEATS: Final = 4
EDITIONS: Final = {"acquire": "classic", "monopoly": "brazil"}
AT_ONCE: Final = 8
SOME_KINDS: Final = ("refused", "malformed", "closing")


class Crowd:
    """All tables and their players."""

    def __init__(self, url: str, *, tables: int, rate: float) -> None:
        self.url = url
        self.pause = 1 / rate
        self._count = tables
        self._tables: list[CrowdTable] = []
        self._people: list[str] = []
        self.problems: list[str] = []
        self.arrivals: list[float] | None = None

    async def open(self, on_table: Callable[[], object]) -> None:
        """Open all tables and seat their players."""
        for n in range(SEATS):
            guest = {"name": f"P{n}", "language": "en"}
            self._people.append((await ask(self.url, "/api/guests", body=guest))["token"])
        self._tables = [CrowdTable(self, number) for number in range(self._count)]
        gate = asyncio.Semaphore(AT_ONCE)

        async def opened(table: CrowdTable) -> None:
            async with gate:
                await table.open(self._people)
                on_table()

        await asyncio.gather(*map(opened, self._tables))

    async def connect(self) -> None:
        """Connect all players."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def connected(table: CrowdTable) -> None:
            async with gate:
                await table.connect()

        await asyncio.gather(*map(connected, self._tables))

    def begin(self) -> None:
        """Start playing at all tables."""
        for table in self._tables:
            table.begin()

    def start_counting(self) -> None:
        """Start recording how long decisions take to arrive."""
        self.arrivals = []

    def stop_counting(self) -> list[float]:
        """Return the seconds from each decision to its arrival at each seat."""
        arrivals, self.arrivals = self.arrivals or [], None
        return arrivals

    def leave(self) -> None:
        """Close all connections."""
        for table in self._tables:
            table.leave()


async def seated(url: str, settings: dict[str, Any], people: Sequence[str]) -> str:
    """Open a table for people with these tokens; if it is full, they reveal their nonces."""
    nonces = [secrets.token_hex(16) for _ in people]
    commitments = [nonce_commitment(nonce) for nonce in nonces]
    body = {"settings": settings, "commitment": commitments[0]}
    table = (await ask(url, "/api/tables", token=people[0], body=body))["table"]
    path = f"/api/tables/{table['summary']['table']}"
    for token, commitment in zip(people[1:], commitments[1:], strict=True):
        table = await ask(url, f"{path}/join", token=token, body={"commitment": commitment})
    if table["start"]["revealing"]:
        for token, nonce in zip(people, nonces, strict=True):
            await ask(url, f"{path}/reveal", token=token, body={"nonce": nonce})
    return str(table["summary"]["table"])


class CrowdTable:
    """One table: four sockets, and a clock that makes the seat to act decide."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._number = number
        self._game = "monopoly" if number % 2 else "acquire"
        self._seats: list[Seat] = []
        self._sent: dict[int, float] = {}  # when each decision was sent
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def open(self, people: list[str]) -> None:
        """Open the table and seat the players."""
        url, edition = self._crowd.url, EDITIONS[self._game]
        settings = {"game": self._game, "edition": edition, "seats": [None] * SEATS}
        table = await seated(url, settings, people)
        path = f"/api/tables/{table}/socket"
        self._seats = [Seat(self, url, path, token) for token in people]

    async def connect(self) -> None:
        """Connect the players."""
        for seat in self._seats:
            await seat.connect()

    def begin(self) -> None:
        """Start deciding, once per pause."""
        self._due = asyncio.get_running_loop().time() + random.random() * self._crowd.pause
        self._wait()

    def leave(self) -> None:
        """Close the connections."""
        if self._timer is not None:
            self._timer.cancel()
        for seat in self._seats:
            seat.close()

    def note_arrival(self, decision: int, now: float) -> None:
        """Note that a seat knows that a decision was taken."""
        if self._crowd.arrivals is not None:
            self._crowd.arrivals.append(now - self._sent[decision])

    def note_problem(self, text: str) -> None:
        """Note what should not happen."""
        self._crowd.problems.append(f"table {self._number}: {text}")

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_at(self._due, self._decide)
        self._due += self._crowd.pause

    def _decide(self) -> None:
        """Decide for the seat to act, unless its decision is still on its way."""
        self._wait()
        for seat in self._seats:
            decision = seat.decision
            if seat.prompt is not None and decision not in self._sent:
                action = chosen(self._game, msgspec.json.decode(seat.prompt))
                command = {"type": "do", "id": f"d{decision}", "do": [action]}
                self._sent[decision] = time.perf_counter()
                seat.send(msgspec.json.encode({**command, "decision": decision}))
                return


class Seat(LoadSocket):
    """The socket of one player: the table's decision, and the prompt if they are to act."""

    def __init__(self, table: CrowdTable, url: str, path: str, token: str) -> None:
        super().__init__(url, path, token)
        self._table = table
        self.decision = -1
        self.prompt: bytes | None = None

    @override
    def heard(self, message: Message, text: bytes) -> None:
        if message.table is not None:
            before, now = self.decision, message.table.decision
            if now >= 0:
                self.decision = now
            if message.view is not None and (prompt := bytes(message.view.prompt)):
                self.prompt = None if prompt == b"null" else prompt
            if message.type == "update" and now not in (-1, before):
                self._table.note_arrival(before, time.perf_counter())
        elif message.type in SOME_KINDS:
            self._table.note_problem(text.decode())

    @override
    def lost(self, why: str) -> None:
        self._table.note_problem(why)


def chosen(game: str, prompt: dict[str, Any]) -> str:
    """Return a legal action for the seat that is asked."""
    return _acquire(prompt) if game == "acquire" else _monopoly(prompt)


def _acquire(prompt: dict[str, Any]) -> str:
    kind = prompt["kind"]
    if kind == "place":
        legal = [each["tile"] for each in prompt["placements"] if each["kind"] != "illegal"]
        return f"place {random.choice(legal)}" if legal else "skip"
    if kind in ("found", "survivor", "acquire"):
        return f"{kind} {prompt['chains'][0]}"
    return {"dispose": "keep", "buy": "buy none", "replace": "replace none"}[kind]


def _monopoly(prompt: dict[str, Any]) -> str:
    kind = prompt["kind"]
    if kind == "roll":
        ways = prompt.get("ways", ["roll"])
        return "roll" if "roll" in ways else "pay"
    if kind == "buy":
        return "buy" if prompt.get("cash", 0) >= prompt["amount"] else "decline"
    if kind == "debt":
        means = prompt.get("cash", 0) + prompt.get("can_raise", 0)
        return "raise" if means >= prompt["amount"] else "bankrupt"
    if kind == "place":
        return f"place {prompt['lots'][0]}"
    return {"bid": "pass", "transfer": "keep", "tax": "tax flat", "request": "request none"}[kind]
