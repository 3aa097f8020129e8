"""Bots that look ahead in processes of their own, so that nobody has to wait for them.

A process takes questions when its code is compiled and loaded. Until then, and whenever there is
no answer in time, a steady bot decides: the game goes on at once.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from typing_extensions import override

from magnate.games import game_info
from magnate.search.budget import Budget

from . import SEARCHING, make
from .explaining import Hint
from .worker import Request, Response, work

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from magnate.games import AnyView
    from magnate.play.bots import Bot

LONGEST: Final = 1.0
"""Seconds for which a bot thinks by its own measure."""
GRACE: Final = 5.0
"""Seconds by which an answer may be late: as many machines are slow or busy."""
PATIENCE: Final = 600.0
"""Seconds in which a process must have compiled what it needs."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before a process is begun anew that has ended without a single answer."""

Outcome = Literal["answered", "cold", "late", "died", "failed", "closed"]
Note = Callable[[Outcome, str], None]


class NoResponse(Exception):
    """Why nobody has thought about a question."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class _Asked(NamedTuple):
    question: Request
    answer: Future[Any]
    at: float


def processes() -> int:
    """Return how many processes think if nothing else is said: one processor is left to others."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (there or 1) - 1)


class WorkerPool:
    """The processes in which bots think, begun one after the other as they are needed.

    So the first one compiles, and the others load what it has compiled. `note` hears what became
    of each question, perhaps in another thread, and what is to be told of it.
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
        self.patience = (seconds or LONGEST) + GRACE
        self.note = note
        self._lock = threading.Lock()
        self._questions: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._workers: list[_Worker] = []
        self._open = 0  # questions without an answer
        self._closed = False

    def start(self) -> None:
        """Have a first process made ready in the background."""
        with self._lock:
            if not self._workers:
                self._begin_another()

    @property
    def is_ready(self) -> bool:
        """Whether some process takes questions."""
        return any(worker.is_ready for worker in self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes there are."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    def make(self, name: str, game: str, rng: random.Random) -> Bot:
        """Return a bot of a name for a game: one that looks ahead does so in a process."""
        if name in SEARCHING and game in self._games:
            return PooledBot(name, game, rng, self)
        return make(name, game, rng)

    def ask(
        self, name: str, game: str, view: AnyView, *, player: int, seed: int
    ) -> Future[str | None]:
        """Return what will have the answer of a bot, or has a NoResponse for its exception."""
        return self._put(Request(player, name, game, view, seed, self._budget))

    def explain(self, game: str, view: AnyView, *, seed: int) -> Future[Hint]:
        """Return what will have a hint for who sees a view, or has a NoResponse likewise."""
        return self._put(Request(0, None, game, view, seed, self._budget))

    def _put(self, question: Request) -> Future[Any]:
        """Have a question answered as soon as a process can, if one is ready."""
        asked = _Asked(question, Future(), time.monotonic())
        with self._lock:
            if not self._closed:
                self._grow()
            if self.is_ready and not self._closed:
                self._open += 1
                asked.answer.add_done_callback(self._count_off)
                self._questions.put(asked)
                return asked.answer
        self.give_up(asked, "closed" if self._closed else "cold")
        return asked.answer

    def give_up(self, asked: _Asked, outcome: Outcome, detail: str = "") -> None:
        """Leave a question without an answer."""
        self.note(outcome, detail)
        asked.answer.set_exception(NoResponse(outcome))

    def take(self) -> _Asked | None:
        """Return the next question that somebody still waits for; None to end."""
        while not self._closed:
            asked = self._questions.get()
            if asked is None or not asked.answer.set_running_or_notify_cancel():
                continue
            if time.monotonic() <= asked.at + self.patience:
                return asked
            self.give_up(asked, "late")
        self._questions.put(None)  # for the others
        return None

    def answered(self, asked: _Asked, answer: Response) -> None:
        """Hand an answer over."""
        if answer.failure:
            self.give_up(asked, "failed", answer.failure)
        else:
            self.note("answered", "")
            asked.answer.set_result(answer.do)

    def close(self) -> None:
        """End all processes; questions that are open are left without an answer."""
        with self._lock:
            self._closed = True
            workers = list(self._workers)
        self._questions.put(None)  # so that who waits for a question looks up
        for worker in workers:
            worker.close()
        for worker in workers:
            worker.join()
        self._give_up_waiting("closed")

    def let_nobody_wait(self) -> None:
        """Give up what waits if no process is ready: to begin another one may take minutes."""
        with self._lock:
            left = not self.is_ready and not self._closed
        if left:  # nobody asks any more
            self._give_up_waiting("cold")

    def _give_up_waiting(self, outcome: Outcome) -> None:
        with suppress(queue.Empty):
            while (asked := self._questions.get_nowait()) is not None:
                if asked.answer.set_running_or_notify_cancel():
                    self.give_up(asked, outcome)
            self._questions.put(None)  # it is for others

    def _count_off(self, answer: Future[Any]) -> None:
        with self._lock:
            self._open -= 1

    def _grow(self) -> None:
        """Begin another process if all there are have something to do."""
        if self._open >= len(self._workers) and all(each.is_ready for each in self._workers):
            self._begin_another()

    def _begin_another(self) -> None:
        if len(self._workers) < self._most:
            self._workers.append(_Worker(self, self._games))
            self._workers[-1].start()


class _Worker(threading.Thread):
    """Keeps one process at work, and begins another when it has died or had to be killed."""

    def __init__(self, worker_pool: WorkerPool, games: Sequence[str]) -> None:
        super().__init__(name="thinker", daemon=True)
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
        """Let a process answer, and another one when it has ended."""
        while not self._closing.is_set():
            try:
                with self._begun() as connection:
                    self._work(connection)
            except (EOFError, OSError):  # it has never been ready
                self._rest()

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        """Give the line to a new process, which has nothing of this one's memory and secrets."""
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._games), daemon=True)
        with mine:
            with theirs:
                process.start()
            self._process = process
            try:
                if self._closing.is_set():
                    raise EOFError
                yield mine
            finally:
                self.is_ready = False
                self._pool.let_nobody_wait()
                process.kill()
                process.join()

    def _work(self, connection: Connection) -> None:
        if not connection.poll(PATIENCE):
            raise EOFError
        if failures := connection.recv():
            self._pool.note("failed", failures)
        self.is_ready = True
        while asked := self._pool.take():
            answer = self._answer(connection, asked.question)
            if not isinstance(answer, Response):
                self.is_ready = False
                self._pool.give_up(asked, answer)
                return
            self._pool.answered(asked, answer)
            self._pause = FIRST_PAUSE

    def _answer(self, connection: Connection, question: Request) -> Response | Outcome:
        """Return an answer of the process, or why it is of no more use."""
        try:
            connection.send(question)
            if not connection.poll(self._pool.patience):
                return "late"
            answer: Response = connection.recv()
        except (EOFError, OSError):
            return "closed" if self._closing.is_set() else "died"
        return answer

    def _rest(self) -> None:
        """Wait longer each time, so that what cannot work does not keep the machine busy."""
        self._closing.wait(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


class PooledBot:
    """A bot that thinks in a process; where it cannot, a steady one decides."""

    def __init__(self, name: str, game: str, rng: random.Random, worker_pool: WorkerPool) -> None:
        self._name = name
        self._game = game
        self._rng = rng
        self._pool = worker_pool
        self._steady = make("steady", game, rng)
        self._player = rng.getrandbits(64)
        self.recent = game_info(game).recent_events
        self._asked: tuple[AnyView, Future[str | None]] | None = None

    def begin(self, view: AnyView) -> Future[str | None]:
        """Begin to think about a view; a question that is no longer asked is dropped."""
        if self._asked is not None:
            asked, answer = self._asked
            if asked == view:
                return answer
            answer.cancel()
        seed = self._rng.getrandbits(64)
        answer = self._pool.ask(self._name, self._game, view, player=self._player, seed=seed)
        self._asked = view, answer
        return answer

    def decide(self, view: AnyView) -> str | None:
        """Return what the bot would do, or a steady one in its place."""
        try:
            return self.begin(view).result()
        except NoResponse:
            return self._steady.decide(view)
