"""Whole games of both kinds through the protocol, by two people and bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from magnate import bots
from magnate.record import verify
from magnate.server.network.remote_bot import RemotePlayer, socket_address

from .serving import Server, eventually, join, open_table, running_server, table_of

FOUR_SEATS = [None, None, "steady", "random"]
ACQUIRE = {"game": "acquire", "edition": "classic", "seats": FOUR_SEATS, "public": False}
MONOPOLY = {
    "game": "monopoly",
    "edition": "official",
    "options": {"round_limit": 4},
    "seats": FOUR_SEATS,
    "public": False,
}


@pytest.fixture
def server(tmp_path: Path, database_url: str) -> Iterator[Server]:
    """A server on a database of either kind."""
    with running_server(tmp_path, database=database_url) as server:
        yield server


def token_of(client: httpx.Client) -> str:
    return client.headers["authorization"].removeprefix("Bearer ")


def player(
    server: Server, client: httpx.Client, table: str, *, bot: str, game: str
) -> RemotePlayer:
    decider = bots.make(bot, game, random.Random(bot))
    return RemotePlayer(socket_address(server.url, table), token_of(client), decider)


async def played(server: Server, settings: dict[str, Any]) -> tuple[httpx.Client, str]:
    """A person who has played a game to its end with an invited guest, and its table."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    opened = open_table(ann, settings)
    table, game = table_of(opened), settings["game"]
    assert join(ben, table).status_code == 404  # a private table, and no invitation
    join(ben, table, invitation=opened["invitation"]).raise_for_status()

    players = [
        player(server, ann, table, bot="steady", game=game),
        player(server, ben, table, bot="random", game=game),
    ]
    await asyncio.gather(*(each.play() for each in players))

    assert [each.table["status"] for each in players] == ["over", "over"]
    assert [each.table["you"] for each in players] == [1, 2]
    return ann, table


def is_recorded(client: httpx.Client, table: str, folder: Path) -> None:
    """Check that the game is listed with ranks, its players are rated, and its record is valid."""
    path = folder / "game.jsonl"
    path.write_bytes(client.get(f"/api/tables/{table}/record").raise_for_status().content)
    header = verify(path).header
    assert header.fairness is not None

    def places() -> list[int]:
        (game,) = client.get("/api/finished?mine=true").raise_for_status().json()["tables"]
        assert game["summary"]["table"] == table
        return list(game["ranks"])

    assert len(eventually(places)) == 4
    edition = "official+options" if header.game == "monopoly" else "classic"
    pool: dict[str, Any] = {"game": header.game, "edition": edition, "seats": 4, "bots": "true"}
    rated = client.get("/api/ratings", params=pool).json()["standings"]
    assert {line["name"] for line in rated} == {"Ann", "Ben", "steady", "random"}


def is_forgotten(client: httpx.Client, table: str) -> None:
    """Check that a player can be deleted."""
    assert client.delete("/api/me").status_code == 204
    assert client.get(f"/api/tables/{table}").status_code == 404


@pytest.mark.slow
@pytest.mark.parametrize("settings", [ACQUIRE, MONOPOLY], ids=["acquire", "monopoly"])
async def test_two_people_and_two_bots_play_to_the_end(
    server: Server, tmp_path: Path, settings: dict[str, Any]
) -> None:
    ann, table = await played(server, settings)

    is_recorded(ann, table, tmp_path)
    is_forgotten(ann, table)
