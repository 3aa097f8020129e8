"""The endpoint of a table's socket: who may connect, and how others are refused."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnate.play.command_errors import CommandRefused
from magnate.play.commands import Command, Fill, Say, Sit, Take, Watch
from magnate.server.database import DatabaseError
from magnate.server.http import security
from magnate.server.http.operations import actor_of, checked_id
from magnate.server.http.responses import Failure
from magnate.server.people.person import Person
from magnate.server.site import Site
from magnate.server.tables.admission import Guest, Visit, check_may_fill, check_welcome, visit
from magnate.server.tables.listener import Listener

from .budget import Budget
from .protocol import Closing, encode
from .sockets import Connection

TRY_AGAIN: Final = 1013  # the WebSocket close code "try again later"
PRIVATE_CODES: Final = 4000
"""HTTP statuses become close codes by adding this: 4401, 4403, 4404, 4429."""


class Admission(msgspec.Struct, frozen=True):
    """A person admitted to a table, and the people they have blocked."""

    person: Person
    visit: Visit
    blocked: frozenset[str]


async def serve(socket: WebSocket) -> None:
    """Connect a person to a table, or close the socket with the reason."""
    site: Site = socket.app.state.site
    behind_proxy = site.config.behind_proxy
    if not security.is_same_origin(socket, behind_proxy=behind_proxy):
        return await socket.close()  # not accepted yet, so the browser gets a 403
    network = security.network(socket, behind_proxy=behind_proxy)
    brings_token = security.protocol_token_of(socket) is not None
    # Accepted before the checks: a browser cannot read the status of a refused handshake, but it
    # can read a closing message.
    await socket.accept(subprotocol=security.PROTOCOL if brings_token else None)
    try:
        admission = await _admitted(site, socket, network)
        await _connect(site, socket, admission, network=network)
    except Failure as failure:
        await _refuse(socket, failure.body.error, PRIVATE_CODES + failure.status)
    except DatabaseError:
        await _refuse(socket, "storage_unavailable", TRY_AGAIN)


async def _refuse(socket: WebSocket, reason: str, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the client left first
        await socket.send_text(encode(Closing(reason)).decode())
        await socket.close(code)


async def _admitted(site: Site, socket: WebSocket, network: str) -> Admission:
    """Return who connects to which table; raise a Failure if they may not."""
    site.check_limit("sockets", network)
    site.check_not_banned(network)
    token = security.token_of(socket)
    person = await site.people.whose(token) if token else None
    if person is None:
        raise Failure(401, "signed_out")
    site.check_limit("sockets", person.id)
    table_id = checked_id(socket.path_params["table"])
    invitation = socket.query_params.get("invitation")
    visited = await visit(site, table_id, Guest(person, network, invitation))
    visited.check_may_view()
    if visited.seat is None:
        await check_welcome(site, visited)
    await _watch(visited, person)
    return Admission(person, visited, frozenset(await site.people.blocked(person)))


def _check_room(site: Site, admission: Admission, network: str) -> None:
    """Refuse another socket of a network, a person, or the spectators of a table."""
    limits, visited = site.config.limits, admission.visit
    is_player = visited.room.has_seat(visited.who) or visited.is_host
    full = (
        "sockets_at_once"
        if site.sockets.of_network(network) >= limits.sockets_at_once
        else "sockets_of_person"
        if site.sockets.of_person(visited.who) >= limits.sockets_of_person
        else "sockets_of_spectators"
        if not is_player and visited.room.spectators >= limits.sockets_of_spectators
        else None
    )
    if full is not None:
        site.metrics.note_refusal(full)
        raise Failure(429, "too_many_sockets")


async def _watch(visited: Visit, person: Person) -> None:
    """Record a spectator's first visit in the table's log."""
    is_known = visited.seat is not None or visited.is_host or person.id in visited.table.watchers
    if not is_known:
        with suppress(CommandRefused):
            await visited.room.command(actor_of(person), Watch(id=secrets.token_hex(8)))


async def _check_may(site: Site, admission: Admission, command: Command) -> None:
    """Refuse what a person may not do who is not playing yet."""
    if isinstance(command, Fill):
        table = await admission.visit.room.load()
        await check_may_fill(site, table, admission.person.id)
    if isinstance(command, Sit | Take):
        # The host may have blocked them since they connected.
        await check_welcome(site, admission.visit)
    if site.config.access == "accounts-only" and isinstance(command, Sit | Take | Say):
        who, table = admission.person.id, await admission.visit.room.load()
        if table.seat_of(who) is None:  # they may have registered since they connected
            site.check_may_play(await site.people.person(who) or admission.person)


async def _connect(site: Site, socket: WebSocket, admission: Admission, *, network: str) -> None:
    listener = Listener(admission.person.id, blocked=admission.blocked)
    connection = Connection(
        socket,
        admission.visit.room,
        actor_of(admission.person),
        listener=listener,
        budget=Budget(
            site.allows,
            who=admission.person.id,
            network=network,
            table=admission.visit.room.id,
        ),
        check_may=partial(_check_may, site, admission),
    )
    # Checked at the last moment, because many sockets may be admitted at the same time.
    _check_room(site, admission, network)
    with site.sockets.opened(listener, network, epoch=admission.person.epoch):
        # Asked once more: a session that ended before the socket was counted closed none.
        if not await site.people.is_signed_in(admission.person):
            raise Failure(401, "signed_out")
        await connection.run()
