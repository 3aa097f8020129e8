"""The metrics of the front process."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class FrontMetrics:
    """The figures of the front process, with the names that the other processes use too."""

    def __init__(self, connections: Callable[[], float]) -> None:
        registry = self._registry = CollectorRegistry()
        waiting = Gauge("magnate_connections", "Open connections", registry=registry)
        waiting.set_function(connections)
        self._refusals = Counter(
            "magnate_limit_refusals",
            "Requests, sockets and messages refused by a limit",
            ["limit"],
            registry=registry,
        )
        self._deaths = Counter(
            "magnate_process_deaths",
            "Server processes that ended and were restarted",
            ["name"],
            registry=registry,
        )

    def note_refusal(self, limit: str) -> None:
        """Count what a limit refused."""
        self._refusals.labels(limit).inc()

    def note_death(self, name: str) -> None:
        """Count a process that ended."""
        self._deaths.labels(name).inc()

    def text(self) -> bytes:
        """Return the metrics in Prometheus's text format."""
        return generate_latest(self._registry)
