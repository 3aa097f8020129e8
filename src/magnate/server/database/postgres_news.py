"""Notifications between processes by PostgreSQL's LISTEN and NOTIFY, on dedicated connections.

A NOTIFY inside the writing transaction is slow (it takes a global lock at commit), so topics are
collected and sent after the commit. A crash may lose them, so listeners treat everything as
changed after every reconnect and catch up by reading.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import asyncpg

from .postgres_errors import UNREACHABLE

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

CHANNEL: Final = "magnate"
SESSION: Final = {
    "application_name": "magnate",
    "synchronous_commit": "on",
    # A machine that vanishes during a transaction must not keep its locks for two hours.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 10.0
RETRY_SECONDS: Final = 0.5
COALESCE_SECONDS: Final = 0.005
LAST_SECONDS: Final = 2.0
PING_SECONDS: Final = 15.0
"""A connection that is silent for this long is pinged: its host may have vanished."""

_PAYLOAD_BYTES: Final = 7000  # PostgreSQL's limit is just under 8000


class Listener:
    """A listening connection, and the topics it received that were not yet passed on."""

    def __init__(self, url: str, own_origin: str) -> None:
        self._url = url
        self._own_origin = own_origin
        self._connection: Connection | None = None
        self._topics: dict[str, None] = {}
        self._wake = asyncio.Event()

    async def connect(self) -> None:
        await self.close()
        self._topics.clear()
        self._connection = await _connect(self._url)
        self._connection.add_termination_listener(self._on_termination)
        await self._connection.add_listener(CHANNEL, self._on_notification)

    async def topics(self) -> list[str]:
        """Wait for topics and return each once; return none when the connection is lost."""
        while not self._topics:
            if self._connection is None or self._connection.is_closed():
                return []
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), PING_SECONDS)
            except TimeoutError:
                await _ping(self._connection)
        topics = list(self._topics)
        self._topics.clear()
        return topics

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        self._wake.set()
        await _disconnect(connection)

    def _on_termination(self, _connection: object) -> None:
        self._wake.set()

    def _on_notification(
        self, _connection: object, _pid: int, _channel: str, payload: object
    ) -> None:
        origin, *topics = str(payload).split()
        if origin != self._own_origin:
            self._topics.update(dict.fromkeys(topics))
            self._wake.set()


class Announcer:
    """A task that sends the topics of a few milliseconds together, retrying until it succeeds."""

    def __init__(self, url: str, origin: str) -> None:
        self._url = url
        self._origin = origin
        self._connection: Connection | None = None
        self._topics: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def add(self, topic: str) -> None:
        """Queue a topic."""
        self._topics[topic] = None
        self._wake.set()
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Try once more to send the queued topics, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._task, LAST_SECONDS)
        await _disconnect(self._connection)

    async def _run(self) -> None:
        while self._topics or not self._closing:
            await self._wake.wait()
            await asyncio.sleep(COALESCE_SECONDS)
            self._wake.clear()
            try:
                await self._send()
            except UNREACHABLE:
                if self._closing:
                    return
                self._wake.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _send(self) -> None:
        topics, self._topics = self._topics, {}
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await _connect(self._url)
            for payload in _payloads(self._origin, topics):
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        except UNREACHABLE:
            self._topics.update(topics)
            raise


def _payloads(origin: str, topics: Iterable[str]) -> Iterator[str]:
    """Yield payloads within PostgreSQL's limit, each starting with the origin."""
    payload = origin
    for topic in topics:
        if len(payload) + len(topic) >= _PAYLOAD_BYTES:
            yield payload
            payload = origin
        payload = f"{payload} {topic}"
    if payload != origin:
        yield payload


async def _connect(url: str) -> Connection:
    return await asyncpg.connect(
        url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, server_settings=SESSION
    )


async def _ping(connection: Connection) -> None:
    try:
        await connection.execute("SELECT 1")
    except UNREACHABLE:
        connection.terminate()


async def _disconnect(connection: Connection | None) -> None:
    if connection is not None:
        with suppress(*UNREACHABLE):
            await connection.close(timeout=LAST_SECONDS)
