"""Colours, patterns and emblems of the chains, and counters of the seats."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from magnate.drawing.svg import SEAT_LOOKS, at, group, inside_of, lettering, path, text

_ASSETS = Path(__file__).parents[1] / "assets"

WELL, UNKNOWN = "#E4D9C5", "#B8AB98"
BRASS_FILL, BRASS_TEXT = "#F0CF86", "#765010"


class Look(NamedTuple):
    """The colours of a painted piece: its fill, its darker edge and the ink on it."""

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

_BASELINES = (16.5, 16.5, 19, 16.5, 16.5, 16.5)  # of the initials on the shapes of the seats


def _drawing(name: str, ink: str) -> str:
    """Return the contents of one of our SVG files, drawn in an ink."""
    return inside_of(_ASSETS / f"{name.lower()}.svg").replace("currentColor", ink)


def patterns(prefix: str) -> str:
    """Return the patterns of all chains, used as `fill="url(#prefix-Chain)"`."""
    drawn = (
        f'<pattern id="{prefix}-{chain}" width="14" height="14" patternUnits="userSpaceOnUse">'
        f"{_drawing(f'pattern-{chain}', look.ink)}</pattern>"
        for chain, look in CHAIN_LOOKS.items()
    )
    return f"<defs>{''.join(drawn)}</defs>"


def emblem(chain: str, x: float, y: float, side: float, ink: str) -> str:
    """Return the emblem of a chain in a square."""
    return group([_drawing(f"emblem-{chain}", ink)], f'{at(x, y, side / 24)} fill="{ink}"')


def seat_counter(seat: int, x: float, y: float, side: float, initial: str = "") -> str:
    """Return the painted shape of a seat in a square, with the player's initial."""
    look = SEAT_LOOKS[seat - 1]
    parts = [path(look.shape, f'fill="{look.fill}"')]
    if initial:
        style = lettering(12.5, look.ink, weight=650, anchor="middle")
        parts.append(text(12, _BASELINES[seat - 1], initial, style))
    return group(parts, at(x, y, side / 24))
