"""Rent claims: the owner claims rent before the deadline or loses it (M-RENT-6, M-S-33)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .debts import owe, pay
from .event_codes import CLAIM_LAPSED, CLAIM_WAIVED, RENT_CLAIMED
from .refusal_codes import ALLOWED, NO_CLAIM
from .state import (
    ALWAYS_CLAIM,
    AUTOMATIC,
    CLAIM_AGE,
    CLAIM_AMOUNT,
    CLAIM_DEBTOR,
    CLAIM_LOT,
    CLAIM_OWNER,
    CLAIM_WIDTH,
    CLAIMS,
    CLAIMS_FULL,
    FOR_RENT,
    EditionTable,
    State,
    is_in,
)

NOT_FOUND = -1


@rule
def open_claim(s: State, e: EditionTable, debtor: int, lot: int, amount: int) -> None:
    """Let the owner claim a rent; a standing order claims it at once.

    See docs/rules/en/monopoly.md#rent-claims.
    """
    owner = s.owner[lot]
    if amount == 0:
        return
    if e.claim_deadline == AUTOMATIC or is_in(s.orders[owner], ALWAYS_CLAIM):
        owe(s, debtor, owner, amount, FOR_RENT, lot)
    elif s.claim_count == CLAIMS:
        s.fault = CLAIMS_FULL
    else:
        claim = s.claims[s.claim_count]
        claim[CLAIM_OWNER] = owner
        claim[CLAIM_DEBTOR] = debtor
        claim[CLAIM_LOT] = lot
        claim[CLAIM_AMOUNT] = amount
        claim[CLAIM_AGE] = 0
        s.claim_count += 1


@rule
def claimable_from(s: State, seat: int) -> int:
    """Return the total rent that may still be claimed from a seat."""
    total = 0
    for i in range(s.claim_count):
        if s.claims[i][CLAIM_DEBTOR] == seat:
            total += s.claims[i][CLAIM_AMOUNT]
    return total


@rule
def find_claim(s: State, owner: int, lot: int) -> int:
    """Return the index of a seat's oldest open claim for a lot."""
    for i in range(s.claim_count):
        claim = s.claims[i]
        if claim[CLAIM_OWNER] == owner and claim[CLAIM_LOT] == lot:
            return i
    return NOT_FOUND


@rule
def close_claim(s: State, at: int) -> None:
    """Remove a claim; the later ones move up."""
    s.claim_count -= 1
    for i in range(at, s.claim_count):
        claim = s.claims[i]
        after = s.claims[i + 1]
        for column in range(CLAIM_WIDTH):
            claim[column] = after[column]
    last = s.claims[s.claim_count]
    for column in range(CLAIM_WIDTH):
        last[column] = 0


@rule
def may_claim(s: State, seat: int, lot: int) -> int:
    """Return why a seat may not claim or waive a lot's rent."""
    return NO_CLAIM if find_claim(s, seat, lot) == NOT_FOUND else ALLOWED


@rule
def claim_rent(s: State, seat: int, lot: int) -> None:
    """Claim the rent of the seat's oldest open claim for the lot."""
    at = find_claim(s, seat, lot)
    claim = s.claims[at]
    debtor = claim[CLAIM_DEBTOR]
    amount = claim[CLAIM_AMOUNT]
    close_claim(s, at)
    say(s, RENT_CLAIMED, seat, debtor, lot, amount)
    owe(s, debtor, seat, amount, FOR_RENT, lot)


@rule
def waive_rent(s: State, seat: int, lot: int) -> None:
    """Give up the seat's oldest open claim for the lot."""
    at = find_claim(s, seat, lot)
    debtor = s.claims[at][CLAIM_DEBTOR]
    close_claim(s, at)
    say(s, CLAIM_WAIVED, seat, debtor, lot)


@rule
def age_claims(s: State, e: EditionTable) -> None:
    """Count one more player's first roll in their turn; claims at their deadline lapse."""
    at = 0
    while at < s.claim_count:
        claim = s.claims[at]
        claim[CLAIM_AGE] += 1
        if claim[CLAIM_AGE] < e.claim_deadline:
            at += 1
        else:
            say(s, CLAIM_LAPSED, claim[CLAIM_OWNER], claim[CLAIM_DEBTOR], claim[CLAIM_LOT])
            close_claim(s, at)


@rule
def settle_claims(s: State, debtor: int, creditor: int) -> int:
    """Make the open claims against a seat that leaves play, in the order of landing (M-S-33).

    Those that its cash covers are paid; the owner of the first one it does not cover becomes the
    creditor. Return the creditor.
    """
    at = 0
    while at < s.claim_count:
        claim = s.claims[at]
        if claim[CLAIM_DEBTOR] != debtor:
            at += 1
            continue
        owner = claim[CLAIM_OWNER]
        lot = claim[CLAIM_LOT]
        amount = claim[CLAIM_AMOUNT]
        close_claim(s, at)
        say(s, RENT_CLAIMED, owner, debtor, lot, amount)
        if s.cash[debtor] < amount:
            return owner
        pay(s, debtor, owner, amount, FOR_RENT, lot)
    return creditor


@rule
def void_claims(s: State, seat: int) -> None:
    """Void the claims of a bankrupt seat and those against it."""
    at = 0
    while at < s.claim_count:
        claim = s.claims[at]
        if claim[CLAIM_OWNER] == seat or claim[CLAIM_DEBTOR] == seat:
            close_claim(s, at)
        else:
            at += 1
