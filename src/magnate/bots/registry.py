"""The table of all bots: where each is defined, and what kind of bot it is."""

from __future__ import annotations

import random
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from magnate.games import GAMES

from .random_player import RandomPlayer

if TYPE_CHECKING:
    from magnate.play.bots import Bot
    from magnate.search.budget import Budget

LEVELS: Final = ("beginner", "casual", "strong", "expert")
"""The bots that people are offered at a table, from the weakest to the strongest."""
RANDOM: Final = "random"
"""The bot that every game has; a game that defines no random player gets `RandomPlayer`."""

# By the bot's name and the game's: a module of this package, imported when it is needed, and the
# class in it. Playing one game does not load the other.
BOTS: Final = {
    **{
        name: {game: (f"{game}.levels", name) for game in ("acquire", "monopoly")}
        for name in LEVELS
    },
    RANDOM: {
        "acquire": ("acquire.random_player", "RandomAcquire"),
        "monopoly": ("monopoly.random_player", "RandomMonopoly"),
    },
    "steady": {
        "acquire": ("acquire.steady", "SteadyAcquire"),
        "monopoly": ("monopoly.steady", "SteadyMonopoly"),
    },
}


# Bots that are not offered at tables: each plays one strategy, so that a bot can be measured
# against all kinds of opponents.
POOL: Final = {
    **{
        name: {"acquire": ("acquire.pool", name)}
        for name in ("fighter", "hoarder", "pioneer", "raider", "saver", "spoiler")
    },
    **{
        name: {"monopoly": ("monopoly.pool", name)}
        for name in ("builder", "collector", "miser", "shark", "stationmaster", "trader")
    },
    "fixed": {"monopoly": ("monopoly.fixed", "FixedMonopoly")},
    "ismcts": {"acquire": ("acquire.ismcts", "IsmctsAcquire")},
    "value": {"acquire": ("acquire.levels", "value")},
}


SEARCHING: Final = frozenset({*LEVELS, "ismcts"})
"""Bots that run compiled code in worker processes; they take a budget."""

ROLLOUT_BOTS: Final = {
    "acquire": frozenset({"expert", "ismcts"}),
    "monopoly": frozenset({"strong", "expert"}),
}
"""Those of them, by game, that run rollouts, so that a budget makes a difference."""

LEARNED: Final = {
    "acquire": frozenset({*LEVELS, "value"}),
    "monopoly": frozenset({"strong", "expert"}),
}
"""Bots, by game, that play by learned weights."""


def table_bots(game: str) -> tuple[str, ...]:
    """Return the names of the bots that can sit at a table of a game."""
    return tuple(name for name, games in BOTS.items() if game in games or name == RANDOM)


def all_bots(game: str) -> tuple[str, ...]:
    """Return the names of all bots for a game, those of the pool included."""
    return (*table_bots(game), *(name for name, games in POOL.items() if game in games))


def games_with_search() -> tuple[str, ...]:
    """Return the games that have a searching bot, and so need worker processes."""
    searched = [games for name, games in BOTS.items() if name in SEARCHING]
    return tuple(game for game in GAMES if any(game in games for games in searched))


def make(name: str, game: str, rng: random.Random, budget: Budget | None = None) -> Bot:
    """Return a new bot for a game; it draws all its chance from `rng`.

    A bot that runs rollouts keeps within the budget, or within its own; the others ignore it.
    """
    every = {**BOTS, **POOL}
    if name not in every:
        raise ValueError(f"bot {name!r} is unknown; known: {', '.join(every)}")
    games = every[name]
    if name == RANDOM and game in GAMES and game not in games:
        return RandomPlayer(rng)
    if game not in games:
        raise ValueError(f"{name} does not play {game!r}; it plays: {', '.join(games)}")
    module, kind = games[game]
    bot = getattr(import_module(f"{__package__}.{module}"), kind)
    if name in SEARCHING and budget is not None:
        return cast("Bot", bot(rng, budget=budget))
    return cast("Bot", bot(rng))
