"""A real server on a free port, and its clients."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import socket
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from benchmarks.load_clients import chosen
from magnate.server.hosting.settings import Limits
from magnate.server.http.app import make_app
from magnate.server.network.connections import Connections
from magnate.server.network.uvicorn_config import uvicorn_config
from magnate.server.site import Config, Site

LONGEST_WAIT = 20.0
ACQUIRE = {"game": "acquire", "edition": "classic", "seats": [None, None, "steady"]}
BOTS_ONLY = {
    "game": "monopoly",
    "edition": "official",
    "options": {"round_limit": 1},
    "seats": ["steady", "random"],
}
"""A game that is over almost at once."""

T = TypeVar("T")

_NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # loading them takes a while


class Server:
    """A server that runs in its own thread."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._socket = socket.create_server(("127.0.0.1", 0))
        port = self._socket.getsockname()[1]
        self.host = f"127.0.0.1:{port}"
        self.origin = f"http://{self.host}"
        self.url = self.origin + config.base_path
        self._app = make_app(config)
        self._uvicorn = uvicorn.Server(uvicorn_config(self._app, host="127.0.0.1", port=port))
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(),))
        self.clients: list[httpx.Client] = []

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._uvicorn.serve([self._socket])

    @property
    def connections(self) -> Connections:
        connections: Connections = self._app.state.connections
        return connections

    @property
    def site(self) -> Site:
        site: Site = self._app.state.site
        return site

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(LONGEST_WAIT)

    def start(self) -> None:
        self._thread.start()
        eventually(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._uvicorn.started

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self._uvicorn.should_exit = True
        self._thread.join()

    def anybody(self, **headers: str) -> httpx.Client:
        """An anonymous client."""
        client = httpx.Client(
            base_url=self.url, headers=headers, timeout=LONGEST_WAIT, verify=_NO_CERTIFICATES
        )
        self.clients.append(client)
        return client

    def browser(self) -> httpx.Client:
        """A client that acts like a page of the server and keeps cookies."""
        return self.anybody(origin=self.origin)

    def guest(self, name: str, language: str = "en") -> httpx.Client:
        """A client signed in as a new guest by token."""
        body = {"name": name, "language": language}
        answer = self.anybody().post("/api/guests", json=body).raise_for_status()
        return self.anybody(authorization=f"Bearer {answer.json()['token']}")

    def connected(self, client: httpx.Client, table: str, query: str = "") -> ClientConnection:
        """A socket at a table, authenticated by a program's token or a browser's cookie."""
        return watching(client, table, query)

    def refusal(self, client: httpx.Client, table: str, query: str = "") -> tuple[int | None, str]:
        """Return the close code and the reason of a refused connection."""
        with self.connected(client, table, query) as sock:
            message = received(sock)
            assert message["type"] == "closing"
            return close_code(sock), message["reason"]


@contextmanager
def running_server(data_dir: Path, **changes: Any) -> Iterator[Server]:
    """A server with its own database, without rate limits unless some are given."""
    config = Config(
        **{
            "database": f"sqlite:{data_dir / 'magnate.sqlite'}",
            "data_dir": data_dir,
            "limits": Limits.none(),
            **changes,
        }
    )
    server = Server(config)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def watching(client: httpx.Client, table: str, query: str = "") -> ClientConnection:
    """A socket at a table, authenticated as a client is."""
    kept = ("authorization", "origin", "cookie")
    headers = {name: client.headers[name] for name in kept if name in client.headers}
    url = str(client.base_url).rstrip("/").replace("http", "ws", 1)
    return connect(
        f"{url}/api/tables/{table}/socket{query}",
        additional_headers=headers,
        max_size=4 * 1024 * 1024,
    )


def eventually(happens: Callable[[], T]) -> T:
    """Poll a function and return its first truthy result."""
    latest = time.monotonic() + LONGEST_WAIT
    while not (found := happens()):
        assert time.monotonic() < latest, "it never became true"
        time.sleep(0.01)
    return found


def received(sock: ClientConnection) -> dict[str, Any]:
    """Return the next message."""
    message: dict[str, Any] = msgspec.json.decode(sock.recv(LONGEST_WAIT))
    return message


def answer_in(view: dict[str, Any]) -> str | None:
    """Return a legal answer to the prompt in a view, or None without one."""
    return chosen(view["game"], view["prompt"]) if view.get("prompt") else None


def close_code(sock: ClientConnection) -> int | None:
    """Return the code with which the server closes a connection, after its last messages."""
    with suppress(ConnectionClosed):
        while True:
            received(sock)
    return sock.close_code


_NONCES: dict[str, dict[httpx.Client, str]] = {}
"""The nonces that clients committed to, by table; they are revealed as soon as all have."""


def nonce() -> str:
    return secrets.token_hex(16)


def commitment_to(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()


def commitment() -> str:
    """Return a commitment to a nonce that nobody will reveal."""
    return commitment_to(nonce())


def _seated(client: httpx.Client, info: dict[str, Any], own: str) -> dict[str, Any]:
    """Keep the nonce of a player who sat down; return the table once all could reveal theirs."""
    table = info["summary"]["table"]
    kept = _NONCES.setdefault(table, {})
    kept[client] = own
    if info["start"]["revealing"]:
        reveal_all(table)
        shown: dict[str, Any] = client.get(f"/api/tables/{table}").raise_for_status().json()
        return shown
    return info


def reveal_all(table: str) -> None:
    """Let all players reveal the nonces to which they committed when they sat down."""
    for player, own in _NONCES[table].items():
        reveal(player, table, own).raise_for_status()


def reveal(client: httpx.Client, table: str, nonce: str) -> httpx.Response:
    return client.post(f"/api/tables/{table}/reveal", json={"nonce": nonce})


def open_table(
    client: httpx.Client, settings: dict[str, Any], *, own: str = "", **more: Any
) -> dict[str, Any]:
    """Open a table, sit down at it with a nonce, and return the server's response."""
    return _opened(client, "/api/tables", own or nonce(), settings=settings, **more)


def rematch(client: httpx.Client, table: str) -> dict[str, Any]:
    """Open the table for the next game, or find it, and return the server's response."""
    return _opened(client, f"/api/tables/{table}/rematch", nonce())


def _opened(client: httpx.Client, path: str, own: str, **body: Any) -> dict[str, Any]:
    body = {"commitment": commitment_to(own), **body}
    answer: dict[str, Any] = client.post(path, json=body).raise_for_status().json()
    if answer["table"]["you"] is not None:
        answer["table"] = _seated(client, answer["table"], own)
    return answer


def table_of(opened: dict[str, Any]) -> str:
    return str(opened["table"]["summary"]["table"])


def new_table(client: httpx.Client, settings: dict[str, Any], **more: Any) -> str:
    """Open a table, sit down at it, and return its id."""
    return table_of(open_table(client, settings, **more))


def join(client: httpx.Client, table: str, **more: Any) -> httpx.Response:
    """Sit down, and let all reveal their nonces if this was the last free seat."""
    own = nonce()
    body = {"commitment": commitment_to(own), **more}
    answer = client.post(f"/api/tables/{table}/join", json=body)
    if answer.is_success:
        _seated(client, answer.json(), own)
    return answer


def status_of(client: httpx.Client, table: str) -> str:
    info = client.get(f"/api/tables/{table}").raise_for_status().json()
    return str(info["summary"]["status"])


def finished_game(client: httpx.Client, **settings: Any) -> str:
    """Return a table at which bots have played a game to its end."""
    table = new_table(client, {**BOTS_ONLY, **settings}, sit=False)
    watch_to_the_end(client, table)
    return table


def watch_to_the_end(client: httpx.Client, table: str) -> None:
    """Watch a table at which only bots play; while nobody does, it stands idle."""
    with watching(client, table):
        eventually(lambda: status_of(client, table) == "over")
