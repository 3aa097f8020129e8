"""The pieces: on their squares, in jail or only visiting it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magnate.drawing.svg import Box

from .marks import counter
from .picture import Picture

_LARGEST = 17.5
_APART = 2.2  # around every counter
_IN_A_ROW, _IN_A_CORNER_ROW = 3, 4


def spots(count: int, box: Box) -> tuple[list[tuple[float, float]], float]:
    """Return the centres of `count` counters in a box, and their largest possible radius."""
    radius, columns = max(
        (_radius(box, columns, -(-count // columns)), columns) for columns in range(count, 0, -1)
    )
    rows = -(-count // columns)
    pitch = 2 * (radius + _APART)
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        across = (column - (in_row - 1) / 2) * pitch
        down = (row - (rows - 1) / 2) * (pitch + 1)
        found.append((box.middle + across, box.y + box.height / 2 + down - 1))
    return found, radius


def _radius(box: Box, columns: int, rows: int) -> float:
    room = min(box.width / columns, (box.height - 2) / rows - 1)
    return min(_LARGEST, room / 2 - _APART)


def pieces(seats: Sequence[int], box: Box, picture: Picture) -> Iterator[str]:
    """Yield the counters of some seats, side by side in a box."""
    if not seats:
        return
    found, radius = spots(len(seats), box)
    for seat, (x, y) in zip(seats, found, strict=True):
        piece = picture.view.seats[seat - 1].piece
        yield counter(seat, piece, x, y, radius=radius, prefix=picture.prefix)


def stand_depth(count: int, *, corner: bool) -> float:
    """Return the depth that `count` pieces take up, measured from the square's inner side."""
    if not count:
        return 0
    if corner:
        return 46 if count <= _IN_A_CORNER_ROW else 82
    return 45 if count <= _IN_A_ROW else 62
