"""The events of Race."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from magnate.engine import events

from . import rules as k


class Stepped(events.Event, frozen=True):
    """A player moved."""

    seat: int
    steps: int
    place: int
    key: ClassVar[str] = "log-race-step"


class Gambled(events.Event, frozen=True):
    """A player lets the die decide."""

    seat: int
    key: ClassVar[str] = "log-race-gamble"


class Won(events.Event, frozen=True):
    """A player reached the goal."""

    seat: int
    key: ClassVar[str] = "log-race-won"


Event = Stepped | Gambled | Won


def decode_events(rows: Iterable[tuple[int, ...]]) -> list[Event]:
    found: list[Event] = []
    for kind, seat, steps, place, *_ in rows:
        if kind == k.STEPPED:
            found.append(Stepped(seat + 1, steps, place))
        else:
            found.append(Gambled(seat + 1) if kind == k.GAMBLED else Won(seat + 1))
    return found
