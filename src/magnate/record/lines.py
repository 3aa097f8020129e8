"""The lines of a record: JSON objects, read and written one by one."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Final, NoReturn, TypeVar

import msgspec

from magnate.engine.editions import RULES_VERSION
from magnate.engine.setup import Setup
from magnate.games import GAMES, game_info

from .errors import Fault, RecordError
from .fairness import FORMER_SCHEME, AnyFairness, FormerFairness
from .fields import Digest, Name, SeatNumber

FORMAT: Final = "magnate-record"
VERSION: Final = 2
VERSIONS: Final = (1, VERSION)
"""The versions that can be read; the hashes of version 1 do not cover the header."""
FIRST_RULES: Final = 1
"""The version of the rules that records without one were played by."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: the game, its edition with the value of every option, and the players.

    `setup` is what the players chose before the game, apart from its edition, if it is not the
    default. `start` is the position the game started from, if it did not start from the setup.
    `seed` and `fairness` are optional, and only in records of finished games.
    """

    game: Name
    edition: Name
    options: dict[str, Any]
    players: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1)]
    setup: dict[str, Any] = msgspec.field(default_factory=dict)
    start: str | None = None
    seed: int | str | None = None
    fairness: AnyFairness | None = None
    rules_version: int = FIRST_RULES
    """The version of the rules that the game is played under."""
    version: int = VERSION
    """The version of the format."""


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's action."""

    seat: SeatNumber
    do: str


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An outcome of chance."""

    chance: str


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's last decision, with the chance after it, was taken back."""

    seat: SeatNumber
    undo: bool = True


class HeaderHash(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The SHA-256 of the header; always the second line, except in version 1."""

    header: Digest


class Hash(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The SHA-256 of the header and the position at this point."""

    hash: Digest


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    outcome: dict[str, Any]


RecordEntry = Decision | Chance | Undo
Line = RecordEntry | HeaderHash | Hash | End

# A line has no tag: its keys identify its kind.
_KINDS: Final[dict[frozenset[str], type[Line]]] = {
    frozenset(kind.__struct_fields__): kind
    for kind in (Decision, Chance, Undo, HeaderHash, Hash, End)
}
_MISSING: Final = re.compile(r"missing required field `(\w+)`")
_UNKNOWN: Final = re.compile(r"unknown field `(.*?)`(?: - at `|\Z)", re.DOTALL)
_PLACE: Final = re.compile(r" - at `\$\.?(?P<path>[\w.]*)")

S = TypeVar("S", bound=msgspec.Struct)


def header_text(header: Header) -> str:
    """Return the first line of a file."""
    fields = msgspec.to_builtins(header)
    fields.pop("version", None)  # it comes first
    if isinstance(header.fairness, FormerFairness):
        del fields["fairness"]["scheme"]  # which did not exist then
    return _written({"format": FORMAT, "version": header.version, **fields})


def header_hash(header: Header) -> HeaderHash:
    """Return the second line of a file."""
    return HeaderHash(hashlib.sha256(header_text(header).encode()).hexdigest())


def position_hash(header: Header, position: str) -> Hash:
    """Return the hash line for a position with this SHA-256."""
    if header.version == 1:
        return Hash(position)
    both = header_hash(header).header + position
    return Hash(hashlib.sha256(both.encode()).hexdigest())


def line_text(line: Line) -> str:
    """Return a line of a file."""
    return _written(msgspec.to_builtins(line))


def plain(value: object) -> Any:
    """Return a value as it reads back from JSON: lists instead of tuples."""
    return json.loads(_written(value))


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, default=dict)


def numbered(data: bytes) -> Iterator[tuple[int, dict[str, object]]]:
    """Yield the number and the object of each line of a file, header included.

    A file that does not end with a complete line was cut off.
    """
    if not data:
        raise RecordError(Fault.NO_HEADER, 1)
    *whole, rest = data.split(b"\n")
    for number, line in enumerate(whole, 1):
        yield number, _read_object(line, number)
    if rest:
        raise RecordError(Fault.TRUNCATED, len(whole) + 1)


def _read_object(data: bytes, number: int) -> dict[str, object]:
    """Return the object of a line.

    The standard decoder reads it, because msgspec would accept a key that occurs twice.
    """
    try:
        found = json.loads(
            data.decode("utf-8"), object_pairs_hook=_unique, parse_constant=_no_number
        )
    except UnicodeDecodeError as error:
        raise RecordError(Fault.NOT_TEXT, number, column=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise RecordError(Fault.NOT_JSON, number, column=error.colno) from None
    except (ValueError, RecursionError):  # a duplicate key, NaN, or a number or nesting too large
        raise RecordError(Fault.NOT_JSON, number, column=1) from None
    if not isinstance(found, dict):
        raise RecordError(Fault.NOT_JSON, number, column=1)
    return found


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key occurs twice")
    return dict(pairs)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a number")


def read_header(fields: Mapping[str, object]) -> Header:
    """Return the header in the first line."""
    if fields.get("format") != FORMAT:
        raise RecordError(Fault.NO_HEADER, 1)
    version = fields.get("version")
    if version not in VERSIONS or isinstance(version, bool):
        known = ", ".join(map(str, VERSIONS))
        raise RecordError(Fault.UNKNOWN_VERSION, 1, version=_written(version), known=known)
    if "game" in fields:
        _check_game(fields["game"])
    rest = {key: value for key, value in fields.items() if key != "format"}
    for key, value in rest.items():
        if value is None:  # an absent key is None; null is not a valid value
            raise _bad_value(1, key, rest)
    header = _check_rules(_converted(_with_scheme(rest), Header, 1))
    setup_of(header)  # only to check it
    return header


def _with_scheme(fields: dict[str, object]) -> dict[str, object]:
    """Name the scheme of a proof of fair chance; the former one has no name in files."""
    fairness = fields.get("fairness")
    if isinstance(fairness, dict) and "scheme" not in fairness:
        return {**fields, "fairness": {"scheme": FORMER_SCHEME, **fairness}}
    return fields


def setup_of(header: Header) -> Setup:
    """Return what was chosen before the game; a field that does not fit raises RecordError."""
    try:
        return msgspec.convert(header.setup, game_info(header.game).setup)
    except msgspec.ValidationError as error:
        raise _fault_of(str(error), {"setup": header.setup}, 1, within="setup") from None


def checked_header(header: Header) -> Header:
    """Return the header after checking that it can be written to a file."""
    _check_game(header.game)
    return _converted(msgspec.to_builtins(header), Header, 1)


def _check_game(game: object) -> None:
    if game not in tuple(GAMES):  # a tuple, because the value may not be hashable
        raise RecordError(Fault.UNKNOWN_GAME, 1, game=_written(game), known=", ".join(GAMES))


def _check_rules(header: Header) -> Header:
    """Refuse a game that was recorded under unknown rules by a later release."""
    if not FIRST_RULES <= header.rules_version <= RULES_VERSION:
        version, known = str(header.rules_version), str(RULES_VERSION)
        raise RecordError(Fault.UNKNOWN_RULES, 1, version=version, known=known)
    return header


def read_line(fields: Mapping[str, object], number: int) -> Line:
    """Convert the object of a line after the header."""
    kind = _KINDS.get(frozenset(fields))
    if kind is None:
        known = frozenset().union(*_KINDS)
        for key in fields:
            if key not in known:
                raise RecordError(Fault.UNKNOWN_KEY, number, name=key)
        raise RecordError(Fault.NOT_AN_ENTRY, number, keys=", ".join(fields) or "-")
    line = _converted(fields, kind, number)
    if isinstance(line, Undo) and not line.undo:
        raise _bad_value(number, "undo", fields)
    return line


def in_order(lines: Iterable[tuple[int, Line]]) -> Iterator[tuple[int, Line]]:
    """Pass lines on; check that the last is an outcome or a hash, and no other is an outcome."""
    last: Line | None = None
    number = 1
    for number, line in lines:
        if isinstance(last, End):
            raise RecordError(Fault.AFTER_OUTCOME, number)
        yield number, line
        last = line
    if not isinstance(last, Hash | End):
        raise RecordError(Fault.TRUNCATED, number + 1)


def _converted(fields: Mapping[str, object], kind: type[S], number: int) -> S:
    """Return fields as a line; a field that does not fit raises RecordError with its name."""
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise _fault_of(str(error), fields, number) from None


def _fault_of(
    problem: str, fields: Mapping[str, object], number: int, *, within: str = ""
) -> RecordError:
    """Return the error for a message of msgspec, which is the only place that names the field."""
    place = _PLACE.search(problem)
    path = ".".join(filter(None, (within, place["path"] if place else "")))
    for fault, pattern in ((Fault.MISSING_KEY, _MISSING), (Fault.UNKNOWN_KEY, _UNKNOWN)):
        if found := pattern.search(problem):
            return RecordError(fault, number, name=".".join(filter(None, (path, found[1]))))
    return _bad_value(number, path, fields)


def _bad_value(number: int, path: str, fields: Mapping[str, object]) -> RecordError:
    value: Any = fields
    for key in path.split("."):
        value = value[key]
    return RecordError(Fault.BAD_VALUE, number, name=path, value=json.dumps(value, default=str))
