"""The tables of old finished games are deleted if the host wants that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from magnate.server.database import Database, Statement
from magnate.server.hosting.retention import delete_old_tables

from .serving import Server, eventually, finished_game, new_table, running_server

DUEL = {"game": "acquire", "edition": "2023-duel", "seats": [None, "steady"]}
YEAR = 365 * 24 * 3600.0
OWNED = ("log", "seats", "invitations")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server


def age(server: Server, table: str) -> None:
    """Let a table have changed last two years ago."""
    sql = "UPDATE tables SET changed = changed - $2 WHERE id = $1"
    server.do(server.site.database.write(Statement(sql, (table, 2 * YEAR))))


def deleted(server: Server, *, used: str = "") -> int:
    site = server.site
    before = site.clock() - YEAR
    work = delete_old_tables(site.database, before=before, is_used=lambda table: table == used)
    return server.do(work)


def rows(server: Server, table: str) -> dict[str, int]:
    counts = {}
    for name in OWNED:
        sql = f"SELECT COUNT(*) FROM {name} WHERE table_id = $1"
        counts[name] = server.do(server.site.database.read(sql, table))[0][0]
    return counts


def test_only_old_finished_games_are_deleted_and_completely(server: Server) -> None:
    ann = server.guest("Ann")
    old, young = finished_game(ann), finished_game(ann)
    running = new_table(ann, DUEL)
    for table in (old, running):
        age(server, table)

    assert deleted(server) == 1

    assert set(rows(server, old).values()) == {0}
    assert ann.get("/api/finished").json()["tables"][0]["summary"]["table"] == young
    assert len(ann.get("/api/finished").json()["tables"]) == 1
    assert all(rows(server, young).values())
    assert all(rows(server, running).values())


def test_the_results_of_deleted_games_stay(server: Server) -> None:
    ann = server.guest("Ann")
    table = finished_game(ann)
    sql = "SELECT COUNT(*) FROM results WHERE table_id = $1"
    before = eventually(lambda: server.do(server.site.database.read(sql, table))[0][0])
    age(server, table)

    assert deleted(server) == 1

    assert server.do(server.site.database.read(sql, table)) == [(before,)]


def test_a_game_that_somebody_looks_at_stays(server: Server) -> None:
    ann = server.guest("Ann")
    table = finished_game(ann)
    age(server, table)

    assert deleted(server, used=table) == 0
    assert ann.get(f"/api/tables/{table}").status_code == 200


def test_a_server_deletes_them_by_itself(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = finished_game(server.guest("Ann"))
        age(server, table)

    with running_server(tmp_path, keep_finished="52w") as server:
        eventually(lambda: server.do(server.site.database.read("SELECT 1 FROM tables")) == [])
        assert server.guest("Ben").get(f"/api/tables/{table}").status_code == 404


def test_a_server_keeps_them_by_default(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = finished_game(server.guest("Ann"))
        age(server, table)

    with running_server(tmp_path) as server:
        assert server.guest("Ben").get(f"/api/tables/{table}").status_code == 200


async def test_a_table_is_deleted_completely_from_a_database_of_either_kind(
    database: Database,
) -> None:
    await database.write(
        *(
            Statement(
                "INSERT INTO tables (id, game, edition, status, public, created, changed, summary,"
                " rules) VALUES ($1, 'acquire', 'classic', $2, 1, 1.0, $3, '{}', 1)",
                (name, status, changed),
            )
            for name, status, changed in (
                ("old", "over", 10.0),
                ("off", "ended", 10.0),
                ("new", "over", 30.0),
                ("waits", "waiting", 10.0),
            )
        ),
        *(
            Statement("INSERT INTO log (table_id, seq, row) VALUES ($1, 1, '{}')", (name,))
            for name in ("old", "off", "new", "waits")
        ),
    )

    count = await delete_old_tables(database, before=20.0, is_used=lambda table: False)

    assert count == 2
    for table, column in (("tables", "id"), ("log", "table_id")):
        rows = await database.read(f"SELECT {column} FROM {table} ORDER BY {column}")
        assert rows == [("new",), ("waits",)]
