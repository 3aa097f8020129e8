"""Accepted connections that have not sent anything yet: few, and not for long."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Final

SILENT_FOR: Final = 10.0
"""Seconds after which a connection that has sent nothing is closed."""
MOST: Final = 500
"""Silent connections at the same time; one more takes the place of the oldest."""


class SilentConnections:
    """Connections whose first bytes are awaited; `on_data` takes one that has sent some."""

    def __init__(self, on_data: Callable[[socket.socket], None]) -> None:
        self._on_data = on_data
        self._until: dict[socket.socket, float] = {}  # in the order of their arrival
        self._loop = asyncio.get_running_loop()
        self.closed = 0

    def __len__(self) -> int:
        return len(self._until)

    def add(self, connection: socket.socket) -> None:
        """Wait for the first bytes of a connection."""
        if len(self._until) >= MOST:
            self.close_oldest()
        self._until[connection] = time.monotonic() + SILENT_FOR
        self._loop.add_reader(connection.fileno(), self._take, connection)

    def close_oldest(self) -> bool:
        """Close the connection that has been silent for longest; return whether there was one."""
        oldest = next(iter(self._until), None)
        if oldest is None:
            return False
        self._close(oldest)
        return True

    def close_late(self) -> None:
        """Close the connections that have been silent for too long."""
        now = time.monotonic()
        while self._until and next(iter(self._until.values())) <= now:
            self.close_oldest()

    def close_all(self) -> None:
        while self.close_oldest():
            pass

    def _take(self, connection: socket.socket) -> None:
        self._forget(connection)
        self._on_data(connection)

    def _close(self, connection: socket.socket) -> None:
        self._forget(connection)
        self.closed += 1
        connection.close()

    def _forget(self, connection: socket.socket) -> None:
        self._loop.remove_reader(connection.fileno())
        del self._until[connection]
