"""Previews of what a placement would do."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import CHAINS, Game, PlaceTile, Reason, presets
from magnate.acquire.preview import Effect

from .boards import ALL_SEVEN, bonuses, position, sizes, table

FOUR = """
    B .....S......
    C .....S......
    D .....S......
    E TTTTT.{east}
    F .....W......
    G .....W......
"""


def test_a_tile_beside_nothing_has_no_effect() -> None:
    """A-PLACE-3."""
    game = table("A TT..........", "hand 5E", "", "")

    assert game.effect_of("5E") == Effect(tile="5E", kind="none")


def test_a_preview_of_a_founding_shows_the_free_chains_and_the_size() -> None:
    """A-FOUND-2, A-S-4: three tiles connected, one of them through another."""
    game = table("A TT.AA.......\nE ....oo......\nG ....o.......", "hand 5F", "", "")

    free = ("Sackson", "Worldwide", "Festival", "Imperial", "Continental")
    assert game.effect_of("5F") == Effect(tile="5F", kind="found", chains=free, size=4)


def test_a_preview_of_growth_shows_the_sizes_before_and_after() -> None:
    """A-GROW-2: with the independent tiles that join."""
    game = table("A TTT.oo......\nB ...o........", "hand 4A", "", "")

    assert game.effect_of("4A") == Effect(
        tile="4A", kind="grow", chains=("Tower",), sizes={"Tower": 3}, size=7
    )


def test_a_preview_of_a_merger_shows_survivor_size_and_bonuses() -> None:
    """A-MERGE-2, A-BONUS-1: American 4 is at $500 in the classic edition."""
    game = table("D .....o......\nE TTTTT.AAAA..", "A3 hand 6E", "A2", "A1 T3")

    assert game.effect_of("6E") == Effect(
        tile="6E",
        kind="merge",
        chains=("Tower", "American"),
        sizes={"Tower": 5, "American": 4},
        size=11,
        survivors=("Tower",),
        bonuses={"American": (5000, 2500, 0)},
    )


def test_a_preview_of_equal_chains_shows_the_bonuses_of_each_that_may_be_acquired() -> None:
    """A-MERGE-4: American 3 ($400) or Tower 3 ($500, shared by two)."""
    effect = table("E ..TTT.AAA...", "T1 hand 6E", "T1 A2", "").effect_of("6E")

    assert effect.survivors == ("Tower", "American")
    assert effect.bonuses == {"Tower": (3800, 3800, 0), "American": (0, 6000, 0)}
    assert effect.size == 7


@pytest.mark.parametrize(
    ("east", "survivors", "paid", "size"),
    [
        ("AAAA..", ("Tower",), ("Sackson", "Worldwide", "American"), 15),
        ("AAAAA.", ("Tower", "American"), ("Tower", "Sackson", "Worldwide", "American"), 16),
        ("AAAAAA", ("American",), ("Tower", "Sackson", "Worldwide"), 17),
    ],
)
def test_a_merger_of_four_pays_for_all_but_the_survivor(
    east: str, survivors: tuple[str, ...], paid: tuple[str, ...], size: int
) -> None:
    """A-MERGE-8: sole holder of everything."""
    game = table(FOUR.format(east=east), "T1 S1 W1 A1 hand 6E", "", "")

    effect = game.effect_of("6E")

    assert (effect.kind, effect.survivors, effect.size) == ("merge", survivors, size)
    assert tuple(effect.bonuses or ()) == paid
    # Tower 5 is at $700, Sackson 3 at $300, Worldwide 2 at $200; American at $500, $600, $700.
    amounts = {"Tower": 10500, "Sackson": 4500, "Worldwide": 3000}
    american = {"AAAA..": 7500, "AAAAA.": 9000, "AAAAAA": 10500}[east]
    for chain in paid:
        expected = amounts.get(chain, american)
        assert effect.bonuses is not None and effect.bonuses[chain] == (expected, 0, 0)


@pytest.mark.parametrize(
    ("held", "paid"),
    [
        (("I2", "I2", "I2"), (5200, 5200, 5200)),
        (("I3", "I1", "I1"), (7000, 4300, 4300)),
        (("", "I3", ""), (0, 10500, 0)),
        (("", "", ""), (0, 0, 0)),
    ],
)
def test_ties_and_sole_holders_are_taken_into_account(
    held: tuple[str, str, str], paid: tuple[int, ...]
) -> None:
    """A-BONUS-5, 10, 13: Tycoon, Imperial with 5 tiles, 7000, 5000 and 3500."""
    game = table("E TTTTT.IIIII.\nF TTTTT.......", *held, edition="2023-tycoon")

    assert game.effect_of("6E").bonuses == {"Imperial": paid}


def test_with_hidden_holdings_the_bonuses_are_unknown() -> None:
    """A-SETUP-6, A-S-25: the rest of the effect is known."""
    game = table("E TTTTT.AAAA..", "A3 hand 6E", "A2", "", options="holdings_visibility hidden")

    effect = game.effect_of("6E")

    assert effect.bonuses is None
    assert (effect.kind, effect.survivors, effect.size) == ("merge", ("Tower",), 10)


def test_in_a_duel_the_bonuses_are_unknown_before_the_market_draws() -> None:
    """A-DUEL-1."""
    game = table("E TTTTT.AAAA..", "A3 hand 6E", "A2", edition="2023-duel")

    effect = game.effect_of("6E")

    assert effect.bonuses is None
    assert effect.survivors == ("Tower",)


def test_an_eighth_chain_is_illegal_for_the_time_being() -> None:
    """A-FOUND-6, A-DEAD-2."""
    assert table(ALL_SEVEN, "hand 10F", "", "").effect_of("10F") == Effect(
        tile="10F",
        kind="illegal",
        reason=Reason.EIGHTH_CHAIN,
        clause="A-FOUND-6",
        duration="temporary",
    )


def test_joining_two_safe_chains_is_illegal_for_good() -> None:
    """A-SAFE-3, A-DEAD-1."""
    game = table("A TTTTTT.SSSS.\nB TTTTT..SSSS.\nC .......SSS..", "hand 7A", "", "")

    assert game.effect_of("7A") == Effect(
        tile="7A",
        kind="illegal",
        chains=("Tower", "Sackson"),
        sizes={"Tower": 11, "Sackson": 11},
        reason=Reason.TWO_SAFE_CHAINS,
        clause="A-SAFE-3",
        duration="permanent",
    )


def test_any_tile_off_the_board_can_be_previewed() -> None:
    """No matter who holds it or how it is written; a tile on the board is an error."""
    game = table("A TT..........", "hand 3A", "hand 1B", "", then="aside 2B")

    assert [game.effect_of(tile).kind for tile in ("3a", " 1 b", "2B", "12I")] == [
        "grow",
        "grow",
        "grow",
        "none",
    ]
    with pytest.raises(ValueError, match="tile 1A is already on the board"):
        game.effect_of("1A")


def test_a_preview_does_not_change_the_game() -> None:
    text = position(FOUR.format(east="AAAA.."), "T1 S1 W1 A1 hand 6E", "", "")
    game = Game.from_position(text, chance="given")
    before = game.position()

    for tile in ("6E", "7D", "1A", "12I"):
        game.effect_of(tile)

    assert game.position() == before


@pytest.mark.parametrize("edition", presets())
def test_every_preview_is_what_happens(edition: str) -> None:
    """Every placement of a random game: the kind, the size and the bonuses come true."""
    game = Game(2 if edition == "2023-duel" else 4, edition, seed=11)
    dice = random.Random(edition)
    while not game.is_over:
        action = dice.choice(list(game.legal_actions()))
        if not isinstance(action, PlaceTile):
            game.play(action)
            continue
        effect, before = game.effect_of(action.tile), len(game.events)
        game.play(action)
        while game.awaits in ("found", "survivor", "acquire", "dispose"):
            game.play(dice.choice(list(game.legal_actions())))
        events = game.events[before:]
        if effect.kind in ("grow", "merge", "found"):
            assert any(sizes(game).get(chain) == effect.size for chain in effect.chains)
        if effect.kind == "merge":
            gone = [chain for chain in effect.chains if not sizes(game).get(chain)]
            assert len(gone) == len(effect.chains) - 1
            for chain in gone if effect.bonuses is not None else ():
                assert effect.bonuses is not None
                assert bonuses(events, game.players, chain) == effect.bonuses[chain]
        assert effect.kind != "illegal" and set(effect.chains) <= set(CHAINS)
