"""The four levels at which people meet bots, each with a character of its own.

All of them look ahead; how far, and how often they miss what they see, is their level.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import make

if TYPE_CHECKING:
    import random

    from magnate.play.bots import Bot
    from magnate.search.budget import Budget


def _player(level: str, game: str, rng: random.Random, *, budget: Budget | None = None) -> Bot:
    """Return a bot of a level for a game; a budget bounds it, and never makes it stronger.

    For now every level plays as the steady one does.
    """
    return make("steady", game, rng)


beginner_monopoly = partial(_player, "beginner", "monopoly")
casual_monopoly = partial(_player, "casual", "monopoly")
strong_monopoly = partial(_player, "strong", "monopoly")
expert_monopoly = partial(_player, "expert", "monopoly")
