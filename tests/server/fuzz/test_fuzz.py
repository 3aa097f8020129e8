"""Malformed, replayed, untimely and unauthorised messages: no crash, no wrong state, no leak."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks.load_clients import seated
from magnate.play import log_entries
from magnate.server.database import Database, open_database
from magnate.server.network.remote_bot import ask

from ..faults.evidence import log_of
from ..faults.players import Person, new_person
from ..faults.processes import ServerProcess, running_processes
from .fuzzing import BATCH, Intruder, check_received, intruders_at

SHORT, LONG, LONG_IN_POSTGRESQL = 3_000, 200_000, 50_000
LONGEST_RUN = 3600.0
MOST_MEGABYTES = 400.0
PEOPLE = 4  # at a table with three seats the last person watches

Settings = dict[str, Any]

TABLES: tuple[Settings, ...] = (
    {
        "game": "acquire",
        "edition": "classic",
        "options": {"holdings_visibility": "hidden"},
        "seats": [None, None, None],
    },
    {"game": "monopoly", "edition": "brazil", "seats": [None, None, None]},
    {
        "game": "monopoly",
        "edition": "official",
        "options": {"round_limit": 40},
        "seats": [None, None, "random"],
        "clock": {"kind": "live", "seconds": 3600, "claim_time": 0, "hold_time": 1},
    },
    # The game does not start until the last seats are taken.
    {"game": "acquire", "edition": "classic", "seats": [None, None, None, None, None, None]},
)


class Siege:
    """Hostile people at some tables; a finished table is replaced by a new one."""

    def __init__(self, server: ServerProcess, database: Database, *, seed: str) -> None:
        self._server = server
        self._database = database
        self._rng = random.Random(seed)
        self._people: list[Person] = []
        self._tables: list[list[Intruder]] = []
        self.sent = 0
        self.answers: Counter[str] = Counter()

    async def begin(self) -> None:
        url = self._server.url
        self._people = [await new_person(url, f"Intruder {n}") for n in range(PEOPLE)]
        self._tables = [await self._opened(settings) for settings in TABLES]

    async def _opened(self, settings: Settings) -> list[Intruder]:
        people = self._people[: min(3, settings["seats"].count(None))]
        table = await seated(self._server.url, settings, [person.token for person in people])
        seed = await seed_of(self._database, table)
        return intruders_at(table, self._people, seed=seed, rng=self._rng)

    async def attack(self, *, batches: int) -> None:
        """Let everyone send at once, then check the server."""
        everybody = [intruder for table in self._tables for intruder in table]
        async with asyncio.TaskGroup() as group:
            for intruder in everybody:
                group.create_task(intruder.intrude(self._server.url, batches=batches))
        self.sent += len(everybody) * batches * BATCH
        for place, table in enumerate(self._tables):
            await self._check(table)
            if all(intruder.is_done for intruder in table):
                self._tables[place] = await self._opened(TABLES[place])

    async def _check(self, table: list[Intruder]) -> None:
        check_received(table, await log_of(self._database, table[0].table_id))
        for intruder in table:
            intruder.received.clear()
            self.answers.update(intruder.answers)
            intruder.answers.clear()
        assert self._server.is_alive
        assert self._server.megabytes < MOST_MEGABYTES
        assert (await ask(self._server.url, "/healthz"))["status"] == "ok"


async def seed_of(database: Database, table: str) -> str:
    opened = (await log_of(database, table))[0]
    assert isinstance(opened, log_entries.Opened)
    return opened.seed


async def besiege(database_url: str, folder: Path, *, messages: int, seed: str) -> None:
    """Let hostile people send messages, and check that legitimate ones are still answered."""
    async with running_processes(database_url, folder) as [server]:
        database = await open_database(database_url)
        try:
            siege = Siege(server, database, seed=seed)
            await siege.begin()
            while siege.sent < messages:
                await siege.attack(batches=min(10, 1 + messages // 1000))
        finally:
            await database.close()
    print(siege.sent, siege.answers)
    check_variety(siege.answers)


def check_variety(answers: Counter[str]) -> None:
    """Check that messages reached the tables and were not all refused for the same reason."""
    expected: Sequence[str] = ("malformed", "done", "illegal", "stale", "not_an_action", "pong")
    assert all(answers[each] for each in expected), answers


@pytest.mark.slow
async def test_some_thousand_hostile_messages_do_no_harm(sqlite_path: Path, tmp_path: Path) -> None:
    await besiege(f"sqlite:{sqlite_path}", tmp_path, messages=SHORT, seed="short")


@pytest.mark.soak
def test_hundreds_of_thousands_of_hostile_messages_do_no_harm(
    sqlite_path: Path, tmp_path: Path, runner: asyncio.Runner
) -> None:
    seed = str(random.random())
    work = besiege(f"sqlite:{sqlite_path}", tmp_path, messages=LONG, seed=seed)
    runner.run(asyncio.wait_for(work, LONGEST_RUN))


@pytest.mark.soak
def test_many_hostile_messages_do_no_harm_in_postgresql(
    postgres_url: str, tmp_path: Path, runner: asyncio.Runner
) -> None:
    seed = str(random.random())
    work = besiege(postgres_url, tmp_path, messages=LONG_IN_POSTGRESQL, seed=seed)
    runner.run(asyncio.wait_for(work, LONGEST_RUN))
