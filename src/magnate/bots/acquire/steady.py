"""A sound bot for Acquire with fixed rules: it maximizes its gain by the figures it can see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from magnate.acquire.actions import BuyShares, DisposeShares, ReplaceTiles
from magnate.acquire.rules.state import PER_TRADE
from magnate.acquire.view import Prompt, View
from magnate.search.acquire.reading import Basket, Reading, affordable_baskets

from .steady_heuristics import Heuristics

T = TypeVar("T")
FOUNDED_SIZE = 2  # of a new chain whose name is being chosen


class SteadyAcquire:
    """Picks the action that gains most; chance only breaks ties."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def decide(self, view: View) -> str | None:
        """Return a legal action, or None if the seat is not to move."""
        prompt = view.prompt
        if prompt is None or view.seat is None:
            return None
        reading = Reading(view, view.seat)
        heuristics = Heuristics(reading)
        if prompt.may_declare and is_winning(heuristics):
            return "declare"
        if prompt.kind == "place":
            return self._place(prompt, heuristics)
        if prompt.kind == "buy":
            return self._buy(reading, heuristics)
        if prompt.kind == "dispose":
            return self._dispose(prompt, reading, heuristics)
        if prompt.kind == "replace":
            return str(ReplaceTiles(prompt.tiles))
        return f"{prompt.kind} {self._chain(prompt, reading, heuristics)}"

    def _best(self, choices: Sequence[T], gain: Callable[[T], float]) -> T:
        gains = [gain(choice) for choice in choices]
        most = max(gains)
        best = [choice for choice, each in zip(choices, gains, strict=True) if each == most]
        return self._rng.choice(best)

    def _place(self, prompt: Prompt, heuristics: Heuristics) -> str:
        legal = [effect for effect in prompt.placements if effect.kind != "illegal"]
        if legal:
            return f"place {self._best(legal, heuristics.placing).tile}"
        return "swap" if prompt.may_swap else "skip"

    def _chain(self, prompt: Prompt, reading: Reading, heuristics: Heuristics) -> str:
        """Return the chain to found, to survive, or to be acquired next."""
        if prompt.kind == "found":
            return self._best(prompt.chains, lambda chain: heuristics.founding(chain, FOUNDED_SIZE))
        if prompt.kind == "survivor":
            chains = merged_chains(reading)
            size = size_after(reading, chains)
            return self._best(
                prompt.chains, lambda each: heuristics.merging(chains, each, size=size)
            )
        # The first to trade finds more of the survivor's shares in the bank.
        return self._best(prompt.chains, lambda chain: reading.holdings[chain].holders[0])

    def _buy(self, reading: Reading, heuristics: Heuristics) -> str:
        """Return the purchase that gains most over keeping the money."""
        price = {chain.name: chain.price for chain in reading.view.chains}
        baskets = affordable_baskets(reading.view)
        gains = {
            part: heuristics.buying(*part) for part in {p for basket in baskets for p in basket}
        }

        def gain(basket: Basket) -> float:
            cost = sum(price[chain] * count for chain, count in basket)
            return sum(gains[part] for part in basket) + heuristics.money(reading.cash - cost)

        return str(BuyShares(self._best(baskets, gain)))

    def _dispose(self, prompt: Prompt, reading: Reading, heuristics: Heuristics) -> str:
        """Return how many shares of the acquired chain to sell and to trade; the rest is kept."""
        assert prompt.chain is not None and prompt.survivor is not None
        chain, survivor, held = prompt.chain, prompt.survivor, prompt.held
        size = size_after(reading, {*merged_chains(reading), chain, survivor})
        trades = range(0, prompt.most_traded + 1, PER_TRADE)
        traded = {trade: heuristics.trading(survivor, trade, size=size) for trade in trades}
        kept = [heuristics.keeping(chain, count) for count in range(held + 1)]

        def gain(disposal: tuple[int, int]) -> float:
            sell, trade = disposal
            cash = heuristics.money(reading.cash + sell * prompt.price)
            return cash + traded[trade] + kept[held - sell - trade]

        choices = [(sell, trade) for trade in trades for sell in range(held - trade + 1)]
        return str(DisposeShares(*self._best(choices, gain)))


def is_winning(heuristics: Heuristics) -> bool:
    """Return whether nobody would have more than the bot if the game ended now."""
    own, *others = heuristics.fortunes()
    return own >= max(others)


def merged_chains(reading: Reading) -> tuple[str, ...]:
    """Return the chains of the current merger that are not yet acquired."""
    merger = reading.view.merger
    return merger.pending if merger else ()


def size_after(reading: Reading, chains: Sequence[str] | set[str]) -> int:
    """Return the size of the chain that these chains and the tile between them become."""
    return 1 + sum(reading.holdings[chain].size for chain in chains)
