"""Many games of random players, and what can be counted in them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import starmap
from math import lcm
from operator import add
from pathlib import Path

from magnate.chance import generator_words
from magnate.kernel import KernelError, Mode, allocate, bulk_mode, column, write

from .edition_table import edition_table
from .editions import Edition, load
from .game import ENDINGS, check_players
from .random_play import Dealer, Result, play_games
from .rules import state as k

# A shared win is split; in parts of this many the sums stay whole numbers.
_PARTS = lcm(*range(1, k.SEATS + 1))
_SECONDS_PER_CHUNK = 0.1


@dataclass(frozen=True)
class Statistics:
    """What was counted in some games; two are equal if the games are, whatever time they took."""

    players: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    fewest_turns: int = 0
    most_turns: int = 0
    mergers: int = 0
    foundings: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    win_parts: tuple[int, ...] = ()
    money: tuple[int, ...] = ()
    seconds: float = field(default=0.0, compare=False)

    @property
    def wins(self) -> tuple[float, ...]:
        """The games won by each seat; of a shared win, each winner has its part."""
        return tuple(parts / _PARTS for parts in self.win_parts)

    def per_game(self, total: float) -> float:
        """Return the mean of what was summed up; 0 before the first game."""
        return total / self.games if self.games else 0.0

    def per_second(self, total: int) -> float:
        """Return the speed at which something was done; 0 before the first game."""
        return total / self.seconds if self.seconds else 0.0

    def plus(self, more: Statistics) -> Statistics:
        """Return the statistics of these games and some more."""
        if not self.games:
            return more
        return Statistics(
            players=self.players,
            games=self.games + more.games,
            decisions=self.decisions + more.decisions,
            turns=self.turns + more.turns,
            fewest_turns=min(self.fewest_turns, more.fewest_turns),
            most_turns=max(self.most_turns, more.most_turns),
            mergers=self.mergers + more.mergers,
            foundings=self.foundings + more.foundings,
            endings={name: self.endings[name] + more.endings[name] for name in self.endings},
            win_parts=tuple(starmap(add, zip(self.win_parts, more.win_parts, strict=True))),
            money=tuple(starmap(add, zip(self.money, more.money, strict=True))),
            seconds=self.seconds + more.seconds,
        )


class Simulation:
    """Random games of one edition; the same seed gives the same games in every mode."""

    def __init__(
        self, edition: Edition, *, players: int, seed: int, mode: Mode | None = None
    ) -> None:
        check_players(edition, players)
        self.mode = mode or bulk_mode()
        self.statistics = Statistics(players)
        self._table = edition_table(edition, self.mode)
        self._states = allocate(k.State, 1, self.mode)
        self._dealers = allocate(Dealer, 1, self.mode)
        dealer = Dealer()
        dealer.generator[:] = generator_words(seed, 0)
        write(self._dealers, 0, dealer)

    def run(self, games: int) -> None:
        """Play some more games; how they are cut into runs changes nothing.

        Running none prepares the engine, which may have to be compiled.
        """
        results = allocate(Result, games, self.mode)
        players = self.statistics.players
        began = time.perf_counter()
        done = play_games.at(self.mode)(self._states, self._table, players, self._dealers, results)
        seconds = time.perf_counter() - began
        if done < games:
            raise KernelError(f"the rules failed in game {self.statistics.games + done + 1}")
        if games:
            counted = replace(_counted(results, players), seconds=seconds)
            self.statistics = self.statistics.plus(counted)


def _counted(results: list[Result], players: int) -> Statistics:
    """Return the statistics of some games, at least one."""
    turns = column(results, "turns")
    endings = Counter(column(results, "ending"))
    money = [cash[:players] for cash in column(results, "cash")]
    return Statistics(
        players=players,
        games=len(results),
        decisions=sum(column(results, "decisions")),
        turns=sum(turns),
        fewest_turns=min(turns),
        most_turns=max(turns),
        mergers=sum(column(results, "mergers")),
        foundings=sum(column(results, "foundings")),
        endings={name: endings[ending] for ending, name in ENDINGS.items()},
        win_parts=_win_parts(money, players),
        money=tuple(map(sum, zip(*money, strict=True))),
    )


def _win_parts(money: Sequence[Sequence[int]], players: int) -> tuple[int, ...]:
    won = [0] * players
    for amounts in money:
        most = max(amounts)
        part = _PARTS // amounts.count(most)
        for seat, amount in enumerate(amounts):
            won[seat] += part if amount == most else 0
    return tuple(won)


def simulate(
    edition: str | Path | Edition,
    *,
    players: int,
    games: int,
    seed: int,
    progress: Callable[[Statistics], None] | None = None,
) -> Statistics:
    """Return the statistics of random games; an interrupt ends them early.

    `progress` is called with what was counted so far, about ten times a second.
    """
    edition = edition if isinstance(edition, Edition) else load(edition)
    simulation = Simulation(edition, players=players, seed=seed)
    chunk = 1
    try:
        simulation.run(0)
        while (left := games - simulation.statistics.games) > 0:
            began = time.perf_counter()
            simulation.run(min(chunk, left))
            if time.perf_counter() - began < _SECONDS_PER_CHUNK / 2:
                chunk *= 2
            if progress:
                progress(simulation.statistics)
    except KeyboardInterrupt:
        pass
    return simulation.statistics
