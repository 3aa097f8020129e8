"""The outermost layer: who sends a request, from which origin, and the headers of responses."""

from __future__ import annotations

import re
import traceback
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import network_of
from .responses import Failure

COOKIE: Final = "magnate"
_BEARER: Final = "bearer "
_TOKEN: Final = "token."
PROTOCOL: Final = "magnate"
"""The subprotocol accepted when a socket sends its token as another subprotocol."""
_LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}
_FAULT: Final = 1011  # the close code of a WebSocket

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    ("Content-Security-Policy", CONTENT_SECURITY_POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
_NO_STORE: Final = (b"cache-control", b"no-store")  # unless the response sets its own Cache-Control
_RAW_HEADERS: Final = tuple((name.lower().encode(), value.encode()) for name, value in HEADERS)

log = structlog.get_logger()


def bearer_of(connection: HTTPConnection) -> str | None:
    """Return the token of the Authorization header, or None."""
    given = connection.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given.lower().startswith(_BEARER) else None


def protocol_token_of(connection: HTTPConnection) -> str | None:
    """Return the token among the subprotocols that a socket requests, or None.

    A page can set no other header on its socket, and several people may share one browser.
    """
    offered = connection.headers.get("sec-websocket-protocol", "").split(",")
    tokens = (name.strip() for name in offered if name.strip().startswith(_TOKEN))
    return next((token.removeprefix(_TOKEN) for token in tokens), None)


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token that identifies the sender: an explicit one, else the cookie, or None."""
    given = bearer_of(connection) or protocol_token_of(connection)
    return given or connection.cookies.get(COOKIE)


def network(connection: HTTPConnection, *, behind_proxy: bool) -> str:
    """Return the network of the sender; behind a proxy, only the address it added itself counts.

    The proxy appends the address it sees, so the last one is right whatever a client sent.
    """
    if behind_proxy:
        # A client can send further headers of this name, so all of them are joined.
        forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
        address = forwarded.rpartition(",")[2].strip()
        if address:
            return network_of(address)
    return network_of(connection.client.host if connection.client else "")


def scheme(connection: HTTPConnection, *, behind_proxy: bool) -> str:
    """Return "https" if the browser uses HTTPS, to this server or to the proxy; else "http"."""
    found = connection.url.scheme
    if behind_proxy:
        # A client can send further headers of this name, so the last one counts.
        forwarded = ",".join(connection.headers.getlist("x-forwarded-proto"))
        found = forwarded.rpartition(",")[2].strip().lower() or found
    return "https" if found in ("https", "wss") else "http"


def host(connection: HTTPConnection, *, behind_proxy: bool) -> str:
    """Return the host and port under which the browser reached the server."""
    found = connection.headers.get("host", "")
    if behind_proxy:
        forwarded = ",".join(connection.headers.getlist("x-forwarded-host"))
        found = forwarded.rpartition(",")[2].strip() or found
    return found.lower()


def is_loopback(host: str) -> bool:
    """Return whether a host, with or without a port, is a loopback name or address."""
    return re.sub(r":\d+$", "", host) in _LOOPBACK


def is_same_origin(connection: HTTPConnection, *, behind_proxy: bool) -> bool:
    """Return whether a request comes from a page of this server, or not from a page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin.lower())
    except ValueError:  # an invalid IPv6 address
        return False
    # Anyone who controls the network can serve pages of this host over HTTP, so those are foreign
    # to a server that is used over HTTPS.
    if not parts.netloc or parts.scheme != scheme(connection, behind_proxy=behind_proxy):
        return False
    port = _DEFAULT_PORTS[parts.scheme]
    here = host(connection, behind_proxy=behind_proxy)
    return parts.netloc.removesuffix(port) == here.removesuffix(port)


def may_change(request: Request, *, behind_proxy: bool) -> bool:
    """Return whether a request may change something: it was not forged by another page (CSRF).

    Browsers send an Origin header. Other clients have no cookie that a page could misuse, and send
    a token instead.
    """
    if request.headers.get("origin") is not None:
        return is_same_origin(request, behind_proxy=behind_proxy)
    return COOKIE not in request.cookies or bearer_of(request) is not None


class Shield:
    """The outermost middleware: refuses foreign origins, adds headers, and contains all faults."""

    def __init__(self, app: ASGIApp, *, behind_proxy: bool) -> None:
        self._app = app
        self._behind_proxy = behind_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve_http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = [*message["headers"], *_RAW_HEADERS]
                if all(name != _NO_STORE[0] for name, _ in headers):
                    headers.append(_NO_STORE)
                message = {**message, "headers": headers}
            await send(message)

        request = Request(scope)
        unsafe = request.method not in _SAFE
        if unsafe and not may_change(request, behind_proxy=self._behind_proxy):
            return await Failure(403, "foreign_origin").answer(scope, receive, send_with_headers)
        try:
            await self._app(scope, receive, send_with_headers)
        except ClientDisconnect:
            return None
        except Exception:  # noqa: BLE001 - the outermost handler: no fault leaves the server
            _log_fault(request.method, scope)
            if not begun:
                await Failure(500, "fault").answer(scope, receive, send_with_headers)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except Exception:  # noqa: BLE001 - the outermost handler: no fault leaves the server
            _log_fault("WEBSOCKET", scope)
            with suppress(RuntimeError, OSError):  # the client is already gone
                await send({"type": "websocket.close", "code": _FAULT})


def _log_fault(method: str, scope: Scope) -> None:
    """Log the current exception as plain text, because local variables may hold secrets.

    The route is logged instead of the path, because paths and queries may hold secrets too.
    """
    route = getattr(scope.get("route"), "path", "?")
    log.error("fault", method=method, route=route, traceback=traceback.format_exc())
