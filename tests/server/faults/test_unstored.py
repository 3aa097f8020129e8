"""An entry that is being stored is not shown to anyone, because storing may still fail."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from ..serving import Server, join, open_table, received, running_server, table_of
from .postgres import connected_to

if TYPE_CHECKING:
    from .postgres import Connection

PRIVATE = {"game": "monopoly", "edition": "official", "seats": [None, None], "public": False}
SLOW_AND_THEN_FULL = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_advisory_lock_shared(4);
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100';
    END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()
"""
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"


@pytest.fixture
def server(tmp_path: Path, postgres_url: str) -> Iterator[Server]:
    with running_server(tmp_path, database=postgres_url) as server:
        yield server


async def waiting(connection: Connection, count: int) -> None:
    """Wait until this many tasks wait for a lock."""
    async with asyncio.timeout(20):
        while await connection.fetchval(WAITING) < count:
            await asyncio.sleep(0.02)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/tables/{}/log"])
async def test_an_entry_being_stored_is_not_shown_over_http(
    server: Server, postgres_url: str, path: str
) -> None:
    """The request is held up while it looks for the invitation, after the table was loaded."""
    ann, ben, stranger = server.guest("Ann"), server.guest("Ben"), server.anybody()
    opened = open_table(ann, PRIVATE)
    table, invitation = table_of(opened), {"invitation": opened["invitation"]}
    join(ben, table, **invitation).raise_for_status()

    def asked() -> httpx.Response:
        return stranger.get(path.format(table), params=invitation).raise_for_status()

    before = await asyncio.to_thread(asked)
    async with connected_to(postgres_url) as disk, connected_to(postgres_url) as other:
        await disk.execute(SLOW_AND_THEN_FULL)
        await disk.execute("SELECT pg_advisory_lock(4)")
        async with other.transaction():
            await other.execute("LOCK TABLE invitations IN ACCESS EXCLUSIVE MODE")
            asking = asyncio.create_task(asyncio.to_thread(asked))
            await waiting(disk, 1)
            deciding = asyncio.create_task(asyncio.to_thread(roll, server, (ann, ben), table))
            await waiting(disk, 2)
        await asyncio.sleep(
            0.5
        )  # the request continues; its response must not show the unstored entry
        await disk.execute("SELECT pg_advisory_unlock(4)")
        assert (await deciding)["code"] == "storage_full"
        assert (await asking).text == before.text


def roll(server: Server, clients: tuple[httpx.Client, ...], table: str) -> dict[str, object]:
    """Return the roll of the player to act."""
    for client in clients:
        with server.connected(client, table) as sock:
            snapshot = received(sock)
            if snapshot["view"]["prompt"] is None:
                continue
            sock.send(json.dumps({"type": "do", "id": "roll", "do": ["roll"]}))
            while (answer := received(sock))["type"] not in ("done", "refused"):
                pass
            return answer
    raise AssertionError("nobody is to act")
