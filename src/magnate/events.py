"""Events of a game, oldest first; which there are is each game's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar, overload

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened; `key` names its sentence in the message catalogs."""

    key: ClassVar[str]


E_co = TypeVar("E_co", bound=Event, covariant=True)
E = TypeVar("E", bound=Event)


class Events(Sequence[E_co]):
    """The events of a game, oldest first."""

    def __init__(self, events: Iterable[E_co] = ()) -> None:
        self._events = list(events)

    @overload
    def __getitem__(self, index: int) -> E_co: ...
    @overload
    def __getitem__(self, index: slice) -> Events[E_co]: ...
    def __getitem__(self, index: int | slice) -> E_co | Events[E_co]:
        """Return an event, or some."""
        return Events(self._events[index]) if isinstance(index, slice) else self._events[index]

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._events)

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of a kind."""
        return [event for event in self._events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """Return the latest event of a kind."""
        found = self.of(kind)
        if not found:
            raise LookupError(f"no {kind.__name__} has happened")
        return found[-1]

    def extend(self, events: Iterable[E_co]) -> None:
        """Add what happened next."""
        self._events.extend(events)

    def truncate(self, length: int) -> None:
        """Forget what happened after the first so many."""
        del self._events[length:]
