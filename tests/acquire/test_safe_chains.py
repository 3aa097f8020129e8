"""Safe chains (ledger section 11)."""

from __future__ import annotations

import pytest

from magnate.acquire import IllegalAction, Reason
from magnate.acquire.events import BonusPaid, ChainAcquired, ChainGrew

from .late_positions import (
    CROSSROADS,
    TWO_SAFE,
    given,
    legal,
    play,
    position,
    refused,
    sizes,
)

PRESETS = ("classic", "2023-classic", "2023-tycoon")


def three_seats(board: str, *hands: str, edition: str = "classic") -> str:
    """Return a position of three seats of which the first ones have these tiles."""
    lines = [f"{seat} $6000 hand {tiles}" for seat, tiles in enumerate(hands, 1)]
    lines += [f"{seat} $6000" for seat in range(len(hands) + 1, 4)]
    return position(edition, board, *lines)


def without(board: str, *signs: str) -> str:
    """Return a board without some chains."""
    rows = board.strip().splitlines()
    for sign in signs:
        rows = [row[:2] + row[2:].replace(sign, ".") for row in rows]
    return "\n".join(rows)


def with_sign(board: str, tile: str, sign: str) -> str:
    """Return a board with another sign on one space."""
    column, row = int(tile[:-1]), tile[-1]
    rows = board.strip().splitlines()
    return "\n".join(
        line[: column + 1] + sign + line[column + 2 :] if line[0] == row else line for line in rows
    )


def test_a_chain_of_eleven_tiles_is_safe_and_one_of_ten_is_not() -> None:
    """A-SAFE-1."""
    board = with_sign(TWO_SAFE, "1B", ".")

    game = given(three_seats(board, "12I"))

    assert {"American": 10, "Continental": 11} == sizes(game)
    assert [chain.name for chain in game.view().chains if chain.safe] == ["Continental"]


@pytest.mark.parametrize("edition", PRESETS)
def test_a_tile_that_would_join_two_safe_chains_may_not_be_placed(edition: str) -> None:
    """A-SAFE-3."""
    game = given(three_seats(without(CROSSROADS, "S", "W"), "6E 1A", edition=edition))

    with pytest.raises(IllegalAction) as error:
        game.play("place 6E")

    assert error.value.reason is Reason.TWO_SAFE_CHAINS
    assert error.value.clause == "A-SAFE-3"
    assert {"American": 11, "Continental": 11} == sizes(game)


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("missing", ["S", "W", ""])
def test_two_safe_chains_do_not_merge_although_a_third_neighbour_is_unsafe(
    edition: str, missing: str
) -> None:
    """A-S-11. Known bug elsewhere: two safe chains and one unsafe neighbour treated as playable."""
    board = without(CROSSROADS, missing) if missing else CROSSROADS
    game = given(three_seats(board, "6E 1A", edition=edition))

    assert refused(game, "place 6E") == ("two_safe_chains", "A-SAFE-3")
    assert "place 6E" not in legal(game)
    assert "place 1A" in legal(game)


def test_a_tile_that_touches_the_same_safe_chain_twice_makes_it_grow() -> None:
    """A-SAFE-2. Known bug elsewhere: a tile that touches one safe chain twice counts as dead."""
    game = given(three_seats(CROSSROADS, "7B"))

    events = game.play("place 7B")

    assert events.last(ChainGrew).size == 12
    assert sizes(game)["American"] == 12


def test_a_tile_that_touches_the_same_safe_chain_on_three_sides_makes_it_grow() -> None:
    """A-SAFE-2: 11B has American above, to the right and, with 11C, below."""
    board = with_sign(with_sign(CROSSROADS, "11C", "A"), "12C", "A")
    game = given(three_seats(board, "11B"))

    game.play("place 11B")

    assert sizes(game)["American"] == 14


def test_a_safe_chain_at_a_corner_is_not_touched() -> None:
    """A-TERM-1, A-SAFE-3: 12C touches neither 11B nor 11D, which are safe chains."""
    game = given(three_seats(TWO_SAFE, "12C"))

    game.play("place 12C")

    assert {"American": 11, "Continental": 11} == sizes(game)


def test_a_safe_chain_may_acquire_an_unsafe_one() -> None:
    """A-SAFE-4: 5D touches American (11) and Sackson (3)."""
    game = given(three_seats(CROSSROADS, "5D"))

    events = game.play("place 5D")

    assert events.last(ChainAcquired) == ChainAcquired("American", "Sackson")
    assert {"American": 15, "Continental": 11, "Worldwide": 2} == sizes(game)


def test_a_safe_chain_may_acquire_two_unsafe_ones_at_once() -> None:
    """A-SAFE-4, A-MERGE-8: 6E without Continental joins 11 + 3 + 2 tiles."""
    game = given(three_seats(without(CROSSROADS, "C"), "6E"))

    events = game.play("place 6E")

    assert [each.acquired for each in events.of(ChainAcquired)] == ["Sackson", "Worldwide"]
    assert {"American": 17} == sizes(game)


def test_a_chain_of_ten_tiles_can_be_acquired() -> None:
    """A-S-33: American 11 acquires Continental 10, which pays as a chain of 10.

    Continental is dear: 6 to 10 tiles pay 8000 and 4000 to a sole holder.
    """
    board = without(with_sign(CROSSROADS, "12H", "."), "S", "W")
    game = given(
        position("classic", board, "1 $6000 hand 6E", "2 $6000 C1", "3 $6000", "turn 1 place")
    )

    events = game.play("place 6E")

    assert events.last(BonusPaid).amount == 8000 + 4000
    game.play("keep")
    assert {"American": 22} == sizes(game)


def test_the_tile_that_is_placed_makes_neither_of_two_chains_of_ten_safe() -> None:
    """A-S-33: both are unsafe, so the mergemaker chooses, and 10 + 10 + 1 tiles are one chain."""
    board = with_sign(with_sign(CROSSROADS, "12H", "."), "12B", ".")
    game = given(three_seats(without(board, "S", "W"), "6E"))

    game.play("place 6E")
    assert {"survivor American", "survivor Continental"} == legal(game)
    game.play("survivor Continental")

    assert {"Continental": 21} == sizes(game)


def test_a_chain_is_safe_as_soon_as_it_has_eleven_tiles() -> None:
    """A-SAFE-1, A-SAFE-3: seat 1 makes American 11, so seat 2 can no longer join it."""
    board = without(with_sign(CROSSROADS, "12B", "."), "S", "W")
    game = given(three_seats(board, "12B", "6E 1A"))

    play(game, "place 12B", "buy none", "draw 1I")

    assert game.seat == 2
    assert refused(game, "place 6E") == ("two_safe_chains", "A-SAFE-3")


def test_a_chain_that_a_merger_brought_to_eleven_tiles_is_safe() -> None:
    """A-S-33: 8 + 2 + 1 = 11 tiles, so Tower cannot be joined to Continental any more."""
    board = """
A TTTTTTTT.SS.
B ............
C CCCCCCCCCCC.
D ............
E ............
F ............
G ............
H ............
I ............
"""
    game = given(three_seats(board, "9A", "1B 12I"))

    play(game, "place 9A", "buy none", "draw 1I")

    assert sizes(game)["Tower"] == 11
    assert refused(game, "place 1B") == ("two_safe_chains", "A-SAFE-3")


def test_the_preview_says_that_a_tile_between_safe_chains_is_dead() -> None:
    """A-DEAD-1."""
    effect = given(three_seats(CROSSROADS, "6E")).effect_of("6E")

    assert effect.kind == "illegal"
    assert effect.reason is Reason.TWO_SAFE_CHAINS
    assert effect.duration == "permanent"
