"""Looking ahead in Acquire: legal everywhere, the same in both modes, and it finds what wins."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Game, presets
from magnate.acquire.editions import load
from magnate.bots.acquire.pool import style
from magnate.kernel import Mode
from magnate.search.acquire.learned_value import learned_net
from magnate.search.acquire.search import Candidate, Search
from magnate.search.budget import Budget
from tests.acquire.boards import table

# Tower has 41 tiles, so the end may be declared before buying.
GIANT = "A TTTTTTTTTTTT\nB TTTTTTTTTTTT\nC TTTTTTTTTTTT\nD TTTTT......."


def looked(
    game: Game,
    rollouts: int = 1,
    *,
    mode: Mode = "interpreted",
    seed: int = 1,
    width: int = 4,
    trust: int = 60,
    faith: int = 100,
) -> list[Candidate]:
    """What a search finds for the seat that is asked."""
    search = Search(style(), learned_net(), mode=mode, width=width, trust=trust, faith=faith)
    return search.best(game.view(game.seat), random.Random(seed), Budget(rollouts=rollouts))


def end_at_hand(*money: int) -> Game:
    """Seat 1 may declare; it holds one share of Tower and the others the same."""
    seats = (f"${each} T1" for each in money)
    first = next(seats)
    return table(GIANT, f"{first} hand 12I", *seats, then="turn 1 buy")


def test_who_is_ahead_declares_the_end() -> None:
    best = looked(end_at_hand(20_000, 1_000, 1_000))[0]

    assert str(best.action) == "declare"
    assert best.win_share == 1.0


def test_the_tile_that_wins_is_found() -> None:
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
    found = {str(each.action): each.win_share for each in looked(game, 8)}

    assert found == {"place 3H": 1.0, "place 5H": 0.0, "place 7H": 0.0}


def test_a_value_counts_as_much_as_so_many_worlds() -> None:
    """With all tiles to come; each of the two that are kept meets two worlds.

    The value counts as three, and with a faith of one half as one more.
    """
    game = Game(3, seed=4)
    plain = {each.action: each for each in looked(game, 4, width=2, trust=0, faith=0)}

    for faith, counts in ((0, 3), (50, 4)):
        for each in looked(game, 4, width=2, trust=3, faith=faith):
            before = plain[each.action]
            assert each.worlds == before.worlds == 2
            share = (2 * before.win_share + counts * each.value) / (2 + counts)
            assert each.win_share == pytest.approx(share)


def test_a_value_counts_nothing_once_the_game_can_end() -> None:
    game = end_at_hand(5_000, 6_000, 5_500)
    assert looked(game, 8, trust=1000) == looked(game, 8, trust=0, faith=0)


def test_who_has_one_choice_meets_no_world() -> None:
    """Nothing can be bought without money, and only one tile can be placed."""
    game = table("A TT..........", "$0 hand 5E", "$100", "$100")

    (only,) = looked(game)

    assert (str(only.action), only.worlds) == ("place 5E", 0)
    assert 0 <= only.win_share <= 1


def test_the_same_seed_finds_the_same() -> None:
    game = end_at_hand(5_000, 6_000, 5_500)
    assert looked(game, 8, seed=3) == looked(game, 8, seed=3)


@pytest.mark.slow
def test_both_modes_find_the_same() -> None:
    game = end_at_hand(5_000, 6_000, 5_500)
    assert looked(game, 8, mode="compiled") == looked(game, 8)


def each_table() -> list[tuple[str, int]]:
    return [(name, players) for name in presets() for players in _numbers(name)]


def _numbers(name: str) -> set[int]:
    edition = load(name)
    return {edition.players_min, edition.players_max}


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), each_table())
def test_all_decisions_are_legal(edition: str, players: int) -> None:
    """A whole game in which everybody looks ahead a little."""
    game, rng = Game(players, edition, seed=players), random.Random(1)
    search = Search(style(), learned_net(), mode="compiled", width=4)
    while game.seat:
        view = game.view(game.seat, since=len(game.events))
        found = search.best(view, rng, Budget(rollouts=8))
        assert found[0].action in game.legal_actions()
        game.play(found[0].action)


@pytest.mark.slow
def test_hidden_holdings_are_guessed() -> None:
    game, rng = Game(3, seed=1, options={"holdings_visibility": "hidden"}), random.Random(1)
    search = Search(style(), learned_net(), mode="compiled", width=4)
    while game.seat:
        view = game.view(game.seat, since=len(game.events))
        game.play(search.best(view, rng, Budget(rollouts=8))[0].action)
    assert game.outcome() is not None
