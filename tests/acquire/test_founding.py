"""Founding a chain, and the founder's share (ledger section 6)."""

from __future__ import annotations

import pytest

from magnate.acquire import CHAINS
from magnate.acquire.events import ChainFounded

from .boards import ALL_SEVEN, bank, bonuses, cash, choices, content, refused, shares, sizes, table

FOUND_ALL = [f"found {chain}" for chain in CHAINS]


@pytest.mark.parametrize("chain", CHAINS)
def test_the_founder_picks_any_chain_and_gets_a_share_free(chain: str) -> None:
    """A-FOUND-1, A-FOUND-2, A-FOUND-4."""
    game = table("E ....o.......", "hand 5F", "", "")

    game.play("place 5F")
    assert (game.awaits, game.seat) == ("found", 1)
    assert choices(game) == FOUND_ALL
    events = game.play(f"found {chain}")

    assert sizes(game) == {chain: 2}
    assert shares(game, chain) == (1, 0, 0)
    assert bank(game, chain) == 24
    assert cash(game) == (6000, 6000, 6000)
    assert events.of(ChainFounded) == [ChainFounded(1, chain, "share", 0, 2)]


def test_a_chain_on_the_board_cannot_be_founded_again() -> None:
    """A-FOUND-2."""
    game = table("A TT.SS.......\nE ....o.......", "hand 5F", "", "")
    game.play("place 5F")

    assert refused(game, "found Tower") == ("chain_on_board", "A-FOUND-2")
    assert refused(game, "found Sackson") == ("chain_on_board", "A-FOUND-2")
    assert choices(game) == FOUND_ALL[2:]


def test_the_last_free_chain_is_the_only_choice() -> None:
    """A-FOUND-2."""
    game = table(ALL_SEVEN.replace("II", ".."), "hand 10F", "", "")

    game.play("place 10F")

    assert choices(game) == ["found Imperial"]


def test_the_founder_alone_decides() -> None:
    """A-FOUND-2, A-TURN-1: and founds before anything is bought."""
    game = table("E ....o.......", "hand 5F", "", "")
    game.play("place 5F")

    assert refused(game, "found Tower", seat=2) == ("not_your_turn", "A-TURN-1")
    assert refused(game, "buy none") == ("wrong_moment", "A-TURN-1")


@pytest.mark.parametrize(
    ("rows", "size"),
    [
        ("E ...o.o......", 3),
        ("D ....o.......\nE ...o.o......", 4),
        ("D ....o.......\nE ...o.o......\nF ....o.......", 5),
        ("E .....ooo....", 4),  # a row of starting tiles, of which one touches 5E
        ("E .....oo.....\nF ......oo....", 5),
        ("D ....o.......\nE .....o......\nF .....o......\nG .....oo.....", 6),
    ],
)
def test_the_new_chain_takes_in_every_tile_connected_to_it(rows: str, size: int) -> None:
    """A-FOUND-7, A-S-4, A-S-2: also groups of adjacent starting tiles."""
    game = table(rows, "hand 5E", "", "")

    game.play("place 5E")
    game.play("found Festival")

    assert sizes(game) == {"Festival": size}
    assert all("o" not in row for row in game.view().board)


def test_tiles_that_touch_only_diagonally_stay_independent() -> None:
    """A-TERM-1, A-FOUND-7."""
    game = table("D ...o.o......\nE .....o......", "hand 5E", "", "")

    game.play("place 5E")
    game.play("found Festival")

    assert sizes(game) == {"Festival": 3}
    assert (content(game, "4D"), content(game, "6D")) == ("o", "F")


def test_the_founder_may_still_buy_three_of_the_new_chain() -> None:
    """A-S-5, A-BUY-4: Tower with 3 tiles costs $500 in the classic edition."""
    game = table("E ....o.......\nG ....o.......", "hand 5F", "", "")
    game.play("place 5F")
    game.play("found Tower")

    game.play("buy 3 Tower")

    assert shares(game, "Tower") == (4, 0, 0)
    assert cash(game) == (4500, 6000, 6000)
    assert bank(game, "Tower") == 21


def test_a_founder_who_finds_no_share_left_gets_nothing() -> None:
    """A-FOUND-5, classic. Known bug elsewhere: the bank at -1."""
    game = table("E ....o.......", "T10 hand 5F", "T10", "T5")

    game.play("place 5F")
    events = game.play("found Tower")

    assert shares(game, "Tower") == (10, 10, 5)
    assert bank(game, "Tower") == 0
    assert cash(game) == (6000, 6000, 6000)
    assert events.of(ChainFounded) == [ChainFounded(1, "Tower", "none", 0, 2)]


@pytest.mark.parametrize("edition", ["2023-classic", "2023-tycoon"])
@pytest.mark.parametrize(
    ("rows", "letter", "chain", "price"),
    [
        ("E ....o.......", "T", "Tower", 200),
        ("E ....o.......", "A", "American", 300),
        ("E ....o.......", "I", "Imperial", 400),
        ("E ....o.......\nG ....o.......", "I", "Imperial", 500),
    ],
)
def test_a_founder_who_finds_no_share_left_gets_its_price(
    edition: str, rows: str, letter: str, chain: str, price: int
) -> None:
    """A-FOUND-5, 2023: the value at founding, by the size of the new chain."""
    game = table(rows, f"{letter}9 hand 5F", f"{letter}9", f"{letter}7", edition=edition)

    game.play("place 5F")
    events = game.play(f"found {chain}")

    assert shares(game, chain) == (9, 9, 7)
    assert bank(game, chain) == 0
    assert cash(game) == (6000 + price, 6000, 6000)
    assert events.last(ChainFounded).gift == "cash"
    assert events.last(ChainFounded).amount == price


def test_the_last_share_goes_to_the_founder() -> None:
    """A-FOUND-4."""
    game = table("E ....o.......", "T10 hand 5F", "T10", "T4")

    game.play("place 5F")
    game.play("found Tower")

    assert shares(game, "Tower") == (11, 10, 4)
    assert bank(game, "Tower") == 0


def test_no_eighth_chain_may_be_founded() -> None:
    """A-FOUND-6, A-DEAD-2: illegal for the time being."""
    game = table(ALL_SEVEN, "hand 10F 12I", "", "")

    assert refused(game, "place 10F") == ("eighth_chain", "A-FOUND-6")
    assert game.effect_of("10F").duration == "temporary"


def test_a_merger_frees_a_marker_for_the_tile_that_had_to_wait() -> None:
    """A-FOUND-6, A-MERGE-7."""
    game = table(ALL_SEVEN, "hand 3A", "hand 10F", "")
    assert game.effect_of("10F").kind == "illegal"

    game.play("place 3A")
    game.play("survivor Tower")
    game.play("buy none")
    game.play("draw 12I")
    game.play("place 10F")

    assert choices(game) == ["found Sackson"]
    game.play("found Sackson")
    assert sizes(game)["Sackson"] == 2
    assert sizes(game)["Tower"] == 5


def test_the_tile_that_had_to_wait_may_later_extend_a_chain() -> None:
    """A-FOUND-6: playable once it would extend or merge chains."""
    rows = ALL_SEVEN.replace("CC.......o..", "CCCCCCC..o..")
    game = table(rows, "hand 8G", "hand 9G", "")
    assert refused(table(rows, "hand 9G 12I", "", ""), "place 9G")[0] == "eighth_chain"

    game.play("place 8G")
    game.play("buy none")
    game.play("draw 12I")
    game.play("place 9G")

    assert sizes(game)["Continental"] == 10


def test_kept_shares_of_a_chain_founded_again_are_ordinary_shares_at_once() -> None:
    """A-S-8, A-DISP-3: American with 2 tiles is acquired, founded again and acquired again."""
    game = table("A TTT.AA......\nC o...........", "A1 hand 4A", "A2 hand 1D", "hand 1B")
    game.play("place 4A")
    game.play("keep")
    game.play("keep")
    game.play("buy none")
    game.play("draw 12I")

    game.play("place 1D")
    game.play("found American")
    assert shares(game, "American") == (1, 3, 0)
    assert bank(game, "American") == 21
    game.play("buy none")
    game.play("draw 11I")
    events = game.play("place 1B")
    game.play("keep")  # seat 1
    game.play("sell 3")  # seat 2, at $300

    assert bonuses(events, 3, "American") == (1500, 3000, 0)
    assert cash(game) == (6000 + 2 * 1500, 6000 + 2 * 3000 + 900, 6000)
    assert shares(game, "American") == (1, 0, 0)
