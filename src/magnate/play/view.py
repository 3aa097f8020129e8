"""What a seat or a spectator may know about a table, apart from the view of the game."""

from __future__ import annotations

from itertools import takewhile
from typing import ClassVar, Final, Literal, NamedTuple

import msgspec

from magnate.games import AnyOrder
from magnate.record import AbandonedStart

from .clocks import Hours
from .log_entries import CalledOffBy, ProposalKind
from .seats import Seat
from .table import Status, Table
from .undoing import seat_with_free_undo

MOST_ABANDONED: Final = 10
"""How many abandoned starts a view lists; the record lists all of them."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and its occupant; `bank` is the time left on a live clock at the last decision."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    bot_sits_in: bool
    for_good: bool
    resigned: bool
    bank: float | None


class ProposalInfo(msgspec.Struct, frozen=True):
    """A proposal to the other players; `waits_for` lists the seats that have not answered."""

    number: int
    seat: int
    what: ProposalKind
    decisions: int
    waits_for: tuple[int, ...]


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float


class OwnFields(NamedTuple):
    """The only fields of a table's view in which two readers may see something different."""

    you: int | None = None
    hosting: bool = False
    may_undo: bool = False
    orders: tuple[AnyOrder, ...] = ()
    muted: tuple[int, ...] = ()
    hours: Hours | None = None


_SPECTATOR: Final = OwnFields()
_HOST: Final = OwnFields(hosting=True)


class SeatCommitment(msgspec.Struct, frozen=True):
    """A person's part in the chance of a game.

    `commitment` is null if they have to commit, and `nonce` until all have revealed theirs.
    """

    seat: int
    commitment: str | None
    revealed: bool
    nonce: str | None


class StartInfo(msgspec.Struct, frozen=True):
    """How the chance of a game is being settled, or was; everyone sees the same.

    `attempt` counts the starts, `commitment` binds the server to its secret seed of this one, and
    `seats` are those of people. While `revealing`, each of them has to reveal the nonce that it
    committed to; at the `deadline` seats that did not are vacated, and the start joins those that
    were `abandoned`, of which the latest are listed. `scheme` is 1 at tables that started under the
    former scheme.
    """

    scheme: int
    attempt: int
    commitment: str
    seats: tuple[SeatCommitment, ...]
    revealing: bool
    deadline: float | None
    abandoned: tuple[AbandonedStart, ...]


class TableView(msgspec.Struct, frozen=True):
    """Everything a seat, or a spectator (`you` is null), may know about a table.

    `n` counts the changes that everyone sees. `decision`, `auction` and `offers` (by seat) are the
    numbers that commands refer to. Nobody can roll before `roll_from`, because the dice are held or
    rent may still be claimed. `orders` are your own standing orders, except those the rules carry
    out, which are in the view of the game. A game is no longer `rated` once a decision was taken
    back by agreement. `called_off_by` states who called the game off, or that a new version of the
    rules did. `seed` and the nonces in `start` prove that chance was fair once the game is over.
    """

    own_fields: ClassVar[tuple[str, ...]] = OwnFields._fields
    table: str
    n: int
    status: Status
    you: int | None
    hosting: bool
    seats: tuple[SeatInfo, ...]
    asked: int | None
    decision: int
    auction: int
    offers: dict[int, int]
    deadline: float | None
    dice_held_by: int | None
    dice_held_until: float | None
    roll_from: float | None
    proposal: ProposalInfo | None
    may_undo: bool
    rated: bool
    orders: tuple[AnyOrder, ...]
    muted: tuple[int, ...]
    hours: Hours | None
    watchers: tuple[str, ...]
    rematch: str | None
    called_off_by: CalledOffBy | None
    start: StartInfo
    seed: str | None


def public_table_view(table: Table) -> TableView:
    """Return what a spectator may know about a table: the part that all readers share."""
    playing = table.playing
    return TableView(
        table=table.id,
        n=table.n,
        status=table.status,
        you=None,
        hosting=False,
        seats=tuple(_seats(table)),
        asked=table.clock.asked if playing else None,
        decision=playing.decision if playing else 0,
        auction=playing.auction if playing else 0,
        offers=playing.offers if playing else {},
        deadline=table.deadline(),
        dice_held_by=table.clock.holder,
        dice_held_until=table.clock.held_until or None,
        roll_from=(table.roll_allowed_at() or None) if playing else None,
        proposal=_proposal(table),
        may_undo=False,
        rated=table.is_rated,
        orders=(),
        muted=(),
        hours=None,
        watchers=tuple(table.watchers.values()),
        rematch=table.rematch,
        called_off_by=table.called_off_by,
        start=start_info(table),
        seed=table.start.seed if table.is_done else None,
    )


def start_info(table: Table) -> StartInfo:
    """Return what everyone may know about how the chance of a game is settled."""
    start, has_started = table.start, table.playing is not None
    abandoned = start.abandoned[-MOST_ABANDONED:]
    return StartInfo(
        scheme=start.scheme,
        attempt=start.attempt,
        commitment=start.commitment,
        seats=tuple(
            SeatCommitment(
                seat=seat.number,
                commitment=seat.commitment or None,
                revealed=has_started or seat.has_revealed,
                nonce=seat.nonce if has_started else None,
            )
            for seat in start.people
        ),
        revealing=start.revealing and not table.is_done,
        deadline=table.start_deadline(),
        abandoned=tuple(each if table.is_done else each.without_secrets() for each in abandoned),
    )


def own_fields(seat: Seat | None, *, hosts: bool, may_undo: int | None) -> OwnFields:
    """Return the own fields of a person: in a seat, the host, or neither.

    `may_undo` is the seat that may undo the latest decision.
    """
    if seat is None:
        return _HOST if hosts else _SPECTATOR
    return OwnFields(
        you=seat.number,
        hosting=hosts,
        may_undo=seat.number == may_undo,
        orders=seat.orders.listed(),
        muted=tuple(sorted(seat.muted)),
        hours=seat.hours,
    )


def own_table_view(public: TableView, own: OwnFields) -> TableView:
    """Return a spectator's view with the own fields of a reader."""
    return msgspec.structs.replace(public, **own._asdict())


def table_view(table: Table, who: str) -> TableView:
    """Return what a person may know about a table."""
    may_undo = seat_with_free_undo(table.game) if table.playing else None
    own = own_fields(table.seat_of(who), hosts=table.is_host(who), may_undo=may_undo)
    return own_table_view(public_table_view(table), own)


def _seats(table: Table) -> list[SeatInfo]:
    live = table.clock.live is not None
    return [
        SeatInfo(
            seat=seat.number,
            kind="free" if seat.is_free else "bot" if seat.bot else "person",
            name=seat.name,
            bot=None if seat.is_out else seat.driver,
            bot_sits_in=seat.sits_in,
            for_good=seat.for_good and not seat.is_out,
            resigned=seat.resigned,
            bank=bank.left if live else None,
        )
        for seat, bank in zip(table.seats, table.clock.banks, strict=True)
    ]


def _proposal(table: Table) -> ProposalInfo | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waits_for = tuple(
        seat.number
        for seat in table.players()
        if seat.number not in proposal.agreed and not seat.sits_in
    )
    return ProposalInfo(
        proposal.number, proposal.seat, proposal.what, proposal.decisions, waits_for
    )


def chat_lines(
    table: Table, seat: Seat | None, blocked: frozenset[str], *, since: int = 0
) -> tuple[ChatLine, ...]:
    """Return the recent chat after a number of the table, as a seat or a spectator sees it.

    `blocked` are the people this reader has blocked.
    """
    muted = seat.muted if seat else set[int]()
    newest_first = takewhile(lambda each: each[0] > since, reversed(table.chat))
    lines = [
        ChatLine(n, entry.seat, entry.name, entry.text, entry.at)
        for n, entry in newest_first
        if entry.seat not in muted and entry.who not in blocked
    ]
    return tuple(reversed(lines))
