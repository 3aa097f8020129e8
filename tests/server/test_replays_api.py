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


def test_a_film_contains_the_same_views_as_single_moments(server: Server, finished: str) -> None:
    film = asked(server, f"{finished}/moves", count=10)

    assert [frame["move"] for frame in film["frames"]] == list(range(10))
    view: dict[str, Any] = {}
    events = 0
    for frame in film["frames"]:
        view |= {"log": [], **frame["view"]}
        events += len(view["log"])
        assert frame["events"] == events
    moment = asked(server, f"{finished}/moves/9")
    assert moment["view"] == view
    assert (moment["moves"], moment["do"]) == (film["moves"], film["frames"][-1]["do"])


def test_a_film_can_start_at_any_move(server: Server, finished: str) -> None:
    moves = asked(server, f"{finished}/story")["moves"]

    (last,) = asked(server, f"{finished}/moves", first=moves, count=10)["frames"]

    assert last["view"] == asked(server, f"{finished}/moves/{moves}")["view"]
    beyond = server.anybody().get(f"/api/tables/{finished}/moves", params={"first": moves + 1})
    assert beyond.status_code == 404


def test_a_story_has_everyones_money_after_every_move(server: Server, finished: str) -> None:
    story = asked(server, f"{finished}/story")

    assert len(story["cash"]) == len(story["worth"]) == story["moves"] + 1
    for move in (0, 6, story["moves"]):
        seats = asked(server, f"{finished}/moves/{move}")["view"]["seats"]
        assert story["cash"][move] == [seat["cash"] for seat in seats]
        for seat, worth in zip(seats, story["worth"][move], strict=True):
            assert seat["fortune"] in (worth, None)  # None while the tax is a blind choice


def test_films_are_compressed_for_clients_that_accept_gzip(server: Server, finished: str) -> None:
    path = f"/api/tables/{finished}/moves"

    packed = server.anybody(**{"accept-encoding": "gzip"}).get(path)
    plain = server.anybody(**{"accept-encoding": "identity"}).get(path)

    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()


def test_a_running_game_has_no_film(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)
    join(server.guest("Ben"), table).raise_for_status()

    for path in ("moves", "story"):
        assert ann.get(f"/api/tables/{table}/{path}").json()["error"] == "game_runs"


def test_a_private_film_does_not_exist_for_strangers(server: Server) -> None:
    table = finished_game(server.guest("Ann"), public=False)

    for path in ("moves", "story"):
        assert server.guest("Ben").get(f"/api/tables/{table}/{path}").status_code == 404
