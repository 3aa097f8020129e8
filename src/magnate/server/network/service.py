"""A site served over the network, from start to graceful shutdown: `magnate serve`."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, Final, Protocol

import structlog
import uvicorn
from typing_extensions import override

from magnate import __version__
from magnate.play.table import Table
from magnate.server.http.app import make_app, serving
from magnate.server.logs import RequestLog, adopt_uvicorn_logs
from magnate.server.site import Config, Site, running_site

from .accepting import Acceptor
from .connections import Connections
from .uvicorn_config import tune_garbage_collection, uvicorn_config

SOCKET_DRAINING: Final = 5.0
"""Seconds that sockets get to read their last messages when the server stops."""
INTERRUPTED: Final = 130
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_TABLES_REMEMBERED: Final = 1000

log = structlog.get_logger()


class Stoppable(Protocol):
    """What a signal stops."""

    should_exit: bool

    def end_at_once(self) -> None:
        """End the process without draining; what was acknowledged is already stored."""
        ...


class Service(uvicorn.Server):
    """Uvicorn that notifies and drains the table sockets before it shuts down."""

    site: Site | None = None

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    @contextmanager
    @override
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to `stopping_on_signals`: it also covers opening and closing the site."""
        yield

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections; unlike uvicorn's own servers, survive a lack of files."""
        await self.lifespan.startup()
        acceptors: list[Any] = [  # uvicorn only closes them
            Acceptor(each, self.protocol, on_exhausted=self.connections.drop_oldest)
            for each in sockets or ()
        ]
        self.servers = acceptors
        self.started = True
        self._on_ready()

    @property
    def connections(self) -> Connections:
        """The bounds of the application's connections."""
        connections: Connections = self.config.loaded_app.state.connections
        return connections

    def protocol(self) -> asyncio.Protocol:
        """Return uvicorn's protocol for a new connection."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def end_at_once(self) -> None:
        os._exit(INTERRUPTED)

    @override
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, close the sockets, and finish pending requests."""
        log.info("stopping")
        for server in self.servers:
            server.close()
        if self.site is not None:
            await drain_sockets(self.site)
        await super().shutdown(sockets)


async def drain_sockets(site: Site) -> None:
    """Tell all sockets that the server stops, and wait a bounded time until they are closed."""
    latest = time.monotonic() + SOCKET_DRAINING
    while len(site.sockets) and time.monotonic() < latest:
        for room in site.hub.rooms:  # repeated, because some may have joined meanwhile
            room.close("shutting_down")
        await asyncio.sleep(0.02)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's loop factory, or None for the default if uvloop is missing."""
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


async def serve(
    config: Config,
    listening: Sequence[socket.socket],
    *,
    on_ready: Callable[[], None],
    on_open: Callable[[Service, Site], None] = lambda service, site: None,
) -> None:
    """Serve a site on listening sockets until a signal stops it.

    `on_open` is called when the site is open, `on_ready` once connections are accepted. Raises
    DatabaseError, SecretFileError or OSError if the site cannot be opened.
    """
    app = make_app(config)
    app.add_middleware(RequestLog)
    settings = uvicorn_config(app, host="", port=0)
    settings.lifespan = "off"  # the site is opened here, where its errors can be reported
    adopt_uvicorn_logs()
    service = Service(settings, on_ready)
    with stopping_on_signals(service):
        async with running_site(config) as site:
            service.site = site
            on_open(service, site)
            tune_garbage_collection()
            watch_games(site)
            log.info("start", version=__version__, id=site.hub.tables.process, pid=os.getpid())
            with serving(app, site):
                await service.serve(list(listening))
        log.info("stop")


@contextmanager
def stopping_on_signals(service: Stoppable) -> Iterator[None]:
    """Stop gracefully at the first signal; a second Ctrl-C ends the process at once."""

    def stop(number: int, frame: FrameType | None) -> None:
        if service.should_exit and number == signal.SIGINT:
            service.end_at_once()
        service.should_exit = True

    before = {number: signal.signal(number, stop) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def watch_games(site: Site) -> None:
    """Log each game that is over."""
    noted = site.hub.on_over
    known: deque[str] = deque(maxlen=_TABLES_REMEMBERED)

    def note(table: Table) -> None:
        if table.id not in known:
            known.append(table.id)
            settings = table.settings
            log.info("table_over", table=table.id, game=settings.game, status=table.status)
        noted(table)

    site.hub.on_over = note
