"""A rent of $16 that seat 1 owes to seat 4 for New York Avenue, not claimed yet."""

from __future__ import annotations

from magnate.monopoly import Game
from magnate.monopoly.events import ClaimLapsed, Event

from .boards import claims, roll

NO_CLAIM = ("no_claim", "M-RENT-6")
NEW_YORK = "new-york 4"  # $16
AT_JAIL = ("at jail", "at jail", "at jail", "at jail")


def land(game: Game) -> None:
    """Move seat 1 from the jail's corner to New York Avenue with 4 and 5; nobody claims yet."""
    roll(game, 4, 5)
    assert claims(game) == [(4, 1, "new-york", 16)]


def lapsed(events: list[Event]) -> list[tuple[int, int, str]]:
    return [(e.seat, e.debtor, e.lot) for e in events if isinstance(e, ClaimLapsed)]
