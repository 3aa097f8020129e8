"""Trades between two players: lots, money and jail cards; open offers lapse at the next roll.

M-SELL-1, M-SELL-2, M-CARD-3, M-S-16, M-S-23, M-S-25, M-S-34. The terms of an offer are seven
numbers of a row, starting at an index: an action's arguments, or a row of the open offers.
"""

from __future__ import annotations

from magnate.kernel import rule, say

from .cards import return_jail_card
from .debts import is_in_debt
from .event_codes import (
    BY_BOUGHT_CARD,
    CARD_BOUGHT,
    CARD_WANTED,
    OFFER_MADE,
    OFFER_REFUSED,
    OFFER_WITHDRAWN,
    TRADED,
)
from .fortune import liquidation
from .jail import jail_card_of, leave_jail, may_leave_jail_by
from .mortgage import is_bare, receive_mortgaged, transfer_fee
from .payments import transfer
from .refusal_codes import (
    ALLOWED,
    BANKRUPT_SEAT,
    CARD_ONLY_TO_JAIL,
    CASH_BOTH_WAYS,
    EMPTY_OFFER,
    FEE_TOO_HIGH,
    GROUP_HAS_BUILDINGS,
    LOWERS_ESTATE,
    MONEY_ALONE,
    NEGATIVE_NUMBER,
    NO_JAIL_CARD,
    NO_OFFER,
    NOT_A_LOT,
    NOT_A_SEAT,
    NOT_ENOUGH_CASH,
    NOT_OWNED,
    OFFER_OPEN,
    SELF_OFFER,
    TOO_MANY_OFFERS,
)
from .rent_claims import claimable_from
from .state import (
    ARG,
    CHANCE_PILE,
    CHEST_PILE,
    DEBT,
    GETS_CARDS,
    GETS_CASH,
    GETS_LOTS,
    GIVES_CARDS,
    GIVES_CASH,
    GIVES_LOTS,
    MAY_BUY_CARD,
    MOST_OFFERS,
    NO_CARD,
    NO_SEAT,
    OFFER_TO,
    OFFER_USES,
    OFFER_WIDTH,
    PILES,
    EditionTable,
    State,
    is_in,
)


@rule
def open_window(s: State) -> None:
    """Open the window between two rolls, in which every seat may make offers again."""
    for seat in range(s.players):
        s.offered[seat] = 0


@rule
def lapse_offers(s: State) -> None:
    """Let all offers lapse, because the dice are rolled (M-S-23)."""
    open_window(s)
    for seat in range(s.players):
        if s.offers[seat][OFFER_TO] != NO_SEAT:
            close_offer(s, seat)


@rule
def close_offer(s: State, seat: int) -> None:
    """Remove a seat's offer."""
    offer = s.offers[seat]
    for column in range(OFFER_WIDTH):
        offer[column] = 0
    offer[OFFER_TO] = NO_SEAT


@rule
def may_trade_with(s: State, seat: int, partner: int) -> int:
    """Return why a seat cannot trade with a partner."""
    if partner < 0 or partner >= s.players:
        return NOT_A_SEAT
    if partner == seat:
        return SELF_OFFER
    return ALLOWED if is_in(s.alive, partner) else BANKRUPT_SEAT


@rule
def may_propose(e: EditionTable, terms: list[int], at: int) -> int:
    """Return why terms are malformed: a trade needs a lot or a card."""
    given = terms[at + GIVES_CASH]
    asked = terms[at + GETS_CASH]
    lots = terms[at + GIVES_LOTS] | terms[at + GETS_LOTS]
    cards = terms[at + GIVES_CARDS] | terms[at + GETS_CARDS]
    if given < 0 or asked < 0:
        return NEGATIVE_NUMBER
    if lots < 0 or lots >= 1 << e.lots or cards < 0 or cards >= 1 << PILES:
        return NOT_A_LOT
    if lots or cards:
        return CASH_BOTH_WAYS if given and asked else ALLOWED
    return MONEY_ALONE if given or asked else EMPTY_OFFER


@rule
def may_give_lot(s: State, e: EditionTable, giver: int, lot: int) -> int:
    """Return why a seat cannot give a lot away: the lot or its group must be bare (M-SELL-2)."""
    if s.owner[lot] != giver:
        return NOT_OWNED
    return ALLOWED if is_bare(s, e, lot, e.trade_group_unbuilt) else GROUP_HAS_BUILDINGS


@rule
def may_give(
    s: State, e: EditionTable, giver: int, receiver: int, lots: int, cash: int, cards: int
) -> int:
    """Return why one side of a trade cannot be given."""
    if cash > s.cash[giver]:
        return NOT_ENOUGH_CASH
    lot = 0
    while lots:
        if lots & 1:
            reason = may_give_lot(s, e, giver, lot)
            if reason != ALLOWED:
                return reason
        lots >>= 1
        lot += 1
    for pile in range(PILES):
        if is_in(cards, pile):
            if s.card_holder[pile] != giver:
                return NO_JAIL_CARD
            if not e.card_to_anyone and not s.jail_turn[receiver]:
                return CARD_ONLY_TO_JAIL
    return ALLOWED


@rule
def fees_of(s: State, e: EditionTable, lots: int) -> int:
    """Return the fees for the mortgaged lots of a set."""
    fees = 0
    lot = 0
    while lots:
        if lots & 1 and s.mortgaged[lot]:
            fees += transfer_fee(e, lot)
        lots >>= 1
        lot += 1
    return fees


@rule
def mortgages_of(s: State, e: EditionTable, lots: int) -> int:
    """Return what mortgaging the lots of a set would raise."""
    value = 0
    lot = 0
    while lots:
        if lots & 1 and not s.mortgaged[lot]:
            value += e.mortgage[lot]
        lots >>= 1
        lot += 1
    return value


@rule
def may_bear(s: State, e: EditionTable, seat: int, gained: int, lost: int, cash: int) -> int:
    """Return why a seat cannot bear a trade: it must pay its fees; a debtor must not lose by it.

    `cash` is what it receives less what it pays. While a debt is open, fees are paid in cash, so
    that no debt leads to another. Rents that may still be claimed stay covered (M-S-16).
    """
    fees = fees_of(s, e, gained)
    in_debt = s.awaits == DEBT and is_in_debt(s, seat)
    claims = claimable_from(s, seat) if e.claims_protected else 0
    if fees == 0 and claims == 0 and not in_debt:
        return ALLOWED
    change = cash + mortgages_of(s, e, gained) - mortgages_of(s, e, lost) - fees
    if in_debt and change < 0:
        return LOWERS_ESTATE
    if claims > 0 > change and liquidation(s, e, seat) + change < claims:
        return LOWERS_ESTATE
    if s.awaits == DEBT and s.cash[seat] + cash < fees:
        return FEE_TOO_HIGH
    return FEE_TOO_HIGH if liquidation(s, e, seat) + change < 0 else ALLOWED


@rule
def may_trade(s: State, e: EditionTable, seat: int, terms: list[int], at: int) -> int:
    """Return why a seat's terms are not possible now. See docs/rules/en/monopoly.md#trading."""
    partner = terms[at + OFFER_TO]
    reason = may_trade_with(s, seat, partner)
    if reason == ALLOWED:
        reason = may_propose(e, terms, at)
    if reason != ALLOWED:
        return reason
    gives = terms[at + GIVES_LOTS]
    gets = terms[at + GETS_LOTS]
    paid = terms[at + GIVES_CASH]
    received = terms[at + GETS_CASH]
    reason = may_give(s, e, seat, partner, gives, paid, terms[at + GIVES_CARDS])
    if reason == ALLOWED:
        reason = may_give(s, e, partner, seat, gets, received, terms[at + GETS_CARDS])
    if reason == ALLOWED:
        reason = may_bear(s, e, seat, gets, gives, received - paid)
    if reason == ALLOWED:
        reason = may_bear(s, e, partner, gives, gets, paid - received)
    return reason


@rule
def may_make_offers(s: State, seat: int) -> int:
    """Return why a seat may not offer anything now: one open offer, three in a window (M-S-34)."""
    if s.offers[seat][OFFER_TO] != NO_SEAT:
        return OFFER_OPEN
    return TOO_MANY_OFFERS if s.offered[seat] >= MOST_OFFERS else ALLOWED


@rule
def may_offer(s: State, e: EditionTable, seat: int, a: list[int]) -> int:
    """Return why a seat may not make the offer of an action."""
    reason = may_make_offers(s, seat)
    return reason if reason != ALLOWED else may_trade(s, e, seat, a, ARG)


@rule
def make_offer(s: State, seat: int, a: list[int]) -> None:
    """Open the offer until it is answered or withdrawn, or the dice are rolled."""
    offer = s.offers[seat]
    for column in range(OFFER_USES):
        offer[column] = a[ARG + column]
    offer[OFFER_USES] = 0
    s.offered[seat] += 1
    say(s, OFFER_MADE, seat, offer[0], offer[1], offer[2], offer[3], offer[4], offer[5], offer[6])


@rule
def may_answer(s: State, seat: int, partner: int) -> int:
    """Return why a seat cannot answer an offer of a partner: there is none."""
    if partner < 0 or partner >= s.players or s.offers[partner][OFFER_TO] != seat:
        return NO_OFFER
    return ALLOWED


@rule
def may_counter(s: State, e: EditionTable, seat: int, a: list[int]) -> int:
    """Return why a seat may not answer an offer with another one."""
    reason = may_answer(s, seat, a[ARG])
    return reason if reason != ALLOWED else may_offer(s, e, seat, a)


@rule
def counter_offer(s: State, seat: int, a: list[int]) -> None:
    """Refuse the offer, and make another one in its place."""
    refuse_offer(s, seat, a[ARG])
    make_offer(s, seat, a)


@rule
def refuse_offer(s: State, seat: int, partner: int) -> None:
    """Refuse a partner's offer."""
    close_offer(s, partner)
    say(s, OFFER_REFUSED, seat, partner)


@rule
def withdraw_offer(s: State, seat: int) -> None:
    """Withdraw the seat's own offer."""
    close_offer(s, seat)
    say(s, OFFER_WITHDRAWN, seat)


@rule
def may_accept(s: State, e: EditionTable, seat: int, partner: int) -> int:
    """Return why a seat may not accept an offer: its terms are checked again."""
    reason = may_answer(s, seat, partner)
    if reason != ALLOWED:
        return reason
    offer = s.offers[partner]
    if offer[OFFER_USES]:
        reason = may_leave_jail_by(s, e, partner, MAY_BUY_CARD)
        if reason != ALLOWED:
            return reason
    return may_trade(s, e, partner, offer, OFFER_TO)


@rule
def accept_offer(s: State, e: EditionTable, seat: int, partner: int) -> None:
    """Exchange both sides; each mortgaged lot received is decided at once (M-MORT-7)."""
    o = s.offers[partner]
    gives = o[GIVES_LOTS]
    gets = o[GETS_LOTS]
    transfer(s, partner, seat, o[GIVES_CASH])
    transfer(s, seat, partner, o[GETS_CASH])
    give_cards(s, seat, o[GIVES_CARDS])
    give_cards(s, partner, o[GETS_CARDS])
    if o[OFFER_USES]:
        leave_by_bought_card(s, e, partner, seat)
        return
    say(s, TRADED, partner, o[0], o[1], o[2], o[3], o[4], o[5], o[6])
    close_offer(s, partner)
    mortgaged_for_partner = give_lots(s, partner, gets)
    receive_mortgaged(s, seat, give_lots(s, seat, gives), s.depth)
    receive_mortgaged(s, partner, mortgaged_for_partner, s.depth)


@rule
def give_lots(s: State, receiver: int, lots: int) -> int:
    """Give lots to a new owner; return those that are mortgaged."""
    mortgaged = 0
    lot = 0
    while lots:
        if lots & 1:
            s.owner[lot] = receiver
            if s.mortgaged[lot]:
                mortgaged |= 1 << lot
        lots >>= 1
        lot += 1
    return mortgaged


@rule
def give_cards(s: State, receiver: int, cards: int) -> None:
    """Give jail cards to a new holder."""
    for pile in range(PILES):
        if is_in(cards, pile):
            s.card_holder[pile] = receiver


@rule
def may_buy_card(s: State, e: EditionTable, seat: int, a: list[int]) -> int:
    """Return why a seat in jail may not ask a holder for their card at a price."""
    reason = may_leave_jail_by(s, e, seat, MAY_BUY_CARD)
    if reason == ALLOWED:
        reason = may_trade_with(s, seat, a[ARG])
    if reason == ALLOWED:
        reason = may_make_offers(s, seat)
    if reason != ALLOWED:
        return reason
    if a[ARG + 1] < 0:
        return NEGATIVE_NUMBER
    if jail_card_of(s, a[ARG]) == NO_CARD:
        return NO_JAIL_CARD
    if a[ARG + 1] > s.cash[seat]:
        return NOT_ENOUGH_CASH
    return may_bear(s, e, seat, 0, 0, -a[ARG + 1])


@rule
def ask_for_card(s: State, seat: int, holder: int, price: int) -> None:
    """Offer the holder a price for their card, which would be used at once (M-S-25)."""
    offer = s.offers[seat]
    offer[OFFER_TO] = holder
    offer[GIVES_CASH] = price
    offer[GETS_CARDS] = 1 << jail_card_of(s, holder)
    offer[OFFER_USES] = 1
    s.offered[seat] += 1
    say(s, CARD_WANTED, seat, holder, price)


@rule
def leave_by_bought_card(s: State, e: EditionTable, seat: int, holder: int) -> None:
    """Put the card just bought under its pile, and free its buyer from jail."""
    offer = s.offers[seat]
    say(s, CARD_BOUGHT, seat, holder, offer[GIVES_CASH])
    return_jail_card(s, e, CHANCE_PILE if is_in(offer[GETS_CARDS], CHANCE_PILE) else CHEST_PILE)
    close_offer(s, seat)
    leave_jail(s, seat, BY_BOUGHT_CARD)
