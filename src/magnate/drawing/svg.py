"""Building blocks of all games' pictures: colours of the light theme, shapes, text, seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

SANS = "'Golos Text', 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
SERIF = "Piazzolla, 'Iowan Old Style', Georgia, serif"

LINEN = "#EBE2D1"
PANEL, PANEL_EDGE, CARD = "#F6F0E4", "#CDBD9F", "#FFFBF3"
INK, INK_2, INK_3, CREAM = "#2A2018", "#54463A", "#6B5B4B", "#FFF8EA"
LINE, LINE_STRONG = "#D8CAB1", "#8E7B63"
BRASS, BRASS_SOFT = "#A8741D", "#F8E9C8"
FRAME, FRAME_EDGE, BED, CELL = "#C9B78F", "#A28E66", "#DDCFB3", "#F1E8D6"


class SeatLook(NamedTuple):
    """A seat's colour and its darker edge, the ink on it, and its shape on a grid of 24."""

    fill: str
    edge: str
    ink: str
    shape: str


SEAT_LOOKS = (
    SeatLook("#B43828", "#742319", "#FFF3EC", "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z"),
    SeatLook("#365EAA", "#223D70", "#F4F6FF", "M2.5 2.5h19v19h-19z"),
    SeatLook("#E9B045", "#97722C", "#2A1E06", "M12 1.5L23.5 21.5H.5z"),
    SeatLook("#0A7A5A", "#064F3A", "#F2FFF9", "M12 .5L23.5 12 12 23.5.5 12z"),
    SeatLook("#603367", "#3D2142", "#FBF1FF", "M6.5 2h11L23 12l-5.5 10h-11L1 12z"),
    SeatLook("#D27A3C", "#884F26", "#271204", "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z"),
    SeatLook(
        "#5EC8D5",
        "#3D828A",
        "#06282D",
        "M12 .5l3.4 7.6 8.1.9-6.1 5.5 1.8 8.2-7.2-4.2-7.2 4.2 1.8-8.2L.5 9l8.1-.9z",
    ),
    SeatLook(
        "#3C3126",
        "#1D1712",
        "#F6EFE2",
        "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
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
        """Return the horizontal centre."""
        return self.x + self.width / 2

    def inset(self, by: float) -> Box:
        """Return the box without a border of the given width."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


def prefix_of(shown: object) -> str:
    """Return a prefix for the ids of a picture: a page may contain several pictures."""
    return "m" + sha256(repr(shown).encode()).hexdigest()[:6]


def head(width: float, height: float, *, prefix: str, title: str, description: str) -> str:
    """Return the opening of a picture; `</svg>` closes it."""
    size = f'width="{figure(width)}" height="{figure(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {figure(width)} {figure(height)}" '
        f'{size} style="max-width:100%;height:auto" '
        f'role="img" aria-labelledby="{prefix}-title {prefix}-desc" font-family="{SANS}">'
        f'<title id="{prefix}-title">{escape(title)}</title>'
        f'<desc id="{prefix}-desc">{escape(description)}</desc>'
    )


@cache
def inside_of(path: Path) -> str:
    """Return the content of a drawing without its outer element."""
    source = path.read_text(encoding="utf-8")
    return source[source.index(">") + 1 : source.rindex("</svg>")]


def figure(value: float) -> str:
    """Return a number with at most two decimals, in its shortest form."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def group(parts: Iterable[str], attributes: str) -> str:
    """Return elements as a group."""
    return f"<g {attributes}>{''.join(parts)}</g>"


def at(x: float, y: float, scale: float = 1) -> str:
    """Return the attribute that positions and scales an element."""
    size = f" scale({figure(scale)})" if scale != 1 else ""
    return f'transform="translate({figure(x)} {figure(y)}){size}"'


def rect(box: Box, style: str) -> str:
    """Return a rectangle."""
    return f"<rect {_sides(box)} {style}/>"


def tooltip(box: Box, content: str) -> str:
    """Return a tooltip for a part of the picture; its text is escaped."""
    return f"<rect {_sides(box)}><title>{escape(content)}</title></rect>"


def _sides(box: Box) -> str:
    place = f'x="{figure(box.x)}" y="{figure(box.y)}"'
    return f'{place} width="{figure(box.width)}" height="{figure(box.height)}"'


def raised(face: Box, fill: str, edge: str, *, radius: int, depth: int = 2) -> str:
    """Return a card or a board lying on the picture: its face, and its edge below."""
    below = face._replace(y=face.y + depth)
    return rect(below, f'rx="{radius}" fill="{edge}"') + rect(face, f'rx="{radius}" fill="{fill}"')


def text(x: float, y: float, content: str, style: str = "") -> str:
    """Return text; it is escaped."""
    place = f'x="{figure(x)}" y="{figure(y)}"'
    return f"<text {place}{' ' if style else ''}{style}>{escape(content)}</text>"


def lettering(
    size: float, fill: str, *, weight: int = 400, anchor: str = "start", serif: bool = False
) -> str:
    """Return the attributes of text."""
    family = f' font-family="{SERIF}"' if serif else ""
    bold = f' font-weight="{weight}"' if weight != 400 else ""
    place = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'font-size="{figure(size)}" fill="{fill}"{bold}{place}{family}'


def path(d: str, style: str) -> str:
    """Return a path."""
    return f'<path d="{d}" {style}/>'


def seat_shape(seat: int, x: float, y: float, side: float, ink: str) -> str:
    """Return the shape of a seat in a square."""
    return path(SEAT_LOOKS[seat - 1].shape, f'{at(x, y, side / 24)} fill="{ink}"')
