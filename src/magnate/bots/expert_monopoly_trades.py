"""How an expert trades: what both might agree to is found by worth, and chosen by looking ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from magnate.monopoly.actions import Offer
from magnate.monopoly.view import SeatView
from magnate.search.monopoly.lookout import Lookout
from magnate.search.monopoly.positions import Root

from .monopoly_legality import is_bare, may_trade
from .monopoly_reading import Reading
from .steady_monopoly_trades import LEAST_GAIN, Terms, utilities
from .steady_monopoly_worth import Worth

SHARES: Final = 5  # of what might be taken, and of what might be given
LOOKED_AT: Final = 63  # trades
SURE: Final = 1.0  # standard errors by which a trade must be better
LEAST_GAP: Final = 0.01  # part of a win
CLOSELY: Final = 4  # dollars: how exactly a price is found
FACE_PERCENT: Final = 150  # of the printed prices: what some take for a lot
RAISES: Final = (1.25, 1.6)  # what is tried after the least price was refused
PAUSE: Final = 10  # rounds after which a refusal is forgotten

Key = tuple[int, tuple[str, ...], tuple[str, ...]]


class _Made(NamedTuple):
    """An offer: in which turn, and what was paid."""

    turn: int
    paid: int


class TradeBook:
    """Finds trades; remembers what was offered, so that no refused offer is made again."""

    def __init__(self) -> None:
        self._made: dict[Key, _Made] = {}
        self._looked: tuple[object, ...] = ()
        self._found: list[Terms] = []

    def offer(self, r: Reading, lookout: Lookout) -> str | None:
        """Return the best offer that was not made yet, if the seat fares better by one."""
        turn = r.view.turns if r.view.asked == r.seat else 0
        now = (turn, *(deed.owner for deed in r.lots.values()))
        if now != self._looked:
            self._looked = now
            self._found = self._look(r, lookout)
        while self._found:
            terms = self._found.pop(0)
            if may_trade(r, r.seat, terms.to, *terms.sides()):
                self._made[terms[:3]] = _Made(r.view.turns, terms.paid)
                return str(Offer(terms.to, *terms.sides()))
        return None

    def _look(self, r: Reading, lookout: Lookout) -> list[Terms]:
        """Return trades by which the seat fares better, the best first."""
        rated = sorted(self._candidates(r), key=lambda each: -each[0])
        found = [terms for _, terms in rated[:LOOKED_AT]]
        if not found:
            return []
        root = Root(r.view)
        positions = [root.s, *(root.traded(terms.to, *terms.sides()) for terms in found)]
        outlooks = lookout.compare(r.view, positions)[1:]
        good = [
            (outlook.gap, terms)
            for outlook, terms in zip(outlooks, found, strict=True)
            if outlook.gap > max(LEAST_GAP, SURE * outlook.error)
        ]
        return [terms for _, terms in sorted(good, key=lambda each: -each[0])]

    def _candidates(self, r: Reading) -> Iterator[tuple[float, Terms]]:
        """Yield trades at prices that may be accepted, with what they gain by worth."""
        worth = Worth(r)
        for partner in r.others:
            for terms in _exchanges(r, worth, partner):
                paid = self._price(r, worth, terms)
                if paid is None:
                    continue
                priced = terms._replace(paid=paid)
                mine, _ = utilities(r, worth, priced)
                if may_trade(r, r.seat, priced.to, *priced.sides()):
                    yield mine, priced

    def _price(self, r: Reading, worth: Worth, terms: Terms) -> int | None:
        """Return the next price to try: the least that may be accepted, more after a refusal."""
        made = self._made.get(terms[:3])
        if made and r.view.turns - made.turn > PAUSE * len(r.alive):
            made = None
        for price in _prices(r, worth, terms):
            if price <= r.cash and (made is None or price > made.paid):
                return price
        return None


def _prices(r: Reading, worth: Worth, terms: Terms) -> Iterator[int]:
    """Yield prices for a trade, in rising order."""
    least = _least_price(r, worth, terms)
    face = sum(r.lots[lot].price for lot in terms.gets)
    face -= sum(r.lots[lot].price for lot in terms.gives)
    asked = -(-face * FACE_PERCENT // 100)
    if least is None or asked < least:
        yield max(asked, -r.view.seats[terms.to - 1].cash)
    if least is not None:
        yield least
        for raised in RAISES:
            yield least + int(abs(least) * (raised - 1)) + 20


def _least_price(r: Reading, worth: Worth, terms: Terms) -> int | None:
    """Return the least that must be paid so that the partner gains, if the cash suffices."""
    low, high = -r.view.seats[terms.to - 1].cash, r.cash
    if high < low or utilities(r, worth, terms._replace(paid=high))[1] < LEAST_GAIN:
        return None
    while high - low > CLOSELY:
        middle = (low + high) // 2
        if utilities(r, worth, terms._replace(paid=middle))[1] >= LEAST_GAIN:
            high = middle
        else:
            low = middle
    return high


def _exchanges(r: Reading, worth: Worth, partner: SeatView) -> Iterator[Terms]:
    """Yield lots that might change hands: of one group each way, or one way for money."""
    takes = _shares(r, worth, partner, taker=r.me)
    gives = _shares(r, worth, r.me, taker=partner)
    for taken in takes:
        yield Terms(partner.seat, (), taken, 0)
    for given in gives:
        yield Terms(partner.seat, given, (), 0)
    for taken in takes:
        for given in gives:
            if r.lots[taken[0]].group != r.lots[given[0]].group:
                yield Terms(partner.seat, given, taken, 0)


def _shares(r: Reading, worth: Worth, giver: SeatView, *, taker: SeatView) -> list[tuple[str, ...]]:
    """Return what a seat has of groups of which another has some, the most promising first."""
    found = []
    for group in r.view.groups:
        lots = tuple(lot for lot in group.lots if r.lots[lot].owner == giver.seat)
        theirs = any(r.lots[lot].owner == taker.seat for lot in group.lots)
        if not lots or not theirs or r.has_buildings(group):
            continue
        if all(is_bare(r, lot, "trade_requires") for lot in lots):
            moved = dict.fromkeys(lots, taker.seat)
            found.append((worth.after(taker, taker.cash, moved) - worth.of_seat(taker), lots))
    found.sort(key=lambda each: -each[0])
    return [lots for _, lots in found[:SHARES]]
