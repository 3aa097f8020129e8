"""What one process answers for all of them: metrics and health."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from typing_extensions import override

from magnate.server.hosting.health import HealthReport

from .messages import Topic

MISSING: Final = "process_missing"
_WORST: Final = ("ok", "degraded", "failing")


class Peers(Protocol):
    """The other processes of this server; `name` is this one, `count` the number of all."""

    name: str
    count: int

    async def ask(self, topic: Topic) -> Mapping[str, bytes]:
        """Return the answers of those that answer in time, by their names."""
        ...


def merged_metrics(texts: Mapping[str, bytes]) -> bytes:
    """Return the metrics of several processes as one text, with a label for the process."""
    registry = CollectorRegistry()
    registry.register(_Merged(texts))
    return generate_latest(registry)


class _Merged(Collector):
    def __init__(self, texts: Mapping[str, bytes]) -> None:
        self._texts = texts

    @override
    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for process, text in sorted(self._texts.items()):
            for family in text_string_to_metric_families(text.decode()):
                metric = found.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    labels = {**sample.labels, "process": process}
                    metric.samples.append(sample._replace(labels=labels))
        return found.values()


def merged_health(own: HealthReport, others: Sequence[bytes], *, count: int) -> HealthReport:
    """Return the state of a server with a number of processes."""
    reports = [own, *(msgspec.json.decode(each, type=HealthReport) for each in others)]
    problems = dict.fromkeys(problem for report in reports for problem in report.problems)
    if len(reports) < count:
        problems[MISSING] = None
    worst = max(reports, key=lambda report: _WORST.index(report.status))
    status = "degraded" if worst.status == "ok" and problems else worst.status
    return msgspec.structs.replace(
        worst,
        status=status,
        problems=tuple(problems),
        broken_tables=sum(report.broken_tables for report in reports),
    )
