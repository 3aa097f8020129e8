"""Unfinished tables of an earlier version of the rules, which this release calls off.

This happens when a database is opened, before its schema is migrated, and only if the host agrees;
until then nothing is changed, and the previous release can still finish the games.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Final, NamedTuple

import msgspec
import structlog
from typing_extensions import override

from magnate.engine.editions import RULES_VERSION
from magnate.play.log_entries import Ended, entry_text
from magnate.server.database import Database, Transaction, open_database
from magnate.server.database.migrations import SCHEMA_VERSION, current_version

from .storage import Summary

log = structlog.get_logger()

UNFINISHED: Final = ("waiting", "running", "paused")

_OLD: Final = """SELECT t.id, t.summary, (SELECT MAX(seq) FROM log WHERE table_id = t.id)
    FROM tables t WHERE t.status = $1 AND t.rules < $2"""


class OldTables(Exception):
    """A database has unfinished tables of earlier rules, and the host did not agree to end them."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count

    @override
    def __str__(self) -> str:
        return f"{self.count} unfinished tables were started under earlier rules"


class _OldTable(NamedTuple):
    id: str
    summary: str
    last_seq: int


async def open_upgraded(url: str, *, call_off: bool = False) -> Database:
    """Open a server's database; raise OldTables if it has some, unless they are called off."""
    return await open_database(url, before_migrating=partial(_settle, call_off=call_off))


async def _settle(database: Database, *, call_off: bool) -> None:
    if not 1 <= await current_version(database) <= SCHEMA_VERSION:
        return  # a new database, or one that the migration will refuse
    async with database.exclusive("log", "tables") as transaction:
        found = [table async for table in _old_tables(transaction)]
        if found and not call_off:
            raise OldTables(len(found))
        for table in found:
            await _call_off(transaction, table, now=time.time())
    if found:
        log.info("old_tables_called_off", count=len(found))


async def _old_tables(transaction: Transaction) -> AsyncIterator[_OldTable]:
    for status in UNFINISHED:
        for row in await transaction.read(_OLD, status, RULES_VERSION):
            yield _OldTable(*row)


async def _call_off(transaction: Transaction, table: _OldTable, *, now: float) -> None:
    """Append the last entry to a table's log without rebuilding the table."""
    ended = Ended(at=now, by="new_rules")
    summary = msgspec.json.decode(table.summary, type=Summary)
    summary = msgspec.structs.replace(summary, status="ended", asked=None, called_off_by=ended.by)
    await transaction.execute(
        "INSERT INTO log (table_id, seq, row) VALUES ($1, $2, $3)",
        table.id,
        table.last_seq + 1,
        entry_text(ended),
    )
    await transaction.execute(
        "UPDATE tables SET status = $2, changed = $3, summary = $4, due = NULL WHERE id = $1",
        table.id,
        summary.status,
        now,
        msgspec.json.encode(summary).decode(),
    )
