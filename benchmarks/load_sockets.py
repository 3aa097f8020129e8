"""A WebSocket client for load: it reads of each message only what its player needs.

Load from the same machine competes with the server for its processors, so a client must be cheap.
It unpacks frames itself and leaves all other fields of a message undecoded.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import Final
from urllib.parse import urlsplit

import msgspec
from typing_extensions import override

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
CONNECTS_WITHIN: Final = 60.0
_FINAL: Final = 0x80
_MASK: Final = b"\0\0\0\0"  # of zeros, so that masking changes nothing


class TablePart(msgspec.Struct):
    """What a player reads of a table; -1 if it is not in the message."""

    decision: int = -1


class ViewPart(msgspec.Struct):
    """What a player reads of their view; the prompt is empty if it is not in the message."""

    prompt: msgspec.Raw = msgspec.Raw()


class Message(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    table: TablePart | None = None
    view: ViewPart | None = None


_DECODER: Final = msgspec.json.Decoder(Message)


class LoadSocket(asyncio.Protocol):
    """A WebSocket that passes every message to `heard`."""

    def __init__(self, url: str, path: str, token: str) -> None:
        place = urlsplit(url)
        self._place = str(place.hostname), place.port or 80
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()
        self._rest = b""
        self._is_open = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        """Connect, and wait until the server has accepted the socket."""
        async with asyncio.timeout(CONNECTS_WITHIN):
            await asyncio.get_running_loop().create_connection(lambda: self, *self._place)
            await self._opened

    def heard(self, message: Message, text: bytes) -> None:
        """Handle a message."""

    def lost(self, why: str) -> None:
        """Handle the end of the connection by the server."""

    def send(self, text: bytes) -> None:
        """Send a text message."""
        if self._is_open:
            self._transport.write(framed(TEXT, text))

    def close(self) -> None:
        """Close the connection without waiting for the server."""
        self._is_open = False
        self._transport.close()

    @override
    def connection_made(  # type: ignore[override]
        self, transport: asyncio.Transport
    ) -> None:
        self._transport = transport
        transport.write(self._request)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionResetError("closed during the handshake"))
        elif self._is_open:
            self.lost(f"lost: {exc}")

    @override
    def data_received(self, data: bytes) -> None:
        self._rest = self._rest + data if self._rest else data
        if not self._is_open:
            self._open()
        while self._is_open and (frame := self._frame()) is not None:
            kind, content = frame
            if kind == TEXT:
                self.heard(_DECODER.decode(content), content)
            elif kind == CLOSE:
                self._is_open = False
                self.lost(f"closed: {content!r}")
            elif kind == PING:
                self._transport.write(framed(PONG, content))

    def _open(self) -> None:
        head, end, rest = self._rest.partition(b"\r\n\r\n")
        if not end or self._opened.done():
            return
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self._opened.set_exception(ConnectionError(head.decode("latin-1")))
            return
        self._rest, self._is_open = rest, True
        self._opened.set_result(None)

    def _frame(self) -> tuple[int, bytes] | None:
        """Return the next frame, if all of it has arrived."""
        data = self._rest
        if len(data) < 2:
            return None
        start, size = 2, data[1]
        if size == 126:
            start, size = 4, int.from_bytes(data[2:4])
        elif size == 127:
            start, size = 10, int.from_bytes(data[2:10])
        if len(data) < start + size or start > len(data):
            return None
        self._rest = data[start + size :]
        return data[0] & ~_FINAL, data[start : start + size]


def framed(kind: int, content: bytes) -> bytes:
    """Return a client's frame."""
    size = len(content)
    if size < 126:
        return bytes((kind | _FINAL, size | _FINAL)) + _MASK + content
    assert size < 2**16
    return struct.pack("!BBH", kind | _FINAL, 126 | _FINAL, size) + _MASK + content
