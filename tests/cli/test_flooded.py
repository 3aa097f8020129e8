"""A server that may open 1,024 files, and more connections than that."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from magnate.server.network.connections import raise_file_limit
from tests.cli.served import DUEL, Served, heard_until, served
from tests.server.serving import new_table

SLOW = 1100
BEGINNINGS = (b"", b"GET / HTTP/1.1\r\nhost: loc", b"POST /api/guests HTTP/1.1\r\n")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    raise_file_limit()
    with served(tmp_path, files=1024) as server:
        yield server


def flood(server: Served, opened: ExitStack, source: str) -> None:
    """Open slow connections from an address; `{}` in it stands for numbers."""
    parts = urlsplit(server.url)
    for number in range(SLOW):
        address = source.format(number // 250, number % 250 + 1)
        sock = socket.create_connection(
            (parts.hostname or "", parts.port or 0), timeout=60, source_address=(address, 0)
        )
        opened.enter_context(sock)
        sock.sendall(BEGINNINGS[number % len(BEGINNINGS)])


@pytest.mark.parametrize("source", ["127.0.0.1", "127.1.{}.{}"], ids=["one", "many"])
def test_slow_connections_lock_nobody_out(server: Served, source: str) -> None:
    with ExitStack() as opened:
        flood(server, opened, source)

        with server.guest("Ann") as ann:
            table = new_table(ann, DUEL)
            with server.socket(ann, table) as sock:
                assert heard_until(sock, "snapshot")["table"]["hosting"]
        assert server.events("no_files_left") == []


def test_those_who_were_there_before_stay_connected(server: Served) -> None:
    with server.guest("Ann") as ann, ExitStack() as opened:
        table = new_table(ann, DUEL)
        with server.socket(ann, table) as sock:
            heard_until(sock, "snapshot")

            flood(server, opened, "127.1.{}.{}")

            sock.send('{"type": "ping", "id": "1"}')
            assert heard_until(sock, "pong")["id"] == "1"
