"""Heuristics of the steady bot of Monopoly: rents to come, groups to complete, dangers ahead.

All in dollars. A rent counts for the rounds ahead and for everyone at the table: what an opponent
pays is gained, and what they lose they cannot use against this seat.
"""

from __future__ import annotations

from collections.abc import Mapping

from magnate.monopoly.rules.state import HOTEL
from magnate.monopoly.view import GroupView, SeatView
from magnate.search.monopoly.policy import STEADY, SteadyPolicy
from magnate.search.monopoly.reading import AVERAGE_ROLL, Reading

ROUNDS_AHEAD = 20
ROLLS_A_TURN = 1.15  # doubles add rolls, jail takes some away
BUILDING_LOSS = 0.5  # the share of its price that a building loses once it is bought
HOPE = 0.2  # the worth of an almost complete group, relative to the complete one
RAISED_SHARE = 3  # a seat would spend one third of what it could raise on buildings
SALARIES = 2  # future salaries that it would spend there too
SMALL_CHANGE = 30
ROUGHLY = 10  # the precision of a price, in dollars


class Heuristics:
    """What lots are worth to the seats of one view."""

    def __init__(self, r: Reading) -> None:
        self.r = r
        rounds = ROUNDS_AHEAD
        limit = r.view.options["round_limit"]
        if isinstance(limit, int):
            rounds = min(rounds, max(1, limit - r.view.round + 1))
        self.flow = rounds * len(r.alive) * ROLLS_A_TURN / len(r.view.squares)
        self._parts: dict[tuple[int, str], float] = {}
        self._now: dict[int, float] = {}
        self._rows: dict[str, list[tuple[int, float]]] = {}

    def seat_value(self, seat: SeatView) -> float:
        """Return what a seat has."""
        if seat.seat not in self._now:
            self._now[seat.seat] = self.value_after(seat, seat.cash, {})
        return self._now[seat.seat]

    def value_after(self, seat: SeatView, cash: int, moved: Mapping[str, int]) -> float:
        """Return what a seat would have with other cash, and with lots moved to other owners."""
        touched = {self.r.lots[lot].group for lot in moved}
        worth, whole = float(cash), []
        for group in self.r.view.groups:
            if group.name not in touched:
                if group.owner == seat.seat and group.kind == "street":
                    whole.append(group)
                else:
                    worth += self._as_it_is(seat.seat, group)
                continue
            mine = self._owned(seat.seat, group, moved)
            if len(mine) == len(group.lots) and group.kind == "street":
                whole.append(group)
            else:
                worth += self._of_part(seat.seat, group, mine, moved)
        budget = cash + seat.can_raise // RAISED_SHARE + SALARIES * self.r.number("salary")
        return worth + self._of_monopolies(seat.seat, whole, max(0, budget))

    def _as_it_is(self, seat: int, group: GroupView) -> float:
        known = self._parts.get((seat, group.name))
        if known is None:
            known = self._of_part(seat, group, self._owned(seat, group, {}), {})
            self._parts[seat, group.name] = known
        return known

    def _owned(self, seat: int, group: GroupView, moved: Mapping[str, int]) -> list[str]:
        lots = self.r.lots
        return [lot for lot in group.lots if (moved.get(lot) or lots[lot].owner) == seat]

    def _of_part(
        self, seat: int, group: GroupView, mine: list[str], moved: Mapping[str, int]
    ) -> float:
        """Return what some lots of a group earn, and the hope of completing it."""
        if not mine:
            return 0.0
        lots = self.r.lots
        worth = sum(self._floor(lot) for lot in mine)
        for lot in mine:
            deed = lots[lot]
            if group.kind == "street":
                worth += deed.rents[deed.level] * self.flow
            else:
                dice = AVERAGE_ROLL if group.kind == "company" else 1
                worth += deed.rents[len(mine) - 1] * dice * self.flow
        if group.kind != "street" or len(mine) == len(group.lots):
            return worth * self._liking(seat, group)
        rivals = {moved.get(lot) or lots[lot].owner for lot in group.lots} - {seat, None}
        share = len(mine) / len(group.lots)
        whole, _ = self._of_monopoly(group, self.r.number("starting_cash"))
        hope = HOPE * self._policy(seat).hope * share * share / (1 + len(rivals))
        return (worth + hope * max(0.0, whole)) * self._liking(seat, group)

    def _policy(self, seat: int) -> SteadyPolicy:
        """Return the policy of a seat: the others are assumed to be plain steady bots."""
        return self.r.policy if seat == self.r.seat else STEADY

    def _liking(self, seat: int, group: GroupView) -> float:
        return self._policy(seat).groups.get(group.name, 1.0)

    def _floor(self, lot: str) -> float:
        """Return what a lot brings at the bank; a mortgaged one costs interest first."""
        deed = self.r.lots[lot]
        return deed.mortgage - deed.redeem if deed.mortgaged else deed.mortgage

    def _of_monopolies(self, seat: int, groups: list[GroupView], budget: int) -> float:
        """Return what whole groups of streets are worth with the money to build on them."""
        worth = 0.0
        if len(groups) > 1:
            groups = sorted(groups, key=lambda group: -self._of_monopoly(group, budget)[0])
        for group in groups:
            gain, cost = self._of_monopoly(group, budget)
            floor = sum(self._floor(lot) for lot in group.lots)
            worth += gain * self._liking(seat, group) + floor
            budget -= cost
        return worth

    def _of_monopoly(self, group: GroupView, budget: int) -> tuple[float, int]:
        """Return the most that a seat with a budget could make of a group, and the cost.

        A row that it can only begin counts in part, so that every dollar counts a little.
        """
        best, spent, lower, below = 0.0, 0, 0, 0.0
        for cost, gain in self._rows_of(group):
            if cost > budget > lower:
                gain, cost = below + (gain - below) * (budget - lower) / (cost - lower), budget
            if cost <= budget and gain > best:
                best, spent = gain, cost
            lower, below = cost, gain
        return best, spent

    def _rows_of(self, group: GroupView) -> list[tuple[int, float]]:
        """Return the cost and the total gain of each row of buildings on a whole group."""
        if group.name not in self._rows:
            deeds = [self.r.lots[lot] for lot in group.lots]
            rows = [(0, 2 * self.flow * sum(deed.rents[0] for deed in deeds))]
            for level in range(1, HOTEL + 1):
                cost = sum(max(0, level - deed.level) * deed.building_cost for deed in deeds)
                rent = sum(deed.rents[max(level, deed.level)] for deed in deeds)
                rows.append((cost, self.flow * rent - BUILDING_LOSS * cost))
            self._rows[group.name] = rows
        return self._rows[group.name]

    def lot_value(self, lot: str) -> int:
        """Return the most that the seat should pay for a lot that the bank sells.

        If a rival gains more from it, half of the difference counts too: that of denying it.
        """
        me, moved = self.r.me, {lot: self.r.seat}
        rivals = [self._gain(other, lot) for other in self.r.others if other.cash > SMALL_CHANGE]
        blocked = max(rivals, default=0.0) - self._gain(me, lot)
        enough = self.seat_value(me) - max(0.0, blocked) / 2
        low, high = 0, me.cash + me.can_raise + 1
        while high - low > ROUGHLY:
            middle = (low + high) // 2
            if self.value_after(me, me.cash - middle, moved) >= enough:
                low = middle
            else:
                high = middle
        return max(low, self.r.lots[lot].price * 9 // 10)

    def _gain(self, seat: SeatView, lot: str) -> float:
        return self.value_after(seat, seat.cash, {lot: seat.seat}) - self.seat_value(seat)


def rents_ahead(r: Reading) -> tuple[float, int]:
    """Return the rent that the seat's next roll costs on average, and at worst."""
    expected, worst = 0.0, 0
    for chance, total, square in r.ahead(r.me):
        deed = r.lots.get(square)
        if deed is not None and deed.owner not in (None, r.seat):
            rent = r.rent(square, total)
            expected += chance * rent
            worst = max(worst, rent)
    return expected, worst


def rents_around(r: Reading) -> float:
    """Return the rent that a roll costs on average, wherever the piece is."""
    theirs = (lot for lot, deed in r.lots.items() if deed.owner not in (None, r.seat))
    return ROLLS_A_TURN * sum(map(r.rent, theirs)) / len(r.view.squares)


def spare_mortgages(r: Reading) -> list[str]:
    """Return the unmortgaged lots outside whole groups: the first to raise money with."""
    return [
        lot for lot in r.me.lots if not r.lots[lot].mortgaged and r.group_of(lot).owner != r.seat
    ]


def reserve(r: Reading) -> int:
    """Return the cash that the seat keeps when it spends freely, by the rents that threaten it."""
    expected, worst = rents_ahead(r)
    raised = sum(r.lots[lot].mortgage for lot in spare_mortgages(r))
    need = SMALL_CHANGE + 2 * expected + 2 * rents_around(r) + worst / 4 - raised / 4
    return max(SMALL_CHANGE, int(need * r.policy.reserve))


def thin_reserve(r: Reading) -> int:
    """Return the cash to keep while money earns more elsewhere: little more than small change."""
    expected, worst = rents_ahead(r)
    return int((SMALL_CHANGE + 2 * expected + worst / 8) * r.policy.reserve)
