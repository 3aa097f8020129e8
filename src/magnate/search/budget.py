"""The budget of a search for one decision."""

from __future__ import annotations

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """A number of rollouts, a number of seconds, or both; whichever is used up first ends a search.

    With a number alone, a search is reproducible.
    """

    rollouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        given = [each for each in (self.rollouts, self.seconds) if each is not None]
        if not given:
            raise ValueError("a budget is a number of rollouts, a number of seconds, or both")
        if min(given) <= 0:
            raise ValueError("a budget is above zero")

    def bounded(self, given: Budget | None) -> Budget:
        """Combine the bot's own budget with the caller's.

        A bot's number of rollouts determines its strength, so it can only be lowered. Its seconds
        are replaced by the caller's; a number of rollouts given with them is all the bot needs, and
        stays.
        """
        if given is None:
            return self
        if self.seconds is not None:
            enough = self.rollouts if given.rollouts is None else given.rollouts
            return Budget(rollouts=enough, seconds=given.seconds)
        assert self.rollouts is not None
        return given if (given.rollouts or self.rollouts) < self.rollouts else self
