"""The clients of benchmarks/load.py: four players at each of many tables, a socket for each."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from magnate.server.network.remote_bot import ask, socket_address

SEATS = 4
EDITIONS = {"acquire": "classic", "monopoly": "brazil"}
AT_ONCE = 8
NONCE = "0123456789abcdef"


class Crowd:
    """All tables and their players."""

    def __init__(self, urls: list[str], *, tables: int, rate: float) -> None:
        self._urls = urls
        self._pause = 1 / rate
        self._count = tables
        self._tables: list[CrowdTable] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._people: list[str] = []
        self.problems: list[str] = []
        self.arrivals: list[float] | None = None

    async def gather(self, on_table: Callable[[], object]) -> None:
        """Open all tables and connect their players."""
        self._people = [
            (await ask(self._urls[0], "/api/guests", body={"name": f"P{n}", "language": "en"}))[
                "token"
            ]
            for n in range(SEATS)
        ]
        gate = asyncio.Semaphore(AT_ONCE)

        async def opened(number: int) -> CrowdTable:
            async with gate:
                table = CrowdTable(self, number)
                await table.open(self._urls, self._people)
                on_table()
                return table

        self._tables = list(await asyncio.gather(*map(opened, range(self._count))))

    def begin(self) -> None:
        """Start playing at all tables."""
        for table in self._tables:
            self._tasks += [asyncio.create_task(work) for work in table.work(self._pause)]

    def start_counting(self) -> None:
        """Start recording how long decisions take to arrive."""
        self.arrivals = []

    def stop_counting(self) -> list[float]:
        """Return the seconds from each decision to its arrival at each seat."""
        arrivals, self.arrivals = self.arrivals or [], None
        return arrivals

    async def leave(self) -> None:
        """Close all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables:
            for connection in table.sockets:
                await connection.close()


class CrowdTable:
    """One table: four sockets, and a clock that makes the seat to act decide."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._number = number
        self.sockets: list[ClientConnection] = []
        self._views: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self._states: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self._sent: dict[int, float] = {}  # when each decision was sent

    async def open(self, urls: list[str], people: list[str]) -> None:
        """Open the table, seat the players, and connect them to the servers in turn."""
        game = "monopoly" if self._number % 2 else "acquire"
        settings = {"game": game, "edition": EDITIONS[game], "seats": [None] * SEATS}
        body = {"settings": settings, "nonce": NONCE}
        opened = await ask(urls[0], "/api/tables", token=people[0], body=body)
        table = opened["table"]["summary"]["table"]
        for token in people[1:]:
            path = f"/api/tables/{table}/join"
            await ask(urls[0], path, token=token, body={"nonce": NONCE})
        for seat, token in enumerate(people):
            url = urls[(self._number + seat) % len(urls)]
            headers = {"authorization": f"Bearer {token}"}
            self.sockets.append(
                await connect(
                    socket_address(url, table),
                    additional_headers=headers,
                    max_size=2**22,
                    compression=None,
                    ping_interval=None,
                )
            )

    def work(self, pause: float) -> list[Coroutine[Any, Any, None]]:
        """Return the tasks that play at the table."""
        return [*(self._read(seat) for seat in range(SEATS)), self._decide(pause)]

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            self._receive(seat, msgspec.json.decode(text), now)
        self._crowd.problems.append(f"table {self._number}: seat {seat + 1} was disconnected")

    def _receive(self, seat: int, message: dict[str, Any], now: float) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self._states[seat], self._views[seat] = message["table"], message["view"] or {}
        elif kind == "update":
            before = self._states[seat]["decision"]
            self._states[seat] |= message["table"]
            self._views[seat] |= message["view"] or {}
            if self._states[seat]["decision"] != before and self._crowd.arrivals is not None:
                self._crowd.arrivals.append(now - self._sent[before])
        elif kind in ("refused", "malformed", "closing"):
            self._crowd.problems.append(f"table {self._number}: {json.dumps(message)}")

    async def _decide(self, pause: float) -> None:
        """Decide for the seat to act, once per pause."""
        due = time.perf_counter() + random.random() * pause
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause
            for seat in range(SEATS):
                action = chosen(self._views[seat])
                if action is not None and self._states[seat]["decision"] not in self._sent:
                    await self._send(seat, action)
                    break

    async def _send(self, seat: int, action: str) -> None:
        decision = self._states[seat]["decision"]
        command = {"type": "do", "id": f"d{decision}", "do": [action], "decision": decision}
        self._sent[decision] = time.perf_counter()
        await self.sockets[seat].send(json.dumps(command))


def chosen(view: dict[str, Any]) -> str | None:
    """Return a legal action for the seat of a view, or None if it is not to act."""
    prompt = view.get("prompt")
    if prompt is None:
        return None
    return _acquire(prompt) if view["game"] == "acquire" else _monopoly(prompt)


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
