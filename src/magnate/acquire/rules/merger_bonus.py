"""Bonuses for the top stockholders of a chain (A-BONUS-1 to 15)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .event_codes import BONUS_PAID, PACKED_BITS, SHARES_COUNTED, SOLE, TIED
from .prices import rank_bonus
from .state import NO_SEAT, EditionTable, State


@rule
def round_share(e: EditionTable, total: int, tied: int) -> int:
    """Return one of `tied` equal parts, rounded to hundreds by the edition's rule (A-BONUS-12)."""
    if e.round_nearest:
        return (2 * total + 100 * tied) // (200 * tied) * 100
    return (total + 100 * tied - 1) // (100 * tied) * 100


@rule
def count_above(s: State, chain: int, count: int) -> int:
    """Return how many holders have more shares than this; the stock market may be one."""
    above = 1 if s.market > count else 0
    for seat in range(s.players):
        if s.shares[seat][chain] > count:
            above += 1
    return above


@rule
def count_tied(s: State, e: EditionTable, chain: int, count: int) -> int:
    """Return how many holders have exactly this many shares."""
    tied = 1 if s.market == count and not e.market_yields else 0
    for seat in range(s.players):
        if s.shares[seat][chain] == count:
            tied += 1
    return tied


@rule
def is_sole_holder(s: State, chain: int, seat: int) -> bool:
    """Return whether nobody else holds the chain, the stock market included (A-S-30)."""
    if s.market > 0:
        return False
    for other in range(s.players):
        if other != seat and s.shares[other][chain] > 0:
            return False
    return True


@rule
def bonus_of(s: State, e: EditionTable, chain: int, seat: int) -> int:
    """Return the bonus a seat gets for a chain.

    Holders tied for a place share the bonuses of the places they occupy, each part rounded;
    a sole holder takes the primary and one more. See docs/rules/en/acquire.md#merger-bonus.
    """
    count = s.shares[seat][chain]
    if count == 0:
        return 0
    if is_sole_holder(s, chain, seat):
        second = rank_bonus(s, e, chain, e.sole_second)
        return round_share(e, rank_bonus(s, e, chain, 0) + second, 1)
    first = count_above(s, chain, count)
    if first >= e.bonus_ranks:
        return 0
    tied = count_tied(s, e, chain, count)
    total = 0
    for rank in range(first, first + tied):
        total += rank_bonus(s, e, chain, rank)
    return round_share(e, total, tied)


@rule
def place_of(s: State, e: EditionTable, chain: int, seat: int) -> int:
    """Return the place a paid seat holds, as events name it."""
    if is_sole_holder(s, chain, seat):
        return SOLE
    count = s.shares[seat][chain]
    if count_tied(s, e, chain, count) > 1:
        return TIED
    return count_above(s, chain, count)


@rule
def pay_bonuses(s: State, e: EditionTable, chain: int) -> None:
    """Pay the bonuses of a chain after every holder has shown their shares (A-BONUS-14)."""
    counts = 0
    for seat in range(s.players):
        counts |= s.shares[seat][chain] << PACKED_BITS * seat
    if counts == 0:
        return
    say(s, SHARES_COUNTED, NO_SEAT, chain, counts)
    for seat in range(s.players):
        amount = bonus_of(s, e, chain, seat)
        if amount > 0:
            s.cash[seat] += amount
            say(s, BONUS_PAID, seat, chain, place_of(s, e, chain, seat), amount)
    s.market = 0  # the market draws again for each chain (A-S-28)
