"""Metrics for Prometheus; every site has its own registry."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from .database import Database, Row, Statement, Transaction, Value

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self._tables = Gauge("magnate_tables_in_memory", "Tables in memory", registry=registry)
        self._sockets = Gauge("magnate_sockets", "Open WebSockets", registry=registry)
        self._bot_faults = Gauge(
            "magnate_bot_faults",
            "Actions of bots that the rules refused, at the tables in memory",
            registry=registry,
        )
        self._bot_requests = Counter(
            "magnate_bot_requests",
            "Requests to bot workers by outcome; a steady bot decides all but the answered ones",
            ["outcome"],
            registry=registry,
        )
        self._commands = Counter(
            "magnate_commands", "Commands by outcome", ["outcome"], registry=registry
        )
        self._command_seconds = Histogram(
            "magnate_command_seconds",
            "From the arrival of a command until it is stored or refused",
            buckets=_SECONDS,
            registry=registry,
        )
        self._store_seconds = Histogram(
            "magnate_store_seconds",
            "How long the database takes to write",
            buckets=_SECONDS,
            registry=registry,
        )

    def watch(
        self,
        *,
        tables: Callable[[], int],
        sockets: Callable[[], int],
        bot_faults: Callable[[], int],
    ) -> None:
        """Read these gauges from callbacks at every scrape."""
        self._tables.set_function(tables)
        self._sockets.set_function(sockets)
        self._bot_faults.set_function(bot_faults)

    def note_bot_request(self, outcome: str) -> None:
        self._bot_requests.labels(outcome).inc()

    def note_command(self, outcome: str, seconds: float) -> None:
        self._commands.labels(outcome).inc()
        self._command_seconds.observe(seconds)

    def note_store(self, seconds: float) -> None:
        self._store_seconds.observe(seconds)

    def text(self) -> bytes:
        """Return the metrics in Prometheus's text format."""
        return generate_latest(self._registry)


class MeasuredDatabase:
    """A database whose writes are timed."""

    def __init__(self, database: Database, note: Callable[[float], None]) -> None:
        self._database = database
        self._note = note

    async def read(self, sql: str, *args: Value) -> list[Row]:
        return await self._database.read(sql, *args)

    async def write(self, *statements: Statement) -> None:
        began = time.perf_counter()
        try:
            await self._database.write(*statements)
        finally:
            self._note(time.perf_counter() - began)

    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        return self._database.snapshot()

    def exclusive(self, *tables: str) -> AbstractAsyncContextManager[Transaction]:
        return self._database.exclusive(*tables)

    def news(self) -> AsyncGenerator[str, None]:
        return self._database.news()

    async def announce(self, topic: str) -> None:
        await self._database.announce(topic)

    async def close(self) -> None:
        await self._database.close()
