"""Runs vectors: reads a file, lets each play its game, and compares what it expects."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from . import acquire, monopoly

Json = object
Op: TypeAlias = acquire.Op | monopoly.Op
GAMES: dict[str, Mapping[str, type[Op]]] = {"acquire": acquire.OPS, "monopoly": monopoly.OPS}

# The errors of a malformed vector, or of one that the game cannot play.
FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
    msgspec.ValidationError,
)

AS_SETS = {"allowed", "survivor_choices", "set_aside", "winners"}
WITHOUT_ZEROS = {"shares", "bonuses"}
ONLY_NAMED = {"cash", "bank"}  # compared for the players and chains that the vector names


class Vector(msgspec.Struct, forbid_unknown_fields=True):
    """A worked case."""

    id: str
    game: str
    preset: str
    given: dict[str, Json]
    when: dict[str, Json]
    then: dict[str, Json]
    clause: Json = ""
    basis: Json = ""


class Verdict(NamedTuple):
    """Whether a vector holds: it has no problems."""

    name: str
    problems: list[str]


def read_vectors(text: str) -> list[Json]:
    """Return the vectors of a file; raise ValueError if it is not a JSON array."""
    vectors = json.loads(text)
    if not isinstance(vectors, list):
        raise ValueError(f"expected an array of vectors, got {_shown(vectors)}")
    return vectors


def missing_game(raw: Json) -> str | None:
    """Return the game that a vector belongs to if it does not exist yet."""
    game = raw.get("game") if isinstance(raw, dict) else None
    return game if isinstance(game, str) and game not in GAMES else None


def judge(raw: Json, number: int = 1) -> Verdict:
    """Play a vector and compare; whatever is wrong with it is a problem, never an exception."""
    name = str(raw.get("id", "")) if isinstance(raw, dict) else ""
    name = name or f"vector {number} of the file"
    try:
        vector = msgspec.convert(raw, Vector)
        if not vector.then:
            return Verdict(name, ["malformed: `then` expects nothing"])
        op = read_op(vector)
        name = f"{name} ({vector.game} {vector.preset}, {vector.when['op']}, {vector.clause})"
    except FAULTS as fault:
        return Verdict(name, [f"malformed: {_described(fault)}"])
    try:
        answer = op.answer()
    except FAULTS as fault:
        return Verdict(name, [f"expected {_shown(vector.then)}, got an error: {_described(fault)}"])
    return Verdict(name, differences(vector.then, answer))


def read_op(vector: Vector) -> Op:
    """Return what a vector asks; a field that the op does not know, or given twice, is an error."""
    ops = GAMES[vector.game]
    op = vector.when.get("op")
    if not isinstance(op, str) or op not in ops:
        raise ValueError(f"unknown op {_shown(op)}; known: {', '.join(ops)}")
    asked = {name: value for name, value in vector.when.items() if name != "op"}
    sources = (vector.given, asked, {"preset": vector.preset}, {"op": op})
    fields = Counter(name for source in sources for name in source)
    twice = [name for name, count in fields.items() if count > 1]
    if twice:
        raise ValueError(f"given twice: {', '.join(twice)}")
    return msgspec.convert({**vector.given, **asked, "preset": vector.preset}, ops[op])


def differences(expected: Mapping[str, Json], got: Mapping[str, Json]) -> list[str]:
    """Return a line for each expectation that the game does not meet."""
    lines = []
    for key, value in expected.items():
        if key not in got:
            lines.append(f"{key}: expected {_shown(value)}, got no {key}; got {_shown(got)}")
            continue
        wanted, found = _comparable(key, value, value), _comparable(key, got[key], value)
        if _shown(wanted) != _shown(found):
            lines.append(f"{key}: expected {_shown(wanted)}, got {_shown(found)}")
    return lines


def _comparable(key: str, value: Json, expected: Json) -> Json:
    """Return a value in the form in which it is compared under its key."""
    if key in AS_SETS and isinstance(value, list):
        return sorted(value, key=_shown)
    if key in WITHOUT_ZEROS:
        return _without_zeros(value)
    if key in ONLY_NAMED and isinstance(value, dict) and isinstance(expected, dict):
        return {name: number for name, number in value.items() if name in expected}
    return value


def _without_zeros(value: Json) -> Json:
    if not isinstance(value, dict):
        return value
    inner = {name: _without_zeros(each) for name, each in value.items()}
    return {name: each for name, each in inner.items() if each not in (0, {})}


def _shown(value: Json) -> str:
    """Return a value as JSON, the same for equal values."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=str)


def _described(fault: Exception) -> str:
    plain = isinstance(fault, ValueError | msgspec.ValidationError)
    return str(fault) if plain else f"{type(fault).__name__}: {fault}"


def run(raw: Sequence[Json]) -> bool:
    """Judge all vectors, print the failures, and return whether all of existing games hold."""
    judged = []
    missing: Counter[str] = Counter()
    for number, each in enumerate(raw, 1):
        game = missing_game(each)
        if game is None:
            judged.append(judge(each, number))
        else:
            missing[game] += 1
    for verdict in judged:
        _print_verdict(verdict)
    for game, count in missing.items():
        print(f"{count} of {len(raw)} vectors belong to a game that does not exist yet: {game}")
    held = sum(not verdict.problems for verdict in judged)
    print(f"{held} of {len(judged)} vectors hold")
    return held == len(judged)


def _print_verdict(verdict: Verdict) -> None:
    if verdict.problems:
        print(f"{verdict.name} fails")
    for problem in verdict.problems:
        print(f"    {problem}")


def main(arguments: Sequence[str]) -> int:
    """Run the vectors of a file; 0 when all hold, 1 when one fails, 2 when there are none."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: python -m tests.vectors FILE", file=sys.stderr)
        return 2
    try:
        vectors = read_vectors(Path(arguments[0]).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as error:
        print(f"{arguments[0]}: {error}", file=sys.stderr)
        return 2
    return 0 if run(vectors) else 1
