"""The final scoring (A-SCORE-1 to A-SCORE-6, A-S-36)."""

from __future__ import annotations

from magnate.acquire import CHAINS, Game
from magnate.acquire.events import BonusPaid, GameWon, SharesCounted, SharesSold
from magnate.acquire.game import Outcome

from .late_positions import (
    FORTY_ONE,
    TWO_TO_SCORE,
    bank,
    given,
    play,
    position,
    shares,
    sizes,
)

# Sackson 14 tiles: $700, bonuses 7000 and 3500 (Tycoon 7000, 5000, 3500).
# Continental 22 tiles: $1,000, bonuses 10000 and 5000 (Tycoon 10000, 7000, 5000).
SEATS = ("1 $1200 S4 C2 T3", "2 $300 S4 C1", "3 $5000 C9 W1")


def scored(*seats: str, edition: str = "classic", board: str = TWO_TO_SCORE) -> Game:
    """Return a game whose first seat declared the end, bought nothing and drew its last tile."""
    game = given(position(edition, board, *seats, "turn 1 buy"))
    return play(game, "declare", "buy none", "draw 12I")


def outcome_of(game: Game) -> Outcome:
    """Return how a game ended."""
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def test_every_chain_on_the_board_pays_bonuses_and_its_shares_are_sold() -> None:
    """A-SCORE-1, A-SCORE-2.

    Sackson: seats 1 and 2 share 10500, 5250 each, rounded up to 5300.
    Continental: seat 3 gets 10000, seat 1 gets 5000.
    Seat 1: 1200 + 5300 + 5000 + 2800 + 2000; seat 2: 300 + 5300 + 2800 + 1000;
    seat 3: 5000 + 10000 + 9000.
    """
    assert outcome_of(scored(*SEATS)).money == (16300, 9400, 24000)


def test_tycoon_pays_three_places_at_the_end_too() -> None:
    """A-SCORE-1, A-BONUS-1.

    Sackson: seats 1 and 2 share 7000 + 5000; nobody is third.
    Continental: 10000 for seat 3, 7000 for seat 1, 5000 for seat 2.
    """
    game = scored(*SEATS, edition="2023-tycoon")

    assert outcome_of(game).money == (19000, 15100, 24000)


def test_tycoon_ties_at_the_end_are_shared_as_in_a_merger() -> None:
    """A-SCORE-1, A-BONUS-11, A-BONUS-13.

    Sackson: three tied for primary share 15500, 5166 2/3 rounded up to 5200 each.
    Continental: 10000, 7000, and seats 3 and 4 share 5000.
    """
    game = scored("1 $0 S3 C9", "2 $0 S3 C4", "3 $0 S3 C2", "4 $0 C2", edition="2023-tycoon")

    assert outcome_of(game).money == (
        5200 + 2100 + 10000 + 9000,
        5200 + 2100 + 7000 + 4000,
        5200 + 2100 + 2500 + 2000,
        2500 + 2000,
    )


def test_a_sole_holder_gets_both_bonuses_at_the_end() -> None:
    """A-SCORE-1, A-BONUS-4."""
    assert outcome_of(scored("1 $0 S1", "2 $0", "3 $0")).money == (7000 + 3500 + 700, 0, 0)


def test_in_tycoon_a_sole_holder_gets_the_first_and_the_third_bonus_at_the_end() -> None:
    """A-SCORE-1, A-BONUS-5: 10000 + 5000, not 10000 + 7000."""
    game = scored("1 $0 C1", "2 $0", "3 $0", edition="2023-tycoon")

    assert outcome_of(game).money == (10000 + 5000 + 1000, 0, 0)


def test_a_chain_that_nobody_holds_pays_nothing() -> None:
    """A-BONUS-3."""
    game = scored("1 $100", "2 $200", "3 $300")

    assert outcome_of(game).money == (100, 200, 300)
    assert not game.events.of(BonusPaid)


def test_shares_of_chains_that_are_not_on_the_board_are_worthless() -> None:
    """A-SCORE-4: 25 Tower shares pay neither bonus nor price."""
    game = scored("1 $0 T25", "2 $100", "3 $0")

    assert outcome_of(game).money == (0, 100, 0)
    assert shares(game, 1) == {"Tower": 25}


def test_a_small_chain_on_the_board_is_scored_as_well() -> None:
    """A-SCORE-1: American has 41 tiles ($1,100), Sackson two ($200)."""
    game = scored("1 $0 A1", "2 $0 S2", "3 $0", board=FORTY_ONE)

    assert outcome_of(game).money == (11000 + 5500 + 1100, 2000 + 1000 + 400, 0)


def test_the_smallest_chain_is_scored_first() -> None:
    """A-SCORE-3: Sackson with 14 tiles before Continental with 22."""
    game = scored(*SEATS)

    assert [event.chain for event in game.events.of(SharesCounted)] == ["Sackson", "Continental"]
    assert game.events.of(SharesSold) == [
        SharesSold(1, "Sackson", 4, 2800),
        SharesSold(2, "Sackson", 4, 2800),
        SharesSold(1, "Continental", 2, 2000),
        SharesSold(2, "Continental", 1, 1000),
        SharesSold(3, "Continental", 9, 9000),
    ]


def test_bonuses_are_paid_for_the_holdings_before_the_sale() -> None:
    """A-SCORE-1, A-SCORE-2: bonuses first."""
    game = scored(*SEATS)

    paid = [(event.seat, event.chain, event.amount) for event in game.events.of(BonusPaid)]

    assert paid == [
        (1, "Sackson", 5300),
        (2, "Sackson", 5300),
        (1, "Continental", 5000),
        (3, "Continental", 10000),
    ]


def test_shares_bought_in_the_last_turn_count() -> None:
    """A-END-4, A-S-21: three more Continental shares put seat 1 above seat 2.

    It pays 3000, gets the secondary bonus of 5000, and sells five shares for 5000.
    """
    game = given(
        position("classic", TWO_TO_SCORE, "1 $3000 C2", "2 $0 C4", "3 $0 C9", "turn 1 buy")
    )

    play(game, "declare", "buy 3 Continental", "draw 12I")

    assert outcome_of(game).money == (5000 + 5000, 4000, 10000 + 9000)


def test_all_shares_of_the_chains_on_the_board_go_back_to_the_bank() -> None:
    """A-SCORE-2; seats keep what is worthless."""
    game = scored(*SEATS)

    assert {chain: bank(game, chain) for chain in CHAINS} == {
        **dict.fromkeys(CHAINS, 25),
        "Tower": 22,
        "Worldwide": 24,
    }
    assert sizes(game) == {"Sackson": 14, "Continental": 22}


def test_the_player_with_the_most_money_wins() -> None:
    """A-SCORE-5."""
    game = scored(*SEATS)

    assert outcome_of(game).winners == (3,)
    assert outcome_of(game).ranks == (2, 3, 1)
    assert game.events.last(GameWon) == GameWon((3,), 24000)


def test_shares_may_decide_the_game_against_cash() -> None:
    """A-SCORE-5: the poorest in cash wins."""
    game = scored("1 $9000", "2 $0 S1", "3 $9000")

    assert outcome_of(game).winners == (2,)


def test_a_tie_is_a_shared_win() -> None:
    """A-SCORE-6, A-S-36: the third seat is third, not second."""
    game = scored("1 $500", "2 $100", "3 $500")

    assert outcome_of(game).winners == (1, 3)
    assert outcome_of(game).ranks == (1, 3, 1)
    assert game.events.last(GameWon) == GameWon((1, 3), 500)


def test_equal_money_is_equal_rank_below_the_winner_too() -> None:
    """A-S-36."""
    game = scored("1 $100", "2 $900", "3 $400", "4 $100", "5 $400", "6 $0")

    assert outcome_of(game).winners == (2,)
    assert outcome_of(game).ranks == (4, 1, 2, 4, 2, 6)


def test_all_players_may_win_together() -> None:
    """A-SCORE-6."""
    game = scored("1 $0", "2 $0", "3 $0")

    assert outcome_of(game).winners == (1, 2, 3)
    assert outcome_of(game).ranks == (1, 1, 1)


def test_there_is_no_outcome_before_the_end() -> None:
    """A-END-4."""
    game = given(position("classic", TWO_TO_SCORE, *SEATS, "turn 1 buy"))
    assert game.outcome() is None
    game.play("declare")

    assert game.outcome() is None
    assert not game.is_over
