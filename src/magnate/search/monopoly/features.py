"""What a position of Monopoly looks like to each seat, as whole thousandths.

Money and rents enter as logarithms, because what matters is how many times over a seat can pay.
"""

from __future__ import annotations

from math import log

from magnate.kernel import Schema, called_rule, row, rule
from magnate.monopoly.rules.fortune import liquidation
from magnate.monopoly.rules.ownership import owns_group
from magnate.monopoly.rules.rent import rent_of
from magnate.monopoly.rules.state import (
    BANK,
    HOTEL,
    NO_LOT,
    SEATS,
    STREET,
    EditionTable,
    State,
    is_in,
)

from .landing_odds import SCALE, Odds

FEATURES = 24
UNIT = 1000  # features are whole numbers of thousandths
MEAN_DICE = 7

# Money and rents are logarithms; rents are those of one roll.
(
    CASH,
    MEANS,  # cash and everything that could be raised
    FLOW,  # rents of the seat's lots
    POTENTIAL,  # the same after building everything it can pay for
    THREAT,  # rents of the others' lots
    POTENTIAL_THREAT,
    HOPE,  # parts of groups in which no opponent, or more than one, has lots
    LEVERAGE,  # parts of groups of which one opponent has the rest: material for a trade
    LOTS_HELD,
    EARLY_CASH,  # cash, weighted by the share of lots that are still for sale
    AHEAD,  # the expected rent of the next roll, relative to the cash
    WHOLE,  # groups owned as a whole
    BUILT,  # the cost of the seat's buildings
    MEANS_AND_THREAT,  # how many times over it could pay what threatens
    IN_JAIL,
    EARLY_LOTS,
    POTENTIAL_AND_CASH,
    WORST_AHEAD,
    CASH_SHARE,  # of all cash
    TOP_POTENTIAL,  # of the opponents
    TOP_CASH,
    ALIVE,  # seats still in the game
    FREE,  # lots that nobody owns
    DREAM,  # rents of its best incomplete group if the cash bought and built up the rest
) = range(FEATURES)


class Features(Schema):
    """The features of all seats, and working memory for them."""

    flow = row(SEATS)  # rents of a seat's lots, per SCALE rolls
    potential = row(SEATS)  # the same with everything it could build
    features = row(SEATS * FEATURES)


@rule
def in_units(number: float) -> int:
    """Return a number in thousandths."""
    return int(number * UNIT)


@rule
def flow_of(s: State, e: EditionTable, o: Odds, seat: int) -> int:
    """Return the rents of all lots of a seat per SCALE rolls."""
    flow = 0
    for lot in range(e.lots):
        if s.owner[lot] == seat:
            flow += rent_of(s, e, lot, MEAN_DICE) * o.landing[e.lot_square[lot]]
    return flow


@called_rule
def potential_of(s: State, e: EditionTable, o: Odds, seat: int, means: int) -> int:
    """Return by how much rents would rise with everything a seat can build, best group first."""
    more = 0
    for i in range(e.groups):
        group = o.order[i]
        lots = e.group_lots[group]
        if e.group_kind[group] != STREET or not owns_group(s, e, seat, group):
            continue
        size = e.group_size[group]
        price = max(1, e.building_cost[lots[0]])
        built = 0
        for j in range(size):
            built += s.level[lots[j]]
        count = min(HOTEL * size - built, max(0, means) // price)
        means -= count * price
        more += level_flow(o, group, size, built + count) - level_flow(o, group, size, built)
    return more


@rule
def level_flow(o: Odds, group: int, size: int, built: int) -> int:
    """Return the rents of a whole group with a number of buildings, interpolated between rows."""
    level = built // size
    if level >= HOTEL:
        return o.flow[group][HOTEL]
    step = o.flow[group][level + 1] - o.flow[group][level]
    return o.flow[group][level] + step * (built % size) // size


@rule
def rents_ahead(s: State, e: EditionTable, seat: int, x: list[int], at: int) -> None:
    """Write the rent that the next roll costs on average, and at worst."""
    expected = 0
    worst = 0
    for total in range(2, 13):
        lot = e.square_lot[(s.square[seat] + total) % e.squares]
        if lot != NO_LOT and s.owner[lot] != BANK and s.owner[lot] != seat:
            rent = rent_of(s, e, lot, total)
            expected += rent * (6 - abs(total - MEAN_DICE))
            worst = max(worst, rent)
    cash = s.cash[seat]
    x[at + AHEAD] = in_units(expected / 36 / (100 + cash))
    x[at + WORST_AHEAD] = in_units(min(3.0, worst / (100 + cash)))


@called_rule
def describe_groups(s: State, e: EditionTable, o: Odds, seat: int, x: list[int], at: int) -> None:
    """Write what a seat has in groups: whole ones, parts that may become whole, buildings."""
    whole = 0
    hope = 0
    dream = 0
    leverage = 0
    built = 0
    held = 0
    for group in range(e.groups):
        size = e.group_size[group]
        mine = 0
        free = 0
        rivals = 0
        for i in range(size):
            lot = e.group_lots[group][i]
            owner = s.owner[lot]
            if owner == seat:
                mine += 1
                built += s.level[lot] * e.building_cost[lot]
            elif owner == BANK:
                free += 1
            else:
                rivals |= 1 << owner
        held += mine
        if mine == 0 or e.group_kind[group] != STREET:
            continue
        if mine == size:
            whole += 1
            continue
        value = o.flow[group][3] * mine * mine // (size * size)
        price = 2 * (size - mine) * e.price[e.group_lots[group][0]]
        houses = max(0, s.cash[seat] - price) // max(1, e.building_cost[e.group_lots[group][0]])
        dream = max(dream, level_flow(o, group, size, min(HOTEL * size, houses)) * mine // size)
        if rivals == 0:
            hope += value
        elif rivals & (rivals - 1) == 0 and free == 0:
            leverage += value
        else:
            hope += value // 3
    x[at + WHOLE] = whole * UNIT
    x[at + HOPE] = hope * UNIT // (10 * SCALE)
    x[at + LEVERAGE] = leverage * UNIT // (10 * SCALE)
    x[at + BUILT] = built
    x[at + DREAM] = in_units(log(5.0 + dream / SCALE))
    x[at + LOTS_HELD] = held * UNIT // e.lots


@called_rule
def describe(s: State, e: EditionTable, o: Odds, f: Features) -> None:
    """Write the features of all seats that are still in the game."""
    total_flow = 0
    total_potential = 0
    total_cash = 0
    free = 0
    for lot in range(e.lots):
        free += s.owner[lot] == BANK
    for seat in range(s.players):
        if is_in(s.alive, seat):
            cash = s.cash[seat]
            means = cash + (liquidation(s, e, seat) - cash) // 3 + e.salary
            f.flow[seat] = flow_of(s, e, o, seat)
            f.potential[seat] = f.flow[seat] + potential_of(s, e, o, seat, means)
            total_flow += f.flow[seat]
            total_potential += f.potential[seat]
            total_cash += cash
    for seat in range(s.players):
        if is_in(s.alive, seat):
            describe_seat(s, e, o, f, seat, total_flow, total_potential, free)
            compare_with_rivals(s, e, f, seat, total_cash, free)


@rule
def describe_seat(
    s: State,
    e: EditionTable,
    o: Odds,
    f: Features,
    seat: int,
    total_flow: int,
    total_potential: int,
    free: int,
) -> None:
    """Write the features of one seat."""
    x = f.features
    at = seat * FEATURES
    cash = max(0, s.cash[seat])
    means = max(0, liquidation(s, e, seat))
    flow = f.flow[seat] / SCALE
    potential = f.potential[seat] / SCALE
    threat = (total_flow - f.flow[seat]) / SCALE
    others = (total_potential - f.potential[seat]) / SCALE
    describe_groups(s, e, o, seat, x, at)
    rents_ahead(s, e, seat, x, at)
    x[at + CASH] = in_units(log(100.0 + cash))
    x[at + MEANS] = in_units(log(200.0 + means))
    x[at + FLOW] = in_units(log(5.0 + flow))
    x[at + POTENTIAL] = in_units(log(5.0 + potential))
    x[at + THREAT] = in_units(log(5.0 + threat))
    x[at + POTENTIAL_THREAT] = in_units(log(5.0 + others))
    x[at + EARLY_CASH] = in_units(log(100.0 + cash) * free / e.lots)
    x[at + EARLY_LOTS] = x[at + LOTS_HELD] * free // e.lots
    x[at + MEANS_AND_THREAT] = in_units(min(10.0, means / (100.0 + 10.0 * threat)))
    x[at + IN_JAIL] = UNIT if s.jail_turn[seat] else 0
    x[at + POTENTIAL_AND_CASH] = in_units(log(5.0 + potential) * log(100.0 + cash) / 10.0)


@rule
def compare_with_rivals(
    s: State, e: EditionTable, f: Features, seat: int, total_cash: int, free: int
) -> None:
    """Write how a seat compares with the others."""
    x = f.features
    at = seat * FEATURES
    potential = 0
    cash = 0
    alive = 0
    for each in range(s.players):
        if is_in(s.alive, each):
            alive += 1
            if each != seat:
                potential = max(potential, f.potential[each])
                cash = max(cash, s.cash[each])
    x[at + CASH_SHARE] = max(0, s.cash[seat]) * UNIT // max(1, total_cash)
    x[at + TOP_POTENTIAL] = in_units(log(5.0 + potential / SCALE))
    x[at + TOP_CASH] = in_units(log(100.0 + cash))
    x[at + ALIVE] = alive * UNIT // SEATS
    x[at + FREE] = free * UNIT // e.lots
