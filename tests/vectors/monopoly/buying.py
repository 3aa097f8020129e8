"""Vectors about a lot that nobody owns."""

from __future__ import annotations

from typing import Literal

import msgspec

from magnate.monopoly import Bid, BuyLot, DeclineLot, Game, Pass

from .board import FIRST_LOT, Lot, place, with_board
from .op import Answer, Op, refused_as
from .table import RICH, Table, cash_of, dice_for, owner_of, roll

LOT = "lot"


class Unowned(Op):
    """Land on a lot of the bank, and buy it, or decline it and bid.

    Each player bids their number where that is legal, and passes otherwise.
    """

    lander: str
    price: int
    choice: Literal["buy", "decline"]
    bids: dict[str, int] = msgspec.field(default_factory=dict)
    cash: dict[str, int] | int = RICH

    def answer(self) -> Answer:
        names = [*self.bids] if self.lander in self.bids else [self.lander, *self.bids]
        names += [f"(another player {number})" for number in range(1, 3 - len(names))]
        game = self.game(names)
        roll(game, dice_for(3))
        choice = BuyLot() if self.choice == "buy" else DeclineLot()
        refused = game.why_not(choice)
        if refused:
            return refused_as(refused) | {"owner": None, "paid": 0}
        had = {seat: cash_of(game, seat) for seat in range(1, game.players + 1)}
        game.play(choice)
        while game.awaits == "bid":
            assert game.seat is not None
            most = self.bids.get(names[game.seat - 1], 0)
            bids = most != 0 and game.why_not(Bid(most)) is None
            game.play(Bid(most) if bids else Pass())
        owner = owner_of(game, LOT)
        paid = sum(had[seat] - cash_of(game, seat) for seat in had)
        return {"legal": True, "owner": names[owner - 1] if owner else None, "paid": paid}

    def game(self, names: list[str]) -> Game:
        """Return the game in which the lander is about to reach the lot."""
        lander = names.index(self.lander) + 1
        lot = Lot(id=LOT, group="made", price=self.price, mortgage=self.price // 2)
        edition = with_board(self.edition, [lot])
        if isinstance(self.cash, dict):
            cash = {names.index(name) + 1: money for name, money in self.cash.items()}
        else:
            cash = {lander: self.cash}
        at = {lander: place(FIRST_LOT - 3)}
        return Table(edition=edition, names=names, seat=lander, cash=cash, at=at).game()
