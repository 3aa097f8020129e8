"""A connection to a table: commands in, responses and updates out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnate.play.command_errors import CommandRefused
from magnate.play.commands import Command
from magnate.play.table import Actor
from magnate.server.database import Conflict, DatabaseError, Full
from magnate.server.http.responses import Failure
from magnate.server.tables.listener import Listener
from magnate.server.tables.room import Room

from .budget import Budget
from .direct_frames import frames_of
from .protocol import (
    AskPreview,
    Closing,
    Done,
    FromClient,
    Malformed,
    Ping,
    Pong,
    Preview,
    Refresh,
    Refusal,
    decode,
    encode,
)

LAST_SECONDS: Final = 5.0
GOING_AWAY: Final = 1012  # "service restart": clients reconnect


class _Gone(Exception):
    """The client has closed the connection."""


class Connection:
    """One WebSocket of a person at a table."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        actor: Actor,
        *,
        listener: Listener,
        budget: Budget,
        check_may: Callable[[Command], Awaitable[None]],
    ) -> None:
        self._socket = socket
        self._room = room
        self._actor = actor
        self._listener = listener
        self._budget = budget
        self._check_may = check_may
        self._answering = asyncio.Lock()
        self._frames = frames_of(socket)
        self._is_sending = False
        listener.send_now = self._send_now

    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        self._room.join(self._listener)
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
            if self._listener.closing is not None:  # the client must still learn why
                await asyncio.wait((sending,), timeout=LAST_SECONDS)
        finally:
            self._room.leave(self._listener)
            for task in (sending, receiving):
                task.cancel()
            ends = await asyncio.gather(sending, receiving, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, _Gone):
                raise end  # a bug, which the Shield logs

    def _send_now(self, message: bytes) -> bool:
        """Send a message without a task, unless earlier ones wait to be sent."""
        if self._is_sending or not self._frames.is_writable:
            return False
        self._frames.write_text(message)
        return True

    async def _send(self) -> None:
        """Send what could not be sent at once."""
        while True:
            await self._listener.wait()
            await self._send_waiting()
            if self._listener.closing is not None:
                async with self._answering:  # a command in progress is answered first
                    await self._send_waiting()
                await self._send_text(encode(Closing(self._listener.closing)))
                await self._socket.close(GOING_AWAY)
                return

    async def _send_waiting(self) -> None:
        self._is_sending = True
        if self._listener.behind:
            await self._send_snapshot()
        while (text := self._listener.next()) is not None:
            await self._send_text(text)
        self._is_sending = False

    async def _send_snapshot(self) -> None:
        """Send a snapshot, retrying while the database is unavailable.

        Meanwhile the client still receives the responses to its commands.
        """
        while True:
            try:
                snapshot = await self._room.snapshot(self._listener)
            except DatabaseError:
                while (text := self._listener.next_answer()) is not None:
                    await self._send_text(text)
                await asyncio.sleep(1)
                continue
            await self._send_text(encode(snapshot))
            return

    async def _send_text(self, text: bytes) -> None:
        await self._frames.writable.wait()
        if not self._frames.is_open:
            raise _Gone
        self._frames.write_text(text)

    async def _receive(self) -> None:
        while True:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:
                text = None  # a binary message
            if not self._budget.allows_message():
                self._listener.answer(Malformed("too many messages"))
                self._listener.close("too_many_messages")
                return
            # One message at a time, so that responses keep the order of the commands.
            async with self._answering:
                if self._listener.closing is not None:
                    return
                await self._answer(text)
            # Backpressure: a client that does not read its responses may send no more commands.
            while self._listener.is_full:
                await asyncio.sleep(0.05)

    async def _answer(self, text: str | None) -> None:
        if text is None:
            self._listener.answer(Malformed("messages must be text, not binary"))
            return
        try:
            message = decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._listener.answer(Malformed(str(error)[:300]))
            return
        is_seated = self._room.has_seat(self._actor.who)
        if limit := self._budget.exceeded(message, is_seated=is_seated):
            self._listener.answer(_too_many(message, limit))
            return
        match message:
            case Ping(id=ping_id):
                self._listener.answer(Pong(ping_id))
            case Refresh():
                self._listener.ask_for_snapshot()
            case AskPreview():
                self._listener.answer(await self._preview(message))
            case _:
                self._listener.answer(await self._execute(message))

    async def _preview(self, question: AskPreview) -> Preview | Refusal:
        try:
            shown = await self._room.preview(self._actor, question.do)
        except CommandRefused as error:
            return Refusal(question.id, error.code, detail=error.detail)
        except DatabaseError:
            return Refusal(question.id, "storage_unavailable")
        return Preview(question.id, shown.reason, shown.clause, shown.effect)

    async def _execute(self, command: Command) -> Done | Refusal:
        try:
            await self._check_may(command)
            return Done(command.id, await self._room.command(self._actor, command))
        except CommandRefused as error:
            return Refusal(command.id, error.code, error.reason, error.clause, error.detail)
        except Failure as failure:
            return Refusal(command.id, failure.body.error)
        except Full:
            return Refusal(command.id, "storage_full")
        except Conflict:
            return Refusal(command.id, "busy")
        except DatabaseError:
            return Refusal(command.id, "storage_unavailable")


def _too_many(message: FromClient, limit: str) -> Refusal | Malformed:
    """Return the answer to a message that exceeds a limit."""
    if isinstance(message, Refresh):  # it has no id
        return Malformed(f"too many: {limit}")
    return Refusal(message.id, "too_many", detail=limit)
