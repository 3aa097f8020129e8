"""One game in two modes at once: each action goes to both, and their states are compared."""

from __future__ import annotations

from magnate.acquire import Edition
from magnate.acquire.edition_table import edition_table
from magnate.acquire.random_play import Dealer, draw_chance, random_decision, shuffle_pile
from magnate.acquire.rules import state as k
from magnate.acquire.rules.flow import apply_entry, refusal_entry, start_entry
from magnate.acquire.rules.legal import CODES, decode_entry, legal_entry
from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, field, heard, read


class Engine:
    """A game in one mode, driven by entries alone."""

    def __init__(self, edition: Edition, mode: Mode, *, log: bool) -> None:
        self.mode: Mode = mode
        self.editions = edition_table(edition, mode)
        self.states = allocate(k.State, 2, mode, log=log)  # the second is used; indices matter
        self.desks = allocate(k.Desk, 1, mode)
        self.action = field(self.desks, 0, "action")
        self.codes = field(self.desks, 0, "codes")

    @property
    def state(self) -> k.State:
        return read(k.State, self.states, 1)

    def start(self, players: int) -> None:
        start_entry.at(self.mode)(self.states, self.editions, 1, players)

    def apply(self, action: list[int]) -> None:
        self.action[:] = action
        apply_entry.at(self.mode)(self.states, self.editions, 1, self.desks)

    def heard(self) -> list[tuple[int, ...]]:
        return heard(self.states, 1)

    def legal(self) -> list[int]:
        count = legal_entry.at(self.mode)(self.states, self.editions, 1, self.desks)
        return [int(code) for code in self.codes[:count]]

    def refusals(self) -> list[tuple[int, list[int]]]:
        """Return for every code why its decision is refused, and the decision."""
        found = []
        for code in range(CODES):
            self.action[:] = [0] * k.ACTION_WIDTH
            decode_entry.at(self.mode)(self.states, self.editions, 1, code, self.desks)
            row = [int(number) for number in self.action]
            refused = refusal_entry.at(self.mode)(self.states, self.editions, 1, self.desks)
            found.append((int(refused), row))
        return found


class Twins:
    """A random game, interpreted and in another mode; whatever differs raises."""

    def __init__(self, edition: Edition, mode: Mode, *, log: bool = False) -> None:
        self.plain = Engine(edition, "interpreted", log=log)
        self.other = Engine(edition, mode, log=log)
        self.log = log
        self.dealer = Dealer()
        self.actions = 0

    def compare(self) -> None:
        """Compare every field, and what was said."""
        s = self.plain.state
        differences = s.differences(self.other.state)
        assert not differences and not s.fault, (
            f"after action {self.actions}, {self.dealer.action}: {differences}, fault {s.fault}"
        )
        if self.log:
            assert self.plain.heard() == self.other.heard()

    def compare_refusals(self) -> None:
        """Compare the lists of legal decisions, and the refusal of every code."""
        assert self.plain.legal() == self.other.legal()
        assert self.plain.refusals() == self.other.refusals()

    def play(self, players: int, decisions: int, *, seed: int, sample_every: int = 0) -> int:
        """Play whole games one after the other, and return how many were begun."""
        self.dealer.generator[:] = generator_words(seed, players)
        left, games = decisions, 0
        while left > 0:
            self.start(players)
            games += 1
            while left > 0 and self.plain.state.awaits != k.OVER:
                left -= self.step()
                if sample_every and self.actions % sample_every == 0:
                    self.compare_refusals()
        return games

    def start(self, players: int) -> None:
        self.plain.start(players)
        self.other.start(players)
        shuffle_pile(self.plain.state, self.dealer)
        self.compare()

    def step(self) -> int:
        """Play one action of a player or of chance; return the number of decisions."""
        s = self.plain.state
        by_chance = k.START <= s.awaits <= k.MARKET
        if by_chance:
            draw_chance(s, self.dealer)
        else:
            random_decision(s, self.plain.editions[0], self.dealer)
        self.plain.apply(self.dealer.action)
        self.other.apply(self.dealer.action)
        self.actions += 1
        self.compare()
        return 0 if by_chance else 1
