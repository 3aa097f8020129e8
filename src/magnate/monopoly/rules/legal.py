"""The listed decisions of a seat: each has a code, and the legal ones are listed by code.

Not listed are bids above the lowest one, offers, prices for a jail card, uneven levels where
building need not be even, standing orders and leaving; `refusal` checks those too.
"""

from __future__ import annotations

from magnate.kernel import entry, rule

from .auction import least_bid
from .ownership import has_buildings, owned_in_group
from .refusal import refusal
from .refusal_codes import ALLOWED
from .state import (
    ACCEPT,
    ARG,
    BANKRUPT,
    BID,
    BUILD,
    BUY,
    CLAIM,
    CLAIM_LOT,
    DEBT,
    DECLINE,
    END_TURN,
    GROUP_LOTS,
    GROUPS,
    HOTEL,
    KIND,
    LOTS,
    MORTGAGE,
    NOTHING,
    PAY_FINE,
    PLACE,
    REDEEM,
    REFUSE,
    REQUEST,
    ROLL,
    SEAT,
    SEATS,
    SELL,
    STAYS,
    STREET,
    TAX,
    TRANSFER,
    USE_CARD,
    WAIVE,
    WITHDRAW,
    EditionTable,
    Scratch,
    State,
)

# Codes: the first of each kind. The levels of a group are the level that all its lots have, and
# the set of lots that have one more; current levels make this a purchase or a sale.
MOST_REQUESTED = LOTS * (HOTEL - 1)
LEVEL_SETS = 1 << GROUP_LOTS
GROUP_CODES = (HOTEL + 1) * LEVEL_SETS
ROLL_CODE, PAY_FINE_CODE, USE_CARD_CODE, END_TURN_CODE, BUY_CODE, DECLINE_CODE = range(6)
BID_CODE, PASS_CODE, RAISE_CODE, BANKRUPT_CODE, KEEP_CODE, WITHDRAW_CODE = range(6, 12)
TAX_CODES = 12
REQUEST_CODES = TAX_CODES + 2
PLACE_CODES = REQUEST_CODES + MOST_REQUESTED + 1
MORTGAGE_CODES = PLACE_CODES + LOTS
REDEEM_CODES = MORTGAGE_CODES + LOTS
CLAIM_CODES = REDEEM_CODES + LOTS
WAIVE_CODES = CLAIM_CODES + LOTS
ACCEPT_CODES = WAIVE_CODES + LOTS
REFUSE_CODES = ACCEPT_CODES + SEATS
LEVEL_CODES = REFUSE_CODES + SEATS
CODES = LEVEL_CODES + GROUPS * GROUP_CODES


@rule
def simple_kind(code: int) -> int:
    """Return the kind of a decision without numbers."""
    if code == ROLL_CODE:
        return ROLL
    if code == PAY_FINE_CODE:
        return PAY_FINE
    if code == USE_CARD_CODE:
        return USE_CARD
    if code == END_TURN_CODE:
        return END_TURN
    if code == BUY_CODE:
        return BUY
    if code == DECLINE_CODE:
        return DECLINE
    if code == RAISE_CODE:
        return DEBT
    if code == BANKRUPT_CODE:
        return BANKRUPT
    return TRANSFER if code == KEEP_CODE else WITHDRAW


@rule
def decode(s: State, e: EditionTable, seat: int, code: int, a: list[int]) -> None:
    """Write the decision of a code into an action of a seat."""
    a[SEAT] = seat
    if code >= LEVEL_CODES:
        fill_levels(s, e, code - LEVEL_CODES, a)
    elif code == BID_CODE or code == PASS_CODE:
        a[KIND] = BID
        a[ARG] = least_bid(s, e, seat) if code == BID_CODE else 0
    elif code < TAX_CODES:
        a[KIND] = simple_kind(code)
    else:
        fill_number(code, a)


@rule
def fill_number(code: int, a: list[int]) -> None:
    """Write a decision with one number (a lot, a seat or a count) into an action."""
    if code < REQUEST_CODES:
        a[KIND], a[ARG] = TAX, code - TAX_CODES
    elif code < PLACE_CODES:
        a[KIND], a[ARG] = REQUEST, code - REQUEST_CODES
    elif code < MORTGAGE_CODES:
        a[KIND], a[ARG] = PLACE, code - PLACE_CODES
    elif code < REDEEM_CODES:
        a[KIND], a[ARG] = MORTGAGE, code - MORTGAGE_CODES
    elif code < CLAIM_CODES:
        a[KIND], a[ARG] = REDEEM, code - REDEEM_CODES
    elif code < WAIVE_CODES:
        a[KIND], a[ARG] = CLAIM, code - CLAIM_CODES
    elif code < ACCEPT_CODES:
        a[KIND], a[ARG] = WAIVE, code - WAIVE_CODES
    elif code < REFUSE_CODES:
        a[KIND], a[ARG] = ACCEPT, code - ACCEPT_CODES
    else:
        a[KIND], a[ARG] = REFUSE, code - REFUSE_CODES


@rule
def fill_levels(s: State, e: EditionTable, code: int, a: list[int]) -> None:
    """Write a group's levels into an action: a purchase if they are higher, else a sale."""
    group = code // GROUP_CODES
    base = code % GROUP_CODES // LEVEL_SETS
    a[ARG] = group
    more = 0
    for i in range(GROUP_LOTS):
        a[ARG + 1 + i] = STAYS
        if i < e.group_size[group]:
            level = base + (code >> i & 1)
            a[ARG + 1 + i] = level
            more += level - s.level[e.group_lots[group][i]]
    a[KIND] = BUILD if more > 0 else SELL


@rule
def add_if_legal(
    s: State, e: EditionTable, seat: int, code: int, count: int, codes: list[int], a: list[int]
) -> int:
    """Append a code to the list if its decision is legal, and return the list's new length."""
    decode(s, e, seat, code, a)
    if refusal(s, e, a) != ALLOWED:
        return count
    codes[count] = code
    return count + 1


@rule
def list_range(
    s: State,
    e: EditionTable,
    seat: int,
    start: int,
    stop: int,
    count: int,
    codes: list[int],
    a: list[int],
) -> int:
    """Append the legal codes of a range."""
    for code in range(start, stop):
        count = add_if_legal(s, e, seat, code, count, codes, a)
    return count


@rule
def list_own_lots(
    s: State, e: EditionTable, seat: int, count: int, codes: list[int], a: list[int]
) -> int:
    """Append mortgages and redemptions of the seat's lots."""
    for lot in range(e.lots):
        if s.owner[lot] == seat:
            code = REDEEM_CODES + lot if s.mortgaged[lot] else MORTGAGE_CODES + lot
            count = add_if_legal(s, e, seat, code, count, codes, a)
    return count


@rule
def list_levels(
    s: State, e: EditionTable, seat: int, count: int, codes: list[int], a: list[int]
) -> int:
    """Append purchases and sales of buildings: all even levels of every group of streets."""
    for group in range(e.groups):
        size = e.group_size[group]
        owned = owned_in_group(s, e, seat, group)
        if e.group_kind[group] != STREET or owned == 0:
            continue
        if owned < size and not has_buildings(s, e, group):
            continue
        for base in range(HOTEL + 1):
            start = LEVEL_CODES + group * GROUP_CODES + base * LEVEL_SETS
            stop = start + (1 << size) - 1 if base < HOTEL else start + 1
            count = list_range(s, e, seat, start, stop, count, codes, a)
    return count


@rule
def list_claims(
    s: State, e: EditionTable, seat: int, count: int, codes: list[int], a: list[int]
) -> int:
    """Append the open claims of the seat, each lot once."""
    listed = 0
    for i in range(s.claim_count):
        lot = s.claims[i][CLAIM_LOT]
        if listed >> lot & 1 == 0:
            listed |= 1 << lot
            count = add_if_legal(s, e, seat, CLAIM_CODES + lot, count, codes, a)
            count = add_if_legal(s, e, seat, WAIVE_CODES + lot, count, codes, a)
    return count


@rule
def list_answers(
    s: State, e: EditionTable, seat: int, count: int, codes: list[int], a: list[int]
) -> int:
    """Append the answers to a question that only one seat is asked."""
    awaited = s.awaits
    if awaited == BUY:
        return list_range(s, e, seat, BUY_CODE, DECLINE_CODE + 1, count, codes, a)
    if awaited == BID:
        return list_range(s, e, seat, BID_CODE, PASS_CODE + 1, count, codes, a)
    if awaited == DEBT:
        return list_range(s, e, seat, RAISE_CODE, BANKRUPT_CODE + 1, count, codes, a)
    if awaited == TRANSFER:
        return add_if_legal(s, e, seat, KEEP_CODE, count, codes, a)
    if awaited == TAX:
        return list_range(s, e, seat, TAX_CODES, REQUEST_CODES, count, codes, a)
    if awaited == REQUEST:
        return list_range(s, e, seat, REQUEST_CODES, PLACE_CODES, count, codes, a)
    if awaited == PLACE:
        return list_range(s, e, seat, PLACE_CODES, PLACE_CODES + e.lots, count, codes, a)
    return list_range(s, e, seat, ROLL_CODE, END_TURN_CODE + 1, count, codes, a)


@rule
def list_legal(s: State, e: EditionTable, seat: int, codes: list[int], a: list[int]) -> int:
    """Write the codes of a seat's listed decisions, and return their number; `a` is scratch."""
    awaited = s.awaits
    if awaited == NOTHING or awaited > PLACE:
        return 0
    count = list_answers(s, e, seat, 0, codes, a) if seat == s.asked else 0
    if awaited == TAX or awaited == REQUEST or awaited == PLACE:
        return count
    if awaited != ROLL and awaited != DEBT and seat != s.asked:
        return count
    count = list_own_lots(s, e, seat, count, codes, a)
    count = list_levels(s, e, seat, count, codes, a)
    if awaited == ROLL:
        count = list_claims(s, e, seat, count, codes, a)
    if awaited == ROLL or awaited == DEBT:
        count = list_range(s, e, seat, ACCEPT_CODES, LEVEL_CODES, count, codes, a)
        count = add_if_legal(s, e, seat, WITHDRAW_CODE, count, codes, a)
    return count


@entry
def legal_entry(
    states: list[State], editions: list[EditionTable], i: int, seat: int, scratches: list[Scratch]
) -> int:
    """Write the codes of a seat's listed decisions to scratch memory and return their number."""
    return list_legal(states[i], editions[0], seat, scratches[0].codes, scratches[0].action)


@entry
def decode_entry(
    states: list[State],
    editions: list[EditionTable],
    i: int,
    seat: int,
    code: int,
    scratches: list[Scratch],
) -> None:
    """Write the decision of a code into the scratch memory."""
    decode(states[i], editions[0], seat, code, scratches[0].action)
