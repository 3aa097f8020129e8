"""The server of benchmarks/load.py: like `magnate serve`, but without limits.

python benchmarks/load_server.py DATABASE DATA_DIR PORT PROCESSES
"""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path

from magnate.server.hosting.settings import Limits
from magnate.server.logs import configure_logs
from magnate.server.network.addresses import listen
from magnate.server.network.service import loop_factory, serve
from magnate.server.processes.front import serve_processes
from magnate.server.site import Config


def main() -> None:
    """Serve until a signal arrives."""
    database, data_dir, port, processes = sys.argv[1:]
    config = Config(
        database=database,
        data_dir=Path(data_dir),
        limits=Limits.none(),
        processes=int(processes),
    )
    configure_logs("json", sys.stderr)
    listening = listen("127.0.0.1", int(port))
    several = partial(serve_processes, log_format="json")
    run = several if config.processes > 1 else serve
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(config, listening, on_ready=note_ready))


def note_ready() -> None:
    """Tell the benchmark that connections are accepted."""
    print("ready", flush=True)


if __name__ == "__main__":
    main()
