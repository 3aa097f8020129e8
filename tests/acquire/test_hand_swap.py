"""Swapping a hand in which no tile can be placed, `classic` and `classic-ru` (A-DEAD-3, A-S-23)."""

from __future__ import annotations

import pytest

from magnate.acquire import Game
from magnate.acquire.events import HandSwapped, PlacementSkipped, TilesDrawn

from .late_positions import (
    SEVEN_SMALL,
    SEVEN_TWO_SAFE,
    bank,
    given,
    hand,
    legal,
    play,
    position,
    refused,
    with_pile,
)

BLOCKED = "6G 8G 9G 11G 7H 10H"  # each would found an eighth chain
DEAD = "1B 2B 3B 4B 5B 6B"  # each would join two safe chains
MIXED = "1B 2B 3B 6G 8G 9G"
MANDATORY = ("classic-ru", "classic + unplayable_replacement_optional false")


def stuck(tiles: str = MIXED, *, edition: str = "classic", second: str = "12I") -> str:
    """Return a position in which seat 1 is about to place but cannot."""
    return position(
        edition,
        SEVEN_TWO_SAFE,
        f"1 $6000 hand {tiles}",
        f"2 $6000 hand {second}",
        "3 $6000",
    )


def drawn(game: Game, *tiles: str) -> Game:
    """Let the seat that draws draw these tiles."""
    return play(game, *(f"draw {tile}" for tile in tiles))


def test_a_player_without_a_playable_tile_may_swap_the_hand_or_skip() -> None:
    """A-DEAD-3, A-ERR-16. Known bug elsewhere: a player with no playable tile: deadlock."""
    game = given(stuck())

    assert (game.awaits, game.seat) == ("place", 1)
    assert legal(game) == {"swap", "skip"}
    prompt = game.view(1).prompt
    assert prompt is not None and prompt.key == "prompt-place-stuck"


def test_a_hand_of_blocked_tiles_may_be_swapped() -> None:
    """A-DEAD-3: both kinds of unplayable tiles count."""
    assert "swap" in legal(given(stuck(BLOCKED)))


def test_a_hand_of_dead_tiles_may_be_swapped() -> None:
    """A-DEAD-3: both kinds of unplayable tiles count."""
    assert "swap" in legal(given(stuck(DEAD)))


def test_a_single_playable_tile_rules_out_a_swap() -> None:
    """A-S-23, A-S-24."""
    game = given(stuck("1B 2B 3B 6G 8G 12H"))

    assert refused(game, "swap") == ("must_place", "A-S-24")
    assert refused(game, "skip") == ("must_place", "A-S-24")
    assert legal(game) == {"place 12H"}


def test_the_hand_is_set_aside_face_up_and_six_tiles_are_drawn() -> None:
    """A-DEAD-3, A-S-25."""
    game = given(stuck())

    events = game.play("swap")
    drawn(game, "1I", "2I", "3I", "4I", "5I", "6I")

    assert events.last(HandSwapped) == HandSwapped(1, tuple(MIXED.split()))
    assert set(game.view(3).aside) == set(MIXED.split())
    assert set(hand(game, 1)) == {"1I", "2I", "3I", "4I", "5I", "6I"}
    assert (game.awaits, game.seat) == ("place", 1)


def test_the_new_tiles_stay_secret() -> None:
    """A-S-25."""
    game = given(stuck())
    game.play("swap")

    drawn(game, "1I")

    seen = [event for event in game.view(2).log if isinstance(event, TilesDrawn)]
    assert seen == [TilesDrawn(1, None, 1)]


def test_tiles_that_were_swapped_are_out_of_the_game() -> None:
    """A-DEAD-3: they do not go back into the pile."""
    game = given(stuck())
    game.play("swap")

    assert refused(game, "draw 6G") == ("tile_not_in_pile", "A-DRAW-1")
    assert not legal(game) & {f"draw {tile}" for tile in MIXED.split()}


def test_a_player_who_draws_a_playable_tile_must_place_one() -> None:
    """A-DEAD-3, A-S-24."""
    game = given(stuck())
    game.play("swap")
    drawn(game, "4B", "5B", "6B", "7B", "8B", "3I")

    assert legal(game) == {"place 3I"}
    play(game, "place 3I", "buy none", "draw 1I")

    assert game.seat == 2
    assert len(hand(game, 1)) == 6


def test_a_new_hand_without_a_playable_tile_may_be_swapped_again() -> None:
    """A-S-23."""
    game = given(stuck())
    game.play("swap")
    drawn(game, "4B", "5B", "6B", "7B", "8B", "9B")

    assert legal(game) == {"swap", "skip"}
    game.play("swap")
    drawn(game, "1I", "2I", "3I", "4I", "5I", "6I")

    assert len(game.view().aside) == 12
    assert len(legal(game)) == 6


def test_a_player_may_skip_the_placement_after_a_swap() -> None:
    """A-S-23."""
    game = given(stuck())
    game.play("swap")
    drawn(game, "4B", "5B", "6B", "7B", "8B", "9B")

    events = game.play("skip")

    assert events.last(PlacementSkipped) == PlacementSkipped(1)
    assert (game.awaits, game.seat) == ("buy", 1)


def test_a_player_who_skips_may_buy_and_draws_nothing_into_a_full_hand() -> None:
    """A-S-16, A-ERR-16."""
    game = given(stuck())

    play(game, "skip", "buy 2 Sackson")

    assert bank(game, "Sackson") == 23
    assert (game.awaits, game.seat) == ("place", 2)
    assert hand(game, 1) == tuple(MIXED.split())
    assert game.view().aside == ()


def test_with_a_short_pile_the_whole_hand_is_set_aside_and_the_rest_of_the_pile_drawn() -> None:
    """A-S-17."""
    game = given(with_pile(stuck(), "3I", "4I"))

    game.play("swap")
    drawn(game, "3I", "4I")

    assert set(hand(game, 1)) == {"3I", "4I"}
    assert legal(game) == {"place 3I", "place 4I"}
    play(game, "place 3I", "buy none")
    assert hand(game, 1) == ("4I",)


def test_a_useless_swap_that_empties_the_pile_ends_in_a_skip() -> None:
    """A-S-23: the placement is skipped when the pile is empty."""
    game = given(with_pile(stuck(), "4B", "5B"))

    game.play("swap")
    drawn(game, "4B", "5B")

    assert game.events.last(PlacementSkipped) == PlacementSkipped(1)
    assert (game.awaits, game.seat) == ("buy", 1)
    assert hand(game, 1) == ("4B", "5B")


def test_with_an_empty_pile_nothing_is_swapped_and_the_hand_is_kept() -> None:
    """A-S-17, A-S-23: the placement is skipped without a question."""
    game = given(with_pile(stuck()))

    assert (game.awaits, game.seat) == ("buy", 1)
    assert hand(game, 1) == tuple(MIXED.split())
    assert refused(game, "swap") == ("wrong_moment", "A-TURN-1")


@pytest.mark.parametrize("edition", MANDATORY)
def test_a_mandatory_swap_is_repeated_until_a_tile_is_playable(edition: str) -> None:
    """A-ERR-16: unplayable_replacement_optional is false."""
    game = given(stuck(edition=edition))

    assert set(game.view().aside) == set(MIXED.split())
    drawn(game, "4B", "5B", "6B", "7B", "8B", "9B")
    assert len(game.view().aside) == 12
    drawn(game, "1I", "2I", "3I", "4I", "5I", "6I")

    assert (game.awaits, game.seat) == ("place", 1)
    assert len(legal(game)) == 6


@pytest.mark.parametrize("edition", MANDATORY)
def test_a_mandatory_swap_stops_when_the_pile_is_empty(edition: str) -> None:
    """A-ERR-16, A-S-17."""
    game = given(with_pile(stuck(edition=edition), "4B", "5B"))

    drawn(game, "4B", "5B")

    assert (game.awaits, game.seat) == ("buy", 1)
    assert hand(game, 1) == ("4B", "5B")


@pytest.mark.parametrize("edition", MANDATORY)
def test_a_hand_with_a_playable_tile_is_not_swapped(edition: str) -> None:
    """A-S-24: a player holding a legal tile places one."""
    game = given(stuck("1B 2B 12H", edition=edition))

    assert legal(game) == {"place 12H"}
    assert game.view().aside == ()


def test_a_hand_is_swapped_only_in_the_placement_step() -> None:
    """A-S-23."""
    game = given(stuck())
    game.play("skip")

    assert refused(game, "swap") == ("wrong_moment", "A-TURN-1")
    assert refused(game, "skip") == ("wrong_moment", "A-TURN-1")


def test_a_hand_is_swapped_only_in_its_owners_turn() -> None:
    """A-S-23."""
    game = given(stuck("12H", second=BLOCKED))

    assert refused(game, "swap", seat=2) == ("not_your_turn", "A-TURN-1")


def test_a_hand_is_swapped_with_seven_small_chains_too() -> None:
    """A-DEAD-3: no chain is safe, every tile would found an eighth."""
    game = given(
        position("classic", SEVEN_SMALL, "1 $6000 hand 2E 3E 5E 6E 8E 9E", "2 $6000", "3 $6000")
    )

    assert legal(game) == {"swap", "skip"}


def test_a_stuck_hand_is_either_swapped_or_skipped_not_both() -> None:
    """A-S-23: after the swap brought a playable tile the placement cannot be skipped."""
    game = given(stuck())
    game.play("swap")
    drawn(game, "1I", "2I", "3I", "4I", "5I", "6I")

    assert refused(game, "skip") == ("must_place", "A-S-24")
    assert refused(game, "swap") == ("must_place", "A-S-24")
