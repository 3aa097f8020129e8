"""What a record needs of a game, and where the games are found by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Literal, Protocol, Self, cast

from magnate.engine.editions import RULES_VERSION

GAMES: Final = {"acquire": "magnate.acquire", "monopoly": "magnate.monopoly"}

Seed = int | str | bytes | None


class Entry(Protocol):
    """One line of a game's course; without an action it is an undo.

    Without a seat it is chance's, or the table's.
    """

    @property
    def seat(self) -> int | None:
        """The seat that acted, or whose decision was taken back."""

    @property
    def action(self) -> object | None:
        """The action, whose notation is `str(action)`."""


class Edition(Protocol):
    """A value for every option of a game."""

    @property
    def name(self) -> str:
        """The preset or file the values came from."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that the values are for."""

    @classmethod
    def from_options(
        cls, name: str, options: Mapping[str, object], *, rules_version: int = RULES_VERSION
    ) -> Self:
        """Return the edition with exactly these values."""

    def options(self) -> Mapping[str, object]:
        """Return the value of every option."""


class Game(Protocol):
    """A game that can be recorded and replayed."""

    events: Any  # of the game's own types, in a sequence
    seed: Seed
    start_position: str | None

    def __init__(
        self,
        players: Sequence[str],
        edition: Any,
        *,
        seed: Seed = None,
        chance: Literal["seeded", "given"] = "seeded",
    ) -> None:
        """Begin a game."""

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        seed: Seed = None,
        chance: Literal["seeded", "given"] = "seeded",
        names: Sequence[str] | None = None,
        rules_version: int = RULES_VERSION,
    ) -> Self:
        """Return a game that continues from a position."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, seat 1 first."""

    @property
    def edition(self) -> Edition:
        """The rules that hold."""

    @property
    def entries(self) -> Sequence[Entry]:
        """Everything that was done, also what was taken back."""

    @property
    def seat(self) -> int | None:
        """The seat that decides; None while chance is awaited and at the end."""

    @property
    def awaits_chance(self) -> bool:
        """Whether an outcome of chance is awaited."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def next_chance(self, key: bytes) -> object:
        """Return the outcome that a key holds at this place, whose notation is `str(outcome)`."""

    def play(self, action: str, *, seat: int | None = None) -> object:
        """Carry out an action in text notation; without a seat, chance's or the asked seat's."""

    def undo(self) -> object:
        """Take back the last decision with the chance after it."""

    def position(self) -> str:
        """Return the state as text."""

    def outcome(self) -> object | None:
        """Return how the game ended."""


class Rules(Protocol):
    """The package of a game."""

    Game: type[Game]
    Edition: type[Edition]


def rules_of(name: str) -> Rules:
    """Return the package of a game; a name that is none raises KeyError."""
    return cast(Rules, import_module(GAMES[name]))


def name_of(game: Game) -> str:
    """Return the name of the game that an object is a game of."""
    modules = [cls.__module__ for cls in type(game).__mro__]
    for name, package in GAMES.items():
        if any(module.startswith(f"{package}.") for module in modules):
            return name
    raise TypeError(f"{type(game).__qualname__} is not a game that can be recorded")
