"""Games to record: random play with undo, from a seed."""

from __future__ import annotations

import random
from functools import cache

from magnate.acquire import Game

SEATS = {"classic": 3, "2023-classic": 4, "2023-tycoon": 6, "2023-duel": 2}

# Tower has 41 tiles, so that the end may be declared; 2A joins it and American, 1H makes it grow.
LATE = """\
acquire classic
A T . A A . . . . . . . .
B T . . . . . . . . . . .
C T . . . . . . . . . . .
D T T T T T T T T T T T T
E T T T T T T T T T T T T
F T T T T T T T T T T T T
G T T . . . . . . . . . .
H . . . . . . . . . . . .
I . . . . . . . . . . . o
1 $1000 T3 A2 hand 2A 1H
2 $2000 A1 hand 5H
3 $3000 T1 hand 12H
counters turns 9
turn 1 place
"""


def play_on(game: Game, *, seed: int = 1, undo: float = 0.05, decisions: int | None = None) -> Game:
    """Let everyone decide at random, now and then take something back, and draw given chance."""
    rng = random.Random(seed)
    while not game.is_over and decisions != 0:
        if game.seat and rng.random() < undo and any(entry.seat for entry in game.history()):
            game.undo()
        game.play(rng.choice(game.legal_actions()))
        decisions = decisions - 1 if decisions else decisions
    return game


@cache
def finished(edition: str = "classic", *, seed: int = 1) -> Game:
    """Return the same finished game every time; copy it before playing on."""
    names = [f"Player {seat}" for seat in range(1, SEATS[edition] + 1)]
    return play_on(Game(names, edition, seed=seed), seed=seed)
