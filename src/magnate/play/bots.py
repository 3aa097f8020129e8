"""What a table needs of a bot: view in, action out."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any, Protocol, runtime_checkable


class Bot(Protocol):
    """A player that sees no more than its seat."""

    def decide(self, view: Any) -> str | None:
        """Return an action in notation for the seat of a view, or None for none of its own accord.

        A seat that is asked (the view has a prompt) has an answer.
        """


@runtime_checkable
class SlowBot(Bot, Protocol):
    """A bot that takes its time elsewhere, while the table goes on.

    Asked about the same view again it goes on thinking, and then keeps to its answer. `decide`
    waits for it. Elsewhere it may remember nothing: so many of the latest events it is shown.
    """

    recent: int

    def begin(self, view: Any) -> Future[str | None]:
        """Begin to think about a view, and no longer of the one before; done with the answer.

        What went wrong is the future's exception; `decide` has an answer all the same.
        """


class Bots(Protocol):
    """The bots there are."""

    names: tuple[str, ...]

    def make(self, name: str, game: str) -> Bot:
        """Return a new bot of a name for a game of a name."""
