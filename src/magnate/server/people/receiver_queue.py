"""A queue of things to send, in which each receiver waits for itself only."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from contextlib import suppress
from typing import Final, Generic, NamedTuple, TypeVar

MOST_WAITING: Final = 2000
MOST_OF_RECEIVER: Final = 20

T = TypeVar("T")


class Due(NamedTuple, Generic[T]):
    """The first thing that waits for a receiver, and how often sending it has failed."""

    receiver: str
    item: T
    failures: int


class _Line(Generic[T]):
    def __init__(self) -> None:
        self.items: deque[T] = deque()
        self.failures = 0


class ReceiverQueue(Generic[T]):
    """Things to send, in the order in which they are due; a receiver gets one at a time.

    Whoever takes one with `next` must call `retry` or `done` for its receiver.
    """

    def __init__(self) -> None:
        self._lines: dict[str, _Line[T]] = {}
        self._due: list[tuple[float, int, str]] = []
        self._order = 0
        self._size = 0
        self._changed = asyncio.Event()
        self._is_empty = asyncio.Event()
        self._is_empty.set()

    def put(self, receiver: str, item: T) -> bool:
        """Add something for a receiver; return False if too many are waiting."""
        line = self._lines.get(receiver)
        if self._size >= MOST_WAITING or (line and len(line.items) >= MOST_OF_RECEIVER):
            return False
        if line is None:
            line = self._lines[receiver] = _Line()
            self._push(receiver, after=0.0)
        line.items.append(item)
        self._size += 1
        self._is_empty.clear()
        return True

    async def next(self) -> Due[T]:
        """Wait until something is due, and return it."""
        loop = asyncio.get_running_loop()
        while True:
            wait = self._due[0][0] - loop.time() if self._due else None
            if wait is not None and wait <= 0:
                receiver = heapq.heappop(self._due)[2]
                line = self._lines[receiver]
                return Due(receiver, line.items[0], line.failures)
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._changed.wait()

    def retry(self, receiver: str, *, after: float) -> None:
        """Let the thing that was taken for a receiver be due again in some seconds."""
        self._lines[receiver].failures += 1
        self._push(receiver, after=after)

    def done(self, receiver: str) -> None:
        """Remove the thing that was taken for a receiver; the next one is due now."""
        line = self._lines[receiver]
        line.items.popleft()
        line.failures = 0
        self._size -= 1
        if line.items:
            self._push(receiver, after=0.0)
        else:
            del self._lines[receiver]
        if not self._size:
            self._is_empty.set()

    async def empty(self) -> None:
        """Wait until nothing is waiting or being sent."""
        await self._is_empty.wait()

    def _push(self, receiver: str, *, after: float) -> None:
        self._order += 1
        due = asyncio.get_running_loop().time() + after
        heapq.heappush(self._due, (due, self._order, receiver))
        self._changed.set()
