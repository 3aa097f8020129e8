"""A seat's lots: a column of small deeds for every group, in board order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from magnate.drawing.svg import BRASS, INK_2, LINE_STRONG, Box, group, lettering, rect, text

from ..rules.state import HOTEL
from ..view import GroupView, LotView, View
from .groups import emblem, pips, pips_size
from .marks import MORTGAGED, hotel
from .picture import Picture

_DEED, _STEP = 12, 14  # the height of a deed, and from one to the next
_FOOT = 14  # the pips or the emblem below a column
_APART = 5  # between two columns
_WIDEST = 52
_PIP = 3.7
_KINDS = ("street", "station", "company")


def portfolio_height(view: View) -> float:
    """Return the height of a seat's lots: as many deeds as the largest group has."""
    return _foot_y(view) + _FOOT


def _foot_y(view: View) -> float:
    return _STEP * max(len(each.lots) for each in view.groups)


def deeds(width: float, picture: Picture) -> str:
    """Return hollow deeds of all lots, drawn under the lots of every seat."""
    hollow = f'fill="none" stroke="{LINE_STRONG}"'
    parts = []
    for column in _columns(width, picture):
        boxes = (rect(box.inset(0.5), 'rx="2" stroke-opacity=".45"') for box in column.boxes)
        parts.append(group(boxes, hollow))
        parts.append(_foot(column, LINE_STRONG, picture))
    name = f'id="{picture.prefix}-deeds"'
    return f"<defs>{group(parts, name)}</defs>"


def portfolio(seat: int, width: float, picture: Picture) -> Iterator[str]:
    """Yield a seat's lots over the hollow deeds; a complete group is framed."""
    yield f'<use href="#{picture.prefix}-deeds"/>'
    lots = {square.id: square.lot for square in picture.view.squares if square.lot}
    for column in _columns(width, picture):
        own = [
            (lots[lot], box)
            for lot, box in zip(column.group.lots, column.boxes, strict=True)
            if lots[lot].owner == seat
        ]
        if column.group.owner == seat:
            yield rect(column.frame, f'rx="4" fill="none" stroke="{BRASS}" stroke-width="2"')
        for lot, box in own:
            yield from _deed(lot, box, picture)
        if own:
            yield _foot(column, INK_2, picture)


class _Column(NamedTuple):
    """A group, and the places of its lots' deeds."""

    group: GroupView
    boxes: tuple[Box, ...]

    @property
    def frame(self) -> Box:
        """Return the box around all deeds."""
        top = self.boxes[-1]
        return Box(top.x - 2, top.y - 2, top.width + 4, len(self.boxes) * _STEP + 2)


def _columns(width: float, picture: Picture) -> Iterator[_Column]:
    """Yield the columns: streets in board order, then stations and companies."""
    groups = sorted(picture.view.groups, key=lambda each: _KINDS.index(each.kind))
    pitch = min(_WIDEST + _APART, (width + _APART) / len(groups))
    foot = _foot_y(picture.view)
    for number, each in enumerate(groups):
        heights = (foot - (row + 1) * _STEP for row in range(len(each.lots)))
        boxes = (Box(number * pitch, y, pitch - _APART, _DEED) for y in heights)
        yield _Column(each, tuple(boxes))


def _foot(column: _Column, ink: str, picture: Picture) -> str:
    """Return the pips or the emblem of a group, below its deeds."""
    look, middle = picture.looks[column.group.name], column.boxes[0].middle
    y = column.boxes[0].y + _STEP
    if look.pips:
        left = middle - pips_size(look.pips, _PIP)[0] / 2
        return pips(look.pips, left, y + 5, ink=ink, upright=True, pitch=_PIP)
    name = f"square-{column.group.kind}"
    return emblem(name, (middle, y + 7), 12, ink=ink, prefix=picture.prefix)


def _deed(lot: LotView, box: Box, picture: Picture) -> Iterator[str]:
    """Yield the deed of an owned lot: hatched if mortgaged, with its houses or hotel."""
    look = picture.looks[lot.group]
    if lot.mortgaged:
        yield rect(box, f'rx="2" fill="{MORTGAGED}"')
        yield rect(box, f'rx="2" fill="url(#{picture.prefix}-hatch)"')
        yield rect(box._replace(width=5), f'rx="2" fill="{look.fill}"')
        return
    yield rect(box, f'rx="2" fill="{look.fill}"')
    if lot.level == HOTEL:
        yield hotel(box.middle - 6.75, box.y + 1.2, 9, picture.prefix)
    elif lot.level:
        style = lettering(10.5, look.ink, weight=700, anchor="middle")
        yield text(box.middle, box.y + 9.8, str(lot.level), style)
