"""The recorded games of Acquire: one for each preset and way of ending, at random from a seed.

Games that are to stall are played by people who never declare the end. In those that end with
all chains safe, decisions are taken back now and then.
"""

from __future__ import annotations

import random
from itertools import count
from typing import get_args

from magnate.acquire import DeclareEnd, Game, load
from magnate.acquire.game import Ending

ENDINGS: tuple[str, ...] = get_args(Ending)
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
UNDO_EVERY = 30


def make_game(preset: str, ending: str) -> Game:
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


def _play(game: Game, rng: random.Random, ending: str) -> None:
    decisions = 0
    while not game.is_over:
        legal = list(game.legal_actions())
        if ending == "stalled":
            legal = [action for action in legal if action != DeclareEnd()]
        game.play(rng.choice(legal))
        decisions += 1
        if ending == "safe" and decisions % UNDO_EVERY == 0 and not game.is_over:
            game.undo()
