"""Slow bots: the server keeps answering everyone, and the game continues."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from magnate.bots import make, worker_pool
from magnate.server.network.remote_bot import RemotePlayer, typed_view
from tests.bots import trial_bots
from tests.bots.test_worker_pool import is_alive
from tests.bots.trial_bots import DOOMED, SLEEPER

from .serving import (
    ACQUIRE,
    Server,
    eventually,
    new_table,
    received,
    running_server,
    status_of,
    watch_to_the_end,
    watching,
)

THINKING = 2.0  # seconds that a bot thinks
AT_ONCE = 0.5 * THINKING


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server on which trial bots think, one at a time."""
    monkeypatch.setattr(worker_pool, "work", trial_bots.work)
    with running_server(tmp_path, bot_seconds=THINKING, bot_processes=1) as server:
        server.site.worker_pool.start()
        eventually(lambda: server.site.worker_pool.is_ready)
        yield server


def of_bots(bot: str) -> dict[str, Any]:
    return {"game": "acquire", "edition": "classic", "seats": [bot, bot, bot]}


def figure(server: Server, outcome: str) -> float:
    """The number of bot requests with an outcome, from the metrics."""
    name = f'magnate_bot_requests_total{{outcome="{outcome}"}} '
    lines = server.anybody().get("/metrics").text.splitlines()
    return next((float(line.removeprefix(name)) for line in lines if line.startswith(name)), 0.0)


class Ann:
    """A player at a table who receives all its messages."""

    def __init__(self, sock: ClientConnection, you: RemotePlayer) -> None:
        self._sock = sock
        self._you = you
        self._ids = count(1)
        self.receive()

    @property
    def table(self) -> dict[str, Any]:
        return self._you.table

    def receive(self) -> dict[str, Any]:
        message = received(self._sock)
        self._you.receive(message)
        return message

    def give(self, **command: Any) -> float:
        """Send a command and return the seconds until it is acknowledged."""
        began, number = time.monotonic(), f"ann {next(self._ids)}"
        self._sock.send(json.dumps({**command, "id": number}))
        while not ((message := self.receive())["type"] == "done" and message["id"] == number):
            assert message["type"] not in ("refused", "malformed"), message
        return time.monotonic() - began

    def play_until_a_bots_turn(self) -> None:
        while self.table["asked"] == 1:
            decision, view = self.table["decision"], typed_view(self._you.view or {})
            do = make("steady", "acquire", random.Random(1)).decide(view)
            self.give(type="do", do=[do], decision=decision)
            self.receive_until_decided(decision)

    def receive_until_decided(self, decision: int) -> None:
        while self.table["decision"] == decision:
            self.receive()


@contextmanager
def at(server: Server, client: httpx.Client, table: str) -> Iterator[Ann]:
    nobody = make("random", "acquire", random.Random(1))
    with server.connected(client, table) as sock:
        yield Ann(sock, RemotePlayer("", "", nobody))


def test_other_tables_are_answered_while_a_bot_thinks(server: Server) -> None:
    host, ann = server.guest("Host"), server.guest("Ann")
    table = new_table(host, of_bots(SLEEPER), sit=False)
    with watching(host, table), at(server, ann, new_table(ann, ACQUIRE)) as here:
        waits = [here.give(type="say", text=f"number {n}") for n in range(20)]

        assert max(waits) < AT_ONCE
        assert status_of(host, table) == "running"
        eventually(lambda: figure(server, "answered") >= 2)
        assert max(here.give(type="say", text=f"again {n}") for n in range(5)) < AT_ONCE


def test_people_can_chat_and_leave_while_a_bot_thinks(server: Server) -> None:
    """Chat does not restart the bot's search; when a player leaves, the game continues."""
    client = server.guest("Ann")
    settings = {"game": "acquire", "edition": "classic", "seats": [None, SLEEPER, SLEEPER]}
    with at(server, client, new_table(client, settings)) as ann:
        ann.play_until_a_bots_turn()
        began, decision = time.monotonic(), ann.table["decision"]

        assert max(ann.give(type="say", text=f"number {n}") for n in range(5)) < AT_ONCE
        assert ann.table["decision"] == decision
        ann.receive_until_decided(decision)
        assert time.monotonic() - began < 2 * THINKING

        assert ann.give(type="resign", to="bot") < AT_ONCE
        ann.receive_until_decided(ann.table["decision"])
        assert ann.table["seats"][0]["resigned"]


def finished(server: Server, bot: str) -> None:
    """Play a whole game of bots in which no decision is slow."""
    client = server.guest("Host")
    table = new_table(client, of_bots(bot), sit=False)
    watch_to_the_end(client, table)


def test_a_game_continues_when_the_worker_is_killed(server: Server) -> None:
    finished(server, DOOMED)

    assert figure(server, "died") >= 1
    assert figure(server, "answered") == 0


def test_a_game_continues_while_code_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "work", trial_bots.work_never)
    with running_server(tmp_path) as server:
        finished(server, SLEEPER)

        assert figure(server, "cold") > 10
        assert figure(server, "answered") == 0
        (pid,) = server.site.worker_pool.pids
    assert not is_alive(pid)


def test_opening_a_page_starts_the_bot_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "work", trial_bots.work)
    with running_server(tmp_path) as server:
        assert server.site.worker_pool.pids == ()

        server.anybody().get("/")

        eventually(lambda: server.site.worker_pool.is_ready)
