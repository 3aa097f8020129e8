"""Starting a game on a server: commitments, reveals, and what happens if somebody is away."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from magnate.play import log_entries
from magnate.play.settings import DaysClock
from magnate.play.table import Table
from magnate.record import Fairness, verify
from magnate.server.database import Database
from magnate.server.site import SiteBots
from magnate.server.tables.hub import Hub
from magnate.server.tables.room import Room

from .serving import (
    Server,
    commitment_to,
    eventually,
    nonce,
    received,
    running_server,
    status_of,
    table_of,
)
from .test_faults import ANN, BEN, TWO, Time, house, reveal, sit, soon

ALONE = {"game": "acquire", "edition": "2023-duel", "seats": [None, "random"]}
PAIR = {"game": "monopoly", "edition": "official", "seats": [None, None]}
DAY = 86_400
REOPENED = 6
"""The entry after the opening, two seats, the beginning of the reveal and one nonce."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


def sent(sock: ClientConnection, **command: Any) -> dict[str, Any]:
    """Send a command and return the answer, skipping what else arrives."""
    sock.send(json.dumps({"id": secrets.token_hex(8), **command}))
    while (message := received(sock))["type"] not in ("done", "refused", "malformed"):
        pass
    return message


def opened(client: httpx.Client, settings: dict[str, Any], own: str) -> dict[str, Any]:
    body = {"settings": settings, "commitment": commitment_to(own)}
    answer: dict[str, Any] = client.post("/api/tables", json=body).raise_for_status().json()
    return answer


def joined(client: httpx.Client, table: str, own: str) -> dict[str, Any]:
    body = {"commitment": commitment_to(own)}
    path = f"/api/tables/{table}/join"
    answer: dict[str, Any] = client.post(path, json=body).raise_for_status().json()
    return answer


def test_whoever_opens_a_table_and_sits_down_reveals_afterwards(server: Server) -> None:
    """The request contains only a commitment, and the answer the server's own."""
    ann, own = server.guest("Ann"), nonce()
    info = opened(ann, ALONE, own)["table"]
    table = info["summary"]["table"]
    assert info["start"]["revealing"] and info["summary"]["status"] == "waiting"

    with server.connected(ann, table) as sock:
        start = received(sock)["table"]["start"]
        assert start == info["start"]
        assert sent(sock, type="reveal", nonce=nonce())["code"] == "wrong_nonce"
        assert sent(sock, type="commit", commitment="ab" * 32)["code"] == "revealing"
        assert sent(sock, type="reveal", nonce=own)["type"] == "done"

    assert status_of(ann, table) == "running"


def test_no_nonce_arrives_before_all_are_revealed(server: Server) -> None:
    ann, ben, hers, his = server.guest("Ann"), server.guest("Ben"), nonce(), nonce()
    table = table_of(opened(ann, PAIR, hers))
    with server.connected(ben, table) as sock:
        texts = [str(sock.recv(10))]
        joined(ben, table, his)
        with server.connected(ann, table) as other:
            assert sent(other, type="reveal", nonce=hers)["type"] == "done"

        def is_revealed(text: str) -> bool:
            start = json.loads(text).get("table", {}).get("start")
            return bool(start and start["seats"] and start["seats"][0]["revealed"])

        while not is_revealed(texts[-1]):
            texts.append(str(sock.recv(10)))
        assert hers not in "".join(texts)
        assert hers not in ben.get(f"/api/tables/{table}").text
        assert sent(sock, type="reveal", nonce=his)["type"] == "done"
    assert hers in ben.get(f"/api/tables/{table}").text


def test_after_a_reload_a_player_can_still_reveal(server: Server) -> None:
    ann, ben, hers, his = server.guest("Ann"), server.guest("Ben"), nonce(), nonce()
    table = table_of(opened(ann, PAIR, hers))
    joined(ben, table, his)
    with server.connected(ann, table) as sock:
        assert sent(sock, type="reveal", nonce=hers)["type"] == "done"
    with server.connected(ann, table) as sock:
        seats = received(sock)["table"]["start"]["seats"]
        assert [(seat["revealed"], seat["nonce"]) for seat in seats] == [
            (True, None),
            (False, None),
        ]
        assert sent(sock, type="reveal", nonce=hers)["type"] == "done"  # once more changes nothing

    with server.connected(ben, table) as sock:
        assert received(sock)["table"]["start"]["revealing"]
        assert sent(sock, type="reveal", nonce=his)["type"] == "done"

    assert status_of(ann, table) == "running"


def test_a_player_who_leaves_while_nonces_are_revealed_makes_all_commit_anew(
    server: Server,
) -> None:
    ann, ben, hers = server.guest("Ann"), server.guest("Ben"), nonce()
    table = table_of(opened(ann, PAIR, hers))
    first = joined(ben, table, nonce())["start"]
    with server.connected(ann, table) as sock:
        assert sent(sock, type="reveal", nonce=hers)["type"] == "done"

        left = ben.post(f"/api/tables/{table}/leave", json={}).raise_for_status().json()

        start = left["start"]
        assert (start["attempt"], start["revealing"]) == (2, False)
        assert start["commitment"] != first["commitment"]
        (abandoned,) = start["abandoned"]
        assert (abandoned["reason"], abandoned["vacated"]) == ("stood_up", [2])
        used = sent(sock, type="commit", commitment=commitment_to(hers))
        assert used["code"] == "commitment_used"
        again = nonce()
        commit = {"commitment": commitment_to(again)}
        ann.post(f"/api/tables/{table}/commit", json=commit).raise_for_status()
        his = nonce()
        assert joined(ben, table, his)["start"]["revealing"]
        assert sent(sock, type="reveal", nonce=again)["type"] == "done"
        ben.post(f"/api/tables/{table}/reveal", json={"nonce": his}).raise_for_status()
    assert status_of(ann, table) == "running"


def test_a_rematch_begins_with_commitments(server: Server) -> None:
    ann, ben, hers, his = server.guest("Ann"), server.guest("Ben"), nonce(), nonce()
    table = table_of(opened(ann, PAIR, hers))
    joined(ben, table, his)
    for client, own in ((ann, hers), (ben, his)):
        client.post(f"/api/tables/{table}/reveal", json={"nonce": own}).raise_for_status()
    with server.connected(ann, table) as one, server.connected(ben, table) as two:
        assert sent(one, type="propose", what="end")["type"] == "done"
        assert sent(two, type="answer", proposal=1, agrees=True)["type"] == "done"
    hers, his = nonce(), nonce()

    body = {"commitment": commitment_to(hers)}
    again = ann.post(f"/api/tables/{table}/rematch", json=body).raise_for_status().json()
    start = joined(ben, table_of(again), his)["start"]

    assert start["revealing"]
    assert [seat["commitment"] for seat in start["seats"]] == [
        commitment_to(hers),
        commitment_to(his),
    ]
    for client, own in ((ann, hers), (ben, his)):
        client.post(f"/api/tables/{table_of(again)}/reveal", json={"nonce": own})
    assert status_of(ann, table_of(again)) == "running"


def test_the_record_of_a_served_game_agrees_with_what_was_kept(
    server: Server, tmp_path: Path
) -> None:
    ann, own = server.guest("Ann"), nonce()
    settings = {**PAIR, "options": {"round_limit": 1}, "seats": [None, "steady"]}
    info = opened(ann, settings, own)["table"]
    table = info["summary"]["table"]
    ann.post(f"/api/tables/{table}/reveal", json={"nonce": own}).raise_for_status()
    with server.connected(ann, table) as sock:
        assert sent(sock, type="resign", to="bot")["type"] == "done"
        # While somebody is connected; unwatched bots rest.
        eventually(lambda: status_of(ann, table) == "over")

    path = tmp_path / "game.jsonl"
    path.write_bytes(ann.get(f"/api/tables/{table}/record").raise_for_status().content)

    fairness = verify(path).header.fairness
    assert isinstance(fairness, Fairness)
    assert fairness.commitment == info["start"]["commitment"]
    assert [(seat.seat, seat.nonce, seat.commitment) for seat in fairness.seats] == [
        (1, own, commitment_to(own))
    ]


async def test_a_player_who_does_not_reveal_loses_their_seat(sqlite_path: Path) -> None:
    async with house(sqlite_path) as at:
        room = await at.hub.open(TWO, ANN, sit(ANN))
        await room.command(BEN, sit(BEN))
        await room.command(ANN, reveal(ANN))
        await soon(lambda: room._has_lease)
        at.clock.now += 30

        room._wake()

        await soon(lambda: room._table is not None and room._table.seats[1].is_free)
        table = await room.load()
        assert table.start.attempt == 2 and not table.seats[0].is_free
        seats = await at.database.read("SELECT person FROM seats ORDER BY seat")
        assert seats == [(ANN.who,), (None,)]
        log = await at.hub.tables.log(room.id)
        assert isinstance(log[-1], log_entries.Abandoned)
        assert Table.of(room.id, log, SiteBots()).start.commitment == table.start.commitment


async def test_everyone_is_notified_when_nonces_are_awaited_in_a_game_of_days(
    sqlite_path: Path,
) -> None:
    async with house(sqlite_path) as at:
        asked: list[frozenset[int]] = []
        at.hub.on_asked = lambda table, seats: asked.append(seats)
        room = await at.hub.open(msgspec.structs.replace(TWO, clock=DaysClock(2)), ANN, sit(ANN))
        await room.command(BEN, sit(BEN))
        assert asked == [{1, 2}]

        for actor in (ANN, BEN):
            await room.command(actor, reveal(actor))

        table = await room.load()
        assert table.status == "running"
        assert table.deadline() == at.clock.now + 2 * DAY


@asynccontextmanager
async def hub_on(database: Database, clock: Time) -> AsyncIterator[Hub]:
    hub = Hub(database, SiteBots(), clock=clock)
    await hub.tables.heartbeat()
    try:
        yield hub
    finally:
        await hub.stop()


async def revealing(hub: Hub) -> Room:
    """Return a table at which Ann has revealed her nonce and Ben has not."""
    room = await hub.open(TWO, ANN, sit(ANN))
    await room.command(BEN, sit(BEN))
    await room.command(ANN, reveal(ANN))
    return room


async def test_players_may_reveal_at_different_processes(database: Database) -> None:
    clock = Time()
    async with hub_on(database, clock) as one, hub_on(database, clock) as other:
        here = await revealing(one)
        there = await other.room(here.id)

        await there.command(BEN, reveal(BEN))

        await here.catch_up()
        table, twin = await here.load(), await there.load()
        assert table.status == twin.status == "running"
        assert table.game.position() == twin.game.position()


async def test_a_start_goes_on_after_its_server_was_killed(database: Database) -> None:
    """Nothing that was revealed is lost, and nobody is charged for the time without a server."""
    clock = Time()
    async with hub_on(database, clock) as dead:
        room = await revealing(dead)
        await soon(lambda: room._has_lease)
        await room.stop()  # and it never releases the table
        await dead.tables.stop_heartbeat()
        clock.now += 600
        async with hub_on(database, clock) as hub:
            await hub._take_over()
            again = hub.rooms[0]
            await soon(lambda: again._has_lease and again._table is not None)
            await soon(lambda: again.due_at() == clock.now + 30)

            await again.command(BEN, reveal(BEN))

            assert (await again.load()).status == "running"


async def test_a_start_is_abandoned_by_another_process_if_the_first_is_killed(
    database: Database,
) -> None:
    clock = Time()
    async with hub_on(database, clock) as dead:
        room = await revealing(dead)
        await soon(lambda: room._has_lease)
        await room.stop()
        await dead.tables.stop_heartbeat()
        async with hub_on(database, clock) as hub:
            await hub._take_over()
            again = hub.rooms[0]
            await soon(lambda: again._table is not None and again._table.seq == REOPENED)
            clock.now += 30

            again._wake()

            await soon(lambda: again._table is not None and again._table.seats[1].is_free)
            assert (await again.load()).start.attempt == 2


async def test_a_start_is_due_even_if_its_server_is_killed_before_it_drives_it(
    database: Database,
) -> None:
    async with hub_on(database, Time()) as hub:
        room = await hub.open(TWO, ANN, sit(ANN))
        await room.stop()
        assert await hub.tables.due_tables(Time().now) == []

        await room.command(BEN, sit(BEN))

        assert await hub.tables.due_tables(Time().now) == [room.id]


async def test_an_abandoned_start_no_longer_needs_a_process(database: Database) -> None:
    """Otherwise a table that waits for players would be loaded again and again."""
    clock = Time()
    async with hub_on(database, clock) as hub:
        room = await revealing(hub)
        await soon(lambda: room._has_lease)
        clock.now += 30
        room._wake()
        await soon(lambda: room._table is not None and room._table.seats[1].is_free)
        await room.newest()  # once that is stored
        clock.now += 2 * hub.idle_for

        await hub._drop_idle()

        assert not hub.has(room.id)
        assert await hub.tables.due_tables(clock.now + DAY) == []
