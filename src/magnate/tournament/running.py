"""Running a tournament: many blocks in parallel, until all are played or the result is clear."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import count, islice
from typing import Final

from magnate.bots.worker import set_up_process

from .games import GameResult, Plan, play_block
from .standings import blocks_of, win_share

CONNECTING: Final = 10  # seconds
FIRST_CHECK: Final = 20
CHECK_GROWTH: Final = 1.25
"""The interval is checked after the first 20 blocks, then whenever a quarter more are played.
Checking after every block would eventually see it clear the bar by luck."""


def processes() -> int:
    """Return the default number of blocks to play in parallel."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def local(jobs: int) -> Iterator[Executor]:
    """Yield an executor of local processes, which leave interrupts to this process.

    On exit they are terminated in mid-game, because a block of slow bots may take an hour.
    """
    others = multiprocessing.active_children()
    executor = ProcessPoolExecutor(jobs, initializer=set_up_process)
    try:
        yield executor
    finally:
        for process in multiprocessing.active_children():
            if process not in others:  # only those this executor started
                process.terminate()
        executor.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Yield an executor on a Dask cluster and its number of threads.

    Raise OSError or ValueError if there is no cluster at the address.
    """
    from distributed import Client
    from distributed.comm.addressing import get_address_host_port

    get_address_host_port(address)  # a client would report a bad address only in its threads

    with Client(address, timeout=CONNECTING, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        yield client.get_executor(), max(1, sum(client.nthreads().values()))


def play_blocks(
    plan: Plan, numbers: Iterable[int], executor: Executor, *, jobs: int
) -> Iterator[list[GameResult]]:
    """Yield the games of each block as it finishes, in any order.

    A caller that stops early shuts the executor down, which ends the unfinished blocks.
    """
    left = iter(numbers)
    working: set[Future[list[GameResult]]] = set()

    def begin(more: int) -> None:
        working.update(executor.submit(play_block, plan, number) for number in islice(left, more))

    begin(2 * jobs)  # twice as many, so that no process waits for its next block
    while working:
        ended, working = wait(working, return_when=FIRST_COMPLETED)
        begin(len(ended))
        yield from (future.result() for future in ended)


def checkpoints(blocks: int) -> Iterator[int]:
    """Yield the numbers of blocks after which the interval is checked, never below the first."""
    checkpoint = float(FIRST_CHECK)
    while checkpoint < blocks:
        yield int(checkpoint)
        checkpoint *= CHECK_GROWTH
    if blocks >= FIRST_CHECK:
        yield blocks


def decided_after(games: Iterable[GameResult], bar: float, *, bot: str, blocks: int) -> int | None:
    """Return after how many blocks the interval of a bot's win share excluded the bar, or None.

    Only an unbroken run of blocks from the first counts, so that the order in which they finish
    does not matter.
    """
    played = blocks_of(games)
    together = next(n for n in count() if n == len(played) or played[n][0].block != n + 1)
    for checkpoint in checkpoints(blocks):
        if checkpoint > together:
            return None
        share = win_share(bot, played[:checkpoint])
        if share.low > bar or share.high < bar:
            return checkpoint
    return None
