"""What the readers of a table see, and what they are told of a change: each built only once."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, cast

import msgspec

from magnate.play.table import Table
from magnate.play.undoing import seat_with_free_undo
from magnate.play.view import (
    ChatLine,
    OwnFields,
    TableView,
    chat_lines,
    own_fields,
    own_table_view,
    public_table_view,
)
from magnate.server.network.changes import (
    ViewChanges,
    changed,
    changes_type,
    encoded,
    shared_fields,
)
from magnate.server.network.protocol import PROTOCOL_VERSION, Snapshot, Update, encode

if TYPE_CHECKING:
    from magnate.games import AnyView


class Reader(NamedTuple):
    """What decides what a connection is sent: equal readers are sent the same."""

    seat: int | None
    hosts: bool
    blocked: frozenset[str]  # people whose chat is hidden


def reader_of(table: Table, who: str, blocked: frozenset[str]) -> Reader:
    """Return what a person reads at a table."""
    seat = table.seat_of(who)
    return Reader(seat.number if seat else None, table.is_host(who), blocked)


class Shared(msgspec.Struct, frozen=True, eq=False):
    """What every reader may know: the views of a spectator, without the log."""

    table: TableView
    view: AnyView | None


class Known(msgspec.Struct, frozen=True, eq=False):
    """What a reader was last sent; the next update contains what has changed since."""

    shared: Shared
    own: OwnFields
    view: AnyView | None
    events: int
    n: int


class Moment:
    """A table between two changes, as its readers see it; what they share is built only once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events = len(table.game.events) if table.playing else 0
        self._known: dict[Reader, Known] = {}

    @cached_property
    def shared(self) -> Shared:
        """What every reader may know."""
        table = self.table
        view = self._silent_view(None)
        return Shared(public_table_view(table), view)

    @cached_property
    def _may_undo(self) -> int | None:
        return seat_with_free_undo(self.table.game) if self.table.playing else None

    def known(self, reader: Reader) -> Known:
        """Return what a reader knows once it has been sent everything."""
        known = self._known.get(reader)
        if known is None:
            known = self._known[reader] = self._known_by(reader)
        return known

    def _known_by(self, reader: Reader) -> Known:
        table = self.table
        seat = table.seats[reader.seat - 1] if reader.seat else None
        return Known(
            self.shared,
            own_fields(seat, hosts=reader.hosts, may_undo=self._may_undo),
            self._silent_view(reader.seat),
            self.events,
            table.n,
        )

    def _silent_view(self, seat: int | None) -> AnyView | None:
        return self.table.game.silent_view(seat) if self.table.playing else None

    def snapshot(self, reader: Reader, *, now: float, connected: tuple[int, ...]) -> Snapshot:
        """Return everything a reader may know."""
        table = self.table
        return Snapshot(
            protocol=PROTOCOL_VERSION,
            now=now,
            settings=table.settings,
            table=own_table_view(self.shared.table, self.known(reader).own),
            view=table.game.view(reader.seat) if table.playing else None,
            chat=self.chat(reader, since=0),
            connected=connected,
        )

    def chat(self, reader: Reader, *, since: int) -> tuple[ChatLine, ...]:
        """Return the chat after a number of the table, as a reader sees it."""
        seat = self.table.seats[reader.seat - 1] if reader.seat else None
        return chat_lines(self.table, seat, reader.blocked, since=since)


class News:
    """What a change tells the readers of a table, encoded once for all that are equal.

    The changes to what they share are compared and encoded once for all.
    """

    def __init__(self, moment: Moment, *, now: float) -> None:
        self.moment = moment
        self._now = now
        self._updates: dict[tuple[Reader, Known], bytes | None] = {}
        self._changes: dict[Shared, tuple[dict[str, object], dict[str, object]]] = {}

    def update(self, reader: Reader, known: Known) -> bytes | None:
        """Return the update of a reader, encoded, or None if it needs a snapshot."""
        asked = reader, known
        if asked not in self._updates:
            self._updates[asked] = self._update(known, self.moment.known(reader), reader)
        return self._updates[asked]

    def _update(self, before: Known, now: Known, reader: Reader) -> bytes | None:
        begins = before.view is None and now.view is not None
        if begins or now.own.muted != before.own.muted:  # muting also hides earlier messages
            return None
        in_table, in_view = self._changes_since(before.shared)
        own = _changed_own(before.own, now.own)
        update = Update(
            now=self._now,
            table=changes_type(TableView)(**in_table, **own),
            view=self._view_changes(before, now, in_view, reader),
            chat=self.moment.chat(reader, since=before.n),
        )
        return encode(update)

    def _view_changes(
        self, before: Known, now: Known, shared: dict[str, object], reader: Reader
    ) -> ViewChanges | None:
        if now.view is None or before.view is None:
            return None
        kind = type(now.view)
        own = changed(before.view, now.view, kind.own_fields)
        log = self.moment.table.game.visible_log(reader.seat, since=before.events)
        if log:
            own["log"] = log
        return cast("ViewChanges", changes_type(kind)(**shared, **own))

    def _changes_since(self, before: Shared) -> tuple[dict[str, object], dict[str, object]]:
        """Return the changed fields that all readers share, encoded: of the table, of the view."""
        if before not in self._changes:
            now = self.moment.shared
            in_view: dict[str, object] = {}
            if now.view is not None and before.view is not None:
                in_view = changed(before.view, now.view, shared_fields(type(now.view)))
            in_table = changed(before.table, now.table, shared_fields(TableView))
            self._changes[before] = encoded(in_table), encoded(in_view)
        return self._changes[before]


def _changed_own(before: OwnFields, now: OwnFields) -> dict[str, object]:
    if before == now:
        return {}
    fields = zip(now._fields, before, now, strict=True)
    return {name: value for name, old, value in fields if value != old}
