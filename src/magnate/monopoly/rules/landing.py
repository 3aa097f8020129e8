"""Landing: what each kind of square does."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, top

from .buying import offer_lot
from .cards import land_on_card_square
from .event_codes import BY_SQUARE, POT_TAKEN
from .jail import send_to_jail
from .payments import transfer
from .rent import charge_rent
from .state import (
    AGAIN,
    BANK,
    CHANCE,
    CHANCE_PILE,
    CHEST,
    CHEST_PILE,
    COMPANY,
    DICE_FACTOR,
    FREE_PARKING,
    GO_TO_JAIL,
    INCOME_TAX,
    JAIL,
    POT,
    RENT_FACTOR,
    SQUARE,
    WEALTH_TAX,
    EditionTable,
    State,
)
from .taxes import charge_income_tax, charge_wealth_tax


@rule
def continue_landed(s: State, e: EditionTable) -> None:
    """Carry out the effect of the square on which a piece landed."""
    frame = top(s)
    seat = frame[FRAME_SEAT]
    square = frame[SQUARE]
    rent_factor = frame[RENT_FACTOR]
    dice_factor = frame[DICE_FACTOR]
    pop(s)
    kind = e.square_kind[square]
    if kind <= COMPANY:
        land_on_lot(s, e, seat, e.square_lot[square], rent_factor, dice_factor)
    elif kind == CHANCE:
        land_on_card_square(s, seat, CHANCE_PILE)
    elif kind == CHEST:
        land_on_card_square(s, seat, CHEST_PILE)
    elif kind == INCOME_TAX:
        charge_income_tax(s, e, seat)
    elif kind == WEALTH_TAX:
        charge_wealth_tax(s, e, seat)
    elif kind == GO_TO_JAIL:
        send_to_jail(s, e, seat, BY_SQUARE)
    elif kind == FREE_PARKING:
        park(s, seat)
    elif kind == JAIL and e.visiting_ends_turn:
        s.frames[0][AGAIN] = 0


@rule
def land_on_lot(
    s: State, e: EditionTable, seat: int, lot: int, rent_factor: int, dice_factor: int
) -> None:
    """Offer an unowned lot to the seat, or charge the rent of another seat's lot."""
    if s.owner[lot] == BANK:
        offer_lot(s, seat, lot)
    else:
        charge_rent(s, e, seat, lot, rent_factor, dice_factor)


@rule
def park(s: State, seat: int) -> None:
    """Take the pot where there is one; otherwise Free Parking has no effect (M-FREE-1)."""
    amount = s.cash[POT]
    if amount > 0:
        transfer(s, POT, seat, amount)
        say(s, POT_TAKEN, seat, amount)
