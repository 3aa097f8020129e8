"""Processes that share a database notify each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import asyncpg
import pytest

from magnate.server.database import Database, open_database

from .rows import append, opened


async def received(news: AsyncGenerator[str, None]) -> str:
    return await asyncio.wait_for(anext(news), 10)


async def test_the_first_news_is_that_everything_may_have_changed(database: Database) -> None:
    news = database.news()

    assert await received(news) == "*"
    await news.aclose()


async def test_an_announcement_reaches_another_process(
    database: Database, database_url: str
) -> None:
    news = database.news()
    assert await received(news) == "*"
    async with opened(database_url) as other:
        await other.write(append("a", 1))
        await other.announce("a")

        assert await received(news) in ("a", "*")
    await news.aclose()


async def test_several_listeners_receive_the_same_news(
    database: Database, database_url: str
) -> None:
    listeners = [database.news(), database.news()]
    assert [await received(news) for news in listeners] == ["*", "*"]
    async with opened(database_url) as other:
        await other.write(append("a", 1))
        await other.announce("a")

        assert {await received(news) for news in listeners} <= {"a", "*"}
    for news in listeners:
        await news.aclose()


async def test_news_end_when_the_database_is_closed(database_url: str) -> None:
    database = await open_database(database_url)
    listening = asyncio.create_task(_all(database))
    await asyncio.sleep(0.1)
    await database.close()

    assert await asyncio.wait_for(listening, 5) == ["*"]


async def test_a_listener_can_be_cancelled(database: Database) -> None:
    listening = asyncio.create_task(_all(database))
    await asyncio.sleep(0.1)
    listening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await listening


async def test_a_process_gets_no_news_of_its_own_writes_to_a_file(sqlite_path: str) -> None:
    async with opened(sqlite_path) as database:
        listening = asyncio.create_task(_all(database))
        await asyncio.sleep(0.1)
        await database.write(append("a", 1))
        await database.announce("a")
        await asyncio.sleep(0.6)
        await database.close()

        assert await listening == ["*"]


async def test_a_process_gets_no_news_of_its_own_announcements(postgres_url: str) -> None:
    async with opened(postgres_url) as database, opened(postgres_url) as other:
        news = database.news()
        assert await received(news) == "*"
        await database.announce("own")
        await asyncio.sleep(0.1)
        await other.announce("theirs")

        assert await received(news) == "theirs"
        await news.aclose()


async def test_simultaneous_topics_are_announced_together_and_once(postgres_url: str) -> None:
    notices: list[object] = []
    connection = await asyncpg.connect(postgres_url)
    await connection.add_listener("magnate", lambda *notice: notices.append(notice[3]))
    async with opened(postgres_url) as database, opened(postgres_url) as other:
        news = database.news()
        assert await received(news) == "*"
        for number in range(2000):
            await other.announce(f"table-{number % 1000}")

        assert {await received(news) for _ in range(1000)} == {f"table-{n}" for n in range(1000)}
        await news.aclose()
    await connection.close()
    assert 2 <= len(notices) <= 6  # 11 kB, and less than 8 kB in each


async def test_pending_announcements_are_sent_before_closing(postgres_url: str) -> None:
    async with opened(postgres_url) as database:
        news = database.news()
        assert await received(news) == "*"
        async with opened(postgres_url) as other:
            await other.announce("last")

        assert await received(news) == "last"
        await news.aclose()


async def test_after_a_reconnect_everything_may_have_changed(postgres_url: str) -> None:
    async with opened(postgres_url) as database, opened(postgres_url) as other:
        news = database.news()
        assert await received(news) == "*"
        await other.announce("before")
        assert await received(news) == "before"
        await _end_connections(postgres_url, "LISTEN%")
        assert await received(news) == "*"
        await _end_connections(postgres_url, "%pg_notify%")
        await other.announce("after")

        assert await received(news) == "after"
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
