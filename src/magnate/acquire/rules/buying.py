"""Buying up to three shares of chains on the board (A-BUY-1 to 8, A-CASH-1)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .event_codes import PACKED_BITS, SHARES_BOUGHT
from .prices import share_price
from .refusal_codes import (
    ALLOWED,
    BANK_STOCK_SHORT,
    CHAIN_NOT_ACTIVE,
    MORE_THAN_THREE,
    NEGATIVE_NUMBER,
    NOT_ENOUGH_CASH,
)
from .state import ARG, CHAINS, MOST_BOUGHT, EditionTable, State


@rule
def is_anything_for_sale(s: State) -> bool:
    """Return whether the bank has a share of a chain on the board, affordable or not."""
    for chain in range(CHAINS):
        if s.chain_size[chain] > 0 and s.bank[chain] > 0:
            return True
    return False


@rule
def affordable_chains(s: State, e: EditionTable, seat: int) -> int:
    """Return the set of chains of which the seat can buy at least one share."""
    chains = 0
    for chain in range(CHAINS):
        sold = s.chain_size[chain] > 0 and s.bank[chain] > 0
        if sold and share_price(s, e, chain) <= s.cash[seat]:
            chains |= 1 << chain
    return chains


@rule
def may_buy_any_three(s: State, e: EditionTable, seat: int, chains: int) -> bool:
    """Return whether every purchase of three shares of a set of chains is legal.

    Usually it is, and then no purchase has to be checked on its own.
    """
    dearest = 0
    for chain in range(CHAINS):
        if chains >> chain & 1:
            if s.bank[chain] < MOST_BOUGHT:
                return False
            price = share_price(s, e, chain)
            if price > dearest:
                dearest = price
    return MOST_BOUGHT * dearest <= s.cash[seat]


@rule
def may_buy(s: State, e: EditionTable, seat: int, order: list[int]) -> int:
    """Return why the seat may not buy this order: an action row, a number for each chain."""
    total = 0
    cost = 0
    missing = ALLOWED
    for chain in range(CHAINS):
        count = order[ARG + chain]
        if count == 0:
            continue
        if count < 0:
            return NEGATIVE_NUMBER
        total += count
        cost += count * share_price(s, e, chain)
        if s.chain_size[chain] == 0:
            missing = CHAIN_NOT_ACTIVE
        elif count > s.bank[chain] and missing == ALLOWED:
            missing = BANK_STOCK_SHORT
    if total > MOST_BOUGHT:
        return MORE_THAN_THREE
    if missing != ALLOWED:
        return missing
    return NOT_ENOUGH_CASH if cost > s.cash[seat] else ALLOWED


@rule
def buy_shares(s: State, e: EditionTable, seat: int, order: list[int]) -> None:
    """Pay the bank and take the shares; prices do not change during a purchase (A-S-7)."""
    cost = 0
    bought = 0
    for chain in range(CHAINS):
        count = order[ARG + chain]
        if count:
            cost += count * share_price(s, e, chain)
            s.shares[seat][chain] += count
            s.bank[chain] -= count
            bought |= count << PACKED_BITS * chain
    s.cash[seat] -= cost
    say(s, SHARES_BOUGHT, seat, bought, cost)
