"""What tables, sockets and games take up: memory of the server, space and rows in the database.

    python benchmarks/footprint.py [--json] [--tables 200] [--games 10] [--write "What this was"]

Memory is that of one server process, by what it grows when tables are opened and when four people
connect to each. Space is what whole games between four steady bots add to a database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

# A script can import only what is next to it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tqdm import tqdm

from benchmarks.load import database_of, served
from benchmarks.load_clients import EDITIONS, SEATS, Crowd
from benchmarks.process_figures import megabytes
from benchmarks.written import date_and_machine, write_down
from magnate.play.settings import Settings
from magnate.play.table import Actor
from magnate.server.database import Database, open_database
from magnate.server.database.interface import EVERYTHING
from magnate.server.logs import configure_logs
from magnate.server.network.service import loop_factory
from magnate.server.site import SiteBots, WallClock
from magnate.server.tables.hub import Hub
from magnate.server.tables.listener import Listener

STORES: Final = ("sqlite", "postgresql")
KILOBYTE: Final = 1024
TOPICS: Final = 20_000
SIZE: Final = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT SUM(pg_total_relation_size(oid)) FROM pg_class"
    " WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
}


def memory(tables: int, progress: Callable[[], object]) -> dict[str, float]:
    """Return the memory of a table and of a socket, in kilobytes."""
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, _ = stack.enter_context(database_of("sqlite", directory))
        url, pid = stack.enter_context(served(database, directory))
        crowd = Crowd(url, tables=tables, rate=1.0)

        async def grow() -> tuple[float, float, float]:
            empty = megabytes(pid)
            await crowd.open(on_table=progress)
            opened = megabytes(pid)
            await crowd.connect()
            connected = megabytes(pid)
            crowd.leave()
            return empty, opened, connected

        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            empty, opened, connected = runner.run(grow())
    return {
        "process_mb": round(empty, 1),
        "kb_per_table": round((opened - empty) * KILOBYTE / tables, 1),
        "kb_per_socket": round((connected - opened) * KILOBYTE / (SEATS * tables), 1),
    }


def space(store: str, game: str, games: int) -> dict[str, float]:
    """Return what a whole game adds to a database."""
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, _ = stack.enter_context(database_of(store, directory))
        return asyncio.run(_space(url, store, game, games))


async def _space(url: str, store: str, game: str, games: int) -> dict[str, float]:
    database = await open_database(url)
    try:
        empty = await number(database, SIZE[store])
        await _play(database, game, games)
        grown = await number(database, SIZE[store]) - empty
        entries = await number(database, "SELECT COUNT(*) FROM log")
        text = await number(database, "SELECT SUM(LENGTH(row)) FROM log")
    finally:
        await database.close()
    return {
        "kb_per_game": round(grown / games / KILOBYTE, 1),
        "entries_per_game": round(entries / games),
        "bytes_per_entry": round(text / entries),
    }


def news(topics: int) -> float:
    """Return the CPU microseconds for a process to announce a topic and for another to hear it."""
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, _ = stack.enter_context(database_of("postgresql", directory))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(_news(url, topics))


async def _news(url: str, topics: int) -> float:
    announcing, hearing = await open_database(url), await open_database(url)
    hub = Hub(hearing, SiteBots(), clock=WallClock())
    await hub.start()
    heard = hearing.news()
    assert await anext(heard) == EVERYTHING
    began = time.process_time()
    for count in range(topics):
        await announcing.announce(f"table-{count:010}")
        if count % 100 == 0:
            await asyncio.sleep(0.005)
    while await anext(heard) != f"table-{topics - 1:010}":
        pass
    spent = time.process_time() - began
    await heard.aclose()
    await hub.stop()
    await announcing.close()
    await hearing.close()
    return round(spent / topics * 1e6, 1)


async def number(database: Database, sql: str) -> float:
    """Return the single number that a query finds."""
    return float((await database.read(sql))[0][0])


async def _play(database: Database, game: str, games: int) -> None:
    """Play games between bots while somebody is watching, and wait until all are over."""
    hub = Hub(database, SiteBots(), clock=WallClock())
    await hub.start()
    settings = Settings(game=game, edition=EDITIONS[game], seats=("steady",) * SEATS)
    host = Actor("host", "Host")
    rooms = [await hub.open(settings, host, None) for _ in range(games)]
    for room in rooms:
        room.join(Listener(host.who))
    for room in rooms:
        while not (await room.load()).is_done:
            await asyncio.sleep(0.1)
    await hub.stop()


def measure(tables: int, games: int, *, quiet: bool) -> dict[str, Any]:
    """Return all figures."""
    with tqdm(total=tables, desc="tables", disable=quiet, leave=False) as bar:
        found: dict[str, Any] = {"memory": memory(tables, bar.update)}
    cells = [(store, game) for store in STORES for game in EDITIONS]
    for store, game in tqdm(cells, desc="games", disable=quiet, leave=False):
        found[f"{game} in {store}"] = space(store, game, games)
    return found | {"cpu_us_per_announcement": news(TOPICS)}


def main() -> None:
    """Measure, and print or store the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--write", metavar="NOTE")
    options = parser.parse_args()
    configure_logs("console", sys.stderr)
    found = measure(options.tables, options.games, quiet=options.json)
    figures = {"footprint": found, **date_and_machine()}
    if options.write:
        write_down(figures, options.write)
    if options.json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
