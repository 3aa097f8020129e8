"""Bankruptcy: the creditor or the bank takes everything, and the seat is out.

M-BKR-1 to 3, M-ERR-14, M-S-18, M-S-19, M-S-22, M-S-30, M-S-36.
"""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT, drop, top

from .auction import open_bidding
from .building import set_level
from .building_requests import clear_requests, requesters, stock, total_requested
from .building_shortage import applicants_for
from .cards import return_jail_card
from .estate_auction import begin_estate
from .event_codes import PLAYER_LEFT, WENT_BANKRUPT
from .fortune import sale_value
from .game_end import end_game
from .mortgage import receive_mortgaged
from .payments import transfer
from .rent_claims import settle_claims, void_claims
from .state import (
    AGAIN,
    AMONG,
    AUCTION,
    AUCTION_MORTGAGED,
    AUCTIONED,
    BANK,
    BIDDING,
    BUYING,
    ESTATE,
    HIGH_BID,
    LAST_LEFT,
    LOT,
    NO_BUILDING,
    NO_SEAT,
    OFFER_TO,
    OTHER,
    OWING,
    PILES,
    RETURN,
    SEATS,
    SHORTAGE,
    STEP,
    TO_END,
    TURN,
    EditionTable,
    State,
    is_in,
)
from .trading import close_offer

ABOVE_TURN = 1  # the index among frames for what is settled before the next roll
AFTERWARDS, AT_ONCE = 0, 1  # when an estate is settled


@called_rule
def go_bankrupt(s: State, e: EditionTable, seat: int, creditor: int, when: int) -> None:
    """Take a seat out of the game; a creditor who plays takes everything, otherwise the bank does.

    The estate is settled at once, or after everything unfinished in this turn.
    See docs/rules/en/monopoly.md#bankruptcy.
    """
    heir = creditor if creditor < SEATS else BANK
    say(s, WENT_BANKRUPT, seat, heir)
    s.alive &= ~(1 << seat)
    s.went_out[seat] = bankrupts(s)
    s.jail_turn[seat] = 0
    s.orders[seat] = 0
    s.requested[seat] = 0
    sell_all_buildings(s, e, seat, heir)  # first, because the heir gets the proceeds
    transfer(s, seat, heir, s.cash[seat])
    give_jail_cards(s, e, seat, heir)
    void_claims(s, seat)
    void_offers(s, seat)
    lots = hand_over_lots(s, e, seat, heir)
    if s.alive & (s.alive - 1) == 0:  # one seat is left: nothing more is auctioned (M-S-22)
        end_game(s, e, LAST_LEFT)
        return
    remove_from_frames(s, e, seat, heir)
    at = s.depth if when == AT_ONCE else ABOVE_TURN
    if heir != BANK:
        receive_mortgaged(s, heir, lots, at)
    elif e.estate != RETURN:
        begin_estate(s, seat, lots, at)


@rule
def bankrupts(s: State) -> int:
    """Return how many seats are out."""
    count = 0
    for seat in range(s.players):
        if not is_in(s.alive, seat):
            count += 1
    return count


@rule
def sell_all_buildings(s: State, e: EditionTable, seat: int, heir: int) -> None:
    """Return all buildings to the bank; a creditor who plays gets half their price."""
    for lot in range(e.lots):
        if s.owner[lot] == seat and s.level[lot] > 0:
            if heir != BANK:
                transfer(s, BANK, seat, s.level[lot] * sale_value(e, lot))
            set_level(s, lot, 0)


@rule
def give_jail_cards(s: State, e: EditionTable, seat: int, heir: int) -> None:
    """Give jail cards to the heir, or put them under their piles if that is the bank (M-S-19)."""
    for pile in range(PILES):
        if s.card_holder[pile] == seat:
            if heir == BANK:
                return_jail_card(s, e, pile)
            else:
                s.card_holder[pile] = heir


@rule
def hand_over_lots(s: State, e: EditionTable, seat: int, heir: int) -> int:
    """Give the lots to the heir; return the mortgaged ones, or all if the bank is the heir."""
    lots = 0
    for lot in range(e.lots):
        if s.owner[lot] != seat:
            continue
        s.owner[lot] = heir
        if heir == BANK:
            lots |= 1 << lot
            if e.estate != AUCTION_MORTGAGED:
                s.mortgaged[lot] = 0
        elif s.mortgaged[lot]:
            lots |= 1 << lot
    return lots


@rule
def void_offers(s: State, seat: int) -> None:
    """Remove all offers made by the seat or to it."""
    for other in range(s.players):
        if other == seat or s.offers[other][OFFER_TO] == seat:
            close_offer(s, other)


@rule
def remove_from_frames(s: State, e: EditionTable, seat: int, heir: int) -> None:
    """Remove the seat from everything unfinished."""
    for at in range(s.depth - 1, -1, -1):  # from the top, because frames may be dropped
        frame = s.frames[at]
        kind = frame[FRAME_KIND]
        frame[AMONG] &= ~(1 << seat)
        if kind == AUCTION:
            leave_auction(s, e, at, seat)
        elif kind == OWING and frame[FRAME_SEAT] != seat:
            if frame[OTHER] == seat:
                pass_on_debt(s, at, heir)
        elif kind != ESTATE and frame[FRAME_SEAT] == seat:
            remove_frame(s, e, at)


@rule
def leave_auction(s: State, e: EditionTable, at: int, seat: int) -> None:
    """Continue an auction without the seat; if it led, the remaining bidders start again."""
    frame = s.frames[at]
    building = frame[AUCTIONED]
    if building != NO_BUILDING and not is_contested(s, e, building):
        drop(s, at)
    elif frame[OTHER] == seat:
        frame[OTHER] = NO_SEAT
        frame[HIGH_BID] = 0


@rule
def is_contested(s: State, e: EditionTable, building: int) -> bool:
    """Return whether several seats still request more buildings than the bank has (M-S-15).

    Version 1 of the rules also counted seats that want a building but cannot bid for one.
    """
    if total_requested(s) <= stock(s, building):
        return False
    if not e.shortage_floor:
        return requesters(s) > 1
    applicants = applicants_for(s, e, building)
    return applicants & (applicants - 1) != 0


@rule
def pass_on_debt(s: State, at: int, heir: int) -> None:
    """Make a debt to the seat one to its heir, unless the heir is the debtor."""
    frame = s.frames[at]
    if frame[FRAME_SEAT] == heir:
        drop(s, at)
    else:
        frame[OTHER] = heir


@rule
def remove_frame(s: State, e: EditionTable, at: int) -> None:
    """End what the seat itself was doing: its turn is over, a lot offered to it is auctioned."""
    frame = s.frames[at]
    kind = frame[FRAME_KIND]
    if kind == TURN:
        frame[STEP] = TO_END
        frame[AGAIN] = 0
    elif kind == BUYING and e.decline_to_auction:
        frame[FRAME_KIND] = AUCTION
        open_bidding(s, frame, frame[LOT], NO_BUILDING, s.alive)
    elif kind != SHORTAGE:
        drop(s, at)
    elif not frame[BIDDING]:
        clear_requests(s)
        drop(s, at)


@rule
def declare_bankruptcy(s: State, e: EditionTable, seat: int) -> None:
    """Make a debtor who cannot cover their debt bankrupt."""
    go_bankrupt(s, e, seat, creditor_of(s, e, seat), AT_ONCE)


@rule
def creditor_of(s: State, e: EditionTable, seat: int) -> int:
    """Return the account that gets a seat's estate, after making the open claims against it.

    A player it already owes comes first, then the owner of the first claim that its cash does
    not cover (M-S-33).
    """
    creditor = first_creditor(s, seat)
    if not e.claims_protected or creditor < SEATS:
        return creditor
    return settle_claims(s, seat, creditor)


@rule
def first_creditor(s: State, seat: int) -> int:
    """Return the creditor of a seat's oldest debt, or the bank if it has none."""
    for at in range(s.depth):
        frame = s.frames[at]
        if frame[FRAME_KIND] == OWING and frame[FRAME_SEAT] == seat:
            return frame[OTHER]
    return BANK


@rule
def leave_game(s: State, e: EditionTable, seat: int) -> None:
    """Make a seat that leaves for good bankrupt to its creditor, or else to the bank (M-S-36).

    Whatever is in progress, such as an auction, is finished before the estate is settled.
    """
    frame = top(s)
    asked_to_pay = frame[FRAME_KIND] == OWING and frame[FRAME_SEAT] == seat
    say(s, PLAYER_LEFT, seat)
    go_bankrupt(s, e, seat, creditor_of(s, e, seat), AT_ONCE if asked_to_pay else AFTERWARDS)
