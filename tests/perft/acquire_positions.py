"""The file of positions and their counts, and how it is generated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from magnate.acquire import Edition, load, presets
from magnate.acquire.edition_table import edition_table
from magnate.acquire.position import write_position
from magnate.acquire.random_play import Dealer, draw_chance, random_decision, shuffle_pile
from magnate.acquire.rules import state as k
from magnate.acquire.rules.flow import apply, start_game
from magnate.acquire.rules.game_end import may_declare
from magnate.acquire.rules.refusal_codes import ALLOWED
from magnate.acquire.rules.unplayable_tiles import may_skip
from magnate.chance import generator_words

from .acquire_counting import AcquireCounter
from .counting import DEPTH

FILE = Path(__file__).parent / "acquire.txt"
GAMES = 300  # to find positions in, for each preset
MOST_NODES = 700  # a position whose next depth needs more is not counted so deep

HEADER = """\
# Numbers of decision sequences to depth 1, 2, ..., from positions of random games.
# Chance follows the script of acquire_counting.py. Written by `python -m tests.perft`.
"""


class Perft(NamedTuple):
    """A position and how many sequences of 1, 2, ... decisions start there."""

    name: str
    position: str
    counts: tuple[int, ...]


def read_file() -> list[Perft]:
    """Return what the file says."""
    blocks = FILE.read_text(encoding="utf-8").split("\n\n")[1:]
    return [_read(block) for block in blocks]


def _read(block: str) -> Perft:
    name, *position, counts = block.strip().splitlines()
    numbers = counts.removeprefix("perft").split()
    return Perft(name.removeprefix("# "), "\n".join(position) + "\n", tuple(map(int, numbers)))


def write_file() -> None:
    """Find the positions, count, and write the file."""
    blocks = [HEADER]
    for name, position in _positions():
        counts = " ".join(map(str, _counts(position)))
        blocks.append(f"# {name}\n{position}perft {counts}\n")
    FILE.write_text("\n".join(blocks), encoding="utf-8")


def _counts(position: str) -> Iterator[int]:
    counter = AcquireCounter(position, "interpreted")
    for depth in range(1, DEPTH + 1):
        number = counter.count(depth)
        yield number
        if number > MOST_NODES:
            return


class Moment(NamedTuple):
    """A state in the course of a game."""

    s: k.State
    e: k.EditionTable
    decisions: int


MOMENTS: dict[str, Callable[[Moment], bool]] = {
    "the first turn": lambda m: m.decisions == 0 and m.s.awaits == k.PLACE,
    "the middle of the game": lambda m: m.decisions >= 60 and m.s.awaits <= k.REPLACE,
    "a chain is founded": lambda m: m.decisions >= 20 and m.s.awaits == k.FOUND,
    "a tie for the survivor": lambda m: m.s.awaits == k.SURVIVOR,
    "a tie for the next acquired": lambda m: m.s.awaits == k.ACQUIRE,
    "the first of two chains is acquired": lambda m: _is_first_of_two(m.s),
    "the last chain is acquired": lambda m: m.s.awaits == k.DISPOSE and not _is_first_of_two(m.s),
    "the stock market draws": lambda m: m.s.awaits == k.MARKET and m.s.turn != k.NO_SEAT,
    "the stock market draws at the end": lambda m: m.s.awaits == k.MARKET and m.s.turn == k.NO_SEAT,
    "dead tiles may be replaced": lambda m: m.s.awaits == k.REPLACE,
    "no tile is playable": lambda m: m.s.awaits == k.PLACE and _is_stuck(m),
    "the end may be declared": lambda m: _may_decide(m) and may_declare(m.s, m.e) == ALLOWED,
    "the pile is empty": lambda m: m.s.awaits == k.PLACE and m.s.pile == 0,
}


def _is_first_of_two(s: k.State) -> bool:
    pending = [frame[k.PENDING] for frame in s.frames if frame[0] == k.MERGER]
    return s.awaits == k.DISPOSE and any(pending)


def _is_stuck(m: Moment) -> bool:
    return may_skip(m.s, m.e, m.s.asked) == ALLOWED


def _may_decide(m: Moment) -> bool:
    return m.s.awaits in (k.PLACE, k.BUY)


def _positions() -> Iterator[tuple[str, str]]:
    """Yield the first position of each kind in random games of each preset."""
    for preset in presets():
        edition = load(preset)
        missing = dict(MOMENTS)
        for seed in range(GAMES):
            spread = range(edition.players_min, edition.players_max + 1)
            for moment in _course(edition, spread[seed % len(spread)], seed):
                for kind in [kind for kind, fits in missing.items() if fits(moment)]:
                    del missing[kind]
                    name = f"{preset}, {moment.s.players} players: {kind}"
                    yield name, write_position(moment.s, edition)


def _course(edition: Edition, players: int, seed: int) -> Iterator[Moment]:
    """Yield every state of a random game."""
    e = edition_table(edition, "interpreted")[0]
    s, dealer = k.State(), Dealer()
    dealer.generator[:] = generator_words(seed, 0)
    start_game(s, e, players)
    shuffle_pile(s, dealer)
    decisions = 0
    while s.awaits != k.OVER:
        yield Moment(s, e, decisions)
        if k.START <= s.awaits <= k.MARKET:
            draw_chance(s, dealer)
        else:
            random_decision(s, e, dealer)
            decisions += 1
        apply(s, e, dealer.action)
