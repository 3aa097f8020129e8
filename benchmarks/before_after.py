"""Compare the engine's speed in two checkouts, in one run.

    python benchmarks/before_after.py BEFORE [--rounds 3] [--json] [--write NOTE]

BEFORE is another checkout of this repository, such as a git worktree of an earlier commit. Each
round runs `benchmarks/engine.py` once in either checkout, and the checkouts take turns at going
first, so that both see the same load; the best round counts for each figure. A ratio above 1 means
that this checkout is faster. With this checkout as BEFORE, the ratios show the noise.

A changed rule leads to other games with another mix of decisions, so the few interpreted games of
`--quick` would not be comparable.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# Python puts only this folder on the path of a script.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.written import date_and_machine, write_down

HERE = Path(__file__).resolve().parent.parent
SPEEDS = ("decisions_per_s", "steps_per_s")
"""Figures whose names end like this are better when they are higher, the others when lower."""
TIMES = ("clone_ns", "step_from_python_us")

Figures = dict[str, float]


def run(checkout: Path) -> Figures:
    """Return the speeds that a checkout's own benchmark reports."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(
        [sys.executable, "benchmarks/engine.py", "--json"],
        cwd=checkout,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return dict(flattened(json.loads(done.stdout)))


def flattened(figures: dict[str, Any], path: str = "") -> Iterator[tuple[str, float]]:
    """Yield the figures that are speeds, each with its full name."""
    for name, value in figures.items():
        full = f"{path} {name}".strip()
        if isinstance(value, dict):
            yield from flattened(value, full)
        elif full.endswith(SPEEDS) or any(time in full for time in TIMES):
            yield full, float(value)


def best(rounds: list[Figures]) -> Figures:
    """Return the best of all rounds for every figure."""
    return {
        name: (max if name.endswith(SPEEDS) else min)(found[name] for found in rounds)
        for name in rounds[0]
    }


def compare(before: Figures, after: Figures) -> dict[str, dict[str, float]]:
    """Return both figures and their ratio for everything that both checkouts measure."""
    return {
        name: {
            "before": before[name],
            "after": after[name],
            "ratio": round(
                after[name] / before[name] if name.endswith(SPEEDS) else before[name] / after[name],
                3,
            ),
        }
        for name in before
        if name in after
    }


def main() -> None:
    """Measure both checkouts and print the comparison."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("before", type=Path, help="the other checkout")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", metavar="NOTE", help="add to results.md, with a sentence")
    arguments = parser.parse_args()
    if not (arguments.before / "benchmarks/engine.py").is_file():
        parser.error(f"{arguments.before} is not a checkout of this repository")
    load_at_start = os.getloadavg()[0]
    # A list and not a dictionary: both may be the same checkout.
    runs: list[tuple[Path, list[Figures]]] = [(arguments.before.resolve(), []), (HERE, [])]
    for number in range(arguments.rounds):
        for checkout, rounds in runs if number % 2 == 0 else reversed(runs):
            print(f"round {number + 1} of {arguments.rounds}: {checkout.name}", file=sys.stderr)
            rounds.append(run(checkout))
    before, after = (best(rounds) for _, rounds in runs)
    compared = compare(before, after)
    figures = {
        "engine, before and after": compared,
        "rounds": arguments.rounds,
        "load": {"start": f"{load_at_start:.1f}", "end": f"{os.getloadavg()[0]:.1f}"},
        **date_and_machine(),
    }
    if arguments.write is not None:
        write_down(figures, arguments.write)
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return
    for name, row in compared.items():
        print(f"{name:60} {row['before']:>14,.1f} {row['after']:>14,.1f} {row['ratio']:>7.3f}")


if __name__ == "__main__":
    main()
