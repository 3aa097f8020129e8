"""The square of a lot: the band of its group, its name and price, its owner and its buildings."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.svg import (
    INK,
    INK_3,
    PANEL,
    SEAT_LOOKS,
    Box,
    lettering,
    rect,
    seat_shape,
    text,
)
from magnate.drawing.text import printable

from ..rules.state import HOTEL
from ..view import LotView, SquareView
from .faces import ROUND, block, name_size, slab
from .groups import emblem, emblem_name, pips, pips_size
from .lines import fit, width
from .marks import hotel, house
from .picture import Picture
from .pieces import pieces, stand_depth
from .ring import TOP, Place, parted

_BAND, _TAB = 24, 18
_PRICE = 11.5
_BELOW = 15  # the price and the room above it
_PIP = 4.8
_COST, _SIGN_X = 11.5, 20
_HOUSE = 13


def lot_square(shown: SquareView, lot: LotView, place: Place, picture: Picture) -> Iterator[str]:
    """Yield the marks on the face of a lot."""
    if lot.mortgaged:
        yield rect(place.box, f'rx="{ROUND}" fill="url(#{picture.prefix}-hatch)"')
    band, rest = parted(place.box, place.side, _BAND)
    look = picture.looks[lot.group]
    yield slab(band, place.box, f'fill="{look.fill}" stroke="{INK}" stroke-opacity=".3"')
    if look.pips:
        yield from _buildings(lot, band, place, picture)
    else:
        middle = (band.middle, band.y + band.height / 2)
        name = emblem_name(shown.kind, shown.id)
        yield emblem(name, middle, 17, ink=look.ink, prefix=picture.prefix)
    here = picture.standing(shown)
    stand, area = parted(rest, place.side, stand_depth(len(here), corner=place.corner))
    if lot.owner is not None:
        tab, area = _tab_and_rest(area, place.side)
        yield from _tab(lot, lot.owner, tab, face=place.box, picture=picture)
    yield from _name_and_price(shown, lot, area, picture)
    yield from pieces(here, stand, picture)


def _buildings(lot: LotView, band: Box, place: Place, picture: Picture) -> Iterator[str]:
    """Yield the pips of a street's group at the start of the band, and buildings at its end."""
    look, upright, prefix = picture.looks[lot.group], place.upright, picture.prefix
    aside = pips_size(look.pips, _PIP)[1]
    inwards = (_BAND - aside) / 2
    across, down = (7.5, inwards) if upright else (inwards, 7.5)
    yield pips(look.pips, band.x + across, band.y + down, ink=look.ink, upright=upright, pitch=_PIP)
    right, bottom = band.x + band.width, band.y + band.height
    if lot.level == HOTEL:
        high = 15 if upright else 13
        x = right - 1.5 * high - 5 if upright else band.middle - 0.75 * high
        yield hotel(x, band.y + 4.5 if upright else bottom - high - 5, high, prefix)
        return
    for number in range(lot.level):
        along = 4 + (number + 1) * (_HOUSE + 2)
        if upright:
            yield house(right - along, band.y + 5, _HOUSE, prefix)
        else:
            yield house(band.middle - _HOUSE / 2, bottom - along, _HOUSE, prefix)


def _tab_and_rest(area: Box, side: int) -> tuple[Box, Box]:
    """Return the owner's tab, at the rim of the board or the foot of the square, and the rest."""
    x, y, width, height = area
    if side == TOP:
        return Box(x, y, width, _TAB), Box(x, y + _TAB, width, height - _TAB)
    return Box(x, y + height - _TAB, width, _TAB), Box(x, y, width, height - _TAB)


def _tab(lot: LotView, owner: int, tab: Box, *, face: Box, picture: Picture) -> Iterator[str]:
    """Yield the owner of a lot and the cost of landing there; hollow while it is mortgaged."""
    look = SEAT_LOOKS[owner - 1]
    if lot.mortgaged:
        yield slab(tab, face, f'fill="{PANEL}" stroke="{look.fill}" stroke-width="1.5"')
    else:
        yield slab(tab, face, f'fill="{look.fill}"')
    ink = INK if lot.mortgaged else look.ink
    yield seat_shape(owner, tab.x + 5, tab.y + 3, 12, look.fill if lot.mortgaged else ink)
    cost, sign = cost_of_stopping(lot, picture), picture.sign(owner)
    room = tab.width - _SIGN_X - 5
    needed = width(cost, _COST, bold=True)
    size = min(_COST, _COST * room / needed)
    y = tab.y + 13.2
    yield text(tab.x + tab.width - 5, y, cost, lettering(size, ink, weight=650, anchor="end"))
    if (
        needed + width(sign, _COST, bold=True) + 3 <= room
    ):  # otherwise only the shape shows the owner
        yield text(tab.x + _SIGN_X, y, sign, lettering(_COST, ink, weight=650))


def cost_of_stopping(lot: LotView, picture: Picture) -> str:
    """Return the current rent or the factor of the dice; a dash if nothing is due."""
    if lot.dice_factor:
        return f"×{lot.dice_factor}"
    return picture.words.money(lot.rent) if lot.rent else "—"


def _name_and_price(shown: SquareView, lot: LotView, area: Box, picture: Picture) -> Iterator[str]:
    room = (area.width - 3, area.height - _BELOW)
    lines = fit(printable(shown.name), room, size=name_size(area))
    yield block(lines, area, below=_BELOW)
    y = area.y + (area.height + lines.height + _BELOW) / 2 - 3
    words = picture.words
    if lot.mortgaged:
        label = fit(words.text("board-mortgaged"), (0.85 * area.width, _BELOW), size=_PRICE)
        style = lettering(label.size, INK, weight=600, anchor="middle")
        yield text(area.middle, y, " ".join(label.lines), style)
    elif lot.owner is None:
        style = lettering(_PRICE, INK, weight=650, anchor="middle")
        yield text(area.middle, y, words.money(lot.price), style)
    else:
        style = lettering(_PRICE, INK_3, anchor="middle")
        yield text(area.middle, y, words.money(lot.price), style)
