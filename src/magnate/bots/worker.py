"""A worker process for bots: it reads requests and writes responses, one after the other."""

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

from . import SEARCHING, make, table_bots
from .explaining import Hint, explain

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection

    from magnate.games import AnyView
    from magnate.play.bots import Bot

NICENESS: Final = 5
"""Workers yield the processor to the server, which people are waiting for."""
WARM_UP_SECONDS: Final = 2.0
"""Seconds for which a game is played after its first decision compiled or loaded the code."""
MOST_BOTS: Final = 256
"""Bots that a process keeps in memory."""
_LITTLE: Final = Budget(rollouts=1)


class Request(NamedTuple):
    """What a bot needs for one decision: everything it may know, and a seed for its chance.

    `player` identifies the bot at its table, so that no bot remembers what happened to another.
    A request for a hint names no bot.
    """

    player: int
    bot: str | None
    game: str
    view: AnyView
    seed: int
    budget: Budget | None


class Response(NamedTuple):
    """A bot's action, or a hint; `failure` is the traceback if there is neither."""

    do: str | Hint | None
    failure: str = ""


def work(connection: Connection, games: Sequence[str]) -> None:
    """Answer requests until the connection closes; first report that the code is loaded.

    The report is the traceback of what failed to load, or empty. Requests for that game fail too.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    set_up_process()
    failures = [failure for game in games if (failure := _failure_in(game))]
    bots = WorkerBots()
    with suppress(EOFError, OSError):  # the parent process has gone
        connection.send("".join(failures))
        while True:
            connection.send(bots.answer(connection.recv()))


class WorkerBots:
    """The bots that decided recently in this process; each request reseeds them.

    A bot that was dropped from here, or whose next request goes to another process, starts without
    memory.
    """

    def __init__(self) -> None:
        self._rng = random.Random()
        self._bots: dict[tuple[int, str, str, Budget | None], Bot] = {}

    def answer(self, request: Request) -> Response:
        """Return what a bot would do; an exception becomes a response too."""
        self._rng.seed(request.seed)
        try:
            if request.bot is None:
                return Response(explain(request.view, self._rng, request.budget))
            return Response(self._bot(request, request.bot).decide(request.view))
        except Exception:  # noqa: BLE001 - reported, and a steady bot decides instead
            return Response(None, traceback.format_exc())

    def _bot(self, request: Request, name: str) -> Bot:
        key = request.player, name, request.game, request.budget
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = make(name, request.game, self._rng, request.budget)
        self._bots[key] = bot  # last, so that the least recent bot is dropped first
        if len(self._bots) > MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        return bot


def _failure_in(game: str) -> str:
    try:
        warm_up(game)
    except Exception:  # noqa: BLE001 - reported, and the other game may still work
        return traceback.format_exc()
    return ""


def warm_up(game: str) -> None:
    """Load or compile what a game's searches need, by letting each searching bot play it."""
    names = [name for name in table_bots(game) if name in SEARCHING]
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
        until = min(until, time.monotonic() + WARM_UP_SECONDS)


def set_up_process() -> None:
    """Ignore interrupts, and exit with the parent process, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # A killed parent cannot stop its workers, and a worker blocked in a search would not notice.
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
