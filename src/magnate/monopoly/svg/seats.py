"""The seats in the middle of the board: the players, their squares, money and lots."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.svg import (
    BRASS,
    BRASS_SOFT,
    CARD,
    CREAM,
    INK,
    INK_2,
    INK_3,
    PANEL,
    PANEL_EDGE,
    SEAT_LOOKS,
    Box,
    at,
    figure,
    group,
    lettering,
    path,
    raised,
    rect,
    seat_shape,
    text,
)
from magnate.drawing.text import printable

from ..view import SeatView, View
from .lines import fit, shortened, width
from .marks import counter
from .picture import Picture
from .portfolio import deeds, portfolio, portfolio_height

_GAP = 12
_PADDING = 14
_TEXT_X = 64
_TAB = Box(0, 36, 34, 17)
_PORTFOLIO_Y = 60
_LEAST_WIDTH = 300
_IN_A_COLUMN = 3  # up to this many cards are stacked in one column


def seats_room(view: View) -> tuple[float, float]:
    """Return the smallest width, and the height, of the cards of all seats."""
    columns = _columns(view)
    rows = -(-len(view.seats) // columns)
    return columns * (_LEAST_WIDTH + _GAP) - _GAP, rows * (_height(view) + _GAP) - _GAP


def _columns(view: View) -> int:
    return 1 if len(view.seats) <= _IN_A_COLUMN else 2


def _height(view: View) -> float:
    return _PORTFOLIO_Y + portfolio_height(view) + 10


def seats(y: float, whole: float, picture: Picture) -> Iterator[str]:
    """Yield a card for every seat, across the whole width."""
    columns, height = _columns(picture.view), _height(picture.view)
    wide = (whole - (columns - 1) * _GAP) / columns
    yield deeds(wide - 2 * _PADDING, picture)
    for number, seat in enumerate(picture.view.seats):
        row, column = divmod(number, columns)
        place = at(column * (wide + _GAP), y + row * (height + _GAP))
        yield group(_card(seat, Box(0, 0, wide, height), picture), place)


def _card(seat: SeatView, card: Box, picture: Picture) -> Iterator[str]:
    asked = seat.seat == picture.view.asked
    edge, face = (BRASS, BRASS_SOFT) if asked else (PANEL_EDGE, CARD)
    if seat.went_out is not None:
        face = PANEL
    yield raised(card._replace(height=card.height - 2), face, edge, radius=12)
    yield counter(seat.seat, seat.piece, 33, 29, radius=19, prefix=picture.prefix)
    right = card.width - _PADDING
    if asked:
        arrow = f'fill="{BRASS}" stroke="{BRASS}" stroke-width="3" stroke-linejoin="round"'
        yield path(f"M{figure(right - 7)} 15l8 7.5-8 7.5z", arrow)
    yield from _name_and_money(seat, right - (17 if asked else 0), picture)
    yield _tab(seat.seat, right - _TAB.width, picture)
    if seat.went_out is None:
        yield from _place(seat, right - _TAB.width - 6, picture)
    yield group(portfolio(seat.seat, right - _PADDING, picture), at(_PADDING, _PORTFOLIO_Y))


def _name_and_money(seat: SeatView, right: float, picture: Picture) -> Iterator[str]:
    if seat.went_out is None:
        money, size = picture.words.money(seat.cash), 21
    else:
        money, size = picture.words.text("board-bankrupt"), 15
    yield text(right, 29, money, lettering(size, INK, weight=700, anchor="end", serif=True))
    room = right - _TEXT_X - width(money, size, bold=True) - 6
    name = shortened(printable(seat.name), room, size=15, bold=True)
    yield text(_TEXT_X, 25, name, lettering(15, INK, weight=650))


def _tab(seat: int, x: float, picture: Picture) -> str:
    """Return the sign of a seat, as on the squares of its lots."""
    look = SEAT_LOOKS[seat - 1]
    parts = [
        rect(_TAB, f'rx="4" fill="{look.fill}"'),
        seat_shape(seat, 4, _TAB.y + 2.5, 12, look.ink),
        text(20, _TAB.y + 12.6, picture.sign(seat), lettering(11.5, look.ink, weight=650)),
    ]
    return group(parts, at(x, 0))


def _place(seat: SeatView, right: float, picture: Picture) -> Iterator[str]:
    """Yield the square of a seat's piece, and its jail cards."""
    for _ in seat.jail_cards:
        right -= 28
        yield group(_jail_card(), at(right, _TAB.y))
    where = fit(picture.where(seat), (right - _TEXT_X, 16), size=12.5)
    first = 46 - (len(where.lines) - 1) * where.pitch / 2
    for number, line in enumerate(where.lines):
        yield text(_TEXT_X, first + number * where.pitch, line, lettering(where.size, INK_3))


def _jail_card() -> Iterator[str]:
    """Yield a small card with a key."""
    yield rect(Box(0, 0, 24, 16), f'rx="3" fill="{CREAM}" stroke="{INK_2}" stroke-width="1.2"')
    key = f'fill="none" stroke="{INK_2}" stroke-width="1.6" stroke-linecap="round"'
    yield path("M9.5 8a2.8 2.8 0 1 1-5.6 0a2.8 2.8 0 1 1 5.6 0zM9.5 8H20M17 8v3M20 8v3", key)
