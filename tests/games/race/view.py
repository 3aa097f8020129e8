"""What a seat or a spectator may know of a race: everything."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from .events import Event

Awaits = Literal["step", "die", "over"]


class SeatView(msgspec.Struct, frozen=True):
    """A player, and how far they are."""

    seat: int
    name: str
    place: int


class Prompt(msgspec.Struct, frozen=True):
    """The actions among which the seat may choose."""

    actions: tuple[str, ...]


class View(msgspec.Struct, frozen=True, tag_field="game", tag="race"):
    """A race as every seat and every spectator sees it."""

    game: ClassVar[Literal["race"]] = "race"
    own_fields: ClassVar[tuple[str, ...]] = ("seat", "prompt", "log")
    edition: str
    options: dict[str, Any]
    seat: int | None
    seats: tuple[SeatView, ...]
    goal: int
    round: int
    awaits: Awaits
    asked: int | None
    prompt: Prompt | None
    log: tuple[Event, ...]
