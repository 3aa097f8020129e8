"""What every part of a picture needs: the view, the words, and the looks of the groups."""

from __future__ import annotations

from typing import NamedTuple

from magnate.drawing.text import initial, printable
from magnate.messages import Catalog

from ..view import SeatView, SquareView, View
from .groups import GroupLook


class Picture(NamedTuple):
    """A view, the words for it, and the prefix of the ids in the picture."""

    view: View
    words: Catalog
    prefix: str
    looks: dict[str, GroupLook]

    def sign(self, seat: int) -> str:
        """Return the initial of a seat's name, or the seat's number if others share it."""
        return initial((each.name for each in self.view.seats), seat)

    def standing(self, square: SquareView) -> tuple[int, ...]:
        """Return the seats whose pieces are on a square, except those in jail."""
        return tuple(
            seat.seat
            for seat in self.view.seats
            if seat.square == square.id and not seat.jail_turn and seat.went_out is None
        )

    def jailed(self) -> tuple[int, ...]:
        """Return the seats whose pieces are in jail."""
        return tuple(
            seat.seat for seat in self.view.seats if seat.jail_turn and seat.went_out is None
        )

    def where(self, seat: SeatView) -> str:
        """Return the name of the square of a seat's piece."""
        if seat.jail_turn:
            return self.words.text("board-in-jail", n=seat.jail_turn)
        square = next(each for each in self.view.squares if each.id == seat.square)
        if square.kind == "jail":
            return self.words.text("board-just-visiting")
        return printable(square.name)
