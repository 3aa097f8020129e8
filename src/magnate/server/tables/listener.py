"""A client connected to a table: what was sent to it, and a bounded queue of what was not."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from magnate.play.table import Table
from magnate.play.view import TableView, chat_lines, table_view
from magnate.server.network.changes import changes
from magnate.server.network.protocol import (
    PROTOCOL_VERSION,
    FromServer,
    Presence,
    Snapshot,
    Update,
    encode,
)

if TYPE_CHECKING:
    from magnate.games import AnyView

MOST_WAITING: Final = 64
"""A client that is further behind gets a snapshot instead of the updates it missed."""


class Listener:
    """A connection of a player or spectator.

    Messages are encoded when something happens, so each describes that moment.
    """

    def __init__(self, who: str, *, blocked: frozenset[str] = frozenset()) -> None:
        self.who = who
        self.blocked = blocked  # people whose chat is hidden
        self.closing: str | None = None
        self._waiting: deque[tuple[bool, str]] = deque()  # (whether it is an update, the message)
        self._awake = asyncio.Event()
        self.behind = True  # needs a snapshot before anything else
        self._view: AnyView | None = None  # without its log
        self._table: TableView | None = None
        self._events = 0
        self._chat = 0

    def tell(self, message: FromServer) -> None:
        """Queue a message; updates for a client that does not read are replaced by a snapshot."""
        if isinstance(message, Update | Presence):
            if not self.behind and len(self._waiting) >= MOST_WAITING:
                self._fall_behind()
            if not self.behind:
                self._waiting.append((True, encode(message)))
        else:
            self._waiting.append((False, encode(message)))
        self._awake.set()

    def _fall_behind(self) -> None:
        """Drop the queued updates, since a snapshot replaces them; keep responses to commands."""
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

    def happened(self, table: Table, *, now: float, resend: bool) -> None:
        """Queue an update with the changes at the table, or mark that a snapshot is needed."""
        if resend or self.behind or len(self._waiting) >= MOST_WAITING:
            self._fall_behind()
            return
        table_now = table_view(table, self.who)
        if self._table is None or table_now.muted != self._table.muted:
            self._fall_behind()  # muting also hides earlier messages
        else:
            self.tell(self._update(table, table_now, now=now))

    def _update(self, table: Table, table_now: TableView, *, now: float) -> Update:
        view = self._view_of(table, since=self._events)
        chat = chat_lines(table, self.who, self.blocked)
        update = Update(
            now=now,
            table=changes(self._table, table_now),
            view=None if view is None else changes(self._view, view),
            chat=tuple(line for line in chat if line.n > self._chat),
        )
        self._remember(table, table_now, view)
        return update

    def snapshot(self, table: Table, *, now: float, connected: tuple[int, ...]) -> Snapshot:
        """Return everything the client may know now; later updates are relative to it."""
        view = self._view_of(table, since=0)
        table_now = table_view(table, self.who)
        self._remember(table, table_now, view)
        self.behind = False
        return Snapshot(
            protocol=PROTOCOL_VERSION,
            now=now,
            settings=table.settings,
            commitment=table.commitment,
            table=table_now,
            view=view,
            chat=chat_lines(table, self.who, self.blocked),
            connected=connected,
        )

    def _view_of(self, table: Table, *, since: int) -> AnyView | None:
        if table.playing is None:
            return None
        seat = table.seat_of(self.who)
        return table.game.view(seat.number if seat else None, since=since)

    def _remember(self, table: Table, table_now: TableView, view: AnyView | None) -> None:
        self._table, self._chat = table_now, table.n
        self._view = None if view is None else msgspec.structs.replace(view, log=())
        self._events = len(table.game.events) if table.playing else 0

    async def wait(self) -> None:
        """Wait until there is something to send."""
        await self._awake.wait()
        self._awake.clear()

    def next(self) -> str | None:
        """Return the next message to send, or None."""
        return self._waiting.popleft()[1] if self._waiting and not self.behind else None

    def next_answer(self) -> str | None:
        """Return the next response for a client that still needs a snapshot, or None."""
        return self._waiting.popleft()[1] if self._waiting and self.behind else None
