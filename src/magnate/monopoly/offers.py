"""What changes hands in a trade, and how lots and jail cards are named in actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from typing_extensions import override

from .editions import PILES as PILES
from .editions import Board
from .editions import Pile as Pile
from .rules import state as k
from .vocabulary import members


def lot_number(name: str, board: Board) -> int:
    """Return the kernel's number of a lot such as "baltic"."""
    try:
        return board.lot_number(name)
    except KeyError:
        lots = ", ".join(lot.id for lot in board.lots)
        raise ValueError(f"{name!r} is not a lot: expected one of {lots}") from None


def choice_number(name: str, choices: Sequence[str], *, noun: str) -> int:
    """Return the kernel's number of one of a few words."""
    if name not in choices:
        raise ValueError(f"{name!r} is not {noun}: expected {' or '.join(choices)}")
    return choices.index(name)


def without_repetition(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names; a name given twice raises ValueError."""
    found = tuple(names)
    twice = next((name for name in found if found.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"{twice!r} is named twice")
    return found


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


class Side(msgspec.Struct, frozen=True, gc=False):
    """What one partner of a trade hands over: lots, cash and jail cards, named by their piles.

    The order of the lots does not matter; the game returns them in board order.
    """

    lots: tuple[str, ...] = ()
    cash: int = 0
    cards: tuple[Pile, ...] = ()

    def __post_init__(self) -> None:
        """Reject anything named twice, and sort the cards in the order of the piles."""
        piles = [
            choice_number(card, PILES, noun="a jail card")
            for card in without_repetition(self.cards)
        ]
        msgspec.structs.force_setattr(self, "lots", without_repetition(self.lots))
        msgspec.structs.force_setattr(self, "cards", tuple(PILES[pile] for pile in sorted(piles)))

    def numbers(self, board: Board) -> list[int]:
        """Return the kernel's three numbers of a side: lots, cash, cards."""
        lots = _bits(lot_number(lot, board) for lot in self.lots)
        return [lots, self.cash, _bits(PILES.index(card) for card in self.cards)]

    @classmethod
    def from_numbers(cls, numbers: Sequence[int], board: Board) -> Side:
        """Return the side that three numbers of the kernel stand for."""
        lots, cash, cards = numbers
        return cls(
            tuple(board.lots[lot].id for lot in members(lots)),
            cash,
            tuple(PILES[pile] for pile in members(cards)),
        )

    def _content(self) -> tuple[frozenset[str], int, tuple[Pile, ...]]:
        return frozenset(self.lots), self.cash, self.cards

    @override
    def __eq__(self, other: object) -> bool:
        return self._content() == other._content() if isinstance(other, Side) else NotImplemented

    @override
    def __hash__(self) -> int:
        return hash(self._content())

    @override
    def __str__(self) -> str:
        cash = [f"${self.cash}"] if self.cash else []
        return (
            " + ".join([*self.lots, *cash, *(f"{card}-card" for card in self.cards)]) or "nothing"
        )


def sides_of(offer: Sequence[int], board: Board) -> tuple[Side, Side]:
    """Return what the offering seat gives and gets, from the kernel's numbers of an offer."""
    gives, gets = offer[k.GIVES_LOTS : k.GIVES_CARDS + 1], offer[k.GETS_LOTS : k.GETS_CARDS + 1]
    return Side.from_numbers(gives, board), Side.from_numbers(gets, board)
