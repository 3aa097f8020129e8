"""Placing a tile: what it touches, what it does, and whether it is legal (A-PLACE-1 to 4)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import push

from .event_codes import TILE_PLACED
from .growth import grow_chain, only_chain
from .refusal_codes import ALLOWED, EIGHTH_CHAIN, TILE_NOT_IN_HAND, TWO_SAFE_CHAINS
from .safe_chains import safe_among
from .state import (
    ALL_CHAINS,
    CHAINS,
    FOUNDING,
    IN_HAND,
    INDEPENDENT,
    MERGER,
    MERGER_SURVIVOR,
    NO_CHAIN,
    NO_TILE,
    ON_BOARD,
    PENDING,
    TILE,
    EditionTable,
    State,
)

# What a placement does.
STANDS_ALONE, FOUNDS, GROWS, MERGES = 0, 1, 2, 3
WOULD_FOUND_EIGHTH, WOULD_JOIN_SAFE = 4, 5


@rule
def beside(s: State, e: EditionTable, tile: int) -> int:
    """Return the set of chains next to a space, with INDEPENDENT for tiles in no chain."""
    sides = e.neighbours[tile]
    found = 1 << s.where[sides[0]] | 1 << s.where[sides[1]]
    found |= 1 << s.where[sides[2]] | 1 << s.where[sides[3]]
    return found & ON_BOARD


@rule
def touched_chains(s: State, e: EditionTable, tile: int) -> int:
    """Return the set of chains next to a space."""
    return beside(s, e, tile) & ALL_CHAINS


@rule
def has_free_chain(s: State) -> bool:
    """Return whether a chain is left to found."""
    for chain in range(CHAINS):
        if s.chain_size[chain] == 0:
            return True
    return False


@rule
def outcome_beside(s: State, found: int) -> int:
    """Return what a tile does next to these chains (A-PLACE-2, A-FOUND-6, A-SAFE-3)."""
    chains = found & ALL_CHAINS
    if chains & (chains - 1):
        return WOULD_JOIN_SAFE if safe_among(s, chains) >= 2 else MERGES
    if chains:
        return GROWS
    if found == 0:
        return STANDS_ALONE
    return FOUNDS if has_free_chain(s) else WOULD_FOUND_EIGHTH


@rule
def outcome_of(s: State, e: EditionTable, tile: int) -> int:
    """Return what placing a tile would do."""
    return outcome_beside(s, beside(s, e, tile))


@rule
def is_playable(s: State, e: EditionTable, tile: int) -> bool:
    """Return whether the tile may be placed now."""
    return outcome_of(s, e, tile) < WOULD_FOUND_EIGHTH


@rule
def has_playable_tile(s: State, e: EditionTable, seat: int) -> bool:
    """Return whether a seat holds a tile that may be placed now."""
    hand = s.hand[seat]
    for slot in range(s.hand_count[seat]):
        if outcome_of(s, e, hand[slot]) < WOULD_FOUND_EIGHTH:
            return True
    return False


@rule
def may_place(s: State, e: EditionTable, seat: int, tile: int) -> int:
    """Return why the seat may not place the tile."""
    if s.where[tile] != IN_HAND + seat:
        return TILE_NOT_IN_HAND
    outcome = outcome_of(s, e, tile)
    if outcome == WOULD_FOUND_EIGHTH:
        return EIGHTH_CHAIN
    if outcome == WOULD_JOIN_SAFE:
        return TWO_SAFE_CHAINS
    return ALLOWED


@rule
def leave_hand(s: State, seat: int, tile: int) -> None:
    """Take a tile out of a hand."""
    hand = s.hand[seat]
    last = s.hand_count[seat] - 1
    slot = 0
    while hand[slot] != tile:
        slot += 1
    while slot < last:
        hand[slot] = hand[slot + 1]
        slot += 1
    hand[last] = NO_TILE
    s.hand_count[seat] = last


@rule
def place_tile(s: State, e: EditionTable, seat: int, tile: int) -> None:
    """Put a tile of the seat's hand on its space, and begin the founding, growth or merger."""
    found = beside(s, e, tile)
    chains = found & ALL_CHAINS
    outcome = outcome_beside(s, found)
    leave_hand(s, seat, tile)
    s.where[tile] = INDEPENDENT
    s.moved = 1
    say(s, TILE_PLACED, seat, tile)
    if outcome == FOUNDS:
        push(s, FOUNDING, seat)[TILE] = tile
    elif outcome == GROWS:
        grow_chain(s, e, only_chain(chains), tile)
    elif outcome == MERGES:
        frame = push(s, MERGER, seat)
        frame[TILE] = tile
        frame[MERGER_SURVIVOR] = NO_CHAIN
        frame[PENDING] = chains
