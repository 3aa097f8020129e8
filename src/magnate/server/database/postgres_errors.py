"""Translation of asyncpg's errors into the interface's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import asyncpg

from .interface import Conflict, DatabaseError, Full, Unavailable

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Pooled = PoolConnectionProxy[asyncpg.Record]

UNREACHABLE: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""Everything asyncpg raises when connecting fails or a connection is lost."""

# SQLSTATE classes: connection, rollback (retry), resources, operator intervention, system.
_TRANSIENT: Final = frozenset({"08", "40", "53", "57", "58"})
_TRANSIENT_CODES: Final = frozenset(
    {"25006", "55P03"}
)  # read-only transaction (a failover); lock not available


@contextmanager
def known_errors(connection: Pooled | None = None) -> Iterator[None]:
    """Translate asyncpg's errors into DatabaseError where callers can handle them."""
    try:
        yield
    except OSError as error:
        raise Unavailable(str(error) or type(error).__name__) from error
    except asyncpg.PostgresError as error:
        known = _known(error)
        if known is None:
            raise
        raise known from error
    except (asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        if connection is None or not is_lost(connection, error):
            raise
        raise Unavailable(str(error)) from error


def is_lost(connection: Pooled, error: Exception) -> bool:
    """Return whether a connection is unusable after an error, and terminate it if so."""
    try:
        # asyncpg may see the server's last message before it notices that the connection is closed.
        if isinstance(error, asyncpg.InternalClientError):
            connection.terminate()
        return connection.is_closed()
    except asyncpg.InterfaceError:  # the pool reclaimed the lost connection
        return True


def _known(error: asyncpg.PostgresError) -> DatabaseError | None:
    code = error.sqlstate or ""
    if code == asyncpg.UniqueViolationError.sqlstate:
        return Conflict(str(error))
    if code == asyncpg.DiskFullError.sqlstate:
        return Full(str(error))
    if code[:2] in _TRANSIENT or code in _TRANSIENT_CODES:
        return Unavailable(str(error))
    return None
