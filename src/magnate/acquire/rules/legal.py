"""Number all possible decisions, and list the codes of the legal ones."""

from __future__ import annotations

from magnate.kernel import entry, rule
from magnate.kernel.frames import top

from .buying import affordable_chains, may_buy, may_buy_any_three
from .founding import may_found
from .game_end import may_declare
from .merger import may_be_next, may_survive
from .placement import is_playable
from .refusal_codes import ALLOWED
from .state import (
    ACQUIRE,
    ARG,
    BASKETS,
    BUY,
    CHAIN,
    CHAINS,
    DECLARE,
    DISPOSE,
    FOUND,
    HAND,
    KIND,
    MOST_BOUGHT,
    NO_CHAIN,
    NO_TILE,
    PER_TRADE,
    PLACE,
    REPLACE,
    SEAT,
    SHARES,
    SKIP,
    SURVIVOR,
    SWAP,
    TILES,
    EditionTable,
    Scratch,
    State,
)
from .stock_disposal import may_dispose
from .unplayable_tiles import is_dead, may_skip, may_swap

# Codes: the first of each kind. A disposal is pairs traded * SELLS + shares sold; a replacement is
# a set of places in the hand; a purchase is a row of the edition's baskets.
SELLS = SHARES + 1
PLACE_CODES = 0
FOUND_CODES = PLACE_CODES + TILES
SURVIVOR_CODES = FOUND_CODES + CHAINS
ACQUIRE_CODES = SURVIVOR_CODES + CHAINS
DISPOSE_CODES = ACQUIRE_CODES + CHAINS
BUY_CODES = DISPOSE_CODES + (SHARES // PER_TRADE + 1) * SELLS
REPLACE_CODES = BUY_CODES + BASKETS
DECLARE_CODE = REPLACE_CODES + (1 << HAND)
SWAP_CODE = DECLARE_CODE + 1
SKIP_CODE = SWAP_CODE + 1
CODES = SKIP_CODE + 1


@rule
def fill_basket(e: EditionTable, basket: int, a: list[int]) -> None:
    """Write a purchase into an action: how many shares of each chain."""
    for chain in range(CHAINS):
        a[ARG + chain] = 0
    slots = e.baskets[basket]
    for i in range(MOST_BOUGHT):
        if slots[i] != NO_CHAIN:
            a[ARG + slots[i]] += 1


@rule
def fill_replacement(s: State, chosen: int, a: list[int]) -> None:
    """Write the tiles in the chosen places of the hand into an action."""
    for slot in range(HAND):
        a[ARG + slot] = s.hand[s.asked][slot] if chosen >> slot & 1 else NO_TILE


@rule
def decode(s: State, e: EditionTable, code: int, a: list[int]) -> None:
    """Write the decision of a code into an action of the seat to act."""
    a[SEAT] = s.asked
    if code < FOUND_CODES:
        a[KIND] = PLACE
        a[ARG] = code
    elif code < SURVIVOR_CODES:
        a[KIND] = FOUND
        a[ARG] = code - FOUND_CODES
    elif code < ACQUIRE_CODES:
        a[KIND] = SURVIVOR
        a[ARG] = code - SURVIVOR_CODES
    elif code < DISPOSE_CODES:
        a[KIND] = ACQUIRE
        a[ARG] = code - ACQUIRE_CODES
    elif code < BUY_CODES:
        a[KIND] = DISPOSE
        a[ARG] = (code - DISPOSE_CODES) % SELLS
        a[ARG + 1] = (code - DISPOSE_CODES) // SELLS * PER_TRADE
    elif code < REPLACE_CODES:
        a[KIND] = BUY
        fill_basket(e, code - BUY_CODES, a)
    elif code < DECLARE_CODE:
        a[KIND] = REPLACE
        fill_replacement(s, code - REPLACE_CODES, a)
    elif code == DECLARE_CODE:
        a[KIND] = DECLARE
    elif code == SWAP_CODE:
        a[KIND] = SWAP
    else:
        a[KIND] = SKIP


@rule
def list_placements(s: State, e: EditionTable, codes: list[int]) -> int:
    """List the playable tiles of the hand, or what a seat without one may do."""
    seat = s.asked
    count = 0
    for slot in range(s.hand_count[seat]):
        if is_playable(s, e, s.hand[seat][slot]):
            codes[count] = PLACE_CODES + s.hand[seat][slot]
            count += 1
    if count == 0:
        if may_swap(s, e, seat) == ALLOWED:
            codes[count] = SWAP_CODE
            count += 1
        if may_skip(s, e, seat) == ALLOWED:
            codes[count] = SKIP_CODE
            count += 1
    return count


@rule
def list_chain_choices(s: State, codes: list[int]) -> int:
    """List the chains that may be founded, survive or be acquired next, whichever is awaited."""
    count = 0
    for chain in range(CHAINS):
        if s.awaits == FOUND:
            reason = may_found(s, chain)
            first = FOUND_CODES
        elif s.awaits == SURVIVOR:
            reason = may_survive(s, chain)
            first = SURVIVOR_CODES
        else:
            reason = may_be_next(s, chain)
            first = ACQUIRE_CODES
        if reason == ALLOWED:
            codes[count] = first + chain
            count += 1
    return count


@rule
def list_disposals(s: State, codes: list[int]) -> int:
    """List every way to sell and trade; the rest is kept."""
    held = s.shares[s.asked][top(s)[CHAIN]]
    count = 0
    for pairs in range(held // PER_TRADE + 1):
        for sell in range(held - PER_TRADE * pairs + 1):
            if may_dispose(s, s.asked, sell, PER_TRADE * pairs) == ALLOWED:
                codes[count] = DISPOSE_CODES + pairs * SELLS + sell
                count += 1
    return count


@rule
def list_purchases(s: State, e: EditionTable, codes: list[int], a: list[int]) -> int:
    """List every purchase, the empty one first."""
    count = 0
    chains = affordable_chains(s, e, s.asked)
    any_three = may_buy_any_three(s, e, s.asked, chains)
    for basket in range(BASKETS):
        if e.basket_chains[basket] & ~chains:
            continue
        if not any_three:
            fill_basket(e, basket, a)
            if may_buy(s, e, s.asked, a) != ALLOWED:
                continue
        codes[count] = BUY_CODES + basket
        count += 1
    return count


@rule
def list_replacements(s: State, e: EditionTable, codes: list[int]) -> int:
    """List every set of dead tiles in the hand, the empty one first."""
    dead = 0
    for slot in range(s.hand_count[s.asked]):
        if is_dead(s, e, s.hand[s.asked][slot]):
            dead |= 1 << slot
    count = 0
    for chosen in range(1 << HAND):
        if chosen & ~dead == 0:
            codes[count] = REPLACE_CODES + chosen
            count += 1
    return count


@rule
def list_legal(s: State, e: EditionTable, codes: list[int], a: list[int]) -> int:
    """Write the codes of all legal decisions and return how many there are; `a` is scratch."""
    if s.awaits == PLACE:
        count = list_placements(s, e, codes)
    elif s.awaits == BUY:
        count = list_purchases(s, e, codes, a)
    elif s.awaits == DISPOSE:
        count = list_disposals(s, codes)
    elif s.awaits == REPLACE:
        count = list_replacements(s, e, codes)
    elif s.awaits == FOUND or s.awaits == SURVIVOR or s.awaits == ACQUIRE:
        count = list_chain_choices(s, codes)
    else:
        return 0
    if may_declare(s, e) == ALLOWED:
        codes[count] = DECLARE_CODE
        count += 1
    return count


@entry
def legal_entry(
    states: list[State], editions: list[EditionTable], i: int, scratches: list[Scratch]
) -> int:
    """Write the codes of all legal decisions into the scratch memory, and return their number."""
    return list_legal(states[i], editions[0], scratches[0].codes, scratches[0].action)


@entry
def decode_entry(
    states: list[State], editions: list[EditionTable], i: int, code: int, scratches: list[Scratch]
) -> None:
    """Write the decision of a code into the scratch memory."""
    decode(states[i], editions[0], code, scratches[0].action)
