"""The games for which a value function can be trained."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .training import TrainableGame

# A module of this package, and the class in it.
TRAINABLE_GAMES: Final = {
    "acquire": ("acquire.games", "Acquire"),
    "monopoly": ("monopoly.games", "Monopoly"),
}


def trainable_game(game: str) -> TrainableGame | None:
    """Return what training needs to know about a game, or None if it cannot be trained."""
    if game not in TRAINABLE_GAMES:
        return None
    module, name = TRAINABLE_GAMES[game]
    trainable: TrainableGame = getattr(import_module(f"{__package__}.{module}"), name)()
    return trainable
