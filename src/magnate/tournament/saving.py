"""The games of a tournament in a file, so that it can be interrupted and resumed.

The first line is the plan, each further line a game. Unfinished blocks are played again.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from typing_extensions import override

from magnate.games import GAMES, game_info
from magnate.messages import catalog

from .games import GameResult, Plan

if TYPE_CHECKING:
    from magnate.messages import Catalog


class SavedError(Exception):
    """A file without a tournament, or with another one; `key` is the message for the line."""

    def __init__(self, line: int, key: str, **arguments: str) -> None:
        super().__init__(line, key)
        self.line = line
        self.key = key
        self.arguments = arguments

    def sentence(self, words: Catalog) -> str:
        """Return the problem in a language, without the line."""
        return words.text(self.key, **self.arguments)

    @override
    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence(catalog('en'))}"


def plan_in(path: Path) -> Plan | None:
    """Return the plan of the tournament in a file, or None if there is none."""
    try:
        with path.open("rb") as file:
            return _read_plan(file.readline())
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def _read_plan(line: bytes) -> Plan:
    """Return the plan in the first line of a file; one without a rules version has version 1."""
    fields = msgspec.json.decode(line, type=dict[str, Any])
    plan = msgspec.convert({"rules_version": 1, **fields}, Plan)
    if plan.rules_version > 1 or plan.game not in GAMES:
        return plan
    implied = game_info(plan.game).edition.values_of_version_1()
    return msgspec.structs.replace(plan, options={**implied, **plan.options})


class Saved:
    """The file of a tournament; `add` returns after the games are written."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._seats = len(plan.bots)
        if path.exists() and path.stat().st_size:
            self.games = self._read(plan)
        else:
            self.games = []
        self._write(plan)

    def _read(self, plan: Plan) -> list[GameResult]:
        first, *lines = self._path.read_bytes().splitlines(keepends=True)
        self._check(first, plan)
        if lines and not lines[-1].endswith(b"\n"):  # written by a process that was killed
            lines.pop()
        games = []
        for number, line in enumerate(lines, 2):
            try:
                games.append(msgspec.json.decode(line, type=GameResult))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise SavedError(number, "tournament-not-a-game", why=str(error)) from None
        return self._whole_blocks(games)

    def _check(self, line: bytes, plan: Plan) -> None:
        try:
            kept = _read_plan(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise SavedError(1, "tournament-not-one", why=str(error)) from None
        there = _facts(kept)
        for name, mine in _facts(plan).items():
            other = there.get(name)
            if mine != other:
                texts = {"kept": _json(other), "asked": _json(mine)}
                raise SavedError(1, "tournament-another", what=name, **texts)

    def _whole_blocks(self, games: Iterable[GameResult]) -> list[GameResult]:
        blocks: dict[int, dict[int, GameResult]] = {}
        for game in games:
            blocks.setdefault(game.block, {})[game.rotation] = game
        whole = [block for block in blocks.values() if len(block) == self._seats]
        return [game for block in whole for game in block.values()]

    def _write(self, plan: Plan) -> None:
        """Write the plan and the games of complete blocks only."""
        # Replaced atomically: a kill at this point must not lose hours of games.
        beside = self._path.with_name(self._path.name + ".new")
        beside.write_bytes(b"".join(map(_line, (plan, *self.games))))
        beside.replace(self._path)

    def add(self, games: Iterable[GameResult]) -> None:
        """Append the games of a block."""
        new = list(games)
        with self._path.open("ab") as file:
            file.write(b"".join(map(_line, new)))
        self.games += new


def _facts(plan: Plan) -> dict[str, object]:
    """Return the fields of a plan as JSON values, with each rule option as its own field."""
    fields = msgspec.json.decode(msgspec.json.encode(plan))
    options = fields.pop("options")
    return {**fields, **options}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _line(what: msgspec.Struct) -> bytes:
    return msgspec.json.encode(what) + b"\n"
