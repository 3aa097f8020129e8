"""Replays over HTTP: a finished game move by move, and everyone's money over time."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from starlette.responses import Response

from magnate.play.table import Table
from magnate.server.network.changes import ViewChanges, changes
from magnate.server.tables.admission import Visit

from .operations import Call, Operation
from .records import MOST_MOVES, MoveParams, RecordParams, finished, in_thread, replayed
from .responses import Failure, not_found

if TYPE_CHECKING:
    from magnate.games import AnyView

MOST_FRAMES: Final = 500
_GZIP_LEVEL: Final = (
    5  # the frames of a long game are megabytes of repetitive JSON, so a low level is enough
)


class FrameParams(MoveParams, frozen=True):
    """A range of `count` consecutive frames, starting with move `first`."""

    first: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class Frame(msgspec.Struct, frozen=True):
    """The game after the move `do`, null for an undo.

    `view` contains the fields that changed since the previous frame, in the first frame all of
    them; its log contains only the events of this move and is absent if there are none. `events`
    counts the whole log up to here, which an undo shortens.
    """

    move: int
    seat: int | None
    do: str | None
    events: int
    view: ViewChanges


class ReplayFrames(msgspec.Struct, frozen=True):
    """A range of frames of a finished game with `moves` moves."""

    table: str
    moves: int
    frames: tuple[Frame, ...]


class Milestone(msgspec.Struct, frozen=True):
    """A move worth jumping to: a merger began, or a player went bankrupt."""

    move: int
    event: str


class ReplayOverview(msgspec.Struct, frozen=True):
    """A finished game in numbers: each seat's cash and worth after each move, from 0 on."""

    table: str
    game: str
    edition: str
    ended: float
    names: tuple[str, ...]
    moves: int
    cash: tuple[tuple[int, ...], ...]
    worth: tuple[tuple[int, ...], ...]
    milestones: tuple[Milestone, ...]


async def _visited(call: Call, invitation: str | None) -> Visit:
    """Return a table whose game is finished and short enough to replay."""
    visited = await finished(call, invitation)
    if len(visited.table.game.entries) > MOST_MOVES:
        raise Failure(422, "too_long", detail=f"more than {MOST_MOVES} moves")
    return visited


async def _compressed(call: Call, body: msgspec.Struct) -> Response:
    content = msgspec.json.encode(body)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        content = await in_thread(call, lambda: gzip.compress(content, _GZIP_LEVEL))
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type="application/json")


async def _frames(call: Call, params: FrameParams) -> Response:
    """Return the frames of a finished game."""
    visited = await _visited(call, params.invitation)
    table = visited.table
    seat = params.seat if params.seat is not None else visited.seat
    if params.first > len(table.game.entries) or (seat or 1) > len(table.seats):
        raise not_found()
    return await _compressed(
        call, await in_thread(call, lambda: frames_of(table, params, seat=seat))
    )


def frames_of(table: Table, params: FrameParams, *, seat: int | None) -> ReplayFrames:
    """Return a range of frames."""
    entries = table.game.entries
    frames: list[Frame] = []
    before: AnyView | None = None  # without its log
    shown = [(0, 0)]  # (all events, events the viewer sees) after each move that was not undone
    for move, game, events_before in replayed(table, params.first + params.count - 1):
        view = game.view(seat, since=events_before)
        while shown[-1][0] > len(game.events):  # an undo removed events
            shown.pop()
        shown.append((len(game.events), shown[-1][1] + len(view.log)))
        if move < params.first:
            continue
        entry = entries[move - 1] if move else None
        action = None if entry is None or entry.action is None else str(entry.action)
        whose = entry.seat if entry else None
        frames.append(Frame(move, whose, action, shown[-1][1], changes(before, view)))
        before = msgspec.structs.replace(view, log=())
    return ReplayFrames(table.id, len(entries), tuple(frames))


async def _overview(call: Call, params: RecordParams) -> Response:
    """Return a finished game in numbers: everyone's money after every move."""
    table = (await _visited(call, params.invitation)).table
    return await _compressed(call, await in_thread(call, lambda: overview_of(table)))


def overview_of(table: Table) -> ReplayOverview:
    """Return everyone's money after every move of a game."""
    info = table.info
    cash: list[tuple[int, ...]] = []
    worth: list[tuple[int, ...]] = []
    milestones: list[Milestone] = []
    for move, game, events_before in replayed(table, MOST_MOVES):
        views = [game.view(seat, since=events_before) for seat in range(1, len(table.seats) + 1)]
        cash.append(tuple(map(info.cash, views)))
        # Where a seat may not know its worth at the moment, its last known one is repeated.
        known = enumerate(map(info.worth, views))
        worth.append(tuple(worth[-1][i] if now is None else now for i, now in known))
        happened = {type(event) for event in views[0].log}
        milestones += [
            Milestone(move, kind.__name__) for kind in info.milestones if kind in happened
        ]
    return ReplayOverview(
        table=table.id,
        game=table.settings.game,
        edition=table.settings.edition,
        ended=table.at,
        names=tuple(table.game.names),
        moves=len(cash) - 1,
        cash=tuple(cash),
        worth=tuple(worth),
        milestones=tuple(milestones),
    )


_AT_TABLE: Final = "/api/tables/{table}"

OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation(
        "GET",
        f"{_AT_TABLE}/moves",
        _frames,
        FrameParams,
        ReplayFrames,
        limit="replays",
        errors=(403, 404),
    ),
    Operation(
        "GET",
        f"{_AT_TABLE}/overview",
        _overview,
        RecordParams,
        ReplayOverview,
        limit="replays",
        errors=(403, 404),
    ),
)
