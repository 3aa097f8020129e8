"""The board: sunken squares, stones, the land of the chains, and the tiles of the hand."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.drawing.svg import (
    BED,
    BRASS,
    BRASS_SOFT,
    CARD,
    CELL,
    CREAM,
    FRAME,
    FRAME_EDGE,
    INK,
    INK_2,
    INK_3,
    LINE_STRONG,
    PANEL,
    SEAT_LOOKS,
    Box,
    at,
    group,
    lettering,
    path,
    raised,
    rect,
    text,
    tooltip,
)
from magnate.messages import Catalog

from ..actions import LETTERS, TILE_NAMES, tile_number
from ..editions import CHAINS
from ..rules.state import COLUMNS, ROWS
from ..text import last_placed, own_tiles
from ..view import MergerView, View
from .marks import BRASS_FILL, BRASS_TEXT, CHAIN_LOOKS, STONE, emblem, seat_counter
from .outline import BOARD_X, BOARD_Y, FACE, GAP, PITCH, outline, seams

_FRAME_WIDTH, _FRAME_HEIGHT = BOARD_X + COLUMNS * PITCH + 12, BOARD_Y + ROWS * PITCH + 12
BOARD_WIDTH, BOARD_HEIGHT = _FRAME_WIDTH, _FRAME_HEIGHT + 6

_CELL_SHADE, _COORDINATE = "#D3C3A3", "#6E5C45"
_DEAD, _DEAD_INK = "#C9BDAA", "#51463B"
_BY_LETTER = {chain[0]: chain for chain in CHAINS}


def squares(view: View) -> Iterator[tuple[str, str]]:
    """Yield every tile with the sign on its square."""
    return zip(TILE_NAMES, "".join(view.board), strict=True)


def board(view: View, prefix: str, words: Catalog) -> Iterator[str]:
    """Yield the marks of the board, lowest first."""
    yield from _tray()
    own = own_tiles(view)
    empty = [tile for tile, sign in squares(view) if sign == "." and tile not in own]
    yield from _empty_squares(empty, own, prefix)
    yield from (_stone(tile) for tile, sign in squares(view) if sign == "o")
    land = _land(view)
    if view.merger:
        yield _halo(view.merger, land)
    for chain, tiles in land.items():
        yield from _chain(chain, tiles, prefix)
    yield from (_own_tile(view, tile) for tile in own)
    yield _just_placed(view)
    yield from (_headquarters(chain, tiles) for chain, tiles in land.items())
    yield group(_hints(view, words), 'fill-opacity="0"')


def _corner(tile: str) -> tuple[int, int]:
    """Return the upper left corner of a tile's face."""
    row, column = divmod(tile_number(tile), COLUMNS)
    return BOARD_X + column * PITCH + GAP, BOARD_Y + row * PITCH + GAP


def _centre(tile: str, down: float = 0) -> tuple[float, float]:
    x, y = _corner(tile)
    return x + FACE / 2, y + FACE / 2 + down


def _tray() -> Iterator[str]:
    frame = Box(0, 0, _FRAME_WIDTH, _FRAME_HEIGHT)
    yield raised(frame, FRAME, FRAME_EDGE, radius=18, depth=6)
    width, height = COLUMNS * PITCH + 10, ROWS * PITCH + 10
    yield rect(Box(BOARD_X - 5, BOARD_Y - 5, width, height), f'rx="12" fill="{BED}"')
    yield group(_labels(), f'{lettering(14, INK, weight=600, anchor="middle")} opacity=".84"')


def _labels() -> Iterator[str]:
    for column in range(COLUMNS):
        yield text(BOARD_X + column * PITCH + PITCH / 2, BOARD_Y - 11, str(column + 1))
    for row, letter in enumerate(LETTERS):
        yield text(14, BOARD_Y + row * PITCH + 35, letter)


def _empty_squares(empty: list[str], own: tuple[str, ...], prefix: str) -> Iterator[str]:
    """Yield sunken squares, labelled where no tile of the hand covers them."""
    well = rect(Box(0, 0, FACE, FACE), f'rx="9" fill="{_CELL_SHADE}"') + rect(
        Box(0, 2.5, FACE, FACE - 2.5), f'rx="8.5" fill="{CELL}"'
    )
    yield f'<defs><g id="{prefix}-well">{well}</g></defs>'
    for tile in (*empty, *own):
        x, y = _corner(tile)
        yield f'<use href="#{prefix}-well" x="{x}" y="{y}"/>'
    names = (text(*_centre(tile, 4.5), tile) for tile in empty)
    yield group(names, f'{lettering(12, _COORDINATE, anchor="middle")} opacity=".93"')


def _name(tile: str, size: int, ink: str, weight: int) -> str:
    style = lettering(size, ink, weight=weight, anchor="middle")
    return text(*_centre(tile, size * 0.36), tile, style)


def _stone(tile: str) -> str:
    x, y = _corner(tile)
    return (
        rect(Box(x, y + 4, FACE, FACE), f'rx="9" fill="{STONE.edge}"')
        + rect(Box(x, y, FACE, FACE), f'rx="9" fill="{STONE.fill}"')
        + _name(tile, 15, STONE.ink, 550)
    )


def _own_tile(view: View, tile: str) -> str:
    """Draw a tile of the hand on its square; an unplayable one looks different."""
    x, y = _corner(tile)
    placements = view.prompt.placements if view.prompt else ()
    duration = next((effect.duration for effect in placements if effect.tile == tile), None)
    if duration == "permanent":
        face = f'fill="{_DEAD}" stroke="{LINE_STRONG}" stroke-width="2"'
        stroke = f'stroke="{_DEAD_INK}" stroke-width="2.5" stroke-linecap="round"'
        return (
            rect(Box(x + 2, y + 2, FACE - 4, FACE - 4), f'rx="7.5" {face}')
            + _name(tile, 16, _DEAD_INK, 650)
            + path(f"M{x + 10} {y + 44}l34-34", stroke)
        )
    if duration == "temporary":
        line = f'stroke="{LINE_STRONG}" stroke-width="2.5" stroke-dasharray="6 4"'
        clock = f'{at(x + 47, y + 7)} fill="{CARD}" stroke="{INK_2}" stroke-width="2"'
        return (
            rect(Box(x + 2, y + 2, FACE - 4, FACE - 4), f'rx="7.5" fill="{PANEL}" {line}')
            + _name(tile, 16, INK_3, 650)
            + group(['<circle r="8"/><path d="M0-4.5V0L3 2" fill="none"/>'], clock)
        )
    face = f'fill="{BRASS_SOFT}" stroke="{BRASS}" stroke-width="3"'
    return rect(Box(x + 2, y + 2, FACE - 4, FACE - 4), f'rx="7.5" {face}') + _name(
        tile, 16, BRASS_TEXT, 650
    )


def _hints(view: View, words: Catalog) -> Iterator[str]:
    """Yield the tooltip of each square."""
    own = own_tiles(view)
    for tile, sign in squares(view):
        hint = tile
        if sign in _BY_LETTER:
            hint += f": {words.chain_name(_BY_LETTER[sign])}"
        elif sign == "o":
            hint += f": {words.text('board-independent-tile')}"
        elif tile in own:
            hint += f": {words.text('board-own-tile')}"
        x, y = _corner(tile)
        yield tooltip(Box(x - GAP, y - GAP, PITCH, PITCH), hint)


def _just_placed(view: View) -> str:
    """Mark the tile placed last; in brass while its founding or merger is unfinished."""
    last = last_placed(view)
    if view.merger:
        return _unfinished(view.merger.tile)
    if last is None:
        return ""
    return _unfinished(last.tile) if view.awaits == "found" else _ringed(view, last.tile, last.seat)


def _unfinished(tile: str) -> str:
    x, y = _corner(tile)
    return (
        rect(Box(x - 2, y - 2, FACE + 4, FACE + 10), f'rx="11" fill="{INK}"')
        + rect(Box(x, y + 4, FACE, FACE), f'rx="9" fill="{BRASS}"')
        + rect(Box(x, y, FACE, FACE), f'rx="9" fill="{BRASS_FILL}"')
        + _name(tile, 18, INK, 700)
    )


def _ringed(view: View, tile: str, seat: int) -> str:
    x, y = _corner(tile)
    sign = dict(squares(view))[tile]
    look = CHAIN_LOOKS[_BY_LETTER[sign]] if sign in _BY_LETTER else STONE
    ring = f'rx="6.5" fill="none" stroke="{look.ink}" stroke-width="2.5"'
    rim = f'fill="{CARD}" stroke="{CARD}" stroke-width="6" stroke-linejoin="round"'
    return (
        rect(Box(x + 3.5, y + 3.5, FACE - 7, FACE - 7), ring)
        + group([path(SEAT_LOOKS[seat - 1].shape, rim)], at(x + 37, y - 6, 0.9))
        + seat_counter(seat, x + 37, y - 6, 21.6)
    )


def _land(view: View) -> dict[str, set[int]]:
    """Return the tiles of every chain on the board."""
    land: dict[str, set[int]] = {}
    for number, (_, sign) in enumerate(squares(view)):
        if sign in _BY_LETTER:
            land.setdefault(_BY_LETTER[sign], set()).add(number)
    return land


def _halo(merger: MergerView, land: dict[str, set[int]]) -> str:
    """Draw a ring around the chains of a merger and the tile that joins them."""
    chains = [*merger.pending, *filter(None, (merger.survivor, merger.acquired))]
    joined = (land.get(chain, set()) for chain in chains)
    shape = outline({tile_number(merger.tile)}.union(*joined))
    marks = []
    for colour, width in ((INK, 15), (BRASS_FILL, 10)):
        style = f'fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
        marks.append(group([path(shape, at(0, 5)), path(shape, "")], style))
    return "".join(marks)


def _chain(chain: str, tiles: set[int], prefix: str) -> Iterator[str]:
    look = CHAIN_LOOKS[chain]
    shape = outline(tiles)
    land = [path(shape, at(0, 5)), path(shape, f'fill="{look.fill}"')]
    yield group(land, f'fill="{look.edge}" stroke="{look.edge}" stroke-width="2.5"')
    yield path(shape, f'fill="url(#{prefix}-{chain})" opacity=".17"')
    yield path(seams(tiles), f'stroke="{look.edge}" stroke-width="1.5" opacity=".38"')
    others = sorted(tiles - {_middle_tile(tiles)})
    letters = (text(*_centre(TILE_NAMES[tile], 8), chain[0]) for tile in others)
    style = lettering(22, look.ink, weight=700, anchor="middle", serif=True)
    yield group(letters, f'{style} opacity=".78"')


def _middle_tile(tiles: set[int]) -> int:
    """Return the tile nearest to the middle of a chain."""
    spots = [divmod(tile, COLUMNS) for tile in tiles]
    middle_row, middle_column = (sum(axis) / len(spots) for axis in zip(*spots, strict=True))

    def distance(tile: int) -> tuple[float, int]:
        row, column = divmod(tile, COLUMNS)
        return (row - middle_row) ** 2 + (column - middle_column) ** 2, tile

    return min(tiles, key=distance)


def _headquarters(chain: str, tiles: set[int]) -> str:
    """Draw the emblem on a disc in the middle of a chain, and the chain's size."""
    look = CHAIN_LOOKS[chain]
    size = len(tiles)
    x, y = _centre(TILE_NAMES[_middle_tile(tiles)])
    width = 30 if size > 9 else 24
    disc = f'<circle r="25" cy="3" fill="{look.edge}"/><circle r="25" fill="{CARD}"/>'
    pill = f'rx="10.5" fill="{INK}" stroke="{look.fill}" stroke-width="2"'
    style = lettering(15, CREAM, weight=650, anchor="middle")
    return (
        group([disc], f'{at(x, y)} stroke="{look.edge}" stroke-width="2.5"')
        + emblem(chain, x - 15, y - 15, 30, look.edge)
        + rect(Box(x + 9, y + 10, width, 21), pill)
        + text(x + 9 + width / 2, y + 25.8, str(size), style)
    )
