"""Selling buildings to the bank: evenly, at half price (M-SELL-2 to 5, M-S-14)."""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say

from .building import (
    OUT_OF_RANGE,
    levels_of,
    may_have_buildings,
    misfit,
    set_level,
    target_of,
    targets_in,
    with_target,
)
from .event_codes import BUILDINGS_SOLD
from .fortune import sale_value
from .payments import transfer
from .refusal_codes import ALLOWED, BANK_SHORT, LEVEL_OUT_OF_RANGE, NOT_OWNED, NOTHING_TO_SELL
from .state import ARG, BANK, HOTEL, EditionTable, State


@rule
def houses_returned(s: State, e: EditionTable, group: int, targets: int) -> int:
    """Return how many houses a sale returns to the bank; negative if broken-up hotels need more."""
    lots = e.group_lots[group]
    returned = 0
    for i in range(e.group_size[group]):
        before = s.level[lots[i]]
        target = target_of(targets, i)
        returned += (before if before < HOTEL else 0) - (target if target < HOTEL else 0)
    return returned


@called_rule
def may_lower_levels(s: State, e: EditionTable, seat: int, group: int, targets: int) -> int:
    """Return why a seat may not lower a group of streets to these levels.

    If the bank has too few houses, a hotel must be sold to a lower level (M-S-14).
    """
    if targets == OUT_OF_RANGE:
        return LEVEL_OUT_OF_RANGE
    lots = e.group_lots[group]
    lowered = 0
    for i in range(e.group_size[group]):
        before = s.level[lots[i]]
        target = target_of(targets, i)
        if target > before:
            return NOTHING_TO_SELL
        if target < before:
            lowered += 1
            if s.owner[lots[i]] != seat:
                return NOT_OWNED
    if lowered == 0:
        return NOTHING_TO_SELL
    reason = misfit(e, group, targets)
    if reason != ALLOWED:
        return reason
    return BANK_SHORT if s.houses + houses_returned(s, e, group, targets) < 0 else ALLOWED


@rule
def may_sell(s: State, e: EditionTable, seat: int, a: list[int]) -> int:
    """Return why a seat may not make the sale of an action: a group, a target per lot."""
    reason = may_have_buildings(e, a[ARG])
    if reason != ALLOWED:
        return reason
    return may_lower_levels(s, e, seat, a[ARG], targets_in(s, e, a))


@called_rule
def sell(s: State, e: EditionTable, seat: int, group: int, targets: int) -> None:
    """Sell buildings to the bank at half price. See docs/rules/en/monopoly.md#selling-buildings."""
    lots = e.group_lots[group]
    for i in range(e.group_size[group]):
        lot = lots[i]
        before = s.level[lot]
        target = target_of(targets, i)
        if target < before:
            proceeds = (before - target) * sale_value(e, lot)
            transfer(s, BANK, seat, proceeds)
            set_level(s, lot, target)
            say(s, BUILDINGS_SOLD, seat, lot, before, target, proceeds)


@rule
def highest_lot(e: EditionTable, group: int, targets: int) -> int:
    """Return the index in its group of the lot with the most buildings; of several, the last."""
    highest = 0
    for i in range(e.group_size[group]):
        if target_of(targets, i) >= target_of(targets, highest):
            highest = i
    return highest


@rule
def next_sale(s: State, e: EditionTable, seat: int, group: int) -> int:
    """Return the levels after the smallest legal sale.

    Buildings are removed one by one from the highest lot until the rest is legal; an empty group
    always is. With uneven building, only the lot with the hotel is lowered.
    """
    targets = levels_of(s, e, group)
    i = highest_lot(e, group, targets)
    while targets != 0:
        targets = with_target(targets, i, target_of(targets, i) - 1)
        if may_lower_levels(s, e, seat, group, targets) == ALLOWED:
            return targets
        if e.even_building:
            i = highest_lot(e, group, targets)
    return targets
