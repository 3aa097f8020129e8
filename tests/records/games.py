"""The recorded games of both games: where each is, and how it is made anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from magnate import acquire, monopoly

from . import acquire_games, monopoly_games

FOLDER = Path(__file__).parent


class Case(NamedTuple):
    """A recorded game: a preset of a game, and how it ends."""

    game: str
    preset: str
    ending: str

    @property
    def name(self) -> str:
        """The name of its file, without what it ends with."""
        return f"{self.game}-{self.preset}-{self.ending}"

    @property
    def path(self) -> Path:
        """Where its record is."""
        return FOLDER / f"{self.name}.jsonl"

    @property
    def is_quick(self) -> bool:
        """Whether it is tried in `make check`: one of each preset, of each way of ending."""
        return self.name in _QUICK

    def make(self) -> acquire.Game | monopoly.Game:
        """Return the game, played anew."""
        return _MAKERS[self.game](self.preset, self.ending)


_MAKERS: dict[str, Callable[[str, str], acquire.Game | monopoly.Game]] = {
    "acquire": acquire_games.make_game,
    "monopoly": monopoly_games.make_game,
}
CASES = [
    *(Case("acquire", p, end) for p in acquire.presets() for end in acquire_games.ENDINGS),
    *(Case("monopoly", p, end) for p in monopoly.presets() for end in monopoly_games.ENDINGS),
]
_QUICK = (
    "acquire-classic-safe",
    "acquire-2023-classic-stalled",
    "acquire-2023-tycoon-size",
    "acquire-2023-duel-safe",
    "monopoly-brazil-rounds",
    "monopoly-official-time",
    "monopoly-modern-last",
)
# Decisions are taken back in games that end so.
WITH_UNDO = {"acquire": "safe", "monopoly": "last"}

in_every_case = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=() if case.is_quick else pytest.mark.slow) for case in CASES],
    ids=lambda case: case.name,
)
