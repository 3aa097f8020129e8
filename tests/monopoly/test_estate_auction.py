"""Estates that fall to the bank (M-BKR-3, M-S-17, M-S-35): one lot after the other."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import AuctionBegan, AuctionFailed, AuctionWon

from .estates import (
    asked,
    at_auction,
    cash,
    nobody_bids,
    owned,
    owner,
    play,
    refused,
    table,
)


def estate(*seats: str, bankrupt: int = 1, options: str = "") -> Game:
    """A seat with $10 and Reading, Water Works and Baltic Avenue goes bankrupt to the bank."""
    others = list(seats or ("$500", "$500", "$500"))
    others.insert(bankrupt - 1, "$10 | water mortgaged, reading, baltic")
    then = f"turn {bankrupt} end rolled\nowing {bankrupt} to bank $900 for tax"
    game = table(*others, options=options, then=then)
    play(game, "bankrupt")
    return game


def test_lots_are_auctioned_one_by_one_in_board_order() -> None:
    """M-S-17."""
    game = estate()

    assert game.events.of(AuctionBegan) == [AuctionBegan("baltic", None)]
    assert game.view().estate is not None
    assert nobody_bids(game) == ["baltic", "reading", "water"]
    assert game.view().estate is None
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize(
    ("bankrupt", "order"), [(1, [2, 3, 4]), (2, [3, 4, 1]), (3, [4, 1, 2]), (4, [1, 2, 3])]
)
def test_estate_auctions_start_at_the_bankrupts_left(bankrupt: int, order: list[int]) -> None:
    """M-S-35: each of them."""
    game = estate(bankrupt=bankrupt)

    for lot in ("baltic", "reading", "water"):
        assert at_auction(game) == lot
        for seat in order:
            assert asked(game) == ("bid", seat)
            play(game, "pass")
    assert asked(game) == ("roll", order[0])


def test_the_highest_bidder_pays_the_bank() -> None:
    """M-AUC-3, M-S-5."""
    game = estate()

    events = play(game, "bid 10", "bid 30", "pass", "pass")

    assert events.of(AuctionWon) == [AuctionWon(3, "baltic", None, 30)]
    assert (owner(game, "baltic"), cash(game)) == (3, (0, 500, 470, 500))
    assert (at_auction(game), asked(game)) == ("reading", ("bid", 2))


def test_without_bids_lots_stay_unowned() -> None:
    """M-S-17, M-S-4: the next who lands there may buy."""
    game = estate()

    events = play(game, "pass", "pass", "pass")

    assert events.of(AuctionFailed) == [AuctionFailed("baltic", None)]
    assert nobody_bids(game) == ["reading", "water"]
    play(game, "roll", "dice 2 3")
    assert asked(game) == ("buy", 2)


def test_a_player_who_passed_for_one_lot_may_bid_for_the_next() -> None:
    """M-S-5: passing is final for that auction."""
    game = estate()
    play(game, "pass", "pass", "pass")

    play(game, "bid 5", "pass", "pass")

    assert owner(game, "reading") == 2


def test_a_lot_just_won_may_be_mortgaged_for_the_next() -> None:
    """M-S-11: a bidder may mortgage."""
    game = estate("$20", "$500", "$500")
    play(game, "bid 20", "pass", "pass")

    play(game, "mortgage baltic", "bid 25", "pass", "pass")

    assert owned(game, 2) == ("baltic", "reading")
    assert cash(game)[1] == 5


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("offer 3: $5 for short-line", "wrong_moment"),
        ("roll", "wrong_moment"),
        ("build boardwalk 1", "wrong_moment"),
        ("redeem b-and-o", "wrong_moment"),
    ],
)
def test_no_trades_and_no_building_meanwhile(action: str, reason: str) -> None:
    """M-S-35, M-S-11."""
    game = estate("$500 | dark-blue, b-and-o mortgaged", "$500 | short-line", "$500")

    assert refused(game, action) == (reason, "M-S-11")
    assert refused(game, "bid 5", seat=3) == ("not_your_turn", "M-MOVE-2")


def test_the_bankrupt_does_not_bid() -> None:
    """M-BKR-3."""
    game = estate()

    assert refused(game, "bid 5", seat=1) == ("bankrupt_seat", "M-BKR-2")


def test_a_player_with_nothing_to_bid_is_skipped() -> None:
    """M-S-5: at least $1."""
    game = estate("$0", "$500", "$0")

    assert asked(game) == ("bid", 3)
    play(game, "bid 1")
    assert owner(game, "baltic") == 3


def test_an_estate_without_lots_is_not_auctioned() -> None:
    """M-BKR-3."""
    then = "turn 1 end rolled\nowing 1 to bank $900 for tax"
    game = table("$10", "$500", "$500", then=then)

    events = play(game, "bankrupt")

    assert not events.of(AuctionBegan)
    assert asked(game) == ("roll", 2)
