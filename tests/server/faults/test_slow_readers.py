"""A client that does not read: others do not wait, and it gets one snapshot later."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load_clients import seated
from magnate.server.network.remote_bot import socket_address

from .players import Person, connected, new_person
from .processes import ServerProcess, running_processes
from .tables import MONOPOLY

SNAPSHOT_BYTES = 50_000
WORDS = 90  # more than the server queues for a client
LONGEST_ANSWER = 10.0
MOST_MORE_MEGABYTES = 60.0

Message = dict[str, Any]


async def opened(server: ServerProcess, people: list[Person]) -> str:
    """A table with two people."""
    return await seated(server.url, MONOPOLY, [person.token for person in people[:2]])


async def stubborn(server: ServerProcess, table: str, person: Person) -> ClientConnection:
    """A connection with a small receive buffer, to be read slowly."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.setblocking(False)
    return await connect(
        socket_address(server.url, table),
        additional_headers={"authorization": f"Bearer {person.token}"},
        sock=line,
        compression=None,
        max_size=2**22,
        max_queue=1,
        ping_interval=None,
    )


async def fill(socket: ClientConnection) -> None:
    """Request more snapshots than the network buffers for a client, one at a time."""
    most_kept = int(Path("/proc/sys/net/ipv4/tcp_wmem").read_text().split()[2])
    for _ in range(2 * most_kept // SNAPSHOT_BYTES):
        await socket.send('{"type": "refresh"}')
        await asyncio.sleep(0.01)


async def read_until(socket: ClientConnection, text: str) -> list[Message]:
    """Return all messages up to the one that contains a text."""
    messages: list[Message] = []
    while True:
        message = await socket.recv()
        messages.append(msgspec.json.decode(message))
        if text in str(message):
            return messages


async def talk(speaker: ClientConnection, hearer: ClientConnection, *words: int) -> float:
    """Send many chat messages to a client that reads; return the longest delay."""
    longest = 0.0
    for number in words:
        began = time.monotonic()
        text = f"word {number} " + "x" * 480
        await speaker.send(json.dumps({"type": "say", "id": f"say-{number}", "text": text}))
        await read_until(hearer, f"word {number} ")
        await read_until(speaker, f'"say-{number}"')
        longest = max(longest, time.monotonic() - began)
    return longest


@pytest.mark.soak
async def test_a_slow_reader_delays_nobody_and_catches_up_by_a_snapshot(
    sqlite_path: Path, tmp_path: Path
) -> None:
    async with running_processes(f"sqlite:{sqlite_path}", tmp_path) as [server]:
        people = [await new_person(server.url, name) for name in ("Ann", "Ben", "Cid")]
        table = await opened(server, people)
        address = socket_address(server.url, table)
        slow = await stubborn(server, table, people[2])
        async with slow, connected(address, people[0]) as ann, connected(address, people[1]) as ben:
            await talk(ann, ben, *range(WORDS))
            before = server.megabytes
            await fill(slow)

            assert await talk(ann, ben, *range(WORDS, 2 * WORDS)) < LONGEST_ANSWER
            assert server.megabytes - before < MOST_MORE_MEGABYTES

            [*_, last] = await read_until(slow, f"word {2 * WORDS - 1} ")
            assert last["type"] == "snapshot"
            await ben.send(json.dumps({"type": "say", "id": "more", "text": "And on."}))
            [*_, more] = await read_until(slow, "And on.")
            assert more["type"] == "update"
            assert more["table"]["n"] == last["table"]["n"] + 1
