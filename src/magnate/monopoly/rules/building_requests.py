"""Wishes: how many buildings of a short kind each seat still wants (M-S-15)."""

from __future__ import annotations

from magnate.kernel import rule

from .state import HOUSES, SEATS, State


@rule
def stock(s: State, building: int) -> int:
    """Return how many houses or hotels the bank has."""
    return s.houses if building == HOUSES else s.hotels


@rule
def clear_wishes(s: State) -> None:
    """Nobody wants buildings."""
    for seat in range(SEATS):
        s.wishes[seat] = 0


@rule
def total_wishes(s: State) -> int:
    """Return how many buildings are wanted in all."""
    wanted = 0
    for seat in range(s.players):
        wanted += s.wishes[seat]
    return wanted


@rule
def wishers(s: State) -> int:
    """Return how many seats want buildings."""
    count = 0
    for seat in range(s.players):
        if s.wishes[seat] > 0:
            count += 1
    return count
