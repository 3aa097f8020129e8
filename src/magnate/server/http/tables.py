"""The lobby over HTTP: open, list, join and leave tables, seat bots, invite, play a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec
from starlette.responses import Response

from magnate.games import GameName
from magnate.play import commands, log_entries
from magnate.play.commands import Commitment, Id, Nonce, SeatNumber
from magnate.play.settings import Settings
from magnate.play.view import StartInfo, start_info
from magnate.server.people.person import Person
from magnate.server.tables.admission import (
    Guest,
    Visit,
    check_may_fill,
    check_welcome,
    invite,
    open_table,
    visit,
)
from magnate.server.tables.lobby import (
    FINISHED,
    RUNNING,
    WAITING,
    WAITS_FOR,
    ListedTable,
    TableFilter,
    TableList,
    listing,
)
from magnate.server.tables.storage import Summary, summary_of

from .games import checked_game
from .operations import Call, NoParams, Operation, Params, ParamsT, actor_of, answer
from .responses import Failure

_STATUSES: Final = {"waiting": WAITING, "running": RUNNING, None: WAITING + RUNNING}


class FinishedTablesParams(Params, frozen=True):
    """Which finished games to list: public ones, or your own."""

    game: GameName | None = None
    mine: bool = False
    before: float | None = None


class TablesParams(FinishedTablesParams, frozen=True):
    """Which tables to list: public ones, or your own."""

    status: Literal["waiting", "running"] | None = None


class Invitation(Params, frozen=True):
    """An invitation, which gives access to a private table."""

    invitation: str | None = None


class NewTable(Params, frozen=True):
    """A table to open. A player who sits down commits to a nonce for the game's chance.

    `commitment` is the SHA-256 of the nonce in hexadecimal.
    """

    settings: Settings
    sit: bool = True
    seat: SeatNumber | None = None
    commitment: Commitment | None = None


class Join(Params, frozen=True):
    """The free seat to take, by default the first, and a commitment to a nonce."""

    commitment: Commitment
    seat: SeatNumber | None = None
    invitation: str | None = None
    id: Id | None = None


class Take(Params, frozen=True):
    """The seat to take over from a bot."""

    seat: SeatNumber
    invitation: str | None = None
    id: Id | None = None


class Fill(Params, frozen=True):
    """The free seat and the bot that takes it."""

    seat: SeatNumber
    bot: str
    id: Id | None = None


class Leave(Params, frozen=True):
    """A request to leave a seat before the game starts."""

    id: Id | None = None


class Commit(Params, frozen=True):
    """A commitment to another nonce, before the nonces are revealed."""

    commitment: Commitment
    id: Id | None = None


class Reveal(Params, frozen=True):
    """The nonce that the requester committed to."""

    nonce: Nonce
    id: Id | None = None


class Rematch(Params, frozen=True):
    """The commitment to a nonce for the next game."""

    commitment: Commitment


class TableInfo(msgspec.Struct, frozen=True):
    """A table as seen from outside, and the requester's role there.

    `may_watch` is whether the requester may connect.
    """

    summary: Summary
    settings: Settings
    start: StartInfo
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
        start=start_info(table),
        n=table.n,
        you=now.seat,
        hosting=now.is_host,
        may_watch=now.may_view,
    )


async def _invited(call: Call, table_id: str) -> Invited:
    token = await invite(call.site, table_id)
    return Invited(token, call.link(f"/tables/{table_id}?invitation={token}"))


async def _opened(call: Call, visited: Visit, status: int) -> Response:
    invited = await _invited(call, visited.table.id)
    opened = Opened(await _info(visited), invited.invitation, invited.link)
    return answer(opened, status)


async def _command(call: Call, visited: Visit, command: commands.Command) -> Response:
    person = await call.person()
    is_seat = isinstance(command, commands.Sit | commands.Take)
    call.site.check_limit("seats" if is_seat else "commands", person.id)
    await visited.room.command(actor_of(person), command)
    return answer(await _info(visited))


def _id(given: str | None) -> str:
    return given or secrets.token_hex(8)


async def _list(call: Call, params: TablesParams) -> Response:
    """List waiting and running tables, most recently changed first."""
    return await _listing(call, params, _STATUSES[params.status])


async def _list_finished(call: Call, params: FinishedTablesParams) -> Response:
    """List games that are finished or were called off, latest first."""
    return await _listing(call, params, FINISHED)


async def _listing(call: Call, params: FinishedTablesParams, statuses: tuple[str, ...]) -> Response:
    person = (await call.person()).id if params.mine else None
    wanted = TableFilter(
        statuses=statuses,
        game=None if params.game is None else checked_game(params.game),
        person=person,
        before=params.before,
        waiting_since=call.site.clock() - WAITS_FOR,
    )
    hub = call.site.hub
    found = await listing(call.site.database, wanted, on_broken=hub.note_broken)
    return answer(_with_asked(call, found) if params.mine else found)


def _with_asked(call: Call, found: TableList) -> TableList:
    """Add the seat to act for tables whose stored summary lacks it."""
    asked = {room.id: room.asked for room in call.site.hub.rooms}

    def now(listed: ListedTable) -> ListedTable:
        summary = listed.summary
        if summary.asked is None and asked.get(summary.table) is not None:
            summary = msgspec.structs.replace(summary, asked=asked[summary.table])
        return msgspec.structs.replace(listed, summary=summary)

    return TableList(tuple(map(now, found.tables)), found.next)


async def _show(call: Call, params: Invitation) -> Response:
    """Return a table and the requester's role there."""
    return answer(await _info(await _visit(call, params.invitation)))


async def _open(call: Call, params: NewTable) -> Response:
    """Open a table."""
    person = await call.player()
    sit = None
    if params.sit:
        if params.commitment is None:
            needed = "a player who sits down needs a commitment"
            raise Failure(422, "invalid", field="commitment", detail=needed)
        sit = _sit(person, params.commitment, seat=params.seat)
    room = await open_table(call.site, params.settings, actor_of(person), sit)
    return await _opened(call, Visit(room, await room.load(), person.id), 201)


def _sit(
    person: Person, commitment: str, *, seat: int | None, command_id: str | None = None
) -> commands.Sit:
    hours = person.settings.hours
    return commands.Sit(id=_id(command_id), commitment=commitment, seat=seat, hours=hours)


async def _invite(call: Call, params: NoParams) -> Response:
    """Create an invitation; only the host and the players of a table can."""
    visited = await _visit(call)
    visited.check_belongs()
    return answer(await _invited(call, visited.table.id), 201)


async def _rematch(call: Call, params: Rematch) -> Response:
    """Open a table for the same players again; later requests get the same table."""
    person, visited = await call.player(), await _visit(call)
    visited.check_belongs()
    if not visited.table.is_done:
        raise Failure(403, "game_runs")
    again = visited.table.rematch
    if again is None:
        again = await _open_again(call, person, visited, commitment=params.commitment)
    room = await call.site.hub.room(again)
    return await _opened(call, Visit(room, await room.load(), person.id), 200)


async def _open_again(call: Call, person: Person, visited: Visit, *, commitment: str) -> str:
    """Return the table for the next game: a new one, unless another player was faster."""
    sit = None if visited.seat is None else _sit(person, commitment, seat=visited.seat)
    opened = await open_table(call.site, visited.table.settings, actor_of(person), sit)
    now = call.site.clock()
    noted = log_entries.Rematched(at=now, who=person.id, table=opened.id)
    first = await visited.room.note_rematch(noted)
    if first != opened.id:  # another player's table won; call this one off
        await opened.end(log_entries.Ended(at=now, by="host"))
    return first


async def _join(call: Call, params: Join) -> Response:
    """Take a free seat."""
    person, visited = await call.player(), await _visit(call, params.invitation)
    await check_welcome(call.site, visited)
    sit = _sit(person, params.commitment, seat=params.seat, command_id=params.id)
    return await _command(call, visited, sit)


async def _take(call: Call, params: Take) -> Response:
    """Take over a seat that a bot would otherwise play to the end."""
    person, visited = await call.player(), await _visit(call, params.invitation)
    await check_welcome(call.site, visited)
    hours = person.settings.hours
    take = commands.Take(id=_id(params.id), seat=params.seat, hours=hours)
    return await _command(call, visited, take)


async def _leave(call: Call, params: Leave) -> Response:
    """Leave a seat before the game starts."""
    return await _command(call, await _visit(call), commands.Stand(id=_id(params.id)))


async def _commit(call: Call, params: Commit) -> Response:
    """Commit to another nonce before the nonces are revealed."""
    commit = commands.Commit(id=_id(params.id), commitment=params.commitment)
    return await _command(call, await _visit(call), commit)


async def _reveal(call: Call, params: Reveal) -> Response:
    """Reveal a nonce; the game starts when all are revealed."""
    reveal = commands.Reveal(id=_id(params.id), nonce=params.nonce)
    return await _command(call, await _visit(call), reveal)


async def _fill(call: Call, params: Fill) -> Response:
    """Seat a bot on a free seat; only the host can."""
    fill = commands.Fill(id=_id(params.id), seat=params.seat, bot=params.bot)
    visited = await _visit(call)
    await check_may_fill(call.site, visited.table, visited.who)
    return await _command(call, visited, fill)


_AT_TABLE: Final = "/api/tables/{table}"
_REFUSED: Final = (403, 404, 409)


def _at_table(
    verb: str, handler: Callable[[Call, ParamsT], Awaitable[Response]], params: type[ParamsT]
) -> Operation[ParamsT]:
    """Return an operation by which a person acts at a table."""
    path = f"{_AT_TABLE}/{verb}"
    return Operation("POST", path, handler, params, TableInfo, signed_in=True, errors=_REFUSED)


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/tables", _list, TablesParams, TableList, errors=(401,)),
    Operation(
        "GET", "/api/finished", _list_finished, FinishedTablesParams, TableList, errors=(401,)
    ),
    Operation(
        "POST",
        "/api/tables",
        _open,
        NewTable,
        Opened,
        201,
        limit="tables",
        signed_in=True,
        errors=(409,),
    ),
    Operation("GET", _AT_TABLE, _show, Invitation, TableInfo, errors=(404,)),
    Operation(
        "POST",
        f"{_AT_TABLE}/invitations",
        _invite,
        NoParams,
        Invited,
        201,
        limit="tables",
        signed_in=True,
        errors=(403, 404),
    ),
    _at_table("join", _join, Join),
    _at_table("leave", _leave, Leave),
    _at_table("commit", _commit, Commit),
    _at_table("reveal", _reveal, Reveal),
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
        errors=_REFUSED,
    ),
)
