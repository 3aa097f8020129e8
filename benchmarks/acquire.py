"""What the benchmarks measure of Acquire."""

from __future__ import annotations

from magnate.acquire.batch import begin_batch, step_batch
from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import load
from magnate.acquire.rules.flow import apply_entry, start_entry
from magnate.acquire.rules.legal import CODES
from magnate.acquire.rules.state import DRAW, START, Scratch
from magnate.acquire.simulate import Simulation

from .measured import Measured, Steps

FIRST_GAME = """
import random
from magnate.acquire import Game
game, chooser = Game(players=4, edition="classic", seed=1), random.Random(1)
while not game.is_over:
    game.play(chooser.choice(game.legal_actions()))
"""


def dealing(players: int) -> Steps:
    """Return the draws that decide who begins, and the hands."""
    kinds = [START] * players + [DRAW] * (6 * players)
    return tuple((kind, 0, 3 * number, 0) for number, kind in enumerate(kinds))


GAME = Measured(
    name="acquire",
    editions=(("classic", 4), ("2023-classic", 4), ("2023-tycoon", 4), ("2023-duel", 2)),
    games=20_000,
    engine=Simulation.engine,
    edition_table=lambda preset, mode: edition_table(load(preset), mode),
    start=start_entry,
    apply=apply_entry,
    scratch=Scratch,
    opening=dealing(4),
    begin_batch=begin_batch,
    step_batch=step_batch,
    codes=CODES,
    first_game=FIRST_GAME,
)
