"""Processes are killed at random moments during play; no acknowledged command is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from .evidence import check_everything
from .players import Evening
from .processes import ServerProcess, running_processes
from .tables import ACQUIRE, MONOPOLY, WITH_BOTS

LONGEST_SOAK = 1800.0


async def kill_repeatedly(servers: list[ServerProcess], evening: Evening, *, rounds: int) -> None:
    """Repeatedly kill one of the processes during play; play continues each time."""
    for _ in range(rounds):
        await evening.wait_for_progress()
        await asyncio.sleep(random.uniform(0, 0.5))
        victim = random.choice(servers)
        victim.kill()
        if len(servers) > 1:
            await evening.wait_for_progress()
        await victim.start()
    await evening.wait_for_progress()


async def survive(database: str, folder: Path, *, processes: int, rounds: int, tables: int) -> None:
    async with running_processes(database, folder, *processes * [()]) as servers:
        evening = Evening([server.url for server in servers], pause=0.03 / tables)
        await evening.begin(*(tables * [ACQUIRE, MONOPOLY]), WITH_BOTS)
        try:
            await kill_repeatedly(servers, evening, rounds=rounds)
            await evening.finish()
        finally:
            await evening.leave()
    assert evening.troubles.total() >= rounds
    await check_everything(evening, database, folder)


@pytest.mark.slow
async def test_a_killed_process_loses_no_acknowledged_command_in_sqlite(
    sqlite_path: Path, tmp_path: Path
) -> None:
    await survive(f"sqlite:{sqlite_path}", tmp_path, processes=1, rounds=2, tables=1)


@pytest.mark.slow
async def test_a_killed_process_loses_no_acknowledged_command_in_postgresql(
    postgres_url: str, tmp_path: Path
) -> None:
    await survive(postgres_url, tmp_path, processes=2, rounds=2, tables=1)


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2])
def test_many_kills_lose_nothing(
    database_url: str, tmp_path: Path, processes: int, runner: asyncio.Runner
) -> None:
    work = survive(database_url, tmp_path, processes=processes, rounds=60, tables=5)
    runner.run(asyncio.wait_for(work, LONGEST_SOAK))
