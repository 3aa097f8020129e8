"""What the benchmarks measure of Monopoly."""

from __future__ import annotations

from magnate.monopoly.batch import begin_batch, step_batch
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import load
from magnate.monopoly.rules.flow import apply_entry, start_entry
from magnate.monopoly.rules.legal import CODES
from magnate.monopoly.rules.state import BUY, DICE, ROLL, Scratch
from magnate.monopoly.simulate import Simulation

from .measured import Measured, Steps

# Uniformly random players build and sell forever: without a limit this game would not end.
FIRST_GAME = """
import random
from magnate.monopoly import Game
game = Game(players=4, edition="brazil", seed=1, options={"round_limit": 20})
chooser = random.Random(1)
while not game.is_over:
    game.play(chooser.choice(game.legal_actions()))
"""
FOR_ORDER = ((6, 5), (2, 1), (2, 1), (2, 1))
# Two turns of each seat, each ending on an unowned lot.
ROLLED = ((2, 1), (3, 2), (4, 2), (5, 3), (4, 2), (4, 2), (4, 2), (3, 2))


def two_turns() -> Steps:
    """Return the rolls that decide who begins, and two purchases of each of four seats."""
    rolls = tuple((DICE, 0, *dice) for dice in FOR_ORDER)
    turns = tuple(
        step
        for turn, dice in enumerate(ROLLED)
        for step in ((ROLL, turn % 4, 0, 0), (DICE, 0, *dice), (BUY, turn % 4, 0, 0))
    )
    return rolls + turns


GAME = Measured(
    name="monopoly",
    editions=(("brazil", 4), ("official", 4), ("modern", 4), ("brazil", 2)),
    games=4_000,
    engine=Simulation.engine,
    edition_table=lambda preset, mode: edition_table(load(preset), mode),
    start=start_entry,
    apply=apply_entry,
    scratch=Scratch,
    opening=two_turns(),
    begin_batch=begin_batch,
    step_batch=step_batch,
    codes=CODES,
    first_game=FIRST_GAME,
)
