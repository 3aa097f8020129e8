"""The lobby over HTTP: open, list, join and leave tables, seat bots, invite, play a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec
from starlette.responses import Response

from magnate.games import GameName
from magnate.play import commands, log_entries
from magnate.play.commands import Id, Nonce, SeatNumber
from magnate.play.settings import Settings
from magnate.server.people.person import Person
from magnate.server.tables.admission import Guest, Visit, check_welcome, invite, visit
from magnate.server.tables.lobby import (
    FINISHED,
    RUNNING,
    WAITING,
    WAITS_FOR,
    Listed,
    Listing,
    Wanted,
    listing,
)
from magnate.server.tables.storage import Summary, summary_of

from .games import checked_game
from .operations import Asks, AsksT, Call, Nothing, Operation, actor_of, answer
from .responses import Failure

_STATUSES: Final = {"waiting": WAITING, "running": RUNNING, None: WAITING + RUNNING}


class FinishedLookup(Asks, frozen=True):
    """Which finished games to list: public ones, or your own."""

    game: GameName | None = None
    mine: bool = False
    before: float | None = None


class Lookup(FinishedLookup, frozen=True):
    """Which tables to list: public ones, or your own."""

    status: Literal["waiting", "running"] | None = None


class Invitation(Asks, frozen=True):
    """An invitation, which gives access to a private table."""

    invitation: str | None = None


class NewTable(Asks, frozen=True):
    """A table to open. A player who sits down contributes a `nonce` to the game's chance.

    To see the server's commitment first, open the table with `sit` false and then join it.
    """

    settings: Settings
    sit: bool = True
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class Join(Asks, frozen=True):
    """The free seat to take; by default the first."""

    nonce: Nonce
    seat: SeatNumber | None = None
    invitation: str | None = None
    id: Id | None = None


class Take(Asks, frozen=True):
    """The seat to take over from a bot."""

    seat: SeatNumber
    invitation: str | None = None
    id: Id | None = None


class Fill(Asks, frozen=True):
    """The free seat and the bot that takes it."""

    seat: SeatNumber
    bot: str
    id: Id | None = None


class Leave(Asks, frozen=True):
    """A request to leave a seat before the game starts."""

    id: Id | None = None


class Rematch(Asks, frozen=True):
    """The nonce for the next game."""

    nonce: Nonce


class TableInfo(msgspec.Struct, frozen=True):
    """A table as seen from outside, and the requester's role there.

    `commitment` binds the server to its secret seed. `may_watch` tells whether the requester may
    connect.
    """

    summary: Summary
    settings: Settings
    commitment: str
    n: int
    you: int | None
    hosting: bool
    may_watch: bool


class Opened(msgspec.Struct, frozen=True):
    """A new table, with an invitation and the link that contains it."""

    table: TableInfo
    invitation: str
    link: str


class Invited(msgspec.Struct, frozen=True):
    """An invitation to a table and the link that contains it."""

    invitation: str
    link: str


async def _visit(call: Call, invitation: str | None = None) -> Visit:
    guest = Guest(await call.anyone(), call.network, invitation)
    return await visit(call.site, call.table_id, guest)


async def _info(visited: Visit) -> TableInfo:
    table = await visited.room.load()
    now = visited._replace(table=table)
    return TableInfo(
        summary=summary_of(table, visited.room.created),
        settings=table.settings,
        commitment=table.commitment,
        n=table.n,
        you=now.seat,
        hosting=now.is_host,
        may_watch=now.may_look,
    )


async def _invited(call: Call, table_id: str) -> Invited:
    token = await invite(call.site, table_id)
    return Invited(token, call.link(f"/tables/{table_id}?invitation={token}"))


async def _opened(call: Call, visited: Visit, status: int) -> Response:
    invited = await _invited(call, visited.table.id)
    opened = Opened(await _info(visited), invited.invitation, invited.link)
    return answer(opened, status)


async def _command(call: Call, visited: Visit, command: commands.Command) -> Response:
    await visited.room.command(actor_of(await call.person()), command)
    return answer(await _info(visited))


def _id(given: str | None) -> str:
    return given or secrets.token_hex(8)


async def _list(call: Call, asked: Lookup) -> Response:
    """List waiting and running tables, most recently changed first."""
    return await _listing(call, asked, _STATUSES[asked.status])


async def _list_finished(call: Call, asked: FinishedLookup) -> Response:
    """List games that are finished or were called off, latest first."""
    return await _listing(call, asked, FINISHED)


async def _listing(call: Call, asked: FinishedLookup, statuses: tuple[str, ...]) -> Response:
    person = (await call.person()).id if asked.mine else None
    wanted = Wanted(
        statuses=statuses,
        game=None if asked.game is None else checked_game(asked.game),
        person=person,
        before=asked.before,
        waiting_since=call.site.clock() - WAITS_FOR,
    )
    found = await listing(call.site.database, wanted)
    return answer(_with_asked(call, found) if asked.mine else found)


def _with_asked(call: Call, found: Listing) -> Listing:
    """Add whose turn it is for tables where only memory knows, not the database."""
    asked = {room.id: room.asked for room in call.site.hub.rooms}

    def now(listed: Listed) -> Listed:
        summary = listed.summary
        if summary.asked is None and asked.get(summary.table) is not None:
            summary = msgspec.structs.replace(summary, asked=asked[summary.table])
        return msgspec.structs.replace(listed, summary=summary)

    return Listing(tuple(map(now, found.tables)), found.next)


async def _show(call: Call, asked: Invitation) -> Response:
    """Return a table and the requester's role there."""
    return answer(await _info(await _visit(call, asked.invitation)))


async def _open(call: Call, asked: NewTable) -> Response:
    """Open a table."""
    person = await call.person()
    if asked.sit and asked.nonce is None:
        raise Failure(422, "invalid", field="nonce", detail="a player who sits down needs a nonce")
    sit = None
    if asked.sit and asked.nonce is not None:
        sit = _sit(person, asked.nonce, seat=asked.seat)
    room = await call.site.hub.open(asked.settings, actor_of(person), sit)
    return await _opened(call, Visit(room, await room.load(), person.id), 201)


def _sit(
    person: Person, nonce: str, *, seat: int | None, command_id: str | None = None
) -> commands.Sit:
    hours = person.settings.hours
    return commands.Sit(id=_id(command_id), nonce=nonce, seat=seat, hours=hours)


async def _invite(call: Call, asked: Nothing) -> Response:
    """Create an invitation; only the host and the players of a table can."""
    visited = await _visit(call)
    visited.must_belong()
    return answer(await _invited(call, visited.table.id), 201)


async def _rematch(call: Call, asked: Rematch) -> Response:
    """Open a table for the same players again; later requests get the same table."""
    person, visited = await call.person(), await _visit(call)
    visited.must_belong()
    if not visited.table.is_done:
        raise Failure(403, "game_runs")
    again = visited.table.rematch
    if again is None:
        again = await _open_again(call, person, visited, nonce=asked.nonce)
    room = await call.site.hub.room(again)
    return await _opened(call, Visit(room, await room.load(), person.id), 200)


async def _open_again(call: Call, person: Person, visited: Visit, *, nonce: str) -> str:
    """Return the table for the next game: a new one, unless another player was faster."""
    sit = None if visited.seat is None else _sit(person, nonce, seat=visited.seat)
    opened = await call.site.hub.open(visited.table.settings, actor_of(person), sit)
    now = call.site.clock()
    noted = log_entries.Rematched(at=now, who=person.id, table=opened.id)
    first = await visited.room.note_rematch(noted)
    if first != opened.id:
        await opened.end(log_entries.Ended(at=now, by="host"))
    return first


async def _join(call: Call, asked: Join) -> Response:
    """Take a free seat."""
    person, visited = await call.person(), await _visit(call, asked.invitation)
    await check_welcome(call.site, visited)
    sit = _sit(person, asked.nonce, seat=asked.seat, command_id=asked.id)
    return await _command(call, visited, sit)


async def _take(call: Call, asked: Take) -> Response:
    """Take over a seat that a bot would otherwise play to the end."""
    person, visited = await call.person(), await _visit(call, asked.invitation)
    await check_welcome(call.site, visited)
    hours = person.settings.hours
    take = commands.Take(id=_id(asked.id), seat=asked.seat, hours=hours)
    return await _command(call, visited, take)


async def _leave(call: Call, asked: Leave) -> Response:
    """Leave a seat before the game starts."""
    return await _command(call, await _visit(call), commands.Stand(id=_id(asked.id)))


async def _fill(call: Call, asked: Fill) -> Response:
    """Seat a bot on a free seat; only the host can."""
    fill = commands.Fill(id=_id(asked.id), seat=asked.seat, bot=asked.bot)
    return await _command(call, await _visit(call), fill)


_AT_TABLE: Final = "/api/tables/{table}"
_REFUSED: Final = (403, 404, 409)


def _at_table(
    verb: str, handler: Callable[[Call, AsksT], Awaitable[Response]], asks: type[AsksT]
) -> Operation[AsksT]:
    """Return an operation by which a person acts at a table."""
    path = f"{_AT_TABLE}/{verb}"
    return Operation("POST", path, handler, asks, TableInfo, signed_in=True, fails=_REFUSED)


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/tables", _list, Lookup, Listing, fails=(401,)),
    Operation("GET", "/api/finished", _list_finished, FinishedLookup, Listing, fails=(401,)),
    Operation(
        "POST",
        "/api/tables",
        _open,
        NewTable,
        Opened,
        201,
        limit="tables",
        signed_in=True,
        fails=(409,),
    ),
    Operation("GET", _AT_TABLE, _show, Invitation, TableInfo, fails=(404,)),
    Operation(
        "POST",
        f"{_AT_TABLE}/invitations",
        _invite,
        Nothing,
        Invited,
        201,
        limit="tables",
        signed_in=True,
        fails=(403, 404),
    ),
    _at_table("join", _join, Join),
    _at_table("leave", _leave, Leave),
    _at_table("fill", _fill, Fill),
    _at_table("take", _take, Take),
    Operation(
        "POST",
        f"{_AT_TABLE}/rematch",
        _rematch,
        Rematch,
        Opened,
        limit="tables",
        signed_in=True,
        fails=_REFUSED,
    ),
)
