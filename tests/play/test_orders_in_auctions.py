"""Standing orders in the auctions of Monopoly: bids up to a limit, and passes."""

from __future__ import annotations

import pytest

from magnate.acquire.orders import SkipBuying
from magnate.engine.orders import Orders
from magnate.games import AnyOrder, info_of
from magnate.monopoly.orders import AlwaysClaim, BidUpTo, PassAuction
from tests.monopoly import boards as streets
from tests.monopoly import estates

from .ordering import auction, ordered


def test_an_order_to_bid_opens_with_the_minimum_bid() -> None:
    """M-S-5: an auction begins at 1."""
    assert ordered(auction("", ""), BidUpTo(100, 1), auction=1) == "bid 1"


def test_an_order_to_bid_raises_by_the_minimum() -> None:
    """M-S-5: one more than 40."""
    assert ordered(auction("", "", "", high=40), BidUpTo(100, 1), auction=1) == "bid 41"


@pytest.mark.parametrize(("high", "answer"), [(98, "bid 99"), (99, "bid 100"), (100, "pass")])
def test_an_order_to_bid_goes_up_to_its_limit(high: int, answer: str) -> None:
    assert ordered(auction("", "", "", high=high), BidUpTo(100, 1), auction=1) == answer


@pytest.mark.parametrize(("money", "answer"), [(42, "bid 41"), (41, "bid 41"), (40, "pass")])
def test_an_order_to_bid_bids_no_more_than_the_cash(money: int, answer: str) -> None:
    """With a lot to mortgage seat 3 could raise more; the order does not."""
    game = streets.table("", "", f"${money}", lots="boardwalk 3")
    streets.roll(game, 2, 3)
    streets.play(game, "decline", "bid 40")

    assert ordered(game, BidUpTo(100, 1), auction=1) == answer


def test_the_higher_of_two_limits_wins_just_above_the_lower() -> None:
    """Seat 2 bids 1, 3, 5 … and seat 3 bids 2, 4 … 30; then 31 is too much for it."""
    game = auction("", "", "")
    orders: dict[int, AnyOrder] = {1: PassAuction(1), 2: BidUpTo(50, 1), 3: BidUpTo(30, 1)}

    while game.awaits == "bid":
        assert game.seat is not None
        action = ordered(game, orders[game.seat], auction=1)
        assert action is not None
        streets.play(game, action)

    assert streets.owner(game, "reading") == 2
    assert streets.cash(game) == (1500, 1469, 1500)


def test_an_order_to_bid_works_in_an_auction_of_buildings_too() -> None:
    """M-S-15: one house left, which all three want."""
    game = estates.three_monopolies(1)
    estates.play(game, "build st-james 1", "request 1", "request 1")
    assert estates.at_auction(game) == "house"

    assert ordered(game, BidUpTo(100, 1), auction=1) == "bid 50"


@pytest.mark.parametrize(
    ("limit", "bids"),
    [
        # The bank would give seat 1 $100 for the house, and seat 2 $25.
        (60, ["bid 25"]),  # seat 1 cannot bid at all
        (100, ["bid 25", "bid 100", "bid 101"]),
        (150, ["bid 25", "bid 150", "bid 151"]),  # from $100 on, the dollars between are skipped
    ],
)
def test_orders_for_a_building_do_not_outbid_what_another_seat_may_not_bid(
    limit: int, bids: list[str]
) -> None:
    """M-S-15: a seat never bids less than the bank would give it for the building."""
    game = estates.table("$500 | green", "$500 | brown", options="bank_houses 1")
    estates.play(game, "build pacific 1", "request 1")
    orders: dict[int, AnyOrder] = {1: BidUpTo(limit, 1), 2: BidUpTo(400, 1)}
    made: list[str] = []
    while game.awaits == "bid":
        assert game.seat is not None
        others = {3 - game.seat: Orders((orders[3 - game.seat],))}
        rules = info_of(game).orders
        action = rules.next_action(Orders((orders[game.seat],)), game, auction=1, others=others)
        made += [str(action)] if str(action) != "pass" else []
        estates.play(game, str(action))

    assert made == bids
    assert (game.awaits, game.seat) == ("place", 2)


def test_an_order_to_pass_passes() -> None:
    assert ordered(auction("", "", "", high=40), PassAuction(1), auction=1) == "pass"


@pytest.mark.parametrize("order", [BidUpTo(100, 1), PassAuction(1)])
def test_an_order_for_one_auction_does_not_apply_to_the_next(order: AnyOrder) -> None:
    game = auction("", "")

    assert ordered(game, order, auction=2) is None
    assert ordered(game, order, auction=None) is None


def test_orders_decide_only_for_their_own_seat() -> None:
    game = auction("", "", "")

    assert ordered(game, PassAuction(1), seat=3, auction=1) is None


@pytest.mark.parametrize("order", [BidUpTo(100, 1), PassAuction(1), AlwaysClaim(), SkipBuying()])
def test_orders_do_not_make_other_decisions_of_monopoly(order: AnyOrder) -> None:
    """Neither whether to roll nor whether to buy a lot."""
    game = streets.table("", "")
    assert ordered(game, order, auction=1) is None

    streets.roll(game, 2, 3)

    assert game.awaits == "buy"
    assert ordered(game, order, auction=1) is None


def test_nobody_is_asked_while_chance_is_awaited() -> None:
    game = streets.table("", "")
    streets.play(game, "roll")

    assert ordered(game, PassAuction(1), seat=1, auction=1) is None
