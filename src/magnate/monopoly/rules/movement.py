"""Moving a piece: forward past Start with the salary, or back without (M-MOVE-1, M-GO-1)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import push

from .event_codes import MOVED, SALARY_PAID
from .payments import transfer
from .state import (
    BANK,
    DICE_FACTOR,
    LANDED,
    NO_SEAT,
    OTHER,
    RENT_FACTOR,
    SQUARE,
    EditionTable,
    State,
)


@rule
def advance(
    s: State, e: EditionTable, seat: int, steps: int, rent_factor: int, dice_factor: int
) -> None:
    """Move the piece forward and land; landing on or passing Start pays the salary.

    The factors are those of a card that sends the piece to the nearest station or company.
    See docs/rules/en/monopoly.md#movement.
    """
    reached = s.square[seat] + steps
    while reached >= e.squares:  # on a small board one roll may go round more than once
        reached -= e.squares
        pay_salary(s, e, seat, reached)
    land(s, seat, reached, rent_factor, dice_factor)


@rule
def go_back(s: State, e: EditionTable, seat: int, steps: int) -> None:
    """Move the piece back and land; no salary is paid (M-S-27)."""
    land(s, seat, (s.square[seat] - steps) % e.squares, 1, 0)


@rule
def pay_salary(s: State, e: EditionTable, seat: int, reached: int) -> None:
    """Pay the salary; twice for landing exactly on Start under that house rule."""
    amount = e.salary
    if e.double_salary and reached == e.start_square:
        amount *= 2
    if amount == 0:
        return
    transfer(s, BANK, seat, amount)
    say(s, SALARY_PAID, seat, amount)


@rule
def land(s: State, seat: int, square: int, rent_factor: int, dice_factor: int) -> None:
    """Put the piece on a square, whose effect is carried out next."""
    say(s, MOVED, seat, s.square[seat], square)
    s.square[seat] = square
    frame = push(s, LANDED, seat)
    frame[OTHER] = NO_SEAT
    frame[SQUARE] = square
    frame[RENT_FACTOR] = rent_factor
    frame[DICE_FACTOR] = dice_factor
