"""Vectors about mortgages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from magnate.monopoly import (
    AcceptOffer,
    Edition,
    KeepMortgage,
    Mortgage,
    Offer,
    Redeem,
    Side,
)

from .board import Lot, with_board
from .op import Answer, Op, refused_as
from .table import RICH, Table, cash_of

OWNER, OTHER = 1, 2
LOT = "lot-1"


def whole_group(edition: Edition, levels: Sequence[int], first: Lot | None = None) -> Table:
    """Return a table where the owner has a whole group with these levels.

    `first` has the figures of its first lot.
    """
    first = first or Lot(id=LOT, group="made")
    lots = [replace(first, level=levels[0])]
    for number, level in enumerate(levels[1:], 2):
        lots.append(Lot(id=f"lot-{number}", group="made", level=level))
    return Table(edition=with_board(edition, lots), lots={OWNER: lots})


def mortgage_lot(mortgage: int, *, mortgaged: bool) -> Lot:
    """Return a lot with this mortgage value."""
    return Lot(id=LOT, group="made", price=2 * mortgage, mortgage=mortgage, mortgaged=mortgaged)


class Mortgaging(Op):
    """Mortgage a lot of a group with these buildings."""

    mortgage: int
    group_levels: list[int] = msgspec.field(default_factory=lambda: [0])
    mortgaged: bool = False

    def answer(self) -> Answer:
        lot = mortgage_lot(self.mortgage, mortgaged=self.mortgaged)
        game = whole_group(self.edition, self.group_levels, lot).game()
        refused = game.why_not(Mortgage(LOT), seat=OWNER)
        if refused:
            return refused_as(refused)
        had = cash_of(game, OWNER)
        game.play(Mortgage(LOT), seat=OWNER)
        return {"legal": True, "receives": cash_of(game, OWNER) - had}


class Redeeming(Op):
    """Redeem a mortgaged lot."""

    mortgage: int
    cash: int = RICH
    mortgaged: bool = True

    def answer(self) -> Answer:
        table = whole_group(
            self.edition, [0], mortgage_lot(self.mortgage, mortgaged=self.mortgaged)
        )
        table.cash = {OWNER: self.cash}
        game = table.game()
        refused = game.why_not(Redeem(LOT), seat=OWNER)
        if refused:
            return refused_as(refused)
        game.play(Redeem(LOT), seat=OWNER)
        return {"legal": True, "pays": self.cash - cash_of(game, OWNER)}


class ReceiveMortgaged(Op):
    """Receive a mortgaged lot for nothing, redeem it or keep the mortgage; then redeem it later."""

    mortgage: int
    redeem_now: bool
    cash: int = RICH

    def answer(self) -> Answer:
        lot = mortgage_lot(self.mortgage, mortgaged=True)
        table = whole_group(self.edition, [0], lot)
        table.cash = {OTHER: self.cash}
        game = table.game()
        offer = Offer(to=OTHER, gives=Side(lots=(LOT,)), gets=Side())
        refused = game.why_not(offer, seat=OWNER)
        if refused:
            return refused_as(refused)
        game.play(offer, seat=OWNER)
        game.play(AcceptOffer(OWNER), seat=OTHER)
        choice = Redeem(LOT) if self.redeem_now else KeepMortgage()
        refused = game.why_not(choice, seat=OTHER)
        if refused:
            return refused_as(refused)
        game.play(choice, seat=OTHER)
        after = cash_of(game, OTHER)
        if not game.why_not(Redeem(LOT), seat=OTHER):
            game.play(Redeem(LOT), seat=OTHER)
        return {
            "legal": True,
            "pays_now": self.cash - after,
            "pays_later": after - cash_of(game, OTHER),
        }
