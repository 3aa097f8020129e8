"""Two logs of one table that differ only in what a reader may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.events import (
    HandSwapped,
    MarketDrawn,
    StartTilePlaced,
    TilePlaced,
    TilesDrawn,
    TilesSetAside,
    TurnBegan,
)
from magnate.acquire.orders import DisposeBy, SkipBuying
from magnate.games import AnyOrder
from magnate.monopoly.orders import NeverBuild, PassAuction
from magnate.play import log_entries
from magnate.play.log_entries import ActionList, LogEntry
from magnate.play.table import Table

from .tables import House

OTHER_SEED = "0def" * 16


class Redeal:
    """Creates logs that differ in what a reader cannot know; without a seat, it is a spectator."""

    def __init__(self, log: Sequence[LogEntry], seat: int | None, rng: random.Random) -> None:
        self._log = log
        self._seat = seat
        self._rng = rng
        opening = log[0]
        assert isinstance(opening, log_entries.Opened)
        self._seats = len(opening.settings.seats)
        self._is_monopoly = opening.settings.game == "monopoly"
        self._known: set[str] = set() if self._is_monopoly else known_tiles(log, seat)

    def logs(self, tries: int) -> Iterator[list[LogEntry]]:
        """Yield logs in which everything hidden is dealt again; some may be impossible."""
        for _ in range(tries):
            yield list(self._redealt())

    def _redealt(self) -> Iterator[LogEntry]:
        tiles = self._other_tiles()
        started = False
        for entry in self._log:
            changed = self._with_other_tiles(entry, tiles)
            if isinstance(entry, log_entries.Opened):
                yield replace(entry, seed=OTHER_SEED)
            elif self._is_secret(entry):
                yield from self._secrets(entry.at) if self._rng.random() < 0.5 else ()
            else:
                yield changed
            started = started or isinstance(entry, log_entries.Started)
            if started and self._rng.random() < 0.2:
                yield from self._secrets(entry.at)

    def _other_tiles(self) -> dict[str, str]:
        """Return replacements for the tiles the reader has not seen, for all of them or for two."""
        unseen = [tile for tile in TILE_NAMES if tile not in self._known]
        if self._rng.random() < 0.7 and len(unseen) > 1:
            first, second = self._rng.sample(unseen, 2)
            return {first: second, second: first}
        return dict(zip(unseen, self._rng.sample(unseen, len(unseen)), strict=True))

    def _with_other_tiles(self, entry: LogEntry, tiles: dict[str, str]) -> LogEntry:
        if self._is_monopoly or not isinstance(entry, log_entries.Started | log_entries.Played):
            return entry
        return replace(entry, actions=tuple(_with_other_draws(entry.actions, tiles)))

    def _is_secret(self, entry: LogEntry) -> bool:
        """Return whether an entry is known only to another seat and played nothing."""
        if isinstance(entry, log_entries.Muted):
            return entry.seat != self._seat
        return (
            isinstance(entry, log_entries.Ordered)
            and entry.seat != self._seat
            and not entry.actions
        )

    def _secrets(self, at: float) -> Iterator[LogEntry]:
        """Yield private entries that another seat may have made."""
        others = [seat for seat in range(1, self._seats + 1) if seat != self._seat]
        seat = self._rng.choice(others)
        yield log_entries.Muted(at=at, who="?", seat=seat, other=1, on=self._rng.random() < 0.7)
        order: AnyOrder = self._rng.choice((SkipBuying(), DisposeBy("Tower", "sell")))
        actions: ActionList = ()
        if self._is_monopoly and self._rng.random() < 0.6:
            on = self._rng.random() < 0.5
            order, actions = NeverBuild(), ((seat, f"order never-build {'on' if on else 'off'}"),)
        elif self._is_monopoly:
            order = PassAuction(self._rng.randint(1, 9))
        yield log_entries.Ordered(at=at, who="?", seat=seat, order=order, on=True, actions=actions)


def _with_other_draws(
    actions: ActionList, tiles: dict[str, str]
) -> Iterator[tuple[int | None, str]]:
    for seat, do in actions:
        verb, _, tile = do.partition(" ")
        changed = seat is None and verb == "draw" and tile in tiles
        yield (seat, f"draw {tiles[tile]}") if changed else (seat, do)


def known_tiles(log: Sequence[LogEntry], seat: int | None) -> set[str]:
    """Return the tiles that a reader has seen so far, including those of undone moves."""
    known: set[str] = set()
    table, received = Table.of("table", log[:1], House()), 0
    for entry in log[1:]:
        table.apply(entry)
        if table.playing is None:
            continue
        for event in table.game.events[min(received, len(table.game.events)) :]:
            if not isinstance(event, TilesDrawn):
                known |= _tiles_of(event)
            elif event.seat == seat:
                known |= set(event.tiles or ())
        received = len(table.game.events)
    return known


def _tiles_of(event: object) -> set[str]:
    if isinstance(event, StartTilePlaced | TilePlaced):
        return {event.tile}
    if isinstance(event, HandSwapped | TilesSetAside):
        return set(event.tiles)
    return {event.tile} if isinstance(event, MarketDrawn) and event.tile else set()


def with_other_purchases(
    log: Sequence[LogEntry], seat: int | None, rng: random.Random
) -> list[LogEntry]:
    """Return a log in which two seats that are not the reader's bought what the other did."""
    bought = [
        (place, index)
        for place, entry in enumerate(log)
        if isinstance(entry, log_entries.Played)
        for index, (who, do) in enumerate(entry.actions)
        if who not in (None, seat) and do.startswith("buy ")
    ]
    first, second = rng.sample(bought, 2)
    changed = list(log)
    for here, there in ((first, second), (second, first)):
        entry, other = changed[here[0]], log[there[0]]
        assert isinstance(entry, log_entries.Played) and isinstance(other, log_entries.Played)
        actions = list(entry.actions)
        actions[here[1]] = (actions[here[1]][0], other.actions[there[1]][1])
        changed[here[0]] = replace(entry, actions=tuple(actions))
    return changed


def own_last_turn(events: Sequence[object], seat: int | None) -> int:
    """Return where a reader's last turn before the current one began; for a spectator, any turn."""
    turns = [(at, each.seat) for at, each in enumerate(events) if isinstance(each, TurnBegan)]
    own = [at for at, who in turns[:-1] if seat in (who, None)]
    return own[-1] if own else 0
