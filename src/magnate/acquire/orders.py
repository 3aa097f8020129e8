"""The standing orders of Acquire; the table carries all of them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from typing_extensions import override

from magnate.engine import orders as shared
from magnate.engine.orders import AN_ORDER, Order, OrderChange, OrderLine, OrderRules, Orders

from .actions import Action, BuyShares, DeclareEnd, DisposeShares
from .editions import CHAINS
from .game import Game
from .notation import parse_action

Rule = Literal["keep", "sell", "trade"]


class OrderProblem(shared.OrderProblem):
    """Why an order cannot be given in Acquire."""

    NO_SUCH_CHAIN = "no_such_chain"
    NEEDS_OPEN_HOLDINGS = "needs_open_holdings"
    NEEDS_NO_MARKET = "needs_no_market"


class DisposeBy(Order, frozen=True, tag="dispose"):
    """Keep or sell all shares of a chain when it is acquired, or trade as many as possible.

    Shares that cannot be traded are kept.
    """

    chain: str
    rule: Rule

    @property
    @override
    def subject(self) -> tuple[object, ...]:
        return DisposeBy, self.chain


class SkipBuying(Order, frozen=True, tag="skip_buying"):
    """Buy no shares. When the seat may declare the end, it still decides itself."""


class DeclareWhenItWins(Order, frozen=True, tag="declare"):
    """Declare the end after a placement if the seat would then win or share the win.

    Assumes that it buys nothing in the last turn. Before placing, the seat still decides itself.
    """


AcquireOrder = DisposeBy | SkipBuying | DeclareWhenItWins
_SWITCHES: Final[dict[str, AcquireOrder]] = {
    "skip-buying": SkipBuying(),
    "declare": DeclareWhenItWins(),
}
_RULES: Final[tuple[Rule, ...]] = get_args(Rule)


class AcquireOrders(OrderRules[Game, Action, AcquireOrder]):
    """Which orders can be given, what they do, and how they are typed."""

    kinds = (DisposeBy, SkipBuying, DeclareWhenItWins)

    @override
    def problem(self, order: AcquireOrder, game: Game, auction: int | None) -> OrderProblem | None:
        if isinstance(order, DisposeBy) and order.chain not in CHAINS:
            return OrderProblem.NO_SUCH_CHAIN
        return _why_not_counted(game) if isinstance(order, DeclareWhenItWins) else None

    @override
    def next_action(
        self,
        orders: Orders[AcquireOrder],
        game: Game,
        *,
        auction: int | None,
        others: Mapping[int, Orders[AcquireOrder]],
    ) -> Action | None:
        if game.awaits == "dispose":
            return _disposal(orders, game)
        return _purchase(orders, game) if game.awaits == "buy" else None

    @override
    def parse(self, text: str, game: Game, *, auction: int) -> OrderChange[AcquireOrder]:
        line = OrderLine(text)
        kind = line.one_of((*_SWITCHES, *_RULES), AN_ORDER)
        order = _SWITCHES.get(kind)
        if order is None:
            # The action "found" names a chain in the same notation, so its parser reads this one.
            chain = line.meant(line.take(), "found", parse_action).chain
            order = DisposeBy(chain, next(rule for rule in _RULES if rule == kind))
        return OrderChange(order, line.on_or_off())

    @override
    def typed(self, order: AcquireOrder, game: Game, *, auction: int) -> str | None:
        if isinstance(order, DisposeBy):
            return f"{order.rule} {order.chain}"
        return next(word for word, switch in _SWITCHES.items() if switch == order)


def _why_not_counted(game: Game) -> OrderProblem | None:
    """Return why computing the result in advance would reveal something hidden, or None."""
    if game.edition.holdings_visibility == "hidden":
        return OrderProblem.NEEDS_OPEN_HOLDINGS
    return OrderProblem.NEEDS_NO_MARKET if game.edition.market_holder == "on" else None


def _disposal(orders: Orders[AcquireOrder], game: Game) -> Action | None:
    rules = {order.chain: order.rule for order in orders.of(DisposeBy)}
    if not rules:
        return None
    prompt = game.view(game.seat, since=len(game.events)).prompt
    assert prompt is not None and prompt.chain is not None  # it is the seat to act
    disposals = {
        "keep": DisposeShares(),
        "sell": DisposeShares(sell=prompt.held),
        "trade": DisposeShares(trade=prompt.most_traded),
    }
    return disposals[rules[prompt.chain]] if prompt.chain in rules else None


def _purchase(orders: Orders[AcquireOrder], game: Game) -> Action | None:
    """Return the declaration that wins, or an empty purchase once that is settled."""
    skip, declare = orders.of(SkipBuying), orders.of(DeclareWhenItWins)
    may_declare = game.why_not(DeclareEnd()) is None
    counted = bool(declare) and _why_not_counted(game) is None
    if may_declare and counted and _wins_by_declaring(game):
        return DeclareEnd()
    return BuyShares() if skip and (counted or not may_declare) else None


def _wins_by_declaring(game: Game) -> bool:
    """Return whether the seat to act wins if the game ends with this turn and no purchase."""
    seat, last_turn = game.seat, game.copy()
    last_turn.play(DeclareEnd())
    while not last_turn.is_over:
        # The first legal action buys or replaces nothing, and a drawn tile changes nobody's money.
        last_turn.play(last_turn.legal_actions()[0])
    outcome = last_turn.outcome()
    assert outcome is not None
    return seat in outcome.winners
