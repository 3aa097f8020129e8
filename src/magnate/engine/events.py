"""The events of a game, oldest first; each game defines its own kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, TypeVar, overload

import msgspec
from typing_extensions import override


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened; `key` names its sentence in the message catalogs."""

    key: ClassVar[str]


E_co = TypeVar("E_co", bound=Event, covariant=True)
E = TypeVar("E", bound=Event)


class Events(Sequence[E_co]):
    """The events of a game, oldest first."""

    def __init__(self, events: Iterable[E_co] = ()) -> None:
        self._events = list(events)
        self._places: dict[tuple[type[Event], int | None], list[int]] = {}
        self._placed = 0  # how many events are indexed

    @overload
    def __getitem__(self, index: int) -> E_co: ...
    @overload
    def __getitem__(self, index: slice) -> Events[E_co]: ...
    @override
    def __getitem__(self, index: int | slice) -> E_co | Events[E_co]:
        return Events(self._events[index]) if isinstance(index, slice) else self._events[index]

    @override
    def __len__(self) -> int:
        return len(self._events)

    @override
    def __iter__(self) -> Iterator[E_co]:
        return iter(self._events)

    def since(self, index: int) -> list[E_co]:
        """Return the events from an index on."""
        return self._events[index:]

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of a kind."""
        return [event for event in self._events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """Return the latest event of a kind."""
        for event in reversed(self._events):
            if isinstance(event, kind):
                return event
        raise LookupError(f"no {kind.__name__} has happened")

    def places(self, kind: type[Event], seat: int | None = None) -> Sequence[int]:
        """Return the indices of the events of exactly this kind and seat.

        Later calls index only the events that were added since the last one.
        """
        for index in range(self._placed, len(self._events)):
            event = self._events[index]
            key = type(event), getattr(event, "seat", None)
            self._places.setdefault(key, []).append(index)
        self._placed = len(self._events)
        return self._places.get((kind, seat), ())

    def extend(self, events: Iterable[E_co]) -> None:
        """Append events."""
        self._events.extend(events)

    def truncate(self, length: int) -> None:
        """Keep only the first `length` events."""
        del self._events[length:]
        if self._placed > length:
            self._placed = length
            for places in self._places.values():
                while places and places[-1] >= length:
                    places.pop()

    def copy(self) -> Events[E_co]:
        """Return an independent copy."""
        twin = Events(self._events)
        twin._places = {key: list(places) for key, places in self._places.items()}
        twin._placed = self._placed
        return twin
