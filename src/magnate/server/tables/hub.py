"""All tables in this process's memory, and the tasks that drive them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import structlog

from magnate import chance as chances
from magnate.play import log_entries
from magnate.play.bots import Bots
from magnate.play.commands import Sit
from magnate.play.handling import handle
from magnate.play.settings import Settings, check
from magnate.play.start import begin
from magnate.play.table import Actor, Table
from magnate.server.database import Database, DatabaseError
from magnate.server.database.interface import EVERYTHING
from magnate.server.ids import new_id

from .room import BrokenTable, Clock, NoSuchTable, Room
from .storage import ALIVE_FOR, Tables
from .terms import on_terms

IDLE_FOR: Final = 60.0
"""Seconds after which an unused table is dropped from memory."""
HEARTBEAT: Final = 2.0
CANCEL_AGAIN: Final = 1.0
TRY_BROKEN_AGAIN: Final = 3600.0
"""Seconds after which a table that could not be loaded is due again."""

log = structlog.get_logger()


class Hub:
    """The tables of one process."""

    def __init__(
        self, database: Database, bots: Bots, *, clock: Clock, bot_delay: float = 0.0
    ) -> None:
        self.tables = Tables(database, process=new_id())
        self._database = database
        self._bots = bots
        self._clock = clock
        self._bot_delay = bot_delay
        self._rooms: dict[str, Room] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._alive_until = 0.0
        self._broken: dict[str, str] = {}
        self._dead: set[str] = set()  # processes known to have died
        self.idle_for = IDLE_FOR
        self.is_ours: Callable[[str], bool] = lambda table_id: True
        self.on_kept: Callable[[str], None] = lambda table_id: None
        self.on_dropped: Callable[[str], None] = lambda table_id: None
        self.on_over: Callable[[Table], None] = lambda table: None
        self.on_asked: Callable[[Table, frozenset[int]], None] = lambda table, seats: None
        self.on_command: Callable[[str, float], None] = lambda outcome, seconds: None
        self.on_fault: Callable[[str, BaseException], None] = lambda where, error: None
        self.on_loss: Callable[[str, BaseException], None] = lambda where, error: None

    async def start(self) -> None:
        """Start driving tables and listening to other processes."""
        await self._beat()
        for work in (self._keep_alive(), self._tend(), self._listen()):
            self._tasks.append(asyncio.create_task(work))

    async def stop(self) -> None:
        """Stop driving, and tell every client to reconnect."""
        for room in self._rooms.values():
            room.close("shutting_down")
        left = set(self._tasks)
        while left:  # a task loses its cancellation to an error that comes at the same time
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=CANCEL_AGAIN)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        stops = (room.stop() for room in self._rooms.values())
        await asyncio.gather(*stops, return_exceptions=True)
        with suppress(DatabaseError):
            await self.tables.stop_heartbeat()

    async def _keep_alive(self) -> None:
        """Send a heartbeat regularly."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._beat()
            except DatabaseError as error:
                self.on_loss("heartbeat", error)

    async def _beat(self) -> None:
        """Send a heartbeat; if it is late, first stop driving all tables.

        Other processes must have considered this one dead, and may be driving its tables now.
        """
        now = self._clock()
        if now > self._alive_until:
            for room in self._rooms.values():
                room.lose_lease()
        await self.tables.heartbeat()
        self._alive_until = now + ALIVE_FOR

    async def _tend(self) -> None:
        """Take over tables that are due, and drop idle ones.

        A separate task from the heartbeat, because it may take longer than ALIVE_FOR.
        """
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._catch_up_with_dead_processes()
                await self._take_over()
                await self._drop_idle()
            except DatabaseError as error:
                self.on_loss("tables", error)

    async def _catch_up_with_dead_processes(self) -> None:
        """Load entries that a process appended but did not announce before it died."""
        dead = await self.tables.dead_processes()
        if dead - self._dead:
            await self._catch_up(self.rooms)
        self._dead = dead

    async def bury(self, process: str) -> None:
        """Let the tables of a process that has died be taken over at once."""
        try:
            await self.tables.expire(process)
        except DatabaseError as error:
            self.on_loss("tables", error)

    async def _take_over(self) -> None:
        for table_id in await self.tables.due_tables(self._clock()):
            if not self.is_ours(table_id):
                continue
            try:
                await self.room(table_id)
            except NoSuchTable:
                continue  # it was deleted meanwhile
            except BrokenTable:  # `room` has reported it
                # Otherwise it would stay among the first that are due, before all others.
                await self.tables.postpone(table_id, self._clock() + TRY_BROKEN_AGAIN)

    def note_broken(self, table_id: str, error: Exception) -> None:
        """Report a table that cannot be loaded, once until it can be loaded again."""
        if table_id not in self._broken:
            self._broken[table_id] = str(error)
            self.on_fault(table_id, error)

    @property
    def broken(self) -> Mapping[str, str]:
        """The tables that this process could not load, and why."""
        return self._broken

    def _note_fault(self, where: str, error: BaseException) -> None:
        if isinstance(error, BrokenTable):
            self.note_broken(where, error)
        else:
            self.on_fault(where, error)

    async def _drop_idle(self) -> None:
        now = self._clock()
        for table_id, room in list(self._rooms.items()):
            due = room.due_at()
            busy = due is not None and due < now + self.idle_for
            if room.is_idle and not busy and room.used_at < now - self.idle_for:
                # Removed before the await: a request during it gets a new room from the log.
                self._drop(table_id)
                try:
                    await room.stop_driving()
                except DatabaseError:  # the database still names this process as its driver
                    if self._kept(table_id, room) is room:
                        room.start_driving()
                    raise

    async def _listen(self) -> None:
        """Load entries that other processes announce."""
        async for topic in self._database.news():
            rooms = self.rooms if topic == EVERYTHING else ()
            if topic in self._rooms:
                rooms = (self._rooms[topic],)
            await self._catch_up(rooms)

    async def _catch_up(self, rooms: Sequence[Room]) -> None:
        for room in rooms:
            try:
                await room.catch_up()
            except DatabaseError as error:
                self.on_loss("news", error)
            except Exception as error:  # noqa: BLE001 - one broken table must not stop the news
                self._note_fault(room.id, error)

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The tables in memory."""
        return tuple(self._rooms.values())

    def has(self, table_id: str) -> bool:
        """Return whether a table is in memory and need not be rebuilt from its log."""
        return table_id in self._rooms

    async def room(self, table_id: str) -> Room:
        """Return a table from memory or from its log; raise NoSuchTable if there is none."""
        while True:
            room = self._rooms.get(table_id)
            if room is None:
                # Stored before it is loaded, so that concurrent requests share one room and one
                # load.
                room = self._kept(table_id, self._new_room(table_id))
            try:
                await room.load()
            except BaseException as error:
                if isinstance(error, BrokenTable):
                    self.note_broken(table_id, error)
                forgotten = room.is_idle and not room.is_driving
                if forgotten and self._rooms.get(table_id) is room:
                    self._drop(table_id)
                raise
            self._broken.pop(table_id, None)
            if self._rooms.get(table_id) is room:  # it may have been dropped during the load
                room.start_driving()
                return room

    def _kept(self, table_id: str, room: Room) -> Room:
        """Keep a room unless there is one, and return the one that is kept."""
        if table_id not in self._rooms:
            self._rooms[table_id] = room
            self.on_kept(table_id)
        return self._rooms[table_id]

    def _drop(self, table_id: str) -> None:
        del self._rooms[table_id]
        self.on_dropped(table_id)

    def _new_room(self, table_id: str) -> Room:
        room = Room(table_id, self.tables, self._bots, clock=self._clock, bot_delay=self._bot_delay)
        room.on_fault = self._note_fault
        room.on_over = lambda table: self.on_over(table)
        room.on_asked = lambda table, seats: self.on_asked(table, seats)
        room.on_command = lambda outcome, seconds: self.on_command(outcome, seconds)
        return room

    async def open(self, settings: Settings, host: Actor, sit: Sit | None) -> Room:
        """Open a table; its host takes the first seat unless they only want to watch."""
        settings = on_terms(settings)
        check(settings, self._bots.names_for(settings.game))
        now = self._clock()
        opened = log_entries.Opened(
            at=now, who=host.who, settings=settings, seed=chances.new_seed()
        )
        table = Table(new_id(), opened, self._bots)
        made: list[log_entries.LogEntry] = []
        if sit is not None:
            made += handle(table, host, sit, now=now)
        elif None not in settings.seats:
            made.append(begin(table, now=now))
        await self.tables.open(table, opened, made)
        log.info("table_opened", table=table.id, game=settings.game, edition=settings.edition)
        room = self._kept(table.id, self._new_room(table.id))
        room.adopt(table, now)
        room.start_driving()
        return room
