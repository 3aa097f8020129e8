"""Perft counts of Acquire: the number of sequences of decisions from known positions."""

from __future__ import annotations

import pytest

from magnate.acquire import Game, presets
from magnate.kernel import table_mode

from . import acquire_brute_force as brute_force
from .acquire_counting import AcquireCounter
from .acquire_positions import Perft, read_file

PERFTS = read_file()
MOST_BRANCHES = 6  # with more of them brute force goes only one deep


@pytest.mark.parametrize("preset", presets())
def test_every_preset_has_counts_to_depth_four(preset: str) -> None:
    depths = [len(perft.counts) for perft in PERFTS if perft.name.startswith(f"{preset},")]
    assert depths, f"{preset} has no counts; to count: python -m tests.perft acquire"
    assert len(depths) >= 6 and max(depths) == 4


@pytest.mark.slow
@pytest.mark.parametrize("perft", PERFTS, ids=lambda perft: perft.name)
def test_the_number_of_sequences_of_decisions_is_as_recorded(perft: Perft) -> None:
    counter = AcquireCounter(perft.position, table_mode())
    counted = [counter.count(depth) for depth in range(1, len(perft.counts) + 1)]
    assert tuple(counted) == perft.counts


@pytest.mark.slow
@pytest.mark.parametrize("perft", PERFTS, ids=lambda perft: perft.name)
def test_brute_force_counts_as_many_decisions(perft: Perft) -> None:
    game = Game.from_position(perft.position, chance="given")
    assert brute_force.count(game, 1) == perft.counts[0]


NARROW = [perft for perft in PERFTS if perft.counts[0] <= MOST_BRANCHES]
if table_mode() != "interpreted":  # many calls from Python: a few are enough
    NARROW = NARROW[::8]


@pytest.mark.slow
@pytest.mark.parametrize("perft", NARROW, ids=lambda perft: perft.name)
def test_brute_force_counts_as_many_sequences_of_two_decisions(perft: Perft) -> None:
    game = Game.from_position(perft.position, chance="given")
    assert brute_force.count(game, 2) == perft.counts[1]
