"""Six ways to play Acquire, each with one strategy: opponents to measure and train against."""

from __future__ import annotations

import random
from functools import partial
from typing import Final

from magnate.acquire.actions import from_row
from magnate.acquire.rules.legal import decode
from magnate.acquire.view import View
from magnate.search.acquire.determinize import determinize, edition_of
from magnate.search.acquire.policy import Choices, Policy, best_choice

_USUAL: Final = {
    "envy": 30,
    "doubt": 50,
    "fear": 50,
    "growth": 50,
    "thirst": 40,
    "reserve": 2000,
    "founding": 1000,
    "returning": 50,
    "pair": 100,
}


def policy(**weights: int) -> Policy:
    """Return the usual policy with some of its weights changed."""
    made = Policy()
    for name, weight in {**_USUAL, **weights}.items():
        setattr(made, name, weight)
    return made


class PolicyAcquire:
    """Makes the move with the highest gain by its policy."""

    def __init__(self, rng: random.Random, *, policy: Policy) -> None:
        self._rng = rng
        self._policy = policy
        self._choices = Choices()

    def decide(self, view: View) -> str | None:
        """Return a legal action, or None if the seat is not to move."""
        if view.prompt is None:
            return None
        (e,) = edition_of(view, "interpreted")
        s = determinize(view, self._rng)
        decode(s, e, best_choice(s, e, self._policy, self._choices), self._choices.action)
        return str(from_row(self._choices.action))


def _pool_bot(**weights: int) -> partial[PolicyAcquire]:
    return partial(PolicyAcquire, policy=policy(**weights))


raider = _pool_bot(merging=5000, doubt=20, growth=20, returning=0)
"""Holds small chains and has them acquired for the bonus as soon as it can."""

hoarder = _pool_bot(largeness=12, growth=120, doubt=80, founding=0)
"""Buys into the largest chains and waits for their price to rise."""

fighter = _pool_bot(fear=100, doubt=0, thirst=0, growth=20)
"""Buys to be first in every chain, and to stay first."""

saver = _pool_bot(thirst=90, reserve=3500, doubt=60)
"""Saves its cash and buys only bargains."""

spoiler = _pool_bot(envy=110, fear=70)
"""Denies the others their bonuses rather than seeking its own."""

pioneer = _pool_bot(founding=5000, pair=600, returning=100, thirst=0)
"""Founds chains wherever it can, and keeps shares of acquired chains for their return."""

POOL_POLICIES: Final = tuple(
    each.keywords["policy"] for each in (raider, hoarder, fighter, saver, spoiler, pioneer)
)
"""The weights of all six."""
