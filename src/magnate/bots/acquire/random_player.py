"""A bot for Acquire that decides at random."""

from __future__ import annotations

import random

from magnate.acquire.actions import BuyShares, DisposeShares, ReplaceTiles
from magnate.acquire.rules.state import PER_TRADE
from magnate.acquire.view import Prompt, View
from magnate.search.acquire.reading import affordable_baskets


class RandomAcquire:
    """Picks any legal action; declares and swaps as readily as it places a tile."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def decide(self, view: View) -> str | None:
        """Return a random legal action, or None if the seat is not to move."""
        prompt = view.prompt
        if prompt is None:
            return None
        if prompt.kind == "place":
            return self._rng.choice(_placements(prompt))
        if prompt.kind == "buy":
            return self._purchase(view, prompt)
        if prompt.kind == "dispose":
            return self._disposal(prompt)
        if prompt.kind == "replace":
            dead = [tile for tile in prompt.tiles if self._rng.randrange(2)]
            return str(ReplaceTiles(tuple(dead)))
        return f"{prompt.kind} {self._rng.choice(prompt.chains)}"

    def _purchase(self, view: View, prompt: Prompt) -> str:
        baskets = affordable_baskets(view)
        chosen = self._rng.randrange(len(baskets) + prompt.may_declare)
        return str(BuyShares(baskets[chosen])) if chosen < len(baskets) else "declare"

    def _disposal(self, prompt: Prompt) -> str:
        trade = self._rng.randrange(0, prompt.most_traded + 1, PER_TRADE)
        return str(DisposeShares(self._rng.randrange(prompt.held - trade + 1), trade))


def _placements(prompt: Prompt) -> list[str]:
    """Return everything that can be done instead of, or by, placing a tile."""
    choices = [f"place {each.tile}" for each in prompt.placements if each.kind != "illegal"]
    others = {
        "declare": prompt.may_declare,
        "swap": prompt.may_swap,
        "skip": prompt.may_skip,
    }
    return choices + [action for action, allowed in others.items() if allowed]
