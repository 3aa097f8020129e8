"""What the cards do (M-CARD-2, M-S-20, M-S-21, M-S-27 to 29)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, push, top

from .cards import put_under, take_first
from .debts import owe
from .event_codes import BANK_PAID, BY_CARD, CARD_DRAWN
from .jail import send_to_jail
from .movement import advance, go_back
from .payments import taxes_account, transfer
from .state import (
    ADVANCE_TO,
    AMONG,
    AMOUNT,
    BANK,
    CARD,
    CARDS,
    COLLECT,
    COLLECT_EACH,
    COLLECTING_EACH,
    EFFECT,
    FIRST,
    FOR_CARD,
    HOTEL,
    JAIL_CARD,
    MOVE_RELATIVE,
    NEAREST,
    NO_LOT,
    NO_SEAT,
    OTHER,
    PAY,
    PAY_EACH,
    PAYING_EACH,
    PILE,
    REPAIRS,
    SECOND,
    THIRD,
    EditionTable,
    State,
    ask,
    next_in,
)


@rule
def continue_drawing(s: State, e: EditionTable) -> None:
    """Await a card that nobody has seen; once all have been seen, take the next one in order."""
    frame = top(s)
    seat = frame[FRAME_SEAT]
    pile = frame[PILE]
    if s.unseen[pile]:
        ask(s, CARD, seat)
        return
    pop(s)
    obey(s, e, seat, pile, take_first(s, pile))


@rule
def draw_card(s: State, e: EditionTable, card: int) -> None:
    """Obey a card that chance drew from those nobody has seen."""
    frame = top(s)
    seat = frame[FRAME_SEAT]
    pile = frame[PILE]
    pop(s)
    s.unseen[pile] &= ~(1 << card)
    obey(s, e, seat, pile, card)


@rule
def obey(s: State, e: EditionTable, seat: int, pile: int, card: int) -> None:
    """Obey the card and put it under its pile; a jail card is kept instead (M-CARD-3)."""
    say(s, CARD_DRAWN, seat, pile, card)
    effect = e.effects[pile * CARDS + card]
    if effect[EFFECT] == JAIL_CARD:
        s.card_holder[pile] = seat
        return
    put_under(s, pile, card)
    if effect[EFFECT] <= MOVE_RELATIVE:
        move_by_card(s, e, seat, effect)
    elif effect[EFFECT] <= COLLECT_EACH or effect[EFFECT] == REPAIRS:
        settle_money(s, e, seat, effect)
    else:
        send_to_jail(s, e, seat, BY_CARD)


@rule
def move_by_card(s: State, e: EditionTable, seat: int, effect: list[int]) -> None:
    """Move the piece as the card directs; moving forward past Start pays as with dice."""
    kind = effect[EFFECT]
    steps = effect[FIRST]
    if kind == MOVE_RELATIVE and steps < 0:
        go_back(s, e, seat, -steps)
        return
    rent_factor = 1
    dice_factor = 0
    if kind == ADVANCE_TO:
        steps = (effect[FIRST] - s.square[seat] - 1) % e.squares + 1
    elif kind == NEAREST:
        steps = steps_to_nearest(s, e, seat, effect[FIRST])
        rent_factor = effect[SECOND]
        dice_factor = effect[THIRD]
    advance(s, e, seat, steps, rent_factor, dice_factor)


@rule
def steps_to_nearest(s: State, e: EditionTable, seat: int, kind: int) -> int:
    """Return how far ahead the next station or company is."""
    steps = 1
    while e.square_kind[(s.square[seat] + steps) % e.squares] != kind:
        steps += 1
    return steps


@rule
def settle_money(s: State, e: EditionTable, seat: int, effect: list[int]) -> None:
    """Carry out a card that pays the seat or makes someone pay."""
    kind = effect[EFFECT]
    amount = effect[FIRST]
    if kind == COLLECT:
        transfer(s, BANK, seat, amount)
        say(s, BANK_PAID, seat, amount)
    elif kind == PAY:
        owe(s, seat, taxes_account(e), amount, FOR_CARD, NO_LOT)
    elif kind == REPAIRS:
        cost = repairs(s, e, seat, effect[FIRST], effect[SECOND])
        owe(s, seat, taxes_account(e), cost, FOR_CARD, NO_LOT)
    else:
        frame = push(s, PAYING_EACH if kind == PAY_EACH else COLLECTING_EACH, seat)
        frame[OTHER] = NO_SEAT
        frame[AMONG] = s.alive & ~(1 << seat)
        frame[AMOUNT] = amount


@rule
def repairs(s: State, e: EditionTable, seat: int, per_house: int, per_hotel: int) -> int:
    """Return the cost of repairs of all buildings of a seat."""
    cost = 0
    for lot in range(e.lots):
        if s.owner[lot] == seat:
            level = s.level[lot]
            cost += per_hotel if level == HOTEL else level * per_house
    return cost


@rule
def continue_paying_each(s: State) -> None:
    """Pay the next player, clockwise from the payer's left (M-S-20)."""
    frame = top(s)
    seat = frame[FRAME_SEAT]
    if frame[AMONG] == 0:
        pop(s)
        return
    creditor = next_in(s, frame[AMONG], seat)
    frame[AMONG] &= ~(1 << creditor)
    owe(s, seat, creditor, frame[AMOUNT], FOR_CARD, NO_LOT)


@rule
def continue_collecting_each(s: State) -> None:
    """Make the next player pay the receiver, clockwise from the receiver's left (M-S-21)."""
    frame = top(s)
    seat = frame[FRAME_SEAT]
    if frame[AMONG] == 0:
        pop(s)
        return
    debtor = next_in(s, frame[AMONG], seat)
    frame[AMONG] &= ~(1 << debtor)
    owe(s, debtor, seat, frame[AMOUNT], FOR_CARD, NO_LOT)
