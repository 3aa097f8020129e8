"""Every figure that tells a host about trouble moves when the trouble is there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from magnate.bots import worker_pool
from magnate.server.hosting.settings import Limits, Rate
from magnate.server.people.webhooks import Notice
from tests.bots import trial_bots
from tests.bots.trial_bots import SLEEPER

from .serving import ACQUIRE, Server, close_code, eventually, join, new_table, running_server
from .test_faults import send


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server


def figure(server: Server, name: str) -> float:
    """Return a figure of the metrics, 0 if it is not there yet."""
    lines = server.anybody().get("/metrics").text.splitlines()
    found = (line for line in lines if line.startswith(f"{name} "))
    return float(next(found, f"{name} 0").rpartition(" ")[2])


def late(server: Server) -> float:
    """Return how often the loop was late by more than 0.1 seconds."""
    on_time = figure(server, 'magnate_loop_lag_seconds_bucket{le="0.1"}')
    return figure(server, "magnate_loop_lag_seconds_count") - on_time


async def block() -> None:
    time.sleep(1)


def test_the_lag_of_the_event_loop_is_measured(server: Server) -> None:
    before = late(server)

    server.do(block())

    eventually(lambda: late(server) > before)


def test_refusals_are_counted_by_limit(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(
        Limits.none(), guests=Rate(2, 60.0), messages=Rate(1, 60.0), sockets_at_once=1
    )
    with running_server(tmp_path, limits=limits) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        assert ann.post("/api/guests", json={"name": "Eve"}).status_code == 429
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            eventually(lambda: figure(server, "magnate_sockets") == 1)
            assert server.refusal(ben, table)[1] == "too_many_sockets"
            for _ in range(2):
                send(sock, type="ping")
            close_code(sock)

        for limit in ("guests", "sockets_at_once", "messages"):
            assert figure(server, f'magnate_limit_refusals_total{{limit="{limit}"}}') == 1, limit


def test_notices_are_counted_by_outcome(server: Server) -> None:
    notice = Notice("your_turn", "table", "link")

    async def send_notice() -> None:
        server.site.webhooks.notify("http://127.0.0.1:9/", notice, secret="secret")
        await server.site.webhooks.settled()

    server.do(send_notice())

    assert figure(server, 'magnate_webhooks_total{outcome="refused"}') == 1


def test_tables_that_run_without_people_are_counted(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    live = {"kind": "live", "seconds": 300, "bank": 600}
    table = new_table(
        ann, {**ACQUIRE, "seats": [None, None], "edition": "2023-duel", "clock": live}
    )
    join(ben, table).raise_for_status()
    name = "magnate_driven_tables_without_people"

    eventually(lambda: figure(server, name) == 1)
    with server.connected(ann, table):
        eventually(lambda: figure(server, name) == 0)


def test_the_queue_of_the_bot_workers_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "work", trial_bots.work)
    with running_server(tmp_path, bot_seconds=2.0, bot_processes=1) as server:
        server.site.worker_pool.start()
        eventually(lambda: server.site.worker_pool.is_ready)
        assert figure(server, "magnate_bot_queue") == 0
        ann = server.guest("Ann")
        table = new_table(ann, {**ACQUIRE, "seats": [SLEEPER, SLEEPER, SLEEPER]}, sit=False)

        with server.connected(ann, table):
            eventually(lambda: figure(server, "magnate_bot_queue") == 1)


def test_the_last_health_check_is_shown(server: Server) -> None:
    eventually(lambda: figure(server, "magnate_healthy") == 1)

    (server.config.data_dir / "magnate.sqlite").unlink()

    eventually(lambda: figure(server, "magnate_healthy") == 0)
