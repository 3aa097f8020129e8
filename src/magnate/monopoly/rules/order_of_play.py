"""The start: money, order of play, and lots dealt in the short game (M-START-1, M-S-2)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import NO_FAULT, pop, push, top

from .event_codes import FIRST_PLAYER, LOT_DEALT, ORDER_ROLLED, ORDER_TIED
from .payments import transfer
from .refusal_codes import ALLOWED, NOT_AN_OUTCOME
from .state import (
    ACCOUNTS,
    AMONG,
    BANK,
    BEST,
    CARDS,
    CLAIM_WIDTH,
    CLAIMS,
    DEAL,
    DEALING,
    DEALT,
    DICE,
    LOTS,
    NEXT,
    NO_CARD,
    NO_SEAT,
    NOTHING,
    OFFER_TO,
    OFFER_WIDTH,
    OTHER,
    PILES,
    RUNNING,
    SEATS,
    SETUP,
    TIED,
    TURN,
    EditionTable,
    State,
    ask,
    is_in,
)
from .turn import begin_turn


@rule
def set_up(s: State, e: EditionTable, players: int) -> None:
    """Give everyone the starting money and the bank all lots and buildings; no card is seen.

    Every field is written, so that memory can be reused.
    """
    s.players = players
    s.awaits = NOTHING
    s.asked = NO_SEAT
    s.turn = NO_SEAT
    s.turns = 0
    s.rounds = 0
    s.first = NO_SEAT
    s.doubles = 0
    s.time_up = 0
    s.ending = RUNNING
    s.alive = (1 << players) - 1
    s.houses = e.bank_houses
    s.hotels = e.bank_hotels
    s.fault = NO_FAULT
    s.dice[0] = 0
    s.dice[1] = 0
    while s.depth > 0:
        pop(s)
    set_up_seats(s, e, players)
    set_up_bank(s, e)
    frame = push(s, SETUP, NO_SEAT)
    frame[OTHER] = NO_SEAT
    frame[AMONG] = s.alive


@rule
def set_up_seats(s: State, e: EditionTable, players: int) -> None:
    """Put the pieces on Start, and clear offers, claims and standing orders."""
    for account in range(ACCOUNTS):
        s.cash[account] = 0
    for seat in range(SEATS):
        if seat < players:
            transfer(s, BANK, seat, e.starting_cash)
        s.square[seat] = e.start_square
        s.jail_turn[seat] = 0
        s.went_out[seat] = 0
        s.orders[seat] = 0
        s.requested[seat] = 0
        s.offered[seat] = 0
        for column in range(OFFER_WIDTH):
            s.offers[seat][column] = 0
        s.offers[seat][OFFER_TO] = NO_SEAT
    s.claim_count = 0
    for i in range(CLAIMS):
        for column in range(CLAIM_WIDTH):
            s.claims[i][column] = 0


@rule
def set_up_bank(s: State, e: EditionTable) -> None:
    """Clear the owners of all lots, and mark all cards as unseen."""
    for lot in range(LOTS):
        s.owner[lot] = BANK
        s.level[lot] = 0
        s.mortgaged[lot] = 0
    for pile in range(PILES):
        s.unseen[pile] = (1 << e.card_count[pile]) - 1
        s.queue_count[pile] = 0
        s.card_holder[pile] = BANK
        for i in range(CARDS):
            s.queue[pile][i] = NO_CARD


@rule
def continue_setup(s: State) -> None:
    """Ask each seat that may begin to roll; those tied for the highest roll again.

    See docs/rules/en/monopoly.md#order-of-play.
    """
    frame = top(s)
    seat = frame[NEXT]
    while seat < s.players and not is_in(frame[AMONG], seat):
        seat += 1
    if seat < s.players:
        frame[NEXT] = seat
        ask(s, DICE, seat)
        return
    tied = frame[TIED]
    if tied & (tied - 1):
        say(s, ORDER_TIED, NO_SEAT, tied)
        frame[AMONG] = tied
        frame[NEXT] = 0
        frame[BEST] = 0
        frame[TIED] = 0
        return
    pop(s)
    s.first = 0
    while not is_in(tied, s.first):
        s.first += 1
    say(s, FIRST_PLAYER, s.first)
    push(s, DEALING, NO_SEAT)[OTHER] = NO_SEAT


@rule
def roll_for_order(s: State, first: int, second: int) -> None:
    """Record a seat's roll for the first turn."""
    frame = top(s)
    seat = frame[NEXT]
    frame[NEXT] = seat + 1
    say(s, ORDER_ROLLED, seat, first, second)
    if first + second > frame[BEST]:
        frame[BEST] = first + second
        frame[TIED] = 0
    if first + second == frame[BEST]:
        frame[TIED] |= 1 << seat


@rule
def continue_dealing(s: State, e: EditionTable) -> None:
    """Deal the lots of the short game one by one, then begin the first turn."""
    dealt = top(s)[DEALT]
    if dealt < e.starting_lots * s.players and dealt < e.lots:
        ask(s, DEAL, (s.first + dealt) % s.players)
        return
    pop(s)
    push(s, TURN, s.first)[OTHER] = NO_SEAT
    begin_turn(s, s.first)


@rule
def may_deal(s: State, e: EditionTable, lot: int) -> int:
    """Return why chance cannot deal this lot."""
    if lot < 0 or lot >= e.lots or s.owner[lot] != BANK:
        return NOT_AN_OUTCOME
    return ALLOWED


@rule
def deal_lot(s: State, e: EditionTable, lot: int) -> None:
    """Sell a lot to the next seat at its printed price."""
    frame = top(s)
    seat = (s.first + frame[DEALT]) % s.players
    frame[DEALT] += 1
    s.owner[lot] = seat
    transfer(s, seat, BANK, e.price[lot])
    say(s, LOT_DEALT, seat, lot, e.price[lot])
