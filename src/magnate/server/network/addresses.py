"""Where a server listens, and the addresses at which people reach it."""

from __future__ import annotations

import errno
import ipaddress
import socket
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Final, NamedTuple

DEFAULT_PORT: Final = 8000
PORTS_TRIED: Final = 100
"""How many ports are tried, starting at the default, if none is given."""
BACKLOG: Final = 2048
_ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation, which no machine has."""
_DISCARD_PORT: Final = 9


class CannotListen(OSError):
    """An address at which the server cannot listen; `why` is the system's explanation."""

    def __init__(self, host: str, port: int, *, why: str) -> None:
        super().__init__(host, port, why)
        self.host = host
        self.port = port
        self.why = why


class PortInUse(CannotListen):
    """A port at which another program is already listening."""


class Addresses(NamedTuple):
    """The URLs at which a server is reached from its own machine and from its network, if any."""

    here: str | None
    network: str | None


def listen(host: str, port: int | None) -> list[socket.socket]:
    """Return sockets that listen at all addresses of a host.

    Without a port, the first free one from the default on is used.
    """
    if port is not None:
        return _bound(host, port)
    for tried in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        with suppress(PortInUse):
            return _bound(host, tried)
    raise PortInUse(host, DEFAULT_PORT + PORTS_TRIED - 1, why="no port is free")


def _bound(host: str, port: int) -> list[socket.socket]:
    found: list[socket.socket] = []
    with ExitStack() as opened:
        for family, address in _resolved(host, port):
            # Port 0 means any free port; the other addresses use the one the first was given.
            wanted = found[0].getsockname()[1] if found else port
            bound = _one(family, (address[0], wanted, *address[2:]))
            opened.callback(bound.close)
            found.append(bound)
        opened.pop_all()
    return found


def _resolved(host: str, port: int) -> list[tuple[socket.AddressFamily, tuple[str, int]]]:
    try:
        infos = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE | socket.AI_NUMERICSERV
        )
    except (socket.gaierror, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CannotListen(host, port, why=why) from None
    # Each address once, in the system's order.
    return list(dict.fromkeys((info[0], info[4]) for info in infos))  # type: ignore[misc]


def _one(family: socket.AddressFamily, address: tuple[str, int]) -> socket.socket:
    try:
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except OSError as error:
        kind = PortInUse if error.errno == errno.EADDRINUSE else CannotListen
        why = error.strerror or str(error)
        raise kind(address[0], address[1], why=why) from None


def addresses_of(host: str, listening: Sequence[socket.socket]) -> Addresses:
    """Return the addresses at which people reach a server."""
    port = listening[0].getsockname()[1]
    bound = [ipaddress.ip_address(each.getsockname()[0].partition("%")[0]) for each in listening]
    if any(each.is_unspecified for each in bound):
        nearby = address_in_network(listening[0].family)
        return Addresses(_url("localhost", port), _url(nearby, port) if nearby else None)
    if all(each.is_loopback for each in bound):
        return Addresses(_url(host, port), None)
    return Addresses(None, _url(host, port))


def address_in_network(family: int = socket.AF_INET) -> str | None:
    """Return this machine's address in its local network, or None."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            # Connecting a UDP socket picks a route and sends nothing.
            probe.connect((_ELSEWHERE[socket.AddressFamily(family)], _DISCARD_PORT))
            address = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if ipaddress.ip_address(address).is_loopback else address


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
