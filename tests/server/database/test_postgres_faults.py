"""A PostgreSQL that restarts, fills up or drops connections."""

from __future__ import annotations

import asyncio

import pytest

from magnate.server.database import (
    CannotOpen,
    Database,
    Full,
    Statement,
    Unavailable,
    open_database,
)

from ..postgres_server import PostgresServer
from .rows import append, as_one_group, opened, seqs
from .test_news import received

FULL_DISK = (
    """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$
    """,
    "CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()",
)
LOST_AT_COMMIT = (
    """
    CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$
    """,
    """
    CREATE CONSTRAINT TRIGGER lose AFTER INSERT ON blocks DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION lose()
    """,
)
BLOCK = Statement("INSERT INTO blocks (person, blocked) VALUES ('a', 'b')")


async def execute(database: Database, *statements: str) -> None:
    await database.write(*map(Statement, statements))


async def test_a_restart_makes_the_database_unavailable_and_loses_nothing(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    async with opened(postgres_url) as database, opened(postgres_url) as other:
        news = database.news()
        assert await received(news) == "*"
        await database.write(append("a", 1))
        await asyncio.to_thread(postgres_server.stop)
        try:
            with pytest.raises(Unavailable):
                await database.write(append("a", 2))
            with pytest.raises(Unavailable):
                await database.read("SELECT 1")
            with pytest.raises(Unavailable):
                async with database.snapshot():
                    pass
            await other.announce("a")
        finally:
            await asyncio.to_thread(postgres_server.start)

        await database.write(append("a", 3))
        assert await seqs(other, "a") == [1, 3]
        assert await received(news) == "*"
        await news.aclose()


@pytest.mark.slow
async def test_writers_resume_after_a_restart(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    """After Unavailable, a writer reads what is stored and resumes from there."""
    refusals = 0

    async def play(table: str) -> None:
        nonlocal refusals
        for seq in range(1, 120):
            while True:
                try:
                    if seq not in await seqs(database, table):
                        await database.write(append(table, seq), append(f"{table}-too", seq))
                    break
                except Unavailable:
                    refusals += 1
                    await asyncio.sleep(0.02)

    async with opened(postgres_url) as database:
        tables = [f"table-{number}" for number in range(5)]
        playing = asyncio.gather(*map(play, tables))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.sleep(0.1)
        await asyncio.to_thread(postgres_server.start)
        await playing

        assert refusals > 0
        for table in tables:
            assert await seqs(database, table) == list(range(1, 120))
            assert await seqs(database, f"{table}-too") == list(range(1, 120))


async def test_a_stopped_server_cannot_be_opened(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    await asyncio.to_thread(postgres_server.stop)
    try:
        with pytest.raises(Unavailable):
            await open_database(postgres_url)
    finally:
        await asyncio.to_thread(postgres_server.start)


async def test_closing_while_the_server_is_stopped_is_quick(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    database = await open_database(postgres_url)
    await database.announce("a")
    listening = asyncio.create_task(anext(database.news()))
    assert await listening == "*"
    await asyncio.to_thread(postgres_server.stop)
    try:
        await database.announce("b")
        async with asyncio.timeout(5):
            await database.close()
    finally:
        await asyncio.to_thread(postgres_server.start)


async def test_a_full_disk_is_reported_and_writes_resume_when_there_is_room(
    postgres_url: str,
) -> None:
    async with opened(postgres_url) as database:
        await database.write(append("a", 1))
        await execute(database, *FULL_DISK)
        outcomes = await asyncio.gather(
            *(database.write(append("a", seq), append("b", seq)) for seq in range(2, 8)),
            return_exceptions=True,
        )
        assert all(isinstance(outcome, Full) for outcome in outcomes)
        await execute(database, "DROP TRIGGER full_disk ON log")
        await database.write(append("a", 9))

        assert await seqs(database, "a") == [1, 9]


async def test_a_commit_whose_connection_is_lost_is_not_retried(
    postgres_url: str,
) -> None:
    async with opened(postgres_url) as database:
        await execute(database, *LOST_AT_COMMIT)
        for statements in [(BLOCK,), (append("a", 1), BLOCK)]:
            with pytest.raises(Unavailable):
                await database.write(*statements)
        await database.write(append("a", 2))

        assert await seqs(database, "a") == [2]


async def test_a_lost_connection_leaves_a_whole_group_in_doubt(
    postgres_url: str,
) -> None:
    async with opened(postgres_url) as database, opened(postgres_url) as rival:
        await execute(database, *LOST_AT_COMMIT)
        writes = [(append("a", 1),), (append("a", 2), BLOCK), (append("a", 3),)]
        outcomes = await as_one_group(database, rival, writes)

        assert [type(outcome) for outcome in outcomes] == [Unavailable] * 3
        assert await seqs(database, "a") == []
        await database.write(append("a", 4))
        assert await seqs(database, "a") == [4]


async def test_a_read_is_retried_when_its_connection_is_lost(postgres_url: str) -> None:
    async with opened(postgres_url) as database, opened(postgres_url) as other:
        await database.write(append("a", 1))
        for _ in range(10):
            reading = asyncio.create_task(seqs(database, "a"))
            await other.read(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()
                """
            )
            assert await reading == [1]


async def test_the_error_names_a_missing_database(postgres_url: str) -> None:
    with pytest.raises(CannotOpen, match="does not exist") as refused:
        await open_database(postgres_url.replace("postgres:@/", "postgres:secret@/no_"))

    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:secret@localhost:port/games",
        "postgresql://ann:se/cret@localhost/games",
        "postgresql://ann@localhost/games?port=secret",
    ],
)
async def test_a_malformed_address_is_refused_without_its_password(url: str) -> None:
    with pytest.raises((CannotOpen, Unavailable)) as refused:
        await open_database(url)

    assert "cret" not in str(refused.value)
