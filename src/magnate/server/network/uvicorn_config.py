"""Uvicorn's settings for the application."""

from __future__ import annotations

import gc
import logging
from functools import partial
from typing import Final

import uvicorn
from starlette.applications import Starlette

from .bounded_http import BoundedHttp, BoundedSocket

MOST_SOCKET_BYTES: Final = 64 * 1024
MOST_HEADER_BYTES: Final = 16 * 1024
DRAINING: Final = 10
"""Seconds that started requests get to finish when the server stops."""
KEEP_ALIVE: Final = 5
"""Seconds until a connection without another request is closed."""
PING_INTERVAL: Final = 20.0
PING_TIMEOUT: Final = 20.0
"""Seconds in which the client of a socket must answer a ping."""
GC_THRESHOLDS: Final = (5_000, 10, 500)
"""Thresholds of the garbage collector. With hundreds of tables a full collection stops all of them
for a third of a second; with these it runs every few hours instead of twice a minute."""
_ABOUT_CLIENTS: Final = (
    "Invalid UTF-8 sequence",
    "Invalid HTTP request",
    "Unsupported upgrade request",
    "No supported WebSocket library",
)


def tune_garbage_collection() -> None:
    """Exempt long-lived objects from garbage collection, and collect rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def uvicorn_config(app: Starlette, *, host: str, port: int) -> uvicorn.Config:
    """Return uvicorn's settings for an application.

    The application reads forwarded headers itself. The access log is off, because URLs may contain
    invitations.
    """
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        lifespan="on",
        http=partial(BoundedHttp, connections=app.state.connections),  # type: ignore[arg-type]
        ws=BoundedSocket,
        timeout_keep_alive=KEEP_ALIVE,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_TIMEOUT,
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,  # it costs memory for every socket
        h11_max_incomplete_event_size=MOST_HEADER_BYTES,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=DRAINING,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    return config


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Drop messages that any client can trigger, and could fill the log with."""
    return not str(record.msg).startswith(_ABOUT_CLIENTS)
