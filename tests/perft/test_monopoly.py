"""Perft counts of Monopoly: the number of sequences of decisions from known positions."""

from __future__ import annotations

import pytest

from magnate.kernel import table_mode
from magnate.monopoly import Game

from . import monopoly_brute_force as brute_force
from .monopoly_counting import MonopolyCounter
from .monopoly_positions import Perft, read_file

PERFTS = read_file()
by_name = pytest.mark.parametrize("perft", PERFTS, ids=lambda perft: perft.name)
MOST_BRANCHES = 12  # with more of them brute force goes only one deep


def test_every_preset_has_counts_to_depth_four() -> None:
    missing = [perft.name for perft in PERFTS if not perft.counts]
    assert not missing, "to count these: python -m tests.perft monopoly"
    assert max(len(perft.counts) for perft in PERFTS) == 4


@pytest.mark.slow
@by_name
def test_the_number_of_sequences_of_decisions_is_as_recorded(perft: Perft) -> None:
    counter = MonopolyCounter(perft.position, table_mode())
    counted = [counter.count(depth) for depth in range(1, len(perft.counts) + 1)]
    assert tuple(counted) == perft.counts


@pytest.mark.slow
@by_name
def test_brute_force_counts_as_many_decisions(perft: Perft) -> None:
    game = Game.from_position(perft.position, chance="given")
    assert brute_force.count(game, 1) == perft.counts[0]


NARROW = [perft for perft in PERFTS if perft.counts and perft.counts[0] <= MOST_BRANCHES]
if table_mode() != "interpreted":  # many calls from Python: a few are enough
    NARROW = NARROW[::8]


@pytest.mark.soak
@pytest.mark.parametrize("perft", NARROW, ids=lambda perft: perft.name)
def test_brute_force_counts_as_many_sequences_of_two_decisions(perft: Perft) -> None:
    game = Game.from_position(perft.position, chance="given")
    assert brute_force.count(game, 2) == perft.counts[1]
