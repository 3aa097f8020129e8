"""Growth: a tile and the independent tiles connected to it join a chain (A-GROW-1, A-GROW-2)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .event_codes import CHAIN_GREW
from .state import INDEPENDENT, NO_CHAIN, NO_SEAT, TILES, EditionTable, State


@rule
def only_chain(chains: int) -> int:
    """Return the only chain of a set, or NO_CHAIN if it has several."""
    if chains & (chains - 1):
        return NO_CHAIN
    chain = 0
    while chains >> chain & 1 == 0:
        chain += 1
    return chain


@rule
def join_beside(s: State, e: EditionTable, chain: int, tile: int) -> int:
    """Add the independent tiles next to a tile to its chain, and return how many there were."""
    joined = 0
    beside = e.neighbours[tile]
    for side in range(4):
        if s.where[beside[side]] == INDEPENDENT:
            s.where[beside[side]] = chain
            joined += 1
    return joined


@rule
def join_connected(s: State, e: EditionTable, chain: int, tile: int) -> None:
    """Add a tile and every independent tile connected to it to a chain (A-S-2, A-S-4)."""
    s.where[tile] = chain
    joined = join_beside(s, e, chain, tile)
    s.chain_size[chain] += 1 + joined
    if joined == 0:
        return
    # Only starting tiles can be adjacent without forming a chain.
    joined = 0
    sides = e.neighbours[tile]
    for side in range(4):
        if s.where[sides[side]] == chain:
            joined += join_beside(s, e, chain, sides[side])
    while joined > 0:
        s.chain_size[chain] += joined
        joined = 0
        for other in range(TILES):
            if s.where[other] == chain:
                joined += join_beside(s, e, chain, other)


@rule
def grow_chain(s: State, e: EditionTable, chain: int, tile: int) -> None:
    """Add a tile placed next to a chain to it, and the tiles that it connects."""
    join_connected(s, e, chain, tile)
    say(s, CHAIN_GREW, NO_SEAT, chain, s.chain_size[chain])
