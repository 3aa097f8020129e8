"""The game in which nobody can move (A-S-19)."""

from __future__ import annotations

import pytest

from magnate.acquire import Game
from magnate.acquire.events import EndDeclared, GameStalled

from .late_positions import (
    EMPTY,
    MARKET_DAY,
    SEVEN_SMALL,
    SEVEN_TWO_SAFE,
    TWO_SAFE,
    given,
    legal,
    play,
    position,
    with_pile,
)

# On the board with seven small chains each of these would found an eighth.
BLOCKED_1 = "hand 2E 3E 5E 6E 8E 9E"
BLOCKED_2 = "hand 1F 4F 7F 10F 11E 10D"
BLOCKED_3 = "hand 1H 3H 4H 6H 7H 9H"


def locked(*last: str, edition: str = "2023-classic", third: str = BLOCKED_3) -> Game:
    """Return a game in which all hands are full of blocked tiles and tiles remain in the pile."""
    return given(
        position(
            edition,
            SEVEN_SMALL,
            f"1 $1000 T2 {BLOCKED_1}",
            f"2 $1000 C1 {BLOCKED_2}",
            f"3 $1000 {third}",
            *last,
        )
    )


def ending(game: Game) -> str | None:
    """Return how a game ended, or None while it runs."""
    outcome = game.outcome()
    return outcome.ending if outcome else None


def test_the_game_ends_after_a_round_without_a_tile_although_tiles_remain() -> None:
    """A-S-19. Known bug elsewhere: stalled games that never end."""
    game = locked()
    assert game.view().pile == 108 - 14 - 8 - 18

    play(game, "buy none", "buy none")
    assert not game.is_over
    events = game.play("buy none")

    assert ending(game) == "stalled"
    assert events.of(GameStalled) == [GameStalled()]
    assert not game.events.of(EndDeclared)


def test_a_stalled_game_is_scored_as_if_it_had_been_declared() -> None:
    """A-S-19: sole holders of Tower (2 tiles, 2023: $200) and Continental ($400).

    Seat 1: 1000 + 2000 + 1000 + 2 x 200; seat 2: 1000 + 4000 + 2000 + 400.
    """
    game = play(locked(), "buy none", "buy none", "buy none")

    outcome = game.outcome()

    assert outcome is not None
    assert outcome.money == (4400, 7400, 1000)
    assert outcome.winners == (2,)
    assert outcome.ranks == (2, 1, 3)


def test_buying_does_not_keep_a_stalled_game_alive() -> None:
    """A-S-19: no tile was placed, drawn or replaced."""
    game = play(locked(), "buy 1 Tower", "buy 1 Sackson", "buy 1 Sackson")

    assert ending(game) == "stalled"


def test_in_classic_the_game_stalls_when_nobody_swaps() -> None:
    """A-S-19, A-ERR-16."""
    game = locked(edition="classic")

    for _ in range(3):
        assert ending(game) is None
        play(game, "skip", "buy none")

    assert ending(game) == "stalled"


def test_a_swap_of_the_hand_keeps_the_game_going() -> None:
    """A-S-19: a swap replaces tiles, so the round without a move starts over."""
    game = locked(edition="classic")
    play(game, "skip", "buy none", "swap")
    play(game, *(f"draw {tile}" for tile in ("10H", "12H", "2G", "5G", "8G", "11G")))

    play(game, "skip", "buy none", "skip", "buy none", "skip", "buy none")
    assert not game.is_over
    play(game, "skip", "buy none")

    assert ending(game) == "stalled"


def test_a_tile_placed_by_the_last_seat_keeps_the_game_going() -> None:
    """A-S-19: seats 1 and 2 had idle turns, seat 3 makes Festival grow with 12A."""
    game = locked(third="hand 12A 1H 3H 4H 6H 7H")

    play(game, "buy none", "buy none", "place 12A", "buy none", "draw 9H")
    play(game, "buy none", "buy none")
    assert not game.is_over
    game.play("buy none")

    assert ending(game) == "stalled"


def test_a_tile_drawn_keeps_the_game_going() -> None:
    """A-S-19: seat 3 has five tiles, none playable, and draws a sixth."""
    game = locked(third="hand 1H 3H 4H 6H 7H")

    play(game, "buy none", "buy none", "buy none", "draw 9H")
    play(game, "buy none", "buy none")
    assert not game.is_over
    game.play("buy none")

    assert ending(game) == "stalled"


@pytest.mark.parametrize(("answer", "over"), [("replace none", True), ("replace 1B", False)])
def test_a_tile_replaced_keeps_the_game_going(answer: str, *, over: bool) -> None:
    """A-S-19: the third idle turn in succession would be the last."""
    game = given(
        position(
            "2023-classic",
            SEVEN_TWO_SAFE,
            "1 $6000",
            "2 $6000",
            "3 $6000 hand 1B 6G 8G 9G 11G 7H",
            "counters turns 9 idle 2",
            "turn 3 place",
        )
    )
    play(game, "buy none", answer)
    if not over:
        game.play("draw 12I")

    assert game.is_over is over


def test_a_game_stalls_wherever_the_round_began() -> None:
    """A-S-19: every seat in succession, here 2, 3 and 1."""
    game = locked("turn 2 place")

    play(game, "buy none", "buy none")
    assert game.seat == 1
    game.play("buy none")

    assert ending(game) == "stalled"


def test_two_players_stall_after_two_turns() -> None:
    """A-S-19 in a game of two."""
    game = given(position("2023-duel", SEVEN_SMALL, f"1 $1000 {BLOCKED_1}", f"2 $1000 {BLOCKED_2}"))

    game.play("buy none")
    assert not game.is_over
    game.play("buy none")

    assert ending(game) == "stalled"


def test_without_tiles_in_pile_and_hands_the_game_ends_after_one_round() -> None:
    """A-S-18, A-S-19. Known bug elsewhere: stalled games that never end."""
    game = given(with_pile(position("classic", MARKET_DAY, "1 $6000", "2 $6000", "3 $6000")))

    play(game, "buy none", "buy none")
    assert not game.is_over
    game.play("buy none")

    assert ending(game) == "stalled"


def test_a_player_with_tiles_plays_on_while_the_others_have_none() -> None:
    """A-S-18, A-S-19: a placement by one seat a round is enough."""
    text = position("classic", MARKET_DAY, "1 $6000", "2 $6000 hand 12I 10I", "3 $6000")
    game = given(with_pile(text))

    play(game, "buy none", "place 12I", "buy none", "buy none")
    play(game, "buy none", "place 10I", "buy none", "buy none")
    assert not game.is_over
    play(game, "buy none", "buy none")

    assert ending(game) == "stalled"


def test_a_stalled_game_without_a_chain_pays_nothing() -> None:
    """A-S-19, A-SCORE-4: nothing can be bought or sold, so it ends without a question."""
    game = given(with_pile(position("classic", EMPTY, "1 $100 T5", "2 $300", "3 $200")))

    outcome = game.outcome()

    assert outcome is not None
    assert (outcome.ending, outcome.money, outcome.winners) == ("stalled", (100, 300, 200), (2,))


def test_a_declaration_in_an_idle_round_is_a_declaration() -> None:
    """A-S-19, A-S-22: the third idle turn, but the end is declared in it."""
    game = given(
        position(
            "2023-classic",
            TWO_SAFE,
            "1 $6000",
            "2 $6000",
            "3 $6000 hand 1C 2C 3C 4C 5C 6C",
            "counters turns 9 idle 2",
            "turn 3 place",
        )
    )
    assert "declare" in legal(game)

    play(game, "declare", "buy none", "replace none")

    assert ending(game) == "safe"
    assert not game.events.of(GameStalled)
