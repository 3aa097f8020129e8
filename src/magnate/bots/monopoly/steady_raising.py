"""How the steady bot raises money: by what costs it least for the dollars that it needs."""

from __future__ import annotations

from typing import NamedTuple

from magnate.monopoly.actions import SellBuildings
from magnate.monopoly.notation import parse_action
from magnate.search.monopoly.determinize import edition_of
from magnate.search.monopoly.reading import Reading

from .steady_heuristics import Heuristics

MORTGAGED_FOR = 0.5  # of the rounds ahead, until it is redeemed
WHOLE_GROUP = 3  # the factor on the loss in a whole group, which cannot be built on then


class Step(NamedTuple):
    """One way to raise money: what it brings, and what the seat loses by it."""

    money: int
    loss: float
    action: str


def raising_step(r: Reading, heuristics: Heuristics, need: int) -> str | None:
    """Return the next step towards the cash that is needed, if there is any."""
    steps = [
        step for step in (*_mortgages(r, heuristics), *_sales(r, heuristics)) if step.money > 0
    ]
    if not steps:
        return None
    return min(steps, key=lambda step: _price(step, need)).action


def step_to_buy(r: Reading, heuristics: Heuristics, wanted: str) -> str | None:
    """Return a mortgage that helps to buy a lot, if those outside whole groups suffice.

    Lots of the same group are left alone, since they are to be built on.
    """
    need = r.lots[wanted].price - r.cash
    whole = {group.name for group in r.view.groups if group.owner == r.seat}
    whole.add(r.lots[wanted].group)
    lots = [lot for lot in r.me.lots if r.lots[lot].group not in whole and r.may_mortgage(lot)]
    if sum(r.lots[lot].mortgage for lot in lots) < need:
        return None
    steps = [step for step in _mortgages(r, heuristics, lots) if step.money > 0]
    best = min(steps, key=lambda step: _price(step, need), default=None)
    return best.action if best else None


def _price(step: Step, need: int) -> float:
    """Return the cost of a step per dollar that is needed; one step is better than several."""
    useful = min(step.money, need)
    return step.loss / useful * (1 if useful == need else 1.5)


def _mortgages(r: Reading, heuristics: Heuristics, lots: list[str] | None = None) -> list[Step]:
    found = []
    for lot in r.me.lots if lots is None else lots:
        if r.may_mortgage(lot):
            deed = r.lots[lot]
            loss = MORTGAGED_FOR * heuristics.flow * r.rent(lot) + deed.redeem - deed.mortgage
            if r.group_of(lot).owner == r.seat:
                loss = WHOLE_GROUP * loss + deed.price
            found.append(Step(deed.mortgage, loss, f"mortgage {lot}"))
    return found


def _sales(r: Reading, heuristics: Heuristics) -> list[Step]:
    found = []
    for moves in r.group_moves.values():
        sale = moves.sell
        if sale is None or sale.reason:
            continue
        action = parse_action(sale.do, edition_of(r.view).board)
        assert isinstance(action, SellBuildings)
        rent = 0
        for lot, level in dict(action.levels).items():
            deed = r.lots[lot]
            rent += deed.rents[deed.level] - deed.rents[level]
        found.append(Step(sale.amount, heuristics.flow * rent + sale.amount, sale.do))
    return found
