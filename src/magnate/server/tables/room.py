"""A table in memory: commands run one at a time and are stored before anyone is notified.

One lock per room serializes everything that reads or changes the table. The lock is held during
the write to the database, so that nobody is sent entries that are not stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import Final

from magnate.engine.editions import RULES_VERSION
from magnate.play import log_entries
from magnate.play.bots import Bots
from magnate.play.command_errors import CommandRefused
from magnate.play.commands import Command
from magnate.play.driving import (
    BotDriver,
    bot_decides,
    bots_alone,
    due_at,
    needs_driver,
    reopened,
    tick,
)
from magnate.play.handling import handle
from magnate.play.log_entries import LogEntry
from magnate.play.preview import Preview, preview
from magnate.play.table import Actor, Table
from magnate.server.database import Conflict, DatabaseError
from magnate.server.network.protocol import Presence, Snapshot, encode

from .listener import Listener
from .moment import Moment, News
from .storage import IN_MEMORY, Lease, Tables

Clock = Callable[[], float]
MOST_TRIES: Final = 8
LOOK_AGAIN: Final = 2.0
"""Seconds until a table that another process drives is checked again."""

_RESENT: Final = (
    log_entries.Started,
    log_entries.Undone,
    log_entries.Ended,
    log_entries.Sat,
    log_entries.Stood,
    log_entries.Abandoned,
    log_entries.Taken,
)
"""After these entries everyone gets a snapshot."""
_UNSEATS: Final = (log_entries.Stood, log_entries.Abandoned, log_entries.Taken)
"""Entries by which people may lose their seats."""
_Awaited = tuple[bool, int]
"""Whether the game has begun, and a seat that the table waits for."""
_PLAY: Final = (log_entries.Played, log_entries.Resigned)
"""Entries that may end a game; after the end only chat follows."""


class NoSuchTable(LookupError):
    """There is no table with this id."""


class BrokenTable(ValueError):
    """A table that cannot be rebuilt from its log."""


def _awaited(table: Table) -> frozenset[_Awaited]:
    """Return the seats the table waits for: to reveal or to commit, or to decide."""
    return frozenset((table.playing is not None, seat) for seat in table.awaited())


def _playable(table: Table) -> Table:
    """Refuse an unfinished table of earlier rules; the upgrade must call it off first."""
    if table.edition.rules_version < RULES_VERSION and not table.is_done:
        raise ValueError(
            f"table {table.id} was started under earlier rules and has not been called off"
        )
    return table


class Room:
    """A table, the clients connected to it here, and the task that drives its bots and clocks.

    The table in memory may be behind the log when other processes append to it; then the log wins.
    `created` is when the table was opened, set once it is loaded.
    """

    def __init__(
        self, table_id: str, tables: Tables, bots: Bots, *, clock: Clock, bot_delay: float = 0.0
    ) -> None:
        self.id = table_id
        self._tables = tables
        self._bots = bots
        self._clock = clock
        self._bot_delay = bot_delay
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._table: Table | None = None
        self._moment: Moment | None = None  # of the table since its last change
        self.created = 0.0
        self._driver: BotDriver | None = None
        self._drive_task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._has_lease = False
        self._was_away = False
        self._is_resting = False
        self._paused_at = 0  # the table's number at the last pause before a bot's move
        self.used_at = clock()
        self._awaited: frozenset[_Awaited] = frozenset()
        self.on_over: Callable[[Table], None] = lambda table: None
        self.on_asked: Callable[[Table, frozenset[int]], None] = lambda table, seats: None
        self.on_fault: Callable[[str, BaseException], None] = lambda where, error: None
        self.on_command: Callable[[str, float], None] = lambda outcome, seconds: None

    async def load(self) -> Table:
        """Return the table as logged; raise NoSuchTable if there is none.

        Valid until the caller awaits something: after that, commands may have changed it.
        """
        async with self._lock:
            return await self._loaded()

    async def newest(self) -> Table:
        """Return the table including all entries that other processes appended."""
        async with self._lock:
            table = await self._loaded()
            await self._caught_up(table)
            return table

    async def _loaded(self) -> Table:
        self.used_at = self._clock()
        if self._table is None:
            created = await self._tables.created(self.id)
            if created is None:
                raise NoSuchTable(self.id)
            self.created = created
            self._put(await self._rebuilt())
        assert self._table
        return self._table

    async def _rebuilt(self) -> Table:
        """Return the table as its log tells it, or raise BrokenTable."""
        try:
            log = await self._tables.log_to_load(self.id)
            if not log:
                raise ValueError("its log is empty")
            # In a thread, because replaying a long game would stall the other tables.
            return _playable(await asyncio.to_thread(Table.of, self.id, log, self._bots))
        except DatabaseError:
            raise
        except Exception as error:
            raise BrokenTable(f"{type(error).__name__}: {error}") from error

    def _put(self, table: Table) -> None:
        """Keep a table that was rebuilt from its log; listeners may have missed something."""
        self._table = table
        self._awaited = _awaited(table)
        self._driver = BotDriver(table)
        for listener in self._listeners:
            listener.ask_for_snapshot()
        self._wake()

    def adopt(self, table: Table, created: float) -> None:
        """Use a table that was just created and stored."""
        self.created = created
        self._put(table)

    async def catch_up(self) -> None:
        """Apply the entries other processes appended."""
        async with self._lock:
            if self._table is not None:
                await self._caught_up(self._table)

    async def _caught_up(self, table: Table) -> bool:
        """Apply the entries other processes appended; return whether there were any."""
        missed = await self._tables.log(self.id, after=table.seq)
        with self._trusted():
            for entry in missed:
                table.apply(entry)
        if missed:
            self._publish(table, missed)
        return bool(missed)

    @contextmanager
    def _trusted(self) -> Iterator[None]:
        """Drop the table from memory if something fails halfway, since it may differ from the log.

        It is rebuilt from the log, and every listener receives a snapshot.
        """
        try:
            yield
        except CommandRefused:
            raise  # nothing was changed
        except BaseException:
            self._table = None
            self._wake()
            raise

    async def command(self, actor: Actor, command: Command) -> int:
        """Carry out a command and return the table's number after it.

        CommandRefused means that nothing changed. After DatabaseError the command may or may not be
        stored; it is safe to send it again.
        """
        began, outcome = time.perf_counter(), "failed"
        try:
            # Shielded, because the sender may disconnect before it is stored and the others
            # notified.
            n = await asyncio.shield(self._execute(actor, command))
            outcome = "done"
            return n
        except CommandRefused as error:
            outcome = error.code
            raise
        finally:
            self.on_command(outcome, time.perf_counter() - began)

    async def _execute(self, actor: Actor, command: Command) -> int:
        async with self._lock:
            for _ in range(MOST_TRIES):
                table = await self._loaded()
                made = await self._handled(table, actor, command)
                if await self._stored(table, made):
                    return table.done(actor, command.id) or table.n
        raise Conflict("too many concurrent writes to this table")

    async def _handled(self, table: Table, actor: Actor, command: Command) -> tuple[LogEntry, ...]:
        """Carry out a command in memory; refuse it only if the table is up to date.

        Otherwise it may be a repeated command that another process has already stored.
        """
        try:
            with self._trusted():
                return handle(table, actor, command, now=self._clock())
        except CommandRefused:
            if not await self._caught_up(table):
                raise
        with self._trusted():
            return handle(table, actor, command, now=self._clock())

    async def end(self, by: log_entries.Ended) -> None:
        """Call the game off."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                table = await self._loaded()
                if table.is_done:
                    return
                table.note(by)
                if await self._stored(table, (by,)):
                    return
        raise Conflict("too many concurrent writes to this table")

    async def note_rematch(self, rematched: log_entries.Rematched) -> str:
        """Record the table of the rematch and return it; the first one recorded wins."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                table = await self._loaded()
                if table.rematch is not None:
                    return table.rematch
                table.note(rematched)
                if await self._stored(table, (rematched,)):
                    return rematched.table
        raise Conflict("too many concurrent writes to this table")

    async def _stored(self, table: Table, made: Sequence[LogEntry]) -> bool:
        """Store applied entries and send them; return False if another process was first."""
        if not made:
            return True
        try:
            with self._trusted():
                await self._tables.append(table, made, created=self.created)
        except Conflict:
            await (
                self._loaded()
            )  # `_trusted` dropped the table, which holds entries that were not stored
            return False
        before = self._awaited
        self._publish(table, made)
        if newly := frozenset(seat for _, seat in self._awaited - before):
            self.on_asked(table, newly)
        return True

    @property
    def connected(self) -> tuple[int, ...]:
        """The seats whose players are connected here."""
        if self._table is None:
            return ()
        seats = (self._table.seat_of(listener.who) for listener in self._listeners)
        return tuple(sorted({seat.number for seat in seats if seat}))

    @property
    def asked(self) -> int | None:
        """The seat to act, if the table is in memory."""
        running = self._table is not None and self._table.status == "running"
        return self._table.clock.asked if running and self._table is not None else None

    def has_seat(self, who: str) -> bool:
        """Return whether a person is seated, as far as the table is in memory."""
        return self._table is not None and self._table.seat_of(who) is not None

    @property
    def spectators(self) -> int:
        """The number of connections here of people without a seat."""
        return sum(not self.has_seat(listener.who) for listener in self._listeners)

    @property
    def bot_faults(self) -> int:
        """How many actions of bots were refused here."""
        return self._driver.faults if self._driver else 0

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected here."""
        return not self._listeners

    def join(self, listener: Listener) -> None:
        """Connect a client; it gets a snapshot first."""
        self._listeners.add(listener)
        listener.ask_for_snapshot()
        if self._table is not None:  # otherwise everyone gets a snapshot once it is loaded
            self._send_presence()
        self._wake()

    def leave(self, listener: Listener) -> None:
        """Disconnect a client."""
        self._listeners.discard(listener)
        if self._table is not None:
            self._send_presence()
        self._wake()  # a table with only bots rests when the last client leaves

    async def snapshot(self, listener: Listener) -> Snapshot:
        """Return a snapshot for a client."""
        async with self._lock:
            table = await self._loaded()
            if self._moment is None or self._moment.table is not table:
                self._moment = Moment(table)
            now = self._clock()
            return listener.snapshot(self._moment, now=now, connected=self.connected)

    async def preview(self, actor: Actor, action: str) -> Preview:
        """Return a preview of a player's action; raise CommandRefused if there is none."""
        async with self._lock:
            return preview(await self._loaded(), actor.who, action)

    def close(self, reason: str) -> None:
        """Close all connections to this table."""
        for listener in self._listeners:
            listener.close(reason)

    def _send_presence(self) -> None:
        presence = encode(Presence(self.connected))
        for listener in self._listeners:
            if not listener.behind:
                listener.tell(presence)

    def _publish(self, table: Table, made: Sequence[LogEntry]) -> None:
        """Update all listeners after new entries, or only the owners if all of them are private."""
        if needs_driver(table):
            self._wake()
        self._awaited = _awaited(table)
        public = [entry for entry in made if not isinstance(entry, log_entries.PRIVATE)]
        concerned = {entry.who for entry in made} if not public else None
        ends = table.is_done and any(isinstance(entry, _PLAY) for entry in made)
        resend = ends or any(isinstance(entry, _RESENT) for entry in made)
        self._moment = Moment(table)
        news = News(self._moment, now=self._clock())
        for listener in self._listeners:
            if concerned is None or listener.who in concerned:
                listener.happened(news, resend=resend)
        if any(isinstance(entry, _UNSEATS) for entry in made):
            self._dismiss(table)
        if public and table.is_done:
            self.on_over(table)

    def _dismiss(self, table: Table) -> None:
        """Disconnect people who lost their seat at a table without spectators."""
        for listener in self._listeners:
            if not table.may_view(listener.who):
                listener.close("no_watchers")

    @property
    def is_driven(self) -> bool:
        """Whether this process lets the bots move and the clocks run out."""
        return self._has_lease and self._table is not None and needs_driver(self._table)

    @property
    def is_driving(self) -> bool:
        """Whether a task drives the table; it must end before the room is dropped."""
        return self._drive_task is not None and not self._drive_task.done()

    def start_driving(self) -> None:
        """Start the task that lets bots move and clocks run out."""
        if not self.is_driving:
            self._drive_task = asyncio.create_task(self._drive(), name=f"drive {self.id}")

    async def stop(self) -> None:
        """Stop driving the table because the process ends; another process may take it over."""
        if self._drive_task is not None:
            self._drive_task.cancel()
            with suppress(asyncio.CancelledError):
                await self._drive_task
            self._drive_task = None

    async def stop_driving(self) -> None:
        """Leave bots and clocks to others; raise DatabaseError if that cannot be stored."""
        await self.stop()
        if self._table is not None or self._has_lease:
            due = self.due_at() if self._table is not None else IN_MEMORY
            await self._tables.release(self.id, due)
            self._has_lease = False

    def lose_lease(self) -> None:
        """Give up the lease without a write, because others may have taken the table over."""
        self._has_lease = False

    def due_at(self) -> float | None:
        """Return when the table needs a driver next, or None."""
        table = self._table
        if table is None or table.is_done or self._stands_idle(table):
            return None
        return self._clock() if bot_decides(table) else due_at(table)

    def _wake(self) -> None:
        self._changed.set()

    def _wake_after(self, answers: Sequence[Future[str | None]]) -> None:
        """Wake the drive task when a bot has an answer; the callback runs in another thread."""
        loop = asyncio.get_running_loop()
        for answer in answers:
            answer.add_done_callback(lambda _: loop.call_soon_threadsafe(self._wake))

    async def _drive(self) -> None:
        """Let bots move and clocks run out until the task is cancelled."""
        while True:
            self._changed.clear()
            try:
                pause = await self._drive_once()
            except DatabaseError:
                await asyncio.sleep(LOOK_AGAIN)
                continue
            except Exception as error:  # noqa: BLE001 - nothing else would report it
                self.on_fault(self.id, error)
                await asyncio.sleep(LOOK_AGAIN)
                continue
            with suppress(TimeoutError):
                # Not wait_for, which before Python 3.12 ignores a cancellation just after a wake.
                async with asyncio.timeout(pause):
                    await self._changed.wait()

    async def _drive_once(self) -> float | None:
        """Do one thing that is due; return the seconds until the next, or None."""
        table = await self.load() if self._table is None else self._table
        if not needs_driver(table) or (self._is_resting and self._stands_idle(table)):
            return None
        if not await self._lease():
            return LOOK_AGAIN
        if self._stands_idle(table):
            await self._rest()
            return None
        self._is_resting = False
        await self._pause_before_bot(table)
        async with self._lock:
            if self._table is not table:  # it was rebuilt meanwhile
                return 0.0
            assert self._driver
            now = self._clock()
            with self._trusted():
                made = self._back(table) or tick(table, now=now) or self._driver.step(now=now)
            if made:
                # A conflict may mean that another process drives the table now, so ask again.
                self._has_lease = await self._stored(table, made)
                return 0.0
            self._wake_after(self._driver.thinking)
            when = due_at(table)
            return None if when is None else max(0.0, when - now)

    async def _pause_before_bot(self, table: Table) -> None:
        """Wait once before a bot moves, so that people can follow; slow bots think meanwhile."""
        if self._bot_delay and bot_decides(table) and self._paused_at != table.n:
            if self._driver is not None:
                self._driver.begin()
            await asyncio.sleep(self._bot_delay)
            self._paused_at = table.n

    def _stands_idle(self, table: Table) -> bool:
        """Return whether only bots play, and nobody is watching them here."""
        return self.is_idle and bots_alone(table)

    async def _rest(self) -> None:
        """Let nobody drive the table until somebody connects, here or to another process."""
        await self._tables.release(self.id, None)
        self._has_lease, self._is_resting = False, True

    async def _lease(self) -> bool:
        if not self._has_lease:
            lease = await self._tables.lease(self.id)
            self._has_lease = lease is not Lease.OTHERS
            self._was_away = lease is Lease.TAKEN_OVER or self._is_resting
        return self._has_lease

    def _back(self, table: Table) -> tuple[LogEntry, ...]:
        """Charge nobody for the time since the process that drove the table died."""
        away, self._was_away = self._was_away, False
        return reopened(table, now=self._clock()) if away else ()
