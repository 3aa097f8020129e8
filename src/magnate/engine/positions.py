"""Read positions in text form line by line; errors name the bad line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from typing_extensions import override

from magnate.engine.editions import Edition, EditionError, option_text

MOST = 10**9 - 1  # the largest number that may be written

E = TypeVar("E", bound=Edition[Any])


class PositionError(ValueError):
    """A text that does not describe a possible position; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem

    @override
    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"


def is_number(word: str) -> bool:
    """Return whether a word consists of digits."""
    return word.isascii() and word.isdecimal()


def whole_number(word: str) -> int:
    """Return the number written in digits; raise ValueError if it is too large."""
    digits = word.lstrip("0") or "0"
    if len(digits) > len(str(MOST)):
        raise ValueError(f"{word} is too large: {MOST} is the most")
    return int(digits)


class Reader(ABC, Generic[E]):
    """Reads a position line by line; `at` is the line being read."""

    def __init__(self, text: str) -> None:
        texts = (line.partition("#")[0].strip() for line in text.split("\n"))
        self.lines = [(at, line) for at, line in enumerate(texts, 1) if line]
        self.at = 0

    @abstractmethod
    def read_seat(self, seat: int, words: list[str]) -> None:
        """Read the rest of a line that begins with a seat's number."""

    def error(self, problem: str) -> PositionError:
        """Return an error that names the line being read."""
        return PositionError(self.at, problem)

    def take(self) -> str:
        """Return the next line."""
        if not self.lines:
            self.at += 1
            raise self.error("the position ends too early")
        self.at, line = self.lines.pop(0)
        return line

    def next_word(self) -> str:
        """Return the first word of the next line without consuming it."""
        return self.lines[0][1].split()[0] if self.lines else ""

    def read_edition(
        self, game: str, preset: Callable[[str], E], parse_option: Callable[[str, str], object]
    ) -> E:
        """Read the first line and the options."""
        line = self.take()
        words = line.split()
        if words[0] != game or len(words) != 2:
            raise self.error(f"expected {game!r} and an edition, got {line!r}")
        if words[1].endswith(".toml"):
            raise self.error(f"expected the name of an edition, not a file, got {words[1]!r}")
        try:
            edition = preset(words[1])
            options: dict[str, object] = {}
            while self.next_word() == "option":
                words = self.take().split(maxsplit=2)
                if len(words) != 3:
                    raise self.error("expected 'option', its name and its value")
                if words[1] in options:
                    raise self.error(f"option {words[1]} is given twice")
                options[words[1]] = parse_option(words[1], words[2])
            return edition.with_options(**options)
        except EditionError as error:
            raise self.error(str(error)) from error

    def read_seats(self, edition: E, most: int) -> int:
        """Read a line for every seat, and return their number."""
        seat = 0
        while self.next_word().isdecimal():
            words = self.take().split()
            if words[0] != str(seat + 1) or seat >= most:
                raise self.error(f"expected seat {seat + 1}, got {words[0]}")
            self.read_seat(seat, words[1:])
            seat += 1
        if any(line.split()[0] == str(seat + 1) for _, line in self.lines):
            raise self.error(f"{self.take().split()[0]!r} is out of place: seat {seat + 1} follows")
        if not edition.players_min <= seat <= edition.players_max:
            players = option_text((edition.players_min, edition.players_max))
            raise self.error(f"{seat} seats; {edition.name} is for {players}")
        return seat

    def counters(self, words: list[str], known: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield counters with their numbers."""
        for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
            if name not in known or not is_number(value):
                raise self.error(f"expected a counter and its number, got {name!r} {value!r}")
            yield name, value
