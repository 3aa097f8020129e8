"""A turn: roll the dice, move, and roll again after a double (M-MOVE-1, M-DBL-1, M-DBL-2)."""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say
from magnate.kernel.frames import FRAME_SEAT, top

from .debts import owe
from .event_codes import BY_DICE, BY_DOUBLES, BY_FINE, DICE_ROLLED, JAIL_STAYED, TURN_BEGAN
from .game_end import end_game
from .jail import leave_jail, send_to_jail
from .movement import advance
from .payments import taxes_account
from .refusal_codes import ALLOWED, NO_EXTRA_ROLL
from .rent_claims import age_claims, claim_rent
from .state import (
    AGAIN,
    BY_ROUNDS,
    BY_TIME,
    CLAIM_LOT,
    CLAIM_OWNER,
    DICE,
    DOUBLES_TO_JAIL,
    FOR_FINE,
    LAST_JAIL_TURN,
    NO_LOT,
    ROLL,
    ROLLED,
    STEP,
    TO_DICE,
    TO_END,
    TO_MOVE,
    TO_ROLL,
    EditionTable,
    State,
    ask,
    next_in,
)
from .trading import lapse_offers, open_window


@rule
def begin_turn(s: State, seat: int) -> None:
    """Start the seat's turn, reusing the frame of the previous turn."""
    frame = s.frames[0]
    frame[FRAME_SEAT] = seat
    frame[STEP] = TO_ROLL
    frame[AGAIN] = 0
    frame[ROLLED] = 0
    s.turn = seat
    s.turns += 1
    s.doubles = 0
    say(s, TURN_BEGAN, seat, s.turns)


@rule
def continue_turn(s: State, e: EditionTable) -> None:
    """Carry out the next step of the turn. See docs/rules/en/monopoly.md#turn."""
    frame = top(s)
    step = frame[STEP]
    if step == TO_ROLL:
        ask(s, ROLL, frame[FRAME_SEAT])
    elif step == TO_DICE:
        ask(s, DICE, frame[FRAME_SEAT])
    elif step == TO_MOVE:  # the fine after the third failure in jail is paid (M-S-24)
        frame[STEP] = TO_END
        leave_jail(s, s.turn, BY_FINE)
        advance(s, e, s.turn, s.dice[0] + s.dice[1], 1, 0)
    elif frame[AGAIN]:
        frame[AGAIN] = 0
        frame[STEP] = TO_ROLL
        open_window(s)
    else:
        turns = s.turns
        end_turn(s, e)
        if s.turns > turns:  # a round limit may let claims be paid first
            open_window(s)


@rule
def roll_dice(s: State, e: EditionTable) -> None:
    """Start the roll of the seat whose turn it is: offers and claims at their deadline lapse.

    Only the first roll of a turn is a deadline (M-RENT-6, M-S-7).
    """
    frame = s.frames[0]
    if not frame[ROLLED]:
        frame[ROLLED] = 1
        age_claims(s, e)
    lapse_offers(s)
    frame[STEP] = TO_DICE


@rule
def may_end_turn(s: State, e: EditionTable) -> int:
    """Return why the turn may not end now: only an extra roll can be declined.

    After the first roll, a turn awaits another one only after a double.
    """
    if not e.extra_roll_optional or not s.frames[0][ROLLED] or s.doubles == 0:
        return NO_EXTRA_ROLL
    return ALLOWED


@called_rule
def decline_roll(s: State, e: EditionTable) -> None:
    """Decline the extra roll and end the turn (M-DBL-1).

    No dice are rolled, so open offers and claims stay, and so does the window in which a seat may
    make three offers (M-S-34). See docs/rules/en/monopoly.md#doubles.
    """
    s.frames[0][STEP] = TO_END
    end_turn(s, e)


@rule
def move_by_dice(s: State, e: EditionTable, first: int, second: int) -> None:
    """Move the piece of the seat whose turn it is by the dice it rolled."""
    frame = s.frames[0]
    frame[STEP] = TO_END
    seat = s.turn
    s.dice[0] = first
    s.dice[1] = second
    say(s, DICE_ROLLED, seat, first, second)
    if s.jail_turn[seat]:
        roll_in_jail(s, e, seat)
        return
    if first == second:
        s.doubles += 1
        if s.doubles == DOUBLES_TO_JAIL:
            send_to_jail(s, e, seat, BY_DOUBLES)
            return
        frame[AGAIN] = 1
    advance(s, e, seat, first + second, 1, 0)


@rule
def roll_in_jail(s: State, e: EditionTable, seat: int) -> None:
    """Free a seat that rolled a double; after the third failure it owes the fine first (M-S-24)."""
    frame = s.frames[0]
    if s.dice[0] == s.dice[1]:
        s.doubles += 1
        frame[AGAIN] = e.jail_double_rolls_again
        leave_jail(s, seat, BY_DICE)
        advance(s, e, seat, s.dice[0] + s.dice[1], 1, 0)
    elif s.jail_turn[seat] < LAST_JAIL_TURN:
        s.jail_turn[seat] += 1
        say(s, JAIL_STAYED, seat)
    else:
        frame[STEP] = TO_MOVE
        owe(s, seat, taxes_account(e), e.jail_fine, FOR_FINE, NO_LOT)


@rule
def places_after_first(s: State, seat: int) -> int:
    """Return how far to the left of the seat that began a seat sits; the former may be out."""
    places = seat - s.first
    return places if places >= 0 else places + s.players


@rule
def completes_round(s: State, seat: int) -> bool:
    """Return whether a round is complete when the turn passes to a seat."""
    return places_after_first(s, seat) <= places_after_first(s, s.turn)


@rule
def end_turn(s: State, e: EditionTable) -> None:
    """Pass the turn to the left; a limit may end the game when a round is complete."""
    seat = next_in(s, s.alive, s.turn)
    if completes_round(s, seat):
        if s.time_up or (e.round_limit and s.rounds + 1 >= e.round_limit):
            end_by_limit(s, e)
            return
        s.rounds += 1
    begin_turn(s, seat)


@called_rule
def end_by_limit(s: State, e: EditionTable) -> None:
    """End the game after paying all rents that could still be claimed; no roll has voided them."""
    if s.claim_count > 0:
        # One at a time: a debtor may have to raise money before the turn ends again.
        claim_rent(s, s.claims[0][CLAIM_OWNER], s.claims[0][CLAIM_LOT])
        return
    s.rounds += 1
    end_game(s, e, BY_TIME if s.time_up else BY_ROUNDS)
