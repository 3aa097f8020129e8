"""The door to a table's socket: who may connect, and how the others are told that they may not."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnate.play.command_errors import CommandRefused
from magnate.play.commands import Watch
from magnate.server.database import DatabaseError
from magnate.server.http import security
from magnate.server.http.operations import actor_of, checked_id
from magnate.server.http.responses import Failure
from magnate.server.people.person import Person
from magnate.server.site import Site
from magnate.server.tables.admission import Guest, Visit, check_welcome, visit
from magnate.server.tables.listener import Listener

from .protocol import Closing, encode
from .sockets import Connection

TRY_AGAIN: Final = 1013
PRIVATE_CODES: Final = 4000
"""Statuses of HTTP become codes from here on: 4401, 4403, 4404, 4429."""


class Entry(msgspec.Struct, frozen=True):
    """Somebody who may connect to a table."""

    person: Person
    visit: Visit
    deaf_to: frozenset[str]


async def serve(socket: WebSocket) -> None:
    """Connect somebody to a table, or say why not."""
    site: Site = socket.app.state.site
    behind_proxy = site.config.behind_proxy
    if not security.is_same_origin(socket, behind_proxy=behind_proxy):
        return await socket.close()  # before it is accepted: the browser gets a 403
    network = security.network(socket, behind_proxy=behind_proxy)
    brings_token = security.protocol_token_of(socket) is not None
    await socket.accept(subprotocol=security.PROTOCOL if brings_token else None)
    try:
        entry = await _admitted(site, socket, network)
    except Failure as failure:
        return await _refuse(socket, failure.body.error, PRIVATE_CODES + failure.status)
    except DatabaseError:
        return await _refuse(socket, "storage_unavailable", TRY_AGAIN)
    await _connect(site, socket, entry, network=network)


async def _refuse(socket: WebSocket, reason: str, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the other side was faster
        await socket.send_text(encode(Closing(reason)))
        await socket.close(code)


async def _admitted(site: Site, socket: WebSocket, network: str) -> Entry:
    """Return who connects to which table; Failure if that cannot be."""
    site.check_limit("sockets", network)
    if not site.sockets.has_room(network):
        raise Failure(429, "too_many_sockets")
    token = security.token_of(socket)
    person = await site.people.whose(token) if token else None
    if person is None:
        raise Failure(401, "signed_out")
    table_id = checked_id(socket.path_params["table"])
    invitation = socket.query_params.get("invitation")
    visited = await visit(site, table_id, Guest(person, network, invitation))
    visited.must_look()
    if visited.seat is None:
        await check_welcome(site, visited)
    await _watch(visited, person)
    return Entry(person, visited, frozenset(await site.people.blocked(person)))


async def _watch(visited: Visit, person: Person) -> None:
    """Let a spectator's first visit be known at the table."""
    is_known = visited.seat is not None or visited.is_host or person.id in visited.table.watchers
    if not is_known:
        with suppress(CommandRefused):
            await visited.room.command(actor_of(person), Watch(id=secrets.token_hex(8)))


async def _connect(site: Site, socket: WebSocket, entry: Entry, *, network: str) -> None:
    listener = Listener(entry.person.id, deaf_to=entry.deaf_to)
    connection = Connection(
        socket,
        entry.visit.room,
        actor_of(entry.person),
        listener=listener,
        limiter=site.messages,
        check_welcome=partial(check_welcome, site, entry.visit),
    )
    with site.sockets.opened(listener, network):
        await connection.run()
