"""Metrics for Prometheus; every site has its own registry."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector
from typing_extensions import override

from .database import Database, Row, Statement, Transaction, Value

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
LAG_PERIOD: Final = 0.25

Counts = Mapping[Any, int]
"""Counts by anything that has a name."""
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
        self._refusals = Counter(
            "magnate_limit_refusals",
            "Requests, sockets and messages refused by a limit",
            ["limit"],
            registry=registry,
        )
        self._loop_lag = Histogram(
            "magnate_loop_lag_seconds",
            "How late the event loop runs a task that is due",
            buckets=_SECONDS,
            registry=registry,
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

    def show(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a gauge that is read from a callback at every scrape."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def count(self, name: str, about: str, counts: Counts, *, label: str) -> None:
        """Add a counter for each key of a mapping that others count in."""
        self._registry.register(_Counts(name, about, counts, label=label))

    def note_refusal(self, limit: str) -> None:
        """Count what a limit refused."""
        self._refusals.labels(limit).inc()

    async def watch_loop(self) -> None:
        """Measure regularly how late the event loop is."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_PERIOD)
            self._loop_lag.observe(max(0.0, time.perf_counter() - began - LAG_PERIOD))

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


class _Counts(Collector):
    """A counter whose values are read from a mapping."""

    def __init__(self, name: str, about: str, counts: Counts, *, label: str) -> None:
        self._name = name
        self._about = about
        self._counts = counts
        self._label = label

    @override
    def collect(self) -> Iterable[Metric]:
        family = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for key, count in sorted(self._counts.items()):
            family.add_metric([str(key)], count)
        yield family


class MeasuredDatabase:
    """A database whose writes are timed."""

    def __init__(self, database: Database, note: Callable[[float], None]) -> None:
        self._database = database
        self._note = note
        self.clock = database.clock

    async def read(self, sql: str, *args: Value) -> list[Row]:
        return await self._database.read(sql, *args)

    async def write(self, *statements: Statement) -> None:
        began = time.perf_counter()
        try:
            await self._database.write(*statements)
        finally:
            self._note(time.perf_counter() - began)

    async def check(self) -> None:
        await self._database.check()

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
