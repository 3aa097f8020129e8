"""The squares of the board; one that is not a lot has an emblem, a name and an amount."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from magnate.drawing.svg import (
    BRASS,
    BRASS_SOFT,
    CELL,
    CREAM,
    INK,
    INK_2,
    Box,
    figure,
    lettering,
    path,
    rect,
    text,
)
from magnate.drawing.text import printable

from ..view import SquareView
from .faces import ROUND, block, name_size
from .groups import emblem
from .lines import fit
from .lots import lot_square
from .marks import CHANCE, CHEST, JAIL, MORTGAGED
from .picture import Picture
from .pieces import pieces, stand_depth
from .ring import TOP, Place, parted

_INKS = {
    "start": "#1F5A49",
    "chance": CHANCE,
    "chest": CHEST,
    "free_parking": "#24567F",
    "go_to_jail": "#9E2A1B",
}
_START_NAME, _JAIL_NAME = 19, 13.5
_AMOUNT = 11.5
_LABEL = 23  # the largest height of the label for visitors
_TALLEST = 190  # of the jail
_BAR = 13  # from one bar of the cell to the next


def square(shown: SquareView, place: Place, picture: Picture) -> Iterator[str]:
    """Yield the marks of a square, lowest first."""
    landed = _is_landed_on(shown, picture)
    mortgaged = shown.lot is not None and shown.lot.mortgaged
    face = MORTGAGED if mortgaged else BRASS_SOFT if landed else CELL
    yield rect(place.box, f'rx="{ROUND}" fill="{face}"')
    if shown.lot:
        yield from lot_square(shown, shown.lot, place, picture)
    elif shown.kind == "jail":
        yield from _jail(shown, place, picture)
    else:
        yield from _plain(shown, place, picture)
    if landed:
        frame = f'rx="{ROUND}" fill="none" stroke="{BRASS}" stroke-width="3.5"'
        yield rect(place.box.inset(0.5), frame)


def _is_landed_on(shown: SquareView, picture: Picture) -> bool:
    """Return whether the seat whose turn it is has its piece on a square."""
    turn = picture.view.turn
    return turn is not None and picture.view.seats[turn - 1].square == shown.id


def _plain(shown: SquareView, place: Place, picture: Picture) -> Iterator[str]:
    """Yield an emblem, the name, and the amount to pay or receive here."""
    here = picture.standing(shown)
    stand, area = parted(place.box, place.side, stand_depth(len(here), corner=place.corner))
    amount = _amount(shown, picture)
    below = 16 if amount else 0
    side = min(36 if place.corner else 28, area.height / 3)
    above = side + 6
    size = _START_NAME if shown.kind == "start" else name_size(area)
    lines = fit(printable(shown.name), (area.width - 8, area.height - above - below - 6), size=size)
    top = area.y + (area.height - above - lines.height - below) / 2
    ink = _INKS.get(shown.kind, INK_2)
    name = f"square-{shown.kind}"
    yield emblem(name, (area.middle, top + side / 2), side, ink=ink, prefix=picture.prefix)
    yield block(lines, area, above=above, below=below)
    if amount:
        style = lettering(_AMOUNT, INK, weight=650, anchor="middle")
        yield text(area.middle, top + above + lines.height + 12, amount, style)
    yield from pieces(here, stand, picture)


def _amount(shown: SquareView, picture: Picture) -> str:
    """Return the amount to pay or receive on a square that is not a lot, or an empty text."""
    if shown.kind == "start":
        return f"+{_option('salary', picture)}"
    if shown.kind == "wealth_tax":
        return _option("luxury_tax", picture)
    if shown.kind != "income_tax":
        return ""
    flat, options = _option("income_tax_flat", picture), picture.view.options
    if options["income_tax"] == "flat":
        return flat
    return f"{flat} / {picture.words.percent(cast(int, options['income_tax_percent']) / 100)}"


def _option(name: str, picture: Picture) -> str:
    """Return the value of an option as an amount of money."""
    return picture.words.money(cast(int, picture.view.options[name]))


def _jail(shown: SquareView, place: Place, picture: Picture) -> Iterator[str]:
    """Yield the cell with the pieces in jail; visitors are outside it, on the inner side."""
    here = picture.standing(shown)
    depth = stand_depth(len(here), corner=place.corner)
    if here and picture.jailed():
        depth = stand_depth(1, corner=place.corner)  # the cell needs the rest
    stand, area = parted(place.box, place.side, depth)
    tall = min(area.height, _TALLEST)
    area = area._replace(y=area.y + (area.height - tall) / 2, height=tall)
    inside, _, outside = printable(shown.name).partition(" / ")
    if outside:
        lines = fit(outside, (area.width - 8, _LABEL), size=_JAIL_NAME)
        label = Box(area.x, area.y, area.width, lines.height + 5)
        if place.side == TOP:
            label = label._replace(y=area.y + area.height - label.height)
        yield block(lines, label)
        cell = area._replace(height=area.height - label.height)
        area = cell if place.side == TOP else cell._replace(y=area.y + label.height)
    yield from _cell(inside, area.inset(4), picture)
    yield from pieces(here, stand, picture)


def _cell(name: str, cell: Box, picture: Picture) -> Iterator[str]:
    yield rect(cell, f'rx="{ROUND}" fill="{JAIL}"')
    lines = fit(name, (cell.width - 8, cell.height / 3), size=_JAIL_NAME)
    label = Box(cell.x, cell.y + cell.height - lines.height - 5, cell.width, lines.height + 4)
    room = cell._replace(height=cell.height - label.height - 2)
    yield from pieces(picture.jailed(), room, picture)
    yield path(_bars(room), f'stroke="{CREAM}" stroke-width="2.5" opacity=".45"')
    yield block(lines, label, ink=CREAM)


def _bars(room: Box) -> str:
    """Return the bars in front of the pieces in jail."""
    count = int(room.width // _BAR)
    first = room.middle - (count - 1) * _BAR / 2
    return "".join(
        f"M{figure(first + number * _BAR)} {figure(room.y + 3)}v{figure(room.height - 3)}"
        for number in range(count)
    )
