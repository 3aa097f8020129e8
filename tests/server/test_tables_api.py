"""The lobby over HTTP: games, tables, seats, invitations and rematches."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from magnate.server.hosting.settings import Limits, Rate

from .serving import (
    ACQUIRE,
    BOTS_ONLY,
    Server,
    commitment,
    eventually,
    finished_game,
    join,
    new_table,
    open_table,
    received,
    rematch,
    reveal_all,
    running_server,
    status_of,
    table_of,
)

PRIVATE = {**ACQUIRE, "public": False}
FOUR = {**ACQUIRE, "seats": [None] * 4}
ALONE = {**ACQUIRE, "seats": [None, "steady", "steady"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


def listed(client: httpx.Client, path: str = "/api/tables", **query: Any) -> list[str]:
    found = client.get(path, params=query).raise_for_status().json()["tables"]
    return [each["summary"]["table"] for each in found]


def do(client: httpx.Client, table: str, verb: str, **body: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/{verb}", json=body)


def test_the_offer_contains_everything_the_lobby_needs(server: Server) -> None:
    offer = server.anybody().get("/api/games").json()

    games = {game["game"]: game for game in offer["games"]}
    assert list(games) == ["acquire", "monopoly"]
    classic = games["acquire"]["editions"][0]
    assert (classic["name"], classic["players_min"], classic["players_max"]) == ("classic", 3, 6)
    options = {option["name"]: option for option in games["acquire"]["options"]}
    assert options["holdings_visibility"]["values"] == ["open", "hidden"]
    assert classic["options"].keys() == options.keys()
    assert offer["bots"] == ["beginner", "casual", "strong", "expert", "random", "steady"]
    assert offer["clocks"]["days"] == [1, 14]
    assert offer["languages"] == ["en", "pt", "pl", "ru"]


def test_the_price_chart_follows_the_options(server: Server) -> None:
    chart: dict[str, str | int] = {"tiers": "2023", "bonus_table": "tycoon", "bonus_ranks": 3}

    columns = server.anybody().get("/api/games/acquire/prices", params=chart).json()["columns"]

    assert [column["chains"][0] for column in columns] == ["Tower", "Worldwide", "Imperial"]
    assert [row["size"] for row in columns[0]["rows"]] == [2, 3, 4, 5, 6, 11, 21, 31, 41]
    assert columns[2]["rows"][0] == {"size": 2, "price": 400, "bonuses": [4000, 3000, 2000]}


def test_contradictory_options_have_no_price_chart(server: Server) -> None:
    chart: dict[str, str | int] = {"tiers": "2008", "bonus_table": "half", "bonus_ranks": 3}

    refused = server.anybody().get("/api/games/acquire/prices", params=chart)

    assert (refused.status_code, refused.json()["error"]) == (422, "invalid")


@pytest.mark.parametrize(
    ("host", "address", "begins"),
    [
        ("localhost:8000", "", "http://192.0.2.7:8000/tables/"),
        ("127.0.0.1:8000", "", "http://192.0.2.7:8000/tables/"),
        ("[::1]:8000", "https://play.example", "https://play.example/tables/"),
        ("club.example", "", "http://club.example/tables/"),
    ],
)
def test_a_link_works_on_other_machines(
    tmp_path: Path, host: str, address: str, begins: str
) -> None:
    """A player on the server's own machine uses a loopback name, which friends cannot use."""
    with running_server(tmp_path, network="http://192.0.2.7:8000", address=address) as server:
        client = server.guest("Ann")
        client.headers["host"] = host
        assert open_table(client, ACQUIRE)["link"].startswith(begins)


def test_a_person_who_opens_a_table_sits_at_it(server: Server) -> None:
    opened = open_table(server.guest("Ann"), ACQUIRE, seat=2)

    info = opened["table"]
    assert (info["you"], info["hosting"], info["may_watch"]) == (2, True, True)
    assert info["summary"]["status"] == "waiting"
    assert info["summary"]["seats"][1]["name"] == "Ann"
    assert len(info["start"]["commitment"]) == 64
    assert opened["link"].endswith(f"/tables/{table_of(opened)}?invitation={opened['invitation']}")


def test_a_table_may_be_opened_without_sitting_down(server: Server) -> None:
    body = {"settings": ACQUIRE, "sit": False}
    opened = server.guest("Ann").post("/api/tables", json=body).json()

    assert (opened["table"]["you"], opened["table"]["hosting"]) == (None, True)


def test_a_game_begins_as_soon_as_all_seats_are_taken(server: Server) -> None:
    assert status_of(server.anybody(), new_table(server.guest("Ann"), ALONE)) == "running"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"game": "chess"}, "settings.game"),
        ({"edition": "nothing"}, "settings.edition"),
        ({"edition": "../../etc/passwd.toml"}, "settings.edition"),
        ({"seats": [None] * 7}, "settings.seats"),
        ({"seats": [None, "nobody"]}, "settings.seats"),
        ({"options": {"tiers": "1962"}}, "settings.options"),
        ({"options": {"nothing": 1}}, "settings.options"),
        ({"clock": {"kind": "days", "days": 99}}, "settings.clock.days"),
        ({"clock": {"kind": "sand"}}, "settings.clock.kind"),
        ({"seed": "00"}, "settings.seed"),
    ],
)
def test_invalid_settings_are_refused_by_name(
    server: Server, changes: dict[str, Any], field: str
) -> None:
    body = {"settings": {**ACQUIRE, **changes}, "commitment": commitment()}
    answer = server.guest("Ann").post("/api/tables", json=body)

    assert answer.status_code == 422
    assert answer.json()["field"] == field
    assert answer.json()["detail"]


@pytest.mark.parametrize("given", [None, "short", "XYZ" * 8, "ab" * 16])
def test_a_player_commits_to_a_nonce(server: Server, given: str | None) -> None:
    body = {"settings": ACQUIRE, "commitment": given}

    answer = server.guest("Ann").post("/api/tables", json=body)

    assert (answer.status_code, answer.json()["field"]) == (422, "commitment")


def test_only_signed_in_people_can_open_tables(server: Server) -> None:
    body = {"settings": ACQUIRE, "commitment": commitment()}

    assert server.anybody().post("/api/tables", json=body).status_code == 401


def test_a_body_must_be_json(server: Server) -> None:
    ann = server.guest("Ann")

    plain = ann.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})
    broken = ann.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    nested = ann.post(
        "/api/tables",
        content=b'{"settings":' + b"[" * 20_000,
        headers={"content-type": "application/json; charset=utf-8"},
    )

    assert (plain.status_code, plain.json()["error"]) == (415, "not_json")
    assert (broken.status_code, broken.json()["error"]) == (400, "malformed")
    assert nested.status_code in (400, 422)


def test_a_body_has_at_most_64_kilobytes(server: Server) -> None:
    body = {"settings": {**ACQUIRE, "options": {"x": "y" * 70_000}}, "commitment": commitment()}
    answer = server.guest("Ann").post("/api/tables", json=body)

    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


def test_a_lone_surrogate_is_refused(server: Server) -> None:
    answer = server.anybody().post(
        "/api/guests",
        content=b'{"name": "\\ud800", "language": "en"}',
        headers={"content-type": "application/json"},
    )

    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_a_list_of_own_tables_says_whose_turn_it_is(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ALONE)

    def asked(client: httpx.Client) -> object:
        tables = client.get("/api/tables?mine=true").json()["tables"]
        return [t["summary"]["asked"] for t in tables if t["summary"]["table"] == table]

    eventually(lambda: asked(ann) == [1])
    assert asked(server.guest("Ben")) == []


@pytest.mark.parametrize(
    "query", ["status=nothing", "game=chess", "before=soon", "mine=perhaps", "other=1"]
)
def test_an_invalid_query_is_refused(server: Server, query: str) -> None:
    answer = server.anybody().get(f"/api/tables?{query}")

    assert answer.status_code == 422
    assert answer.json()["field"] == query.partition("=")[0]


def test_public_tables_are_listed_the_newest_first(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        first = new_table(ann, ACQUIRE)
        hidden = new_table(ann, PRIVATE)
        second = new_table(ben, {**BOTS_ONLY, "seats": [None, "steady"]})
        third = new_table(ben, FOUR)

        assert listed(server.anybody()) == [third, second, first]
        assert listed(server.anybody(), status="waiting") == [third, first]
        assert listed(server.anybody(), status="running") == [second]
        assert listed(server.anybody(), game="acquire") == [third, first]
        assert listed(ann, mine="true") == [hidden, first]
        assert listed(ann, mine="true", status="running") == []
        assert server.anybody().get("/api/tables?mine=true").status_code == 401


def test_finished_games_are_listed_with_their_ranks(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        table = finished_game(ann)
        finished_game(ann, public=False)

        def ranks() -> list[int]:
            (game,) = server.anybody().get("/api/finished").json()["tables"]
            return list(game["ranks"])

        assert listed(server.anybody(), "/api/finished") == [table]
        assert eventually(ranks) in ([1, 2], [2, 1], [1, 1])
        assert listed(server.anybody(), "/api/finished", game="acquire") == []
        assert listed(ann, "/api/finished", mine="true") == []  # she did not play


def test_a_private_table_does_not_exist_for_strangers(server: Server) -> None:
    opened = open_table(server.guest("Ann"), PRIVATE)
    path = f"/api/tables/{table_of(opened)}"
    ben = server.guest("Ben")

    hidden = ben.get(path)
    unknown = ben.get(f"/api/tables/{'x' * 16}")
    invited = ben.get(path, params={"invitation": opened["invitation"]})

    assert hidden.status_code == unknown.status_code == 404
    assert hidden.content == unknown.content
    assert invited.json()["summary"]["table"] == table_of(opened)


@pytest.mark.parametrize("table", ["short", "x" * 17, "%00" * 16, "..%2f..%2fetc", "x" * 15 + "é"])
def test_a_malformed_table_id_is_not_found(server: Server, table: str) -> None:
    assert server.anybody().get(f"/api/tables/{table}").status_code == 404


def test_players_and_the_host_can_invite(server: Server) -> None:
    ann, ben, cid = server.guest("Ann"), server.guest("Ben"), server.guest("Cid")
    opened = open_table(ann, {**PRIVATE, "seats": [None] * 3})
    table = table_of(opened)
    join(ben, table, invitation=opened["invitation"]).raise_for_status()

    made = ben.post(f"/api/tables/{table}/invitations")

    assert made.status_code == 201
    assert cid.post(f"/api/tables/{table}/invitations").status_code == 404
    assert join(cid, table, invitation=made.json()["invitation"]).status_code == 200


def test_a_stranger_at_a_public_table_cannot_invite(server: Server) -> None:
    table = new_table(server.guest("Ann"), ACQUIRE)

    answer = server.guest("Ben").post(f"/api/tables/{table}/invitations")

    assert (answer.status_code, answer.json()["error"]) == (403, "not_seated")


def test_a_table_of_other_rules_is_refused_with_a_clear_message(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = new_table(server.guest("Ann"), ACQUIRE)
    with closing(sqlite3.connect(tmp_path / "magnate.sqlite")) as database:
        database.execute(
            """UPDATE log SET row = replace(row, '"rules_version":2', '"rules_version":3')"""
        )
        database.commit()

    with running_server(tmp_path) as server:
        answer = server.anybody().get(f"/api/tables/{table}")

        assert (answer.status_code, answer.json()["error"]) == (409, "other_rules")
        assert "rules cannot replay the log of this table" in answer.json()["detail"]
        assert server.refusal(server.guest("Ben"), table) == (4409, "other_rules")


def test_loading_tables_into_memory_is_limited(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        tables = [new_table(ann, ACQUIRE) for _ in range(3)]
    limits = Limits(replays=Rate(2, 60.0))
    with running_server(tmp_path, limits=limits) as server:
        statuses = [server.anybody().get(f"/api/tables/{table}").status_code for table in tables]

        assert statuses == [200, 200, 429]
        assert status_of(server.anybody(), tables[0]) == "waiting"  # it is in memory


def test_a_free_seat_can_be_taken_and_left(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, FOUR)

    assert join(ben, table, seat=3).json()["you"] == 3
    assert do(ben, table, "leave").json()["you"] is None
    assert join(ben, table).json()["you"] == 2


def test_a_command_sent_twice_is_carried_out_once(server: Server) -> None:
    ben, table = server.guest("Ben"), new_table(server.guest("Ann"), FOUR)
    body = {"commitment": commitment(), "id": "join-1"}

    first, second = (do(ben, table, "join", **body) for _ in range(2))

    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()


@pytest.mark.parametrize(
    ("seat", "status", "error"),
    [(1, 409, "seat_taken"), (3, 409, "seat_taken"), (8, 422, "no_such_seat")],
)
def test_an_occupied_seat_is_refused(server: Server, seat: int, status: int, error: str) -> None:
    table = new_table(server.guest("Ann"), ACQUIRE)

    answer = join(server.guest("Ben"), table, seat=seat)

    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_nobody_can_sit_twice_or_at_a_running_game(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)

    assert join(ann, table).json()["error"] == "seated_already"
    assert join(server.guest("Ben"), table).status_code == 200
    late = join(server.guest("Cid"), table)
    assert (late.status_code, late.json()["error"]) == (409, "started_already")


def test_the_host_can_seat_bots(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, ACQUIRE)

    refused = do(ben, table, "fill", seat=2, bot="steady")
    unknown = do(ann, table, "fill", seat=2, bot="nobody")
    filled = do(ann, table, "fill", seat=2, bot="steady")

    assert (refused.status_code, refused.json()["error"]) == (403, "not_host")
    assert (unknown.status_code, unknown.json()["error"]) == (422, "no_such_bot")
    assert filled.json()["start"]["revealing"]
    reveal_all(table)
    assert status_of(ben, table) == "running"


def test_a_seat_that_a_bot_plays_can_be_taken_over(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, ACQUIRE)
    join(server.guest("Cid"), table).raise_for_status()
    assert do(ben, table, "take", seat=1).json()["error"] == "seat_taken"
    with server.connected(ann, table) as sock:
        sock.send('{"type": "resign", "id": "1"}')
        while received(sock)["type"] != "done":
            pass

    taken = do(ben, table, "take", seat=1)

    assert taken.json()["you"] == 1
    assert taken.json()["summary"]["seats"][0] == {"name": "Ben", "bot": None, "free": False}


def test_all_players_join_the_same_rematch(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    opened = open_table(ann, PRIVATE)
    table = table_of(opened)
    join(ben, table, invitation=opened["invitation"]).raise_for_status()
    running = do(ben, table, "rematch", commitment=commitment())
    call_off(server, [ann, ben], table)

    first, second = rematch(ben, table), rematch(ann, table)

    assert (running.status_code, running.json()["error"]) == (403, "game_runs")
    assert table_of(first) == table_of(second) != table
    assert (first["table"]["you"], second["table"]["you"]) == (2, None)
    assert ann.get(f"/api/tables/{table}").json()["summary"]["rematch"] == table_of(first)
    join(ann, table_of(second), invitation=second["invitation"]).raise_for_status()
    assert status_of(ann, table_of(second)) == "running"


def test_a_stranger_cannot_start_a_rematch(server: Server) -> None:
    table = finished_game(server.guest("Ann"))

    assert do(server.guest("Ben"), table, "rematch", commitment=commitment()).status_code == 403


def call_off(server: Server, players: list[httpx.Client], table: str) -> None:
    """Let two players agree to call their game off."""
    messages = (
        '{"type": "propose", "id": "p", "what": "end"}',
        '{"type": "answer", "id": "a", "proposal": 1, "agrees": true}',
    )
    for client, message in zip(players, messages, strict=True):
        with server.connected(client, table) as sock:
            sock.send(message)
            while received(sock)["type"] != "done":
                pass
    assert status_of(players[0], table) == "ended"


def test_deadlines_follow_the_players_playing_hours(server: Server) -> None:
    ann = server.guest("Ann")
    ann.patch("/api/me", json={"hours": {"zone": "Europe/Warsaw", "start": 18, "end": 23}})
    table = new_table(ann, {**ACQUIRE, "clock": {"kind": "days", "days": 2}})

    with server.connected(ann, table) as sock:
        hours = received(sock)["table"]["hours"]

    assert hours == {"zone": "Europe/Warsaw", "start": 18, "end": 23}
