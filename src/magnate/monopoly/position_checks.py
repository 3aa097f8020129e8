"""Whether a position that was read could occur in a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .rules import state as k

Problem = tuple[int, str]


@dataclass
class Lines:
    """The number of the line in which each thing is said."""

    seats: list[int] = field(default_factory=list)
    claims: list[int] = field(default_factory=list)
    unfinished: list[int] = field(default_factory=list)
    at: dict[str, int] = field(default_factory=dict)
    over: int = 0


def problems(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    """Yield why a state cannot occur; nothing where it can."""
    yield from ()
