"""Tables in the database: their logs, their summaries for the lobby, and who drives them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final

import msgspec

from magnate.engine.editions import RULES_VERSION
from magnate.play import log_entries
from magnate.play.driving import bots_alone, needs_driver
from magnate.play.log_entries import LogEntry, entry_text, read_entry
from magnate.play.settings import Clock, DaysClock
from magnate.play.table import MOST_CHAT, OlderChat, Table
from magnate.server.database import Database, Statement

from .terms import chosen_options

ALIVE_FOR: Final = 10.0  # seconds a process counts as alive after a heartbeat
MOST_AHEAD: Final = 2 * ALIVE_FOR
"""A heartbeat that lasts longer than this was stored while some clock was wrong."""
FORGET_AFTER: Final = 60 * ALIVE_FOR
IN_MEMORY: Final = 0.0
"""The `due` of a table in a process's memory: if that process dies, it is due at once."""

_NOT_DUE_YET: Final = "UPDATE tables SET due = $2 WHERE id = $1 AND due IS NULL"
_CHANGES_SUMMARY: Final = (
    log_entries.Sat,
    log_entries.Stood,
    log_entries.Filled,
    log_entries.Revealing,
    log_entries.Abandoned,
    log_entries.Started,
    log_entries.Resigned,
    log_entries.Taken,
    log_entries.Left,
    log_entries.Returned,
    log_entries.Paused,
    log_entries.Resumed,
    log_entries.Rematched,
    log_entries.Ended,
)
_CHAT_START: Final = '{"entry":"chatted",'
"""How the stored text of every chat message begins."""
_IS_CHAT: Final = f"substr(row, 1, {len(_CHAT_START)}) = $2"
_LOG_TO_LOAD: Final = f"""SELECT seq, row FROM log WHERE table_id = $1 AND (NOT {_IS_CHAT}
    OR seq >= COALESCE((SELECT MIN(seq) FROM (SELECT seq FROM log
    WHERE table_id = $1 AND {_IS_CHAT} ORDER BY seq DESC LIMIT $3) latest), 0)) ORDER BY seq"""

_CHANGES_SEATS: Final = (
    log_entries.Sat,
    log_entries.Stood,
    log_entries.Abandoned,
    log_entries.Taken,
)


class Lease(Enum):
    """Who drives a table: another process, this one, or this one after another died."""

    OTHERS = auto()
    MINE = auto()
    TAKEN_OVER = auto()


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as the lobby shows it."""

    name: str
    bot: str | None
    free: bool


class Summary(msgspec.Struct, frozen=True):
    """A table as the lobby shows it; `asked` is the seat to act at a table with a clock of days."""

    table: str
    game: str
    edition: str
    changed_options: int
    status: str
    clock: Clock
    seats: tuple[SeatSummary, ...]
    asked: int | None
    watchers: bool
    public: bool
    created: float
    rematch: str | None
    called_off_by: log_entries.CalledOffBy | None = None


def summary_of(table: Table, created: float) -> Summary:
    """Return what the lobby shows about a table."""
    slow = isinstance(
        table.settings.clock, DaysClock
    )  # only then is the summary stored with every move
    seats = (SeatSummary(seat.name, seat.driver, seat.is_free) for seat in table.seats)
    return Summary(
        table=table.id,
        game=table.settings.game,
        edition=table.settings.edition,
        changed_options=len(chosen_options(table.settings)),
        status=table.status,
        clock=table.settings.clock,
        seats=tuple(seats),
        asked=table.clock.asked if slow and not table.is_done else None,
        watchers=table.settings.watchers,
        public=table.settings.public,
        created=created,
        rematch=table.rematch,
        called_off_by=table.called_off_by,
    )


class Tables:
    """The tables of a database, as one process of a server uses them."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self.process = process
        # The database's own time, so that processes with different clocks agree.
        now = database.clock
        self._alive = (
            f"SELECT id FROM processes"
            f" WHERE alive_until >= {now} AND alive_until <= {now} + {MOST_AHEAD}"
        )

    async def open(
        self, table: Table, opened: log_entries.Opened, more: Sequence[LogEntry]
    ) -> None:
        """Store a new table with its first entries."""
        await self._database.write(
            Statement(
                "INSERT INTO tables (id, game, edition, status, public, created, changed, summary,"
                " rules, holder, due, host)"
                " VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, NULL, $9, $10)",
                (
                    table.id,
                    table.settings.game,
                    table.settings.edition,
                    table.status,
                    int(table.settings.public),
                    opened.at,
                    _encoded(summary_of(table, opened.at)),
                    opened.rules_version,
                    IN_MEMORY if needs_driver(table) and not bots_alone(table) else None,
                    opened.who,
                ),
            ),
            *_log_statements(table.id, 1, (opened, *more)),
            *_seat_statements(table),
        )

    async def open_tables(self, host: str) -> tuple[int, int]:
        """Return how many unfinished tables a person has opened, and how many have only bots."""
        [(tables, with_people)] = await self._database.read(
            "SELECT COUNT(*), COUNT(CASE WHEN status = 'waiting' OR EXISTS (SELECT 1 FROM seats"
            " WHERE table_id = tables.id AND person IS NOT NULL) THEN 1 END) FROM tables"
            " WHERE host = $1 AND status IN ('waiting', 'running', 'paused')",
            host,
        )
        return int(tables), int(tables - with_people)

    async def append(self, table: Table, made: Sequence[LogEntry], *, created: float) -> None:
        """Append entries to a table's log; raise Conflict if another process was first."""
        first = table.seq - len(made) + 1
        statements = list(_log_statements(table.id, first, made))
        if _shows(table, made):
            statements.append(_summary_statement(table, created))
            if needs_driver(table):  # from now on, also if this process dies before it drives it
                statements.append(Statement(_NOT_DUE_YET, (table.id, IN_MEMORY)))
        if any(isinstance(entry, _CHANGES_SEATS) for entry in made):
            statements += _seat_statements(table)
        try:
            await self._database.write(*statements)
        finally:  # also after a lost connection: the entries may be stored
            await self._database.announce(table.id)

    async def log_to_load(self, table_id: str) -> list[LogEntry | OlderChat]:
        """Return what a table is rebuilt from: its log without the chat that nobody is shown."""
        rows = await self._database.read(_LOG_TO_LOAD, table_id, _CHAT_START, MOST_CHAT)
        found: list[LogEntry | OlderChat] = []
        expected = 1
        for seq, text in rows:
            entry = read_entry(text)
            if seq > expected:
                found += await self._left_out(table_id, expected, seq, before=entry)
            found.append(entry)
            expected = seq + 1
        return found

    async def _left_out(
        self, table_id: str, first: int, end: int, *, before: LogEntry
    ) -> list[LogEntry | OlderChat]:
        """Return what stands for the chat that was left out before an entry."""
        if not isinstance(before, log_entries.Reopened):
            return [OlderChat(end - first)]
        # It charges nobody for the time since the entry that precedes it.
        sql = "SELECT row FROM log WHERE table_id = $1 AND seq = $2"
        [(text,)] = await self._database.read(sql, table_id, end - 1)
        return [OlderChat(end - 1 - first), read_entry(text)]

    async def log(self, table_id: str, *, after: int = 0) -> list[LogEntry]:
        """Return the entries of a table after a sequence number; none if there is no such table."""
        found = await self._database.read(
            "SELECT row FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq", table_id, after
        )
        return [read_entry(text) for (text,) in found]

    async def created(self, table_id: str) -> float | None:
        """Return when a table was opened, or None if there is none."""
        found = await self._database.read("SELECT created FROM tables WHERE id = $1", table_id)
        return float(found[0][0]) if found else None

    async def heartbeat(self) -> None:
        """Store a heartbeat."""
        now = self._database.clock
        await self._database.write(
            Statement(
                f"INSERT INTO processes (id, alive_until) VALUES ($1, {now} + {ALIVE_FOR})"
                f" ON CONFLICT (id) DO UPDATE SET alive_until = {now} + {ALIVE_FOR}",
                (self.process,),
            ),
            Statement(
                f"DELETE FROM processes WHERE alive_until < {now} - {FORGET_AFTER}"
                f" OR alive_until > {now} + {FORGET_AFTER}"
            ),
        )

    async def stop_heartbeat(self) -> None:
        """Delete the heartbeat, so that other processes take over at once."""
        await self._database.write(
            Statement("DELETE FROM processes WHERE id = $1", (self.process,))
        )

    async def expire(self, process: str) -> None:
        """Count a process as dead from now on."""
        now = self._database.clock
        await self._database.write(
            Statement(f"UPDATE processes SET alive_until = {now} - 1 WHERE id = $1", (process,))
        )

    async def dead_processes(self) -> set[str]:
        """Return the processes that recently died without calling `stop_heartbeat`."""
        sql = f"SELECT id FROM processes WHERE id NOT IN ({self._alive})"
        return {str(process) for (process,) in await self._database.read(sql)}

    async def lease(self, table_id: str) -> Lease:
        """Claim a table for driving, unless a living process holds it."""
        # The update is the atomic claim; the reads before and after only find out who had it and
        # who won.
        before = await self._holder(table_id)
        await self._database.write(
            Statement(
                "UPDATE tables SET holder = $2, due = $3 WHERE id = $1 AND (holder IS NULL OR"
                f" holder = $2 OR holder NOT IN ({self._alive}))",
                (table_id, self.process, IN_MEMORY),
            )
        )
        if await self._holder(table_id) != self.process:
            return Lease.OTHERS
        return Lease.MINE if before in (None, self.process) else Lease.TAKEN_OVER

    async def _holder(self, table_id: str) -> str | None:
        found = await self._database.read("SELECT holder FROM tables WHERE id = $1", table_id)
        return found[0][0] if found else None

    async def release(self, table_id: str, due: float | None) -> None:
        """Release a table; the process that loads it when it is due takes it over."""
        await self._database.write(
            Statement(
                "UPDATE tables SET holder = NULL, due = $3 WHERE id = $1"
                f" AND (holder IS NULL OR holder = $2 OR holder NOT IN ({self._alive}))",
                (table_id, self.process, due),
            )
        )

    async def postpone(self, table_id: str, due: float) -> None:
        """Let a table be due later."""
        await self._database.write(
            Statement("UPDATE tables SET due = $2 WHERE id = $1", (table_id, due))
        )

    async def due_tables(self, now: float) -> list[str]:
        """Return tables that are due, running or about to start, and that no process drives.

        Tables of other versions of the rules are left out, since they cannot be played here.
        """
        found = await self._database.read(
            "SELECT id FROM tables WHERE status IN ('running', 'waiting') AND due <= $1"
            " AND rules = $2 AND"
            f" (holder IS NULL OR holder NOT IN ({self._alive}))"
            " ORDER BY due LIMIT 50",
            now,
            RULES_VERSION,
        )
        return [str(table_id) for (table_id,) in found]


def _log_statements(table_id: str, first: int, made: Sequence[LogEntry]) -> Iterator[Statement]:
    for seq, entry in enumerate(made, first):
        sql = "INSERT INTO log (table_id, seq, row) VALUES ($1, $2, $3)"
        yield Statement(sql, (table_id, seq, entry_text(entry)))


def _shows(table: Table, made: Sequence[LogEntry]) -> bool:
    """Return whether the lobby's summary may have changed."""
    slow = isinstance(table.settings.clock, DaysClock) or table.is_done
    return slow or any(isinstance(entry, _CHANGES_SUMMARY) for entry in made)


def _summary_statement(table: Table, created: float) -> Statement:
    sql = "UPDATE tables SET status = $2, changed = $3, summary = $4 WHERE id = $1"
    summary = _encoded(summary_of(table, created))
    return Statement(sql, (table.id, table.status, table.at, summary))


def _seat_statements(table: Table) -> list[Statement]:
    sql = (
        "INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET person = $3"
    )
    return [Statement(sql, (table.id, seat.number, seat.who or None)) for seat in table.seats]


def _encoded(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()
