"""Raising money in the fixed order, for a debtor who leaves it to the software (M-S-16)."""

from __future__ import annotations

from magnate.kernel import rule
from magnate.kernel.frames import top

from .mortgage import may_mortgage, mortgage_lot
from .ownership import has_buildings, owns_group
from .refusal_codes import ALLOWED
from .selling_buildings import next_sale, sell
from .state import AMOUNT, NO_LOT, EditionTable, State


@rule
def cheapest_to_mortgage(s: State, e: EditionTable, seat: int) -> int:
    """Return the lot to mortgage next: the cheapest outside complete groups, then inside."""
    best = NO_LOT
    best_complete = False
    for lot in range(e.lots):
        if s.owner[lot] != seat or may_mortgage(s, e, seat, lot) != ALLOWED:
            continue
        group = e.lot_group[lot]
        complete = owns_group(s, e, seat, group)
        if complete and has_buildings(s, e, group):
            continue
        if best != NO_LOT and complete == best_complete:
            comes_first = e.mortgage[lot] < e.mortgage[best]
        else:
            comes_first = best == NO_LOT or best_complete
        if comes_first:
            best = lot
            best_complete = complete
    return best


@rule
def cheapest_to_sell(s: State, e: EditionTable, seat: int) -> int:
    """Return a lot of the group whose buildings to sell next: the cheapest ones."""
    best = NO_LOT
    for lot in range(e.lots):
        if s.owner[lot] != seat or s.level[lot] == 0:
            continue
        if best == NO_LOT or e.building_cost[lot] < e.building_cost[best]:
            best = lot
    return best


@rule
def mortgage_until(s: State, e: EditionTable, seat: int, amount: int) -> None:
    """Mortgage lots until the seat has the amount or no lot can be mortgaged."""
    while s.cash[seat] < amount:
        lot = cheapest_to_mortgage(s, e, seat)
        if lot == NO_LOT:
            return
        mortgage_lot(s, e, seat, lot)


@rule
def sell_until(s: State, e: EditionTable, seat: int, amount: int) -> None:
    """Sell buildings evenly until the seat has the amount or no building is left."""
    while s.cash[seat] < amount:
        lot = cheapest_to_sell(s, e, seat)
        if lot == NO_LOT:
            return
        group = e.lot_group[lot]
        sell(s, e, seat, group, next_sale(s, e, seat, group))


@rule
def raise_money(s: State, e: EditionTable, seat: int) -> None:
    """Mortgage bare lots, then sell buildings, then mortgage their lots, until the debt is covered.

    The cheapest come first, and lots outside complete groups before those inside.
    See docs/rules/en/monopoly.md#debts.
    """
    amount = top(s)[AMOUNT]
    mortgage_until(s, e, seat, amount)
    sell_until(s, e, seat, amount)
    mortgage_until(s, e, seat, amount)
