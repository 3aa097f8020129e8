"""Group commit for PostgreSQL: one transaction for all waiting requests.

Most of the cost of storing a decision is its transaction: two more round trips and a disk
sync. Sharing it among a few decisions halves the cost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NamedTuple

import asyncpg

from .interface import DatabaseError, Statement
from .postgres_errors import is_lost, known_errors

if TYPE_CHECKING:
    from .postgres_errors import Pooled

LANES: Final = 2
"""Groups in flight: while one waits for the disk, the next is sent."""

_ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
_REFUSED: Final = (DatabaseError, *_ERRORS)


class _Request(NamedTuple):
    statements: Sequence[Statement]
    answer: asyncio.Future[None]

    def accept(self) -> None:
        if not self.answer.done():
            self.answer.set_result(None)

    def refuse(self, error: BaseException) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class GroupWriter:
    """Writes all waiting requests in one transaction and answers them after its commit."""

    def __init__(self, connection: Callable[[], AbstractAsyncContextManager[Pooled]]) -> None:
        self._connection = connection
        self._waiting: list[_Request] = []
        self._lanes: set[asyncio.Task[None]] = set()
        self._running = 0

    async def write(self, statements: Sequence[Statement]) -> None:
        """Queue statements and wait until they are committed together, or refused."""
        request = _Request(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(request)
        if self._running < LANES:
            self._running += 1
            lane = asyncio.create_task(self._run())
            self._lanes.add(lane)
            lane.add_done_callback(self._lanes.discard)
        await request.answer

    async def drain(self) -> None:
        await asyncio.gather(*self._lanes)

    async def _run(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                await self._write(group)
        finally:
            self._running -= 1

    async def _write(self, group: list[_Request]) -> None:
        try:
            async with self._connection() as connection:
                await _commit(connection, group)
        except _REFUSED as error:
            for request in group:
                request.refuse(error)
        except BaseException as error:
            # Without this, a bug here would leave the callers waiting forever.
            for request in group:
                request.refuse(error)
            raise


async def _commit(connection: Pooled, group: list[_Request]) -> None:
    """Write a group in one transaction; if one request fails, write each separately."""
    if len(group) == 1:
        return await _write_alone(connection, group[0])
    try:
        await _write_together(
            connection, [each for request in group for each in request.statements]
        )
    except _ERRORS as error:
        if is_lost(connection, error):
            raise  # it may have been lost during the commit: retrying could write twice
        for request in group:
            await _write_alone(connection, request)
    else:
        for request in group:
            request.accept()


async def _write_together(connection: Pooled, statements: Sequence[Statement]) -> None:
    """Run statements in one transaction, with one round trip for each run of equal ones.

    Most groups are entries of logs only: one statement with many arguments, which is implicitly
    a transaction.
    """
    runs = [
        (sql, [each.args for each in run]) for sql, run in groupby(statements, attrgetter("sql"))
    ]
    if len(runs) == 1:
        return await connection.executemany(*runs[0])
    async with connection.transaction():
        for sql, arguments in runs:
            await connection.executemany(sql, arguments)


async def _write_alone(connection: Pooled, request: _Request) -> None:
    try:
        with known_errors(connection):
            if len(request.statements) == 1:  # implicitly a transaction, in one round trip
                await _execute(connection, request.statements)
            else:
                async with connection.transaction():
                    await _execute(connection, request.statements)
    except _REFUSED as error:
        request.refuse(error)
    else:
        request.accept()


async def _execute(connection: Pooled, statements: Sequence[Statement]) -> None:
    for sql, args in statements:
        await connection.execute(sql, *args)
