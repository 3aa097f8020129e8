"""Words for the numbers of the rules: sets, buildings, debts, accounts, endings."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .editions import Board, Ending
from .rules import state as k

Account: TypeAlias = int | Literal["bank", "pot"]
Building: TypeAlias = Literal["house", "hotel"]
Cause: TypeAlias = Literal["rent", "tax", "wealth_tax", "card", "fine", "fee"]

BUILDINGS: dict[int, Building] = {k.HOUSES: "house", k.HOTELS: "hotel"}
CAUSES: dict[int, Cause] = {
    k.FOR_RENT: "rent",
    k.FOR_TAX: "tax",
    k.FOR_WEALTH_TAX: "wealth_tax",
    k.FOR_CARD: "card",
    k.FOR_FINE: "fine",
    k.FOR_FEE: "fee",
}
ENDINGS: dict[int, Ending] = {k.LAST_LEFT: "last", k.BY_ROUNDS: "rounds", k.BY_TIME: "time"}


def members(numbers: int) -> list[int]:
    """Return the members of a set."""
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


def account_of(number: int) -> Account:
    """Return a seat, counted from 1, the bank or the pot."""
    if number == k.BANK:
        return "bank"
    return "pot" if number == k.POT else number + 1


def lot_or_none(number: int, board: Board) -> str | None:
    """Return the id of a lot, or None for no lot."""
    return None if number == k.NO_LOT else board.lots[number].id
