"""What a person may still send to tables: one budget, however many sockets they have."""

from __future__ import annotations

from collections.abc import Callable

from magnate.play.commands import Say, Sit, Take
from magnate.server.hosting.settings import LimitName

from .protocol import AskPreview, FromClient, Ping, Refresh

Allows = Callable[[LimitName, str], bool]
"""Takes one from the bucket of a limit and a key; returns whether there was one."""


class Budget:
    """The limits of a person's messages to a table.

    Their network has a larger budget, which its people share. So do the spectators of the table,
    so that many of them together cannot keep its players waiting.
    """

    def __init__(self, allows: Allows, *, who: str, network: str, table: str) -> None:
        self._allows = allows
        self._who = who
        self._network = network
        self._table = table

    def allows_message(self) -> bool:
        """Return whether another message may be read at all."""
        return self._allows("messages", self._who)

    def exceeded(self, message: FromClient, *, is_seated: bool) -> LimitName | None:
        """Return the limit that a message exceeds, or None."""
        if not self._allows("messages_of_network", self._network):
            return "messages_of_network"
        if not is_seated and not self._allows("messages_of_spectators", self._table):
            return "messages_of_spectators"
        kind = _kind_of(message)
        return None if kind is None or self._allows(kind, self._who) else kind


def _kind_of(message: FromClient) -> LimitName | None:
    match message:
        case Ping():
            return None
        case Refresh():
            return "snapshots"
        case AskPreview():
            return "previews"
        case Say():
            return "chat"
        case Sit() | Take():
            return "seats"
        case _:
            return "commands"
