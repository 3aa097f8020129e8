"""Connections that send nothing, or too slowly, keep nobody out."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
import pytest

from magnate.server.hosting.settings import Limits
from magnate.server.network import uvicorn_config
from magnate.server.network.connections import Connections, OpenConnection, most_connections

from .serving import ACQUIRE, Server, eventually, new_table, received, running_server
from .test_metrics import figure


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Doors:
    """Bounded connections, and the names of those that were closed to make room."""

    def __init__(self, most: int, most_of_network: int) -> None:
        self.clock = Clock()
        self.refusals: list[str] = []
        self.closed: list[str] = []
        self.connections = Connections(
            most=most, most_of_network=most_of_network, longest_wait=20, clock=self.clock
        )
        self.connections.on_refusal = self.refusals.append

    def open(self, name: str, network: str = "192.0.2.1") -> OpenConnection | None:
        self.clock.now += 1
        return self.connections.open(network, lambda: self.closed.append(name))

    def opened(self, name: str, network: str = "192.0.2.1") -> OpenConnection:
        connection = self.open(name, network)
        assert connection is not None
        return connection


def test_the_connection_that_waits_longest_makes_room() -> None:
    doors = Doors(most=3, most_of_network=3)
    for name in "abcd":
        doors.opened(name)

    assert doors.closed == ["a"]
    assert len(doors.connections) == 3


def test_a_connection_whose_request_is_being_answered_stays() -> None:
    doors = Doors(most=2, most_of_network=2)
    doors.connections.answer(doors.opened("a"))
    doors.opened("b")

    doors.opened("c")

    assert doors.closed == ["b"]


def test_connections_that_never_completed_a_request_make_room_before_idle_ones() -> None:
    doors = Doors(most=2, most_of_network=2)
    idle = doors.opened("idle")
    doors.connections.answer(idle)
    doors.connections.wait(idle)
    doors.opened("new")

    doors.opened("another")

    assert doors.closed == ["new"]


def test_nobody_is_admitted_while_all_connections_are_busy() -> None:
    doors = Doors(most=2, most_of_network=2)
    for name in "ab":
        doors.connections.answer(doors.opened(name))

    assert doors.open("c") is None
    assert (doors.closed, doors.refusals) == ([], ["connections_of_network"])


def test_one_network_cannot_take_the_room_of_the_others() -> None:
    doors = Doors(most=10, most_of_network=2)
    for number in range(5):
        doors.opened(f"flood {number}", "192.0.2.1")
    doors.opened("guest", "192.0.2.2")

    assert doors.closed == ["flood 0", "flood 1", "flood 2"]
    assert len(doors.connections) == 3


def test_a_connection_is_closed_when_its_request_does_not_arrive_in_time() -> None:
    doors = Doors(most=9, most_of_network=9)
    doors.opened("slow")
    doors.connections.answer(doors.opened("served"))
    doors.clock.now += 15
    doors.opened("quick")
    doors.clock.now += 5

    doors.connections.sweep()

    assert (doors.closed, doors.refusals) == (["slow"], ["slow_requests"])


def test_sending_a_little_now_and_then_does_not_extend_the_time() -> None:
    doors = Doors(most=9, most_of_network=9)
    slow = doors.opened("slow")
    for _ in range(4):
        doors.clock.now += 5
        doors.connections.wait(slow)

    doors.connections.sweep()

    assert doors.closed == ["slow"]


def test_a_closed_connection_is_forgotten() -> None:
    doors = Doors(most=1, most_of_network=1)
    gone = doors.opened("gone")
    for _ in range(2):
        doors.connections.close(gone)
    doors.connections.wait(gone)
    doors.connections.answer(gone)

    doors.opened("next")

    assert (doors.closed, len(doors.connections)) == ([], 1)


@pytest.mark.parametrize(("files", "most"), [(1024, 768), (256, 192), (65_536, 65_280)])
def test_some_files_are_left_to_the_database(files: int, most: int) -> None:
    assert most_connections(files) == most


def connected(server: Server) -> socket.socket:
    host, port = server.host.split(":")
    return socket.create_connection((host, int(port)), timeout=20)


def is_closed(sock: socket.socket) -> bool:
    """Return whether the other side closes a connection, after what it still sends."""
    try:
        while sock.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


HEAD = b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


@pytest.mark.parametrize(
    "start",
    [b"", b"GET / HTTP/1.1\r\nhost: loc", HEAD + b"content-length: 60000\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_arrive_is_cut_off(tmp_path: Path, start: bytes) -> None:
    with running_server(tmp_path, limits=Limits(request_seconds=0.5)) as server:
        with connected(server) as sock:
            sock.sendall(start)

            assert is_closed(sock)
        assert figure(server, 'magnate_limit_refusals_total{limit="slow_requests"}') == 1


def sends_until_closed(sock: socket.socket, data: bytes, *, pause: float) -> None:
    """Send data again and again, without reading anything, until the other side closes."""
    sock.settimeout(1)
    for _ in range(200):
        with suppress(TimeoutError):  # the other side does not read for now
            sock.sendall(data)
        time.sleep(pause)


def test_a_request_that_arrives_byte_by_byte_is_cut_off(tmp_path: Path) -> None:
    limits = Limits(request_seconds=0.5)
    with (
        running_server(tmp_path, limits=limits) as server,
        connected(server) as sock,
        pytest.raises((ConnectionResetError, BrokenPipeError)),
    ):
        sends_until_closed(sock, b"x", pause=0.1)


def test_a_client_that_does_not_read_its_response_is_cut_off(tmp_path: Path) -> None:
    request = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
    limits = msgspec.structs.replace(Limits.none(), request_seconds=0.5)
    with (
        running_server(tmp_path, limits=limits) as server,
        connected(server) as sock,
        pytest.raises((ConnectionResetError, BrokenPipeError)),
    ):
        sends_until_closed(sock, 1000 * request, pause=0)


def test_a_new_connection_is_served_while_slow_ones_take_all_the_room(tmp_path: Path) -> None:
    limits = Limits(connections=50, connections_of_network=20)
    with running_server(tmp_path, limits=limits) as server, ExitStack() as slow:
        for _ in range(100):
            slow.enter_context(connected(server)).sendall(b"GET / HT")

        assert server.anybody().get("/healthz").status_code == 200


def test_a_socket_at_a_table_counts_as_a_connection_until_it_is_closed(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        for client in server.clients:
            client.close()
        with server.connected(ann, table) as sock:
            received(sock)
            eventually(lambda: len(server.connections) == 1)
        eventually(lambda: len(server.connections) == 0)


def test_a_socket_at_a_table_is_not_cut_off_as_a_slow_request(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(request_seconds=0.5)) as server:
        ann = server.guest("Ann")
        table = new_table(ann, ACQUIRE)
        with server.connected(ann, table) as sock:
            received(sock)
            with connected(server) as slow:
                assert is_closed(slow)  # it came later than the socket

            sock.send('{"type": "ping", "id": "still-here"}')

            assert received(sock) == {"type": "pong", "id": "still-here"}


def test_a_socket_whose_client_answers_no_ping_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_config, "PING_INTERVAL", 0.2)
    monkeypatch.setattr(uvicorn_config, "PING_TIMEOUT", 0.2)
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        lines = (
            f"GET /api/tables/{new_table(ann, ACQUIRE)}/socket HTTP/1.1",
            f"host: {server.host}",
            f"authorization: {ann.headers['authorization']}",
            "connection: upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==",
        )
        with connected(server) as sock:
            sock.sendall("\r\n".join((*lines, "", "")).encode())
            assert sock.recv(12) == b"HTTP/1.1 101"

            assert is_closed(sock)
