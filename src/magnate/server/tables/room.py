"""A table in memory: commands one after the other, stored before anybody hears of them."""

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
from magnate.play.driving import BotDriver, bot_decides, due, needs_driver, reopened, tick
from magnate.play.handling import handle
from magnate.play.log_entries import LogEntry
from magnate.play.preview import Preview, preview
from magnate.play.table import Actor, Table
from magnate.server.database import Conflict, DatabaseError
from magnate.server.network.protocol import Presence, Snapshot

from .listener import Listener
from .storage import IN_MEMORY, Hold, Tables

Clock = Callable[[], float]
MOST_TRIES: Final = 8
LOOK_AGAIN: Final = 2.0
"""Seconds until a table that another process drives is looked at again."""

_RESENT: Final = (
    log_entries.Started,
    log_entries.Undone,
    log_entries.Ended,
    log_entries.Sat,
    log_entries.Stood,
    log_entries.Taken,
)
"""After these everybody gets a snapshot."""
_PLAY: Final = (log_entries.Played, log_entries.Resigned)
"""These may end a game; what follows the end is only talk."""


class NoSuchTable(LookupError):
    """There is no table with this id."""


def _playable(table: Table) -> Table:
    """Return a table unless it would continue under earlier rules, which upgrading calls off."""
    if table.edition.rules_version < RULES_VERSION and not table.is_done:
        raise ValueError(f"table {table.id} was begun under earlier rules and is not called off")
    return table


class Room:
    """One table, those who are connected to it here, and the task that drives its bots and clocks.

    What is in memory may be behind the log when other processes append to it; then the log wins.
    `created` is when the table was opened, known as soon as it is loaded.
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
        self.created = 0.0
        self._driver: BotDriver | None = None
        self._drive_task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._holds = False
        self._was_away = False
        self._paused_at = 0  # at this number of the table people have had time to follow
        self.used_at = clock()
        self._asked: int | None = None
        self.on_over: Callable[[Table], None] = lambda table: None
        self.on_asked: Callable[[Table], None] = lambda table: None
        self.on_fault: Callable[[str, BaseException], None] = lambda where, error: None
        self.on_command: Callable[[str, float], None] = lambda outcome, seconds: None

    # Loading

    async def load(self) -> Table:
        """Return the table as the log has it; NoSuchTable if there is none.

        It is so until the caller waits for something: then it may be ahead of the log.
        """
        async with self._lock:
            return await self._loaded()

    async def newest(self) -> Table:
        """Return the table with all that other processes have appended."""
        async with self._lock:
            table = await self._loaded()
            await self._caught_up(table)
            return table

    async def _loaded(self) -> Table:
        self.used_at = self._clock()
        if self._table is None:
            created = await self._tables.created(self.id)
            log = await self._tables.log(self.id) if created is not None else []
            if created is None or not log:
                raise NoSuchTable(self.id)
            self.created = created
            # In a thread: a long game takes a while, and other tables must not wait for it.
            self._put(_playable(await asyncio.to_thread(Table.of, self.id, log, self._bots)))
        assert self._table
        return self._table

    def _put(self, table: Table) -> None:
        """Keep a table that was rebuilt from its log; listeners may have missed something."""
        self._table = table
        self._asked = table.clock.asked
        self._driver = BotDriver(table)
        for listener in self._listeners:
            listener.happened(table, now=self._clock(), resend=True)
        self._wake()

    def adopt(self, table: Table, created: float) -> None:
        """Take a table that has just been stored."""
        self.created = created
        self._put(table)

    async def catch_up(self) -> None:
        """Apply the entries other processes appended."""
        async with self._lock:
            if self._table is not None:
                await self._caught_up(self._table)

    async def _caught_up(self, table: Table) -> bool:
        """Apply the entries other processes appended; tell whether there were any."""
        missed = await self._tables.log(self.id, after=table.seq)
        with self._trusted():
            for entry in missed:
                table.apply(entry)
        if missed:
            self._tell(table, missed)
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

    # Commands

    async def command(self, actor: Actor, command: Command) -> int:
        """Carry out a command, and return the table's number after it.

        CommandRefused changes nothing. DatabaseError leaves open whether it was stored: the same
        command may be sent again.
        """
        began, outcome = time.perf_counter(), "failed"
        try:
            # The sender may disconnect before it is stored; the others must still receive it.
            n = await asyncio.shield(self._carried_out(actor, command))
            outcome = "done"
            return n
        except CommandRefused as error:
            outcome = error.code
            raise
        finally:
            self.on_command(outcome, time.perf_counter() - began)

    async def _carried_out(self, actor: Actor, command: Command) -> int:
        async with self._lock:
            for _ in range(MOST_TRIES):
                table = await self._loaded()
                made = await self._handled(table, actor, command)
                if await self._stored(table, made):
                    return table.done(actor, command.id) or table.n
        raise Conflict("too many others act at this table")

    async def _handled(self, table: Table, actor: Actor, command: Command) -> tuple[LogEntry, ...]:
        """Carry out a command in memory; only a table that has all its entries may refuse it.

        It may be one that another process has stored, and that is sent again to this one.
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
        raise Conflict("too many others act at this table")

    async def note_rematch(self, rematched: log_entries.Rematched) -> str:
        """Name the table at which the same players meet again; the first one named counts."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                table = await self._loaded()
                if table.rematch is not None:
                    return table.rematch
                table.note(rematched)
                if await self._stored(table, (rematched,)):
                    return rematched.table
        raise Conflict("too many others act at this table")

    async def _stored(self, table: Table, made: Sequence[LogEntry]) -> bool:
        """Store entries that have happened, and tell them; False if others were first."""
        if not made:
            return True
        try:
            with self._trusted():
                await self._tables.append(table, made, created=self.created)
        except Conflict:
            await self._loaded()
            return False
        asked = self._asked
        self._tell(table, made)
        if self._asked not in (None, asked):
            self.on_asked(table)
        return True

    # Listeners

    @property
    def connected(self) -> tuple[int, ...]:
        """The seats whose players are connected here."""
        if self._table is None:
            return ()
        seats = (self._table.seat_of(listener.who) for listener in self._listeners)
        return tuple(sorted({seat.number for seat in seats if seat}))

    @property
    def asked(self) -> int | None:
        """The seat that decides now, as far as the table is in memory."""
        running = self._table is not None and self._table.status == "running"
        return self._table.clock.asked if running and self._table is not None else None

    @property
    def bot_faults(self) -> int:
        """How many actions of bots the rules have refused here."""
        return self._driver.faults if self._driver else 0

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected here."""
        return not self._listeners

    def join(self, listener: Listener) -> None:
        """Tell a reader everything from now on, a snapshot first."""
        self._listeners.add(listener)
        listener.ask_for_snapshot()
        if self._table is not None:  # else everybody gets a snapshot as soon as it is
            self._tell_presence()
        self._wake()

    def leave(self, listener: Listener) -> None:
        """Tell a reader nothing more."""
        self._listeners.discard(listener)
        if self._table is not None:
            self._tell_presence()

    async def snapshot(self, listener: Listener) -> Snapshot:
        """Return what a reader may know now."""
        async with self._lock:
            table = await self._loaded()
            return listener.snapshot(table, now=self._clock(), connected=self.connected)

    async def preview(self, actor: Actor, action: str) -> Preview:
        """Return what an action of a player would do; CommandRefused where there is no preview."""
        async with self._lock:
            return preview(await self._loaded(), actor.who, action)

    def close(self, reason: str) -> None:
        """End all connections to this table."""
        for listener in self._listeners:
            listener.close(reason)

    def _tell_presence(self) -> None:
        presence = Presence(self.connected)
        for listener in self._listeners:
            if not listener.behind:
                listener.tell(presence)

    def _tell(self, table: Table, made: Sequence[LogEntry]) -> None:
        """Send new entries to all listeners, private ones only to the people they belong to."""
        self._wake()
        self._asked = table.clock.asked
        public = [entry for entry in made if not isinstance(entry, log_entries.PRIVATE)]
        concerned = {entry.who for entry in made} if not public else None
        ends = table.is_done and any(isinstance(entry, _PLAY) for entry in made)
        resend = ends or any(isinstance(entry, _RESENT) for entry in made)
        now = self._clock()
        for listener in self._listeners:
            if concerned is None or listener.who in concerned:
                listener.happened(table, now=now, resend=resend)
        if any(isinstance(entry, log_entries.Stood | log_entries.Taken) for entry in made):
            self._dismiss(table)
        if public and table.is_done:
            self.on_over(table)

    def _dismiss(self, table: Table) -> None:
        """Disconnect people who lost their seat at a table without spectators."""
        for listener in self._listeners:
            if not table.may_look(listener.who):
                listener.close("no_watchers")

    # Driving bots and clocks

    @property
    def is_driving(self) -> bool:
        """Whether a task drives the table; it must end before the table is forgotten."""
        return self._drive_task is not None and not self._drive_task.done()

    def start_driving(self) -> None:
        """Let bots move and clocks run out from now on."""
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
        """Leave bots and clocks to others; DatabaseError if they cannot be told."""
        await self.stop()
        if self._table is not None or self._holds:
            due = self.due() if self._table is not None else IN_MEMORY
            await self._tables.let_go(self.id, due)
            self._holds = False

    def lose_hold(self) -> None:
        """Forget that this process drives the table: others may have taken it over."""
        self._holds = False

    def due(self) -> float | None:
        """Return when somebody has to do something at the table."""
        table = self._table
        if table is None or table.is_done:
            return None
        return self._clock() if bot_decides(table) else due(table)

    def _wake(self) -> None:
        self._changed.set()

    def _wake_after(self, answers: Sequence[Future[str | None]]) -> None:
        """Go on when a bot that thinks elsewhere has an answer; that is in another thread."""
        loop = asyncio.get_running_loop()
        for answer in answers:
            answer.add_done_callback(lambda _: loop.call_soon_threadsafe(self._wake))

    async def _drive(self) -> None:
        """Let bots move and clocks run out as long as the table is here."""
        while True:
            self._changed.clear()
            try:
                pause = await self._drive_once()
            except DatabaseError:
                await asyncio.sleep(LOOK_AGAIN)
                continue
            except Exception as error:  # noqa: BLE001 - nobody else would hear of it
                self.on_fault(self.id, error)
                await asyncio.sleep(LOOK_AGAIN)
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), pause)

    async def _drive_once(self) -> float | None:
        """Do one thing that is due; return the seconds until there may be another one."""
        table = await self.load() if self._table is None else self._table
        if not needs_driver(table):
            return None
        if not await self._hold():
            return LOOK_AGAIN
        await self._let_people_follow(table)
        async with self._lock:
            if self._table is not table:
                return 0.0
            assert self._driver
            now = self._clock()
            with self._trusted():
                made = self._back(table) or tick(table, now=now) or self._driver.step(now=now)
            if made:
                # Perhaps another process drives it now: that is asked again after a conflict.
                self._holds = await self._stored(table, made)
                return 0.0
            self._wake_after(self._driver.thinking)
            when = due(table)
            return None if when is None else max(0.0, when - now)

    async def _let_people_follow(self, table: Table) -> None:
        """Wait before a bot moves, once; one that takes its time thinks meanwhile."""
        if self._bot_delay and bot_decides(table) and self._paused_at != table.n:
            if self._driver is not None:
                self._driver.begin()
            await asyncio.sleep(self._bot_delay)
            self._paused_at = table.n

    async def _hold(self) -> bool:
        if not self._holds:
            hold = await self._tables.hold(self.id, self._clock())
            self._holds, self._was_away = hold is not Hold.OTHERS, hold is Hold.TAKEN_OVER
        return self._holds

    def _back(self, table: Table) -> tuple[LogEntry, ...]:
        """Charge nobody for the time since the process died that drove the table before."""
        away, self._was_away = self._was_away, False
        return reopened(table, now=self._clock()) if away else ()
