"""`magnate serve`: one command, clear errors, a graceful shutdown, a log without secrets."""

from __future__ import annotations

import json
import logging
import os
import pty
import re
import secrets
import select
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest
import structlog

from magnate.messages import LANGUAGES, catalog
from magnate.server.hosting.settings import Limits, Rate
from magnate.server.network.addresses import PortInUse, addresses_of, listen
from magnate.terminal.hosting import FAILED, shown_address
from magnate.terminal.serve import has_display
from tests.cli.conftest import Magnate
from tests.cli.served import COMMAND, DUEL, LONGEST_WAIT, Served, heard_until, served
from tests.docs.tree import ROOT
from tests.old_data.make import FOLDER as OLD_DATA
from tests.server.serving import (
    close_code,
    eventually,
    finished_game,
    join,
    nonce,
    open_table,
    received,
    table_of,
)

pytestmark = pytest.mark.slow

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    """Restore the logging of the other tests."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def test_one_command_starts_a_server_whose_data_only_the_owner_can_read(tmp_path: Path) -> None:
    with served(tmp_path, "--base-path", "/games/") as server:
        assert httpx.get(f"{server.url}/healthz", timeout=LONGEST_WAIT).json() == {"status": "ok"}

        assert server.url.endswith("/games")
        assert server.printed == [
            "The server is running.",
            f"  On this machine: {server.url}/",
            "  Nobody else can reach it.",
            f"Data: {server.data_dir}",
            f"Database: sqlite:{server.data_dir / 'magnate.sqlite'}",
            "Ctrl-C stops the server.",
        ]
        files = [server.data_dir, *server.data_dir.iterdir()]
        assert {"secret.key", "magnate.sqlite"} < {file.name for file in files}
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file


def test_the_default_port_is_the_next_free_one() -> None:
    (first,) = listen("127.0.0.1", None)
    (second,) = listen("127.0.0.1", None)
    with first, second:
        assert second.getsockname()[1] > first.getsockname()[1] >= 8000


def test_a_named_port_that_is_in_use_is_an_error(tmp_path: Path, magnate: Magnate) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with pytest.raises(PortInUse):
            listen("127.0.0.1", int(port))

        arguments = ("--host", "127.0.0.1", "--port", port, "--data-dir", str(tmp_path))
        result = magnate("serve", *arguments)

    assert (result.code, result.out) == (1, "")
    assert result.err == (
        f"magnate: Port {port} is in use; choose another one, or leave out --port.\n"
    )


def test_a_server_on_all_addresses_is_reachable_locally_and_from_the_network() -> None:
    (listening,) = listen("0.0.0.0", 0)
    with listening:
        port = listening.getsockname()[1]
        found = addresses_of("0.0.0.0", [listening])

    assert found.here == f"http://localhost:{port}"
    assert found.network is None or found.network.endswith(f":{port}")


def test_a_browser_is_opened_only_if_there_is_a_display() -> None:
    assert has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_display({}, "darwin")
    assert not has_display({"DISPLAY": ""}, "linux")


def started(magnate: Magnate, folder: Path, *arguments: str) -> str:
    """Return the error of a server that cannot start."""
    result = magnate("serve", "--port", "0", "--data-dir", str(folder), *arguments)
    assert (result.code, result.out) == (1, "")
    assert result.err.count("\n") == 1
    return result.err


@in_every_language
def test_a_database_that_cannot_be_opened_is_named(
    language: str, tmp_path: Path, magnate: Magnate
) -> None:
    message = started(magnate, tmp_path, "--database", str(tmp_path), "--lang", language)

    sentence = catalog(language).text("cli-error-database", place=str(tmp_path), why="?")
    assert message.startswith(f"magnate: {sentence.partition('(')[0]}")


def test_a_database_that_does_not_answer_is_named_without_its_password(
    tmp_path: Path, magnate: Magnate
) -> None:
    message = started(magnate, tmp_path, "--database", "postgresql://ann:hush@127.0.0.1:1/games")

    assert "postgresql://ann@127.0.0.1:1/games" in message
    assert "hush" not in message
    assert shown_address("postgresql://ann:hush@db/games?password=hush") == (
        "postgresql://ann@db/games"
    )


@in_every_language
def test_a_secret_that_others_can_read_is_refused(
    language: str, tmp_path: Path, magnate: Magnate
) -> None:
    path = tmp_path / "secret.key"
    path.write_bytes(secrets.token_bytes(32))
    path.chmod(0o644)

    message = started(magnate, tmp_path, "--lang", language)

    sentence = catalog(language).text("secret-file-others-may-open-it", path=str(path))
    assert message == f"magnate: {sentence}\n"


def test_a_database_of_a_newer_release_is_refused(tmp_path: Path, magnate: Magnate) -> None:
    with sqlite3.connect(tmp_path / "magnate.sqlite") as database:
        database.execute("CREATE TABLE schema_version (version BIGINT NOT NULL PRIMARY KEY)")
        database.execute("INSERT INTO schema_version VALUES (99)")
    database.close()

    assert "its schema has version 99" in started(magnate, tmp_path)


def test_the_host_is_told_of_old_tables_before_anything_is_changed(
    tmp_path: Path, magnate: Magnate
) -> None:
    copied = tmp_path / "magnate.sqlite"
    copied.write_bytes((OLD_DATA / "magnate.sqlite").read_bytes())

    message = started(magnate, tmp_path)

    assert "This database has 7 unfinished tables" in message
    assert "magnate serve --call-off-old-tables" in message
    with closing(sqlite3.connect(copied)) as database:
        assert database.execute("SELECT MAX(version) FROM schema_version").fetchone() == (1,)
        assert database.execute("SELECT MAX(rules) FROM tables").fetchone() == (1,)
        ended = "SELECT COUNT(*) FROM log WHERE row LIKE '%new_rules%'"
        assert database.execute(ended).fetchone() == (0,)


def test_old_tables_are_called_off_if_the_host_says_so(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    copied = tmp_path / "data" / "magnate.sqlite"
    copied.write_bytes((OLD_DATA / "magnate.sqlite").read_bytes())

    with served(tmp_path, "--call-off-old-tables") as server:
        assert server.stop() == 0

    with closing(sqlite3.connect(copied)) as database:
        ended = "SELECT COUNT(*) FROM log WHERE row LIKE '%new_rules%'"
        assert database.execute(ended).fetchone() == (7,)
    with served(tmp_path) as server:  # nobody is asked again
        assert server.stop() == 0


class HostSession(NamedTuple):
    """What the host saw in a terminal, how the server ended, and how many tables it called off."""

    shown: str
    code: int
    called_off: int


def answer_at_a_terminal(folder: Path, answer: bytes) -> HostSession:
    """Start a server on old tables in a pseudo-terminal, answer its question, and stop it."""
    (folder / "data").mkdir()
    copied = folder / "data" / "magnate.sqlite"
    copied.write_bytes((OLD_DATA / "magnate.sqlite").read_bytes())
    terminal, inside = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--host", "127.0.0.1", "--data-dir", str(copied.parent)],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
    )
    os.close(inside)
    try:
        shown = shown_until(terminal, "[y/N]")
        os.write(terminal, answer)
        shown += shown_until(terminal, "Ctrl-C")
        process.terminate()
        code = process.wait(LONGEST_WAIT)
    finally:
        process.kill()
        process.wait()
        os.close(terminal)
    with closing(sqlite3.connect(copied)) as database:
        ended = "SELECT COUNT(*) FROM log WHERE row LIKE '%new_rules%'"
        return HostSession(shown, code, *database.execute(ended).fetchone())


def shown_until(terminal: int, text: str) -> str:
    """Return what a terminal shows up to a text, or up to the end of its process."""
    shown = b""
    deadline = time.monotonic() + LONGEST_WAIT
    while text not in shown.decode(errors="replace"):
        ready, _, _ = select.select([terminal], [], [], deadline - time.monotonic())
        assert ready, shown
        try:
            shown += os.read(terminal, 4096)
        except OSError:  # Linux's sign that nobody has the terminal open any more
            break
    return shown.decode().replace("\r\n", "\n")


@pytest.mark.parametrize("answer", [b"y\n", b" Y \n"])
def test_a_host_who_answers_yes_in_a_terminal_calls_old_tables_off(
    tmp_path: Path, answer: bytes
) -> None:
    asked = answer_at_a_terminal(tmp_path, answer)

    assert asked.shown.startswith("This database has 7 unfinished tables")
    assert "Call them off now and start the server? [y/N]" in asked.shown
    assert "The server is running" in asked.shown
    assert asked[1:] == (0, 7)


@pytest.mark.parametrize("answer", [b"n\n", b"\n", b"yes please\n", b"\x04"])
def test_any_other_answer_in_a_terminal_changes_nothing(tmp_path: Path, answer: bytes) -> None:
    asked = answer_at_a_terminal(tmp_path, answer)

    assert "magnate serve --call-off-old-tables" in asked.shown
    assert "Traceback" not in asked.shown
    assert "The server is running" not in asked.shown
    assert asked[1:] == (FAILED, 0)


def test_a_server_without_a_terminal_asks_nothing(tmp_path: Path) -> None:
    (tmp_path / "magnate.sqlite").write_bytes((OLD_DATA / "magnate.sqlite").read_bytes())
    arguments = ("serve", "--port", "0", "--host", "127.0.0.1", "--data-dir", str(tmp_path))
    result = subprocess.run(
        [*COMMAND, *arguments], input="y\n", capture_output=True, text=True, timeout=LONGEST_WAIT
    )

    assert "[y/N]" not in result.stdout + result.stderr
    assert "This database has 7 unfinished tables" in result.stderr
    assert result.returncode == FAILED


def test_missing_libraries_are_named_with_how_to_install_them() -> None:
    script = (
        "import sys; sys.modules['uvicorn'] = None;"
        "from magnate.cli import main; raise SystemExit(main(['serve']))"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)

    assert result.returncode == 2
    assert result.stderr == (
        "magnate: A library of the server is missing: uvicorn. "
        "Install them all: pip install 'magnate[server]'\n"
    )


def test_a_stopping_server_tells_every_socket_and_keeps_what_it_acknowledged(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as server, server.guest("Ann") as ann:
        table = table_of(open_table(ann, DUEL))
        with server.socket(ann, table) as sock:
            heard_until(sock, "snapshot")
            for number in range(20):
                sock.send(json.dumps({"type": "say", "id": f"n{number}", "text": "Hello"}))
            acknowledged = {heard_until(sock, "done")["id"]}
            server.process.send_signal(signal.SIGTERM)
            while (message := received(sock))["type"] != "closing":
                if message["type"] == "done":
                    acknowledged.add(message["id"])

            assert message == {"type": "closing", "reason": "shutting_down"}
            assert close_code(sock) == 1012
        assert server.process.wait(LONGEST_WAIT) == 0
        assert server.process.stdout
        assert server.process.stdout.read() == "The server has stopped. All games are saved.\n"

    stored = sqlite3.connect(tmp_path / "data" / "magnate.sqlite")
    rows = [json.loads(row) for (row,) in stored.execute("SELECT row FROM log")]
    stored.close()
    assert acknowledged <= {row.get("id") for row in rows}


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_a_second_interrupt_ends_the_server_at_once(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as slow:
            # A request whose body does not come: the server would wait for it.
            slow.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n")
            slow.sendall(b"Content-Type: application/json\r\n\r\n{")
            server.process.send_signal(signal.SIGINT)
            eventually(lambda: server.events("stopping"))
            assert server.process.poll() is None

            assert server.stop(signal.SIGINT) == 130


def children(pid: int) -> set[int]:
    """Return the running child processes of a process."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(child) for each in lists for child in each.read_text().split()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs the processes of Linux")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_bot_workers_end_with_the_server(number: int, tmp_path: Path) -> None:
    with served(tmp_path) as server, server.anybody() as client:
        client.get("/")
        started = eventually(lambda: children(server.process.pid))

        server.stop(number)

        eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started))


def test_the_guide_lists_the_actual_limits() -> None:
    guide = (ROOT / "docs/guides/hosting.md").read_text("utf-8")
    rates = dict(re.findall(r"^\| (\w+)[^|]* \| (\d+ \| [\d.]+) s \|$", guide, re.MULTILINE))
    counts = dict(re.findall(r"^\| `(\w+)` \| (\d+) \|", guide, re.MULTILINE))

    limits = msgspec.structs.asdict(Limits())
    assert rates | counts == {
        name: f"{limit.burst} | {limit.seconds:g}" if isinstance(limit, Rate) else f"{limit:g}"
        for name, limit in limits.items()
    }


def test_the_log_reports_events_and_no_secrets(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        hidden = whole_session(server)
        assert server.stop() == 0

        database = sqlite3.connect(server.data_dir / "magnate.sqlite")
        (opened,) = database.execute("SELECT row FROM log WHERE seq = 1").fetchone()
        database.close()
        hidden["seed"] = json.loads(opened)["seed"]
        assert {name for name, secret in hidden.items() if secret in server.log} == set()
        for event in ("start", "request", "socket_opened", "socket_closed", "stopping", "stop"):
            assert server.events(event), event
        assert len(server.events("table_opened")) == 2
        ended = server.events("table_over")
        assert [each["status"] for each in ended] == ["over"]
        joined = {each["route"] for each in server.events("request") if each["status"] == 200}
        assert "/api/tables/{table}/join" in joined


def whole_session(server: Served) -> dict[str, str]:
    """Play a session of two people and return its secrets by name."""
    hidden = {"password": secrets.token_urlsafe(), "nonce": nonce(), "chat": "psst-the-plan"}
    hidden |= {"name": "Ann-Unheard-Of", "login": "ann.unheard", "forged": "v1.made-up.0.code"}
    account = {"login": hidden["login"], "password": hidden["password"]}
    with server.guest(hidden["name"]) as ann, server.guest("Ben") as ben:
        hidden["guest"] = ann.headers["authorization"].removeprefix("Bearer ")
        registered = ann.post("/api/accounts", json=account).raise_for_status().json()
        hidden["token"] = registered["token"]
        ann.headers["authorization"] = f"Bearer {hidden['token']}"
        confirmed = {"password": hidden["password"]}
        recovery = ann.post("/api/me/recovery", json=confirmed).raise_for_status().json()
        hidden["recovery"] = recovery["token"]
        opened = open_table(ann, {**DUEL, "public": False}, own=hidden["nonce"])
        hidden["invitation"] = opened["invitation"]
        table, query = table_of(opened), f"?invitation={opened['invitation']}"
        ben.get(f"/tables/{table}{query}").raise_for_status()
        join(ben, table, invitation=hidden["invitation"]).raise_for_status()
        with server.socket(ben, table, query) as sock:
            sock.send(json.dumps({"type": "say", "id": "1", "text": hidden["chat"]}))
            heard_until(sock, "done")
            sock.send(hidden["token"])
            heard_until(sock, "malformed")
        finished_game(ben)
    with server.anybody(cookie=f"magnate={hidden['forged']}") as stranger:
        assert stranger.get(f"/{hidden['token']}?{hidden['recovery']}").status_code == 404
        assert stranger.get(f"/tables/{hidden['token']}").status_code == 200  # the page asks more
        assert stranger.get("/api/me").status_code == 401
    with server.anybody() as stranger:
        stranger.post("/api/sessions", json=account).raise_for_status()
        back = {"token": hidden["recovery"]}
        again = stranger.post("/api/recoveries", json=back, headers={"origin": server.url})
        hidden["cookie"] = again.raise_for_status().cookies["magnate"]
    return hidden
