"""Two processes on one PostgreSQL: one dies while it drives bots, or its clock is wrong."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest

from magnate.play.table import Table
from magnate.server.database import Database, open_database
from magnate.server.network.remote_bot import ask
from magnate.server.site import SiteBots

from .evidence import check_everything, log_of
from .players import Evening, Person, connected, new_person
from .processes import ServerProcess, running_processes
from .tables import ACQUIRE, MONOPOLY, WITH_BOTS

HOUR = 3600
TAKES_OVER_WITHIN = 30.0  # about 12 on an idle machine
BOTS_ONLY = {"game": "monopoly", "edition": "official", "seats": ["random", "random", "random"]}
DAYS = {**MONOPOLY, "clock": {"kind": "days", "days": 2}}


async def bots_play(server: ServerProcess, host: Person) -> str:
    """A table of bots, opened at a server."""
    body = {"settings": BOTS_ONLY, "sit": False}
    opened = await ask(server.url, "/api/tables", token=host.token, body=body)
    return str(opened["table"]["summary"]["table"])


def socket_of(server: ServerProcess, table: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


async def grown(database: Database, table: str, *, by: int = 3) -> float:
    """Wait until bots have moved and return the time it took."""
    began, rows = time.monotonic(), len(await log_of(database, table))
    async with asyncio.timeout(TAKES_OVER_WITHIN):
        while len(await log_of(database, table)) < rows + by:
            await asyncio.sleep(0.1)
    return time.monotonic() - began


async def take_over(database_url: str, folder: Path, *, kill: bool) -> None:
    database = await open_database(database_url)
    slowly = ("--bot-delay", "0.1")
    try:
        async with running_processes(database_url, folder, slowly, slowly) as [first, second]:
            host = await new_person(first.url, "Ann")
            table = await bots_play(first, host)
            async with connected(socket_of(first, table), host):
                await grown(database, table)
                # Watched at both, because a table with only bots stands idle otherwise.
                async with connected(socket_of(second, table), host):
                    await first.stop() if not kill else first.kill()
                    await grown(database, table)
            assert second.is_alive
            assert Table.of(table, await log_of(database, table), SiteBots()).status == "running"
    finally:
        await database.close()


@pytest.mark.slow
async def test_another_process_drives_the_bots_of_a_killed_one(
    postgres_url: str, tmp_path: Path
) -> None:
    await take_over(postgres_url, tmp_path, kill=True)


@pytest.mark.slow
async def test_another_process_drives_the_bots_of_a_stopped_one(
    postgres_url: str, tmp_path: Path
) -> None:
    await take_over(postgres_url, tmp_path, kill=False)


async def play_with_clocks(database_url: str, folder: Path, *, ahead: int, jump: int) -> None:
    """Play on two processes whose clocks differ; one of the clocks jumps during play."""
    wrong = ("--clock", str(ahead))
    async with running_processes(database_url, folder, (), wrong) as servers:
        evening = Evening([server.url for server in servers])
        await evening.begin(ACQUIRE, DAYS, WITH_BOTS)
        try:
            await evening.wait_for_progress(by=50)
            await servers[0].obey(f"clock {jump}")
            await evening.wait_for_progress(by=50)
            await evening.finish()
        finally:
            await evening.leave()
    await check_everything(evening, database_url, folder)
    await check_dates(evening, database_url)


async def check_dates(evening: Evening, database_url: str) -> None:
    """Check that no entry is older than the one before it."""
    database = await open_database(database_url)
    try:
        for game in evening.games:
            log = await log_of(database, game.id)
            assert all(before.at <= after.at for before, after in pairwise(log))
    finally:
        await database.close()


@pytest.mark.slow
async def test_a_process_whose_clock_is_an_hour_ahead_loses_nothing(
    postgres_url: str, tmp_path: Path
) -> None:
    await play_with_clocks(postgres_url, tmp_path, ahead=HOUR, jump=-2 * HOUR)


@pytest.mark.soak
async def test_a_process_whose_clock_is_a_day_behind_loses_nothing(
    postgres_url: str, tmp_path: Path
) -> None:
    await play_with_clocks(postgres_url, tmp_path, ahead=-24 * HOUR, jump=2 * HOUR)
