"""Vectors about building and selling buildings."""

from __future__ import annotations

import msgspec

from magnate.monopoly import Build, Edition, Game, SellBuildings

from .board import HOTEL, MOST_HOUSES, MOST_IN_GROUP, Lot, built_up, with_board
from .op import Answer, Op, refused_as
from .table import RICH, Table, bank_stock, cash_of

BUILDER, OTHER = 1, 2
GROUP = "made"


class BuiltLot(msgspec.Struct, forbid_unknown_fields=True):
    """A lot of the group."""

    id: str
    level: int = 0
    mortgaged: bool = False
    price: int = 100
    mortgage: int = 50


class Stock(msgspec.Struct, forbid_unknown_fields=True):
    """What the bank has; None for all that does not stand on the lots given."""

    houses: int | None = None
    hotels: int | None = None


class Group(Op):
    """A group of lots; buildings that are neither there nor in the bank are another player's.

    That player has no money, so they cannot want to build.
    """

    lots: list[BuiltLot]
    house_cost: int
    target: dict[str, int]
    owns_group: bool = True
    bank: Stock = msgspec.field(default_factory=Stock)
    cash: int = RICH
    on_turn: bool = True

    def game(self) -> Game:
        """Return the game in which the builder may act."""
        lots = self.made_lots()
        edition, others = self.stocked(lots)
        owned, missing = (lots, []) if self.owns_group else self.without_one(lots)
        return Table(
            edition=with_board(edition, [*lots, *missing, *others]),
            seat=BUILDER if self.on_turn else OTHER,
            lots={BUILDER: owned, OTHER: others},
            cash={BUILDER: self.cash, OTHER: 0},
        ).game()

    def made_lots(self) -> list[Lot]:
        """Return the lots of the group; what a vector calls them may be no id."""
        return [
            Lot(
                id=f"lot-{number}",
                label=lot.id,
                group=GROUP,
                price=lot.price,
                mortgage=lot.mortgage,
                building_cost=self.house_cost,
                level=lot.level,
                mortgaged=lot.mortgaged,
            )
            for number, lot in enumerate(self.lots, 1)
        ]

    def stocked(self, lots: list[Lot]) -> tuple[Edition, list[Lot]]:
        """Return the edition with enough buildings, and lots for those not in the bank."""
        edition = self.edition
        houses = sum(lot.level for lot in lots if lot.level <= MOST_HOUSES)
        hotels = sum(lot.level == HOTEL for lot in lots)
        if self.bank.houses is not None:
            houses += self.bank.houses
        if self.bank.hotels is not None:
            hotels += self.bank.hotels
        edition = edition.with_options(
            bank_houses=max(edition.bank_houses, houses),
            bank_hotels=max(edition.bank_hotels, hotels),
        )
        return edition, built_up(
            "other",
            houses=edition.bank_houses - houses if self.bank.houses is not None else 0,
            hotels=edition.bank_hotels - hotels if self.bank.hotels is not None else 0,
        )

    def without_one(self, lots: list[Lot]) -> tuple[list[Lot], list[Lot]]:
        """Return the lots of the builder when one is the bank's: one more, or one not built on."""
        if len(lots) < MOST_IN_GROUP:
            return lots, [Lot(id="missing", group=GROUP, building_cost=self.house_cost)]
        spare = next((lot for lot in reversed(lots) if lot.label not in self.target), lots[-1])
        return [lot for lot in lots if lot is not spare], []

    def after(self, kind: type[Build] | type[SellBuildings]) -> tuple[Answer, int]:
        """Return what building or selling leaves, and how much richer it makes."""
        game = self.game()
        ids = {lot.label: lot.id for lot in self.made_lots()}
        action = kind({ids[name]: level for name, level in self.target.items()})
        refused = game.why_not(action, seat=BUILDER)
        if refused:
            return refused_as(refused), 0
        game.play(action, seat=BUILDER)
        left = cash_of(game, BUILDER)
        board = game.edition.board
        levels = {name: int(game.state.level[board.lot_number(lot)]) for name, lot in ids.items()}
        answer = {"legal": True, "cash": left, "bank": bank_stock(game), "levels": levels}
        return answer, left - self.cash


class Building(Group):
    """Build up to the target."""

    def answer(self) -> Answer:
        answer, gain = self.after(Build)
        return answer | ({"cost": -gain} if answer["legal"] else {})


class Selling(Group):
    """Sell buildings down to the target."""

    def answer(self) -> Answer:
        answer, gain = self.after(SellBuildings)
        return answer | ({"proceeds": gain} if answer["legal"] else {})
