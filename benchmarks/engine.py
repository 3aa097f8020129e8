"""How fast the engine is: complete random games with all rules, and what surrounds them.

    python benchmarks/engine.py [--json] [--quick] [--write "What this run was"]

Compiled and interpreted runs alternate in one process, so that their ratio holds on a noisy
machine; the best of several rounds counts. Times are CPU seconds of one core unless said
otherwise. Results with machine and date are kept in benchmarks/results.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from magnate.acquire.batch import begin_batch, step_batch
from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import load
from magnate.acquire.random_play import Dealer, Result, play_games
from magnate.acquire.rules.flow import apply_entry, start_entry
from magnate.acquire.rules.legal import CODES
from magnate.acquire.rules.state import ARG, DRAW, KIND, START, Desk, EditionTable, State
from magnate.chance import generator_words
from magnate.kernel import Grid, Mode, allocate, clone, column, entry, field, has_numba, table

EDITION, PLAYERS = "classic", 4
BATCH = 256
RESULTS = Path(__file__).with_name("results.md")
NEWEST = "<!-- newest first -->"

FIRST_GAME = """
import random
from magnate.acquire import Game
game, chooser = Game(players=4, edition="classic", seed=1), random.Random(1)
while not game.is_over:
    game.play(chooser.choice(game.legal_actions()))
"""
FIRST_COMPILED = """
import time
started = time.process_time()
from benchmarks.engine import random_games
random_games("compiled", 1, "classic", 4)
print(time.process_time() - started)
"""


def dealers(count: int, mode: Mode) -> list[Dealer]:
    """Return dealers with independent generators."""
    memory = allocate(Dealer, count, mode)
    for i in range(count):
        field(memory, i, "generator")[:] = generator_words(1, i)
    return memory


def random_games(mode: Mode, games: int, edition: str, players: int) -> tuple[int, float]:
    """Play random games; return the number of decisions and the CPU seconds."""
    states, tables = allocate(State, 1, mode), edition_table(load(edition), mode)
    dealer, results = dealers(1, mode), allocate(Result, games, mode)
    started = time.process_time()
    done = play_games.at(mode)(states, tables, players, dealer, results)
    seconds = time.process_time() - started
    assert done == games
    return sum(column(results, "decisions")), seconds


def speeds(edition: str, players: int, *, rounds: int, compiled_games: int) -> dict[str, Any]:
    """Return games and decisions per second of each mode, from alternating rounds."""
    sizes: dict[Mode, int] = {"interpreted": max(10, compiled_games // 100)}
    if has_numba():
        sizes = {"compiled": compiled_games, "checked": compiled_games, **sizes}
    for mode in sizes:
        random_games(mode, 1, edition, players)
    best: dict[Mode, tuple[float, float]] = {}
    for _ in range(rounds):
        for mode, games in sizes.items():
            decisions, seconds = random_games(mode, games, edition, players)
            best[mode] = max(best.get(mode, (0.0, 0.0)), (decisions / seconds, games / seconds))
    return {
        mode: {"decisions_per_s": round(fast[0]), "games_per_s": round(fast[1])}
        for mode, fast in best.items()
    }


def best_seconds(action: Callable[[], object], rounds: int = 5) -> float:
    """Return the least CPU time of several runs."""
    times = []
    for _ in range(rounds):
        started = time.process_time()
        action()
        times.append(time.process_time() - started)
    return min(times)


@entry
def clone_many(states: list[State], count: int) -> int:
    """Copy the first state over the second so many times."""
    total = 0
    for i in range(count):
        states[0].turns = i
        clone(states, 1, 0)
        total += states[1].turns
    return total


def clone_ns(mode: Mode) -> float:
    """Return the cost of copying one state inside the engine."""
    states, copy = allocate(State, 2, mode), clone_many.at(mode)
    count = 1_000_000 if mode != "interpreted" else 2_000
    copy(states, 1)
    return round(best_seconds(lambda: copy(states, count)) / count * 1e9, 1)


def step_us(mode: Mode) -> float:
    """Return the cost of one step that Python calls: an action applied and settled."""
    states, tables = allocate(State, 1, mode), edition_table(load(EDITION), mode)
    desks = allocate(Desk, 1, mode)
    start, apply = start_entry.at(mode), apply_entry.at(mode)
    row = field(desks, 0, "action")

    def deal() -> None:
        start(states, tables, 0, PLAYERS)
        for tile in range(7 * PLAYERS):
            row[KIND], row[ARG] = (START if tile < PLAYERS else DRAW), tile * 3
            apply(states, tables, 0, desks)

    def deal_often() -> None:
        for _ in range(50):
            deal()

    deal()
    return round(best_seconds(deal_often) / (50 * 7 * PLAYERS) * 1e6, 2)


@entry
def choose_legal(masks: Grid, chosen: Grid, number: int) -> None:
    """Choose one of the legal codes of each game, in place of a learner."""
    for i in range(len(masks)):
        count = 0
        for code in range(CODES):
            count += masks[i][code]
        left = (number * 7 + i) % count
        for code in range(CODES):
            left -= masks[i][code]
            if left < 0:
                chosen[i][0] = code
                break


def batch_steps(mode: Mode) -> int:
    """Return decisions per second over 256 games with masks, without the choosing."""
    states, tables = allocate(State, BATCH, mode), edition_table(load(EDITION), mode)
    dealer, masks = dealers(BATCH, mode), table(BATCH, CODES, mode, bits=8)
    chosen = table(BATCH, 2, mode)
    begin_batch.at(mode)(states, tables, PLAYERS, dealer, masks)
    step, choose = step_batch.at(mode), choose_legal.at(mode)
    seconds = 0.0
    rounds = 400 if mode != "interpreted" else 2
    for round_ in range(rounds + 1):
        choose(masks, chosen, round_)
        started = time.process_time()
        step(states, tables, PLAYERS, dealer, masks, chosen)
        if round_:
            seconds += time.process_time() - started
    return round(BATCH * rounds / seconds)


def run_python(code: str, cache: str) -> tuple[str, float]:
    """Run code in a fresh process; return what it printed and the seconds on the wall."""
    root = str(Path(__file__).resolve().parent.parent)
    environment = {**os.environ, "MAGNATE_CACHE": cache, "PYTHONPATH": root}
    environment.pop("MAGNATE_KERNEL", None)
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout, time.perf_counter() - started


def starts() -> dict[str, float]:
    """Return how long a first game takes: interpreted, compiled cold, and compiled warm."""
    with tempfile.TemporaryDirectory() as cache:
        found = {
            "python_start_s": min(run_python("pass", cache)[1] for _ in range(3)),
            "interpreted_first_game_s": min(run_python(FIRST_GAME, cache)[1] for _ in range(5)),
        }
        if has_numba():
            found["cold_compile_cpu_s"] = float(run_python(FIRST_COMPILED, cache)[0])
            found["warm_start_s"] = min(run_python(FIRST_COMPILED, cache)[1] for _ in range(3))
    return {name: round(seconds, 3) for name, seconds in found.items()}


def memory() -> dict[str, float]:
    """Return the size of a state and an edition's table, and what this process holds."""
    found: dict[str, float] = {
        "process_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }
    if has_numba():
        states: Any = allocate(State, 1, "compiled")
        tables: Any = allocate(EditionTable, 1, "compiled")
        found |= {"state_bytes": states.nbytes, "edition_bytes": tables.nbytes}
    return found


def measure(*, quick: bool) -> dict[str, Any]:
    """Return all figures."""
    rounds, games = (2, 2_000) if quick else (6, 20_000)
    modes: tuple[Mode, ...] = ("compiled", "interpreted") if has_numba() else ("interpreted",)
    acquire = speeds(EDITION, PLAYERS, rounds=rounds, compiled_games=games)
    acquire["editions"] = {
        f"{edition}, {players} players": speeds(
            edition, players, rounds=max(2, rounds // 3), compiled_games=games // 2
        )
        for edition, players in (("2023-classic", 4), ("2023-tycoon", 4), ("2023-duel", 2))
    }
    acquire["clone_ns"] = {mode: clone_ns(mode) for mode in modes}
    acquire["step_from_python_us"] = {mode: step_us(mode) for mode in modes}
    acquire["batch_256_steps_per_s"] = batch_steps(modes[0])
    acquire["start"] = starts()
    acquire["memory"] = memory()
    return {"acquire": acquire, "machine": machine(), "date": date.today().isoformat()}


def machine() -> dict[str, str]:
    """Return what the figures were measured on."""
    found = {"python": platform.python_version(), "system": platform.system()}
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text().splitlines() if cpu.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    found["processor"] = f"{names[0]}, {len(names)} cores" if names else platform.processor()
    if has_numba():
        from importlib.metadata import version

        found |= {"numba": version("numba"), "numpy": version("numpy")}
    return found


def report(figures: dict[str, Any], indent: str = "") -> None:
    """Print the figures for people."""
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            report(value, indent + "  ")
        else:
            shown = f"{value:,}" if isinstance(value, int | float) else value
            print(f"{indent}{name:28} {shown}")


def write(figures: dict[str, Any], note: str) -> None:
    """Put the figures at the top of results.md."""
    title = f"## {figures['date']}: {figures['machine']['processor']}"
    shown = f"```json\n{json.dumps(figures, indent=2)}\n```"
    before, marker, after = RESULTS.read_text(encoding="utf-8").partition(NEWEST)
    if not marker:
        raise SystemExit(f"{RESULTS.name} has lost the line {NEWEST!r}")
    parts = filter(None, (before + marker, title, note, shown, after.strip("\n")))
    RESULTS.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--write", metavar="NOTE", help="add to results.md, with a sentence")
    arguments = parser.parse_args()
    figures = measure(quick=arguments.quick)
    if arguments.write is not None:
        write(figures, arguments.write)
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        report(figures)


if __name__ == "__main__":
    main()
