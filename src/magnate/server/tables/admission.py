"""Who may know of a table, watch it and sit at it; invitations to private tables."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from magnate.play.commands import Sit
from magnate.play.settings import Settings
from magnate.play.table import Actor, Table
from magnate.server.database import Statement
from magnate.server.http.responses import Failure, not_found
from magnate.server.people.person import Person
from magnate.server.people.tokens import hash_of
from magnate.server.site import Site

from .room import BrokenTable, NoSuchTable, Room

INVITATION_BYTES: Final = 16
_OTHER_RULES: Final = "this release's rules cannot replay the log of this table"


class Guest(NamedTuple):
    """A visitor to a table: the person if signed in, their network, and an invitation if any."""

    person: Person | None
    network: str
    invitation: str | None = None

    @property
    def who(self) -> str:
        """The person's id, or ""."""
        return self.person.id if self.person else ""


class Visit(NamedTuple):
    """A table that a visitor may know of."""

    room: Room
    table: Table
    who: str

    @property
    def seat(self) -> int | None:
        """The visitor's seat, or None."""
        seat = self.table.seat_of(self.who)
        return seat.number if seat else None

    @property
    def is_host(self) -> bool:
        """Whether the visitor opened the table."""
        return bool(self.who) and self.who == self.table.host

    @property
    def may_view(self) -> bool:
        """Whether the visitor may see the game: a player, the host, or a spectator."""
        return self.table.may_view(self.who)

    def check_may_view(self) -> None:
        """Refuse a visitor who may not see the game."""
        if not self.may_view:
            raise Failure(403, "no_watchers")

    def check_belongs(self) -> None:
        """Refuse a visitor who neither plays here nor opened the table."""
        if self.seat is None and not self.is_host:
            raise Failure(403, "not_seated")


async def visit(site: Site, table_id: str, guest: Guest) -> Visit:
    """Return a table that the visitor may know of; for strangers a private one does not exist.

    Loading tables is rate-limited, because it would be an easy way to exhaust the memory.
    """
    if not site.hub.has(table_id):
        site.check_limit("replays", guest.network)
    try:
        room = await site.hub.room(table_id)
    except NoSuchTable:
        raise not_found() from None
    except BrokenTable:  # the hub has reported it
        raise Failure(409, "other_rules", detail=_OTHER_RULES) from None
    visited = Visit(room, await room.newest(), guest.who)
    if visited.table.settings.public or _is_known(visited):
        return visited
    if guest.invitation and await _invites(site, guest.invitation, table_id):
        return visited._replace(table=await room.load())  # it may have changed during the query
    raise not_found()


def _is_known(visited: Visit) -> bool:
    is_watcher = bool(visited.who) and visited.who in visited.table.watchers
    return visited.is_host or visited.seat is not None or is_watcher


async def invite(site: Site, table_id: str) -> str:
    """Create an invitation to a table; only its hash is stored."""
    token = secrets.token_urlsafe(INVITATION_BYTES)
    sql = "INSERT INTO invitations (token_hash, table_id, created) VALUES ($1, $2, $3)"
    await site.database.write(Statement(sql, (hash_of(token), table_id, site.clock())))
    return token


async def _invites(site: Site, token: str, table_id: str) -> bool:
    sql = "SELECT 1 FROM invitations WHERE token_hash = $1 AND table_id = $2"
    return bool(await site.database.read(sql, hash_of(token), table_id))


async def check_welcome(site: Site, visited: Visit) -> None:
    """Refuse a visitor whom the host of the table has blocked."""
    sql = "SELECT 1 FROM blocks WHERE person = $1 AND blocked = $2"
    if await site.database.read(sql, visited.table.host, visited.who):
        raise Failure(403, "not_welcome")


async def open_table(site: Site, settings: Settings, host: Actor, sit: Sit | None) -> Room:
    """Open a table, unless its host has opened too many that are not finished."""
    async with site.opening:  # otherwise many at the same time would all find room
        await _check_open_tables(
            site, host.who, only_bots=sit is None and None not in settings.seats
        )
        return await site.hub.open(settings, host, sit)


async def check_may_fill(site: Site, table: Table, who: str) -> None:
    """Refuse the host the last bot of a table with only bots, if they have too many of those."""
    left = [seat for seat in table.seats if seat.bot is None]
    if who == table.host and len(left) == 1 and left[0].is_free:
        await _check_open_tables(site, who, only_bots=True)


async def _check_open_tables(site: Site, who: str, *, only_bots: bool) -> None:
    limits = site.config.limits
    tables, bot_tables = await site.hub.tables.open_tables(who)
    full = (
        "open_tables"
        if tables >= limits.open_tables
        else "bot_tables"
        if only_bots and bot_tables >= limits.bot_tables
        else None
    )
    if full is not None:
        site.metrics.note_refusal(full)
        raise Failure(409, "too_many_tables", detail=full)
