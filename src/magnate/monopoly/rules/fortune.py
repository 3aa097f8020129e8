"""A player's fortune: for the tax, for a debt, and at the end of a game with a limit."""

from __future__ import annotations

from magnate.kernel import rule

from .state import AT_BOTH, AT_MORTGAGE_VALUE, EditionTable, State


@rule
def taxed_value(s: State, e: EditionTable, lot: int) -> int:
    """Return what a lot counts in the fortune; an option values mortgaged ones (M-ERR-3)."""
    if not s.mortgaged[lot]:
        return e.price[lot]
    if e.tax_mortgaged == AT_MORTGAGE_VALUE:
        return e.mortgage[lot]
    if e.tax_mortgaged == AT_BOTH:
        return e.price[lot] + e.mortgage[lot]
    return e.price[lot]


@rule
def fortune(s: State, e: EditionTable, seat: int) -> int:
    """Return the fortune on which income tax is based (M-TAX-2, M-S-26).

    A hotel counts five building prices, a jail card nothing.
    See docs/rules/en/monopoly.md#fortune.
    """
    worth = s.cash[seat]
    for lot in range(e.lots):
        if s.owner[lot] == seat:
            worth += taxed_value(s, e, lot) + s.level[lot] * e.building_cost[lot]
    return worth


@rule
def final_fortune(s: State, e: EditionTable, seat: int) -> int:
    """Return the fortune at the end of a game with a limit: half price if mortgaged (M-S-32)."""
    worth = s.cash[seat]
    for lot in range(e.lots):
        if s.owner[lot] == seat:
            value = e.price[lot] // 2 if s.mortgaged[lot] else e.price[lot]
            worth += value + s.level[lot] * e.building_cost[lot]
    return worth


@rule
def sale_value(e: EditionTable, lot: int) -> int:
    """Return what the bank pays for one building: half its price, in whole dollars (M-SELL-2)."""
    return e.building_cost[lot] // 2


@rule
def liquidation(s: State, e: EditionTable, seat: int) -> int:
    """Return what a seat can raise: cash, half of its buildings, its mortgages (M-S-16)."""
    worth = s.cash[seat]
    for lot in range(e.lots):
        if s.owner[lot] == seat:
            worth += s.level[lot] * sale_value(e, lot)
            if not s.mortgaged[lot]:
                worth += e.mortgage[lot]
    return worth
