"""The marks a picture is made of: colours of the light theme, shapes, lettering, drawings."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

_ASSETS = Path(__file__).parents[1] / "assets"

SANS = "'Golos Text', 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
SERIF = "Piazzolla, 'Iowan Old Style', Georgia, serif"

LINEN, WELL = "#EBE2D1", "#E6DAC2"
PANEL, PANEL_EDGE, CARD = "#F6F0E4", "#CDBD9F", "#FFFBF3"
INK, INK_2, INK_3, CREAM = "#2A2018", "#54463A", "#6B5B4B", "#FFF8EA"
LINE, LINE_STRONG = "#D8CAB1", "#8E7B63"
BRASS, BRASS_SOFT = "#A8741D", "#F8E9C8"
FRAME, FRAME_EDGE, BED, CELL = "#C9B78F", "#A28E66", "#DDCFB3", "#F1E8D6"
MORTGAGED, JAIL = "#B8AB98", "#54463A"
CHANCE, CHEST = "#A4460F", "#24567F"
_HOUSE, _HOUSE_EDGE, _HOTEL, _HOTEL_EDGE = "#2F7A57", "#164A33", "#B5301E", "#74190C"
_DIE_EDGE = "#B9A57F"


class SeatLook(NamedTuple):
    """A seat's colour and its darker edge, the ink on it, its shape on a grid of 24, its piece."""

    fill: str
    edge: str
    ink: str
    shape: str
    piece: str


SEAT_LOOKS = (
    SeatLook(
        "#B43828",
        "#742319",
        "#FFF3EC",
        "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
        "dog",
    ),
    SeatLook("#365EAA", "#223D70", "#F4F6FF", "M2.5 2.5h19v19h-19z", "cannon"),
    SeatLook("#E9B045", "#97722C", "#2A1E06", "M12 1.5L23.5 21.5H.5z", "wheelbarrow"),
    SeatLook("#0A7A5A", "#064F3A", "#F2FFF9", "M12 .5L23.5 12 12 23.5.5 12z", "car"),
    SeatLook("#603367", "#3D2142", "#FBF1FF", "M6.5 2h11L23 12l-5.5 10h-11L1 12z", "hat"),
    SeatLook("#D27A3C", "#884F26", "#271204", "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z", "cowboy"),
    SeatLook(
        "#5EC8D5",
        "#3D828A",
        "#06282D",
        "M12 .5l3.4 7.6 8.1.9-6.1 5.5 1.8 8.2-7.2-4.2-7.2 4.2 1.8-8.2L.5 9l8.1-.9z",
        "thimble",
    ),
    SeatLook(
        "#3C3126",
        "#1D1712",
        "#F6EFE2",
        "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
        "iron",
    ),
)


class Box(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        """Return where the middle is from left to right."""
        return self.x + self.width / 2

    def inset(self, by: float) -> Box:
        """Return the box without a border."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


def figure(value: float) -> str:
    """Return a number as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def group(parts: Iterable[str], attributes: str) -> str:
    """Return marks that belong together."""
    return f"<g {attributes}>{''.join(parts)}</g>"


def at(x: float, y: float, scale: float = 1) -> str:
    """Return the attribute that moves a mark, and makes it larger or smaller."""
    size = f" scale({figure(scale)})" if scale != 1 else ""
    return f'transform="translate({figure(x)} {figure(y)}){size}"'


def rect(box: Box, style: str) -> str:
    """Return a rectangle."""
    place = f'x="{figure(box.x)}" y="{figure(box.y)}"'
    return f'<rect {place} width="{figure(box.width)}" height="{figure(box.height)}" {style}/>'


def text(x: float, y: float, content: str, style: str = "") -> str:
    """Return lettering; what it says is escaped."""
    place = f'x="{figure(x)}" y="{figure(y)}"'
    return f"<text {place}{' ' if style else ''}{style}>{escape(content)}</text>"


def lettering(
    size: float, fill: str, *, weight: int = 400, anchor: str = "start", serif: bool = False
) -> str:
    """Return the attributes of lettering."""
    family = f' font-family="{SERIF}"' if serif else ""
    bold = f' font-weight="{weight}"' if weight != 400 else ""
    place = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'font-size="{figure(size)}" fill="{fill}"{bold}{place}{family}'


def path(d: str, style: str) -> str:
    """Return a path."""
    return f'<path d="{d}" {style}/>'


# Drawings: each is in a picture once and used by its name


@cache
def _drawing(name: str) -> tuple[str, int]:
    """Return what is inside one of our drawings, and the side of its grid."""
    source = (_ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    inside = source[source.index(">") + 1 : source.rindex("</svg>")]
    return inside, 32 if name.startswith("piece-") else 24


def definitions(names: Iterable[str], prefix: str) -> str:
    """Return what is drawn once and used by its name: drawings, buildings, and a hatch.

    The hatch of what is mortgaged is filled in as `url(#prefix-hatch)`.
    """
    drawn = (
        group([_drawing(name)[0]], f'id="{prefix}-{name}" fill="currentColor"') for name in names
    )
    hatch = (
        f'<pattern id="{prefix}-hatch" width="7" height="7" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M0 0v7" stroke="{INK}" stroke-width="1.6" '
        'opacity=".2"/></pattern>'
    )
    return f"<defs>{''.join(drawn)}{hatch}{_house(prefix)}{_hotel(prefix)}</defs>"


def drawing(name: str, box: Box, ink: str, prefix: str) -> str:
    """Return a drawing in a square."""
    place = at(box.x, box.y, box.width / _drawing(name)[1])
    return f'<use href="#{prefix}-{name}" {place} color="{ink}"/>'


# Seats and what stands on the board


def seat_shape(seat: int, x: float, y: float, side: float, ink: str) -> str:
    """Return the shape of a seat in a square."""
    return path(SEAT_LOOKS[seat - 1].shape, f'{at(x, y, side / 24)} fill="{ink}"')


def counter(seat: int, x: float, y: float, *, radius: float, prefix: str) -> str:
    """Return a seat's piece on a painted counter; a large one has the seat's shape as a badge."""
    look = SEAT_LOOKS[seat - 1]
    rim = f'stroke="{CARD}" stroke-width="4" paint-order="stroke"'
    parts = [
        path("M-19 0a19 19 0 0 1 38 0v3.5a19 19 0 0 1-38 0z", f'fill="{look.edge}" {rim}'),
        f'<circle r="19" fill="{look.fill}"/>',
        drawing(f"piece-{look.piece}", Box(-14, -14, 28, 28), look.ink, prefix),
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
