"""Bots under the names of levels that behave as a test needs, for use in worker processes.

They behave so only with a budget of seconds; while a worker warms up they answer at once.
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
    """Answers like the steady bot of its game, after something has happened."""

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
    """Uses all its time."""

    def happens(self, view: Any) -> None:
        time.sleep(self.seconds or 0)


class Doomed(_Trial):
    """Kills its process."""

    def happens(self, view: Any) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Failing(_Trial):
    """Raises an exception."""

    def happens(self, view: Any) -> None:
        raise ArithmeticError("of all things")


class Telling(_Trial):
    """Reports its process, its chance and its time instead of an action."""

    def happens(self, view: Any) -> None:
        pass

    def decide(self, view: Any) -> str | None:
        if self.seconds is None:
            return super().decide(view)
        return f"{os.getpid()} {self.rng.random()} {self.seconds}"


def enter() -> None:
    """Register these bots under the names of levels, with a short warm-up."""
    worker.WARM_UP_SECONDS = 0.1  # type: ignore[misc]
    kinds = {SLEEPER: Sleeper, DOOMED: Doomed, FAILING: Failing, TELLING: Telling}
    for name, kind in kinds.items():
        place = ("worker", kind.__name__)
        BOTS[name] = {"acquire": place, "monopoly": place}
        setattr(worker, kind.__name__, kind)


def work(connection: Connection, games: Sequence[str]) -> None:
    """Work like a real worker, but with these bots."""
    enter()
    worker.work(connection, games)


def work_badly(connection: Connection, games: Sequence[str]) -> None:
    """Work with bots that fail during the warm-up."""
    enter()
    _Trial.decide = _Trial.happens  # type: ignore[method-assign]
    worker.work(connection, games)


def work_never(connection: Connection, games: Sequence[str]) -> None:
    """Never become ready."""
    worker.set_up_process()
    time.sleep(TIME_UNTIL_THE_END)


def work_not_at_all(connection: Connection, games: Sequence[str]) -> None:
    """End at once, as when memory runs out."""
