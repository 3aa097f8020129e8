"""The levels of Monopoly: plain rules with a careful or an even taste, and two that look ahead.

Nobody blunders on purpose: a beginner keeps too much cash and sees too late what a group is worth.
Of the two that look ahead, the lower one does so in fewer worlds, and only where it is asked.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Final

from magnate.kernel import Mode
from magnate.search.budget import Budget

from .expert_monopoly import ExpertMonopoly
from .monopoly_reading import Reading
from .monopoly_taste import STEADY, Taste
from .steady_monopoly import SteadyMonopoly

CAREFUL: Final = Taste(hope=0.3, bids=0.6, reserve=2.5, rivalry=0.5)
FEW: Final = Budget(rollouts=30)
ENOUGH: Final = Budget(rollouts=400, seconds=1.0)
"""For each comparison; with a quarter as many it won as often, see docs/decisions/0008-bots.md."""


def _plain(rng: random.Random, *, taste: Taste, budget: Budget | None = None) -> SteadyMonopoly:
    """Return a player by plain rules; it needs no budget, as it does not look ahead."""
    return SteadyMonopoly(rng, taste=taste)


class StrongMonopoly(ExpertMonopoly):
    """Looks ahead where it is asked or offered something; it trades and builds by plain rules."""

    def _plan(self, r: Reading) -> str | None:
        return self._steady._plan(r)


def _looking(
    rng: random.Random,
    *,
    kind: type[ExpertMonopoly],
    own: Budget,
    budget: Budget | None = None,
    mode: Mode | None = None,
) -> ExpertMonopoly:
    """Return a player that looks ahead, within its own budget or a smaller one."""
    return kind(rng, budget=own.bounded(budget), mode=mode)


beginner = partial(_plain, taste=CAREFUL)
casual = partial(_plain, taste=STEADY)
strong = partial(_looking, kind=StrongMonopoly, own=FEW)
expert = partial(_looking, kind=ExpertMonopoly, own=ENOUGH)
