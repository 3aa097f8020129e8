"""Time to decide: a seat's bank of seconds, and days that end within its playing hours.

Times are arguments, in seconds since the epoch; nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

HOURS_OF_A_DAY: Final = 24
SECONDS_OF_A_DAY: Final = 86_400
_SHOWN: Final = 40  # how many characters of an unknown name an error shows


class Hours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's playing hours, in a time zone such as "Europe/Warsaw".

    20 to 2 spans midnight; 0 to 24 means always.
    """

    zone: str
    start: int = 0
    end: int = HOURS_OF_A_DAY

    def __post_init__(self) -> None:
        """Refuse an unknown zone, an impossible hour, and hours that end when they start."""
        try:
            ZoneInfo(self.zone)
        except (KeyError, ValueError, OSError):  # unknown, malformed, or a folder of zones
            raise ValueError(f"zone: {self.zone[:_SHOWN]!r} is not a time zone") from None
        for name, hour in (("start", self.start), ("end", self.end)):
            if not 0 <= hour <= HOURS_OF_A_DAY:
                raise ValueError(f"{name}: {hour}; expected 0 to {HOURS_OF_A_DAY}")
        if not self.are_always and self.start % HOURS_OF_A_DAY == self.end % HOURS_OF_A_DAY:
            raise ValueError(f"start and end: from {self.start} to {self.end} is no time at all")

    @property
    def are_always(self) -> bool:
        """Whether the player plays around the clock."""
        return (self.start, self.end) == (0, HOURS_OF_A_DAY)


def days_deadline(asked_at: float, days: int, *, hours: Hours | None) -> float:
    """Return the deadline of a decision: a number of days after the seat was asked.

    It is moved to the next end of the playing hours, so that a whole evening is left.
    """
    moment = asked_at + days * SECONDS_OF_A_DAY
    if hours is None or hours.are_always:
        return moment
    return next(end for end in _ends_of_play(hours, moment) if moment <= end)


def _ends_of_play(hours: Hours, moment: float) -> Iterator[float]:
    """Yield the end of the playing hours of each day, starting the day before.

    If the clocks are put forward over all of them, a day has none.
    """
    zone = ZoneInfo(hours.zone)
    today = datetime.fromtimestamp(moment, zone).date()
    overnight = 1 if hours.end <= hours.start else 0
    for number in count(-1):
        day = today + timedelta(days=number)
        begin = _moment(day, hours.start, zone=zone)
        end = _moment(day + timedelta(days=overnight), hours.end, zone=zone)
        if begin < end:
            yield end


def _moment(day: date, hour: int, *, zone: ZoneInfo) -> float:
    """Return when the clocks first show an hour, or pass over it."""
    # Wall-clock arithmetic: adding to an aware datetime ignores changes of the clocks.
    midnight = datetime.combine(day, time(), zone)
    return (midnight + timedelta(hours=hour)).timestamp()


class Bank(msgspec.Struct, frozen=True):
    """The seconds that a seat has left for the whole game, beyond those for each decision."""

    left: float

    def deadline(self, asked_at: float, seconds: float) -> float:
        """Return when the seat's time runs out: the seconds of the decision, then the bank."""
        return asked_at + seconds + self.left

    def spent(self, asked_at: float, now: float, *, seconds: float) -> Bank:
        """Return the bank after a decision, less the time it took beyond its own seconds."""
        beyond = max(0.0, now - asked_at - seconds)
        return Bank(max(0.0, self.left - beyond))
