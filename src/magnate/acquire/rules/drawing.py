"""Drawing tiles from the pile into a hand (A-DRAW-1, A-S-16 to 18)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, push, top

from .event_codes import TILE_DRAWN
from .refusal_codes import ALLOWED, TILE_NOT_IN_PILE
from .state import DRAW, DRAWING, HAND, IN_HAND, LEFT, PILE, State, ask


@rule
def begin_drawing(s: State, seat: int, count: int) -> None:
    """Start drawing up to `count` tiles, never beyond a hand of six (A-S-16)."""
    room = HAND - s.hand_count[seat]
    push(s, DRAWING, seat)[LEFT] = count if count < room else room


@rule
def continue_drawing(s: State) -> None:
    """Await the next tile; with an empty pile nothing is drawn (A-S-18)."""
    frame = top(s)
    if frame[LEFT] == 0 or s.pile == 0:
        pop(s)
    else:
        ask(s, DRAW, frame[FRAME_SEAT])


@rule
def may_draw(s: State, tile: int) -> int:
    """Return why chance cannot give this tile: it is not in the pile."""
    return ALLOWED if s.where[tile] == PILE else TILE_NOT_IN_PILE


@rule
def draw_tile(s: State, tile: int) -> None:
    """Move the tile from the pile into the hand of the seat that draws; hands are sorted."""
    frame = top(s)
    seat = frame[FRAME_SEAT]
    frame[LEFT] -= 1
    s.pile -= 1
    s.moved = 1
    s.where[tile] = IN_HAND + seat
    hand = s.hand[seat]
    slot = s.hand_count[seat]
    while slot > 0 and hand[slot - 1] > tile:
        hand[slot] = hand[slot - 1]
        slot -= 1
    hand[slot] = tile
    s.hand_count[seat] += 1
    say(s, TILE_DRAWN, seat, tile)
