"""The levels of Acquire: the same player, which considers less and is less precise at lower levels.

Only the expert searches; the others use the learned value alone. No level blunders on purpose:
a lower level picks any of the moves that seem about as good as the best one, as people do.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Final, NamedTuple

from magnate.acquire.view import View
from magnate.kernel import Mode, bulk_mode
from magnate.search.acquire.learned_value import learned_net
from magnate.search.acquire.search import Candidate, Search
from magnate.search.budget import Budget

from .pool import policy


class Level(NamedTuple):
    """How well a level plays."""

    budget: Budget | None  # of the search; None uses the value alone
    shortlist: int  # number of moves considered
    slack: float  # moves whose shares of wins differ by less seem equal


ENOUGH: Final = Budget(rollouts=300, seconds=1.0)
"""More rollouts won no more games against a tree search; see benchmarks/notebook-bots.md."""
BEGINNER: Final = Level(None, shortlist=16, slack=0.07)
CASUAL: Final = Level(None, shortlist=16, slack=0.03)
STRONG: Final = Level(None, shortlist=64, slack=0.01)
EXPERT: Final = Level(ENOUGH, shortlist=64, slack=0.0)
VALUE: Final = Level(None, shortlist=64, slack=0.0)  # not a level, but the yardstick of the search


class LevelAcquire:
    """Makes one of the moves with the highest expected share of wins."""

    def __init__(
        self,
        rng: random.Random,
        *,
        level: Level,
        budget: Budget | None = None,
        mode: Mode | None = None,
    ) -> None:
        self._rng = rng
        self._slack = level.slack
        self._budget = level.budget.bounded(budget) if level.budget else None
        self._search = Search(
            policy(), learned_net(), mode=mode or bulk_mode(), shortlist=level.shortlist
        )

    def decide(self, view: View) -> str | None:
        """Return a legal action, or None if the seat is not to move."""
        if view.prompt is None:
            return None
        best, *others = self.candidates(view)
        if self._slack == 0:
            return str(best.action)
        near = [each for each in others if each.win_share > best.win_share - self._slack]
        return str(self._rng.choice([best, *near]).action)

    def candidates(self, view: View) -> list[Candidate]:
        """Return the candidates, the best first."""
        return self._search.best(view, self._rng, self._budget)


beginner = partial(LevelAcquire, level=BEGINNER)
casual = partial(LevelAcquire, level=CASUAL)
strong = partial(LevelAcquire, level=STRONG)
expert = partial(LevelAcquire, level=EXPERT)
value = partial(LevelAcquire, level=VALUE)
