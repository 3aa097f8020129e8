"""The application as a whole: routes, health, metrics, and access to the sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from magnate.server.hosting.settings import Limits, Rate

from .serving import (
    ACQUIRE,
    Server,
    close_code,
    eventually,
    finished_game,
    join,
    new_table,
    open_table,
    received,
    running_server,
    table_of,
)

PRIVATE = {**ACQUIRE, "public": False}
UNSEEN = {**ACQUIRE, "watchers": False}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


def test_an_unknown_path_is_refused_in_json(server: Server) -> None:
    answer = server.anybody().get("/api/nothing")

    assert answer.status_code == 404
    assert answer.json() == {"error": "not_found", "field": "", "detail": ""}


def test_a_wrong_method_is_refused_in_json(server: Server) -> None:
    answer = server.anybody().put("/api/guests")

    assert answer.status_code == 405
    assert answer.json()["error"] == "method_not_allowed"
    assert answer.headers["allow"] == "POST"


def test_every_path_starts_with_the_base_path(tmp_path: Path) -> None:
    with running_server(tmp_path, base_path="/club") as server:
        ann = server.browser()
        answer = ann.post("/api/guests", json={"name": "Ann"})
        table = new_table(ann, ACQUIRE)

        assert "Path=/club;" in answer.headers["set-cookie"]
        assert ann.get("/").status_code == 200
        assert ann.get(f"/api/tables/{table}").status_code == 200
        outside = server.anybody().get(f"{server.origin}/api/games")
        assert outside.status_code == 404


def test_the_server_is_healthy_while_the_database_answers(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        client = server.anybody()
        assert client.get("/healthz").json() == {"status": "ok"}

        server.do(server.site.database.close())

        eventually(lambda: client.get("/healthz").status_code == 503)
        assert client.get("/healthz").json()["error"] == "storage_unavailable"


def test_the_metrics_count_tables_sockets_and_commands(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            received(sock)
            assert join(ben, table, seat=1).status_code == 409
            assert join(ben, table, seat=2).status_code == 200

            figures = server.anybody().get("/metrics").text.splitlines()

        assert "magnate_tables_in_memory 1.0" in figures
        assert "magnate_sockets 1.0" in figures
        assert 'magnate_commands_total{outcome="done"} 3.0' in figures  # both reveal their nonce
        assert 'magnate_commands_total{outcome="seat_taken"} 1.0' in figures
        assert "magnate_command_seconds_count 4.0" in figures
        assert "magnate_bot_faults 0.0" in figures
        assert any(line.startswith("magnate_store_seconds_count") for line in figures)


def test_a_player_gets_a_snapshot_of_their_table(server: Server) -> None:
    ann = server.guest("Ann")
    with server.connected(ann, new_table(ann, ACQUIRE)) as sock:
        snapshot = received(sock)

    assert snapshot["type"] == "snapshot"
    assert snapshot["table"]["you"] == 1


def test_a_page_can_send_its_token_as_a_subprotocol(server: Server) -> None:
    """People who share a browser share its cookie, but each has their own token."""
    ann, ben = server.guest("Ann"), server.browser()
    ben.post("/api/guests", json={"name": "Ben"}).raise_for_status()
    table = new_table(ann, ACQUIRE)
    token = ann.headers["authorization"].removeprefix("Bearer ")
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    cookie = {"cookie": f"magnate={ben.cookies['magnate']}"}

    protocols = [Subprotocol("magnate"), Subprotocol(f"token.{token}")]
    with connect(address, subprotocols=protocols, additional_headers=cookie) as sock:
        assert sock.subprotocol == "magnate"
        assert received(sock)["table"]["you"] == 1


def test_a_client_that_is_not_signed_in_cannot_connect(server: Server) -> None:
    table = new_table(server.guest("Ann"), ACQUIRE)

    assert server.refusal(server.anybody(), table) == (4401, "signed_out")
    assert server.refusal(server.anybody(authorization="Bearer v1.x.0.y"), table)[0] == 4401


@pytest.mark.parametrize("table", ["x" * 16, "nothing", "x" * 300, "%00" * 16])
def test_a_connection_to_an_unknown_table_is_closed(server: Server, table: str) -> None:
    assert server.refusal(server.guest("Ann"), table) == (4404, "not_found")


def test_a_private_table_does_not_exist_for_strangers(server: Server) -> None:
    table = new_table(server.guest("Ann"), PRIVATE)

    assert server.refusal(server.guest("Ben"), table) == (4404, "not_found")
    assert server.refusal(server.guest("Ben"), table, "?invitation=x") == (4404, "not_found")


def test_an_invited_spectator_can_return_without_the_invitation(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    opened = open_table(ann, PRIVATE)
    for query in (f"?invitation={opened['invitation']}", ""):
        with server.connected(ben, table_of(opened), query) as sock:
            snapshot = received(sock)
            assert snapshot["table"]["you"] is None
            assert snapshot["table"]["watchers"] == ["Ben"]


def test_an_invitation_to_another_table_is_useless(server: Server) -> None:
    ann = server.guest("Ann")
    invitation = open_table(ann, PRIVATE)["invitation"]
    query = f"?invitation={invitation}"

    assert server.refusal(server.guest("Ben"), new_table(ann, PRIVATE), query)[0] == 4404


def test_a_table_without_watchers_admits_its_players_and_its_host(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, UNSEEN, sit=False)

    assert server.refusal(server.guest("Ben"), table) == (4403, "no_watchers")
    with server.connected(ann, table) as sock:
        assert received(sock)["table"]["hosting"]


def test_everyone_can_watch_a_finished_game(server: Server) -> None:
    table = finished_game(server.guest("Ann"), watchers=False)

    with server.connected(server.guest("Ben"), table) as sock:
        assert received(sock)["table"]["status"] == "over"


def test_a_person_blocked_by_the_host_cannot_watch(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, ACQUIRE)
    join(ben, table).raise_for_status()
    ann.post("/api/me/blocks", json={"table": table, "seat": 2}).raise_for_status()

    assert server.refusal(ben, new_table(ann, ACQUIRE)) == (4403, "not_welcome")
    with server.connected(ben, table) as sock:  # they keep playing where they are seated
        assert received(sock)["table"]["you"] == 2


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
        assert received(sock)["table"]["you"] == 1


def test_a_network_cannot_exceed_its_number_of_sockets(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(sockets_at_once=1)) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            received(sock)
            assert server.refusal(ann, table) == (4429, "too_many_sockets")
        eventually(lambda: len(server.site.sockets) == 0)
        with server.connected(ann, table) as sock:
            assert received(sock)["type"] == "snapshot"


def test_a_network_cannot_exceed_its_rate_of_connections(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(sockets=Rate(1, 60.0))) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            received(sock)

        assert server.refusal(ann, table) == (4429, "too_many")


def test_signing_out_everywhere_closes_the_persons_sockets(server: Server) -> None:
    ann = server.guest("Ann")
    with server.connected(ann, new_table(ann, ACQUIRE)) as sock:
        received(sock)
        ann.post("/api/me/sign-out-everywhere").raise_for_status()
        message = received(sock)
        while message["type"] != "closing":
            message = received(sock)

    assert message["reason"] == "signed_out"


def test_connections_are_closed_when_the_server_stops(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        with server.connected(ann, new_table(ann, ACQUIRE)) as sock:
            received(sock)
            server.stop()

            assert close_code(sock) == 1012  # come back later
