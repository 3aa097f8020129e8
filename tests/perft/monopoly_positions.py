"""Small positions of Monopoly, and how many sequences of decisions start there."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from magnate.monopoly import presets

from .counting import DEPTH
from .monopoly_counting import MonopolyCounter

FILE = Path(__file__).parent / "monopoly.txt"
MOST_NODES = 2000  # a position whose next depth needs more is not counted so deep

POSITIONS = {
    "the first turn": "1 $1500\n2 $1500",
    "an unowned lot, and money to raise": (
        "1 $50 at reading\n2 $300\nlot water 1\nlot states 1\nturn 1 end rolled\nbuying 1 reading"
    ),
    "an auction": (
        "1 $90 at reading\n2 $80\n3 $5\nlot water 1\nturn 1 end rolled\n"
        "auction 1 reading least $1 among 123"
    ),
    "a monopoly to build on": "1 $260\n2 $300\nlot mediterranean 1\nlot baltic 1",
    "houses to sell": (
        "1 $0\n2 $300\nlot oriental 1 level 2\nlot vermont 1 level 2\nlot connecticut 1 level 1"
    ),
    "hotels, and too few houses in the bank": (
        "option bank_houses 3\n1 $0\n2 $300\nlot park-place 1 level 5\nlot boardwalk 1 level 5"
    ),
    "the first turn in jail": "1 $100 at jail in-jail 1 cards chance\n2 $300",
    "the third turn in jail": "1 $100 at jail in-jail 3 cards chance\n2 $300",
    "a debt": (
        "1 $10 at boardwalk\n2 $300\nlot reading 1\nlot water 1\nlot mediterranean 1\n"
        "lot boardwalk 2\nturn 1 end rolled\nowing 1 to 2 $60 for rent lot boardwalk"
    ),
    "a debt that cannot be covered": (
        "1 $10 at boardwalk\n2 $300\nlot reading 1\nlot boardwalk 2\nturn 1 end rolled\n"
        "owing 1 to 2 $600 for rent lot boardwalk"
    ),
    "mortgaged lots received": (
        "1 $150\n2 $300\nlot water 1 mortgaged\nlot reading 1 mortgaged\nturn 1 roll\n"
        "receiving 1 reading,water"
    ),
    "rents to claim": (
        "1 $500\n2 $500 at baltic\nlot baltic 1\nlot reading 1\n"
        "claim baltic owner 1 from 2 $4 age 0\nturn 1 roll"
    ),
    "an offer to answer": (
        "1 $500\n2 $500\nlot baltic 2\nlot vermont 1\noffer 2 to 1: baltic for vermont"
    ),
    "a shortage": (
        "option bank_houses 2\n1 $500\n2 $500\nlot mediterranean 1\nlot baltic 1\n"
        "lot park-place 2\nlot boardwalk 2"
    ),
}


class Perft(NamedTuple):
    """A position and how many sequences of 1, 2, ... decisions start there."""

    name: str
    position: str
    counts: tuple[int, ...]


def positions() -> dict[str, str]:
    """Return all positions by their names."""
    return {
        f"{edition}: {name}": f"monopoly {edition}\n{text}\n"
        for edition in presets()
        for name, text in POSITIONS.items()
    }


def read_file() -> list[Perft]:
    """Return the positions with the counts that the file has."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    counts = dict(line.rsplit(" | ", 1) for line in lines if not line.startswith("#"))
    return [
        Perft(name, text, tuple(map(int, counts.get(name, "").split())))
        for name, text in positions().items()
    ]


def write_file() -> None:
    """Count, and write the file."""
    lines = ["# Numbers of decision sequences to depth 1, 2, ...: `python -m tests.perft`."]
    for name, text in positions().items():
        lines.append(f"{name} | {' '.join(map(str, _counts(text)))}")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _counts(position: str) -> list[int]:
    counter = MonopolyCounter(position, "interpreted")
    counts: list[int] = []
    while len(counts) < DEPTH and max(counts, default=0) <= MOST_NODES:
        counts.append(counter.count(len(counts) + 1))
    return counts
