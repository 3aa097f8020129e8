"""What a bot of Acquire reads from its view; hidden holdings are guessed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import CHAINS, Edition, OptionValue
from magnate.acquire.rules.state import END_SIZE, MOST_BOUGHT, SHARES, EditionTable
from magnate.acquire.view import SeatView, View

Basket = tuple[tuple[str, int], ...]
"""A purchase: chains, and how many shares of each."""

_BASKETS: Final[tuple[Basket, ...]] = tuple(
    tuple((chain, chains.count(chain)) for chain in dict.fromkeys(chains))
    for count in range(MOST_BOUGHT + 1)
    for chains in combinations_with_replacement(CHAINS, count)
)


class Holding(NamedTuple):
    """A chain and its holders: first the bot itself, then the others in turn order."""

    number: int
    size: int
    bank: int
    holders: tuple[int, ...]

    def with_own(self, count: int) -> Holding:
        """Return the holding after the bot exchanged shares with the bank to own this many."""
        own, *others = self.holders
        return self._replace(bank=self.bank + own - count, holders=(count, *others))


class Reading:
    """The table as the seat of a view sees it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.table = _table(tuple(view.options.items()))
        own, *others = view.seats[seat - 1 :] + view.seats[: seat - 1]
        assert own.cash is not None and own.tiles is not None
        self.cash = own.cash
        self.tiles = own.tiles
        # Nothing hints at hidden cash: assume that the others have as much as the bot itself.
        self.others_cash = [own.cash if each.cash is None else each.cash for each in others]
        self.holdings = dict(_holdings(view, own, others))

    def price(self, holding: Holding) -> int:
        """Return the price of a share at the holding's size."""
        return self.table.price[holding.number][holding.size]

    def tiles_to_come(self) -> int:
        """Return how many tiles may still be placed; 0 when the end is declared or can be."""
        view = self.view
        sizes = [chain.size for chain in view.chains if chain.size]
        all_safe = bool(sizes) and all(chain.safe for chain in view.chains if chain.size)
        if view.declared or all_safe or max(sizes, default=0) >= END_SIZE:
            return 0
        return view.pile + sum(seat.tile_count for seat in view.seats)


def affordable_baskets(view: View) -> list[Basket]:
    """Return every purchase that the seat of a view can make, the empty one first."""
    assert view.seat is not None
    cash = view.seats[view.seat - 1].cash
    assert cash is not None
    price = {chain.name: chain.price for chain in view.chains}
    stock = {chain.name: chain.bank if chain.size else 0 for chain in view.chains}
    return [
        basket
        for basket in _BASKETS
        if all(count <= stock[chain] for chain, count in basket)
        and sum(count * price[chain] for chain, count in basket) <= cash
    ]


@lru_cache(maxsize=64)
def _table(options: tuple[tuple[str, OptionValue], ...]) -> EditionTable:
    return edition_table(Edition.from_options("", dict(options)), "interpreted")[0]


def _holdings(
    view: View, own: SeatView, others: Sequence[SeatView]
) -> Iterator[tuple[str, Holding]]:
    assert own.shares is not None
    for number, chain in enumerate(view.chains):
        mine = own.shares[chain.name]
        theirs = [each.shares[chain.name] for each in others if each.shares is not None]
        if len(theirs) < len(others):
            theirs = _spread(SHARES - chain.bank - mine, len(others), first=number)
        yield chain.name, Holding(number, chain.size, chain.bank, (mine, *theirs))


def _spread(shares: int, seats: int, *, first: int) -> list[int]:
    """Guess how hidden shares are distributed: evenly, except that one seat has one more.

    Which seat that is depends on the chain, so that nobody is assumed to lead everywhere.
    """
    most = min(shares, 1 - -shares // seats)
    rest = shares - most
    spread = [most] + [(rest + seat) // (seats - 1) for seat in range(seats - 1)]
    return spread[first % seats :] + spread[: first % seats]
