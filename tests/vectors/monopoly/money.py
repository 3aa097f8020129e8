"""Vectors about taxes and the starting money."""

from __future__ import annotations

from typing import Literal

import msgspec

from magnate.monopoly import ChooseTax, Edition, Game
from magnate.monopoly.events import MoneyOwed, MoneyPaid

from .board import MOST_IN_GROUP, Lot, place, with_board
from .lots import GivenLot, as_lots
from .op import Answer, Op
from .table import Table, cash_of, dice_for, roll

PAYER = 1
TAX_SQUARE = 4


class Buildings(msgspec.Struct, forbid_unknown_fields=True):
    """Buildings of one price, by what stands on each lot."""

    house_cost: int
    levels: list[int]

    def lots(self, name: str) -> list[Lot]:
        """Return lots that cost nothing and have these buildings."""
        return [
            Lot(
                id=f"{name}-{number}",
                group=f"{name}-{number // MOST_IN_GROUP}",
                price=0,
                mortgage=0,
                building_cost=self.house_cost,
                level=level,
            )
            for number, level in enumerate(self.levels)
        ]


class IncomeTax(Op):
    """Land on the income tax.

    The fortune is what a player owes who chooses to pay all of it.
    """

    cash: int
    lots: list[GivenLot] = msgspec.field(default_factory=list)
    buildings: list[Buildings] = msgspec.field(default_factory=list)
    choice: Literal["best", "percent", "flat"] = "best"

    def answer(self) -> Answer:
        chosen = self.edition.with_options(income_tax="blind_choice")
        everything = chosen.with_options(income_tax_percent=100)
        return {
            "worth": self.due(everything, "percent"),
            "ten_percent": self.due(chosen, "percent"),
            "due": self.due(self.edition, self.choice),
        }

    def due(self, edition: Edition, choice: Literal["best", "percent", "flat"]) -> int:
        """Return what a player owes who chooses this if they are asked."""
        if choice == "best":
            return min(self.due(edition, "flat"), self.due(edition, "percent"))
        lots = as_lots(self.lots)
        for number, buildings in enumerate(self.buildings):
            lots += buildings.lots(f"buildings-{number}")
        game = Table(
            edition=with_board(edition, lots, special={TAX_SQUARE: "income_tax"}),
            lots={PAYER: lots},
            cash={PAYER: self.cash},
            at={PAYER: place(TAX_SQUARE - 3)},
        ).game()
        roll(game, dice_for(3))
        if game.awaits == "tax":
            game.play(ChooseTax(choice))
        return due_to_bank(game, "tax")


def due_to_bank(game: Game, cause: str) -> int:
    """Return what was to be paid for this, whether or not the money was there."""
    owed = [event.amount for event in game.events.of(MoneyOwed) if event.cause == cause]
    paid = [event.amount for event in game.events.of(MoneyPaid) if event.cause == cause]
    return max(*owed, *paid, 0, 0)


class LuxuryTax(Op):
    """Land on the wealth tax of the edition's board."""

    def answer(self) -> Answer:
        squares = self.edition.board.squares
        where = next(square.index for square in squares if square.kind == "wealth_tax")
        game = Table(edition=self.edition, at={PAYER: squares[where - 3].id}).game()
        roll(game, dice_for(3))
        return {"due": due_to_bank(game, "wealth_tax")}


class SumNotes(Op):
    """Count the notes that a player begins with, and look at what the game gives."""

    notes: dict[str, int]

    def answer(self) -> Answer:
        game = Game(2, self.edition, chance="given")
        total = sum(int(value) * count for value, count in self.notes.items())
        return {"total": total, "starting_cash": cash_of(game, PAYER)}
