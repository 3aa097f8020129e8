"""Where the commands find the editions of a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from magnate.engine import editions

Edition: TypeAlias = editions.Edition[Any]
Option: TypeAlias = editions.Option[Any]


class Editions(Protocol):
    """The package of a game's editions."""

    OPTIONS: Sequence[Option]

    def presets(self) -> tuple[str, ...]:
        """Return the names of the editions that come with the game, the usual one first."""

    def load(self, name_or_path: str) -> Edition:
        """Return a preset, or the edition in a TOML file."""

    def parse_option(self, name: str, text: str) -> object:
        """Return the value that a typed text means."""


def editions_of(game: str) -> Editions:
    """Return the editions of a game."""
    return cast(Editions, import_module(f"magnate.{game}.editions"))
