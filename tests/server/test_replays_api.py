"""Replays of finished games: move by move, and in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .serving import ACQUIRE, Server, finished_game, join, new_table, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    return finished_game(server.guest("Ann"))


def asked(server: Server, path: str, **query: Any) -> Any:
    return server.anybody().get(f"/api/tables/{path}", params=query).raise_for_status().json()


def test_frames_have_the_same_views_as_single_moves(server: Server, finished: str) -> None:
    replay = asked(server, f"{finished}/moves", count=10)

    assert [frame["move"] for frame in replay["frames"]] == list(range(10))
    view: dict[str, Any] = {}
    events = 0
    for frame in replay["frames"]:
        view |= {"log": [], **frame["view"]}
        events += len(view["log"])
        assert frame["events"] == events
    single = asked(server, f"{finished}/moves/9")
    assert single["view"] == view
    assert (single["moves"], single["do"]) == (replay["moves"], replay["frames"][-1]["do"])


def test_frames_can_start_at_any_move(server: Server, finished: str) -> None:
    moves = asked(server, f"{finished}/overview")["moves"]

    (last,) = asked(server, f"{finished}/moves", first=moves, count=10)["frames"]

    assert last["view"] == asked(server, f"{finished}/moves/{moves}")["view"]
    beyond = server.anybody().get(f"/api/tables/{finished}/moves", params={"first": moves + 1})
    assert beyond.status_code == 404


def test_an_overview_has_everyones_money_after_every_move(server: Server, finished: str) -> None:
    overview = asked(server, f"{finished}/overview")

    assert len(overview["cash"]) == len(overview["worth"]) == overview["moves"] + 1
    for move in (0, 6, overview["moves"]):
        seats = asked(server, f"{finished}/moves/{move}")["view"]["seats"]
        assert overview["cash"][move] == [seat["cash"] for seat in seats]
        for seat, worth in zip(seats, overview["worth"][move], strict=True):
            assert seat["fortune"] in (worth, None)  # None while the tax is a blind choice


def test_replays_are_compressed_for_clients_that_accept_gzip(server: Server, finished: str) -> None:
    path = f"/api/tables/{finished}/moves"

    packed = server.anybody(**{"accept-encoding": "gzip"}).get(path)
    plain = server.anybody(**{"accept-encoding": "identity"}).get(path)

    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()


def test_a_running_game_has_no_replay(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)
    join(server.guest("Ben"), table).raise_for_status()

    for path in ("moves", "overview"):
        assert ann.get(f"/api/tables/{table}/{path}").json()["error"] == "game_runs"


def test_a_private_replay_does_not_exist_for_strangers(server: Server) -> None:
    table = finished_game(server.guest("Ann"), public=False)

    for path in ("moves", "overview"):
        assert server.guest("Ben").get(f"/api/tables/{table}/{path}").status_code == 404
