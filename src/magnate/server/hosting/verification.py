"""Checks that a backup can be restored, and that its games can be played on."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from magnate.engine.editions import RULES_VERSION
from magnate.play.log_entries import read_entry
from magnate.server.admin import UnreadableTable, load_table
from magnate.server.database import Database, open_database
from magnate.server.database.backup import check_backup, restore
from magnate.server.tables.lobby import FINISHED
from magnate.server.tables.room import NoSuchTable

SAMPLE: Final = 100
"""Tables that are replayed unless all are: those that changed last."""

Progress = Callable[[int, int], None]
"""Called with the number of tables replayed so far, and how many will be."""


class Fault(NamedTuple):
    """A table of a backup that cannot be used, and why."""

    table: str
    why: str


class Verification(NamedTuple):
    """What is in a backup, and what is wrong with it.

    `called_off` are unfinished tables of earlier rules, which a restore would call off.
    """

    schema: int
    people: int
    tables: dict[str, int]
    log_entries: int
    replayed: int
    called_off: int
    faults: tuple[Fault, ...]


class _Table(NamedTuple):
    id: str
    status: str
    rules: int

    @property
    def is_called_off(self) -> bool:
        return self.status not in FINISHED and self.rules < RULES_VERSION


async def verify_backup(path: Path, *, every: bool, progress: Progress) -> Verification:
    """Restore a backup into a temporary database, and replay a sample of its tables, or all.

    Raise BackupError if it cannot be restored.
    """
    contents = check_backup(path)
    with tempfile.TemporaryDirectory(prefix="magnate-") as folder:
        database = await open_database(Path(folder) / "restored.sqlite")
        try:
            await restore(database, path)
            tables = await _tables(database)
            old = [table for table in tables if table.is_called_off]
            known = [table for table in tables if not table.is_called_off]
            chosen = known if every else known[:SAMPLE]
            faults = [*await _bad_entries(database), *await _replayed(database, chosen, progress)]
        finally:
            await database.close()
    return Verification(
        schema=contents.schema,
        people=contents.rows["people"],
        tables=dict(Counter(table.status for table in tables)),
        log_entries=contents.rows["log"],
        replayed=len(chosen),
        called_off=len(old),
        faults=tuple(faults),
    )


async def _tables(database: Database) -> list[_Table]:
    sql = "SELECT id, status, rules FROM tables ORDER BY changed DESC"
    return [_Table(*row) for row in await database.read(sql)]


async def _bad_entries(database: Database) -> list[Fault]:
    """Return the tables whose log has an entry that cannot be read, or no table it belongs to."""
    faults: dict[str, Fault] = {}
    async with database.snapshot() as snapshot:
        known = {table_id for (table_id,) in await snapshot.read("SELECT id FROM tables")}
        async for batch in snapshot.batches("SELECT table_id, seq, row FROM log"):
            for table_id, seq, row in batch:
                why = "" if table_id in known else "its log has no table"
                try:
                    read_entry(row)
                except ValueError as error:
                    why = f"log entry {seq}: {error}"
                if why:
                    faults.setdefault(table_id, Fault(table_id, why))
    return list(faults.values())


async def _replayed(database: Database, tables: list[_Table], progress: Progress) -> list[Fault]:
    """Replay tables, and return those that fail or end differently."""
    faults: list[Fault] = []
    for count, table in enumerate(tables, start=1):
        try:
            found = (await load_table(database, table.id)).status
            if found != table.status:
                faults.append(Fault(table.id, f"its log ends {found}, not {table.status}"))
        except (UnreadableTable, NoSuchTable) as error:
            faults.append(Fault(table.id, str(error)))
        progress(count, len(tables))
    return faults
