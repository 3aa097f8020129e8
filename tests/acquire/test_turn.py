"""The order of a turn (ledger section 5)."""

from __future__ import annotations

import pytest

from magnate.acquire import Game
from magnate.acquire.events import (
    PlacementSkipped,
    SharesBought,
    TilePlaced,
    TilesDrawn,
    TurnBegan,
)

from .late_positions import (
    EMPTY,
    MARKET_DAY,
    SEVEN_TWO_SAFE,
    given,
    hand,
    legal,
    play,
    position,
    refused,
    sizes,
    with_pile,
)

PRESETS = ("classic", "2023-classic", "2023-tycoon")


def market_day(*, edition: str = "classic", cash: int = 6000) -> Game:
    """Return a game in which seat 1 may place 12I, which touches nothing, or 4A."""
    return given(
        position(
            edition,
            MARKET_DAY,
            f"1 ${cash} hand 4A 12I",
            "2 $6000 hand 10I",
            "3 $6000 hand 8I",
        )
    )


@pytest.mark.parametrize("edition", PRESETS)
def test_a_turn_is_placing_buying_and_drawing(edition: str) -> None:
    """A-TURN-1."""
    game = market_day(edition=edition)

    asked = [game.awaits]
    for action in ("place 4A", "buy 1 Worldwide", "draw 1I"):
        game.play(action)
        asked.append(game.awaits)

    assert asked == ["place", "buy", "draw", "place"]
    kinds = [type(event) for event in game.events]
    order = [kinds.index(kind) for kind in (TilePlaced, SharesBought, TilesDrawn, TurnBegan)]
    assert order == sorted(order)


def test_nothing_is_bought_before_a_tile_is_placed() -> None:
    """A-TURN-1, A-BUY-7."""
    game = market_day()

    assert refused(game, "buy none") == ("wrong_moment", "A-TURN-1")
    assert refused(game, "buy 1 Worldwide") == ("wrong_moment", "A-TURN-1")


def test_only_one_tile_is_placed_in_a_turn() -> None:
    """A-TURN-1."""
    game = market_day()

    game.play("place 12I")

    assert refused(game, "place 4A") == ("wrong_moment", "A-TURN-1")


def test_a_player_buys_only_once_in_a_turn() -> None:
    """A-TURN-1: what was not bought in one action cannot be bought in another."""
    game = play(market_day(), "place 12I", "buy 1 Worldwide")

    assert refused(game, "buy 1 Worldwide") == ("wrong_moment", "A-TURN-1")


def test_the_turn_passes_to_the_left() -> None:
    """A-SETUP-9, A-DRAW-1: seats 1, 2, 3 and again 1."""
    game = market_day()

    seats = [game.seat]
    for tiles in (("12I", "1I"), ("10I", "2I"), ("8I", "3I")):
        play(game, f"place {tiles[0]}", "buy none", f"draw {tiles[1]}")
        seats.append(game.seat)

    assert seats == [1, 2, 3, 1]
    assert [event.seat for event in game.events.of(TurnBegan)] == [2, 3, 1]


def test_nobody_acts_in_another_players_turn() -> None:
    """A-TURN-1."""
    game = market_day()

    assert refused(game, "place 10I", seat=2) == ("not_your_turn", "A-TURN-1")
    game.play("place 12I", seat=1)
    assert refused(game, "buy 1 Worldwide", seat=3) == ("not_your_turn", "A-TURN-1")


def test_a_tile_comes_from_the_players_hand_and_goes_on_its_own_space() -> None:
    """A-PLACE-1: 10I is seat 2's, 1I lies in the pile, 1A on the board."""
    game = market_day()

    for tile in ("10I", "1I", "1A"):
        assert refused(game, f"place {tile}") == ("tile_not_in_hand", "A-PLACE-1")


def test_a_tile_without_effect_does_not_end_the_turn() -> None:
    """A-PLACE-3, A-ERR-6: buying and drawing still happen."""
    game = market_day()

    game.play("place 12I")

    assert (game.awaits, game.seat) == ("buy", 1)
    assert {"Worldwide": 3, "Imperial": 3, "American": 10} == sizes(game)


def test_a_player_without_money_places_and_draws() -> None:
    """A-TURN-2, A-CASH-1."""
    game = market_day(cash=0)

    play(game, "place 4A", "buy none", "draw 1I")

    assert sizes(game)["Worldwide"] == 4
    assert set(hand(game, 1)) == {"12I", "1I"}


@pytest.mark.parametrize("edition", PRESETS)
def test_placing_is_not_optional_with_a_legal_tile_in_hand(edition: str) -> None:
    """A-S-24."""
    game = market_day(edition=edition)

    assert refused(game, "skip") == ("must_place", "A-S-24")
    assert legal(game) == {"place 4A", "place 12I"}


@pytest.mark.parametrize(
    ("edition", "answer"), [("classic", "skip"), ("2023-classic", ""), ("2023-tycoon", "")]
)
def test_a_player_without_a_playable_tile_does_not_hold_up_the_game(
    edition: str, answer: str
) -> None:
    """A-S-16, A-S-23. Known bug elsewhere: a player with no playable tile: deadlock."""
    game = given(
        position(
            edition,
            SEVEN_TWO_SAFE,
            "1 $6000 hand 12I",
            "2 $6000 hand 6G 8G 9G 11G 7H 10H",
            "3 $6000 hand 12G",
        )
    )
    play(game, "place 12I", "buy none", "draw 1I")
    assert game.legal_actions()

    play(game, *filter(None, [answer]), "buy none")

    assert game.events.last(PlacementSkipped) == PlacementSkipped(2)
    assert (game.awaits, game.seat) == ("place", 3)


@pytest.mark.parametrize("edition", PRESETS)
def test_a_player_without_tiles_still_has_a_turn(edition: str) -> None:
    """A-S-18."""
    game = given(
        with_pile(
            position(edition, MARKET_DAY, "1 $6000", "2 $6000 hand 10I", "3 $6000 hand 8I"),
        )
    )

    assert (game.awaits, game.seat) == ("buy", 1)
    game.play("buy 3 American")

    assert (game.awaits, game.seat) == ("place", 2)


def test_with_no_chain_on_the_board_there_is_no_question_about_buying() -> None:
    """A-BUY-2: a lone tile leaves nothing to buy, so the draw follows."""
    game = given(position("classic", EMPTY, "1 $6000 hand 5E", "2 $6000", "3 $6000"))

    game.play("place 5E")

    assert game.awaits == "draw"


def test_turns_and_rounds_are_counted() -> None:
    """A-TURN-1: the second round begins when every seat has had a turn."""
    game = market_day()
    assert game.view().round == 1

    for tiles in (("12I", "1I"), ("10I", "2I"), ("8I", "3I")):
        play(game, f"place {tiles[0]}", "buy none", f"draw {tiles[1]}")

    assert game.view().round == 2
    assert [event.turn for event in game.events.of(TurnBegan)] == [2, 3, 4]
