"""Building: only on a monopoly, evenly, from the bank's stock (M-BUILD-1 to 9, M-S-13).

The target of a purchase or a sale is one number: the level of each lot of the group, three bits
each, in the order of the group's lots.
"""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say

from .event_codes import BUILT
from .ownership import has_mortgage, owns_group
from .payments import transfer
from .refusal_codes import (
    ALLOWED,
    BANK_SHORT,
    GROUP_MORTGAGED,
    LEVEL_OUT_OF_RANGE,
    MIXED_BUILDINGS,
    NO_MONOPOLY,
    NOT_A_LOT,
    NOT_A_STREET,
    NOT_ENOUGH_CASH,
    NOT_YOUR_TURN_TO_BUILD,
    NOTHING_TO_BUILD,
    UNEVEN,
)
from .state import ARG, BANK, HOTEL, STAYS, STREET, EditionTable, State

LEVEL_BITS = 3
LEVEL_MASK = (1 << LEVEL_BITS) - 1
OUT_OF_RANGE = -1


@rule
def target_of(targets: int, i: int) -> int:
    """Return the target level of the i-th lot of a group."""
    return targets >> LEVEL_BITS * i & LEVEL_MASK


@rule
def with_target(targets: int, i: int, level: int) -> int:
    """Return the targets with the level of the i-th lot replaced."""
    return targets & ~(LEVEL_MASK << LEVEL_BITS * i) | level << LEVEL_BITS * i


@rule
def levels_of(s: State, e: EditionTable, group: int) -> int:
    """Return the current levels of a group."""
    lots = e.group_lots[group]
    levels = 0
    for i in range(e.group_size[group]):
        levels = with_target(levels, i, s.level[lots[i]])
    return levels


@rule
def targets_in(s: State, e: EditionTable, a: list[int]) -> int:
    """Return the targets of an action for its group; lots it does not name keep their level."""
    targets = levels_of(s, e, a[ARG])
    for i in range(e.group_size[a[ARG]]):
        level = a[ARG + 1 + i]
        if level == STAYS:
            continue
        if level < 0 or level > HOTEL:
            return OUT_OF_RANGE
        targets = with_target(targets, i, level)
    return targets


@rule
def may_have_buildings(e: EditionTable, group: int) -> int:
    """Return why nothing can be built on a group; the number may be out of range."""
    if group < 0 or group >= e.groups:
        return NOT_A_LOT
    return ALLOWED if e.group_kind[group] == STREET else NOT_A_STREET


@rule
def is_uneven(e: EditionTable, group: int, targets: int) -> bool:
    """Return whether levels would differ by more than one (M-BUILD-5, M-ERR-7)."""
    lowest = HOTEL
    highest = 0
    for i in range(e.group_size[group]):
        level = target_of(targets, i)
        lowest = min(lowest, level)
        highest = max(highest, level)
    return highest - lowest > 1


@rule
def is_mixed(e: EditionTable, group: int, targets: int) -> bool:
    """Return whether a group would have hotels and anything else (M-BUILD-4)."""
    hotels = 0
    for i in range(e.group_size[group]):
        if target_of(targets, i) == HOTEL:
            hotels += 1
    return hotels != 0 and hotels != e.group_size[group]


@rule
def misfit(e: EditionTable, group: int, targets: int) -> int:
    """Return the rule on levels within a group that some targets would break."""
    if e.even_building and is_uneven(e, group, targets):
        return UNEVEN
    if not e.mixed_buildings and is_mixed(e, group, targets):
        return MIXED_BUILDINGS
    return ALLOWED


@rule
def houses_needed(s: State, e: EditionTable, group: int, targets: int) -> int:
    """Return how many houses a purchase takes before hotels return any (M-S-13)."""
    lots = e.group_lots[group]
    needed = 0
    for i in range(e.group_size[group]):
        target = min(target_of(targets, i), HOTEL - 1)
        needed += max(0, target - s.level[lots[i]])
    return needed


@rule
def hotels_needed(s: State, e: EditionTable, group: int, targets: int) -> int:
    """Return how many hotels a purchase takes."""
    lots = e.group_lots[group]
    needed = 0
    for i in range(e.group_size[group]):
        if target_of(targets, i) == HOTEL and s.level[lots[i]] < HOTEL:
            needed += 1
    return needed


@rule
def build_cost(s: State, e: EditionTable, group: int, targets: int) -> int:
    """Return the price of a purchase; a hotel costs one more building price (M-BUILD-7)."""
    lots = e.group_lots[group]
    cost = 0
    for i in range(e.group_size[group]):
        cost += (target_of(targets, i) - s.level[lots[i]]) * e.building_cost[lots[i]]
    return cost


@called_rule
def may_raise_levels(s: State, e: EditionTable, seat: int, group: int, targets: int) -> int:
    """Return why a seat may not raise a group of streets to these levels, apart from the cost."""
    if not owns_group(s, e, seat, group):
        return NO_MONOPOLY
    if targets == OUT_OF_RANGE:
        return LEVEL_OUT_OF_RANGE
    lots = e.group_lots[group]
    raised = 0
    blocked = e.group_unmortgaged and has_mortgage(s, e, group)
    for i in range(e.group_size[group]):
        target = target_of(targets, i)
        if target < s.level[lots[i]]:
            return NOTHING_TO_BUILD
        if target > s.level[lots[i]]:
            raised += 1
            blocked = blocked or s.mortgaged[lots[i]] != 0
    if raised == 0:
        return NOTHING_TO_BUILD
    if blocked:
        return GROUP_MORTGAGED
    reason = misfit(e, group, targets)
    if reason != ALLOWED:
        return reason
    short = houses_needed(s, e, group, targets) > s.houses
    if short or hotels_needed(s, e, group, targets) > s.hotels:
        return BANK_SHORT
    return ALLOWED


@rule
def may_build(s: State, e: EditionTable, seat: int, a: list[int]) -> int:
    """Return why a seat may not make the purchase of an action: a group, a target per lot."""
    reason = may_have_buildings(e, a[ARG])
    if reason != ALLOWED:
        return reason
    if e.build_in_own_turn and s.turn != seat:
        return NOT_YOUR_TURN_TO_BUILD
    targets = targets_in(s, e, a)
    reason = may_raise_levels(s, e, seat, a[ARG], targets)
    if reason != ALLOWED:
        return reason
    return NOT_ENOUGH_CASH if build_cost(s, e, a[ARG], targets) > s.cash[seat] else ALLOWED


@rule
def set_level(s: State, lot: int, level: int) -> None:
    """Set the level of a lot and adjust the bank's stock; a hotel replaces the houses."""
    before = s.level[lot]
    s.houses += (before if before < HOTEL else 0) - (level if level < HOTEL else 0)
    s.hotels += (1 if before == HOTEL else 0) - (1 if level == HOTEL else 0)
    s.level[lot] = level


@rule
def set_levels(s: State, e: EditionTable, group: int, targets: int) -> None:
    """Set the levels of a group and adjust the bank's stock."""
    lots = e.group_lots[group]
    for i in range(e.group_size[group]):
        set_level(s, lots[i], target_of(targets, i))


@called_rule
def build(s: State, e: EditionTable, seat: int, group: int, targets: int) -> None:
    """Pay the bank and build. See docs/rules/en/monopoly.md#building."""
    lots = e.group_lots[group]
    for i in range(e.group_size[group]):
        lot = lots[i]
        before = s.level[lot]
        target = target_of(targets, i)
        if target > before:
            cost = (target - before) * e.building_cost[lot]
            transfer(s, seat, BANK, cost)
            set_level(s, lot, target)
            say(s, BUILT, seat, lot, before, target, cost)
