"""The actions of Race, their notation, and why they are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
from typing_extensions import override

from magnate.engine.refusals import NotationError, RefusalReason, Refusals

from . import rules as k


class Action(msgspec.Struct, frozen=True):
    """Something a seat or chance does."""

    kind: ClassVar[int]
    verb: ClassVar[str]

    def row(self, seat: int) -> list[int]:
        numbers = msgspec.structs.astuple(self)
        return [self.kind, seat, *numbers, *[0] * (k.ACTION_WIDTH - k.ARG - len(numbers))]

    @override
    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, msgspec.structs.astuple(self))])


class Step(Action, frozen=True):
    steps: int
    kind: ClassVar[int] = k.STEP
    verb: ClassVar[str] = "step"


class Gamble(Action, frozen=True):
    kind: ClassVar[int] = k.GAMBLE
    verb: ClassVar[str] = "gamble"


class Die(Action, frozen=True):
    """What the die shows: an outcome of chance."""

    steps: int
    kind: ClassVar[int] = k.DIE
    verb: ClassVar[str] = "die"


def parse_action(text: str) -> Action:
    verb, _, rest = text.strip().partition(" ")
    if verb == Gamble.verb and not rest:
        return Gamble()
    kinds: dict[str, type[Step] | type[Die]] = {Step.verb: Step, Die.verb: Die}
    if verb not in kinds:
        raise NotationError(text, expected="an action", choices=(*kinds, Gamble.verb))
    if not (rest.isascii() and rest.isdecimal()) or len(rest) > 9:
        raise NotationError(text, at=len(verb) + 1, expected="a number")
    return kinds[verb](int(rest))


class Reason(RefusalReason):
    """Why an action is refused."""

    PLAYER_COUNT = "player_count"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_MOMENT = "wrong_moment"
    GAME_OVER = "game_over"
    BAD_STEP = "bad_step"
    NO_GAMBLING = "no_gambling"

    @property
    @override
    def clause(self) -> str:
        return _CLAUSES.get(self, "R-TURN-1")


_CLAUSES: Mapping[RefusalReason, str] = {
    Reason.PLAYER_COUNT: "R-AIM-1",
    Reason.GAME_OVER: "R-AIM-2",
    Reason.BAD_STEP: "R-TURN-2",
    Reason.NO_GAMBLING: "R-TURN-3",
}


refusal = Refusals(Reason, k, {})
