"""How long `make play` takes to the first page: from a fresh clone, and the second time.

    python benchmarks/startup.py [--json] [--runs 3] [--write "What this run was"]

A fresh clone has neither .venv nor node_modules; package caches stay as they are. `make play` runs
as a player runs it, except that the data is in a temporary folder. The time ends with the first
response to a request for the page; workers may still be compiling. The load average shows how busy
the machine was. `--write` adds the run to benchmarks/results.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import IO, Any, Final

# A script can import only what is next to it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.written import date_and_machine, write_down

ROOT: Final = Path(__file__).resolve().parent.parent
ADDRESS: Final = re.compile(r"http://[^\s/]+/")
LONGEST: Final = 300.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="fresh clones (3)")
    parser.add_argument("--write", metavar="NOTE", help="add the run to results.md")
    options = parser.parse_args()
    figures = {"startup": measured(options.runs), **date_and_machine()}
    if options.write is not None:
        write_down(figures, options.write)
    print(json.dumps(figures, indent=2) if options.json else _shown(figures["startup"]))


def measured(runs: int) -> dict[str, Any]:
    """Measure fresh clones, and five further starts in each."""
    loads = [os.getloadavg()[0]]
    fresh, again = [], []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as folder:
            clone = Path(folder, "magnate")
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
            fresh.append(first_page(clone))
            again += [first_page(clone) for _ in range(5)]
        loads.append(os.getloadavg()[0])
    return {
        "fresh_clone_s": _rounded(fresh),
        "second_start_s": _rounded(again),
        "load_average": [round(load, 1) for load in loads],
    }


def first_page(clone: Path) -> float:
    """Return the seconds from `make play` to the first answer of its server."""
    started = time.monotonic()
    with _playing(clone) as output:
        urllib.request.urlopen(_address(output), timeout=LONGEST).read()
        return time.monotonic() - started


@contextmanager
def _playing(clone: Path) -> Iterator[IO[str]]:
    """Run `make play` during the block, and stop it as Ctrl-C does."""
    # A virtual environment of the caller would be used by uv, and its sources by Python.
    unset = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV", "MAKEFLAGS", "DISPLAY")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    process = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env={**environment, "XDG_DATA_HOME": str(clone / "data")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    watchdog = threading.Timer(LONGEST, os.killpg, (process.pid, signal.SIGKILL))
    watchdog.start()
    try:
        assert process.stdout is not None
        yield process.stdout
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()
        watchdog.cancel()


def _address(output: IO[str]) -> str:
    """Return the address that the server prints once it can be reached."""
    for line in output:
        found = ADDRESS.search(line)
        if found:
            return found[0]
    raise SystemExit("make play ended before its server was reached")


def _rounded(seconds: list[float]) -> dict[str, Any]:
    return {"median": round(median(seconds), 2), "all": [round(each, 2) for each in seconds]}


def _shown(startup: dict[str, Any]) -> str:
    return (
        f"fresh clone to the page: {startup['fresh_clone_s']['median']} s, "
        f"second start: {startup['second_start_s']['median']} s "
        f"(medians; load average {startup['load_average']})"
    )


if __name__ == "__main__":
    main()
