"""Placing a tile: where, when, and what makes it illegal (ledger sections 5, 11)."""

from __future__ import annotations

import pytest

from magnate.acquire.events import ChainGrew, MergerBegan

from .boards import ALL_SEVEN, cash, choices, content, hand, refused, sizes, table

# Tower and Sackson have 11 tiles each; 7A lies between them.
TWO_SAFE = """
    A TTTTTT.SSSS.
    B TTTTT..SSSS.
    C .......SSS..
"""
# The same with American as the third neighbour of 7A.
TWO_SAFE_ONE_NOT = """
    A TTTTTT.SSSSS
    B TTTTT.A.SSSS
    C ......A.SS..
"""


def test_a_tile_touching_no_tile_stays_independent_and_the_turn_continues() -> None:
    """A-PLACE-3, A-ERR-6: buying and drawing still happen."""
    game = table("A TT..........", "hand 5E", "hand 7G", "")

    game.play("place 5E")

    assert content(game, "5E") == "o"
    assert sizes(game) == {"Tower": 2}
    assert (game.awaits, game.seat) == ("buy", 1)
    game.play("buy none")
    assert game.awaits == "draw"
    game.play("draw 1I")
    assert (game.awaits, game.seat) == ("place", 2)


def test_a_tile_placed_leaves_the_hand() -> None:
    """A-PLACE-1."""
    game = table("A TT..........", "hand 5E 7E 9E", "", "")

    game.play("place 7E")

    assert hand(game, 1) == ("5E", "9E")


@pytest.mark.parametrize("tile", ["4D", "4F", "6D", "6F"])
def test_diagonal_contact_connects_nothing(tile: str) -> None:
    """A-TERM-1, A-PLACE-4: neither to a chain nor to an independent tile."""
    alone = table("E ....o.......", f"hand {tile}", "", "")
    alone.play(f"place {tile}")
    assert alone.awaits == "draw"
    assert content(alone, tile) == "o"

    chain = table("E ....TT......", f"hand {tile.replace('6', '7')}", "", "")
    chain.play(f"place {tile.replace('6', '7')}")
    assert sizes(chain) == {"Tower": 2}


@pytest.mark.parametrize(
    ("rows", "tile"),
    [
        ("A ..........TT", "1B"),
        ("B TT..........", "12A"),
        ("A TT..........", "1I"),
        ("I TT..........", "1A"),
        ("E ..........TT", "1F"),
    ],
)
def test_the_edges_of_the_board_do_not_meet(rows: str, tile: str) -> None:
    """A-S-1: 12A and 1B are not neighbours."""
    game = table(rows, f"hand {tile}", "", "")

    game.play(f"place {tile}")

    assert content(game, tile) == "o"
    assert sizes(game) == {"Tower": 2}


@pytest.mark.parametrize(
    ("tile", "why"),
    [("7E", "in the pile"), ("9I", "in another hand"), ("1A", "on the board"), ("2I", "aside")],
)
def test_players_place_only_tiles_of_their_own_hand(tile: str, why: str) -> None:
    """A-PLACE-1."""
    game = table("A TT..........", "hand 5E", "hand 9I", "", then="aside 2I")

    assert refused(game, f"place {tile}") == ("tile_not_in_hand", "A-PLACE-1"), why


def test_only_the_player_whose_turn_it_is_places() -> None:
    """A-TURN-1."""
    game = table("A TT..........", "hand 5E", "hand 9I", "")

    assert refused(game, "place 9I", seat=2) == ("not_your_turn", "A-TURN-1")
    assert refused(game, "place 5E", seat=3) == ("not_your_turn", "A-TURN-1")
    game.play("place 5E", seat=1)


@pytest.mark.parametrize(
    "action", ["buy none", "buy 1 Tower", "found Sackson", "survivor Tower", "acquire Tower",
               "keep", "sell 1", "replace none", "draw 7E", "start 7E", "market 7E"]
)  # fmt: skip
def test_a_tile_is_placed_before_anything_else(action: str) -> None:
    """A-TURN-1: place, buy, draw, in this order."""
    game = table("A TT..........", "T3 hand 5E", "", "")

    assert refused(game, action) == ("wrong_moment", "A-TURN-1")


def test_one_tile_a_turn_is_placed() -> None:
    """A-TURN-1."""
    game = table("A TT..........", "hand 5E 7E", "", "")
    game.play("place 5E")

    assert refused(game, "place 7E") == ("wrong_moment", "A-TURN-1")


def test_a_player_with_a_legal_tile_must_place_one() -> None:
    """A-S-24, A-TURN-2."""
    game = table("A TT..........", "hand 5E", "", "")

    assert refused(game, "skip") == ("must_place", "A-S-24")
    assert refused(game, "swap") == ("must_place", "A-S-24")
    assert choices(game) == ["place 5E"]


def test_a_player_without_money_places_too() -> None:
    """A-TURN-2, A-CASH-1."""
    game = table("A TT..........", "$0 hand 3A", "", "")

    game.play("place 3A")

    assert sizes(game) == {"Tower": 3}
    assert cash(game) == (0, 6000, 6000)


def test_a_tile_that_would_join_two_safe_chains_is_illegal() -> None:
    """A-SAFE-3, A-SAFE-2."""
    game = table(TWO_SAFE, "hand 7A 12I", "", "")

    assert refused(game, "place 7A") == ("two_safe_chains", "A-SAFE-3")
    assert choices(game) == ["place 12I"]


def test_two_safe_chains_and_an_unsafe_one_do_not_merge_in_part() -> None:
    """A-S-11. Known bug elsewhere: two safe chains and one unsafe neighbour playable."""
    game = table(TWO_SAFE_ONE_NOT, "hand 7A 12I", "", "")

    assert refused(game, "place 7A") == ("two_safe_chains", "A-SAFE-3")
    assert game.effect_of("7A").chains == ("Tower", "Sackson", "American")


def test_a_tile_touching_one_safe_chain_twice_makes_it_grow() -> None:
    """A-GROW-1. Known bug elsewhere: the same safe chain touched twice treated as dead."""
    game = table("A TTTTTT......\nB T....T......", "hand 2B 5B", "", "")
    big = table("A TTTTTT......\nB T.TTTT......", "hand 2B", "", "", edition="2023-classic")

    game.play("place 2B")
    big.play("place 2B")

    assert sizes(game) == {"Tower": 9}
    assert sizes(big) == {"Tower": 12}
    assert big.events.of(ChainGrew) == [ChainGrew("Tower", 12)]


def test_a_safe_chain_may_acquire_an_unsafe_one() -> None:
    """A-SAFE-4."""
    game = table("A TTTTTT.AA...\nB TTTTT.......", "hand 7A", "", "")

    game.play("place 7A")

    assert sizes(game) == {"Tower": 14}
    assert game.events.last(MergerBegan).survivor == "Tower"


def test_with_seven_chains_a_tile_may_still_stand_alone_grow_and_merge() -> None:
    """A-FOUND-6, A-ERR-5. Known bug elsewhere: a legal merger refused with seven chains."""
    game = table(ALL_SEVEN, "hand 11I 3G 3A 10F", "", "")

    assert refused(game, "place 10F") == ("eighth_chain", "A-FOUND-6")
    assert choices(game) == ["place 3A", "place 3G", "place 11I"]
    alone, grows, merges = game.copy(), game.copy(), game.copy()
    alone.play("place 11I")
    grows.play("place 3G")
    merges.play("place 3A")
    assert content(alone, "11I") == "o"
    assert sizes(grows)["Continental"] == 3
    assert merges.awaits == "survivor"


def test_nothing_is_placed_after_the_end() -> None:
    """A-END-4."""
    game = table(
        "A TTTTTT......\nB TTTTT.......", "hand 5E", "", "", then="counters ending 2\nover"
    )

    assert refused(game, "place 5E") == ("game_over", "A-END-4")
    assert choices(game) == []
