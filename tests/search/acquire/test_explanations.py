"""Explanations in Acquire: numbers from the rules, and nothing that would be a guess."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Game
from magnate.acquire.notation import parse_action
from magnate.bots import make
from magnate.bots.acquire.pool import policy
from magnate.search.acquire.determinize import determinize
from magnate.search.acquire.explanations import explanations_for
from magnate.search.explanations import Argument, Explanation
from tests.acquire.boards import table

# Tower with 41 tiles: the end may be declared.
GIANT = "A TTTTTTTTTTTT\nB TTTTTTTTTTTT\nC TTTTTTTTTTTT\nD TTTTT......."
TOWER_2 = "A TT.........."  # $400 a share; bonuses $4,000 and $2,000
HIDDEN = "holdings_visibility hidden"


def explanations(game: Game, action: str, *, seed: int = 1) -> list[Explanation]:
    """The explanations of an action of the player to move."""
    view = game.view(game.seat)
    s = determinize(view, random.Random(seed))
    return list(explanations_for(view, s, parse_action(action), policy()))


def explanation(key: str, **arguments: Argument) -> Explanation:
    return Explanation(key, arguments)


def buying(*seats: str, rows: str = TOWER_2, edition: str = "classic", options: str = "") -> Game:
    """Seat 1 is to buy."""
    return table(rows, *seats, edition=edition, options=options, then="turn 1 buy")


def merger_at_hand() -> Game:
    """American 4 ($500) and Continental 6 ($800); the tile 5A merges them."""
    return table("A AAAA.CCCCCC.", "$3000 A4 C1 hand 5A 1C", "$9000 A2", "$1000 C5")


def test_a_merger_pays_bonuses_to_the_seat_and_to_others() -> None:
    """American at $500: first $5,000, second $2,500. Continental is left alone, with 11 tiles."""
    assert explanations(merger_at_hand(), "place 5A") == [
        explanation("hint-bonus", amount=5000),
        explanation("hint-end-possible"),
        explanation("hint-bonus-of-other", player=2, amount=2500),
    ]


def test_a_tile_without_effect_is_explained_as_such() -> None:
    assert explanations(merger_at_hand(), "place 1C") == [explanation("effect-none")]


def test_a_chain_that_grows_raises_shares_and_the_bonus() -> None:
    """Tower from 2 to 3 tiles: $400 to $500. Second bonus from $2,000 to $2,500 for seat 1;
    seat 2 gains 5 * $100 and, with the first bonus from $4,000 to $5,000, another $1,000.
    """
    game = table(TOWER_2, "T1 hand 3A", "T5", "")

    assert explanations(game, "place 3A") == [
        explanation("hint-growth-of-other", player=2, amount=1500),
        explanation("hint-bonus-grows", chain="Tower", amount=2500),
        explanation("hint-growth", chain="Tower", amount=100),
    ]


def test_a_chain_of_nobody_just_grows() -> None:
    game = table(TOWER_2, "hand 3A", "", "")
    grows: dict[str, Argument] = {"chain": "Tower", "from": 2, "n": 3}

    assert explanations(game, "place 3A") == [Explanation("effect-grow", grows)]


def test_the_eleventh_tile_makes_a_chain_safe_and_the_end_possible() -> None:
    """Tower from 10 to 11 tiles: $800 to $900, $1,000 more for the first. It is the only chain."""
    game = table("A TTTTTTTTTT..", "T3 hand 11A", "T1", "")

    assert explanations(game, "place 11A") == [
        explanation("hint-end-possible"),
        explanation("hint-safe", chain="Tower"),
        explanation("hint-bonus-grows", chain="Tower", amount=9000),
    ]


def test_two_tiles_of_the_hand_side_by_side_prepare_a_founding() -> None:
    game = table(TOWER_2, "hand 5E 6E 9H", "", "")

    assert explanations(game, "place 5E") == [explanation("hint-prepares", tile="6E")]
    assert explanations(game, "place 9H") == [explanation("effect-none")]


def test_founding_brings_a_free_share_and_the_first_place() -> None:
    """Tower with two tiles is $400 a share; a sole holder gets both bonuses."""
    game = table("A o...........", "hand 2A", "S3", "")

    assert explanations(game, "place 2A") == [explanation("hint-founds")]
    game.play("place 2A")
    assert explanations(game, "found Tower") == [
        explanation("hint-first", chain="Tower", amount=6000),
        explanation("hint-found", chain="Tower", gift="share", amount=400),
    ]


def test_shares_kept_from_before_make_somebody_else_first() -> None:
    game = table("A o...........", "hand 2A", "S3", "")
    game.play("place 2A")

    assert explanations(game, "found Sackson") == [
        explanation("hint-found", chain="Sackson", gift="share", amount=200),
        explanation("hint-other-first", player=2, n=3, chain="Sackson"),
    ]


def test_without_a_share_left_the_founder_gets_none() -> None:
    game = table("A o...........", "hand 2A", "S13", "S12")
    game.play("place 2A")

    assert explanations(game, "found Sackson") == [
        explanation("hint-found", chain="Sackson", gift="none", amount=200),
        explanation("hint-other-first", player=2, n=13, chain="Sackson"),
    ]


def test_the_survivor_decides_who_is_paid() -> None:
    """American and Imperial have two tiles each, $300: bonuses $3,000 and $1,500, together for who
    is alone. What survives has five tiles, $600 a share.
    """
    game = table("A AA.II.......", "A4 hand 3A", "I2", "")
    game.play("place 3A")

    assert explanations(game, "survivor Imperial") == [
        explanation("hint-bonus", amount=4500),
        explanation("hint-sale", n=4, chain="American", amount=1200),
        explanation("hint-growth-of-other", player=2, amount=600),
    ]
    assert explanations(game, "survivor American") == [
        explanation("hint-bonus-of-other", player=2, amount=4500),
        explanation("hint-growth", chain="American", amount=1200),
    ]


def test_more_shares_than_the_first_take_the_place() -> None:
    assert explanations(buying("T2", "T3", ""), "buy 2 Tower") == [
        explanation("hint-passes", chain="Tower", amount=4000, player=2),
        explanation("hint-cost", amount=800, left=5200),
    ]


def test_as_many_shares_as_the_first_are_level() -> None:
    assert explanations(buying("T2", "T3", ""), "buy 1 Tower") == [
        explanation("hint-level", chain="Tower"),
        explanation("hint-cost", amount=400, left=5600),
    ]


def test_the_second_place_is_paid() -> None:
    assert explanations(buying("", "T5", "T1"), "buy 2 Tower") == [
        explanation("hint-paid-place", chain="Tower", amount=2000),
        explanation("hint-cost", amount=800, left=5200),
    ]


def test_shares_that_bring_no_place_are_only_counted() -> None:
    assert explanations(buying("", "T9", "T5"), "buy 1 Tower") == [
        explanation("hint-holding", n=1, chain="Tower"),
        explanation("hint-cost", amount=400, left=5600),
    ]


def test_a_holder_close_to_the_first_is_told_the_distance() -> None:
    """Second before and after."""
    assert explanations(buying("T5", "T9", ""), "buy 1 Tower") == [
        explanation("hint-behind", n=3, chain="Tower"),
        explanation("hint-cost", amount=400, left=5600),
    ]


@pytest.mark.parametrize(
    ("own", "rival", "expected"),
    [
        # 6 to 3: three shares in one turn draw level.
        (4, 3, explanation("hint-lead", chain="Tower", n=3)),
        # 6 to 2: three shares in one turn do not suffice, but the bank has 17.
        (4, 2, explanation("hint-lead-for-a-turn", chain="Tower")),
        # 12 to 7: the bank has 6.
        (10, 7, explanation("hint-lead-for-a-turn", chain="Tower")),
        # 12 to 8: the bank has 5, so that 13 are possible.
        (10, 8, explanation("hint-lead-for-a-turn", chain="Tower")),
        # 13 to 9: the bank has 3.
        (11, 9, explanation("hint-lead-safe", chain="Tower")),
    ],
)
def test_a_lead_is_as_safe_as_the_shares_that_are_left(
    own: int, rival: int, expected: Explanation
) -> None:
    game = buying(f"T{own}", f"T{rival}", "")

    assert explanations(game, "buy 2 Tower") == [
        expected,
        explanation("hint-cost", amount=800, left=5200),
    ]


def test_a_tile_in_the_hand_that_has_the_chain_acquired_is_named() -> None:
    """American 4: $500 a share, first bonus $5,000; with Continental 6 it falls at 5A."""
    game = buying("hand 5A", "A2", "", rows="A AAAA.CCCCCC.")

    assert explanations(game, "buy 3 American") == [
        explanation("hint-passes", chain="American", amount=5000, player=2),
        explanation("hint-own-merger", tile="5A", chain="American", amount=5000),
        explanation("hint-cost", amount=1500, left=4500),
    ]


def test_a_small_rest_of_cash_matters_more() -> None:
    assert explanations(buying("$500", "T9", "T5"), "buy 1 Tower") == [
        explanation("hint-cost", amount=400, left=100),
        explanation("hint-holding", n=1, chain="Tower"),
    ]


def test_buying_nothing_saves_the_cash_or_is_the_only_option() -> None:
    assert explanations(buying("$500", "", ""), "buy none") == [
        explanation("hint-saves", amount=500)
    ]
    assert explanations(buying("$300", "", ""), "buy none") == [explanation("hint-nothing-to-buy")]


def test_shares_of_an_acquired_chain_bring_money_or_shares() -> None:
    """American at $500; Continental has 11 tiles then, $900, and 5 shares are with seat 3."""
    game = merger_at_hand()
    game.play("place 5A")

    assert explanations(game, "sell 4") == [explanation("hint-sells", amount=2000)]
    assert explanations(game, "trade 4") == [
        explanation("hint-trades", n=2, chain="Continental", amount=1800)
    ]
    assert explanations(game, "sell 2 trade 2") == [
        explanation("hint-sells", amount=1000),
        explanation("hint-trades", n=1, chain="Continental", amount=900),
    ]
    assert explanations(game, "keep") == [explanation("hint-keeps", n=4, chain="American")]


def test_a_trade_may_bring_the_first_place_of_the_survivor() -> None:
    """Of Continental 1 and 2 shares are 3, as many as seat 3 has: $9,000 and $4,500 for two."""
    game = table("A AAAA.CCCCCC.", "A6 C1 hand 5A", "A2", "C3")
    game.play("place 5A")

    assert explanations(game, "trade 4")[0] == explanation("hint-level", chain="Continental")
    assert explanations(game, "trade 6")[0] == explanation(
        "hint-passes", chain="Continental", amount=9000, player=3
    )


def end_at_hand(*money: int, edition: str = "classic", options: str = "") -> Game:
    """Everyone has one share of Tower, so that money decides."""
    seats = [f"${each} T1" for each in money]
    return buying(*seats, rows=GIANT, edition=edition, options=options)


def test_the_end_is_weighed_by_what_everyone_would_have() -> None:
    assert explanations(end_at_hand(7000, 6500, 100), "declare") == [
        explanation("hint-ends-ahead", amount=500)
    ]
    assert explanations(end_at_hand(6000, 100, 7500), "declare") == [
        explanation("hint-ends-behind", amount=1500)
    ]


def test_a_tie_shares_the_win() -> None:
    """One share of $1,200, and a third of $12,000 and $6,000."""
    assert explanations(end_at_hand(5000, 5000, 5000), "declare") == [
        explanation("hint-ends-level", amount=12_200)
    ]


def test_a_dead_tile_is_named() -> None:
    """Tower and Sackson are safe, so 12A, which joins them, is dead."""
    game = table(
        "A TTTTTTTTTTT.\nB ...........S\nC .SSSSSSSSSSS",
        "hand 12A 1I",
        "",
        "",
        edition="2023-classic",
        options="unplayable_replacement_optional true",
        then="turn 1 replace",
    )
    assert explanations(game, "replace 12A") == [explanation("hint-dead", n=1, tiles=("12A",))]
    assert explanations(game, "replace none") == [explanation("hint-keeps-dead")]


def test_a_hand_without_a_playable_tile_is_swapped_or_kept() -> None:
    game = table("A TTTTTTTTTTT.\nB ...........S\nC .SSSSSSSSSSS", "hand 12A", "", "")

    assert explanations(game, "swap") == [explanation("hint-swap")]
    assert explanations(game, "skip") == [explanation("hint-skip")]


def test_with_hidden_holdings_only_what_is_certain_is_said() -> None:
    """The others have five shares of Tower together: six are certainly more, five may not be."""
    game = buying("T4", "T3", "T2", options=HIDDEN)

    assert explanations(game, "buy 2 Tower") == [
        explanation("hint-certainly-first", chain="Tower", n=5),
        explanation("hint-cost", amount=800, left=5200),
    ]
    assert explanations(game, "buy 1 Tower") == [
        explanation("hint-holding", n=5, chain="Tower"),
        explanation("hint-cost", amount=400, left=5600),
    ]


def test_with_hidden_holdings_the_end_is_not_weighed() -> None:
    assert explanations(end_at_hand(9000, 1, 1, options=HIDDEN), "declare") == [
        explanation("hint-ends")
    ]


def test_a_bonus_that_depends_on_hidden_shares_is_not_promised() -> None:
    """Of American the others hold as many shares as seat 1, together or one of them alone."""
    game = table("A AAAA.CCCCCC.", "A4 C1 hand 5A", "A2", "A2 C5", options=HIDDEN)
    found = explanations(game, "place 5A")

    assert explanation("hint-sale", n=4, chain="American", amount=2000) in found
    assert not {"hint-bonus", "hint-bonus-of-other"} & {each.key for each in found}


def test_the_stock_market_may_draw_anything() -> None:
    """With two players bonuses are known only after its draw; who has more shares is."""
    game = buying("T2", "T3", edition="2023-duel")

    assert explanations(game, "buy 2 Tower") == [
        explanation("hint-ahead", chain="Tower"),
        explanation("hint-cost", amount=400, left=5600),
    ]


@pytest.mark.parametrize("seed", [1, 2])
def test_guesses_at_hidden_information_change_no_explanation(seed: int) -> None:
    """In a whole game, every determinization of a view gives the same explanations."""
    game = Game(3, seed=seed, options={"holdings_visibility": "hidden"})
    bots = [make("steady", "acquire", random.Random(each)) for each in range(3)]
    rng = random.Random(seed)
    while game.seat:
        legal = game.legal_actions()
        for action in rng.sample(list(legal), min(3, len(legal))):
            first, second = (explanations(game, str(action), seed=each) for each in (1, 2))
            assert first == second, action
        chosen = bots[game.seat - 1].decide(game.view(game.seat, since=len(game.events)))
        assert chosen is not None
        game.play(chosen)
