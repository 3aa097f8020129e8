"""PostgreSQL, shared by several server processes: a connection pool, LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

import asyncpg

from .interface import (
    EVERYTHING,
    CannotOpen,
    DatabaseError,
    Row,
    Statement,
    Transaction,
    Unavailable,
    Value,
)
from .postgres_errors import UNREACHABLE, known_errors
from .postgres_news import (
    COMMAND_SECONDS,
    CONNECT_SECONDS,
    RETRY_SECONDS,
    SESSION,
    Announcer,
    Listener,
)
from .postgres_writing import GroupWriter

if TYPE_CHECKING:
    from asyncpg import cursor
    from asyncpg.pool import Pool

    from .postgres_errors import Pooled

    Connection = asyncpg.Connection[asyncpg.Record]
    Connections = Pool[asyncpg.Record]
    Cursor = cursor.Cursor[asyncpg.Record]

POOL_MOST: Final = 10
BATCH: Final = 500
LONG_SECONDS: Final = 600.0
"""The timeout for migrating and restoring, and for another process waiting for either."""

_LOCK_KEY: Final = int.from_bytes(b"magnate")


async def open_postgres(url: str) -> PostgresDatabase:
    """Open the database at a URL; no error reveals the password in it."""
    try:
        with known_errors():
            pool = await _pool(url)
            await pool.release(await pool.acquire(timeout=CONNECT_SECONDS))
    except (asyncpg.PostgresError, asyncpg.ClientConfigurationError) as error:
        raise CannotOpen(_without_secrets(url), str(error)) from error
    except ValueError:
        # asyncpg's error quotes the part it could not parse, which may be the password.
        raise CannotOpen(_without_secrets(url), "the address is malformed") from None
    return PostgresDatabase(url, pool)


class PostgresDatabase:
    clock = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"

    def __init__(self, url: str, pool: Connections) -> None:
        self._url = url
        self._pool = pool
        self._origin = secrets.token_urlsafe(6)
        self._writer = GroupWriter(self._connection)
        self._announcer = Announcer(url, self._origin)
        self._listeners: set[Listener] = set()
        self._closed = False
        # Closing the pool fails tasks that still wait for a connection, so close() waits for them.
        self._borrowers = 0
        self._unused = asyncio.Event()
        self._unused.set()

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Return the rows of a query, retrying once if the connection is lost."""
        try:
            return await self._read_once(sql, args)
        except Unavailable as error:
            if self._closed or isinstance(error.__cause__, TimeoutError):
                raise
            return await self._read_once(sql, args)

    async def write(self, *statements: Statement) -> None:
        """Run the statements in one transaction, without retrying.

        If the connection is lost, they may or may not have been committed.
        """
        self._check_open()
        await self._writer.write(statements)

    async def check(self) -> None:
        """Check that the server answers; it looks after its own files."""
        await self.read("SELECT 1")

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        async with self._transaction("ISOLATION LEVEL REPEATABLE READ READ ONLY") as transaction:
            # PostgreSQL takes the snapshot at the first query, not at BEGIN.
            await transaction.read("SELECT 1")
            yield transaction

    @asynccontextmanager
    async def exclusive(self, *tables: str) -> AsyncIterator[Transaction]:
        async with self._transaction("ISOLATION LEVEL READ COMMITTED") as transaction:
            await transaction.execute("SELECT pg_advisory_xact_lock($1)", _LOCK_KEY)
            if tables:
                await transaction.execute(f"LOCK TABLE {', '.join(tables)} IN EXCLUSIVE MODE")
            yield transaction

    async def news(self) -> AsyncGenerator[str, None]:
        """Yield the topics that other processes announced, using a dedicated connection.

        It yields `"*"` after every connect, because notifications sent before are lost.
        """
        listener = Listener(self._url, self._origin)
        self._listeners.add(listener)
        try:
            while not self._closed:
                try:
                    await listener.connect()
                except UNREACHABLE:
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                yield EVERYTHING
                while topics := await listener.topics():
                    for topic in topics:
                        yield topic
        finally:
            self._listeners.discard(listener)
            await listener.close()

    async def announce(self, topic: str) -> None:
        if not self._closed:
            self._announcer.add(topic)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for listener in tuple(self._listeners):
            await listener.close()
        await self._announcer.close()
        try:
            async with asyncio.timeout(COMMAND_SECONDS):
                await self._writer.drain()
                await self._unused.wait()
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("the database is closed")

    async def _read_once(self, sql: str, args: tuple[Value, ...]) -> list[Row]:
        self._check_open()
        async with self._connection() as connection:
            return [tuple(record) for record in await connection.fetch(sql, *args)]

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Pooled]:
        """Borrow a connection; asyncpg errors in the block are translated."""
        async with self._borrowed() as connection:
            with known_errors(connection):
                yield connection

    @asynccontextmanager
    async def _transaction(self, how: str) -> AsyncIterator[_PostgresTransaction]:
        """Run the block in a transaction; the block's own errors pass through unchanged."""
        self._check_open()
        async with self._borrowed() as connection:
            transaction = _PostgresTransaction(connection)
            try:
                await transaction.execute(f"BEGIN {how}")
                yield transaction
                await transaction.execute("COMMIT")
            except BaseException:
                with suppress(*UNREACHABLE, DatabaseError):
                    await transaction.execute("ROLLBACK")
                raise

    @asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Pooled]:
        """Borrow a connection and count the borrower, so that close() waits for it."""
        self._borrowers += 1
        self._unused.clear()
        try:
            with known_errors():
                connection = await self._pool.acquire(timeout=COMMAND_SECONDS)
            try:
                yield connection
            finally:
                with known_errors():
                    await self._pool.release(connection)
        finally:
            self._borrowers -= 1
            if not self._borrowers:
                self._unused.set()


class _PostgresTransaction:
    """A connection within a transaction."""

    def __init__(self, connection: Pooled) -> None:
        self._connection = connection

    async def read(self, sql: str, *args: Value) -> list[Row]:
        with known_errors(self._connection):
            return [tuple(record) for record in await self._connection.fetch(sql, *args)]

    async def batches(self, sql: str) -> AsyncGenerator[list[Row], None]:
        with known_errors(self._connection):
            cursor = await self._connection.cursor(sql)
        while records := await self._fetched(cursor):
            yield [tuple(record) for record in records]

    async def execute(self, sql: str, *args: Value) -> None:
        with known_errors(self._connection):
            await self._connection.execute(sql, *args, timeout=LONG_SECONDS)

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        with known_errors(self._connection):
            await self._connection.executemany(sql, rows, timeout=LONG_SECONDS)

    async def _fetched(self, cursor: Cursor) -> list[asyncpg.Record]:
        with known_errors(self._connection):
            return await cursor.fetch(BATCH, timeout=LONG_SECONDS)


async def _pool(url: str) -> Connections:
    return await asyncpg.create_pool(
        url,
        min_size=0,  # otherwise it keeps reconnecting, and logging, while the server is down
        max_size=POOL_MOST,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        server_settings=SESSION,
        init=_read_numbers,
        reset=_keep_session,
    )


async def _read_numbers(connection: Connection) -> None:
    """Decode `numeric` (sums, averages) to int or float as SQLite does, not to Decimal."""
    await connection.set_type_codec(
        "numeric", schema="pg_catalog", encoder=str, decoder=_number, format="text"
    )


def _number(text: str) -> int | float:
    return int(text) if text.lstrip("-").isdigit() else float(text)


async def _keep_session(_connection: Connection) -> None:
    """Skip the pool's reset: sessions are never changed, and a reset costs a round trip."""


def _without_secrets(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"
