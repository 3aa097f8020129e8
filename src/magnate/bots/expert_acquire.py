"""A player of Acquire that looks ahead: the best decisions by plain rules, tried in many worlds."""

from __future__ import annotations

import random
from typing import Final

from magnate.acquire.view import View
from magnate.kernel import bulk_mode
from magnate.search.acquire.learned import learned_net
from magnate.search.acquire.search import Candidate, Search
from magnate.search.budget import Budget

from .acquire_styles import style

SECOND: Final = Budget(seconds=1.0)


class ExpertAcquire:
    """Takes the decision that wins most of the worlds that agree with what it sees."""

    def __init__(self, rng: random.Random, *, budget: Budget = SECOND) -> None:
        self._rng = rng
        self._budget = budget
        self._search = Search([style()], learned_net(), mode=bulk_mode())

    def decide(self, view: View) -> str | None:
        """Return a legal action, or None if the seat is not asked."""
        if view.prompt is None:
            return None
        return str(self.candidates(view)[0].action)

    def candidates(self, view: View) -> list[Candidate]:
        """Return the decisions that were compared, the best first."""
        return self._search.best(view, self._rng, self._budget)
