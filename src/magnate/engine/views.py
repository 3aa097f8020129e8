"""What every game's views and outcomes have in common; each game has its own structs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from .events import Event

P = TypeVar("P")


class SeatView(Protocol):
    """A seat as a reader sees it."""

    @property
    def seat(self) -> int:
        """Its number, counted from 1."""

    @property
    def name(self) -> str:
        """The player's name."""


class View(Protocol):
    """Everything a seat, or a spectator (`seat` is None), may know about a game.

    A view is a msgspec struct and is sent over the wire as it is. Only in its `own_fields` may the
    views of two readers of the same game differ: the others are built for a spectator, and shared.
    """

    own_fields: ClassVar[tuple[str, ...]]

    @property
    def game(self) -> str:
        """The game's name in the registry."""

    @property
    def edition(self) -> str:
        """The edition's name."""

    @property
    def seat(self) -> int | None:
        """The seat that sees this view, or None for a spectator."""

    @property
    def seats(self) -> Sequence[SeatView]:
        """All seats, seat 1 first."""

    @property
    def round(self) -> int:
        """The number of the round; tournaments stop endless games by it."""

    @property
    def awaits(self) -> str:
        """The decision or outcome of chance that the game awaits."""

    @property
    def asked(self) -> int | None:
        """The seat to act."""

    @property
    def prompt(self) -> object | None:
        """What the seat of this view has to decide, or None if it is not the seat to act."""

    @property
    def log(self) -> Sequence[Event]:
        """The events that this reader may know, oldest first."""


class Kept:
    """Parts of the views of one game, each built again only if what it shows has changed."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, Any]] = {}

    def part(self, name: Hashable, basis: object, make: Callable[[], P]) -> P:
        """Return a part: the last one of this name if its basis was equal, else a new one.

        `basis` is everything that the part depends on, apart from its name and the game's edition.
        """
        kept = self._parts.get(name)
        if kept is None or kept[0] != basis:
            kept = self._parts[name] = basis, make()
        part: P = kept[1]
        return part

    def last(self, name: Hashable) -> Any:
        """Return the part of a name that was asked for last."""
        return self._parts[name][1]


class Outcome(Protocol):
    """How a game ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the win."""

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each seat, 1 for the winners."""
