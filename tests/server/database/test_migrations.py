"""The schema is migrated version by version, each in full or not at all."""

from __future__ import annotations

import asyncio
import sqlite3

import asyncpg
import pytest

from magnate.server.database import Database, SchemaTooNew, open_database
from magnate.server.database.migrations import MIGRATIONS, TABLES, migrate
from magnate.server.database.sqlite import SqliteDatabase

from .rows import append, opened, seqs

NEWEST = len(MIGRATIONS)
ADD_SPEED = ("ALTER TABLE log ADD COLUMN speed BIGINT", "UPDATE log SET speed = 5")
BREAKS_HALFWAY = ("CREATE TABLE half (id BIGINT)", "INSERT INTO nowhere VALUES (1)")

SQLITE_COLUMNS = """
    SELECT name, type, "notnull" = 0 FROM pragma_table_info($1) ORDER BY cid
"""
POSTGRES_COLUMNS = """
    SELECT column_name, UPPER(data_type), is_nullable = 'YES' FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position
"""
TYPES: dict[str, type] = {"TEXT": str, "BIGINT": int, "DOUBLE PRECISION": float}


async def version(database: Database) -> int:
    [[found]] = await database.read("SELECT MAX(version) FROM schema_version")
    return int(found)


async def test_the_list_of_tables_describes_the_newest_version(database: Database) -> None:
    sql = SQLITE_COLUMNS if isinstance(database, SqliteDatabase) else POSTGRES_COLUMNS
    for table, listed in TABLES.items():
        columns = [
            (name, TYPES[type_] | None if nullable else TYPES[type_])
            for name, type_, nullable in await database.read(sql, table)
        ]
        assert columns == list(listed.items()), table


async def test_opening_again_changes_nothing(database: Database, database_url: str) -> None:
    await database.write(append("a", 1))
    async with opened(database_url) as again:
        assert await version(again) == NEWEST
        assert await seqs(again, "a") == [1]


async def test_several_processes_may_start_at_once(database_url: str) -> None:
    databases = await asyncio.gather(*(open_database(database_url) for _ in range(5)))

    assert await databases[0].read("SELECT version FROM schema_version ORDER BY version") == [
        (number,) for number in range(1, NEWEST + 1)
    ]
    for database in databases:
        await database.close()


async def test_a_migration_keeps_existing_rows(database: Database) -> None:
    await database.write(append("a", 1))

    await migrate(database, (*MIGRATIONS, ADD_SPEED))

    assert await version(database) == NEWEST + 1
    assert await database.read("SELECT table_id, seq, speed FROM log") == [("a", 1, 5)]


async def test_a_failed_migration_keeps_the_previous_version(
    database: Database,
) -> None:
    await database.write(append("a", 1))

    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
        await migrate(database, (*MIGRATIONS, ADD_SPEED, BREAKS_HALFWAY))

    assert await version(database) == NEWEST + 1
    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
        await database.read("SELECT * FROM half")
    await migrate(database, (*MIGRATIONS, ADD_SPEED, ("CREATE TABLE half (id BIGINT)",)))
    assert await version(database) == NEWEST + 2
    assert await seqs(database, "a") == [1]


async def test_a_cancelled_migration_keeps_the_previous_version(
    database: Database,
) -> None:
    endless = ("CREATE TABLE half (id BIGINT)", *["INSERT INTO half VALUES (1)"] * 10_000)
    task = asyncio.create_task(migrate(database, (*MIGRATIONS, endless)))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert await version(database) == NEWEST
    await migrate(database, (*MIGRATIONS, ADD_SPEED))
    assert await version(database) == NEWEST + 1


async def test_a_newer_schema_is_refused_with_both_versions(
    database: Database, database_url: str
) -> None:
    await migrate(database, (*MIGRATIONS, ADD_SPEED, ("CREATE TABLE new (id BIGINT)",)))

    with pytest.raises(SchemaTooNew) as refused:
        await open_database(database_url)

    assert (refused.value.found, refused.value.known) == (NEWEST + 2, NEWEST)
    assert f"version {NEWEST + 2}" in str(refused.value)
    assert f"up to {NEWEST}" in str(refused.value)
    assert await version(database) == NEWEST + 2
