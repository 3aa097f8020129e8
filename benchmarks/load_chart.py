"""The chart of benchmarks/load.py: how long decisions take, by the number of tables."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from magnate.drawing.svg import BRASS, INK, INK_2, LINE, PANEL, SANS, SEAT_LOOKS

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 70, 210, 50, 60
LEAST_MS, MOST_MS = 0.5, 10_000.0
LIMIT_MS = 100


def load_chart(runs: list[dict[str, Any]]) -> str:
    """Return an SVG with a line for p50 and p99 of every store and number of processes."""
    tables = sorted({run["tables"] for run in runs})
    kinds = sorted({(run["store"], run["processes"]) for run in runs}, reverse=True)
    parts = [*_frame(tables)]
    for index, kind in enumerate(kinds):
        mine = [run for run in runs if (run["store"], run["processes"]) == kind]
        parts += _lines(mine, tables, index, label=_label(*kind))
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' font-family="{SANS}" font-size="13" fill="{INK}">\n'
        "<title>Milliseconds from a decision to its arrival, by tables</title>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PANEL}"/>\n{body}\n</svg>\n'
    )


def _label(store: str, processes: int) -> str:
    return store if processes == 1 else f"{store}, {processes} processes"


def _x(tables: int, all_tables: list[int]) -> float:
    place = all_tables.index(tables) / max(1, len(all_tables) - 1)
    return LEFT + place * (WIDTH - LEFT - RIGHT)


def _y(milliseconds: float) -> float:
    low, high = math.log10(LEAST_MS), math.log10(MOST_MS)
    part = (math.log10(min(max(milliseconds, LEAST_MS), MOST_MS)) - low) / (high - low)
    return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)


def _frame(tables: list[int]) -> Iterator[str]:
    title = "Milliseconds from a decision to its arrival at a seat (one decision a second)"
    yield f'<text x="{LEFT}" y="28" font-weight="600">{title}</text>'
    for milliseconds in (1, 10, 100, 1000, 10_000):
        y = _y(milliseconds)
        colour = BRASS if milliseconds == LIMIT_MS else LINE
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{milliseconds:,}</text>'
    for each in tables:
        x = _x(each, tables)
        yield f'<text x="{x:.1f}" y="{HEIGHT - 36}" text-anchor="middle">{each:,}</text>'
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield (
        f'<text x="{middle}" y="{HEIGHT - 14}" text-anchor="middle" fill="{INK_2}">'
        "tables, four sockets each</text>"
    )


def _lines(
    runs: list[dict[str, Any]], tables: list[int], index: int, *, label: str
) -> Iterator[str]:
    colour = SEAT_LOOKS[index].fill
    for figure, dashes in (("p99_ms", ""), ("p50_ms", ' stroke-dasharray="5 4"')):
        points = [(_x(run["tables"], tables), _y(run[figure])) for run in runs]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'
        yield from (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points)
    for row, (text, dashes) in enumerate(((f"{label}, p99", ""), (f"{label}, p50", "5 4"))):
        y = TOP + 20 + 44 * index + 18 * row
        x = WIDTH - RIGHT + 16
        yield f'<path d="M{x} {y}h22" stroke="{colour}" stroke-width="2"{_dashed(dashes)}/>'
        yield f'<text x="{x + 30}" y="{y + 4}" font-size="12">{text}</text>'


def _dashed(dashes: str) -> str:
    return f' stroke-dasharray="{dashes}"' if dashes else ""
