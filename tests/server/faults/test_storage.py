"""The database is unreachable, locked or full during play: players are told, nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from magnate.server.network.remote_bot import RemoteError, ask

from ..postgres_server import PostgresServer
from .evidence import check_everything
from .players import Evening
from .postgres import connected_to
from .processes import ServerProcess, running_processes
from .tables import ACQUIRE, MONOPOLY, WITH_BOTS

AWAY = 10.0
LOCKED = 7.0  # longer than a write waits for a lock
FULL_DISK = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()
"""
ROOM_AGAIN = "DROP TRIGGER full_disk ON log; DROP FUNCTION full_disk"
MANY_PAGES = 1_000_000

Trouble = Callable[[list[ServerProcess], Evening], Awaitable[None]]


async def play_through(
    trouble: Trouble, database: str, folder: Path, *, processes: int = 1
) -> Evening:
    """Let people play through some trouble, then check that play continues and nothing is lost."""
    async with running_processes(database, folder, *processes * [()]) as servers:
        evening = Evening([server.url for server in servers], pause=0.02, talks=True)
        await evening.begin(ACQUIRE, MONOPOLY, WITH_BOTS)
        try:
            await evening.wait_for_progress()
            await trouble(servers, evening)
            await evening.wait_for_progress()
            await evening.finish()
        finally:
            await evening.leave()
    await check_everything(evening, database, folder)
    return evening


async def refusal(server: ServerProcess, path: str, body: object = None) -> str:
    """The error code of a refused request."""
    with pytest.raises(RemoteError) as refused:
        await ask(server.url, path, body=body)
    return str(refused.value)


async def all_are_told(evening: Evening, trouble: str) -> None:
    """Wait until all players have received this refusal."""
    async with asyncio.timeout(60):
        while not evening.troubles[trouble]:
            await asyncio.sleep(0.1)


@pytest.mark.soak
async def test_ten_seconds_without_postgresql_lose_nothing(
    postgres_server: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    async def restart(servers: list[ServerProcess], evening: Evening) -> None:
        await asyncio.to_thread(postgres_server.stop)
        try:
            await all_are_told(evening, "storage_unavailable")
            for server in servers:
                assert "503 " in await refusal(server, "/healthz")
                guest = {"name": "Ann"}
                assert "storage_unavailable" in await refusal(server, "/api/guests", guest)
            await asyncio.sleep(AWAY)
        finally:
            await asyncio.to_thread(postgres_server.start)

    await play_through(restart, postgres_url, tmp_path, processes=2)


@pytest.mark.soak
async def test_an_unresponsive_postgresql_loses_nothing(postgres_url: str, tmp_path: Path) -> None:
    async def lock(servers: list[ServerProcess], evening: Evening) -> None:
        async with connected_to(postgres_url) as other, other.transaction():
            await other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            await all_are_told(evening, "storage_unavailable")

    await play_through(lock, postgres_url, tmp_path, processes=2)


@pytest.mark.soak
async def test_an_sqlite_file_locked_by_another_process_loses_nothing(
    sqlite_path: Path, tmp_path: Path
) -> None:
    async def lock(servers: list[ServerProcess], evening: Evening) -> None:
        with closing(sqlite3.connect(sqlite_path, isolation_level=None, timeout=20)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(LOCKED)
            await all_are_told(evening, "storage_unavailable")
            other.execute("ROLLBACK")

    await play_through(lock, f"sqlite:{sqlite_path}", tmp_path)


@pytest.mark.slow
async def test_a_full_sqlite_file_loses_nothing(sqlite_path: Path, tmp_path: Path) -> None:
    async def fill(servers: list[ServerProcess], evening: Evening) -> None:
        [server] = servers
        await server.obey("pages 1")
        await all_are_told(evening, "storage_full")
        await asyncio.sleep(1)
        await server.obey(f"pages {MANY_PAGES}")

    await play_through(fill, f"sqlite:{sqlite_path}", tmp_path)


@pytest.mark.soak
async def test_a_full_postgresql_loses_nothing(postgres_url: str, tmp_path: Path) -> None:
    async def fill(servers: list[ServerProcess], evening: Evening) -> None:
        async with connected_to(postgres_url) as other:
            await other.execute(FULL_DISK)
            await all_are_told(evening, "storage_full")
            await asyncio.sleep(1)
            await other.execute(ROOM_AGAIN)

    await play_through(fill, postgres_url, tmp_path, processes=2)
