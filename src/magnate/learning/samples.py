"""Training samples: positions, and the outputs that a value function should have given for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.floating[Any]]]
Indices = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]


@dataclass(frozen=True)
class Samples:
    """Positions with their target outputs; the first axis counts the positions.

    A position has rows that are described alike (chains, seats) and general numbers. Positions
    that the candidates of one decision lead to are adjacent and share a number in `decision`;
    without it, every position comes from a different decision.
    """

    rows: Array
    general: Array
    target: Array
    decision: Indices | None = None

    def __len__(self) -> int:
        """Return the number of positions."""
        return len(self.target)

    def __getitem__(self, chosen: Any) -> Samples:
        """Return some of the positions."""
        decision = None if self.decision is None else self.decision[chosen]
        return Samples(self.rows[chosen], self.general[chosen], self.target[chosen], decision)

    def shuffled(self, rng: np.random.Generator) -> Indices:
        """Return the indices of all positions in random order, decisions kept together."""
        if self.decision is None:
            return rng.permutation(len(self))
        # Shuffle blocks of equal numbers instead of positions: the index of each block's first
        # position, shifted to where the block goes, plus a running index.
        firsts = np.flatnonzero(np.diff(self.decision, prepend=-1))
        sizes = np.diff(firsts, append=len(self))
        order = rng.permutation(len(firsts))
        sizes = sizes[order]
        before = np.cumsum(sizes) - sizes
        return np.repeat(firsts[order] - before, sizes) + np.arange(len(self))


def joined(parts: Sequence[Samples]) -> Samples:
    """Return the samples of several parts as one."""
    return Samples(
        np.concatenate([each.rows for each in parts]),
        np.concatenate([each.general for each in parts]),
        np.concatenate([each.target for each in parts]),
        _joined_decisions(parts),
    )


def _joined_decisions(parts: Sequence[Samples]) -> Indices | None:
    """Return the decisions of several parts, renumbered so that none share a number."""
    numbered: list[Indices] = []
    for each in parts:
        if each.decision is None:
            return None
        before = numbered[-1][-1] + 1 if numbered and len(numbered[-1]) else 0
        numbered.append(each.decision + before)
    return np.concatenate(numbered)
