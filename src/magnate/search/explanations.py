"""Explanations of a decision in either game: keys of sentences in the catalogs, and arguments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

MOST_EXPLANATIONS: Final = 3

Argument = str | int | float | tuple[str, ...]


class Explanation(msgspec.Struct, frozen=True):
    """One point for or against a decision: the key of its sentence, and what the sentence names.

    Chains have their English names, lots and groups their ids, players the numbers of their seats.
    Whole numbers named as money are dollars, and a float is a share.
    """

    key: str
    arguments: dict[str, Argument] = {}


WeightedExplanation = tuple[int, Explanation]
"""An explanation, and how much it matters, roughly in dollars."""


def most_important(found: Iterable[WeightedExplanation]) -> tuple[Explanation, ...]:
    """Return the three most important explanations, the most important first."""
    ordered = sorted(found, key=lambda each: -each[0])
    return tuple(reason for _, reason in ordered[:MOST_EXPLANATIONS])
