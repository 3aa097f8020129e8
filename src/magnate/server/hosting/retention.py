"""Deletes the tables of old finished games, if the host wants that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from magnate.server.database import Database, DatabaseError, Statement
from magnate.server.tables.lobby import FINISHED

from .periods import seconds_of
from .schedule import Schedule

TASK: Final = "retention"
LOOK_AGAIN: Final = 300.0
EVERY: Final = 3600.0

_STILL: Final = "EXISTS (SELECT 1 FROM tables WHERE id = $1 AND changed < $2)"

log = structlog.get_logger()


async def delete_old_tables(
    database: Database, *, before: float, is_used: Callable[[str], bool]
) -> int:
    """Delete tables that were over before a moment and are not in use; return their number.

    Each is deleted completely or not at all. Results and ratings stay.
    """
    count = 0
    for status in FINISHED:
        sql = "SELECT id FROM tables WHERE status = $1 AND changed < $2"
        for (table_id,) in await database.read(sql, status, before):
            if not is_used(str(table_id)):
                await database.write(*_deletion(str(table_id), before))
                count += 1
    return count


def _deletion(table_id: str, before: float) -> list[Statement]:
    """Return the statements that delete a table, unless something happened there meanwhile."""
    owned = (
        f"DELETE FROM {name} WHERE table_id = $1 AND {_STILL}"
        for name in ("log", "seats", "invitations")
    )
    last = "DELETE FROM tables WHERE id = $1 AND changed < $2"
    return [Statement(sql, (table_id, before)) for sql in (*owned, last)]


async def delete_regularly(
    database: Database,
    keep: str,
    *,
    clock: Callable[[], float],
    is_used: Callable[[str], bool],
) -> None:
    """Delete finished tables that are older than a period, one process at a time."""
    schedule, period = Schedule(database), seconds_of(keep)
    while True:
        try:
            if await schedule.claim(TASK, every=EVERY):
                before = clock() - period
                count = await delete_old_tables(database, before=before, is_used=is_used)
                await schedule.note(TASK, again_in=EVERY, failed=False)
                if count:
                    log.info("old_tables_deleted", count=count)
        except DatabaseError as error:
            log.warning("loss", where="retention", error=str(error))
        await asyncio.sleep(LOOK_AGAIN)
