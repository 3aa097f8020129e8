"""Clients that vanish, act twice at once or do not read disturb nobody else."""

from __future__ import annotations

import json
import socket as sockets
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import ExitStack, closing

import httpx
import pytest
import structlog
from websockets.frames import Frame, Opcode

from magnate.play.log_entries import LogEntry, read_entry

from ..serving import Server, eventually, join, new_table, running_server
from .seated import Message, Seated

TWO_SEATS = {"game": "monopoly", "edition": "official", "seats": [None, None]}
RESET = struct.pack("ii", 1, 0)  # a linger time of zero drops unsent data


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    """Check that nothing clients do causes an error in the server."""
    with structlog.testing.capture_logs() as logs:
        yield
    assert [entry for entry in logs if entry["log_level"] in ("error", "critical")] == []


def reset(seat: Seated) -> None:
    """Reset the connection without a closing handshake."""
    line = seat.socket.socket
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, RESET)
    line.shutdown(sockets.SHUT_RD)
    line.close()


@pytest.fixture
def seated(server: Server) -> Iterator[tuple[Seated, Seated]]:
    """Two people at a running game; the first one is to act."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = new_table(ann, TWO_SEATS)
    join(ben, table).raise_for_status()
    with ExitStack() as stack:
        both = [Seated(server, client, table, stack=stack) for client in (ann, ben)]
        first, second = sorted(both, key=lambda seat: not seat.is_asked)
        yield first, second


def log_of(server: Server, table: str) -> list[LogEntry]:
    read = server.site.database.read("SELECT row FROM log WHERE table_id = $1 ORDER BY seq", table)
    return [read_entry(entry) for (entry,) in server.do(read)]


def stored(server: Server, seat: Seated, command_id: str) -> int:
    """How often a command occurs in the log."""
    return sum(entry.id == command_id for entry in log_of(server, seat.table_id))


def frame_of(command: Message) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(command).encode()).serialize(mask=True)


def test_half_a_command_is_ignored(server: Server, seated: tuple[Seated, Seated]) -> None:
    asked, other = seated
    frame = frame_of(asked.decision("half"))
    asked.socket.socket.sendall(frame[: len(frame) // 2])
    reset(asked)

    other.receive("presence")
    answer = other.response_to({"type": "say", "id": "still-here", "text": "Are you there?"})

    assert answer["type"] == "done"
    assert stored(server, asked, "half") == 0
    again = asked.back()
    assert again.response_to(again.decision("half"))["type"] == "done"
    assert stored(server, asked, "half") == 1


def test_a_command_of_a_vanished_client_is_carried_out_once_or_not_at_all(
    server: Server, seated: tuple[Seated, Seated]
) -> None:
    asked, other = seated
    command = asked.decision("last")
    asked.socket.socket.sendall(frame_of(command))
    reset(asked)
    other.receive("presence")

    again = asked.back()
    answer = again.response_to(command)

    assert answer["type"] == "done"
    assert stored(server, asked, "last") == 1
    other.receive_until(answer["n"])
    assert other.table["n"] == answer["n"]


def test_a_command_stored_after_its_player_vanished_reaches_the_others(
    server: Server, seated: tuple[Seated, Seated]
) -> None:
    asked, other = seated
    visitor = other.back()
    before, connections = other.table["n"], len(server.site.sockets)
    path = server.config.data_dir / "magnate.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        asked.send(asked.decision("slow"))
        eventually(lambda: is_waiting(other))
        reset(asked)
        # An update lets the server notice the lost connection while the command still waits.
        visitor.socket.close()
        eventually(lambda: len(server.site.sockets) == connections - 2)
        busy.execute("ROLLBACK")

    other.receive_until(before + 1)
    assert stored(server, asked, "slow") == 1


def is_waiting(seat: Seated) -> bool:
    """Whether a command waits to be stored: then loading the table waits for the same lock."""
    try:
        seat.client.get(f"/api/tables/{seat.table_id}", timeout=0.3)
    except httpx.ReadTimeout:
        return True
    return False


def test_the_first_of_two_answers_from_one_seat_counts(
    server: Server, seated: tuple[Seated, Seated]
) -> None:
    asked, other = seated
    twin = asked.back()
    asked.send(asked.decision("one"))
    twin.send(asked.decision("two"))

    answers = asked.receive("done", "refused"), twin.receive("done", "refused")

    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    [refused] = [answer for answer in answers if answer["type"] == "refused"]
    assert refused["code"] == "stale"
    assert stored(server, asked, "one") + stored(server, asked, "two") == 1
    n = next(answer["n"] for answer in answers if answer["type"] == "done")
    for each in (asked, twin, other):
        each.receive_until(n)
    assert asked.view == twin.view


def test_a_command_sent_by_two_clients_is_carried_out_once(
    server: Server, seated: tuple[Seated, Seated]
) -> None:
    asked, _ = seated
    twin = asked.back()
    command = asked.decision("same")
    asked.send(command)
    twin.send(command)

    first, second = asked.receive("done", "refused"), twin.receive("done", "refused")

    assert first == second
    assert first["type"] == "done"
    assert stored(server, asked, "same") == 1


def test_a_command_with_a_used_id_does_nothing_whatever_it_contains(
    server: Server, seated: tuple[Seated, Seated]
) -> None:
    asked, other = seated
    first = asked.response_to(asked.decision("used"))

    assert asked.response_to({"type": "say", "id": "used", "text": "Hello."}) == first
    assert asked.response_to({"type": "resign", "id": "used"}) == first
    assert stored(server, asked, "used") == 1
    # another person may use the same id
    theirs = other.response_to({"type": "say", "id": "used", "text": "Hello."})
    assert theirs["n"] == first["n"] + 1
