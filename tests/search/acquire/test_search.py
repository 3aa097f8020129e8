"""Search in Acquire: always legal, the same in both modes, and it finds the winning move."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Game, presets
from magnate.acquire.editions import load
from magnate.bots.acquire.pool import policy
from magnate.kernel import Mode
from magnate.search.acquire.learned_value import learned_net
from magnate.search.acquire.search import Candidate, Search
from magnate.search.budget import Budget
from tests.acquire.boards import table
from tests.acquire.late_positions import FOUR_AND_SIX, given, position

# Tower has 41 tiles, so the end may be declared before buying.
GIANT = "A TTTTTTTTTTTT\nB TTTTTTTTTTTT\nC TTTTTTTTTTTT\nD TTTTT......."


def searched(
    game: Game,
    rollouts: int = 1,
    *,
    mode: Mode = "interpreted",
    seed: int = 1,
    candidates: int = 4,
    value_prior: int = 60,
    value_weight: int = 100,
) -> list[Candidate]:
    """What a search finds for the player to move."""
    search = Search(
        policy(),
        learned_net(),
        mode=mode,
        candidates=candidates,
        value_prior=value_prior,
        value_weight=value_weight,
    )
    return search.best(game.view(game.seat), random.Random(seed), Budget(rollouts=rollouts))


def end_at_hand(*money: int) -> Game:
    """Seat 1 may declare; it holds one share of Tower and the others the same."""
    seats = (f"${each} T1" for each in money)
    first = next(seats)
    return table(GIANT, f"{first} hand 12I", *seats, then="turn 1 buy")


def test_the_leader_declares_the_end() -> None:
    best = searched(end_at_hand(20_000, 1_000, 1_000))[0]

    assert str(best.action) == "declare"
    assert best.win_share == 1.0


def test_the_winning_tile_is_found() -> None:
    """Of Tower ($1,000 a share) 12 shares and the second bonus are $17,000, 13 and the first
    $23,000. Festival with two tiles brings 9 * $300 + $3,000 + $1,500: with $24,200 seat 1 is
    behind $25,000. With a third tile it is 9 * $400 + $4,000 + $2,000, which is $2,400 more, and
    the end can be declared.
    """
    game = table(
        GIANT + "\nH FF..........",
        "$0 T12 F9 hand 3H 5H 7H",
        "$2000 T13",
        "$1000",
    )
    found = {str(each.action): each.win_share for each in searched(game, 8)}

    assert found == {"place 3H": 1.0, "place 5H": 0.0, "place 7H": 0.0}


def test_the_value_counts_like_a_number_of_rollouts() -> None:
    """All tiles are to come, and each of the two candidates has two rollouts.

    The value counts for three more, and with a weight of one half for another one.
    """
    game = Game(3, seed=4)
    plain = {
        each.action: each for each in searched(game, 4, candidates=2, value_prior=0, value_weight=0)
    }

    for weight, counts in ((0, 3), (50, 4)):
        for each in searched(game, 4, candidates=2, value_prior=3, value_weight=weight):
            before = plain[each.action]
            assert each.rollouts == before.rollouts == 2
            share = (2 * before.win_share + counts * each.value) / (2 + counts)
            assert each.win_share == pytest.approx(share)


def test_the_value_does_not_count_once_the_game_can_end() -> None:
    game = end_at_hand(5_000, 6_000, 5_500)
    assert searched(game, 8, value_prior=1000) == searched(game, 8, value_prior=0, value_weight=0)


def test_a_forced_move_needs_no_rollouts() -> None:
    """Nothing can be bought without money, and only one tile can be placed."""
    game = table("A TT..........", "$0 hand 5E", "$100", "$100")

    (only,) = searched(game)

    assert (str(only.action), only.rollouts) == ("place 5E", 0)
    assert 0 <= only.win_share <= 1


def merger_at_hand() -> Game:
    """In a duel 5B lets Continental acquire American, so the stock market draws (A-DUEL-1)."""
    return given(position("2023-duel", FOUR_AND_SIX, "1 $6000 A4 hand 5B 12I", "2 $6000 A2"))


def test_a_search_remembers_nothing_of_earlier_decisions() -> None:
    view = merger_at_hand().view(1)
    fresh, used = (Search(policy(), learned_net(), mode="interpreted") for _ in range(2))
    opening = Game(2, "2023-duel", seed=4)
    used.best(opening.view(opening.seat), random.Random(1), Budget(rollouts=4))

    for seed in range(6):
        found = used.best(view, random.Random(seed), None)
        assert found == fresh.best(view, random.Random(seed), None)


def test_the_stock_market_of_a_candidate_is_drawn_from_the_pile() -> None:
    """A-DUEL-1: any number from 1 to 12, so the value of the merger differs by seed."""
    view = merger_at_hand().view(1)
    search = Search(policy(), learned_net(), mode="interpreted")
    values = set()
    for seed in range(6):
        found = search.best(view, random.Random(seed), None)
        values |= {each.value for each in found if str(each.action) == "place 5B"}

    assert len(values) > 1


def test_the_same_seed_finds_the_same_candidates() -> None:
    game = end_at_hand(5_000, 6_000, 5_500)
    assert searched(game, 8, seed=3) == searched(game, 8, seed=3)


@pytest.mark.slow
def test_compiled_and_interpreted_search_find_the_same() -> None:
    game = end_at_hand(5_000, 6_000, 5_500)
    assert searched(game, 8, mode="compiled") == searched(game, 8)


def each_table() -> list[tuple[str, int]]:
    return [(name, players) for name in presets() for players in _numbers(name)]


def _numbers(name: str) -> set[int]:
    edition = load(name)
    return {edition.players_min, edition.players_max}


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), each_table())
def test_all_moves_are_legal(edition: str, players: int) -> None:
    """A whole game in which everybody searches a little."""
    game, rng = Game(players, edition, seed=players), random.Random(1)
    search = Search(policy(), learned_net(), mode="compiled", candidates=4)
    while game.seat:
        view = game.view(game.seat, since=len(game.events))
        found = search.best(view, rng, Budget(rollouts=8))
        assert found[0].action in game.legal_actions()
        game.play(found[0].action)


@pytest.mark.slow
def test_a_game_with_hidden_holdings_is_played_to_the_end() -> None:
    game, rng = Game(3, seed=1, options={"holdings_visibility": "hidden"}), random.Random(1)
    search = Search(policy(), learned_net(), mode="compiled", candidates=4)
    while game.seat:
        view = game.view(game.seat, since=len(game.events))
        game.play(search.best(view, rng, Budget(rollouts=8))[0].action)
    assert game.outcome() is not None
