"""Rent: as printed on the deed, doubled for a bare lot of a monopoly (M-RENT-1 to 5)."""

from __future__ import annotations

from magnate.kernel import rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, push, top

from .event_codes import RENT_ROLLED
from .ownership import has_mortgage, owned_in_group, owns_group
from .rent_claims import open_claim
from .state import (
    BANK,
    COMPANY,
    DICE,
    DICE_FACTOR,
    LOT,
    NO_SEAT,
    OTHER,
    RENT_ROLL,
    STATION,
    EditionTable,
    State,
    ask,
)


@rule
def rent_of(s: State, e: EditionTable, lot: int, dice: int) -> int:
    """Return the rent of an owned lot; a company's is a multiple of the dice.

    An unbuilt lot of a monopoly earns double rent, even if other lots of it have houses (M-S-8).
    See docs/rules/en/monopoly.md#rent.
    """
    if s.mortgaged[lot]:
        return 0
    owner = s.owner[lot]
    group = e.lot_group[lot]
    kind = e.lot_kind[lot]
    rents = e.rent[lot]
    if kind == STATION:
        return rents[owned_in_group(s, e, owner, group) - 1]
    if kind == COMPANY:
        return rents[owned_in_group(s, e, owner, group) - 1] * dice
    level = s.level[lot]
    if level > 0 or not owns_group(s, e, owner, group):
        return rents[level]
    if not e.double_with_mortgaged and has_mortgage(s, e, group):
        return rents[0]
    return 2 * rents[0]


@rule
def is_let(s: State, e: EditionTable, seat: int, lot: int) -> bool:
    """Return whether a seat that lands on a lot owes rent to anyone."""
    owner = s.owner[lot]
    if owner == BANK or owner == seat or s.mortgaged[lot]:
        return False
    return e.rent_while_jailed != 0 or s.jail_turn[owner] == 0


@rule
def charge_rent(
    s: State, e: EditionTable, seat: int, lot: int, rent_factor: int, dice_factor: int
) -> None:
    """Charge rent to a seat that landed on another's lot; a card may raise it or base it on a roll.

    See M-S-29.
    """
    if not is_let(s, e, seat, lot):
        return
    if dice_factor and e.lot_kind[lot] == COMPANY:
        frame = push(s, RENT_ROLL, seat)
        frame[OTHER] = NO_SEAT
        frame[LOT] = lot
        frame[DICE_FACTOR] = dice_factor
        return
    amount = rent_factor * rent_of(s, e, lot, s.dice[0] + s.dice[1])
    open_claim(s, e, seat, lot, amount)


@rule
def continue_rent_roll(s: State) -> None:
    """Await the roll that a card bases the rent on; it makes no claim lapse."""
    ask(s, DICE, top(s)[FRAME_SEAT])


@rule
def roll_rent(s: State, e: EditionTable, first: int, second: int) -> None:
    """Charge the rent of a new roll times the card's factor."""
    frame = top(s)
    seat = frame[FRAME_SEAT]
    lot = frame[LOT]
    factor = frame[DICE_FACTOR]
    pop(s)
    say(s, RENT_ROLLED, seat, first, second)
    open_claim(s, e, seat, lot, factor * (first + second))
