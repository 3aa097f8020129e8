"""What a player by policy takes things to be worth: lots, groups to complete, whole seats.

All in dollars. A rent counts for the rounds that are looked ahead and for everyone at the table.
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
ROLLS_IN_100_TURNS = 115  # a double rolls again, jail keeps back
MEAN_DICE = 7
THREE_HOUSES = 3  # where rents rise most for the money
RAISED_SHARE = 3  # one part in so many of what it could raise, a seat would put into buildings
SALARIES = 2  # to come, that it would put there too


class Policy(Schema):
    """What a way to play sets store by; percentages where nothing else is said."""

    hope = number()  # what a group nearly complete is worth, of the complete one
    bids = number()  # how far it bids, of what a lot is worth
    reserve = number()  # of the cash that the rents ahead ask for
    rivalry = number()  # how much it grudges a partner's gain
    kept = number()  # dollars that it keeps in any case


@rule
def count_of(members: int) -> int:
    """Return how many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@rule
def rolls_ahead(s: State, e: EditionTable) -> int:
    """Return how many rolls are looked ahead: everybody's, and what others lose counts too."""
    rounds = ROUNDS_AHEAD
    if e.round_limit:
        rounds = min(rounds, max(1, e.round_limit - s.rounds))
    return rounds * count_of(s.alive) * ROLLS_IN_100_TURNS // 100


@called_rule
def monopoly_gain(e: EditionTable, o: Odds, group: int, built: int, budget: int, rolls: int) -> int:
    """Return the most a whole group gains with a budget; `built` buildings stand on it.

    A row that can only be begun counts in part, so that every dollar counts a little.
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
    """Return what would be spent on a whole group of a budget."""
    size = e.group_size[group]
    price = e.building_cost[e.group_lots[group][0]]
    return max(0, min(budget, (THREE_HOUSES * size - built) * price))


@called_rule
def part_worth(
    s: State, e: EditionTable, o: Odds, h: Policy, seat: int, group: int, rolls: int
) -> int:
    """Return what some lots of a group bring, and what may come of them."""
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
        worth += h.hope * mine * mine * whole // (100 * size * size * (1 + count_of(rivals)))
    return worth


@called_rule
def seat_worth(s: State, e: EditionTable, o: Odds, h: Policy, seat: int, rolls: int) -> int:
    """Return what a seat has: cash, lots, and what it could make of whole groups."""
    cash = s.cash[seat]
    budget = cash + (liquidation(s, e, seat) - cash) // RAISED_SHARE + SALARIES * e.salary
    worth = cash
    for i in range(e.groups):
        group = o.order[i]
        lots = e.group_lots[group]
        if e.group_kind[group] != STREET or not owns_group(s, e, seat, group):
            worth += part_worth(s, e, o, h, seat, group, rolls)
            continue
        built = 0
        for j in range(e.group_size[group]):
            built += s.level[lots[j]]
            worth += 0 if s.mortgaged[lots[j]] else e.mortgage[lots[j]]
        worth += monopoly_gain(e, o, group, built, max(0, budget), rolls)
        budget -= monopoly_cost(e, group, built, max(0, budget))
    return worth


@called_rule
def lot_gain(s: State, e: EditionTable, o: Odds, h: Policy, seat: int, lot: int, rolls: int) -> int:
    """Return what a seat would gain by a lot that the bank sells, its price not taken off."""
    before = seat_worth(s, e, o, h, seat, rolls)
    s.owner[lot] = seat
    after = seat_worth(s, e, o, h, seat, rolls)
    s.owner[lot] = BANK
    return after - before
