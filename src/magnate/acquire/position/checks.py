"""Check whether a parsed position could occur in a game.

Each check yields problems with their lines. A check relies on those before it, so only the
first problem is reported.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from magnate.acquire.actions import TILE_NAMES, chains_in
from magnate.acquire.editions import CHAINS
from magnate.acquire.rules import state as k
from magnate.acquire.rules.placement import beside, has_free_chain, touched_chains
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT

Problem = tuple[int, str]

_NAMES = {
    k.SETUP: "a setup",
    k.TURN: "a turn",
    k.DRAWING: "a drawing",
    k.FOUNDING: "a founding",
    k.MERGER: "a merger",
    k.ACQUISITION: "an acquisition",
    k.SCORING: "a scoring",
}
# Which frames a frame can be nested in; the others are never nested.
_PART_OF = {
    k.DRAWING: (k.SETUP, k.TURN),
    k.FOUNDING: (k.TURN,),
    k.MERGER: (k.TURN,),
    k.ACQUISITION: (k.MERGER,),
}
_NO_ENDING = "the counters lack 'ending': 1 by size, 2 all chains safe, 3 stalled"


@dataclass
class Lines:
    """The number of the line that each part of the position was read from."""

    rows: list[int] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)
    unfinished: list[int] = field(default_factory=list)
    over: int = 0


def problems(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    """Yield the reasons why a state cannot occur in a game."""
    yield from _nesting(s, lines)
    yield from _loose_tile(s, lines)
    yield from _board(s, e, lines)
    for depth, line in enumerate(lines.unfinished):
        for problem in _unfinished(s, e, depth):
            yield line, problem
    yield from _counters(s, e, lines)


def _nesting(s: k.State, lines: Lines) -> Iterator[Problem]:
    if lines.over and s.depth:
        yield max(lines.over, *lines.unfinished), "a game that is over has no unfinished frames"
    for depth, line in enumerate(lines.unfinished):
        kind = s.frames[depth][FRAME_KIND]
        outer = s.frames[depth - 1][FRAME_KIND] if depth else k.NOTHING
        allowed = _PART_OF.get(kind, (k.NOTHING,))
        if outer in allowed:
            continue
        if outer == k.NOTHING:
            wanted = " or ".join(_NAMES[each] for each in allowed)
            yield line, f"{_NAMES[kind]} must be part of {wanted}"
        yield line, f"{_NAMES[kind]} cannot be part of {_NAMES[outer]}"


def _unfinished(s: k.State, e: k.EditionTable, depth: int) -> Iterator[str]:
    frame = s.frames[depth]
    kind = frame[FRAME_KIND]
    if depth and s.frames[0][FRAME_KIND] == k.TURN:
        yield from _part_of_turn(s, frame)
    if kind == k.SETUP:
        yield from _setup(s, frame)
    elif kind == k.DRAWING:
        yield from _drawing(s, e, frame)
    elif kind == k.FOUNDING:
        yield from _founding(s, e, frame)
    elif kind == k.MERGER:
        yield from _merger(s, e, frame)
    elif kind == k.ACQUISITION:
        yield from _acquisition(s, e, frame)
    elif kind == k.SCORING:
        yield from _scoring(s, frame)


def _part_of_turn(s: k.State, frame: list[int]) -> Iterator[str]:
    turn = s.frames[0]
    if frame[FRAME_SEAT] != turn[FRAME_SEAT]:
        yield f"it is not the turn of seat {frame[FRAME_SEAT] + 1}"
    if frame[FRAME_KIND] != k.DRAWING and turn[k.STEP] != k.TO_BUY:
        yield f"during {_NAMES[frame[FRAME_KIND]]} the turn's step is 'buy'"


def _drawing(s: k.State, e: k.EditionTable, frame: list[int]) -> Iterator[str]:
    outer, seat, left = s.frames[0], frame[FRAME_SEAT], frame[k.LEFT]
    if outer[FRAME_KIND] == k.SETUP and seat != outer[k.STEP] - s.players - 1:
        yield f"seat {seat + 1} does not draw its first hand in step {outer[k.STEP]} of the setup"
    if outer[FRAME_KIND] == k.TURN:
        yield from _drawing_in_turn(e, outer[k.STEP])
    room = k.HAND - s.hand_count[seat]
    if not 1 <= left <= room:
        yield f"{left} tiles left to draw; the hand of seat {seat + 1} has room for {room}"
    if s.pile == 0:
        yield "the pile is empty, so nobody draws"


def _drawing_in_turn(e: k.EditionTable, step: int) -> Iterator[str]:
    if step == k.TO_BUY:
        yield "nobody draws between placing and buying"
    if step == k.TO_PLACE and not e.whole_hand:
        yield "nobody draws before placing in this edition"
    if step == k.TO_END and e.whole_hand:
        yield "nobody replaces tiles at the end of a turn in this edition"


def _setup(s: k.State, frame: list[int]) -> Iterator[str]:
    step = frame[k.STEP]
    if step > 2 * s.players:
        yield f"step {step}; the setup of {s.players} players has {2 * s.players} steps"
    if any(s.chain_size):
        yield "no chain is on the board during the setup"
    started = min(step, s.players)
    tiles = _where(s, k.INDEPENDENT)
    if len(tiles) != started:
        yield f"after step {step} {started} starting tiles lie on the board, not {len(tiles)}"
    yield from _least(frame, tiles)
    if any(map(any, s.shares)) or k.ASIDE in s.where[: k.TILES]:
        yield "during the setup nobody has shares, and no tile is set aside"
    for seat in range(max(step - s.players, 0), s.players):
        if s.hand_count[seat]:
            yield f"seat {seat + 1} has tiles before it draws its first hand"


def _least(frame: list[int], started: list[int]) -> Iterator[str]:
    least, seat = frame[k.LEAST_TILE], frame[k.LEAST_SEAT]
    if not started and (least != k.TILES or seat != k.NO_SEAT):
        yield "without a starting tile on the board, 'least' and its seat are '-'"
    if started and least != started[0]:
        yield f"the starting tile nearest 1A is {TILE_NAMES[started[0]]}"
    if started and not 0 <= seat < len(started):
        yield f"the seat of the starting tile nearest 1A is one of 1 to {len(started)}"


def _loose_tile(s: k.State, lines: Lines) -> Iterator[Problem]:
    """Check that the tile of a founding or a merger is on the board and in no chain yet."""
    tile = _loose(s)
    if tile != k.NO_TILE and s.where[tile] != k.INDEPENDENT:
        yield lines.unfinished[1], f"{TILE_NAMES[tile]} must be an independent tile on the board"


def _loose(s: k.State) -> int:
    """Return the tile whose founding or merger is unfinished, or NO_TILE."""
    for frame in s.frames[: s.depth]:
        if frame[FRAME_KIND] in (k.FOUNDING, k.MERGER):
            return frame[k.TILE]
    return k.NO_TILE


def _board(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    for tile, problem in _tiles(s, e):
        yield lines.rows[tile // k.COLUMNS], problem


def _tiles(s: k.State, e: k.EditionTable) -> Iterator[Problem]:
    """Yield each misplaced tile of the board, and what is wrong with it."""
    loose = _loose(s)
    for tile, other in _neighbouring(s, e):
        if s.where[tile] != s.where[other] and loose not in (tile, other):
            yield tile, f"{TILE_NAMES[tile]} and {TILE_NAMES[other]} would be one chain"
    for chain in range(k.CHAINS):
        yield from _connection(s, e, chain, loose)


def _neighbouring(s: k.State, e: k.EditionTable) -> Iterator[tuple[int, int]]:
    """Yield all pairs of adjacent tiles on the board."""
    for tile in range(k.TILES):
        if s.where[tile] <= k.INDEPENDENT:
            for other in e.neighbours[tile]:
                if other > tile and s.where[other] <= k.INDEPENDENT:
                    yield tile, other


def _connection(s: k.State, e: k.EditionTable, chain: int, loose: int) -> Iterator[Problem]:
    """Check that a chain is connected; a survivor may be joined by the tile of its merger."""
    parts = _parts(s, e, chain)
    is_survivor = s.depth > 1 and s.frames[1][FRAME_KIND] == k.MERGER
    is_survivor = is_survivor and s.frames[1][k.MERGER_SURVIVOR] == chain
    for number, part in enumerate(parts):
        tile = min(part)
        if number and not (is_survivor and any(loose in e.neighbours[each] for each in part)):
            yield tile, f"{CHAINS[chain]} is not connected at {TILE_NAMES[tile]}"
        if len(part) == 1:
            yield tile, f"{CHAINS[chain]} has one tile; a chain has at least two"


def _parts(s: k.State, e: k.EditionTable, chain: int) -> list[set[int]]:
    """Return the connected parts of a chain, ordered by their first tiles."""
    tiles = set(_where(s, chain))
    parts = []
    while tiles:
        waiting, part = [min(tiles)], set()
        while waiting:
            tile = waiting.pop()
            part.add(tile)
            tiles.discard(tile)
            waiting += [other for other in e.neighbours[tile] if other in tiles]
        parts.append(part)
    return parts


def _where(s: k.State, content: int) -> list[int]:
    return [tile for tile in range(k.TILES) if s.where[tile] == content]


def _founding(s: k.State, e: k.EditionTable, frame: list[int]) -> Iterator[str]:
    tile = TILE_NAMES[frame[k.TILE]]
    found = beside(s, e, frame[k.TILE])
    if found & k.ALL_CHAINS:
        yield f"{tile} touches {_listed(found)}, so it founds no chain"
    if not found:
        yield f"{tile} touches no tile that it could found a chain with"
    if not has_free_chain(s):
        yield "all chains are on the board; none can be founded"


def _merger(s: k.State, e: k.EditionTable, frame: list[int]) -> Iterator[str]:
    """Check that the tile touches exactly these chains, and that their sizes allow the merger."""
    survivor, pending = frame[k.MERGER_SURVIVOR], frame[k.PENDING]
    acquired = 1 << s.frames[2][k.CHAIN] if s.depth > 2 else 0
    if survivor != k.NO_CHAIN and pending >> survivor & 1:
        yield f"{CHAINS[survivor]} survives, so it cannot be pending"
    if pending & acquired:
        yield f"{_listed(acquired)} is being acquired, so it is no longer pending"
    named = pending | acquired | (1 << survivor if survivor != k.NO_CHAIN else 0)
    touched = touched_chains(s, e, frame[k.TILE])
    if named != touched:
        tile = TILE_NAMES[frame[k.TILE]]
        yield f"{tile} touches {_listed(touched)}; the merger is of {_listed(named)}"
    parts = _survivor_sizes(s, e)
    others = pending | acquired
    sizes = parts + [size for chain, size in enumerate(s.chain_size) if others >> chain & 1]
    if len(sizes) < 2:
        yield "a merger is of at least two chains"
    if sum(size >= k.SAFE_SIZE for size in sizes) > 1:
        yield "two safe chains cannot merge"
    if sum(size == 0 for size in s.chain_size) < len(parts) - 1:
        yield f"{CHAINS[survivor]} has acquired more chains than are off the board"
    yield from _order(s, parts, pending)


def _survivor_sizes(s: k.State, e: k.EditionTable) -> list[int]:
    """Return the sizes of the survivor, which is the largest part, and of the chains it acquired.

    Until the merger is finished, acquired tiles are separate parts of the survivor.
    """
    parts = _parts(s, e, s.frames[1][k.MERGER_SURVIVOR])
    return sorted(map(len, parts), reverse=True)


def _order(s: k.State, parts: list[int], chains: int) -> Iterator[str]:
    """Check that the largest chain survives and the others are acquired by size."""
    for chain, name in enumerate(CHAINS):
        if not chains >> chain & 1:
            continue
        if parts and s.chain_size[chain] > parts[0]:
            yield f"{name} is larger than the survivor"
        if parts and s.chain_size[chain] > parts[-1]:
            yield f"{name} is larger than a chain that was acquired before it"


def _acquisition(s: k.State, e: k.EditionTable, frame: list[int]) -> Iterator[str]:
    merger, chain = s.frames[1], frame[k.CHAIN]
    if merger[k.MERGER_SURVIVOR] == k.NO_CHAIN:
        yield "no chain is acquired before a survivor is chosen"
    if frame[k.ACQUIRER] != merger[k.MERGER_SURVIVOR]:
        yield f"the acquirer is the survivor, {CHAINS[merger[k.MERGER_SURVIVOR]]}"
    if chain == frame[k.ACQUIRER]:
        yield f"{CHAINS[chain]} cannot acquire itself"
    yield from _order(s, _survivor_sizes(s, e), 1 << chain)
    for other, name in enumerate(CHAINS):
        if merger[k.PENDING] >> other & 1 and s.chain_size[other] > s.chain_size[chain]:
            yield f"{name} is larger than {CHAINS[chain]} and is acquired before it"
    if frame[k.DISPOSED] > s.players:
        yield f"disposed {frame[k.DISPOSED]}; expected 0 to {s.players}"


def _listed(chains: int) -> str:
    return ", ".join(chains_in(chains & k.ALL_CHAINS)) or "no chain"


def _scoring(s: k.State, frame: list[int]) -> Iterator[str]:
    pending, scored = frame[k.TO_SCORE], frame[k.SCORED]
    for chain, name in enumerate(CHAINS):
        if s.chain_size[chain] == 0 and (pending >> chain & 1 or scored == chain):
            yield f"{name} is not on the board, so it is not scored"
    if scored != k.NO_CHAIN and pending >> scored & 1:
        yield f"{CHAINS[scored]} is being scored, so it is no longer pending"
    if not s.ending:
        yield _NO_ENDING
    yield from _scoring_order(s, pending, scored)


def _scoring_order(s: k.State, pending: int, scored: int) -> Iterator[str]:
    """Check that chains are scored smallest first, and that scored shares have been sold."""
    turns = [_scoring_turn(chain, pending, scored) for chain in range(k.CHAINS)]
    for chain, name in enumerate(CHAINS):
        if s.chain_size[chain] == 0:
            continue
        if turns[chain] == 0 and any(shares[chain] for shares in s.shares):
            yield f"{name} has been scored, but players still have shares of it"
        for other in range(k.CHAINS):
            if turns[other] > turns[chain] and s.chain_size[other] in range(1, s.chain_size[chain]):
                yield f"{CHAINS[other]} is smaller than {name} and is scored before it"


def _scoring_turn(chain: int, pending: int, scored: int) -> int:
    """Return 0 for a chain that has been scored, 1 for the current one, 2 for the others."""
    return 2 if pending >> chain & 1 else int(chain == scored)


def _counters(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    for name, most in _limits(s, lines):
        value = getattr(s, name)
        if value > most:
            yield lines.counters[name], f"{name} is {value}; expected 0 to {most}"
    for name, problem in _ending(s, lines):
        yield lines.counters[name], problem
    if lines.over and not s.ending:
        yield lines.over, _NO_ENDING
    if s.market:
        for problem in _market(s, e):
            yield lines.counters["market"], problem


def _kind(s: k.State) -> int:
    return s.frames[0][FRAME_KIND]


def _limits(s: k.State, lines: Lines) -> Iterable[tuple[str, int]]:
    if _kind(s) == k.SETUP:
        return [("turns", 0), ("idle", 0), ("declared", 0), ("ending", 0), ("moved", 1)]
    ended = bool(lines.over) or _kind(s) == k.SCORING
    idle = s.players if ended and s.ending == k.BY_STALL else s.players - 1
    return [("moved", 1), ("declared", 1), ("ending", 3), ("market", k.COLUMNS), ("idle", idle)]


def _ending(s: k.State, lines: Lines) -> Iterator[tuple[str, str]]:
    if s.declared and s.ending not in (k.BY_SIZE, k.BY_SAFETY):
        yield "declared", "the end is declared, so 'ending' is 1 by size or 2 all chains safe"
    if lines.over or _kind(s) == k.SCORING:
        return
    if s.ending == k.BY_STALL:
        yield "ending", "a game that has stalled is over or being scored"
    if s.ending and not s.declared:
        yield "ending", "the end is not declared, so the game has no ending yet"


def _market(s: k.State, e: k.EditionTable) -> Iterator[str]:
    if not e.market_holder:
        yield "there is no stock market in this edition"
    chain = _paid_chain(s)
    if chain == k.NO_CHAIN:
        yield "the stock market has shares only while a bonus is about to be paid"
    if not any(shares[chain] for shares in s.shares):
        yield f"nobody has shares of {CHAINS[chain]}, so the stock market draws nothing"


def _paid_chain(s: k.State) -> int:
    """Return the chain whose bonus is about to be paid."""
    if s.depth > 2 and s.frames[2][k.DISPOSED] == 0:
        return s.frames[2][k.CHAIN]
    return s.frames[0][k.SCORED] if _kind(s) == k.SCORING else k.NO_CHAIN
