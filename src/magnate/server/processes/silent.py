"""Accepted connections that have not sent anything yet: few, and not for long."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from magnate.server.http.limits import network_of
from magnate.server.network.connections import Connections, OpenConnection
from magnate.server.site import Config

SILENT_FOR: Final = 10.0
"""Seconds after which a connection that has sent nothing is closed."""
MOST: Final = 500
"""Silent connections at the same time; one more takes the place of the oldest."""


class SilentConnections:
    """Connections whose first bytes are awaited; `on_data` takes one that has sent some."""

    def __init__(self, config: Config, on_data: Callable[[socket.socket], None]) -> None:
        of_network = MOST if config.behind_proxy else config.limits.connections_of_network
        self.bounds = Connections(
            most=MOST,
            most_of_network=min(MOST, of_network),
            longest_wait=SILENT_FOR,
            clock=time.monotonic,
        )
        self._on_data = on_data
        self._open: dict[socket.socket, OpenConnection] = {}
        self._loop = asyncio.get_running_loop()

    def add(self, connection: socket.socket, address: str) -> None:
        """Wait for the first bytes of a connection."""
        opened = self.bounds.open(network_of(address), partial(self._close, connection))
        assert opened is not None  # all of them wait, so there is always one to make room
        self._open[connection] = opened
        self._loop.add_reader(connection.fileno(), self._take, connection)

    def close_all(self) -> None:
        """Close all connections."""
        for connection in list(self._open):
            self._close(connection)

    def _take(self, connection: socket.socket) -> None:
        self._forget(connection)
        self._on_data(connection)

    def _close(self, connection: socket.socket) -> None:
        self._forget(connection)
        connection.close()

    def _forget(self, connection: socket.socket) -> None:
        self._loop.remove_reader(connection.fileno())
        self.bounds.close(self._open.pop(connection))
