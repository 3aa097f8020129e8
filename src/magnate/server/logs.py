"""The server's log for its host: structured, and without secrets.

A line never contains what people send or receive: no URL with its query, no cookie, token, body
or name. A request is logged by its declared route, a socket by its table.
"""

from __future__ import annotations

import logging
import re
import time
import traceback
from functools import partial
from typing import Any, Final, TextIO

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from typing_extensions import override

from .hosting.settings import LogFormat

_QUIET: Final = ("/healthz", "/metrics")
"""Routes that monitoring polls; only failures there are logged."""
_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{16}")

log = structlog.get_logger()


def configure_logs(format_name: LogFormat, stream: TextIO, *, process: str = "") -> None:
    """Send all log output, including that of libraries, to a stream.

    With several processes, each line names its own.
    """
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            *([partial(_with_process, process)] if process else []),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *_renderers(format_name, colors=stream.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[_LibraryLogs()], level=logging.WARNING, force=True)


def adopt_uvicorn_logs() -> None:
    """Route uvicorn's logs through ours; call it after uvicorn has set up its own handlers."""
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True


def _renderers(format_name: LogFormat, *, colors: bool) -> list[structlog.typing.Processor]:
    if format_name == "json":
        return [structlog.processors.JSONRenderer(ensure_ascii=False)]
    return [_traceback_last, structlog.dev.ConsoleRenderer(colors=colors)]


def _with_process(
    process: str, logger: object, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    event["process"] = process
    return event


def _traceback_last(
    logger: object, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Rename the traceback so that the console renders it on lines of its own."""
    if "traceback" in event:
        event["exception"] = event.pop("traceback")
    return event


class _LibraryLogs(logging.Handler):
    """Passes the log records of libraries on to structlog."""

    @override
    def emit(self, record: logging.LogRecord) -> None:
        more: dict[str, Any] = {}
        if record.exc_info and record.exc_info[0]:
            more["traceback"] = "".join(traceback.format_exception(*record.exc_info))
        text = record.getMessage()
        log.log(record.levelno, "library", source=record.name, message=text, **more)


class RequestLog:
    """Middleware that logs a line for each request and two for each socket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve_http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            _log_request(scope, status, seconds=time.perf_counter() - began)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, code = time.perf_counter(), 0

        async def send_and_note(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.accept":
                log.info("socket_opened", **_socket_fields(scope))
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
            await send(message)

        async def receive_and_note() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = code or message.get("code", 1005)  # 1005: closed without a code
            return message

        try:
            await self._app(scope, receive_and_note, send_and_note)
        finally:
            seconds = round(time.perf_counter() - began, 1)
            log.info("socket_closed", code=code, seconds=seconds, **_socket_fields(scope))


def _log_request(scope: Scope, status: int, *, seconds: float) -> None:
    """Log a request; status 0 means that the client left before the response."""
    route = _route(scope)
    if status < 400 and route.endswith(_QUIET):
        return
    method = scope["method"] if scope["method"] in _METHODS else "?"
    log.info("request", method=method, route=route, status=status, ms=round(1000 * seconds, 1))


def _socket_fields(scope: Scope) -> dict[str, str]:
    """Return the fields to log for a socket; a malformed table id may be a secret."""
    table = str(scope.get("path_params", {}).get("table", ""))
    known = {"table": table} if _TABLE.fullmatch(table) else {}
    return {"route": _route(scope), **known}


def _route(scope: Scope) -> str:
    """Return the declared route, never the requested path."""
    return str(getattr(scope.get("route"), "path", "?"))
