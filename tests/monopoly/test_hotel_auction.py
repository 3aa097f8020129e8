"""Auctions of hotels, singly or for whole groups, and houses that hotels return (M-S-15)."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.editions import preset_in_version
from magnate.monopoly.events import (
    AuctionWon,
    Built,
    ShortageBegan,
)

from .estates import (
    HOTELS_ON_ORANGE,
    asked,
    cash,
    levels,
    play,
    refused,
    stock,
    table,
)


def test_hotels_are_auctioned_one_by_one_in_the_official_rules() -> None:
    """M-S-15: 2 hotels; two are wanted by each."""
    game = table(
        "$1000 | orange 4", "$1000 | dark-blue 4", edition="official", options="bank_hotels 2"
    )
    events = play(game, "build st-james 5 tennessee 5")
    assert events.of(ShortageBegan) == [ShortageBegan(1, "hotel", 2)]
    events = play(game, "request 2", "bid 150", "pass")
    assert events.of(AuctionWon) == [AuctionWon(2, None, "hotel", 150)]
    events = play(game, "place boardwalk")
    assert events.of(Built) == [Built(2, "boardwalk", 4, 5, 150)]
    assert stock(game) == (32 - 12 - 8 + 4, 1)

    play(game, "bid 100", "bid 101", "pass", "place new-york")

    assert cash(game) == (899, 850)
    assert (levels(game, "orange"), levels(game, "dark-blue")) == ((4, 4, 5), (4, 5))
    assert asked(game) == ("roll", 1)


@pytest.mark.parametrize("lot", ["park-place", "boardwalk"])
def test_whole_groups_of_hotels_are_auctioned_in_brazil(lot: str) -> None:
    """M-BUILD-4, M-S-15: 4 hotels, 3 are wanted for orange and 2 for dark blue."""
    game = table("$1000 | orange 4", "$1000 | dark-blue 4", options="bank_hotels 4")
    play(game, HOTELS_ON_ORANGE, "request 2", "bid 200", "pass")

    play(game, f"place {lot}")

    assert levels(game, "dark-blue") == (5, 5)
    assert cash(game) == (1000, 800)
    # The two hotels left are too few for orange: nothing more is auctioned.
    assert (asked(game), stock(game)) == (("roll", 1), (32 - 12, 2))
    assert refused(game, HOTELS_ON_ORANGE) == ("bank_short", "M-SHORT-1")


@pytest.mark.parametrize(
    ("red", "reason"),
    [
        ("0", ("level_out_of_range", "M-BUILD-5")),
        ("1-1-0", ("level_out_of_range", "M-BUILD-5")),
        ("4-4-3", ("mixed_buildings", "M-BUILD-4")),
    ],
)
def test_hotels_of_a_whole_group_are_placed_only_on_four_houses_each(
    red: str, reason: tuple[str, str]
) -> None:
    """M-BUILD-6, M-S-13, M-S-15: $300 covers half of three hotels on red, $225, but not half of
    the houses that would have to stand there before, up to $900."""
    game = table("$1000 | orange 4", f"$1000 | dark-blue 4, red {red}", options="bank_hotels 4")
    play(game, HOTELS_ON_ORANGE, "request 2", "bid 300", "pass")

    assert refused(game, "place indiana") == reason
    assert [str(action) for action in game.legal_actions()] == [
        "place park-place",
        "place boardwalk",
    ]


def test_in_version_1_of_the_rules_hotels_replaced_fewer_houses() -> None:
    """Records of that version replay as they were played: red goes from 1-1-0 to hotels."""
    game = table("$1000 | orange 4", "$1000 | dark-blue 4, red 1-1-0", options="bank_hotels 4")
    earlier = Game(2, preset_in_version("brazil", 1).with_options(bank_hotels=4), seed=1)
    earlier._put(game.state)
    for line in (HOTELS_ON_ORANGE, "request 2", "bid 300", "pass", "place indiana"):
        earlier.play(line)

    assert levels(earlier, "red") == (5, 5, 5)


def test_a_whole_group_opens_at_the_lowest_price_of_a_whole_group() -> None:
    """M-S-15: three hotels on orange cost $300, two on dark blue $400."""
    options = "bank_hotels 4, shortage_auction_start lowest_deed_price"
    game = table("$1000 | orange 4", "$1000 | dark-blue 4", options=options)
    play(game, HOTELS_ON_ORANGE, "request 2")

    assert refused(game, "bid 299") == ("bid_too_low", "M-S-5")
    play(game, "bid 300")


def test_a_group_of_hotels_that_the_bank_cannot_fill_is_no_rival() -> None:
    """M-S-15: 3 hotels fill orange; only 2 hotels would be too few for pink anyway."""
    game = table("$1000 | dark-blue 4", "$1000 | pink 4", options="bank_hotels 2")

    play(game, "build park-place 5 boardwalk 5")

    assert levels(game, "dark-blue") == (5, 5)
    assert cash(game) == (600, 1000)


def test_houses_come_first_then_hotels() -> None:
    """M-S-15: 2-2-2 to 5-4-4 takes six houses, gives four back, and takes the last hotel; four
    houses are too few for brown, and no hotel is left for pink."""
    game = table(
        "$2000 | orange 2",
        "$1000 | brown",
        "$1000 | pink 4",
        edition="official",
        options="bank_houses 24, bank_hotels 1",
    )
    assert stock(game) == (6, 1)

    events = play(game, "build st-james 5 tennessee 4 new-york 4")
    assert events.of(ShortageBegan) == [ShortageBegan(1, "house", 6)]
    assert asked(game) == ("request", 2)
    events = play(game, "request none")
    assert events.of(ShortageBegan) == [ShortageBegan(1, "hotel", 1)]
    assert asked(game) == ("request", 3)
    play(game, "request none")

    assert levels(game, "orange") == (5, 4, 4)
    assert cash(game) == (1300, 1000, 1000)
    assert stock(game) == (4, 0)


def test_houses_that_come_back_for_hotels_leave_nobody_short() -> None:
    """M-S-15: 4-4-3 to hotels takes the last house and gives twelve back; nobody is asked."""
    game = table("$1000 | orange 4-4-3", "$1000 | brown", options="bank_houses 12")
    assert stock(game) == (1, 12)

    play(game, HOTELS_ON_ORANGE)

    assert levels(game, "orange") == (5, 5, 5)
    assert (cash(game), stock(game)) == ((600, 1000), (12, 9))


def test_only_hotels_are_asked_about_when_the_houses_come_back() -> None:
    """M-S-15: twelve houses are enough for brown's eight, but no hotel would be left for pink."""
    game = table(
        "$1000 | orange 4-4-3",
        "$1000 | brown",
        "$1000 | pink 4",
        options="bank_houses 24, bank_hotels 3",
    )
    assert stock(game) == (1, 3)

    events = play(game, HOTELS_ON_ORANGE)
    assert events.of(ShortageBegan) == [ShortageBegan(1, "hotel", 3)]
    assert asked(game) == ("request", 3)
    play(game, "request none")

    assert levels(game, "orange") == (5, 5, 5)
    assert (cash(game), stock(game)) == ((600, 1000, 1000), (12, 0))


def test_houses_that_come_back_may_still_be_too_few() -> None:
    """M-S-15: twelve come back, but twenty fit on brown and light blue; houses, then hotels."""
    game = table(
        "$1000 | orange 4-4-3",
        "$1000 | brown, light-blue",
        "$1000 | pink 4",
        options="bank_houses 24, bank_hotels 3",
    )

    events = play(game, HOTELS_ON_ORANGE)
    assert events.of(ShortageBegan) == [ShortageBegan(1, "house", 1)]
    assert asked(game) == ("request", 2)
    events = play(game, "request none")
    assert events.of(ShortageBegan) == [ShortageBegan(1, "hotel", 3)]
    assert asked(game) == ("request", 3)
