"""Played games over HTTP: the record, the log, and the state after any move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from magnate.record import read, verify

from .serving import (
    ACQUIRE,
    Server,
    finished_game,
    join,
    new_table,
    open_table,
    received,
    running_server,
    table_of,
)

UNSEEN = {**ACQUIRE, "watchers": False}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    return finished_game(server.guest("Ann"))


def running_game(server: Server, settings: dict[str, Any]) -> tuple[httpx.Client, str]:
    """A player of a game that has just started, and its table."""
    ann = server.guest("Ann")
    table = new_table(ann, settings)
    join(server.guest("Ben"), table).raise_for_status()
    return ann, table


def test_the_record_of_a_finished_game_proves_its_chance(
    server: Server, finished: str, tmp_path: Path
) -> None:
    answer = server.anybody().get(f"/api/tables/{finished}/record")

    assert answer.headers["content-type"].startswith("application/x-ndjson")
    name = f"magnate-monopoly-{finished}.jsonl"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    (tmp_path / name).write_bytes(answer.content)
    record = verify(tmp_path / name)
    assert record.is_over
    info = server.anybody().get(f"/api/tables/{finished}").json()
    assert record.header.fairness is not None
    assert record.header.fairness.commitment == info["start"]["commitment"]


def test_a_running_game_has_no_record(server: Server) -> None:
    ann, table = running_game(server, ACQUIRE)

    answer = ann.get(f"/api/tables/{table}/record")

    assert (answer.status_code, answer.json()["error"]) == (403, "game_runs")


def test_a_waiting_table_has_no_record(server: Server) -> None:
    ann = server.guest("Ann")

    answer = ann.get(f"/api/tables/{new_table(ann, ACQUIRE)}/record")

    assert (answer.status_code, answer.json()["error"]) == (403, "not_started")


def test_a_game_that_was_called_off_has_a_record_without_proof(
    server: Server, tmp_path: Path
) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, {**ACQUIRE, "seats": [None, "steady", "steady"]})
    with server.connected(ann, table) as sock:
        sock.send('{"type": "propose", "id": "1", "what": "end"}')
        while received(sock)["type"] != "done":
            pass

    path = tmp_path / "game.jsonl"
    path.write_bytes(ann.get(f"/api/tables/{table}/record").raise_for_status().content)

    assert not read(path).is_over
    assert verify(path).header.fairness is None


@pytest.mark.slow  # loads the catalogs of all languages
def test_the_log_of_a_finished_game_is_available_in_every_language(
    server: Server, finished: str
) -> None:
    path = f"/api/tables/{finished}/log"
    first = {
        language: server.anybody().get(path, params={"language": language}).json()["lines"][0]
        for language in ("en", "pt", "pl", "ru")
    }

    assert len(set(first.values())) == 4
    assert all(line.endswith(".") for line in first.values())
    in_polish = server.guest("Ola", language="pl").get(path).json()
    assert (in_polish["language"], in_polish["lines"][0]) == ("pl", first["pl"])
    assert server.anybody().get(path, params={"language": "de"}).status_code == 422


def drawn_tiles(client: httpx.Client, table: str) -> set[str]:
    """Return the tiles named in sentences about draws."""
    lines = client.get(f"/api/tables/{table}/log").raise_for_status().json()["lines"]
    return {
        tile
        for line in lines
        if "draw" in line
        for tile in re.findall(r"\b(?:1[0-2]|[1-9])[A-I]\b", line)
    }


def test_the_log_of_a_running_game_is_limited_to_the_requesters_seat(server: Server) -> None:
    ann, table = running_game(server, ACQUIRE)
    with server.connected(ann, table) as sock:
        own = set(received(sock)["view"]["seats"][0]["tiles"])

    everybodys = drawn_tiles(server.guest("Cid"), table)  # the draws for the first turn
    assert drawn_tiles(ann, table) - everybodys == own
    assert own & everybodys == set()


def test_only_players_can_read_the_log_of_a_game_without_spectators(server: Server) -> None:
    ann, table = running_game(server, UNSEEN)

    answer = server.guest("Cid").get(f"/api/tables/{table}/log")

    assert ann.get(f"/api/tables/{table}/log").status_code == 200
    assert (answer.status_code, answer.json()["error"]) == (403, "no_watchers")


def test_a_finished_game_can_be_viewed_after_any_move(server: Server, finished: str) -> None:
    path = f"/api/tables/{finished}/moves"
    client = server.anybody()

    before = client.get(f"{path}/0").raise_for_status().json()
    last = client.get(f"{path}/{before['moves']}").raise_for_status().json()
    middle = client.get(f"{path}/5").raise_for_status().json()

    assert (before["move"], before["do"], before["view"]["awaits"]) == (0, None, "dice")
    assert last["view"]["ending"] == "rounds"
    assert middle["view"]["seat"] is None
    assert middle["do"]
    assert client.get(f"{path}/{before['moves'] + 1}").status_code == 404


def test_a_moment_can_be_viewed_from_any_seat(server: Server) -> None:
    ann = server.guest("Ann")
    table = finished_game(ann)
    path = f"/api/tables/{table}/moves/5"

    assert ann.get(path, params={"seat": 2}).json()["view"]["seat"] == 2
    assert ann.get(path, params={"seat": 8}).status_code == 404
    assert ann.get(path, params={"seat": 9}).status_code == 422


@pytest.mark.parametrize("move", ["x", "-1", "1.5", "9" * 5000, "١"])
def test_a_move_must_be_a_number(server: Server, finished: str, move: str) -> None:
    assert server.anybody().get(f"/api/tables/{finished}/moves/{move}").status_code == 404


def test_a_running_game_cannot_be_viewed_after_a_move(server: Server) -> None:
    ann, table = running_game(server, ACQUIRE)

    assert ann.get(f"/api/tables/{table}/moves/1").json()["error"] == "game_runs"


def test_a_private_game_does_not_exist_for_strangers(server: Server) -> None:
    ann = server.guest("Ann")
    table = finished_game(ann, public=False)
    opened = open_table(ann, {**ACQUIRE, "public": False})
    for path in ("record", "log", "moves/1"):
        for hidden in (table, table_of(opened)):
            assert server.guest("Ben").get(f"/api/tables/{hidden}/{path}").status_code == 404
        assert ann.get(f"/api/tables/{table}/{path}").status_code == 200
