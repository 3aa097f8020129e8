"""A connection that was handed over, and is handed on when its next request belongs elsewhere."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from typing import Any, Final

import h11
from typing_extensions import override

from magnate.server.network.bounded_http import BoundedHttp
from magnate.server.network.connections import Connections

MOST_HEADER_BYTES: Final = 16 * 1024
"""More than the head of a request; what comes with so many bytes stays here."""


class HandedOver(BoundedHttp):
    """HTTP on a connection from the front process, which has chosen this one for a first request.

    `data` was read before. Later requests may be for tables that another process has in memory:
    `is_elsewhere` looks at their first lines, and `give_back` takes such a connection.
    """

    def __init__(
        self,
        *uvicorn: Any,
        connections: Connections,
        data: bytes,
        is_elsewhere: Callable[[bytes], bool],
        give_back: Callable[[socket.socket, bytes], None],
    ) -> None:
        super().__init__(*uvicorn, connections=connections)
        self._data = data
        self._is_chosen = True
        self._is_elsewhere = is_elsewhere
        self._give_back = give_back

    @override
    def connection_made(  # type: ignore[override]
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        if self._data:
            self.data_received(self._data)

    @override
    def data_received(self, data: bytes) -> None:
        is_short = len(data) <= MOST_HEADER_BYTES
        if is_short and self._is_between_requests and self._is_elsewhere(data):
            self._move(data)
        else:
            self._is_chosen = False
            super().data_received(data)

    def _move(self, data: bytes) -> None:
        """Give the connection back; its client does not notice anything."""
        sock: socket.socket = self.transport.get_extra_info("socket")
        try:
            # A duplicate, which stays open when the transport closes its own.
            connection = socket.socket(fileno=os.dup(sock.fileno()))
        except OSError:  # no files are left, so it is served here
            super().data_received(data)
            return
        self.transport.abort()
        self._give_back(connection, data)

    @property
    def _is_between_requests(self) -> bool:
        """Whether nothing of the last request and its response is left."""
        conn = self.conn
        return (
            not self._is_chosen
            and conn.our_state is h11.IDLE
            and conn.their_state is h11.IDLE
            and not conn.trailing_data[0]
            and not self.transport.get_write_buffer_size()
            and not self.transport.is_closing()
        )
