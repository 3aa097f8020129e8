"""A player of Monopoly that looks ahead: what it might do is played on in many worlds.

What matters is compared so: to buy or to leave a lot to the auction, how far to bid, trades that
it offers and is offered, how to leave jail. The rest it does as a steady player.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from magnate.monopoly.view import OfferView, Prompt, View
from magnate.search.budget import Budget
from magnate.search.monopoly.lookout import RESERVES, Lookout, Outlook
from magnate.search.monopoly.positions import Root
from magnate.search.monopoly.worlds import can_be_pictured

from .expert_monopoly_trades import TradeBook
from .monopoly_legality import may_accept, may_make_offers
from .monopoly_player import MonopolyPlayer
from .monopoly_reading import Reading
from .monopoly_taste import Taste
from .steady_monopoly import SteadyMonopoly
from .steady_monopoly_building import mortgage_to_build, purchase, redemption
from .steady_monopoly_raising import step_to_buy
from .steady_monopoly_worth import Worth

BUDGET: Final = Budget(rollouts=600)
SURE: Final = 1.0  # standard errors by which a trade must be better
LEAST_GAP: Final = 0.015  # part of a win by which it must be better to leave a lot
PRICES: Final = (50, 100, 140, 200)  # percentages of the printed price that are looked at
BID_PARTS: Final = 20  # a raise is one part in so many of the price


class ExpertMonopoly(MonopolyPlayer):
    """Decides by what the positions after its decisions are worth; always legally."""

    def __init__(self, rng: random.Random, *, budget: Budget = BUDGET) -> None:
        self._steady = SteadyMonopoly(rng)
        self._lookout = Lookout(rng, budget)
        self._book = TradeBook()
        self._window: tuple[int, int] = (0, 0)
        self._done: set[str] = set()  # of its own accord, since the last roll
        self._considered: tuple[int, ...] = ()  # when nothing was to be built or redeemed
        self._limit: tuple[tuple[int, str], int] | None = None  # of an auction
        self._wanted: tuple[int, str] | None = None  # a lot for which money is raised

    def decide(self, view: View) -> str | None:
        """Return one legal action; None if the seat is not asked and wants nothing."""
        return super().decide(view) if can_be_pictured(view) else self._steady.decide(view)

    # Of its own accord

    def _answer_offer(self, r: Reading, offer: OfferView) -> str:
        refusal = f"refuse {offer.seat}"
        if not may_accept(r, offer) or offer.uses_card:
            return self._steady.decide(r.view) or refusal
        root = Root(r.view)
        yes = root.after(f"accept {offer.seat}")
        _, found = self._lookout.compare(r.view, [root.after(refusal), yes])
        return f"accept {offer.seat}" if found.gap > SURE * found.error else refusal

    def _plan(self, r: Reading) -> str | None:
        """Return what to do while the dice rest: build, redeem, trade; nothing of it twice."""
        window = (r.view.turns, r.view.doubles)
        if window != self._window:
            self._window, self._done = window, set()
        if may_make_offers(r):
            offer = self._book.offer(r, self._lookout)
            if offer is not None:
                return offer
        now = (*window, r.cash, r.view.houses, r.view.hotels, len(r.me.lots))
        action = None if now == self._considered else self._spend(r)
        if action is None or action in self._done:
            self._considered = now
            return None
        self._done.add(action)
        return action

    def _spend(self, r: Reading) -> str | None:
        """Return what to build or redeem, with the reserve by which the seat fares best."""
        if not r.monopolies() and not any(r.lots[lot].mortgaged for lot in r.me.lots):
            return None
        seen = {}
        for reserve in RESERVES:
            reading = Reading(r.view, r.seat, Taste(reserve=reserve))
            worth = Worth(reading)
            seen[reserve] = (
                purchase(reading, worth) or mortgage_to_build(reading, worth) or redemption(reading)
            )
        if len(set(seen.values())) == 1:
            return seen[1.0]
        positions = [Root(r.view).s] * len(seen)
        outlooks = self._lookout.compare(r.view, positions, [*RESERVES.values()])
        return [*seen.values()][_best_of(outlooks)]

    # What the seat is asked

    def _answer(self, r: Reading, prompt: Prompt) -> str:
        if prompt.kind == "roll":
            return self._roll(r, prompt)
        if prompt.kind == "buy":
            return self._buy(r, prompt)
        if prompt.kind == "bid" and prompt.lot is not None:
            return self._bid(r, prompt, prompt.lot)
        if prompt.kind == "debt" and r.cash + prompt.can_raise >= prompt.amount:
            root = Root(r.view)  # a step may need the houses that another one gives back
            steps = [step.do for step in prompt.raising if root.allows(step.do)]
            return self._best(r, steps, "raise") if steps else "raise"
        answer = self._steady.decide(r.view)
        assert answer is not None
        return answer

    def _best(self, r: Reading, actions: Sequence[str], then: str | None = None) -> str:
        """Return the action after which the seat fares best; `then` follows while it is asked."""
        if len(actions) == 1:
            return actions[0]
        root = Root(r.view)
        positions = [root.after(action, then) for action in actions]
        outlooks = self._lookout.compare(r.view, positions)
        return actions[_best_of(outlooks)]

    def _roll(self, r: Reading, prompt: Prompt) -> str:
        """Return how to leave jail, or the roll."""
        ways = []
        if "card" in prompt.ways and r.me.jail_cards:
            ways.append("card")
        elif "pay" in prompt.ways and prompt.amount <= r.cash:
            ways.append("pay")
        return self._best(r, ["roll", *ways])

    def _buy(self, r: Reading, prompt: Prompt) -> str:
        """Return whether to buy a lot; other lots may be mortgaged for it."""
        assert prompt.lot is not None
        if prompt.amount <= r.cash:
            return "decline" if self._leaves(r) else "buy"
        here = (r.view.turns, prompt.lot)
        step = step_to_buy(r, Worth(r), prompt.lot)
        if step is None:
            return "decline"
        if self._wanted != here:
            root = Root(r.view)
            positions = [root.after("decline"), root.owning(prompt.lot, r.seat, prompt.amount)]
            if self._lookout.compare(r.view, positions)[1].gap <= 0:
                return "decline"
            self._wanted = here
        return step

    def _leaves(self, r: Reading) -> bool:
        """Tell whether a lot is surely better left to the auction: others may bid more there."""
        root = Root(r.view)
        outlooks = self._lookout.compare(r.view, [root.after("buy"), root.after("decline")])
        return outlooks[1].gap > LEAST_GAP + 2 * SURE * outlooks[1].error

    def _bid(self, r: Reading, prompt: Prompt, lot: str) -> str:
        """Return a bid in small steps, up to the price at which owning is no better than not."""
        auction = (r.view.turns, lot)
        if self._limit is None or self._limit[0] != auction:
            self._limit = (auction, self._price(r, prompt, lot))
        limit = min(self._limit[1], r.cash)
        if prompt.least > limit:
            return "pass"
        step = r.lots[lot].price // BID_PARTS
        return f"bid {max(prompt.least, min(limit, prompt.amount + step))}"

    def _price(self, r: Reading, prompt: Prompt, lot: str) -> int:
        """Return the most to bid: where the outlook of owning meets that of a rival's owning."""
        root = Root(r.view)
        price = r.lots[lot].price
        rival = root.keenest_rival(lot)
        if rival is None:
            return prompt.least
        paid = max(prompt.least, min(price, root.s.cash[rival - 1]))
        looked = {prompt.least, r.cash, *(price * percent // 100 for percent in PRICES)}
        prices = [each for each in sorted(looked) if prompt.least <= each <= r.cash]
        if not prices:
            return 0
        positions = [root.owning(lot, rival, paid)]
        positions += [root.owning(lot, r.seat, each) for each in prices]
        outlooks = self._lookout.compare(r.view, positions, halving=False)
        gaps = [each.gap for each in outlooks[1:]]
        return crossing(prices, gaps)


def _best_of(outlooks: Sequence[Outlook]) -> int:
    """Return the best of those that were looked at to the end."""
    return max(range(len(outlooks)), key=lambda i: (outlooks[i].worlds, outlooks[i].gap))


def crossing(prices: Sequence[int], gaps: Sequence[float]) -> int:
    """Return the highest price at which the gap is not below nothing, between those looked at."""
    limit = 0
    for i, (price, gap) in enumerate(zip(prices, gaps, strict=True)):
        if gap >= 0:
            limit = price
        elif i and gaps[i - 1] >= 0:
            share = gaps[i - 1] / (gaps[i - 1] - gap)
            return int(prices[i - 1] + share * (price - prices[i - 1]))
        else:
            return limit
    return limit
