"""Positions compared by playing on from them: as many worlds as a budget allows."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from magnate.kernel import Mode, allocate, bulk_mode, column, read, write
from magnate.monopoly.rules.state import State
from magnate.monopoly.view import View
from magnate.search.budget import Budget

from .determinize import edition_of, table_of
from .heuristics import Habit
from .landing_odds import odds_of
from .learned_value import learned_value
from .rollouts import WIN, Course, Tally, look_ahead

FEWEST_WORLDS: Final = 4
MOST_PLAYED: Final = 9  # positions; of more than these the best at first sight
AT_ONCE: Final = -1
COMPARISONS: Final = 3  # at most before one decision: they share its seconds
TURNS_EACH: Final = 3  # of every player, that are looked ahead
_THOUSANDTHS: Final = 1000

# How players are taken to play: hope, bids, reserve, rivalry, kept. The others are of the first
# kinds, the seat itself of the very first, or of the last ones, which differ in their reserve.
HABITS: Final = (
    (20, 100, 100, 49, 0),
    (20, 100, 100, 49, 0),
    (20, 60, 100, 20, 200),
    (60, 110, 60, 30, 0),
    (20, 80, 250, 60, 50),
    (20, 100, 30, 49, 0),
    (20, 100, 250, 49, 0),
    (20, 100, 600, 49, 0),
)
OTHERS: Final = 5
USUAL: Final = 0
RESERVES: Final = {1.0: USUAL, 0.3: OTHERS, 2.5: OTHERS + 1, 6.0: OTHERS + 2}
"""Habits by what they keep in reserve, of what is usual."""


class Outlook(NamedTuple):
    """How a position fares: the part of wins, and how much more than the first one's.

    Those that fared worst were left after fewer worlds than the others.
    """

    worlds: int
    share: float
    gap: float
    error: float  # of the gap: its standard error


@lru_cache(maxsize=4)
def habits_of(mode: Mode) -> list[Habit]:
    """Return memory with all habits, ready for entries."""
    memory = allocate(Habit, len(HABITS), mode)
    for i, (hope, bids, reserve, rivalry, kept) in enumerate(HABITS):
        habit = Habit()
        habit.hope, habit.bids, habit.reserve = hope, bids, reserve
        habit.rivalry, habit.kept = rivalry, kept
        write(memory, i, habit)
    return memory


class Lookout:
    """Plays on from positions, within a budget for each comparison."""

    def __init__(self, rng: random.Random, budget: Budget, mode: Mode | None = None) -> None:
        self._rng = rng
        self._budget = budget
        self._mode = mode or bulk_mode()
        self._value = learned_value(self._mode)

    def compare(
        self,
        view: View,
        positions: Sequence[State],
        habits: Sequence[int] = (),
        *,
        halving: bool = True,
    ) -> list[Outlook]:
        """Return the outlook of each position to the view's seat; the worse half is left early.

        From a position on the seat plays as usual, or by the habit that stands there. Without
        halving, all positions are looked at equally.
        """
        memory = _Memory(positions, habits, self._mode, self._rng)
        kept = self._kept_at_sight(view, memory, len(positions))
        rounds = max(1, (len(kept) - 1).bit_length()) if halving else 1
        began, rollouts = time.perf_counter(), 0
        for number in range(1, rounds + 1):
            while not self._is_spent(rollouts, began, number / rounds):
                worlds = self._worlds(rollouts, len(kept), number / rounds)
                self._look(view, memory, worlds)
                rollouts += worlds * len(kept)
            kept = memory.best(kept, max(1, len(kept) // 2))
            memory.keep(kept)
        return memory.outlooks()

    def _kept_at_sight(self, view: View, memory: _Memory, count: int) -> list[int]:
        """Return the positions to play on from: all, or those that look best at first sight."""
        if count <= MOST_PLAYED:
            return list(range(count))
        self._look(view, memory, 1, turns=AT_ONCE)
        kept = memory.best(range(count), MOST_PLAYED - 1)
        memory.keep(kept, anew=True)
        return kept

    def _is_spent(self, rollouts: int, began: float, part: float) -> bool:
        most, seconds = self._budget.rollouts, self._budget.seconds
        if most is not None and rollouts >= most * part:
            return True
        passed = time.perf_counter() - began
        return seconds is not None and rollouts > 0 and passed >= seconds * part / COMPARISONS

    def _worlds(self, rollouts: int, kept: int, part: float) -> int:
        if self._budget.rollouts is None or self._budget.seconds is not None:
            return FEWEST_WORLDS
        return max(FEWEST_WORLDS, int(self._budget.rollouts * part - rollouts) // kept)

    def _look(self, view: View, memory: _Memory, worlds: int, *, turns: int = TURNS_EACH) -> None:
        assert view.seat is not None
        alive = sum(seat.went_out is None for seat in view.seats)
        look_ahead.at(self._mode)(
            memory.states,
            table_of(view, self._mode),
            odds_of(edition_of(view), self._mode),
            habits_of(self._mode),
            self._value,
            memory.courses,
            memory.tallies,
            view.seat - 1,
            OTHERS,
            turns * alive,
            worlds,
        )


class _Memory:
    """What the entry works with: a state for each position and one to play on in."""

    def __init__(
        self, positions: Sequence[State], habits: Sequence[int], mode: Mode, rng: random.Random
    ) -> None:
        self.states = allocate(State, len(positions) + 1, mode)
        self.tallies = allocate(Tally, len(positions), mode)
        self.courses = allocate(Course, 3, mode)
        for i, position in enumerate(positions):
            write(self.states, i, position)
        course = Course()
        course.generator[:] = [rng.randrange(1, 1 << 32) for _ in course.generator]
        write(self.courses, 0, course)
        for i, habit in enumerate(habits):
            tally = Tally()
            tally.habit = habit
            write(self.tallies, i, tally)
        self.keep(range(len(positions)))

    def keep(self, kept: Sequence[int], *, anew: bool = False) -> None:
        """Look only at these positions from now on; forget all others if it begins anew."""
        for i in range(len(self.tallies)):
            tally = read(Tally, self.tallies, i)
            tally.kept = int(i in kept)
            if anew:
                tally.worlds = tally.score = tally.gap = tally.squares = 0
            write(self.tallies, i, tally)

    def best(self, kept: Sequence[int], count: int) -> list[int]:
        """Return the first position, and those of the others that fare best by now."""
        outlooks = self.outlooks()
        return [0, *sorted(kept[1:], key=lambda i: -outlooks[i].share)[:count]]

    def outlooks(self) -> list[Outlook]:
        """Return how the positions fare by now."""
        worlds, scores = column(self.tallies, "worlds"), column(self.tallies, "score")
        gaps, squares = column(self.tallies, "gap"), column(self.tallies, "squares")
        return [_outlook(*each) for each in zip(worlds, scores, gaps, squares, strict=True)]


def _outlook(worlds: int, score: int, gap: int, squares: int) -> Outlook:
    count = max(1, worlds)
    mean = gap / count / _THOUSANDTHS
    variance = max(0.0, squares / count / _THOUSANDTHS**2 - mean * mean)
    return Outlook(worlds, score / count / WIN, mean, sqrt(variance / count))
