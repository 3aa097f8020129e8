"""Sequential halving: all candidates meet some worlds, the better half meets more, and so on."""

from __future__ import annotations

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
        if budget.rollouts is not None:
            meet(kept, max(1, budget.rollouts // (rounds * kept)))
        else:
            assert budget.seconds is not None
            meet(kept, 1)
            while clock() - began < budget.seconds * number / rounds:
                meet(kept, 1)
        kept = (kept + 1) // 2
