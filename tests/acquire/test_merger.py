"""Mergers: who survives, and in which order the others are acquired (ledger section 8)."""

from __future__ import annotations

import pytest

from magnate.acquire import Game
from magnate.acquire.events import (
    BonusPaid,
    ChainAcquired,
    ChainGrew,
    MergerBegan,
    SharesCounted,
    SharesDisposed,
)

from .boards import bank, cash, choices, content, refused, shares, sizes, table

# The tile 6E joins what lies west, east, north and south of it.
LARGER_AND_SMALLER = "E ..TTT.AA...."
EQUAL = "E ..TTT.AAA..."
TIE_AND_SMALLER = """
    D .....S......
    C .....S......
    E ..TTT.AAA...
"""
LARGEST_AND_TIE = """
    D .....S......
    C .....S......
    E ..TTT.AA....
"""
THREE_EQUAL = """
    C .....S......
    D .....S......
    E ...TT.AA....
"""
FOUR_DIFFERENT = """
    B .....S......
    C .....S......
    D .....S......
    E TTTTT.AAAA..
    F .....W......
    G .....W......
"""
FOUR_EQUAL = """
    C .....S......
    D .....S......
    E ...TT.AA....
    F .....W......
    G .....W......
"""
TWO_PAIRS = """
    C .....S......
    D .....S......
    E ..TTT.AAA...
    F .....W......
    G .....W......
"""


def merging(rows: str, *others: str, mine: str = "") -> Game:
    """Return a game in which seat 1 has just placed 6E."""
    seats = others or ("", "")
    game = table(rows, f"{mine} hand 6E".strip(), *seats)
    game.play("place 6E")
    return game


def acquired(game: Game) -> list[str]:
    """Return the chains acquired so far, in order."""
    return [event.acquired for event in game.events.of(ChainAcquired)]


def test_the_larger_chain_acquires_the_smaller() -> None:
    """A-MERGE-1, A-MERGE-2: nobody is asked; the tile counts once the merger is over."""
    game = merging(LARGER_AND_SMALLER)

    assert sizes(game) == {"Tower": 6}
    assert {content(game, tile) for tile in ("3E", "5E", "6E", "7E", "8E")} == {"T"}
    assert game.events.of(MergerBegan) == [MergerBegan(1, "6E", ("Tower", "American"), "Tower")]
    assert game.events.of(ChainAcquired) == [ChainAcquired("Tower", "American")]
    assert game.events.last(ChainGrew) == ChainGrew("Tower", 6)
    assert (game.awaits, game.seat) == ("buy", 1)


def test_size_decides_whatever_the_chain() -> None:
    """A-MERGE-2: a cheap chain acquires a dear one."""
    game = table("E ..WWW.TT....", "hand 6E", "", "")

    game.play("place 6E")

    assert sizes(game) == {"Worldwide": 6}


@pytest.mark.parametrize(("survivor", "gone"), [("Tower", "American"), ("American", "Tower")])
def test_the_player_who_placed_the_tile_decides_between_equal_chains(
    survivor: str, gone: str
) -> None:
    """A-MERGE-4."""
    game = merging(EQUAL)

    assert (game.awaits, game.seat) == ("survivor", 1)
    assert choices(game) == ["survivor Tower", "survivor American"]
    game.play(f"survivor {survivor}")

    assert sizes(game) == {survivor: 7}
    assert acquired(game) == [gone]


def test_the_mergemaker_alone_decides_before_anything_else_happens() -> None:
    """A-MERGE-4, A-BUY-7."""
    game = merging(EQUAL)

    assert refused(game, "survivor Tower", seat=2) == ("not_your_turn", "A-TURN-1")
    assert refused(game, "buy none") == ("wrong_moment", "A-TURN-1")
    assert refused(game, "acquire American") == ("wrong_moment", "A-TURN-1")


@pytest.mark.parametrize("chain", ["Sackson", "Worldwide", "Continental"])
def test_only_one_of_the_largest_chains_survives(chain: str) -> None:
    """A-MERGE-4: not a smaller one, not one elsewhere, not one that is not on the board."""
    game = table(TIE_AND_SMALLER + "I CCCCC.......", "hand 6E", "", "")
    game.play("place 6E")

    assert refused(game, f"survivor {chain}") == ("not_a_largest_chain", "A-MERGE-4")


def test_the_tile_itself_counts_for_no_chain() -> None:
    """A-MERGE-3: 4 against 3 with an independent tile is decided as 4 against 3 (A-S-3)."""
    game = table("D .....o......\nC .....o......\nE ..TTT.AAAA..", "T2 hand 6E", "", "")

    game.play("place 6E")
    assert game.events.last(MergerBegan).survivor == "American"
    game.play("sell 2")  # Tower at 3 tiles: dear, $500

    # 3 + 4 + the tile + two independent tiles, which join the survivor afterwards.
    assert sizes(game) == {"American": 10}
    assert cash(game) == (6000 + 5000 + 2500 + 2 * 500, 6000, 6000)
    assert content(game, "6C") == "A"


def test_equal_chains_stay_equal_whatever_joins_with_the_tile() -> None:
    """A-S-3: independent tiles count for no chain before the merger."""
    game = table("D .....o......\nE ..TTT.AAA...", "hand 6E", "", "")

    game.play("place 6E")

    assert game.awaits == "survivor"
    game.play("survivor American")
    assert sizes(game) == {"American": 8}


def test_ten_tiles_and_the_merging_tile_are_not_yet_safe() -> None:
    """A-S-33: a chain of 10 next to a safe chain is acquired."""
    game = table(
        "A AAAAAAAAAA.T\n"
        + "".join(f"{row} ...........T\n" for row in "BCDEFGH")
        + "I .........TTT",
        "A1 hand 11A",
        "",
        "",
    )
    assert sizes(game) == {"Tower": 11, "American": 10}

    game.play("place 11A")
    game.play("sell 1")

    # American at 10 tiles is at $700; at 11 it would have been at $800.
    assert cash(game) == (6000 + 7000 + 3500 + 700, 6000, 6000)
    assert sizes(game) == {"Tower": 22}


def test_two_chains_of_ten_merge() -> None:
    """A-S-33: neither is safe before the tile."""
    game = table("A TTTTTTTTTT..\nC AAAAAAAAAA..", "hand 5B", "", "")

    game.play("place 5B")
    game.play("survivor American")

    assert sizes(game) == {"American": 21}


def test_the_acquired_chain_may_be_founded_again() -> None:
    """A-MERGE-7."""
    game = table(LARGER_AND_SMALLER + "\nI o...........", "hand 6E", "hand 2I", "")
    game.play("place 6E")
    game.play("buy none")
    game.play("draw 12A")

    game.play("place 2I")

    assert "found American" in choices(game)
    assert refused(game, "found Tower") == ("chain_on_board", "A-FOUND-2")


def test_the_acquired_chain_is_no_longer_for_sale() -> None:
    """A-MERGE-7, A-BUY-2, A-BUY-7: buying follows the merger, at the new size."""
    game = merging(LARGER_AND_SMALLER)

    assert refused(game, "buy 1 American") == ("chain_not_active", "A-BUY-2")
    game.play("buy 1 Tower")  # 6 tiles: dear, $800
    assert cash(game) == (5200, 6000, 6000)


def test_a_merger_without_holders_pays_nobody_and_asks_nobody() -> None:
    """A-BONUS-3, A-S-15."""
    game = merging(LARGER_AND_SMALLER, mine="T5")

    assert game.events.of(BonusPaid) == []
    assert game.events.of(SharesCounted) == []
    assert game.awaits == "buy"


def test_the_largest_takes_the_others_one_at_a_time_next_largest_first() -> None:
    """A-MERGE-8, A-MERGE-10. Known bug elsewhere: the third chain not dissolved, not paid."""
    game = merging(FOUR_DIFFERENT, "A1 S1 W1", "")

    for chain in ("American", "Sackson", "Worldwide"):
        merger = game.view().merger
        assert merger is not None
        assert (merger.survivor, merger.acquired) == ("Tower", chain)
        assert (game.awaits, game.seat) == ("dispose", 2)
        game.play("sell 1")

    assert acquired(game) == ["American", "Sackson", "Worldwide"]
    assert sizes(game) == {"Tower": 15}
    # Sole holder three times: 5000+2500, 3000+1500, 2000+1000; sold at 500, 300 and 200.
    assert cash(game) == (6000, 6000 + 7500 + 4500 + 3000 + 500 + 300 + 200, 6000)
    for chain in ("American", "Sackson", "Worldwide"):
        assert shares(game, chain) == (0, 0, 0)
        assert bank(game, chain) == 25


def test_every_step_is_finished_before_the_next() -> None:
    """A-MERGE-8: bonus and disposal of one chain, then of the other."""
    game = merging("C .....S......\nD .....S......\nE .TTTT.AAA...", "A1 S1", "")
    game.play("keep")
    game.play("keep")

    steps = (ChainAcquired, SharesCounted, BonusPaid, SharesDisposed, ChainGrew)
    logged = [
        (type(event).__name__, getattr(event, "acquired", getattr(event, "chain", None)))
        for event in game.events
        if isinstance(event, steps)
    ]
    assert logged == [
        ("ChainAcquired", "American"),
        ("SharesCounted", "American"),
        ("BonusPaid", "American"),
        ("SharesDisposed", "American"),
        ("ChainAcquired", "Sackson"),
        ("SharesCounted", "Sackson"),
        ("BonusPaid", "Sackson"),
        ("SharesDisposed", "Sackson"),
        ("ChainGrew", "Tower"),
    ]


@pytest.mark.parametrize("first", ["American", "Sackson"])
def test_the_mergemaker_orders_equal_chains_that_are_acquired(first: str) -> None:
    """A-MERGE-9, A-MERGE-10. Known bug elsewhere: no choice between equal acquired chains."""
    game = merging(LARGEST_AND_TIE)

    assert (game.awaits, game.seat) == ("acquire", 1)
    assert choices(game) == ["acquire Sackson", "acquire American"]
    game.play(f"acquire {first}")

    second = {"American": "Sackson", "Sackson": "American"}[first]
    assert acquired(game) == [first, second]
    assert sizes(game) == {"Tower": 8}


@pytest.mark.parametrize("chain", ["Tower", "Worldwide", "Continental"])
def test_only_one_of_the_next_largest_is_acquired_next(chain: str) -> None:
    """A-MERGE-10: not the survivor, not a smaller chain, not one elsewhere."""
    game = merging(LARGEST_AND_TIE + "I CCCCC.......")

    assert refused(game, f"acquire {chain}") == ("not_next_in_size", "A-MERGE-10")
    assert refused(game, "acquire American", seat=3) == ("not_your_turn", "A-TURN-1")


def test_a_smaller_chain_waits_while_two_larger_ones_are_ordered() -> None:
    """A-MERGE-10: Tower 4 acquires American 3 and Sackson 3 before Worldwide 2."""
    rows = FOUR_DIFFERENT.replace("TTTTT.AAAA..", ".TTTT.AAA...")
    game = merging(rows)

    assert refused(game, "acquire Worldwide") == ("not_next_in_size", "A-MERGE-10")
    game.play("acquire Sackson")

    assert acquired(game) == ["Sackson", "American", "Worldwide"]
    assert sizes(game) == {"Tower": 13}


@pytest.mark.parametrize(
    ("survivor", "order"),
    [("Tower", ["American", "Sackson"]), ("American", ["Tower", "Sackson"])],
)
def test_the_rival_that_tied_with_the_survivor_is_acquired_first(
    survivor: str, order: list[str]
) -> None:
    """A-S-12: asked for the survivor only; then the sizes decide."""
    game = merging(TIE_AND_SMALLER)

    assert choices(game) == ["survivor Tower", "survivor American"]
    game.play(f"survivor {survivor}")

    assert acquired(game) == order
    assert sizes(game) == {survivor: 9}


def test_three_equal_chains_ask_for_the_survivor_and_then_for_the_order() -> None:
    """A-MERGE-9, A-S-12."""
    game = merging(THREE_EQUAL)

    assert choices(game) == ["survivor Tower", "survivor Sackson", "survivor American"]
    game.play("survivor Sackson")
    assert choices(game) == ["acquire Tower", "acquire American"]
    assert refused(game, "acquire Sackson") == ("not_next_in_size", "A-MERGE-10")
    game.play("acquire American")

    assert acquired(game) == ["American", "Tower"]
    assert sizes(game) == {"Sackson": 7}


def test_four_equal_chains_ask_for_the_survivor_and_twice_for_the_order() -> None:
    """A-MERGE-9, A-S-12: the last chain left needs no question."""
    game = merging(FOUR_EQUAL, "T1 S1 W1 A1", "")

    game.play("survivor Worldwide")
    assert choices(game) == ["acquire Tower", "acquire Sackson", "acquire American"]
    game.play("acquire Sackson")
    assert (game.awaits, game.seat) == ("dispose", 2)
    game.play("keep")
    assert (game.awaits, game.seat) == ("acquire", 1)
    assert choices(game) == ["acquire Tower", "acquire American"]
    game.play("acquire American")
    game.play("keep")
    assert (game.awaits, game.seat) == ("dispose", 2)
    game.play("keep")

    assert acquired(game) == ["Sackson", "American", "Tower"]
    assert sizes(game) == {"Worldwide": 9}
    # Sole holder of Sackson 2 ($200), American 2 ($300) and Tower 2 ($400): 15 times the price.
    assert cash(game) == (6000, 6000 + 3000 + 4500 + 6000, 6000)


def test_two_pairs_of_equal_chains_ask_for_the_survivor_and_the_last_two() -> None:
    """A-S-12: no question where the sizes differ."""
    game = merging(TWO_PAIRS)

    assert choices(game) == ["survivor Tower", "survivor American"]
    game.play("survivor American")
    assert acquired(game) == ["Tower"]
    assert choices(game) == ["acquire Sackson", "acquire Worldwide"]
    game.play("acquire Worldwide")

    assert acquired(game) == ["Tower", "Worldwide", "Sackson"]
    assert sizes(game) == {"American": 11}


def test_sizes_are_frozen_when_the_tile_is_laid() -> None:
    """A-S-13: what the survivor gains in the first step changes nothing in the second."""
    game = table(FOUR_DIFFERENT, "W2 hand 6E", "S3", "A1")
    game.play("place 6E")
    assert (game.awaits, game.seat) == ("dispose", 3)

    game.play("sell 1")
    game.play("sell 3")
    game.play("sell 2")

    assert cash(game) == (
        6000 + 3000 + 2 * 200,  # Worldwide at 2 tiles
        6000 + 4500 + 3 * 300,  # Sackson at 3 tiles
        6000 + 7500 + 500,  # American at 4 tiles
    )


def test_the_survivor_of_a_merger_grows_by_all_chains_the_tile_and_what_it_connects() -> None:
    """A-MERGE-8, A-S-3: 3 + 2 + 2 + the tile + a group of two independent tiles."""
    game = table(LARGEST_AND_TIE + "F .....o......\nG .....o......", "hand 6E", "", "")

    game.play("place 6E")
    game.play("acquire Sackson")

    assert sizes(game) == {"Tower": 10}
    assert (content(game, "6F"), content(game, "6G")) == ("T", "T")


def test_a_safe_chain_may_acquire_several_at_once() -> None:
    """A-SAFE-4, A-MERGE-8."""
    game = table(
        """
        A TTTTTTTTTTTT
        B .....T......
        C .....T......
        D .....T......
        E ...AA.SSS...
        """,
        "hand 6E",
        "",
        "",
    )

    game.play("place 6E")

    assert acquired(game) == ["Sackson", "American"]
    assert sizes(game) == {"Tower": 21}
