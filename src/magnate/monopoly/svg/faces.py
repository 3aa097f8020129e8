"""Parts of a square's face, and lines of text on it."""

from __future__ import annotations

from magnate.drawing.svg import INK, Box, figure, group, lettering, path, text

from .lines import Lines

ROUND = 6
_BASELINE = 0.78  # of a line, from its top
_NAME, _LARGE_NAME = 13.5, 16
_LARGE = (140, 95)  # the width and height from which names are large


def slab(part: Box, face: Box, style: str) -> str:
    """Return a part of a face, with round corners where the face has them."""
    x, y, width, height = part
    left, top = _same(x, face.x), _same(y, face.y)
    right = _same(x + width, face.x + face.width)
    bottom = _same(y + height, face.y + face.height)
    corners = (top and left, top and right, bottom and right, bottom and left)
    nw, ne, se, sw = (ROUND if is_round else 0 for is_round in corners)
    outline = (
        f"M{figure(x + nw)} {figure(y)}H{figure(x + width - ne)}{_arc(ne, 1, 1)}"
        f"V{figure(y + height - se)}{_arc(se, -1, 1)}"
        f"H{figure(x + sw)}{_arc(sw, -1, -1)}V{figure(y + nw)}{_arc(nw, 1, -1)}z"
    )
    return path(outline, style)


def _same(one: float, other: float) -> bool:
    return abs(one - other) < 0.01


def _arc(radius: int, across: int, down: int) -> str:
    return f"a{radius} {radius} 0 0 1 {radius * across} {radius * down}" if radius else ""


def block(lines: Lines, box: Box, *, above: float = 0, below: float = 0, ink: str = INK) -> str:
    """Return lines centred in a box, leaving room for marks above and below them."""
    top = box.y + (box.height - above - lines.height - below) / 2 + above
    written = (
        text(box.middle, top + (number + _BASELINE) * lines.pitch, line)
        for number, line in enumerate(lines.lines)
    )
    return group(written, lettering(lines.size, ink, weight=500, anchor="middle", serif=True))


def name_size(box: Box) -> float:
    """Return the font size of a name that has enough room."""
    large = box.width >= _LARGE[0] and box.height >= _LARGE[1]
    return _LARGE_NAME if large else _NAME
