"""What a table needs of a bot: view in, action out."""

from __future__ import annotations

from typing import Any, Protocol


class Bot(Protocol):
    """A player that sees no more than its seat."""

    def decide(self, view: Any) -> str | None:
        """Return an action in notation for the seat of a view, or None for none of its own accord.

        A seat that is asked (the view has a prompt) has an answer.
        """


class Bots(Protocol):
    """The bots there are."""

    names: tuple[str, ...]

    def make(self, name: str, game: str) -> Bot:
        """Return a new bot of a name for a game of a name."""
