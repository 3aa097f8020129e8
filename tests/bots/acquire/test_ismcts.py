"""The tree search bot: legal, blind to what is hidden, and within its budget."""

from __future__ import annotations

import random
from time import perf_counter

import pytest

from magnate import bots
from magnate.acquire import Game, presets
from magnate.acquire.editions import load
from magnate.kernel import has_numba
from magnate.play.bots import Bot
from magnate.search.budget import Budget
from tests.acquire.boards import table


def searcher(budget: Budget, seed: int = 1) -> Bot:
    return bots.make("ismcts", "acquire", random.Random(seed), budget)


def play(game: Game, seats: list[Bot]) -> Game:
    """Play a game to its end."""
    while game.seat:
        action = seats[game.seat - 1].decide(game.view(game.seat, since=len(game.events)))
        assert action is not None
        game.play(action)
    return game


def against_random(game: Game, seat: int, budget: Budget) -> list[Bot]:
    """A searcher in one seat, random players in the others."""
    players = [
        bots.make("random", "acquire", random.Random(each)) for each in range(len(game.names))
    ]
    players[seat - 1] = searcher(budget)
    return players


@pytest.mark.parametrize("edition", presets())
def test_all_decisions_are_legal(edition: str) -> None:
    game = Game(load(edition).players_min, edition, seed=1)

    assert play(game, against_random(game, 1, Budget(rollouts=1))).is_over


def test_it_plays_with_hidden_holdings() -> None:
    game = Game(3, seed=1, options={"holdings_visibility": "hidden"})

    assert play(game, against_random(game, 1, Budget(rollouts=1))).is_over


def test_a_seat_that_is_not_to_move_does_nothing() -> None:
    game = Game(3, seed=1)
    assert game.seat

    assert searcher(Budget(rollouts=1)).decide(game.view(game.seat % 3 + 1)) is None


def test_a_budget_of_iterations_is_reproducible() -> None:
    game = Game(3, seed=1)
    view = game.view(game.seat)
    bot = searcher(Budget(rollouts=20))
    first = bot.decide(view)
    bot.decide(view)

    assert searcher(Budget(rollouts=20)).decide(view) == first


def test_the_tree_of_an_earlier_decision_is_forgotten() -> None:
    """Later decisions reuse the memory; a new bot with the same chance decides the same."""
    game, budget = Game(3, seed=1), Budget(rollouts=3)
    rng, bot = random.Random(1), None
    for _ in range(12):
        assert game.seat
        view = game.view(game.seat)
        twin = random.Random()
        twin.setstate(rng.getstate())
        bot = bot or bots.make("ismcts", "acquire", rng, budget)
        action = bot.decide(view)
        assert action == bots.make("ismcts", "acquire", twin, budget).decide(view)
        assert action is not None
        game.play(action)


def test_a_budget_of_seconds_is_kept() -> None:
    """A search ends with the iteration in which time runs out, and iterations are short."""
    game = Game(3, seed=1)
    view = game.view(game.seat)
    bot = searcher(Budget(seconds=0.2))
    bot.decide(view)
    began = perf_counter()
    bot.decide(view)

    assert 0.2 <= perf_counter() - began < 1.5


def test_a_forced_move_needs_no_search() -> None:
    game = table("A TT..........", "$0 T2 hand 3C", "$0", "$0", then="turn 1 buy")
    bot = searcher(Budget(seconds=60))

    assert bot.decide(game.view(1)) == "buy none"


@pytest.mark.soak
@pytest.mark.skipif(not has_numba(), reason="NOT TESTED: interpreted it would take minutes")
def test_random_players_are_beaten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "compiled")
    won = 0
    for number in range(6):
        game = Game(3, seed=number)
        seat = 1 + number % 3
        outcome = play(game, against_random(game, seat, Budget(rollouts=200))).outcome()
        assert outcome is not None
        won += seat in outcome.winners

    assert won >= 5
