"""Sequential halving: all candidates get some rollouts, the better half gets more, and so on.

A search has to find the best candidate, not to score well while it looks. An even split within each
round suits that better than a bandit rule such as UCB1: the last two candidates, which are hard to
tell apart, get far more rollouts than the first round gave them.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from .budget import Budget


def halve(
    kept: int,
    budget: Budget,
    run: Callable[[int, int], object],
    clock: Callable[[], float] = time.perf_counter,
) -> None:
    """Spend a budget on candidates: `run(kept, rollouts)` rolls out the first `kept` of them.

    It must leave the best of them first. Every round costs the same.
    """
    rounds = (kept - 1).bit_length()
    began = clock()
    for number in range(1, rounds + 1):
        most = max(1, (budget.rollouts or sys.maxsize) // (rounds * kept))
        if budget.seconds is None:
            run(kept, most)
        else:
            end = began + budget.seconds * number / rounds
            _run_until(end, kept, most, run, clock)
        kept = (kept + 1) // 2


def _run_until(
    end: float,
    kept: int,
    most: int,
    run: Callable[[int, int], object],
    clock: Callable[[], float],
) -> None:
    """Run rollouts until a time, or until enough are done; each call fills half the time left."""
    began = now = clock()
    done, rollouts = 0, 1
    while done == 0 or (now < end and done < most):  # at least one, however late it is
        run(kept, rollouts)
        done += rollouts
        now = clock()
        # Half of what fits at the speed so far, and at most doubling: the first rollouts may be
        # unusually fast or slow.
        fit = (end - now) / 2 * done / max(now - began, 1e-9)
        rollouts = min(max(1, int(min(fit, 2 * done))), most - done)
