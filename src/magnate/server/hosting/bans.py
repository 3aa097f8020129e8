"""People and networks that the host keeps out, for a time or for good."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import structlog

from magnate.server.database import Database, DatabaseError, Statement
from magnate.server.database.interface import EVERYTHING
from magnate.server.http.limits import IPV6_SITE
from magnate.server.network.open_sockets import OpenSockets

BANS: Final = "bans"
"""The topic on which processes announce that a ban was set or lifted."""
TRY_AGAIN: Final = 2.0
"""Seconds until bans that could not be read are read again."""

_IN_FORCE: Final = "(expires IS NULL OR expires > $1)"
_PERSON_IN_FORCE: Final = "banned IS NOT NULL AND (banned_until IS NULL OR banned_until > $1)"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

log = structlog.get_logger()


class Ban(NamedTuple):
    """A ban in force: of a person with their name, or of a network."""

    target: str
    name: str
    since: float
    until: float | None
    note: str


class Bans:
    """Keeps banned networks out of one process, and disconnects whoever is banned."""

    def __init__(
        self, database: Database, sockets: OpenSockets, *, clock: Callable[[], float]
    ) -> None:
        self._database = database
        self._sockets = sockets
        self._clock = clock
        self._until: dict[Network, float | None] = {}
        self._prefixes: set[tuple[int, int]] = set()  # (version, length) of all banned networks

    async def watch(self) -> None:
        """Apply bans as soon as they are set, also those of `magnate admin`."""
        async for topic in self._database.news():
            if topic in (EVERYTHING, BANS):
                await self._apply()

    async def _apply(self) -> None:
        while True:
            try:
                await self.load()
                break
            except DatabaseError as error:
                log.warning("loss", where="bans", error=str(error))
                await asyncio.sleep(TRY_AGAIN)

    async def load(self) -> None:
        """Read the bans in force, and disconnect whoever is banned."""
        now = self._clock()
        sql = f"SELECT network, expires FROM network_bans WHERE {_IN_FORCE}"
        found = await self._database.read(sql, now)
        self._until = {ipaddress.ip_network(network): until for network, until in found}
        self._prefixes = {(each.version, each.prefixlen) for each in self._until}
        self._sockets.close_networks(self.covers, "banned")
        for (person,) in await self._database.read(
            f"SELECT id FROM people WHERE {_PERSON_IN_FORCE}", now
        ):
            self._sockets.close(str(person), "banned")

    def covers(self, network: str) -> bool:
        """Return whether a client's network is banned now."""
        if not self._until:
            return False
        try:
            parsed = ipaddress.ip_network(network)
        except ValueError:  # a socket without an IP address, such as a Unix socket
            return False
        return any(self._is_in_force(parsed, length) for length in self._lengths(parsed))

    def _lengths(self, network: Network) -> Sequence[int]:
        return [
            length
            for version, length in self._prefixes
            if version == network.version and length <= network.prefixlen
        ]

    def _is_in_force(self, network: Network, length: int) -> bool:
        wider = network.supernet(new_prefix=length)
        until = self._until.get(wider, 0.0)
        return until is None or until > self._clock()


def network_to_ban(text: str) -> str:
    """Return the network of an address or a range; raise ValueError if it is neither.

    An IPv6 network is at least a /64, because a customer has all addresses of one.
    """
    network = ipaddress.ip_network(text, strict=False)
    if isinstance(network, ipaddress.IPv4Network):
        return str(network)
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= 96:
        return str(ipaddress.ip_network((int(mapped), network.prefixlen - 96), strict=False))
    if network.prefixlen > IPV6_SITE:
        network = network.supernet(new_prefix=IPV6_SITE)
    return str(network)


async def ban_network(
    database: Database, network: str, *, now: float, until: float | None, note: str
) -> None:
    """Ban a network, or replace its ban."""
    sql = """INSERT INTO network_bans (network, created, expires, note) VALUES ($1, $2, $3, $4)
        ON CONFLICT (network) DO UPDATE SET created = $2, expires = $3, note = $4"""
    await database.write(
        Statement("DELETE FROM network_bans WHERE expires <= $1", (now,)),
        Statement(sql, (network, now, until, note)),
    )
    await database.announce(BANS)


async def lift_network_ban(database: Database, network: str) -> bool:
    """Lift a network's ban; return False if it had none."""
    sql = "SELECT 1 FROM network_bans WHERE network = $1"
    found = await database.read(sql, network)
    await database.write(Statement("DELETE FROM network_bans WHERE network = $1", (network,)))
    await database.announce(BANS)
    return bool(found)


async def bans_in_force(database: Database, *, now: float) -> list[Ban]:
    """Return the bans in force: networks first, then people, the newest first."""
    networks = f"""SELECT network, '', created, expires, note FROM network_bans
        WHERE {_IN_FORCE} ORDER BY created DESC"""
    people = f"""SELECT id, name, banned, banned_until, ban_note FROM people
        WHERE {_PERSON_IN_FORCE} ORDER BY banned DESC"""
    rows = [*await database.read(networks, now), *await database.read(people, now)]
    return [Ban(who, name, since, until, note or "") for who, name, since, until, note in rows]
