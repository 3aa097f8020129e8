"""Jail: going there, and the options of each turn in it (M-JAIL-1 to 8, M-S-6, M-S-24)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .cards import return_jail_card
from .debts import owe
from .event_codes import BY_FINE, BY_JAIL_CARD, JAIL_LEFT, SENT_TO_JAIL
from .payments import taxes_account
from .refusal_codes import ALLOWED, JAIL_TURN, NO_JAIL_CARD, NOT_ENOUGH_CASH, NOT_IN_JAIL
from .state import (
    AGAIN,
    FOR_FINE,
    MAY_PAY,
    MAY_USE_CARD,
    NO_CARD,
    NO_LOT,
    PILES,
    EditionTable,
    State,
)


@rule
def send_to_jail(s: State, e: EditionTable, seat: int, how: int) -> None:
    """Move the piece straight to jail, without salary; the turn ends (M-JAIL-2, M-JAIL-3).

    See docs/rules/en/monopoly.md#jail.
    """
    s.square[seat] = e.jail_square
    s.jail_turn[seat] = 1
    s.frames[0][AGAIN] = 0
    say(s, SENT_TO_JAIL, seat, how)


@rule
def leave_jail(s: State, seat: int, how: int) -> None:
    """Free the seat."""
    s.jail_turn[seat] = 0
    say(s, JAIL_LEFT, seat, how)


@rule
def may_leave_jail_by(s: State, e: EditionTable, seat: int, option: int) -> int:
    """Return why a seat may not leave jail in this way in this turn."""
    turn = s.jail_turn[seat]
    if turn == 0:
        return NOT_IN_JAIL
    return ALLOWED if e.jail_allows[turn] & option else JAIL_TURN


@rule
def may_pay_fine(s: State, e: EditionTable, seat: int) -> int:
    """Return why a seat may not pay the fine before rolling."""
    reason = may_leave_jail_by(s, e, seat, MAY_PAY)
    if reason != ALLOWED:
        return reason
    return NOT_ENOUGH_CASH if e.jail_fine > s.cash[seat] else ALLOWED


@rule
def pay_fine(s: State, e: EditionTable, seat: int) -> None:
    """Pay the fine and leave jail before rolling; a double counts as usual (M-S-6)."""
    owe(s, seat, taxes_account(e), e.jail_fine, FOR_FINE, NO_LOT)
    leave_jail(s, seat, BY_FINE)


@rule
def jail_card_of(s: State, seat: int) -> int:
    """Return the pile whose jail card a seat holds, Chance before Community Chest, or NO_CARD."""
    for pile in range(PILES):
        if s.card_holder[pile] == seat:
            return pile
    return NO_CARD


@rule
def may_use_card(s: State, e: EditionTable, seat: int) -> int:
    """Return why a seat may not use a jail card."""
    reason = may_leave_jail_by(s, e, seat, MAY_USE_CARD)
    if reason != ALLOWED:
        return reason
    return NO_JAIL_CARD if jail_card_of(s, seat) == NO_CARD else ALLOWED


@rule
def use_card(s: State, e: EditionTable, seat: int) -> None:
    """Put the jail card under its pile and leave jail before rolling (M-CARD-4)."""
    pile = jail_card_of(s, seat)
    return_jail_card(s, e, pile)
    leave_jail(s, seat, BY_JAIL_CARD)
