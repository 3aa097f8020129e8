"""The record of a game: create it, write, read, replay and verify it."""

from __future__ import annotations

import os
import secrets
import shutil
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from magnate.games import info_of

from .errors import RecordError
from .fairness import AnyFairness
from .lines import (
    Chance,
    Decision,
    End,
    Hash,
    Header,
    Line,
    RecordEntry,
    Undo,
    checked_header,
    header_hash,
    header_text,
    in_order,
    line_text,
    numbered,
    plain,
    position_hash,
    read_header,
    read_line,
)
from .replaying import begin, digest_of, end_of, play, played

if TYPE_CHECKING:
    from magnate.engine.game import Seed
    from magnate.games import AnyGame

HASH_EVERY: Final = 20  # entries


@dataclass(frozen=True)
class Record:
    """A game as the lines of a file: its entries, hashes at intervals, and the outcome."""

    header: Header
    lines: tuple[Line, ...]

    @classmethod
    def of(
        cls, game: AnyGame, *, with_seed: bool = False, fairness: AnyFairness | None = None
    ) -> Record:
        """Return the record of a game, finished or not.

        `with_seed` adds the seed, and `fairness` the proof that given chance was fair; `verify`
        recomputes chance from either. Both need a game that is over, because they reveal what is
        still hidden in a running one.
        """
        return Recorder(game).record(with_seed=with_seed, fairness=fairness)

    @property
    def entries(self) -> tuple[RecordEntry, ...]:
        """The decisions, outcomes of chance and undos."""
        return tuple(line for line in self.lines if isinstance(line, RecordEntry))

    @property
    def is_over(self) -> bool:
        """Whether the record reaches the end of the game."""
        return bool(self.lines) and isinstance(self.lines[-1], End)

    def text(self) -> str:
        """Return the content of the file."""
        lines = (header_text(self.header), *map(line_text, self.lines))
        return "".join(f"{line}\n" for line in lines)

    def write(self, path: str | Path) -> None:
        """Write the file atomically: after a failure the previous file is still there."""
        _write_atomically(Path(os.path.realpath(path)), self.text().encode())

    def states(self) -> Iterator[tuple[RecordEntry | None, AnyGame]]:
        """Yield the start, then each entry, with the game after it.

        Every step yields the same game object: `copy()` what you want to keep. Everything is
        checked on the way, as in `replay`.
        """
        yield from played(self.header, enumerate(self.lines, 2))


class Recorder:
    """Makes records of a running game; each one replays only the entries since the last.

    The whole history is replayed once, because undone states are not stored.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        # A second game replays the entries, because hashes are taken of earlier states.
        self._twin = begin(_header_of(game))
        self._lines: list[Line] = []  # their hashes are those of positions only
        self._entries = 0

    def record(self, *, with_seed: bool = False, fairness: AnyFairness | None = None) -> Record:
        """Return the record of the game so far."""
        if (with_seed or fairness) and not self._game.is_over:
            raise ValueError("the seed of a running game stays secret")
        for each in self._game.entries[self._entries :]:
            entry = _entry_of(each.seat, each.action)
            self._entries += 1
            play(self._twin, entry, self._entries)
            self._lines.append(entry)
            if self._entries % HASH_EVERY == 0:
                self._lines.append(Hash(digest_of(self._twin)))
        seed = self._game.seed if with_seed else None
        header = _header_of(self._game, seed=seed, fairness=fairness)
        return Record(header, (header_hash(header), *self._bound(header)))

    def _bound(self, header: Header) -> Iterator[Line]:
        """Yield the lines with hashes that cover the header, which changes when the game ends."""
        for line in (*self._lines, *self._end()):
            yield position_hash(header, line.hash) if isinstance(line, Hash) else line

    def _end(self) -> Iterator[Line]:
        """Yield the lines after the last entry."""
        if self._entries % HASH_EVERY or not self._entries:
            yield Hash(digest_of(self._twin))
        if self._twin.is_over:
            yield end_of(self._twin)


def read(path: str | Path) -> Record:
    """Return the record in a file; RecordError names the first line with a wrong form.

    Whether the actions are legal is checked when it is replayed.
    """
    with _naming(str(path)):
        fields = numbered(Path(path).read_bytes())
        header = _first(fields)
        return Record(header, tuple(line for _, line in in_order(_lines(fields))))


def replay(record: Record) -> AnyGame:
    """Return the game after all entries; an entry that does not fit raises RecordError."""
    ((_, game),) = deque(record.states(), maxlen=1)
    return game


def verify(path: str | Path) -> Record:
    """Return the record in a file after checking it line by line.

    This checks the form, the legality, the hashes and the outcome; with a seed or `fairness` also
    every outcome of chance.
    """
    with _naming(str(path)):
        return verified(Path(path).read_bytes())


def verified(data: bytes) -> Record:
    """Return the record that the content of a file holds, checked as by `verify`."""
    fields = numbered(data)
    header = _first(fields)
    kept: list[Line] = []
    for _ in played(header, _keeping(_lines(fields), kept)):
        pass
    return Record(header, tuple(kept))


def _first(lines: Iterator[tuple[int, dict[str, object]]]) -> Header:
    return read_header(next(lines)[1])


def _lines(fields: Iterator[tuple[int, dict[str, object]]]) -> Iterator[tuple[int, Line]]:
    return ((number, read_line(each, number)) for number, each in fields)


def _keeping(lines: Iterator[tuple[int, Line]], kept: list[Line]) -> Iterator[tuple[int, Line]]:
    for number, line in lines:
        kept.append(line)
        yield number, line


@contextmanager
def _naming(file: str) -> Iterator[None]:
    try:
        yield
    except RecordError as error:
        error.file = file
        raise


def _header_of(game: AnyGame, *, seed: Seed = None, fairness: AnyFairness | None = None) -> Header:
    return checked_header(
        Header(
            game=info_of(game).name,
            edition=game.edition.name,
            options=plain(game.edition.options()),
            players=game.names,
            setup=plain(msgspec.to_builtins(game.setup)),
            start=game.start_position,
            seed=None if isinstance(seed, bytes) else seed,
            fairness=fairness,
            rules_version=game.edition.rules_version,
        )
    )


def _entry_of(seat: int | None, action: object | None) -> RecordEntry:
    if seat is None:
        return Chance(str(action))
    return Undo(seat) if action is None else Decision(seat, str(action))


def _write_atomically(path: Path, data: bytes) -> None:
    """Put a complete file in place; after an error the old one is untouched."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with beside.open("xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        with suppress(FileNotFoundError):  # there is no earlier file
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _keep_directory(path.parent)


def _keep_directory(directory: Path) -> None:
    """Make the rename survive a crash, on systems that can open directories."""
    if os.name == "posix":
        descriptor = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
