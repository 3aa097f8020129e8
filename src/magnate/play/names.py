"""Names that look alike: their Unicode skeletons (UTS #39, section 4)."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "confusables.txt"
"""Written by `tools/confusables.py`."""


def skeleton(text: str) -> str:
    """Return a text that is the same for all texts that look like this one."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", decomposed.translate(_prototypes()))


def looks(name: str) -> frozenset[str]:
    """Return what a name looks like, in capitals or not; similar names have one in common.

    There are two: "PauI" looks like "paul" only if the capital I becomes an l, and "IVAN" like
    "ivan" only if it becomes an i.
    """
    return frozenset(skeleton(form.casefold()) for form in (name, skeleton(name)))


def look_alike(name: str, other: str) -> bool:
    """Return whether people could take one name for the other."""
    return not looks(name).isdisjoint(looks(other))


@cache
def _prototypes() -> dict[int, str]:
    lines = DATA.read_text(encoding="ascii").splitlines()
    pairs = (line.split(";") for line in lines if not line.startswith("#"))
    return {
        int(same, 16): "".join(chr(int(sign, 16)) for sign in prototype.split())
        for prototype, others in pairs
        for same in others.split()
    }
