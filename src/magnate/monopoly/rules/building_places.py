"""Where a building could be placed now, and what it would be worth there (M-S-15)."""

from __future__ import annotations

from magnate.kernel import called_rule, rule

from .building_requests import stock
from .fortune import sale_value
from .ownership import has_mortgage, owns_group
from .state import HOTEL, HOTELS, HOUSES, MOST_HOUSES, STREET, EditionTable, State, is_in

NO_GROUP = -1
NO_PRICE = -1


@rule
def room_for_houses(s: State, e: EditionTable, group: int) -> int:
    """Return how many more houses fit on a monopoly, given its levels and mortgages."""
    lots = e.group_lots[group]
    highest = MOST_HOUSES
    for i in range(e.group_size[group]):
        # Other lots may be at most one level above a mortgaged one (M-BUILD-8).
        if s.mortgaged[lots[i]] and e.even_building:
            highest = min(highest, s.level[lots[i]] + 1)
        if s.level[lots[i]] == HOTEL and not e.mixed_buildings:
            return 0
    room = 0
    for i in range(e.group_size[group]):
        if not s.mortgaged[lots[i]]:
            room += max(0, highest - s.level[lots[i]])
    return room


@rule
def room_for_hotels(s: State, e: EditionTable, group: int) -> int:
    """Return how many hotels could replace four houses each on a monopoly now."""
    lots = e.group_lots[group]
    room = 0
    for i in range(e.group_size[group]):
        if s.level[lots[i]] == MOST_HOUSES and not s.mortgaged[lots[i]]:
            room += 1
        elif e.even_building and s.level[lots[i]] < MOST_HOUSES:
            return 0
    return room


@called_rule
def room_for(s: State, e: EditionTable, seat: int, group: int, building: int) -> int:
    """Return how many buildings of a kind a seat could put on a group if they cost nothing."""
    if e.group_kind[group] != STREET or not owns_group(s, e, seat, group):
        return 0
    if e.group_unmortgaged and has_mortgage(s, e, group):
        return 0
    if building == HOUSES:
        return room_for_houses(s, e, group)
    return room_for_hotels(s, e, group)


@rule
def unit_of(e: EditionTable, group: int, building: int) -> int:
    """Return how many buildings are bought together: one, or the hotels of a whole group."""
    return e.group_size[group] if building == HOTELS and e.whole_group_hotels else 1


@rule
def group_cost(e: EditionTable, group: int) -> int:
    """Return the price of a building on a group of streets."""
    return e.building_cost[e.group_lots[group][0]]


@rule
def fits_on(s: State, e: EditionTable, seat: int, group: int, building: int) -> bool:
    """Return whether a seat could put one building, or a whole group's hotels, on a group now."""
    if unit_of(e, group, building) > stock(s, building):
        return False
    return room_for(s, e, seat, group, building) > 0


@rule
def can_place(s: State, e: EditionTable, seat: int, building: int) -> bool:
    """Return whether a seat could place a building on any group."""
    for group in range(e.groups):
        if fits_on(s, e, seat, group, building):
            return True
    return False


@rule
def group_floor(e: EditionTable, group: int, building: int) -> int:
    """Return what the bank would pay for a building, or a whole group's hotels, on a group."""
    return unit_of(e, group, building) * sale_value(e, e.group_lots[group][0])


@called_rule
def building_floor(s: State, e: EditionTable, seat: int, building: int) -> int:
    """Return what the bank would pay for a building at a seat's cheapest place (M-S-15).

    NO_PRICE for a seat that has no place for it.
    """
    lowest = NO_PRICE
    for group in range(e.groups):
        if not fits_on(s, e, seat, group, building):
            continue
        value = group_floor(e, group, building)
        if lowest == NO_PRICE or value < lowest:
            lowest = value
    return lowest


@rule
def lowest_price(s: State, e: EditionTable, building: int, seats: int) -> int:
    """Return the lowest deed price at which one of some seats could build, or NO_PRICE."""
    lowest = NO_PRICE
    for seat in range(s.players):
        if not is_in(seats, seat):
            continue
        for group in range(e.groups):
            if not fits_on(s, e, seat, group, building):
                continue
            price = unit_of(e, group, building) * group_cost(e, group)
            if lowest == NO_PRICE or price < lowest:
                lowest = price
    return lowest
