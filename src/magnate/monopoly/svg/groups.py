"""The look of groups: a colour and a number of pips each, or the emblem of their kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from magnate.drawing.svg import Box, figure, group

from ..view import GroupView
from .marks import drawing


class GroupLook(NamedTuple):
    """A group's colour, the ink on it, and its pips; 0 pips where it has an emblem instead."""

    fill: str
    ink: str
    pips: int


# The colours of streets, by their names on the classic board; then two more.
_STREETS = {
    "brown": ("#5A3421", "#FFF3E6"),
    "light_blue": ("#8CD0EF", "#0B2530"),
    "pink": ("#D14B9E", "#21081A"),
    "orange": ("#DE9132", "#2A1603"),
    "red": ("#C8331F", "#FFF3EC"),
    "yellow": ("#FADA3E", "#2A2206"),
    "green": ("#338260", "#FFFFFF"),
    "dark_blue": ("#2C4386", "#F2F4FF"),
    "purple": ("#7A5C9E", "#FFFFFF"),
    "lime": ("#A9C34F", "#1C2405"),
}
_STATION = GroupLook("#2F2A26", "#F6EFE2", 0)
_COMPANY = GroupLook("#7F8C90", "#0D1315", 0)
_ROW = 3  # up to this many pips fit in one row; more take two


def group_looks(groups: Iterable[GroupView]) -> dict[str, GroupLook]:
    """Return the look of every group; one without its own colour takes a free one."""
    groups = list(groups)
    streets = [each.name for each in groups if each.kind == "street"]
    free = iter(colour for colour in _STREETS if colour not in streets)
    looks = {}
    for each in groups:
        if each.kind == "street":
            colour = each.name if each.name in _STREETS else next(free)
            looks[each.name] = GroupLook(*_STREETS[colour], pips=streets.index(each.name) + 1)
        else:
            looks[each.name] = _STATION if each.kind == "station" else _COMPANY
    return looks


def pips(count: int, x: float, y: float, *, ink: str, upright: bool, pitch: float = 4.8) -> str:
    """Return the pips of a group, starting at a corner, in one or two rows or columns."""
    row = count if count <= _ROW else (count + 1) // 2
    dots = []
    for number in range(count):
        along, aside = number % row, number // row
        across, down = (along, aside) if upright else (aside, along)
        place = f'cx="{figure(across * pitch)}" cy="{figure(down * pitch)}"'
        dots.append(f'<circle {place} r="{figure(pitch / 3)}"/>')
    return group(dots, f'transform="translate({figure(x)} {figure(y)})" fill="{ink}"')


def pips_size(count: int, pitch: float) -> tuple[float, float]:
    """Return the size of a group's pips along their rows and across."""
    row = count if count <= _ROW else (count + 1) // 2
    return (row - 1) * pitch, (0 if count <= _ROW else pitch)


def emblem_name(kind: str, square: str) -> str:
    """Return the drawing for a station or a company."""
    if kind == "company" and square == "water":
        return "square-water"
    return f"square-{kind}"


def emblem(name: str, middle: tuple[float, float], side: float, *, ink: str, prefix: str) -> str:
    """Return a drawing centred on a point."""
    x, y = middle
    return drawing(name, Box(x - side / 2, y - side / 2, side, side), ink, prefix)
