"""`magnate admin tables --idle --end`: listing and ending many tables."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from magnate.server.database import Statement
from tests.cli.conftest import Magnate, Result
from tests.cli.served import DUEL
from tests.server.serving import (
    Server,
    eventually,
    finished_game,
    join,
    new_table,
    received,
    running_server,
    status_of,
)

pytestmark = pytest.mark.slow

MONTHS = 90 * 24 * 3600.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> httpx.Client:
    return server.guest("Ann")


def tables(magnate: Magnate, server: Server, *options: str) -> Result:
    return magnate("admin", "tables", "--data-dir", str(server.config.data_dir), *options)


def age(server: Server, table: str, *, log_too: bool = True) -> None:
    """Let nothing have happened at a table for months, or only nothing that the lobby shows."""
    database = server.site.database
    sql = "UPDATE tables SET changed = changed - $2 WHERE id = $1"
    server.do(database.write(Statement(sql, (table, MONTHS))))
    if log_too:
        found = server.do(database.read("SELECT seq, row FROM log WHERE table_id = $1", table))
        sql = "UPDATE log SET row = $3 WHERE table_id = $1 AND seq = $2"
        for seq, row in found:
            earlier = row.replace('"at":17', '"at":12').replace('"at":18', '"at":12')
            server.do(database.write(Statement(sql, (table, seq, earlier))))


def test_tables_at_which_nothing_has_happened_are_listed(
    server: Server, ann: httpx.Client, magnate: Magnate
) -> None:
    idle, busy, quiet = (new_table(ann, DUEL) for _ in range(3))
    age(server, idle)
    age(server, quiet, log_too=False)  # somebody has moved, which the lobby does not show

    result = tables(magnate, server, "--idle", "30d")

    listed = result.out.partition("changed ")[2]  # without the server's log
    assert idle in listed
    assert busy not in listed
    assert quiet not in listed


def test_idle_tables_are_ended_together_and_servers_notice(
    server: Server, ann: httpx.Client, magnate: Magnate
) -> None:
    ben = server.guest("Ben")
    running, waiting, busy = (new_table(ann, DUEL) for _ in range(3))
    join(ben, running).raise_for_status()
    for table in (running, waiting):
        age(server, table)
    with server.connected(ben, running) as sock:
        received(sock)

        result = tables(magnate, server, "--idle", "30d", "--end", "--yes")

        assert result.out.endswith("2 games were called off.\n")
        while (message := received(sock))["type"] != "snapshot":
            pass
        assert message["table"]["status"] == "ended"
    eventually(lambda: status_of(ann, waiting) == "ended")
    assert status_of(ann, busy) == "waiting"
    assert server.do(server.site.database.read("SELECT 1 FROM results")) == []
    again = tables(magnate, server, "--idle", "30d", "--end", "--yes")
    assert again.out == "No tables found.\n"


def test_only_tables_with_the_status_are_ended(
    server: Server, ann: httpx.Client, magnate: Magnate
) -> None:
    ben = server.guest("Ben")
    waiting, running = new_table(ann, DUEL), new_table(ann, DUEL)
    join(ben, running).raise_for_status()

    result = tables(magnate, server, "--status", "waiting", "--end", "--yes")

    assert result.out.endswith("1 game was called off.\n")
    eventually(lambda: status_of(ann, waiting) == "ended")
    assert status_of(ann, running) == "running"


def test_nothing_is_ended_without_a_yes(
    server: Server, ann: httpx.Client, magnate: Magnate, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(ann, DUEL)

    refused = tables(magnate, server, "--end")
    assert (refused.code, refused.err) == (2, "magnate: This would end tables: add --yes.\n")

    for answer, code in (("n\n", 1), ("", 1), ("yes\n", 1), ("y\n", 0)):
        assert status_of(ann, table) == "waiting"
        at_terminal = io.StringIO(answer)
        monkeypatch.setattr(at_terminal, "isatty", lambda: True)
        monkeypatch.setattr(sys, "stdin", at_terminal)
        assert tables(magnate, server, "--end").code == code
    eventually(lambda: status_of(ann, table) == "ended")


def test_finished_tables_cannot_be_ended(
    server: Server, ann: httpx.Client, magnate: Magnate
) -> None:
    finished_game(ann)

    result = tables(magnate, server, "--status", "over", "--end", "--yes")

    assert (result.code, result.err) == (
        2,
        "magnate: Only waiting and running tables can be ended.\n",
    )


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_ended(
    server: Server, ann: httpx.Client, magnate: Magnate
) -> None:
    broken, good = new_table(ann, DUEL), new_table(ann, DUEL)
    sql = "UPDATE log SET row = '{}' WHERE table_id = $1"
    server.do(server.site.database.write(Statement(sql, (broken,))))

    result = tables(magnate, server, "--end", "--yes")

    assert result.code == 1
    assert "1 game was called off." in result.out
    assert broken in result.err
    eventually(lambda: status_of(ann, good) == "ended")


def test_a_period_is_needed(server: Server, magnate: Magnate) -> None:
    result = tables(magnate, server, "--idle", "long")

    assert "Not a period such as 12h or 30d: long." in result.err
