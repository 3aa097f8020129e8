"""The file of an open SQLite database, watched for what SQLite itself does not notice.

On Unix, a program can keep writing to a file that was deleted or replaced. SQLite does so without
an error, and everything it acknowledges is gone once the program ends.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from .interface import Damaged, FileFault

LOOK_AGAIN: Final = 1.0
"""Seconds between looks at the content of the file while the database is being written."""

BROKEN: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})

_Identity = tuple[int, int]


class DatabaseFile:
    """The file of an open database and its write-ahead log; several threads may use this."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal = path.with_name(f"{path.name}-wal")
        found = os.stat(path)
        self._identity = _identity(found)
        self._size = found.st_size
        self._tables = 0
        self._wal_identity: _Identity | None = None  # SQLite creates it with the first write
        self._damaged: Damaged | None = None
        self._looked_at = 0.0

    def check(self) -> None:
        """Raise Damaged unless the file is the one that was opened, without known damage."""
        self._check_identity()
        if self._damaged is not None:
            raise self._damaged

    def check_before_writing(self) -> None:
        """Raise Damaged if a commit could be lost; once a second this looks at the content."""
        self._check_wal()
        self._check_identity()
        if self._looked_at + LOOK_AGAIN <= time.monotonic():
            self.check_content()
        self.check()

    def check_content(self) -> None:
        """Read a little of every table with a new connection, whose cache is empty."""
        self._check_identity()
        # SQLite must open the file: closing another descriptor of it would drop SQLite's locks.
        address = f"{self._path.as_uri()}?mode=ro"
        try:
            with closing(sqlite3.connect(address, uri=True, timeout=LOOK_AGAIN)) as connection:
                tables = _read_some(connection)
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF not in BROKEN:
                raise
            raise self._note_damage(str(error)) from error
        if tables < self._tables:
            raise self._note_damage("its tables are gone")
        self._tables = tables
        self._size = os.stat(self._path).st_size
        self._damaged = None
        self._looked_at = time.monotonic()

    def _note_damage(self, why: str) -> Damaged:
        self._damaged = Damaged(FileFault.DAMAGED, f"{self._path}: {why}")
        return self._damaged

    def _check_identity(self) -> None:
        found = self._found(self._path)
        if _identity(found) != self._identity:
            raise Damaged(FileFault.REPLACED, f"{self._path} was replaced while it was in use")
        if found.st_size < self._size:  # SQLite never shrinks it, because we never run VACUUM
            self._looked_at = 0.0

    def _check_wal(self) -> None:
        """Raise Damaged if the write-ahead log, which holds the latest commits, is gone."""
        if self._wal_identity is None:
            if self._wal.exists():
                self._wal_identity = _identity(os.stat(self._wal))
        elif _identity(self._found(self._wal)) != self._wal_identity:
            raise Damaged(FileFault.REPLACED, f"{self._wal} was replaced while it was in use")

    def _found(self, path: Path) -> os.stat_result:
        try:
            return os.stat(path)
        except OSError as error:
            why = f"{path} is no longer there: {error.strerror}"
            raise Damaged(FileFault.MISSING, why) from error


def _identity(found: os.stat_result) -> _Identity:
    return found.st_dev, found.st_ino


def _read_some(connection: sqlite3.Connection) -> int:
    """Read the first and the last row of every table; return the number of tables."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in found:
        for order in ("ASC", "DESC"):
            connection.execute(f'SELECT * FROM "{table}" ORDER BY rowid {order} LIMIT 1').fetchall()
    return len(found)
