"""Numbers of shares that make no sense are refused and change nothing (A-BUY-1, A-DISP-2)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from magnate.acquire import Game
from magnate.acquire.actions import BuyShares, DisposeShares

from .late_positions import FOUR_AND_SIX, MARKET_DAY, given, play, position


def to_buy() -> Game:
    """Return a game in which seat 1 is about to buy."""
    seats = ("1 $6000 A3 W1 hand 12I 10I", "2 $5000 A2 hand 12G", "3 $4000 I5 hand 2G")
    return play(given(position("classic", MARKET_DAY, *seats)), "place 12I")


def to_dispose() -> Game:
    """Return a game in which seat 1 is about to dispose of three American shares."""
    seats = ("1 $6000 A3 hand 5B", "2 $6000 A2", "3 $6000")
    return play(given(position("classic", FOUR_AND_SIX, *seats)), "place 5B")


@pytest.mark.parametrize("count", [0.5, 1.5, 2.0, float("nan")])
def test_fractions_of_shares_are_not_bought_and_do_not_break_the_game(count: float) -> None:
    """A-BUY-1: whatever the error, the state is unchanged and the game can continue."""
    game = to_buy()
    before = game.position()

    with suppress(ValueError, TypeError):
        game.play(BuyShares({"American": count}))  # type: ignore[arg-type]

    assert game.position() == before
    assert game.awaits == "buy"


@pytest.mark.parametrize(("sell", "trade"), [(0.5, 0), (0, 2.0), (1.0, 0)])
def test_fractions_of_shares_are_not_disposed_of(sell: float, trade: float) -> None:
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
def test_a_negative_number_is_not_cancelled_out_by_a_sum(
    begin: Callable[[], Game], action: str
) -> None:
    """A-BUY-1, A-DISP-2: five and minus three is no way to buy two."""
    assert begin().why_not(action) is not None


def test_a_seat_does_not_act_for_chance() -> None:
    """A-DRAW-1, A-S-25: tiles are drawn unseen; a refusal reveals nothing about the pile."""
    game = play(to_buy(), "buy none")
    assert (game.awaits, game.seat) == ("draw", None)

    in_the_pile, in_a_hand = (game.why_not(f"draw {tile}", seat=3) for tile in ("3I", "12G"))

    assert in_the_pile is not None
    assert in_the_pile == in_a_hand
