"""Accepting connections, even when the process has no more files for them."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from .addresses import BACKLOG

PAUSE: Final = 0.2
"""Seconds until a connection is accepted again after the system had no files or memory for one."""
_EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

log = structlog.get_logger()


class Acceptor:
    """Accepts the connections at a listening socket one after the other.

    `on_exhausted` is called when there are no files left; it should close something.
    """

    def __init__(
        self,
        listening: socket.socket,
        protocol: Callable[[], asyncio.Protocol],
        *,
        on_exhausted: Callable[[], None],
    ) -> None:
        self._listening = listening
        self._protocol = protocol
        self._on_exhausted = on_exhausted
        listening.setblocking(False)
        listening.listen(BACKLOG)
        self._task = asyncio.create_task(self._accept_all())

    def close(self) -> None:
        """Accept no more connections."""
        self._task.cancel()

    async def wait_closed(self) -> None:
        """Wait until no connection is being accepted."""
        with suppress(asyncio.CancelledError):
            await self._task

    async def _accept_all(self) -> None:
        loop, is_exhausted = asyncio.get_running_loop(), False
        while True:
            try:
                accepted, _ = await loop.sock_accept(self._listening)
                await loop.connect_accepted_socket(self._protocol, accepted)
                is_exhausted = False
            except OSError as error:
                if error.errno not in _EXHAUSTED:
                    continue  # the client was gone before it was accepted
                if not is_exhausted:
                    is_exhausted = True
                    log.warning("no_files_left", error=str(error))
                self._on_exhausted()
                await asyncio.sleep(PAUSE)
