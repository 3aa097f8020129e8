"""Setup: money, starting tiles, who begins, and the first hands (A-SETUP-4 to 12)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import NO_FAULT, pop, push, top

from .drawing import begin_drawing
from .event_codes import FIRST_PLAYER, START_TILE_PLACED
from .state import (
    ASIDE,
    CHAINS,
    HAND,
    INDEPENDENT,
    LEAST_SEAT,
    LEAST_TILE,
    NO_SEAT,
    NO_TILE,
    NOTHING,
    OFF_BOARD,
    PILE,
    RUNNING,
    SEATS,
    SETUP,
    SHARES,
    START,
    START_CASH,
    STEP,
    TILES,
    TURN,
    State,
    ask,
)
from .turn import begin_turn


@rule
def set_up(s: State, players: int) -> None:
    """Put all tiles into the pile and all shares into the bank, and give everyone $6,000.

    Every field is written, so that memory can be reused.
    """
    s.players = players
    s.awaits = NOTHING
    s.asked = NO_SEAT
    s.turn = NO_SEAT
    s.turns = 0
    s.moved = 0
    s.idle = 0
    s.declared = 0
    s.ending = RUNNING
    s.market = 0
    s.pile = TILES
    s.fault = NO_FAULT
    while s.depth > 0:
        pop(s)
    for tile in range(TILES):
        s.where[tile] = PILE
    s.where[OFF_BOARD] = ASIDE
    for chain in range(CHAINS):
        s.chain_size[chain] = 0
        s.bank[chain] = SHARES
    for seat in range(SEATS):
        s.cash[seat] = START_CASH if seat < players else 0
        s.hand_count[seat] = 0
        for slot in range(HAND):
            s.hand[seat][slot] = NO_TILE
        for chain in range(CHAINS):
            s.shares[seat][chain] = 0
    frame = push(s, SETUP, NO_SEAT)
    frame[LEAST_TILE] = TILES
    frame[LEAST_SEAT] = NO_SEAT


@rule
def continue_setup(s: State) -> None:
    """Draw a starting tile and then six tiles for each seat, then begin the first turn."""
    frame = top(s)
    step = frame[STEP]
    if step < s.players:
        ask(s, START, step)
    elif step < 2 * s.players:
        frame[STEP] += 1
        begin_drawing(s, step - s.players, HAND)
    else:
        seat = frame[LEAST_SEAT]
        pop(s)
        push(s, TURN, seat)
        say(s, FIRST_PLAYER, seat)
        begin_turn(s, seat)


@rule
def place_start_tile(s: State, tile: int) -> None:
    """Place a starting tile; the one nearest row A, then column 1, begins (A-SETUP-8)."""
    frame = top(s)
    seat = frame[STEP]
    frame[STEP] += 1
    s.pile -= 1
    s.where[tile] = INDEPENDENT
    say(s, START_TILE_PLACED, seat, tile)
    if tile < frame[LEAST_TILE]:
        frame[LEAST_TILE] = tile
        frame[LEAST_SEAT] = seat
