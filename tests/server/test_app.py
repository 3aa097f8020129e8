"""The application as a whole: addresses, health, figures, and the door to the sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from magnate.server.site import Limits, Rate

from .serving import (
    ACQUIRE,
    Server,
    close_code,
    eventually,
    finished_game,
    heard,
    join,
    new_table,
    open_table,
    running_server,
    table_of,
)

PRIVATE = {**ACQUIRE, "public": False}
UNSEEN = {**ACQUIRE, "watchers": False}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


# Addresses


def test_an_unknown_address_is_refused_in_json(server: Server) -> None:
    answer = server.anybody().get("/api/nothing")

    assert answer.status_code == 404
    assert answer.json() == {"error": "not_found", "field": "", "detail": ""}


def test_a_method_that_an_address_does_not_have_is_refused_in_json(server: Server) -> None:
    answer = server.anybody().put("/api/guests")

    assert answer.status_code == 405
    assert answer.json()["error"] == "method_not_allowed"
    assert answer.headers["allow"] == "POST"


def test_a_base_path_stands_before_every_address(tmp_path: Path) -> None:
    with running_server(tmp_path, base_path="/club") as server:
        ann = server.browser()
        answer = ann.post("/api/guests", json={"name": "Ann"})
        table = new_table(ann, ACQUIRE)

        assert "Path=/club;" in answer.headers["set-cookie"]
        assert ann.get("/").status_code == 200
        assert ann.get(f"/api/tables/{table}").status_code == 200
        outside = server.anybody().get(f"{server.origin}/api/games")
        assert outside.status_code == 404


# Health and figures


def test_health_is_good_while_the_database_answers(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        client = server.anybody()
        assert client.get("/healthz").json() == {"status": "ok"}

        server.do(server.site.database.close())

        answer = client.get("/healthz")
        assert answer.status_code == 503
        assert answer.json()["error"] == "storage_unavailable"


def test_the_figures_count_tables_sockets_and_commands(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            heard(sock)
            assert join(ben, table, seat=1).status_code == 409
            assert join(ben, table, seat=2).status_code == 200

            figures = server.anybody().get("/metrics").text.splitlines()

        assert "magnate_tables_in_memory 1.0" in figures
        assert "magnate_sockets 1.0" in figures
        assert 'magnate_commands_total{outcome="done"} 1.0' in figures
        assert 'magnate_commands_total{outcome="seat_taken"} 1.0' in figures
        assert "magnate_command_seconds_count 2.0" in figures
        assert "magnate_bot_faults 0.0" in figures
        assert any(line.startswith("magnate_store_seconds_count") for line in figures)


# The door to the sockets


def test_a_player_gets_a_snapshot_of_his_table(server: Server) -> None:
    ann = server.guest("Ann")
    with server.connected(ann, new_table(ann, ACQUIRE)) as sock:
        snapshot = heard(sock)

    assert snapshot["type"] == "snapshot"
    assert snapshot["table"]["you"] == 1


def test_a_page_may_bring_its_token_as_a_protocol_of_the_socket(server: Server) -> None:
    """Several people who share a browser have one cookie, but each a token of their own."""
    ann, ben = server.guest("Ann"), server.browser()
    ben.post("/api/guests", json={"name": "Ben"}).raise_for_status()
    table = new_table(ann, ACQUIRE)
    token = ann.headers["authorization"].removeprefix("Bearer ")
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    cookie = {"cookie": f"magnate={ben.cookies['magnate']}"}

    protocols = [Subprotocol("magnate"), Subprotocol(f"token.{token}")]
    with connect(address, subprotocols=protocols, additional_headers=cookie) as sock:
        assert sock.subprotocol == "magnate"
        assert heard(sock)["table"]["you"] == 1


def test_nobody_is_connected_who_does_not_say_who_he_is(server: Server) -> None:
    table = new_table(server.guest("Ann"), ACQUIRE)

    assert server.refusal(server.anybody(), table) == (4401, "signed_out")
    assert server.refusal(server.anybody(authorization="Bearer v1.x.0.y"), table)[0] == 4401


@pytest.mark.parametrize("table", ["x" * 16, "nothing", "x" * 300, "%00" * 16])
def test_a_table_that_is_not_there_ends_the_connection(server: Server, table: str) -> None:
    assert server.refusal(server.guest("Ann"), table) == (4404, "not_found")


def test_a_private_table_is_not_there_for_strangers(server: Server) -> None:
    table = new_table(server.guest("Ann"), PRIVATE)

    assert server.refusal(server.guest("Ben"), table) == (4404, "not_found")
    assert server.refusal(server.guest("Ben"), table, "?invitation=x") == (4404, "not_found")


def test_an_invited_spectator_may_come_back_without_the_invitation(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    opened = open_table(ann, PRIVATE)
    for query in (f"?invitation={opened['invitation']}", ""):
        with server.connected(ben, table_of(opened), query) as sock:
            snapshot = heard(sock)
            assert snapshot["table"]["you"] is None
            assert snapshot["table"]["watchers"] == ["Ben"]


def test_an_invitation_to_another_table_is_worth_nothing(server: Server) -> None:
    ann = server.guest("Ann")
    invitation = open_table(ann, PRIVATE)["invitation"]
    query = f"?invitation={invitation}"

    assert server.refusal(server.guest("Ben"), new_table(ann, PRIVATE), query)[0] == 4404


def test_a_table_without_watchers_admits_its_players_and_its_host(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, UNSEEN, sit=False)

    assert server.refusal(server.guest("Ben"), table) == (4403, "no_watchers")
    with server.connected(ann, table) as sock:
        assert heard(sock)["table"]["hosting"]


def test_a_finished_game_may_be_watched_by_all(server: Server) -> None:
    table = finished_game(server.guest("Ann"), watchers=False)

    with server.connected(server.guest("Ben"), table) as sock:
        assert heard(sock)["table"]["status"] == "over"


def test_whom_the_host_has_blocked_does_not_watch(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, ACQUIRE)
    join(ben, table).raise_for_status()
    ann.post("/api/me/blocks", json={"table": table, "seat": 2}).raise_for_status()

    assert server.refusal(ben, new_table(ann, ACQUIRE)) == (4403, "not_welcome")
    with server.connected(ben, table) as sock:  # he goes on playing where he sits
        assert heard(sock)["table"]["you"] == 2


def test_a_page_of_another_site_cannot_connect(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)
    ann.headers["origin"] = "https://elsewhere.example"

    with pytest.raises(InvalidStatus) as refused:
        server.connected(ann, table)

    assert refused.value.response.status_code == 403


def test_a_page_of_the_server_connects_by_its_cookie(server: Server) -> None:
    ann = server.browser()
    answer = ann.post("/api/guests", json={"name": "Ann"})
    table = new_table(ann, ACQUIRE)
    ann.headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]

    with server.connected(ann, table) as sock:
        assert heard(sock)["table"]["you"] == 1


def test_a_network_has_no_more_sockets_than_it_may(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(sockets_at_once=1)) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            heard(sock)
            assert server.refusal(ann, table) == (4429, "too_many_sockets")
        eventually(lambda: len(server.site.sockets) == 0)
        with server.connected(ann, table) as sock:
            assert heard(sock)["type"] == "snapshot"


def test_a_network_connects_no_oftener_than_it_may(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(sockets=Rate(1, 60.0))) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            heard(sock)

        assert server.refusal(ann, table) == (4429, "too_many")


def test_whoever_signs_out_everywhere_is_disconnected(server: Server) -> None:
    ann = server.guest("Ann")
    with server.connected(ann, new_table(ann, ACQUIRE)) as sock:
        heard(sock)
        ann.post("/api/me/sign-out-everywhere").raise_for_status()
        message = heard(sock)
        while message["type"] != "closing":
            message = heard(sock)

    assert message["reason"] == "signed_out"


def test_connections_end_when_the_server_stops(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        with server.connected(ann, new_table(ann, ACQUIRE)) as sock:
            heard(sock)
            server.stop()

            assert close_code(sock) == 1012  # come back later
