"""People over HTTP: guests, accounts, recovery, personal data and blocking."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.responses import Response

from magnate.play.clocks import Hours
from magnate.play.commands import Resign, SeatNumber, Stand
from magnate.server.people.person import Changes, Person
from magnate.server.people.tokens import RecoveryToken, block_key
from magnate.server.tables.admission import Guest, visit
from magnate.server.tables.room import NoSuchTable, Room

from .entrance import NewGuest, enter
from .operations import Call, NoParams, Operation, Params, actor_of, answer, checked_id, done
from .responses import Failure, JsonAnswer, not_found


class Credentials(Params, frozen=True):
    """The login and the password of an account."""

    login: str
    password: str


class NewPassword(Params, frozen=True):
    """A new password; `proof` is the old one, or a recovery link's token older than the session."""

    proof: str
    password: str


class RecoveryParams(Params, frozen=True):
    """What to recover: the person, or with `table` only their seat there.

    The recovery link of an account needs its `password`, because it can replace it.
    """

    table: str | None = None
    password: str | None = None


class LinkToken(Params, frozen=True):
    """The token of a recovery link or a seat link."""

    token: str


class Recover(LinkToken, frozen=True):
    """The token of a link; with the recovery link of an account goes its new `password`."""

    password: str | None = None


class Deletion(Params, frozen=True):
    """What confirms the deletion of a person: the password, if they have an account."""

    password: str | None = None


class SeatAt(Params, frozen=True):
    """A seat at a table."""

    table: str
    seat: SeatNumber


class Me(msgspec.Struct, frozen=True):
    """A person's own data; notices to their webhook are signed with `webhook_secret`."""

    name: str
    language: str
    login: str | None
    created: float
    hours: Hours | None
    webhook: str | None
    webhook_secret: str


class SignedIn(msgspec.Struct, frozen=True):
    """The signed-in person, and a token for programs; browsers get it as a cookie."""

    person: Me
    token: str


class Linked(msgspec.Struct, frozen=True):
    """Whom a link signs in.

    `works_once` is whether it ends all earlier sessions and links, `sets_password` whether a new
    password can be given with it.
    """

    name: str
    login: str | None
    created: float
    works_once: bool
    sets_password: bool


class Recovery(msgspec.Struct, frozen=True):
    """A link that signs a person in without their cookie; keep it like a password."""

    token: str
    link: str


class Blocked(msgspec.Struct, frozen=True):
    """A blocked person; `key` is used to unblock them."""

    key: str
    name: str


class Blocks(msgspec.Struct, frozen=True):
    """Everyone a person has blocked."""

    blocks: tuple[Blocked, ...]


def _me(call: Call, person: Person) -> Me:
    return Me(
        name=person.name,
        language=person.language,
        login=person.login,
        created=person.created,
        hours=person.settings.hours,
        webhook=person.settings.webhook,
        webhook_secret=call.site.people.webhook_secret(person),
    )


def _signed_in(call: Call, person: Person, status: int = 200) -> Response:
    """Return the response that signs a browser or a program in as this person."""
    token = call.site.people.cookie(person)
    response = answer(SignedIn(_me(call, person), token), status)
    call.keep_cookie(response, token)
    return response


async def _be_guest(call: Call, params: NewGuest) -> Response:
    """Sign in as a new guest."""
    return _signed_in(call, await enter(call, params), 201)


async def _register(call: Call, params: Credentials) -> Response:
    """Turn a guest into an account, keeping their games; earlier sessions and links end."""
    person = await call.person()
    if not call.site.config.registration:
        raise Failure(403, "registration_closed")
    registered = await call.site.people.register(
        person, login=params.login, password=params.password
    )
    return _signed_in(call, registered, 201)


async def _log_in(call: Call, params: Credentials) -> Response:
    """Log in to an account."""
    person = await call.site.people.log_in(params.login, params.password)
    if person is None:
        raise Failure(401, "wrong_login")
    return _signed_in(call, person)


async def _log_out(call: Call, params: NoParams) -> Response:
    """Log this browser out."""
    response = done()
    call.drop_cookie(response)
    return response


async def _show_linked(call: Call, params: LinkToken) -> Response:
    """Return whom a recovery link or a seat link would sign in; ask before you use it."""
    people = call.site.people
    person = await people.linked(params.token)
    if person is None:
        raise Failure(401, "wrong_token")
    return answer(
        Linked(
            name=person.name,
            login=person.login,
            created=person.created,
            works_once=RecoveryToken.read(params.token) is not None,
            sets_password=people.sets_password(params.token, person),
        )
    )


async def _recover(call: Call, params: Recover) -> Response:
    """Sign in with the token of a link; a recovery link works once and ends earlier sessions."""
    person = await call.site.people.recover(params.token, password=params.password)
    if person is None:
        raise Failure(401, "wrong_token")
    return _signed_in(call, person)


async def _sign_out_everywhere(call: Call, params: NoParams) -> Response:
    """Invalidate all cookies and links except those of this response."""
    return _signed_in(call, await call.site.people.sign_out_everywhere(await call.person()))


async def _change_password(call: Call, params: NewPassword) -> Response:
    """Change the password and sign out everywhere else."""
    person = await call.site.people.change_password(
        await call.session(), proof=params.proof, password=params.password
    )
    return _signed_in(call, person)


async def _show_me(call: Call, params: NoParams) -> Response:
    """Return the signed-in person."""
    return answer(_me(call, await call.person()))


async def _change_me(call: Call, params: Changes) -> Response:
    """Change the name, language, playing hours or webhook; omitted fields stay as they are."""
    return answer(_me(call, await call.site.people.change(await call.person(), params)))


async def _export(call: Call, params: NoParams) -> Response:
    """Return everything that is stored about the signed-in person."""
    person = await call.person()
    response = JsonAnswer(await call.site.people.export(person))
    response.headers["Content-Disposition"] = 'attachment; filename="magnate-my-data.json"'
    return response


async def _recovery(call: Call, params: RecoveryParams) -> Response:
    """Create a recovery link, or a link to the person's seat at a table.

    The token is in the fragment, so it is not sent to the server when the link is opened.
    """
    person, people = await call.person(), call.site.people
    if params.table is None:
        token = await people.recovery_link_token(person, password=params.password)
        return answer(Recovery(token, call.link(f"/#recover={token}")), 201)
    visited = await visit(call.site, checked_id(params.table), Guest(person, call.network))
    if visited.seat is None:
        raise Failure(403, "not_seated")
    token = people.seat_token(person, table_id=visited.table.id, seat=visited.seat)
    link = call.link(f"/tables/{visited.table.id}#recover={token}")
    return answer(Recovery(token, link), 201)


async def _delete_me(call: Call, params: Deletion) -> Response:
    """Delete the person and their data; bots take over at their tables."""
    person = await call.person()
    await call.site.people.check_password(person, params.password)
    # In this order: a deleted person could no longer leave.
    await _leave_tables(call, person)
    await call.site.people.delete(person)
    response = done()
    call.drop_cookie(response)
    return response


_AT_TABLES: Final = """SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person = $1 AND t.status IN ('waiting', 'running', 'paused')"""


async def _leave_tables(call: Call, person: Person) -> None:
    """Leave every table, so that nobody waits for a deleted person."""
    for (table_id,) in await call.site.database.read(_AT_TABLES, person.id):
        # Refused, or the log can no longer be replayed; either way nobody is waiting there.
        with suppress(NoSuchTable, ValueError):
            await _leave_table(await call.site.hub.room(str(table_id)), person)


async def _leave_table(room: Room, person: Person) -> None:
    waits = (await room.load()).playing is None
    command_id = secrets.token_hex(8)
    command = Stand(id=command_id) if waits else Resign(id=command_id)
    await room.command(actor_of(person), command)


async def _show_blocks(call: Call, params: NoParams) -> Response:
    """List the people the signed-in person has blocked."""
    return await _all_blocks(call, await call.person())


async def _all_blocks(call: Call, person: Person, status: int = 200) -> Response:
    sql = """SELECT p.id, p.name FROM blocks b JOIN people p ON p.id = b.blocked
        WHERE b.person = $1"""
    found = await call.site.database.read(sql, person.id)
    blocks = tuple(Blocked(block_key(person.id, other), name) for other, name in found)
    return answer(Blocks(blocks), status)


async def _block(call: Call, params: SeatAt) -> Response:
    """Block the player of a seat: hide their chat and keep them from tables the blocker hosts."""
    person = await call.person()
    visited = await visit(call.site, checked_id(params.table), Guest(person, call.network))
    if params.seat > len(visited.table.seats):
        raise Failure(422, "no_such_seat", field="seat")
    other = visited.table.seats[params.seat - 1].who
    if not other or other == person.id:
        raise Failure(422, "nobody_to_block", field="seat")
    await call.site.people.block(person, other)
    await _apply_blocks(call, person)
    return await _all_blocks(call, person, 201)


async def _apply_blocks(call: Call, person: Person) -> None:
    """Apply the blocks to the person's open sockets here; other processes apply them on connect."""
    call.site.sockets.set_blocked(person.id, frozenset(await call.site.people.blocked(person)))


async def _unblock(call: Call, params: NoParams) -> Response:
    """Unblock a person."""
    person = await call.person()
    for other in await call.site.people.blocked(person):
        if block_key(person.id, other) == call.request.path_params["key"]:
            await call.site.people.unblock(person, other)
            await _apply_blocks(call, person)
            return await _all_blocks(call, person)
    raise not_found()


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation(
        "POST",
        "/api/guests",
        _be_guest,
        NewGuest,
        SignedIn,
        201,
        limit="guests",
        for_strangers=True,
        errors=(403,),
    ),
    Operation(
        "POST",
        "/api/accounts",
        _register,
        Credentials,
        SignedIn,
        201,
        limit="accounts",
        signed_in=True,
        errors=(403, 409),
    ),
    Operation(
        "POST",
        "/api/sessions",
        _log_in,
        Credentials,
        SignedIn,
        limit="logins",
        for_strangers=True,
        errors=(401,),
    ),
    Operation("DELETE", "/api/sessions", _log_out, NoParams, status=204, for_strangers=True),
    Operation(
        "POST",
        "/api/recoveries",
        _recover,
        Recover,
        SignedIn,
        limit="logins",
        for_strangers=True,
        errors=(401, 403, 409),
    ),
    Operation(
        "POST",
        "/api/recoveries/person",
        _show_linked,
        LinkToken,
        Linked,
        limit="logins",
        for_strangers=True,
        errors=(401,),
    ),
    Operation("GET", "/api/me", _show_me, NoParams, Me, signed_in=True),
    Operation("PATCH", "/api/me", _change_me, Changes, Me, signed_in=True),
    Operation(
        "DELETE",
        "/api/me",
        _delete_me,
        Deletion,
        status=204,
        limit="logins",
        signed_in=True,
        errors=(403,),
    ),
    Operation("GET", "/api/me/export", _export, NoParams, dict[str, Any], signed_in=True),
    Operation(
        "POST",
        "/api/me/recovery",
        _recovery,
        RecoveryParams,
        Recovery,
        201,
        limit="accounts",
        signed_in=True,
        errors=(403, 404),
    ),
    Operation(
        "POST",
        "/api/me/sign-out-everywhere",
        _sign_out_everywhere,
        NoParams,
        SignedIn,
        signed_in=True,
    ),
    Operation(
        "POST",
        "/api/me/password",
        _change_password,
        NewPassword,
        SignedIn,
        limit="logins",
        signed_in=True,
        errors=(403, 409),
    ),
    Operation("GET", "/api/me/blocks", _show_blocks, NoParams, Blocks, signed_in=True),
    Operation("POST", "/api/me/blocks", _block, SeatAt, Blocks, 201, signed_in=True, errors=(404,)),
    Operation(
        "DELETE", "/api/me/blocks/{key}", _unblock, NoParams, Blocks, signed_in=True, errors=(404,)
    ),
)
