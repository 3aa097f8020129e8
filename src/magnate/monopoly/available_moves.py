"""The free actions available to a seat: with its lots, in trades, to raise money.

Clients can show them without knowing the rules: a refused move has its reason and clause.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from .actions import Action, Build, Mortgage, Offer, Redeem, SellBuildings
from .editions import Edition
from .preview import LevelChange
from .refusals import refusal as refusals
from .rules import state as k
from .rules.building import levels_of, set_level, target_of
from .rules.fortune import sale_value
from .rules.mortgage import may_mortgage, redemption_cost
from .rules.ownership import owns_group
from .rules.raising_money import raise_money
from .rules.refusal import refusal
from .rules.refusal_codes import ALLOWED, EMPTY_OFFER
from .rules.selling_buildings import next_sale


class AvailableMove(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An action in its notation, and the money that it costs or brings in.

    If it would be refused now, `reason` is why and `clause` the rule.
    """

    do: str
    amount: int
    reason: str = ""
    clause: str = ""


class LotMoves(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the owner of a lot could do with it: buy or sell a building, mortgage or redeem it."""

    lot: str
    build: AvailableMove | None = None
    sell: AvailableMove | None = None
    mortgage: AvailableMove | None = None
    redeem: AvailableMove | None = None


class GroupMoves(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the owner of a group could do: build up its lowest lots by one, or the smallest sale."""

    group: str
    build: AvailableMove | None = None
    sell: AvailableMove | None = None


class Moves(msgspec.Struct, frozen=True, gc=False):
    """What a seat could do with its lots; `offer` says whether it may offer a trade at all."""

    lots: tuple[LotMoves, ...]
    groups: tuple[GroupMoves, ...]
    offer: AvailableMove


class RaisingStep(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A step by which a debtor can raise money: a mortgage, or a sale with the levels it leaves.

    `after` is the index of the step that must come before it. The `suggested` steps are those by
    which the software would raise the debt (M-S-16).
    """

    do: str
    amount: int
    lot: str
    sales: tuple[LevelChange, ...] = ()
    after: int | None = None
    suggested: bool = False


class _Now(NamedTuple):
    s: k.State
    e: k.EditionTable
    edition: Edition
    seat: int  # counted from 0

    def name(self, lot: int) -> str:
        return self.edition.board.lots[lot].id

    def lots_of(self, group: int) -> list[int]:
        return self.e.group_lots[group][: self.e.group_size[group]]

    def priced(self, action: _Written, amount: int) -> AvailableMove:
        """Return an action with its price, and the reason if it is refused."""
        action.row[k.SEAT] = self.seat
        code = refusal(self.s, self.e, action.row)
        if code == ALLOWED:
            return AvailableMove(action.text, amount)
        return AvailableMove(action.text, amount, *_meaning(code, action.kind))

    def purchase(self, levels: dict[int, int]) -> AvailableMove:
        s, e = self.s, self.e
        cost = sum((to - s.level[lot]) * e.building_cost[lot] for lot, to in levels.items())
        return self.priced(_levels(self.edition, Build, tuple(levels.items())), cost)

    def sale(self, levels: dict[int, int]) -> AvailableMove:
        s, e = self.s, self.e
        proceeds = sum((s.level[lot] - to) * sale_value(e, lot) for lot, to in levels.items())
        return self.priced(_levels(self.edition, SellBuildings, tuple(levels.items())), proceeds)


class _Written(NamedTuple):
    """An action as notation and as a kernel row; the acting seat is filled in later."""

    kind: type[Action]
    text: str
    row: list[int]


def _written(action: Action, edition: Edition) -> _Written:
    return _Written(type(action), str(action), action.row(0, edition))


# Views repeat the same few actions, so they are cached.
@lru_cache(maxsize=4096)
def _levels(
    edition: Edition, kind: type[Build | SellBuildings], levels: tuple[tuple[int, int], ...]
) -> _Written:
    lots = edition.board.lots
    return _written(kind((lots[lot].id, level) for lot, level in levels), edition)


@lru_cache(maxsize=1024)
def _of_lot(edition: Edition, kind: type[Mortgage | Redeem], lot: int) -> _Written:
    return _written(kind(edition.board.lots[lot].id), edition)


@lru_cache(maxsize=256)
def _offer_to(edition: Edition, seat: int) -> _Written:
    return _written(Offer(seat + 1), edition)


@cache
def _meaning(code: int, kind: type[Action]) -> tuple[str, str]:
    refused = refusals.of_kind(code, kind)
    assert refused
    return refused.reason.value, refused.clause


def may_spend(s: k.State, e: k.EditionTable, seat: int) -> bool:
    """Return whether some moves of a seat, counted from 0, cost money: to build or to redeem."""
    own = [lot for lot in range(e.lots) if s.owner[lot] == seat]
    groups = {e.lot_group[lot] for lot in own}
    return any(s.mortgaged[lot] for lot in own) or any(
        owns_group(s, e, seat, group) for group in groups
    )


def what_moves_depend_on(
    s: k.State, e: k.EditionTable, seat: int, *, spends: bool
) -> tuple[object, ...]:
    """Return what the moves of a seat, counted from 0, depend on apart from the lots.

    What is awaited comes in addition. Only the seat to act has moves that depend on the frames:
    when it bids, owes money or has received mortgaged lots.
    """
    asked = s.asked == seat and s.awaits != k.ROLL
    in_frames = asked and s.awaits in (k.BID, k.DEBT, k.TRANSFER)
    return (
        s.houses,
        s.hotels,
        s.alive,
        s.cash[seat] if spends else None,
        s.turn == seat if e.build_in_own_turn else None,
        s.offers[seat][k.OFFER_TO] == k.NO_SEAT,
        s.offered[seat],
        asked,
        [frame[:] for frame in s.frames[: s.depth]] if in_frames else None,
    )


def moves_of(s: k.State, e: k.EditionTable, edition: Edition, *, seat: int) -> Moves:
    """Return what a seat, counted from 1, could do with what it has."""
    now = _Now(s, e, edition, seat - 1)
    own = [lot for lot in range(e.lots) if s.owner[lot] == seat - 1]
    return Moves(
        lots=tuple(_lot(now, lot) for lot in own),
        groups=tuple(_groups(now, sorted({e.lot_group[lot] for lot in own}))),
        offer=_offer(now),
    )


def _lot(now: _Now, lot: int) -> LotMoves:
    s, e = now.s, now.e
    level = s.level[lot]
    whole = e.lot_kind[lot] == k.STREET and owns_group(s, e, now.seat, e.lot_group[lot])
    name = now.name(lot)
    mortgaged = s.mortgaged[lot]
    return LotMoves(
        lot=name,
        build=now.purchase({lot: level + 1}) if whole and level < k.HOTEL else None,
        sell=now.sale({lot: level - 1}) if level else None,
        mortgage=None
        if mortgaged
        else now.priced(_of_lot(now.edition, Mortgage, lot), e.mortgage[lot]),
        redeem=now.priced(_of_lot(now.edition, Redeem, lot), redemption_cost(e, lot))
        if mortgaged
        else None,
    )


def _groups(now: _Now, groups: Iterable[int]) -> Iterator[GroupMoves]:
    s, e = now.s, now.e
    for group in groups:
        if e.group_kind[group] != k.STREET:
            continue
        lots = now.lots_of(group)
        whole = owns_group(s, e, now.seat, group)
        # Where lots are traded one by one, a group with several owners may have buildings.
        built = any(s.owner[lot] == now.seat and s.level[lot] for lot in lots)
        if not whole and not built:
            continue
        lowest = min(s.level[lot] for lot in lots)
        row = {lot: lowest + 1 for lot in lots if s.level[lot] == lowest}
        yield GroupMoves(
            group=now.edition.board.groups[group],
            build=now.purchase(row) if whole and lowest < k.HOTEL else None,
            sell=now.sale(_next_sale(now, group)) if built else None,
        )


def _next_sale(now: _Now, group: int) -> dict[int, int]:
    """Return the new levels of the lots that the smallest sale on a group changes."""
    targets = next_sale(now.s, now.e, now.seat, group)
    levels = {lot: target_of(targets, i) for i, lot in enumerate(now.lots_of(group))}
    return {lot: level for lot, level in levels.items() if level != now.s.level[lot]}


def _offer(now: _Now) -> AvailableMove:
    """Return whether any offer may be made, by trying an empty one: if so, only that is refused."""
    others = [seat for seat in range(now.s.players) if seat != now.seat]
    partner = next((seat for seat in others if now.s.alive >> seat & 1), others[0])
    offer = _offer_to(now.edition, partner)
    offer.row[k.SEAT] = now.seat
    code = refusal(now.s, now.e, offer.row)
    if code == EMPTY_OFFER:
        return AvailableMove("offer", 0)
    return AvailableMove("offer", 0, *_meaning(code, Offer))


def raising_of(s: k.State, e: k.EditionTable, edition: Edition) -> tuple[RaisingStep, ...]:
    """Return all steps by which the debtor to act can raise money."""
    trial, suggested = s.copy(), s.copy()
    raise_money(suggested, e, s.asked)
    steps = list[RaisingStep]()
    for group in range(e.groups):
        _raise_on(_Now(trial, e, edition, s.asked), group, suggested, steps)
    return tuple(steps)


def _raise_on(now: _Now, group: int, suggested: k.State, steps: list[RaisingStep]) -> None:
    """Add the steps on a group: mortgage bare lots, sell, mortgage the lots now bare, and so on."""
    s, e = now.s, now.e
    own = [lot for lot in now.lots_of(group) if s.owner[lot] == now.seat and not s.mortgaged[lot]]
    after: int | None = None
    while own:
        for lot in [each for each in own if may_mortgage(s, e, now.seat, each) == ALLOWED]:
            own.remove(lot)
            name = now.name(lot)
            steps.append(
                RaisingStep(
                    do=str(Mortgage(name)),
                    amount=e.mortgage[lot],
                    lot=name,
                    after=after,
                    suggested=bool(suggested.mortgaged[lot]),
                )
            )
        if not levels_of(s, e, group):
            return
        steps.append(_sold(now, _next_sale(now, group), after, suggested))
        after = len(steps) - 1


def _sold(now: _Now, levels: dict[int, int], after: int | None, suggested: k.State) -> RaisingStep:
    """Return the step of a sale, after carrying it out."""
    s, e = now.s, now.e
    sales = tuple(
        LevelChange(now.name(lot), s.level[lot], level, (s.level[lot] - level) * sale_value(e, lot))
        for lot, level in levels.items()
    )
    for lot, level in levels.items():
        set_level(s, lot, level)
    return RaisingStep(
        do=str(SellBuildings((sale.lot, sale.after) for sale in sales)),
        amount=sum(sale.amount for sale in sales),
        lot=sales[0].lot,
        sales=sales,
        after=after,
        suggested=all(suggested.level[lot] <= level for lot, level in levels.items()),
    )
