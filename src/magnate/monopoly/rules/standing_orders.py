"""Standing orders: always claim rent, never build in a shortage (M-S-15, M-S-33)."""

from __future__ import annotations

from magnate.kernel import rule, say

from .event_codes import ORDER_GIVEN
from .refusal_codes import ALLOWED, NOT_AN_ORDER
from .state import ORDERS, State


@rule
def may_order(order: int, on: int) -> int:
    """Return why this is not a standing order."""
    return ALLOWED if 0 <= order < ORDERS and 0 <= on <= 1 else NOT_AN_ORDER


@rule
def give_order(s: State, seat: int, order: int, on: int) -> None:
    """Set or clear a standing order of a seat. See docs/rules/en/monopoly.md#standing-orders."""
    s.orders[seat] &= ~(1 << order)
    s.orders[seat] |= on << order
    say(s, ORDER_GIVEN, seat, order, on)
