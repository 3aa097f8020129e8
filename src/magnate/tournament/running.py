"""How a tournament runs: many blocks at once, until all are played or the answer is plain."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import count, islice
from typing import Final

from magnate.bots.worker import begin_to_work

from .games import GameResult, Plan, play_block
from .standings import blocks_of, win_share

CONNECTING: Final = 10  # seconds
FIRST_LOOK: Final = 20
LATER_LOOKS: Final = 1.25
"""The interval is looked at after so many blocks, then whenever there are a quarter more: who
looks after every block sees it clear the bar by luck in the end."""


def processes() -> int:
    """Return how many blocks are played at once if nothing else is said."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def local(jobs: int) -> Iterator[Executor]:
    """Give processes on this machine; an interrupt is for the one who waits for them.

    They end with what is being played: a block of a bot that thinks long may take an hour.
    """
    others = multiprocessing.active_children()
    executor = ProcessPoolExecutor(jobs, initializer=begin_to_work)
    try:
        yield executor
    finally:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        executor.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Give the workers of a Dask cluster, and how many blocks they play at once.

    OSError or ValueError if there is none at the address.
    """
    from distributed import Client
    from distributed.comm.addressing import get_address_host_port

    get_address_host_port(address)  # no address: better told here than by a client in its threads

    with Client(address, timeout=CONNECTING, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        yield client.get_executor(), max(1, sum(client.nthreads().values()))


def play_blocks(
    plan: Plan, numbers: Iterable[int], executor: Executor, *, jobs: int
) -> Iterator[list[GameResult]]:
    """Yield the games of each block as it ends, whatever its number.

    Who goes on no longer ends the executor, and with it the blocks that were begun.
    """
    left = iter(numbers)
    working: set[Future[list[GameResult]]] = set()

    def begin(more: int) -> None:
        working.update(executor.submit(play_block, plan, number) for number in islice(left, more))

    begin(2 * jobs)
    while working:
        ended, working = wait(working, return_when=FIRST_COMPLETED)
        begin(len(ended))
        yield from (future.result() for future in ended)


def looks(blocks: int) -> Iterator[int]:
    """Yield after how many blocks the interval is looked at: never while they are few."""
    look = float(FIRST_LOOK)
    while look < blocks:
        yield int(look)
        look *= LATER_LOOKS
    if blocks >= FIRST_LOOK:
        yield blocks


def decided(games: Iterable[GameResult], bar: float, *, bot: str, blocks: int) -> int | None:
    """Return after how many blocks the interval of a bot's win share was clear of the bar.

    Only blocks that follow each other from the first count, so that it does not matter which of
    them ended first.
    """
    played = blocks_of(games)
    together = next(n for n in count() if n == len(played) or played[n][0].block != n + 1)
    for look in looks(blocks):
        if look > together:
            return None
        share = win_share(bot, played[:look])
        if share.low > bar or share.high < bar:
            return look
    return None
