"""Safe chains: eleven tiles or more can never be acquired (A-SAFE-1, A-SAFE-2)."""

from __future__ import annotations

from magnate.kernel import rule

from .state import CHAINS, SAFE_SIZE, State


@rule
def is_safe(s: State, chain: int) -> bool:
    """Tell whether the chain can no longer be acquired."""
    return s.chain_size[chain] >= SAFE_SIZE


@rule
def safe_among(s: State, chains: int) -> int:
    """Return how many chains of a set are safe."""
    count = 0
    for chain in range(CHAINS):
        if chains >> chain & 1 and is_safe(s, chain):
            count += 1
    return count
