"""A bot for Monopoly with fixed rules, of the kind used as a baseline in research.

It buys if $200 remains or a group is completed, bids half-way to the printed price, leaves jail
while it has $200, builds with what is above $200, and trades cash or a lot to complete a group.
"""

from __future__ import annotations

import random
from typing import Final

from typing_extensions import override

from magnate.monopoly.actions import Build, Offer, Side
from magnate.monopoly.rules.state import HOTEL
from magnate.monopoly.view import OfferView, Prompt
from magnate.search.monopoly.reading import Reading

from .player import MonopolyPlayer
from .steady_building import best_purchase, place, request
from .steady_heuristics import Heuristics
from .steady_raising import raising_step

KEPT: Final = 200  # dollars that are not spent


class FixedMonopoly(MonopolyPlayer):
    """Follows its rules; nothing is left to chance."""

    def __init__(self, rng: random.Random) -> None:
        del rng
        self._made: set[tuple[int, str]] = set()  # offers with their turns

    @override
    def _answer_offer(self, r: Reading, offer: OfferView) -> str:
        good = r.may_accept(offer) and _is_good(r, offer)
        return f"{'accept' if good else 'refuse'} {offer.seat}"

    @override
    def _plan(self, r: Reading) -> str | None:
        return _building(r) or self._offer(r)

    @override
    def _answer(self, r: Reading, prompt: Prompt) -> str:
        return _answer(r, prompt)

    def _offer(self, r: Reading) -> str | None:
        """Return an offer for the last lot missing from a group, once in a turn."""
        if not r.may_make_offers():
            return None
        for group in r.view.groups:
            missing = [lot for lot in group.lots if r.lots[lot].owner != r.seat]
            if group.kind != "street" or len(missing) != 1 or len(group.lots) == 1:
                continue
            (lot,) = missing
            owner = r.lots[lot].owner
            if owner is None or not r.lots[lot].tradable:
                continue
            for gives in _prices(r, lot, owner):
                offer = Offer(owner, gives, Side((lot,), 0))
                made = (r.view.turns, str(offer))
                if made not in self._made and r.allows(offer):
                    self._made.add(made)
                    return str(offer)
        return None


def _prices(r: Reading, lot: str, owner: int) -> list[Side]:
    """Return what to offer for a lot: a lot that completes a group of the owner, or cash."""
    swaps = [
        Side((mine,), 0)
        for mine in r.me.lots
        if r.lots[mine].tradable and _completes(r, mine, owner)
    ]
    price = 2 * r.lots[lot].price
    return swaps + ([Side((), price)] if r.cash - price >= KEPT else [])


def _completes(r: Reading, lot: str, seat: int) -> bool:
    """Return whether a lot is the last one that a seat needs for a group."""
    group = r.group_of(lot)
    return all(other == lot or r.lots[other].owner == seat for other in group.lots)


def _is_good(r: Reading, offer: OfferView) -> bool:
    """Return whether an offer completes a group, or pays 1.5 times the printed prices."""
    gains = sum(_completes(r, lot, r.seat) for lot in offer.gives.lots)
    losses = sum(_completes(r, lot, offer.seat) for lot in offer.gets.lots)
    paid = offer.gives.cash - offer.gets.cash
    price = sum(r.lots[lot].price for lot in offer.gets.lots)
    price -= sum(r.lots[lot].price for lot in offer.gives.lots)
    if gains != losses:
        return gains > losses
    return paid >= price * 3 / 2 and not offer.gets.cards


def _building(r: Reading) -> str | None:
    best = best_purchase(r, Heuristics(r), r.monopolies(), HOTEL, spare=r.cash - KEPT)
    if best is None:
        return None
    return str(Build({lot: to for lot, to in best.items() if to != r.lots[lot].level}))


def _answer(r: Reading, prompt: Prompt) -> str:
    if prompt.kind == "roll":
        return _leave_jail(r, prompt)
    if prompt.kind == "buy":
        assert prompt.lot is not None
        left = r.cash - prompt.amount
        wanted = left >= KEPT or (left >= 0 and _completes(r, prompt.lot, r.seat))
        return "buy" if wanted else "decline"
    if prompt.kind == "bid":
        return _bid(r, prompt)
    if prompt.kind == "debt":
        if r.cash + prompt.can_raise < prompt.amount:
            return "bankrupt"
        return raising_step(r, Heuristics(r), prompt.amount - r.cash) or "raise"
    if prompt.kind == "transfer":
        return "keep"
    if prompt.kind == "tax":
        return "tax flat"
    return request(r, prompt) if prompt.kind == "request" else place(r, prompt)


def _leave_jail(r: Reading, prompt: Prompt) -> str:
    if "card" in prompt.ways and r.me.jail_cards:
        return "card"
    if "pay" in prompt.ways and r.cash >= max(KEPT, prompt.amount):
        return "pay"
    return "roll"


def _bid(r: Reading, prompt: Prompt) -> str:
    """Return a bid half-way from the last one to the printed price; none for buildings."""
    if prompt.lot is None:
        return "pass"
    price = r.lots[prompt.lot].price
    bid = max(prompt.least, (prompt.amount + price) // 2)
    return f"bid {bid}" if bid < price and bid <= r.cash else "pass"
