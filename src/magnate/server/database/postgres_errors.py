"""What asyncpg raises, as what callers know."""

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
"""All that asyncpg raises when a connection cannot be made or is lost."""

# Classes of SQLSTATE: connection, rolled back to be tried again, resources, operator, system.
_PASSING: Final = frozenset({"08", "40", "53", "57", "58"})
_PASSING_CODES: Final = frozenset({"25006", "55P03"})  # read-only just now; a lock not available


@contextmanager
def known_errors(connection: Pooled | None = None) -> Iterator[None]:
    """Raise what callers know instead of what asyncpg raises."""
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
    """Tell whether a connection can be used no more after an error; then it is ended."""
    try:
        # The server's last words may be heard before the end of the connection is.
        if isinstance(error, asyncpg.InternalClientError):
            connection.terminate()
        return connection.is_closed()
    except asyncpg.InterfaceError:  # The pool took it back when it was lost.
        return True


def _known(error: asyncpg.PostgresError) -> DatabaseError | None:
    code = error.sqlstate or ""
    if code == asyncpg.UniqueViolationError.sqlstate:
        return Conflict(str(error))
    if code == asyncpg.DiskFullError.sqlstate:
        return Full(str(error))
    if code[:2] in _PASSING or code in _PASSING_CODES:
        return Unavailable(str(error))
    return None
