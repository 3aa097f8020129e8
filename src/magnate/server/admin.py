"""Operator commands that work on the database directly, even while servers run: `magnate admin`.

A table is ended by appending a log entry, as a server would, so running servers catch up.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from typing import Final, NamedTuple

import msgspec

from magnate.games import AnyView
from magnate.messages import catalog
from magnate.play import log_entries
from magnate.play.table import Table
from magnate.record.transcript import sentence_writer

from .database import Conflict, Database, Row
from .database.backup import SAVED
from .hosting.bans import BANS
from .people.identity import People
from .site import SiteBots
from .tables.room import Room
from .tables.storage import Summary, Tables

MOST_TRIES: Final = 20


class HostedTable(NamedTuple):
    """A table as its host sees it in a list."""

    summary: Summary
    changed: float


class ListedPerson(NamedTuple):
    """A person as the host sees them; `seat` is set when the list is for one table."""

    id: str
    name: str
    login: str | None
    created: float
    seen: float
    banned: float | None
    banned_until: float | None
    seat: int | None = None

    def is_banned(self, now: float) -> bool:
        """Whether a ban is in force."""
        return self.banned is not None and (self.banned_until is None or now < self.banned_until)


class GameExport(msgspec.Struct, frozen=True):
    """The part of a game that a seat, or a spectator (`seat` None), may know."""

    table: str
    status: str
    seat: int | None
    log: tuple[str, ...]
    view: AnyView


class UnreadableTable(Exception):
    """A table that this release cannot rebuild from its log; the text gives the reason."""


async def list_tables(database: Database, statuses: Sequence[str]) -> list[HostedTable]:
    """Return all tables with one of the statuses, most recently changed first."""
    found: list[Row] = []
    for status in statuses:
        sql = "SELECT summary, changed FROM tables WHERE status = $1"
        found += await database.read(sql, status)
    found.sort(key=lambda row: -float(row[1]))
    return [
        HostedTable(msgspec.json.decode(summary, type=Summary), float(changed))
        for summary, changed in found
    ]


async def idle_tables(
    database: Database, statuses: Sequence[str], *, before: float
) -> list[HostedTable]:
    """Return the tables with one of the statuses at which nothing has happened since a moment."""
    found: list[HostedTable] = []
    for table in await list_tables(database, statuses):
        if table.changed < before:  # not every move changes what the lobby shows
            last = await _last_entry_at(database, table)
            if last < before:
                found.append(table._replace(changed=last))
    return found


async def _last_entry_at(database: Database, table: HostedTable) -> float:
    sql = "SELECT row FROM log WHERE table_id = $1 ORDER BY seq DESC LIMIT 1"
    rows = await database.read(sql, table.summary.table)
    try:
        return max(table.changed, *(log_entries.read_entry(row).at for (row,) in rows))
    except (ValueError, TypeError):  # an entry of another release, or none
        return table.changed


async def load_table(database: Database, table_id: str) -> Table:
    """Return a table; raise NoSuchTable or UnreadableTable if it cannot be loaded."""
    return await _load(_room(database, table_id))


async def end_table(database: Database, table_id: str) -> bool:
    """Call a game off; return False if it was already over."""
    room = _room(database, table_id)
    for attempt in range(MOST_TRIES):
        # After a conflict the table is loaded again: a server may have ended it in the meantime.
        if (await _load(room)).is_done:
            return attempt > 0
        await room.end(log_entries.Ended(at=time.time(), by="operator"))
    raise Conflict("too many concurrent writes to this table")


def _room(database: Database, table_id: str) -> Room:
    return Room(table_id, Tables(database, process="admin"), SiteBots(), clock=time.time)


async def _load(room: Room) -> Table:
    try:
        return await room.load()
    except ValueError as error:  # another version of the rules, or malformed entries
        raise UnreadableTable(str(error)) from None


def export_game(table: Table, seat: int | None, *, language: str) -> GameExport:
    """Return a running or finished game as a seat or a spectator may see it."""
    view = table.game.view(seat)
    tell = sentence_writer(table.game, catalog(language))
    return GameExport(table.id, table.status, seat, tuple(map(tell, view.log)), view)


async def find_people(database: Database, text: str) -> AsyncIterator[ListedPerson]:
    """Yield everyone whose name, login or id contains a text, ignoring case."""
    wanted = text.casefold()
    async with database.snapshot() as snapshot:
        async for batch in snapshot.batches(
            "SELECT id, name, login, created, seen, banned, banned_until FROM people"
            " ORDER BY seen DESC"
        ):
            for row in batch:
                known = ListedPerson(*row)
                if any(wanted in (each or "").casefold() for each in known[:3]):
                    yield known


async def people_at(database: Database, table_id: str) -> list[ListedPerson]:
    """Return the people seated at a table, in seat order."""
    sql = """SELECT p.id, p.name, p.login, p.created, p.seen, p.banned, p.banned_until, s.seat
        FROM seats s JOIN people p ON p.id = s.person WHERE s.table_id = $1 ORDER BY s.seat"""
    return [ListedPerson(*row) for row in await database.read(sql, table_id)]


async def ban(database: Database, person_id: str, *, until: float | None, note: str) -> bool:
    """Ban a person; return False if there is no person with this id."""
    found = await _people(database).ban(person_id, until=until, note=note)
    await database.announce(BANS)
    return found


async def lift_ban(database: Database, person_id: str) -> bool:
    """Lift a ban; return False if there is no person with this id."""
    return await _people(database).lift_ban(person_id)


def _people(database: Database) -> People:
    """Return the people; the secret is needed only for cookies and links."""
    return People(database, b"", clock=time.time)


async def count_rows(database: Database) -> int:
    """Return the number of rows a backup will have, approximately while others write."""
    counts = [await database.read(f"SELECT COUNT(*) FROM {table}") for table in SAVED]
    return sum(int(found[0][0]) for found in counts)
