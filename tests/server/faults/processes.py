"""Server processes that tests start, kill and observe from outside."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

PROJECT = Path(__file__).parents[3]
STARTS_WITHIN = 60.0
STOPS_WITHIN = 30.0
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


class ServerProcess:
    """A server process, always at the same address, whose log is kept."""

    def __init__(self, database: str, data_dir: Path, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = data_dir / f"server-{self.port}.log"
        module = "tests.server.faults.server_process"
        arguments = [database, str(data_dir), str(self.port), *options]
        self._command = [sys.executable, "-m", module, *arguments]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=PROJECT,
                env={**os.environ, "MAGNATE_KERNEL": "interpreted"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        async with asyncio.timeout(STARTS_WITHIN):
            while not await self._answers():
                assert self._process.poll() is None, self.log
                await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    def kill(self) -> None:
        """Kill it at once, in the middle of whatever it does."""
        assert self.is_alive, self.log
        self._send(signal.SIGKILL)

    async def stop(self) -> None:
        """Stop it gracefully, if it still runs."""
        if self._process is not None:
            await asyncio.to_thread(self._send, signal.SIGTERM)

    def _send(self, number: int) -> None:
        process, self._process = self._process, None
        assert process is not None
        process.send_signal(number)
        try:
            process.communicate(timeout=STOPS_WITHIN)  # this also closes the pipes
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise

    async def obey(self, order: str) -> None:
        """Send it a command described in `server_process`."""
        assert self._process is not None
        await asyncio.to_thread(_ordered, self._process, order)

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def megabytes(self) -> float:
        """Its current memory."""
        assert self._process is not None
        statm = Path(f"/proc/{self._process.pid}/statm").read_text()
        return int(statm.split()[1]) * PAGE_BYTES / 2**20

    @property
    def log(self) -> str:
        """Its log since the first start."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    @property
    def faults(self) -> list[str]:
        """The errors in its own code that it logged."""
        signs = ("Traceback", '"level": "error"', '"level": "critical"', "never retrieved")
        return [line for line in self.log.splitlines() if any(sign in line for sign in signs)]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _ordered(process: subprocess.Popen[bytes], order: str) -> None:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(f"{order}\n".encode())
    process.stdin.flush()
    assert process.stdout.readline().decode().strip() == order


@asynccontextmanager
async def running_processes(
    database: str, data_dir: Path, *options: Sequence[str]
) -> AsyncIterator[list[ServerProcess]]:
    """One server process per set of options; none may log an error of its own."""
    async with AsyncExitStack() as stack:
        servers = [ServerProcess(database, data_dir, *each) for each in options or ((),)]
        for server in servers:
            stack.push_async_callback(server.stop)
            await server.start()
        yield servers
    for server in servers:
        assert server.faults == []
