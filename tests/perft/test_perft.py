"""Perft counts: from known positions there are so many sequences of decisions."""

from __future__ import annotations

import pytest

from magnate.acquire import Game, presets
from magnate.kernel import table_mode

from . import brute_force
from .counting import Counter
from .positions import Perft, read_file

PERFTS = read_file()
MOST_BRANCHES = 8  # brute force goes two deep only below so few decisions


@pytest.mark.parametrize("preset", presets())
def test_every_preset_has_counts_to_depth_four(preset: str) -> None:
    depths = [len(perft.counts) for perft in PERFTS if perft.name.startswith(f"{preset},")]
    assert len(depths) >= 6 and max(depths) == 4


@pytest.mark.parametrize("perft", PERFTS, ids=lambda perft: perft.name)
def test_so_many_sequences_of_decisions_start_here(perft: Perft) -> None:
    counter = Counter(perft.position, table_mode())
    counted = [counter.count(depth) for depth in range(1, len(perft.counts) + 1)]
    assert tuple(counted) == perft.counts


@pytest.mark.parametrize("perft", PERFTS, ids=lambda perft: perft.name)
def test_brute_force_counts_the_same(perft: Perft) -> None:
    game = Game.from_position(perft.position, chance="given")
    assert brute_force.count(game, 1) == perft.counts[0]
    if len(perft.counts) > 1 and perft.counts[0] <= MOST_BRANCHES:
        assert brute_force.count(game, 2) == perft.counts[1]
