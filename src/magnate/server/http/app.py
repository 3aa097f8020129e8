"""The Starlette application: all routes of a site, behind the shield."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from magnate.server.metrics import CONTENT_TYPE
from magnate.server.network import table_socket
from magnate.server.network.connections import Connections, most_connections, raise_file_limit
from magnate.server.site import Config, Site, running_site

from . import entrance, games, openapi, people, ratings, records, replays, tables
from .operations import Call, Operation
from .pages import PAGES, asset, page
from .responses import EXPECTED, JsonAnswer
from .security import Shield

OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    *entrance.OPERATIONS,
    *people.OPERATIONS,
    *games.OPERATIONS,
    *tables.OPERATIONS,
    *records.OPERATIONS,
    *replays.OPERATIONS,
    *ratings.OPERATIONS,
)

Endpoint = Callable[[Request], Awaitable[Response]]


def make_app(config: Config) -> Starlette:
    """Return the application; its lifespan opens and closes the site."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running_site(config) as site:
            with serving(app, site):
                yield

    app = Starlette(
        routes=list(_routes(config.base_path)),
        middleware=[Middleware(Shield, behind_proxy=config.behind_proxy)],
        exception_handlers=EXPECTED,
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.connections = _connections(config)
    return app


@contextmanager
def serving(app: Starlette, site: Site) -> Iterator[None]:
    """Serve a site during the block, and close connections that keep it waiting."""
    connections: Connections = app.state.connections
    app.state.site = site
    connections.on_refusal = site.metrics.note_refusal
    site.metrics.show("magnate_connections", "Open connections", lambda: len(connections))
    sweeping = asyncio.create_task(connections.keep_swept())
    try:
        yield
    finally:
        sweeping.cancel()


def _connections(config: Config) -> Connections:
    """Return the bounds of open connections; a proxy's connections all have its own address."""
    limits = config.limits
    most = min(limits.connections, most_connections(raise_file_limit()))
    of_network = most if config.behind_proxy else limits.connections_of_network
    return Connections(
        most=most,
        most_of_network=of_network,
        longest_wait=limits.request_seconds,
        clock=time.monotonic,
    )


def _routes(base: str) -> list[BaseRoute]:
    by_path: dict[str, dict[str, Operation[Any]]] = {}
    for operation in OPERATIONS:
        by_path.setdefault(operation.path, {})[operation.method] = operation
    return [
        *(Route(base + path, page) for path in PAGES),
        Route(f"{base}/assets/{{name}}", asset),
        Route(f"{base}/healthz", _health),
        Route(f"{base}/metrics", _metrics),
        Route(f"{base}/api/openapi.json", _document(base)),
        WebSocketRoute(f"{base}/api/tables/{{table}}/socket", table_socket.serve),
        *(
            Route(base + path, _dispatch(operations), methods=list(operations))
            for path, operations in by_path.items()
        ),
    ]


def _dispatch(operations: dict[str, Operation[Any]]) -> Endpoint:
    async def respond(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await operations[method].answer(request)

    return respond


def _document(base: str) -> Endpoint:
    @cache  # built on first use: it takes longer than setting up the rest of the application
    def encoded() -> bytes:
        return msgspec.json.encode(openapi.document(OPERATIONS, base))

    async def respond(request: Request) -> Response:
        call = Call(request)
        call.site.check_limit("requests", call.network)
        return Response(encoded(), media_type="application/json")

    return respond


async def _health(request: Request) -> Response:
    """Report whether the server stores what it acknowledges, and what its host should look at."""
    call = Call(request)
    call.site.check_limit("requests", call.network)
    report = await call.site.health_report()
    return JsonAnswer(report, 200 if report.is_serving else 503)


async def _metrics(request: Request) -> Response:
    """Return the metrics for Prometheus."""
    call = Call(request)
    call.site.check_limit("requests", call.network)
    return Response(await call.site.metrics_text(), media_type=CONTENT_TYPE)
