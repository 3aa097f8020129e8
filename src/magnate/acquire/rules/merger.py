"""Mergers: which chain survives, and in which order it acquires the others (A-MERGE-1 to 10)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, push, top

from .event_codes import CHAIN_ACQUIRED, MERGER_BEGAN
from .growth import grow_chain, only_chain
from .refusal_codes import ALLOWED, NOT_A_LARGEST_CHAIN, NOT_NEXT_IN_SIZE
from .state import (
    ACQUIRE,
    ACQUIRER,
    ACQUISITION,
    CHAIN,
    CHAINS,
    MERGER_SURVIVOR,
    NO_CHAIN,
    PENDING,
    SURVIVOR,
    TILE,
    TILES,
    EditionTable,
    State,
    ask,
)


@rule
def largest_of(s: State, chains: int) -> int:
    """Return the largest chains of a set; the sizes are those before the tile."""
    largest = 0
    most = 0
    for chain in range(CHAINS):
        if chains >> chain & 1:
            size = s.chain_size[chain]
            if size > most:
                most = size
                largest = 0
            if size == most:
                largest |= 1 << chain
    return largest


@rule
def continue_merger(s: State, e: EditionTable) -> None:
    """Find the survivor, then let it acquire the others one at a time, next-largest first."""
    frame = top(s)
    pending = frame[PENDING]
    if pending == 0:
        # The tile itself joins only now: sizes are frozen until the merger is over (A-S-13).
        survivor = frame[MERGER_SURVIVOR]
        tile = frame[TILE]
        pop(s)
        grow_chain(s, e, survivor, tile)
        return
    chain = only_chain(largest_of(s, pending))
    if frame[MERGER_SURVIVOR] == NO_CHAIN:
        if chain == NO_CHAIN:
            ask(s, SURVIVOR, frame[FRAME_SEAT])
        else:
            choose_survivor(s, chain)
    elif chain == NO_CHAIN:
        ask(s, ACQUIRE, frame[FRAME_SEAT])
    else:
        acquire_next(s, chain)


@rule
def may_survive(s: State, chain: int) -> int:
    """Return why the chain may not survive: another one is larger (A-MERGE-4)."""
    largest = largest_of(s, top(s)[PENDING])
    return ALLOWED if largest >> chain & 1 else NOT_A_LARGEST_CHAIN


@rule
def choose_survivor(s: State, chain: int) -> None:
    """Make the chain the survivor, which acquires the others."""
    frame = top(s)
    say(s, MERGER_BEGAN, frame[FRAME_SEAT], frame[TILE], frame[PENDING], chain)
    frame[MERGER_SURVIVOR] = chain
    frame[PENDING] &= ~(1 << chain)


@rule
def may_be_next(s: State, chain: int) -> int:
    """Return why the chain may not be acquired next: a larger one comes first (A-MERGE-10)."""
    largest = largest_of(s, top(s)[PENDING])
    return ALLOWED if largest >> chain & 1 else NOT_NEXT_IN_SIZE


@rule
def acquire_next(s: State, chain: int) -> None:
    """Begin the acquisition of one chain: bonuses, then disposal."""
    frame = top(s)
    survivor = frame[MERGER_SURVIVOR]
    frame[PENDING] &= ~(1 << chain)
    say(s, CHAIN_ACQUIRED, frame[FRAME_SEAT], survivor, chain)
    acquisition = push(s, ACQUISITION, frame[FRAME_SEAT])
    acquisition[CHAIN] = chain
    acquisition[ACQUIRER] = survivor


@rule
def dissolve_chain(s: State, chain: int, survivor: int) -> None:
    """Give the acquired chain's tiles to the survivor; its marker is free again (A-MERGE-7)."""
    for tile in range(TILES):
        if s.where[tile] == chain:
            s.where[tile] = survivor
    s.chain_size[survivor] += s.chain_size[chain]
    s.chain_size[chain] = 0
