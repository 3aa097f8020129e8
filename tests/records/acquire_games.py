"""The recorded games of Acquire: one for each preset and way of ending, played at random.

In games that must stall nobody ever declares the end. In those that end with all chains safe,
decisions are taken back now and then.
"""

from __future__ import annotations

import random

from magnate.acquire import DeclareEnd, Game, load

ENDINGS = ("size", "safe", "stalled")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
UNDO_EVERY = 30  # decisions


def make_game(preset: str, ending: str, seed: int) -> Game:
    """Return a random game that may end this way."""
    edition = load(preset)
    spread = range(edition.players_min, edition.players_max + 1)
    players = spread[ENDINGS.index(ending) % len(spread)]
    game = Game(NAMES[:players], edition, seed=seed)
    _play(game, random.Random(seed), ending)
    return game


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
