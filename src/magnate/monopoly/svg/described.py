"""The contents of a picture in words: a description of all of it, and a tooltip per square."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.text import printable

from ..rules.state import HOTEL
from ..view import LotView, SeatView, SquareView
from .lots import cost_of_stopping
from .picture import Picture


def description(picture: Picture) -> Iterator[str]:
    """Yield every seat's holdings and square, the pot and the last dice."""
    view, words = picture.view, picture.words
    for seat in view.seats:
        yield f"{printable(seat.name)}: {words.list(_seat(seat, picture))}."
    if view.pot:
        yield f"{words.text('label-pot')}: {words.money(view.pot)}."
    if view.dice:
        yield f"{words.text('label-dice')}: {view.dice[0]} + {view.dice[1]} = {sum(view.dice)}."


def _seat(seat: SeatView, picture: Picture) -> Iterator[str]:
    words = picture.words
    yield words.text(f"piece-{seat.piece}")
    if seat.went_out is not None:
        yield words.text("board-bankrupt")
        return
    yield words.money(seat.cash)
    yield picture.where(seat)
    for _ in seat.jail_cards:
        yield words.text("board-jail-card")
    squares = {square.id: square for square in picture.view.squares}
    for square in (squares[lot] for lot in seat.lots):
        state = words.list(_state(square.lot, picture)) if square.lot else ""
        yield f"{printable(square.name)} ({state})" if state else printable(square.name)


def _state(lot: LotView, picture: Picture) -> Iterator[str]:
    """Yield the buildings on a lot, or its mortgage."""
    if lot.mortgaged:
        yield picture.words.text("board-mortgaged")
    elif lot.level == HOTEL:
        yield picture.words.text("board-hotel")
    elif lot.level:
        yield picture.words.text("houses", n=lot.level)


def hint(square: SquareView, picture: Picture) -> str:
    """Return the tooltip of a square."""
    facts = [*(_facts(square.lot, picture) if square.lot else _kind(square, picture))]
    facts += [_piece(seat, picture) for seat in picture.view.seats if _is_here(seat, square)]
    name = printable(square.name)
    return f"{name}: {picture.words.list(facts)}" if facts else name


def _kind(square: SquareView, picture: Picture) -> Iterator[str]:
    """Yield the kind of a square that is not a lot, unless its name makes it clear."""
    kind = picture.words.text(f"square-{square.kind.replace('_', '-')}")
    if kind.casefold() not in square.name.casefold():
        yield kind


def _facts(lot: LotView, picture: Picture) -> Iterator[str]:
    words = picture.words
    yield words.group_name(lot.group)
    yield words.money(lot.price)
    if lot.owner is None:
        yield words.text("board-unowned")
    else:
        yield f"{words.text('label-owner')}: {printable(picture.view.seats[lot.owner - 1].name)}"
    yield from _state(lot, picture)
    if lot.rent or lot.dice_factor:
        yield f"{words.text('label-rent')}: {cost_of_stopping(lot, picture)}"


def _is_here(seat: SeatView, square: SquareView) -> bool:
    return seat.square == square.id and seat.went_out is None


def _piece(seat: SeatView, picture: Picture) -> str:
    """Return the owner of a piece, and the turn in jail if it is there."""
    name = printable(seat.name)
    if not seat.jail_turn:
        return name
    return f"{name} ({picture.words.text('board-in-jail', n=seat.jail_turn)})"
