"""`Game`, the public class for a race."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from typing_extensions import override

from magnate import chance as chances
from magnate.engine import game
from magnate.engine.positions import PositionError
from magnate.engine.refusals import IllegalSetup, Refusal
from magnate.engine.setup import USUAL, Setup
from magnate.kernel import Mode, allocate, write

from . import rules as k
from .actions import Action, Die, Gamble, Reason, Step, parse_action, refusal
from .editions import PRESETS, Edition
from .events import Event, decode_events
from .view import Awaits, Prompt, SeatView, View

AWAITS: dict[int, Awaits] = {k.STEP: "step", k.DIE: "die", k.OVER: "over"}


class Outcome(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    places: tuple[int, ...]
    ranks: tuple[int, ...]


class Game(game.Game[k.State, Action, Event, Edition]):
    """A race."""

    game_name = "race"
    kernel = game.Kernel(
        state=k.State,
        scratch=k.Scratch,
        chance=range(k.DIE, k.DIE + 1),
        over=k.OVER,
        start=k.start_entry,
        apply=k.apply_entry,
        refusal=k.refusal_entry,
    )
    action = Action
    chance_action = Die

    def __init__(
        self,
        players: int | Sequence[str] = 2,
        edition: str | Path | Edition = "short",
        *,
        seed: game.Seed = None,
        chance: game.Chance = "seeded",
        options: Mapping[str, object] | None = None,
    ) -> None:
        edition = edition if isinstance(edition, Edition) else PRESETS.load(edition)
        self.edition = edition.with_options(**options) if options else edition
        self._prepare(seed, chance)
        count = players if isinstance(players, int) else len(players)
        if not self.edition.players_min <= count <= self.edition.players_max:
            raise IllegalSetup(f"{count} players", Reason.PLAYER_COUNT)
        self._start(players)

    @staticmethod
    @override
    def _read_position(text: str, rules_version: int) -> tuple[k.State, Edition, Setup]:
        try:
            name, awaits, asked, turns, *places = text.split()
            s = k.State()
            s.players, s.asked, s.turns = len(places), int(asked) - 1, int(turns)
            s.awaits = next(kind for kind, word in AWAITS.items() if word == awaits)
            s.place[: s.players] = map(int, places)
        except (ValueError, StopIteration):
            raise PositionError(1, "expected: edition, awaits, seat, turns, places") from None
        return s, PRESETS.in_version(name, rules_version), USUAL

    @override
    def position(self) -> str:
        s = self.state
        places = map(str, s.place[: s.players])
        named = [self.edition.name, self.awaits, str(s.asked + 1), str(s.turns)]
        return " ".join([*named, *places]) + "\n"

    @override
    def _memory_of_edition(self, mode: Mode) -> list[k.EditionTable]:
        e = k.EditionTable()
        e.goal, e.gambling = self.edition.goal, int(self.edition.gambling)
        memory = allocate(k.EditionTable, 1, mode)
        write(memory, 0, e)
        return memory

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
        return Refusal(Reason.WRONG_MOMENT, Reason.WRONG_MOMENT.clause)

    @override
    def _decode(self, rows: Iterable[tuple[int, ...]], s: k.State) -> list[Event]:
        return decode_events(rows)

    @override
    def _outcome_at(self, key: bytes, place: chances.Place) -> Action:
        return Die(chances.below(key, "die", place.number(Die), k.HIGHEST_DIE + 1))

    @property
    @override
    def awaits(self) -> Awaits:
        return AWAITS[self.state.awaits]

    @override
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        places = tuple(self.state.place[: self.players])
        ranks = tuple(1 + sum(other > mine for other in places) for mine in places)
        winners = tuple(seat for seat, rank in enumerate(ranks, 1) if rank == 1)
        return Outcome(winners, places, ranks)

    @override
    def legal_actions(self) -> game.LegalActions[Action]:
        possible: list[Action] = []
        if self.awaits_chance:
            possible = [Die(steps) for steps in range(k.HIGHEST_DIE + 1)]
        elif not self.is_over:
            possible = [Step(steps) for steps in range(1, k.LONGEST_STEP + 1)]
            possible += [Gamble()] if self.edition.gambling else []
        return game.LegalActions(self, possible)

    @override
    def view(self, seat: int | None = None, *, since: int = 0) -> View:
        s = self.state
        asked = seat is not None and seat == self.seat
        return View(
            edition=self.edition.name,
            options=self.edition.options(),
            seat=self.checked_seat(seat),
            seats=tuple(SeatView(i + 1, name, s.place[i]) for i, name in enumerate(self.names)),
            goal=self.edition.goal,
            round=-(-s.turns // s.players),
            awaits=self.awaits,
            asked=self.seat,
            prompt=Prompt(tuple(map(str, self.legal_actions()))) if asked else None,
            log=tuple(self.events[since:]),
        )
