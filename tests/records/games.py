"""The recorded games of both games: where each is, and how it is written again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from magnate import acquire, monopoly

from . import acquire_games, monopoly_games

FOLDER = Path(__file__).parent
SEEDS = range(1, 301)
"""The seeds tried to find a game with the wanted ending."""


class Case(NamedTuple):
    """A recorded game: a preset of a game, and how it ends."""

    game: str
    preset: str
    ending: str

    @property
    def name(self) -> str:
        """The name of its file, without the suffix."""
        return f"{self.game}-{self.preset}-{self.ending}"

    @property
    def path(self) -> Path:
        """Where its record is."""
        return FOLDER / f"{self.name}.jsonl"

    @property
    def is_quick(self) -> bool:
        """Whether `make check` runs it: one of each preset, and of each way of ending."""
        return self in _QUICK

    def make(self) -> acquire.Game | monopoly.Game:
        """Return the first game with the wanted ending; raise LookupError if none has it."""
        for seed in SEEDS:
            game = _MAKERS[self.game](self.preset, self.ending, seed)
            if getattr(game.outcome(), "ending", None) == self.ending:
                return game
        raise LookupError(
            f"{self.name}: none of {len(SEEDS)} random games ends this way. If no game of this"
            " edition can, leave the ending out of Edition.endings; else let the players in"
            f" tests/records/{self.game}_games.py aim for it."
        )


_MAKERS: dict[str, Callable[[str, str, int], acquire.Game | monopoly.Game]] = {
    "acquire": acquire_games.make_game,
    "monopoly": monopoly_games.make_game,
}
_ENDINGS: list[tuple[str, str, Sequence[str]]] = [
    *(("acquire", preset, acquire.load(preset).endings) for preset in acquire.presets()),
    *(("monopoly", preset, tuple(monopoly_games.LIMITS)) for preset in monopoly.presets()),
]
CASES = [Case(game, preset, end) for game, preset, endings in _ENDINGS for end in endings]
_QUICK = [
    Case(game, preset, endings[i % len(endings)])
    for i, (game, preset, endings) in enumerate(_ENDINGS)
]
# Games with this ending include undos.
WITH_UNDO = {"acquire": "safe", "monopoly": "last"}

in_every_case = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=() if case.is_quick else pytest.mark.slow) for case in CASES],
    ids=lambda case: case.name,
)
