"""Buying up to three shares of chains on the board (A-BUY-1 to 8, A-CASH-1)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .prices import share_price
from .reasons import (
    ALLOWED,
    BANK_STOCK_SHORT,
    CHAIN_NOT_ACTIVE,
    MORE_THAN_THREE,
    NEGATIVE_NUMBER,
    NOT_ENOUGH_CASH,
)
from .said import PACKED_BITS, SHARES_BOUGHT
from .state import ARG, CHAINS, MOST_BOUGHT, EditionTable, State


@rule
def is_anything_for_sale(s: State) -> bool:
    """Tell whether the bank has a share of a chain on the board, whatever anyone can pay."""
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
def cost_of(s: State, e: EditionTable, order: list[int]) -> int:
    """Return the price of an order, an action row with a number of shares per chain."""
    cost = 0
    for chain in range(CHAINS):
        if order[ARG + chain]:
            cost += order[ARG + chain] * share_price(s, e, chain)
    return cost


@rule
def may_buy(s: State, e: EditionTable, seat: int, order: list[int]) -> int:
    """Return why the seat may not buy this order."""
    total = 0
    missing = ALLOWED
    for chain in range(CHAINS):
        count = order[ARG + chain]
        if count == 0:
            continue
        if count < 0:
            return NEGATIVE_NUMBER
        total += count
        if s.chain_size[chain] == 0:
            missing = CHAIN_NOT_ACTIVE
        elif count > s.bank[chain] and missing == ALLOWED:
            missing = BANK_STOCK_SHORT
    if total > MOST_BOUGHT:
        return MORE_THAN_THREE
    if missing != ALLOWED:
        return missing
    return NOT_ENOUGH_CASH if cost_of(s, e, order) > s.cash[seat] else ALLOWED


@rule
def buy_shares(s: State, e: EditionTable, seat: int, order: list[int]) -> None:
    """Pay the bank and take the shares."""
    cost = cost_of(s, e, order)
    bought = 0
    for chain in range(CHAINS):
        count = order[ARG + chain]
        if count:
            s.shares[seat][chain] += count
            s.bank[chain] -= count
            bought |= count << PACKED_BITS * chain
    s.cash[seat] -= cost
    say(s, SHARES_BOUGHT, seat, bought, cost)
