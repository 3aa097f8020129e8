"""The random player draws uniformly from the legal decisions."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from magnate.acquire import Game
from magnate.acquire.actions import from_row
from magnate.acquire.edition_table import edition_table
from magnate.acquire.position import read_position
from magnate.acquire.random_play import Dealer, random_decision
from magnate.chance import generator_words
from tests.perft.acquire_positions import Perft, read_file

EACH = 60  # how often every decision is expected

QUESTIONS = [perft for perft in read_file() if "market" not in perft.name]

# All chains are safe; seat 1 holds only tiles that would join them.
STUCK_AT_THE_END = """\
acquire classic
option end_declaration_window any_time_in_turn
A T T T T T . S S S S S .
B T T T T T . S S S S S .
C T . . . . . S . . . . .
D . . . . . . . . . . . .
E . . . . . . . . . . . .
F . . . . . . . . . . . .
G . . . . . . . . . . . .
H . . . . . . . . . . . .
I . . . . . . . . . . . .
1 $6000 hand 6A 6B
2 $6000
3 $6000
"""
NO_TILES = """\
acquire classic
A . . . . . . . . . . . .
B . . . . . . . . . . . .
C . . . . . . . . . . . .
D . . . . . . . . . . . .
E . . . . . . . . . . . .
F . . . . . . . . . . . .
G . . . . . . . . . . . .
H . . . . . . . . . . . .
I . . . . . . . . . . . .
1 $6000
2 $6000
3 $6000
"""


def _decisions(position: str, count: int) -> Counter[str]:
    state, edition = read_position(position)
    e = edition_table(edition, "interpreted")[0]
    dealer = Dealer()
    dealer.generator[:] = generator_words(1, 2)
    found: Counter[str] = Counter()
    before = state.copy()
    for _ in range(count):
        random_decision(state, e, dealer)
        found[str(from_row(dealer.action))] += 1
    assert state == before
    return found


def _check_evenness(position: str) -> None:
    """Assert that the sum of squares is within five standard deviations of its expectation."""
    legal = [str(action) for action in Game.from_position(position, chance="given").legal_actions()]
    found = _decisions(position, EACH * len(legal))
    assert set(found) == set(legal)
    squares = sum((found[action] - EACH) ** 2 / EACH for action in legal)
    freedom = len(legal) - 1
    assert squares <= freedom + 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("perft", QUESTIONS, ids=lambda perft: perft.name)
def test_decisions_are_drawn_uniformly(perft: Perft) -> None:
    _check_evenness(perft.position)


@pytest.mark.parametrize("position", [STUCK_AT_THE_END, NO_TILES], ids=["stuck", "no tiles"])
def test_a_player_without_a_playable_tile_swaps_skips_and_declares_evenly(position: str) -> None:
    _check_evenness(position)
