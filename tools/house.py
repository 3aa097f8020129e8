"""Draw the layers of the package and what they import, as docs/images/house.svg.

    python -m tools.house

Everything in the picture is read from the imports: a room is placed one floor above the highest
room it imports. Imports that follow from others are left out, and of the rest those of the floor
below are arrows and those of lower floors are named in the room.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURE: Final = ROOT / "docs" / "images" / "house.svg"
PACKAGE: Final = "magnate"

WIDTH: Final = 820
MARGIN, GAP, FLOOR_GAP = 28, 26, 34
PADDING, NAME_LINE, SMALL_LINE = 12, 20, 16
NAME_LETTER, SMALL_LETTER = 8.6, 6.4  # widths, estimated: an SVG cannot measure its text
NARROWEST: Final = 120

# One picture serves both themes of a page, so it follows the reader's setting and has its own
# background.
STYLE: Final = """\
  .page { fill: #f6f0e4 } .room { fill: #fffbf3; stroke: #8e7b63; stroke-width: 1.5 }
  .name { fill: #2a2018; font: 600 15px ui-sans-serif, 'Segoe UI', Roboto, sans-serif }
  .part, .note { fill: #54463a; font: 12px ui-sans-serif, 'Segoe UI', Roboto, sans-serif }
  .also { fill: #8a5a0f; font: 12px ui-sans-serif, 'Segoe UI', Roboto, sans-serif }
  .arrow { stroke: #8e7b63; stroke-width: 1.5; fill: none } .tip { fill: #8e7b63 }
  @media (prefers-color-scheme: dark) {
    .page { fill: #1d1712 } .room { fill: #2b231c; stroke: #a28e66 }
    .name { fill: #fff8ea } .part, .note { fill: #d8cab1 } .also { fill: #e9b045 }
    .arrow { stroke: #a28e66 } .tip { fill: #a28e66 }
  }
"""
TIP: Final = (
    '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
    'orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker>'
)
NOTE: Final = (
    "A room imports only rooms below it. An arrow, or a +, is an import;",
    "those that follow from others are left out.",
)

Imports = Mapping[str, frozenset[str]]


class Room(NamedTuple):
    name: str
    parts: tuple[str, ...]
    also: tuple[str, ...]

    @property
    def lines(self) -> list[tuple[str, str]]:
        """Return the small lines below the name, each with its style."""
        found = [("part", " · ".join(self.parts))] if self.parts else []
        return found + ([("also", "+ " + ", ".join(self.also))] if self.also else [])

    @property
    def width(self) -> float:
        widest = max((len(text) for _, text in self.lines), default=0) * SMALL_LETTER
        return max(NARROWEST, len(self.name) * NAME_LETTER + 24, widest + 24)

    @property
    def height(self) -> float:
        return 2 * PADDING + NAME_LINE + SMALL_LINE * len(self.lines)


class Place(NamedTuple):
    x: float
    y: float
    room: Room

    @property
    def middle(self) -> float:
        return self.x + self.room.width / 2


def main() -> None:
    PICTURE.write_text(picture(), encoding="utf-8")


def picture() -> str:
    """Return the picture of the package as it is imported now."""
    imports = room_imports()
    places, height = _places(imports)
    drawn = [*_arrows(imports, places), *(line for p in places.values() for line in _room(p))]
    notes = [
        f'<text class="note" x="{WIDTH / 2:.0f}" y="{height + 18 * i:.0f}" '
        f'text-anchor="middle">{escape(text)}</text>'
        for i, text in enumerate(NOTE)
    ]
    whole = f"{WIDTH} {height + 18 * len(NOTE) + 6:.0f}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole}" role="img" '
            'aria-label="The rooms of the package and what they import">',
            f"<style>\n{STYLE}</style>",
            f"<defs>{TIP}</defs>",
            '<rect class="page" width="100%" height="100%" rx="12"/>',
            *drawn,
            *notes,
            "</svg>\n",
        ]
    )


@cache
def _graph() -> grimp.ImportGraph:
    return grimp.build_graph(PACKAGE, cache_dir=None)


def room_imports() -> Imports:
    """Return what each room imports directly; imports for type checking count."""
    graph, found = _graph(), {}
    for room in graph.find_children(PACKAGE):
        modules = {room} | graph.find_descendants(room)
        targets = {t for m in modules for t in graph.find_modules_directly_imported_by(m)}
        rooms = {_room_of(target) for target in targets} - {_room_of(room), ""}
        found[_room_of(room)] = frozenset(rooms)
    return dict(sorted(found.items()))


def _room_of(module: str) -> str:
    return f"{module}.".split(".")[1]


def floors(imports: Imports) -> dict[str, int]:
    """Return each room's floor: one above the highest room it imports."""
    found: dict[str, int] = {}

    def floor(room: str) -> int:
        if room not in found:
            found[room] = 1 + max(map(floor, imports[room]), default=-1)
        return found[room]

    for room in imports:
        floor(room)
    return found


def without_implied(imports: Imports) -> Imports:
    """Leave out imports of rooms that another imported room reaches anyway."""

    def reached(room: str) -> set[str]:
        return set(imports[room]).union(*map(reached, imports[room]))

    return {
        room: frozenset(targets - set().union(*map(reached, targets)))
        for room, targets in imports.items()
    }


def _places(imports: Imports) -> tuple[dict[str, Place], float]:
    """Return where each room is, from the top floor down, and where the house ends."""
    level, drawn = floors(imports), without_implied(imports)
    places: dict[str, Place] = {}
    y: float = MARGIN
    for floor in range(max(level.values()), -1, -1):
        row = [_made(name, level, drawn) for name in imports if level[name] == floor]
        x = (WIDTH - sum(room.width for room in row) - GAP * (len(row) - 1)) / 2
        for room in row:
            places[room.name] = Place(x, y, room)
            x += room.width + GAP
        y += max(room.height for room in row) + FLOOR_GAP
    return places, y


def _made(name: str, level: Mapping[str, int], drawn: Imports) -> Room:
    module = f"{PACKAGE}.{name}"
    graph = _graph()
    packages = [child for child in graph.find_children(module) if graph.find_children(child)]
    parts = sorted(each.removeprefix(f"{module}.") for each in packages)
    also = sorted(target for target in drawn[name] if level[target] < level[name] - 1)
    return Room(name, tuple(parts), tuple(also))


def _arrows(imports: Imports, places: Mapping[str, Place]) -> Iterator[str]:
    level = floors(imports)
    for name, targets in without_implied(imports).items():
        for target in sorted(each for each in targets if level[each] == level[name] - 1):
            above, below = places[name], places[target]
            start, end = above.y + above.room.height, below.y - 2
            bend = (start + end) / 2
            yield (
                f'<path class="arrow" marker-end="url(#tip)" d="M{above.middle:.0f} {start:.0f}'
                f"C{above.middle:.0f} {bend:.0f} {below.middle:.0f} {bend:.0f} "
                f'{below.middle:.0f} {end:.0f}"/>'
            )


def _room(place: Place) -> Iterator[str]:
    room = place.room
    yield (
        f'<rect class="room" x="{place.x:.0f}" y="{place.y:.0f}" width="{room.width:.0f}" '
        f'height="{room.height:.0f}" rx="7"/>'
    )
    y = place.y + PADDING + NAME_LINE - 5
    for style, text in [("name", room.name), *room.lines]:
        yield (
            f'<text class="{style}" x="{place.middle:.0f}" y="{y:.0f}" '
            f'text-anchor="middle">{escape(text)}</text>'
        )
        y += SMALL_LINE


if __name__ == "__main__":
    main()
