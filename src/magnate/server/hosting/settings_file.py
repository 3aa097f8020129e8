"""Reads the settings file, which is TOML, and writes settings as such a file."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect
from typing_extensions import override

from .settings import Settings

FILE_NAME: Final = "settings.toml"
LONGEST_SHOWN: Final = 100
_PLACE: Final = re.compile(r" - at `\$\.?([^`]*)`$")
_UNKNOWN: Final = re.compile(r"unknown field `([^`]*)`")
_HEADER: Final = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
_KEY: Final = re.compile(r"\s*([\w.\" -]+?)\s*=")

Key = tuple[str, ...]


class SettingsFault(StrEnum):
    """What is wrong with a settings file."""

    NOT_TOML = "not_toml"
    UNKNOWN_KEY = "unknown_key"
    WRONG_VALUE = "wrong_value"

    @property
    def message_key(self) -> str:
        """The key of the sentence for people."""
        return f"settings-{self.value.replace('_', '-')}"


class Allowed(msgspec.Struct, frozen=True):
    """What a setting may be: a kind of value, its range, and the names that are known."""

    kind: str
    least: float | None = None
    most: float | None = None
    known: tuple[str, ...] = ()


class SettingsFileError(Exception):
    """A settings file that cannot be used; `key` and `value` are what is wrong in it."""

    def __init__(
        self,
        fault: SettingsFault,
        path: Path,
        *,
        line: int | None = None,
        key: str = "",
        value: str = "",
        allowed: Allowed | None = None,
    ) -> None:
        super().__init__(fault, path, line, key, value)
        self.fault = fault
        self.path = path
        self.line = line
        self.key = key
        self.value = value
        self.allowed = allowed

    @override
    def __str__(self) -> str:
        return f"{self.path}: {self.fault} {self.key or self.value}"


def read_settings(path: Path) -> Settings:
    """Return the settings in a file; raise SettingsFileError if there is an error in it."""
    text = _text(path)
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SettingsFileError(SettingsFault.NOT_TOML, path, value=str(error)) from None
    merged = _merged(msgspec.to_builtins(Settings()), given)
    try:
        return msgspec.convert(merged, Settings)
    except msgspec.ValidationError as error:
        raise _located(error, merged, path, text) from None


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SettingsFileError(SettingsFault.NOT_TOML, path, value=str(error)) from None


def _merged(usual: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the given values, and the usual ones for keys that are not given."""
    merged = {**usual, **given}
    for key, value in given.items():
        if isinstance(value, dict) and isinstance(usual.get(key), dict):
            merged[key] = _merged(usual[key], value)
    return merged


def _located(
    error: msgspec.ValidationError, merged: Mapping[str, Any], path: Path, text: str
) -> SettingsFileError:
    place = _PLACE.search(str(error))
    key: Key = tuple(place[1].split(".")) if place and place[1] else ()
    allowed = _allowed(_type_of(key))
    fault = SettingsFault.WRONG_VALUE
    if unknown := _UNKNOWN.search(str(error)):
        fault, key = SettingsFault.UNKNOWN_KEY, (*key, unknown[1])
    value: Any = merged
    for name in key:
        value = value[name]
    return SettingsFileError(
        fault,
        path,
        line=_line_of(text, key),
        key=".".join(key),
        value=json.dumps(value, default=str, ensure_ascii=False)[:LONGEST_SHOWN],
        allowed=allowed,
    )


def _line_of(text: str, key: Key) -> int | None:
    """Return the line of a key, or the last line of what contains it."""
    found, depth = None, 1
    section: Key = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            section = place = _parts(header[1])
        elif named := _KEY.match(line):
            place = (*section, *_parts(named[1]))
        else:
            continue
        if len(place) >= depth and key[: len(place)] == place:
            found, depth = number, len(place)
    return found


def _parts(text: str) -> Key:
    return tuple(part.strip(' "') for part in text.split("."))


def _type_of(key: Key) -> inspect.Type:
    """Return the type of a key, as msgspec describes it."""
    found: inspect.Type = inspect.type_info(Settings)
    for name in key:
        assert isinstance(found, inspect.StructType)
        found = next(field.type for field in found.fields if field.name == name)
    return found


def _allowed(found: inspect.Type) -> Allowed:
    match found:
        case inspect.Metadata(type=inner, extra=extra):
            return Allowed(extra["allowed"]) if extra else _allowed(inner)
        case inspect.UnionType(types=types):
            return _allowed(types[0])
        case inspect.IntType(ge=least, le=most):
            return Allowed("whole-number", least, most)
        case inspect.FloatType(ge=least, le=most):
            return Allowed("number", least, most)
        case inspect.LiteralType(values=values):
            return Allowed("choice", known=tuple(map(str, values)))
        case inspect.StructType(fields=fields):
            return Allowed("section", known=tuple(field.name for field in fields))
        case inspect.BoolType():
            return Allowed("switch")
    return Allowed("text")


def as_toml(settings: Settings) -> str:
    """Return settings as a file; a setting without a value is a comment."""
    return "\n".join(_lines(msgspec.to_builtins(settings), ())) + "\n"


def _lines(values: Mapping[str, Any], section: Key) -> Iterator[str]:
    below = {key: value for key, value in values.items() if isinstance(value, dict)}
    for key, value in values.items():
        if value is None:
            yield f"# {key} ="
        elif key not in below:
            yield f"{key} = {_written(value)}"
    for key, value in below.items():
        if any(isinstance(each, dict) for each in value.values()) or not section:
            yield f"\n[{'.'.join((*section, key))}]"
            yield from _lines(value, (*section, key))
        else:
            pairs = ", ".join(f"{name} = {_written(each)}" for name, each in value.items())
            yield f"{key} = {{ {pairs} }}"


def _written(value: object) -> str:
    """Return a value as TOML writes it; its strings, numbers and booleans are those of JSON."""
    return json.dumps(value, ensure_ascii=False)
