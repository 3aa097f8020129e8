"""Nothing is lost, doubled, leaked or stuck when the database or a connection fails."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from magnate.chance import nonce_commitment
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.commands import Sit
from magnate.play.settings import LiveClock, Settings
from magnate.play.table import Actor, Table
from magnate.server.database import Row, Statement, Unavailable, open_database
from magnate.server.hosting.settings import Limits, Rate
from magnate.server.metrics import MeasuredDatabase
from magnate.server.network.protocol import Refusal, Snapshot
from magnate.server.network.remote_bot import RemotePlayer
from magnate.server.site import SiteBots
from magnate.server.tables.hub import Hub
from magnate.server.tables.listener import Listener
from magnate.server.tables.room import Room
from magnate.server.tables.storage import ALIVE_FOR

from .serving import (
    ACQUIRE,
    Server,
    close_code,
    eventually,
    join,
    new_table,
    received,
    running_server,
)

ANN, BEN, EVE = Actor("ann", "Ann"), Actor("ben", "Ben"), Actor("eve", "Eve")
TWO = Settings(game="monopoly", edition="official", seats=(None, None))


class Moody(MeasuredDatabase):
    """A real database whose responses can be delayed or lost, and that can be unreachable."""

    def __init__(self, database: Any) -> None:
        super().__init__(database, lambda seconds: None)
        self.answers = asyncio.Event()
        self.answers.set()
        self.loses_answers = self.is_away = self.loses_cancellation = False
        self.announced: list[str] = []

    async def read(self, sql: str, *args: Any) -> list[Row]:
        if self.is_away:
            raise Unavailable("away")
        if self.loses_cancellation:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                raise Unavailable("lost at the same time") from None
        return await super().read(sql, *args)

    async def write(self, *statements: Statement) -> None:
        if self.is_away:
            raise Unavailable("away")
        await super().write(*statements)
        await self.answers.wait()
        if self.loses_answers:
            raise Unavailable("the answer was lost")

    async def announce(self, topic: str) -> None:
        self.announced.append(topic)


class Time:
    """A clock that a test sets."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class House:
    """A hub of a test with its database, clock and faults."""

    def __init__(self, database: Moody) -> None:
        self.database = database
        self.clock = Time()
        self.hub = Hub(database, SiteBots(), clock=self.clock)
        self.faults: list[str] = []
        self.hub.on_fault = lambda where, error: self.faults.append(where)

    async def table(self, settings: Settings = TWO) -> Room:
        """Open a table at which Ann and Ben play."""
        room = await self.hub.open(settings, ANN, sit(ANN))
        await room.command(BEN, sit(BEN))
        if (await room.load()).start.revealing:
            for actor in (ANN, BEN):
                await room.command(actor, reveal(actor))
        return room


@asynccontextmanager
async def house(place: Path | str) -> AsyncIterator[House]:
    database = await open_database(place)
    made = House(Moody(database))
    try:
        yield made
    finally:
        made.database.is_away = False
        made.database.answers.set()
        await made.hub.stop()
        await database.close()


def sit(actor: Actor) -> Sit:
    return Sit(id=secrets.token_hex(8), commitment=nonce_commitment(nonce_of(actor)))


def reveal(actor: Actor) -> c.Reveal:
    return c.Reveal(id=secrets.token_hex(8), nonce=nonce_of(actor))


def nonce_of(actor: Actor) -> str:
    return hashlib.sha256(actor.who.encode()).hexdigest()[:32]


def say(text: str) -> c.Say:
    return c.Say(id=secrets.token_hex(8), text=text)


async def reader(room: Room, who: Actor) -> Listener:
    """Return a listener that has read everything so far."""
    listener = Listener(who.who)
    room.join(listener)
    await read(room, listener)
    return listener


async def read(room: Room, listener: Listener) -> Snapshot:
    snapshot = await room.snapshot(listener)
    while listener.next() is not None:
        pass
    return snapshot


async def soon(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(8):
        while not happens():
            await asyncio.sleep(0.01)


async def test_others_receive_a_command_whose_sender_vanished_while_it_was_stored(
    sqlite_path: Path,
) -> None:
    async with house(sqlite_path) as at:
        room = await at.table()
        ben = await reader(room, BEN)
        at.database.answers.clear()
        sending = asyncio.create_task(room.command(ANN, say("bye")))
        await asyncio.sleep(0.1)

        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        at.database.answers.set()

        await soon(lambda: ben.behind or ben.next() is not None)
        assert [line.text for line in (await read(room, ben)).chat] == ["bye"]


async def test_others_receive_a_command_whose_response_was_lost(sqlite_path: Path) -> None:
    """Here and in other processes: it is stored, though nobody could say so."""
    async with house(sqlite_path) as at:
        room = await at.table()
        ben = await reader(room, BEN)
        at.database.announced.clear()
        at.database.loses_answers = True

        with pytest.raises(Unavailable):
            await room.command(ANN, say("hello?"))

        at.database.loses_answers = False
        await soon(lambda: ben.behind)
        assert [line.text for line in (await read(room, ben)).chat] == ["hello?"]
        assert at.database.announced == [room.id]


async def test_a_fault_in_the_middle_of_a_command_leaves_no_trace_in_memory(
    sqlite_path: Path,
) -> None:
    """A person without a name can sit down, but the game cannot start with them."""
    async with house(sqlite_path) as at:
        room = await at.hub.open(TWO, ANN, sit(ANN))
        nobody = Actor("nobody", " ")
        await room.command(nobody, sit(nobody))
        await room.command(ANN, reveal(ANN))

        with pytest.raises(ValueError, match="name"):
            await room.command(nobody, reveal(nobody))

        table = await room.load()
        assert (table.seq, table.seats[1].has_revealed) == (5, False)
        await room.command(nobody, c.Stand(id="stand"))
        await room.command(BEN, sit(BEN))
        await room.command(ANN, c.Commit(id="commit", commitment=nonce_commitment("ab" * 16)))
        await room.command(ANN, c.Reveal(id="again", nonce="ab" * 16))
        await room.command(BEN, reveal(BEN))
        log = await at.hub.tables.log(room.id)
        assert Table.of(room.id, log, SiteBots()).status == "running"


async def test_a_client_can_connect_while_a_table_waits_to_be_rebuilt(sqlite_path: Path) -> None:
    async with house(sqlite_path) as at:
        room = await at.table()
        at.database.is_away = True
        with pytest.raises(Unavailable):
            await room.command(ANN, say("hello?"))

        listener = Listener(BEN.who)
        room.join(listener)

        at.database.is_away = False
        assert (await read(room, listener)).connected == (2,)
        room.leave(listener)
        assert room.is_idle


async def test_chat_after_the_end_is_sent_as_an_update(sqlite_path: Path) -> None:
    """Not as a snapshot, which is long: anybody may chat after the end."""
    async with house(sqlite_path) as at:
        room = await at.table()
        await room.end(log_entries.Ended(at=at.clock(), by="operator"))
        ben = await reader(room, BEN)

        await room.command(EVE, say("well played"))

        assert not ben.behind
        assert msgspec.json.decode(ben.next() or b"")["type"] == "update"


async def test_a_player_who_stands_up_is_disconnected_from_a_table_without_spectators(
    sqlite_path: Path,
) -> None:
    settings = Settings(game="acquire", edition="classic", seats=(None,) * 3, watchers=False)
    async with house(sqlite_path) as at:
        room = await at.table(settings)
        ben, ann = await reader(room, BEN), await reader(room, ANN)

        await room.command(BEN, c.Stand(id="up"))

        assert (ben.closing, ann.closing) == ("no_watchers", None)


async def test_a_table_that_cannot_be_rebuilt_yet_is_not_driven_twice(
    sqlite_path: Path,
) -> None:
    async with house(sqlite_path) as at:
        room = await at.table()
        at.database.is_away = True
        with pytest.raises(Unavailable):
            await room.command(ANN, say("hello?"))

        with pytest.raises(Unavailable):
            await at.hub.room(room.id)  # a visitor

        at.database.is_away = False
        assert await at.hub.room(room.id) is room


async def test_a_hub_stops_even_if_a_task_loses_its_cancellation_to_an_error(
    sqlite_path: Path,
) -> None:
    async with house(sqlite_path) as at:
        await at.table()
        at.database.loses_cancellation = True
        await at.hub.start()
        await asyncio.sleep(0.1)  # until the table is being brought up to date

        async with asyncio.timeout(20):
            await at.hub.stop()


async def test_a_broken_table_does_not_stop_the_others(sqlite_path: Path) -> None:
    """Its fault is reported once."""
    async with house(sqlite_path) as at:
        opened = log_entries.Opened(at=at.clock(), settings=TWO, seed="5eed" * 16)
        table = Table("broken_table_id_", opened, SiteBots())
        played = log_entries.Played(at=at.clock(), seat=1, by="bot", actions=())
        await at.hub.tables.open(table, opened, [played])
        await at.database.write(Statement("UPDATE tables SET status = 'running', due = 0"))

        await at.hub._take_over()
        await at.hub._take_over()

        assert at.faults == ["broken_table_id_"]


async def test_tables_of_other_rules_are_left_alone(database_url: str) -> None:
    async with house(database_url) as at:
        room = await at.table()
        await room.stop_driving()
        await at.database.write(Statement("UPDATE tables SET due = 0, holder = NULL"))
        assert await at.hub.tables.due_tables(at.clock()) == [room.id]

        await at.database.write(Statement("UPDATE tables SET rules = rules + 1"))

        assert await at.hub.tables.due_tables(at.clock()) == []


async def test_a_process_that_was_taken_for_dead_checks_which_tables_it_still_drives(
    sqlite_path: Path,
) -> None:
    clocked = msgspec.structs.replace(TWO, clock=LiveClock(seconds=3600))
    async with house(sqlite_path) as at:
        await at.hub._beat()
        room = await at.table(clocked)
        await soon(lambda: room._has_lease)
        at.clock.now += ALIVE_FOR + 1  # it slept, or was busy
        await room.stop_driving()
        room._has_lease = True

        await at.hub._beat()

        assert not room._has_lease


async def test_a_live_clock_stands_still_while_no_process_is_alive(sqlite_path: Path) -> None:
    clocked = msgspec.structs.replace(TWO, clock=LiveClock(seconds=3600, bank=0))
    async with house(sqlite_path) as at:
        room = await at.table(clocked)
        await soon(lambda: room._has_lease)
        before = (await room.load()).deadline()
        await room.stop()
        await at.database.write(Statement("UPDATE tables SET holder = 'dead'"))
        at.clock.now += 3000
        room.lose_lease()
        room.start_driving()

        await soon(lambda: room.due_at() != before)

        assert before is not None
        assert (await room.load()).deadline() == before + 3000


async def test_a_table_that_could_not_be_released_is_still_driven(sqlite_path: Path) -> None:
    """Else this process would count as its driver, and nobody would be."""
    clocked = msgspec.structs.replace(TWO, clock=LiveClock(seconds=3600))
    async with house(sqlite_path) as at:
        room = await at.table(clocked)
        await soon(lambda: room._has_lease)
        at.clock.now += 2 * at.hub.idle_for
        at.database.is_away = True

        with pytest.raises(Unavailable):
            await at.hub._drop_idle()

        assert at.hub.has(room.id) and room.is_driving


async def test_a_paused_table_is_taken_over_after_it_is_resumed(sqlite_path: Path) -> None:
    """Even if a player resigned meanwhile; the lobby shows the pause too."""

    async def status() -> object:
        [[found]] = await at.database.read("SELECT status FROM tables")
        return found

    async with house(sqlite_path) as at:
        room = await at.table(msgspec.structs.replace(TWO, seats=(None, None), clock=LiveClock()))
        await room.command(ANN, c.Propose(id="rest", what="pause"))
        await room.command(BEN, c.Answer(id="yes", proposal=1, agrees=True))
        assert await status() == "paused"
        await room.command(BEN, c.Resign(id="enough"))

        await room.command(ANN, c.Resume(id="on"))

        assert await status() == "running"


async def test_the_lobby_does_not_show_an_outdated_player_to_act(sqlite_path: Path) -> None:
    async with house(sqlite_path) as at:
        room = await at.table()
        asked = (ANN, BEN)[((await room.load()).game.seat or 0) - 1]
        await room.command(asked, c.Do(id="first", do=("roll",)))

        [[summary]] = await at.database.read("SELECT summary FROM tables")

        assert msgspec.json.decode(summary)["asked"] is None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path) as server:
        yield server


def next_message(sock: Any, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while (message := received(sock))["type"] != kind:
        pass
    return message


def send(sock: Any, **message: Any) -> None:
    sock.send(msgspec.json.encode({"id": secrets.token_hex(8), **message}).decode())


def test_a_fault_behind_a_socket_is_logged_and_ends_the_connection(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)

    async def broken(actor: Actor, command: c.Command) -> int:
        raise LookupError("a fault")

    with capture_logs() as logs, server.connected(ann, table) as sock:
        server.site.hub.rooms[0].command = broken  # type: ignore[method-assign]
        send(sock, type="say", text="hello")

        assert close_code(sock) == 1011
    assert [entry["event"] for entry in logs] == ["fault"]


def test_a_client_that_sends_too_much_is_refused(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits.none(), messages=Rate(3, 60.0))
    with running_server(tmp_path, limits=limits) as server:
        ann = server.guest("Ann")
        with server.connected(ann, new_table(ann, ACQUIRE)) as sock:
            for _ in range(4):
                send(sock, type="ping")

            assert next_message(sock, "closing")["reason"] == "too_many_messages"
            assert close_code(sock) == 1012


def test_a_banned_person_is_disconnected_at_once(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, {**ACQUIRE, "seats": [None, None, None]})
    join(ben, table).raise_for_status()
    with server.connected(ann, table) as hers, server.connected(ben, table) as his:
        send(his, type="say", text="you fool")
        eventually(lambda: next_message(hers, "update")["chat"])

        ann.post("/api/me/blocks", json={"table": table, "seat": 2}).raise_for_status()
        assert next_message(hers, "snapshot")["chat"] == []
        send(his, type="say", text="do you still see this")
        assert next_message(hers, "update")["chat"] == []
        send(hers, type="say", text="silence")
        assert [line["text"] for line in next_message(hers, "update")["chat"]] == ["silence"]


def test_a_person_banned_in_the_meantime_cannot_sit_down_again(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, {**ACQUIRE, "seats": [None, None, None]})
    join(ben, table).raise_for_status()
    with server.connected(ben, table) as sock:
        ann.post("/api/me/blocks", json={"table": table, "seat": 2}).raise_for_status()
        send(sock, type="stand")
        next_message(sock, "done")

        send(sock, type="sit", commitment=secrets.token_hex(32))

        assert next_message(sock, "refused")["code"] == "not_welcome"


def test_a_person_seated_at_an_unreadable_table_can_be_forgotten(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, ACQUIRE)
    spoil = "UPDATE log SET row = '{}' WHERE table_id = $1 AND seq = 2"
    server.do(server.site.database.write(Statement(spoil, (table,))))
    server.site.hub._rooms.clear()

    assert ann.delete("/api/me").status_code == 204


class Wire:
    """Records the messages that a bot sends."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))


class Speaks:
    """A bot that always gives the same answer."""

    def decide(self, view: Any) -> str:
        return "roll"


async def test_a_command_that_may_have_been_stored_is_sent_again_with_the_same_id(
    sqlite_path: Path,
) -> None:
    async with house(sqlite_path) as at:
        room = await at.table()
        snapshot = await read(room, await reader(room, ANN))
    player, wire = RemotePlayer("ws://nowhere", "", Speaks()), Wire()
    decide: Callable[[Any], Awaitable[None]] = player._decide
    player.receive(msgspec.json.decode(msgspec.json.encode(snapshot)))
    await decide(wire)

    refusal = Refusal(wire.sent[0]["id"], "storage_unavailable")
    player.receive(msgspec.json.decode(msgspec.json.encode(refusal)))
    await decide(wire)

    assert wire.sent[0] == wire.sent[1]
