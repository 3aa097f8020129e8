"""Perft: how many sequences of decisions there are from a position, to a given depth.

Chance follows a script: a draw takes the first tile of the pile in the order of the board. The
stock market is enumerated: every number that a tile of the pile shows, or 1 to 12 without a pile.
"""

from __future__ import annotations

from collections.abc import Iterator

from magnate.acquire.edition_table import edition_table
from magnate.acquire.position import read_position
from magnate.acquire.rules import state as k
from magnate.acquire.rules.flow import apply_entry
from magnate.acquire.rules.legal import decode_entry, legal_entry
from magnate.kernel import Mode, allocate, field, read, write

DEPTH = 4
SLOTS = 64  # decisions on top of each other, and the chance between them


class Counter:
    """The states on the way to a position, one slot for every action."""

    def __init__(self, position: str, mode: Mode) -> None:
        state, edition = read_position(position)
        self.mode: Mode = mode
        self.editions = edition_table(edition, mode)
        self.states = allocate(k.State, SLOTS, mode)
        self.desks = allocate(k.Desk, 1, mode)
        self.action = field(self.desks, 0, "action")
        self.codes = field(self.desks, 0, "codes")
        write(self.states, 0, state)

    def count(self, depth: int, slot: int = 0) -> int:
        """Return how many sequences of so many decisions there are."""
        s = read(k.State, self.states, slot)
        if s.awaits == k.OVER:
            return 0
        if k.START <= s.awaits <= k.MARKET:
            return sum(self.after(outcome, depth, slot) for outcome in list(outcomes(s)))
        number = legal_entry.at(self.mode)(self.states, self.editions, slot, self.desks)
        if depth == 1:
            return int(number)
        codes = [int(code) for code in self.codes[:number]]
        return sum(self.after(self.decision(code, slot), depth - 1, slot) for code in codes)

    def decision(self, code: int, slot: int) -> list[int]:
        decode_entry.at(self.mode)(self.states, self.editions, slot, code, self.desks)
        return [int(number) for number in self.action]

    def after(self, action: list[int], depth: int, slot: int) -> int:
        write(self.states, slot + 1, read(k.State, self.states, slot))
        self.action[:] = action
        apply_entry.at(self.mode)(self.states, self.editions, slot + 1, self.desks)
        return self.count(depth, slot + 1)


def outcomes(s: k.State) -> Iterator[list[int]]:
    """Yield the outcomes of chance that are tried."""
    pile = [tile for tile in range(k.TILES) if s.where[tile] == k.PILE]
    if s.awaits != k.MARKET:
        yield action_row(s.awaits, pile[0])
        return
    numbers = {tile % k.COLUMNS + 1: tile for tile in reversed(pile)}
    if not pile:
        numbers = dict.fromkeys(range(1, k.COLUMNS + 1), k.NO_TILE)
    for number, tile in numbers.items():
        yield action_row(k.MARKET, number, tile)


def action_row(kind: int, *arguments: int) -> list[int]:
    """Return an action of chance as the kernel reads it."""
    row = [kind, k.NO_SEAT, *arguments]
    return row + [0] * (k.ACTION_WIDTH - len(row))
