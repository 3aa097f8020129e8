"""Payments: every dollar moves from one account to another (M-MONEY-1, M-BANK-4)."""

from __future__ import annotations

from magnate.kernel import rule

from .state import BANK, POT, ROUND_DOWN, ROUND_UP, EditionTable, State


@rule
def transfer(s: State, payer: int, payee: int, amount: int) -> None:
    """Move money between two accounts: a seat's, the bank's or the pot."""
    s.cash[payer] -= amount
    s.cash[payee] += amount


@rule
def taxes_account(e: EditionTable) -> int:
    """Return the account that receives taxes, fines and card payments: the bank or the pot."""
    return POT if e.pot else BANK


@rule
def percent_of(e: EditionTable, amount: int, percent: int) -> int:
    """Return a percentage of an amount in whole dollars, rounded by the edition (M-S-12)."""
    hundredths = amount * percent
    if e.rounding == ROUND_UP:
        return (hundredths + 99) // 100
    if e.rounding == ROUND_DOWN:
        return hundredths // 100
    return (hundredths + 50) // 100
