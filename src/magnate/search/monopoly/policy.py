"""Policies of Monopoly: the quick rollout policy on states, and the parameters of the steady bot.

A rollout policy is a row of numbers (`Policy`), so that several kinds of players sit at the table.
To be quick, it calls the rules directly where that is safe, and makes no offers or bids: a
trade that suits both sides just happens, and an auction is won by the highest bidder for slightly
more than the second would pay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from magnate.chance import roll
from magnate.kernel import called_rule, rule
from magnate.kernel.frames import top
from magnate.monopoly.random_play import Dealer
from magnate.monopoly.rules.auction import least_bid
from magnate.monopoly.rules.building import (
    build,
    levels_of,
    may_raise_levels,
    with_target,
)
from magnate.monopoly.rules.debts import may_raise_money
from magnate.monopoly.rules.jail import may_use_card
from magnate.monopoly.rules.mortgage import (
    may_mortgage,
    mortgage_lot,
    redeem_lot,
    redemption_cost,
)
from magnate.monopoly.rules.ownership import (
    has_buildings,
    owns_group,
)
from magnate.monopoly.rules.payments import transfer
from magnate.monopoly.rules.refusal_codes import ALLOWED
from magnate.monopoly.rules.rent import rent_of
from magnate.monopoly.rules.state import (
    AMONG,
    ARG,
    BANK,
    BANKRUPT,
    BUY,
    CLAIM,
    CLAIM_LOT,
    CLAIM_OWNER,
    DEBT,
    DECLINE,
    HIGH_BID,
    HOTEL,
    KIND,
    LOT,
    MAY_PAY,
    NO_LOT,
    NO_SEAT,
    OTHER,
    PAY_FINE,
    ROLL,
    SEAT,
    STREET,
    TAX,
    USE_CARD,
    EditionTable,
    State,
    is_in,
)
from magnate.monopoly.rules.taxes import income_tax_share

from .heuristics import MEAN_DICE, THREE_HOUSES, Policy, lot_gain, rolls_ahead, seat_worth
from .landing_odds import Odds


class SteadyPolicy(NamedTuple):
    """Factors on the heuristics of the steady bot; 1 is the plain steady bot.

    Unlike a `Policy`, it applies to views and can favour groups by name. A lot must be worth
    `bargain` times its price, or it is left to an auction.
    """

    groups: Mapping[str, float] = {}  # on the worth of groups, by name
    hope: float = 1.0  # on the worth of an almost complete group
    bids: float = 1.0  # on its highest bid
    reserve: float = 1.0  # on the cash it keeps
    rivalry: float = 1.0  # on the weight of a trade partner's gain
    bargain: float = 0.0


STEADY: Final = SteadyPolicy()

SMALL_CHANGE = 30
LEAST_GAIN = 15  # of each side in a trade
FREE_LOTS = 3  # while one lot in three is for sale, jail is a bad place


@called_rule
def cash_to_keep(s: State, e: EditionTable, p: Policy, seat: int, times: int) -> int:
    """Return the cash that a seat keeps for `times` the mean of the rents ahead."""
    expected = 0
    worst = 0
    for total in range(2, 13):
        lot = e.square_lot[(s.square[seat] + total) % e.squares]
        if lot == NO_LOT or s.owner[lot] == BANK or s.owner[lot] == seat:
            continue
        rent = rent_of(s, e, lot, total)
        expected += rent * (6 - abs(total - MEAN_DICE))
        worst = max(worst, rent)
    need = SMALL_CHANGE + times * expected // 36 + worst * times // 16
    return max(p.kept, need * p.reserve // 100)


@rule
def spare_mortgages(s: State, e: EditionTable, seat: int, but: int) -> int:
    """Return what mortgaging lots outside whole groups and one other group would raise."""
    money = 0
    for lot in range(e.lots):
        if s.owner[lot] == seat and not s.mortgaged[lot]:
            group = e.lot_group[lot]
            if group != but and not owns_group(s, e, seat, group):
                money += e.mortgage[lot]
    return money


@called_rule
def mortgage_spare(s: State, e: EditionTable, seat: int, but: int, money: int) -> None:
    """Mortgage lots outside whole groups, in board order, until the seat has the money."""
    for lot in range(e.lots):
        if s.cash[seat] >= money:
            return
        group = e.lot_group[lot]
        spare = s.owner[lot] == seat and group != but and not owns_group(s, e, seat, group)
        if spare and may_mortgage(s, e, seat, lot) == ALLOWED:
            mortgage_lot(s, e, seat, lot)


@rule
def build_row(s: State, e: EditionTable, seat: int, group: int, money: int) -> bool:
    """Build on a group's lowest lots as far as the money goes; return whether it built any."""
    lots = e.group_lots[group]
    targets = levels_of(s, e, group)
    lowest = HOTEL
    for i in range(e.group_size[group]):
        lowest = min(lowest, s.level[lots[i]])
    if lowest == HOTEL:
        return False
    price = e.building_cost[lots[0]]
    for j in range(e.group_size[group]):
        i = e.group_size[group] - 1 - j
        if s.level[lots[i]] == lowest and money >= price:
            targets = with_target(targets, i, lowest + 1)
            money -= price
    if may_raise_levels(s, e, seat, group, targets) != ALLOWED:
        return False
    build(s, e, seat, group, targets)
    return True


@called_rule
def develop(s: State, e: EditionTable, p: Policy, seat: int, group: int) -> None:
    """Redeem and build on a whole group; above three houses only with a larger reserve."""
    lots = e.group_lots[group]
    price = e.building_cost[lots[0]]
    lowest = HOTEL
    for i in range(e.group_size[group]):
        lowest = min(lowest, s.level[lots[i]])
        if s.mortgaged[lots[i]] and s.cash[seat] >= redemption_cost(e, lots[i]) + SMALL_CHANGE:
            redeem_lot(s, e, seat, lots[i])
        if s.mortgaged[lots[i]]:
            return
    if lowest == HOTEL:
        return
    row_cost = price * e.group_size[group]
    poor = lowest < THREE_HOUSES and s.cash[seat] < row_cost + p.kept
    if poor and s.cash[seat] + spare_mortgages(s, e, seat, group) > row_cost + price:
        mortgage_spare(s, e, seat, group, row_cost + cash_to_keep(s, e, p, seat, 2))
    more = True
    while more and s.cash[seat] >= price + SMALL_CHANGE:
        lowest = HOTEL
        for i in range(e.group_size[group]):
            lowest = min(lowest, s.level[lots[i]])
        times = 2 if lowest < THREE_HOUSES else 4
        more = build_row(s, e, seat, group, s.cash[seat] - cash_to_keep(s, e, p, seat, times))


@rule
def develop_all(
    s: State, e: EditionTable, o: Odds, policies: list[Policy], seat_policies: list[int]
) -> None:
    """Let every owner of whole groups of streets build on them, the best group first."""
    for i in range(e.groups):
        group = o.order[i]
        owner = s.owner[e.group_lots[group][0]]
        if owner == BANK or e.group_kind[group] != STREET:
            continue
        if s.cash[owner] > SMALL_CHANGE and owns_group(s, e, owner, group):
            develop(s, e, policies[seat_policies[owner]], owner, group)


@rule
def redeem_one(s: State, e: EditionTable, p: Policy, seat: int) -> None:
    """Redeem a lot if the seat has plenty of cash."""
    if s.cash[seat] < 4 * SMALL_CHANGE:
        return
    for lot in range(e.lots):
        if s.owner[lot] == seat and s.mortgaged[lot]:
            if s.cash[seat] >= redemption_cost(e, lot) + cash_to_keep(s, e, p, seat, 4) + 90:
                redeem_lot(s, e, seat, lot)
            return


@rule
def held_in(s: State, e: EditionTable, seat: int, group: int) -> int:
    """Return the set of lots of a group that a seat owns."""
    lots = 0
    for i in range(e.group_size[group]):
        if s.owner[e.group_lots[group][i]] == seat:
            lots |= 1 << e.group_lots[group][i]
    return lots


@rule
def give(s: State, lots: int, seat: int) -> None:
    """Make a seat the owner of a set of lots."""
    lot = 0
    while lots >> lot:
        if is_in(lots, lot):
            s.owner[lot] = seat
        lot += 1


@called_rule
def try_trade(
    s: State,
    e: EditionTable,
    o: Odds,
    p: Policy,
    seat: int,
    partner: int,
    taken: int,
    given: int,
    rolls: int,
) -> bool:
    """Trade lots between two seats if some price suits both; return whether they traded."""
    mine = seat_worth(s, e, o, p, seat, rolls)
    theirs = seat_worth(s, e, o, p, partner, rolls)
    give(s, taken, seat)
    give(s, given, partner)
    gain = seat_worth(s, e, o, p, seat, rolls) - mine
    loss = seat_worth(s, e, o, p, partner, rolls) - theirs
    price = max(
        SMALL_CHANGE - s.cash[partner], min(s.cash[seat] - SMALL_CHANGE, (gain - loss) // 2)
    )
    transfer(s, seat, partner, price)
    gain = seat_worth(s, e, o, p, seat, rolls) - mine
    loss = seat_worth(s, e, o, p, partner, rolls) - theirs
    fair = gain * 100 - p.rivalry * loss >= 100 * LEAST_GAIN
    if fair and loss * 100 - p.rivalry * gain >= 100 * LEAST_GAIN:
        return True
    transfer(s, partner, seat, price)
    give(s, taken, partner)
    give(s, given, seat)
    return False


@called_rule
def trade(s: State, e: EditionTable, o: Odds, p: Policy, seat: int, generator: list[int]) -> None:
    """Look for a trade that completes a group for a seat, for cash or for another group.

    Without one, lots of a random group may still move to a seat that has others of it.
    """
    rolls = rolls_ahead(s, e)
    for i in range(e.groups):
        group = o.order[i]
        partner = other_holder(s, e, seat, group)
        if partner == NO_SEAT:
            continue
        taken = held_in(s, e, partner, group)
        for j in range(e.groups):
            other = o.order[j]
            if other != group and other_holder(s, e, seat, other) == partner:
                given = held_in(s, e, seat, other)
                if try_trade(s, e, o, p, seat, partner, taken, given, rolls):
                    return
        if try_trade(s, e, o, p, seat, partner, taken, 0, rolls):
            return
    group = roll(generator, e.groups)
    partner = s.owner[e.group_lots[group][roll(generator, e.group_size[group])]]
    if partner == seat or partner == BANK or held_in(s, e, seat, group) == 0:
        return
    if not has_buildings(s, e, group):
        try_trade(s, e, o, p, seat, partner, held_in(s, e, partner, group), 0, rolls)


@called_rule
def other_holder(s: State, e: EditionTable, seat: int, group: int) -> int:
    """Return the one seat that shares a fully owned, unbuilt group with a seat, if any."""
    if e.group_kind[group] != STREET:
        return NO_SEAT
    partner = NO_SEAT
    mine = 0
    for i in range(e.group_size[group]):
        lot = e.group_lots[group][i]
        owner = s.owner[lot]
        if owner == BANK or s.level[lot] > 0:
            return NO_SEAT
        if owner == seat:
            mine += 1
        elif partner == NO_SEAT:
            partner = owner
        elif partner != owner:
            return NO_SEAT
    return partner if mine > 0 else NO_SEAT


@rule
def wants_out(s: State, e: EditionTable) -> bool:
    """Return whether leaving jail is better than staying: while lots are still for sale."""
    free = 0
    for lot in range(e.lots):
        free += s.owner[lot] == BANK
    return free * FREE_LOTS >= e.lots


@rule
def act_in_window(
    s: State, e: EditionTable, o: Odds, policies: list[Policy], seat_policies: list[int], d: Dealer
) -> None:
    """Claim rents, trade, build and redeem; then choose how to roll."""
    a = d.action
    if s.claim_count > 0:
        a[KIND] = CLAIM
        a[SEAT] = s.claims[0][CLAIM_OWNER]
        a[ARG] = s.claims[0][CLAIM_LOT]
        return
    seat = s.asked
    p = policies[seat_policies[seat]]
    trade(s, e, o, p, seat, d.generator)
    develop_all(s, e, o, policies, seat_policies)
    redeem_one(s, e, p, seat)
    a[KIND] = ROLL
    a[SEAT] = seat
    turn = s.jail_turn[seat]
    if turn and wants_out(s, e):
        if may_use_card(s, e, seat) == ALLOWED:
            a[KIND] = USE_CARD
        elif e.jail_allows[turn] & MAY_PAY and s.cash[seat] >= e.jail_fine + SMALL_CHANGE:
            a[KIND] = PAY_FINE


@rule
def decide_purchase(s: State, e: EditionTable, o: Odds, p: Policy, d: Dealer) -> None:
    """Buy if the cash suffices; mortgage other lots for one that is worth much more."""
    seat = s.asked
    lot = top(s)[LOT]
    group = e.lot_group[lot]
    price = e.price[lot]
    d.action[KIND] = DECLINE
    d.action[SEAT] = seat
    short = s.cash[seat] < price <= s.cash[seat] + spare_mortgages(s, e, seat, group)
    if short and lot_gain(s, e, o, p, seat, lot, rolls_ahead(s, e)) * 10 > 12 * price:
        mortgage_spare(s, e, seat, group, price)
    if s.cash[seat] >= price + p.kept // 2:
        d.action[KIND] = BUY


@called_rule
def hold_auction(
    s: State, e: EditionTable, o: Odds, policies: list[Policy], seat_policies: list[int]
) -> None:
    """Give the lot to the highest bidder for slightly more than the second would pay."""
    frame = top(s)
    lot = frame[LOT]
    least = least_bid(s, e, s.asked)
    rolls = rolls_ahead(s, e)
    winner = NO_SEAT
    most = 0
    second = 0
    keenest = 0
    for seat in range(s.players):
        if is_in(frame[AMONG], seat):
            keenest = max(
                keenest, lot_gain(s, e, o, policies[seat_policies[seat]], seat, lot, rolls)
            )
    for seat in range(s.players):
        if not is_in(frame[AMONG], seat):
            continue
        p = policies[seat_policies[seat]]
        gain = lot_gain(s, e, o, p, seat, lot, rolls)
        limit = max((gain + keenest) // 2, e.price[lot] * 9 // 10) * p.bids // 100
        limit = min(limit, s.cash[seat] - SMALL_CHANGE)
        if seat == frame[OTHER]:
            limit = max(limit, frame[HIGH_BID])
        elif limit < least:
            continue
        if limit > most:
            second = most
            most = limit
            winner = seat
        elif limit > second:
            second = limit
    if winner != NO_SEAT:
        least = frame[HIGH_BID] if winner == frame[OTHER] else least
        frame[OTHER] = winner
        frame[HIGH_BID] = max(least, min(most, second + 1))
    frame[AMONG] = 1 << winner if winner != NO_SEAT else 0


@rule
def decide_rest(s: State, e: EditionTable, d: Dealer) -> None:
    """Answer a debt, a mortgage received or a tax."""
    a = d.action
    seat = s.asked
    a[KIND] = s.awaits
    a[SEAT] = seat
    a[ARG] = 0
    if s.awaits == DEBT and may_raise_money(s, e, seat) != ALLOWED:
        a[KIND] = BANKRUPT
    elif s.awaits == TAX:
        a[ARG] = 1 if income_tax_share(s, e, seat) < e.tax_flat else 0
