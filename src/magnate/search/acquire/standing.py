"""A seat's standing among the holders of a chain, as far as the seat can see it."""

from __future__ import annotations

from typing import NamedTuple

from magnate.acquire.rules.merger_bonus import bonus_of
from magnate.acquire.rules.state import MOST_BOUGHT, EditionTable, State


class Standing(NamedTuple):
    """A place among the holders of a chain."""

    place: int  # 1 is first; 0 without a share
    tied: bool
    lead: int  # over the next holder; negative behind the first; a lower bound unless exact
    exact: bool
    bonus: int  # as things stand; 0 where the stock market has yet to draw

    @property
    def is_first(self) -> bool:
        """Whether nobody has as many shares."""
        return self.place == 1 and not self.tied


def standing(s: State, e: EditionTable, chain: int, *, seat: int, hidden: bool) -> Standing | None:
    """Return the standing of a seat, or None where it would be a guess.

    With hidden holdings it is known if one seat must have all other shares, or if the seat has more
    than all others together.
    """
    own = s.shares[seat][chain]
    others = shares_of_others(s, chain, seat)
    exact = are_known(s, chain, seat=seat, hidden=hidden)
    bonus = 0 if e.market_holder else bonus_of(s, e, chain, seat)
    if own == 0:
        return Standing(0, tied=False, lead=0, exact=exact, bonus=0)
    if exact:
        above = sum(count > own for count in others)
        return Standing(above + 1, own in others, own - max(others), exact=True, bonus=bonus)
    if own > sum(others):
        return Standing(1, tied=False, lead=own - sum(others), exact=False, bonus=bonus)
    return None


def are_known(s: State, chain: int, *, seat: int, hidden: bool) -> bool:
    """Return whether a seat knows who holds the shares of a chain; the bank's stock is public."""
    return not hidden or s.players == 2 or sum(shares_of_others(s, chain, seat)) == 0


def shares_of_others(s: State, chain: int, seat: int) -> list[int]:
    """Return the shares of a chain that each other seat holds."""
    return [s.shares[each][chain] for each in range(s.players) if each != seat]


def sole_leader(s: State, chain: int) -> int | None:
    """Return the seat with more shares of a chain than any other, if there is one."""
    counts = [s.shares[each][chain] for each in range(s.players)]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 and most > 0 else None


def is_safe_lead(s: State, chain: int, place: Standing | None) -> bool:
    """Return whether nobody can draw level, even with all shares left in the bank."""
    return place is not None and place.is_first and place.lead > s.bank[chain]


def is_safe_for_a_turn(s: State, chain: int, place: Standing | None) -> bool:
    """Return whether nobody can draw level with one purchase."""
    most = min(MOST_BOUGHT, s.bank[chain])
    return place is not None and place.is_first and place.lead > most
