"""A database in one file: a thread that writes in groups, a few threads that read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
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
    DatabaseError,
    Full,
    Row,
    Statement,
    Transaction,
    Unavailable,
    Value,
)

READERS: Final = 3
BATCH: Final = 500
BUSY_SECONDS: Final = 5.0
NEWS_SECONDS: Final = 0.5

_KEY_EXISTS: Final = frozenset(
    {
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        sqlite3.SQLITE_CONSTRAINT_ROWID,
        sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    }
)
_PASSING: Final = frozenset(
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
# All that sqlite3 raises for a statement and its values; an integer may be too long for it,
# a text may not be Unicode. Until Python 3.12 two statements in one were a warning.
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
    """Open the database in a file, which is made for its owner only if it is missing.

    For `busy_seconds` a write waits for other processes that write.
    """
    place = path.expanduser().absolute()
    connections = await asyncio.to_thread(_connect_all, place, busy_seconds)
    return SqliteDatabase(place, connections, busy_seconds=busy_seconds)


class SqliteDatabase:
    """A database in a file, in WAL mode and with every commit synchronised to the disk."""

    def __init__(
        self, path: Path, connections: list[sqlite3.Connection], *, busy_seconds: float
    ) -> None:
        writing, *reading = connections
        self._path = path
        self._busy_seconds = busy_seconds
        self._writer = _Writer(writing, asyncio.get_running_loop())
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for connection in reading:
            self._idle.put(connection)
        self._readers = ThreadPoolExecutor(len(reading), "magnate-sqlite-reader")
        self._closed = asyncio.Event()

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Return the rows of a query; everything acknowledged before is in them."""
        self._check_open()
        loop = asyncio.get_running_loop()
        with _known_errors():
            return await loop.run_in_executor(self._readers, self._fetch, sql, args)

    async def write(self, *statements: Statement) -> None:
        """Have all statements done in one durable transaction, or none of them."""
        self._check_open()
        with _known_errors():
            await self._writer.answer(statements)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """Open a transaction that reads one moment of the database while others write on."""
        async with self._transaction("BEGIN") as transaction:
            # The moment is that of the first reading, not that of BEGIN.
            await transaction.read("SELECT COUNT(*) FROM sqlite_master")
            yield transaction

    @asynccontextmanager
    async def exclusive(self, *tables: str) -> AsyncIterator[Transaction]:
        """Open a transaction during which nobody else writes; here for all tables alike."""
        async with self._transaction("BEGIN IMMEDIATE") as transaction:
            yield transaction

    async def news(self) -> AsyncGenerator[str, None]:
        """Yield `"*"` at first and whenever another process has written."""
        seen = None
        while not self._closed.is_set():
            await self._writer.answer(())
            if seen != self._writer.data_version:
                seen = self._writer.data_version
                yield EVERYTHING
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), NEWS_SECONDS)

    async def announce(self, topic: str) -> None:
        """Do nothing: other processes notice that the file has changed."""

    async def close(self) -> None:
        """End all connections after everything that was asked for is done."""
        if self._closed.is_set():
            return
        self._closed.set()
        await asyncio.to_thread(self._close)

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncIterator[_SqliteTransaction]:
        self._check_open()
        transaction = _SqliteTransaction(_unprepared(self._path, self._busy_seconds))
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
    """A thread that commits all requests that wait in one transaction, and then answers them.

    `data_version` changes when another connection than this one has written.
    """

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._queue: SimpleQueue[_Request | None] = SimpleQueue()
        self.data_version = self._look()
        # A daemon: a process that ends without close() does not wait for it.
        self._thread = Thread(target=self._run, name="magnate-sqlite-writer", daemon=True)
        self._thread.start()

    def answer(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Return what tells when the statements are durable; asked from the loop only."""
        answer = self._loop.create_future()
        self._queue.put(_Request(statements, answer))
        return answer

    def close(self) -> None:
        """Wait until everything that was asked for is answered and the thread has ended."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            group, open_ = self._waiting()
            outcomes = self._commit(group)
            # A look that fails leaves the old version; the next one sees the change.
            with suppress(sqlite3.Error):
                self.data_version = self._look()
            # A loop that is closed has nobody left who waits.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_deliver, group, outcomes)
        self._connection.close()

    def _waiting(self) -> tuple[list[_Request], bool]:
        """Wait for a request; return all there are, and whether more may come."""
        group: list[_Request] = []
        request = self._queue.get()
        with suppress(Empty):
            while request is not None:
                group.append(request)
                request = self._queue.get_nowait()
            return group, False
        return group, True

    def _commit(self, group: list[_Request]) -> list[Exception | None]:
        """Return what went wrong for each request; None is durable."""
        if not any(request.statements for request in group):
            return [None] * len(group)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(request.statements) for request in group]
            self._connection.execute("COMMIT")
        except _REFUSED as error:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            return [error] * len(group)
        return outcomes

    def _attempt(self, statements: Sequence[Statement]) -> Exception | None:
        """Do one request, or nothing of it and return why."""
        self._connection.execute("SAVEPOINT request")
        try:
            for statement in statements:
                self._connection.execute(statement.sql, _named(statement.args))
        except _REFUSED as error:
            if not self._connection.in_transaction:
                raise  # SQLite took everything back, that of the others too: it does when full.
            self._connection.execute("ROLLBACK TO request")
            self._connection.execute("RELEASE request")
            return error
        self._connection.execute("RELEASE request")
        return None

    def _look(self) -> int:
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])


def _deliver(group: list[_Request], outcomes: list[Exception | None]) -> None:
    """Answer everybody of a group who still waits."""
    for request, error in zip(group, outcomes, strict=True):
        if request.answer.done():
            continue
        if error is None:
            request.answer.set_result(None)
        else:
            request.answer.set_exception(error)


class _SqliteTransaction:
    """A transaction on a connection and a thread of its own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "magnate-sqlite-transaction")

    async def begin(self, sql: str) -> None:
        """Begin by the given statement."""
        await self._run(_prepare, self._connection)
        await self.execute(sql)

    async def end(self) -> None:
        """Disconnect; what is not committed is gone."""
        await self._run(self._connection.close)
        self._thread.shutdown(wait=False)

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Return all rows of a query."""
        return await self._run(lambda: self._cursor(sql, args).fetchall())

    async def batches(self, sql: str) -> AsyncGenerator[list[Row], None]:
        """Yield the rows of a query in lists that fit into memory."""
        cursor = await self._run(self._cursor, sql, ())
        while rows := await self._run(cursor.fetchmany, BATCH):
            yield rows

    async def execute(self, sql: str, *args: Value) -> None:
        """Run one statement."""
        await self._run(self._cursor, sql, args)

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        """Run one statement for each of the rows."""
        await self._run(self._connection.executemany, sql, [_named(row) for row in rows])

    def _cursor(self, sql: str, args: tuple[Value, ...]) -> sqlite3.Cursor:
        return self._connection.execute(sql, _named(args))

    async def _run(self, function: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        loop = asyncio.get_running_loop()
        with _known_errors():
            return await loop.run_in_executor(self._thread, lambda: function(*args, **kwargs))


def _connect_all(path: Path, busy_seconds: float) -> list[sqlite3.Connection]:
    """Return the connection that writes and those that read."""
    _make_file(path)
    connections = [_unprepared(path, busy_seconds) for _ in range(1 + READERS)]
    try:
        for connection in connections:
            _prepare(connection)
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
        # SQLite gives the files beside it the permissions of this one.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise CannotOpen(error.filename or str(path), error.strerror or str(error)) from error


def _unprepared(path: Path, busy_seconds: float) -> sqlite3.Connection:
    return sqlite3.connect(
        path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
    )


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    [mode] = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise sqlite3.OperationalError(f"its file system allows no WAL, only {mode}")


def _named(args: Sequence[Value]) -> dict[str, Value]:
    """Return the values by the names that SQLite takes `$1`, `$2` for."""
    return {str(number): value for number, value in enumerate(args, start=1)}


@contextmanager
def _known_errors() -> Iterator[None]:
    """Raise what callers know instead of what SQLite raises."""
    try:
        yield
    except sqlite3.Error as error:
        known = _known(error)
        if known is None:
            raise
        raise known from error


def _known(error: sqlite3.Error) -> DatabaseError | None:
    code = _code(error)
    if code in _KEY_EXISTS:
        return Conflict(str(error))
    if code == sqlite3.SQLITE_FULL:
        return Full(str(error))
    if code & 0xFF in _PASSING:
        return Unavailable(str(error))
    return None


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's error code; errors raised by the Python module have none."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
