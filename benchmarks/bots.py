"""The speed of the searching bots: values, rollouts, iterations and decisions per second.

    python benchmarks/bots.py [--json] [--games 3] [--write "What this run was"]

Positions come from games of four `steady` bots. Each bot decides in every one of them, compiled and
on one thread; the time to compile or load is not counted. A value of Acquire includes everything
that a decision by value takes: reading the view, trying the move, settling what follows. A rollout
of the levels ends in one value, one of `ismcts` at the end of the game. Wins are measured by
`magnate tournament`, not here.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

# A script can import only what is next to it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tqdm import tqdm

from benchmarks.written import date_and_machine, write_down
from magnate import bots
from magnate.bots.acquire.pool import policy
from magnate.games import game_info
from magnate.search.acquire.afterstates import MOST_CANDIDATES
from magnate.search.acquire.learned_value import learned_net
from magnate.search.acquire.search import Search
from magnate.search.budget import Budget

ROLLOUTS: Final = 400
BUDGETS: Final[dict[str, dict[str, Budget | None]]] = {
    "acquire": {
        "beginner": None,
        "casual": None,
        "strong": None,
        "expert": Budget(rollouts=300),  # its own limit, whatever the budget
        "ismcts": Budget(rollouts=500),
    },
    "monopoly": {"strong": None, "expert": Budget(rollouts=ROLLOUTS)},
}
EDITIONS: Final = {"acquire": "classic", "monopoly": "official"}


def positions(game: str, games: int) -> Iterator[Any]:
    """Yield every fifth view of the player to move in games of four steady bots."""
    for seed in range(games):
        info = game_info(game)
        table = info.begin(["1", "2", "3", "4"], info.load(EDITIONS[game]), seed=seed)
        players = [bots.make("steady", game, random.Random(seat)) for seat in range(4)]
        number = 0
        while table.seat and number < 400:
            view = table.view(table.seat, since=len(table.events))
            if number % 5 == 0:
                yield view
            number += 1
            action = players[table.seat - 1].decide(view)
            assert action is not None  # the seat to act has an answer
            table.play(action)


def measured(game: str, name: str, budget: Budget | None, views: list[Any]) -> dict[str, float]:
    """Return a bot's time per decision, and its rollouts per second."""
    bot = bots.make(name, game, random.Random(1), budget)
    bot.decide(views[0])  # compiles, or loads what was compiled
    began = time.perf_counter()
    for view in tqdm(views, desc=f"{game} {name}", leave=False):
        bot.decide(view)
    seconds = time.perf_counter() - began
    figures = {
        "decisions_per_s": round(len(views) / seconds, 1),
        "ms_per_decision": round(1000 * seconds / len(views), 3),
    }
    if budget is not None and budget.rollouts is not None:
        figures["rollouts_per_s"] = round(budget.rollouts * len(views) / seconds)
    return figures


def values(views: list[Any]) -> dict[str, float]:
    """Return how many moves of Acquire are valued per second, and per decision."""
    search = Search(policy(), learned_net(), mode="compiled", candidates=MOST_CANDIDATES)
    rng = random.Random(1)
    search.best(views[0], rng, None)
    began = time.perf_counter()
    found = sum(len(search.best(view, rng, None)) for view in views)
    seconds = time.perf_counter() - began
    return {
        "values_per_s": round(found / seconds),
        "values_per_decision": round(found / len(views), 1),
    }


def main() -> None:
    """Measure all of them, and print or write down the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--write", metavar="NOTE")
    options = parser.parse_args()
    figures: dict[str, Any] = {"bots": {}}
    for game, budgets in BUDGETS.items():
        views = list(positions(game, options.games))
        figures["bots"][game] = {
            name: measured(game, name, budget, views) for name, budget in budgets.items()
        }
        if game == "acquire":
            figures["bots"][game]["value"] = values(views)
    figures |= date_and_machine()
    if options.write:
        write_down(figures, options.write)
    if options.json:
        print(json.dumps(figures, indent=2))
        return
    for game, found in figures["bots"].items():
        for name, row in found.items():
            print(f"{game:9} {name:9}", ", ".join(f"{key} {row[key]:,}" for key in row))


if __name__ == "__main__":
    main()
