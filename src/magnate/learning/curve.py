"""The learning curve as a picture: the strength of each generation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil
from typing import TYPE_CHECKING, Final

from magnate.drawing.svg import BRASS, CARD, INK, INK_2, LINE, SANS, SEAT_LOOKS

if TYPE_CHECKING:
    from magnate.messages import Catalog

    from .training import Generation

WIDTH, HEIGHT = 820, 340
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 50, 290
STEP: Final = 0.5
"""The distance between two horizontal lines."""


def curve(done: Sequence[Generation], words: Catalog) -> str:
    """Return the curve as SVG: wins as a multiple of an equal share, by generation."""
    label = words.text("train-curve")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{escape(label)}" font-family="{SANS}" font-size="14" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CARD}"/>{_text(LEFT, 28, label)}'
        f"{''.join(_parts(done, words))}</svg>\n"
    )


def _parts(done: Sequence[Generation], words: Catalog) -> Iterator[str]:
    steps = max(4, *(ceil(each.strength / STEP) for each in done))
    highest = steps * STEP
    for step in range(steps + 1):
        y = _y(step * STEP, highest)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{LINE}"/>'
        yield _text(LEFT - 10, y + 5, words.number(step * STEP, decimals=1), "end")
    par = _y(1.0, highest)
    dashed = f'stroke="{BRASS}" stroke-dasharray="5 4"'
    yield f'<path d="M{LEFT} {par:.1f}H{WIDTH - RIGHT}" {dashed}/>'
    points = [(_x(each.number, done), _y(each.strength, highest)) for each in done]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    colour = SEAT_LOOKS[0].fill
    yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
    for each, (x, y) in zip(done, points, strict=True):
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
        yield _text(x, BOTTOM + 20, str(each.number), "middle")
    yield _text(WIDTH - RIGHT, BOTTOM + 40, words.text("train-generations"), "end")


def _x(number: int, done: Sequence[Generation]) -> float:
    return LEFT + 20 + number * (WIDTH - LEFT - RIGHT - 40) / max(1, len(done) - 1)


def _y(strength: float, highest: float) -> float:
    return BOTTOM - strength / highest * (BOTTOM - TOP)


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    fill = INK if anchor == "start" else INK_2
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'
    )
