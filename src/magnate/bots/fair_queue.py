"""A queue in which tables take turns, so that many requests of one delay no other."""

from __future__ import annotations

import queue
from collections import OrderedDict, deque
from typing import Protocol, TypeVar

from typing_extensions import override

from magnate.play.bots import Caller


class HasCaller(Protocol):
    """Something that a table waits for."""

    @property
    def caller(self) -> Caller: ...


T = TypeVar("T", bound=HasCaller)


class FairQueue(queue.Queue[T | None]):
    """Requests of tables with people come first; then owners take turns, and each one's tables.

    None, which tells a thread to end, comes after all requests.
    """

    @override
    def _init(self, maxsize: int) -> None:
        self._size = 0
        self._ends = 0
        with_people: _Owners[T] = OrderedDict()
        without: _Owners[T] = OrderedDict()
        self._owners = (with_people, without)

    @override
    def _qsize(self) -> int:
        return self._size + self._ends

    @override
    def _put(self, item: T | None) -> None:
        if item is None:
            self._ends += 1
            return
        caller = item.caller
        owners = self._owners[0 if caller.has_people else 1]
        tables = owners.setdefault(caller.owner, OrderedDict())
        tables.setdefault(caller.table, deque()).append(item)
        self._size += 1

    @override
    def _get(self) -> T | None:
        if not self._size:
            self._ends -= 1
            return None
        self._size -= 1
        owners = self._owners[0] or self._owners[1]
        owner, tables = owners.popitem(last=False)
        table, waiting = tables.popitem(last=False)
        item = waiting.popleft()
        if waiting:  # at the end, until all others had their turn
            tables[table] = waiting
        if tables:
            owners[owner] = tables
        return item


_Owners = OrderedDict[str, OrderedDict[str, deque[T]]]
