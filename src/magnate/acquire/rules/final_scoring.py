"""Final scoring: bonuses and sale of every chain on the board (A-SCORE-1 to 6)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import pop, top

from .event_codes import GAME_WON, SHARES_SOLD
from .merger_bonus import pay_bonuses
from .prices import share_price
from .state import (
    CHAINS,
    MARKET,
    NO_CHAIN,
    NO_SEAT,
    OVER,
    SCORED,
    TO_SCORE,
    EditionTable,
    State,
    ask,
)
from .stock_market import awaits_market


@rule
def smallest_of(s: State, chains: int) -> int:
    """Return the smallest chain of a set; among equally small ones, the first."""
    smallest = NO_CHAIN
    for chain in range(CHAINS):
        if chains >> chain & 1 and (
            smallest == NO_CHAIN or s.chain_size[chain] < s.chain_size[smallest]
        ):
            smallest = chain
    return smallest


@rule
def continue_scoring(s: State, e: EditionTable) -> None:
    """Score the next chain, smallest first; after the last one, announce the winners."""
    frame = top(s)
    if frame[SCORED] == NO_CHAIN:
        if frame[TO_SCORE] == 0:
            pop(s)
            ask(s, OVER, NO_SEAT)
            say(s, GAME_WON, NO_SEAT, winners(s))
            return
        chain = smallest_of(s, frame[TO_SCORE])
        frame[TO_SCORE] &= ~(1 << chain)
        frame[SCORED] = chain
    chain = frame[SCORED]
    if awaits_market(s, e, chain):
        ask(s, MARKET, NO_SEAT)
        return
    pay_bonuses(s, e, chain)
    sell_all(s, e, chain)
    frame[SCORED] = NO_CHAIN


@rule
def sell_all(s: State, e: EditionTable, chain: int) -> None:
    """Sell everyone's shares of a chain on the board to the bank (A-SCORE-2)."""
    price = share_price(s, e, chain)
    for seat in range(s.players):
        count = s.shares[seat][chain]
        if count > 0:
            s.shares[seat][chain] = 0
            s.bank[chain] += count
            s.cash[seat] += count * price
            say(s, SHARES_SOLD, seat, chain, count, count * price)


@rule
def winners(s: State) -> int:
    """Return the set of seats with the most money; a tie is a shared win (A-SCORE-5, 6)."""
    most = 0
    seats = 0
    for seat in range(s.players):
        if s.cash[seat] > most or seat == 0:
            most = s.cash[seat]
            seats = 0
        if s.cash[seat] == most:
            seats |= 1 << seat
    return seats
