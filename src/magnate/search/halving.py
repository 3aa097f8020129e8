"""Sequential halving: all candidates meet some worlds, the better half meets more, and so on."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from .budget import Budget


def halve(
    kept: int,
    budget: Budget,
    meet: Callable[[int, int], object],
    clock: Callable[[], float] = time.perf_counter,
) -> None:
    """Spend a budget on candidates: `meet(kept, worlds)` lets the first `kept` meet worlds.

    It must leave the best of them first. Every round costs the same, so that the last two meet
    far more worlds than all of them did in the beginning.
    """
    rounds = (kept - 1).bit_length()
    began = clock()
    for number in range(1, rounds + 1):
        most = max(1, (budget.rollouts or sys.maxsize) // (rounds * kept))
        if budget.seconds is None:
            meet(kept, most)
        else:
            end = began + budget.seconds * number / rounds
            _meet_until(end, kept, most, meet, clock)
        kept = (kept + 1) // 2


def _meet_until(
    end: float,
    kept: int,
    most: int,
    meet: Callable[[int, int], object],
    clock: Callable[[], float],
) -> None:
    """Meet worlds until a time, or as many as are enough; each call fills half of what is left."""
    began = now = clock()
    met, worlds = 0, 1
    while met == 0 or (now < end and met < most):
        meet(kept, worlds)
        met += worlds
        now = clock()
        fit = (end - now) / 2 * met / max(now - began, 1e-9)
        worlds = min(max(1, int(min(fit, 2 * met))), most - met)
