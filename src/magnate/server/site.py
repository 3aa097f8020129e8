"""A running server without its network: database, people, tables and rate limits."""

from __future__ import annotations

import asyncio
import math
import random
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
import structlog

from magnate import bots
from magnate.bots.worker_pool import Outcome, WorkerPool
from magnate.play.bots import Bot
from magnate.play.settings import DaysClock
from magnate.play.table import Table

from .database import Database, DatabaseError
from .database.interface import EVERYTHING
from .hosting.backups import ScheduledBackups, show_backups
from .hosting.bans import Bans
from .hosting.health import Health, HealthReport
from .hosting.retention import delete_regularly
from .hosting.settings import Access, BackupSettings, LimitName, Limits, Rate
from .http.limits import Limiter
from .http.responses import Failure
from .metrics import MeasuredDatabase, Metrics
from .network.open_sockets import OpenSockets
from .people.identity import EPOCHS, People
from .people.person import Person
from .people.ratings import Ratings
from .people.webhooks import Notice, Webhooks
from .processes.peers import Peers, merged_health, merged_metrics
from .secret_file import secret_of
from .tables.hub import Hub
from .tables.results import Results
from .tables.room import BrokenTable, NoSuchTable
from .tables.upgrade import open_upgraded

RATE_AGAIN: Final = 600.0
"""Seconds between two searches for games that are over but not rated."""
START_AGAIN: Final = 5.0
"""Seconds until work of the site that failed is started again."""
CHECK_HEALTH: Final = 5.0
"""Seconds between two health checks."""

log = structlog.get_logger()


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The configuration of a server.

    `database` is a URL or path for `open_database`; `data_dir` holds the secret key. `base_path` is
    "" or like "/magnate". `address` is the public URL, such as "https://play.example"; links in
    notices start with it. `network` is the URL in the local network; without an `address`, links
    created on the server's own machine start with it. Cookies are marked secure when a request came
    over HTTPS, and always with `secure_cookies`. `access` is who may enter and play, `registration`
    whether guests may become accounts. Tables of finished games are deleted after the period
    `keep_finished`. `bot_seconds` limits the thinking time of bots that search (by default each bot
    has its own), `bot_processes` their number of processes (by default one fewer than the number of
    processors). With `call_off_old_tables`, unfinished tables of earlier rules are called off;
    otherwise a database that has some is not opened.
    """

    database: str
    data_dir: Path
    base_path: str = ""
    address: str = ""
    network: str = ""
    behind_proxy: bool = False
    secure_cookies: bool = False
    access: Access = "open"
    registration: bool = True
    bot_delay: float = 0.0
    bot_seconds: float | None = None
    bot_processes: int | None = None
    allow_private_webhooks: bool = False
    call_off_old_tables: bool = False
    processes: int = 1
    keep_finished: str | None = None
    backups: BackupSettings = BackupSettings()
    limits: Limits = Limits()


def _steady() -> float:
    """Return a monotonic time, including time spent in suspend where the system provides that."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class WallClock:
    """Seconds since the Unix epoch, set once at the start, so that it never jumps."""

    def __init__(self) -> None:
        self._offset = time.time() - _steady()

    def __call__(self) -> float:
        return self._offset + _steady()


class SiteBots:
    """The bots at a server's tables, with unpredictable random numbers.

    Without a worker pool every bot decides in this process, which suits a process that only reads
    tables.
    """

    def __init__(self, worker_pool: WorkerPool | None = None) -> None:
        self._pool = worker_pool or WorkerPool(games=())

    def names_for(self, game: str) -> tuple[str, ...]:
        return bots.table_bots(game)

    def make(self, name: str, game: str) -> Bot:
        """Return a new bot; one that searches does so in a worker process."""
        return self._pool.make(name, game, random.SystemRandom())


class Site:
    """Everything a request needs; created by `running_site`."""

    def __init__(self, config: Config, database: Database, *, webhooks: Webhooks) -> None:
        self.config = config
        self.clock = WallClock()
        self.metrics = Metrics()
        self.database = MeasuredDatabase(database, self.metrics.note_store)
        self.worker_pool = WorkerPool(
            bots.games_with_search(),
            most=config.bot_processes,
            seconds=config.bot_seconds,
            note=self._note_outcome,
        )
        self.bots = SiteBots(self.worker_pool)
        self.people = People(
            self.database,
            secret_of(config.data_dir),
            clock=self.clock,
            allow_private_webhooks=config.allow_private_webhooks,
        )
        self.hub = Hub(self.database, self.bots, clock=self.clock, bot_delay=config.bot_delay)
        self.health = Health(self.database, self.hub.tables.process)
        self.backups = ScheduledBackups(self.database, config.backups, config.data_dir)
        self.ratings = Ratings(self.database)
        self.results = Results(self.database, self.ratings)
        self.webhooks = webhooks
        self.sockets = OpenSockets()
        self.opening = asyncio.Lock()
        self.bans = Bans(self.database, self.sockets, clock=self.clock)
        self.replaying = asyncio.Semaphore(config.limits.replays_at_once)
        self.people.on_new_epoch = self.sockets.close_ended
        self._limiters: dict[LimitName, Limiter] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.hub.on_over = self.results.note_over
        self.hub.on_asked = self._notify
        self.hub.on_command = self.metrics.note_command
        self.hub.on_fault = _log_fault
        self.hub.on_loss = lambda where, error: log.warning("loss", where=where, error=str(error))
        self.metrics.watch(
            tables=lambda: len(self.hub.rooms),
            sockets=lambda: len(self.sockets),
            bot_faults=lambda: sum(room.bot_faults for room in self.hub.rooms),
        )
        self.peers: Peers | None = None
        self.health.broken_tables = lambda: len(self.hub.broken)
        self.health.problems = lambda: ("backup_failed",) if self.backups.has_failed else ()
        self._show_metrics()

    def _show_metrics(self) -> None:
        show = self.metrics.show
        show(
            "magnate_broken_tables",
            "Tables that this process could not load",
            lambda: len(self.hub.broken),
        )
        show(
            "magnate_healthy",
            "Whether the last health check could write and read (1) or not (0)",
            lambda: float(self.health.last is not False),
        )
        show(
            "magnate_driven_tables_without_people",
            "Tables whose bots and clocks run here while nobody is connected",
            lambda: sum(room.is_driven and room.is_idle for room in self.hub.rooms),
        )
        show(
            "magnate_bot_queue",
            "Requests to bot workers that have no answer yet",
            lambda: self.worker_pool.open_requests,
        )
        show_backups(self.backups, show)
        self.metrics.count(
            "magnate_webhooks", "Notices by outcome", self.webhooks.counts, label="outcome"
        )

    def _limiter_of(self, name: LimitName) -> Limiter:
        limiter = self._limiters.get(name)
        if limiter is None:
            limiter = self._limiters[name] = _limiter(getattr(self.config.limits, name))
            if self.peers is not None:
                limiter.share()
        return limiter

    def take_spent(self) -> dict[LimitName, dict[str, int]]:
        """Return what the limits have allowed since the last call, by limit and key."""
        return {name: limiter.take_spent() for name, limiter in self._limiters.items()}

    def charge(self, limits: Mapping[LimitName, Mapping[str, int]]) -> None:
        """Count what the limits of another process have allowed."""
        for name, spent in limits.items():
            for key, count in spent.items():
                self._limiter_of(name).charge(key, count)

    def allows(self, name: LimitName, key: str) -> bool:
        """Count an event of a network, person or table; return whether the limit allows it."""
        is_allowed = self._limiter_of(name).allow(key)
        if not is_allowed:
            self.metrics.note_refusal(name)
        return is_allowed

    def check_limit(self, name: LimitName, key: str) -> None:
        """Count an event of a network or person; raise a Failure if it exceeds the limit."""
        if not self.allows(name, key):
            rate: Rate = getattr(self.config.limits, name)
            wait = str(math.ceil(rate.seconds))
            raise Failure(429, "too_many", detail=name, headers={"Retry-After": wait})

    def check_not_banned(self, network: str) -> None:
        """Refuse a network that the host has banned."""
        if self.bans.covers(network):
            self.metrics.note_refusal("bans")
            raise Failure(403, "banned")

    @property
    def is_closed(self) -> bool:
        """Whether strangers may see nothing here."""
        return self.config.access == "invitation-only"

    def check_may_play(self, person: Person) -> None:
        """Refuse a guest to open or join a table if that takes an account."""
        if self.config.access == "accounts-only" and person.login is None:
            raise Failure(403, "accounts_only")

    async def health_report(self) -> HealthReport:
        """Return the state of the server, including its other processes."""
        own = await self.health.report()
        if self.peers is None:
            return own
        others = await self.peers.ask("health")
        return merged_health(own, tuple(others.values()), count=self.peers.count)

    async def metrics_text(self) -> bytes:
        """Return the metrics of the server, including its other processes."""
        if self.peers is None:
            return self.metrics.text()
        others = await self.peers.ask("metrics")
        return merged_metrics({self.peers.name: self.metrics.text(), **others})

    def link(self, path: str) -> str:
        """Return the public URL of a page."""
        return f"{self.config.address}{self.config.base_path}{path}"

    def _note_outcome(self, outcome: Outcome, detail: str) -> None:
        self.metrics.note_bot_request(outcome)
        if outcome in ("late", "died", "failed"):
            log.warning("bot_without_answer", why=outcome, traceback=detail)

    async def rate_missed_games(self) -> None:
        """Periodically rate games that ended just before a process died."""
        while True:
            try:
                for table_id in await self.results.unrated(self.clock()):
                    await self._rate(table_id)
            except DatabaseError as error:
                log.warning("loss", where="results", error=str(error))
            await asyncio.sleep(RATE_AGAIN)

    async def delete_old_tables(self) -> None:
        """Delete finished tables after the time for which the host keeps them."""
        if self.config.keep_finished is not None:
            await delete_regularly(
                self.database, self.config.keep_finished, clock=self.clock, is_used=self.hub.has
            )

    async def watch_health(self) -> None:
        """Check regularly, so that damage is found even if nobody asks."""
        while True:
            await self.health.report()
            await asyncio.sleep(CHECK_HEALTH)

    async def watch_epochs(self) -> None:
        """Close the sockets of sessions that have ended in another process."""
        async for topic in self.database.news():
            person_id = topic.removeprefix(EPOCHS)
            if topic == EVERYTHING or person_id != topic:
                wanted = self.sockets.people if topic == EVERYTHING else [person_id]
                with suppress(DatabaseError):
                    epochs = await self.people.epochs(wanted)
                    for who in wanted:
                        self.sockets.close_ended(who, epochs.get(who))

    async def _rate(self, table_id: str) -> None:
        try:
            room = await self.hub.room(table_id)
            self.results.note_over(await room.load())
        except (NoSuchTable, BrokenTable):
            return  # it was deleted meanwhile, or the hub has reported it

    def _notify(self, table: Table, seats: frozenset[int]) -> None:
        """Send notices to the players the table waits for, if it has a clock of days."""
        if not isinstance(table.settings.clock, DaysClock):
            return
        for seat in table.seats:
            if seat.number in seats and seat.who and seat.driver is None:
                task = asyncio.create_task(self._send_notice(seat.who, table.id))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _send_notice(self, who: str, table_id: str) -> None:
        try:
            person = await self.people.person(who)
        except DatabaseError:
            return  # notices are best effort
        if person is None or person.settings.webhook is None:
            return
        notice = Notice("your_turn", table_id, self.link(f"/tables/{table_id}"))
        secret = self.people.webhook_secret(person)
        self.webhooks.notify(person.settings.webhook, notice, secret=secret)


def _log_fault(where: str, error: BaseException) -> None:
    """Log an error as plain text, because local variables may hold secrets."""
    log.error("fault", where=where, traceback="".join(traceback.format_exception(error)))


def _limiter(rate: Rate) -> Limiter:
    return Limiter(1 / rate.seconds, rate.burst, clock=time.monotonic)


@asynccontextmanager
async def running_site(config: Config) -> AsyncIterator[Site]:
    """Open a site, drive its tables during the block, and close it in reverse order."""
    async with AsyncExitStack() as stack:
        config.data_dir.mkdir(parents=True, exist_ok=True)
        database = await open_upgraded(config.database, call_off=config.call_off_old_tables)
        stack.push_async_callback(database.close)
        webhooks = Webhooks(allow_private=config.allow_private_webhooks)
        await stack.enter_async_context(webhooks)
        # Closed in reverse: the hub stops first, then pending ratings are stored, and the database
        # closes last.
        site = Site(config, database, webhooks=webhooks)
        await site.people.claim_names()
        stack.push_async_callback(asyncio.to_thread, site.worker_pool.close)
        stack.push_async_callback(site.results.settled)
        await site.bans.load()
        await site.hub.start()
        stack.push_async_callback(site.hub.stop)
        for work in (
            site.bans.watch,
            site.backups.run,
            site.delete_old_tables,
            site.rate_missed_games,
            site.metrics.watch_loop,
            site.watch_health,
            site.watch_epochs,
        ):
            stack.push_async_callback(_stopped, asyncio.create_task(_kept_running(work)))
        yield site


async def _kept_running(work: Callable[[], Awaitable[None]]) -> None:
    """Run work of the site; report a fault in it, and start it again."""
    while True:
        try:
            return await work()
        except Exception as error:  # noqa: BLE001 - nothing else would report it
            _log_fault(getattr(work, "__name__", "work"), error)
            await asyncio.sleep(START_AGAIN)


async def _stopped(task: asyncio.Task[None]) -> None:
    """Cancel a task, and wait until it has cleaned up."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
