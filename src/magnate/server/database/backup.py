"""Backups of a running server: one file, which restores into either kind of database.

The file is gzipped JSON lines: a header; for each table, a line with its columns and one array per
row; finally the row counts and the SHA-256 of all preceding lines. It contains password hashes,
so only its owner may read it.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import tempfile
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import StrEnum
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import GenericAlias
from typing import Final, NamedTuple

import msgspec
from typing_extensions import override

from .interface import EVERYTHING, Database, Row, SchemaTooNew, Transaction
from .migrations import SCHEMA_VERSION, TABLES, schema_version

FORMAT: Final = "magnate-backup"
VERSION: Final = 1
BATCH: Final = 500
PASSING: Final = ("processes", "probes", "schedule")
"""Tables that describe running servers."""
SAVED: Final = {table: columns for table, columns in TABLES.items() if table not in PASSING}

Progress = Callable[[str, int], None]
"""Called with a table and the number of its rows written so far."""


class BackupFault(StrEnum):
    """A stable code for what is wrong with a backup or with the database to restore it to."""

    NOT_A_BACKUP = "not_a_backup"
    NEWER_VERSION = "newer_version"
    NEWER_SCHEMA = "newer_schema"
    DAMAGED = "damaged"
    TRUNCATED = "truncated"
    BAD_LINE = "bad_line"
    WRONG_TABLE = "wrong_table"
    WRONG_COLUMNS = "wrong_columns"
    WRONG_COUNT = "wrong_count"
    WRONG_DIGEST = "wrong_digest"
    AFTER_END = "after_end"
    NOT_EMPTY = "not_empty"


class BackupError(Exception):
    """A backup that cannot be restored; `line` is its first bad line, from 1.

    Without a line, the fault is in the database. `details` describes what was found.
    """

    def __init__(
        self, fault: BackupFault, path: Path, *, line: int | None = None, details: str = ""
    ) -> None:
        super().__init__(fault, path, line, details)
        self.fault = fault
        self.path = path
        self.line = line
        self.details = details

    @override
    def __str__(self) -> str:
        place = str(self.path) if self.line is None else f"{self.path}, line {self.line}"
        return f"{place}: {self.fault}" + (f" ({self.details})" if self.details else "")


class _Header(msgspec.Struct, frozen=True):
    # Unknown fields are allowed, so that a newer file is refused for its version, not its fields.
    format: str
    version: int
    schema: int


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="table"):
    table: str
    columns: tuple[str, ...]


class _End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="end"):
    rows: dict[str, int]
    sha256: str


async def backup(database: Database, path: Path, *, progress: Progress) -> dict[str, int]:
    """Write a consistent snapshot of the database to a file; return each table's row count.

    An existing file is replaced only once the new one is complete and on disk.
    """
    output = _Output(path)
    # One thread runs these in order: even after a cancellation, `discard` follows the last write.
    thread = ThreadPoolExecutor(1, "magnate-backup")
    run = partial(asyncio.get_running_loop().run_in_executor, thread)
    try:
        async with database.snapshot() as snapshot:
            async for table, rows in _all_rows(snapshot):
                await run(output.write_rows, table, rows)
                progress(table, output.counts[table])
        await run(output.finish)
    except BaseException:
        await run(output.discard)
        raise
    finally:
        thread.shutdown(wait=False)
    return output.counts


async def restore(database: Database, path: Path) -> dict[str, int]:
    """Fill an empty database from a backup, all or nothing; return each table's row count."""
    counts = dict.fromkeys(SAVED, 0)
    batches = _batches(path)
    async with database.exclusive(*SAVED) as transaction:
        await _check_empty(transaction, path)
        while batch := await asyncio.to_thread(next, batches, None):
            await transaction.insert(batch.sql, batch.rows)
            counts[batch.table] += len(batch.rows)
    await database.announce(EVERYTHING)
    return counts


class Contents(NamedTuple):
    """The schema of a backup's database, and the row count of each of its tables."""

    schema: int
    rows: dict[str, int]


def check_backup(path: Path, is_cancelled: Callable[[], bool] = lambda: False) -> Contents:
    """Read a whole backup; raise BackupError unless it is complete and undamaged.

    Raise InterruptedError as soon as it is cancelled.
    """
    counts: dict[str, int] = {}
    for batch in _batches(path):
        if is_cancelled():
            raise InterruptedError
        counts[batch.table] = counts.get(batch.table, 0) + len(batch.rows)
    with gzip.open(path) as file:
        schema = _check_header(_Lines(path, file)).schema
    return Contents(schema, {table: counts.get(table, 0) for table in SAVED})


async def _all_rows(snapshot: Transaction) -> AsyncIterator[tuple[str, list[Row]]]:
    """Yield each table's rows, first an empty list, so that empty tables appear too."""
    found = await schema_version(snapshot)
    if found != SCHEMA_VERSION:
        raise SchemaTooNew(found, SCHEMA_VERSION)
    for table, columns in SAVED.items():
        yield table, []
        async for rows in snapshot.batches(f"SELECT {', '.join(columns)} FROM {table}"):
            yield table, rows


async def _check_empty(transaction: Transaction, path: Path) -> None:
    for table in SAVED:
        if await transaction.read(f"SELECT 1 FROM {table} LIMIT 1"):
            raise BackupError(BackupFault.NOT_EMPTY, path, details=table)


class _Output:
    """A temporary file next to the one it will replace."""

    def __init__(self, path: Path) -> None:
        self._path = path
        # mkstemp creates the file readable by its owner only.
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.", suffix=".part")
        self._part = Path(name)
        self._file = os.fdopen(handle, "wb")
        # Without name and time, equal content gives equal files.
        self._zipped = gzip.GzipFile("", "wb", fileobj=self._file, mtime=0)
        self._digest = sha256()
        self.counts: dict[str, int] = {}
        self._write(_Header(FORMAT, VERSION, SCHEMA_VERSION))

    def write_rows(self, table: str, rows: list[Row]) -> None:
        """Append rows; all rows of one table must be written before the next table's."""
        if table not in self.counts:
            self._write(_Table(table, tuple(SAVED[table])))
            self.counts[table] = 0
        for row in rows:
            self._write(row)
        self.counts[table] += len(rows)

    def finish(self) -> None:
        """Write the end line, sync the file to disk and move it into place."""
        self._write(_End(self.counts, self._digest.hexdigest()))
        self._zipped.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._part.replace(self._path)
        _sync_directory(self._path.parent)

    def discard(self) -> None:
        self._part.unlink(missing_ok=True)
        # Closing flushes what is left, and the disk may be full.
        with suppress(OSError):
            self._zipped.close()
        with suppress(OSError):
            self._file.close()

    def _write(self, line: object) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self._digest.update(data)
        self._zipped.write(data)


def _sync_directory(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class _Batch(NamedTuple):
    table: str
    sql: str
    rows: list[Row]


def _batches(path: Path) -> Iterator[_Batch]:
    """Yield the rows of a backup; raise BackupError at the end unless it is complete."""
    with gzip.open(path) as file:
        lines = _Lines(path, file)
        _check_header(lines)
        counts: dict[str, int] = {}
        lines.advance()
        while isinstance(marker := _marker(lines), _Table):
            _check_table(lines, marker, known=counts)
            sql, decoder = _insertion(marker), _row_decoder(marker)
            counts[marker.table] = 0
            lines.advance()
            while rows := _some_rows(lines, decoder):
                counts[marker.table] += len(rows)
                yield _Batch(marker.table, sql, rows)
        _check_end(lines, marker, counts=counts)


class _Lines:
    """The lines of a backup; `current` is the last line read, empty at the end of the file."""

    def __init__(self, path: Path, file: gzip.GzipFile) -> None:
        self._path = path
        self._file = file
        self._digest = sha256()
        self.current = b""
        self.number = 0
        self.advance()

    def advance(self) -> None:
        self._digest.update(self.current)
        self.number += 1
        try:
            self.current = self._file.readline()
        except EOFError as error:
            raise self.error(BackupFault.TRUNCATED) from error
        except (gzip.BadGzipFile, zlib.error) as error:
            fault = BackupFault.DAMAGED if self.number > 1 else BackupFault.NOT_A_BACKUP
            raise self.error(fault, str(error)) from error
        if self.current and not self.current.endswith(b"\n"):
            raise self.error(BackupFault.TRUNCATED)

    def digest_before(self) -> str:
        """Return the SHA-256 of all lines before `current`."""
        return self._digest.hexdigest()

    def error(self, fault: BackupFault, details: str = "") -> BackupError:
        return BackupError(fault, self._path, line=self.number, details=details)


def _check_header(lines: _Lines) -> _Header:
    try:
        header = msgspec.json.decode(lines.current, type=_Header)
    except msgspec.DecodeError as error:
        raise lines.error(BackupFault.NOT_A_BACKUP, str(error)) from error
    if header.format != FORMAT:
        raise lines.error(BackupFault.NOT_A_BACKUP, header.format)
    if header.version > VERSION:
        raise lines.error(BackupFault.NEWER_VERSION, f"{header.version} > {VERSION}")
    if header.schema > SCHEMA_VERSION:
        raise lines.error(BackupFault.NEWER_SCHEMA, f"{header.schema} > {SCHEMA_VERSION}")
    return header


def _marker(lines: _Lines) -> _Table | _End:
    if not lines.current:
        raise lines.error(BackupFault.TRUNCATED)
    try:
        return msgspec.json.decode(lines.current, type=_Table | _End)
    except msgspec.DecodeError as error:
        raise lines.error(BackupFault.BAD_LINE, str(error)) from error


def _check_table(lines: _Lines, marker: _Table, *, known: dict[str, int]) -> None:
    if marker.table not in SAVED or marker.table in known:
        raise lines.error(BackupFault.WRONG_TABLE, marker.table)
    if not _fits(marker):
        raise lines.error(BackupFault.WRONG_COLUMNS, ", ".join(marker.columns))


def _fits(marker: _Table) -> bool:
    """Return whether rows with these columns can be restored.

    Backups of earlier releases may lack columns that were added later and may be empty.
    """
    columns = SAVED[marker.table]
    missing = [name for name in columns if name not in marker.columns]
    known = tuple(name for name in columns if name not in missing)
    nullable = (isinstance(None, columns[name]) for name in missing)  # type: ignore[arg-type]
    return marker.columns == known and all(nullable)


def _insertion(marker: _Table) -> str:
    places = ", ".join(f"${number}" for number, _ in enumerate(marker.columns, start=1))
    return f"INSERT INTO {marker.table} ({', '.join(marker.columns)}) VALUES ({places})"


def _row_decoder(marker: _Table) -> msgspec.json.Decoder[Row]:
    types = tuple(SAVED[marker.table][name] for name in marker.columns)
    return msgspec.json.Decoder(GenericAlias(tuple, types))


def _some_rows(lines: _Lines, decoder: msgspec.json.Decoder[Row]) -> list[Row]:
    rows: list[Row] = []
    while lines.current.startswith(b"[") and len(rows) < BATCH:
        try:
            rows.append(decoder.decode(lines.current))
        except msgspec.DecodeError as error:
            raise lines.error(BackupFault.BAD_LINE, str(error)) from error
        lines.advance()
    return rows


def _check_end(lines: _Lines, end: _End, *, counts: dict[str, int]) -> None:
    if end.rows != counts:
        raise lines.error(BackupFault.WRONG_COUNT)
    if end.sha256 != lines.digest_before():
        raise lines.error(BackupFault.WRONG_DIGEST)
    lines.advance()
    if lines.current:
        raise lines.error(BackupFault.AFTER_END)
