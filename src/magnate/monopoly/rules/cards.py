"""The piles: unseen cards are drawn by chance; then the cards repeat in order (M-CARD-2)."""

from __future__ import annotations

from magnate.kernel import rule
from magnate.kernel.frames import push, top

from .refusal_codes import ALLOWED, NOT_AN_OUTCOME
from .state import BANK, DRAWING, NO_CARD, NO_SEAT, OTHER, PILE, EditionTable, State, is_in


@rule
def land_on_card_square(s: State, seat: int, pile: int) -> None:
    """Make the seat draw a card of the pile. See docs/rules/en/monopoly.md#cards."""
    frame = push(s, DRAWING, seat)
    frame[OTHER] = NO_SEAT
    frame[PILE] = pile


@rule
def put_under(s: State, pile: int, card: int) -> None:
    """Put a card face down under its pile, behind all others (M-CARD-4)."""
    s.queue[pile][s.queue_count[pile]] = card
    s.queue_count[pile] += 1


@rule
def return_jail_card(s: State, e: EditionTable, pile: int) -> None:
    """Put a jail card that a seat held under its pile."""
    s.card_holder[pile] = BANK
    put_under(s, pile, e.jail_card[pile])


@rule
def take_first(s: State, pile: int) -> int:
    """Take the next of the cards seen before off the pile, and return it."""
    queue = s.queue[pile]
    card = queue[0]
    left = s.queue_count[pile] - 1
    s.queue_count[pile] = left
    for i in range(left):
        queue[i] = queue[i + 1]
    queue[left] = NO_CARD
    return card


@rule
def may_draw_card(s: State, e: EditionTable, card: int, pile: int) -> int:
    """Return why chance cannot draw this card now."""
    if pile != top(s)[PILE] or card < 0 or card >= e.card_count[pile]:
        return NOT_AN_OUTCOME
    return ALLOWED if is_in(s.unseen[pile], card) else NOT_AN_OUTCOME
