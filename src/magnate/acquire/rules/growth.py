"""Growth: a tile and the independent tiles connected to it join a chain (A-GROW-1, A-GROW-2)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .event_codes import CHAIN_GREW
from .state import INDEPENDENT, NO_CHAIN, NO_SEAT, TILES, EditionTable, State


@rule
def only_chain(chains: int) -> int:
    """Return the chain of a set of one; NO_CHAIN when there are several."""
    if chains & (chains - 1):
        return NO_CHAIN
    chain = 0
    while chains >> chain & 1 == 0:
        chain += 1
    return chain


@rule
def join_beside(s: State, e: EditionTable, chain: int, tile: int) -> int:
    """Let the independent tiles beside a tile join its chain, and return how many did."""
    joined = 0
    beside = e.neighbours[tile]
    for side in range(4):
        if s.where[beside[side]] == INDEPENDENT:
            s.where[beside[side]] = chain
            joined += 1
    return joined


@rule
def join_connected(s: State, e: EditionTable, chain: int, tile: int) -> None:
    """A tile and every independent tile connected to it belong to the chain (A-S-2, A-S-4)."""
    s.where[tile] = chain
    joined = join_beside(s, e, chain, tile)
    s.chain_size[chain] += 1 + joined
    if joined == 0:
        return
    # Independent tiles lie side by side only if they were starting tiles.
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
    """The chain takes in a tile placed beside it, and what that tile connects."""
    join_connected(s, e, chain, tile)
    say(s, CHAIN_GREW, NO_SEAT, chain, s.chain_size[chain])
