"""Names broken into lines that fit their place in any of the usual fonts."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

# Widths relative to the font size, for a wide font: a narrower one leaves room.
_WIDTHS = (
    (0.34, " \u00a0,.:;'ijl|/\\-·"),
    (0.41, "IJft!()[]²³"),
    (0.57, 'csvxyzr?*_"^`взстхэ'),
    (0.61, "aeokабео"),
    (0.65, "bdghnpqu0123456789$гдклруьъц"),
    (0.7, "FLPSTYZГЗРТЬийнпчя"),
    (0.78, "ABCEKRVXАБВЕКСУХЧЭ"),
    (0.9, "DGHNOQUw&#+<=>~«»ДЗЛНОПИЙЦФЯмфью"),
)
_WIDTH = {sign: width for width, signs in _WIDTHS for sign in signs}
_WIDEST = 1.05
_BOLDER = 1.12

_LINE = 1.06  # line height relative to the font size
_STEP = 0.5
_SMALLEST_WHOLE = 9  # words are broken rather than made smaller than this
_SMALLEST = 2


class Lines(NamedTuple):
    """A text in lines, and the size of its letters."""

    lines: tuple[str, ...]
    size: float

    @property
    def height(self) -> float:
        """Return the height of all lines."""
        return len(self.lines) * self.size * _LINE

    @property
    def pitch(self) -> float:
        """Return the distance from one line to the next."""
        return self.size * _LINE


def width(content: str, size: float, *, bold: bool = False) -> float:
    """Return the largest width that a text may have."""
    return sum(map(_width, content)) * size * (_BOLDER if bold else 1)


def _width(sign: str) -> float:
    if unicodedata.combining(sign):
        return 0
    plain = unicodedata.normalize("NFD", sign)[0]
    return _WIDTH.get(plain, 1.3 if unicodedata.east_asian_width(sign) in "WF" else _WIDEST)


def fit(content: str, room: tuple[float, float], *, size: float) -> Lines:
    """Return a text in lines that fit a width and a height, in the largest possible font size.

    Words stay whole as long as the text stays legible.
    """
    across, down = room
    words = content.split(" ")
    while size > _SMALLEST:
        whole = all(width(word, size) <= across for word in words)
        if whole or size <= _SMALLEST_WHOLE:
            pieces = words if whole else [p for word in words for p in _broken(word, across / size)]
            found = Lines(tuple(_filled(pieces, across / size)), size)
            if found.height <= down:
                return found
        size -= _STEP
    return Lines(tuple(_filled(words, across / size)), size)


def shortened(content: str, room: float, *, size: float, bold: bool = False) -> str:
    """Return a text on one line, cut with an ellipsis if it does not fit."""
    if width(content, size, bold=bold) <= room:
        return content
    while content and width(content + "…", size, bold=bold) > room:
        content = content[:-1]
    return content.rstrip() + "…"


def _broken(word: str, across: float) -> list[str]:
    """Break a word into parts that fit a line; all but the last end with a hyphen."""
    parts, part = [], ""
    for sign in word:
        if part and width(part + sign + "-", 1) > across:
            parts.append(part + "-")
            part = ""
        part += sign
    return [*parts, part]


def _filled(words: list[str], across: float) -> list[str]:
    """Fill lines with as many words as fit."""
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if width(longer, 1) <= across and not lines[-1].endswith("-"):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
