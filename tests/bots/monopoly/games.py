"""Whole games of Monopoly between bots: every action is really played, so it must be legal."""

from __future__ import annotations

import random
from collections.abc import Sequence

from magnate.bots.monopoly.random_player import RandomMonopoly
from magnate.bots.monopoly.steady import SteadyMonopoly
from magnate.monopoly import Game
from magnate.play.bots import Bot

MOST_FREE_ACTIONS = 60  # of all seats together, before one decision


def bots(kinds: str, seed: int) -> list[Bot]:
    """Return a bot for each letter: `s` is steady, `r` is random."""
    dice = random.Random(seed)
    return [_KINDS[kind](random.Random(dice.random())) for kind in kinds]


_KINDS: dict[str, type[RandomMonopoly] | type[SteadyMonopoly]] = {
    "s": SteadyMonopoly,
    "r": RandomMonopoly,
}


def play_out(game: Game, players: Sequence[Bot], *, rounds: int = 1000) -> int:
    """Play to the end or for some rounds; return the most free actions before a decision.

    All seats are asked in turn for free actions until nobody wants anything; then the player to
    move decides.
    """
    most = 0
    while not game.is_over and game.view().round <= rounds:
        most = max(most, _free_actions(game, players))
        if not game.is_over:
            action = _decision(game, players, game.seat)
            assert action is not None, f"no answer to {game.awaits}"
            game.play(action, seat=game.seat)
    return most


def _decision(game: Game, players: Sequence[Bot], seat: int | None) -> str | None:
    assert seat is not None
    return players[seat - 1].decide(game.view(seat))


def _free_actions(game: Game, players: Sequence[Bot]) -> int:
    count, quiet = 0, 0
    while quiet < game.players and not game.is_over:
        for seat in range(1, game.players + 1):
            action = None if seat == game.seat else _decision(game, players, seat)
            quiet += 1
            if action is not None:
                game.play(action, seat=seat)
                count, quiet = count + 1, 0
            if game.is_over:
                break
        assert count <= MOST_FREE_ACTIONS, "they never come to an end"
    return count
