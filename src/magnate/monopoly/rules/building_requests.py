"""Building requests: how many of the scarce buildings each seat still wants (M-S-15)."""

from __future__ import annotations

from magnate.kernel import rule

from .state import HOUSES, SEATS, State


@rule
def stock(s: State, building: int) -> int:
    """Return how many houses or hotels the bank has."""
    return s.houses if building == HOUSES else s.hotels


@rule
def clear_requests(s: State) -> None:
    """Drop the requests of all seats."""
    for seat in range(SEATS):
        s.requested[seat] = 0


@rule
def total_requested(s: State) -> int:
    """Return how many buildings all seats request together."""
    wanted = 0
    for seat in range(s.players):
        wanted += s.requested[seat]
    return wanted


@rule
def requesters(s: State) -> int:
    """Return how many seats request buildings."""
    count = 0
    for seat in range(s.players):
        if s.requested[seat] > 0:
            count += 1
    return count
