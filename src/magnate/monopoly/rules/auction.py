"""Auctions: everyone bids in turn or passes for good (M-AUC-1 to 4, M-S-4, M-S-5, M-S-35)."""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, push, top

from .building_places import building_floor
from .building_requests import clear_requests
from .event_codes import AUCTION_BEGAN, AUCTION_FAILED, AUCTION_WON, BID_MADE, BID_PASSED
from .fortune import liquidation
from .mortgage import receive_mortgaged
from .payments import transfer
from .refusal_codes import ALLOWED, BID_TOO_LOW, NEGATIVE_NUMBER, NOT_ENOUGH_CASH
from .state import (
    AMONG,
    AUCTION,
    AUCTIONED,
    BANK,
    BID,
    HIGH_BID,
    LEAST_BID,
    LOT,
    NO_BUILDING,
    NO_LOT,
    NO_SEAT,
    OTHER,
    PAID,
    PLACED,
    PLACING,
    EditionTable,
    State,
    ask,
    next_in,
)


@called_rule
def begin_auction(s: State, lot: int, building: int, seats: int, last: int) -> list[int]:
    """Start an auction of a lot or a building among some seats, clockwise; seat `last` bids last.

    See docs/rules/en/monopoly.md#auction.
    """
    frame = push(s, AUCTION, last)
    open_bidding(s, frame, lot, building, seats)
    return frame


@rule
def open_bidding(s: State, frame: list[int], lot: int, building: int, seats: int) -> None:
    """Set up an auction in which nobody has bid yet."""
    frame[OTHER] = NO_SEAT
    frame[AMONG] = seats
    frame[LOT] = lot
    frame[HIGH_BID] = 0
    frame[AUCTIONED] = building
    frame[LEAST_BID] = 1
    say(s, AUCTION_BEGAN, NO_SEAT, lot, building)


@rule
def least_bid(s: State, e: EditionTable, seat: int) -> int:
    """Return the lowest bid a seat can make now: any opening bid, then a raise (M-AUC-3, M-S-5).

    For a building it is never below what the bank would pay for it (M-S-15).
    """
    frame = top(s)
    least = frame[LEAST_BID]
    if frame[OTHER] != NO_SEAT:
        least = frame[HIGH_BID] + e.minimum_raise
    if frame[AUCTIONED] == NO_BUILDING or not e.shortage_floor:
        return least
    return max(least, building_floor(s, e, seat, frame[AUCTIONED]))


@rule
def can_reach(s: State, e: EditionTable, seat: int, amount: int) -> bool:
    """Return whether a seat could bid an amount with all the money it can raise."""
    return s.cash[seat] >= amount or liquidation(s, e, seat) >= amount


@rule
def continue_auction(s: State, e: EditionTable) -> None:
    """Ask the next bidder; pass for those who could not bid with all the money they can raise."""
    frame = top(s)
    while True:
        rivals = frame[AMONG]
        if frame[OTHER] != NO_SEAT:  # the leader is not asked to outbid themselves
            rivals &= ~(1 << frame[OTHER])
        if rivals == 0:
            break
        seat = next_in(s, rivals, frame[FRAME_SEAT])
        if can_reach(s, e, seat, least_bid(s, e, seat)):
            ask(s, BID, seat)
            return
        pass_bid(s, seat)
    end_auction(s)


@rule
def may_bid(s: State, e: EditionTable, seat: int, amount: int) -> int:
    """Return why a seat may not bid an amount; 0 is a pass."""
    if amount == 0:
        return ALLOWED
    if amount < 0:
        return NEGATIVE_NUMBER
    if amount < least_bid(s, e, seat):
        return BID_TOO_LOW
    return NOT_ENOUGH_CASH if amount > s.cash[seat] else ALLOWED


@rule
def bid(s: State, seat: int, amount: int) -> None:
    """Make the seat the leader; a bid of 0 is a pass."""
    if amount == 0:
        pass_bid(s, seat)
        return
    frame = top(s)
    frame[FRAME_SEAT] = seat
    frame[OTHER] = seat
    frame[HIGH_BID] = amount
    say(s, BID_MADE, seat, amount)


@rule
def pass_bid(s: State, seat: int) -> None:
    """Remove the seat from this auction."""
    frame = top(s)
    frame[FRAME_SEAT] = seat
    frame[AMONG] &= ~(1 << seat)
    say(s, BID_PASSED, seat)


@rule
def end_auction(s: State) -> None:
    """Sell what was auctioned to the leader; without a bid it stays with the bank (M-S-4)."""
    frame = top(s)
    winner = frame[OTHER]
    lot = frame[LOT]
    amount = frame[HIGH_BID]
    building = frame[AUCTIONED]
    pop(s)
    if winner == NO_SEAT:
        say(s, AUCTION_FAILED, NO_SEAT, lot, building)
        give_up(s, lot)
        return
    transfer(s, winner, BANK, amount)
    say(s, AUCTION_WON, winner, lot, building, amount)
    if building != NO_BUILDING:
        placing = push(s, PLACING, winner)
        placing[OTHER] = NO_SEAT
        placing[PLACED] = building
        placing[PAID] = amount
        return
    s.owner[lot] = winner
    if s.mortgaged[lot]:
        receive_mortgaged(s, winner, 1 << lot, s.depth)


@rule
def give_up(s: State, lot: int) -> None:
    """Leave a lot without bids to the bank, free of mortgage, or drop all building requests."""
    if lot != NO_LOT:
        s.mortgaged[lot] = 0
        return
    clear_requests(s)
