"""A pool of worker processes for the bots that search, so that no table has to wait for them.

A worker takes requests once its code is compiled and loaded. Until then, and whenever a response
does not arrive in time, a steady bot decides and the game continues at once.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from typing_extensions import override

from magnate.games import game_info
from magnate.play.bots import NOBODY, Caller
from magnate.search.budget import Budget

from . import SEARCHING, make
from .explaining import Hint
from .fair_queue import FairQueue
from .worker import Request, Response, work

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from magnate.games import AnyView
    from magnate.play.bots import Bot

DEFAULT_SECONDS: Final = 1.0
"""The most seconds that a bot takes for a decision by its own budget."""
GRACE: Final = 5.0
"""Seconds by which a response may be late, because many machines are slow or busy."""
START_TIMEOUT: Final = 600.0
"""Seconds in which a worker must have compiled what it needs."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before a worker that ended without a single response is restarted."""

Outcome = Literal["answered", "cold", "late", "died", "failed", "closed"]
Note = Callable[[Outcome, str], None]


class NoResponse(Exception):
    """A request that no worker answered, and why."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class _Pending(NamedTuple):
    request: Request
    response: Future[Any]
    at: float
    caller: Caller


def processes() -> int:
    """Return the default number of workers: one processor is left to everything else."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (there or 1) - 1)


class WorkerPool:
    """Worker processes, started one after the other as they are needed.

    The first one compiles, and the later ones load what it compiled. `note` is called with the
    outcome of each request, possibly in another thread, and a detail for the log.
    """

    def __init__(
        self,
        games: Sequence[str],
        *,
        most: int | None = None,
        seconds: float | None = None,
        note: Note = lambda outcome, detail: None,
    ) -> None:
        self._games = tuple(games)
        self._most = most or processes()
        self._budget = Budget(seconds=seconds) if seconds else None
        self.timeout = (seconds or DEFAULT_SECONDS) + GRACE
        self.note = note
        self._lock = threading.Lock()
        self._requests: FairQueue[_Pending] = FairQueue()
        self._workers: list[_WorkerThread] = []
        self._open = 0  # requests without a response
        self._closed = False

    def start(self) -> None:
        """Start a first worker in the background."""
        with self._lock:
            if not self._workers:
                self._start_another()

    @property
    def is_ready(self) -> bool:
        """Whether a worker takes requests."""
        return any(worker.is_ready for worker in self._workers)

    @property
    def open_requests(self) -> int:
        """The number of requests without a response."""
        return self._open

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the worker processes."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    def make(self, name: str, game: str, rng: random.Random) -> Bot:
        """Return a bot; one that searches does so in a worker."""
        if name in SEARCHING and game in self._games:
            return PooledBot(name, game, rng, self)
        return make(name, game, rng)

    def ask(
        self,
        name: str,
        game: str,
        view: AnyView,
        *,
        player: int,
        seed: int,
        caller: Caller = NOBODY,
    ) -> Future[str | None]:
        """Return a future for the bot's action; it fails with NoResponse."""
        return self._put(Request(player, name, game, view, seed, self._budget), caller)

    def explain(self, game: str, view: AnyView, *, seed: int) -> Future[Hint]:
        """Return a future for a hint about a view; it fails with NoResponse."""
        return self._put(Request(0, None, game, view, seed, self._budget), NOBODY)

    def _put(self, request: Request, caller: Caller) -> Future[Any]:
        """Queue a request if a worker is ready, or fail it at once."""
        pending = _Pending(request, Future(), time.monotonic(), caller)
        with self._lock:
            if not self._closed:
                self._grow()
            if self.is_ready and not self._closed:
                self._open += 1
                pending.response.add_done_callback(self._count_done)
                self._requests.put(pending)
                return pending.response
        # Outside the lock, because callbacks of the future may take it.
        self.fail(pending, "closed" if self._closed else "cold")
        return pending.response

    def fail(self, pending: _Pending, outcome: Outcome, detail: str = "") -> None:
        """Fail a request."""
        self.note(outcome, detail)
        pending.response.set_exception(NoResponse(outcome))

    def take(self) -> _Pending | None:
        """Return the next request that still has a waiting caller; None to end."""
        while not self._closed:
            pending = self._requests.get()
            if pending is None or not pending.response.set_running_or_notify_cancel():
                continue
            if time.monotonic() <= pending.at + self.timeout:
                return pending
            self.fail(pending, "late")
        self._requests.put(None)  # wakes the next thread
        return None

    def resolve(self, pending: _Pending, response: Response) -> None:
        """Hand over the response to a request."""
        if response.failure:
            self.fail(pending, "failed", response.failure)
        else:
            self.note("answered", "")
            pending.response.set_result(response.do)

    def close(self) -> None:
        """End all workers and fail the open requests."""
        with self._lock:
            self._closed = True
            workers = list(self._workers)
        self._requests.put(None)  # wakes a waiting thread, which wakes the next
        for worker in workers:
            worker.close()
        for worker in workers:
            worker.join()
        self._fail_queued("closed")

    def fail_queued_if_cold(self) -> None:
        """Fail the queued requests if no worker is ready: starting one may take minutes."""
        with self._lock:
            left = not self.is_ready and not self._closed
        if left:  # outside the lock: failing a request calls back
            self._fail_queued("cold")

    def _fail_queued(self, outcome: Outcome) -> None:
        with suppress(queue.Empty):
            while (pending := self._requests.get_nowait()) is not None:
                if pending.response.set_running_or_notify_cancel():
                    self.fail(pending, outcome)
            self._requests.put(None)  # keep the signal to end for the threads

    def _count_done(self, response: Future[Any]) -> None:
        with self._lock:
            self._open -= 1

    def _grow(self) -> None:
        """Start another worker if all are busy."""
        if self._open >= len(self._workers) and all(each.is_ready for each in self._workers):
            self._start_another()

    def _start_another(self) -> None:
        if len(self._workers) < self._most:
            self._workers.append(_WorkerThread(self, self._games))
            self._workers[-1].start()


class _WorkerThread(threading.Thread):
    """Keeps one worker process running, and replaces it when it died or had to be killed."""

    def __init__(self, worker_pool: WorkerPool, games: Sequence[str]) -> None:
        super().__init__(name="bot worker", daemon=True)
        self._pool = worker_pool
        self._games = games
        self._process: SpawnProcess | None = None
        self._closing = threading.Event()
        self._pause = FIRST_PAUSE
        self.is_ready = False

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid if self._process else None

    def close(self) -> None:
        """End the process."""
        self._closing.set()
        if self._process:
            self._process.kill()

    @override
    def run(self) -> None:
        """Serve requests with one process after another."""
        while not self._closing.is_set():
            try:
                with self._new_process() as connection:
                    self._work(connection)
            except (EOFError, OSError):  # it never became ready
                self._back_off()

    @contextmanager
    def _new_process(self) -> Iterator[Connection]:
        """Yield the connection to a new process, which shares no memory with this one."""
        # Not fork: the server has threads, whose locks a forked child would inherit locked.
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._games), daemon=True)
        with mine:
            with theirs, _interrupts_blocked():
                process.start()
            self._process = process
            try:
                if self._closing.is_set():
                    raise EOFError
                yield mine
            finally:
                self.is_ready = False
                self._pool.fail_queued_if_cold()
                process.kill()
                process.join()

    def _work(self, connection: Connection) -> None:
        if not connection.poll(START_TIMEOUT):
            raise EOFError
        if failures := connection.recv():
            self._pool.note("failed", failures)
        self.is_ready = True
        while pending := self._pool.take():
            response = self._response(connection, pending.request)
            if not isinstance(response, Response):
                self.is_ready = False
                self._pool.fail(pending, response)
                return
            self._pool.resolve(pending, response)
            self._pause = FIRST_PAUSE

    def _response(self, connection: Connection, request: Request) -> Response | Outcome:
        """Return the process's response, or why the process must be replaced."""
        try:
            connection.send(request)
            if not connection.poll(self._pool.timeout):
                return "late"
            response: Response = connection.recv()
        except (EOFError, OSError):
            return "closed" if self._closing.is_set() else "died"
        return response

    def _back_off(self) -> None:
        """Wait longer each time, so that a worker that cannot start does not take the processor."""
        self._closing.wait(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


class PooledBot:
    """A bot that decides in a worker; if that is impossible, a steady bot decides."""

    def __init__(self, name: str, game: str, rng: random.Random, worker_pool: WorkerPool) -> None:
        self._name = name
        self._game = game
        self._rng = rng
        self._pool = worker_pool
        self._steady = make("steady", game, rng)
        self._player = rng.getrandbits(64)
        self.recent = game_info(game).recent_events
        self._pending: tuple[AnyView, Future[str | None]] | None = None

    def begin(self, view: AnyView, caller: Caller = NOBODY) -> Future[str | None]:
        """Request a decision about a view; the request for an earlier view is dropped."""
        if self._pending is not None:
            pending, response = self._pending
            if pending == view:
                return response
            response.cancel()
        seed = self._rng.getrandbits(64)
        response = self._pool.ask(
            self._name, self._game, view, player=self._player, seed=seed, caller=caller
        )
        self._pending = view, response
        return response

    def decide(self, view: AnyView) -> str | None:
        """Return the bot's action, or that of a steady bot in its place."""
        try:
            return self.begin(view).result()
        except NoResponse:
            return self._steady.decide(view)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Let a process that is started here inherit that interrupts are blocked.

    Ctrl-C reaches every process of a terminal. A worker whose interpreter is still starting
    cannot ignore it yet, and would print a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # starting it together with a process would unblock them
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
