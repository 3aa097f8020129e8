"""One answer for all processes: metrics with a label, and the worst of their health."""

from __future__ import annotations

import msgspec
from prometheus_client.parser import text_string_to_metric_families

from magnate.server.hosting.health import HealthReport
from magnate.server.metrics import Metrics
from magnate.server.processes.peers import merged_health, merged_metrics

WELL = HealthReport("ok")
BROKEN = HealthReport("degraded", problems=("broken_tables",), broken_tables=2)
FULL = HealthReport("failing", error="storage_full")


def encoded(*reports: HealthReport) -> list[bytes]:
    return [msgspec.json.encode(report) for report in reports]


def test_each_figure_has_the_process_as_a_label() -> None:
    one, two = Metrics(), Metrics()
    one.note_command("done", 0.002)
    for _ in range(3):
        two.note_command("done", 0.2)

    text = merged_metrics({"1": one.text(), "2": two.text()}).decode()

    lines = text.splitlines()
    assert 'magnate_commands_total{outcome="done",process="1"} 1.0' in lines
    assert 'magnate_commands_total{outcome="done",process="2"} 3.0' in lines
    assert 'magnate_command_seconds_bucket{le="0.005",process="1"} 1.0' in lines
    assert 'magnate_command_seconds_count{process="2"} 3.0' in lines
    assert lines.count("# TYPE magnate_command_seconds histogram") == 1


def values(text: bytes) -> set[tuple[str, float]]:
    families = text_string_to_metric_families(text.decode())
    return {(sample.name, sample.value) for family in families for sample in family.samples}


def test_no_figure_is_lost() -> None:
    metrics = Metrics()
    metrics.note_command("done", 0.002)
    metrics.note_refusal("requests")
    merged = merged_metrics({"1": metrics.text()})

    assert values(merged) == values(metrics.text())


def test_all_well_is_well() -> None:
    assert merged_health(WELL, encoded(WELL, WELL), count=3) == WELL


def test_the_worst_process_counts() -> None:
    report = merged_health(WELL, encoded(BROKEN, FULL), count=3)

    assert (report.status, report.error, report.is_serving) == ("failing", "storage_full", False)
    assert (report.problems, report.broken_tables) == (("broken_tables",), 2)


def test_broken_tables_of_all_processes_are_counted() -> None:
    report = merged_health(BROKEN, encoded(BROKEN), count=2)

    assert (report.status, report.broken_tables) == ("degraded", 4)


def test_a_process_that_does_not_answer_is_a_problem_but_the_games_go_on() -> None:
    report = merged_health(WELL, encoded(WELL), count=3)

    assert (report.status, report.problems, report.is_serving) == (
        "degraded",
        ("process_missing",),
        True,
    )
