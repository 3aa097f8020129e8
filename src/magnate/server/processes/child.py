"""A server process as the front process sees it: started, restarted and stopped."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import time
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
import structlog

from .channel import Channel, channel_pair
from .messages import Begin, ToFront

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before a process that died is restarted; doubled whenever it dies again soon."""
LONG_ENOUGH: Final = 60.0
"""Seconds after which a process counts as having worked."""
STOPS_WITHIN: Final = 20.0
"""Seconds that a process gets to drain, more than it takes at most."""

_MODULE: Final = "magnate.server.processes.serving"
_DECODER: Final = msgspec.msgpack.Decoder(ToFront)

log = structlog.get_logger()


class Child:
    """One of the server processes; `id` is its name in the database once it is ready."""

    def __init__(
        self,
        name: str,
        *,
        begin: Callable[[], Begin],
        on_message: Callable[[Child, ToFront, socket.socket | None], None],
        on_end: Callable[[Child], None],
    ) -> None:
        self.name = name
        self.id: str | None = None
        self.starts = 0
        self._begin = begin
        self._on_message = on_message
        self._on_end = on_end
        self._channel: Channel[ToFront] | None = None
        self._process: Process | None = None
        self._is_stopping = False

    async def run(self) -> None:
        """Keep the process running until it is to stop."""
        pause = FIRST_PAUSE
        while not self._is_stopping:
            began = time.monotonic()
            status = await self._run_once()
            if self._is_stopping:
                return
            if time.monotonic() - began >= LONG_ENOUGH:
                pause = FIRST_PAUSE
            log.error("process_died", name=self.name, status=status, restart_in=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def send(self, message: object, connection: socket.socket | None = None) -> None:
        """Send a message; a connection that comes with it is closed here."""
        if self._channel is not None:
            self._channel.send(message, connection)
        elif connection is not None:
            connection.close()

    async def _run_once(self) -> int:
        """Run the process until it ends, and return its exit status."""
        mine, theirs = channel_pair()
        with theirs:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", _MODULE, str(theirs.fileno())),
                stdin=DEVNULL,
                pass_fds=(theirs.fileno(),),
                start_new_session=True,  # Ctrl-C is for the front process, which stops the others
            )
        self.starts += 1
        self._channel = Channel(
            mine, _DECODER, on_message=partial(self._on_message, self), on_end=self._end
        )
        try:
            self._channel.send(self._begin())
            if self._is_stopping:  # since before it was started
                self.stop()
            return await self._process.wait()
        finally:
            if self._channel is not None:
                self._channel.close()
            self._end()

    def _end(self) -> None:
        """Report the end once: when the channel or the process ends, whichever is noticed first."""
        if self._channel is not None:
            self._channel = None
            self._on_end(self)
            self.id = None

    def stop(self) -> None:
        """Tell the process to drain and end."""
        self._is_stopping = True
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the process at once."""
        self._is_stopping = True
        self._signal(signal.SIGKILL)

    async def stopped(self, running: asyncio.Task[None]) -> None:
        """Wait until the process has ended; kill it if it takes too long."""
        _, slow = await asyncio.wait((running,), timeout=STOPS_WITHIN)
        if slow:
            log.error("process_killed", name=self.name)
            self.kill()
            await running

    def _signal(self, number: int) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)
