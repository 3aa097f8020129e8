"""Debts: paid at once, or as soon as the debtor has raised the money (M-S-11, M-S-16)."""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT, pop, push, top

from .event_codes import MONEY_OWED, MONEY_PAID, RENT_PAID
from .fortune import liquidation
from .payments import transfer
from .refusal_codes import ALLOWED, CANNOT_RAISE, MUST_RAISE
from .state import (
    AMOUNT,
    CAUSE,
    DEBT,
    FOR_LOT,
    FOR_RENT,
    OTHER,
    OWING,
    SEATS,
    EditionTable,
    State,
    ask,
)


@called_rule
def owe(s: State, debtor: int, creditor: int, amount: int, cause: int, lot: int) -> None:
    """Make a seat owe money to a seat, the bank or the pot; with enough cash it pays at once.

    See docs/rules/en/monopoly.md#debts.
    """
    if amount == 0:
        return
    if s.cash[debtor] >= amount:
        pay(s, debtor, creditor, amount, cause, lot)
        return
    frame = push(s, OWING, debtor)
    frame[OTHER] = creditor
    frame[AMOUNT] = amount
    frame[CAUSE] = cause
    frame[FOR_LOT] = lot
    say(s, MONEY_OWED, debtor, creditor, amount, cause)


@rule
def pay(s: State, debtor: int, creditor: int, amount: int, cause: int, lot: int) -> None:
    """Pay a debt in full; the bank may be owed rent as the heir of the lot's owner."""
    transfer(s, debtor, creditor, amount)
    if cause == FOR_RENT and creditor < SEATS:
        say(s, RENT_PAID, debtor, creditor, lot, amount)
    else:
        say(s, MONEY_PAID, debtor, creditor, amount, cause)


@rule
def is_in_debt(s: State, seat: int) -> bool:
    """Return whether a seat owes anything, even if another debt is being settled first."""
    for at in range(s.depth):
        frame = s.frames[at]
        if frame[FRAME_KIND] == OWING and frame[FRAME_SEAT] == seat:
            return True
    return False


@rule
def continue_owing(s: State) -> None:
    """Pay the debt if the debtor now has the cash, else ask them to raise it."""
    frame = top(s)
    debtor = frame[FRAME_SEAT]
    amount = frame[AMOUNT]
    if s.cash[debtor] < amount:
        ask(s, DEBT, debtor)
        return
    creditor = frame[OTHER]
    cause = frame[CAUSE]
    lot = frame[FOR_LOT]
    pop(s)
    pay(s, debtor, creditor, amount, cause, lot)


@rule
def may_raise_money(s: State, e: EditionTable, seat: int) -> int:
    """Return why buildings and mortgages alone cannot raise the money for a debt."""
    return ALLOWED if liquidation(s, e, seat) >= top(s)[AMOUNT] else CANNOT_RAISE


@rule
def may_go_bankrupt(s: State, e: EditionTable, seat: int) -> int:
    """Return why a debtor may not declare bankruptcy: the debt can be covered (M-S-16)."""
    return MUST_RAISE if may_raise_money(s, e, seat) == ALLOWED else ALLOWED
