"""Read the data of a board or a deck; every error names the file and the place."""

from __future__ import annotations

import json
import re
from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final, NoReturn, Self

import msgspec

from magnate.engine.editions import EditionError, not_text, unknown, written

MOST_AMOUNT: Final = 1_000_000  # of a price, rent or payment; keeps sums from overflowing
LONGEST_NAME: Final = 80

OWN: Final = "own"
"""The name of every custom board and deck."""


class Data(msgspec.Struct, frozen=True, dict=True, cache_hash=True):
    """A board or a deck."""

    name: str
    """Its name if it comes with the game, `own` if it is custom."""

    @abstractmethod
    def data(self) -> dict[str, object]:
        """Return the contents of its file."""

    @cached_property
    def is_checked(self) -> bool:
        """Whether it was parsed, and is therefore known to be valid."""
        return False

    def checked(self) -> Self:
        """Mark this as known to be valid, and return it."""
        vars(self)["is_checked"] = True
        return self


class Node:
    """A value in the data, with its file and its place in the file."""

    def __init__(self, value: object, file: str, place: str = "") -> None:
        self.value = value
        self.file = file
        self.place = place

    def fault(self, problem: str) -> NoReturn:
        """Raise the error that names this place: `squares[3] (baltic): rent has 5 numbers`."""
        raise EditionError(self.file, f"{self.place} {problem}" if self.place else problem)

    def fields(self, needed: tuple[str, ...], possible: tuple[str, ...] = ()) -> None:
        """Reject anything but an object with all of the needed fields and no unknown ones."""
        known = (*needed, *possible)
        for name in self._object():
            if name not in known:
                self.fault(f"has an unexpected field: {unknown(name, known)}")
        missing = [name for name in needed if name not in self._object()]
        if missing:
            self.fault(f"has no {', '.join(missing)}")

    def has(self, name: str) -> bool:
        """Return whether an object has a field."""
        return name in self._object()

    def field(self, name: str) -> Node:
        """Return the value of a field."""
        if not self.has(name):
            self.fault(f"has no {name}")
        return Node(self._object()[name], self.file, f"{self.place}: {name}".removeprefix(": "))

    def pairs(self) -> list[tuple[str, Node]]:
        """Return all fields of an object."""
        return [(name, self.field(name)) for name in self._object()]

    def items(self, least: int, most: int, *, what: str) -> list[Node]:
        """Return the elements of a list; its length must be in a range."""
        if not isinstance(self.value, list | tuple):
            self.fault(f"is {shown(self.value)}, expected a list")
        if not least <= len(self.value) <= most:
            expected = str(least) if least == most else f"{least} to {most}"
            self.fault(f"has {len(self.value)} {what}, expected {expected}")
        return [Node(each, self.file, f"{self.place}[{i}]") for i, each in enumerate(self.value)]

    def named(self, name: str) -> Node:
        """Return the same value with its id added to its place: `squares[3] (baltic)`."""
        return Node(self.value, self.file, f"{self.place} ({name})")

    def whole(self, least: int = 0, most: int = MOST_AMOUNT) -> int:
        """Return a whole number in a range."""
        if type(self.value) is not int or not least <= self.value <= most:
            self.fault(f"is {shown(self.value)}, expected a whole number from {least} to {most}")
        return self.value

    def text(self) -> str:
        """Return the value if it is a string."""
        if not isinstance(self.value, str):
            self.fault(f"is {shown(self.value)}, expected a text")
        return self.value

    def name(self) -> str:
        """Return a display name: one line, neither empty nor too long."""
        name = self.text()
        single_spaced = name == " ".join(name.split())
        if not single_spaced or not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
            self.fault(
                f"is {shown(name)}, expected 1 to {LONGEST_NAME} printable characters"
                " without extra spaces"
            )
        return name

    def id(self, *, joints: str = "-") -> str:
        """Return an identifier such as `st-charles`."""
        given = self.text()
        if not is_id(given, joints=joints):
            self.fault(
                f"is {shown(given)}, expected lower-case letters a to z and digits,"
                f" in words joined by {' or '.join(joints)}, beginning with a letter"
            )
        return given

    def word(self, known: tuple[str, ...]) -> str:
        """Return the value if it is one of the known words."""
        given = self.text()
        if given not in known:
            self.fault(unknown(given, known))
        return given

    def _object(self) -> Mapping[str, object]:
        if not isinstance(self.value, Mapping):
            self.fault(f"is {shown(self.value)}, expected an object")
        for name in self.value:
            if not isinstance(name, str):
                self.fault(f"has the field {shown(name)}, expected a text")
        return self.value


def is_id(text: str, *, joints: str = "-") -> bool:
    """Return whether a text can be an identifier."""
    form = rf"[a-z][a-z0-9]*([{joints}][a-z0-9]+)*"
    return len(text) <= LONGEST_NAME and re.fullmatch(form, text) is not None


def read_json(path: Path) -> object:
    """Return the contents of a JSON file."""
    try:
        return parse_json(path.read_text(encoding="utf-8"), place=str(path))
    except OSError as error:
        raise EditionError(str(path), error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise EditionError(str(path), not_text(error)) from error


def parse_json(text: str, *, place: str) -> object:
    """Parse a JSON text."""
    try:
        return json.loads(text, object_pairs_hook=_object_without_repetition)
    except RecursionError:
        raise EditionError(place, "too deeply nested") from None
    except ValueError as error:
        raise EditionError(place, str(error)) from error


def _object_without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        of = f" of {shown(fields['id'])}" if "id" in fields else ""
        raise ValueError(f"field {written(twice)}{of} is given twice")
    return fields


def shown(value: object) -> str:
    """Return a value as JSON, shortened if it is long."""
    text = written(value)
    return text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 3]}..."
