"""Vectors about what players may sell each other."""

from __future__ import annotations

import msgspec

from magnate.monopoly import AcceptOffer, Game, Offer, Side

from .board import with_board
from .mortgage import LOT, OTHER, OWNER, mortgage_lot, whole_group
from .op import Answer, Op, refused_as
from .table import Table, owner_of

PRICE = 10


def sell(game: Game, what: Side) -> Answer:
    """Offer something for money, let the other accept, and return whether that was legal."""
    offer = Offer(to=OTHER, gives=what, gets=Side(cash=PRICE))
    refused = game.why_not(offer, seat=OWNER)
    if not refused:
        game.play(offer, seat=OWNER)
        refused = game.why_not(AcceptOffer(OWNER), seat=OTHER)
    if refused:
        return refused_as(refused)
    game.play(AcceptOffer(OWNER), seat=OTHER)
    return {"legal": True}


class TradeLot(Op):
    """Sell a lot of a group with these buildings to another player."""

    group_levels: list[int] = msgspec.field(default_factory=lambda: [0])
    mortgaged: bool = False

    def answer(self) -> Answer:
        lot = mortgage_lot(50, mortgaged=self.mortgaged)
        game = whole_group(self.edition, self.group_levels, lot).game()
        sold = sell(game, Side(lots=(LOT,)))
        return sold | {"owner": "buyer" if owner_of(game, LOT) == OTHER else "seller"}


class SellCard(Op):
    """Sell a jail card to another player."""

    buyer_in_jail: bool
    turn_in_jail: int = 1

    def answer(self) -> Answer:
        game = Table(
            edition=with_board(self.edition),
            cards={OWNER: ["chance"]},
            jail_turn={OTHER: self.turn_in_jail if self.buyer_in_jail else 0},
        ).game()
        sold = sell(game, Side(cards=("chance",)))
        holder = int(game.state.card_holder[0]) + 1
        return sold | {"holder": "buyer" if holder == OTHER else "seller"}
