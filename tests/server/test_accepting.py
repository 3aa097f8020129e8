from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from typing import IO

import pytest

from .few_files import FILES
from .serving import LONGEST_WAIT


@pytest.fixture
def output() -> Iterator[IO[str]]:
    command = (sys.executable, "-m", "tests.server.few_files")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield process.stdout
        process.kill()


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=LONGEST_WAIT)


def test_connections_are_accepted_again_once_there_are_files_for_them(output: IO[str]) -> None:
    port = int(output.readline())
    with ExitStack() as opened:
        first = [opened.enter_context(connected(port)) for _ in range(FILES)]
        waiting = opened.enter_context(connected(port))
        waiting.sendall(b"hello")
        while output.readline() != "exhausted\n":
            pass

        for sock in first:
            sock.close()

        assert waiting.recv(5) == b"hello"
