"""How the steady bot trades: what is good for it, and fair enough to be accepted."""

from __future__ import annotations

from typing import NamedTuple

from magnate.monopoly.actions import CounterOffer, Offer, Side
from magnate.monopoly.view import OfferView, SeatView
from magnate.search.monopoly.reading import Reading

from .steady_heuristics import ROUGHLY, Heuristics, thin_reserve

RIVALRY = 0.85  # the weight of a partner's gain against the seat, at a table of two
CROWD = 0.5  # at larger tables it counts less, since it hurts the others too
LEAST_GAIN = 15
ROUND_SUM = 5  # cash is offered in multiples of this
CANDIDATES = 4  # sets of lots to take, and to give
PRICED = 3  # trades for which a price is looked for
TRIES = 2  # with the same lots and partner, the second at a better price
PATIENCE = 4  # offers to one partner
PAUSE = 12  # rounds after which this is forgotten
MEMORY = 64  # offers, at most
CARD_SHARE = 2  # a jail card is worth the fine divided by this


class Terms(NamedTuple):
    """A trade of lots and cash: the partner, what the seat gives and gets, and what it pays."""

    to: int
    gives: tuple[str, ...]
    gets: tuple[str, ...]
    paid: int  # less than 0: received

    def sides(self) -> tuple[Side, Side]:
        """Return what the seat gives and what it gets."""
        return Side(self.gives, max(0, self.paid)), Side(self.gets, max(0, -self.paid))


class Trader:
    """Finds and judges trades; remembers its offers, so as not to repeat itself."""

    def __init__(self) -> None:
        self._made: list[tuple[int, Terms]] = []  # with the turns of the offers
        self._looked: tuple[int, ...] = ()

    def answer(self, r: Reading, heuristics: Heuristics, offer: OfferView) -> str:
        """Return the answer to an offer: accept, counter or refuse."""
        if r.may_accept(offer) and self._is_good(r, heuristics, offer):
            return f"accept {offer.seat}"
        counter = self._counter(r, heuristics, offer)
        return str(counter) if counter else f"refuse {offer.seat}"

    def _is_good(self, r: Reading, heuristics: Heuristics, offer: OfferView) -> bool:
        debt = r.view.debt
        if debt and debt.seat == offer.seat and debt.to == r.seat and debt.missing > debt.can_raise:
            return False  # everything they own is as good as inherited
        cards = len(offer.gives.cards) - len(offer.gets.cards)
        terms = Terms(offer.seat, offer.gets.lots, offer.gives.lots, 0)
        paid = offer.gets.cash - offer.gives.cash
        mine, _ = utilities(r, heuristics, terms._replace(paid=paid))
        card = r.number("jail_fine") / CARD_SHARE * (1 + _rivalry(r))
        return mine + cards * card >= _least(offer, terms)

    def _counter(self, r: Reading, heuristics: Heuristics, offer: OfferView) -> CounterOffer | None:
        """Return the same lots at a price that is fair to both, if there is one."""
        cards = offer.gives.cards or offer.gets.cards
        if cards or not r.may_make_offers() or r.view.awaits == "debt":
            return None
        terms = Terms(offer.seat, offer.gets.lots, offer.gives.lots, 0)
        priced = fair(r, heuristics, terms, share=0.5) if self._may_try(r, terms) else None
        if priced is None:
            return None
        self._note(r, priced)
        return CounterOffer(priced.to, *priced.sides())

    def offer(self, r: Reading, heuristics: Heuristics) -> Offer | None:
        """Return an offer to the player about to roll, who has time to answer."""
        now = (r.view.turns, r.view.doubles)
        if now == self._looked or not r.may_make_offers():
            return None
        self._looked = now
        partner = next((other for other in r.others if other.seat == r.view.asked), None)
        if partner is None:
            return None
        for terms in _candidates(r, heuristics, partner):
            share = 0.5 + self._tried(r, terms) / 4
            priced = fair(r, heuristics, terms, share=share) if self._may_try(r, terms) else None
            if priced is not None:
                self._note(r, priced)
                return Offer(priced.to, *priced.sides())
        return None

    def _recent(self, r: Reading, to: int) -> list[Terms]:
        """Return what a partner was offered recently."""
        pause = range(PAUSE * len(r.alive))
        return [made for turn, made in self._made if made.to == to and r.view.turns - turn in pause]

    def _tried(self, r: Reading, terms: Terms) -> int:
        """Return how often the same lots were offered recently."""
        return sum(made[:3] == terms[:3] for made in self._recent(r, terms.to))

    def _may_try(self, r: Reading, terms: Terms) -> bool:
        return len(self._recent(r, terms.to)) < PATIENCE and self._tried(r, terms) < TRIES

    def _note(self, r: Reading, terms: Terms) -> None:
        self._made = [*self._made[1 - MEMORY :], (r.view.turns, terms)]

    def rescue(self, r: Reading, amount: int) -> Offer | None:
        """Return an offer of a lot that would pay a debt which cannot be paid otherwise."""
        if not r.may_make_offers():
            return None
        short = amount - r.cash - r.me.can_raise
        for lot in sorted(r.me.lots, key=lambda lot: r.lots[lot].price):
            deed = r.lots[lot]
            price = short + (0 if deed.mortgaged else deed.mortgage)
            for other in sorted(r.others, key=lambda other: -other.cash):
                terms = Terms(other.seat, (lot,), (), -price)
                fresh = (r.view.turns, terms) not in self._made
                if 0 < price <= deed.price and fresh and _is_possible(r, terms):
                    self._note(r, terms)
                    return Offer(other.seat, *terms.sides())
        return None


def _least(offer: OfferView, terms: Terms) -> int:
    """Return the least gain of a trade: 0 where only a jail card is sold."""
    return LEAST_GAIN if terms.gives or terms.gets or offer.gives.cards else 0


def utilities(r: Reading, heuristics: Heuristics, terms: Terms) -> tuple[float, float]:
    """Return what a trade is worth to the seat and to its partner, who are rivals."""
    partner = r.view.seats[terms.to - 1]
    moved = dict.fromkeys(terms.gives, terms.to) | dict.fromkeys(terms.gets, r.seat)
    fees = [
        sum(r.fee(lot) for lot in lots if r.lots[lot].mortgaged)
        for lots in (terms.gets, terms.gives)
    ]
    cash = r.cash - terms.paid - fees[0], partner.cash + terms.paid - fees[1]
    mine = heuristics.value_after(r.me, cash[0], moved) - heuristics.seat_value(r.me)
    theirs = heuristics.value_after(partner, cash[1], moved) - heuristics.seat_value(partner)
    rivalry = _rivalry(r)
    return mine - rivalry * theirs, theirs - rivalry * mine


def _rivalry(r: Reading) -> float:
    return float(RIVALRY * r.policy.rivalry / len(r.others) ** CROWD)


def fair(r: Reading, heuristics: Heuristics, terms: Terms, *, share: float) -> Terms | None:
    """Return the terms at the price that leaves the partner this share of the gain, if any."""
    partner = r.view.seats[terms.to - 1]
    low, high = -partner.cash, max(-partner.cash, r.cash - thin_reserve(r))
    while high - low > ROUGHLY:
        middle = (low + high) // 2
        mine, theirs = utilities(r, heuristics, terms._replace(paid=middle))
        if share * mine > (1 - share) * theirs:
            low = middle
        else:
            high = middle
    priced = terms._replace(paid=int(low / ROUND_SUM) * ROUND_SUM)
    if not _is_possible(r, priced):
        return None
    return priced if min(utilities(r, heuristics, priced)) >= LEAST_GAIN else None


def _is_possible(r: Reading, terms: Terms) -> bool:
    return r.allows(Offer(terms.to, *terms.sides()))


def _candidates(r: Reading, heuristics: Heuristics, partner: SeatView) -> list[Terms]:
    """Return exchanges of lots, the best for both first.

    They are of one group each way, or go one way for cash.
    """
    takes = _shares(r, heuristics, partner, taker=r.seat)
    gives = _shares(r, heuristics, r.me, taker=partner.seat)
    found = [Terms(partner.seat, (), lots, 0) for lots in takes]
    found += [Terms(partner.seat, lots, (), 0) for lots in gives]
    for taken in takes:
        for given in gives:
            if r.lots[taken[0]].group != r.lots[given[0]].group:
                found.append(Terms(partner.seat, given, taken, 0))
    rated = [(sum(utilities(r, heuristics, terms)), terms) for terms in found]
    rated = [each for each in rated if each[0] > 0]
    rated.sort(key=lambda each: -each[0])
    return [terms for _, terms in rated[:PRICED]]


def _shares(
    r: Reading, heuristics: Heuristics, giver: SeatView, *, taker: int
) -> list[tuple[str, ...]]:
    """Return a seat's lots of the groups that another has lots of, the most promising first."""
    found = []
    for group in r.view.groups:
        lots = tuple(lot for lot in group.lots if r.lots[lot].owner == giver.seat)
        theirs = any(r.lots[lot].owner == taker for lot in group.lots)
        if not lots or not theirs or not all(r.lots[lot].tradable for lot in lots):
            continue
        if r.has_buildings(group):
            continue
        moved = dict.fromkeys(lots, taker)
        seat = r.view.seats[taker - 1]
        found.append(
            (heuristics.value_after(seat, seat.cash, moved) - heuristics.seat_value(seat), lots)
        )
    found.sort(key=lambda each: -each[0])
    return [lots for _, lots in found[:CANDIDATES]]
