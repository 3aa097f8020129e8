"""The standing orders of Monopoly: the table bids, the rules claim rent and decline to build."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from typing_extensions import override

from magnate.engine import orders as shared
from magnate.engine.orders import AN_ORDER, Order, OrderChange, OrderLine, OrderRules, Orders

from .actions import Action, Bid, Pass, StandingOrder
from .edition_table import edition_table
from .game import Game
from .notation import parse_action
from .rules.auction import least_bid
from .unfinished import BidderView

HIGHEST_LIMIT: Final = 10**9  # beyond the money of any game


class OrderProblem(shared.OrderProblem):
    """Why an order cannot be given in Monopoly."""

    BAD_LIMIT = "bad_limit"
    NO_SUCH_AUCTION = "no_such_auction"


class _AuctionOrder(Order, frozen=True):
    @property
    @override
    def subject(self) -> tuple[object, ...]:
        return (_AuctionOrder,)  # there is never more than one auction


class BidUpTo(_AuctionOrder, frozen=True, tag="bid_up_to"):
    """Make the lowest possible bid in one auction while limit and cash allow, then pass.

    Where only orders bid against each other, the price jumps to where one of them gives up.
    """

    limit: int
    auction: int


class PassAuction(_AuctionOrder, frozen=True, tag="pass_auction"):
    """Bid nothing in one auction."""

    auction: int


class AlwaysClaim(Order, frozen=True, tag="always_claim"):
    """Claim every rent on landing; the rules carry this order out (M-S-33)."""

    by_rules = True


class NeverBuild(Order, frozen=True, tag="never_build"):
    """Want no buildings in a shortage; the rules carry this order out (M-S-15)."""

    by_rules = True


MonopolyOrder = BidUpTo | PassAuction | AlwaysClaim | NeverBuild
_BID: Final = "bid"
_SWITCHES: Final[dict[str, MonopolyOrder]] = {
    "always-claim": AlwaysClaim(),
    "never-build": NeverBuild(),
}


class MonopolyOrders(OrderRules[Game, Action, MonopolyOrder]):
    """Which orders can be given, what they do, and how they are typed."""

    kinds = (BidUpTo, PassAuction, AlwaysClaim, NeverBuild)

    @override
    def problem(self, order: MonopolyOrder, game: Game, auction: int | None) -> OrderProblem | None:
        if isinstance(order, BidUpTo) and not 1 <= order.limit <= HIGHEST_LIMIT:
            return OrderProblem.BAD_LIMIT
        if isinstance(order, BidUpTo | PassAuction):
            gone = order.auction != auction or game.awaits != "bid"
            return OrderProblem.NO_SUCH_AUCTION if gone else None
        return None

    @override
    def next_action(
        self,
        orders: Orders[MonopolyOrder],
        game: Game,
        *,
        auction: int | None,
        others: Mapping[int, Orders[MonopolyOrder]],
    ) -> Action | None:
        if game.awaits != "bid":
            return None
        limits = {each: _limit_in(given, auction) for each, given in others.items()}
        return _bid(game, _limit_in(orders, auction), limits)

    @override
    def action_for(self, order: MonopolyOrder, *, on: bool) -> StandingOrder | None:
        if isinstance(order, AlwaysClaim):
            return StandingOrder("always_claim", on=on)
        return StandingOrder("never_build", on=on) if isinstance(order, NeverBuild) else None

    @override
    def change_in(self, action: Action) -> OrderChange[MonopolyOrder] | None:
        if not isinstance(action, StandingOrder):
            return None
        order = AlwaysClaim() if action.order == "always_claim" else NeverBuild()
        return OrderChange(order, action.on)

    @override
    def kept_by_rules(self, game: Game, seat: int) -> Collection[MonopolyOrder]:
        kept = game.view(seat, since=len(game.events)).orders
        return [_SWITCHES[name.replace("_", "-")] for name in kept]

    @override
    def at_start(self) -> Sequence[MonopolyOrder]:
        return (AlwaysClaim(),)  # M-S-33

    @override
    def parse(self, text: str, game: Game, *, auction: int) -> OrderChange[MonopolyOrder]:
        line = OrderLine(text)
        kind = line.one_of((*_SWITCHES, _BID), AN_ORDER)
        if kind in _SWITCHES:
            return OrderChange(_SWITCHES[kind], line.on_or_off())
        board = game.edition.board
        limit = line.meant(line.rest(), _BID, lambda typed: parse_action(typed, board))
        return OrderChange(BidUpTo(limit.amount if isinstance(limit, Bid) else 0, auction))

    @override
    def typed(self, order: MonopolyOrder, game: Game, *, auction: int) -> str | None:
        if isinstance(order, BidUpTo):
            holds = order.auction == auction and game.awaits == "bid"
            return f"{_BID} {order.limit}" if holds else None
        return next((word for word, switch in _SWITCHES.items() if switch == order), None)


def _limit_in(orders: Orders[MonopolyOrder], auction: int | None) -> int | None:
    """Return the limit of the orders for an auction, 0 to pass, or None without an order."""
    if any(order.auction == auction for order in orders.of(PassAuction)):
        return 0
    limits = [order.limit for order in orders.of(BidUpTo) if order.auction == auction]
    return limits[0] if limits else None


def _bid(game: Game, limit: int | None, limits: Mapping[int, int | None]) -> Action | None:
    """Return the lowest bid, or the one that orders would reach by bidding against each other."""
    if limit is None:
        return None
    seat, auction = game.seat, game.view(game.seat, since=len(game.events)).auction
    assert seat is not None and auction is not None  # it is the seat to act
    caps: list[int] = []  # in the order of bidding, this seat first
    for bidder in sorted(auction.bidders, key=lambda bidder: (bidder.seat < seat, bidder.seat)):
        given = limit if bidder.seat == seat else limits.get(bidder.seat)
        if bidder.still_in:
            caps.append(min(given or 0, bidder.cash))
    raised = 0
    if _all_may_bid(game, auction.bidders, auction.least):
        raised = _rounds(caps, auction.least, game.edition.minimum_raise)
    least = auction.least + raised * len(caps) * game.edition.minimum_raise
    return Bid(least) if least <= caps[0] else Pass()


def _all_may_bid(game: Game, bidders: Sequence[BidderView], least: int) -> bool:
    """Return whether no bidder must bid more for a building than the seat to act (M-S-15).

    If one must, no round is skipped: that seat gives up, or its own bid is the next price.
    """
    (e,) = edition_table(game.edition, "interpreted")
    still_in = [bidder.seat for bidder in bidders if bidder.still_in]
    return all(least_bid(game.state, e, seat - 1) <= least for seat in still_in)


def _rounds(caps: Sequence[int], least: int, step: int) -> int:
    """Return how many rounds of bids all orders would make, the first seat one more.

    These rounds are skipped: with much money there could be hundreds of thousands, and the final
    price is the same. A seat without an order has no cap, so nothing is skipped while it bids.
    """
    if len(caps) == 1:
        return 0
    around = len(caps) * step
    rounds = [(cap - least - place * step) // around + 1 for place, cap in enumerate(caps)]
    return max(0, min(rounds[0] - 1, *rounds[1:]))
