"""`magnate bot`: whole games between bots in separate processes."""

from __future__ import annotations

import secrets
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magnate.messages import LANGUAGES
from magnate.record import verify
from tests.cli.conftest import Magnate
from tests.cli.served import COMMAND, DUEL, LONGEST_WAIT, Served, served
from tests.server.serving import finished_game, new_table, open_table, table_of

pytestmark = pytest.mark.slow

MONOPOLY = {
    "game": "monopoly",
    "edition": "official",
    "options": {"round_limit": 3},
    "seats": [None, None, None],
}
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), "--base-path", "/games") as server:
        yield server


def bot(server: Served, table: str, *arguments: str) -> subprocess.Popen[str]:
    """Start a bot that joins a table, in a separate process."""
    known = ("--url", server.url, f"--table={table}")
    return subprocess.Popen(
        [*COMMAND, "bot", *known, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("settings", [DUEL, MONOPOLY], ids=["acquire", "monopoly"])
def test_bots_in_separate_processes_play_a_whole_game(
    server: Served, settings: dict[str, Any], tmp_path: Path
) -> None:
    with server.guest("Host") as host:
        opened = open_table(host, {**settings, "public": False}, sit=False)
        table, invitation = table_of(opened), f"--invitation={opened['invitation']}"
        kinds = ["steady", "random", "steady"][: len(settings["seats"])]

        bots = [bot(server, table, invitation, "--bot", kind) for kind in kinds]
        outputs = [each.communicate(timeout=LONGEST_WAIT) for each in bots]

        assert [each.returncode for each in bots] == [0] * len(kinds), outputs
        assert all("The game is over. Decisions of the bot: " in out for out, _ in outputs)
        record = tmp_path / "game.jsonl"
        record.write_bytes(host.get(f"/api/tables/{table}/record").raise_for_status().content)
    assert verify(record).is_over


def test_a_bot_takes_the_seat_of_its_token(server: Served) -> None:
    with server.guest("Ann") as ann:
        table = new_table(ann, {**DUEL, "seats": [None, "random"]})
        token = ann.headers["authorization"].removeprefix("Bearer ")

        out, err = bot(server, table, f"--token={token}").communicate(timeout=LONGEST_WAIT)

    assert err == ""
    assert out.startswith("Game: Acquire. The bot plays seat 1.\n")


def test_a_full_table_or_a_finished_game_is_reported(server: Served, magnate: Magnate) -> None:
    with server.guest("Ann") as ann:
        over = finished_game(ann)
        full = new_table(ann, {**DUEL, "seats": [None, "random"]})

    for table, why in ((over, "The game at this table is over"), (full, "There is no free seat")):
        result = magnate("bot", "--url", server.url, f"--table={table}")
        assert (result.code, result.out) == (1, "")
        assert result.err.startswith(f"magnate: {why}")
        assert result.err.endswith(f": {table}\n")


def test_an_unknown_table_is_reported(server: Served, magnate: Magnate) -> None:
    table = secrets.token_hex(8)

    result = magnate("bot", "--url", server.url, f"--table={table}")

    why = "There is no such table, or it is private and needs an invitation"
    assert result == (1, "", f"magnate: {why}: {table}\n")


@in_every_language
def test_an_unreachable_server_is_reported(language: str, magnate: Magnate) -> None:
    result = magnate("bot", "--url", "http://127.0.0.1:1", "--table", "x", "--lang", language)

    assert (result.code, result.out) == (1, "")
    assert result.err.endswith(" http://127.0.0.1:1/api/tables/x: Connection refused\n")
    assert result.err.count("\n") == 1
