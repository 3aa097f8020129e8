"""WebSocket frames that violate the protocol, and more messages than the limit allows."""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from benchmarks.load_clients import seated
from magnate.server.network.remote_bot import socket_address

from ..faults.players import BROKEN, Person, connected, new_person
from ..faults.processes import ServerProcess, running_processes

SETTINGS = {"game": "acquire", "edition": "classic", "seats": [None, None, None]}
PING = json.dumps({"type": "ping", "id": "here"}).encode()
MOST_BYTES = 64 * 1024
FLOOD = 2000
UNSUPPORTED, INVALID, TOO_BIG, PROTOCOL = 1003, 1007, 1009, 1002

Message = dict[str, Any]


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


ENDS: dict[str, tuple[bytes, int]] = {
    "too long": (frame(b'"' + MOST_BYTES * b"x" + b'"'), TOO_BIG),
    "too long in parts": (
        frame(40_000 * b"x", fin=False) + frame(40_000 * b"x", Opcode.CONT),
        TOO_BIG,
    ),
    "no UTF-8": (frame(b'{"type": "ping", "id": "\xff\xfe"}'), INVALID),
    "half a sign of UTF-8": (frame(b'"\xf0\x9f'), INVALID),
    "not masked": (Frame(Opcode.TEXT, PING).serialize(mask=False), PROTOCOL),
    "a continuation of nothing": (frame(PING, Opcode.CONT), PROTOCOL),
    "reserved bits": (bytes([0xF1]) + frame(PING)[1:], PROTOCOL),
    "an unknown opcode": (bytes([0x83]) + frame(PING)[1:], PROTOCOL),
    "a long ping": (bytes([0x89]) + frame(126 * b"x")[1:], PROTOCOL),
    "a ping in parts": (bytes([0x09]) + frame(b"x")[1:], PROTOCOL),
}
"""Frames after which the server closes the connection, and its close code."""


class Table:
    """A table with one person and a spectator, who can connect to it."""

    def __init__(
        self, server: ServerProcess, person: Person, spectator: Person, address: str
    ) -> None:
        self.server = server
        self._person = person
        self._spectator = spectator
        self._address = address

    @classmethod
    async def opened(cls, server: ServerProcess) -> Table:
        ann = await new_person(server.url, "Ann")
        table = await seated(server.url, SETTINGS, [ann.token])
        ben = await new_person(server.url, "Ben")
        return cls(server, ann, ben, socket_address(server.url, table))

    def connected(self) -> Any:
        return connected(self._address, self._person)

    def watched(self) -> Any:
        return connected(self._address, self._spectator)


async def received(socket: ClientConnection, *kinds: str) -> Message:
    """Return the next message of a type."""
    async with asyncio.timeout(30):
        while True:
            message: Message = msgspec.json.decode(await socket.recv())
            if message["type"] in kinds:
                return message


async def ended(socket: ClientConnection) -> int | None:
    """Return the code with which the server closes the connection, after its last messages."""
    async with asyncio.timeout(30):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            return socket.close_code


def send_raw(socket: ClientConnection, data: bytes) -> None:
    socket.transport.write(data)


async def check_frames(table: Table) -> None:
    """Check that a protocol violation closes only that connection, with the right code."""
    async with table.connected() as witness:
        for what, (data, code) in ENDS.items():
            async with table.connected() as socket:
                await received(socket, "snapshot")
                send_raw(socket, data)
                assert await ended(socket) == code, what
        await witness.send(PING.decode())
        assert await received(witness, "pong")


async def check_binary(table: Table) -> None:
    """Check that a binary message is refused as malformed."""
    async with table.connected() as socket:
        await received(socket, "snapshot")
        await socket.send(PING)
        assert "text" in (await received(socket, "malformed", "pong"))["problem"]
        await socket.send(PING.decode())
        assert await received(socket, "pong")


async def check_parts(table: Table) -> None:
    """Check that a message split into many frames, with pings in between, is accepted."""
    async with table.connected() as socket:
        await received(socket, "snapshot")
        frames = [frame(PING[:1], fin=False)]
        frames += [frame(bytes([each]), Opcode.CONT, fin=False) for each in PING[1:-1]]
        frames += [frame(b"", Opcode.PING), frame(PING[-1:], Opcode.CONT)]
        for each in frames:
            send_raw(socket, each)
        assert await received(socket, "pong")


@pytest.mark.slow
async def test_frames_against_the_protocol_end_their_connection_alone(
    sqlite_path: Path, tmp_path: Path
) -> None:
    async with running_processes(f"sqlite:{sqlite_path}", tmp_path) as [server]:
        table = await Table.opened(server)
        await check_frames(table)
        await check_binary(table)
        await check_parts(table)


@pytest.mark.soak
async def test_random_bytes_end_their_connection_alone(sqlite_path: Path, tmp_path: Path) -> None:
    async with running_processes(f"sqlite:{sqlite_path}", tmp_path) as [server]:
        table = await Table.opened(server)
        for _ in range(1000):
            try:
                async with table.connected() as socket:
                    send_raw(socket, os.urandom(random.randrange(1, 3000)))
                    send_raw(socket, frame(os.urandom(random.randrange(1, 300))))
                    socket.transport.close()
            except BROKEN:
                continue
        await check_frames(table)


@pytest.mark.slow
async def test_only_the_client_that_sends_too_much_is_disconnected(
    sqlite_path: Path, tmp_path: Path
) -> None:
    async with running_processes(f"sqlite:{sqlite_path}", tmp_path, ("--limited",)) as [server]:
        table = await Table.opened(server)
        async with table.watched() as witness, table.connected() as flood:
            await received(flood, "snapshot")
            for _ in range(FLOOD):
                send_raw(flood, frame(b"{}"))
            messages = [await received(flood, "malformed", "closing")]
            while messages[-1]["type"] != "closing":
                messages.append(await received(flood, "malformed", "closing"))
            assert messages[-1]["reason"] == "too_many_messages"
            assert messages[-2]["problem"] == "too many messages"
            assert 100 <= len(messages) < FLOOD / 2
            await ended(flood)
            await witness.send(PING.decode())
            assert await received(witness, "pong")
