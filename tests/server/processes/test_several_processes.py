"""`magnate serve --processes N`: one port, each table in one process, and nothing is lost."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection

from magnate.server.hosting.settings import Limits
from magnate.server.processes.silent import MOST
from tests.cli.served import COMMAND, DUEL, LONGEST_WAIT, Served, heard_until, served
from tests.server.postgres_server import PostgresServer
from tests.server.serving import close_code, eventually, join, new_table, nonce, received

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="needs the processes of Linux"
)

TABLES = 6
_IN_MEMORY = re.compile(r'magnate_tables_in_memory\{process="(\d)"\} (\S+)')


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: PostgresServer
) -> Iterator[Served]:
    """A server of three processes that all tests share which do no harm to it."""
    folder = tmp_path_factory.mktemp("several")
    with (
        postgres_server.new_database() as url,
        served(folder, "--processes", "3", "--database", url) as server,
    ):
        yield server


@pytest.fixture
def doomed(tmp_path: Path, postgres_url: str) -> Iterator[Served]:
    """A server of two processes."""
    with served(tmp_path, "--processes", "2", "--database", postgres_url) as server:
        yield server


def in_memory(server: Served) -> Counter[str]:
    """Return how many tables each process has in memory."""
    text = httpx.get(f"{server.url}/metrics").text
    return Counter({name: int(float(count)) for name, count in _IN_MEMORY.findall(text)})


def children(pid: int) -> set[int]:
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(child) for each in lists for child in each.read_text().split()}


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def pid_of(server: Served, name: str) -> int:
    """Return the process id of a server process, by its name in the log."""
    ids = {line["process"]: line["pid"] for line in server.events("start") if "pid" in line}
    return int(ids[name])


def process_with(server: Served, table: str) -> str:
    """Return the name of the process that has served a table's socket last."""
    opened = [line for line in server.events("socket_opened") if line["table"] == table]
    return str(opened[-1]["process"])


def reconnected(server: Served, client: httpx.Client, table: str) -> ClientConnection:
    """Return a new socket; like every client, try again if a process dies meanwhile."""

    def tried() -> ClientConnection | None:
        with suppress(InvalidHandshake, OSError):
            return server.socket(client, table)
        return None

    found = eventually(tried)
    assert found is not None
    return found


def seated(server: Served, ann: httpx.Client, ben: httpx.Client) -> str:
    table = new_table(ann, DUEL)
    join(ben, table).raise_for_status()
    return table


def test_each_table_is_in_the_memory_of_one_process(server: Served) -> None:
    before = in_memory(server)
    with server.guest("Ann") as ann, server.guest("Ben") as ben:
        tables = [seated(server, ann, ben) for _ in range(TABLES)]
        with ExitStack() as opened:
            for table, who in product(tables, (ann, ben)):
                sock = opened.enter_context(server.socket(who, table))
                heard_until(sock, "snapshot")

            found = in_memory(server)

    assert (found - before).total() == TABLES
    assert sorted((found - before).values()) == [2, 2, 2]


def test_a_connection_follows_its_requests_from_table_to_table(server: Served) -> None:
    before = in_memory(server)
    with server.guest("Ann") as ann, server.guest("Ben") as ben:
        tables = [seated(server, ann, ben) for _ in range(TABLES)]
        token = {"authorization": ann.headers["authorization"]}
    place = urlsplit(server.url)
    with closing(http.client.HTTPConnection(str(place.hostname), place.port)) as connection:
        connection.connect()
        mine = connection.sock.getsockname()

        for table in tables * 3:
            connection.request("GET", f"/api/tables/{table}", headers=token)
            found = json.loads(connection.getresponse().read())
            assert found["summary"]["table"] == table
            connection.request("GET", "/api/games", headers=token)
            connection.getresponse().read()

        assert connection.sock.getsockname() == mine  # it was never closed
    assert (in_memory(server) - before).total() == TABLES


def test_what_follows_an_unread_body_is_not_handed_on_as_a_request(server: Served) -> None:
    with server.guest("Ann") as ann, server.guest("Ben") as ben:
        tables = [seated(server, ann, ben) for _ in range(TABLES)]
    place = urlsplit(server.url)
    inside = b"".join(b"GET /api/tables/%s HTTP/1.1\r\n\r\n" % each.encode() for each in tables)
    with socket.create_connection((str(place.hostname), place.port or 0)) as raw:
        raw.sendall(
            b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
            b"Content-Length: 200000\r\n\r\n" + b" " * 70_000
        )
        answer = raw.recv(65536)
        assert answer.startswith(b"HTTP/1.1 413")
        raw.sendall(inside)
        raw.settimeout(2)
        rest = b""
        try:
            while data := raw.recv(65536):
                rest += data
        except (TimeoutError, ConnectionResetError):
            pass

    assert b"HTTP/1.1" not in rest


def play_opening(sock: ClientConnection, snapshot: dict[str, Any]) -> None:
    """Place the first legal tile of the seat to act."""
    prompt = snapshot["view"]["prompt"]
    tile = next(each["tile"] for each in prompt["placements"] if each["kind"] != "illegal")
    decision = snapshot["table"]["decision"]
    command = {"type": "do", "id": nonce(), "do": [f"place {tile}"], "decision": decision}
    sock.send(json.dumps(command))
    assert heard_until(sock, "done")


def decision_in(message: dict[str, Any]) -> int:
    """Return the number of the decision if the message has it, else 0."""
    return int((message.get("table") or {}).get("decision", 0))


def test_a_killed_process_is_replaced_and_its_tables_go_on(doomed: Served) -> None:
    with doomed.guest("Ann") as ann, doomed.guest("Ben") as ben:
        table = seated(doomed, ann, ben)
        with doomed.socket(ann, table) as sock:
            heard_until(sock, "snapshot")
        dead = process_with(doomed, table)
        with doomed.socket(ann, table) as sock:
            os.kill(pid_of(doomed, dead), signal.SIGKILL)
            assert close_code(sock) == 1006  # as if the network had failed

        for who in (ann, ben):
            with reconnected(doomed, who, table) as sock:
                snapshot = heard_until(sock, "snapshot")
                if (snapshot["view"] or {}).get("prompt"):
                    play_opening(sock, snapshot)
        died = eventually(lambda: doomed.events("process_died"))
        assert [line["name"] for line in died] == [dead]
        assert 'magnate_process_deaths_total{name="' in httpx.get(f"{doomed.url}/metrics").text
        healthy = {"status": "ok"}
        eventually(lambda: httpx.get(f"{doomed.url}/healthz").json() == healthy)
        assert len({line["process"] for line in doomed.events("start")} - {"front"}) == 2


def test_the_tables_of_a_dead_process_are_driven_again_without_waiting_for_its_lease(
    doomed: Served,
) -> None:
    with doomed.guest("Ann") as ann:
        table = new_table(ann, {**DUEL, "seats": [None, "steady"]})
        with doomed.socket(ann, table) as sock:
            heard_until(sock, "snapshot")
        dead = process_with(doomed, table)
        os.kill(pid_of(doomed, dead), signal.SIGKILL)
        with reconnected(doomed, ann, table) as sock:
            decision = heard_until(sock, "snapshot")["table"]["decision"]
            sock.send(json.dumps({"type": "resign", "id": nonce()}))  # a bot plays on for her
            while decision_in(received(sock)) < decision + 4:  # the moves of both bots arrive
                pass


def test_the_processes_end_when_the_front_process_is_killed(doomed: Served) -> None:
    started = children(doomed.process.pid)
    assert len(started) >= 2

    doomed.process.kill()

    eventually(lambda: not any(map(is_running, started)))


def test_a_signal_drains_all_processes(doomed: Served) -> None:
    with doomed.guest("Ann") as ann, doomed.guest("Ben") as ben:
        tables = [seated(doomed, ann, ben) for _ in range(3)]
        with ExitStack() as opened:
            sockets = [opened.enter_context(doomed.socket(ann, table)) for table in tables]
            for sock in sockets:
                heard_until(sock, "snapshot")
            started = children(doomed.process.pid)
            doomed.process.send_signal(signal.SIGTERM)

            for sock in sockets:
                assert heard_until(sock, "closing")["reason"] == "shutting_down"
        assert doomed.stop() == 0
        assert not any(map(is_running, started))
        assert {line["process"] for line in doomed.events("stop")} == {"front", "1", "2"}


def test_a_second_interrupt_ends_all_processes_at_once(doomed: Served) -> None:
    place = urlsplit(doomed.url)
    with socket.create_connection((str(place.hostname), place.port or 0)) as raw:
        raw.sendall(b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n")
        started = children(doomed.process.pid)
        doomed.process.send_signal(signal.SIGINT)
        eventually(lambda: doomed.events("stopping"))

        assert doomed.stop(signal.SIGINT) == 130
        eventually(lambda: not any(map(is_running, started)))


@pytest.mark.parametrize("addresses", [1, 4])
def test_connections_that_send_nothing_lock_nobody_out(server: Served, addresses: int) -> None:
    place = urlsplit(server.url)
    with ExitStack() as opened:
        for number in range(MOST + 100):
            silent = socket.create_connection(
                (str(place.hostname), place.port or 0),
                source_address=(f"127.0.0.{2 + number % addresses}", 0),
            )
            opened.enter_context(silent)

        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_a_first_line_in_pieces_is_answered(server: Served) -> None:
    place = urlsplit(server.url)
    with socket.create_connection((str(place.hostname), place.port or 0)) as raw:
        for piece in (b"GET /hea", b"lthz HT", b"TP/1.1\r\nHost: a\r\n\r\n"):
            raw.sendall(piece)

        assert raw.recv(65536).startswith(b"HTTP/1.1 200")


def from_address(server: Served, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.url, transport=transport, timeout=LONGEST_WAIT)


def new_guest(client: httpx.Client) -> int:
    """Ask for a guest, and return the status."""
    client.cookies.clear()  # a page's cookie needs its origin
    return client.post("/api/guests", json={"name": "Ann"}).status_code


def test_the_processes_share_the_limits(server: Served) -> None:
    with from_address(server, "127.0.0.7") as client:
        while new_guest(client) != 429:
            pass

    elsewhere: list[int] = []

    def is_refused_everywhere() -> bool:
        time.sleep(0.5)  # longer than this, and the bucket would fill up again
        for _ in range(3):
            with from_address(server, "127.0.0.7") as client:  # on a new connection
                elsewhere.append(new_guest(client))
        return elsewhere[-3:] == [429] * 3

    eventually(is_refused_everywhere)
    assert elsewhere.count(201) < Limits().guests.burst  # of one process alone


def test_the_limits_see_the_client_not_the_front_process(server: Served) -> None:
    with from_address(server, "127.0.0.8") as one, from_address(server, "127.0.0.9") as other:
        while new_guest(one) != 429:
            pass

        assert new_guest(other) == 201


def refused(*arguments: str) -> tuple[int, str]:
    """Return the exit code and the error of a server that does not start."""
    said = subprocess.run(
        [*COMMAND, "serve", *arguments, "--lang", "en"], capture_output=True, text=True, check=False
    )
    return said.returncode, said.stderr


def test_several_processes_on_sqlite_are_refused(tmp_path: Path) -> None:
    code, said = refused("--processes", "2", "--data-dir", str(tmp_path / "data"))

    assert (code, "PostgreSQL" in said) == (2, True)


def test_a_port_in_use_is_refused(tmp_path: Path, postgres_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        code, said = refused(
            *("--processes", "2", "--host", "127.0.0.1", "--port", port),
            *("--data-dir", str(tmp_path / "data"), "--database", postgres_url),
        )

    assert (code, port in said) == (1, True)
