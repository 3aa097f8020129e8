"""A process in which bots think: it reads questions and writes answers, one after the other."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
import time
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from magnate.games import game_info
from magnate.search.budget import Budget

from . import BOTS, SEARCHING, make
from .explaining import Hint, explain

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection

    from magnate.games import AnyView
    from magnate.play.bots import Bot

NICENESS: Final = 5
"""So much the machine prefers others: the server, which answers people, and what else there is."""
WARMING_UP: Final = 2.0
"""Seconds for which a game is played, after its first decision has compiled or loaded the code."""
REMEMBERED: Final = 256
"""Bots at tables that a process remembers."""
_LITTLE: Final = Budget(rollouts=1)


class Request(NamedTuple):
    """What a bot is asked: all it may know, and where its own chance begins.

    `player` tells the bots at all tables apart, so that none remembers what happened to another.
    Who wants a hint asks no bot of a name.
    """

    player: int
    bot: str | None
    game: str
    view: AnyView
    seed: int
    budget: Budget | None


class Response(NamedTuple):
    """What a bot wants to do, or a hint; `failure` says why there is none."""

    do: str | Hint | None
    failure: str = ""


def work(connection: Connection, games: Sequence[str]) -> None:
    """Response questions until nobody is there to ask; first say that the code is loaded.

    That is told by what has failed in it, if anything; then questions will fail too.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    begin_to_work()
    failures = [failure for game in games if (failure := _failure_in(game))]
    thinking = WorkerBots()
    with suppress(EOFError, OSError):  # whoever asked has gone
        connection.send("".join(failures))
        while True:
            connection.send(thinking.answer(connection.recv()))


class WorkerBots:
    """The bots of this process, those that were asked lately; chance begins anew at every question.

    Who was forgotten, or is asked in another process the next time, begins without memory.
    """

    def __init__(self) -> None:
        self._rng = random.Random()
        self._bots: dict[tuple[int, str, str, Budget | None], Bot] = {}

    def answer(self, question: Request) -> Response:
        """Return what a bot would do; whatever it does, there is an answer."""
        self._rng.seed(question.seed)
        try:
            if question.bot is None:
                return Response(explain(question.view, self._rng, question.budget))
            return Response(self._bot(question, question.bot).decide(question.view))
        except Exception:  # noqa: BLE001 - it is told, and another bot decides
            return Response(None, traceback.format_exc())

    def _bot(self, question: Request, name: str) -> Bot:
        key = question.player, name, question.game, question.budget
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = make(name, question.game, self._rng, question.budget)
        self._bots[key] = bot  # behind all others
        if len(self._bots) > REMEMBERED:
            del self._bots[next(iter(self._bots))]
        return bot


def _failure_in(game: str) -> str:
    try:
        warm_up(game)
    except Exception:  # noqa: BLE001 - it is told, and the other game can be thought about
        return traceback.format_exc()
    return ""


def warm_up(game: str) -> None:
    """Load or compile what bots need to look ahead in a game, by letting each of them play it."""
    names = [name for name in BOTS if name in SEARCHING]
    bots = [make(name, game, random.Random(seat), _LITTLE) for seat, name in enumerate(names)]
    info = game_info(game)
    players = [f"Player {seat}" for seat in range(1, len(bots) + 1)]
    played = info.begin(players, info.load(info.presets()[0]), seed=1)
    until = float("inf")
    while not played.is_over and time.monotonic() < until:
        seat = played.seat
        assert seat is not None
        do = bots[seat - 1].decide(played.view(seat, since=len(played.events)))
        played.play(do or str(played.legal_actions()[0]))
        until = min(until, time.monotonic() + WARMING_UP)


def begin_to_work() -> None:
    """Ignore interrupts, and end with the process that gives the work, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
