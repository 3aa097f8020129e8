"""The stock market, a third holder in the game for two, set by a drawn tile (A-DUEL-1 to 5)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_KIND, top

from .event_codes import MARKET_DRAWN
from .refusal_codes import ALLOWED, NOT_A_MARKET_NUMBER, TILE_NOT_IN_PILE
from .state import (
    ACQUISITION,
    CHAIN,
    COLUMNS,
    NO_SEAT,
    NO_TILE,
    PILE,
    SCORED,
    EditionTable,
    State,
)


@rule
def awaits_market(s: State, e: EditionTable, chain: int) -> bool:
    """Return whether the market still has to draw before the chain's bonuses (A-S-27)."""
    if not e.market_holder or s.market > 0:
        return False
    for seat in range(s.players):
        if s.shares[seat][chain] > 0:
            return True
    return False


@rule
def may_draw_market(s: State, count: int, tile: int) -> int:
    """Return why chance cannot draw this: the tile must be in the pile and show the number.

    With an empty pile only a number from 1 to 12 is drawn (A-S-29).
    """
    if count < 1 or count > COLUMNS:
        return NOT_A_MARKET_NUMBER
    if s.pile == 0:
        return ALLOWED if tile == NO_TILE else TILE_NOT_IN_PILE
    if tile == NO_TILE or s.where[tile] != PILE:
        return TILE_NOT_IN_PILE
    return ALLOWED if tile % COLUMNS + 1 == count else NOT_A_MARKET_NUMBER


@rule
def draw_market(s: State, count: int, tile: int) -> None:
    """Give the market as many shares as the tile's number; the tile is returned (A-DUEL-4)."""
    frame = top(s)
    chain = frame[CHAIN] if frame[FRAME_KIND] == ACQUISITION else frame[SCORED]
    s.market = count
    say(s, MARKET_DRAWN, NO_SEAT, chain, count, tile)
