"""Uvicorn's WebSocket protocol, extended by sending text at once, without a task or a queue.

An application sends an ASGI message from a task, one per connection, and each takes a turn of the
event loop. A table tells several readers the same news, and sends it where it happens.
docs/decisions/0012-cost-of-a-decision.md has the measurements.
"""

from __future__ import annotations

import struct
from typing import Final, cast

from starlette.websockets import WebSocket
from typing_extensions import override
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "magnate.direct_frames"
_TEXT: Final = 0x81  # the first byte of a text frame that is a whole message


class DirectFrames(WebSocketsSansIOProtocol):
    """A connection whose application finds it in its scope and may write frames to it."""

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[EXTENSION] = self

    @property
    def is_open(self) -> bool:
        """Whether the handshake is complete and neither side has closed the connection."""
        ended = self.disconnected or self.close_sent or self.transport.is_closing()
        return self.handshake_complete and not ended

    @property
    def is_writable(self) -> bool:
        """Whether it is open and the client reads what it is sent."""
        return self.writable.is_set() and self.is_open

    def write_text(self, text: bytes) -> None:
        """Write a text message; the connection must be open."""
        self.transport.write(_header(len(text)) + text)


def _header(length: int) -> bytes:
    """Return the header of an unmasked text frame (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, length)
    return struct.pack("!BBQ", _TEXT, 127, length)


def frames_of(socket: WebSocket) -> DirectFrames:
    """Return the connection below a WebSocket of the application."""
    return cast(DirectFrames, socket.scope["extensions"][EXTENSION])
