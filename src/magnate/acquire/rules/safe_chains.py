"""Safe chains: eleven tiles or more can never be acquired (A-SAFE-1, A-SAFE-2)."""

from __future__ import annotations

from magnate.kernel import rule

from .state import CHAINS, SAFE_SIZE, State


@rule
def safe_among(s: State, chains: int) -> int:
    """Return how many chains of a set are safe."""
    count = 0
    for chain in range(CHAINS):
        if s.chain_size[chain] >= SAFE_SIZE and chains >> chain & 1:
            count += 1
    return count
