"""A Unix socket between the front process and a server process.

It keeps the boundaries of messages, and passes an open connection along with a message.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec

MOST_BYTES: Final = 192 * 1024
MOST_WAITING: Final = 1000
"""Messages that wait for the other end; further connections are closed instead."""
AT_ONCE: Final = 64
"""Messages read before other work gets its turn."""

_THIS_ONE: Final = (errno.ETOOMANYREFS, errno.EMSGSIZE)
"""Errors that concern only one message."""

T = TypeVar("T")


def channel_pair() -> tuple[socket.socket, socket.socket]:
    """Return the two ends of a new channel."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


class Channel(Generic[T]):
    """One end of a channel; `on_end` is called once, when the other end is gone."""

    def __init__(
        self,
        sock: socket.socket,
        decoder: msgspec.msgpack.Decoder[T],
        *,
        on_message: Callable[[T, socket.socket | None], None],
        on_end: Callable[[], None],
    ) -> None:
        sock.setblocking(False)
        self._socket = sock
        self._decoder = decoder
        self._on_message = on_message
        self._on_end = on_end
        self._waiting: deque[tuple[bytes, socket.socket | None]] = deque()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(sock.fileno(), self._receive)
        self._is_open = True

    def send(self, message: object, connection: socket.socket | None = None) -> None:
        """Send a message, and hand over a connection with it, which is closed here."""
        if connection is not None and len(self._waiting) >= MOST_WAITING:
            connection.close()  # the other end does not read, and files are scarce
            return
        self._waiting.append((msgspec.msgpack.encode(message), connection))
        self._flush()

    def close(self) -> None:
        """Close this end, and the connections that were not sent."""
        if self._is_open:
            self._is_open = False
            self._loop.remove_reader(self._socket.fileno())
            self._loop.remove_writer(self._socket.fileno())
            self._socket.close()
        self._drop_waiting()

    def _drop_waiting(self) -> None:
        while self._waiting:
            _close(self._waiting.popleft()[1])

    def _flush(self) -> None:
        while self._waiting and self._is_open:
            data, connection = self._waiting[0]
            try:
                socket.send_fds(self._socket, [data], [connection.fileno()] if connection else [])
            except BlockingIOError:
                self._loop.add_writer(self._socket.fileno(), self._flush)
                return
            except OSError as error:
                if error.errno not in _THIS_ONE:  # the other end is gone
                    break
            self._waiting.popleft()
            _close(connection)
        if self._is_open:
            self._loop.remove_writer(self._socket.fileno())
        self._drop_waiting()

    def _receive(self) -> None:
        for _ in range(AT_ONCE):
            if not self._is_open:
                return
            try:
                data, connection = received(self._socket)
            except BlockingIOError:
                return
            except OSError:
                data, connection = b"", None
            if not data:
                self.close()
                self._on_end()
                return
            self._on_message(self._decoder.decode(data), connection)


def received(sock: socket.socket) -> tuple[bytes, socket.socket | None]:
    """Return the next message and the connection that came with it; no bytes at the end."""
    data, handles, _, _ = socket.recv_fds(sock, MOST_BYTES, 1, socket.MSG_CMSG_CLOEXEC)
    return data, socket.socket(fileno=handles[0]) if handles else None


def _close(connection: socket.socket | None) -> None:
    if connection is not None:
        connection.close()
