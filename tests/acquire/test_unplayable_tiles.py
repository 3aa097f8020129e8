"""Unplayable tiles, and replacing dead ones at the end of the turn (ledger section 12)."""

from __future__ import annotations

import pytest

from magnate.acquire import Game, Reason, ReplaceTiles
from magnate.acquire.events import PlacementSkipped, TilesDrawn, TilesSetAside

from .late_positions import (
    SEVEN_SMALL,
    SEVEN_TWO_SAFE,
    TWO_SAFE,
    bank,
    given,
    hand,
    legal,
    play,
    position,
    refused,
    shares,
    sizes,
    with_pile,
)

EDITIONS_2023 = ("2023-classic", "2023-tycoon")
FORCED = "2023-classic + unplayable_replacement_optional false"
STUCK = "1B 2B 6G 8G 9G 11G"  # two dead tiles and four that would found an eighth chain


def seven_chains(first: str, *, edition: str = "2023-classic", second: str = "") -> str:
    """Return a position with seven chains, two of them safe, in which seat 1 has these tiles."""
    return position(
        edition,
        SEVEN_TWO_SAFE,
        f"1 $6000 hand {first}",
        f"2 $6000 hand {second}" if second else "2 $6000",
        "3 $6000",
    )


def at_turn_end(first: str, *, drawn: str, edition: str = "2023-classic") -> Game:
    """Return a game in which seat 1 placed 3G (Imperial grows), bought nothing and drew a tile."""
    game = given(seven_chains(f"3G {first}", edition=edition))
    return play(game, "place 3G", "buy none", f"draw {drawn}")


def test_a_tile_between_two_safe_chains_is_unplayable_for_good() -> None:
    """A-DEAD-1."""
    effect = given(seven_chains("1B 12I")).effect_of("1B")

    assert (effect.kind, effect.reason, effect.duration) == (
        "illegal",
        Reason.TWO_SAFE_CHAINS,
        "permanent",
    )


def test_a_tile_that_would_found_an_eighth_chain_is_unplayable_for_now() -> None:
    """A-DEAD-2, A-FOUND-6."""
    game = given(seven_chains("6G 12I"))

    effect = game.effect_of("6G")

    assert effect.duration == "temporary"
    assert refused(game, "place 6G") == ("eighth_chain", "A-FOUND-6")


def test_a_tile_beside_several_independent_tiles_would_found_an_eighth_chain_too() -> None:
    """A-FOUND-6: 8G touches 7G; 9G touches 10G."""
    game = given(seven_chains("8G 9G 12I"))

    assert legal(game) == {"place 12I"}


@pytest.mark.parametrize("edition", ["classic", *EDITIONS_2023])
def test_a_merger_is_legal_although_seven_chains_are_on_the_board(edition: str) -> None:
    """A-ERR-5. Known bug elsewhere: a legal merger refused because seven chains exist."""
    game = given(seven_chains("3E", edition=edition))

    game.play("place 3E")

    assert {"survivor Tower", "survivor Sackson"} == legal(game)


def test_a_merger_that_takes_in_an_independent_tile_is_legal_with_seven_chains() -> None:
    """A-ERR-5, A-S-3. Known bug elsewhere: a legal merger refused because seven chains exist."""
    board = SEVEN_TWO_SAFE.replace("F ............", "F ..o.........")
    game = given(position("classic", board, "1 $6000 hand 3E", "2 $6000", "3 $6000"))

    play(game, "place 3E", "survivor Tower")

    assert sizes(game)["Tower"] == 2 + 2 + 1 + 1


def test_a_blocked_tile_may_be_placed_once_a_chain_is_free() -> None:
    """A-FOUND-6, A-MERGE-7: Tower acquires Sackson, then seat 2 founds Sackson again."""
    game = given(seven_chains("3E", second="6G 12I"))

    play(game, "place 3E", "survivor Tower", "buy none", "draw 1I", "place 6G")

    assert legal(game) == {"found Sackson"}


def test_a_blocked_tile_may_be_placed_once_a_chain_reaches_it() -> None:
    """A-FOUND-6: Festival takes in 10F and 10G, so 9G makes Festival grow."""
    game = given(seven_chains("10F", second="9G 12I"))

    play(game, "place 10F", "buy none", "draw 1I", "place 9G")

    assert sizes(game)["Festival"] == 5


@pytest.mark.parametrize("edition", EDITIONS_2023)
def test_after_the_draw_the_player_may_replace_dead_tiles(edition: str) -> None:
    """A-DEAD-4, A-S-34: the tile just drawn, 4B, counts too."""
    game = at_turn_end("1B 2B 6G 12I 11I", drawn="4B", edition=edition)

    assert (game.awaits, game.seat) == ("replace", 1)
    prompt = game.view(1).prompt
    assert prompt is not None and prompt.tiles == ("1B", "2B", "4B")


def test_dead_tiles_are_set_aside_face_up_and_as_many_are_drawn() -> None:
    """A-DEAD-4, A-S-25."""
    game = at_turn_end("1B 2B 6G 12I 11I", drawn="4B")

    events = game.play("replace 1B 4B")
    play(game, "draw 1I", "draw 2I")

    assert events.last(TilesSetAside) == TilesSetAside(1, ("1B", "4B"))
    assert game.view(2).aside == ("1B", "4B")
    assert set(hand(game, 1)) == {"2B", "6G", "12I", "11I", "1I", "2I"}
    assert (game.awaits, game.seat) == ("buy", 2)  # without tiles seat 2 skips the placement


def test_any_part_of_the_dead_tiles_may_be_replaced() -> None:
    """A-S-38: three dead tiles have eight parts."""
    game = at_turn_end("1B 2B 6G 12I 11I", drawn="4B")

    assert legal(game) == {
        "replace none",
        "replace 1B",
        "replace 2B",
        "replace 4B",
        "replace 1B 2B",
        "replace 1B 4B",
        "replace 2B 4B",
        "replace 1B 2B 4B",
    }


def test_no_dead_tile_need_be_replaced() -> None:
    """A-S-38, A-ERR-16."""
    game = at_turn_end("1B 2B 6G 12I 11I", drawn="4B")

    game.play("replace none")

    assert game.view().aside == ()
    assert len(hand(game, 1)) == 6
    assert game.view().turn == 2


def test_the_order_in_which_dead_tiles_are_named_is_irrelevant() -> None:
    """A-DEAD-4."""
    game = at_turn_end("1B 2B 6G 12I 11I", drawn="4B")

    assert ReplaceTiles(("4B", "1B")) in game.legal_actions()


def test_blocked_tiles_are_not_replaced() -> None:
    """A-DEAD-2."""
    game = at_turn_end("1B 6G 12I", drawn="1I")

    assert refused(game, "replace 6G") == ("tile_not_dead", "A-DEAD-4")
    assert refused(game, "replace 1B 6G") == ("tile_not_dead", "A-DEAD-4")
    assert legal(game) == {"replace none", "replace 1B"}


def test_tiles_that_are_not_in_hand_are_not_replaced() -> None:
    """A-DEAD-4: 2B is dead but lies in the pile; no tile can be named twice."""
    game = at_turn_end("1B 6G 12I", drawn="1I")

    assert refused(game, "replace 2B") == ("tile_not_in_hand", "A-DEAD-4")
    assert refused(game, "replace 1B 1B") == ("tile_not_in_hand", "A-DEAD-4")


def test_a_player_with_only_blocked_tiles_is_not_asked_for_replacements() -> None:
    """A-DEAD-2, A-DEAD-4."""
    game = at_turn_end("6G 8G 12I", drawn="1I")

    assert game.view().turn == 2


def test_classic_replaces_nothing_at_the_end_of_the_turn() -> None:
    """A-DEAD-3: the option unplayable_policy is whole_hand_when_stuck."""
    game = at_turn_end("1B 2B 12I", drawn="4B", edition="classic")

    assert game.view().turn == 2
    assert "1B" in hand(game, 1)


def test_unplayable_tiles_among_the_replacements_wait_for_the_next_turns_end() -> None:
    """A-DEAD-5."""
    game = given(seven_chains("3G 4G 1B"))
    play(game, "place 3G", "buy none", "draw 12I", "replace 1B")

    game.play("draw 5B")
    assert game.view().turn == 2
    play(game, "buy none", "draw 1I", "buy none", "draw 3I")  # seats 2 and 3 have no tiles
    play(game, "place 4G", "buy none", "draw 7I")

    assert legal(game) == {"replace none", "replace 5B"}


def test_if_replacing_is_mandatory_all_dead_tiles_are_replaced() -> None:
    """A-ERR-16: unplayable_replacement_optional is false; the blocked 6G stays."""
    game = at_turn_end("1B 2B 6G 12I 11I", drawn="4B", edition=FORCED)

    assert game.events.last(TilesSetAside) == TilesSetAside(1, ("1B", "2B", "4B"))
    play(game, "draw 1I", "draw 2I", "draw 5B")

    assert set(hand(game, 1)) == {"6G", "12I", "11I", "1I", "2I", "5B"}
    assert game.view().turn == 2  # 5B waits, A-DEAD-5


def test_with_a_short_pile_the_tiles_are_set_aside_and_the_rest_of_the_pile_drawn() -> None:
    """A-S-17."""
    game = given(with_pile(seven_chains("3G 1B 2B 6G"), "12I", "11I"))
    play(game, "place 3G", "buy none", "draw 12I")

    play(game, "replace 1B 2B", "draw 11I")

    assert set(hand(game, 1)) == {"6G", "12I", "11I"}
    assert game.view().turn == 2


@pytest.mark.parametrize("edition", ["2023-classic", FORCED])
def test_with_an_empty_pile_nothing_is_set_aside(edition: str) -> None:
    """A-S-17: the regular draw takes the last tile."""
    game = given(with_pile(seven_chains("3G 1B 2B", edition=edition), "12I"))

    play(game, "place 3G", "buy none", "draw 12I")

    assert game.view().turn == 2
    assert set(hand(game, 1)) == {"1B", "2B", "12I"}


@pytest.mark.parametrize("edition", ["2023-classic", FORCED])
def test_the_player_who_declared_replaces_dead_tiles_as_usual(edition: str) -> None:
    """A-S-21: the drawn tile is dead too; both are replaced before the scoring."""
    game = given(position(edition, TWO_SAFE, "1 $6000 hand 1C 12I", "2 $6000", "3 $6000"))

    play(game, "place 12I", "declare", "buy none", "draw 2C")
    if edition != FORCED:
        assert (game.awaits, game.seat) == ("replace", 1)
        game.play("replace 1C 2C")
    play(game, "draw 10I", "draw 8I")

    assert game.is_over
    assert game.view().aside == ("1C", "2C")
    assert hand(game, 1) == ("8I", "10I")


def test_the_player_who_declared_may_keep_dead_tiles() -> None:
    """A-S-21, A-S-38."""
    game = given(position("2023-classic", TWO_SAFE, "1 $6000 hand 1C 12I", "2 $6000", "3 $6000"))

    play(game, "place 12I", "declare", "buy none", "draw 10I", "replace none")

    assert game.is_over
    assert hand(game, 1) == ("1C", "10I")


@pytest.mark.parametrize("edition", EDITIONS_2023)
def test_a_player_without_a_playable_tile_skips_the_placement(edition: str) -> None:
    """A-S-16. Known bug elsewhere: a player with no playable tile: deadlock."""
    game = given(seven_chains("12I", edition=edition, second=STUCK))
    play(game, "place 12I", "buy none")

    events = game.play("draw 1I")

    assert events.last(PlacementSkipped) == PlacementSkipped(2)
    assert (game.awaits, game.seat) == ("buy", 2)


def test_a_player_who_skipped_may_buy() -> None:
    """A-S-16."""
    game = given(seven_chains(STUCK))

    game.play("buy 3 Tower")

    assert shares(game, 1) == {"Tower": 3}
    assert bank(game, "Tower") == 22


def test_a_player_who_skipped_with_a_full_hand_draws_nothing_and_may_replace() -> None:
    """A-S-16."""
    game = given(seven_chains(STUCK))

    game.play("buy none")

    assert legal(game) == {"replace none", "replace 1B", "replace 2B", "replace 1B 2B"}
    assert not game.events.of(TilesDrawn)


def test_a_player_who_skipped_with_five_tiles_draws_one() -> None:
    """A-S-16: one draws only up to six tiles."""
    game = given(seven_chains("1B 6G 8G 9G 11G"))

    play(game, "buy none", "draw 12I")

    assert game.awaits == "replace"
    assert len(hand(game, 1)) == 6


def test_a_player_who_skipped_may_declare_the_end() -> None:
    """A-S-16, A-S-22: nothing but dead tiles next to two safe chains."""
    game = given(position("2023-classic", TWO_SAFE, "1 $6000 hand 1C 2C", "2 $6000", "3 $6000"))

    assert game.awaits == "buy"
    play(game, "declare", "buy none", "draw 12I", "replace none")

    assert game.is_over


def test_in_2023_the_hand_is_never_swapped() -> None:
    """A-DEAD-4."""
    game = given(position("2023-classic", SEVEN_SMALL, "1 $6000 hand 3A", "2 $6000", "3 $6000"))

    assert refused(game, "swap") == ("swap_not_in_edition", "A-DEAD-4")


def test_a_player_with_one_playable_tile_must_place_it() -> None:
    """A-S-24."""
    game = given(seven_chains("1B 2B 6G 8G 9G 12I"))

    assert refused(game, "skip") == ("must_place", "A-S-24")
    assert legal(game) == {"place 12I"}
