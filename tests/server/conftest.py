"""Fixtures for the server's tests: async tests, a real PostgreSQL, a database of either kind.

An `async def test_…` here runs in the event loop of the fixture `runner`; a fixture that needs
the same loop asks for `runner` and calls `runner.run(…)`.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnate.server.database import Database, open_database

from .postgres_server import PostgresServer, running_postgres

LONGEST_TEST_SECONDS = 300
QUICK = {
    "test_limits.py",
    "test_lobby.py",
    "test_pages.py",
    "test_protocol.py",
    "test_reading_and_writing.py",
    "test_secret_file.py",
}
"""The files whose tests `make check` runs, except those that need PostgreSQL."""


@pytest.fixture(autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    """The event loop of one test and its fixtures."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an async test in the loop of its fixtures."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    names = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}
    runner.run(asyncio.wait_for(pyfuncitem.obj(**given), LONGEST_TEST_SECONDS))
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave tests that wait for PostgreSQL or for several servers to `make test`."""
    here = Path(__file__).parent
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(here):
            kinds = item.callspec.params.values() if hasattr(item, "callspec") else ()
            needs_postgres = "postgres" in kinds or "postgres_server" in item.fixturenames
            if needs_postgres or item.path.name not in QUICK:
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One PostgreSQL for all tests of a worker, started by the first test that needs it."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The address of a new, empty database."""
    with postgres_server.new_database() as url:
        yield url


@pytest.fixture
def sqlite_path(tmp_path: Path) -> Path:
    """The path of a database that does not exist yet."""
    return tmp_path / "magnate.sqlite"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:{request.getfixturevalue('sqlite_path')}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def database(runner: asyncio.Runner, database_url: str) -> Iterator[Database]:
    """An open database of each kind, with all tables and no rows."""
    database = runner.run(open_database(database_url))
    yield database
    runner.run(database.close())
