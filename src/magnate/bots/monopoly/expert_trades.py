"""How an expert trades: what both might agree to is found by worth, and chosen by looking ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from magnate.monopoly.actions import Offer
from magnate.monopoly.events import OfferMade, Traded, TurnBegan
from magnate.monopoly.view import SeatView
from magnate.search.monopoly.afterstates import Root
from magnate.search.monopoly.reading import Reading
from magnate.search.monopoly.search import Estimate, Search

from .steady_heuristics import Worth
from .steady_trades import LEAST_GAIN, Terms, utilities

SHARES: Final = 8  # of what might be taken, and of what might be given
SWAPPED: Final = 5  # of them, one for the other
LOOKED_AT: Final = 63  # trades
SURE: Final = 1.0  # standard errors by which a trade must be better
LEAST_GAP: Final = 0.01  # part of a win
CLOSELY: Final = 4  # dollars: how exactly a price is found
FACE_PERCENT: Final = 150  # of the printed prices: what some take for a lot
RAISE: Final = 4  # one part in so many is added once the least price was refused
PAUSE: Final = 10  # rounds after which a refusal is forgotten

NEVER: Final = -1_000_000  # dollars: no price was refused
NAIVE, SOUND = _KINDS = "naive", "sound"
TRIALS: Final = {NAIVE: 2, SOUND: 8}
"""So many offers are tried on a partner who accepts none of a kind."""

Key = tuple[int, tuple[str, ...], tuple[str, ...]]


class _Partner:
    """What is known of a partner: how often it was offered trades of a kind, and took them."""

    def __init__(self) -> None:
        self.made = dict.fromkeys(_KINDS, 0)
        self.taken = dict.fromkeys(_KINDS, 0)

    def may_like(self, kind: str) -> bool:
        """Tell whether offers of a kind were not refused too often."""
        return self.made[kind] < TRIALS[kind] * (1 + self.taken[kind])


class _Priced(NamedTuple):
    """A trade at a price, and by which kind of reasoning a partner might accept it."""

    terms: Terms
    kind: str

    def offer(self) -> Offer:
        """Return the offer of this trade."""
        return Offer(self.terms.to, *self.terms.sides())


class TradeBook:
    """Finds trades; remembers what was offered, so that no refused offer is made again.

    Who thinks only of groups that are begun gives and takes only what the taker has more of.
    """

    def __init__(self, *, only_begun: bool = False) -> None:
        self._only_begun = only_begun
        self._refused: dict[Key, tuple[int, int]] = {}  # in which turn, and what was paid
        self._partners: dict[int, _Partner] = {}
        self._last: _Priced | None = None
        self._looked: tuple[object, ...] = ()
        self._found: list[_Priced] = []
        self.compared: dict[str | None, Estimate] = {}  # by the offer; None makes none

    def offer(self, r: Reading, search: Search) -> str | None:
        """Return the best offer that was not made yet, if the seat fares better by one."""
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
        """Note whether the last offer was accepted: then the lots have changed hands."""
        if self._last is None:
            return
        terms = self._last.terms
        lot, owner = (terms.gets[0], r.seat) if terms.gets else (terms.gives[0], terms.to)
        if r.lots[lot].owner == owner:
            self._partner(terms.to).taken[self._last.kind] += 1
        self._last = None

    def _recall(self, r: Reading) -> None:
        """Read in the log what was offered and taken: who is asked only once has no memory."""
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
        """Return trades by which the seat fares better, the best first."""
        rated = sorted(self._candidates(r), key=lambda each: -each[0])
        found = [priced for _, priced in rated[:LOOKED_AT]]
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
        """Yield trades at prices that may be accepted, with what they gain by worth."""
        worth = Worth(r)
        for partner in r.others:
            for terms in _exchanges(r, worth, partner, only_begun=self._only_begun):
                for priced in self._prices(r, worth, terms):
                    mine, _ = utilities(r, worth, priced.terms)
                    if r.allows(priced.offer()):
                        yield mine, priced

    def _prices(self, r: Reading, worth: Worth, terms: Terms) -> Iterator[_Priced]:
        """Yield the prices to try: what may just be accepted, and more once that was refused."""
        turn, paid = self._refused.get(terms[:3], (r.view.turns, NEVER))
        if r.view.turns - turn > PAUSE * len(r.alive):
            paid = NEVER
        partner = self._partner(terms.to)
        prices = []
        if partner.may_like(NAIVE):
            prices.append((_naive_price(r, terms), NAIVE))
        if partner.may_like(SOUND):
            least = _least_price(r, worth, terms)
            prices.append((least, SOUND))
            if least is not None and least <= paid:
                prices.append((least + abs(least) // RAISE + 20, SOUND))
        tried = paid
        for price, kind in sorted((each, kind) for each, kind in prices if each is not None):
            if tried < price <= r.cash:  # of two kinds with one price only the first
                tried = price
                yield _Priced(terms._replace(paid=price), kind)


def _naive_price(r: Reading, terms: Terms) -> int | None:
    """Return the least price to who looks only at printed prices and at groups completed."""
    partner = r.view.seats[terms.to - 1]
    gains = sum(_completes(r, lot, terms.to) for lot in terms.gives)
    losses = sum(_completes(r, lot, r.seat) for lot in terms.gets)
    if gains != losses:
        return -partner.cash if gains > losses else None
    return max(-partner.cash, _face_price(r, terms))


def _face_price(r: Reading, terms: Terms) -> int:
    """Return half more than the printed prices of what is taken, less what is given."""
    face = sum(r.lots[lot].price for lot in terms.gets)
    face -= sum(r.lots[lot].price for lot in terms.gives)
    return -(-face * FACE_PERCENT // 100)


def _completes(r: Reading, lot: str, seat: int) -> bool:
    """Tell whether a lot is the last that a seat lacks of a group."""
    return all(other == lot or r.lots[other].owner == seat for other in r.group_of(lot).lots)


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


def _exchanges(r: Reading, worth: Worth, partner: SeatView, *, only_begun: bool) -> Iterator[Terms]:
    """Yield lots that might change hands: of one group each way, or one way for money."""
    takes = _shares(r, worth, partner, taker=r.me, only_begun=only_begun)
    gives = _shares(r, worth, r.me, taker=partner, only_begun=only_begun)
    for taken in takes:
        yield Terms(partner.seat, (), taken, 0)
    for given in gives:
        yield Terms(partner.seat, given, (), 0)
    for taken in takes[:SWAPPED]:
        for given in gives[:SWAPPED]:
            if r.lots[taken[0]].group != r.lots[given[0]].group:
                yield Terms(partner.seat, given, taken, 0)


def _shares(
    r: Reading, worth: Worth, giver: SeatView, *, taker: SeatView, only_begun: bool
) -> list[tuple[str, ...]]:
    """Return what a seat has of each group, what is worth most to the other first."""
    found = []
    for group in r.view.groups:
        lots = tuple(lot for lot in group.lots if r.lots[lot].owner == giver.seat)
        staked = any(r.lots[lot].owner == taker.seat for lot in group.lots)
        if not lots or r.has_buildings(group) or (only_begun and not staked):
            continue
        moved = dict.fromkeys(lots, taker.seat)
        gain = worth.after(taker, taker.cash, moved) - worth.of_seat(taker)
        found.append((staked, gain, lots))
    found.sort(reverse=True)
    return [lots for _, _, lots in found[:SHARES]]
