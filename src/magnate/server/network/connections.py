"""The open connections of a process: bounded in number, in total and for each network.

A connection waits for its client until a request has arrived completely, and again after each
response. When there are too many, the one that has waited longest makes room; those that never
completed a request go first. So connections that send nothing, or one byte now and then, cannot
keep anybody out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

SWEEP: Final = 1.0
"""Seconds between two searches for connections that have waited too long."""
RESERVED_FILES: Final = 256
"""Files that are left to the database, bots, notices and pages; at most a quarter of all."""
MOST_FILES: Final = 1_048_576


class OpenConnection:
    """A connection, and whether it waits for its client."""

    def __init__(self, network: str, drop: Callable[[], None]) -> None:
        self.network = network
        self.drop = drop
        self.is_open = True
        self.is_new = True  # has not completed a request yet
        self.waits_since: float | None = None


class _Group:
    """The connections that share a limit."""

    def __init__(self) -> None:
        self.size = 0
        # Dictionaries as ordered sets: those that have waited longest come first.
        self._new: dict[OpenConnection, None] = {}
        self._idle: dict[OpenConnection, None] = {}

    def wait(self, connection: OpenConnection) -> None:
        (self._new if connection.is_new else self._idle)[connection] = None

    def forget(self, connection: OpenConnection) -> None:
        self._new.pop(connection, None)
        self._idle.pop(connection, None)

    def oldest(self) -> OpenConnection | None:
        """Return the connection that makes room for another one, or None."""
        return next(iter(self._new), None) or next(iter(self._idle), None)

    def late(self, latest: float) -> list[OpenConnection]:
        """Return the connections that have waited since a time or longer."""
        found: list[OpenConnection] = []
        for waiting in (self._new, self._idle):
            for connection in waiting:
                if connection.waits_since is None or connection.waits_since > latest:
                    break
                found.append(connection)
        return found


class Connections:
    """The open connections of this process.

    A client must send a request, and read on in a response, within `longest_wait` seconds. `clock`
    is monotonic; `on_refusal` is called with the name of the limit for each connection that
    is refused or makes room.
    """

    def __init__(
        self,
        *,
        most: int,
        most_of_network: int,
        longest_wait: float,
        clock: Callable[[], float],
    ) -> None:
        self._most = most
        self._most_of_network = most_of_network
        self._longest_wait = longest_wait
        self._clock = clock
        self._all = _Group()
        self._of_network: dict[str, _Group] = {}
        self.on_refusal: Callable[[str], None] = lambda limit: None

    def __len__(self) -> int:
        return self._all.size

    def open(self, network: str, drop: Callable[[], None]) -> OpenConnection | None:
        """Count a connection that `drop` closes at once; return None if there is no room for it."""
        of_network = self._of_network.get(network, _Group())
        if not self._make_room(of_network, self._most_of_network, "connections_of_network"):
            return None
        if not self._make_room(self._all, self._most, "connections"):
            return None
        connection = OpenConnection(network, drop)
        self._of_network.setdefault(network, _Group())
        for group in self._groups_of(connection):
            group.size += 1
        self.wait(connection)
        return connection

    def close(self, connection: OpenConnection) -> None:
        """Stop counting a connection; does nothing the second time."""
        if connection.is_open:
            connection.is_open = False
            for group in self._groups_of(connection):
                group.size -= 1
                group.forget(connection)
            if not self._of_network[connection.network].size:
                del self._of_network[connection.network]

    def wait(self, connection: OpenConnection) -> None:
        """Note that a connection waits for its client, unless it does already."""
        if connection.waits_since is None and connection.is_open:
            connection.waits_since = self._clock()
            for group in self._groups_of(connection):
                group.wait(connection)

    def answer(self, connection: OpenConnection) -> None:
        """Note that a connection waits for this server: its client has done its part."""
        if connection.waits_since is not None and connection.is_open:
            for group in self._groups_of(connection):
                group.forget(connection)
            connection.waits_since, connection.is_new = None, False

    def sweep(self) -> None:
        """Close the connections that have waited too long."""
        for connection in self._all.late(self._clock() - self._longest_wait):
            self._drop(connection, "slow_requests")

    async def keep_swept(self) -> None:
        """Close connections that have waited too long, until the task is cancelled."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def drop_oldest(self) -> None:
        """Close the connection that has waited longest, if any waits."""
        if (oldest := self._all.oldest()) is not None:
            self._drop(oldest, "connections")

    def _make_room(self, group: _Group, most: int, limit: str) -> bool:
        if group.size < most:
            return True
        oldest = group.oldest()
        if oldest is None:
            self.on_refusal(limit)
            return False
        self._drop(oldest, limit)
        return True

    def _drop(self, connection: OpenConnection, limit: str) -> None:
        self.close(connection)
        connection.drop()
        self.on_refusal(limit)

    def _groups_of(self, connection: OpenConnection) -> tuple[_Group, _Group]:
        return self._of_network[connection.network], self._all


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows it, and return that number."""
    try:
        import resource
    except ImportError:  # Windows, where sockets are not files
        return MOST_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    with suppress(OSError, ValueError):  # some systems refuse what they claim to allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else int(soft)


def most_connections(files: int) -> int:
    """Return how many connections fit into a number of files."""
    return files - min(RESERVED_FILES, files // 4)
