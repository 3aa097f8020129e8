"""Results of finished games: each is stored and its players rated exactly once."""

from __future__ import annotations

import asyncio
from typing import Final

from magnate.play.table import Table
from magnate.server.database import Database, DatabaseError
from magnate.server.people.ratings import Finished, Ratings, SeatResult

from .terms import chosen_options

MOST_REMEMBERED: Final = 10_000
LOOK_BACK: Final = 7 * 24 * 3600.0
MOST_AT_ONCE: Final = 50
OTHER_RULES: Final = "+options"
"""Games with changed options are rated separately: they may play quite differently."""

_UNRATED: Final = """SELECT t.id FROM tables t
    WHERE t.status = 'over' AND t.changed > $1
    AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id)
    ORDER BY t.changed LIMIT $2"""


def rated_edition(table: Table) -> str:
    """Return the name of the edition under which a game is rated."""
    return table.settings.edition + (OTHER_RULES if chosen_options(table.settings) else "")


def finished_of(table: Table) -> Finished:
    """Return the result of a game that is over.

    A seat that a bot finished for its player still counts as the player's.
    """
    outcome = table.game.outcome()
    assert outcome is not None
    seats = tuple(
        SeatResult(rank, person=seat.who or None, bot=seat.bot)
        for seat, rank in zip(table.seats, outcome.ranks, strict=True)
    )
    edition = rated_edition(table)
    return Finished(table.id, table.settings.game, edition, table.at, seats, table.is_rated)


class Results:
    """Rates games in the background, each once."""

    def __init__(self, database: Database, ratings: Ratings) -> None:
        self._database = database
        self._ratings = ratings
        self._seen: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def note_over(self, table: Table) -> None:
        """Schedule the rating of a game that was played to its end."""
        if table.status != "over" or table.id in self._seen:
            return
        if len(self._seen) >= MOST_REMEMBERED:  # only a shortcut: rating twice has no effect
            self._seen.clear()
        self._seen.add(table.id)
        task = asyncio.create_task(self._rate(finished_of(table)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _rate(self, finished: Finished) -> None:
        try:
            await self._ratings.rate(finished)
        except DatabaseError:
            self._seen.discard(finished.table_id)  # `unrated` will find it again

    async def unrated(self, now: float) -> list[str]:
        """Return tables whose games ended but were not rated because a process died."""
        found = await self._database.read(_UNRATED, now - LOOK_BACK, MOST_AT_ONCE)
        return [str(table_id) for (table_id,) in found]

    async def settled(self) -> None:
        """Wait until all scheduled ratings are stored or have failed."""
        while self._tasks:
            await asyncio.gather(*self._tasks)
