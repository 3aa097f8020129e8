"""Unplayable tiles: swapping a stuck hand, replacing dead tiles (A-DEAD-1 to 5)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .drawing import begin_drawing
from .event_codes import HAND_SWAPPED, PLACEMENT_SKIPPED, TILE_SET_ASIDE
from .placement import WOULD_JOIN_SAFE, has_playable_tile, leave_hand, outcome_of
from .refusal_codes import ALLOWED, MUST_PLACE, SWAP_NOT_IN_EDITION, TILE_NOT_DEAD, TILE_NOT_IN_HAND
from .safe_chains import safe_among
from .state import ALL_CHAINS, ARG, ASIDE, HAND, IN_HAND, NO_TILE, EditionTable, State


@rule
def is_dead(s: State, e: EditionTable, tile: int) -> bool:
    """Return whether the tile can never be placed: it would join two safe chains (A-DEAD-1)."""
    return outcome_of(s, e, tile) == WOULD_JOIN_SAFE


@rule
def has_dead_tile(s: State, e: EditionTable, seat: int) -> bool:
    """Return whether a seat holds a tile that can never be placed."""
    # A tile can be dead only between two safe chains, so the hand seldom has to be examined.
    if safe_among(s, ALL_CHAINS) < 2:
        return False
    hand = s.hand[seat]
    for slot in range(s.hand_count[seat]):
        if is_dead(s, e, hand[slot]):
            return True
    return False


@rule
def set_aside(s: State, seat: int, tile: int) -> None:
    """Remove a tile from the hand and from the game, face up."""
    leave_hand(s, seat, tile)
    s.where[tile] = ASIDE
    s.moved = 1
    say(s, TILE_SET_ASIDE, seat, tile)


@rule
def may_swap(s: State, e: EditionTable, seat: int) -> int:
    """Return why the seat may not swap its whole hand (A-DEAD-3, A-S-23).

    With an empty pile the placement is skipped without asking.
    """
    if not e.whole_hand:
        return SWAP_NOT_IN_EDITION
    if has_playable_tile(s, e, seat):
        return MUST_PLACE
    return ALLOWED


@rule
def swap_hand(s: State, seat: int) -> None:
    """Set the whole hand aside and draw a new one, as far as the pile allows (A-S-17)."""
    say(s, HAND_SWAPPED, seat, s.hand_count[seat])
    while s.hand_count[seat] > 0:
        set_aside(s, seat, s.hand[seat][0])
    begin_drawing(s, seat, HAND)


@rule
def may_skip(s: State, e: EditionTable, seat: int) -> int:
    """Return why the seat may not skip its placement: it holds a playable tile (A-S-24)."""
    return MUST_PLACE if has_playable_tile(s, e, seat) else ALLOWED


@rule
def skip_placement(s: State, seat: int) -> None:
    """Log that the seat places no tile this turn."""
    say(s, PLACEMENT_SKIPPED, seat)


@rule
def may_replace(s: State, e: EditionTable, seat: int, tiles: list[int]) -> int:
    """Return why the seat may not replace the tiles of an action row, padded with NO_TILE."""
    for slot in range(HAND):
        tile = tiles[ARG + slot]
        if tile == NO_TILE:
            continue
        if s.where[tile] != IN_HAND + seat:
            return TILE_NOT_IN_HAND
        if not is_dead(s, e, tile):
            return TILE_NOT_DEAD
        for earlier in range(slot):
            if tiles[ARG + earlier] == tile:
                return TILE_NOT_IN_HAND
    return ALLOWED


@rule
def replace_tiles(s: State, seat: int, tiles: list[int]) -> None:
    """Set these dead tiles aside and draw as many; there may be none (A-S-38)."""
    count = 0
    for slot in range(HAND):
        if tiles[ARG + slot] != NO_TILE:
            set_aside(s, seat, tiles[ARG + slot])
            count += 1
    begin_drawing(s, seat, count)


@rule
def replace_all_dead(s: State, e: EditionTable, seat: int) -> None:
    """Replace every dead tile, in editions where that is mandatory."""
    count = 0
    slot = 0
    while slot < s.hand_count[seat]:
        tile = s.hand[seat][slot]
        if is_dead(s, e, tile):
            set_aside(s, seat, tile)
            count += 1
        else:
            slot += 1
    begin_drawing(s, seat, count)
