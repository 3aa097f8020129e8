"""A game with plain prompts, against opponents that decide at random: what all games share."""

from __future__ import annotations

import os
import secrets
import shutil
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from magnate import chance as chances
from magnate.messages import Catalog
from magnate.record import Recorder
from magnate.record.games import Entry, name_of
from magnate.record.games import Game as RecordedGame
from magnate.record.transcript import teller
from magnate.refusals import IllegalAction, NotationError
from magnate.typeset import wrapped

YOU: Final = 1  # the seat of the person; the others are bots


class Game(RecordedGame, Protocol):
    """A game that can be played in the terminal."""

    @property
    def awaits(self) -> str:
        """What the game awaits."""

    def play(self, action: Any, *, seat: int | None = None) -> object:
        """Carry out an action, typed or in text notation."""

    def history(self) -> Sequence[Entry]:
        """Return the actions that led here, without those taken back."""

    def legal_actions(self) -> Sequence[object]:
        """Return the listed actions of the seat asked, or all outcomes of chance."""


G = TypeVar("G", bound=Game)


class _Left(Exception):
    """The person left the game."""


def play(
    game: Game, words: Catalog, *, seed: int | None = None, record: Path | None = None
) -> None:
    """Play a game to its end, or until the person leaves it; `record` keeps it all the while."""
    table = _table(game, words, seed)
    table.file = record
    table.welcome()
    try:
        while not game.is_over:
            table.go_on()
        table.finish()
    except (_Left, EOFError, KeyboardInterrupt) as left:
        table.leave(new_line=not isinstance(left, _Left))


def _table(game: Any, words: Catalog, seed: int | None) -> Table[Any]:
    """Return the table of a game; only that game's modules are imported."""
    if name_of(game) == "acquire":
        from magnate.terminal.acquire import AcquireTable

        return AcquireTable(game, words, seed)
    from magnate.terminal.monopoly import MonopolyTable

    return MonopolyTable(game, words, seed)


class Table(ABC, Generic[G]):
    """One game, a person and the terminal."""

    # What the notation expects, as it says it in English, and the words for it in the catalogs.
    expected: ClassVar[Mapping[str, str]]
    # What may be left out where only one thing is asked: `3C` for `place 3C`.
    verbs: ClassVar[Mapping[str, str]]

    def __init__(self, game: G, words: Catalog) -> None:
        self.game = game
        self.words = words
        self.file: Path | None = None
        self.recorder = Recorder(game)
        self.sentence = teller(game, words)
        self.key = secrets.token_bytes(32)
        goes_on = any(entry.seat for entry in game.history())
        self.told = len(game.events) if goes_on else 0  # events
        self.has_shown = False  # the board

    # What a game brings

    @abstractmethod
    def heard(self, events: Iterable[Any]) -> Iterable[Any]:
        """Return events as the person hears them when they happen."""

    @abstractmethod
    def ask(self) -> None:
        """Show what the person decides on."""

    @abstractmethod
    def draw_board(self) -> None:
        """Print the board and what belongs to it."""

    @abstractmethod
    def list_moves(self) -> None:
        """Print the legal moves."""

    @abstractmethod
    def verbs_now(self) -> Iterable[str]:
        """Return the first words of the moves that may be possible now."""

    @abstractmethod
    def typed(self, notation: str) -> str:
        """Return a move as it may be typed, with the names that the board shows."""

    @abstractmethod
    def parse(self, text: str) -> object:
        """Return the action that a text means."""

    @abstractmethod
    def bot_moves(self) -> bool:
        """Let a bot make a move, unless the person is to go first; tell whether it did."""

    @abstractmethod
    def purpose(self) -> str:
        """Return what chance is awaited for; the same purpose gives what it gave, or the next."""

    @abstractmethod
    def holdings(self) -> Iterable[str]:
        """Return what each seat has at the end."""

    def enter(self) -> bool:
        """Do what an empty line means; tell whether the game has moved."""
        return False

    def expected_text(self, expected: str) -> str:
        """Return what the notation expects."""
        return self.words.text(self.expected[expected])

    # What is shown

    def say(self, *sentences: str) -> None:
        """Print sentences, each in lines as wide as the board."""
        for line in wrapped(*sentences):
            print(line)

    def list_in_columns(self, moves: Iterable[object]) -> None:
        """Print moves as they may be typed."""
        shown = [self.typed(str(move)) for move in moves]
        for line in _in_columns(shown, shutil.get_terminal_size().columns):
            print(line)

    def welcome(self) -> None:
        """Say what is played by whom."""
        names = self.game.names
        self.say(
            self.words.text(
                "cli-play-welcome",
                game=self.words.text(f"game-{name_of(self.game)}"),
                edition=self.words.edition_name(self.game.edition.name),
                player=names[YOU - 1],
                bots=self.words.list(names[YOU:]),
            )
        )
        self.say(self.words.text("cli-play-type-move"))

    def tell(self) -> None:
        """Print what happened since the last time, as the person may hear it."""
        news = self.game.events[self.told :]
        self.told = len(self.game.events)
        lines = [self.sentence(event) for event in self.heard(news)]
        if lines:
            print()
        self.say(*lines)

    def show_board(self) -> None:
        """Print the board."""
        self.has_shown = True
        print()
        self.draw_board()

    def show_help(self) -> None:
        """Explain the moves of the game, and what can be done at every table."""
        print(self.words.text(f"cli-play-help-{name_of(self.game)}"))
        print(self.words.text("cli-play-help-always"))

    # What is done

    def go_on(self) -> None:
        """Let chance, a bot or the person make the next move."""
        if self.game.seat is None:
            self.game.play(self.drawn())
        elif not self.bot_moves():
            self.tell()
            self.keep()
            self.ask()
            while not self.answer(input("> ").strip()):
                pass

    def drawn(self) -> str:
        """Return an outcome of chance for a game that has no seed, as one from a record has none.

        What is drawn without replacement keeps one order, also after an undo.
        """
        return chances.least(self.key, self.purpose(), map(str, self.game.legal_actions()))

    def answer(self, line: str) -> bool:
        """Do what a line says; tell whether the game has moved."""
        command, _, rest = line.partition(" ")
        match command.casefold():
            case "":
                return self.enter()
            case "?":
                self.list_moves()
            case "help" | "h":
                self.show_help()
            case "board":
                self.show_board()
            case "undo":
                return self.undo()
            case "save":
                self.save_as(rest.strip())
            case "quit" | "q" | "exit":
                raise _Left
            case _:
                return self.move(line)
        return False

    def move(self, line: str) -> bool:
        """Make the person's move; tell whether it was possible."""
        try:
            self.game.play(self.parsed(line), seat=YOU)
        except NotationError as error:
            self.point_at(error)
        except IllegalAction as error:
            reason = self.words.text(error.reason.message_key)
            self.say(self.words.text("cli-play-not-possible", reason=reason, clause=error.clause))
        except (ValueError, OverflowError) as error:  # numbers out of all proportion
            print(error)
        else:
            return True
        return False

    def parsed(self, line: str) -> object:
        """Return the action that a line means; the verb may be missing."""
        try:
            return self.parse(line)
        except NotationError as error:
            verb = self.verbs.get(self.game.awaits)
            if error.at or verb is None:
                raise
            try:
                return self.parse(f"{verb} {line}")
            except NotationError as second:
                shift = len(verb) + 1
                if second.at <= shift:
                    raise error from None
                raise NotationError(
                    line, at=second.at - shift, expected=second.expected, choices=second.choices
                ) from None

    def point_at(self, error: NotationError) -> None:
        """Show the place of a mistake, and what could stand there."""
        choices: Iterable[str] = error.choices
        if error.expected == "an action":
            choices = self.verbs_now()
        listed = ", ".join(dict.fromkeys(map(self.typed, choices)))
        expected = self.expected_text(error.expected) + (f" ({listed})" if listed else "")
        print(f"  {error.text}")
        print(f"  {' ' * error.at}^")
        self.say(self.words.text("cli-play-expected", expected=expected))

    def undo(self) -> bool:
        """Take back everything up to the person's last decision."""
        if not any(entry.seat == YOU for entry in self.game.history()):
            print(self.words.text("cli-play-nothing-to-undo"))
            return False
        undone = self.game.undo()
        while self.game.entries[-1].seat != YOU:
            undone = self.game.undo()
        self.told = len(self.game.events)
        self.say(self.words.text("cli-play-undone", move=self.typed(str(undone))))
        return True

    # How it is kept

    def save_as(self, name: str) -> None:
        """Write the game to a file, which is its file from now on."""
        file = Path(os.path.expanduser(name)) if name else self.file
        if file is None:
            print(self.words.text("cli-play-save-where"))
            return
        if file != self.file and os.path.lexists(file):
            print(self.words.text("cli-play-file-exists", file=str(file)))
            return
        before, self.file = self.file, file
        if self.keep():
            print(self.words.text("cli-play-saved", file=str(self.file)))
        else:
            self.file = before

    def keep(self) -> bool:
        """Write the game to its file, if it has one; a failure is told, and the game goes on."""
        if self.file is None:
            return False
        over = self.game.is_over and self.game.seed is not None
        record = self.recorder.record(with_seed=over)
        try:
            record.write(self.file)
        except (OSError, ValueError) as error:  # a null character in a name is a ValueError
            why = getattr(error, "strerror", None) or str(error)
            print(self.words.text("cli-play-not-saved", file=str(self.file), why=why))
            return False
        return True

    def leave(self, *, new_line: bool) -> None:
        """Keep the game, and say good-bye."""
        if new_line:
            print()
        if self.keep():
            print(self.words.text("cli-play-saved", file=str(self.file)))
        print(self.words.text("cli-play-bye"))

    def finish(self) -> None:
        """Print the end of the game and the ranking."""
        self.tell()
        self.show_board()
        if self.keep():
            print(self.words.text("cli-play-saved", file=str(self.file)))
        outcome: Any = self.game.outcome()
        print()
        print(self.words.text("cli-play-result"))
        ranked = zip(outcome.ranks, self.holdings(), self.game.names, strict=True)
        for rank, amount, name in sorted(ranked, key=lambda each: each[0]):
            print(self.words.text("cli-play-rank", rank=rank, player=name, amount=amount))


def _in_columns(texts: Sequence[str], width: int) -> Iterator[str]:
    """Lay texts out in columns, in order from the top down."""
    cell = max(map(len, texts), default=0) + 2
    across = max(1, (width - 2) // cell)
    down = -(-len(texts) // across)
    for line in range(down):
        yield "  " + "".join(f"{text:<{cell}}" for text in texts[line::down]).rstrip()
