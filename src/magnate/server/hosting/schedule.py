"""Regular work that only one of several processes does, such as a backup."""

from __future__ import annotations

from typing import Final, NamedTuple

from magnate.server.database import Database, Statement
from magnate.server.ids import new_id

LEASE: Final = 3600.0
"""Seconds after which work that was never finished is due again: its process may have died."""


class State(NamedTuple):
    """When work is due next, and when it failed if it has not succeeded since."""

    due: float
    failed_at: float | None


class Schedule:
    """The work that is due, by the database's clock."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def state(self, task: str) -> State | None:
        """Return the state of some work, or None if it was never claimed."""
        sql = "SELECT due, failed_at FROM schedule WHERE task = $1"
        found = await self._database.read(sql, task)
        return State(*found[0]) if found else None

    async def claim(self, task: str, *, every: float) -> bool:
        """Return whether work is due, and leave it to the caller if it is.

        A time that is further away than one period was stored while some clock was wrong, or the
        period was longer then.
        """
        now, mark = self._database.clock, new_id()
        is_due = f"(due <= {now} OR due > {now} + $2)"
        sql = f"SELECT 1 FROM schedule WHERE task = $1 AND NOT {is_due}"
        longest = max(every, LEASE)
        if await self._database.read(sql, task, longest):
            return False
        await self._database.write(
            Statement(
                f"INSERT INTO schedule (task, due) VALUES ($1, {now}) ON CONFLICT DO NOTHING",
                (task,),
            ),
            Statement(
                f"UPDATE schedule SET due = {now} + {LEASE}, holder = $3"
                f" WHERE task = $1 AND {is_due}",
                (task, longest, mark),
            ),
        )
        sql = "SELECT 1 FROM schedule WHERE task = $1 AND holder = $2"
        return bool(await self._database.read(sql, task, mark))

    async def note(self, task: str, *, again_in: float, failed: bool) -> None:
        """Store that work succeeded or failed, and when it is due again."""
        now = self._database.clock
        failed_at = now if failed else "NULL"
        await self._database.write(
            Statement(
                f"UPDATE schedule SET due = {now} + $2, failed_at = {failed_at} WHERE task = $1",
                (task, again_in),
            )
        )
