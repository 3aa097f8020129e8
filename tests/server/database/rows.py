"""Rows of the log, as tables append them, and databases that are closed at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from magnate.server.database import Database, Statement, open_database

INSERTION = "INSERT INTO log (table_id, seq, row) VALUES ($1, $2, $3)"


def append(table: str, seq: int, *, row: str = "{}") -> Statement:
    """The statement that appends a row to a table's log."""
    return Statement(INSERTION, (table, seq, row))


async def seqs(database: Database, table: str) -> list[int]:
    """The sequence numbers in a table's log."""
    rows = await database.read("SELECT seq FROM log WHERE table_id = $1 ORDER BY seq", table)
    return [seq for (seq,) in rows]


@asynccontextmanager
async def opened(url: str | Path) -> AsyncIterator[Database]:
    """An open database; opening the same address again acts like another process."""
    database = await open_database(url)
    try:
        yield database
    finally:
        await database.close()


async def as_one_group(
    database: Database, rival: Database, writes: list[tuple[Statement, ...]]
) -> list[BaseException | None]:
    """Queue the writes as one group, while an earlier write waits for the rival's lock."""
    async with rival.exclusive("log"):
        before = []
        for seq in (1, 2):
            before.append(asyncio.create_task(database.write(append("before", seq))))
            await asyncio.sleep(0.05)
        together = [asyncio.create_task(database.write(*statements)) for statements in writes]
        await asyncio.sleep(0.05)
    await asyncio.gather(*before, return_exceptions=True)
    return await asyncio.gather(*together, return_exceptions=True)
