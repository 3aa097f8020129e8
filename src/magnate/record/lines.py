"""The lines of a record: JSON objects, read and written one by one."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NoReturn, cast

from .errors import Fault, RecordError
from .games import GAMES

FORMAT: Final = "magnate-record"
VERSION: Final = 1
_HASH_DIGITS: Final = 64


@dataclass(frozen=True)
class Fairness:
    """What proves that chance was fair, told when the game is over.

    The commitment was published before anyone gave a nonce; it and the secret seed are in
    hexadecimal digits, the nonces in the order of the seats that gave them.
    """

    commitment: str
    seed: str
    nonces: tuple[str, ...]


@dataclass(frozen=True)
class Header:
    """The first line: the game, its edition with the value of every option, and the players.

    `start` is the position the game began from, if it was one; `seed` and `fairness` are only
    known of games that are over, and not of all.
    """

    game: str
    edition: str
    options: Mapping[str, object]
    players: tuple[str, ...]
    start: str | None = None
    seed: int | str | None = None
    fairness: Fairness | None = None


@dataclass(frozen=True)
class Decision:
    """A seat's action."""

    seat: int
    do: str


@dataclass(frozen=True)
class Chance:
    """An outcome of chance."""

    chance: str


@dataclass(frozen=True)
class Undo:
    """A seat's last decision, and the chance after it, was taken back."""

    seat: int


@dataclass(frozen=True)
class Hash:
    """The SHA-256 of the position at this point."""

    hash: str


@dataclass(frozen=True)
class End:
    """How the game ended."""

    outcome: Mapping[str, object]


Entry = Decision | Chance | Undo
Line = Entry | Hash | End

_KEYS: Final[dict[frozenset[str], type[Line]]] = {
    frozenset({"seat", "do"}): Decision,
    frozenset({"chance"}): Chance,
    frozenset({"seat", "undo"}): Undo,
    frozenset({"hash"}): Hash,
    frozenset({"outcome"}): End,
}
_HEADER_KEYS: Final = ("format", "version", "game", "edition", "options", "players")
_OPTIONAL_KEYS: Final = ("start", "seed", "fairness")
_FAIRNESS_KEYS: Final = ("commitment", "seed", "nonces")


# Writing


def header_text(header: Header) -> str:
    """Return the first line of a file."""
    fields = {"format": FORMAT, "version": VERSION, **vars(header)}
    return _written({key: value for key, value in fields.items() if value is not None})


def line_text(line: Line) -> str:
    """Return a line of a file."""
    return _written({"seat": line.seat, "undo": True} if isinstance(line, Undo) else vars(line))


def plain(value: object) -> Any:
    """Return a value as it reads back from JSON: lists instead of tuples."""
    return json.loads(_written(value))


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, default=_plain_object)


def _plain_object(value: Any) -> dict[str, object]:
    return vars(value) if isinstance(value, Fairness) else dict(value)


# Reading


def numbered(data: bytes) -> Iterator[tuple[int, dict[str, object]]]:
    """Yield the number and the object of each line of a file, header included.

    A file that does not end with a whole line was cut off.
    """
    if not data:
        raise RecordError(Fault.NO_HEADER, 1)
    *whole, rest = data.split(b"\n")
    for number, line in enumerate(whole, 1):
        yield number, _read_object(line, number)
    if rest:
        raise RecordError(Fault.TRUNCATED, len(whole) + 1)


def _read_object(data: bytes, number: int) -> dict[str, object]:
    try:
        found = json.loads(
            data.decode("utf-8"), object_pairs_hook=_unique, parse_constant=_no_number
        )
    except UnicodeDecodeError as error:
        raise RecordError(Fault.NOT_TEXT, number, column=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise RecordError(Fault.NOT_JSON, number, column=error.colno) from None
    except (ValueError, RecursionError):  # a key twice, no number, or out of all proportion
        raise RecordError(Fault.NOT_JSON, number, column=1) from None
    if not isinstance(found, dict):
        raise RecordError(Fault.NOT_JSON, number, column=1)
    return found


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key occurs twice")
    return dict(pairs)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def read_header(fields: Mapping[str, object]) -> Header:
    """Return the header that the first line holds."""
    if fields.get("format") != FORMAT:
        raise RecordError(Fault.NO_HEADER, 1)
    version = fields.get("version")
    if version != VERSION or isinstance(version, bool):
        shown = _written(version)
        raise RecordError(Fault.UNKNOWN_VERSION, 1, version=shown, known=str(VERSION))
    _check_keys(fields, _HEADER_KEYS, optional=_OPTIONAL_KEYS)
    known = {key: fields[key] for key in fields if key not in ("format", "version")}
    if "fairness" in known:
        known["fairness"] = _read_fairness(known["fairness"])
    return checked_header(Header(**known))  # type: ignore[arg-type]


def _check_keys(
    fields: Mapping[str, object],
    needed: Iterable[str],
    *,
    optional: Iterable[str] = (),
    place: str = "",
) -> None:
    """Check that all keys that are needed are there, and none that is unknown."""
    for key in fields:
        if key not in (*needed, *optional):
            raise RecordError(Fault.UNKNOWN_KEY, 1, name=place + key)
    for key in needed:
        if key not in fields:
            raise RecordError(Fault.MISSING_KEY, 1, name=place + key)


def _read_fairness(value: object) -> Fairness:
    if not isinstance(value, Mapping):
        raise _bad_value(1, "fairness", value)
    _check_keys(value, _FAIRNESS_KEYS, place="fairness.")
    return Fairness(**value)


def _checked_fairness(given: Fairness) -> Fairness:
    """Return what is proved with; only its form is checked."""
    good = {
        "commitment": _is_hash(given.commitment),
        "seed": _is_hash(given.seed),
        "nonces": _are_texts(given.nonces),
    }
    for key, is_good in good.items():
        if not is_good:
            raise _bad_value(1, f"fairness.{key}", getattr(given, key))
    return Fairness(given.commitment, given.seed, tuple(given.nonces))


def checked_header(header: Header) -> Header:
    """Return a header whose values have the right types."""
    if header.game not in tuple(GAMES):  # also when it cannot be hashed
        raise RecordError(Fault.UNKNOWN_GAME, 1, game=_written(header.game), known=", ".join(GAMES))
    good = {
        "edition": is_name(header.edition),
        "options": isinstance(header.options, Mapping),
        "players": _are_names(header.players),
        "start": header.start is None or isinstance(header.start, str),
        "seed": header.seed is None or _is_seed(header.seed),
    }
    for key, is_good in good.items():
        if not is_good:
            raise _bad_value(1, key, getattr(header, key))
    fairness = None if header.fairness is None else _checked_fairness(header.fairness)
    return replace(header, players=tuple(header.players), fairness=fairness)


def _are_names(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(map(is_name, value))


def _are_texts(value: object) -> bool:
    return isinstance(value, list | tuple) and all(map(_is_text, value))


def is_name(value: object) -> bool:
    """Tell whether a text can stand in a line: no control characters, no half characters."""
    return bool(value) and _is_text(value)


def _is_text(value: object) -> bool:
    if not isinstance(value, str):
        return False
    categories = {unicodedata.category(sign) for sign in value}
    return not categories & {"Cc", "Cs", "Zl", "Zp"}


def _is_seed(value: object) -> bool:
    return isinstance(value, int | str) and not isinstance(value, bool)


def read_line(fields: Mapping[str, object], number: int) -> Line:
    """Return what a line after the header says."""
    kind = _KEYS.get(frozenset(fields))
    if kind is None:
        known = frozenset().union(*_KEYS)
        for key in fields:
            if key not in known:
                raise RecordError(Fault.UNKNOWN_KEY, number, name=key)
        raise RecordError(Fault.NOT_AN_ENTRY, number, keys=", ".join(fields) or "-")
    for key, value in fields.items():
        if not _GOOD[key](value):
            raise _bad_value(number, key, value)
    if kind is Undo:
        fields = {"seat": fields["seat"]}
    return cast(Callable[..., Line], kind)(**fields)


def in_order(lines: Iterable[tuple[int, Line]]) -> Iterator[tuple[int, Line]]:
    """Pass lines on, and check that an outcome is the last, and the last an outcome or a hash."""
    last: Line | None = None
    number = 1
    for number, line in lines:
        if isinstance(last, End):
            raise RecordError(Fault.AFTER_OUTCOME, number)
        yield number, line
        last = line
    if not isinstance(last, Hash | End):
        raise RecordError(Fault.TRUNCATED, number + 1)


def _is_seat(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def _is_hash(value: object) -> bool:
    return (
        isinstance(value, str)
        and len(value) == _HASH_DIGITS
        and not value.strip("0123456789abcdef")
    )


_GOOD: Final[dict[str, Callable[[object], bool]]] = {
    "seat": _is_seat,
    "do": lambda value: isinstance(value, str),
    "chance": lambda value: isinstance(value, str),
    "undo": lambda value: value is True,
    "hash": _is_hash,
    "outcome": lambda value: isinstance(value, dict),
}


def _bad_value(number: int, key: str, value: object) -> RecordError:
    return RecordError(Fault.BAD_VALUE, number, name=key, value=json.dumps(value, default=str))
