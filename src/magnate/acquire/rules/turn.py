"""A turn: place a tile, buy shares, draw a tile, replace dead ones (A-TURN-1)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, top

from .buying import is_anything_for_sale
from .drawing import begin_drawing
from .event_codes import TURN_BEGAN
from .game_end import declare_end, end_game, end_reached, is_stalled
from .placement import has_playable_tile
from .state import (
    BUY,
    PLACE,
    REPLACE,
    RUNNING,
    STEP,
    TO_BUY,
    TO_DRAW,
    TO_END,
    TO_PLACE,
    TO_REPLACE,
    EditionTable,
    State,
    ask,
)
from .unplayable_tiles import has_dead_tile, replace_all_dead, skip_placement, swap_hand


@rule
def begin_turn(s: State, seat: int) -> None:
    """Start the seat's turn with the placement, reusing the frame of the previous turn."""
    frame = s.frames[0]
    frame[FRAME_SEAT] = seat
    frame[STEP] = TO_PLACE
    s.turn = seat
    s.turns += 1
    s.moved = 0
    say(s, TURN_BEGAN, seat, s.turns)


@rule
def continue_turn(s: State, e: EditionTable) -> None:
    """Carry out the next step of the turn."""
    frame = top(s)
    step = frame[STEP]
    if step == TO_PLACE:
        await_placement(s, e, frame[FRAME_SEAT])
    elif step == TO_BUY:
        await_purchase(s, e)
    elif step == TO_DRAW:
        frame[STEP] = TO_REPLACE
        if s.declared and e.skip_last_draw:
            end_game(s)
        else:
            begin_drawing(s, frame[FRAME_SEAT], 1)
    elif step == TO_REPLACE:
        await_replacement(s, e, frame[FRAME_SEAT])
    else:
        end_turn(s)


@rule
def await_placement(s: State, e: EditionTable, seat: int) -> None:
    """Ask for a tile; without a playable one, swap the hand or skip, depending on the edition."""
    if has_playable_tile(s, e, seat):
        ask(s, PLACE, seat)
    elif not e.whole_hand or s.pile == 0:
        go_to_step(s, TO_BUY)
        skip_placement(s, seat)
    elif e.replacement_optional:
        ask(s, PLACE, seat)  # the seat may swap its hand or skip
    else:
        swap_hand(s, seat)


@rule
def go_to_step(s: State, step: int) -> None:
    """Set the step at which the turn continues once the frames above it are finished."""
    s.frames[0][STEP] = step


@rule
def await_purchase(s: State, e: EditionTable) -> None:
    """Ask what to buy, unless the bank has nothing for sale and no end may be declared."""
    ended = end_reached(s) != RUNNING
    if ended and e.declare_forced and not s.declared:
        declare_end(s)
    # A seat without money is asked too: skipping the question would reveal hidden holdings.
    if is_anything_for_sale(s) or (ended and not s.declared):
        ask(s, BUY, s.turn)
    else:
        go_to_step(s, TO_DRAW)


@rule
def await_replacement(s: State, e: EditionTable, seat: int) -> None:
    """Ask which dead tiles to replace, or replace them all (A-DEAD-4, A-S-34)."""
    if e.whole_hand or s.pile == 0 or not has_dead_tile(s, e, seat):
        end_turn(s)
    elif e.replacement_optional:
        ask(s, REPLACE, seat)
    else:
        # Dead tiles among the replacements wait for the next turn (A-DEAD-5).
        go_to_step(s, TO_END)
        replace_all_dead(s, e, seat)


@rule
def end_turn(s: State) -> None:
    """Begin the next seat's turn, or end the game if that was declared or the game stalled."""
    if s.declared:
        end_game(s)
        return
    s.idle = 0 if s.moved else s.idle + 1
    if is_stalled(s):
        end_game(s)
    else:
        begin_turn(s, s.turn + 1 if s.turn + 1 < s.players else 0)
