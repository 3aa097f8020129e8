"""What the commands need of the editions of a game, and where they are found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, Self, cast


class Option(Protocol):
    """A rule that editions decide differently."""

    @property
    def name(self) -> str:
        """The name as it is typed."""

    @property
    def values(self) -> tuple[Any, ...]:
        """All allowed values that have a name."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the ledger."""


class Edition(Protocol):
    """A value for every option of a game."""

    @property
    def name(self) -> str:
        """The preset or file the values came from."""

    @property
    def players_min(self) -> int:
        """Fewest players."""

    @property
    def players_max(self) -> int:
        """Most players."""

    def options(self) -> Mapping[str, Any]:
        """Return the value of every option."""

    def with_options(self, **options: object) -> Self:
        """Return this edition with some options set to other values."""

    def differences(self, other: Self) -> Mapping[str, object]:
        """Return each option that differs."""


class Editions(Protocol):
    """The package of a game's editions."""

    OPTIONS: Sequence[Option]
    EditionError: type[ValueError]

    def presets(self) -> tuple[str, ...]:
        """Return the names of the editions that come with the game, the usual one first."""

    def load(self, name_or_path: str) -> Edition:
        """Return a preset, or the edition in a TOML file."""

    def parse_option(self, name: str, text: str) -> Any:
        """Return the value that a typed text means."""

    def option_text(self, value: Any) -> str:
        """Return a value as people read and type it."""


def editions_of(game: str) -> Editions:
    """Return the editions of a game."""
    return cast(Editions, import_module(f"magnate.{game}.editions"))


def numbers_of(option: Option) -> tuple[int, int] | None:
    """Return the least and the most of an option that takes any number between them."""
    least, most = getattr(option, "least", None), getattr(option, "most", None)
    return None if least is None or most is None else (least, most)
