"""A PostgreSQL that several server processes share: a pool of connections, LISTEN and NOTIFY."""

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
"""How long migrating and restoring may take, and how long another process waits for it."""

_LOCK_KEY: Final = int.from_bytes(b"magnate")


async def open_postgres(url: str) -> PostgresDatabase:
    """Open the database of an address; no error tells the address's password."""
    try:
        with known_errors():
            pool = await _pool(url)
            await pool.release(await pool.acquire(timeout=CONNECT_SECONDS))
    except (asyncpg.PostgresError, asyncpg.ClientConfigurationError) as error:
        raise CannotOpen(_without_secrets(url), str(error)) from error
    except ValueError:
        # The error quotes what it could not read, and that may be the password.
        raise CannotOpen(_without_secrets(url), "the address is malformed") from None
    return PostgresDatabase(url, pool)


class PostgresDatabase:
    """A PostgreSQL database, shared with other processes."""

    def __init__(self, url: str, pool: Connections) -> None:
        self._url = url
        self._pool = pool
        self._origin = secrets.token_urlsafe(6)
        self._writer = GroupWriter(self._connection)
        self._announcer = Announcer(url, self._origin)
        self._listeners: set[Listener] = set()
        self._closed = False
        # The pool refuses those who wait for a connection when it closes; so nobody may.
        self._borrowers = 0
        self._unused = asyncio.Event()
        self._unused.set()

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Return the rows of a query; everything acknowledged before is in them.

        It is tried twice when the connection is lost: reading again does no harm.
        """
        try:
            return await self._read_once(sql, args)
        except Unavailable as error:
            if self._closed or isinstance(error.__cause__, TimeoutError):
                raise
            return await self._read_once(sql, args)

    async def write(self, *statements: Statement) -> None:
        """Have all statements done in one durable transaction, or none of them.

        It is never tried twice: a lost connection leaves unknown whether it was done.
        """
        self._check_open()
        await self._writer.write(statements)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """Open a transaction that reads one moment of the database while others write on."""
        async with self._transaction("ISOLATION LEVEL REPEATABLE READ READ ONLY") as transaction:
            # The moment is that of the first reading, not that of BEGIN.
            await transaction.read("SELECT 1")
            yield transaction

    @asynccontextmanager
    async def exclusive(self, *tables: str) -> AsyncIterator[Transaction]:
        """Open a transaction during which nobody else writes these tables or is exclusive."""
        async with self._transaction("ISOLATION LEVEL READ COMMITTED") as transaction:
            await transaction.execute("SELECT pg_advisory_xact_lock($1)", _LOCK_KEY)
            if tables:
                await transaction.execute(f"LOCK TABLE {', '.join(tables)} IN EXCLUSIVE MODE")
            yield transaction

    async def news(self) -> AsyncGenerator[str, None]:
        """Yield the topics that other processes announced, on a connection of its own.

        After every connecting, the first one too, it yields `"*"`: who does not listen is
        not told.
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
        """Have other processes told soon that there is news of a topic; it never fails."""
        if not self._closed:
            self._announcer.add(topic)

    async def close(self) -> None:
        """End all connections after everything that was asked for is done."""
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
        """Lend a connection; all errors in the block are taken for the database's."""
        async with self._borrowed() as connection:
            with known_errors(connection):
                yield connection

    @asynccontextmanager
    async def _transaction(self, how: str) -> AsyncIterator[_PostgresTransaction]:
        """Begin a transaction and commit it; errors of the block itself are left alone."""
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
        """Lend a connection; one more borrower whom close() waits for."""
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
        """Return all rows of a query."""
        with known_errors(self._connection):
            return [tuple(record) for record in await self._connection.fetch(sql, *args)]

    async def batches(self, sql: str) -> AsyncGenerator[list[Row], None]:
        """Yield the rows of a query in lists that fit into memory."""
        with known_errors(self._connection):
            cursor = await self._connection.cursor(sql)
        while records := await self._fetched(cursor):
            yield [tuple(record) for record in records]

    async def execute(self, sql: str, *args: Value) -> None:
        """Run one statement."""
        with known_errors(self._connection):
            await self._connection.execute(sql, *args, timeout=LONG_SECONDS)

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        """Run one statement for each of the rows."""
        with known_errors(self._connection):
            await self._connection.executemany(sql, rows, timeout=LONG_SECONDS)

    async def _fetched(self, cursor: Cursor) -> list[asyncpg.Record]:
        with known_errors(self._connection):
            return await cursor.fetch(BATCH, timeout=LONG_SECONDS)


async def _pool(url: str) -> Connections:
    return await asyncpg.create_pool(
        url,
        min_size=0,  # else it would try to connect, and log it, all the while the server is away
        max_size=POOL_MOST,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        server_settings=SESSION,
        init=_read_numbers,
        reset=_keep_session,
    )


async def _read_numbers(connection: Connection) -> None:
    """Have sums and averages come as the numbers that SQLite gives, not as decimals."""
    await connection.set_type_codec(
        "numeric", schema="pg_catalog", encoder=str, decoder=_number, format="text"
    )


def _number(text: str) -> int | float:
    return int(text) if text.lstrip("-").isdigit() else float(text)


async def _keep_session(_connection: Connection) -> None:
    """Do nothing: no session is ever changed, and resetting it costs a round trip."""


def _without_secrets(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"
