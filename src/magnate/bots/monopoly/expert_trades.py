"""How the expert trades: heuristics propose trades that both may accept, rollouts choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from magnate.monopoly.actions import Offer
from magnate.monopoly.events import OfferMade, Traded, TurnBegan
from magnate.monopoly.view import SeatView
from magnate.search.monopoly.afterstates import Root
from magnate.search.monopoly.reading import Reading
from magnate.search.monopoly.search import Estimate, Search

from .steady_heuristics import Heuristics
from .steady_trades import LEAST_GAIN, Terms, utilities

SHARES: Final = 8  # sets of lots to take, and to give
SWAPPED: Final = 5  # of them that are exchanged for each other
COMPARED: Final = 63  # trades that are rolled out
SURE: Final = 1.0  # standard errors by which a trade must be better
LEAST_GAP: Final = 0.01  # share of a win
CLOSELY: Final = 4  # the precision of a price, in dollars
FACE_PERCENT: Final = 150  # of the printed price: what some bots accept for a lot
RAISE: Final = 4  # a refused price is raised by a quarter
PAUSE: Final = 10  # rounds after which a refusal is forgotten

NEVER: Final = -1_000_000  # dollars: no price was refused
NAIVE, SOUND = _KINDS = "naive", "sound"
TRIALS: Final = {NAIVE: 2, SOUND: 8}
"""Offers of each kind that are tried on a partner who accepts none."""

Key = tuple[int, tuple[str, ...], tuple[str, ...]]


class _Partner:
    """The history with a partner: how many offers of each kind it got, and how many it took."""

    def __init__(self) -> None:
        self.made = dict.fromkeys(_KINDS, 0)
        self.taken = dict.fromkeys(_KINDS, 0)

    def may_like(self, kind: str) -> bool:
        """Return whether offers of a kind were not refused too often."""
        return self.made[kind] < TRIALS[kind] * (1 + self.taken[kind])


class _Priced(NamedTuple):
    """A trade at a price, and the kind of reasoning by which the partner might accept it."""

    terms: Terms
    kind: str

    def offer(self) -> Offer:
        """Return the offer of this trade."""
        return Offer(self.terms.to, *self.terms.sides())


class TradeBook:
    """Finds trades, and remembers offers so that none is repeated after a refusal.

    With `only_begun`, lots change hands only to a seat that has others of the group.
    """

    def __init__(self, *, only_begun: bool = False) -> None:
        self._only_begun = only_begun
        self._refused: dict[Key, tuple[int, int]] = {}  # the turn of the offer, and the price
        self._partners: dict[int, _Partner] = {}
        self._last: _Priced | None = None
        self._looked: tuple[object, ...] = ()
        self._found: list[_Priced] = []
        self.compared: dict[str | None, Estimate] = {}  # by offer; None stands for making none

    def offer(self, r: Reading, search: Search) -> str | None:
        """Return the best offer not made yet, if one improves the position of the seat."""
        if r.view.log:
            self._recall(r)
        self._learn(r)
        turn = r.view.turns if r.view.asked == r.seat else 0
        now = (turn, *(deed.owner for deed in r.lots.values()))
        if now != self._looked:
            self._looked = now
            self._found = self._look(r, search)
        while self._found:
            found = self._found.pop(0)
            if r.allows(found.offer()):
                self._note(r, found)
                return str(found.offer())
        return None

    def _note(self, r: Reading, found: _Priced) -> None:
        self._last = found
        self._refused[found.terms[:3]] = (r.view.turns, found.terms.paid)
        self._partner(found.terms.to).made[found.kind] += 1

    def _learn(self, r: Reading) -> None:
        """Record whether the last offer was accepted: then the lots have changed hands."""
        if self._last is None:
            return
        terms = self._last.terms
        lot, owner = (terms.gets[0], r.seat) if terms.gets else (terms.gives[0], terms.to)
        if r.lots[lot].owner == owner:
            self._partner(terms.to).taken[self._last.kind] += 1
        self._last = None

    def _recall(self, r: Reading) -> None:
        """Rebuild the history from the log: in a worker, the bot may have no memory."""
        self._refused, self._partners, self._last = {}, {}, None
        turn, kind = 0, SOUND
        for event in r.view.log:
            if isinstance(event, TurnBegan):
                turn = event.turn
            elif isinstance(event, OfferMade) and event.seat == r.seat:
                paid = event.gives.cash - event.gets.cash
                terms = Terms(event.to, event.gives.lots, event.gets.lots, paid)
                kind = NAIVE if paid == _face_price(r, terms) else SOUND
                self._refused[terms[:3]] = (turn, paid)
                self._partner(event.to).made[kind] += 1
            elif isinstance(event, Traded) and event.seat == r.seat:
                self._partner(event.partner).taken[kind] += 1

    def _partner(self, seat: int) -> _Partner:
        return self._partners.setdefault(seat, _Partner())

    def _look(self, r: Reading, search: Search) -> list[_Priced]:
        """Return the trades that improve the position of the seat, the best first."""
        rated = sorted(self._candidates(r), key=lambda each: -each[0])
        found = [priced for _, priced in rated[:COMPARED]]
        self.compared = {}
        if not found:
            return []
        root = Root(r.view)
        positions = [root.traded(each.terms.to, *each.terms.sides()) for each in found]
        none, *estimates = search.compare(r.view, [root.s, *positions])
        good = [
            (estimate, priced)
            for estimate, priced in zip(estimates, found, strict=True)
            if estimate.gap > max(LEAST_GAP, SURE * estimate.error)
        ]
        good.sort(key=lambda each: -each[0].gap)
        best = {
            priced.terms[:3]: (str(priced.offer()), estimate) for estimate, priced in reversed(good)
        }
        self.compared = {None: none, **dict(best.values())}
        return [priced for _, priced in good]

    def _candidates(self, r: Reading) -> Iterator[tuple[float, _Priced]]:
        """Yield trades at prices that may be accepted, with the gain by heuristics."""
        heuristics = Heuristics(r)
        for partner in r.others:
            for terms in _exchanges(r, heuristics, partner, only_begun=self._only_begun):
                for priced in self._prices(r, heuristics, terms):
                    mine, _ = utilities(r, heuristics, priced.terms)
                    if r.allows(priced.offer()):
                        yield mine, priced

    def _prices(self, r: Reading, heuristics: Heuristics, terms: Terms) -> Iterator[_Priced]:
        """Yield the prices to try: the lowest that may be accepted, and more after a refusal."""
        turn, paid = self._refused.get(terms[:3], (r.view.turns, NEVER))
        if r.view.turns - turn > PAUSE * len(r.alive):
            paid = NEVER
        partner = self._partner(terms.to)
        prices = []
        if partner.may_like(NAIVE):
            prices.append((_naive_price(r, terms), NAIVE))
        if partner.may_like(SOUND):
            least = _least_price(r, heuristics, terms)
            prices.append((least, SOUND))
            if least is not None and least <= paid:
                prices.append((least + abs(least) // RAISE + 20, SOUND))
        tried = paid
        for price, kind in sorted((each, kind) for each, kind in prices if each is not None):
            if tried < price <= r.cash:  # if both kinds have one price, only the first
                tried = price
                yield _Priced(terms._replace(paid=price), kind)


def _naive_price(r: Reading, terms: Terms) -> int | None:
    """Return the lowest price for a partner who looks only at printed prices and whole groups."""
    partner = r.view.seats[terms.to - 1]
    gains = sum(_completes(r, lot, terms.to) for lot in terms.gives)
    losses = sum(_completes(r, lot, r.seat) for lot in terms.gets)
    if gains != losses:
        return -partner.cash if gains > losses else None
    return max(-partner.cash, _face_price(r, terms))


def _face_price(r: Reading, terms: Terms) -> int:
    """Return one and a half times the printed prices of what is taken, less what is given."""
    face = sum(r.lots[lot].price for lot in terms.gets)
    face -= sum(r.lots[lot].price for lot in terms.gives)
    return -(-face * FACE_PERCENT // 100)


def _completes(r: Reading, lot: str, seat: int) -> bool:
    """Return whether a lot is the last one that a seat needs for a group."""
    return all(other == lot or r.lots[other].owner == seat for other in r.group_of(lot).lots)


def _least_price(r: Reading, heuristics: Heuristics, terms: Terms) -> int | None:
    """Return the lowest price at which the partner gains, if the cash suffices."""
    low, high = -r.view.seats[terms.to - 1].cash, r.cash
    if high < low or utilities(r, heuristics, terms._replace(paid=high))[1] < LEAST_GAIN:
        return None
    while high - low > CLOSELY:
        middle = (low + high) // 2
        if utilities(r, heuristics, terms._replace(paid=middle))[1] >= LEAST_GAIN:
            high = middle
        else:
            low = middle
    return high


def _exchanges(
    r: Reading, heuristics: Heuristics, partner: SeatView, *, only_begun: bool
) -> Iterator[Terms]:
    """Yield exchanges of lots: of one group each way, or one way for cash."""
    takes = _shares(r, heuristics, partner, taker=r.me, only_begun=only_begun)
    gives = _shares(r, heuristics, r.me, taker=partner, only_begun=only_begun)
    for taken in takes:
        yield Terms(partner.seat, (), taken, 0)
    for given in gives:
        yield Terms(partner.seat, given, (), 0)
    for taken in takes[:SWAPPED]:
        for given in gives[:SWAPPED]:
            if r.lots[taken[0]].group != r.lots[given[0]].group:
                yield Terms(partner.seat, given, taken, 0)


def _shares(
    r: Reading, heuristics: Heuristics, giver: SeatView, *, taker: SeatView, only_begun: bool
) -> list[tuple[str, ...]]:
    """Return a seat's lots of each group, the most valuable to the other seat first."""
    found = []
    for group in r.view.groups:
        lots = tuple(lot for lot in group.lots if r.lots[lot].owner == giver.seat)
        staked = any(r.lots[lot].owner == taker.seat for lot in group.lots)
        if not lots or r.has_buildings(group) or (only_begun and not staked):
            continue
        moved = dict.fromkeys(lots, taker.seat)
        gain = heuristics.value_after(taker, taker.cash, moved) - heuristics.seat_value(taker)
        found.append((staked, gain, lots))
    found.sort(reverse=True)
    return [lots for _, _, lots in found[:SHARES]]
