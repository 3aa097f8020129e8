"""Results and ratings of finished games: exactly once, even if a process dies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from magnate.server.database import Statement

from .serving import BOTS_ONLY, Server, eventually, new_table, received, running_server

POOL: dict[str, Any] = {"game": "monopoly", "edition": "official+options", "seats": 2, "bots": True}
WITH_A_BOT = {**BOTS_ONLY, "seats": [None, "steady"]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server


def standings(client: httpx.Client, **changes: Any) -> list[dict[str, Any]]:
    answer = client.get("/api/ratings", params={**POOL, **changes}).raise_for_status().json()
    found: list[dict[str, Any]] = answer["standings"]
    return found


def resigned_game(server: Server, ann: httpx.Client) -> str:
    """A game that a bot finished for a player who resigned."""
    table = new_table(ann, WITH_A_BOT)
    with server.connected(ann, table) as sock:
        sock.send('{"type": "resign", "id": "1"}')
        while received(sock).get("table", {}).get("status") != "over":
            pass
    return table


def test_players_and_bots_are_rated_when_a_game_is_over(server: Server) -> None:
    ann = server.guest("Ann")
    resigned_game(server, ann)

    lines = eventually(lambda: standings(ann))

    assert {(line["name"], line["bot"], line["you"]) for line in lines} == {
        ("Ann", False, True),
        ("steady", True, False),
    }
    assert all(line["games"] == 1 and line["sigma"] > 0 for line in lines)
    assert [line["rank"] for line in lines] == [1, 2]
    assert [line["you"] for line in standings(server.anybody())] == [False, False]
    assert not any("person" in line for line in lines)


def test_games_of_other_kinds_are_rated_separately(server: Server) -> None:
    ann = server.guest("Ann")
    resigned_game(server, ann)
    eventually(lambda: standings(ann))

    assert standings(ann, bots=False) == []
    assert standings(ann, edition="official") == []
    assert standings(ann, seats=3) == []


def test_a_game_is_rated_once_whatever_happens_at_the_table_later(server: Server) -> None:
    ann = server.guest("Ann")
    table = resigned_game(server, ann)
    before = eventually(lambda: standings(ann))

    with server.connected(ann, table) as sock:
        for number in ("2", "3"):
            sock.send(f'{{"type": "say", "id": "{number}", "text": "well played"}}')
            while received(sock)["type"] != "done":
                pass
    server.do(server.site.results.settled())

    assert standings(ann) == before


def test_a_game_that_was_called_off_is_not_rated(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, WITH_A_BOT)
    with server.connected(ann, table) as sock:
        sock.send('{"type": "propose", "id": "1", "what": "end"}')
        while received(sock)["type"] != "done":
            pass
    server.do(server.site.results.settled())

    assert standings(ann) == []


def test_a_game_that_a_dead_process_left_unrated_is_rated_later(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = resigned_game(server, server.guest("Ann"))
        server.do(server.site.results.settled())
        forget = [
            Statement("DELETE FROM results WHERE table_id = $1", (table,)),
            Statement("DELETE FROM ratings", ()),
        ]
        server.do(server.site.database.write(*forget))
        assert standings(server.anybody()) == []

    with running_server(tmp_path) as server:
        assert len(eventually(lambda: standings(server.anybody()))) == 2


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"edition": "a\x00b"}, "edition"),
        ({"edition": ""}, "edition"),
        ({"seats": 9}, "seats"),
        ({"bots": "perhaps"}, "bots"),
    ],
)
def test_an_invalid_pool_is_refused(server: Server, changes: dict[str, Any], field: str) -> None:
    answer = server.anybody().get("/api/ratings", params={**POOL, **changes})

    assert (answer.status_code, answer.json()["field"]) == (422, field)


def test_a_person_sees_their_own_rating_in_every_pool(server: Server) -> None:
    ann = server.guest("Ann")
    assert ann.get("/api/me/ratings").json() == {"ratings": []}
    resigned_game(server, ann)
    (line,) = [line for line in eventually(lambda: standings(ann)) if line["you"]]

    (own,) = ann.get("/api/me/ratings").raise_for_status().json()["ratings"]

    assert own.pop("pool") == POOL
    assert own == {name: line[name] for name in ("mu", "sigma", "games")}
    assert server.anybody().get("/api/me/ratings").status_code == 401
