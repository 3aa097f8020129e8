"""The seats under the board: who sits there, their money, and whose decision is awaited."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.messages import Catalog

from ..text import printable
from ..view import SeatView, View
from .marks import (
    BRASS,
    BRASS_SOFT,
    CARD,
    INK,
    PANEL_EDGE,
    at,
    figure,
    group,
    lettering,
    path,
    rect,
    seat_shape,
    text,
)

SEATS_HEIGHT = 64
_GAP = 12
_WIDEST_LETTER = 9


def seats(view: View, words: Catalog, whole: int) -> Iterator[str]:
    """Yield a card for every seat, side by side over the whole width."""
    width = (whole - _GAP * (len(view.seats) - 1)) / len(view.seats)
    for number, seat in enumerate(view.seats):
        sign = _sign(seat, view)
        card = _seat(seat, width, words, sign=sign, asked=seat.seat == view.asked)
        yield group(card, at(number * (width + _GAP), 0))


def _sign(seat: SeatView, view: View) -> str:
    """Return the initial of a name, or the number of the seat where others have the same."""
    initials = [printable(each.name)[:1].upper() for each in view.seats]
    own = initials[seat.seat - 1]
    return own if own.strip() and initials.count(own) == 1 else str(seat.seat)


def _seat(seat: SeatView, width: float, words: Catalog, *, sign: str, asked: bool) -> Iterator[str]:
    edge, face = (BRASS, BRASS_SOFT) if asked else (PANEL_EDGE, CARD)
    yield rect(0, 2, width, SEATS_HEIGHT - 2, f'rx="12" fill="{edge}"')
    yield rect(0, 0, width, SEATS_HEIGHT - 2, f'rx="12" fill="{face}"')
    name = printable(seat.name)
    yield seat_shape(seat.seat, 14, 16, 30, sign)
    most = int((width - 86) / _WIDEST_LETTER)
    shown = name if len(name) <= most else name[: most - 1] + "…"
    yield text(56, 27, shown, lettering(15, INK, weight=650))
    money = "?" if seat.cash is None else words.money(seat.cash)
    yield text(56, 49, money, lettering(17, INK, weight=700, serif=True))
    if asked:
        arrow = f'fill="{BRASS}" stroke="{BRASS}" stroke-width="3" stroke-linejoin="round"'
        yield path(f"M{figure(width - 28)} 23l9 8-9 8z", arrow)
