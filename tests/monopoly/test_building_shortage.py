"""Building shortage (M-SHORT-1, M-SHORT-2, M-S-15): the question to the others."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game, load
from magnate.monopoly.events import AuctionBegan, BuildingsRequested, Built, ShortageBegan

from .estates import (
    HOTELS_ON_ORANGE,
    allowed,
    asked,
    at_auction,
    cash,
    levels,
    play,
    refused,
    stock,
    table,
    three_monopolies,
)


def test_others_who_could_build_are_asked_before_a_purchase_that_leaves_too_few() -> None:
    """M-S-15: 12 houses would fit on pink, 8 on brown; 3 are there, 2 are wanted."""
    game = three_monopolies(3)

    events = play(game, "build st-james 1 tennessee 1")

    assert events.of(ShortageBegan) == [ShortageBegan(1, "house", 3)]
    assert not events.of(Built)
    assert asked(game) == ("request", 2)
    assert cash(game) == (1000, 1000, 1000)


@pytest.mark.parametrize(
    ("builder", "action", "order"),
    [
        (1, "build st-james 1", [2, 3]),
        (2, "build states 1", [3, 1]),
        (3, "build baltic 1", [1, 2]),
    ],
)
def test_the_others_are_asked_clockwise(builder: int, action: str, order: list[int]) -> None:
    """M-S-15: from the builder's left, no matter whose turn it is."""
    game = three_monopolies(3)
    game.play(action, seat=builder)
    seats = []
    while game.awaits == "request":
        seats.append(game.seat)
        play(game, "request none")

    assert seats == order
    assert asked(game) == ("roll", 1)


def test_nobody_is_asked_while_the_bank_can_serve_all() -> None:
    """M-S-15: 12 on pink, 8 on brown and 2 bought make 22."""
    money = (1000, 1200, 1000)
    enough, short = three_monopolies(22, money=money), three_monopolies(21, money=money)

    assert play(enough, "build st-james 1 tennessee 1").of(Built)
    assert asked(enough) == ("roll", 1)
    play(short, "build st-james 1 tennessee 1")
    assert asked(short) == ("request", 2)


@pytest.mark.parametrize(
    ("money", "houses", "question"),
    [
        # Pink has room for 12, but the money limits them at $100 each; one is bought.
        (99, 1, False),
        (100, 2, False),
        (100, 1, True),
        (250, 3, False),
        (250, 2, True),
        (1200, 13, False),
        (1200, 12, True),
        (5000, 13, False),
        (5000, 12, True),
    ],
)
def test_only_seats_that_could_build_with_their_cash_are_asked(
    money: int, houses: int, *, question: bool
) -> None:
    """M-S-15: there and then."""
    game = table("$1000 | orange", f"${money} | pink", options=f"bank_houses {houses}")

    play(game, "build st-james 1")

    assert asked(game) == (("request", 2) if question else ("roll", 1))


@pytest.mark.parametrize(
    "rival",
    [
        "$1000 | st-charles, states",  # no monopoly
        "$1000 | pink mortgaged-mortgaged-mortgaged",  # mortgaged lots (M-BUILD-8)
        "$1000 | pink 4",  # four houses on each
        "$1000 | pink 5",
        "$1000 | stations, companies",
    ],
)
def test_a_seat_that_could_not_build_a_house_is_not_asked(rival: str) -> None:
    """M-S-15; these would not want houses."""
    houses = 1 + (12 if "pink 4" in rival else 0)
    game = table("$1000 | orange", rival, options=f"bank_houses {houses}")

    play(game, "build st-james 1")

    assert asked(game) == ("roll", 1)
    assert levels(game, "orange") == (1, 0, 0)


def test_in_official_a_seat_with_a_mortgaged_lot_in_the_group_is_not_asked() -> None:
    """M-S-10, M-S-15."""
    game = table(
        "$1000 | orange",
        "$1000 | pink --mortgaged",
        edition="official",
        options="bank_houses 1",
    )

    play(game, "build st-james 1")

    assert asked(game) == ("roll", 1)


def test_in_brazil_a_seat_is_asked_for_the_houses_that_fit_beside_a_mortgaged_lot() -> None:
    """M-BUILD-8, M-S-15: one on each of the other two lots of pink; 1 of 2 is bought."""
    game = table("$1000 | orange", "$1000 | pink --mortgaged", options="bank_houses 2")

    play(game, "build st-james 1")

    assert asked(game) == ("request", 2)
    assert refused(game, "request 3") == ("too_many_requested", "M-S-15")
    play(game, "request 2")


def test_a_seat_with_the_order_never_to_build_is_not_asked() -> None:
    """M-S-15: seat 2 is not asked, seat 3 is; turned off, seat 2 is asked again."""
    game = three_monopolies(3)
    play(game, "2: order never-build on", "build st-james 1")
    assert asked(game) == ("request", 3)
    play(game, "request none")
    assert levels(game, "orange") == (1, 0, 0)

    play(game, "2: order never-build off", "build tennessee 1")
    assert asked(game) == ("request", 2)


def test_with_first_come_nobody_is_asked() -> None:
    """M-SHORT-2: option `building_shortage`."""
    game = three_monopolies(3, options="building_shortage first_come")

    play(game, "build st-james 1 tennessee 1 new-york 1")

    assert levels(game, "orange") == (1, 1, 1)
    assert refused(game, "build states 1", seat=2) == ("bank_short", "M-SHORT-1")


def test_with_building_only_in_the_own_turn_nobody_else_is_asked() -> None:
    """M-S-15, M-BUILD-9: the others could not build there and then."""
    game = three_monopolies(3, options="build_timing own_turn")

    play(game, "build st-james 1 tennessee 1 new-york 1")

    assert levels(game, "orange") == (1, 1, 1)


def test_the_bankrupt_are_not_asked() -> None:
    """M-BKR-2."""
    game = table("$1000 | orange", "out 1", "$1000 | brown", options="bank_houses 1")

    play(game, "build st-james 1")

    assert asked(game) == ("request", 3)


@pytest.mark.parametrize("action", ["roll", "build baltic 1", "mortgage baltic", "pass"])
def test_only_the_seat_that_is_asked_may_answer_and_nothing_else(action: str) -> None:
    """M-S-15, M-S-11."""
    game = three_monopolies(3)
    play(game, "build st-james 1")

    assert refused(game, "request 1", seat=3) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, "request 1", seat=1) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, action, seat=2) == ("wrong_moment", "M-S-11")
    assert not allowed(game, action, seat=3)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("request 13", ("too_many_requested", "M-S-15")),  # 12 houses fit on three lots
        ("request -1", ("negative_number", "M-S-5")),
    ],
)
def test_nobody_requests_more_than_they_could_place(wanted: str, reason: tuple[str, str]) -> None:
    """M-S-15; more than the bank has may be wanted."""
    game = three_monopolies(3, money=(1000, 5000, 1000))
    play(game, "build st-james 1")

    assert refused(game, wanted) == reason
    play(game, "request 12")


def test_nobody_requests_more_than_they_could_pay() -> None:
    """M-S-15: $250 buy two houses on pink."""
    game = three_monopolies(3, money=(1000, 250, 1000))
    play(game, "build st-james 1")

    assert refused(game, "request 3") == ("too_many_requested", "M-S-15")
    play(game, "request 2")


def test_whole_groups_of_hotels_are_wanted_as_wholes() -> None:
    """M-BUILD-6, M-S-15: the hotels of pink are bought together, so two cannot be placed."""
    game = table("$1000 | orange 4", "$1000 | pink 4", options="bank_hotels 5")
    play(game, HOTELS_ON_ORANGE)

    assert refused(game, "request 2") == ("too_many_requested", "M-S-15")
    assert allowed(game, "request 3")
    assert allowed(game, "request none")


@pytest.mark.parametrize(
    ("money", "numbers"),
    [
        # Two hotels on brown cost $100, three on light blue $150.
        (250, [0, 2, 3, 5]),
        (249, [0, 2, 3]),
        (150, [0, 2, 3]),
        (149, [0, 2]),
    ],
)
def test_several_whole_groups_of_hotels_are_wanted_as_sums(money: int, numbers: list[int]) -> None:
    """M-BUILD-6, M-S-15: what can be placed and paid, group by group."""
    rival = f"${money} | brown 4, light-blue 4"
    game = table("$1000 | orange 4", rival, options="bank_houses 40, bank_hotels 4")
    play(game, HOTELS_ON_ORANGE)

    for number in range(7):
        if number in numbers:
            assert allowed(game, f"request {number}")
        else:
            assert refused(game, f"request {number}") == ("too_many_requested", "M-S-15")


def test_hotels_of_a_group_that_is_too_expensive_are_not_requested() -> None:
    """M-S-15: $350 pay for three hotels on orange ($300), not for two on dark blue ($400)."""
    game = table("$1000 | pink 4", "$350 | orange 4, dark-blue 4", options="bank_hotels 4")
    play(game, "build st-charles 5 states 5 virginia 5")

    assert allowed(game, "request 3")
    assert refused(game, "request 2") == ("too_many_requested", "M-S-15")


def test_a_seat_that_could_fill_a_larger_group_of_hotels_is_asked() -> None:
    """M-S-15: $150 pay for two hotels on brown or for three on light blue; two would be left."""
    rival = "$150 | brown 4, light-blue 4"
    game = table("$1000 | orange 4", rival, options="bank_houses 40, bank_hotels 5")

    play(game, HOTELS_ON_ORANGE)

    assert asked(game) == ("request", 2)


def test_with_requests_within_the_stock_the_purchase_is_made() -> None:
    """M-S-15: 1 and 1 and 1 of 3; the others buy afterwards."""
    game = three_monopolies(3)

    events = play(game, "build st-james 1", "request 1", "request 1")

    assert events.of(BuildingsRequested) == [
        BuildingsRequested(2, "house", 1),
        BuildingsRequested(3, "house", 1),
    ]
    assert not events.of(AuctionBegan)
    assert levels(game, "orange") == (1, 0, 0)
    assert cash(game) == (900, 1000, 1000)
    assert (asked(game), stock(game)) == (("roll", 1), (2, 12))


def test_a_single_applicant_buys_at_deed_price() -> None:
    """M-S-15: nobody else wants any."""
    game = three_monopolies(3)

    play(game, "build st-james 1 tennessee 1 new-york 1", "request none", "request none")

    assert levels(game, "orange") == (1, 1, 1)
    assert cash(game) == (700, 1000, 1000)
    assert stock(game) == (0, 12)


def test_they_are_asked_about_every_purchase() -> None:
    """M-S-15: once for each."""
    game = three_monopolies(3)
    play(game, "build st-james 1", "request none", "request none")

    play(game, "build tennessee 1")

    assert asked(game) == ("request", 2)


def test_a_buyer_of_houses_and_a_hotel_at_once_bids_for_the_last_hotel() -> None:
    """M-SHORT-2, M-S-15: the houses are built, then the hotel is auctioned between both."""
    game = table(
        "$1000 | brown 4-3",
        "$1000 | dark-blue 4",
        edition="official",
        options="bank_hotels 1",
    )

    events = play(game, "build mediterranean 5 baltic 4")
    assert events.of(ShortageBegan) == [ShortageBegan(1, "hotel", 1)]
    assert events.of(Built) == [Built(1, "baltic", 3, 4, 50)]
    play(game, "request 1")
    assert (at_auction(game), asked(game)) == ("hotel", ("bid", 2))
    play(game, "bid 100", "pass", "place boardwalk")

    assert (levels(game, "brown"), levels(game, "dark-blue")) == ((4, 4), (4, 5))
    assert cash(game) == (950, 900)


def test_a_group_whose_buildings_cost_nothing_opens_at_one_dollar() -> None:
    """M-S-15, M-S-5: a bid is at least $1."""
    edition = load("official")
    board = edition.board.data()
    for square in board["squares"]:  # type: ignore[attr-defined]
        if square.get("group") == "brown":
            square["building_cost"] = 0
    options = {"board": board, "bank_houses": 1, "shortage_auction_start": "lowest_deed_price"}
    game = Game(2, edition, chance="given", options=options)
    text = game.position().split("1 $1500")[0] + "1 $1000 at start\n2 $1000 at start\n"
    for lot, seat in (("mediterranean", 1), ("baltic", 1), ("park-place", 2), ("boardwalk", 2)):
        text += f"lot {lot} {seat}\n"
    game = Game.from_position(text, chance="given")

    play(game, "2: build boardwalk 1", "request 1")

    bids = game.legal_actions().bids
    assert bids is not None
    assert bids[0] == 1
