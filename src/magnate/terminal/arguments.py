"""The arguments of the commands, with help and errors in each language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NoReturn

from typing_extensions import override

from magnate import __version__
from magnate.games import GAMES
from magnate.messages import LANGUAGES, Catalog

USAGE: Final = 2  # the exit code for wrong arguments
TASK: Final = "TASK"  # the placeholder for a command's tasks in its help

_REQUIRED: Final = "the following arguments are required: "  # argparse's own wording
_NO_VALUE: Final = "expected one argument"


class CommandError(Exception):
    """A command failed; the text is the one line shown to the user."""

    def __init__(self, text: str, code: int = USAGE) -> None:
        super().__init__(text)
        self.code = code


class _Formatter(argparse.HelpFormatter):
    """Help whose word for "usage" is translated; the caller translates all other texts."""

    def __init__(self, words: Catalog, prog: str) -> None:
        super().__init__(prog)
        self.words = words

    @override
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = self.words.text("cli-usage") + ": "
        super().add_usage(usage, actions, groups, prefix)


class Parser(argparse.ArgumentParser):
    """A parser that reports an error as one line."""

    def __init__(self, words: Catalog, about: str, prog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=about[:1].upper() + about[1:].rstrip(".") + ".",
            formatter_class=partial(_Formatter, words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words

    @override
    def error(self, message: str) -> NoReturn:
        problem, command = in_words(message, self.words), f"{self.prog} --help"
        raise CommandError(self.words.text("cli-error-hint", problem=problem, command=command))


def in_words(problem: str, words: Catalog) -> str:
    """Translate an argparse error; return other texts unchanged."""
    if problem.startswith(_REQUIRED):
        return words.text("cli-error-missing", names=problem.removeprefix(_REQUIRED))
    return words.text("cli-error-no-value") if problem == _NO_VALUE else problem


class Arguments:
    """The arguments of a command, added one by one with their help."""

    def __init__(self, parser: argparse.ArgumentParser, words: Catalog) -> None:
        self.words = words
        self._parser = parser
        self.positional = parser.add_argument_group(words.text("cli-heading-arguments"))
        self.optional = parser.add_argument_group(words.text("cli-heading-options"))

    def add_game(self) -> None:
        """Add the game."""

        def known(text: str) -> str:
            if text not in GAMES:
                raise self._refused("cli-error-game", game=text, known=self.words.list(GAMES))
            return text

        shown = self._help("game", known=self.words.list(GAMES))
        self.positional.add_argument("game", metavar="GAME", type=known, help=shown)

    def add_tasks(self, command: str, tasks: Mapping[str, Callable[[Arguments], None]]) -> None:
        """Add the tasks of a command, each with its own arguments."""
        parsers = self._parser.add_subparsers(
            title=self.words.text("cli-heading-tasks"),
            dest="task",
            metavar=TASK,
            parser_class=Parser,
        )
        for name, add in tasks.items():
            about = self.words.text(f"cli-help-{command}-{name}")
            parser = parsers.add_parser(name, help=about, words=self.words, about=about)
            arguments = Arguments(parser, self.words)
            add(arguments)
            arguments.add_general(default=argparse.SUPPRESS)

    def add_file(self, about: str = "file") -> None:
        """Add a file; `about` is the key of its help."""
        self.positional.add_argument("file", metavar="FILE", type=Path, help=self._help(about))

    def add_word(self, name: str, *, optional: bool = False) -> None:
        """Add a positional argument."""
        self.positional.add_argument(
            name,
            metavar=name.upper(),
            nargs="?" if optional else None,
            default="" if optional else None,
            help=self._help(name),
        )

    def add_text(
        self,
        name: str,
        metavar: str,
        *,
        about: str = "",
        default: str = "",
        shown: str = "",
        required: bool = False,
    ) -> None:
        """Add an option that takes any text; `about` is the key of its help, if not its name.

        `shown` is the default to show if another place supplies it.
        """
        usual = default or shown
        shown = self._help(about or name) + (f" ({usual})" if usual else "")
        self.optional.add_argument(
            f"--{name}", metavar=metavar, default=default, required=required, help=shown
        )

    def add_texts(self, name: str, metavar: str) -> None:
        """Add an option that takes a text, and may be given several times."""
        self.optional.add_argument(
            f"--{name}", metavar=metavar, action="append", default=[], help=self._help(name)
        )

    def add_choice(
        self, name: str, known: Iterable[str], *, default: str | None = None, shown: str = ""
    ) -> None:
        """Add an option with a fixed set of values."""
        every = tuple(known)

        def one(text: str) -> str:
            if text not in every:
                raise self._refused("cli-error-choice", text=text, known=self.words.list(every))
            return text

        usual = default or shown
        shown = self._help(name, known=self.words.list(every)) + (f" ({usual})" if usual else "")
        metavar = name.rpartition("-")[2].upper()
        self.optional.add_argument(
            f"--{name}", metavar=metavar, type=one, default=default, help=shown
        )

    def add_seconds(self, name: str, *, shown: float | None = None, some: bool = False) -> None:
        """Add a time in seconds; with `some` it must be greater than zero.

        `shown` is the default to show; another place supplies it.
        """

        def seconds(text: str) -> float:
            if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", text) or (some and not float(text)):
                raise self._refused("cli-error-seconds", text=text)
            return float(text)

        about = self._help(name) + (f" ({shown})" if shown is not None else "")
        self.optional.add_argument(f"--{name}", metavar="SECONDS", type=seconds, help=about)

    def add_moment(self, name: str) -> None:
        """Add a moment in the future: a period from now, or a date."""

        def moment(text: str) -> float:
            import time

            from magnate.server.hosting.periods import moment_of

            try:
                return moment_of(text, now=time.time())
            except ValueError:
                raise self._refused("cli-error-moment", text=text) from None

        self.optional.add_argument(f"--{name}", metavar="WHEN", type=moment, help=self._help(name))

    def add_period(self, name: str) -> None:
        """Add a period such as 12h or 30d, as seconds."""

        def period(text: str) -> float:
            from magnate.server.hosting.periods import seconds_of

            try:
                return seconds_of(text)
            except ValueError:
                raise self._refused("cli-error-period", text=text) from None

        self.optional.add_argument(
            f"--{name}", metavar="PERIOD", type=period, help=self._help(name)
        )

    def add_share(self, name: str) -> None:
        """Add a number between 0 and 1."""

        def share(text: str) -> float:
            if not re.fullmatch(r"0?\.[0-9]{1,6}", text):
                raise self._refused("cli-error-share", text=text)
            return float(text)

        self.optional.add_argument(f"--{name}", metavar="SHARE", type=share, help=self._help(name))

    def add_path(self, name: str) -> None:
        """Add an option that takes a file."""
        self.optional.add_argument(f"--{name}", metavar="FILE", type=Path, help=self._help(name))

    def add_directory(self, name: str) -> None:
        """Add a required option that takes a directory."""
        self.optional.add_argument(
            f"--{name}", metavar="DIRECTORY", type=Path, required=True, help=self._help(name)
        )

    def add_edition(self, name: str = "edition") -> None:
        """Add an edition, given by name or file."""
        self.optional.add_argument(f"--{name}", metavar="EDITION", help=self._help(name))

    def add_number(
        self, name: str, *, least: int, most: int | None = None, default: int | None = None
    ) -> None:
        """Add a whole number."""

        def number(text: str) -> int:
            if not text.removeprefix("-").isdecimal() or int(text) < least:
                raise self._refused("cli-error-number", least=least, text=text)
            if most is not None and int(text) > most:
                raise self._refused("cli-error-number-most", most=most, text=text)
            return int(text)

        shown = self._help(name) + (f" ({default})" if default else "")
        self.optional.add_argument(
            f"--{name}", metavar="N", type=number, default=default, help=shown
        )

    def add_options(self) -> None:
        """Add the repeatable rule option."""
        self.optional.add_argument(
            "--option", metavar="NAME=VALUE", action="append", default=[], help=self._help("option")
        )

    def add_record(self) -> None:
        """Add the file a game is saved to."""
        self.optional.add_argument("--record", metavar="FILE", help=self._help("record"))

    def add_name(self, about: str = "name") -> None:
        """Add the name of the player; `about` is the key of its help."""

        def name(text: str) -> str:
            from magnate.record.fields import is_name

            if not is_name(text.strip()):
                raise self._refused("cli-error-name")
            return text.strip()

        self.optional.add_argument("--name", metavar="NAME", type=name, help=self._help(about))

    def add_switch(self, name: str) -> None:
        """Add a flag."""
        self.optional.add_argument(f"--{name}", action="store_true", help=self._help(name))

    def add_version(self) -> None:
        """Add the program's version."""
        version, shown = f"magnate {__version__}", self._help("version")
        self.optional.add_argument("--version", action="version", version=version, help=shown)

    def add_general(self, *, default: str | None) -> None:
        """Add the common options; `default` preserves a language given before the command."""

        def language(text: str) -> str:
            if text not in LANGUAGES:
                known = self.words.list(LANGUAGES)
                raise self._refused("cli-error-language", language=text, known=known)
            return text

        shown = self._help("lang", known=self.words.list(LANGUAGES))
        self.optional.add_argument(
            "--lang", metavar="LANGUAGE", type=language, default=default, help=shown
        )
        self.optional.add_argument("-h", "--help", action="help", help=self._help("help"))

    def _help(self, name: str, **arguments: str) -> str:
        return self.words.text(f"cli-help-{name}", **arguments).replace("%", "%%")

    def _refused(self, key: str, **arguments: str | int) -> argparse.ArgumentTypeError:
        return argparse.ArgumentTypeError(self.words.text(key, **arguments))
