"""Run many games of random players; the statistics that all games share."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields, replace
from math import lcm
from operator import add
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from magnate.chance import generator_words
from magnate.kernel import KernelEntry, KernelError, Mode, Schema, allocate, column, write

_MOST_SEATS = 8
# A shared win is split among its winners; counted in parts of 1/PARTS, the sums stay integers.
PARTS = lcm(*range(1, _MOST_SEATS + 1))
_SECONDS_PER_CHUNK = 0.1


@dataclass(frozen=True)
class Statistics:
    """Sums over a number of games; equal for equal games, however long they took.

    `counted` names the sums that a game adds, `owned` the sum of each seat's final wealth.
    """

    counted: ClassVar[tuple[str, ...]] = ()
    owned: ClassVar[str]

    players: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    fewest_turns: int = 0
    most_turns: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    win_parts: tuple[int, ...] = ()
    seconds: float = field(default=0.0, compare=False)

    @property
    def wins(self) -> tuple[float, ...]:
        """The games won by each seat; winners split a shared win."""
        return tuple(parts / PARTS for parts in self.win_parts)

    def per_game(self, total: float) -> float:
        """Return the mean of a sum; 0 before the first game."""
        return total / self.games if self.games else 0.0

    def per_second(self, total: int) -> float:
        """Return a rate per second; 0 before the first game."""
        return total / self.seconds if self.seconds else 0.0

    def plus(self, more: Self) -> Self:
        """Return the statistics of these games and others together."""
        if not self.games:
            return more
        sums = {
            each.name: _added(getattr(self, each.name), getattr(more, each.name))
            for each in fields(self)
        }
        sums["players"] = self.players
        sums["fewest_turns"] = min(self.fewest_turns, more.fewest_turns)
        sums["most_turns"] = max(self.most_turns, more.most_turns)
        return replace(self, **sums)


def _added(one: Any, more: Any) -> Any:
    """Add two numbers, or two collections of numbers member by member."""
    if isinstance(one, dict):
        return {name: one[name] + more[name] for name in one}
    return tuple(map(add, one, more)) if isinstance(one, tuple) else one + more


def win_parts(winners: Iterable[list[int]], players: int) -> tuple[int, ...]:
    """Return each seat's wins in parts of 1/PARTS; winners are seats counted from 0."""
    won = [0] * players
    for seats in winners:
        for seat in seats:
            won[seat] += PARTS // len(seats)
    return tuple(won)


class Engine(NamedTuple):
    """The parts of a game that a simulation uses."""

    state: type[Schema]
    dealer: type[Schema]
    result: type[Schema]
    play_games: KernelEntry[[list[Any], Any, int, list[Any], list[Any]], int]


T = TypeVar("T", bound=Statistics)


class Simulation(ABC, Generic[T]):
    """Random games of one edition; the same seed gives the same games in every mode."""

    engine: ClassVar[Engine]

    def __init__(self, statistics: T, table: list[Any], *, seed: int, mode: Mode) -> None:
        self.mode = mode
        self.statistics = statistics
        self._table = table
        self._states = allocate(self.engine.state, 1, mode)
        self._dealers = allocate(self.engine.dealer, 1, mode)
        dealer: Any = self.engine.dealer()
        dealer.generator[:] = generator_words(seed, 0)
        write(self._dealers, 0, dealer)

    @abstractmethod
    def _particulars(self, results: list[Any]) -> T:
        """Return the endings and the sums that this game adds; there is at least one result."""

    def run(self, games: int) -> None:
        """Play more games; splitting them into several runs does not change the results.

        Running 0 games prepares the engine, which may have to be compiled.
        """
        results = allocate(self.engine.result, games, self.mode)
        players = self.statistics.players
        play_games = self.engine.play_games.at(self.mode)
        began = time.perf_counter()
        done = play_games(self._states, self._table, players, self._dealers, results)
        seconds = time.perf_counter() - began
        if done < games:
            raise KernelError(f"the rules failed in game {self.statistics.games + done + 1}")
        if games:
            self.statistics = self.statistics.plus(self._counted(results, seconds))

    def _counted(self, results: list[Any], seconds: float) -> T:
        """Return the statistics of at least one result."""
        turns = column(results, "turns")
        return replace(
            self._particulars(results),
            games=len(results),
            decisions=sum(column(results, "decisions")),
            turns=sum(turns),
            fewest_turns=min(turns),
            most_turns=max(turns),
            seconds=seconds,
        )

    def run_to(self, games: int, progress: Callable[[T], None] | None = None) -> T:
        """Play until the total reaches `games`, and return the statistics.

        An interrupt stops early. `progress` is called with the statistics so far, about ten times
        a second.
        """
        chunk = 1
        try:
            self.run(0)
            while (left := games - self.statistics.games) > 0:
                began = time.perf_counter()
                self.run(min(chunk, left))
                if time.perf_counter() - began < _SECONDS_PER_CHUNK / 2:
                    chunk *= 2
                if progress:
                    progress(self.statistics)
        except KeyboardInterrupt:
            pass
        return self.statistics
