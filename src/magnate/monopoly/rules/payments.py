"""Payments: every dollar goes from one account to another (M-MONEY-1, M-BANK-4)."""

from __future__ import annotations

from magnate.kernel import rule

from .state import BANK, POT, ROUND_DOWN, ROUND_UP, EditionTable, State


@rule
def transfer(s: State, payer: int, payee: int, amount: int) -> None:
    """Money goes from one account to another: a seat's, the bank's or the pot."""
    s.cash[payer] -= amount
    s.cash[payee] += amount


@rule
def taxes_account(e: EditionTable) -> int:
    """Return where taxes, fines and card payments go: the bank, or the pot where there is one."""
    return POT if e.pot else BANK


@rule
def percent_of(e: EditionTable, amount: int, percent: int) -> int:
    """Return a share of an amount in whole dollars, rounded as the edition says (M-S-12)."""
    hundredths = amount * percent
    if e.rounding == ROUND_UP:
        return (hundredths + 99) // 100
    if e.rounding == ROUND_DOWN:
        return hundredths // 100
    return (hundredths + 50) // 100
