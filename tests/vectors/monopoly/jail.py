"""Vectors about jail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from magnate.monopoly import (
    AcceptOffer,
    Action,
    BuyCard,
    DeclareBankruptcy,
    DrawCard,
    Game,
    PayFine,
    RollDice,
    UseCard,
)
from magnate.monopoly.events import SalaryPaid

from .board import JAIL, Lot, with_board
from .op import Answer, Op, refused_as
from .table import (
    RICH,
    Table,
    cash_of,
    dice_for,
    in_jail,
    roll,
    rolls_next,
    square_of,
)

PRISONER, HOLDER = 1, 2

# Where a roll out of jail can lead: lots of another player on which nothing is due.
QUIET = [
    Lot(id=f"quiet-{number}", group=f"quiet-{number // 4}", mortgaged=True) for number in range(12)
]


class Imprisoned(Op, kw_only=True):
    """A seat in jail; another one may hold a card."""

    turn_in_jail: int
    cash: int = RICH
    holds_card: bool = False
    card_offered: bool = False
    card_price: int = 1

    def game(self) -> Game:
        """Return the game in the turn of the seat in jail."""
        return Table(
            edition=with_board(self.edition, QUIET),
            lots={HOLDER: QUIET},
            cash={PRISONER: self.cash},
            jail_turn={PRISONER: self.turn_in_jail},
            cards={
                PRISONER: ["chance"] * self.holds_card,
                HOLDER: ["chest"] * self.card_offered,
            },
        ).game()

    def acts(self) -> dict[str, Action]:
        """Return what a seat in jail might do."""
        buy_card = BuyCard(seat=HOLDER, price=self.card_price)
        return {"pay": PayFine(), "card": UseCard(), "buy_card": buy_card, "roll": RollDice()}


class JailOptions(Imprisoned):
    """Ask for what is allowed."""

    def answer(self) -> Answer:
        game = self.game()
        acts = self.acts().items()
        return {"allowed": [name for name, act in acts if not game.why_not(act, seat=PRISONER)]}


class JailAct(Imprisoned, kw_only=True):
    """Do one of the options, and roll."""

    action: Literal["pay", "card", "buy_card", "roll"]
    dice: tuple[int, int] | None = None

    def answer(self) -> Answer:
        if self.action == "roll" and not self.dice:
            raise ValueError("a roll needs dice")
        game = self.game()
        act = self.acts()[self.action]
        refused = game.why_not(act, seat=PRISONER)
        if refused:
            return refused_as(refused)
        if self.action != "roll":
            game.play(act, seat=PRISONER)
        if self.action == "buy_card":
            game.play(AcceptOffer(PRISONER), seat=HOLDER)
        if self.dice:
            roll(game, self.dice)
        out = not in_jail(game, PRISONER)
        may_fail = game.awaits == "debt" and not game.why_not(DeclareBankruptcy(), seat=PRISONER)
        return {
            "legal": True,
            "out": out,
            "move": square_of(game, PRISONER) - JAIL,
            "paid": self.cash - cash_of(game, PRISONER),
            "cash": cash_of(game, PRISONER),
            "roll_again": out and self.dice is not None and rolls_next(game, PRISONER),
            "in_debt": game.awaits == "debt",
            "bankrupt": may_fail,
        }


class GoToJail(Op):
    """Go to jail from a square: by the square itself, by its card, else by a third double."""

    position: int
    dice: Sequence[int] = dice_for(3)

    def answer(self) -> Answer:
        squares = self.edition.board.squares
        kind = squares[self.position].kind
        if kind in ("go_to_jail", "chance", "chest"):
            before = squares[self.position - sum(self.dice)]
            game = Table(edition=self.edition, at={PRISONER: before.id}).game()
            roll(game, self.dice)
        else:
            at = {PRISONER: squares[self.position].id}
            game = Table(edition=self.edition, at=at, doubles=2).game()
            roll(game, (6, 6))
        earlier = 0
        if kind in ("chance", "chest"):
            earlier = len(game.events)
            game.play(DrawCard(f"{kind}.jail"))
        return {
            "position": square_of(game, PRISONER),
            "salary": sum(event.amount for event in game.events[earlier:].of(SalaryPaid)),
            "in_jail": in_jail(game, PRISONER),
            "turn_over": game.state.turn != PRISONER - 1,
        }
