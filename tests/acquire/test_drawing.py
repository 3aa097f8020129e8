"""Drawing tiles and the empty pile (A-DRAW-1, A-S-16 to A-S-18)."""

from __future__ import annotations

import pytest

from magnate.acquire import Game
from magnate.acquire.events import TilesDrawn

from .late_positions import (
    ALL_TILES,
    MARKET_DAY,
    SEVEN_SMALL,
    given,
    hand,
    legal,
    play,
    position,
    refused,
    with_pile,
)

SEATS = ("1 $6000 hand 12I 11I 10I 9I 8I 7I", "2 $6000 hand 11G", "3 $6000 hand 2G")


def market_day(*, edition: str = "classic") -> Game:
    """Return a game in which seat 1 is about to place one of six tiles that touch nothing."""
    return given(position(edition, MARKET_DAY, *SEATS))


def test_at_the_end_of_the_turn_one_tile_is_drawn() -> None:
    """A-DRAW-1."""
    game = play(market_day(), "place 12I", "buy none")
    assert len(hand(game, 1)) == 5

    events = game.play("draw 1I")

    assert events.last(TilesDrawn) == TilesDrawn(1, ("1I",), 1)
    assert set(hand(game, 1)) == {"11I", "10I", "9I", "8I", "7I", "1I"}
    assert game.seat == 2


def test_any_tile_of_the_pile_may_be_drawn_and_no_other() -> None:
    """A-DRAW-1: of 108 tiles 16 lie on the board, 7 are left in hands, and 12I is placed."""
    game = play(market_day(), "place 12I", "buy none")

    outcomes = legal(game)

    assert len(outcomes) == 108 - 16 - 1 - 7 == game.view().pile
    for tile in ("12I", "11I", "11G", "1A"):
        assert refused(game, f"draw {tile}") == ("tile_not_in_pile", "A-DRAW-1")


def test_nobody_decides_anything_while_a_tile_is_drawn() -> None:
    """A-TURN-1."""
    game = play(market_day(), "place 12I", "buy none")

    assert game.seat is None
    for action in ("place 11I", "buy 1 American", "declare", "swap", "start 1I", "market 1I"):
        assert refused(game, action) == ("wrong_moment", "A-TURN-1")


def test_a_tile_is_not_drawn_out_of_turn() -> None:
    """A-TURN-1."""
    assert refused(market_day(), "draw 1I") == ("wrong_moment", "A-TURN-1")


def test_only_the_player_who_draws_a_tile_sees_it() -> None:
    """A-DRAW-1, A-S-25."""
    game = play(market_day(), "place 12I", "buy none", "draw 1I")

    for seat in (2, 3, None):
        view = game.view(seat)
        assert view.seats[0].tiles is None
        assert view.seats[0].tile_count == 6
        assert [event for event in view.log if isinstance(event, TilesDrawn)] == [
            TilesDrawn(1, None, 1)
        ]
    assert TilesDrawn(1, ("1I",), 1) in game.view(1).log


@pytest.mark.parametrize("edition", ["classic", "2023-classic", "2023-tycoon"])
def test_with_an_empty_pile_nothing_is_drawn_and_play_continues(edition: str) -> None:
    """A-S-18."""
    game = given(with_pile(position(edition, MARKET_DAY, *SEATS)))

    play(game, "place 12I", "buy none")

    assert (game.awaits, game.seat) == ("place", 2)
    assert len(hand(game, 1)) == 5
    assert not game.events.of(TilesDrawn)


def test_the_last_tile_of_the_pile_is_drawn() -> None:
    """A-S-18."""
    game = given(with_pile(position("classic", MARKET_DAY, *SEATS), "1I"))
    play(game, "place 12I", "buy none")

    assert legal(game) == {"draw 1I"}
    play(game, "draw 1I", "place 11G", "buy none")

    assert game.view().pile == 0
    assert hand(game, 2) == ()
    assert (game.awaits, game.seat) == ("place", 3)


def test_a_hand_below_six_is_not_filled_up_by_more_than_one_tile() -> None:
    """A-DRAW-1: one tile is drawn at the end of a turn."""
    game = given(position("classic", MARKET_DAY, "1 $6000 hand 12I 11I", "2 $6000", "3 $6000"))

    play(game, "place 12I", "buy none", "draw 1I")

    assert len(hand(game, 1)) == 2
    assert game.view().turn == 2


def test_a_player_who_placed_nothing_draws_nothing_into_a_full_hand() -> None:
    """A-S-16: in every preset one draws only up to six tiles."""
    game = given(
        position(
            "2023-classic",
            SEVEN_SMALL,
            "1 $6000 hand 2E 3E 5E 6E 8E 9E",
            "2 $6000 hand 12I",
            "3 $6000",
        )
    )

    game.play("buy none")

    assert (game.awaits, game.seat) == ("place", 2)
    assert not game.events.of(TilesDrawn)


def test_a_player_without_tiles_may_buy_and_declare() -> None:
    """A-S-18: seat 1 has no tiles, the pile is empty, and the only chain is safe."""
    board = MARKET_DAY.replace("WWW", "...").replace("III", "...").replace("AA..", "AAA.")
    game = given(with_pile(position("classic", board, "1 $6000", "2 $6000 hand 12H", "3 $6000")))

    assert game.awaits == "buy"
    play(game, "declare", "buy 3 American")

    assert game.is_over


def test_tiles_are_kept_in_the_order_of_the_board() -> None:
    """A-S-1: a hand reads from row A to row I, and within a row from 1 to 12."""
    game = play(market_day(), "place 9I", "buy none", "draw 2D")

    assert hand(game, 1) == ("2D", "7I", "8I", "10I", "11I", "12I")


def test_every_tile_is_in_one_place() -> None:
    """A-COMP-1: board, hands, pile and tiles set aside are 108 tiles."""
    game = Game.from_position(position("2023-classic", MARKET_DAY, *SEATS), seed=5)
    play(game, "place 12I", "buy none", "place 11G", "buy none")

    board = {
        f"{column}{row}"
        for row, signs in zip("ABCDEFGHI", game.view().board, strict=True)
        for column, sign in enumerate(signs, 1)
        if sign != "."
    }
    held = [tile for seat in (1, 2, 3) for tile in hand(game, seat)]
    assert len(held) == len(set(held)) == 8
    assert not board & set(held)
    assert len(ALL_TILES) == len(board) + len(held) + game.view().pile


def test_the_same_seed_draws_the_same_tiles_whatever_is_bought() -> None:
    """A-DRAW-1: what is drawn does not depend on decisions."""
    text = position("classic", MARKET_DAY, *SEATS)
    one, other = (Game.from_position(text, seed=9) for _ in range(2))

    play(one, "place 12I", "buy none")
    play(other, "place 12I", "buy 3 American")

    assert hand(one, 1) == hand(other, 1)
