"""What a host learns from /healthz, and that nothing is acknowledged that will not be stored."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.sync.client import ClientConnection

from magnate.server import site
from magnate.server.database import Full, Statement

from .serving import ACQUIRE, Server, eventually, join, new_table, received, running_server
from .test_faults import next_message, send


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server


def health(server: Server) -> httpx.Response:
    return server.anybody().get("/healthz")


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


@pytest.mark.parametrize(("harm", "detail"), [(delete, "file_missing"), (replace, "file_replaced")])
def test_no_command_is_acknowledged_once_the_file_is_gone(
    server: Server, harm: Callable[[Path], None], detail: str
) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, ACQUIRE)
    join(ben, table).raise_for_status()
    with server.connected(ann, table) as sock:
        send(sock, type="say", text="all is well", id="before")
        assert next_message(sock, "done")["id"] == "before"
        harm(server.config.data_dir / "magnate.sqlite")

        for _ in range(2):  # also when the client sends it again
            send(sock, type="say", text="is it?", id="after")
            assert next_message(sock, "refused")["code"] == "storage_unavailable"

    assert ann.post("/api/guests", json={"name": "Eve"}).status_code == 503
    eventually(lambda: health(server).status_code == 503)
    assert health(server).json() == {
        "status": "failing",
        "error": "storage_unavailable",
        "detail": detail,
    }


def test_a_full_disk_is_reported_and_loses_nothing(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, {**ACQUIRE, "seats": [None, None, None]})
    limit_pages(server, 1)
    accepted: list[str] = []
    with server.connected(ann, table) as sock:
        refused = ""
        for number in range(200):
            send(sock, type="say", text=f"{number} " + 400 * "x", id=f"say {number}")
            answer = next_answer(sock)
            if answer["type"] == "refused":
                refused = answer["code"]
                break
            accepted.append(f"say {number}")
    assert refused == "storage_full"
    eventually(lambda: fill(server))
    eventually(lambda: health(server).json().get("error") == "storage_full")

    limit_pages(server, 1_000_000)
    eventually(lambda: health(server).status_code == 200)
    rows = server.do(server.site.database.read("SELECT row FROM log WHERE table_id = $1", table))
    stored = "".join(row for (row,) in rows)
    assert all(f'"{each}"' in stored for each in accepted)


def limit_pages(server: Server, pages: int) -> None:
    server.do(server.site.database.write(Statement(f"PRAGMA max_page_count = {pages}")))


def fill(server: Server) -> bool:
    """Use up the last page; return whether the file is full."""
    note = Statement("INSERT INTO blocks (person, blocked) VALUES ($1, hex(randomblob(500)))")
    try:
        server.do(server.site.database.write(Statement(note.sql, ("a",))))
    except Full:
        return True
    return False


def next_answer(sock: ClientConnection) -> dict[str, str]:
    while (message := received(sock))["type"] not in ("done", "refused"):
        pass
    return message


def test_many_questions_about_health_write_little(server: Server) -> None:
    client = server.anybody()
    seen = {client.get("/healthz").status_code for _ in range(50)}

    written = server.do(server.site.database.read("SELECT COUNT(*) FROM probes"))
    assert seen == {200}
    assert written == [(1,)]


def test_a_table_that_cannot_be_loaded_is_reported_once(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)
    spoil = "UPDATE log SET row = '{}' WHERE table_id = $1 AND seq = 2"
    server.do(server.site.database.write(Statement(spoil, (table,))))
    server.site.hub._rooms.clear()

    with capture_logs() as logs:
        answers = [ann.get(f"/api/tables/{table}") for _ in range(3)]

    assert [answer.json()["error"] for answer in answers] == 3 * ["other_rules"]
    assert [(entry["event"], entry["where"]) for entry in logs] == [("fault", table)]
    report = health(server)
    assert report.status_code == 200
    assert report.json() == {
        "status": "degraded",
        "problems": ["broken_tables"],
        "broken_tables": 1,
    }
    assert "magnate_broken_tables 1.0" in server.anybody().get("/metrics").text


def test_a_table_that_can_be_loaded_again_is_no_longer_reported(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)
    [[row]] = server.do(
        server.site.database.read("SELECT row FROM log WHERE table_id = $1 AND seq = 2", table)
    )
    change = "UPDATE log SET row = $2 WHERE table_id = $1 AND seq = 2"
    server.do(server.site.database.write(Statement(change, (table, "{}"))))
    server.site.hub._rooms.clear()
    assert ann.get(f"/api/tables/{table}").status_code == 409

    server.do(server.site.database.write(Statement(change, (table, row))))

    assert ann.get(f"/api/tables/{table}").status_code == 200
    assert health(server).json() == {"status": "ok"}


def test_a_fault_in_the_check_itself_is_reported_until_it_is_mended(server: Server) -> None:
    """A database whose tables somebody has changed by hand."""
    database = server.site.database
    [[sql]] = server.do(database.read("SELECT sql FROM sqlite_master WHERE name = 'probes'"))
    with capture_logs() as logs:
        server.do(database.write(Statement("ALTER TABLE probes RENAME TO mislaid")))
        eventually(lambda: health(server).status_code == 503)
    assert health(server).json()["error"] == "storage_unavailable"
    assert any(entry["event"] == "fault" and entry["where"] == "health" for entry in logs)

    server.do(database.write(Statement("DROP TABLE mislaid"), Statement(sql)))
    eventually(lambda: health(server).status_code == 200)


async def test_work_that_fails_is_reported_and_started_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(site, "START_AGAIN", 0.0)
    attempts = 0

    async def work() -> None:
        nonlocal attempts
        attempts += 1
        if attempts < 3:
            raise ValueError("a row that nobody can read")

    with capture_logs() as logs:
        await site._kept_running(work)

    assert attempts == 3
    assert [(entry["event"], entry["where"]) for entry in logs] == [("fault", "work")] * 2
