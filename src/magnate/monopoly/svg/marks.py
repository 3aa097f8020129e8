"""The marks of Monopoly: drawings, pieces, buildings and dice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from magnate.drawing.svg import CARD, INK, SEAT_LOOKS, Box, at, group, inside_of, path, rect

from ..pieces import Piece

_ASSETS = Path(__file__).parents[1] / "assets"

WELL = "#E6DAC2"
MORTGAGED, JAIL = "#B8AB98", "#54463A"
CHANCE, CHEST = "#A4460F", "#24567F"
_HOUSE, _HOUSE_EDGE, _HOTEL, _HOTEL_EDGE = "#2F7A57", "#164A33", "#B5301E", "#74190C"
_DIE_EDGE = "#B9A57F"


def definitions(names: Iterable[str], prefix: str) -> str:
    """Return the definitions that a picture uses by name: drawings, buildings, and a hatch.

    The hatch of mortgaged lots is `url(#prefix-hatch)`.
    """
    drawn = (
        group([inside_of(_ASSETS / f"{name}.svg")], f'id="{prefix}-{name}" fill="currentColor"')
        for name in names
    )
    hatch = (
        f'<pattern id="{prefix}-hatch" width="7" height="7" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M0 0v7" stroke="{INK}" stroke-width="1.6" '
        'opacity=".2"/></pattern>'
    )
    return f"<defs>{''.join(drawn)}{hatch}{_house(prefix)}{_hotel(prefix)}</defs>"


def drawing(name: str, box: Box, ink: str, prefix: str) -> str:
    """Return a drawing in a square."""
    grid = 32 if name.startswith("piece-") else 24
    place = at(box.x, box.y, box.width / grid)
    return f'<use href="#{prefix}-{name}" {place} color="{ink}"/>'


def counter(seat: int, piece: Piece, x: float, y: float, *, radius: float, prefix: str) -> str:
    """Return a seat's piece on a painted counter; a large one has the seat's shape as a badge."""
    look = SEAT_LOOKS[seat - 1]
    rim = f'stroke="{CARD}" stroke-width="4" paint-order="stroke"'
    parts = [
        path("M-19 0a19 19 0 0 1 38 0v3.5a19 19 0 0 1-38 0z", f'fill="{look.edge}" {rim}'),
        f'<circle r="19" fill="{look.fill}"/>',
        drawing(f"piece-{piece}", Box(-14, -14, 28, 28), look.ink, prefix),
    ]
    if radius >= 15:
        line = f'stroke="{CARD}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"'
        parts.append(
            path(look.shape, f'{at(9, 8, 0.54)} fill="{look.fill}" fill-rule="evenodd" {line}')
        )
    return group(parts, at(x, y, radius / 19))


def house(x: float, y: float, side: float, prefix: str) -> str:
    """Return a house in a square."""
    return f'<use href="#{prefix}-house" {at(x, y, side / 12)}/>'


def hotel(x: float, y: float, height: float, prefix: str) -> str:
    """Return a hotel, one and a half times as wide as it is high."""
    return f'<use href="#{prefix}-hotel" {at(x, y, height / 12)}/>'


def _house(prefix: str) -> str:
    line = f'stroke="{CARD}" stroke-width="1.7" paint-order="stroke" stroke-linejoin="round"'
    parts = [
        path("M0 5.6L6 .6l6 5V12H0z", f'fill="{_HOUSE}" {line}'),
        path("M0 9.8h12V12H0z", f'fill="{_HOUSE_EDGE}"'),
        path("M4.8 7h2.4v5H4.8z", f'fill="{CARD}"'),
    ]
    return group(parts, f'id="{prefix}-house"')


def _hotel(prefix: str) -> str:
    line = f'stroke="{CARD}" stroke-width="1.5" paint-order="stroke" stroke-linejoin="round"'
    windows = "".join(f"M{x} 5.4h2.2v2.4h-2.2z" for x in (2.4, 6.1, 9.7, 13.4))
    parts = [
        path("M0 4.2L3 1h12l3 3.2V12H0z", f'fill="{_HOTEL}" {line}'),
        path("M0 9.8h18V12H0z", f'fill="{_HOTEL_EDGE}"'),
        path(windows, f'fill="{CARD}"'),
    ]
    return group(parts, f'id="{prefix}-hotel"')


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(number: int, x: float, y: float, side: float) -> str:
    """Return a die in a square."""
    face = f'rx="13" fill="{CARD}" stroke="{_DIE_EDGE}" stroke-width="1.5"'
    parts = [rect(Box(0, 6, 60, 60), f'rx="13" fill="{_DIE_EDGE}"'), rect(Box(0, 0, 60, 60), face)]
    for across, down in _PIPS[number]:
        parts.append(f'<circle cx="{30 + 16 * across}" cy="{30 + 16 * down}" r="6"/>')
    return group(parts, f'{at(x, y, side / 60)} fill="{INK}"')
