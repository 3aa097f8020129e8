"""SQLite in one file: one thread that writes with group commit, and a few that read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, ParamSpec, TypeVar

from .interface import (
    EVERYTHING,
    CannotOpen,
    Conflict,
    Damaged,
    DatabaseError,
    FileFault,
    Full,
    Row,
    Statement,
    Transaction,
    Unavailable,
    Value,
)
from .sqlite_file import BROKEN, DatabaseFile

READERS: Final = 3
BATCH: Final = 500
BUSY_SECONDS: Final = 5.0
SWITCH_AGAIN: Final = 0.01
"""Seconds between attempts to switch a new file to WAL."""
NEWS_SECONDS: Final = 0.5

_DUPLICATE_KEY: Final = frozenset(
    {
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        sqlite3.SQLITE_CONSTRAINT_ROWID,
        sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    }
)
_TRANSIENT: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
# Everything sqlite3 raises for a statement and its values: an integer may be too large, a text
# may hold lone surrogates. Before Python 3.12, two statements in one raised a Warning.
_REFUSED: Final = (
    sqlite3.Error,
    sqlite3.Warning,
    MemoryError,
    OverflowError,
    TypeError,
    ValueError,
)

_P = ParamSpec("_P")
_T = TypeVar("_T")


async def open_sqlite(path: Path, *, busy_seconds: float = BUSY_SECONDS) -> SqliteDatabase:
    """Open the database in a file, created with access for its owner only if missing.

    A write waits up to `busy_seconds` for other writing processes.
    """
    place = path.expanduser().absolute()
    connections = await asyncio.to_thread(_connect_all, place, busy_seconds)
    return SqliteDatabase(place, connections, busy_seconds=busy_seconds)


class SqliteDatabase:
    """An SQLite database in WAL mode, with every commit synced to disk."""

    clock = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(
        self, path: Path, connections: list[sqlite3.Connection], *, busy_seconds: float
    ) -> None:
        writing, *reading = connections
        self._path = path
        self._busy_seconds = busy_seconds
        self._file = DatabaseFile(path)
        self._writer = _Writer(writing, self._file, loop=asyncio.get_running_loop())
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for connection in reading:
            self._idle.put(connection)
        self._readers = ThreadPoolExecutor(len(reading), "magnate-sqlite-reader")
        self._closed = asyncio.Event()

    async def read(self, sql: str, *args: Value) -> list[Row]:
        self._check_open()
        loop = asyncio.get_running_loop()
        with _known_errors():
            return await loop.run_in_executor(self._readers, self._fetch, sql, args)

    async def write(self, *statements: Statement) -> None:
        self._check_open()
        with _known_errors():
            await self._writer.submit(statements)

    async def check(self) -> None:
        self._check_open()
        with _known_errors():
            await asyncio.to_thread(self._file.check_content)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        async with self._transaction("BEGIN") as transaction:
            # SQLite takes the snapshot at the first read, not at BEGIN.
            await transaction.read("SELECT COUNT(*) FROM sqlite_master")
            yield transaction

    @asynccontextmanager
    async def exclusive(self, *tables: str) -> AsyncIterator[Transaction]:
        """Open a transaction that blocks all other writers; SQLite locks the whole file."""
        async with self._transaction("BEGIN IMMEDIATE") as transaction:
            yield transaction

    async def news(self) -> AsyncGenerator[str, None]:
        """Yield `"*"` first and whenever another process has written, found by polling the file."""
        seen = None
        while not self._closed.is_set():
            await self._writer.submit(())  # an empty request only refreshes `data_version`
            if seen != self._writer.data_version:
                seen = self._writer.data_version
                yield EVERYTHING
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), NEWS_SECONDS)

    async def announce(self, topic: str) -> None:
        """Do nothing: other processes see the change in the file."""

    async def close(self) -> None:
        if self._closed.is_set():
            return
        self._closed.set()
        await asyncio.to_thread(self._close)

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncIterator[_SqliteTransaction]:
        self._check_open()
        self._file.check()  # connecting would create a missing file
        transaction = _SqliteTransaction(_connect(self._path, self._busy_seconds))
        try:
            await transaction.begin(begin)
            yield transaction
            await transaction.execute("COMMIT")
        finally:
            await transaction.end()

    def _check_open(self) -> None:
        if self._closed.is_set():
            raise Unavailable("the database is closed")

    def _fetch(self, sql: str, args: tuple[Value, ...]) -> list[Row]:
        self._file.check()
        connection = self._idle.get()
        try:
            return connection.execute(sql, _named(args)).fetchall()
        finally:
            self._idle.put(connection)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        while not self._idle.empty():
            self._idle.get().close()


class _Request(NamedTuple):
    statements: Sequence[Statement]
    answer: asyncio.Future[None]


class _Writer:
    """A thread that commits all waiting requests in one transaction and then answers them.

    `data_version` changes when a connection other than this one has written.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        file: DatabaseFile,
        *,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self._connection = connection
        self._file = file
        self._loop = loop
        self._queue: SimpleQueue[_Request | None] = SimpleQueue()
        self.data_version = self._read_data_version()
        # A daemon, so that a process exiting without close() does not hang.
        self._thread = Thread(target=self._run, name="magnate-sqlite-writer", daemon=True)
        self._thread.start()

    def submit(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Return a future that is done once the statements are durable; loop thread only."""
        answer = self._loop.create_future()
        self._queue.put(_Request(statements, answer))
        return answer

    def close(self) -> None:
        """Answer all queued requests, then stop the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            group, open_ = self._waiting()
            outcomes = self._commit(group)
            if any(not request.statements for request in group):
                # If this fails, the old version stays and the next round sees the change.
                with suppress(sqlite3.Error):
                    self.data_version = self._read_data_version()
            # Once the loop is closed, no caller is waiting.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_deliver, group, outcomes)
        self._connection.close()

    def _waiting(self) -> tuple[list[_Request], bool]:
        """Wait for a request; return all queued ones, and whether the writer stays open."""
        group: list[_Request] = []
        request = self._queue.get()
        with suppress(Empty):
            while request is not None:
                group.append(request)
                request = self._queue.get_nowait()
            return group, False
        return group, True

    def _commit(self, group: list[_Request]) -> list[Exception | None]:
        """Commit a group; return the error of each request, None for those now durable."""
        if not any(request.statements for request in group):
            return [None] * len(group)
        try:
            self._file.check_before_writing()
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(request.statements) for request in group]
            self._connection.execute("COMMIT")
            self._file.check()  # again: a commit to a file that was deleted meanwhile is lost
        except (*_REFUSED, Damaged) as error:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            return [error] * len(group)
        return outcomes

    def _attempt(self, statements: Sequence[Statement]) -> Exception | None:
        """Run one request; on an error, undo it and return the error."""
        several = len(statements) > 1  # SQLite itself undoes a single one that fails
        if several:
            self._connection.execute("SAVEPOINT request")
        try:
            for statement in statements:
                self._connection.execute(statement.sql, _named(statement.args))
        except _REFUSED as error:
            if not self._connection.in_transaction:
                raise  # SQLite rolled back the whole group, as it does when the disk is full
            if several:
                self._connection.execute("ROLLBACK TO request")
                self._connection.execute("RELEASE request")
            return error
        if several:
            self._connection.execute("RELEASE request")
        return None

    def _read_data_version(self) -> int:
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])


def _deliver(group: list[_Request], outcomes: list[Exception | None]) -> None:
    """Answer the requests of a group; a caller may have been cancelled meanwhile."""
    for request, error in zip(group, outcomes, strict=True):
        if request.answer.done():
            continue
        if error is None:
            request.answer.set_result(None)
        else:
            request.answer.set_exception(error)


class _SqliteTransaction:
    """A transaction with its own connection and thread, as sqlite3 blocks while it works."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "magnate-sqlite-transaction")

    async def begin(self, sql: str) -> None:
        await self._run(_configure, self._connection)
        await self.execute(sql)

    async def end(self) -> None:
        """Close the connection, which rolls back whatever is not committed."""
        await self._run(self._connection.close)
        self._thread.shutdown(wait=False)

    async def read(self, sql: str, *args: Value) -> list[Row]:
        return await self._run(lambda: self._cursor(sql, args).fetchall())

    async def batches(self, sql: str) -> AsyncGenerator[list[Row], None]:
        cursor = await self._run(self._cursor, sql, ())
        while rows := await self._run(cursor.fetchmany, BATCH):
            yield rows

    async def execute(self, sql: str, *args: Value) -> None:
        await self._run(self._cursor, sql, args)

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        await self._run(self._connection.executemany, sql, [_named(row) for row in rows])

    def _cursor(self, sql: str, args: tuple[Value, ...]) -> sqlite3.Cursor:
        return self._connection.execute(sql, _named(args))

    async def _run(self, function: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        loop = asyncio.get_running_loop()
        with _known_errors():
            return await loop.run_in_executor(self._thread, lambda: function(*args, **kwargs))


def _connect_all(path: Path, busy_seconds: float) -> list[sqlite3.Connection]:
    """Return the writing connection, then the reading ones."""
    _make_file(path)
    connections = [_connect(path, busy_seconds) for _ in range(1 + READERS)]
    try:
        for connection in connections:
            _configure(connection)
        for connection in connections[1:]:
            connection.execute("PRAGMA query_only = ON")
    except sqlite3.Error as error:
        for connection in connections:
            connection.close()
        if _code(error) & 0xFF == sqlite3.SQLITE_BUSY:
            raise Unavailable(str(error)) from error
        raise CannotOpen(str(path), str(error)) from error
    return connections


def _make_file(path: Path) -> None:
    try:
        path.parent.mkdir(mode=0o700, exist_ok=True)
        # SQLite creates the -wal and -shm files with the permissions of this one.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise CannotOpen(error.filename or str(path), error.strerror or str(error)) from error


def _connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    return sqlite3.connect(
        path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
    )


def _configure(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    mode = _switch_to_wal(connection)
    if mode != "wal":
        raise sqlite3.OperationalError(
            f"its file system does not support WAL (journal mode: {mode})"
        )


def _switch_to_wal(connection: sqlite3.Connection) -> str:
    """Return the journal mode after the switch, which waits for others that open the file.

    SQLite's own timeout does not apply if two connections switch a new file at the same time.
    """
    [milliseconds] = connection.execute("PRAGMA busy_timeout").fetchone()
    deadline = time.monotonic() + milliseconds / 1000
    while True:
        try:
            [mode] = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            return str(mode)
        except sqlite3.OperationalError as error:
            if _code(error) & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(SWITCH_AGAIN)


def _named(args: Sequence[Value]) -> dict[str, Value]:
    """Return values by name: to SQLite, `$1` is a parameter named "1"."""
    return {str(number): value for number, value in enumerate(args, start=1)}


@contextmanager
def _known_errors() -> Iterator[None]:
    """Translate SQLite's errors into DatabaseError where callers can handle them."""
    try:
        yield
    except sqlite3.Error as error:
        known = _known(error)
        if known is None:
            raise
        raise known from error


def _known(error: sqlite3.Error) -> DatabaseError | None:
    code = _code(error)
    if code & 0xFF in BROKEN:
        return Damaged(FileFault.DAMAGED, str(error))
    if code in _DUPLICATE_KEY:
        return Conflict(str(error))
    if code == sqlite3.SQLITE_FULL:
        return Full(str(error))
    if code & 0xFF in _TRANSIENT:
        return Unavailable(str(error))
    return None


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's error code; errors raised by the Python module have none."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
