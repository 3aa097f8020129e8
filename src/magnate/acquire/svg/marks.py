"""The marks a picture is made of: colours of the light theme, shapes, lettering, emblems."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

_ASSETS = Path(__file__).parents[1] / "assets"

SANS = "'Golos Text', 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
SERIF = "Piazzolla, 'Iowan Old Style', Georgia, serif"

LINEN, WELL = "#EBE2D1", "#E4D9C5"
PANEL, PANEL_EDGE, CARD = "#F6F0E4", "#CDBD9F", "#FFFBF3"
INK, INK_2, INK_3, CREAM = "#2A2018", "#54463A", "#6B5B4B", "#FFF8EA"
LINE, LINE_STRONG = "#D8CAB1", "#8E7B63"
BRASS, BRASS_FILL, BRASS_SOFT, BRASS_TEXT = "#A8741D", "#F0CF86", "#F8E9C8", "#765010"
UNKNOWN = "#B8AB98"


class Look(NamedTuple):
    """Something painted: its colour, the darker edge of it, and the ink on it."""

    fill: str
    edge: str
    ink: str


CHAIN_LOOKS = {
    "Tower": Look("#E7BE55", "#9A7413", "#2A2018"),
    "Sackson": Look("#B03A12", "#752207", "#FFF3E6"),
    "Worldwide": Look("#885A86", "#59365A", "#FFF6FB"),
    "Festival": Look("#61975E", "#356135", "#10190E"),
    "American": Look("#24367D", "#131E4E", "#F4F3FF"),
    "Imperial": Look("#E383A2", "#A0405F", "#2B0C17"),
    "Continental": Look("#6BD2D6", "#1F7F86", "#06282B"),
}
STONE = Look("#57504A", "#37312C", "#F6EFE2")


class SeatLook(NamedTuple):
    """A seat's colour, the ink on it, its shape on a grid of 24, and where an initial stands."""

    fill: str
    ink: str
    shape: str
    baseline: float


SEAT_LOOKS = (
    SeatLook("#B43828", "#FFF3EC", "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z", 16.5),
    SeatLook("#365EAA", "#F4F6FF", "M2.5 2.5h19v19h-19z", 16.5),
    SeatLook("#E9B045", "#2A1E06", "M12 1.5L23.5 21.5H.5z", 19),
    SeatLook("#0A7A5A", "#F2FFF9", "M12 .5L23.5 12 12 23.5.5 12z", 16.5),
    SeatLook("#603367", "#FBF1FF", "M6.5 2h11L23 12l-5.5 10h-11L1 12z", 16.5),
    SeatLook("#D27A3C", "#271204", "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z", 16.5),
)


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


def rect(x: float, y: float, width: float, height: float, style: str) -> str:
    """Return a rectangle."""
    place = f'x="{figure(x)}" y="{figure(y)}"'
    return f'<rect {place} width="{figure(width)}" height="{figure(height)}" {style}/>'


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


@cache
def _drawing(name: str, ink: str) -> str:
    """Return what is inside one of our drawings, in an ink."""
    source = (_ASSETS / f"{name.lower()}.svg").read_text(encoding="utf-8")
    inside = source[source.index(">") + 1 : source.rindex("</svg>")]
    return inside.replace("currentColor", ink)


def patterns(prefix: str) -> str:
    """Return the patterns of all chains, to be filled in as `url(#prefix-Chain)`."""
    drawn = (
        f'<pattern id="{prefix}-{chain}" width="14" height="14" patternUnits="userSpaceOnUse">'
        f"{_drawing(f'pattern-{chain}', look.ink)}</pattern>"
        for chain, look in CHAIN_LOOKS.items()
    )
    return f"<defs>{''.join(drawn)}</defs>"


def emblem(chain: str, x: float, y: float, side: float, ink: str) -> str:
    """Return the emblem of a chain in a square."""
    return group([_drawing(f"emblem-{chain}", ink)], f'{at(x, y, side / 24)} fill="{ink}"')


def seat_shape(seat: int, x: float, y: float, side: float, initial: str = "") -> str:
    """Return the shape of a seat in a square, with the initial of who sits there."""
    look = SEAT_LOOKS[seat - 1]
    parts = [path(look.shape, f'fill="{look.fill}"')]
    if initial:
        style = lettering(12.5, look.ink, weight=650, anchor="middle")
        parts.append(text(12, look.baseline, initial, style))
    return group(parts, at(x, y, side / 24))
