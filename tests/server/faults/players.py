"""Players who keep playing whatever happens to the server, and note every response."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from magnate.server.network.promises import Promises
from magnate.server.network.remote_bot import RemoteError, ask, socket_address
from tests.server.serving import answer_in

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)
"""Errors a client gets when the server is down or goes down."""
PASSING = ("storage_unavailable", "storage_full", "busy")
"""Refusals after which the same command is sent again."""
DONE = ("over", "ended")
MOST_BYTES = 2**22
SILENCE = 1.0
PATIENCE = 200.0

Message = dict[str, Any]


@dataclass(frozen=True)
class Person:
    """A guest of the server."""

    id: str
    token: str


@dataclass(frozen=True)
class Seen:
    """What a player saw of a table after `n` of its entries."""

    n: int
    digest: bytes


def digest_of(table: Message, view: Message | None) -> bytes:
    """Return a digest of a state."""
    game = {name: value for name, value in (view or {}).items() if name != "log"}
    return sha256(msgspec.json.encode((table, game), order="sorted")).digest()


async def new_person(url: str, name: str) -> Person:
    answer = await ask(url, "/api/guests", body={"name": name, "language": "en"})
    return Person(answer["token"].split(".")[1], answer["token"])


def connected(address: str, person: Person) -> connect:
    """Return the connection of a person to a table's socket."""
    headers = {"authorization": f"Bearer {person.token}"}
    return connect(address, additional_headers=headers, max_size=MOST_BYTES, compression=None)


class Player:
    """Plays one seat until its game is over, through any number of connections.

    An unanswered command is sent again with the same id; occasionally an old one is repeated too.
    A player who `talks` sends chat when nothing happens for a while.
    """

    def __init__(
        self, urls: Sequence[str], table: str, *, person: Person, pause: float, talks: bool
    ) -> None:
        self.table_id = table
        self.person = person
        self._urls = list(urls)
        self._pause = pause
        self._talks = talks
        self.acknowledged: dict[str, int] = {}  # the table's number after each command
        self.refused: dict[str, str] = {}
        self.unanswered: dict[str, Message] = {}
        self.seen: list[Seen] = []
        self.troubles: Counter[str] = Counter()
        self._answered: list[Message] = []  # acknowledged commands
        self._table: Message = {}
        self._view: Message | None = None
        self.promises = Promises()
        self._count = 0
        self._last: object = None  # the last decision answered

    def forget(self, url: str) -> None:
        self._urls.remove(url)

    @property
    def is_done(self) -> bool:
        return (self._table.get("status") in DONE or self._is_late) and not self.unanswered

    @property
    def _is_late(self) -> bool:
        """Whether they lost their seat because the server was down while they had to reveal."""
        return bool(self._table) and self._table["you"] is None

    async def play(self) -> None:
        """Play to the end of the game, reconnecting as often as necessary."""
        while not self.is_done:
            address = socket_address(random.choice(self._urls), self.table_id)
            try:
                async with connected(address, self.person) as socket:
                    await self._serve(socket)
            except BROKEN as error:
                self.troubles[type(error).__name__] += 1
                await asyncio.sleep(random.uniform(0.1, 0.3))

    async def _serve(self, socket: ClientConnection) -> None:
        for command in [*self._old(), *self.unanswered.values()]:
            await socket.send(json.dumps(command))
        while True:
            message = await self._next(socket)
            again = self._receive(message)
            if self.is_done:
                return
            if again is not None:
                await asyncio.sleep(0.2)
                await socket.send(json.dumps(again))
            elif message["type"] != "closing":
                await self._decide(socket)

    async def _next(self, socket: ClientConnection) -> Message:
        """Wait for a message, perhaps chatting meanwhile."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SILENCE):
                    message: Message = msgspec.json.decode(await socket.recv())
                    return message
            if self._talks and not self.unanswered:
                await self.send(socket, {"type": "say", "text": "Whose turn is it?"})

    def _old(self) -> list[Message]:
        return random.sample(self._answered, min(1, len(self._answered)))

    def _receive(self, message: Message) -> Message | None:
        """Process a message; return a command that must be sent again, if any."""
        match message["type"]:
            case "snapshot":
                self._table, self._view = message["table"], message["view"]
                self._note_seen()
            case "update":
                self._table |= message["table"]
                if self._view is not None:
                    self._view |= message["view"] or {}
                self._note_seen()
            case "done":
                self._note_done(message["id"], message["n"])
            case "refused" if message["code"] in PASSING:
                self.troubles[message["code"]] += 1
                return self.unanswered.get(message["id"])
            case "refused":
                self.refused[message["id"]] = message["code"]
                del self.unanswered[message["id"]]
            case "closing":
                self.troubles[message["reason"]] += 1
            case "presence":
                pass
            case other:
                raise AssertionError(f"{other}: {message}")
        return None

    def _note_seen(self) -> None:
        self.seen.append(Seen(self._table["n"], digest_of(self._table, self._view)))

    def _note_done(self, command_id: str, n: int) -> None:
        assert self.acknowledged.setdefault(command_id, n) == n
        command = self.unanswered.pop(command_id, None)
        if command is not None:
            self._answered.append(command)

    async def _decide(self, socket: ClientConnection) -> None:
        if self.unanswered:
            return
        if self._table["status"] == "waiting" and self._table["you"] is not None:
            command = self.promises.command(self._table["start"], self._table["you"])
            if command is not None:
                await self.send(socket, command)
        if self._view is None or self._table["status"] != "running":
            return
        action, decision = answer_in(self._view), self._table["decision"]
        if action is None or decision == self._last:
            return
        self._last = decision
        await asyncio.sleep(random.uniform(0, 2 * self._pause))
        await self.send(socket, {"type": "do", "do": [action], "decision": decision})
        if random.random() < 0.1:
            await self.send(socket, {"type": "say", "text": f"That was {action}."})

    async def send(self, socket: ClientConnection, command: Message) -> None:
        """Send a command with a new id; it counts as sent even if the connection fails."""
        self._count += 1
        command["id"] = f"{self.person.id[:4]}-{self._count}"
        self.unanswered[command["id"]] = command
        await socket.send(json.dumps(command))


class PlayedTable:
    """An opened table with its players."""

    def __init__(self, settings: Message, players: list[Player]) -> None:
        self.settings = settings
        self.players = players
        self.id = players[0].table_id

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


class Evening:
    """Many concurrent games; when one is over, the next begins."""

    def __init__(self, urls: Sequence[str], *, pause: float = 0.0, talks: bool = False) -> None:
        self.urls = list(urls)
        self.games: list[PlayedTable] = []
        self._people: list[Person] = []
        self._pause = pause
        self._talks = talks
        self._goes_on = True
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, *tables: Message) -> None:
        """Play games at each of the tables, one after another."""
        self._people = [await new_person(self.urls[0], f"P{number}") for number in range(4)]
        self._tasks = [asyncio.create_task(self._play(settings)) for settings in tables]
        self._visits = asyncio.create_task(self._visit())

    async def _play(self, settings: Message) -> None:
        while self._goes_on:
            try:
                played = await self._opened(settings)
            except RemoteError:  # the server is down at the moment
                await asyncio.sleep(0.1)
                continue
            self.games.append(played)
            await asyncio.gather(*(player.play() for player in played.players))

    async def _opened(self, settings: Message) -> PlayedTable:
        persons = settings["seats"].count(None)
        url, (host, *others) = random.choice(self.urls), self._people[:persons]
        promises = [Promises() for _ in range(persons)]
        body = {"settings": settings, "commitment": promises[0].commitment}
        opened = await ask(url, "/api/tables", token=host.token, body=body)
        table = opened["table"]["summary"]["table"]
        for person, promise in zip(others, promises[1:], strict=True):
            join = {"commitment": promise.commitment}
            await ask(url, f"/api/tables/{table}/join", token=person.token, body=join)
        players = [
            Player(self.urls, table, person=person, pause=self._pause, talks=self._talks)
            for person in self._people[:persons]
        ]
        for player, promise in zip(players, promises, strict=True):
            player.promises = promise
        return PlayedTable(settings, players)

    async def _visit(self) -> None:
        """Visit tables and leave again, continuously."""
        while True:
            await asyncio.sleep(random.uniform(0, 0.5))
            if not self.games:
                continue
            url, game = random.choice(self.urls), random.choice(self.games[-len(self._tasks) :])
            with suppress(RemoteError, *BROKEN):
                await ask(url, f"/api/tables/{game.id}")
            with suppress(*BROKEN):
                async with connected(socket_address(url, game.id), self._people[-1]) as socket:
                    await socket.recv()

    def forget(self, url: str) -> None:
        """Let nobody connect to an address from now on."""
        self.urls.remove(url)
        for game in self.games:
            for player in game.players:
                player.forget(url)

    @property
    def acknowledged(self) -> int:
        """The number of commands acknowledged so far."""
        return sum(game.acknowledged for game in self.games)

    @property
    def troubles(self) -> Counter[str]:
        """The errors the players met, with their counts."""
        return sum((player.troubles for game in self.games for player in game.players), Counter())

    async def wait_for_progress(self, *, by: int = 20) -> None:
        """Wait until some more commands are acknowledged."""
        wanted = self.acknowledged + by
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < wanted:
                self._check()
                await asyncio.sleep(0.02)

    def _check(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    async def finish(self) -> None:
        """Start no more games, and play the running ones to their end."""
        self._goes_on = False
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks)

    async def leave(self) -> None:
        """Cancel everything that is still running."""
        tasks = [*self._tasks, self._visits]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
