"""The layout of the squares: a ring that runs clockwise from the bottom right corner."""

from __future__ import annotations

from typing import NamedTuple

from magnate.drawing.svg import Box

DEPTH = 148  # of a square, from the rim of the board to its middle
PITCH = 94  # the smallest width of a square along its side
GAP = 1.5  # between the face of a square and its border

BOTTOM, LEFT, TOP, RIGHT = range(4)


class Place(NamedTuple):
    """The face of a square, the side it is on, and whether it is a corner.

    A corner belongs to the bottom or the top side, which determines its orientation.
    """

    box: Box
    side: int
    corner: bool

    @property
    def upright(self) -> bool:
        """Return whether the inner side of the square is its top or its bottom."""
        return self.side in (BOTTOM, TOP)


def parted(box: Box, side: int, depth: float) -> tuple[Box, Box]:
    """Split off the strip of a box nearest to the middle of the board; return it and the rest."""
    x, y, width, height = box
    if side == BOTTOM:
        return Box(x, y, width, depth), Box(x, y + depth, width, height - depth)
    if side == TOP:
        return Box(x, y + height - depth, width, depth), Box(x, y, width, height - depth)
    if side == LEFT:
        return Box(x + width - depth, y, depth, height), Box(x, y, width - depth, height)
    return Box(x, y, depth, height), Box(x + depth, y, width - depth, height)


class Ring(NamedTuple):
    """The places of all squares in play order, and the space inside."""

    places: tuple[Place, ...]
    inside: Box

    @property
    def width(self) -> float:
        """Return the width of the whole ring."""
        return self.inside.width + 2 * DEPTH

    @property
    def height(self) -> float:
        """Return the height of the whole ring."""
        return self.inside.height + 2 * DEPTH


def ring(squares: int, room: tuple[float, float]) -> Ring:
    """Lay out squares around a space of at least the given width and height.

    Opposite sides have the same number of squares, or one differs by one.
    """
    between = squares - 4
    counts = [(between + 3) // 4, (between + 1) // 4, (between + 2) // 4, between // 4]
    wide = max(room[0], PITCH * max(counts[BOTTOM], counts[TOP]))
    high = max(room[1], PITCH * max(counts[LEFT], counts[RIGHT]))
    inside = Box(DEPTH, DEPTH, wide, high)
    places = []
    for side, count in enumerate(counts):
        places.append(_corner(inside, side))
        places += [_between(inside, side, number, count) for number in range(count)]
    return Ring(tuple(places), inside)


def _corner(inside: Box, side: int) -> Place:
    """Return the corner at which a side begins."""
    right, bottom = inside.x + inside.width, inside.y + inside.height
    x, y = ((right, bottom), (0, bottom), (0, 0), (right, 0))[side]
    face = Box(x, y, DEPTH, DEPTH).inset(GAP)
    return Place(face, BOTTOM if side in (BOTTOM, LEFT) else TOP, corner=True)


def _between(inside: Box, side: int, number: int, count: int) -> Place:
    """Return a place on a side, counted in play order from its corner."""
    wide, high = inside.width / count, inside.height / count
    right, bottom = inside.x + inside.width, inside.y + inside.height
    box = (
        Box(right - (number + 1) * wide, bottom, wide, DEPTH),
        Box(0, bottom - (number + 1) * high, DEPTH, high),
        Box(inside.x + number * wide, 0, wide, DEPTH),
        Box(right, inside.y + number * high, DEPTH, high),
    )[side]
    return Place(box.inset(GAP), side, corner=False)
