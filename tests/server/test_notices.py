"""Notices to players whose games last for days: when it is their turn."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest

from .serving import ACQUIRE, LONGEST_WAIT, Server, join, new_table, received, running_server

DAYS = {**ACQUIRE, "clock": {"kind": "days", "days": 2}, "seats": [None, None, None]}
Notices = Queue[dict[str, Any]]


@contextmanager
def receiving() -> Iterator[tuple[str, Notices]]:
    """Run a player's own server; yield its address and the notices it receives."""
    notices: Notices = Queue()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            notices.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Receiver) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/", notices
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    changes = {"allow_private_webhooks": True, "address": "https://play.example"}
    with running_server(tmp_path, **changes) as server:
        yield server


def first_asked(server: Server, clients: list[httpx.Client], table: str) -> int:
    with server.connected(clients[0], table) as sock:
        return int(received(sock)["table"]["asked"])


def test_a_player_gets_a_notice_when_it_is_their_turn(server: Server) -> None:
    with receiving() as (url, notices):
        players = [server.guest(name) for name in ("Ann", "Ben", "Cid")]
        for client in players:
            client.patch("/api/me", json={"webhook": url}).raise_for_status()
        table = new_table(players[0], DAYS)
        for client in players[1:]:
            join(client, table).raise_for_status()

        for _ in players:  # to reveal their nonces
            assert notices.get(timeout=LONGEST_WAIT)["event"] == "your_turn"
        notice = notices.get(timeout=LONGEST_WAIT)

        assert notice == {
            "event": "your_turn",
            "table": table,
            "link": f"https://play.example/tables/{table}",
        }
        asked = first_asked(server, players, table)
        with server.connected(players[asked - 1], table) as sock:
            placements = received(sock)["view"]["prompt"]["placements"]
            tile = next(each["tile"] for each in placements if each["kind"] == "none")
            sock.send(json.dumps({"type": "do", "id": "1", "do": [f"place {tile}"]}))
            while (answer := received(sock)["type"]) != "done":
                assert answer != "refused"
        assert notices.get(timeout=LONGEST_WAIT)["event"] == "your_turn"
        assert notices.empty()


def test_live_games_send_no_notices(server: Server) -> None:
    with receiving() as (url, notices):
        ann = server.guest("Ann")
        ann.patch("/api/me", json={"webhook": url}).raise_for_status()
        table = new_table(ann, {**ACQUIRE, "seats": [None, None, None]})
        for name in ("Ben", "Cid"):
            join(server.guest(name), table).raise_for_status()
        server.do(server.site.webhooks.settled())

        assert notices.empty()
