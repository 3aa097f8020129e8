"""A file that was deleted, replaced or overwritten under a running server."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from magnate.server.database import Damaged, Database, FileFault, Statement, open_database

SAVE = "INSERT INTO log (table_id, seq, row) VALUES ('t', $1, 'x')"
ROWS = "SELECT seq FROM log ORDER BY seq"


@asynccontextmanager
async def written_to(path: Path) -> AsyncIterator[Database]:
    database = await open_database(path)
    try:
        await database.write(Statement(SAVE, (1,)))
        await database.check()
        yield database
    finally:
        await database.close()


def delete(path: Path) -> None:
    path.unlink()


def delete_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def truncate(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(0)


def overwrite(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.write(b"not a database" * (size // 10))


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        (delete, FileFault.MISSING),
        (delete_log, FileFault.MISSING),
        (replace, FileFault.REPLACED),
    ],
)
async def test_nothing_is_acknowledged_once_the_file_is_gone(
    sqlite_path: Path, harm: Callable[[Path], None], fault: FileFault
) -> None:
    async with written_to(sqlite_path) as database:
        harm(sqlite_path)

        for _ in range(2):
            with pytest.raises(Damaged) as refused:
                await database.write(Statement(SAVE, (2,)))
            assert refused.value.fault is fault


async def test_a_deleted_file_is_not_read_either(sqlite_path: Path) -> None:
    """A repeated command would otherwise be found there and acknowledged."""
    async with written_to(sqlite_path) as database:
        delete(sqlite_path)

        with pytest.raises(Damaged):
            await database.read(ROWS)
        with pytest.raises(Damaged):
            async with database.snapshot():
                pass
        assert not sqlite_path.exists()


@pytest.mark.parametrize("harm", [truncate, overwrite])
async def test_a_damaged_file_is_noticed_and_refuses_writes(
    sqlite_path: Path, harm: Callable[[Path], None]
) -> None:
    async with written_to(sqlite_path) as database:
        await checkpointed(database)
        harm(sqlite_path)

        with pytest.raises(Damaged) as found:
            await database.check()
        with pytest.raises(Damaged):
            await database.write(Statement(SAVE, (2,)))
        assert found.value.fault is FileFault.DAMAGED


async def checkpointed(database: Database) -> None:
    """Move everything from the write-ahead log to the file."""
    await database.read("PRAGMA wal_checkpoint(TRUNCATE)")


async def test_a_file_that_is_moved_back_works_again(sqlite_path: Path) -> None:
    elsewhere = sqlite_path.with_name("elsewhere")
    async with written_to(sqlite_path) as database:
        sqlite_path.rename(elsewhere)
        with pytest.raises(Damaged):
            await database.write(Statement(SAVE, (2,)))
        elsewhere.rename(sqlite_path)

        await database.write(Statement(SAVE, (3,)))

        assert await database.read(ROWS) == [(1,), (3,)]
