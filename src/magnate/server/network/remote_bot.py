"""A bot that plays over the network like any other client: `magnate bot`."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from magnate.games import game_info
from magnate.play.bots import Bot, SlowBot

from .promises import BrokenPromise, Promises
from .protocol import PROTOCOL_VERSION

if TYPE_CHECKING:
    from magnate.games import AnyView

SOCKET_BYTES: Final = 4 * 1024 * 1024
TIMEOUT: Final = 10.0
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 20.0
NOT_STORED: Final = ("busy", "storage_full", "storage_unavailable")
"""Transient refusals: the command may have been stored, so it is retried with the same id."""


class RemoteError(Exception):
    """A request the server refused, with its HTTP status, or 0 if it could not be reached."""

    def __init__(self, text: str, status: int = 0) -> None:
        super().__init__(text)
        self.status = status


async def ask(url: str, path: str, *, token: str = "", body: object = None) -> Any:
    """Send a request and return the decoded response; with a body it is a POST."""
    answer = await fetch(url, path, token=token, body=body)
    try:
        return json.loads(answer or b"null")
    except ValueError as error:
        raise RemoteError(f"{url.rstrip('/')}{path}: {error}") from None


async def fetch(url: str, path: str, *, token: str = "", body: object = None) -> bytes:
    """Send a request and return the response; with a body it is a POST."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = Request(url.rstrip("/") + path, data=data, headers=headers)
    return await asyncio.to_thread(_answer, request)


def _answer(request: Request) -> bytes:
    try:
        with urlopen(request, timeout=TIMEOUT) as answer:
            content: bytes = answer.read()
            return content
    except HTTPError as error:
        text = f"{request.full_url}: {error.code} {error.read().decode()}"
        raise RemoteError(text, error.code) from None
    except URLError as error:
        why = getattr(error.reason, "strerror", None) or error.reason
        raise RemoteError(f"{request.full_url}: {why}") from None
    except (OSError, HTTPException, ValueError) as error:
        raise RemoteError(f"{request.full_url}: {error}") from None


def socket_address(url: str, table: str, *, invitation: str = "") -> str:
    """Return the WebSocket address of a table on the server at a URL."""
    parts = urlsplit(url.rstrip("/"))
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme)
    if scheme is None or not parts.netloc:
        raise RemoteError(f"{url}: expected http://… or https://…")
    query = f"?{urlencode({'invitation': invitation})}" if invitation else ""
    return f"{scheme}://{parts.netloc}{parts.path}/api/tables/{quote(table)}/socket{query}"


def _check_version(version: int) -> None:
    if version != PROTOCOL_VERSION:
        known = f"this release speaks version {PROTOCOL_VERSION}"
        raise RemoteError(f"the server speaks version {version} of the protocol; {known}")


class RemotePlayer:
    """Plays one seat over a socket until the game is done, reconnecting when the connection drops.

    A command that was not answered before the connection dropped is sent again with the same id.
    `promises` hold the nonce to which it committed when it sat down, if it did so itself.
    """

    def __init__(
        self, address: str, token: str, bot: Bot, *, promises: Promises | None = None
    ) -> None:
        self._address = address
        self._token = token
        self._bot = bot
        self._promises = promises or Promises()
        self._waiting: dict[str, Any] | None = None  # the command not yet answered
        self._refused = 0
        self._again = False  # whether the waiting command must be resent: it may not be stored
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.decisions = 0

    async def play(self) -> None:
        """Play to the end of the game."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._connected() as socket:
                    pause = FIRST_PAUSE
                    if await self._serve(socket):
                        return
            except InvalidStatus as error:
                raise RemoteError(f"{self._address}: {error}") from None
            except (ConnectionClosed, OSError, TimeoutError) as error:
                code = getattr(getattr(error, "rcvd", None), "code", 0)
                if 4400 <= code < 4500:  # refused for good, see PRIVATE_CODES in table_socket.py
                    raise RemoteError(f"{self._address}: {error}") from None
            # Jitter, so that the clients of a restarted server do not all return at once.
            await asyncio.sleep(pause * (0.5 + secrets.randbelow(1000) / 1000))
            pause = min(2 * pause, LONGEST_PAUSE)

    def _connected(self) -> connect:
        headers = {"authorization": f"Bearer {self._token}"}
        return connect(self._address, additional_headers=headers, max_size=SOCKET_BYTES)

    async def _serve(self, socket: ClientConnection) -> bool:
        """Handle messages; return whether the game is done."""
        if self._waiting is not None:
            await socket.send(json.dumps(self._waiting))
        async for message in _messages(socket):
            self.receive(message)
            if self.table.get("status") in ("over", "ended"):
                return True
            await self._decide(socket)
        return False

    def receive(self, message: dict[str, Any]) -> None:
        """Update the known state from a server message."""
        match message["type"]:
            case "snapshot":
                _check_version(message.get("protocol", 1))
                self.table, self.view = message["table"], message["view"]
            case "update":
                self.table |= message["table"]
                if self.view is not None:
                    self.view |= message["view"] or {}
            case "refused" if message["code"] in NOT_STORED and self._is_waiting(message["id"]):
                self._again = True
            case "done" | "refused" if self._is_waiting(message["id"]):
                self._waiting = None
                self._refused = self._refused + 1 if message["type"] == "refused" else 0
            case "refused" | "malformed":
                raise RemoteError(str(message))

    def _is_waiting(self, command_id: str) -> bool:
        return self._waiting is not None and self._waiting["id"] == command_id

    async def _decide(self, socket: ClientConnection) -> None:
        if self._again:
            self._again = False
            await asyncio.sleep(FIRST_PAUSE)
            await socket.send(json.dumps(self._waiting))
        if self._waiting is not None:
            return
        if self.table["status"] == "waiting":
            await self._agree_on_chance(socket)
        elif self.view is not None and self.table["status"] == "running":
            await self._act(socket, self.view)

    async def _agree_on_chance(self, socket: ClientConnection) -> None:
        """Commit to a nonce, or reveal it once everyone has committed."""
        if self.table["you"] is None:
            raise RemoteError("the bot has lost its seat before the game began")
        try:
            command = self._promises.command(self.table["start"], self.table["you"])
        except BrokenPromise as broken:
            raise RemoteError(str(broken)) from None
        if command is not None:
            await asyncio.sleep(0.2 * self._refused)
            self._waiting = {"id": secrets.token_hex(8), **command}
            await socket.send(json.dumps(self._waiting))

    async def _act(self, socket: ClientConnection, seen: dict[str, Any]) -> None:
        view = typed_view(seen)
        if isinstance(self._bot, SlowBot):
            action = await asyncio.to_thread(
                self._bot.decide, view
            )  # keeps the connection responsive
        else:
            action = self._bot.decide(view)
        if action is None:
            return
        await asyncio.sleep(0.2 * self._refused)  # too early, or another player was faster
        self._waiting = {"id": secrets.token_hex(8), **_command(action)}
        if view.prompt is not None and self._waiting["type"] == "do":
            self._waiting["decision"] = self.table["decision"]
        self.decisions += 1
        await socket.send(json.dumps(self._waiting))


def _command(action: str) -> dict[str, Any]:
    """Return the command for an action; a standing order has its own command."""
    verb, _, rest = action.partition(" ")
    if verb != "order":
        return {"type": "do", "do": [action]}
    name, _, on = rest.partition(" ")
    return {"type": "order", "order": {"order": name.replace("-", "_")}, "on": on == "on"}


async def _messages(socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    async for text in socket:
        yield msgspec.json.decode(text)


def typed_view(view: dict[str, Any]) -> AnyView:
    """Return the view of a game as bots read it, without its log."""
    kind = game_info(view["game"]).view
    return msgspec.convert({**view, "log": ()}, kind)
