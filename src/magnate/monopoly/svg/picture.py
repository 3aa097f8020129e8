"""What every part of a picture is drawn from: the view, the words, and the looks of the groups."""

from __future__ import annotations

from typing import NamedTuple

from magnate.drawing.text import initial, printable
from magnate.messages import Catalog

from ..view import SeatView, SquareView, View
from .groups import GroupLook


class Picture(NamedTuple):
    """A view, the words for it, and what the names of the picture's own parts begin with."""

    view: View
    words: Catalog
    prefix: str
    looks: dict[str, GroupLook]

    def sign(self, seat: int) -> str:
        """Return the initial of a name, or the number of the seat where others have the same."""
        return initial((each.name for each in self.view.seats), seat)

    def standing(self, square: SquareView) -> tuple[int, ...]:
        """Return the seats whose pieces stand on a square; those in jail are not among them."""
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
        """Return where a seat's piece stands."""
        if seat.jail_turn:
            return self.words.text("board-in-jail", n=seat.jail_turn)
        square = next(each for each in self.view.squares if each.id == seat.square)
        if square.kind == "jail":
            return self.words.text("board-just-visiting")
        return printable(square.name)
