"""Tables with only bots: idle while nobody watches, few for each person, and never endless."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from magnate.server.hosting.settings import Limits

from .serving import (
    ACQUIRE,
    BOTS_ONLY,
    Server,
    commitment,
    eventually,
    new_table,
    received,
    running_server,
    status_of,
    watching,
)
from .test_metrics import figure

FOR_EVER = {"game": "monopoly", "edition": "official", "seats": ["random", "random"]}


def opened(client: httpx.Client, settings: dict[str, Any], **more: Any) -> httpx.Response:
    return client.post("/api/tables", json={"settings": settings, "sit": False, **more})


def moves(server: Server, table: str) -> int:
    """Return the length of a table's log."""
    sql = "SELECT COUNT(*) FROM log WHERE table_id = $1"
    [(count,)] = server.do(server.site.database.read(sql, table))
    return int(count)


def rests(server: Server, table: str) -> bool:
    """Return whether no process drives a table, and none has to look after it."""
    sql = "SELECT holder, due FROM tables WHERE id = $1"
    return server.do(server.site.database.read(sql, table)) == [(None, None)]


def test_fifty_bot_tables_stand_idle_while_nobody_watches(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        tables = [new_table(ann, FOR_EVER, sit=False) for _ in range(50)]

        eventually(lambda: all(rests(server, table) for table in tables))
        assert [moves(server, table) for table in tables] == 50 * [2]
        assert figure(server, "magnate_driven_tables_without_people") == 0


def test_bots_play_while_somebody_watches_and_rest_when_they_leave(tmp_path: Path) -> None:
    with running_server(tmp_path, bot_delay=0.01) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = new_table(ann, FOR_EVER, sit=False)
        for visitor in (ben, ann):
            before = moves(server, table)
            with watching(visitor, table):
                eventually(lambda before=before: moves(server, table) > before + 3)  # type: ignore[misc]
            eventually(lambda: rests(server, table))


def test_a_table_rests_while_a_bot_sits_in_for_its_only_player(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        clock = {"kind": "live", "seconds": 5, "bank": 0}
        table = new_table(ann, {**FOR_EVER, "seats": [None, "random"], "clock": clock})

        eventually(lambda: rests(server, table))
        before = moves(server, table)
        with watching(ann, table):
            eventually(lambda: moves(server, table) > before)


def test_an_idle_table_leaves_the_memory(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = new_table(server.guest("Ann"), FOR_EVER, sit=False)
        eventually(lambda: rests(server, table))
        server.site.hub.idle_for = 0.0

        eventually(lambda: not server.site.hub.has(table))


def test_a_person_may_open_ten_bot_tables_and_others_may_still_open_theirs(
    tmp_path: Path,
) -> None:
    limits = msgspec.structs.replace(Limits.none(), bot_tables=10)
    with running_server(tmp_path, limits=limits) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")

        statuses = [opened(ann, FOR_EVER).status_code for _ in range(12)]

        assert statuses == 10 * [201] + 2 * [409]
        assert opened(ann, FOR_EVER).json()["error"] == "too_many_tables"
        assert opened(ben, FOR_EVER).status_code == 201
        new_table(ann, ACQUIRE)


def test_filling_the_seats_later_is_no_way_around_it(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits.none(), bot_tables=1)
    with running_server(tmp_path, limits=limits) as server:
        ann = server.guest("Ann")
        new_table(ann, FOR_EVER, sit=False)
        table = new_table(ann, {**FOR_EVER, "seats": [None, "random"]}, sit=False)
        body = {"seat": 1, "bot": "random"}

        assert ann.post(f"/api/tables/{table}/fill", json=body).status_code == 409
        with watching(ann, table) as sock:
            sock.send('{"type": "fill", "id": "1", "seat": 1, "bot": "random"}')
            while (reply := received(sock))["type"] != "refused":
                pass
        assert reply["code"] == "too_many_tables"
        assert status_of(ann, table) == "waiting"


def test_a_person_may_leave_a_number_of_tables_unfinished(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits.none(), open_tables=3)
    with running_server(tmp_path, limits=limits) as server:
        ann = server.guest("Ann")

        statuses = [opened(ann, ACQUIRE).status_code for _ in range(5)]

        assert statuses == 3 * [201] + 2 * [409]


@pytest.mark.parametrize("option", ["starting_cash", "salary"])
def test_more_than_ten_times_the_money_is_refused(tmp_path: Path, option: str) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        games = ann.get("/api/games").json()["games"]
        [game] = [game for game in games if game["game"] == "monopoly"]
        [edition] = [each for each in game["editions"] if each["name"] == "official"]
        most = edition["most"][option]
        assert most == 10 * edition["options"][option]

        fine = opened(ann, {**FOR_EVER, "options": {option: most}})
        refused = opened(ann, {**FOR_EVER, "options": {option: most + 1}})

        assert fine.status_code == 201
        assert (refused.status_code, refused.json()["field"]) == (422, f"settings.options.{option}")


@pytest.mark.parametrize(("chosen", "limit"), [({}, 1000), ({"round_limit": 5000}, 1000)])
def test_every_game_ends_by_a_limit_of_rounds(
    tmp_path: Path, chosen: dict[str, Any], limit: int
) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        body = {"settings": {**FOR_EVER, "seats": [None, "random"], "options": chosen}}
        table = ann.post("/api/tables", json={**body, "commitment": commitment()}).json()["table"]

        assert table["settings"]["options"] == {"round_limit": limit}
        assert table["summary"]["changed_options"] == 0
        games = ann.get("/api/games").json()["games"]
        assert {game["game"]: game["most_rounds"] for game in games} == {
            "acquire": None,
            "monopoly": limit,
        }


def test_a_shorter_limit_of_rounds_stays(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        opened_table = opened(server.guest("Ann"), BOTS_ONLY).json()["table"]

        assert opened_table["settings"]["options"] == {"round_limit": 1}
        assert opened_table["summary"]["changed_options"] == 1
