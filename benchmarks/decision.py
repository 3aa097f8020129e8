"""The server's CPU time for one decision, with the four readers who are told about it.

    python benchmarks/decision.py [--before CHECKOUT] [--json] [--decisions 1500]
        [--points tables sockets length] [--write "What this run was"]

A decision is sent, stored and shown to all four seats over real sockets. A few tables play at the
same time, each as fast as its readers read. Everything but one number stays the same: how many
tables are in memory, how many sockets one person has at the table, or how many decisions were made
before. With `--before`, the server of another checkout (such as a git worktree of an earlier
commit) is measured in the same run, turn by turn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

# A script can import only what is next to it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from typing_extensions import override

from benchmarks.load import served
from benchmarks.load_clients import EDITIONS, SEATS, SOME_KINDS, chosen, seated
from benchmarks.load_sockets import LoadSocket, Message
from benchmarks.process_figures import cpu_seconds
from benchmarks.written import date_and_machine, write_down
from magnate.server.network.remote_bot import ask

HERE = Path(__file__).resolve().parent.parent
PLAYING = 10
"""Tables that play at the same time; a table in a game of its own would wait for every write."""
IN_A_ROW = 5
"""Decisions at a table before another one plays."""


class Cell(NamedTuple):
    """One measurement: the tables in memory, the sockets of seat 1, the decisions before it."""

    game: str
    tables: int = 30
    sockets: int = 1
    length: int = 10


POINTS = {
    "tables": {game: [Cell(game, tables=n) for n in (10, 100, 1000)] for game in EDITIONS},
    "sockets": {game: [Cell(game, sockets=n) for n in (1, 8, 32)] for game in EDITIONS},
    "length": {
        "acquire": [Cell("acquire", length=n) for n in (10, 60, 110)],
        "monopoly": [Cell("monopoly", tables=10, length=n) for n in (10, 500, 2000)],
    },
}


class Reader(LoadSocket):
    """A socket of a seat: the table's decision, and the prompt if the seat is to act."""

    def __init__(self, table: PlayedTable, url: str, path: str, token: str) -> None:
        super().__init__(url, path, token)
        self._table = table
        self.decision = -1
        self.prompt: bytes | None = None

    @override
    def heard(self, message: Message, text: bytes) -> None:
        if message.type in SOME_KINDS:
            self._table.fail(text.decode())
        if message.table is None:
            return
        if message.view is not None and (prompt := bytes(message.view.prompt)):
            self.prompt = None if prompt == b"null" else prompt
        if message.table.decision >= 0:
            self.decision = message.table.decision
            self._table.note_decision()

    @override
    def lost(self, why: str) -> None:
        self._table.fail(why)


class PlayedTable:
    """A table with a reader for each seat, and perhaps more for seat 1."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._readers: list[Reader] = []
        self._past = -1  # the decision that all readers should get past
        self._arrived = asyncio.get_running_loop().create_future()

    async def open(self, url: str, people: Sequence[str], sockets: int) -> None:
        """Open the table, seat the players and connect them."""
        edition = EDITIONS[self._game]
        settings = {"game": self._game, "edition": edition, "seats": [None] * SEATS}
        table = await seated(url, settings, people)
        for token in [*people, *[people[0]] * (sockets - 1)]:
            self._readers.append(Reader(self, url, f"/api/tables/{table}/socket", token))
            await self._readers[-1].connect()
        await self._arrived

    def note_decision(self) -> None:
        """Note that a reader knows of another decision."""
        done = self._arrived.done()
        if not done and all(reader.decision > self._past for reader in self._readers):
            self._arrived.set_result(None)

    def fail(self, problem: str) -> None:
        """Stop the measurement."""
        if not self._arrived.done():
            self._arrived.set_exception(SystemExit(problem))

    async def play(self, decisions: int) -> int:
        """Play some decisions; return how many the game still had."""
        for made in range(decisions):
            asked = next((reader for reader in self._readers if reader.prompt is not None), None)
            if asked is None or asked.prompt is None:
                return made
            await self._decide(asked, chosen(self._game, msgspec.json.decode(asked.prompt)))
        return decisions

    async def _decide(self, asked: Reader, action: str) -> None:
        """Send an action, and wait until everybody knows of it."""
        self._past, self._arrived = asked.decision, asyncio.get_running_loop().create_future()
        command = {"type": "do", "id": f"d{asked.decision}", "do": [action]}
        asked.send(msgspec.json.encode({**command, "decision": asked.decision}))
        await self._arrived

    def close(self) -> None:
        """Close all sockets."""
        for reader in self._readers:
            reader.close()


async def cpu_ms_per_decision(url: str, server: int, cell: Cell, decisions: int) -> float:
    """Return the server's milliseconds of CPU time for a decision."""
    people = [
        str((await ask(url, "/api/guests", body={"name": f"P{n}", "language": "en"}))["token"])
        for n in range(SEATS)
    ]
    tables = [PlayedTable(cell.game) for _ in range(cell.tables)]
    for table in tables:
        await table.open(url, people, cell.sockets)
    await play(tables, cell.length * cell.tables)
    before = cpu_seconds(server)
    made = await play(tables, decisions)
    used = cpu_seconds(server) - before
    for table in tables:
        table.close()
    return round(1000 * used / made, 3)


async def play(tables: Sequence[PlayedTable], decisions: int) -> int:
    """Share decisions among tables, of which a few play at a time; return how many there were."""
    gate = asyncio.Semaphore(PLAYING)

    async def played(table: PlayedTable, count: int) -> int:
        async with gate:
            return await table.play(count)

    shares = [len(range(i, decisions, len(tables))) for i in range(len(tables))]
    made = 0
    while any(shares):
        turns = [min(share, IN_A_ROW) for share in shares]
        shares = [share - turn for share, turn in zip(shares, turns, strict=True)]
        made += sum(await asyncio.gather(*map(played, tables, turns)))
    return made


def measure(cell: Cell, checkout: Path, decisions: int) -> float:
    """Return the milliseconds of CPU time for a decision at a new server of a checkout."""
    os.environ["PYTHONPATH"] = str(checkout / "src")
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, server = stack.enter_context(served(f"sqlite:{directory}/decision.db", directory))
        return asyncio.run(cpu_ms_per_decision(url, server, cell, decisions))


def main() -> None:
    """Measure, and print or store the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--before", type=Path, help="another checkout to measure too")
    parser.add_argument("--points", nargs="+", choices=POINTS, default=list(POINTS))
    parser.add_argument("--decisions", type=int, default=1500)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", metavar="NOTE")
    options = parser.parse_args()
    checkouts = {"after": HERE}
    if options.before:
        checkouts = {"before": options.before.resolve(), "after": HERE}
    load_at_start = os.getloadavg()[0]
    found: dict[str, Any] = {}
    for point in options.points:
        for game, cells in POINTS[point].items():
            for cell in cells:
                row = {
                    name: measure(cell, checkout, options.decisions)
                    for name, checkout in checkouts.items()
                }
                found.setdefault(point, {}).setdefault(game, {})[getattr(cell, point)] = row
                print(point, cell, row, file=sys.stderr)
    figures = {
        "cpu_ms_per_decision": found,
        "load": {"start": f"{load_at_start:.1f}", "end": f"{os.getloadavg()[0]:.1f}"},
        **date_and_machine(),
    }
    if options.write:
        write_down(figures, options.write)
    if options.json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
