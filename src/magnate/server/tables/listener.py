"""A client connected to a table: what was sent to it, and a bounded queue of what was not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from magnate.server.network.protocol import FromServer, Snapshot, encode

from .moment import Known, Moment, News, reader_of

MOST_WAITING: Final = 64
"""A client that is further behind gets a snapshot instead of the updates it missed."""


class Listener:
    """A connection of a player or spectator.

    Messages are encoded when something happens, so each describes that moment. `send_now` sends one
    at once if the connection can take it; otherwise it returns False and the message waits.
    """

    def __init__(self, who: str, *, blocked: frozenset[str] = frozenset()) -> None:
        self.who = who
        self.blocked = blocked  # people whose chat is hidden
        self.closing: str | None = None
        self.send_now: Callable[[bytes], bool] = lambda message: False
        self._waiting: deque[tuple[bool, bytes]] = deque()  # (whether it is news, the message)
        self._awake = asyncio.Event()
        self.behind = True  # needs a snapshot before anything else
        self._known: Known | None = None

    def answer(self, message: FromServer) -> None:
        """Send a response to this client's command, however far behind it is."""
        self._send(encode(message), is_news=False)

    def tell(self, news: bytes) -> None:
        """Send an encoded message; if the client does not read, a snapshot will replace it."""
        if not self.behind and len(self._waiting) >= MOST_WAITING:
            self._fall_behind()
        if not self.behind:
            self._send(news, is_news=True)

    def _send(self, message: bytes, *, is_news: bool) -> None:
        if self.behind or self._waiting or not self.send_now(message):
            self._waiting.append((is_news, message))
            self._awake.set()

    def _fall_behind(self) -> None:
        """Drop the queued news, since a snapshot replaces it; keep responses to commands."""
        self.behind = True
        self._waiting = deque(each for each in self._waiting if not each[0])
        self._awake.set()

    @property
    def is_full(self) -> bool:
        """Whether too many responses are queued to accept another command."""
        return len(self._waiting) >= 2 * MOST_WAITING

    def ask_for_snapshot(self) -> None:
        """Send a snapshot next."""
        self._fall_behind()

    def set_blocked(self, blocked: frozenset[str]) -> None:
        """Hide the chat of these people, including earlier messages."""
        self.blocked = blocked
        self._fall_behind()

    def close(self, reason: str) -> None:
        """Close the connection after sending what is queued."""
        self.closing = reason
        self._awake.set()

    def happened(self, news: News, *, resend: bool) -> None:
        """Send an update with the changes at the table, or mark that a snapshot is needed."""
        if resend or self.behind or self._known is None or len(self._waiting) >= MOST_WAITING:
            self._fall_behind()
            return
        reader = reader_of(news.moment.table, self.who, self.blocked)
        update = news.update(reader, self._known)
        if update is None:
            self._fall_behind()
        else:
            self._known = news.moment.known(reader)
            self.tell(update)

    def snapshot(self, moment: Moment, *, now: float, connected: tuple[int, ...]) -> Snapshot:
        """Return everything the client may know now; later updates are relative to it."""
        reader = reader_of(moment.table, self.who, self.blocked)
        self._known = moment.known(reader)
        self.behind = False
        return moment.snapshot(reader, now=now, connected=connected)

    async def wait(self) -> None:
        """Wait until there is something to send."""
        await self._awake.wait()
        self._awake.clear()

    @property
    def is_waiting(self) -> bool:
        """Whether `next` has a message to send."""
        return bool(self._waiting) and not self.behind

    def next(self) -> bytes | None:
        """Return the next message to send, or None."""
        return self._waiting.popleft()[1] if self.is_waiting else None

    def next_answer(self) -> bytes | None:
        """Return the next response for a client that still needs a snapshot, or None."""
        return self._waiting.popleft()[1] if self._waiting and self.behind else None
