"""Perft: how many sequences of decisions there are from a position, to a given depth.

Chance follows a script, which each game defines.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from magnate.kernel import KernelEntry, Mode, Schema, allocate, field, read, write

DEPTH = 4
SLOTS = 64  # decisions on top of each other, and the chance between them


class Counter(ABC):
    """The states on the way to a position, one slot for every action."""

    schema: type[Any]
    scratch: type[Schema]
    apply: KernelEntry[[list[Any], Any, int, Any], None]
    chance: range
    over: int

    def __init__(self, position: str, mode: Mode) -> None:
        state, self.editions = self.read(position, mode)
        self.mode: Mode = mode
        # With a log, as a table has it: else rules would be compiled for counting alone.
        self.states: list[Any] = allocate(self.schema, SLOTS, mode, log=True)
        self.scratches: list[Any] = allocate(self.scratch, 1, mode)
        self.action = field(self.scratches, 0, "action")
        self.codes = field(self.scratches, 0, "codes")
        write(self.states, 0, state)

    @abstractmethod
    def read(self, position: str, mode: Mode) -> tuple[Any, list[Any]]:
        """Return the state of a position, and its edition in memory."""

    @abstractmethod
    def list_legal(self, slot: int) -> int:
        """Write the codes of the legal decisions of the seat to act, and return their number."""

    @abstractmethod
    def decode(self, slot: int, code: int) -> None:
        """Write the decision of a code into the scratch memory."""

    @abstractmethod
    def outcomes(self, s: Any) -> Iterator[list[int]]:
        """Yield the outcomes of chance that are tried."""

    def count(self, depth: int, slot: int = 0) -> int:
        """Return how many sequences of `depth` decisions there are."""
        s = read(self.schema, self.states, slot)
        if s.awaits == self.over:
            return 0
        if s.awaits in self.chance:
            return sum(self.after(outcome, depth, slot) for outcome in list(self.outcomes(s)))
        number = self.list_legal(slot)
        if depth == 1:
            return int(number)
        codes = [int(code) for code in self.codes[:number]]
        return sum(self.after(self.decision(code, slot), depth - 1, slot) for code in codes)

    def decision(self, code: int, slot: int) -> list[int]:
        self.decode(slot, code)
        return [int(number) for number in self.action]

    def after(self, action: list[int], depth: int, slot: int) -> int:
        write(self.states, slot + 1, read(self.schema, self.states, slot))
        self.action[:] = action + [0] * (len(self.action) - len(action))
        self.apply.at(self.mode)(self.states, self.editions, slot + 1, self.scratches)
        return self.count(depth, slot + 1)
