"""The levels of Acquire: lower ones are less precise, and none throws a game away."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Game
from magnate.bots import make
from magnate.bots.acquire.levels import BEGINNER, CASUAL, EXPERT, STRONG, Level, LevelAcquire
from magnate.search.budget import Budget


@pytest.fixture
def in_the_middle() -> Game:
    """A game after some rounds, before a purchase with many options."""
    game, rng = Game(3, seed=9), random.Random(1)
    players = [make("steady", "acquire", rng) for _ in range(3)]
    while game.seat and (game.awaits != "buy" or len(game.legal_actions()) < 20):
        action = players[game.seat - 1].decide(game.view(game.seat))
        assert action is not None
        game.play(action)
    return game


@pytest.mark.parametrize("level", [BEGINNER, CASUAL, STRONG])
def test_a_level_with_slack_picks_any_move_about_as_good_as_the_best(
    in_the_middle: Game, level: Level
) -> None:
    view = in_the_middle.view(in_the_middle.seat)
    bots = [LevelAcquire(random.Random(seed), level=level) for seed in range(12)]
    found = bots[0].candidates(view)
    least = found[0].win_share - level.slack
    near = {str(each.action) for each in found if each.win_share > least}

    taken = {bot.decide(view) for bot in bots}

    assert 1 < len(taken) <= len(near) <= level.shortlist
    assert taken <= near


def test_a_lower_level_considers_fewer_moves() -> None:
    assert BEGINNER.budget is CASUAL.budget is STRONG.budget is None
    assert EXPERT.budget == Budget(rollouts=300, seconds=1.0)
    assert BEGINNER.slack > CASUAL.slack > STRONG.slack > EXPERT.slack == 0.0
