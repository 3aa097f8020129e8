"""The end: when it may be declared, and games in which nobody can move (A-END-1 to 4)."""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say
from magnate.kernel.frames import pop, push

from .event_codes import END_DECLARED, GAME_STALLED
from .refusal_codes import ALLOWED, ALREADY_DECLARED, END_NOT_REACHED, END_WINDOW_CLOSED
from .state import (
    BUY,
    BY_SAFETY,
    BY_SIZE,
    BY_STALL,
    CHAINS,
    END_SIZE,
    NO_CHAIN,
    NO_SEAT,
    PLACE,
    RUNNING,
    SAFE_SIZE,
    SCORED,
    SCORING,
    TO_SCORE,
    EditionTable,
    State,
)


@rule
def giant_chain(s: State) -> int:
    """Return a chain of 41 tiles or more, or NO_CHAIN."""
    for chain in range(CHAINS):
        if s.chain_size[chain] >= END_SIZE:
            return chain
    return NO_CHAIN


@rule
def end_reached(s: State) -> int:
    """Return the condition for declaring that is met, RUNNING if none is (A-S-20)."""
    active = 0
    safe = 0
    for size in s.chain_size:
        if size == 0:
            continue
        active += 1
        if size >= SAFE_SIZE:
            safe += 1
            if size >= END_SIZE:
                return BY_SIZE
    return BY_SAFETY if active > 0 and active == safe else RUNNING


@rule
def may_declare(s: State, e: EditionTable) -> int:
    """Return why the seat to act may not declare the end now (A-END-3a)."""
    if s.declared:
        return ALREADY_DECLARED
    if s.awaits != BUY and not (e.declare_any_time and s.awaits == PLACE):
        return END_WINDOW_CLOSED
    return END_NOT_REACHED if end_reached(s) == RUNNING else ALLOWED


@rule
def declare_end(s: State) -> None:
    """Declare that the game ends after this turn; the declaration is final (A-S-21)."""
    s.declared = 1
    s.ending = end_reached(s)
    say(s, END_DECLARED, s.turn, s.ending, giant_chain(s))


@rule
def is_stalled(s: State) -> bool:
    """Return whether a whole round passed without a tile placed, drawn or replaced (A-S-19)."""
    return s.idle >= s.players


@called_rule
def end_game(s: State) -> None:
    """Start the final scoring; without a declaration the game has stalled (A-S-19)."""
    if s.ending == RUNNING:
        s.ending = BY_STALL
        say(s, GAME_STALLED, NO_SEAT)
    pop(s)
    s.turn = NO_SEAT
    chains = 0
    for chain in range(CHAINS):
        if s.chain_size[chain] > 0:
            chains |= 1 << chain
    frame = push(s, SCORING, NO_SEAT)
    frame[TO_SCORE] = chains
    frame[SCORED] = NO_CHAIN
