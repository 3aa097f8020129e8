"""How much a bot that looks ahead may do for one decision."""

from __future__ import annotations

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """Worlds played on, seconds, or both, where the first that is used up ends it.

    Who only counts decides the same every time.
    """

    rollouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Refuse a budget that says nothing, or that there is nothing."""
        given = [each for each in (self.rollouts, self.seconds) if each is not None]
        if not given:
            raise ValueError("a budget is a number of rollouts, a number of seconds, or both")
        if min(given) <= 0:
            raise ValueError("a budget is above zero")

    def bounded(self, given: Budget | None) -> Budget:
        """Return what a bot with this budget of its own does that is given another.

        A count alone is part of how well it plays, so it can only be lowered. A time is replaced
        by what is given; a count beside it says what is enough, and stays beside another time.
        """
        if given is None:
            return self
        if self.seconds is not None:
            enough = self.rollouts if given.rollouts is None else given.rollouts
            return Budget(rollouts=enough, seconds=given.seconds)
        assert self.rollouts is not None
        return given if (given.rollouts or self.rollouts) < self.rollouts else self
