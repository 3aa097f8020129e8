"""Mortgages: lent by the bank on bare lots, redeemed with interest (M-MORT-1 to 7)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT, insert, pop, top

from .debts import is_in_debt, owe
from .event_codes import LOT_MORTGAGED, LOT_REDEEMED, MORTGAGE_KEPT
from .payments import percent_of, transfer
from .refusal_codes import (
    ALLOWED,
    ALREADY_MORTGAGED,
    GROUP_HAS_BUILDINGS,
    LOWERS_ESTATE,
    NOT_A_LOT,
    NOT_ENOUGH_CASH,
    NOT_MORTGAGED,
    NOT_OWNED,
    WRONG_MOMENT,
)
from .state import (
    BANK,
    FOR_FEE,
    LOTS_LEFT,
    NO_LOT,
    NO_SEAT,
    OTHER,
    RECEIVING,
    TRANSFER,
    EditionTable,
    State,
    ask,
)


@rule
def redemption_cost(e: EditionTable, lot: int) -> int:
    """Return what redeeming a lot costs: the mortgage with interest (M-MORT-4)."""
    return e.mortgage[lot] + percent_of(e, e.mortgage[lot], e.interest_percent)


@rule
def transfer_fee(e: EditionTable, lot: int) -> int:
    """Return what a new owner who keeps the mortgage pays at once (M-MORT-7)."""
    return percent_of(e, e.mortgage[lot], e.fee_percent)


@rule
def is_bare(s: State, e: EditionTable, lot: int, whole_group: int) -> bool:
    """Return whether a lot is bare; with `whole_group`, all of the owner's lots of its group."""
    if not whole_group:
        return s.level[lot] == 0
    lots = e.group_lots[e.lot_group[lot]]
    for i in range(e.group_size[e.lot_group[lot]]):
        # Where lots are traded one by one, a group may have several owners with buildings.
        if s.owner[lots[i]] == s.owner[lot] and s.level[lots[i]] > 0:
            return False
    return True


@rule
def may_mortgage(s: State, e: EditionTable, seat: int, lot: int) -> int:
    """Return why a seat may not mortgage a lot."""
    if lot < 0 or lot >= e.lots:
        return NOT_A_LOT
    if s.owner[lot] != seat:
        return NOT_OWNED
    if s.mortgaged[lot]:
        return ALREADY_MORTGAGED
    return ALLOWED if is_bare(s, e, lot, e.mortgage_group_unbuilt) else GROUP_HAS_BUILDINGS


@rule
def mortgage_lot(s: State, e: EditionTable, seat: int, lot: int) -> None:
    """Borrow the mortgage value from the bank; the lot no longer earns rent.

    See docs/rules/en/monopoly.md#mortgage.
    """
    s.mortgaged[lot] = 1
    transfer(s, BANK, seat, e.mortgage[lot])
    say(s, LOT_MORTGAGED, seat, lot, e.mortgage[lot])


@rule
def may_redeem(s: State, e: EditionTable, seat: int, lot: int) -> int:
    """Return why a seat may not redeem a lot; lots just received are decided one at a time."""
    if lot < 0 or lot >= e.lots:
        return NOT_A_LOT
    if s.owner[lot] != seat:
        return NOT_OWNED
    if not s.mortgaged[lot]:
        return NOT_MORTGAGED
    if s.awaits == TRANSFER:
        return may_redeem_at_once(s, e, seat, lot)
    return NOT_ENOUGH_CASH if redemption_cost(e, lot) > s.cash[seat] else ALLOWED


@rule
def may_redeem_at_once(s: State, e: EditionTable, seat: int, lot: int) -> int:
    """Return why a new owner may not redeem a lot just received.

    The lots are decided one at a time, the fees for the others must stay covered, and a debtor
    may not pay more than the fee.
    """
    if lot != lot_at_hand(s, e):
        return WRONG_MOMENT
    cost = redemption_cost(e, lot)
    # A redeemed lot can be mortgaged again, so only the interest lowers what can be raised.
    if is_in_debt(s, seat) and cost - e.mortgage[lot] > transfer_fee(e, lot):
        return LOWERS_ESTATE
    due = cost
    left = top(s)[LOTS_LEFT]
    other = 0
    while left:
        received = left & 1 and s.owner[other] == seat
        if received and other != lot and s.mortgaged[other]:
            due += transfer_fee(e, other)
        left >>= 1
        other += 1
    return NOT_ENOUGH_CASH if due > s.cash[seat] else ALLOWED


@rule
def redeem_lot(s: State, e: EditionTable, seat: int, lot: int) -> None:
    """Pay the mortgage back with interest; the lot earns rent and can be built on again."""
    cost = redemption_cost(e, lot)
    s.mortgaged[lot] = 0
    frame = top(s)
    if frame[FRAME_KIND] == RECEIVING:
        frame[LOTS_LEFT] &= ~(1 << lot)
    transfer(s, seat, BANK, cost)
    say(s, LOT_REDEEMED, seat, lot, cost)


@rule
def receive_mortgaged(s: State, seat: int, lots: int, at: int) -> None:
    """Ask the new owner of mortgaged lots about each of them, in board order.

    `at` is the index among the unfinished frames; `s.depth` is the top.
    """
    if lots:
        frame = insert(s, at, RECEIVING, seat)
        frame[OTHER] = NO_SEAT
        frame[LOTS_LEFT] = lots


@rule
def lot_at_hand(s: State, e: EditionTable) -> int:
    """Return the received lot to decide about, skipping those sold or redeemed meanwhile."""
    frame = top(s)
    left = frame[LOTS_LEFT]
    lot = 0
    while left:
        if left & 1 and s.owner[lot] == frame[FRAME_SEAT] and s.mortgaged[lot]:
            return lot
        left >>= 1
        lot += 1
    return NO_LOT


@rule
def continue_receiving(s: State, e: EditionTable) -> None:
    """Ask about the next mortgaged lot until all are decided."""
    if lot_at_hand(s, e) == NO_LOT:
        pop(s)
    else:
        ask(s, TRANSFER, top(s)[FRAME_SEAT])


@rule
def keep_mortgage(s: State, e: EditionTable, seat: int) -> None:
    """Keep the mortgage of a lot just received; the fee is due at once (M-S-18)."""
    lot = lot_at_hand(s, e)
    fee = transfer_fee(e, lot)
    top(s)[LOTS_LEFT] &= ~(1 << lot)
    say(s, MORTGAGE_KEPT, seat, lot, fee)
    owe(s, seat, BANK, fee, FOR_FEE, lot)
