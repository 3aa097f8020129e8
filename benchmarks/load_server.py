"""The server of benchmarks/load.py: like `magnate serve`, but without limits.

python benchmarks/load_server.py DATABASE DATA_DIR PORT PROCESSES
"""

from __future__ import annotations

import asyncio
import sys
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
    work = serve(config, listening, on_ready=note_ready)
    if config.processes > 1:
        work = serve_processes(config, listening, log_format="json", on_ready=note_ready)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work)


def note_ready() -> None:
    """Tell the benchmark that connections are accepted."""
    print("ready", flush=True)


if __name__ == "__main__":
    main()
