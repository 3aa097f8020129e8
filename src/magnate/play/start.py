"""The start of a game: people commit to nonces, reveal them, and then chance is settled.

Nobody is shown a nonce until all have revealed theirs, and by then nobody can change one. A start
at which somebody does not reveal is abandoned and repeated with a new seed and new nonces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from magnate import chance as chances
from magnate.record import (
    AbandonedSeat,
    AbandonedStart,
    AbandonReason,
    AnyFairness,
    Fairness,
    FormerFairness,
    SeatNonce,
)

from . import log_entries
from .clocks import days_deadline
from .playing import SeatAction
from .seats import Seat
from .settings import Clock, DaysClock

if TYPE_CHECKING:
    from .table import Table

REVEAL_SECONDS: Final = 30.0
"""How long a seat may take to reveal, unless the clock gives it days for a decision."""


@lru_cache
def _commitment(seed: str) -> str:
    """Return the commitment to a seed; a view needs it after every move."""
    return chances.commitment(bytes.fromhex(seed))


class Start:
    """How far the people at a table are with settling its chance; the seats keep their parts.

    `full_since` is when the last seat was taken, or when the nonces began to be revealed.
    """

    def __init__(self, seed: str, seats: Sequence[Seat], clock: Clock) -> None:
        self.seed = seed
        self.scheme = chances.FAIR_SCHEME
        self.revealing = False
        self.abandoned: list[AbandonedStart] = []
        self.full_since: float | None = None
        self._seats = seats
        self._clock = clock

    @property
    def attempt(self) -> int:
        """The number of this start, counting the abandoned ones."""
        return len(self.abandoned) + 1

    @property
    def commitment(self) -> str:
        """The hash that commits the table to its secret seed before any nonce is revealed."""
        return _commitment(self.seed)

    @property
    def people(self) -> list[Seat]:
        """The seats that contribute to chance: those that people took before the game."""
        return [seat for seat in self._seats if seat.commitment or seat.nonce or seat.who]

    def awaited(self) -> list[Seat]:
        """Return the seats that have to reveal now, or to commit."""
        if self.revealing:
            return [seat for seat in self.people if not seat.has_revealed]
        return [seat for seat in self.people if not seat.commitment]

    def deadline_of(self, seat: Seat) -> float | None:
        """Return when a seat that is awaited loses its place, or None while seats are free."""
        if self.full_since is None:
            return None
        if isinstance(self._clock, DaysClock):
            return days_deadline(self.full_since, self._clock.days, hours=seat.hours)
        return self.full_since + REVEAL_SECONDS

    def deadline(self) -> float | None:
        """Return the earliest time at which an awaited seat loses its place, or None."""
        times = [self.deadline_of(seat) for seat in self.awaited()]
        return min((time for time in times if time is not None), default=None)

    def note(self, entry: log_entries.LogEntry) -> None:
        """Apply an entry from before the game, which was already applied to the seats."""
        match entry:
            case log_entries.Revealing():
                self.revealing, self.full_since = True, entry.at
                return
            case log_entries.Abandoned():
                self._abandon(entry)
        if any(seat.is_free for seat in self._seats):
            self.full_since = None
        elif self.full_since is None:
            self.full_since = entry.at

    def skip(self, seconds: float) -> None:
        """Charge nobody for some elapsed time."""
        if self.full_since is not None:
            self.full_since += seconds

    def _abandon(self, entry: log_entries.Abandoned) -> None:
        self.abandoned.append(
            AbandonedStart(
                attempt=self.attempt,
                commitment=self.commitment,
                seed=self.seed,
                reason=entry.reason,
                vacated=entry.vacated,
                seats=tuple(
                    AbandonedSeat(
                        seat=seat.number,
                        name=seat.name,
                        commitment=seat.commitment,
                        nonce=seat.nonce or None,
                    )
                    for seat in self.people
                ),
            )
        )
        self.seed, self.revealing, self.full_since = entry.seed, False, None
        for seat in self._seats:
            seat.commitment = seat.nonce = ""
            if seat.number in entry.vacated:
                seat.stand()

    def settle(self, scheme: int) -> bytes:
        """Return the key of the game's chance under a scheme; nothing is awaited any more."""
        self.scheme, self.revealing, self.full_since = scheme, False, None
        seed = bytes.fromhex(self.seed)
        if scheme == chances.FAIR_SCHEME:
            return chances.fair_key(seed, {seat.number: seat.nonce for seat in self.people})
        return chances.former_fair_key(seed, self._former_nonces())

    def fairness(self) -> AnyFairness:
        """Return the proof that chance was fair, which is secret until the game is over."""
        if self.scheme != chances.FAIR_SCHEME:
            return FormerFairness(self.commitment, self.seed, self._former_nonces())
        seats = (SeatNonce(seat.number, seat.commitment, seat.nonce) for seat in self.people)
        return Fairness(self.commitment, self.seed, tuple(seats), tuple(self.abandoned))

    def _former_nonces(self) -> tuple[str, ...]:
        return tuple(seat.nonce for seat in self._seats if seat.nonce)

    def was_used(self, commitment: str, *, by: Seat | None) -> bool:
        """Return whether another seat has this commitment, or anybody had it before."""
        now = (seat.commitment for seat in self._seats if seat is not by)
        before = (seat.commitment for start in self.abandoned for seat in start.seats)
        return commitment in (*now, *before)


def proceed(table: Table, *, now: float) -> tuple[log_entries.LogEntry, ...]:
    """Take the next step if all seats are taken: reveal the nonces, or start the game."""
    start = table.start
    if any(seat.is_free for seat in table.seats) or start.awaited():
        return ()
    if start.people and not start.revealing:
        entry = log_entries.Revealing(at=now)
        table.note(entry)
        return (entry,)
    return (begin(table, now=now),)


def begin(table: Table, *, now: float, scheme: int = chances.FAIR_SCHEME) -> log_entries.Started:
    """Start the game with the orders of `Settings.starting_orders`.

    A game that was started elsewhere keeps its orders.
    """
    table.set_up(scheme)
    assert table.playing
    actions = table.playing.begin(tuple(_first_orders(table)))
    started = log_entries.Started(at=now, actions=actions, scheme=scheme)
    table.note(started)
    return started


def _first_orders(table: Table) -> Iterator[SeatAction]:
    if not table.settings.starting_orders or table.game.entries or table.game.start_position:
        return
    orders = table.info.orders
    for seat in table.seats:
        for order in orders.at_start():
            if action := orders.action_for(order, on=True):
                yield SeatAction(seat.number, action)


def abandon(
    table: Table, *vacated: int, reason: AbandonReason, **stamp: Any
) -> log_entries.Abandoned:
    """Abandon the start, vacate some seats, and commit to a new seed."""
    entry = log_entries.Abandoned(**stamp, reason=reason, vacated=vacated, seed=chances.new_seed())
    table.note(entry)
    return entry


def vacate_late(table: Table, *, now: float) -> tuple[log_entries.LogEntry, ...]:
    """Vacate the seats that did not reveal in time, or did not commit anew."""
    start = table.start
    late = [
        seat.number
        for seat in start.awaited()
        if (deadline := start.deadline_of(seat)) is not None and deadline <= now
    ]
    # Dated now, not at the deadline, so that the others have all their time to commit again.
    at = max(now, table.at)
    if not late:
        return ()
    if start.revealing:
        return (abandon(table, *late, reason="not_revealed", at=at),)
    stood = tuple(log_entries.Stood(at=at, seat=number) for number in late)
    for entry in stood:
        table.note(entry)
    return stood
