"""The file of an SQLite database: its permissions, and what can be wrong with it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from magnate.server.database import (
    CannotOpen,
    Database,
    Full,
    Statement,
    Unavailable,
    open_database,
)
from magnate.server.database.sqlite import open_sqlite

from .rows import append, as_one_group, opened, seqs

NOBODY = 65534


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process holds the write lock during the block."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def without_privileges() -> Iterator[None]:
    """Drop privileges: the tests may run as root, who can write everywhere."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_only_their_owner_can_read_the_files(tmp_path: Path) -> None:
    path = tmp_path / "data" / "magnate.sqlite"
    async with opened(path) as database:
        await database.write(append("a", 1))

        files = sorted(path.parent.iterdir())
        assert [file.name for file in files] == [
            "magnate.sqlite",
            "magnate.sqlite-shm",
            "magnate.sqlite-wal",
        ]
        assert [permissions(file) for file in files] == [0o600] * 3
    assert permissions(path.parent) == 0o700


async def test_an_address_is_a_path_or_starts_with_sqlite(sqlite_path: Path) -> None:
    async with opened(sqlite_path) as database:
        await database.write(append("a", 1))
    for address in (str(sqlite_path), f"sqlite:{sqlite_path}"):
        database = await open_database(address)
        assert await seqs(database, "a") == [1]
        await database.close()


async def test_the_error_names_a_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as refused:
        await open_database(tmp_path / "no" / "such" / "magnate.sqlite")

    assert refused.value.place == str(tmp_path / "no" / "such")
    assert str(tmp_path / "no" / "such") in str(refused.value)


async def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="directory"):
        await open_database(tmp_path)


async def test_the_error_names_a_read_only_folder() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o555)
        with without_privileges(), pytest.raises(CannotOpen, match="denied") as refused:
            await open_database(Path(folder) / "magnate.sqlite")

    assert refused.value.place == str(Path(folder) / "magnate.sqlite")


async def test_the_error_names_a_read_only_file() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "magnate.sqlite"
        path.touch(mode=0o444)
        os.chmod(folder, 0o755)
        with without_privileges(), pytest.raises(CannotOpen, match="denied") as refused:
            await open_database(path)

    assert refused.value.place == str(path)


async def test_the_error_names_a_file_that_is_not_a_database(sqlite_path: Path) -> None:
    sqlite_path.write_text("these are no tables " * 100)

    with pytest.raises(CannotOpen, match="not a database") as refused:
        await open_database(sqlite_path)

    assert refused.value.place == str(sqlite_path)


async def test_every_commit_reaches_the_disk(sqlite_path: Path) -> None:
    async with opened(sqlite_path) as database:
        [[synchronous]] = await database.read("PRAGMA synchronous")
        assert synchronous == 2  # FULL
        assert await database.read("PRAGMA journal_mode") == [("wal",)]


async def test_reading_connections_cannot_write(sqlite_path: Path) -> None:
    async with opened(sqlite_path) as database:
        with pytest.raises(Unavailable, match="readonly"):
            await database.read("DELETE FROM log")


async def test_a_locked_file_is_unavailable_until_it_is_free(sqlite_path: Path) -> None:
    async with opened(sqlite_path):
        database = await open_sqlite(sqlite_path, busy_seconds=0.05)
        with locked(sqlite_path):
            with pytest.raises(Unavailable, match="locked"):
                await database.write(append("a", 1))
            with pytest.raises(Unavailable, match="locked"):
                async with database.exclusive():
                    pass
            assert await seqs(database, "a") == []
        await database.write(append("a", 2))

        assert await seqs(database, "a") == [2]
        await database.close()


async def test_a_write_waits_for_another_process_that_writes(sqlite_path: Path) -> None:
    async with opened(sqlite_path) as database:
        with locked(sqlite_path):
            write = asyncio.create_task(database.write(append("a", 1)))
            await asyncio.sleep(0.1)
            assert not write.done()
        await write

        assert await seqs(database, "a") == [1]


async def test_opening_a_new_file_waits_for_another_process_that_opens_it(
    sqlite_path: Path,
) -> None:
    """The other one has not switched the file to WAL yet, and holds the lock to do so."""
    with locked(sqlite_path):
        opening = asyncio.create_task(open_sqlite(sqlite_path))
        await asyncio.sleep(0.2)
        assert not opening.done()

    await (await opening).close()


async def test_a_failed_commit_fails_the_whole_group(sqlite_path: Path) -> None:
    """A deferred foreign key violation is detected at the commit."""
    async with opened(sqlite_path) as database:
        await database.write(
            Statement("CREATE TABLE parent (id BIGINT PRIMARY KEY)"),
            Statement(
                "CREATE TABLE child (id BIGINT REFERENCES parent DEFERRABLE INITIALLY DEFERRED)"
            ),
        )
        dangling = Statement("INSERT INTO child VALUES ($1)", (7,))
        async with opened(sqlite_path) as rival:
            outcomes = await as_one_group(
                database, rival, [(append("a", 1),), (dangling,), (append("a", 2),)]
            )

        assert all(isinstance(outcome, sqlite3.IntegrityError) for outcome in outcomes)
        assert await seqs(database, "a") == []
        await database.write(append("a", 3))
        assert await seqs(database, "a") == [3]


async def test_two_statements_in_one_string_are_refused(sqlite_path: Path) -> None:
    async with opened(sqlite_path) as database:
        # a Warning before Python 3.12
        with pytest.raises((sqlite3.Warning, sqlite3.ProgrammingError)):
            await database.write(append("a", 1), Statement("SELECT 1; SELECT 2"))
        await database.write(append("a", 2))

        assert await seqs(database, "a") == [2]


async def test_a_full_file_refuses_writes_and_loses_nothing(sqlite_path: Path) -> None:
    async with opened(sqlite_path) as database:
        await database.write(Statement("PRAGMA max_page_count = 100"))
        accepted, refused = await fill(database)
        assert accepted and refused

        assert await seqs(database, "a") == accepted
        await database.write(Statement("PRAGMA max_page_count = 100000"))
        await database.write(append("a", 1_000_000))
        assert await seqs(database, "a") == [*accepted, 1_000_000]
    async with opened(sqlite_path) as database:
        assert await seqs(database, "a") == [*accepted, 1_000_000]
        assert await database.read("PRAGMA integrity_check") == [("ok",)]


async def fill(database: Database) -> tuple[list[int], list[int]]:
    """Append rows, several at once, until the file is full; return those accepted and refused."""
    accepted: list[int] = []
    refused: list[int] = []

    async def try_one(seq: int) -> None:
        try:
            await database.write(append("a", seq, row="x" * 2000))
        except Full:
            refused.append(seq)
        else:
            accepted.append(seq)

    for start in range(0, 400, 8):
        await asyncio.gather(*(try_one(seq) for seq in range(start, start + 8)))
    return sorted(accepted), refused
