"""Perft of Acquire: a draw takes the first tile of the pile in the order of the board.

The stock market is enumerated: every number that a tile of the pile shows, or 1 to 12 without a
pile.
"""

from __future__ import annotations

from collections.abc import Iterator

from magnate.acquire.edition_table import edition_table
from magnate.acquire.position import read_position
from magnate.acquire.rules import state as k
from magnate.acquire.rules.flow import apply_entry
from magnate.acquire.rules.legal import decode_entry, legal_entry
from magnate.kernel import Mode

from .counting import Counter


class AcquireCounter(Counter):
    """The sequences of decisions of Acquire."""

    schema = k.State
    scratch = k.Scratch
    apply = apply_entry
    chance = range(k.START, k.MARKET + 1)
    over = k.OVER

    def read(self, position: str, mode: Mode) -> tuple[k.State, list[k.EditionTable]]:
        state, edition = read_position(position)
        return state, edition_table(edition, mode)

    def list_legal(self, slot: int) -> int:
        return legal_entry.at(self.mode)(self.states, self.editions, slot, self.scratches)

    def decode(self, slot: int, code: int) -> None:
        decode_entry.at(self.mode)(self.states, self.editions, slot, code, self.scratches)

    def outcomes(self, s: k.State) -> Iterator[list[int]]:
        pile = [tile for tile in range(k.TILES) if s.where[tile] == k.PILE]
        if s.awaits != k.MARKET:
            yield [s.awaits, k.NO_SEAT, pile[0]]
            return
        numbers = {tile % k.COLUMNS + 1: tile for tile in reversed(pile)}
        if not pile:
            numbers = dict.fromkeys(range(1, k.COLUMNS + 1), k.NO_TILE)
        for number, tile in numbers.items():
            yield [k.MARKET, k.NO_SEAT, number, tile]
