"""The sockets that are open here: whose they are, and where they come from."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from magnate.server.tables.listener import Listener


class OpenSockets:
    """All open sockets of this process; at most `most` of one network."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of_person: defaultdict[str, set[Listener]] = defaultdict(set)
        self._of_network: Counter[str] = Counter()

    def __len__(self) -> int:
        """Return how many there are."""
        return self._of_network.total()

    def has_room(self, network: str) -> bool:
        """Tell whether a network may open another one."""
        return self._of_network[network] < self._most

    @contextmanager
    def opened(self, listener: Listener, network: str) -> Iterator[None]:
        """Count a socket as open during the block."""
        self._of_person[listener.who].add(listener)
        self._of_network[network] += 1
        try:
            yield
        finally:
            self._of_person[listener.who].discard(listener)
            if not self._of_person[listener.who]:
                del self._of_person[listener.who]
            self._of_network[network] -= 1
            if not self._of_network[network]:
                del self._of_network[network]

    def deafen(self, who: str, deaf_to: frozenset[str]) -> None:
        """Let the connections of a person hear all but these people from now on."""
        for listener in self._of_person.get(who, ()):
            listener.deafen(deaf_to)

    def close(self, who: str, reason: str) -> None:
        """End all connections of a person."""
        for listener in self._of_person.get(who, ()):
            listener.close(reason)
