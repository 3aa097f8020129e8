"""Bots under the names of levels that do what a test needs, in the processes in which bots think.

They do so only when they are asked in earnest: while a process gets ready they answer at once.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from magnate.bots import BOTS, make, worker
from magnate.search.budget import Budget

TIME_UNTIL_THE_END = 10**6
SLEEPER, DOOMED, FAILING, TELLING = "casual", "strong", "expert", "beginner"


class _Trial:
    """Answers as the steady bot of its game does, after something has happened."""

    def __init__(self, rng: random.Random, *, budget: Budget | None = None) -> None:
        self.rng = rng
        self.seconds = 1.0 if budget is None else budget.seconds

    def decide(self, view: Any) -> str | None:
        if self.seconds is not None:
            self.happens(view)
        return make("steady", view.game, self.rng).decide(view)

    def happens(self, view: Any) -> None:
        raise NotImplementedError


class Sleeper(_Trial):
    """Takes all its time."""

    def happens(self, view: Any) -> None:
        time.sleep(self.seconds or 0)


class Doomed(_Trial):
    """Is killed while it thinks."""

    def happens(self, view: Any) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Failing(_Trial):
    """Has a fault."""

    def happens(self, view: Any) -> None:
        raise ArithmeticError("of all things")


class Telling(_Trial):
    """Says where and with what chance it thinks, and how long it may: no action at all."""

    def happens(self, view: Any) -> None:
        pass

    def decide(self, view: Any) -> str | None:
        if self.seconds is None:
            return super().decide(view)
        return f"{os.getpid()} {self.rng.random()} {self.seconds}"


def enter() -> None:
    """Let these bots play under the names of levels; they are ready soon."""
    worker.WARMING_UP = 0.1  # type: ignore[misc]
    kinds = {SLEEPER: Sleeper, DOOMED: Doomed, FAILING: Failing, TELLING: Telling}
    for name, kind in kinds.items():
        place = ("worker", kind.__name__)
        BOTS[name] = {"acquire": place, "monopoly": place}
        setattr(worker, kind.__name__, kind)


def work(connection: Connection, games: Sequence[str]) -> None:
    """Think as the real processes do, but with these bots."""
    enter()
    worker.work(connection, games)


def work_badly(connection: Connection, games: Sequence[str]) -> None:
    """Think with bots of which one has a fault that shows at once."""
    enter()
    _Trial.decide = _Trial.happens  # type: ignore[method-assign]
    worker.work(connection, games)


def work_never(connection: Connection, games: Sequence[str]) -> None:
    """Compile without an end."""
    worker.begin_to_work()
    time.sleep(TIME_UNTIL_THE_END)


def work_not_at_all(connection: Connection, games: Sequence[str]) -> None:
    """End at once, as where there is too little memory."""
