"""Auctions of a bankrupt seat's lots, one by one in board order (M-BKR-3, M-S-17)."""

from __future__ import annotations

from magnate.kernel import rule
from magnate.kernel.frames import FRAME_SEAT, insert, pop, top

from .auction import begin_auction
from .state import ESTATE, LOTS_LEFT, NO_BUILDING, NO_SEAT, OTHER, EditionTable, State, is_in


@rule
def begin_estate(s: State, seat: int, lots: int, at: int) -> None:
    """Schedule the auctions of a bankrupt seat's lots, at an index among the frames."""
    if lots:
        frame = insert(s, at, ESTATE, seat)
        frame[OTHER] = NO_SEAT
        frame[LOTS_LEFT] = lots


@rule
def continue_estate(s: State, e: EditionTable) -> None:
    """Auction the next lot; the seat to the left of the bankrupt one bids first (M-S-35).

    See docs/rules/en/monopoly.md#estate-auction.
    """
    frame = top(s)
    seat = frame[FRAME_SEAT]
    for lot in range(e.lots):
        if is_in(frame[LOTS_LEFT], lot):
            frame[LOTS_LEFT] &= ~(1 << lot)
            begin_auction(s, lot, NO_BUILDING, s.alive, seat)
            return
    pop(s)
