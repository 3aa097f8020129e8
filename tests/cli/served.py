"""`magnate serve` in a separate process, and clients for it."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import received

COMMAND = (sys.executable, "-c", "from magnate.cli import main; raise SystemExit(main())")
LONGEST_WAIT = 60.0
DUEL = {"game": "acquire", "edition": "2023-duel", "seats": [None, None]}
ADDRESS = re.compile(r"http://127\.0\.0\.1:[0-9]+\S*")


class Served:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], data_dir: Path, log: Path) -> None:
        self.process = process
        self.data_dir = data_dir
        self._log = log
        self.printed: list[str] = []
        assert process.stdout
        for line in process.stdout:
            self.printed.append(line.rstrip("\n"))
            if "Ctrl-C" in line:
                break
        found = ADDRESS.search("\n".join(self.printed))
        assert found, log.read_text("utf-8")
        self.url = found[0].rstrip("/")

    @property
    def log(self) -> str:
        return self._log.read_text("utf-8")

    def events(self, name: str) -> list[dict[str, Any]]:
        """Return the log's events of one kind."""
        lines = (json.loads(line) for line in self.log.splitlines())
        return [line for line in lines if line["event"] == name]

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End the server in good order; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(LONGEST_WAIT)

    # People

    def anybody(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers=headers, timeout=LONGEST_WAIT)

    def guest(self, name: str) -> httpx.Client:
        with self.anybody() as client:
            answer = client.post("/api/guests", json={"name": name}).raise_for_status()
        return self.anybody(authorization=f"Bearer {answer.json()['token']}")

    def socket(self, client: httpx.Client, table: str, query: str = "") -> ClientConnection:
        headers = {"authorization": client.headers["authorization"]}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        return connect(
            address, additional_headers=headers, max_size=4 * 1024 * 1024, open_timeout=LONGEST_WAIT
        )


@contextmanager
def served(
    folder: Path,
    *arguments: str,
    env: Mapping[str, str] | None = None,
    files: int | None = None,
) -> Iterator[Served]:
    """Run a server with a data directory in a folder, on any free port, with fast bots.

    `files` limits the number of files that it may open.
    """
    data_dir, log = folder / "data", folder / "log"
    command = (
        COMMAND if files is None else ("sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *COMMAND)
    )
    usual = ("--port", "0", "--host", "127.0.0.1", "--bot-delay", "0", "--log-format", "json")
    with log.open("w", encoding="utf-8") as stream:
        process = subprocess.Popen(
            [*command, "serve", *usual, "--data-dir", str(data_dir), *arguments],
            stdout=subprocess.PIPE,
            stderr=stream,
            text=True,
            env=env,
        )
    assert process.stdout
    try:
        yield Served(process, data_dir, log)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def heard_until(sock: ClientConnection, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while (message := received(sock))["type"] != kind:
        pass
    return message
