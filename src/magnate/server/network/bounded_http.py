"""Uvicorn's protocols for HTTP and sockets, on connections that are bounded in number and time."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from typing_extensions import override
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from magnate.server.http.limits import network_of

from .connections import Connections, OpenConnection
from .direct_frames import DirectFrames

_NO_ROOM: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\n"
    b"connection: close\r\n\r\n"
)


class BoundedHttp(H11Protocol):
    """An HTTP connection that is closed if its client keeps the server waiting."""

    def __init__(self, *args: Any, connections: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._bounds = connections
        self._bounded: OpenConnection | None = None

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        client = get_remote_addr(transport)
        network = network_of(client[0] if client else "")
        self._bounded = self._bounds.open(network, transport.abort)
        if self._bounded is None:
            transport.write(_NO_ROOM)
            transport.close()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._bounded is not None:
            self._bounds.close(self._bounded)

    @override
    def data_received(self, data: bytes) -> None:
        if self._bounded is not None:  # otherwise the transport is closing
            super().data_received(data)
            self._note_progress()

    @override
    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note_progress()

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        if self._bounded is not None:
            self._bounds.wait(self._bounded)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        self._note_progress()

    @override
    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if self._bounded is not None and isinstance(protocol, BoundedSocket):
            protocol.bound(self._bounds, self._bounded)
            self._bounds.answer(self._bounded)
            self._bounded = None  # it is the socket's now, and waits for no request

    def _note_progress(self) -> None:
        if self._bounded is None:
            return
        cycle = self.cycle
        is_complete = bool(cycle) and not (cycle.more_body or cycle.response_complete)
        if not is_complete or self.flow.write_paused:
            self._bounds.wait(self._bounded)
        else:
            self._bounds.answer(self._bounded)


class BoundedSocket(DirectFrames):
    """A WebSocket on a counted connection; pings close it when its client does not answer."""

    _bounds: Connections | None = None
    _bounded: OpenConnection | None = None

    def bound(self, connections: Connections, connection: OpenConnection) -> None:
        """Count the connection that was upgraded until the socket is closed."""
        self._bounds, self._bounded = connections, connection

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._bounds is not None and self._bounded is not None:
            self._bounds.close(self._bounded)
