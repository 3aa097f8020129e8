"""The seats under the board: the players, their money, and who is to act."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.svg import (
    BRASS,
    BRASS_SOFT,
    CARD,
    INK,
    PANEL_EDGE,
    Box,
    at,
    figure,
    group,
    lettering,
    path,
    raised,
    text,
)
from magnate.drawing.text import initial, printable
from magnate.messages import Catalog

from ..view import SeatView, View
from .marks import seat_counter

SEATS_HEIGHT = 64
_GAP = 12
_WIDEST_LETTER = 9


def seats(view: View, words: Catalog, whole: int) -> Iterator[str]:
    """Yield a card for every seat, side by side across the whole width."""
    width = (whole - _GAP * (len(view.seats) - 1)) / len(view.seats)
    names = [seat.name for seat in view.seats]
    for number, seat in enumerate(view.seats):
        sign = initial(names, seat.seat)
        card = _seat(seat, width, words, sign=sign, asked=seat.seat == view.asked)
        yield group(card, at(number * (width + _GAP), 0))


def _seat(seat: SeatView, width: float, words: Catalog, *, sign: str, asked: bool) -> Iterator[str]:
    edge, face = (BRASS, BRASS_SOFT) if asked else (PANEL_EDGE, CARD)
    yield raised(Box(0, 0, width, SEATS_HEIGHT - 2), face, edge, radius=12)
    name = printable(seat.name)
    yield seat_counter(seat.seat, 14, 16, 30, sign)
    most = int((width - 86) / _WIDEST_LETTER)
    shown = name if len(name) <= most else name[: most - 1] + "…"
    yield text(56, 27, shown, lettering(15, INK, weight=650))
    money = "?" if seat.cash is None else words.money(seat.cash)
    yield text(56, 49, money, lettering(17, INK, weight=700, serif=True))
    if asked:
        arrow = f'fill="{BRASS}" stroke="{BRASS}" stroke-width="3" stroke-linejoin="round"'
        yield path(f"M{figure(width - 28)} 23l9 8-9 8z", arrow)
