"""The levels of Monopoly: a careful and a steady one with fixed rules, and two that search.

No level blunders on purpose: a beginner keeps too much cash and undervalues groups for too long.
Of the two that search, the lower one runs fewer rollouts, considers only trades in groups that
a player has begun, and agrees to any trade that seems to cost it next to nothing.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Final

from magnate.kernel import Mode
from magnate.search.budget import Budget
from magnate.search.monopoly.policy import STEADY, SteadyPolicy

from .expert import ExpertMonopoly
from .expert_trades import TradeBook
from .steady import SteadyMonopoly

CAREFUL: Final = SteadyPolicy(hope=0.3, bids=0.6, reserve=2.5, rivalry=0.5)
FEW: Final = Budget(rollouts=30)
NEXT_TO_NOTHING: Final = 0.02  # share of a win
ENOUGH: Final = Budget(rollouts=400, seconds=1.0)
"""For each comparison; a quarter of it won as often, see benchmarks/notebook-bots.md."""


def _plain(
    rng: random.Random, *, policy: SteadyPolicy, budget: Budget | None = None
) -> SteadyMonopoly:
    """Return a bot with fixed rules; it ignores the budget, because it does not search."""
    return SteadyMonopoly(rng, policy=policy)


def _searching(
    rng: random.Random,
    *,
    own: Budget,
    only_begun: bool = False,
    slack: float = 0.0,
    budget: Budget | None = None,
    mode: Mode | None = None,
) -> ExpertMonopoly:
    """Return a bot that searches, within its own budget or a smaller one."""
    book = TradeBook(only_begun=only_begun)
    return ExpertMonopoly(rng, budget=own.bounded(budget), mode=mode, book=book, slack=slack)


beginner = partial(_plain, policy=CAREFUL)
casual = partial(_plain, policy=STEADY)
strong = partial(_searching, own=FEW, only_begun=True, slack=NEXT_TO_NOTHING)
expert = partial(_searching, own=ENOUGH)
