"""The outline of a set of squares, and the seams between them."""

from __future__ import annotations

from typing import TypeAlias

from ..rules.state import COLUMNS

# A square of the board is a pitch wide; the face of a tile leaves a gap on every side.
PITCH, GAP = 60, 3
FACE = PITCH - 2 * GAP
BOARD_X, BOARD_Y = 32, 30
_OUTER_RADIUS, _INNER_RADIUS = 9, 4

_Point: TypeAlias = tuple[int, int]
_Edge: TypeAlias = tuple[_Point, _Point]
_Corner: TypeAlias = tuple[_Point, _Point, _Point]


def outline(tiles: set[int]) -> str:
    """Return the path around a set of squares, which are on its right; corners are rounded."""
    edges = _border(tiles)
    paths = []
    while edges:
        corners, taken = _way_round(edges)
        edges -= taken
        paths.append(_rounded(corners))
    return "".join(paths)


def _border(tiles: set[int]) -> set[_Edge]:
    """Return the outer sides of the squares, each as a corner and the direction from it."""
    spots = {(tile % COLUMNS, tile // COLUMNS) for tile in tiles}
    return {
        (corner, way)
        for x, y in spots
        for beside, corner, way in (
            ((x, y - 1), (x, y), (1, 0)),
            ((x + 1, y), (x + 1, y), (0, 1)),
            ((x, y + 1), (x + 1, y + 1), (-1, 0)),
            ((x - 1, y), (x, y + 1), (0, -1)),
        )
        if beside not in spots
    }


def _way_round(edges: set[_Edge]) -> tuple[list[_Corner], set[_Edge]]:
    """Return the corners of one closed outline, and its edges.

    Where two squares touch only at a corner, turning right stays on the same square.
    """
    edge = min(edges)
    corners: list[_Corner] = []
    taken: set[_Edge] = set()
    while edge not in taken:
        taken.add(edge)
        (x, y), (dx, dy) = edge
        here = (x + dx, y + dy)
        ways = ((-dy, dx), (dx, dy), (dy, -dx))
        onward = next(way for way in ways if (here, way) in edges)
        if onward != (dx, dy):
            corners.append((here, (dx, dy), onward))
        edge = (here, onward)
    return corners, taken


def _rounded(corners: list[_Corner]) -> str:
    """Return a closed path through the corners, inset by the gap between squares."""
    parts: list[str] = []
    for (x, y), (in_x, in_y), (out_x, out_y) in corners:
        is_outer = (out_x, out_y) == (-in_y, in_x)
        radius = _OUTER_RADIUS if is_outer else _INNER_RADIUS
        at_x = BOARD_X + x * PITCH + GAP * (-in_y - out_y)
        at_y = BOARD_Y + y * PITCH + GAP * (in_x + out_x)
        begin = f"{at_x - in_x * radius} {at_y - in_y * radius}"
        end = f"{at_x + out_x * radius} {at_y + out_y * radius}"
        parts.append(f"{'L' if parts else 'M'}{begin}A{radius} {radius} 0 0 {int(is_outer)} {end}")
    return "".join(parts) + "z"


def seams(tiles: set[int]) -> str:
    """Return the lines between adjacent tiles."""
    lines = []
    for tile in sorted(tiles):
        row, column = divmod(tile, COLUMNS)
        x, y = BOARD_X + column * PITCH, BOARD_Y + row * PITCH
        if tile + 1 in tiles and column + 1 < COLUMNS:
            lines.append(f"M{x + PITCH} {y + 11}v38")
        if tile + COLUMNS in tiles:
            lines.append(f"M{x + 11} {y + PITCH}h38")
    return "".join(lines)
