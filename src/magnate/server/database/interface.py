"""What the server asks of a database, and the errors that every kind of database raises.

SQL is written once for all kinds; parameters are `$1`, `$2`, and so on.
Order by numbers only: PostgreSQL sorts text by its own locale, SQLite by bytes.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, NamedTuple, Protocol

from typing_extensions import override

Value = str | int | float | None
Row = tuple[Any, ...]  # The columns' types are those of the SQL that asks for them.

EVERYTHING: Final = "*"
"""The topic that says: anything may have changed."""


class Statement(NamedTuple):
    """One statement of SQL with the values of its parameters."""

    sql: str
    args: tuple[Value, ...] = ()


class DatabaseError(Exception):
    """Something a caller can do something about; any other error is a fault in the SQL."""


class Conflict(DatabaseError):
    """Nothing was written: a row with that key exists already, so somebody else was first."""


class Unavailable(DatabaseError):
    """The database cannot be reached, is locked or restarts; worth trying again.

    Whether a write was done is unknown: the connection may be lost between the database's
    commit and its answer. The caller must read what is stored before writing again.
    """


class Full(DatabaseError):
    """Nothing was written: there is no room on the disk, or within the quota."""


class CannotOpen(DatabaseError):
    """A database that cannot be opened, with its place and what stands in the way."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(place, reason)
        self.place = place
        self.reason = reason

    @override
    def __str__(self) -> str:
        """Name the place and what stands in the way."""
        return f"cannot open the database {self.place}: {self.reason}"


class SchemaTooNew(DatabaseError):
    """A database that a newer release has changed; this one does not know its tables."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known

    @override
    def __str__(self) -> str:
        """Name both versions."""
        return (
            f"the database has schema version {self.found}, "
            f"this release knows versions up to {self.known}"
        )


class Transaction(Protocol):
    """One transaction that its user holds open; not for the paths that must be quick."""

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Return all rows of a query."""
        ...

    def batches(self, sql: str) -> AsyncGenerator[list[Row], None]:
        """Yield the rows of a query in lists that fit into memory."""
        ...

    async def execute(self, sql: str, *args: Value) -> None:
        """Run one statement."""
        ...

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        """Run one statement for each of the rows."""
        ...


class Database(Protocol):
    """A database that several tasks use at once."""

    async def read(self, sql: str, *args: Value) -> list[Row]:
        """Return the rows of a query; everything acknowledged before is in them."""
        ...

    async def write(self, *statements: Statement) -> None:
        """Have all statements done in one durable transaction, or none of them."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction that reads one moment of the database while others write on."""
        ...

    def exclusive(self, *tables: str) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction during which nobody else writes these tables or is exclusive.

        It is committed when its block ends, and leaves nothing when an error ends the block.
        """
        ...

    def news(self) -> AsyncGenerator[str, None]:
        """Yield the topics that other processes announced, until the database is closed.

        `"*"` stands for everything; it comes first, and whenever news may have been lost.
        What this database object announced itself is left out.
        """
        ...

    async def announce(self, topic: str) -> None:
        """Notify other processes soon that a topic changed; a topic has no spaces.

        Never fails: a process that was not reached receives `"*"` later.
        """
        ...

    async def close(self) -> None:
        """End all connections after everything that was asked for is done."""
        ...
