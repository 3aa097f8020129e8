"""Processes that share a database hear from one another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import asyncpg
import pytest

from magnate.server.database import Database, open_database

from .rows import append, opened


async def heard(news: AsyncGenerator[str, None]) -> str:
    return await asyncio.wait_for(anext(news), 10)


async def test_the_first_news_is_that_anything_may_be_new(database: Database) -> None:
    news = database.news()

    assert await heard(news) == "*"
    await news.aclose()


async def test_what_another_process_writes_and_announces_is_heard(
    database: Database, database_url: str
) -> None:
    news = database.news()
    assert await heard(news) == "*"
    async with opened(database_url) as other:
        await other.write(append("a", 1))
        await other.announce("a")

        assert await heard(news) in ("a", "*")
    await news.aclose()


async def test_several_may_listen(database: Database, database_url: str) -> None:
    listeners = [database.news(), database.news()]
    assert [await heard(news) for news in listeners] == ["*", "*"]
    async with opened(database_url) as other:
        await other.write(append("a", 1))
        await other.announce("a")

        assert {await heard(news) for news in listeners} <= {"a", "*"}
    for news in listeners:
        await news.aclose()


async def test_news_end_when_the_database_is_closed(database_url: str) -> None:
    database = await open_database(database_url)
    listening = asyncio.create_task(_all(database))
    await asyncio.sleep(0.1)
    await database.close()

    assert await asyncio.wait_for(listening, 5) == ["*"]


async def test_a_listener_may_be_cancelled(database: Database) -> None:
    listening = asyncio.create_task(_all(database))
    await asyncio.sleep(0.1)
    listening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await listening


async def test_own_writing_to_a_file_is_no_news(sqlite_path: str) -> None:
    async with opened(sqlite_path) as database:
        listening = asyncio.create_task(_all(database))
        await asyncio.sleep(0.1)
        await database.write(append("a", 1))
        await database.announce("a")
        await asyncio.sleep(0.6)
        await database.close()

        assert await listening == ["*"]


async def test_own_announcements_are_no_news(postgres_url: str) -> None:
    async with opened(postgres_url) as database, opened(postgres_url) as other:
        news = database.news()
        assert await heard(news) == "*"
        await database.announce("own")
        await asyncio.sleep(0.1)
        await other.announce("theirs")

        assert await heard(news) == "theirs"
        await news.aclose()


async def test_topics_of_a_moment_are_announced_together_and_once(postgres_url: str) -> None:
    notices: list[object] = []
    connection = await asyncpg.connect(postgres_url)
    await connection.add_listener("magnate", lambda *notice: notices.append(notice[3]))
    async with opened(postgres_url) as database, opened(postgres_url) as other:
        news = database.news()
        assert await heard(news) == "*"
        for number in range(2000):
            await other.announce(f"table-{number % 1000}")

        assert {await heard(news) for _ in range(1000)} == {f"table-{n}" for n in range(1000)}
        await news.aclose()
    await connection.close()
    assert 2 <= len(notices) <= 6  # 11 kB, and less than 8 kB in each


async def test_announcing_is_done_before_closing(postgres_url: str) -> None:
    async with opened(postgres_url) as database:
        news = database.news()
        assert await heard(news) == "*"
        async with opened(postgres_url) as other:
            await other.announce("last")

        assert await heard(news) == "last"
        await news.aclose()


async def test_who_lost_the_connection_is_told_that_anything_may_be_new(postgres_url: str) -> None:
    async with opened(postgres_url) as database, opened(postgres_url) as other:
        news = database.news()
        assert await heard(news) == "*"
        await other.announce("before")
        assert await heard(news) == "before"
        await _end_connections(postgres_url, "LISTEN%")
        assert await heard(news) == "*"
        await _end_connections(postgres_url, "%pg_notify%")
        await other.announce("after")

        assert await heard(news) == "after"
        await news.aclose()


async def _all(database: Database) -> list[str]:
    return [topic async for topic in database.news()]


async def _end_connections(url: str, last_query: str) -> None:
    connection = await asyncpg.connect(url)
    sql = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE $1 AND pid <> pg_backend_pid()
    """
    assert await connection.fetch(sql, last_query)
    await connection.close()
