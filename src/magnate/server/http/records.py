"""Played games over HTTP: the record as a file, the log, and the state after any move."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

import msgspec
from starlette.responses import Response

from magnate.games import AnyView
from magnate.messages import catalog
from magnate.play.table import Table
from magnate.record import Record
from magnate.record.transcript import sentence_writer
from magnate.server.tables.admission import Guest, Visit, visit

from .operations import Call, Operation, Params, answer
from .responses import Failure, not_found

if TYPE_CHECKING:
    from magnate.games import AnyGame

RECORD_TYPE: Final = "application/x-ndjson"
MOST_MOVES: Final = 10_000
"""Replaying this many takes a few seconds on one core."""

T = TypeVar("T")


class RecordParams(Params, frozen=True):
    """A request about a game; for a private table, strangers need an invitation."""

    invitation: str | None = None


class LogParams(Params, frozen=True):
    """The language of a game's log; by default the requester's."""

    language: Literal["en", "pt", "pl", "ru"] | None = None
    invitation: str | None = None


class MoveParams(Params, frozen=True):
    """Whose view of a game to return: a seat's, or a spectator's."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    invitation: str | None = None


class Log(msgspec.Struct, frozen=True):
    """The log of a game as far as the requester may see it, one sentence per event."""

    table: str
    language: str
    lines: tuple[str, ...]


class ReplayMove(msgspec.Struct, frozen=True):
    """A finished game after `move` of its `moves`; `do` is the last move, null for an undo.

    `view` is the view of a seat or a spectator; its log contains the events of this move.
    """

    table: str
    move: int
    moves: int
    seat: int | None
    do: str | None
    view: AnyView


async def _looked_at(call: Call, invitation: str | None) -> Visit:
    """Return a table whose game the requester may see."""
    guest = Guest(await call.anyone(), call.network, invitation)
    visited = await visit(call.site, call.table_id, guest)
    visited.check_may_view()
    if visited.table.playing is None:
        raise Failure(403, "not_started")
    return visited


async def finished(call: Call, invitation: str | None) -> Visit:
    """Return a table whose game is finished or called off."""
    visited = await _looked_at(call, invitation)
    if not visited.table.is_done:
        raise Failure(403, "game_runs")
    return visited


async def in_thread(call: Call, work: Callable[[], T]) -> T:
    """Run long work in a thread, so that it does not delay the tables."""
    async with call.site.replaying:
        return await asyncio.to_thread(work)


async def _record(call: Call, params: RecordParams) -> Response:
    """Return the record of a finished game as a file, including the proof of its chance."""
    table = (await finished(call, params.invitation)).table
    text = await in_thread(call, lambda: record_of(table).text())
    name = f"magnate-{table.settings.game}-{table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type=RECORD_TYPE)


def record_of(table: Table) -> Record:
    """Return the record of a finished game; for one that was called off, without the proof."""
    fairness = table.start.fairness() if table.status == "over" else None
    return Record.of(table.game, fairness=fairness)


async def _log(call: Call, params: LogParams) -> Response:
    """Return the log of a game as far as the requester may see it."""
    person = await call.anyone()
    visited = await _looked_at(call, params.invitation)
    language = params.language or (person.language if person else "en")
    tell = sentence_writer(visited.table.game, catalog(language))
    events = visited.table.game.view(visited.seat).log
    lines = await in_thread(call, lambda: tuple(map(tell, events)))
    return answer(Log(visited.table.id, language, lines))


async def _replay_move(call: Call, params: MoveParams) -> Response:
    """Return the view of a finished game after a given move."""
    visited = await finished(call, params.invitation)
    table, move = visited.table, call.number("move")
    seat = params.seat if params.seat is not None else visited.seat
    if move > len(table.game.entries) or (seat or 1) > len(table.seats):
        raise not_found()
    if move > MOST_MOVES:
        raise Failure(422, "too_long", detail=f"more than {MOST_MOVES} moves")
    return answer(await in_thread(call, lambda: replay_move(table, move, seat=seat)))


def replayed(table: Table, most: int) -> Iterator[tuple[int, AnyGame, int]]:
    """Yield each move's number, the game after it, and the number of events before it."""
    game = table.info.begin(table.game.names, table.edition, chance="given")
    move = 0
    yield move, game, 0
    for entry in table.game.entries[:most]:
        move += 1
        events_before = len(game.events)
        if entry.action is None:
            game.undo()
        else:
            table.info.play(game, entry.action, seat=entry.seat)
        yield move, game, events_before


def replay_move(table: Table, move: int, *, seat: int | None) -> ReplayMove:
    """Return a game as it was after a given number of moves."""
    entries = table.game.entries
    ((_, game, events_before),) = deque(replayed(table, move), maxlen=1)
    last = entries[move - 1] if move else None
    return ReplayMove(
        table=table.id,
        move=move,
        moves=len(entries),
        seat=last.seat if last else None,
        do=str(last.action) if last and last.action is not None else None,
        view=game.view(seat, since=events_before),
    )


_AT_TABLE: Final = "/api/tables/{table}"

OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation(
        "GET",
        f"{_AT_TABLE}/record",
        _record,
        RecordParams,
        str,
        limit="replays",
        errors=(403, 404),
        media_type=RECORD_TYPE,
    ),
    Operation("GET", f"{_AT_TABLE}/log", _log, LogParams, Log, limit="replays", errors=(403, 404)),
    Operation(
        "GET",
        f"{_AT_TABLE}/moves/{{move}}",
        _replay_move,
        MoveParams,
        ReplayMove,
        limit="replays",
        errors=(403, 404),
    ),
)
