"""A search in Monopoly: positions are compared by as many rollouts as a budget allows."""

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
from .features import Features
from .heuristics import Policy
from .landing_odds import odds_of
from .learned_value import learned_net
from .rollouts import WIN, RolloutDealer, Tally, run_rollouts
from .value import Net

FEWEST_ROLLOUTS: Final = 4
MOST_ROLLED_OUT: Final = 9  # positions; of more than these, the best by their value
AT_ONCE: Final = -1  # turns: the value of the position itself
COMPARISONS: Final = 3  # at most before one decision: they share its seconds
TURNS_EACH: Final = 3  # of every player, in a rollout
PASS: Final = "pass"
_THOUSANDTHS: Final = 1000

# hope, bids, reserve, rivalry, kept. Opponents follow one of the first few; the searching seat
# follows the very first, or one of the last, which differ in their reserve.
POLICIES: Final = (
    (20, 100, 100, 49, 0),
    (20, 100, 100, 49, 0),
    (20, 60, 100, 20, 200),
    (60, 110, 60, 30, 0),
    (20, 80, 250, 60, 50),
    (20, 100, 30, 49, 0),
    (20, 100, 250, 49, 0),
    (20, 100, 600, 49, 0),
)
OPPONENTS: Final = 5
USUAL: Final = 0
RESERVES: Final = {1.0: USUAL, 0.3: OPPONENTS, 2.5: OPPONENTS + 1, 6.0: OPPONENTS + 2}
"""Policies by their reserve, as a multiple of the usual one."""


class Estimate(NamedTuple):
    """A position's result in rollouts: its share of wins, and its lead over the first position.

    Positions that sequential halving dropped have fewer rollouts than the others.
    """

    rollouts: int
    share: float
    gap: float
    error: float  # the standard error of the gap


class Candidate(NamedTuple):
    """An action, and the share of wins to expect; None where no rollouts were possible.

    In an auction, owning the lot is better than a rival's owning it up to `limit`.
    """

    do: str
    win_share: float | None = None
    rollouts: int = 0
    limit: int | None = None


@lru_cache(maxsize=4)
def policies_of(mode: Mode) -> list[Policy]:
    """Return memory with all policies, ready for entries."""
    memory = allocate(Policy, len(POLICIES), mode)
    for i, (hope, bids, reserve, rivalry, kept) in enumerate(POLICIES):
        policy = Policy()
        policy.hope, policy.bids, policy.reserve = hope, bids, reserve
        policy.rivalry, policy.kept = rivalry, kept
        write(memory, i, policy)
    return memory


class Search:
    """Rolls out positions, within a budget for each comparison."""

    def __init__(self, rng: random.Random, budget: Budget, mode: Mode | None = None) -> None:
        self._rng = rng
        self._budget = budget
        self._mode = mode or bulk_mode()
        self._nets = allocate(Net, 1, self._mode)
        write(self._nets, 0, learned_net())
        self._features = allocate(Features, 1, self._mode)

    def compare(
        self,
        view: View,
        positions: Sequence[State],
        policies: Sequence[int] = (),
        *,
        halving: bool = True,
    ) -> list[Estimate]:
        """Return an estimate of each position for the view's seat, by sequential halving.

        From a position on the seat follows the usual policy, or the one given for the position.
        Without halving, all positions get the same number of rollouts.
        """
        memory = _Memory(positions, policies, self._mode, self._rng)
        kept = self._kept_by_value(view, memory, len(positions))
        rounds = max(1, (len(kept) - 1).bit_length()) if halving else 1
        began, done = time.perf_counter(), 0
        for number in range(1, rounds + 1):
            while not self._is_spent(done, began, number / rounds):
                rollouts = self._rollouts(done, len(kept), number / rounds)
                self._run(view, memory, rollouts)
                done += rollouts * len(kept)
            kept = memory.best(kept, max(1, len(kept) // 2))
            memory.keep(kept)
        return memory.estimates()

    def _kept_by_value(self, view: View, memory: _Memory, count: int) -> list[int]:
        """Return the positions to roll out: all, or those with the highest values."""
        if count <= MOST_ROLLED_OUT:
            return list(range(count))
        # A rollout of no turns is the value of the position itself.
        self._run(view, memory, 1, turns=AT_ONCE)
        kept = memory.best(range(count), MOST_ROLLED_OUT - 1)
        memory.keep(kept, reset=True)
        return kept

    def _is_spent(self, rollouts: int, began: float, part: float) -> bool:
        most, seconds = self._budget.rollouts, self._budget.seconds
        if most is not None and rollouts >= most * part:
            return True
        passed = time.perf_counter() - began
        return seconds is not None and rollouts > 0 and passed >= seconds * part / COMPARISONS

    def _rollouts(self, done: int, kept: int, part: float) -> int:
        """Return the number of rollouts of each position before the clock is checked again."""
        if self._budget.rollouts is None or self._budget.seconds is not None:
            return FEWEST_ROLLOUTS
        return max(FEWEST_ROLLOUTS, int(self._budget.rollouts * part - done) // kept)

    def _run(self, view: View, memory: _Memory, rollouts: int, *, turns: int = TURNS_EACH) -> None:
        assert view.seat is not None
        alive = sum(seat.went_out is None for seat in view.seats)
        run_rollouts.at(self._mode)(
            memory.states,
            table_of(view, self._mode),
            odds_of(edition_of(view), self._mode),
            policies_of(self._mode),
            self._nets,
            self._features,
            memory.dealers,
            memory.tallies,
            view.seat - 1,
            OPPONENTS,
            turns * alive,
            rollouts,
        )


class _Memory:
    """Memory for the entry: a state for each position and one to play rollouts in."""

    def __init__(
        self, positions: Sequence[State], policies: Sequence[int], mode: Mode, rng: random.Random
    ) -> None:
        self.states = allocate(State, len(positions) + 1, mode)
        self.tallies = allocate(Tally, len(positions), mode)
        self.dealers = allocate(RolloutDealer, 3, mode)
        for i, position in enumerate(positions):
            write(self.states, i, position)
        dealer = RolloutDealer()
        dealer.generator[:] = [rng.randrange(1, 1 << 32) for _ in dealer.generator]
        write(self.dealers, 0, dealer)
        for i, policy in enumerate(policies):
            tally = Tally()
            tally.policy = policy
            write(self.tallies, i, tally)
        self.keep(range(len(positions)))

    def keep(self, kept: Sequence[int], *, reset: bool = False) -> None:
        """Roll out only these positions from now on; with `reset`, clear all tallies."""
        for i in range(len(self.tallies)):
            tally = read(Tally, self.tallies, i)
            tally.kept = int(i in kept)
            if reset:
                tally.rollouts = tally.score = tally.gap = tally.squares = 0
            write(self.tallies, i, tally)

    def best(self, kept: Sequence[int], count: int) -> list[int]:
        """Return the first position and the best of the others so far.

        The first is what the others are compared with, so it is never dropped.
        """
        estimates = self.estimates()
        return [0, *sorted(kept[1:], key=lambda i: -estimates[i].share)[:count]]

    def estimates(self) -> list[Estimate]:
        """Return the estimates of all positions so far."""
        rollouts, scores = column(self.tallies, "rollouts"), column(self.tallies, "score")
        gaps, squares = column(self.tallies, "gap"), column(self.tallies, "squares")
        return [_estimate(*each) for each in zip(rollouts, scores, gaps, squares, strict=True)]


def _estimate(rollouts: int, score: int, gap: int, squares: int) -> Estimate:
    count = max(1, rollouts)
    mean = gap / count / _THOUSANDTHS
    variance = max(0.0, squares / count / _THOUSANDTHS**2 - mean * mean)
    return Estimate(rollouts, score / count / WIN, mean, sqrt(variance / count))
