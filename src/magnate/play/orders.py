"""Standing orders that the table carries out for a seat; they are secret until they are used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal, TypeVar

import msgspec
from typing_extensions import override

from magnate import acquire, monopoly
from magnate.acquire import BuyShares, DeclareEnd, DisposeShares
from magnate.acquire.editions import CHAINS
from magnate.monopoly import Bid, Pass, StandingOrder

Game = acquire.Game | monopoly.Game
HIGHEST_LIMIT: Final = 10**9  # beyond the money of any game


class _Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="order"):
    """What a seat would decide, said in advance."""


class BidUpTo(_Order, frozen=True, tag="bid_up_to"):
    """Bid the least that is possible in one auction while limit and cash allow, then pass.

    Against orders alone it goes on at once to where one of them gives up.
    """

    limit: int
    auction: int


class PassAuction(_Order, frozen=True, tag="pass_auction"):
    """Bid nothing in one auction."""

    auction: int


class DisposeBy(_Order, frozen=True, tag="dispose"):
    """Keep all shares of a chain whenever it is acquired, sell all, or trade as many as possible.

    Shares that cannot be traded are kept.
    """

    chain: str
    rule: Literal["keep", "sell", "trade"]


class SkipBuying(_Order, frozen=True, tag="skip_buying"):
    """Buy no shares. When the end may be declared the seat is asked all the same."""


class DeclareWhenItWins(_Order, frozen=True, tag="declare"):
    """Declare the end after a placement if the seat then wins, or shares the win, as things are.

    It counts with no purchase in the last turn. Before its placement the seat decides itself.
    """


class AlwaysClaim(_Order, frozen=True, tag="always_claim"):
    """Claim every rent at the landing: a rule of the game, which carries it out (M-S-33)."""


class NeverBuild(_Order, frozen=True, tag="never_build"):
    """Want no buildings in a shortage: likewise a rule of the game (M-S-15)."""


Order = (
    BidUpTo | PassAuction | DisposeBy | SkipBuying | DeclareWhenItWins | AlwaysClaim | NeverBuild
)

OF_THE_RULES: Final = (AlwaysClaim, NeverBuild)
_OF_MONOPOLY: Final = (BidUpTo, PassAuction, *OF_THE_RULES)
OrderT = TypeVar("OrderT", bound=_Order)


class OrderProblem(StrEnum):
    """A stable code for an order that cannot be given."""

    WRONG_GAME = "wrong_game"
    NO_SUCH_CHAIN = "no_such_chain"
    NEEDS_OPEN_HOLDINGS = "needs_open_holdings"
    NEEDS_NO_MARKET = "needs_no_market"
    BAD_LIMIT = "bad_limit"
    NO_SUCH_AUCTION = "no_such_auction"

    @property
    def message_key(self) -> str:
        """The key of the sentence for people."""
        return f"order-{self.value.replace('_', '-')}"


class OrderError(ValueError):
    """An order that cannot be given in this game, or not now."""

    def __init__(self, code: OrderProblem) -> None:
        super().__init__(code)
        self.code = code

    @override
    def __str__(self) -> str:
        """Name the code."""
        return str(self.code)


def rule_of(order: Order, *, on: bool) -> StandingOrder | None:
    """Return the action that gives or ends an order of the rules; None for one of the table."""
    if isinstance(order, AlwaysClaim):
        return StandingOrder("always_claim", on=on)
    return StandingOrder("never_build", on=on) if isinstance(order, NeverBuild) else None


def order_of(action: StandingOrder) -> Order:
    """Return the order that an action of the rules gives or ends."""
    return AlwaysClaim() if action.order == "always_claim" else NeverBuild()


class Orders:
    """The standing orders of one seat; never changed, but replaced by others."""

    def __init__(self, orders: Iterable[Order] = ()) -> None:
        self._orders = tuple(orders)

    def given(self, order: Order) -> Orders:
        """Return the orders with one more; it takes the place of one about the same thing."""
        about = _subject(order)
        others = (each for each in self._orders if _subject(each) != about)
        return Orders((*others, order))

    def taken_back(self, order: Order) -> Orders:
        """Return the orders without exactly this one."""
        return Orders(each for each in self._orders if each != order)

    def listed(self) -> tuple[Order, ...]:
        """Return the orders, the latest last."""
        return self._orders

    def of(self, kind: type[OrderT]) -> list[OrderT]:
        """Return the orders of a kind."""
        return [order for order in self._orders if isinstance(order, kind)]


def _subject(order: Order) -> tuple[object, ...]:
    """Return what an order is about; there is never more than one auction."""
    if isinstance(order, BidUpTo | PassAuction):
        return (BidUpTo,)
    if isinstance(order, DisposeBy):
        return (DisposeBy, order.chain)
    return (type(order),)


def check(order: Order, game: Game, *, auction: int | None) -> None:
    """Raise OrderError if an order makes no sense in a game; `auction` is the latest one's number.

    An auction of that number must still be going on.
    """
    problem = _problem(order, game, auction)
    if problem:
        raise OrderError(problem)


def _problem(order: Order, game: Game, auction: int | None) -> OrderProblem | None:
    if isinstance(game, monopoly.Game) != isinstance(order, _OF_MONOPOLY):
        return OrderProblem.WRONG_GAME
    if isinstance(order, BidUpTo) and not 1 <= order.limit <= HIGHEST_LIMIT:
        return OrderProblem.BAD_LIMIT
    if isinstance(order, BidUpTo | PassAuction):
        gone = order.auction != auction or game.awaits != "bid"
        return OrderProblem.NO_SUCH_AUCTION if gone else None
    if isinstance(order, DisposeBy) and order.chain not in CHAINS:
        return OrderProblem.NO_SUCH_CHAIN
    if isinstance(order, DeclareWhenItWins) and isinstance(game, acquire.Game):
        return _hidden_from_the_count(game)
    return None


def _hidden_from_the_count(game: acquire.Game) -> OrderProblem | None:
    """Return why the end cannot be counted out beforehand without telling what is hidden."""
    if game.edition.holdings_visibility == "hidden":
        return OrderProblem.NEEDS_OPEN_HOLDINGS
    return OrderProblem.NEEDS_NO_MARKET if game.edition.market_holder == "on" else None


def ordered_action(
    orders: Orders,
    game: Game,
    *,
    seat: int,
    auction: int | None,
    others: Mapping[int, Orders] = MappingProxyType({}),
) -> str | None:
    """Return the action that its orders make a seat play now, None where they have no answer.

    `auction` is the number of the auction that is going on; `others` are the orders of the other
    seats whose people are there.
    """
    if game.seat != seat:
        return None
    if isinstance(game, monopoly.Game):
        if game.awaits != "bid":
            return None
        limits = {each: _limit_in(given, auction) for each, given in others.items()}
        return _ordered_bid(game, _limit_in(orders, auction), limits)
    if game.awaits == "dispose":
        return _ordered_disposal(orders, game)
    return _ordered_purchase(orders, game) if game.awaits == "buy" else None


def _limit_in(orders: Orders, auction: int | None) -> int | None:
    """Return up to what orders bid in an auction, 0 to pass; None if they do not speak of it."""
    if any(order.auction == auction for order in orders.of(PassAuction)):
        return 0
    limits = [order.limit for order in orders.of(BidUpTo) if order.auction == auction]
    return limits[0] if limits else None


def _ordered_bid(
    game: monopoly.Game, limit: int | None, limits: Mapping[int, int | None]
) -> str | None:
    """Return the least bid, or what bidding against each other the orders would come to."""
    if limit is None:
        return None
    seat, auction = game.seat, game.view(game.seat, since=len(game.events)).auction
    assert seat is not None and auction is not None  # the seat is asked
    caps: list[int] = []  # in the order in which they are asked, this seat first
    for bidder in sorted(auction.bidders, key=lambda bidder: (bidder.seat < seat, bidder.seat)):
        given = limit if bidder.seat == seat else limits.get(bidder.seat)
        if bidder.still_in:
            caps.append(min(given or 0, bidder.cash))
    raised = _rounds(caps, auction.least, game.edition.minimum_raise)
    least = auction.least + raised * len(caps) * game.edition.minimum_raise
    return str(Bid(least) if least <= caps[0] else Pass())


def _rounds(caps: Sequence[int], least: int, step: int) -> int:
    """Return how many rounds of bids all orders would make, the first seat one more.

    They are left out: with much money there would be hundreds of thousands. The price in the end
    is the same. A seat without an order has no cap, so nothing is left out while one is asked.
    """
    if len(caps) == 1:
        return 0
    around = len(caps) * step
    rounds = [(cap - least - place * step) // around + 1 for place, cap in enumerate(caps)]
    return max(0, min(rounds[0] - 1, *rounds[1:]))


def _ordered_disposal(orders: Orders, game: acquire.Game) -> str | None:
    rules = {order.chain: order.rule for order in orders.of(DisposeBy)}
    if not rules:
        return None
    prompt = game.view(game.seat, since=len(game.events)).prompt
    assert prompt is not None and prompt.chain is not None  # the seat is asked
    disposals = {
        "keep": DisposeShares(),
        "sell": DisposeShares(sell=prompt.held),
        "trade": DisposeShares(trade=prompt.most_traded),
    }
    return str(disposals[rules[prompt.chain]]) if prompt.chain in rules else None


def _ordered_purchase(orders: Orders, game: acquire.Game) -> str | None:
    """Return the declaration that wins, or the purchase of nothing once that is settled."""
    skip, declare = orders.of(SkipBuying), orders.of(DeclareWhenItWins)
    may_declare = game.why_not(DeclareEnd()) is None
    counted = bool(declare) and _hidden_from_the_count(game) is None
    if may_declare and counted and _wins_by_declaring(game):
        return str(DeclareEnd())
    return str(BuyShares()) if skip and (counted or not may_declare) else None


def _wins_by_declaring(game: acquire.Game) -> bool:
    """Tell whether the seat asked wins if the game ends with this turn and no purchase."""
    seat, last_turn = game.seat, game.copy()
    last_turn.play(DeclareEnd())
    if not last_turn.is_over:
        last_turn.play(BuyShares())
    outcome = last_turn.outcome()
    assert outcome is not None  # nothing is drawn after a declaration
    return seat in outcome.winners
