"""What a host does with the database directly, also while servers run on it: `magnate admin`.

A table is ended by one more row of its log, as a server would do it, so the servers catch up.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from magnate.messages import catalog
from magnate.play import log_entries
from magnate.play.table import Table
from magnate.record.transcript import teller

from .database import Conflict, Database, Row
from .database.backup import SAVED
from .people.identity import People
from .site import SiteBots
from .tables.room import Room
from .tables.storage import Summary, Tables

BANS: Final = "bans"
"""The topic by which processes tell one another that somebody was banned."""
MOST_TRIES: Final = 20


class HostedTable(NamedTuple):
    """A table as its host sees it in a list."""

    summary: Summary
    changed: float


class Known(NamedTuple):
    """A person as the host sees them; `seat` is their seat if the list is for one table."""

    id: str
    name: str
    login: str | None
    created: float
    seen: float
    banned: float | None
    seat: int | None = None


class SoFar(msgspec.Struct, frozen=True):
    """A game as far as a seat, or a spectator (`seat` None), may know it."""

    table: str
    status: str
    seat: int | None
    log: tuple[str, ...]
    view: Any


class UnreadableTable(Exception):
    """A table that this release cannot make from its log; the text says why."""


# Tables


async def list_tables(database: Database, statuses: Sequence[str]) -> list[HostedTable]:
    """Return all tables that have one of the statuses, those that changed last first."""
    found: list[Row] = []
    for status in statuses:
        sql = "SELECT summary, changed FROM tables WHERE status = $1"
        found += await database.read(sql, status)
    found.sort(key=lambda row: -float(row[1]))
    return [
        HostedTable(msgspec.json.decode(summary, type=Summary), float(changed))
        for summary, changed in found
    ]


async def load_table(database: Database, table_id: str) -> Table:
    """Return a table; NoSuchTable or UnreadableTable if that cannot be."""
    return await _load(_room(database, table_id))


async def end_table(database: Database, table_id: str) -> bool:
    """Call a game off; False if it was done already."""
    room = _room(database, table_id)
    for attempt in range(MOST_TRIES):
        if (await _load(room)).is_done:
            return attempt > 0
        await room.end(log_entries.Ended(at=time.time(), by="operator"))
    raise Conflict("too many others act at this table")


def _room(database: Database, table_id: str) -> Room:
    return Room(table_id, Tables(database, process="admin"), SiteBots(), clock=time.time)


async def _load(room: Room) -> Table:
    try:
        return await room.load()
    except ValueError as error:  # another version of the rules, or rows that are none
        raise UnreadableTable(str(error)) from None


def so_far(table: Table, seat: int | None, *, language: str) -> SoFar:
    """Return what a seat or a spectator may know of a game that has begun."""
    view = table.game.view(seat)
    tell = teller(table.game, catalog(language))
    return SoFar(table.id, table.status, seat, tuple(map(tell, view.log)), view)


# People


async def find_people(database: Database, text: str) -> AsyncIterator[Known]:
    """Yield everybody whose name, login or id has a text, in any case."""
    wanted = text.casefold()
    async with database.snapshot() as snapshot:
        async for batch in snapshot.batches(
            "SELECT id, name, login, created, seen, banned FROM people ORDER BY seen DESC"
        ):
            for row in batch:
                known = Known(*row)
                if any(wanted in (each or "").casefold() for each in known[:3]):
                    yield known


async def people_at(database: Database, table_id: str) -> list[Known]:
    """Return who sits at a table, in the order of the seats."""
    sql = """SELECT p.id, p.name, p.login, p.created, p.seen, p.banned, s.seat
        FROM seats s JOIN people p ON p.id = s.person WHERE s.table_id = $1 ORDER BY s.seat"""
    return [Known(*row) for row in await database.read(sql, table_id)]


async def ban(database: Database, person_id: str) -> bool:
    """Let a person in no more; False if there is none with this id."""
    found = await _people(database).ban(person_id)
    await database.announce(BANS)
    return found


async def lift_ban(database: Database, person_id: str) -> bool:
    """Let a person in again; False if there is none with this id."""
    return await _people(database).lift_ban(person_id)


def _people(database: Database) -> People:
    """Return the people, without the secret that only cookies and links need."""
    return People(database, b"", clock=time.time)


# All of it


async def count_rows(database: Database) -> int:
    """Return how many rows a backup has, more or less while others write."""
    counts = [await database.read(f"SELECT COUNT(*) FROM {table}") for table in SAVED]
    return sum(int(found[0][0]) for found in counts)
