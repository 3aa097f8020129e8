"""Legality: who may do what and when (M-S-11); each rule checks its own conditions."""

from __future__ import annotations

from magnate.kernel import called_rule, rule
from magnate.kernel.frames import top

from .auction import may_bid
from .building import levels_of, may_build, set_levels, targets_in
from .building_places import can_place
from .building_shortage import may_place, may_request
from .buying import may_buy
from .cards import may_draw_card
from .debts import may_go_bankrupt, may_raise_money
from .game_end import may_call_time
from .jail import may_pay_fine, may_use_card
from .mortgage import may_mortgage, may_redeem
from .order_of_play import may_deal
from .refusal_codes import (
    ALLOWED,
    BANKRUPT_SEAT,
    GAME_OVER,
    NEEDED_FOR_AUCTION,
    NO_OFFER,
    NOT_AN_OUTCOME,
    NOT_YOUR_TURN,
    WRONG_MOMENT,
)
from .rent_claims import may_claim
from .selling_buildings import may_sell
from .standing_orders import may_order
from .state import (
    ACCEPT,
    ARG,
    AUCTIONED,
    BANKRUPT,
    BID,
    BUILD,
    BUY,
    BUY_CARD,
    CARD,
    CLAIM,
    COUNTER,
    DEAL,
    DEBT,
    DECLINE,
    DICE,
    END_TURN,
    KIND,
    LEAVE,
    MORTGAGE,
    NO_BUILDING,
    NO_SEAT,
    OFFER,
    OFFER_TO,
    ORDER,
    OVER,
    PAY_FINE,
    PLACE,
    REDEEM,
    REFUSE,
    REQUEST,
    ROLL,
    SEAT,
    SELL,
    TAX,
    TIME_UP,
    TRANSFER,
    USE_CARD,
    WAIVE,
    WITHDRAW,
    EditionTable,
    State,
    is_in,
)
from .taxes import may_choose_tax
from .trading import may_accept, may_answer, may_buy_card, may_counter, may_offer
from .turn import may_end_turn

DIE_SIDES = 6


@called_rule
def refusal(s: State, e: EditionTable, a: list[int]) -> int:
    """Return why an action is not legal now, or ALLOWED."""
    kind = a[KIND]
    seat = a[SEAT]
    if s.awaits == OVER:
        return GAME_OVER
    if DICE <= kind <= DEAL:
        return refusal_of_chance(s, e, a)
    if DICE <= s.awaits <= DEAL or kind < ROLL or kind == OVER or kind > TIME_UP:
        return WRONG_MOMENT
    if kind == TIME_UP:
        return may_call_time(s, e)
    if seat < 0 or seat >= s.players:
        return NOT_YOUR_TURN
    if not is_in(s.alive, seat):
        return BANKRUPT_SEAT
    if kind == ORDER:
        return may_order(a[ARG], a[ARG + 1])
    if kind == LEAVE:
        return ALLOWED
    if kind <= END_TURN:
        return refusal_of_answer(s, e, a)
    reason = may_act_now(s, seat, a)
    return refusal_of_free_action(s, e, a) if reason == ALLOWED else reason


@rule
def refusal_of_chance(s: State, e: EditionTable, a: list[int]) -> int:
    """Return why this is not a possible outcome of chance now."""
    kind = a[KIND]
    first = a[ARG]
    second = a[ARG + 1]
    if kind != s.awaits:
        return WRONG_MOMENT
    if kind == CARD:
        return may_draw_card(s, e, first, second)
    if kind == DEAL:
        return may_deal(s, e, first)
    fair = 1 <= first <= DIE_SIDES and 1 <= second <= DIE_SIDES
    return ALLOWED if fair else NOT_AN_OUTCOME


@rule
def question_of(kind: int) -> int:
    """Return the question that a kind of action answers."""
    if kind == DECLINE:
        return BUY
    if kind == BANKRUPT:
        return DEBT
    return ROLL if PAY_FINE <= kind <= END_TURN else kind


@rule
def refusal_of_answer(s: State, e: EditionTable, a: list[int]) -> int:
    """Return why the seat to act may not give this answer."""
    kind = a[KIND]
    seat = a[SEAT]
    if seat != s.asked:
        return NOT_YOUR_TURN
    if question_of(kind) != s.awaits:
        return WRONG_MOMENT
    if kind == BUY:
        return may_buy(s, e, seat)
    if kind == BID:
        return may_bid(s, e, seat, a[ARG])
    if kind == DEBT:
        return may_raise_money(s, e, seat)
    if kind == BANKRUPT:
        return may_go_bankrupt(s, e, seat)
    if kind == TAX:
        return may_choose_tax(a[ARG])
    if kind == REQUEST:
        return may_request(s, e, seat, a[ARG])
    if kind == PLACE:
        return may_place(s, e, seat, a[ARG])
    if kind == PAY_FINE:
        return may_pay_fine(s, e, seat)
    if kind == USE_CARD:
        return may_use_card(s, e, seat)
    if kind == BUY_CARD:
        return may_buy_card(s, e, seat, a)
    if kind == END_TURN:
        return may_end_turn(s, e)
    return ALLOWED


@rule
def may_act_now(s: State, seat: int, a: list[int]) -> int:
    """Return why a seat may not act freely now: only between rolls, or if it must raise money."""
    if s.awaits == ROLL:
        return ALLOWED
    kind = a[KIND]
    if kind == MORTGAGE or kind == SELL:
        raising = s.awaits == BUY or s.awaits == BID or s.awaits == DEBT or s.awaits == TRANSFER
        if raising:
            return ALLOWED if seat == s.asked else NOT_YOUR_TURN
    elif kind == REDEEM and s.awaits == TRANSFER:
        return ALLOWED if seat == s.asked else NOT_YOUR_TURN
    elif OFFER <= kind <= WITHDRAW:
        return may_trade_now(s, seat, a)
    return WRONG_MOMENT


@rule
def may_trade_now(s: State, seat: int, a: list[int]) -> int:
    """Return why a seat may not trade now: in a debt, only the debtor and their partners may."""
    if s.awaits != DEBT:
        return WRONG_MOMENT
    if seat == s.asked:
        return ALLOWED
    kind = a[KIND]
    if kind == OFFER:
        return NOT_YOUR_TURN
    if COUNTER <= kind <= REFUSE:
        return ALLOWED if a[ARG] == s.asked else NOT_YOUR_TURN
    return ALLOWED if s.offers[seat][OFFER_TO] == s.asked else NOT_YOUR_TURN


@rule
def refusal_of_free_action(s: State, e: EditionTable, a: list[int]) -> int:
    """Return why a seat may not take a free action, given that it may act freely now."""
    kind = a[KIND]
    seat = a[SEAT]
    if kind == MORTGAGE:
        reason = may_mortgage(s, e, seat, a[ARG])
        if reason != ALLOWED:
            return reason
        return may_mortgage_while_bidding(s, e, seat, a[ARG])
    if kind == SELL:
        reason = may_sell(s, e, seat, a)
        return reason if reason != ALLOWED else may_sell_while_bidding(s, e, seat, a)
    if kind == REDEEM:
        return may_redeem(s, e, seat, a[ARG])
    if kind == BUILD:
        return may_build(s, e, seat, a)
    if kind == CLAIM or kind == WAIVE:
        return may_claim(s, seat, a[ARG])
    if kind == OFFER:
        return may_offer(s, e, seat, a)
    if kind == COUNTER:
        return may_counter(s, e, seat, a)
    if kind == ACCEPT:
        return may_accept(s, e, seat, a[ARG])
    if kind == REFUSE:
        return may_answer(s, seat, a[ARG])
    return NO_OFFER if s.offers[seat][OFFER_TO] == NO_SEAT else ALLOWED


@rule
def building_bid_for(s: State) -> int:
    """Return the kind of building that the seat to act bids for, or NO_BUILDING."""
    if s.awaits != BID:
        return NO_BUILDING
    return top(s)[AUCTIONED]


@rule
def may_mortgage_while_bidding(s: State, e: EditionTable, seat: int, lot: int) -> int:
    """Return why a bidder for a building may not mortgage a lot: they must be able to place it.

    Whether a mortgage bars a lot or its whole group depends on the edition (M-S-15, M-BUILD-8).
    """
    building = building_bid_for(s)
    if building == NO_BUILDING:
        return ALLOWED
    s.mortgaged[lot] = 1
    fits = can_place(s, e, seat, building)
    s.mortgaged[lot] = 0
    return ALLOWED if fits else NEEDED_FOR_AUCTION


@rule
def may_sell_while_bidding(s: State, e: EditionTable, seat: int, a: list[int]) -> int:
    """Return why a bidder for a building may not make a sale: they must be able to place it.

    The sale may take the four houses that a hotel needs, or the bank's last house (M-S-15).
    """
    building = building_bid_for(s)
    if building == NO_BUILDING:
        return ALLOWED
    before = levels_of(s, e, a[ARG])
    set_levels(s, e, a[ARG], targets_in(s, e, a))
    fits = can_place(s, e, seat, building)
    set_levels(s, e, a[ARG], before)
    return ALLOWED if fits else NEEDED_FOR_AUCTION
