"""Vectors about rolling and moving."""

from __future__ import annotations

from magnate.monopoly import DrawCard, Game
from magnate.monopoly.events import CardDrawn, Moved, SalaryPaid, SentToJail

from .board import FIRST_LOT, place, with_board
from .op import Answer, Op
from .table import Table, dice_for, in_jail, roll, rolls_next

MOVER = 1


class Rolls(Op):
    """Roll in one turn, on a board where nothing happens; the jail is for visits."""

    rolls: list[tuple[int, int]]
    position: int = FIRST_LOT

    def answer(self) -> Answer:
        edition = with_board(self.edition)
        game = Table(edition=edition, at={MOVER: place(self.position)}).game()
        for dice in self.rolls:
            if not rolls_next(game, MOVER):
                raise ValueError(f"the turn is over before {[*dice]} is rolled")
            roll(game, dice)
        return {
            "moves": [steps(game, event) for event in game.events.of(Moved)],
            "sent_to_jail": bool(game.events.of(SentToJail)) and in_jail(game, MOVER),
            "roll_again": rolls_next(game, MOVER),
        }


def steps(game: Game, event: Moved) -> int:
    """Return how many squares forward a move went."""
    start, end = (index_of(game, square) for square in (event.start, event.square))
    return (end - start) % len(game.edition.board.squares)


def index_of(game: Game, square: str) -> int:
    """Return the number of a square."""
    return game.edition.board.square_named(square).index


class Move(Op):
    """Move from a square: by dice, or by a card where no dice show this number."""

    position: int
    steps: int

    def answer(self) -> Answer:
        by_dice = 2 <= self.steps <= 12
        game = self.by_dice() if by_dice else self.by_card()
        moved = game.events.of(Moved)[0 if by_dice else 1]
        events = game.events
        if not by_dice:
            drawn = next(n for n, event in enumerate(events) if isinstance(event, CardDrawn))
            events = events[drawn:]
        return {
            "position": index_of(game, moved.square),
            "salary": sum(event.amount for event in events.of(SalaryPaid)),
        }

    def by_dice(self) -> Game:
        """Return the game after a roll on the edition's board."""
        square = self.edition.board.squares[self.position]
        game = Table(edition=self.edition, at={MOVER: square.id}).game()
        roll(game, dice_for(self.steps))
        return game

    def by_card(self) -> Game:
        """Return the game after a card was drawn on the square."""
        edition = with_board(
            self.edition,
            special={self.position: "chance"},
            card={"kind": "move_relative", "steps": self.steps},
        )
        game = Table(edition=edition, at={MOVER: place(self.position - 3)}).game()
        roll(game, dice_for(3))
        game.play(DrawCard("chance.made"))
        return game
