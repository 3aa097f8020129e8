"""One game in two modes at once: each action goes to both, and their states are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import magnate.acquire.edition_table
import magnate.acquire.random_play
import magnate.acquire.rules.flow
import magnate.acquire.rules.legal
import magnate.acquire.rules.state
import magnate.monopoly.edition_table
import magnate.monopoly.random_play
import magnate.monopoly.rules.flow
import magnate.monopoly.rules.legal
import magnate.monopoly.rules.state
from magnate.chance import generator_words, roll
from magnate.engine.game import Kernel
from magnate.kernel import KernelEntry, Mode, Schema, allocate, field, read, take_events
from tests.monopoly.wild_play import wild_decision

Decide = Callable[[Any, Any, Any], None]
WILD = 4  # one in this many decisions of Monopoly is wild


class Rules(NamedTuple):
    """The parts of a game that twins use; in some games legal actions are listed per seat."""

    edition_table: Callable[[Any, Mode], list[Any]]
    kernel: Kernel[Any]
    dealer: type[Schema]
    codes: int
    legal: KernelEntry[..., int]
    decode: KernelEntry[..., None]
    begin: Callable[[Any, Any], None]
    draw_chance: Decide
    decide: Decide
    seats: Callable[[Any], Iterable[tuple[int, ...]]]


def _draw_tile(s: Any, e: Any, dealer: Any) -> None:
    magnate.acquire.random_play.draw_chance(s, dealer)


def _decide_in_monopoly(s: Any, e: Any, dealer: Any) -> None:
    """Mostly what random players do, and sometimes what they never do."""
    if roll(dealer.generator, WILD):
        magnate.monopoly.random_play.random_decision(s, e, dealer)
    else:
        wild_decision(s, e, dealer)


ACQUIRE = Rules(
    magnate.acquire.edition_table.edition_table,
    magnate.acquire.Game.kernel,
    magnate.acquire.random_play.Dealer,
    magnate.acquire.rules.legal.CODES,
    magnate.acquire.rules.legal.legal_entry,
    magnate.acquire.rules.legal.decode_entry,
    magnate.acquire.random_play.shuffle_pile,
    _draw_tile,
    magnate.acquire.random_play.random_decision,
    lambda s: [()],
)
MONOPOLY = Rules(
    magnate.monopoly.edition_table.edition_table,
    magnate.monopoly.Game.kernel,
    magnate.monopoly.random_play.Dealer,
    magnate.monopoly.rules.legal.CODES,
    magnate.monopoly.rules.legal.legal_entry,
    magnate.monopoly.rules.legal.decode_entry,
    lambda s, dealer: None,
    magnate.monopoly.random_play.draw_chance,
    _decide_in_monopoly,
    lambda s: [(s.asked,), ((s.asked + 1) % s.players,)],
)


class Engine:
    """A game in one mode, driven only by entries."""

    def __init__(self, rules: Rules, edition: Any, mode: Mode, *, log: bool) -> None:
        self.rules = rules
        self.mode: Mode = mode
        self.editions = rules.edition_table(edition, mode)
        # The second of two states is used, so that a wrong index shows.
        self.states = allocate(rules.kernel.state, 2, mode, log=log)
        self.scratches: list[Any] = allocate(rules.kernel.scratch, 1, mode)
        self.action = field(self.scratches, 0, "action")
        self.codes = field(self.scratches, 0, "codes")

    @property
    def state(self) -> Any:
        return read(self.rules.kernel.state, self.states, 1)

    def start(self, players: int) -> None:
        self.rules.kernel.start.at(self.mode)(self.states, self.editions, 1, players)

    def apply(self, action: list[int]) -> None:
        self.action[:] = action
        self.rules.kernel.apply.at(self.mode)(self.states, self.editions, 1, self.scratches)

    def take_events(self) -> list[tuple[int, ...]]:
        return take_events(self.states, 1)

    def legal(self, *seat: int) -> list[int]:
        legal = self.rules.legal.at(self.mode)
        count = legal(self.states, self.editions, 1, *seat, self.scratches)
        return [int(code) for code in self.codes[:count]]

    def refusals(self, *seat: int) -> list[tuple[int, list[int]]]:
        """Return the decision of every code, and why it is refused."""
        decode = self.rules.decode.at(self.mode)
        refusal = self.rules.kernel.refusal.at(self.mode)
        found = []
        for code in range(self.rules.codes):
            self.action[:] = [0] * len(self.action)
            decode(self.states, self.editions, 1, *seat, code, self.scratches)
            row = [int(number) for number in self.action]
            refused = refusal(self.states, self.editions, 1, self.scratches)
            found.append((int(refused), row))
        return found


class Twins:
    """A random game, interpreted and in another mode; a difference raises."""

    def __init__(self, rules: Rules, edition: Any, mode: Mode, *, log: bool = False) -> None:
        self.rules = rules
        self.plain = Engine(rules, edition, "interpreted", log=log)
        self.other = Engine(rules, edition, mode, log=log)
        self.log = log
        self.dealer: Any = rules.dealer()
        self.actions = 0

    def compare(self) -> None:
        """Compare every field and the events."""
        s = self.plain.state
        differences = s.differences(self.other.state)
        assert not differences and not s.fault, (
            f"after action {self.actions}, {self.dealer.action}: {differences}, fault {s.fault}"
        )
        if self.log:
            assert self.plain.take_events() == self.other.take_events()

    def compare_refusals(self) -> None:
        """Compare the lists of legal decisions, and the refusal of every code."""
        for seat in self.rules.seats(self.plain.state):
            assert self.plain.legal(*seat) == self.other.legal(*seat)
            assert self.plain.refusals(*seat) == self.other.refusals(*seat)

    def play(self, players: int, decisions: int, *, seed: int, sample_every: int = 0) -> int:
        """Play whole games one after the other, and return how many were started."""
        self.dealer.generator[:] = generator_words(seed, players)
        left, games = decisions, 0
        while left > 0:
            self.start(players)
            games += 1
            while left > 0 and self.plain.state.awaits != self.rules.kernel.over:
                left -= self.step()
                if sample_every and self.actions % sample_every == 0:
                    self.compare_refusals()
        return games

    def start(self, players: int) -> None:
        self.plain.start(players)
        self.other.start(players)
        self.rules.begin(self.plain.state, self.dealer)
        self.compare()

    def step(self) -> int:
        """Play one action of a player or of chance; return the number of decisions."""
        s = self.plain.state
        by_chance = s.awaits in self.rules.kernel.chance
        choose = self.rules.draw_chance if by_chance else self.rules.decide
        choose(s, self.plain.editions[0], self.dealer)
        self.plain.apply(self.dealer.action)
        self.other.apply(self.dealer.action)
        self.actions += 1
        self.compare()
        return 0 if by_chance else 1
