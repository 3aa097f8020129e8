"""The open sockets of this process, by person and by network."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from magnate.server.tables.listener import Listener


class OpenSockets:
    """All open sockets of this process."""

    def __init__(self) -> None:
        self._of_person: defaultdict[str, set[Listener]] = defaultdict(set)
        self._of_network: defaultdict[str, set[Listener]] = defaultdict(set)
        self._epochs: dict[Listener, int] = {}

    def __len__(self) -> int:
        return sum(map(len, self._of_network.values()))

    def of_network(self, network: str) -> int:
        """Return how many sockets a network has open."""
        return len(self._of_network.get(network, ()))

    def of_person(self, who: str) -> int:
        """Return how many sockets a person has open."""
        return len(self._of_person.get(who, ()))

    @contextmanager
    def opened(self, listener: Listener, network: str, *, epoch: int) -> Iterator[None]:
        """Count a socket as open during the block; `epoch` is that of its session."""
        self._epochs[listener] = epoch
        self._of_person[listener.who].add(listener)
        self._of_network[network].add(listener)
        try:
            yield
        finally:
            del self._epochs[listener]
            self._of_person[listener.who].discard(listener)
            if not self._of_person[listener.who]:
                del self._of_person[listener.who]
            self._of_network[network].discard(listener)
            if not self._of_network[network]:
                del self._of_network[network]

    def set_blocked(self, who: str, blocked: frozenset[str]) -> None:
        """Hide the chat of blocked people on all of a person's connections."""
        for listener in self._of_person.get(who, ()):
            listener.set_blocked(blocked)

    @property
    def people(self) -> list[str]:
        """The ids of everyone with an open socket."""
        return list(self._of_person)

    def close_ended(self, who: str, epoch: int | None) -> None:
        """Close the connections of a person's sessions of earlier epochs; with None, of all."""
        for listener in self._of_person.get(who, ()):
            if self._epochs[listener] != epoch:
                listener.close("signed_out")

    def close(self, who: str, reason: str) -> None:
        """Close all connections of a person."""
        for listener in self._of_person.get(who, ()):
            listener.close(reason)

    def close_networks(self, chosen: Callable[[str], bool], reason: str) -> None:
        """Close all connections of some networks."""
        for network, listeners in self._of_network.items():
            if chosen(network):
                for listener in listeners:
                    listener.close(reason)
