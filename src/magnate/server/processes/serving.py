"""A server process behind the front process: `python -m magnate.server.processes.serving FD`."""

from __future__ import annotations

import asyncio
import itertools
import os
import pickle
import socket
import sys
import threading
from collections.abc import Coroutine, Mapping
from functools import partial
from typing import Any, Final

import msgspec

from magnate.bots.worker_pool import processes as usual_bot_processes
from magnate.server.logs import configure_logs
from magnate.server.network.service import Service, loop_factory, serve
from magnate.server.site import Config, Site

from .channel import Channel, received
from .child import STOPS_WITHIN
from .handed_over import HandedOver
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
    Topic,
    ToProcess,
)
from .routing import opens_table, owner, table_of

SHARE_EVERY: Final = 1.0
"""Seconds between two reports of what the limits have allowed."""
SHARED_AT_ONCE: Final = 1000
"""Keys in one report."""
ANSWERS_WITHIN: Final = 2.5
"""Seconds in which the others must answer; a health check takes two at most."""

_DECODER: Final = msgspec.msgpack.Decoder(ToProcess)


def main() -> None:
    """Serve until the front process says to stop, or is gone."""
    sock = socket.socket(fileno=int(sys.argv[1]))
    begin = _DECODER.decode(received(sock)[0])
    assert isinstance(begin, Begin)
    configure_logs(begin.log_format, sys.stderr, process=begin.name)
    member = Member(sock, begin)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(_config(begin), (), on_ready=member.note_ready, on_open=member.join))


def _config(begin: Begin) -> Config:
    """Return this process's configuration, with its share of the bot workers."""
    config: Config = pickle.loads(begin.config)
    share = share_of(
        config.bot_processes or usual_bot_processes(),
        len(begin.names),
        begin.names.index(begin.name),
    )
    return msgspec.structs.replace(config, bot_processes=share)


def share_of(total: int, count: int, index: int) -> int:
    """Return a process's share of something that it needs at least one of."""
    return max(1, total // count + (index < total % count))


class Member:
    """This process among the server processes."""

    def __init__(self, sock: socket.socket, begin: Begin) -> None:
        self.name = begin.name
        self.count = len(begin.names) + 1  # the front process answers questions too
        self._living = begin.names
        self._socket = sock
        self._answers: dict[int, asyncio.Queue[Answer]] = {}
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()

    def join(self, service: Service, site: Site) -> None:
        """Connect the site to the front process and the others."""
        self._service = service
        self._site = site
        self._channel = Channel(
            self._socket, _DECODER, on_message=self._heard, on_end=self._lose_front
        )
        site.peers = self
        self._start(self._share())
        site.hub.on_kept = lambda table: self._channel.send(Kept(table))
        site.hub.on_dropped = lambda table: self._channel.send(Dropped(table))
        site.hub.is_ours = lambda table: owner(table, self._living) == self.name

    def note_ready(self) -> None:
        """Tell the front process to hand over connections."""
        for room in self._site.hub.rooms:
            self._channel.send(Kept(room.id))
        self._channel.send(Ready(self._site.hub.tables.process))

    async def ask(self, topic: Topic) -> Mapping[str, bytes]:
        """Return the answers of the other processes that answer in time."""
        number, found = next(self._numbers), dict[str, bytes]()
        queue = self._answers[number] = asyncio.Queue()
        self._channel.send(Question(number, topic))
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                while len(found) < len(self._living):
                    answer = await queue.get()
                    found[answer.by] = answer.body
        except TimeoutError:
            pass
        finally:
            del self._answers[number]
        return found

    def _heard(self, message: ToProcess, connection: socket.socket | None) -> None:
        match message:
            case Connection(data=data):
                if connection is not None:
                    self._start(self._serve(connection, data))
            case Living(names=names):
                self._living = names
            case Died(id=process):
                self._start(self._site.hub.bury(process))
            case Spent(limits=limits):
                self._site.charge(limits)
            case Question():
                self._start(self._answer(message))
            case Answer(number=number):
                if number in self._answers:
                    self._answers[number].put_nowait(message)

    def _lose_front(self) -> None:
        """Stop; and stop at once if draining takes too long, since nobody else would see to it."""
        self._service.should_exit = True
        last_resort = threading.Timer(STOPS_WITHIN, os._exit, (1,))
        last_resort.daemon = True
        last_resort.start()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _share(self) -> None:
        """Tell the others regularly what the limits have allowed here."""
        while True:
            await asyncio.sleep(SHARE_EVERY)
            for name, spent in self._site.take_spent().items():
                pairs = list(spent.items())
                for start in range(0, len(pairs), SHARED_AT_ONCE):
                    part = dict(pairs[start : start + SHARED_AT_ONCE])
                    self._channel.send(Spent({name: part}))

    async def _answer(self, question: Question) -> None:
        site = self._site
        if question.topic == "metrics":
            body = site.metrics.text()
        else:
            body = msgspec.json.encode(await site.health.report())
        self._channel.send(Answer(question.number, question.asker, body))

    async def _serve(self, connection: socket.socket, data: bytes) -> None:
        service, loop = self._service, asyncio.get_running_loop()
        protocol = partial(
            HandedOver,
            *(service.config, service.server_state, service.lifespan.state, loop),
            connections=service.connections,
            data=data,
            is_elsewhere=self._is_elsewhere,
            give_back=self._give_back,
        )
        if service.should_exit:
            connection.close()
        else:
            await loop.connect_accepted_socket(protocol, connection)

    def _is_elsewhere(self, head: bytes) -> bool:
        """Return whether the front process should choose who answers a request."""
        table = table_of(head)
        return not self._site.hub.has(table) if table else opens_table(head)

    def _give_back(self, connection: socket.socket, data: bytes) -> None:
        self._channel.send(Elsewhere(data), connection)


if __name__ == "__main__":
    main()
