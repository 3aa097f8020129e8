"""Lists of tables from the database: open and running ones, a person's own, finished games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from magnate.server.database import Database, Row, Value

from .storage import Summary

PAGE: Final = 50
WAITS_FOR: Final = 24 * 3600.0
"""How long a waiting public table is listed after its last change; links work longer."""

_NEVER: Final = 1e15  # seconds; later than any table

WAITING: Final = ("waiting",)
RUNNING: Final = ("running", "paused")
FINISHED: Final = ("over", "ended")


class TableFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables to list: public ones, or all those at which `person` is seated.

    `before` is where the previous page ended. Public tables that wait for players are left out
    if nobody has come since `waiting_since`.
    """

    statuses: tuple[str, ...]
    game: str | None = None
    person: str | None = None
    before: float | None = None
    waiting_since: float = 0.0


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list; `you` is the requester's seat in a list of their own tables.

    `ranks` holds the rank of each seat once the game is over.
    """

    summary: Summary
    changed: float
    you: int | None = None
    ranks: tuple[int, ...] = ()


class TableList(msgspec.Struct, frozen=True):
    """Tables, most recently changed first; `next` is the `before` of the next page, if any."""

    tables: tuple[ListedTable, ...]
    next: float | None


async def listing(
    database: Database, wanted: TableFilter, *, on_broken: Callable[[str, Exception], None]
) -> TableList:
    """Return a page of tables; those with an unreadable summary are reported and left out."""
    found: list[Row] = []
    for status in wanted.statuses:  # one query each, so that the index on (status, changed) sorts
        sql, args = _query(wanted, status)
        found += await database.read(sql, *args)
    found.sort(key=lambda row: -float(row[1]))
    page = found[:PAGE]
    ranks = await _ranks(database, [str(row[3]) for row in page])
    listed: list[ListedTable] = []
    for row in page:
        try:
            listed.append(_listed(row, ranks.get(str(row[3]), ())))
        except msgspec.DecodeError as error:
            on_broken(str(row[3]), error)
    return TableList(tuple(listed), float(page[-1][1]) if len(found) > PAGE else None)


def _query(wanted: TableFilter, status: str) -> tuple[str, tuple[Value, ...]]:
    args: list[Value] = [status, _NEVER if wanted.before is None else wanted.before]
    if wanted.person is None:
        args.append(wanted.waiting_since if status in WAITING else 0.0)
        source = """SELECT t.summary, t.changed, NULL, t.id
            FROM tables t WHERE t.public = 1 AND t.changed >= $3"""
    else:
        args.append(wanted.person)
        source = f"""SELECT t.summary, t.changed, s.seat, t.id
            FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ${len(args)}"""
    if wanted.game is not None:
        args.append(wanted.game)
        source += f" AND t.game = ${len(args)}"
    args.append(PAGE + 1)
    source += f" AND t.status = $1 AND t.changed < $2 ORDER BY t.changed DESC LIMIT ${len(args)}"
    return source, tuple(args)


async def _ranks(database: Database, tables: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Return the rank of each seat, for the games whose results are stored."""
    if not tables:
        return {}
    places = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
    sql = f"SELECT table_id, seat, rank FROM results WHERE table_id IN ({places})"
    ranks: dict[str, tuple[int, ...]] = {}
    for table_id, _, rank in sorted(await database.read(sql, *tables)):
        ranks[table_id] = (*ranks.get(table_id, ()), int(rank))
    return ranks


def _listed(row: Row, ranks: tuple[int, ...]) -> ListedTable:
    summary, changed, seat, _ = row
    you = None if seat is None else int(seat)
    return ListedTable(msgspec.json.decode(summary, type=Summary), float(changed), you, ranks)
