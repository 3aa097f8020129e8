"""The flow of a game: apply an action, then settle until something is awaited."""

from __future__ import annotations

from magnate.kernel import entry, rule
from magnate.kernel.frames import FLOW_STUCK, FRAME_KIND, NO_FAULT

from .buying import buy_shares, may_buy
from .drawing import continue_drawing, draw_tile, may_draw
from .final_scoring import continue_scoring
from .founding import continue_founding, found_chain, may_found
from .game_end import declare_end, may_declare
from .merger import (
    acquire_next,
    choose_survivor,
    continue_merger,
    may_be_next,
    may_survive,
)
from .placement import may_place, place_tile
from .refusal_codes import GAME_OVER, NOT_YOUR_TURN, WRONG_MOMENT
from .setup import continue_setup, place_start_tile, set_up
from .state import (
    ACQUIRE,
    ACQUISITION,
    ARG,
    BUY,
    DECLARE,
    DISPOSE,
    DRAW,
    DRAWING,
    FOUND,
    FOUNDING,
    KIND,
    MARKET,
    MERGER,
    NOTHING,
    OVER,
    PLACE,
    REPLACE,
    SCORING,
    SEAT,
    SETUP,
    SKIP,
    START,
    SURVIVOR,
    SWAP,
    TO_BUY,
    TO_DRAW,
    TO_END,
    TURN,
    EditionTable,
    Scratch,
    State,
)
from .stock_disposal import continue_acquisition, dispose_shares, may_dispose
from .stock_market import draw_market, may_draw_market
from .turn import continue_turn, go_to_step
from .unplayable_tiles import (
    may_replace,
    may_skip,
    may_swap,
    replace_tiles,
    skip_placement,
    swap_hand,
)


@rule
def settle(s: State, e: EditionTable) -> None:
    """Run the unfinished frames until a decision or an outcome of chance is awaited."""
    while s.awaits == NOTHING and s.fault == NO_FAULT:
        kind = s.frames[s.depth - 1][FRAME_KIND] if s.depth > 0 else NOTHING
        if kind == TURN:
            continue_turn(s, e)
        elif kind == DRAWING:
            continue_drawing(s)
        elif kind == FOUNDING:
            continue_founding(s)
        elif kind == MERGER:
            continue_merger(s, e)
        elif kind == ACQUISITION:
            continue_acquisition(s, e)
        elif kind == SCORING:
            continue_scoring(s, e)
        elif kind == SETUP:
            continue_setup(s)
        else:
            s.fault = FLOW_STUCK


@rule
def start_game(s: State, e: EditionTable, players: int) -> None:
    """Set up a fresh state that awaits the first starting tile."""
    set_up(s, players)
    settle(s, e)


@rule
def decide(s: State, e: EditionTable, a: list[int]) -> None:
    """Carry out a decision of the seat to act."""
    kind = a[KIND]
    seat = s.asked
    if kind == PLACE:
        go_to_step(s, TO_BUY)
        place_tile(s, e, seat, a[ARG])
    elif kind == BUY:
        go_to_step(s, TO_DRAW)
        buy_shares(s, e, seat, a)
    elif kind == DISPOSE:
        dispose_shares(s, e, seat, a[ARG], a[ARG + 1])
    elif kind == FOUND:
        found_chain(s, e, a[ARG])
    elif kind == SURVIVOR:
        choose_survivor(s, a[ARG])
    elif kind == ACQUIRE:
        acquire_next(s, a[ARG])
    elif kind == REPLACE:
        go_to_step(s, TO_END)
        replace_tiles(s, seat, a)
    elif kind == SWAP:
        swap_hand(s, seat)
    elif kind == SKIP:
        go_to_step(s, TO_BUY)
        skip_placement(s, seat)
    else:
        declare_end(s)


@rule
def apply(s: State, e: EditionTable, a: list[int]) -> None:
    """Carry out a legal action, then settle."""
    s.awaits = NOTHING
    kind = a[KIND]
    if kind == DRAW:
        draw_tile(s, a[ARG])
    elif kind == START:
        place_start_tile(s, a[ARG])
    elif kind == MARKET:
        draw_market(s, a[ARG], a[ARG + 1])
    else:
        decide(s, e, a)
    settle(s, e)


@rule
def refusal_of_decision(s: State, e: EditionTable, a: list[int]) -> int:
    """Return why the seat to act may not decide this; a decision of its kind is awaited."""
    kind = a[KIND]
    seat = s.asked
    if kind == PLACE:
        return may_place(s, e, seat, a[ARG])
    if kind == BUY:
        return may_buy(s, e, seat, a)
    if kind == DISPOSE:
        return may_dispose(s, seat, a[ARG], a[ARG + 1])
    if kind == FOUND:
        return may_found(s, a[ARG])
    if kind == SURVIVOR:
        return may_survive(s, a[ARG])
    if kind == ACQUIRE:
        return may_be_next(s, a[ARG])
    return may_replace(s, e, seat, a)


@rule
def refusal(s: State, e: EditionTable, a: list[int]) -> int:
    """Return why an action is not legal now, or ALLOWED."""
    kind = a[KIND]
    if s.awaits == OVER:
        return GAME_OVER
    if kind == s.awaits and kind == MARKET:
        return may_draw_market(s, a[ARG], a[ARG + 1])
    if kind == s.awaits and (kind == START or kind == DRAW):
        return may_draw(s, a[ARG])
    if START <= kind <= MARKET or START <= s.awaits <= MARKET:
        return WRONG_MOMENT
    if a[SEAT] != s.asked:
        return NOT_YOUR_TURN
    if kind == s.awaits:
        return refusal_of_decision(s, e, a)
    if kind == DECLARE:
        return may_declare(s, e)
    if s.awaits != PLACE or (kind != SWAP and kind != SKIP):
        return WRONG_MOMENT
    return may_swap(s, e, s.asked) if kind == SWAP else may_skip(s, e, s.asked)


@entry
def start_entry(states: list[State], editions: list[EditionTable], i: int, players: int) -> None:
    """Begin a game in one state of many."""
    start_game(states[i], editions[0], players)


@entry
def apply_entry(
    states: list[State], editions: list[EditionTable], i: int, scratches: list[Scratch]
) -> None:
    """Carry out the legal action in the scratch memory in one state of many."""
    apply(states[i], editions[0], scratches[0].action)


@entry
def refusal_entry(
    states: list[State], editions: list[EditionTable], i: int, scratches: list[Scratch]
) -> int:
    """Return why the action in the scratch memory is not legal now in one state of many."""
    return refusal(states[i], editions[0], scratches[0].action)
