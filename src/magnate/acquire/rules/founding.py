"""Founding a chain, and the founder's share (A-FOUND-1 to 7)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, top

from .event_codes import CASH_GIFT, CHAIN_FOUNDED, NO_GIFT, SHARE_GIFT
from .growth import join_connected
from .prices import share_price
from .refusal_codes import ALLOWED, CHAIN_ON_BOARD
from .state import FOUND, TILE, EditionTable, State, ask


@rule
def continue_founding(s: State) -> None:
    """Ask the founder to choose the chain."""
    ask(s, FOUND, top(s)[FRAME_SEAT])


@rule
def may_found(s: State, chain: int) -> int:
    """Return why the chain may not be founded: it is already on the board (A-FOUND-2)."""
    return CHAIN_ON_BOARD if s.chain_size[chain] > 0 else ALLOWED


@rule
def found_chain(s: State, e: EditionTable, chain: int) -> None:
    """Found the chain with the tile just placed and all tiles connected to it."""
    frame = top(s)
    seat = frame[FRAME_SEAT]
    tile = frame[TILE]
    pop(s)
    join_connected(s, e, chain, tile)
    give_founders_share(s, e, seat, chain)


@rule
def give_founders_share(s: State, e: EditionTable, seat: int, chain: int) -> None:
    """Give the founder a free share; if none is left, its price or nothing (A-FOUND-4, 5)."""
    if s.bank[chain] > 0:
        s.bank[chain] -= 1
        s.shares[seat][chain] += 1
        say(s, CHAIN_FOUNDED, seat, chain, SHARE_GIFT, 0, s.chain_size[chain])
    elif e.founder_cash:
        price = share_price(s, e, chain)
        s.cash[seat] += price
        say(s, CHAIN_FOUNDED, seat, chain, CASH_GIFT, price, s.chain_size[chain])
    else:
        say(s, CHAIN_FOUNDED, seat, chain, NO_GIFT, 0, s.chain_size[chain])
