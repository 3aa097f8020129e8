"""The flow of a game: apply an action, then settle until something is awaited."""

from __future__ import annotations

from magnate.kernel import called_rule, entry, rule
from magnate.kernel.frames import FLOW_STUCK, FRAME_KIND, NO_FAULT, top

from .auction import bid, continue_auction
from .bankruptcy import declare_bankruptcy, leave_game
from .building import targets_in
from .building_shortage import (
    begin_build,
    continue_placing,
    continue_shortage,
    place_building,
    request_buildings,
)
from .buying import buy_lot, continue_buying, decline_lot
from .card_effects import (
    continue_collecting_each,
    continue_drawing,
    continue_paying_each,
    draw_card,
)
from .debts import continue_owing
from .estate_auction import continue_estate
from .game_end import call_time
from .jail import pay_fine, use_card
from .landing import continue_landed
from .mortgage import continue_receiving, keep_mortgage, mortgage_lot, redeem_lot
from .order_of_play import (
    continue_dealing,
    continue_setup,
    deal_lot,
    roll_for_order,
    set_up,
)
from .raising_money import raise_money
from .refusal import refusal
from .rent import continue_rent_roll, roll_rent
from .rent_claims import claim_rent, waive_rent
from .selling_buildings import sell
from .standing_orders import give_order
from .state import (
    ACCEPT,
    ARG,
    AUCTION,
    BANKRUPT,
    BID,
    BUILD,
    BUY,
    BUYING,
    CARD,
    CLAIM,
    COLLECTING_EACH,
    COUNTER,
    DEAL,
    DEALING,
    DEBT,
    DECLINE,
    DICE,
    DRAWING,
    END_TURN,
    ESTATE,
    KIND,
    LANDED,
    LEAVE,
    MORTGAGE,
    NOTHING,
    OFFER,
    ORDER,
    OWING,
    PAY_FINE,
    PAYING_EACH,
    PLACE,
    PLACING,
    RECEIVING,
    REDEEM,
    REFUSE,
    RENT_ROLL,
    REQUEST,
    ROLL,
    SEAT,
    SELL,
    SETUP,
    SHORTAGE,
    TAX,
    TAXED,
    TIME_UP,
    TRANSFER,
    TURN,
    USE_CARD,
    WAIVE,
    EditionTable,
    Scratch,
    State,
)
from .taxes import choose_tax, continue_taxed
from .trading import (
    accept_offer,
    ask_for_card,
    counter_offer,
    make_offer,
    refuse_offer,
    withdraw_offer,
)
from .turn import continue_turn, decline_roll, move_by_dice, roll_dice


@rule
def settle(s: State, e: EditionTable) -> None:
    """Run the unfinished frames until a decision or an outcome of chance is awaited."""
    while s.awaits == NOTHING and s.fault == NO_FAULT:
        kind = s.frames[s.depth - 1][FRAME_KIND] if s.depth > 0 else NOTHING
        if kind == TURN:
            continue_turn(s, e)
        elif kind == LANDED:
            continue_landed(s, e)
        elif kind == BUYING:
            continue_buying(s)
        elif kind == AUCTION:
            continue_auction(s, e)
        elif kind == OWING:
            continue_owing(s)
        elif kind == DRAWING:
            continue_drawing(s, e)
        else:
            settle_seldom(s, e, kind)


@called_rule
def settle_seldom(s: State, e: EditionTable, kind: int) -> None:
    """Continue a frame of a rare kind."""
    if kind == RECEIVING:
        continue_receiving(s, e)
    elif kind == PAYING_EACH:
        continue_paying_each(s)
    elif kind == COLLECTING_EACH:
        continue_collecting_each(s)
    elif kind == TAXED:
        continue_taxed(s)
    elif kind == ESTATE:
        continue_estate(s, e)
    elif kind == RENT_ROLL:
        continue_rent_roll(s)
    elif kind == SHORTAGE:
        continue_shortage(s, e)
    elif kind == PLACING:
        continue_placing(s)
    elif kind == SETUP:
        continue_setup(s)
    elif kind == DEALING:
        continue_dealing(s, e)
    else:
        s.fault = FLOW_STUCK


@rule
def start_game(s: State, e: EditionTable, players: int) -> None:
    """Set up a fresh state that awaits the first roll for the order of play."""
    set_up(s, e, players)
    settle(s, e)


@rule
def take_chance(s: State, e: EditionTable, a: list[int]) -> None:
    """Carry out an outcome of chance."""
    kind = a[KIND]
    if kind == CARD:
        draw_card(s, e, a[ARG])
        return
    if kind == DEAL:
        deal_lot(s, e, a[ARG])
        return
    frame = top(s)[FRAME_KIND]
    if frame == TURN:
        move_by_dice(s, e, a[ARG], a[ARG + 1])
    elif frame == RENT_ROLL:
        roll_rent(s, e, a[ARG], a[ARG + 1])
    else:
        roll_for_order(s, a[ARG], a[ARG + 1])


@rule
def answer(s: State, e: EditionTable, a: list[int]) -> None:
    """Carry out the answer of the seat to act."""
    kind = a[KIND]
    seat = a[SEAT]
    if kind == ROLL:
        roll_dice(s, e)
    elif kind == BUY:
        buy_lot(s, e, seat)
    elif kind == DECLINE:
        decline_lot(s, e, seat)
    elif kind == BID:
        bid(s, seat, a[ARG])
    elif kind == DEBT:
        raise_money(s, e, seat)
    elif kind == BANKRUPT:
        declare_bankruptcy(s, e, seat)
    elif kind == TRANSFER:
        keep_mortgage(s, e, seat)
    elif kind == TAX:
        choose_tax(s, e, seat, a[ARG])
    elif kind == REQUEST:
        request_buildings(s, seat, a[ARG])
    elif kind == PLACE:
        place_building(s, e, seat, a[ARG])
    elif kind == PAY_FINE:
        pay_fine(s, e, seat)
    elif kind == USE_CARD:
        use_card(s, e, seat)
    elif kind == END_TURN:
        decline_roll(s, e)
    else:
        ask_for_card(s, seat, a[ARG], a[ARG + 1])


@called_rule
def act_freely(s: State, e: EditionTable, a: list[int]) -> None:
    """Carry out an action that a seat takes without being asked."""
    kind = a[KIND]
    seat = a[SEAT]
    if kind == MORTGAGE:
        mortgage_lot(s, e, seat, a[ARG])
    elif kind == REDEEM:
        redeem_lot(s, e, seat, a[ARG])
    elif kind == BUILD:
        begin_build(s, e, seat, a[ARG], targets_in(s, e, a))
    elif kind == SELL:
        sell(s, e, seat, a[ARG], targets_in(s, e, a))
    elif kind == CLAIM:
        claim_rent(s, seat, a[ARG])
    elif kind == WAIVE:
        waive_rent(s, seat, a[ARG])
    elif kind == OFFER:
        make_offer(s, seat, a)
    elif kind == COUNTER:
        counter_offer(s, seat, a)
    elif kind == ACCEPT:
        accept_offer(s, e, seat, a[ARG])
    elif kind == REFUSE:
        refuse_offer(s, seat, a[ARG])
    elif kind == ORDER:
        give_order(s, seat, a[ARG], a[ARG + 1])
    elif kind == LEAVE:
        leave_game(s, e, seat)
    elif kind == TIME_UP:
        call_time(s)
    else:
        withdraw_offer(s, seat)


@called_rule
def apply(s: State, e: EditionTable, a: list[int]) -> None:
    """Carry out a legal action, then settle."""
    s.awaits = NOTHING
    kind = a[KIND]
    if DICE <= kind <= DEAL:
        take_chance(s, e, a)
    elif kind <= PLACE or DECLINE <= kind <= END_TURN:
        answer(s, e, a)
    else:
        act_freely(s, e, a)
    settle(s, e)


@entry
def start_entry(states: list[State], editions: list[EditionTable], i: int, players: int) -> None:
    """Begin a game in one state of many."""
    start_game(states[i], editions[0], players)


@entry
def apply_entry(
    states: list[State], editions: list[EditionTable], i: int, scratches: list[Scratch]
) -> None:
    """Carry out the legal action in the scratch memory in one state of many."""
    apply(states[i], editions[0], scratches[0].action)


@entry
def refusal_entry(
    states: list[State], editions: list[EditionTable], i: int, scratches: list[Scratch]
) -> int:
    """Return why the action in the scratch memory is not legal now in one state of many."""
    return refusal(states[i], editions[0], scratches[0].action)
