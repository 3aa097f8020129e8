"""Reasons for a decision, of either game: keys of sentences in the catalogs, and what they name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

MOST_EXPLANATIONS: Final = 3

Argument = str | int | float | tuple[str, ...]


class Explanation(msgspec.Struct, frozen=True):
    """A reason: the key of its sentence in the catalogs, and what the sentence names.

    Chains have their English names, lots and groups their ids, players the numbers of their seats;
    money is in dollars, and a part of one is a share.
    """

    key: str
    arguments: dict[str, Argument] = {}


WeightedExplanation = tuple[int, Explanation]
"""A reason, and how much it matters: dollars, about."""


def most_important(found: Iterable[WeightedExplanation]) -> tuple[Explanation, ...]:
    """Return the reasons that matter most, the first first; at most three."""
    ordered = sorted(found, key=lambda each: -each[0])
    return tuple(reason for _, reason in ordered[:MOST_EXPLANATIONS])
