"""Buying an unowned lot, or leaving it to the auction (M-BUY-1, M-AUC-1)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, push, top

from .auction import begin_auction
from .event_codes import LOT_BOUGHT, LOT_DECLINED
from .payments import transfer
from .refusal_codes import ALLOWED, NOT_ENOUGH_CASH
from .state import (
    BANK,
    BUY,
    BUYING,
    LOT,
    NO_BUILDING,
    NO_SEAT,
    OTHER,
    EditionTable,
    State,
    ask,
)


@rule
def offer_lot(s: State, seat: int, lot: int) -> None:
    """Let the seat on an unowned lot buy it. See docs/rules/en/monopoly.md#buying."""
    frame = push(s, BUYING, seat)
    frame[OTHER] = NO_SEAT
    frame[LOT] = lot


@rule
def continue_buying(s: State) -> None:
    """Ask whether the seat buys the lot."""
    ask(s, BUY, top(s)[FRAME_SEAT])


@rule
def may_buy(s: State, e: EditionTable, seat: int) -> int:
    """Return why the seat may not buy the lot."""
    return NOT_ENOUGH_CASH if e.price[top(s)[LOT]] > s.cash[seat] else ALLOWED


@rule
def buy_lot(s: State, e: EditionTable, seat: int) -> None:
    """Pay the printed price to the bank, and give the lot to the seat."""
    lot = top(s)[LOT]
    pop(s)
    transfer(s, seat, BANK, e.price[lot])
    s.owner[lot] = seat
    say(s, LOT_BOUGHT, seat, lot, e.price[lot])


@rule
def decline_lot(s: State, e: EditionTable, seat: int) -> None:
    """Auction the lot among all seats; the seat that declined it bids last (M-S-35)."""
    lot = top(s)[LOT]
    pop(s)
    say(s, LOT_DECLINED, seat, lot)
    if e.decline_to_auction:
        begin_auction(s, lot, NO_BUILDING, s.alive, seat)
