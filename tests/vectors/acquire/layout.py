"""Boards for vectors that give only the sizes of chains."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import islice, permutations
from typing import NamedTuple

from magnate.acquire.actions import TILE_NAMES, tile_number
from magnate.acquire.rules.state import COLUMNS, ROWS, TILES

INDEPENDENT = "independent"
MOST_TRIALS = 300  # of ways to lay chains around a tile
MIDDLE, STRIDE = 53, 41  # where the first trials are, and how far the next ones are from them


class Layout(NamedTuple):
    """What lies on which tile, and the tile that the player to act holds."""

    board: dict[str, str]
    tile: str


def beside(tile: int) -> list[int]:
    """Return the spaces orthogonally adjacent to one."""
    row, column = divmod(tile, COLUMNS)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]


def lay_apart(sizes: Mapping[str, int], *, keep_free: Collection[str]) -> Layout | None:
    """Lay chains and a tile, none of which touch each other; None if too large."""
    free = _spaces_without(keep_free)
    lone = max(free)
    room = free - {lone, *beside(lone)}
    board: dict[int, str] = {}
    for chain, size in sorted(sizes.items(), key=lambda item: -item[1]):
        blob = next((b for start in sorted(room) if (b := _grown(size, start, room))), None)
        if blob is None:
            return None
        board |= dict.fromkeys(blob, chain)
        room -= blob | _around(blob)
    return _layout(board, lone)


def lay_touching(
    sizes: Mapping[str, int], *, independents: int, keep_free: Collection[str]
) -> Layout | None:
    """Lay chains and a group of independent tiles that one tile joins; None if too large."""
    groups = sorted([*sizes.items(), *[(INDEPENDENT, independents)] * (independents > 0)])
    if len(groups) > 4:
        raise ValueError(f"a tile touches at most four others, not {len(groups)} groups")
    free = _spaces_without(keep_free)
    if sum(size for _, size in groups) >= len(free):
        return None
    groups.sort(key=lambda group: group[1])
    for tile, starts in islice(_ways(len(groups), free), MOST_TRIALS):
        board = _joined_at(tile, starts, groups, free)
        if board is not None:
            return _layout(board, tile)
    return None


def _ways(groups: int, free: set[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield a tile with a space next to it for each group, none of which shuts another in."""
    spread = ((MIDDLE + STRIDE * i) % TILES for i in range(TILES))
    for tile in (tile for tile in spread if tile in free):
        for starts in permutations(beside(tile), groups):
            blocked = {start: _around({*starts} - {start}) for start in starts}
            if all(set(beside(start)) - blocked[start] - {tile} for start in starts):
                yield tile, starts


def lay_founding(size: int) -> Layout:
    """Lay a winding row of independent tiles, to which one more founds a chain of this size."""
    if not 2 <= size <= TILES:
        raise ValueError(f"no chain is founded with {size} tiles")
    *others, tile = islice(_winding(), size)
    return _layout(dict.fromkeys(others, INDEPENDENT), tile)


def _winding() -> Iterator[int]:
    for row in range(ROWS):
        columns = range(COLUMNS) if row % 2 == 0 else reversed(range(COLUMNS))
        yield from (row * COLUMNS + column for column in columns)


def _spaces_without(keep_free: Collection[str]) -> set[int]:
    return set(range(TILES)) - {tile_number(tile) for tile in keep_free}


def _layout(board: Mapping[int, str], tile: int) -> Layout:
    return Layout({TILE_NAMES[each]: board[each] for each in board}, TILE_NAMES[tile])


def _around(blob: Collection[int]) -> set[int]:
    return {other for tile in blob for other in beside(tile)}


def _joined_at(
    tile: int, starts: tuple[int, ...], groups: list[tuple[str, int]], free: set[int]
) -> dict[int, str] | None:
    """Grow each group from its start next to the tile, away from the others."""
    board: dict[int, str] = {}
    room = free - {tile}
    for i, (name, size) in enumerate(groups):
        later = set(starts[i + 1 :])
        blob = _grown(size, starts[i], room - later - _around(later))
        if blob is None:
            return None
        board |= dict.fromkeys(blob, name)
        room -= blob | _around(blob)
    return board


def _grown(size: int, start: int, room: set[int]) -> set[int] | None:
    """Return connected spaces that leave as much room as they can; None if there is too little."""
    if start not in room:
        return None
    blob = {start}
    while len(blob) < size:
        edge = (_around(blob) & room) - blob
        if not edge:
            return None
        near = blob | edge
        blob.add(min(edge, key=lambda tile: (_newly_blocked(tile, room, near), tile)))
    return blob


def _newly_blocked(tile: int, room: set[int], near: set[int]) -> int:
    return sum(other in room and other not in near for other in beside(tile))
