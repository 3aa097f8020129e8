"""The server's database behind one interface: SQLite in a file, or PostgreSQL by URL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from .interface import (
    CannotOpen,
    Conflict,
    Damaged,
    Database,
    DatabaseError,
    FileFault,
    Full,
    Row,
    SchemaTooNew,
    Statement,
    Transaction,
    Unavailable,
    Value,
)
from .migrations import migrate
from .sqlite import open_sqlite

__all__ = [
    "CannotOpen",
    "Conflict",
    "Damaged",
    "Database",
    "DatabaseError",
    "FileFault",
    "Full",
    "Row",
    "SchemaTooNew",
    "Statement",
    "Transaction",
    "Unavailable",
    "Value",
    "open_database",
]


async def open_database(
    url: str | Path, *, before_migrating: Callable[[Database], Awaitable[None]] | None = None
) -> Database:
    """Open the database at an address and migrate it to the newest schema.

    `postgresql://…` is a PostgreSQL server; `sqlite:PATH` or a path is a file, created if missing.
    If `before_migrating` raises an error, the schema stays as it is.
    """
    database = await _opened(url)
    try:
        if before_migrating is not None:
            await before_migrating(database)
        await migrate(database)
    except BaseException:
        await database.close()
        raise
    return database


async def _opened(url: str | Path) -> Database:
    if isinstance(url, Path):
        return await open_sqlite(url)
    scheme, colon, rest = url.partition(":")
    if scheme in ("postgresql", "postgres") and colon:
        from .postgres import open_postgres  # importing asyncpg takes a tenth of the server's start

        return await open_postgres(url)
    if scheme == "sqlite" and colon:
        return await open_sqlite(Path(rest))
    if "://" in url:
        # The rest of the address may hold a password.
        raise CannotOpen(f"{scheme}://…", "only sqlite:PATH and postgresql://… are known")
    return await open_sqlite(Path(url))
