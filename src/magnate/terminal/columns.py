"""Tables of text, as `magnate admin` prints them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from magnate.messages import Catalog


def titles(names: Sequence[str], words: Catalog) -> tuple[str, ...]:
    return tuple(words.text(f"cli-column-{name}") for name in names)


def moment(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def print_columns(lines: Sequence[Sequence[str]]) -> None:
    for line in _aligned(lines):
        print(line)


def _aligned(lines: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True))
        yield "  ".join(cells).rstrip()
