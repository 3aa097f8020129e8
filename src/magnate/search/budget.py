"""How much a bot that looks ahead may do for one decision."""

from __future__ import annotations

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """Worlds played on, or seconds: exactly one of them; who counts decides the same every time."""

    rollouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Refuse a budget that says nothing, or two things."""
        if (self.rollouts is None) == (self.seconds is None):
            raise ValueError("a budget is either a number of rollouts or a number of seconds")
        if (self.rollouts or self.seconds or 0) <= 0:
            raise ValueError("a budget is above zero")

    def bounded(self, given: Budget | None) -> Budget:
        """Return what a bot with this budget of its own does that is given another.

        A time is replaced by what is given; a count is part of how well it plays, so it can only
        be lowered.
        """
        if given is None:
            return self
        if self.rollouts is None:
            return given
        return given if (given.rollouts or self.rollouts) < self.rollouts else self
