"""A sound bot for Monopoly with fixed rules: it completes groups, builds, keeps a reserve."""

from __future__ import annotations

import random

from typing_extensions import override

from magnate.monopoly.view import OfferView, Prompt
from magnate.search.monopoly.policy import STEADY, SteadyPolicy
from magnate.search.monopoly.reading import AVERAGE_ROLL, Reading

from .player import MonopolyPlayer
from .steady_building import building_value, mortgage_to_build, place, purchase, redemption, request
from .steady_heuristics import (
    SMALL_CHANGE,
    Heuristics,
    rents_ahead,
    rents_around,
    reserve,
    thin_reserve,
)
from .steady_raising import raising_step, step_to_buy
from .steady_trades import Trader

BID_STEPS = 6, 10  # the number of bids up to the value of a lot, drawn at random


class SteadyMonopoly(MonopolyPlayer):
    """Decides by heuristics; only the speed of its bidding is left to chance."""

    def __init__(self, rng: random.Random, *, policy: SteadyPolicy = STEADY) -> None:
        self._rng = rng
        self._policy = policy
        self._trader = Trader()
        self._window: tuple[int, int] = (0, 0)
        self._done: set[str] = set()  # free actions since the last roll

    @override
    def _answer_offer(self, r: Reading, offer: OfferView) -> str:
        return self._trader.answer(r, Heuristics(r), offer)

    @override
    def _plan(self, r: Reading) -> str | None:
        """Return what to do between rolls: build, redeem, trade; nothing twice.

        A purchase that ended in an auction without bids would otherwise be tried forever.
        """
        window = (r.view.turns, r.view.doubles)
        if window != self._window:
            self._window, self._done = window, set()
        heuristics = Heuristics(r)
        action = purchase(r, heuristics) or mortgage_to_build(r, heuristics) or redemption(r)
        if action is None or action in self._done:
            offer = self._trader.offer(r, heuristics)
            return str(offer) if offer else None
        self._done.add(action)
        return action

    @override
    def _answer(self, r: Reading, prompt: Prompt) -> str:
        if prompt.kind == "roll":
            return self._leave_jail(r, prompt) or "roll"
        if prompt.kind == "buy":
            return _buy(r, prompt)
        if prompt.kind == "bid":
            return _bid(r, prompt, steps=self._rng.randint(*BID_STEPS))
        if prompt.kind == "debt":
            return self._debt(r, prompt)
        if prompt.kind == "transfer":
            return _receive(r, prompt)
        if prompt.kind == "tax":
            return f"tax {'percent' if _tax_share(r, prompt) < prompt.flat else 'flat'}"
        return request(r, prompt) if prompt.kind == "request" else place(r, prompt)

    def _leave_jail(self, r: Reading, prompt: Prompt) -> str | None:
        """Return a way out of jail while lots are for sale; late in a game jail is safe."""
        if not prompt.ways or _gain_outside(r) <= 0:
            return None
        if "card" in prompt.ways and r.me.jail_cards:
            return "card"
        for holder in r.card_holders():
            price = prompt.amount * 3 // 5
            request = f"buycard {holder} for {price}"
            if 0 < price < r.cash and request not in self._done:
                self._done.add(request)
                return request
        affordable = prompt.amount <= r.cash and prompt.amount < _gain_outside(r)
        return "pay" if "pay" in prompt.ways and affordable else None

    def _debt(self, r: Reading, prompt: Prompt) -> str:
        """Return how to meet a debt: by what costs least; before giving up, by a sale to others."""
        if r.cash + prompt.can_raise >= prompt.amount:
            return raising_step(r, Heuristics(r), prompt.amount - r.cash) or "raise"
        offer = self._trader.rescue(r, prompt.amount)
        return str(offer) if offer else "bankrupt"


def _buy(r: Reading, prompt: Prompt) -> str:
    """Return whether to buy a lot; other lots are mortgaged for one that is worth more."""
    assert prompt.lot is not None
    heuristics = Heuristics(r)
    value = heuristics.lot_value(prompt.lot)
    price = prompt.amount
    if value < r.policy.bargain * price:
        return "decline"
    if price <= r.cash:
        safe = r.cash - price + r.me.can_raise // 2 >= rents_ahead(r)[1] // 2
        return "buy" if safe or value > 2 * price else "decline"
    if value > 1.2 * price:
        return step_to_buy(r, heuristics, prompt.lot) or "decline"
    return "decline"


def _bid(r: Reading, prompt: Prompt, *, steps: int) -> str:
    """Return a bid in steps, up to what the lot or the building is worth."""
    heuristics = Heuristics(r)
    if prompt.lot is None:
        limit = building_value(r, heuristics, prompt)
    else:
        value = heuristics.lot_value(prompt.lot)
        keep = SMALL_CHANGE if value > r.lots[prompt.lot].price else thin_reserve(r)
        limit = min(int(value * r.policy.bids), r.cash - keep)
    if prompt.least > limit:
        return "pass"
    return f"bid {max(prompt.least, min(limit, prompt.amount + limit // steps))}"


def _receive(r: Reading, prompt: Prompt) -> str:
    """Return whether to redeem a mortgaged lot that was just received, which saves a fee."""
    assert prompt.lot is not None
    rich = r.cash - prompt.redeem >= reserve(r)
    return f"redeem {prompt.lot}" if rich and r.can_spare_redemption(prompt.lot) else "keep"


def _tax_share(r: Reading, prompt: Prompt) -> int:
    """Return the percentage of the seat's fortune, counted as for the income tax (M-TAX-2)."""
    fortune = r.cash
    for lot in r.me.lots:
        deed = r.lots[lot]
        fortune += deed.price + deed.level * deed.building_cost
        if deed.mortgaged and not r.says("income_tax_mortgaged_lot", "printed_price"):
            both = r.says("income_tax_mortgaged_lot", "both")
            fortune += deed.mortgage - (0 if both else deed.price)
    return r.percent(fortune, prompt.percent)


def _gain_outside(r: Reading) -> float:
    """Return the gain of leaving jail now: lots to buy and the salary, less the rents."""
    gain = r.number("salary") * AVERAGE_ROLL / len(r.view.squares)
    for chance, total, square in r.ahead(r.me):
        deed = r.lots.get(square)
        if deed is None or deed.owner == r.seat:
            continue
        if deed.owner is None:
            gain += chance * deed.price if deed.price <= r.cash else 0
        else:
            gain -= chance * r.rent(square, total)
    if not r.number("rent_while_jailed"):
        mine = sum(map(r.rent, r.me.lots))
        gain += mine * len(r.others) / len(r.view.squares)
    free = sum(deed.owner is None for deed in r.lots.values()) / len(r.lots)
    return gain - rents_around(r) * (1 - free)
