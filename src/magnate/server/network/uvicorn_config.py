"""How uvicorn serves the application."""

from __future__ import annotations

import gc
import logging
from typing import Final

import uvicorn
from starlette.applications import Starlette

MOST_SOCKET_BYTES: Final = 64 * 1024
MOST_HEADER_BYTES: Final = 16 * 1024
DRAINING: Final = 10
"""Seconds in which requests that have begun may end when the server stops."""
GARBAGE: Final = (5_000, 10, 500)
"""How seldom garbage is collected. A whole collection stops all tables for a third of a second
where there are hundreds: with these figures it happens every few hours, not every half minute."""


def settle_memory() -> None:
    """Let the collector of garbage pass over what lives as long as the process, and work seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def uvicorn_config(app: Starlette, *, host: str, port: int) -> uvicorn.Config:
    """Return the settings of uvicorn for an application.

    What proxies forward is read by the application itself; addresses, which may hold invitations,
    stand in no log.
    """
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        lifespan="on",
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,  # it would cost memory for every socket
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
    """Tell whether a log entry is more than a fault of a client, who could fill the log with it."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence")
