"""Plain text for a terminal of 80 columns: names cut to fit, tables, lines broken at spaces."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

WIDTH = 80
GAP = "  "  # between the columns of a table
LONGEST_NAME = 16


def printable(name: str) -> str:
    """Return a name without control characters, which could move the cursor or change colours."""
    return "".join(sign for sign in name if sign.isprintable())


def initial(names: Iterable[str], seat: int) -> str:
    """Return the initial of a seat's name, or the seat's number if another seat has the same."""
    initials = [printable(name)[:1].upper() for name in names]
    own = initials[seat - 1]
    return own if own.strip() and initials.count(own) == 1 else str(seat)


def columns(text: str) -> int:
    """Return the width of a text in terminal columns: a character takes none, one or two."""
    return len(text) if text.isascii() else sum(map(_sign_columns, text))


def _sign_columns(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def cut(name: str, most: int = LONGEST_NAME) -> str:
    """Return a name, cut to fit into a number of columns."""
    name = printable(name)
    if columns(name) <= most:
        return name
    while columns(name) >= most:
        name = name[:-1]
    return name + "…"


def padded(text: str, width: int, *, left: bool) -> str:
    """Pad a text with spaces, on the right or the left, to a width."""
    space = " " * (width - columns(text))
    return text + space if left else space + text


def table(rows: Iterable[Sequence[str]], *, left: tuple[int, ...], gap: str = GAP) -> list[str]:
    """Lay out rows in columns; those numbered in `left` are left-aligned, others right-aligned."""
    rows = list(rows)
    widths = [max(1, *map(columns, column)) for column in zip(*rows, strict=True)]
    return [
        gap.join(padded(text, widths[i], left=i in left) for i, text in enumerate(row)).rstrip()
        for row in rows
    ]


def counts(numbers: Iterable[str]) -> str:
    """Return small numbers or characters in narrow columns."""
    return "".join(f"{number:>3}" for number in numbers)


def wrapped(*sentences: str, width: int = WIDTH) -> list[str]:
    """Break lines at spaces, but not at no-break spaces."""
    lines: list[str] = []
    for sentence in filter(None, sentences):
        line = ""
        for word in sentence.split(" "):
            if line and columns(line) + 1 + columns(word) > width:
                lines.append(line)
                line = word
            else:
                line = f"{line} {word}" if line else word
        lines.append(line)
    return lines
