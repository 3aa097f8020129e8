"""The recorded games: one for each preset and way of ending, played at random from a seed.

Games that are to stall are played by people who never declare the end. In those that end with
all chains safe, decisions are taken back now and then.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path
from typing import get_args

from magnate.acquire import DeclareEnd, Game, load, presets
from magnate.acquire.game import Ending

FOLDER = Path(__file__).parent
ENDINGS: tuple[Ending, ...] = get_args(Ending)
CASES = [(preset, ending) for preset in presets() for ending in ENDINGS]
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
UNDO_EVERY = 30


def path_of(preset: str, ending: Ending) -> Path:
    """Return where the recorded game of a preset with an ending is."""
    return FOLDER / f"{preset}-{ending}.jsonl"


def make_game(preset: str, ending: Ending) -> Game:
    """Return the first random game that ends this way."""
    edition = load(preset)
    spread = range(edition.players_min, edition.players_max + 1)
    players = spread[ENDINGS.index(ending) % len(spread)]
    for seed in count(1):
        game = Game(NAMES[:players], edition, seed=seed)
        _play(game, random.Random(seed), ending)
        outcome = game.outcome()
        if outcome and outcome.ending == ending:
            return game
    raise AssertionError("seeds never end")


def _play(game: Game, rng: random.Random, ending: Ending) -> None:
    decisions = 0
    while not game.is_over:
        legal = list(game.legal_actions())
        if ending == "stalled":
            legal = [action for action in legal if action != DeclareEnd()]
        game.play(rng.choice(legal))
        decisions += 1
        if ending == "safe" and decisions % UNDO_EVERY == 0 and not game.is_over:
            game.undo()
