"""Income tax and wealth tax (M-TAX-1 to 3)."""

from __future__ import annotations

from magnate.kernel import rule
from magnate.kernel.frames import FRAME_SEAT, pop, push, top

from .debts import owe
from .fortune import fortune
from .payments import percent_of, taxes_account
from .refusal_codes import ALLOWED, WRONG_MOMENT
from .state import (
    BEST_OF,
    FLAT,
    FOR_TAX,
    FOR_WEALTH_TAX,
    NO_LOT,
    NO_SEAT,
    OTHER,
    PERCENT_DUE,
    TAX,
    TAXED,
    EditionTable,
    State,
    ask,
)

CHOOSES_FLAT, CHOOSES_PERCENT = 0, 1


@rule
def income_tax_share(s: State, e: EditionTable, seat: int) -> int:
    """Return the share of a seat's fortune that is due if it does not pay the flat amount."""
    return percent_of(e, fortune(s, e, seat), e.tax_percent)


@rule
def charge_income_tax(s: State, e: EditionTable, seat: int) -> None:
    """Charge the flat amount or a share of the fortune: the smaller, or as chosen before counting.

    The fortune is the one at the time of landing. See docs/rules/en/monopoly.md#income-tax.
    """
    if e.income_tax == FLAT:
        owe(s, seat, taxes_account(e), e.tax_flat, FOR_TAX, NO_LOT)
        return
    share = income_tax_share(s, e, seat)
    if e.income_tax == BEST_OF:
        owe(s, seat, taxes_account(e), min(e.tax_flat, share), FOR_TAX, NO_LOT)
        return
    frame = push(s, TAXED, seat)
    frame[OTHER] = NO_SEAT
    frame[PERCENT_DUE] = share


@rule
def continue_taxed(s: State) -> None:
    """Ask how the seat pays the tax."""
    ask(s, TAX, top(s)[FRAME_SEAT])


@rule
def may_choose_tax(choice: int) -> int:
    """Return why this is not a choice of tax."""
    return ALLOWED if CHOOSES_FLAT <= choice <= CHOOSES_PERCENT else WRONG_MOMENT


@rule
def choose_tax(s: State, e: EditionTable, seat: int, choice: int) -> None:
    """Charge the tax as chosen."""
    share = top(s)[PERCENT_DUE]
    pop(s)
    due = share if choice == CHOOSES_PERCENT else e.tax_flat
    owe(s, seat, taxes_account(e), due, FOR_TAX, NO_LOT)


@rule
def charge_wealth_tax(s: State, e: EditionTable, seat: int) -> None:
    """Charge a fixed amount (M-TAX-3)."""
    owe(s, seat, taxes_account(e), e.wealth_tax, FOR_WEALTH_TAX, NO_LOT)
