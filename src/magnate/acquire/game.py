"""`Game`, the public class for a game of Acquire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from typing_extensions import override

from magnate import chance as chances
from magnate.engine import game
from magnate.engine.refusals import IllegalSetup, Refusal
from magnate.engine.setup import USUAL, Setup
from magnate.kernel import Mode

from .actions import (
    TILE_NAMES,
    Action,
    Chance,
    DrawTile,
    MarketDraw,
    ReplaceTiles,
    StartTile,
    from_row,
    tile_number,
)
from .edition_table import edition_table
from .editions import Edition, Ending, load, option_text
from .events import Event, decode_events
from .notation import parse_action, parse_tile
from .position import read_position, write_position
from .preview import Effect, effect_of
from .refusals import Reason, not_for_a_seat, refusal
from .rules import state as k
from .rules.flow import apply_entry, refusal_entry, start_entry
from .rules.legal import decode_entry, legal_entry
from .view import AWAITS, Awaits, View, public_view, seat_view, visible_events

ENDINGS: dict[int, Ending] = {k.BY_SIZE: "size", k.BY_SAFETY: "safe", k.BY_STALL: "stalled"}


# Actions by code, shared by all games; replacements depend on the hand and are left out.
_DECODED: dict[int, Action] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winners, everyone's money, and the ranking (A-S-36)."""

    winners: tuple[int, ...]
    money: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: Ending


class Game(game.Game[k.State, Action, Event, Edition]):
    """A game of Acquire.

    `players` is a number or the names of the seats; `edition` a preset's name, a TOML file or an
    `Edition`; `options` changes single options of it. Chance is played automatically from `seed`;
    with `chance="given"` the game waits for actions such as `draw 3C`.
    """

    game_name = "acquire"
    kernel = game.Kernel(
        state=k.State,
        scratch=k.Scratch,
        chance=range(k.START, k.MARKET + 1),
        over=k.OVER,
        start=start_entry,
        apply=apply_entry,
        refusal=refusal_entry,
    )
    action = Action
    chance_action = Chance

    def __init__(
        self,
        players: int | Sequence[str] = 4,
        edition: str | Path | Edition = "classic",
        *,
        seed: game.Seed = None,
        chance: game.Chance = "seeded",
        options: Mapping[str, object] | None = None,
    ) -> None:
        edition = edition if isinstance(edition, Edition) else load(edition)
        self.edition = edition.with_options(**options) if options else edition
        if isinstance(players, str):
            raise ValueError(f"players={players!r}: expected a number or a list of names")
        self._prepare(seed, chance)
        check_players(self.edition, players if isinstance(players, int) else len(players))
        self._start(players)

    @staticmethod
    @override
    def _read_position(text: str, rules_version: int) -> tuple[k.State, Edition, Setup]:
        return *read_position(text, rules_version), USUAL

    @override
    def _memory_of_edition(self, mode: Mode) -> list[k.EditionTable]:
        return edition_table(self.edition, mode)

    @override
    def _parse(self, text: str) -> Action:
        return parse_action(text)

    @override
    def _row(self, action: Action, seat: int) -> list[int]:
        return action.row(seat)

    @override
    def _refusal(self, code: int, action: Action) -> Refusal | None:
        return refusal(code, action)

    @override
    def _not_for_a_seat(self) -> Refusal:
        return not_for_a_seat()

    @override
    def _decode(self, rows: Iterable[tuple[int, ...]], s: k.State) -> list[Event]:
        return decode_events(rows, s.cash, s.players)

    @property
    @override
    def awaits(self) -> Awaits:
        """What the game awaits: a decision of a seat, an outcome of chance, or "over"."""
        return AWAITS[self.state.awaits]

    @override
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it is running."""
        s = self.state
        if s.awaits != k.OVER:
            return None
        money = tuple(s.cash[: s.players])
        ranks = tuple(1 + sum(other > each for other in money) for each in money)
        winners = tuple(seat for seat, rank in enumerate(ranks, 1) if rank == 1)
        return Outcome(winners, money, ranks, ENDINGS[s.ending])

    @override
    def legal_actions(self) -> game.LegalActions[Action]:
        """Return all legal actions; while chance is awaited, all its outcomes."""
        s = self.state
        if k.START <= s.awaits <= k.MARKET:
            return game.LegalActions(self, list(_outcomes_of_chance(s)))
        count = legal_entry.at(self._mode)(self._states, self._table, 0, self._scratches)
        codes = [int(code) for code in self._codes[:count]]
        return game.LegalActions(self, [self._decoded(code) for code in codes])

    def _decoded(self, code: int) -> Action:
        if code in _DECODED:
            return _DECODED[code]
        decode_entry.at(self._mode)(self._states, self._table, 0, code, self._scratches)
        action = from_row([int(number) for number in self._action])
        if not isinstance(action, ReplaceTiles):
            _DECODED[code] = action
        return action

    @override
    def _outcome_at(self, key: bytes, place: chances.Place) -> Action:
        s = self.state
        pile = [name for name, where in zip(TILE_NAMES, s.where, strict=False) if where == k.PILE]
        if s.awaits == k.START:
            return StartTile(chances.least(key, place.purpose("tile"), pile))
        if s.awaits == k.DRAW:
            return DrawTile(chances.least(key, place.purpose("tile"), pile))
        draws = place.number(MarketDraw)
        if not pile:
            return MarketDraw(1 + chances.below(key, "market", draws, k.COLUMNS))
        tile = pile[chances.below(key, "market", draws, len(pile))]
        return MarketDraw(tile_number(tile) % k.COLUMNS + 1, tile)

    def effect_of(self, tile: str) -> Effect:
        """Return what placing a tile would do now, as far as the seat to act may know."""
        return effect_of(self.state, self.edition, parse_tile(tile))

    @override
    def view(self, seat: int | None = None, *, since: int = 0) -> View:
        """Return what a seat may know, or a spectator if `seat` is None.

        The log holds the events since index `since` of `events`, without what is hidden.
        """
        view = self.silent_view(self.checked_seat(seat))
        log = self.visible_log(seat, since=self._checked_since(since))
        return msgspec.structs.replace(view, log=log) if log else view

    @override
    def silent_view(self, seat: int | None) -> View:
        s, edition, names, kept = self.state, self.edition, self.names, self._kept
        if seat is None:
            return self._view_once(None, lambda: public_view(s, edition, names=names, kept=kept))
        public = self.silent_view(None)
        return self._view_once(seat, lambda: seat_view(public, s, edition, seat=seat, kept=kept))

    @override
    def visible_log(self, seat: int | None, *, since: int) -> tuple[Event, ...]:
        if since >= len(self.events):
            return ()
        return tuple(visible_events(self.state, self.edition, self.events, seat=seat, since=since))

    @override
    def position(self) -> str:
        """Return the state as text that `from_position` reads."""
        return write_position(self.state, self.edition)

    @override
    def __str__(self) -> str:
        from .text import board_text

        return board_text(self.view(self.seat))

    @override
    def __repr__(self) -> str:
        asked = f" of {self.names[self.seat - 1]}" if self.seat else ""
        return f"<acquire.Game {self.edition.name}, {self.players} players, {self.awaits}{asked}>"

    def _repr_svg_(self) -> str:
        """Draw the board for a notebook."""
        from .svg import board_svg

        return board_svg(self.view(self.seat))


def check_players(edition: Edition, count: int) -> None:
    """Raise IllegalSetup unless the edition allows this number of players."""
    if not edition.players_min <= count <= edition.players_max:
        possible = option_text(edition.options()["players"])
        problem = f"{count} players; {edition.name} is for {possible}"
        raise IllegalSetup(problem, Reason.PLAYER_COUNT)


def _outcomes_of_chance(s: k.State) -> Iterator[Action]:
    pile = [tile for tile in range(k.TILES) if s.where[tile] == k.PILE]
    if s.awaits == k.START:
        yield from (StartTile(TILE_NAMES[tile]) for tile in pile)
    elif s.awaits == k.DRAW:
        yield from (DrawTile(TILE_NAMES[tile]) for tile in pile)
    elif pile:
        yield from (MarketDraw(tile % k.COLUMNS + 1, TILE_NAMES[tile]) for tile in pile)
    else:
        yield from (MarketDraw(number) for number in range(1, k.COLUMNS + 1))
