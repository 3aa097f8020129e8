"""The interface between a table and its bots: view in, action out."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, runtime_checkable

from typing_extensions import TypeVar

if TYPE_CHECKING:
    from magnate.games import AnyView

V_contra = TypeVar("V_contra", contravariant=True, default=Any)


class Caller(NamedTuple):
    """The table at which a bot decides: who opened it, and whether people play there."""

    table: str
    owner: str
    has_people: bool


NOBODY: Final = Caller("", "", has_people=True)
"""The caller of a bot that plays at no table of a server."""


class Bot(Protocol[V_contra]):
    """A player that sees no more than its seat; a bot for one game takes the view of that game."""

    def decide(self, view: V_contra) -> str | None:
        """Return an action in notation for the seat of a view, or None to do nothing.

        The seat to act (the view has a prompt) must return an action.
        """


@runtime_checkable
class SlowBot(Bot[V_contra], Protocol[V_contra]):
    """A bot that thinks in another process while the table continues.

    If it is called with the same view again, it continues thinking, and its answer stays the same.
    `decide` waits for the answer. It may keep no memory between calls, so it receives the last
    `recent` events.
    """

    recent: int

    def begin(self, view: V_contra, caller: Caller = NOBODY) -> Future[str | None]:
        """Start thinking about a view and stop thinking about the previous one.

        Callers share what thinks fairly.

        The future resolves to the answer or an exception; `decide` has an answer even then.
        """


class Bots(Protocol):
    """The bots that can take seats at a table."""

    def names_for(self, game: str) -> tuple[str, ...]:
        """Return the names of the bots that play a game."""

    def make(self, name: str, game: str) -> Bot[AnyView]:
        """Return a new bot for a game."""
