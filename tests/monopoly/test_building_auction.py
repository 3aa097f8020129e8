"""Auctions of buildings (M-SHORT-2, M-ERR-13, M-S-15)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from magnate.monopoly import Game, load
from magnate.monopoly.editions import option_text
from magnate.monopoly.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    BidPassed,
    Built,
)

from .estates import (
    GROUPS,
    HOTELS_ON_ORANGE,
    allowed,
    asked,
    cash,
    levels,
    mortgaged,
    play,
    position,
    refused,
    stock,
    table,
    three_monopolies,
)


def on_board_with(text: str, group: str, **deed: int) -> Game:
    """Return the game of a position on a board with other figures on a group's deeds."""
    board: Any = deepcopy(load("brazil").board.data())
    for square in board["squares"]:
        if square["id"] in GROUPS[group]:
            square.update(deed)
    own = text.replace("brazil\n", f"brazil\noption board {option_text(board)}\n", 1)
    return Game.from_position(own, chance="given")


def test_with_requests_beyond_the_stock_houses_are_auctioned_one_by_one() -> None:
    """M-SHORT-2, M-ERR-13, M-S-15: 2 + 2 of 3 houses; the first goes to seat 2, then 3 wants
    remain for 2 houses; the second goes to seat 1; then one each is wanted, and one is there."""
    game = table("$1000 | orange", "$1000 | pink", options="bank_houses 3")
    events = play(game, "build st-james 1 tennessee 1", "request 2")
    assert events.of(AuctionBegan) == [AuctionBegan(None, "house")]
    assert asked(game) == ("bid", 2)

    events = play(game, "bid 50", "bid 55", "bid 60", "pass")
    assert events.of(AuctionWon) == [AuctionWon(2, None, "house", 60)]
    assert asked(game) == ("place", 2)
    events = play(game, "place virginia")
    assert events.of(Built) == [Built(2, "virginia", 0, 1, 60)]
    assert cash(game) == (1000, 940)
    assert events.of(AuctionBegan) == [AuctionBegan(None, "house")]
    assert asked(game) == ("bid", 2)

    play(game, "bid 50", "bid 52", "pass", "place tennessee")
    assert cash(game) == (948, 940)
    assert (levels(game, "orange"), levels(game, "pink")) == ((0, 1, 0), (0, 0, 1))
    assert asked(game) == ("bid", 2)

    play(game, "pass", "bid 57", "place st-james")
    assert cash(game) == (891, 940)
    assert (stock(game), asked(game)) == ((0, 12), ("roll", 1))


@pytest.mark.parametrize(
    ("builder", "action", "order"),
    [
        (1, "build st-james 1", [2, 3, 1]),
        (2, "build states 1", [3, 1, 2]),
        (3, "build baltic 1", [1, 2, 3]),
    ],
)
def test_bids_go_clockwise_from_the_builders_left(
    builder: int, action: str, order: list[int]
) -> None:
    """M-S-35: the builder is last."""
    game = three_monopolies(1)
    game.play(action, seat=builder)
    play(game, "request 1", "request 1")
    seats = []
    for line in ("bid 50", "bid 51", "bid 52", "pass", "pass"):
        seats.append(game.seat)
        play(game, line)

    assert seats == [*order, *order[:2]]
    assert asked(game) == ("place", order[2])


def test_only_applicants_bid() -> None:
    """M-SHORT-2: seat 2 wanted none."""
    game = three_monopolies(1)
    play(game, "build st-james 1", "request none", "request 1")

    assert asked(game) == ("bid", 3)
    play(game, "bid 25")
    assert asked(game) == ("bid", 1)


@pytest.mark.parametrize("lot", ["states", "virginia", "st-charles"])
def test_the_winner_places_it_at_once_where_it_is_even(lot: str) -> None:
    """M-S-15, M-BUILD-5: the second house of pink does not go onto the first lot."""
    game = table("$1000 | orange", "$1000 | pink 1-0-0", options="bank_houses 2")
    play(game, "build st-james 1", "request 1", "bid 50", "pass")

    assert asked(game) == ("place", 2)
    assert refused(game, "place st-james") == ("no_monopoly", "M-BUILD-1")
    assert refused(game, "place reading") == ("not_a_street", "M-BUILD-1")
    assert refused(game, "roll", seat=1) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, "mortgage states") == ("wrong_moment", "M-S-11")
    if lot == "st-charles":
        assert refused(game, f"place {lot}") == ("uneven", "M-BUILD-5")
    else:
        play(game, f"place {lot}")
        assert sum(levels(game, "pink")) == 2


def test_the_winner_chooses_among_the_groups_where_the_bid_covers_half_the_price() -> None:
    """M-S-15: a house costs $200 on dark blue, and the bank would give $100 for it."""
    game = table("$1000 | orange", "$1000 | brown, dark-blue", options="bank_houses 1")
    play(game, "build st-james 1", "request 1", "bid 100", "pass")
    prompt = game.view(2).prompt
    assert prompt is not None
    assert prompt.lots == ("mediterranean", "baltic", "park-place", "boardwalk")

    play(game, "place boardwalk")

    assert cash(game) == (1000, 900)
    assert levels(game, "dark-blue") == (0, 1)


def test_a_building_is_not_placed_where_the_bank_would_pay_more_than_the_bid() -> None:
    """M-S-15: $99 is less than half of $200, so the house goes onto brown."""
    game = table("$1000 | orange", "$1000 | brown, dark-blue", options="bank_houses 1")
    play(game, "build st-james 1", "request 1", "bid 99", "pass")
    prompt = game.view(2).prompt
    assert prompt is not None
    assert prompt.lots == ("mediterranean", "baltic")

    assert refused(game, "place boardwalk") == ("worth_more_than_bid", "M-S-15")
    play(game, "place baltic")
    assert levels(game, "brown") == (0, 1)


def test_nobody_bids_less_than_the_bank_would_pay_at_the_cheapest_place() -> None:
    """M-S-15: half of $50 on brown for seat 2, half of $100 on orange for seat 1."""
    game = table("$1000 | orange", "$1000 | brown, dark-blue", options="bank_houses 1")
    play(game, "build st-james 1", "request 1")
    assert refused(game, "bid 24") == ("bid_too_low", "M-S-5")
    play(game, "bid 25")

    assert asked(game) == ("bid", 1)
    assert refused(game, "bid 49") == ("bid_too_low", "M-S-5")
    assert game.legal_actions().bids == range(50, 1001)
    prompt = game.view(1).prompt
    assert prompt is not None
    assert prompt.least == 50


def test_half_of_an_odd_price_is_rounded_down_as_the_bank_pays() -> None:
    """M-S-15, M-SELL-2: a house for $101 goes back for $50."""
    text = position("$1000 | orange", "$1000 | pink", options="bank_houses 1")
    game = on_board_with(text, "pink", building_cost=101)
    play(game, "build st-james 1", "request 1")

    assert refused(game, "bid 49") == ("bid_too_low", "M-S-5")
    play(game, "bid 50", "pass", "place states")


def test_the_hotels_of_a_whole_group_are_worth_half_of_all_of_them() -> None:
    """M-S-15: two hotels on dark blue, $100 each; three on orange, $50 each."""
    game = table("$1000 | orange 4", "$1000 | dark-blue 4", options="bank_hotels 4")
    play(game, HOTELS_ON_ORANGE, "request 2")

    assert refused(game, "bid 199") == ("bid_too_low", "M-S-5")
    play(game, "pass")
    assert refused(game, "bid 149") == ("bid_too_low", "M-S-5")
    play(game, "bid 150", "place tennessee")
    assert levels(game, "orange") == (5, 5, 5)


def test_a_seat_that_cannot_reach_its_lowest_bid_is_not_an_applicant() -> None:
    """M-S-15: seat 2 spends its $200 on the first house. On a board where pink is mortgaged for $1
    a lot, $53 is all it could raise, less than the $100 at which the second opens; so seat 1 is
    left alone, and may buy it at deed price."""
    options = "bank_houses 2, shortage_auction_start lowest_deed_price"
    text = position("$1000 | orange", "$200 | pink", options=options)
    game = on_board_with(text, "pink", mortgage=1)
    play(game, "build st-james 1 tennessee 1", "request 2", "bid 200", "pass", "place states")

    assert (cash(game), asked(game)) == ((1000, 0), ("roll", 1))
    play(game, "build st-james 1")
    assert cash(game) == (900, 0)


def test_a_house_is_not_placed_as_a_hotel() -> None:
    """M-S-15: four houses stand on the dark blue lots; the house fits only on brown."""
    game = table(
        "$1000 | orange",
        "$1000 | brown, dark-blue 4",
        edition="official",
        options="bank_houses 9",
    )
    play(game, "build st-james 1", "request 1", "bid 25", "pass")

    assert not allowed(game, "place boardwalk")
    play(game, "place baltic")
    assert levels(game, "brown") == (0, 1)


@pytest.mark.parametrize(
    ("start", "least"),
    [("any", 25), ("lowest_deed_price", 50)],
)
def test_the_opening_price_is_any_or_the_lowest_on_the_deeds(start: str, least: int) -> None:
    """M-S-15: a house costs $50 on brown, where the bank would give $25, and $100 on orange."""
    options = f"bank_houses 1, shortage_auction_start {start}"
    game = table("$1000 | orange", "$1000 | brown", options=options)
    play(game, "build st-james 1", "request 1")

    assert game.legal_actions().bids == range(least, 1001)
    assert refused(game, f"bid {least - 1}") == ("bid_too_low", "M-S-5")
    play(game, f"bid {least}")
    assert refused(game, f"bid {least}") == ("bid_too_low", "M-S-5")


def test_the_lowest_deed_price_is_that_of_the_applicants() -> None:
    """M-S-15: the owner of the brown lots wants none."""
    game = three_monopolies(1, options="shortage_auction_start lowest_deed_price")
    play(game, "build st-james 1", "request 1", "request none")

    assert refused(game, "bid 99") == ("bid_too_low", "M-S-5")
    play(game, "bid 100")


def test_bids_rise_by_at_least_the_minimum_raise() -> None:
    """M-AUC-4: option `minimum_raise`."""
    game = three_monopolies(1, options="minimum_raise 20")
    play(game, "build st-james 1", "request 1", "request none", "bid 50")

    assert refused(game, "bid 69") == ("bid_too_low", "M-S-5")
    play(game, "bid 70")


def test_without_a_bid_the_houses_stay_in_the_bank() -> None:
    """M-S-4: the auction is over, and the purchase can be made again."""
    game = three_monopolies(1)

    events = play(game, "build st-james 1", "request 1", "request 1", "pass", "pass", "pass")

    assert events.of(AuctionFailed) == [AuctionFailed(None, "house")]
    assert (asked(game), stock(game)) == (("roll", 1), (1, 12))
    assert cash(game) == (1000, 1000, 1000)
    play(game, "build st-james 1", "request none", "request none")
    assert levels(game, "orange") == (1, 0, 0)


def test_when_one_applicant_is_left_they_buy_at_deed_price() -> None:
    """M-S-15: 1 + 2 of 2; seat 2 wins one and wants no more, seat 1 buys the other for $100."""
    game = table("$1000 | orange", "$1000 | pink", options="bank_houses 2")
    play(game, "build st-james 1 tennessee 1", "request 1")
    play(game, "bid 50", "pass", "place states")

    assert asked(game) == ("roll", 1)
    play(game, "build st-james 1")
    if game.awaits == "request":
        play(game, "request none")
    assert cash(game) == (900, 950)


def test_a_seat_that_cannot_raise_the_lowest_bid_is_skipped() -> None:
    """Seat 3 has $60 and $60 in mortgages; $121 is more than it can raise."""
    game = three_monopolies(1, money=(1000, 1000, 60))
    play(game, "build st-james 1", "request 1", "request 1", "bid 119")
    assert asked(game) == ("bid", 3)
    play(game, "pass")

    game = three_monopolies(1, money=(1000, 1000, 60))
    events = play(game, "build st-james 1", "request 1", "request 1", "bid 120")
    assert events.of(BidPassed) == [BidPassed(3)]
    assert asked(game) == ("bid", 1)


def test_a_bidder_may_mortgage_and_sell_meanwhile() -> None:
    """M-S-11: reading brings $100; then $150 are bid."""
    game = table("$1000 | orange", "$100 | pink, reading", options="bank_houses 1")
    play(game, "build st-james 1", "request 1")
    assert refused(game, "bid 150") == ("not_enough_cash", "M-S-5")
    assert refused(game, "mortgage st-james", seat=1) == ("not_your_turn", "M-MOVE-2")

    play(game, "mortgage reading", "bid 150", "pass", "place states")

    assert cash(game) == (1000, 50)
    assert mortgaged(game) == ("reading",)


def test_a_bidder_does_not_mortgage_the_only_place_for_the_building() -> None:
    """M-S-15: they must be able to place it at once; in `official` nothing fits on a group with a
    mortgaged lot."""
    game = table("$1000 | orange", "$100 | pink", edition="official", options="bank_houses 1")
    play(game, "build st-james 1", "request 1")

    assert refused(game, "mortgage states") == ("needed_for_auction", "M-S-15")
    play(game, "pass")


def test_in_brazil_a_bidder_mortgages_all_lots_of_the_group_but_one() -> None:
    """M-S-11, M-BUILD-8: $100 + 70 + 70; the house still fits on Virginia Avenue."""
    game = table("$1000 | orange", "$100 | pink", options="bank_houses 1")
    play(game, "build st-james 1", "request 1", "mortgage st-charles", "mortgage states")
    assert refused(game, "mortgage virginia") == ("needed_for_auction", "M-S-15")

    play(game, "bid 240", "pass")

    assert [str(action) for action in game.legal_actions()] == ["place virginia"]
    play(game, "place virginia")
    assert (cash(game), levels(game, "pink")) == ((1000, 0), (0, 0, 1))


def test_with_another_place_left_a_bidder_may_mortgage_the_group() -> None:
    """M-S-15, M-BUILD-8: in `official` nothing is built on pink then."""
    game = table(
        "$1000 | orange", "$100 | pink, brown", edition="official", options="bank_houses 1"
    )
    play(game, "build st-james 1", "request 1", "mortgage states", "bid 120", "pass")

    assert not allowed(game, "place virginia")
    play(game, "place baltic")
    assert cash(game) == (1000, 50)


def test_a_bidder_may_sell_houses_meanwhile() -> None:
    """M-S-11: the house sold returns to the bank."""
    game = table("$1000 | orange", "$100 | pink 1-1-1", options="bank_houses 4")
    play(game, "build st-james 1", "request 1", "sell states 0", "bid 130", "pass", "place states")

    assert cash(game) == (1000, 100 + 50 - 130)
    assert levels(game, "pink") == (1, 1, 1)
    assert stock(game) == (1, 12)


def test_a_bidder_for_a_hotel_keeps_the_four_houses() -> None:
    """M-S-15: without them no hotel could be placed."""
    game = table(
        "$1000 | orange 4", "$200 | dark-blue 4", edition="official", options="bank_hotels 1"
    )
    play(game, "build st-james 5", "request 1")

    assert refused(game, "sell boardwalk 3") == ("needed_for_auction", "M-S-15")
    play(game, "bid 200", "pass", "place boardwalk")
    assert levels(game, "dark-blue") == (4, 5)


def test_a_bidder_for_a_hotel_may_sell_another_hotel_of_the_same_group() -> None:
    """M-S-11, M-S-15: 5-4-4 becomes 4-4-4, where the hotel can still be placed; half of $100.

    The bank has 32 - 12 - 8 houses, lends four of them and gets them back.
    """
    game = table(
        "$1000 | orange 4", "$100 | pink 5-4-4", edition="official", options="bank_hotels 2"
    )
    play(game, "build st-james 5", "request 1", "sell st-charles 4", "bid 150", "pass")
    play(game, "place virginia")

    assert cash(game) == (1000, 100 + 50 - 150)
    assert levels(game, "pink") == (4, 4, 5)
    assert stock(game) == (12, 1)


def test_a_bidder_for_a_hotel_may_sell_houses_beside_its_place() -> None:
    """M-S-11, M-S-15: where building need not be even, Park Place keeps its four houses."""
    game = table(
        "$1000 | orange 4",
        "$200 | dark-blue 4-2",
        edition="official",
        options="bank_hotels 1, even_building false",
    )
    play(game, "build st-james 5", "request 1")

    assert refused(game, "sell park-place 3") == ("needed_for_auction", "M-S-15")
    play(game, "sell boardwalk 0", "bid 400", "pass", "place park-place")
    assert cash(game) == (1000, 200 + 2 * 100 - 400)
    assert levels(game, "dark-blue") == (5, 0)


def test_a_bidder_leaves_the_last_house_in_the_bank() -> None:
    """M-S-15: selling hotels down to one house each would take the house that is auctioned."""
    game = table(
        "$1000 | orange",
        "$100 | brown, dark-blue 5",
        options="bank_houses 2, bank_hotels 2",
    )
    play(game, "build st-james 1", "request 2")

    action = "sell park-place 1 boardwalk 1"
    assert refused(game, action) == ("needed_for_auction", "M-S-15")
    play(game, "sell park-place 1 boardwalk 0")
    assert cash(game)[1] == 100 + 9 * 100
    assert stock(game) == (1, 2)
