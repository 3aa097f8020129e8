"""The front process: it accepts connections and hands each to the process that has its table.

It reads nothing from a connection: it looks at the first line without taking it out of the
socket, and passes the open socket on. From then on, it has nothing to do with it.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from magnate.server.hosting.health import HealthReport
from magnate.server.hosting.settings import LogFormat
from magnate.server.network.connections import raise_file_limit
from magnate.server.network.service import INTERRUPTED, stopping_on_signals
from magnate.server.secret_file import secret_of
from magnate.server.site import Config
from magnate.server.tables.upgrade import open_upgraded

from .child import Child
from .front_metrics import FrontMetrics
from .messages import (
    Answer,
    Begin,
    Connection,
    Died,
    Dropped,
    Elsewhere,
    Kept,
    Living,
    Question,
    Ready,
    Spent,
    ToFront,
    Topic,
    ToProcess,
)
from .peers import MISSING
from .routing import Routing
from .silent import SilentConnections

FRONT: Final = "front"
FIRST_LINE: Final = 4096
"""Bytes looked at; a longer first line goes to any process."""
ACCEPTED_AT_ONCE: Final = 64
LOOK_AGAIN: Final = 0.1
_BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"Retry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)

log = structlog.get_logger()


class CannotStart(RuntimeError):
    """A server process ended before it could serve."""


async def serve_processes(
    config: Config,
    listening: Sequence[socket.socket],
    *,
    log_format: LogFormat,
    on_ready: Callable[[], None],
) -> None:
    """Serve a site with several processes until a signal stops it.

    `on_ready` is called once connections are accepted. Raises what `serve` raises, and CannotStart.
    """
    # Here an error can be reported, and no two processes do it at the same time.
    database = await open_upgraded(config.database, call_off=config.call_off_old_tables)
    await database.close()
    secret_of(config.data_dir)
    front = Front(config, listening, log_format=log_format, on_ready=on_ready)
    with stopping_on_signals(front):
        await front.serve()


class Front:
    """Accepts connections, and looks after the server processes."""

    def __init__(
        self,
        config: Config,
        listening: Sequence[socket.socket],
        *,
        log_format: LogFormat,
        on_ready: Callable[[], None],
    ) -> None:
        raise_file_limit()
        self._config = pickle.dumps(config)
        self._log_format = log_format
        self._listening = listening
        self._on_ready = on_ready
        self._names = tuple(str(number) for number in range(1, config.processes + 1))
        self._children = {name: self._child(name) for name in self._names}
        self._routing = Routing()
        self._silent = SilentConnections(config, self._hand_over)
        self._metrics = FrontMetrics(lambda: len(self._silent.bounds))
        self._silent.bounds.on_refusal = self._metrics.note_refusal
        self._loop = asyncio.get_running_loop()
        self._is_accepting = False
        self._failed: str | None = None
        self.should_exit = False

    def _child(self, name: str) -> Child:
        return Child(
            name,
            begin=lambda: Begin(name, self._names, self._config, self._log_format),
            on_message=self._heard,
            on_end=self._ended,
        )

    def end_at_once(self) -> None:
        """End all processes without draining."""
        for child in self._children.values():
            child.kill()
        os._exit(INTERRUPTED)

    async def serve(self) -> None:
        """Run the processes and hand connections to them until the server is to stop."""
        running = {child: asyncio.create_task(child.run()) for child in self._children.values()}
        try:
            while not self.should_exit:
                if self._failed is not None:
                    raise CannotStart(self._failed)
                self._silent.bounds.sweep()
                await asyncio.sleep(LOOK_AGAIN)
        finally:
            await self._stop(running)

    async def _stop(self, running: Mapping[Child, asyncio.Task[None]]) -> None:
        log.info("stopping")
        self.should_exit = True
        for listener in self._listening:
            self._loop.remove_reader(listener.fileno())
            listener.close()
        self._silent.close_all()
        for child in running:
            child.stop()
        await asyncio.gather(*(child.stopped(task) for child, task in running.items()))
        log.info("stop")

    def _heard(self, child: Child, message: ToFront, connection: socket.socket | None) -> None:
        match message:
            case Ready(id=process):
                child.id = process
                self._join(child)
            case Kept(table=table):
                self._routing.keep(child.name, table)
            case Dropped(table=table):
                self._routing.drop(child.name, table)
            case Elsewhere(data=data):
                if connection is not None:
                    self._route(connection, data, Connection(data))
            case Question(number=number, topic=topic):
                self._broadcast(Question(number, topic, child.name), but=child)
                child.send(Answer(number, child.name, self._answer(topic), FRONT))
            case Spent():
                self._broadcast(message, but=child)
            case Answer(number=number, asker=asker, body=body):
                self._children[asker].send(Answer(number, asker, body, child.name))

    def _answer(self, topic: Topic) -> bytes:
        if topic == "metrics":
            return self._metrics.text()
        is_whole = self._routing.living == self._names
        return msgspec.json.encode(
            HealthReport("ok") if is_whole else HealthReport("degraded", problems=(MISSING,))
        )

    def _join(self, child: Child) -> None:
        self._routing.join(child.name)
        self._broadcast(Living(self._routing.living))
        if not self._is_accepting and self._routing.living == self._names:
            self._is_accepting = True
            for listener in self._listening:
                listener.setblocking(False)
                self._loop.add_reader(listener.fileno(), self._accept, listener)
            self._on_ready()

    def _ended(self, child: Child) -> None:
        """Let the others take over the tables of a process that has ended."""
        self._routing.leave(child.name)
        if self.should_exit:
            return
        if not self._is_accepting:
            self._failed = child.name
        self._metrics.note_death(child.name)
        self._broadcast(Living(self._routing.living))
        if child.id is not None:
            self._broadcast(Died(child.id))

    def _broadcast(self, message: ToProcess, *, but: Child | None = None) -> None:
        for name in self._routing.living:
            if self._children[name] is not but:
                self._children[name].send(message)

    def _accept(self, listener: socket.socket) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                connection, address = listener.accept()
            except BlockingIOError:
                return
            except ConnectionError:  # it is gone already
                continue
            except OSError:  # out of file descriptors or memory
                self._silent.bounds.drop_oldest()
                self._pause(listener)
                return
            connection.setblocking(False)
            self._silent.add(connection, address[0])

    def _pause(self, listener: socket.socket) -> None:
        """Accept nothing for a moment; the system keeps new connections waiting."""
        self._loop.remove_reader(listener.fileno())

        def resume() -> None:
            if not self.should_exit:
                self._loop.add_reader(listener.fileno(), self._accept, listener)

        self._loop.call_later(LOOK_AGAIN, resume)

    def _hand_over(self, connection: socket.socket) -> None:
        """Look at what a connection has sent, and hand it to a process."""
        try:
            head = connection.recv(FIRST_LINE, socket.MSG_PEEK)
        except OSError:
            head = b""
        if head:
            self._route(connection, head, Connection())
        else:
            connection.close()

    def _route(self, connection: socket.socket, head: bytes, message: Connection) -> None:
        name = self._routing.process_for(head)
        if name is not None:
            self._children[name].send(message, connection)
            return
        with connection, suppress(OSError):  # all processes are being restarted
            connection.send(_BUSY)
