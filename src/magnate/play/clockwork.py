"""The clocks of a table: which seat is charged, and when its time runs out."""

from __future__ import annotations

from .clocks import Bank, Hours, days_deadline
from .settings import Clock, DaysClock, LiveClock


class Clockwork:
    """Charges the seat to act; nobody is charged during a pause or while the dice are held."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        bank = clock.bank if isinstance(clock, LiveClock) else 0
        self.banks = [Bank(float(bank)) for _ in range(seats)]
        self.asked: int | None = None
        self.asked_at = 0.0
        self._took = [0.0] * seats  # time for each seat's last decision, without what its bank paid
        self.paused_at: float | None = None
        self.held_until = 0.0
        self.holder: int | None = None

    @property
    def live(self) -> LiveClock | None:
        """The settings of a live clock, if the table has one."""
        return self._clock if isinstance(self._clock, LiveClock) else None

    def ask(
        self, seat: int | None, at: float, *, decides_from: float = 0.0, again: bool = False
    ) -> None:
        """Charge the seat that was to act, and start charging the next one once it may decide.

        A seat that is asked `again` has only the time left from its last decision.
        """
        # During a pause, in which players may leave, time stays at the start of the pause.
        at = at if self.paused_at is None else self.paused_at
        if self.asked is not None:
            self._charge(self.asked, at)
        self.asked, self.asked_at = seat, max(at, decides_from)
        if again and seat is not None:
            self.asked_at -= self._took[seat - 1]

    def _charge(self, seat: int, at: float) -> None:
        took = max(0.0, at - self.asked_at)
        if self.live:
            bank = self.banks[seat - 1]
            self.banks[seat - 1] = bank.spent(self.asked_at, at, seconds=self.live.seconds)
            took = min(took, self.live.seconds)
        self._took[seat - 1] = took

    def pause(self, at: float) -> None:
        """Stop all clocks."""
        self.paused_at = at

    def resume(self, at: float) -> None:
        """Resume the clocks as if no time had passed."""
        if self.paused_at is not None:
            self.skip(at - self.paused_at)
            self.paused_at = None

    def skip(self, seconds: float) -> None:
        """Charge nobody for some elapsed time."""
        self.asked_at += seconds
        self.held_until += seconds if self.holder is not None else 0.0

    def hold(self, seat: int, at: float) -> None:
        """Let a seat hold the dice; the seat that has to roll is not charged meanwhile."""
        assert self.live
        self.holder, self.held_until = seat, at + self.live.hold_time
        # Charging starts only after the hold; `let_go` gives back what is left of it.
        self.asked_at += self.live.hold_time

    def let_go(self, at: float) -> None:
        """Release the dice early."""
        self.asked_at -= max(0.0, self.held_until - at)
        self.rest()

    def rest(self) -> None:
        """Release the dice."""
        self.holder, self.held_until = None, 0.0

    def is_held(self, at: float) -> bool:
        """Return whether the dice are held at a time."""
        return self.holder is not None and at < self.held_until

    def deadline(self, hours: Hours | None) -> float | None:
        """Return when the time of the seat to act runs out, given its player's playing hours."""
        if self.asked is None or self.paused_at is not None:
            return None
        if isinstance(self._clock, DaysClock):
            return days_deadline(self.asked_at, self._clock.days, hours=hours)
        if self.live is None:
            return None
        return self.banks[self.asked - 1].deadline(self.asked_at, self.live.seconds)
