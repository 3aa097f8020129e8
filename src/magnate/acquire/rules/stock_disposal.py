"""Disposal: holders of the acquired chain sell, trade 2:1 or keep (A-DISP-1 to 7)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, top

from .event_codes import SHARES_DISPOSED
from .merger import dissolve_chain
from .merger_bonus import pay_bonuses
from .prices import share_price
from .refusal_codes import (
    ALLOWED,
    BANK_STOCK_SHORT,
    MORE_THAN_HELD,
    NEGATIVE_NUMBER,
    TRADE_NEEDS_PAIRS,
)
from .state import (
    ACQUIRER,
    CHAIN,
    DISPOSE,
    DISPOSED,
    MARKET,
    NO_SEAT,
    PER_TRADE,
    EditionTable,
    State,
    ask,
)
from .stock_market import awaits_market


@rule
def continue_acquisition(s: State, e: EditionTable) -> None:
    """Pay the bonuses, then ask each holder in turn from the mergemaker (A-DISP-1, A-S-15)."""
    frame = top(s)
    chain = frame[CHAIN]
    if frame[DISPOSED] == 0:
        if awaits_market(s, e, chain):
            ask(s, MARKET, NO_SEAT)
            return
        pay_bonuses(s, e, chain)
        frame[DISPOSED] = 1
    while frame[DISPOSED] <= s.players:
        seat = (frame[FRAME_SEAT] + frame[DISPOSED] - 1) % s.players
        if s.shares[seat][chain] > 0:
            ask(s, DISPOSE, seat)
            return
        frame[DISPOSED] += 1
    survivor = frame[ACQUIRER]
    pop(s)
    dissolve_chain(s, chain, survivor)


@rule
def may_dispose(s: State, seat: int, sell: int, trade: int) -> int:
    """Return why the seat may not sell and trade these numbers; `trade` is shares handed in."""
    frame = top(s)
    if sell < 0 or trade < 0:
        return NEGATIVE_NUMBER
    if trade % PER_TRADE:
        return TRADE_NEEDS_PAIRS
    if sell + trade > s.shares[seat][frame[CHAIN]]:
        return MORE_THAN_HELD
    if trade // PER_TRADE > s.bank[frame[ACQUIRER]]:
        return BANK_STOCK_SHORT
    return ALLOWED


@rule
def dispose_shares(s: State, e: EditionTable, seat: int, sell: int, trade: int) -> None:
    """Sell at the price before the merger, trade two for one of the survivor, keep the rest."""
    frame = top(s)
    chain = frame[CHAIN]
    survivor = frame[ACQUIRER]
    frame[DISPOSED] += 1
    s.cash[seat] += sell * share_price(s, e, chain)
    s.shares[seat][chain] -= sell + trade
    s.bank[chain] += sell + trade
    s.shares[seat][survivor] += trade // PER_TRADE
    s.bank[survivor] -= trade // PER_TRADE
    kept = s.shares[seat][chain]
    say(s, SHARES_DISPOSED, seat, chain, sell, trade, trade // PER_TRADE, kept)
