"""Write the files of this folder with an old release: `python -m tests.old_data.make CHECKOUT`.

CHECKOUT is the source tree of the release, such as `git worktree add ../before 03ae0c2` makes. Its
own server writes the database: everything here goes through its HTTP and WebSocket API.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

FOLDER = Path(__file__).parent
PASSWORD = "a password of version 1"
NONCE = "ab" * 16
LONGEST_WAIT = 120.0

RECORDS = (
    "acquire-classic-safe",  # with decisions taken back
    "acquire-2023-classic-stalled",
    "acquire-2023-tycoon-size",
    "acquire-2023-duel-safe",
    "monopoly-brazil-last",  # with decisions taken back
    "monopoly-brazil-time",
    "monopoly-official-rounds",
    "monopoly-modern-rounds",
)
"""Games that the release has among its own tests."""

SHORTAGE = """monopoly official
option bank_houses 2
1 $900
2 $900
3 $900
lot mediterranean 1
lot baltic 1
lot park-place 2
lot boardwalk 2
lot pacific 3
lot north-carolina 3
lot pennsylvania 3
wish 1 2
turn 1 roll
shortage 1 of house group brown targets 1,1 among 23
"""
"""A position in the words of the release: two seats are asked how many houses they want."""

FROM_A_SHORTAGE = """
import sys
from magnate.monopoly import Game
from magnate.record import Record

game = Game.from_position(sys.argv[1], chance="given", names=("Ann", "Bob", "Cid"))
for action in ("want 2", "want none", "bid 50", "bid 60"):
    game.play(action)
Record.of(game).write(sys.argv[2])
"""
"""A program for the release: it records decisions from a position."""


class OldRelease:
    """A checkout of an old release and a server that runs it."""

    def __init__(self, checkout: Path, data: Path) -> None:
        self._env = {
            **os.environ,
            "PYTHONPATH": str(checkout / "src"),
            "MAGNATE_KERNEL": "interpreted",
        }
        self._data = data
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"

    def command(self, *arguments: str, typed: str = "") -> None:
        """Run a command of the release."""
        subprocess.run(self._line(*arguments), env=self._env, input=typed, text=True, check=False)

    def run(self, program: str, *arguments: str) -> None:
        """Run a program with the library of the release."""
        subprocess.run([sys.executable, "-c", program, *arguments], env=self._env, check=True)

    @contextmanager
    def server(self) -> Iterator[None]:
        """Run a server of the release."""
        where = ("--host", "127.0.0.1", "--port", str(self._port), "--data-dir", str(self._data))
        pace = ("--bot-delay", "0", "--bot-processes", "1")
        process = subprocess.Popen(self._line("serve", *where, *pace), env=self._env)
        try:
            wait_until(self._answers)
            yield
        finally:
            process.terminate()
            process.wait()

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/games").is_success
        except httpx.TransportError:
            return False

    def _line(self, *arguments: str) -> list[str]:
        program = "import sys; from magnate.cli import main; sys.exit(main(sys.argv[1:]))"
        return [sys.executable, "-c", program, *arguments]


def wait_until(happens: Any) -> None:
    """Wait until a function returns True."""
    latest = time.monotonic() + LONGEST_WAIT
    while not happens():
        assert time.monotonic() < latest, "timed out"
        time.sleep(0.05)


class Person:
    """A person at the old server, through its HTTP API."""

    def __init__(self, release: OldRelease, name: str, language: str) -> None:
        self.client = httpx.Client(base_url=release.url, timeout=LONGEST_WAIT)
        token = self.post("/api/guests", name=name, language=language)["token"]
        self.client.headers["authorization"] = f"Bearer {token}"
        self._socket_url = release.url.replace("http", "ws", 1)
        self._commands = 0

    def post(self, path: str, **body: Any) -> Any:
        """Send a request and return the response."""
        return self.client.post(path, json=body).raise_for_status().json()

    def open(self, game: str, edition: str, seats: list[str | None], **settings: Any) -> str:
        """Open a table and sit down at it if a seat is free; return its id."""
        settings = {"game": game, "edition": edition, "seats": seats, **settings}
        sits = {"nonce": NONCE} if None in seats else {"sit": False}
        opened = self.post("/api/tables", settings=settings, **sits)
        return str(opened["table"]["summary"]["table"])

    def join(self, table: str) -> None:
        """Take a free seat."""
        self.post(f"/api/tables/{table}/join", nonce=NONCE)

    def status(self, table: str) -> str:
        """Return the status of a table."""
        return str(self.client.get(f"/api/tables/{table}").json()["summary"]["status"])

    @contextmanager
    def at(self, table: str) -> Iterator[Table]:
        """Connect to a table."""
        headers = {"authorization": self.client.headers["authorization"]}
        address = f"{self._socket_url}/api/tables/{table}/socket"
        with connect(address, additional_headers=headers, max_size=1 << 22) as line:
            yield Table(line)


class Table:
    """A table as the socket of one of its players shows it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._sent = 0
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self._receive()

    def _receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._line.recv(LONGEST_WAIT))
        self.table |= message.get("table") or {}
        self.view |= message.get("view") or {}
        return message

    def give(self, kind: str, **fields: Any) -> bool:
        """Give a command; return whether it was carried out."""
        self._sent += 1
        command_id = f"{self._sent}-{time.time_ns()}"
        self._line.send(json.dumps({"type": kind, "id": command_id, **fields}))
        while (message := self._receive()).get("id") != command_id:
            pass
        return bool(message["type"] == "done")

    def wait_for_turn(self) -> None:
        """Wait until this player is to act."""
        while self.table["asked"] != self.table["you"]:
            self._receive()

    def play(self, *choices: str) -> None:
        """Play the first of some actions that is legal."""
        self.wait_for_turn()
        assert any(self.give("do", do=[choice]) for choice in choices), choices

    def place(self) -> None:
        """Place the first tile that may be placed (Acquire)."""
        seat = self.view["seats"][self.table["you"] - 1]
        self.play(*(f"place {tile}" for tile in seat["tiles"]))


def finished_acquire(ann: Person) -> str:
    """Play Acquire with an undo, a standing order and chat; a bot finishes Ann's seat."""
    table = ann.open("acquire", "classic", [None, "steady", "random"])
    with ann.at(table) as seen:
        seen.give("say", text="Hello from version 1")
        seen.give("order", order={"order": "dispose", "chain": "tower", "rule": "sell"})
        seen.wait_for_turn()
        seen.place()
        assert seen.give("undo")
        seen.place()
        assert seen.give("resign", to="bot")
    wait_until(lambda: ann.status(table) == "over")
    return table


def finished_monopoly(ann: Person, bob: Person, edition: str) -> str:
    """Play a few rounds of Monopoly by two people, whose seats bots finish."""
    seats = [None, None, "random"]
    table = ann.open("monopoly", edition, seats, options={"round_limit": 5})
    bob.join(table)
    with ann.at(table) as seen, bob.at(table) as also_seen:
        seen.give("order", order={"order": "never_build"})
        assert also_seen.give("resign", to="bot")
        assert seen.give("resign", to="bot")
    wait_until(lambda: ann.status(table) == "over")
    return table


def bots_only(ann: Person, game: str, edition: str, bots: list[str], **settings: Any) -> str:
    """Have bots play a game to its end."""
    table = ann.open(game, edition, list(bots), **settings)
    wait_until(lambda: ann.status(table) == "over")
    return table


def running(ann: Person, bob: Person) -> Iterator[str]:
    """Leave tables that are not finished: waiting, running, paused, by days, private."""
    yield ann.open("acquire", "classic", [None, None, "steady"])
    acquire = ann.open("acquire", "2023-tycoon", [None, "steady", "random"])
    with ann.at(acquire) as seen:
        seen.place()
        seen.give("say", text="I shall finish this tomorrow")
        seen.give("order", order={"order": "skip_buying"})
    yield acquire
    for edition, more in (
        ("brazil", {}),
        ("official", {"clock": {"kind": "days", "days": 3}}),
        ("modern", {"public": False, "clock": {"kind": "live"}}),
    ):
        yield running_monopoly(ann, bob, edition, **more)
    paused = running_monopoly(ann, bob, "brazil")
    with ann.at(paused) as seen, bob.at(paused) as also_seen:
        seen.give("propose", what="pause")
        also_seen.give("answer", proposal=1, agrees=True)
    yield paused


def running_monopoly(ann: Person, bob: Person, edition: str, **settings: Any) -> str:
    """Begin a game of Monopoly by two people."""
    body = {"game": "monopoly", "edition": edition, "seats": [None, None], **settings}
    opened = ann.post("/api/tables", settings=body, nonce=NONCE)
    table = str(opened["table"]["summary"]["table"])
    bob.post(f"/api/tables/{table}/join", nonce=NONCE, invitation=opened.get("invitation"))
    with ann.at(table) as seen, bob.at(table) as also_seen:
        for _ in range(3):
            for each in (seen, also_seen):
                if each.table["asked"] == each.table["you"]:
                    each.play("roll", "buy", "pass", "pay", "decline")
    return table


def play_tables(release: OldRelease) -> dict[str, Any]:
    """Fill the database, and return which tables it holds."""
    ann, bob = Person(release, "Ann", "en"), Person(release, "Bartek", "pl")
    ann.post("/api/accounts", login="ann", password=PASSWORD)
    bob.post("/api/accounts", login="bartek", password=PASSWORD)
    over = [
        finished_acquire(ann),
        *(finished_monopoly(ann, bob, edition) for edition in ("brazil", "official", "modern")),
        bots_only(ann, "acquire", "2023-duel", ["random", "steady"]),
    ]
    ann.post(f"/api/tables/{over[0]}/rematch", nonce=NONCE)
    waiting = ann.client.get(f"/api/tables/{over[0]}").json()["summary"]["rematch"]
    ended = ann.open("monopoly", "official", [None, "steady"])
    with ann.at(ended) as seen:
        seen.give("propose", what="end")
    for table in (over[0], over[1]):
        record = ann.client.get(f"/api/tables/{table}/record").raise_for_status()
        game = json.loads(record.content.splitlines()[0])["game"]
        (FOLDER / "records" / f"{game}-live.jsonl").write_bytes(record.content)
    unfinished = [waiting, *running(ann, bob)]
    ratings = {
        name: person.client.get("/api/me/ratings").json()
        for name, person in (("ann", ann), ("bartek", bob))
    }
    return {"over": over, "ended": [ended], "unfinished": unfinished, "ratings": ratings}


def pack(database: Path, to: Path) -> None:
    """Copy a database into a file of small pages, without its journal."""
    to.unlink(missing_ok=True)
    with sqlite3.connect(database) as old:
        old.execute("VACUUM INTO ?", (str(to),))
    new = sqlite3.connect(to, isolation_level=None)
    new.execute("PRAGMA journal_mode = DELETE")
    new.execute("PRAGMA page_size = 1024")
    new.execute("VACUUM")
    new.close()


def main(checkout: Path) -> None:
    """Write all files of this folder."""
    records = FOLDER / "records"
    records.mkdir(exist_ok=True)
    for name in RECORDS:
        shutil.copy(checkout / "tests" / "records" / f"{name}.jsonl", records)
    with tempfile.TemporaryDirectory() as folder:
        release = OldRelease(checkout, Path(folder))
        with release.server():
            contents = play_tables(release)
            time.sleep(2)  # for the ratings
        pack(Path(folder) / "magnate.sqlite", FOLDER / "magnate.sqlite")
        (FOLDER / "contents.json").write_text(json.dumps(contents, indent=1) + "\n")
        saved = FOLDER / "tournament.jsonl"
        saved.unlink(missing_ok=True)
        plan = ("--bots", "steady,random", "--blocks", "3", "--seed", "1", "--jobs", "1")
        edition = ("--edition", "official", "--option", "round_limit=5")
        release.command("tournament", "monopoly", *plan, *edition, "--save", str(saved))
        release.run(FROM_A_SHORTAGE, SHORTAGE, str(records / "monopoly-unfinished-shortage.jsonl"))
        unfinished = records / "monopoly-unfinished.jsonl"
        unfinished.unlink(missing_ok=True)
        play = ("play", "monopoly", "--edition", "brazil", "--players", "2", "--seed", "3")
        release.command(*play, "--bot", "random", "--record", str(unfinished), typed="roll\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
