"""A server process for the fault tests: like `magnate serve`, but it can be put into trouble.

    python -m tests.server.faults.server_process DATABASE DATA_DIR PORT [--limited]
        [--clock SECONDS] [--bot-delay SECONDS]

It obeys commands on its standard input: `pages N` limits its SQLite file to N pages,
`clock SECONDS` advances the machine's clock as this process sees it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from contextlib import suppress
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from magnate.server.database import Database, Full, Statement
from magnate.server.hosting.settings import Limits
from magnate.server.http.app import make_app
from magnate.server.logs import adopt_uvicorn_logs, configure_logs
from magnate.server.network.uvicorn_config import uvicorn_config
from magnate.server.site import Config


class MachineClock:
    """The machine's clock, off by some seconds."""

    def __init__(self, ahead: float) -> None:
        self.ahead = ahead
        self._true = time.time

    def time(self) -> float:
        return self._true() + self.ahead


async def obey(line: str, app: Starlette, clock: MachineClock) -> None:
    order, value = line.split()
    if order == "clock":
        clock.ahead += float(value)
    else:
        assert order == "pages"
        await limit_pages(app.state.site.database, int(value))
    print(line, flush=True)


async def limit_pages(database: Database, pages: int) -> None:
    """Limit the file; if it is full, every request in the same group fails too."""
    while True:
        with suppress(Full):
            return await database.write(Statement(f"PRAGMA max_page_count = {pages}"))
        await asyncio.sleep(0.01)


async def obey_all(app: Starlette, clock: MachineClock) -> None:
    loop, orders = asyncio.get_running_loop(), asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    while line := (await orders.readline()).decode().strip():
        await obey(line, app, clock)


async def serve(options: argparse.Namespace) -> None:
    clock = MachineClock(options.clock)
    time.time = clock.time
    config = Config(
        database=options.database,
        data_dir=options.data_dir,
        bot_delay=options.bot_delay,
        limits=Limits() if options.limited else Limits.none(),
    )
    app = make_app(config)
    server = uvicorn.Server(uvicorn_config(app, host="127.0.0.1", port=options.port))
    adopt_uvicorn_logs()
    obeying = asyncio.create_task(obey_all(app, clock))
    await server.serve()
    obeying.cancel()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("data_dir", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--limited", action="store_true")
    parser.add_argument("--clock", type=float, default=0.0)
    parser.add_argument("--bot-delay", type=float, default=0.0)
    configure_logs("json", sys.stderr)
    asyncio.run(serve(parser.parse_args()))


if __name__ == "__main__":
    main()
