"""Tests of every pair of two lists: `make test` runs all, `make check` a few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest


def every_pair(names: str, one: Sequence[str], other: Sequence[str]) -> pytest.MarkDecorator:
    """Run a test with every pair; in `make check` with so few that each name occurs once."""
    return pytest.mark.parametrize(names.split(", "), [*_pairs(one, other)])


def _pairs(one: Sequence[str], other: Sequence[str]) -> Iterator[object]:
    shorter = min(len(one), len(other))
    for i, first in enumerate(one):
        for j, second in enumerate(other):
            quick = i % shorter == j % shorter
            yield pytest.param(first, second, marks=() if quick else pytest.mark.slow)
