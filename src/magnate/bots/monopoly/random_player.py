"""A bot for Monopoly that decides at random, with occasional free actions."""

from __future__ import annotations

import random

from magnate.monopoly.actions import CounterOffer, Offer, Side
from magnate.monopoly.view import OfferView, Prompt, View
from magnate.search.monopoly.reading import FREE_MOMENTS, Reading

RESERVE = 150  # dollars kept when it spends money freely
MOST_IDEAS = 6  # between two rolls
_RAISES = ("buy", "bid", "debt", "transfer")


class RandomMonopoly:
    """Buys, bids, builds, trades, mortgages and claims at random, but so that games end."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._window: tuple[int, ...] = ()
        self._ideas = 0

    def decide(self, view: View) -> str | None:
        """Return a random legal action; None if the seat is not to move and wants nothing."""
        if view.seat is None or view.seats[view.seat - 1].went_out is not None:
            return None
        if view.prompt is None and view.awaits not in FREE_MOMENTS:
            return None
        r = Reading(view, view.seat)
        free = self._settle(r) or self._idea(r)
        if free or view.prompt is None:
            return free
        return self._answer(r, view.prompt)

    def _seldom(self, times: int) -> bool:
        return self._rng.randrange(times) == 0

    def _settle(self, r: Reading) -> str | None:
        """Return the answer to an open claim or an offer."""
        if r.window:
            for claim in r.view.claims:
                if claim.owner == r.seat:
                    return f"{'waive' if self._seldom(16) else 'claim'} {claim.lot}"
        offers = r.offers_to_answer()
        return self._reply(r, offers[0]) if offers else None

    def _reply(self, r: Reading, offer: OfferView) -> str:
        if self._seldom(2) and r.may_accept(offer):
            return f"accept {offer.seat}"
        if self._seldom(8) and r.may_make_offers():
            counter = self._proposal(r, offer.seat)
            if counter:
                return str(CounterOffer(offer.seat, *counter))
        return f"refuse {offer.seat}"

    def _idea(self, r: Reading) -> str | None:
        """Return a free action, up to a number of them between two rolls."""
        view = r.view
        window = (view.turns, view.doubles, *(view.dice or ()))
        if window != self._window:
            self._window, self._ideas = window, 0
        if self._ideas == MOST_IDEAS or not self._seldom(4):
            return None
        idea = self._free_action(r)
        self._ideas += idea is not None
        return idea

    def _free_action(self, r: Reading) -> str | None:
        if not r.window:
            return self._raise_some(r) if self._seldom(2) else self._offer(r)
        idea = self._rng.randrange(7)
        if idea < 3:
            return self._build(r)
        if idea < 5:
            return self._offer(r)
        if idea == 5:
            return self._redeem(r)
        return self._raise_some(r) if self._seldom(4) else None

    def _build(self, r: Reading) -> str | None:
        """Return one more row, or one building, on a monopoly, if that leaves a reserve."""
        groups = r.monopolies()
        if not groups:
            return None
        group = self._rng.choice(groups)
        lowest = min(group.lots, key=lambda lot: r.lots[lot].level)
        for move in (r.group_moves[group.name].build, r.lot_moves[lowest].build):
            if move and not move.reason and r.cash >= RESERVE + move.amount:
                return move.do
        return None

    def _redeem(self, r: Reading) -> str | None:
        lots = [lot for lot in r.me.lots if r.may_redeem(lot)]
        lots = [lot for lot in lots if r.lots[lot].redeem + RESERVE <= r.cash]
        return f"redeem {self._rng.choice(lots)}" if lots else None

    def _raise_some(self, r: Reading) -> str | None:
        """Return a mortgage or the sale of a building."""
        if not _may_raise_money(r) or not r.me.lots:
            return None
        lot = self._rng.choice(r.me.lots)
        for move in (r.lot_moves[lot].mortgage, r.lot_moves[lot].sell):
            if move and not move.reason:
                return move.do
        return None

    def _offer(self, r: Reading) -> str | None:
        """Return an offer: a lot or cash for a lot, seldom a jail card."""
        if not r.may_make_offers() or not r.others:
            return None
        holders = r.card_holders()
        if holders and self._seldom(2):
            price = self._rng.randrange(1 + min(r.cash, 2 * r.number("jail_fine")))
            return f"buycard {self._rng.choice(holders)} for {price}"
        to = self._rng.choice(r.others).seat
        proposal = self._proposal(r, to)
        return str(Offer(to, *proposal)) if proposal else None

    def _proposal(self, r: Reading, to: int) -> tuple[Side, Side] | None:
        theirs = r.view.seats[to - 1]
        if not theirs.lots:
            return None
        wanted = self._rng.choice(theirs.lots)
        gives = Side(cash=min(r.cash, self._rng.randrange(1 + 2 * r.lots[wanted].price)))
        if r.me.lots and not self._seldom(4):
            extra = self._rng.randrange(1 + r.cash // 4) if self._seldom(4) else 0
            cards = r.me.jail_cards if self._seldom(4) else ()
            gives = Side((self._rng.choice(r.me.lots),), extra, cards)
        gets = Side((wanted,))
        return (gives, gets) if r.allows(Offer(to, gives, gets)) else None

    def _answer(self, r: Reading, prompt: Prompt) -> str:
        if prompt.kind == "roll":
            return self._leave_jail(r, prompt) or "roll"
        if prompt.kind == "buy":
            return "buy" if prompt.amount <= r.cash and not self._seldom(8) else "decline"
        if prompt.kind == "bid":
            return self._bid(r, prompt)
        if prompt.kind == "debt":
            return "raise" if prompt.amount <= r.cash + prompt.can_raise else "bankrupt"
        if prompt.kind == "transfer":
            return self._receive(r, prompt)
        if prompt.kind == "tax":
            return f"tax {self._rng.choice(('flat', 'percent'))}"
        if prompt.kind == "request":
            return f"request {self._request(r, prompt) or 'none'}"
        return f"place {self._rng.choice(prompt.lots)}"

    def _leave_jail(self, r: Reading, prompt: Prompt) -> str | None:
        if "card" in prompt.ways and r.me.jail_cards and not self._seldom(4):
            return "card"
        if "pay" in prompt.ways and prompt.amount <= r.cash and self._seldom(2):
            return "pay"
        return None

    def _bid(self, r: Reading, prompt: Prompt) -> str:
        """Return a bid up to a random value between half and one and a half times the price."""
        price = r.lots[prompt.lot].price if prompt.lot else RESERVE
        value = min(r.cash, price // 2 + self._rng.randrange(price + 1))
        if value < prompt.least:
            return "pass"
        return f"bid {prompt.least + self._rng.randrange(value - prompt.least + 1) // 2}"

    def _receive(self, r: Reading, prompt: Prompt) -> str:
        assert prompt.lot is not None
        rich = r.cash >= RESERVE + prompt.redeem
        return f"redeem {prompt.lot}" if rich and r.can_spare_redemption(prompt.lot) else "keep"

    def _request(self, r: Reading, prompt: Prompt) -> int:
        """Return how many buildings to ask for; all or none of hotels sold by whole groups."""
        if prompt.building == "hotel" and r.says("hotel_unit", "whole_group"):
            return self._rng.choice((0, prompt.most))
        return self._rng.randrange(prompt.most + 1)


def _may_raise_money(r: Reading) -> bool:
    """Return whether the bot considers raising money now (M-S-11).

    Not while it bids for a building, for which it must keep a place (M-S-15).
    """
    prompt = r.view.prompt
    return r.window or (prompt is not None and prompt.kind in _RAISES and prompt.building is None)
