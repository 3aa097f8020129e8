"""What the editions of all games share: options and their values, presets, and TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, cast

import msgspec
from typing_extensions import override

RULES_VERSION: Final = 2
"""The current version of the rules.

It is raised when a rule change gives recorded actions another meaning.
Games of earlier versions can still be replayed and verified.
"""
VERSION_1: Final = "version_1"
"""The table in a preset's file that has its values in version 1 of the rules."""
NONE: Final = "none"  # how files write a missing limit: TOML has no null

V = TypeVar("V")
E = TypeVar("E", bound="Edition[Any]")
Contradiction = tuple[str, str, str]
"""The names of two contradictory options, and why."""


class EditionError(ValueError):
    """An impossible edition: `place` is the file or edition, `problem` names the options."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(place, problem)
        self.place = place
        self.problem = problem

    @override
    def __str__(self) -> str:
        return f"{self.place}: {self.problem}"


def written(value: object) -> str:
    """Return a value as TOML and JSON write it."""
    import json

    text = json.dumps(value, default=str, ensure_ascii=False)
    return text.encode(errors="backslashreplace").decode()  # lone surrogates cannot be printed


def unknown(given: object, known: Sequence[str]) -> str:
    """Return an error text: the unknown name, the nearest known one, and all known ones."""
    from difflib import get_close_matches

    close = get_close_matches(str(given), known, n=1)
    hint = f" (did you mean {close[0]}?)" if close else ""
    return f"{written(given)} is unknown{hint}; known: {', '.join(known)}"


def player_ranges(fewest: int, most: int) -> tuple[tuple[int, int], ...]:
    """Return every range of players within the given limits."""
    numbers = range(fewest, most + 1)
    return tuple((few, many) for few in numbers for many in numbers if few <= many)


def option_text(value: object) -> str:
    """Return a value as people read and type it: `2-8`, `true`, `none`, `pay,roll`.

    Data, such as a custom board, is JSON on one line, without a `#`.
    """
    if isinstance(value, Mapping):
        import json

        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        return text.replace("#", "\\u0023")
    if isinstance(value, tuple):
        return ("," if isinstance(value[0], str) else "-").join(map(str, value))
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


class Option(msgspec.Struct, Generic[V], frozen=True):
    """A rule that differs between editions."""

    name: str
    values: tuple[V, ...]
    """All allowed values that have a name, in the order of the ledger."""
    clauses: tuple[str, ...]
    """The clauses of the ledger that describe the values."""
    least: int | None = None
    """The smallest number allowed, for an option that takes any number up to `most`."""
    most: int | None = None
    in_version_1: V | msgspec.UnsetType = msgspec.UNSET
    """The value in version 1 of the rules, for an option that was added later."""

    def check(self, given: object, *, place: str) -> Any:
        """Return a given value in the form in which an edition stores it, or raise EditionError."""
        if any(given is value for value in self.values):
            return given
        if type(given) is int and self._takes(given):
            return given
        shown = _in_file(self._meant(given))
        # Compared as text: in Python True == 1 and 2.0 == 2, in an edition file they differ.
        for value in self.values:
            if _in_file(value) == shown:
                return value
        allowed = self._allowed(_in_file)
        raise EditionError(place, f"{self.name} = {shown} is not allowed; allowed: {allowed}")

    def parse(self, text: str) -> V:
        """Return the value of a typed text."""
        typed = self._typed(text.strip().casefold().replace("\u2013", "-"))
        for value in self.values:
            if option_text(value) == typed:
                return value
        if typed.isascii() and typed.isdecimal() and len(typed) < 10 and self._takes(int(typed)):
            return cast(V, int(typed))
        allowed = self._allowed(option_text)
        problem = f"{written(text)} is not allowed; allowed: {allowed}"
        raise EditionError(f"option {self.name}", problem)

    def plain(self, value: Any) -> V:
        """Convert a value that an edition stores to the form of `Edition.options`."""
        return cast(V, value)

    def shown(self, value: Any) -> str:
        """Return the option with a value, for an error message."""
        return f"{self.name} = {_in_file(value)}"

    def _meant(self, given: object) -> object:
        """Convert a given value to the form of `values`."""
        return given

    def _typed(self, text: str) -> str:
        """Convert a typed text to the form of `option_text`."""
        return text

    def _takes(self, number: int) -> bool:
        return (
            self.least is not None and self.most is not None and self.least <= number <= self.most
        )

    def _allowed(self, write: Callable[[object], str]) -> str:
        if self.name == "players":
            widest = max(cast(tuple[tuple[int, int], ...], self.values), key=_width)
            return f"{write(widest)} or any narrower range"
        named = ", ".join(write(value) for value in self.values)
        if self.least is None:
            return named
        numbers = f"a whole number from {self.least} to {self.most}"
        return f"{named} or {numbers}" if named else numbers


def _in_file(value: object) -> str:
    return written(NONE if value is None else value)


def _width(players: tuple[int, int]) -> int:
    return players[1] - players[0]


class Edition(msgspec.Struct, Generic[V], frozen=True, kw_only=True, cache_hash=True):
    """One way to play a game: a value for every option, without contradictions."""

    name: str
    """The preset or the file the values came from; kept when single options are changed."""
    players_min: int
    """Fewest players; with `players_max` the option `players`."""
    players_max: int
    """Most players."""
    rules_version: int = RULES_VERSION
    """The version of the rules that the options are for; it is not an option itself."""

    choices: ClassVar[Mapping[str, Option[Any]]]
    """The options of the game by their names, in the order of the ledger."""

    def __post_init__(self) -> None:
        """Reject impossible values, however the edition was constructed."""
        place = f'edition "{self.name}"'
        checked = self._checked(self._values(), place=place)
        self._check_version(checked, place=place)
        del checked["players"]
        for name, value in checked.items():  # each in the form that its option stores
            msgspec.structs.force_setattr(self, name, value)

    @classmethod
    def from_options(
        cls, name: str, options: Mapping[str, object], *, rules_version: int = RULES_VERSION
    ) -> Self:
        """Return the edition with exactly these values, in the form of `options()` or a TOML file.

        Options added after version 1 of the rules need no value for that version.
        """
        if rules_version == 1:
            options = {**cls.values_of_version_1(), **options}
        return cls._made(name, options, place=f'edition "{name}"', rules_version=rules_version)

    @classmethod
    def from_toml(cls, values: Mapping[str, object], path: Path) -> Self:
        """Return the edition that a file describes."""
        return cls._made(path.stem, values, place=str(path))

    def options(self) -> dict[str, V]:
        """Return the value of every option, in the order of the ledger."""
        return {name: self.choices[name].plain(value) for name, value in self._values().items()}

    def with_options(self, **options: object) -> Self:
        """Return this edition with some options changed."""
        if not options:
            return self
        changed = {**self._values(), **options}
        return self.from_options(self.name, changed, rules_version=self.rules_version)

    def differences(self, other: Self) -> dict[str, tuple[V, V]]:
        """Return each option that differs, with the value here and the value in `other`."""
        theirs = other.options()
        return {
            name: (value, theirs[name])
            for name, value in self.options().items()
            if value != theirs[name]
        }

    @classmethod
    def contradictions(cls, options: Mapping[str, Any]) -> Iterator[Contradiction]:
        """Yield contradictory options."""
        yield from ()

    def _values(self) -> dict[str, Any]:
        players = (self.players_min, self.players_max)
        return {
            name: players if name == "players" else getattr(self, name) for name in self.choices
        }

    @classmethod
    def _made(
        cls,
        name: str,
        options: Mapping[str, object],
        *,
        place: str,
        shown: Mapping[str, object] | None = None,
        rules_version: int = RULES_VERSION,
    ) -> Self:
        values = cls._checked(options, place=place, shown=shown)
        fewest, most = values.pop("players")
        return cls(
            name=name,
            players_min=fewest,
            players_max=most,
            rules_version=rules_version,
            **values,
        )

    @classmethod
    def values_of_version_1(cls) -> dict[str, Any]:
        """Return the options added after version 1 of the rules, with the values it implied."""
        return {
            name: option.in_version_1
            for name, option in cls.choices.items()
            if option.in_version_1 is not msgspec.UNSET
        }

    def _check_version(self, values: Mapping[str, object], *, place: str) -> None:
        if not 1 <= self.rules_version <= RULES_VERSION:
            known = f"known: 1 to {RULES_VERSION}"
            raise EditionError(
                place, f"version {self.rules_version} of the rules is unknown; {known}"
            )
        if self.rules_version > 1:
            return
        for name, value in self.values_of_version_1().items():
            option = self.choices[name]
            if values[name] != option.check(value, place=place):
                problem = f"{option.shown(values[name])} is not in version 1 of the rules"
                raise EditionError(place, problem)

    @classmethod
    def _checked(
        cls,
        options: Mapping[str, object],
        *,
        place: str,
        shown: Mapping[str, object] | None = None,
    ) -> dict[str, Any]:
        """Return the values in the ledger's order, or raise the first error found.

        `shown` has, by option, what errors show instead of the value.
        """
        for name in options:
            if name not in cls.choices:
                raise EditionError(place, f"option {unknown(name, tuple(cls.choices))}")
        missing = [name for name in cls.choices if name not in options]
        if missing:
            raise EditionError(place, f"no value for {', '.join(missing)}")
        checked = {
            name: option.check(options[name], place=place) for name, option in cls.choices.items()
        }
        for *pair, why in cls.contradictions(checked):
            values = {**checked, **(shown or {})}
            one, other = (cls.choices[name].shown(values[name]) for name in pair)
            raise EditionError(place, f"{one} contradicts {other}: {why}")
        return checked


def option_named(name: str, options: Mapping[str, Option[V]]) -> Option[V]:
    """Return an option by its name."""
    if name not in options:
        raise EditionError("option", unknown(name, tuple(options)))
    return options[name]


class Presets(Generic[E]):
    """The presets of a game: TOML files in a directory, each read once."""

    def __init__(
        self, edition: type[E], directory: Path, order: Sequence[str], *, others: Sequence[str] = ()
    ) -> None:
        self._edition = edition
        self._directory = directory
        self._order = order
        self._others = others  # files in the directory that are not presets
        self._loaded: dict[str, E] = {}
        self._version_1: dict[str, E] = {}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the presets: first those of the ledger, in its order."""
        found = {path.stem for path in self._directory.glob("*.toml")}.difference(self._others)
        ledger = [name for name in self._order if name in found]
        return (*ledger, *sorted(found.difference(ledger)))

    def load(self, name_or_path: str | Path) -> E:
        """Return a preset by its name, or the edition in a TOML file by its path.

        A text that ends in `.toml` is a path. A file may begin with `base = "a preset"`
        and then give only the options that differ from that preset.
        """
        if isinstance(name_or_path, Path) or name_or_path.endswith(".toml"):
            path = Path(name_or_path)
            return self._made(_read_toml(path), path)
        if name_or_path not in self.names:
            raise EditionError("edition", unknown(name_or_path, self.names))
        if name_or_path not in self._loaded:
            self._load_preset(name_or_path)
        return self._loaded[name_or_path]

    def in_version(self, name: str, rules_version: int) -> E:
        """Return a preset as it was in a version of the rules."""
        preset = self.load(name)
        if rules_version != 1:
            return preset
        if name not in self._version_1:
            changed = _read_toml(self._path(name)).get(VERSION_1, {})
            values = {**preset.options(), **preset.values_of_version_1(), **cast(Any, changed)}
            self._version_1[name] = preset.from_options(name, values, rules_version=1)
        return self._version_1[name]

    def _load_preset(self, name: str) -> None:
        values = _read_toml(self._path(name))
        values.pop(VERSION_1, None)
        self._loaded[name] = self._made(values, self._path(name))

    def _path(self, name: str) -> Path:
        return self._directory / f"{name}.toml"

    def _made(self, values: dict[str, object], path: Path) -> E:
        if "base" in values:
            base = values.pop("base")
            if base not in self.names:
                raise EditionError(str(path), f"base: {unknown(base, self.names)}")
            values = {**self.load(str(base)).options(), **values}
        return self._edition.from_toml(values, path)


def not_text(error: UnicodeDecodeError) -> str:
    """Return what is wrong with a file that is not text, and where."""
    line = error.object.count(b"\n", 0, error.start) + 1
    return f"this is not UTF-8 text (line {line})"


def _read_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(str(path), error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise EditionError(str(path), not_text(error)) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise EditionError(str(path), str(error)) from error
