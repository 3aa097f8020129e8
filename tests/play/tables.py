"""Tables for tests: opened, filled, played and compared."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from magnate import acquire, bots, chance, monopoly
from magnate.play import commands as c
from magnate.play.bots import Bot
from magnate.play.command_errors import CommandRefused, RefusalCode
from magnate.play.driving import BotDriver, tick
from magnate.play.handling import handle
from magnate.play.log_entries import LogEntry, Opened, entry_text, read_entry
from magnate.play.playing import Playing
from magnate.play.settings import Clock, NoClock, Settings, check
from magnate.play.table import Actor, Table
from magnate.play.view import chat_lines, table_view
from tests.acquire.late_positions import MARKET_DAY, given, position
from tests.monopoly import boards as streets

SEED = "5eed" * 16
START = 1_000_000.0
PEOPLE = ("ann", "ben", "cid", "dan", "eve", "fay", "guy", "hal")
NONCES = {who: hashlib.sha256(who.encode()).hexdigest()[:32] for who in PEOPLE}
COMMITMENTS = {who: chance.nonce_commitment(nonce) for who, nonce in NONCES.items()}
Game = acquire.Game | monopoly.Game


class House:
    """The project's bots, each with its own random numbers; `extra` has others by name."""

    def __init__(self, **extra: Bot) -> None:
        self._extra = extra

    def names_for(self, game: str) -> tuple[str, ...]:
        return (*bots.table_bots(game), *self._extra)

    def make(self, name: str, game: str) -> Bot:
        if name in self._extra:
            return self._extra[name]
        return bots.make(name, game, random.Random(f"{name} {game}"))


class Saying:
    """A bot that always gives the same answer and counts its decisions."""

    def __init__(self, *words: str | None) -> None:
        self._words = words
        self.asked = 0

    def decide(self, view: Any) -> str | None:
        self.asked += 1
        return self._words[self.asked % len(self._words)]


def settings(
    game: str = "acquire",
    seats: Sequence[str | None] = (None, None, None),
    *,
    edition: str = "",
    options: dict[str, Any] | None = None,
    clock: Clock | None = None,
    **more: Any,
) -> Settings:
    """Return settings, by default classic Acquire or Brazilian Monopoly for three."""
    return msgspec.convert(
        {
            "game": game,
            "edition": edition or {"acquire": "classic", "monopoly": "brazil"}[game],
            "seats": tuple(seats),
            "options": options or {},
            "clock": msgspec.to_builtins(clock or NoClock()),
            **more,
        },
        Settings,
    )


class Sitting:
    """A table in a test, with all its entries; `ann` opened it."""

    def __init__(
        self, chosen: Settings | None = None, *, house: House | None = None, seed: str = SEED
    ) -> None:
        self.house = house or House()
        chosen = chosen or settings()
        check(chosen, self.house.names_for(chosen.game))
        opened = Opened(at=START, who="ann", settings=chosen, seed=seed)
        self.log: list[LogEntry] = [opened]
        self.table = Table("table", opened, self.house)
        self.driver = BotDriver(self.table)
        self.now = START
        self._ids = 0

    def give(self, who: str, command: c.Command) -> tuple[LogEntry, ...]:
        """Let a person give a command and return the entries it made."""
        made = handle(self.table, Actor(who, who.capitalize()), command, now=self.now)
        self.log += made
        return made

    def refusal(self, who: str, command: c.Command) -> CommandRefused:
        """Return the refusal of a command, which must change nothing."""
        before = everything(self.table)
        with pytest.raises(CommandRefused) as refused:
            handle(self.table, Actor(who, who.capitalize()), command, now=self.now)
        assert everything(self.table) == before
        return refused.value

    def refused(self, who: str, command: c.Command) -> RefusalCode:
        """Return the code of a refusal."""
        return self.refusal(who, command).code

    def id(self) -> str:
        """Return an unused command id."""
        self._ids += 1
        return f"c{self._ids}"

    def sit(self, *people: str, **more: Any) -> tuple[LogEntry, ...]:
        """Let people take the free seats; when all are taken, they reveal their nonces."""
        made: tuple[LogEntry, ...] = ()
        for who in people:
            made += self.commit(who, **more)
        return made + self.reveal()

    def commit(self, who: str, **more: Any) -> tuple[LogEntry, ...]:
        """Let a person take a free seat, and commit to their nonce."""
        return self.give(who, c.Sit(id=self.id(), commitment=COMMITMENTS[who], **more))

    def reveal(self) -> tuple[LogEntry, ...]:
        """Let everyone reveal their nonce if the table waits for that."""
        made: tuple[LogEntry, ...] = ()
        for seat in self.table.start.awaited() if self.table.start.revealing else ():
            made += self.give(seat.who, c.Reveal(id=self.id(), nonce=NONCES[seat.who]))
        return made

    def do(self, who: str, *actions: str, **answers: Any) -> tuple[LogEntry, ...]:
        """Let a person play some actions in one command."""
        return self.give(who, c.Do(id=self.id(), do=actions, **answers))

    def do_refused(self, who: str, *actions: str, **answers: Any) -> RefusalCode:
        """Return why a person may not play some actions in one command."""
        return self.refused(who, c.Do(id=self.id(), do=actions, **answers))

    def order(self, who: str, order: Any, *, on: bool = True) -> tuple[LogEntry, ...]:
        """Let a person give or cancel a standing order."""
        return self.give(who, c.GiveOrder(id=self.id(), order=order, on=on))

    def undo(self, who: str, *, ask: bool = False) -> tuple[LogEntry, ...]:
        """Let a person take back a decision, or propose it."""
        return self.give(who, c.Undo(id=self.id(), ask=ask))

    def answer(self, who: str, *, agrees: bool = True) -> tuple[LogEntry, ...]:
        """Let a person answer the open proposal."""
        number = self.table.proposals
        return self.give(who, c.Answer(id=self.id(), proposal=number, agrees=agrees))

    def propose(self, who: str, what: Any) -> tuple[LogEntry, ...]:
        """Let a person propose something."""
        return self.give(who, c.Propose(id=self.id(), what=what))

    def wait(self, seconds: float) -> tuple[LogEntry, ...]:
        """Let time pass and handle everything that is due."""
        self.now += seconds
        made = tick(self.table, now=self.now)
        self.log += made
        return made

    def bots_move(self, most: int = 10_000) -> int:
        """Let bots act until none wants to; return the number of actions."""
        for moves in range(most):
            made = self.driver.step(now=self.now)
            if not made:
                return moves
            self.log += made
        raise AssertionError(f"the bots made {most} moves and want more")

    @property
    def playing(self) -> Playing:
        """The game under way."""
        assert self.table.playing is not None
        return self.table.playing

    @property
    def game(self) -> Any:
        """The game itself."""
        return self.playing.game

    @property
    def status(self) -> str:
        """The table's status."""
        return self.table.status

    @property
    def asked(self) -> str:
        """The person whose seat is to act."""
        seat: int = self.game.seat
        return self.table.seats[seat - 1].who

    def put(self, game: Game) -> None:
        """Put another game on the table, with new numbers for everything that can be answered.

        The log does not record it.
        """
        self.table.playing = Playing(game, bytes(32))
        self.table.playing.note(by_chance=True)
        self.table._charged = 0
        self.table._ask(Opened(at=self.now, settings=self.table.settings, seed=SEED))

    def load_dice(self, first: int, second: int) -> None:
        """Fix the next roll of the dice."""
        trial = self.game.copy()
        trial.play("roll")
        self.playing._key = next(
            key
            for key in (hashlib.sha256(b"%d" % number).digest() for number in range(10_000))
            if str(trial.next_chance(key)) == f"dice {first} {second}"
        )


def opened(*people: str, house: House | None = None, **chosen: Any) -> Sitting:
    """Return a table at which these people have sat down; the game begins when it is full."""
    chosen.setdefault("seats", (None,) * len(people))
    sitting = Sitting(settings(**chosen), house=house)
    sitting.sit(*people)
    return sitting


def table_of(log: Iterable[LogEntry], house: House | None = None) -> Table:
    """Return the table rebuilt from entries that were stored and read again."""
    return Table.of("table", (read_entry(entry_text(entry)) for entry in log), house or House())


def everything(table: Table) -> bytes:
    """Return everything that the players, a spectator and the table itself know."""
    readers = [*(seat.who for seat in table.seats if seat.who), ""]
    known: list[Any] = [table_view(table, who) for who in readers]
    known += [chat_lines(table, table.seat_of(who), frozenset()) for who in readers]
    if table.playing is not None:
        game = table.game
        known += [game.view(seat) for seat in (None, *range(1, game.players + 1))]
        known += [game.position(), [(entry.seat, str(entry.action)) for entry in game.entries]]
    known += [table.seq, table.at, table.deadline(), table.time_limit(), table.clock.asked_at]
    return msgspec.json.encode(known)


def acquire_of_three() -> Sitting:
    """Return a classic game of Acquire in which Ann is to place; 12I touches nothing."""
    sitting = opened("ann", "ben", "cid")
    seats = ("1 $6000 A3 hand 12I 10I", "2 $6000 A2 hand 12G", "3 $6000 hand 2G")
    sitting.put(given(position("classic", MARKET_DAY, *seats)))
    return sitting


def monopoly_of_three(*seats: str, **more: Any) -> Sitting:
    """Return a game of Monopoly of Ann, Ben and Cid, from a position in which seat 1 is to roll."""
    clock = more.pop("clock", None)
    sitting = opened("ann", "ben", "cid", game="monopoly", clock=clock)
    sitting.put(streets.table(*(seats or ("", "", "")), **more))
    return sitting
