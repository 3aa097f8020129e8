"""The editions of Race."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from magnate.engine import editions
from magnate.engine.editions import Option, Presets, player_ranges

OPTIONS: tuple[Option[Any], ...] = (
    Option("players", player_ranges(2, 4), ("R-AIM-1",)),
    Option("goal", (), ("R-AIM-2",), least=2, most=100),
    Option("gambling", (True, False), ("R-TURN-3",)),
)
OPTION_BY_NAME = {option.name: option for option in OPTIONS}


class Edition(editions.Edition[Any], frozen=True, kw_only=True):
    """One way to play Race."""

    goal: int
    gambling: bool
    choices: ClassVar[Mapping[str, Option[Any]]] = OPTION_BY_NAME


PRESETS = Presets(Edition, Path(__file__).parent, ("short", "sober"))
