"""The interface of the server's databases, and the errors that both kinds raise.

SQL is written once for both; parameters are `$1`, `$2`, and so on.
Order by numbers only: PostgreSQL sorts text by its locale, SQLite by bytes.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol

from typing_extensions import override

Value = str | int | float | None
Row = tuple[Any, ...]  # the column types depend on the query

EVERYTHING: Final = "*"
"""The topic announced when anything may have changed."""


class Statement(NamedTuple):
    """One SQL statement with its parameter values."""

    sql: str
    args: tuple[Value, ...] = ()


class DatabaseError(Exception):
    """An error that callers can handle; any other database error is a bug in the SQL."""


class Conflict(DatabaseError):
    """Nothing was written: a row with that key already exists, so another writer was first."""


class Unavailable(DatabaseError):
    """The database is unreachable, locked or restarting; worth retrying.

    Whether a write was committed is unknown: the connection may be lost between the commit and
    its acknowledgement. The caller must read what is stored before writing again.
    """


class FileFault(StrEnum):
    """What is wrong with the file of a database; a stable code."""

    MISSING = "file_missing"
    REPLACED = "file_replaced"
    DAMAGED = "file_damaged"


class Damaged(Unavailable):
    """Nothing will be stored until the host repairs the database's file."""

    def __init__(self, fault: FileFault, why: str) -> None:
        super().__init__(why)
        self.fault = fault


class Full(DatabaseError):
    """Nothing was written: the disk is full or the quota is exhausted."""


class CannotOpen(DatabaseError):
    """A database that cannot be opened; `place` is its path or redacted URL."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(place, reason)
        self.place = place
        self.reason = reason

    @override
    def __str__(self) -> str:
        return f"cannot open the database {self.place}: {self.reason}"


class SchemaTooNew(DatabaseError):
    """A database that a newer release has migrated to a schema unknown to this one."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known

    @override
    def __str__(self) -> str:
        return (
            f"the database has schema version {self.found}, "
            f"this release knows versions up to {self.known}"
        )


class Transaction(Protocol):
    """A transaction that its user holds open; not for latency-sensitive paths."""

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Return all rows of a query."""
        ...

    def batches(self, sql: str) -> AsyncGenerator[list[Row], None]:
        """Yield the rows of a query in batches that fit into memory."""
        ...

    async def execute(self, sql: str, *args: Value) -> None:
        """Run one statement."""
        ...

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        """Run one statement for each of the rows."""
        ...


class Database(Protocol):
    """A database that several tasks may use concurrently."""

    clock: str
    """The SQL of the database's own time, in seconds since the Unix epoch."""

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Return the rows of a query, including every write acknowledged before the call."""
        ...

    async def write(self, *statements: Statement) -> None:
        """Run all statements in one durable transaction, or none of them."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction that reads a consistent snapshot while others keep writing."""
        ...

    def exclusive(self, *tables: str) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction that blocks other writers of these tables and other exclusive ones.

        It commits when its block ends and rolls back when the block raises.
        """
        ...

    def news(self) -> AsyncGenerator[str, None]:
        """Yield the topics that other processes announced, until the database is closed.

        `"*"` stands for everything; it is yielded first, and whenever announcements may have been
        lost. This object's own announcements are left out.
        """
        ...

    async def check(self) -> None:
        """Raise Damaged if what is stored is missing or damaged; takes little, bounded time."""
        ...

    async def announce(self, topic: str) -> None:
        """Queue a notification to other processes that a topic changed; a topic has no spaces.

        Never fails: a process that misses it receives `"*"` later.
        """
        ...

    async def close(self) -> None:
        """Close all connections after pending operations have finished."""
        ...
