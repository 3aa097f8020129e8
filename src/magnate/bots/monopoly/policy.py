"""What a player of Monopoly sets more or less store by than a steady one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Taste(NamedTuple):
    """Factors on what a steady player reckons; 1 is as it does.

    A lot must be worth `bargain` times its price, or it is left to an auction.
    """

    groups: Mapping[str, float] = {}  # on the worth of groups, by name
    hope: float = 1.0  # on what a group nearly complete is worth
    bids: float = 1.0  # on how far it bids
    reserve: float = 1.0  # on the cash it keeps
    rivalry: float = 1.0  # on how much it grudges a partner's gain
    bargain: float = 0.0


STEADY = Taste()
