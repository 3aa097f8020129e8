"""Share prices: the chart's row for a chain and its size (A-TIER-2, A-BUY-4)."""

from __future__ import annotations

from magnate.kernel import rule

from .state import EditionTable, State


@rule
def share_price(s: State, e: EditionTable, chain: int) -> int:
    """Return what a share of the chain costs and sells for at its current size."""
    return e.price[chain][s.chain_size[chain]]


@rule
def rank_bonus(s: State, e: EditionTable, chain: int, rank: int) -> int:
    """Return the chart's bonus for a place, 0 being the primary; unpaid places get 0."""
    if rank >= e.bonus_ranks:
        return 0
    if rank == 0:
        return e.primary[chain][s.chain_size[chain]]
    if rank == 1:
        return e.secondary[chain][s.chain_size[chain]]
    return e.tertiary[chain][s.chain_size[chain]]
