"""Perft of Monopoly: the listed decisions of the seat to act; chance follows a script.

The dice are 1 and 2, or a double of 3. A pile yields its first unseen card.
"""

from __future__ import annotations

from collections.abc import Iterator

from magnate.kernel import Mode, read
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.position import read_position
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import apply_entry
from magnate.monopoly.rules.legal import decode_entry, legal_entry

from .counting import Counter

DICE = ((1, 2), (3, 3))


class MonopolyCounter(Counter):
    """The sequences of decisions of Monopoly."""

    schema = k.State
    scratch = k.Scratch
    apply = apply_entry
    chance = range(k.DICE, k.DEAL + 1)
    over = k.OVER

    def read(self, position: str, mode: Mode) -> tuple[k.State, list[k.EditionTable]]:
        state, edition = read_position(position)
        return state, edition_table(edition, mode)

    def asked(self, slot: int) -> int:
        return int(read(k.State, self.states, slot).asked)

    def list_legal(self, slot: int) -> int:
        seat = self.asked(slot)
        return legal_entry.at(self.mode)(self.states, self.editions, slot, seat, self.scratches)

    def decode(self, slot: int, code: int) -> None:
        seat = self.asked(slot)
        decode_entry.at(self.mode)(self.states, self.editions, slot, seat, code, self.scratches)

    def outcomes(self, s: k.State) -> Iterator[list[int]]:
        if s.awaits == k.DICE:
            for first, second in DICE:
                yield [k.DICE, k.NO_SEAT, first, second]
        elif s.awaits == k.CARD:
            pile = s.frames[s.depth - 1][k.PILE]
            yield [k.CARD, k.NO_SEAT, _lowest(s.unseen[pile]), pile]
        else:
            yield [k.DEAL, k.NO_SEAT, s.owner.index(k.BANK)]


def _lowest(members: int) -> int:
    return (members & -members).bit_length() - 1
