"""Findings of a review: faults that were there, and combinations of options nobody had tried."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from magnate.acquire import Game
from magnate.acquire.actions import BuyShares, DisposeShares
from magnate.acquire.events import BonusPaid

from .late_positions import FOUR_AND_SIX, MARKET_DAY, given, play, position


def to_buy() -> Game:
    """Return a game in which seat 1 is about to buy."""
    seats = ("1 $6000 A3 W1 hand 12I 10I", "2 $5000 A2 hand 12G", "3 $4000 I5 hand 2G")
    return play(given(position("classic", MARKET_DAY, *seats)), "place 12I")


def to_dispose() -> Game:
    """Return a game in which seat 1 is about to dispose of three American shares."""
    seats = ("1 $6000 A3 hand 5B", "2 $6000 A2", "3 $6000")
    return play(given(position("classic", FOUR_AND_SIX, *seats)), "place 5B")


# Numbers that are no numbers of shares


@pytest.mark.parametrize("count", [0.5, 1.5, 2.0, float("nan")])
def test_parts_of_shares_are_neither_bought_nor_a_ruin_of_the_game(count: float) -> None:
    """A-BUY-1: whatever is raised, nothing is changed and the game goes on."""
    game = to_buy()
    before = game.position()

    with suppress(ValueError, TypeError):
        game.play(BuyShares({"American": count}))  # type: ignore[arg-type]

    assert game.position() == before
    assert game.awaits == "buy"


@pytest.mark.parametrize(("sell", "trade"), [(0.5, 0), (0, 2.0), (1.0, 0)])
def test_parts_of_shares_are_not_disposed_of(sell: float, trade: float) -> None:
    """A-DISP-2, A-DISP-4."""
    game = to_dispose()
    before = game.position()

    with suppress(ValueError, TypeError):
        game.play(DisposeShares(sell, trade))  # type: ignore[arg-type]

    assert game.position() == before


@pytest.mark.parametrize(
    ("begin", "action"),
    [(to_buy, "buy 5 American -3 American"), (to_dispose, "sell 3 sell -2")],
)
def test_a_negative_number_does_not_vanish_in_a_sum(begin: Callable[[], Game], action: str) -> None:
    """A-BUY-1, A-DISP-2: five and minus three is no way to buy two."""
    assert begin().why_not(action) is not None


# Chance is nobody's


def test_a_seat_does_not_act_for_chance() -> None:
    """A-DRAW-1, A-S-25: tiles are drawn unseen; nobody picks one, and nobody asks the pile."""
    game = play(to_buy(), "buy none")
    assert (game.awaits, game.seat) == ("draw", None)

    in_the_pile, in_a_hand = (game.why_not(f"draw {tile}", seat=3) for tile in ("3I", "12G"))

    assert in_the_pile is not None
    assert in_the_pile == in_a_hand


# The stock market with three places and each way to tie and to round


@pytest.mark.parametrize(
    ("ties", "rounding", "held", "market", "paid"),
    [
        ("shares_like_player", "up_100", (3, 3), "3I", (3800, 3800)),
        ("shares_like_player", "nearest_100", (3, 3), "3I", (3700, 3700)),
        ("player_first", "up_100", (3, 3), "3I", (4400, 4400)),
        ("player_first", "nearest_100", (3, 3), "3I", (4400, 4400)),
        ("shares_like_player", "up_100", (5, 2), "4I", (5000, 2500)),
        ("shares_like_player", "up_100", (4, 2), "4I", (4400, 2500)),
        ("player_first", "up_100", (4, 2), "4I", (5000, 2500)),
        ("shares_like_player", "up_100", (5, 2), "2I", (5000, 3100)),
        ("player_first", "up_100", (5, 2), "2I", (5000, 3700)),
        ("player_first", "up_100", (4, 0), "4I", (5000, 0)),
        ("player_first", "up_100", (3, 3), "9I", (3100, 3100)),
    ],
)
def test_the_market_with_three_places(
    ties: str, rounding: str, held: tuple[int, int], market: str, paid: tuple[int, int]
) -> None:
    """A-BONUS-12, A-BONUS-13, A-DUEL-1, A-S-26: American 4 pays 5000, 3700, 2500."""
    options = f"bonus_ranks 3 + bonus_table tycoon + market_ties {ties} + bonus_rounding {rounding}"
    seats = [f"{seat} $0{f' A{count}' if count else ''}" for seat, count in enumerate(held, 1)]
    seats[0] += " hand 5B"
    game = given(position(f"2023-duel + {options}", FOUR_AND_SIX, *seats))

    play(game, "place 5B", f"market {market}")

    amounts = {event.seat: event.amount for event in game.events.of(BonusPaid)}
    assert (amounts.get(1, 0), amounts.get(2, 0)) == paid
