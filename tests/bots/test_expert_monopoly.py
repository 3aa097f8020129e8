"""The expert at Monopoly: every answer is legal, however little it looks ahead."""

from __future__ import annotations

import random

import pytest

from magnate.bots.expert_monopoly import ExpertMonopoly
from magnate.monopoly import Game
from magnate.search.budget import Budget

from .monopoly_games import bots, play_out

LITTLE = Budget(rollouts=4)


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes longer than these games."""
    monkeypatch.setenv("MAGNATE_KERNEL", "interpreted")


@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("brazil", "s"),
        pytest.param("official", "ssr", marks=pytest.mark.slow),
        pytest.param("modern", "rsrsrsr", marks=pytest.mark.slow),
    ],
)
def test_all_it_does_is_legal(edition: str, kinds: str) -> None:
    game = Game(1 + len(kinds), edition, seed=3)
    expert = ExpertMonopoly(random.Random(1), budget=LITTLE)

    play_out(game, [expert, *bots(kinds, seed=2)], rounds=12)

    assert game.view().round >= 2
