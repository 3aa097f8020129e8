"""The recorded games of Monopoly: one for each preset and way of ending, played at random.

The players are those of simulations, so that all rules occur. Where the last one left wins,
decisions are taken back now and then.
"""

from __future__ import annotations

from magnate.chance import generator_words
from magnate.monopoly import Game, TimeUp, load
from magnate.monopoly.actions import from_row
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.random_play import Dealer, random_decision
from magnate.monopoly.rules import state as k

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
PLAYERS = {"last": 3, "rounds": 8, "time": 2}
# Whatever limits a preset has: with them few games, or none, would end in the other ways.
LIMITS: dict[str, dict[str, int | None]] = {
    "last": {"round_limit": None, "time_limit_minutes": None},
    "rounds": {"round_limit": 12, "time_limit_minutes": None},
    "time": {"round_limit": None, "time_limit_minutes": 90},
}
TIME_UP = 25  # turns
UNDO_EVERY = 50  # decisions
LONGEST = 400  # turns


def make_game(preset: str, ending: str, seed: int) -> Game:
    """Return a random game that may end this way; it is left unfinished when it takes too long."""
    edition = load(preset).with_options(**LIMITS[ending])
    game = Game(NAMES[: PLAYERS[ending]], edition, seed=seed)
    _play(game, seed, ending)
    return game


def _play(game: Game, seed: int, ending: str) -> None:
    dealer = Dealer()
    dealer.generator[:] = generator_words(seed, 0)
    table = edition_table(game.edition, "interpreted")[0]
    decisions = 0
    while not game.is_over and game.state.turns <= LONGEST:
        if ending == "time" and game.state.turns == TIME_UP and not game.state.time_up:
            game.play(TimeUp())
        random_decision(game.state.copy(), table, dealer)
        action = from_row(list(dealer.action), game.edition)
        game.play(action, seat=dealer.action[k.SEAT] + 1)
        decisions += 1
        if ending == "last" and decisions % UNDO_EVERY == 0 and not game.is_over:
            game.undo()
