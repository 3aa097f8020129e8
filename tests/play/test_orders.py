"""Standing orders of the table: how they replace each other, and which are refused."""

from __future__ import annotations

import msgspec
import pytest

from magnate import acquire, monopoly
from magnate.acquire.orders import DeclareWhenItWins, DisposeBy, SkipBuying
from magnate.engine.orders import OrderError, Orders
from magnate.games import AnyOrder, info_of
from magnate.monopoly.orders import AlwaysClaim, BidUpTo, PassAuction
from tests.monopoly import boards as streets

from .ordering import Game, auction


def problem(order: AnyOrder, game: Game, *, auction: int | None = None) -> str | None:
    """Return the code with which an order is refused, None if it is accepted."""
    try:
        info_of(game).orders.check(order, game, auction=auction)
    except OrderError as error:
        return str(error)
    return None


def test_orders_are_listed_as_they_were_given() -> None:
    orders = Orders[AnyOrder]().given(SkipBuying()).given(DeclareWhenItWins())

    assert orders.listed() == (SkipBuying(), DeclareWhenItWins())


def test_giving_an_order_does_not_change_earlier_orders() -> None:
    before = Orders[AnyOrder]([SkipBuying()])

    before.given(DeclareWhenItWins())
    before.taken_back(SkipBuying())

    assert before.listed() == (SkipBuying(),)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (BidUpTo(100, 1), BidUpTo(120, 1)),
        (BidUpTo(100, 1), PassAuction(1)),
        (PassAuction(1), BidUpTo(100, 1)),
        (BidUpTo(100, 1), BidUpTo(100, 2)),  # the first auction is over
        (DisposeBy("Tower", "keep"), DisposeBy("Tower", "sell")),
        (SkipBuying(), SkipBuying()),
    ],
)
def test_a_later_order_replaces_one_about_the_same_subject(
    first: AnyOrder, second: AnyOrder
) -> None:
    assert Orders[AnyOrder]().given(first).given(second).listed() == (second,)


def test_each_chain_has_its_own_order() -> None:
    tower, american = DisposeBy("Tower", "keep"), DisposeBy("American", "sell")

    assert Orders[AnyOrder]().given(tower).given(american).listed() == (tower, american)


def test_a_cancelled_order_is_gone() -> None:
    orders = Orders([SkipBuying(), DisposeBy("Tower", "keep"), DisposeBy("American", "keep")])

    left = orders.taken_back(DisposeBy("Tower", "keep"))

    assert left.listed() == (SkipBuying(), DisposeBy("American", "keep"))


def test_only_the_identical_order_is_cancelled() -> None:
    """A message about an order that was replaced meanwhile does not cancel the new one."""
    orders = Orders([BidUpTo(120, 1)])

    assert orders.taken_back(BidUpTo(100, 1)).listed() == (BidUpTo(120, 1),)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        (b'{"order":"bid_up_to","limit":120,"auction":3}', BidUpTo(120, 3)),
        (b'{"order":"pass_auction","auction":3}', PassAuction(3)),
        (b'{"order":"dispose","chain":"Tower","rule":"trade"}', DisposeBy("Tower", "trade")),
        (b'{"order":"skip_buying"}', SkipBuying()),
        (b'{"order":"declare"}', DeclareWhenItWins()),
        (b'{"order":"always_claim"}', AlwaysClaim()),
    ],
)
def test_an_order_is_written_as_it_is_read(text: bytes, order: AnyOrder) -> None:
    assert msgspec.json.decode(text, type=AnyOrder) == order
    assert msgspec.json.encode(order) == text


@pytest.mark.parametrize(
    "text",
    [
        b'{"order":"buy_all"}',
        b'{"order":"dispose","chain":"Tower","rule":"burn"}',
        b'{"order":"bid_up_to","limit":"all","auction":3}',
        b'{"order":"bid_up_to","limit":3}',
        b'{"order":"skip_buying","seat":2}',
    ],
)
def test_an_invalid_order_is_not_decoded(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=AnyOrder)


@pytest.mark.parametrize("order", [BidUpTo(100, 1), PassAuction(1), AlwaysClaim()])
def test_orders_of_monopoly_are_refused_in_acquire(order: AnyOrder) -> None:
    assert problem(order, acquire.Game(seed=1), auction=1) == "wrong_game"


@pytest.mark.parametrize("order", [DisposeBy("Tower", "keep"), SkipBuying(), DeclareWhenItWins()])
def test_orders_of_acquire_are_refused_in_monopoly(order: AnyOrder) -> None:
    assert problem(order, monopoly.Game(seed=1), auction=1) == "wrong_game"


@pytest.mark.parametrize("order", [DisposeBy("Tower", "keep"), SkipBuying(), DeclareWhenItWins()])
def test_orders_that_need_no_auction_are_taken_at_any_time(order: AnyOrder) -> None:
    assert problem(order, acquire.Game(seed=1)) is None
    assert problem(AlwaysClaim(), monopoly.Game(seed=1)) is None


@pytest.mark.parametrize("chain", ["Hilton", "tower", ""])
def test_an_order_about_an_unknown_chain_is_refused(chain: str) -> None:
    assert problem(DisposeBy(chain, "keep"), acquire.Game(seed=1)) == "no_such_chain"


def test_declaring_when_it_wins_needs_open_holdings() -> None:
    game = acquire.Game(seed=1, options={"holdings_visibility": "hidden"})

    assert problem(DeclareWhenItWins(), game) == "needs_open_holdings"


def test_declaring_when_it_wins_needs_a_game_without_a_stock_market() -> None:
    game = acquire.Game(2, "2023-duel", seed=1)

    assert problem(DeclareWhenItWins(), game) == "needs_no_market"


@pytest.mark.parametrize("limit", [0, -5, 10**9 + 1, 10**30])
def test_an_invalid_limit_is_refused(limit: int) -> None:
    assert problem(BidUpTo(limit, 1), auction("", ""), auction=1) == "bad_limit"


@pytest.mark.parametrize("limit", [1, 5000])
def test_a_limit_may_be_above_the_cash(limit: int) -> None:
    assert problem(BidUpTo(limit, 1), auction("", ""), auction=1) is None


@pytest.mark.parametrize("number", [1, 3, None])
def test_an_order_for_another_auction_is_refused(number: int | None) -> None:
    game = auction("", "")

    assert problem(BidUpTo(100, 2), game, auction=number) == "no_such_auction"
    assert problem(PassAuction(2), game, auction=number) == "no_such_auction"


def test_an_order_for_an_auction_that_is_over_is_refused() -> None:
    """Its number is still the latest."""
    game = auction("", "")
    streets.play(game, "pass", "pass")

    assert problem(PassAuction(1), game, auction=1) == "no_such_auction"
