"""Games of Monopoly to record: random play of all seats, with undo and the table's clock."""

from __future__ import annotations

import random
from functools import cache

from magnate.monopoly import Game, TimeUp
from tests.monopoly.boards import position
from tests.monopoly.random_steps import play_on as random_play_on

SEATS = {"brazil": 4, "official": 2, "modern": 8}

# Seat 3 is on turn; seat 1 may claim rent of seat 2, and seat 2 has offered seat 3 a trade.
BETWEEN_ROLLS = position(
    "$500 at free-parking",
    "$500 at new-york",
    "$500 at start",
    lots="new-york 1, baltic 2, vermont 3",
    options="time_limit_minutes 30",
    then="""
        claim new-york owner 1 from 2 $16
        offer 2 to 3: baltic for vermont
        turn 3 roll
    """,
)


def play_on(game: Game, *, seed: int = 1, undo: float = 0.05, steps: int = 10**9) -> Game:
    """Let every seat act at random, sometimes taking a decision back."""
    rng = random.Random(seed)
    while not game.is_over and steps:
        if game.seat and rng.random() < undo and any(entry.seat for entry in game.history()):
            game.undo()
        random_play_on(game, rng.randrange(10**9), most=1)
        steps -= 1
    return game


@cache
def finished(edition: str = "brazil", *, seed: int = 1, ending: str = "rounds") -> Game:
    """Return the same finished game every time; copy it before playing on.

    It ends after ten rounds, or with the round in which the table calls the time.
    """
    names = [f"Player {seat}" for seat in range(1, SEATS[edition] + 1)]
    options = {"time_limit_minutes": 60} if ending == "time" else {"round_limit": 10}
    game = Game(names, edition, seed=seed, options=options)
    if ending == "time":
        play_on(game, seed=seed, steps=60)
        game.play(TimeUp())
    outcome = play_on(game, seed=seed).outcome()
    assert outcome and outcome.ending == ending
    return game
