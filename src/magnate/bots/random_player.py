"""A player of any game that decides at random."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from magnate.games import game_info

if TYPE_CHECKING:
    from magnate.games import AnyView


class RandomPlayer:
    """Chooses among the actions that the view of its seat shows, each as likely as the others."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def decide(self, view: AnyView) -> str | None:
        """Return a random action, or None if the seat is not to act."""
        if view.prompt is None:
            return None
        return str(self._rng.choice(game_info(view.game).choices(view)))
