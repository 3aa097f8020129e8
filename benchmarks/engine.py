"""How fast the engines are: complete random games with all rules, copies, steps and batches.

    python benchmarks/engine.py [--json] [--quick] [--write "What this run was"]

The games of both engines, compiled and interpreted, alternate in one process, so that their ratios
hold on a noisy machine; the best of several rounds counts. Times are CPU seconds on one core unless
stated otherwise. Results with machine and date are kept in benchmarks/results.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

# A script can import only what is next to it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import acquire, monopoly
from benchmarks.measured import (
    Cell,
    Measured,
    Speed,
    batch_steps,
    clone_ns,
    modes,
    sizes_in_bytes,
    speeds,
    step_us,
)
from benchmarks.written import date_and_machine, write_down
from magnate.kernel import Mode, has_numba

GAMES = (acquire.GAME, monopoly.GAME)
ROOT = Path(__file__).resolve().parent.parent

# A game of random players in a fresh process: its CPU seconds and its memory in megabytes.
FIRST_RANDOM = """
import resource, time
started = time.process_time()
from benchmarks.measured import play_first
from benchmarks.{game} import GAME
play_first(GAME, "{mode}")
seconds = time.process_time() - started
print(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def run_python(code: str, cache: str) -> tuple[list[float], float]:
    """Run code in a fresh process; return the numbers it printed and the elapsed seconds."""
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))
    environment = {**os.environ, "MAGNATE_CACHE": cache, "PYTHONPATH": os.pathsep.join(paths)}
    environment.pop("MAGNATE_KERNEL", None)
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    seconds = time.perf_counter() - started
    return [float(number) for number in done.stdout.split()], seconds


def least_wall_seconds(code: str, cache: str, *, runs: int) -> float:
    """Return the time of the fastest of several fresh processes."""
    return min(run_python(code, cache)[1] for _ in range(runs))


def starts(game: Measured) -> dict[str, dict[str, float]]:
    """Return how long a first game takes: interpreted, compiled cold, and compiled warm.

    Also return the memory of a process that plays one, and the sizes of its data.
    """
    first_random = FIRST_RANDOM.format(game=game.name, mode=modes()[0])
    with tempfile.TemporaryDirectory() as cache:
        found = {
            "python_start_s": least_wall_seconds("pass", cache, runs=3),
            "interpreted_first_game_s": least_wall_seconds(game.first_game, cache, runs=5),
        }
        if has_numba():
            found["cold_compile_cpu_s"] = run_python(first_random, cache)[0][0]
            found["warm_start_s"] = least_wall_seconds(first_random, cache, runs=3)
        held = round(run_python(first_random, cache)[0][1])
    return {
        "start": {name: round(seconds, 3) for name, seconds in found.items()},
        "memory": {"process_mb": held, **(sizes_in_bytes(game) if has_numba() else {})},
    }


def figures_of(found: dict[Mode, Speed]) -> dict[str, Any]:
    """Return the speeds of all modes."""
    return {mode: speed.figures() for mode, speed in found.items()}


def editions(game: Measured, *, rounds: int, share: int) -> dict[str, Any]:
    """Return the speeds of the other editions."""
    cells = [Cell(game, *edition, game.games // share) for edition in game.editions[1:]]
    found = speeds(cells, rounds=rounds)
    return {
        f"{cell.edition}, {cell.players} players": figures_of(each)
        for cell, each in zip(cells, found, strict=True)
    }


def surroundings(game: Measured) -> dict[str, Any]:
    """Return what copying, single steps and batches cost."""
    return {
        "clone_ns": {mode: clone_ns(game, mode) for mode in modes()},
        "step_from_python_us": {mode: step_us(game, mode) for mode in modes()},
        "batch_256_steps_per_s": batch_steps(game, modes()[0]),
    }


def measure(*, quick: bool) -> dict[str, Any]:
    """Return all figures."""
    rounds, share = (2, 10) if quick else (6, 1)
    # First, while this process is small: its memory counts towards that of its children.
    started = {game.name: starts(game) for game in GAMES}
    main = speeds(
        [Cell(game, *game.editions[0], game.games // share) for game in GAMES], rounds=rounds
    )
    figures: dict[str, Any] = {}
    for game, found in zip(GAMES, main, strict=True):
        figures[game.name] = {
            **figures_of(found),
            "editions": editions(game, rounds=max(2, rounds // 3), share=2 * share),
            **surroundings(game),
            **started[game.name],
        }
    figures["monopoly_to_acquire"] = ratios(*reversed(main))
    return {**figures, **date_and_machine()}


def ratios(above: dict[Mode, Speed], below: dict[Mode, Speed]) -> dict[str, float]:
    """Return the number of decisions one game makes during one decision of the other."""
    return {
        mode: round(speed.decisions_per_s / below[mode].decisions_per_s, 3)
        for mode, speed in above.items()
    }


def report(figures: dict[str, Any], indent: str = "") -> None:
    """Print the figures for people."""
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            report(value, indent + "  ")
        else:
            shown = f"{value:,}" if isinstance(value, int | float) else value
            print(f"{indent}{name:28} {shown}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--write", metavar="NOTE", help="add to results.md, with a sentence")
    arguments = parser.parse_args()
    figures = measure(quick=arguments.quick)
    if arguments.write is not None:
        write_down(figures, arguments.write)
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        report(figures)


if __name__ == "__main__":
    main()
