"""Positions as text, like FEN in chess: every state can be written and read back.

    acquire classic
    option bonus_rounding nearest_100
    A . . . T T . . . . . . .
    …
    I . . . . . . . . . . o .
    1 $6000 T2 A1 hand 3C 4D 5E
    2 $5400 hand 7H
    3 $6100
    aside 5B 6B
    counters turns 12 idle 1
    turn 2 place

A board row has twelve signs: a chain's letter, `o` for an independent tile, `.` for none. A seat
has money, shares by chain letter, and tiles. `counters` lists the counters that are not zero. The
last lines are the unfinished frames, outermost first; without them seat 1 is about to place. They
determine what the state awaits. Text after `#` is a comment. See docs/reference/position.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from typing_extensions import override

from magnate.acquire.actions import LETTERS, TILE_NAMES, chains_in, tile_number
from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import (
    CHAINS,
    Edition,
    option_text,
    parse_option,
    preset_in_version,
    presets,
)
from magnate.acquire.rules import state as k
from magnate.acquire.rules.flow import settle
from magnate.acquire.rules.setup import set_up
from magnate.engine.editions import RULES_VERSION
from magnate.engine.positions import PositionError, Reader, is_number, whole_number
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT, pop

from .checks import Lines, problems

_CHAIN_LETTERS = "".join(chain[0] for chain in CHAINS)
_SIGNS = _CHAIN_LETTERS + "o"
_STEPS = ("place", "buy", "draw", "replace", "end")
_COUNTERS = ("turns", "moved", "idle", "declared", "ending", "market")


class _FrameForm(NamedTuple):
    """How a frame is written: its word, and a form for each of its numbers."""

    kind: int
    seat: str
    numbers: tuple[str, ...]


# Forms: seat, tile, chain, chains, step or a plain number, preceded by its word if it has one.
# A question mark after a form allows `-` for none.
_FRAMES = {
    "setup": _FrameForm(k.SETUP, "", ("step number", "least tile?", "seat seat?")),
    "turn": _FrameForm(k.TURN, "seat", ("step",)),
    "drawing": _FrameForm(k.DRAWING, "seat", ("left number",)),
    "founding": _FrameForm(k.FOUNDING, "seat", ("tile",)),
    "merger": _FrameForm(k.MERGER, "seat", ("tile", "survivor chain?", "pending chains")),
    "acquisition": _FrameForm(
        k.ACQUISITION, "seat", ("chain", "acquirer chain", "disposed number")
    ),
    "scoring": _FrameForm(k.SCORING, "", ("pending chains", "scored chain?")),
}
_NONE = {"seat?": k.NO_SEAT, "tile?": k.TILES, "chain?": k.NO_CHAIN, "chains": 0}
_HINTS = {
    "chain": f": expected one letter of {_CHAIN_LETTERS}",
    "chains": f": expected different letters of {_CHAIN_LETTERS}, or -",
    "step": f": expected one of {', '.join(_STEPS)}",
}
_WORD_OF = {form.kind: word for word, form in _FRAMES.items()}


def write_position(s: k.State, edition: Edition) -> str:
    """Return the position of a state as text."""
    return "\n".join(_lines(s, edition)) + "\n"


def _lines(s: k.State, edition: Edition) -> Iterator[str]:
    name = edition.name if edition.name in presets() else "classic"
    base = preset_in_version(name, edition.rules_version)
    yield f"acquire {base.name}"
    for name, (value, _) in edition.differences(base).items():
        yield f"option {name} {option_text(value)}"
    for row, letter in enumerate(LETTERS):
        signs = (_sign(s.where[row * k.COLUMNS + column]) for column in range(k.COLUMNS))
        yield f"{letter} {' '.join(signs)}"
    for seat in range(s.players):
        yield _seat_line(s, seat)
    aside = [TILE_NAMES[tile] for tile in range(k.TILES) if s.where[tile] == k.ASIDE]
    if aside:
        yield f"aside {' '.join(aside)}"
    counters = [f"{name} {getattr(s, name)}" for name in _COUNTERS if getattr(s, name)]
    if counters:
        yield f"counters {' '.join(counters)}"
    for frame in s.frames[: s.depth]:
        yield _frame_line(frame)
    if s.awaits == k.OVER:
        yield "over"


def _sign(content: int) -> str:
    return _SIGNS[content] if content <= k.INDEPENDENT else "."


def _seat_line(s: k.State, seat: int) -> str:
    shares = [f"{chain[0]}{n}" for chain, n in zip(CHAINS, s.shares[seat], strict=True) if n]
    hand = [TILE_NAMES[tile] for tile in s.hand[seat][: s.hand_count[seat]]]
    return " ".join(
        [str(seat + 1), f"${s.cash[seat]}", *shares, *(["hand", *hand] if hand else [])]
    )


def _frame_line(frame: list[int]) -> str:
    word = _WORD_OF[frame[FRAME_KIND]]
    form = _FRAMES[word]
    parts = [word, str(frame[FRAME_SEAT] + 1)] if form.seat else [word]
    for number, value in zip(form.numbers, frame[2:], strict=False):
        *name, kind = number.split()
        parts += [*name, _written(kind.rstrip("?"), value)]
    return " ".join(parts)


def _written(kind: str, value: int) -> str:
    if kind == "number":
        return str(value)
    if kind == "step":
        return _STEPS[value]
    if kind == "chains":
        return "".join(chain[0] for chain in chains_in(value)) or "-"
    if value < 0 or (kind == "tile" and value >= k.TILES):
        return "-"
    if kind == "seat":
        return str(value + 1)
    return TILE_NAMES[value] if kind == "tile" else CHAINS[value][0]


def read_position(text: str, rules_version: int = RULES_VERSION) -> tuple[k.State, Edition]:
    """Return the state and edition that a text describes; raise PositionError for a bad line."""
    return _Reader(text).read(rules_version)


class _Reader(Reader[Edition]):
    """Reads a position line by line; `at` is the line being read."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.line_numbers = Lines()
        self.s = k.State()

    def read(self, rules_version: int) -> tuple[k.State, Edition]:
        preset = partial(preset_in_version, rules_version=rules_version)
        edition = self.read_edition("acquire", preset, parse_option)
        set_up(self.s, k.SEATS)
        pop(self.s)
        self.read_board()
        self.s.players = self.read_seats(edition, k.SEATS)
        for empty in range(self.s.players, k.SEATS):
            self.s.cash[empty] = 0
        while self.lines:
            self.read_line(self.take().split())
        self.finish(edition_table(edition, "interpreted")[0])
        return self.s, edition

    def read_board(self) -> None:
        for row, letter in enumerate(LETTERS):
            words = self.take().split()
            self.line_numbers.rows.append(self.at)
            signs = "".join(words[1:])
            if words[0] != letter:
                raise self.error(f"expected row {letter} of the board, got {words[0]!r}")
            if len(signs) != k.COLUMNS:
                raise self.error(f"row {letter} has {len(signs)} signs, not {k.COLUMNS}")
            for column, sign in enumerate(signs):
                if sign != ".":
                    self.put(row * k.COLUMNS + column, sign)

    def put(self, tile: int, sign: str) -> None:
        if sign not in _SIGNS:
            raise self.error(f"{sign!r} at {TILE_NAMES[tile]}: expected one of .{_SIGNS}")
        self.move(tile, _SIGNS.index(sign))
        if sign != "o":
            self.s.chain_size[_SIGNS.index(sign)] += 1

    def move(self, tile: int, to: int) -> None:
        if self.s.where[tile] != k.PILE:
            raise self.error(f"tile {TILE_NAMES[tile]} is in two places")
        self.s.where[tile] = to
        self.s.pile -= 1

    @override
    def read_seat(self, seat: int, words: list[str]) -> None:
        if not words or words[0][0] != "$" or not is_number(words[0][1:]):
            raise self.error("expected money such as $6000 after the seat")
        self.s.cash[seat] = self.number(words[0][1:])
        at_hand = words.index("hand") if "hand" in words else len(words)
        for word in words[1:at_hand]:
            if word[0] not in _CHAIN_LETTERS or not is_number(word[1:]):
                raise self.error(f"expected shares such as T2, got {word!r}")
            self.give_shares(seat, _SIGNS.index(word[0]), self.number(word[1:]))
        tiles = sorted(self.tile(word) for word in words[at_hand + 1 :])
        if len(tiles) > k.HAND:
            raise self.error(f"{len(tiles)} tiles in hand; the most is {k.HAND}")
        for slot, tile in enumerate(tiles):
            self.move(tile, k.IN_HAND + seat)
            self.s.hand[seat][slot] = tile
        self.s.hand_count[seat] = len(tiles)

    def give_shares(self, seat: int, chain: int, count: int) -> None:
        if self.s.shares[seat][chain]:
            raise self.error(f"shares of {CHAINS[chain]} are given twice")
        if count > self.s.bank[chain]:
            raise self.error(f"more than {k.SHARES} shares of {CHAINS[chain]}")
        self.s.bank[chain] -= count
        self.s.shares[seat][chain] += count

    def tile(self, word: str) -> int:
        try:
            return tile_number(word)
        except ValueError as error:
            raise self.error(str(error)) from error

    def number(self, word: str) -> int:
        try:
            return whole_number(word)
        except ValueError as error:
            raise self.error(str(error)) from error

    def read_line(self, words: list[str]) -> None:
        """Read one of the lines after the seats."""
        if words[0] == "aside":
            for word in words[1:]:
                self.move(self.tile(word), k.ASIDE)
        elif words[0] == "counters":
            self.read_counters(words[1:])
        elif words == ["over"]:
            if self.line_numbers.over:
                raise self.error("'over' is given twice")
            self.line_numbers.over = self.at
        elif words[0] in _FRAMES:
            self.read_frame(_FRAMES[words[0]], words[1:])
        else:
            raise self.error(f"unexpected {words[0]!r}")

    def read_counters(self, words: list[str]) -> None:
        for name, value in self.counters(words, _COUNTERS):
            if name in self.line_numbers.counters:
                raise self.error(f"counter {name} is given twice")
            self.line_numbers.counters[name] = self.at
            setattr(self.s, name, self.number(value))

    def read_frame(self, form: _FrameForm, words: list[str]) -> None:
        if self.s.depth >= len(self.s.frames):
            raise self.error(f"more than {len(self.s.frames)} unfinished frames")
        frame = self.s.frames[self.s.depth]
        frame[FRAME_KIND] = form.kind
        forms = ([form.seat] if form.seat else []) + list(form.numbers)
        columns = range(1 if form.seat else 2, 5)
        if not form.seat:
            frame[FRAME_SEAT] = k.NO_SEAT
        for column, number in zip(columns, forms, strict=False):
            *name, kind = number.split()
            for word in name:
                if not words or words.pop(0) != word:
                    raise self.error(f"expected {word!r}")
            if not words:
                raise self.error(f"expected a {_noun(kind)}")
            frame[column] = self.value(kind, words.pop(0))
        if words:
            raise self.error(f"unexpected {words[0]!r}")
        self.s.depth += 1
        self.line_numbers.unfinished.append(self.at)

    def value(self, kind: str, word: str) -> int:
        """Return the number that a word of a form stands for."""
        if word == "-" and kind in _NONE:
            return _NONE[kind]
        kind = kind.rstrip("?")
        if kind == "number" and is_number(word):
            return self.number(word)
        if kind == "step" and word in _STEPS:
            return _STEPS.index(word)
        if kind == "seat" and word in map(str, range(1, self.s.players + 1)):
            return int(word) - 1
        if kind == "tile":
            return self.tile(word)
        if kind == "chain" and word in tuple(_CHAIN_LETTERS):
            return _SIGNS.index(word)
        if kind == "chains" and set(word) <= set(_CHAIN_LETTERS) and len(set(word)) == len(word):
            return sum(1 << _SIGNS.index(sign) for sign in word)
        raise self.error(f"{word!r} is not a {_noun(kind)}{_HINTS.get(kind, '')}")

    def finish(self, e: k.EditionTable) -> None:
        """Check that the lines are consistent, and settle the state until it awaits something."""
        s = self.s
        if s.depth == 0 and not self.line_numbers.over:
            s.frames[0][:3] = [k.TURN, 0, k.TO_PLACE]
            s.depth = 1
            self.line_numbers.unfinished.append(self.at)
        for line, problem in problems(s, e, self.line_numbers):
            raise PositionError(line, problem)
        s.asked = k.NO_SEAT
        s.log = []  # settling may emit events, which belong to the game
        s.turn = s.frames[0][FRAME_SEAT] if s.frames[0][FRAME_KIND] == k.TURN else k.NO_SEAT
        if s.turn != k.NO_SEAT:
            s.turns = s.turns or 1
        if self.line_numbers.over:
            s.awaits = k.OVER
        settle(s, e)
        if s.fault:
            raise self.error("the lines of unfinished frames contradict each other")


def _noun(kind: str) -> str:
    return "chains list" if kind == "chains" else kind.rstrip("?")
