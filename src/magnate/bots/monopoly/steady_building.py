"""How the steady bot builds: evenly to three houses, then further, within what it can spare."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.monopoly.actions import Build
from magnate.monopoly.rules.state import HOTEL, MOST_HOUSES
from magnate.monopoly.view import GroupView, Prompt
from magnate.search.monopoly.reading import Reading

from .steady_heuristics import (
    BUILDING_LOSS,
    SMALL_CHANGE,
    Heuristics,
    reserve,
    spare_mortgages,
    thin_reserve,
)

THREE_HOUSES = 3  # up to here rents rise most for the money
FEW_HOUSES = 6  # in the bank: a hotel would now return houses for rivals to buy
Levels = dict[str, int]


def purchase(r: Reading, heuristics: Heuristics) -> str | None:
    """Return the buildings to buy now; None if nothing is possible or worth its price."""
    groups = r.monopolies()
    if not groups:
        return None
    low = [group for group in groups if _lowest(r, group) < THREE_HOUSES]
    for stage, top in ((low, THREE_HOUSES), (groups, _top(r))):
        spare = r.cash - (thin_reserve(r) if top == THREE_HOUSES else reserve(r))
        best = best_purchase(r, heuristics, stage, top, spare=spare)
        if best is not None:
            return str(_build(r, best))
    return None


def build_cost(r: Reading, levels: Levels) -> int:
    """Return the price of the buildings that bring lots to these levels."""
    return sum((to - r.lots[lot].level) * r.lots[lot].building_cost for lot, to in levels.items())


def _build(r: Reading, levels: Levels) -> Build:
    return Build({lot: to for lot, to in levels.items() if to != r.lots[lot].level})


def _lowest(r: Reading, group: GroupView) -> int:
    return min(r.lots[lot].level for lot in group.lots)


def _top(r: Reading) -> int:
    """Return how high to build: no hotels while rivals with whole groups wait for houses."""
    rivals = [group for group in r.view.groups if group.owner not in (None, r.seat)]
    waiting = any(group.kind == "street" and _lowest(r, group) < MOST_HOUSES for group in rivals)
    return MOST_HOUSES if waiting and r.view.houses < FEW_HOUSES else HOTEL


def best_purchase(
    r: Reading, heuristics: Heuristics, groups: list[GroupView], top: int, *, spare: int
) -> Levels | None:
    """Return the purchase that earns most for its price, as large as the spare cash allows."""
    found = []
    for group in groups:
        legal = (
            levels
            for levels in _purchases(r, group, top)
            if build_cost(r, levels) <= spare and r.allows(_build(r, levels))
        )
        levels = next(legal, None)
        if levels is not None:
            cost = build_cost(r, levels)
            gain = heuristics.flow * _rent_to_come(r, levels)
            if gain > BUILDING_LOSS * cost:
                found.append((gain / max(cost, 1), levels))
    return max(found, key=lambda each: each[0])[1] if found else None


def _purchases(r: Reading, group: GroupView, top: int) -> Iterator[Levels]:
    """Yield levels for a group, the highest first: whole rows, then part of the next row."""
    before = r.levels(group)
    lowest = min(before.values())
    for row in range(top, lowest, -1):
        yield {lot: max(level, row) for lot, level in before.items()}
    if lowest < top:
        low = sorted(
            (lot for lot in group.lots if before[lot] == lowest),
            key=lambda lot: -r.lots[lot].rents[lowest + 1],
        )
        for count in range(len(low) - 1, 0, -1):
            yield before | dict.fromkeys(low[:count], lowest + 1)


def _rent_to_come(r: Reading, levels: Levels) -> float:
    """Return the additional rent of a purchase; the first houses count as steps to the third."""
    gained = 0.0
    for lot, to in levels.items():
        deed = r.lots[lot]
        goal = max(to, THREE_HOUSES)
        if to > deed.level:
            share = (to - deed.level) / (goal - deed.level)
            gained += share * (deed.rents[goal] - r.rent(lot))
    return gained


def mortgage_to_build(r: Reading, heuristics: Heuristics) -> str | None:
    """Return a lot to mortgage, if all spare mortgages pay for one more row of houses."""
    spare = [lot for lot in spare_mortgages(r) if r.may_mortgage(lot)]
    if not spare:
        return None
    money = r.cash + sum(r.lots[lot].mortgage for lot in spare) - thin_reserve(r)
    for group in r.monopolies():
        row = _lowest(r, group) + 1
        levels = {lot: max(level, row) for lot, level in r.levels(group).items()}
        cost = build_cost(r, levels)
        if (
            row > THREE_HOUSES
            or not 0 < cost <= money
            or not r.allows_but_for_cash(_build(r, levels))
        ):
            continue
        if heuristics.flow * _rent_to_come(r, levels) > 2 * BUILDING_LOSS * cost:
            return f"mortgage {min(spare, key=lambda lot: _rent_per_dollar(r, lot))}"
    return None


def _rent_per_dollar(r: Reading, lot: str) -> float:
    return r.rent(lot) / max(1, r.lots[lot].mortgage)


def redemption(r: Reading) -> str | None:
    """Return a mortgage to redeem if the cash allows it: in whole groups first."""
    mine = [lot for lot in r.me.lots if r.lots[lot].mortgaged]
    whole = [lot for lot in mine if r.group_of(lot).owner == r.seat]
    for lots, kept in ((whole, thin_reserve(r)), (mine, reserve(r) + 3 * SMALL_CHANGE)):
        found = [lot for lot in lots if r.lots[lot].redeem + kept <= r.cash]
        if found:
            return f"redeem {max(found, key=lambda lot: r.lots[lot].price)}"
    return None


def request(r: Reading, prompt: Prompt) -> str:
    """Return how many scarce buildings the seat wants: as many as it would buy."""
    spare = r.cash - thin_reserve(r)
    cost = min((r.lots[group.lots[0]].building_cost for group in r.monopolies()), default=0)
    if prompt.building == "hotel" and r.says("hotel_unit", "whole_group"):
        return f"request {prompt.most if prompt.most * cost <= spare else 'none'}"
    count = min(prompt.most, prompt.n, max(0, spare) // cost) if cost else prompt.most
    return f"request {count or 'none'}"


def building_value(r: Reading, heuristics: Heuristics, prompt: Prompt) -> int:
    """Return the highest bid for a building in an auction."""
    gains = []
    for group in r.monopolies():
        row = HOTEL if prompt.building == "hotel" else _lowest(r, group) + 1
        lots = [lot for lot in group.lots if r.lots[lot].level == row - 1]
        if row <= (HOTEL if prompt.building == "hotel" else MOST_HOUSES) and lots:
            together = prompt.building == "hotel" and r.says("hotel_unit", "whole_group")
            rents = [r.lots[lot].rents[row] - r.rent(lot) for lot in lots]
            gain = heuristics.flow * (sum(rents) if together else max(rents))
            price = r.lots[lots[0]].building_cost * (len(lots) if together else 1)
            gains.append(min(gain, 2.0 * price))
    return min(int(max(gains, default=0.0)), r.cash - thin_reserve(r))


def place(r: Reading, prompt: Prompt) -> str:
    """Return where a building won in an auction earns most."""
    lots = r.lots
    best = max(prompt.lots, key=lambda lot: lots[lot].rents[lots[lot].level + 1] - r.rent(lot))
    return f"place {best}"
