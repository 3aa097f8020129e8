"""The rollout policies' estimates of worth: lots, groups to complete, whole seats.

All in dollars. A rent counts for the rounds ahead and for everyone at the table: what an opponent
pays is gained, and what they lose they cannot use against this seat.
"""

from __future__ import annotations

from magnate.kernel import Schema, called_rule, number, rule
from magnate.monopoly.rules.fortune import liquidation
from magnate.monopoly.rules.mortgage import redemption_cost
from magnate.monopoly.rules.ownership import owns_group
from magnate.monopoly.rules.state import (
    BANK,
    COMPANY,
    HOTEL,
    STREET,
    EditionTable,
    State,
)

from .landing_odds import SCALE, Odds

ROUNDS_AHEAD = 20
ROLLS_IN_100_TURNS = 115  # doubles add rolls, jail takes some away
MEAN_DICE = 7
THREE_HOUSES = 3  # up to here rents rise most for the money
RAISED_SHARE = 3  # a seat would spend one third of what it could raise on buildings
SALARIES = 2  # future salaries that it would spend there too


class Policy(Schema):
    """The weights of a rollout policy; in percent unless stated otherwise.

    The steady bot has its own `SteadyPolicy`, which works on views instead of states.
    """

    hope = number()  # the worth of an almost complete group, relative to the complete one
    bids = number()  # the highest bid, relative to the worth of a lot
    reserve = number()  # relative to the cash that the rents ahead call for
    rivalry = number()  # the weight of a trade partner's gain against the seat's own
    kept = number()  # dollars that are never spent


@rule
def count_of(members: int) -> int:
    """Return the number of members of a set."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@rule
def rolls_ahead(s: State, e: EditionTable) -> int:
    """Return the number of rolls, of all seats, that rents are counted for."""
    rounds = ROUNDS_AHEAD
    if e.round_limit:
        rounds = min(rounds, max(1, e.round_limit - s.rounds))
    return rounds * count_of(s.alive) * ROLLS_IN_100_TURNS // 100


@called_rule
def monopoly_gain(e: EditionTable, o: Odds, group: int, built: int, budget: int, rolls: int) -> int:
    """Return the most that a whole group with `built` buildings gains with a budget.

    A row that the budget only begins counts in part, so that every dollar counts a little.
    """
    size = e.group_size[group]
    price = e.building_cost[e.group_lots[group][0]]
    lower = 0
    below = o.flow[group][built // size] * rolls // SCALE
    best = below
    for level in range(built // size + 1, HOTEL + 1):
        cost = (level * size - built) * price
        gain = o.flow[group][level] * rolls // SCALE - cost // 2
        if cost <= budget:
            best = max(best, gain)
        elif lower < budget:
            best = max(best, below + (gain - below) * (budget - lower) // (cost - lower))
        lower = cost
        below = gain
    return best


@rule
def monopoly_cost(e: EditionTable, group: int, built: int, budget: int) -> int:
    """Return how much of a budget would be spent on a whole group."""
    size = e.group_size[group]
    price = e.building_cost[e.group_lots[group][0]]
    return max(0, min(budget, (THREE_HOUSES * size - built) * price))


@called_rule
def part_worth(
    s: State, e: EditionTable, o: Odds, p: Policy, seat: int, group: int, rolls: int
) -> int:
    """Return what part of a group earns, and the hope of completing it."""
    size = e.group_size[group]
    street = e.group_kind[group] == STREET
    worth = 0
    mine = 0
    rivals = 0
    rents = 0
    for i in range(size):
        lot = e.group_lots[group][i]
        owner = s.owner[lot]
        if owner == seat:
            mine += 1
            value = e.mortgage[lot]
            worth += value - redemption_cost(e, lot) if s.mortgaged[lot] else value
            rents += e.rent[lot][0] * o.landing[e.lot_square[lot]]
        elif owner != BANK:
            rivals |= 1 << owner
    if mine == 0:
        return 0
    if not street:
        factor = MEAN_DICE if e.group_kind[group] == COMPANY else 1
        first = e.group_lots[group][0]
        rents = rents * e.rent[first][mine - 1] // max(1, e.rent[first][0]) * factor
    worth += rents * rolls // SCALE
    if street and mine < size:
        whole = monopoly_gain(e, o, group, 0, e.starting_cash, rolls)
        worth += p.hope * mine * mine * whole // (100 * size * size * (1 + count_of(rivals)))
    return worth


@called_rule
def seat_worth(s: State, e: EditionTable, o: Odds, p: Policy, seat: int, rolls: int) -> int:
    """Return what a seat has: cash, lots, and what it could make of whole groups."""
    cash = s.cash[seat]
    budget = cash + (liquidation(s, e, seat) - cash) // RAISED_SHARE + SALARIES * e.salary
    worth = cash
    for i in range(e.groups):
        group = o.order[i]
        lots = e.group_lots[group]
        if e.group_kind[group] != STREET or not owns_group(s, e, seat, group):
            worth += part_worth(s, e, o, p, seat, group, rolls)
            continue
        built = 0
        for j in range(e.group_size[group]):
            built += s.level[lots[j]]
            worth += 0 if s.mortgaged[lots[j]] else e.mortgage[lots[j]]
        worth += monopoly_gain(e, o, group, built, max(0, budget), rolls)
        budget -= monopoly_cost(e, group, built, max(0, budget))
    return worth


@called_rule
def lot_gain(s: State, e: EditionTable, o: Odds, p: Policy, seat: int, lot: int, rolls: int) -> int:
    """Return a seat's gain from a lot that the bank sells, before its price."""
    before = seat_worth(s, e, o, p, seat, rolls)
    s.owner[lot] = seat
    after = seat_worth(s, e, o, p, seat, rolls)
    s.owner[lot] = BANK
    return after - before
