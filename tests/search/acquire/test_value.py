"""The value function of Acquire: what it sees, and what it must not see."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Game
from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import CHAINS
from magnate.search.acquire.afterstates import note_value
from magnate.search.acquire.determinize import determinize
from magnate.search.acquire.features import describe, survey
from magnate.search.acquire.learned_value import learned_net
from magnate.search.acquire.value import MONEY_SHARE, WIN_SHARE, Layers
from tests.acquire.boards import table

AMERICAN, CONTINENTAL, TOWER = map(CHAINS.index, ("American", "Continental", "Tower"))


def merger_at_hand() -> Game:
    """American 4 ($500) and Continental 6 ($800); the tile 5A merges them."""
    return table(
        "A AAAA.CCCCCC.",
        "$3000 A4 C1 hand 5A 1C",
        "$9000 A2",
        "$1000 C5",
    )


def seen(game: Game, seat: int, *, seed: int = 1) -> Layers:
    """The features of a seat in a determinization for the player to move."""
    s = determinize(game.view(game.seat), random.Random(seed))
    (e,) = edition_table(game.edition, "interpreted")
    layers = Layers()
    survey(s, e, layers)
    describe(s, e, layers, seat)
    return layers


def test_worth_is_what_the_end_of_the_game_would_pay() -> None:
    """Seat 1 has $3,000, shares for 4 * 500 + 800, and is first in American and second in
    Continental: 5,000 + 4,000. Seat 2: 9,000 + 1,000 + 2,500. Seat 3: 1,000 + 4,000 + 8,000.
    """
    layers = seen(merger_at_hand(), 0)

    assert layers.worth[:3] == [14_800, 12_500, 13_000]
    assert layers.order[:2] == [2, 1]
    assert layers.general[:9] == pytest.approx(
        [0.3, 0.74, 0.65, 0.625, 0.0, 0.1, 0.9, 0.0, 1800 / 5000]
    )
    assert layers.general[9] == pytest.approx(14_800 * 3 / 40_300 - 1)


def test_a_chain_is_seen_with_its_places_and_the_merger_that_threatens() -> None:
    """Of American seat 1 holds 4, the next one 2; 5A, in its hand, would have it acquired."""
    american = seen(merger_at_hand(), 0).chains[AMERICAN]

    assert american[9:12] == pytest.approx([4 / 13, 2 / 13, 0.0])
    assert american[13:17] == pytest.approx([2 / 6, 1.0, 0.0, 0.0])
    assert american[18:20] == pytest.approx([0.5, 0.25])
    assert american[22:26] == pytest.approx([1 / 5, 0.0, 1 / 2, 0.0])


def test_the_survivor_is_seen_as_acquiring() -> None:
    continental = seen(merger_at_hand(), 0).chains[CONTINENTAL]

    assert continental[22:26] == pytest.approx([0.0, 1 / 5, 0.0, 1 / 2])
    assert continental[13:18] == pytest.approx([-4 / 6, 0.0, 0.0, 1.0, 1 / 6])


def test_a_threatened_chain_is_seen_with_its_likely_acquirer() -> None:
    """Continental has 6 tiles and costs $800; seat 1 holds one share, the bank 19 of 25."""
    layers = seen(merger_at_hand(), 0)

    assert layers.chains[AMERICAN][45:49] == pytest.approx([800 / 1200, 1 / 13, 19 / 25, 6 / 41])
    assert layers.chains[CONTINENTAL][45:49] == [0.0] * 4


def test_only_tiles_that_others_may_hold_threaten_a_chain() -> None:
    """Seat 1 holds 5A itself; to seat 2 it is one of the unseen tiles: all but the ten on the
    board, as seat 2 holds none.
    """
    game = merger_at_hand()

    assert seen(game, 0).chains[AMERICAN][41] == 0.0
    assert seen(game, 1).chains[AMERICAN][41] == pytest.approx(5 / 98)


def test_chains_that_two_tiles_would_join_are_seen() -> None:
    """5A touches American and 6A Continental; no other two free spaces side by side do."""
    layers = seen(table("A AAAA..CCCCCC", "$3000 A4 hand 1I", "$9000 C1", "$1000"), 0)

    assert (layers.falls[AMERICAN], layers.near_falls[AMERICAN]) == (0, 1)
    assert (layers.swallows[CONTINENTAL], layers.near_swallows[CONTINENTAL]) == (0, 1)


def test_two_safe_chains_are_not_joined_by_two_tiles() -> None:
    rows = "A AAAAAAAAAAA.\nB .AAAAAAAAAA.\nE CCCCCCCCCCCC"
    layers = seen(table(rows, "$3000 A4 hand 1I", "$9000 C1", "$1000"), 0)

    assert layers.near_falls == [0] * 7


def test_independent_tiles_are_seen_where_a_chain_would_absorb_them() -> None:
    """6A touches American and the tile at 7A; 11I has nothing next to it."""
    layers = seen(table("A AAAAA.o.....\nI ..........o.", "A4 hand 1E 1F 3H", "C1", ""), 0)

    assert (layers.feeds[AMERICAN], layers.loose) == (1, 2)
    assert layers.general[37] == pytest.approx(1 / 2)  # 1E and 1F lie side by side


def test_a_rival_who_moves_first_is_seen() -> None:
    """It is seat 1's turn: before seat 3, seat 2 moves, which leads in American."""
    game = table("A AAAA.CCCCCC.", "C5 hand 5A", "A4", "A2 C1")

    assert seen(game, 2).chains[AMERICAN][50] == 1.0
    assert seen(game, 0).chains[AMERICAN][50] == 0.0


def test_a_chain_is_seen_at_its_moment() -> None:
    """96 tiles are in the pile; seat 1 has $3,000, leads by $1,800 of three, and is to place."""
    row = seen(merger_at_hand(), 0).chains[AMERICAN]

    assert row[35:41] == pytest.approx([96 / 80, 1.0, 1800 / 5000, 1 / 3, 0.0, 0.0])


def test_of_a_chain_off_the_board_only_shares_and_the_moment_are_seen() -> None:
    tower = seen(merger_at_hand(), 0).chains[TOWER]

    assert tower[8] == 1.0
    known = {1, 8, *range(35, 41)}
    assert [x for number, x in enumerate(tower) if number not in known] == [0.0] * 45


def test_hands_of_others_and_the_pile_are_not_seen() -> None:
    """Another deal of the other hands gives the same features."""
    game = Game(4, seed=3)
    for _ in range(12):
        game.play(game.legal_actions()[0])
    assert game.seat

    first, second = (seen(game, game.seat - 1, seed=seed) for seed in (1, 2))

    assert (first.chains, first.general) == (second.chains, second.general)


def test_the_end_of_a_game_is_its_result() -> None:
    """At the end there is nothing to guess: seat 2 has won with $9,000 of $15,000."""
    s = determinize(merger_at_hand().view(1), random.Random(1))
    (e,) = edition_table(merger_at_hand().edition, "interpreted")
    s.awaits, s.cash[:3] = 11, [3000, 9000, 3000]
    layers = Layers()

    note_value(s, e, learned_net(), layers, 1)
    assert layers.output == pytest.approx([1.0, 9000 * 3 / 15_000 - 1])
    note_value(s, e, learned_net(), layers, 0)
    assert layers.output == pytest.approx([0.0, 3000 * 3 / 15_000 - 1])


def test_a_seat_far_ahead_expects_to_win() -> None:
    """Near the end $40,000 against $2,000 each: one wins nearly always, the others hardly ever."""
    game = table(
        "A AAAAAAAAAAAA\nB AAAAAAAAAAAA\nC AAAAAAAAAAAA",
        "$40000 A13 hand 1E",
        "$2000 A1",
        "$2000",
    )
    s = determinize(game.view(1), random.Random(1))
    (e,) = edition_table(game.edition, "interpreted")
    layers = Layers()
    shares = []
    for seat in range(3):
        note_value(s, e, learned_net(), layers, seat)
        shares.append(layers.output[WIN_SHARE])

    assert shares[0] > 0.9 and shares[1] < 0.1 and shares[2] < 0.1
    assert layers.output[MONEY_SHARE] < 0
