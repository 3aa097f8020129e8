"""The commands: `magnate simulate`, `replay`, `verify`, `rules` and `play`.

What a command needs is imported when it runs, so that all of them start quickly.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from magnate import __version__
from magnate.messages import LANGUAGES, Catalog, catalog

if TYPE_CHECKING:
    from magnate.acquire import Edition, Game
    from magnate.acquire.editions import OptionValue
    from magnate.acquire.simulate import Statistics
    from magnate.record import Record, RecordError

GAMES: Final = ("acquire",)
DEFAULT_EDITION: Final = "classic"
DEFAULT_PLAYERS: Final = 4
DEFAULT_GAMES: Final = 1000
FAILED, USAGE, INTERRUPTED = 1, 2, 130

_REQUIRED: Final = "the following arguments are required: "  # as argparse says it
_NO_VALUE: Final = "expected one argument"

Options = argparse.Namespace


class CommandError(Exception):
    """A command that cannot do what is asked; the text is one line for the person."""

    def __init__(self, text: str, code: int = USAGE) -> None:
        super().__init__(text)
        self.code = code


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _allow_odd_terminals()
    words = catalog(language_of(arguments, os.environ))
    try:
        options = _parsed(build_parser(words), arguments, words)
        _check_kernel()
        _, run = _COMMANDS[options.command]
        code = run(options, words)
        sys.stdout.flush()
    except SystemExit as stop:  # from --help, --version and the parser's own errors
        return int(stop.code or 0)
    except CommandError as error:
        print(f"magnate: {error}", file=sys.stderr)
        return error.code
    except BrokenPipeError:  # whoever reads has seen enough
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _check_kernel() -> None:
    """Refuse a mode that MAGNATE_KERNEL names and that is not there."""
    from magnate.kernel import KernelError, requested_mode

    try:
        requested_mode()
    except KernelError as error:
        raise CommandError(str(error)) from None


def _allow_odd_terminals() -> None:
    """Show a question mark where a terminal cannot show a letter, rather than to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure and stream.errors == "strict":
            reconfigure(errors="replace")


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that the arguments name, or else the environment, or else English."""
    named = [
        following if argument == "--lang" else argument.removeprefix("--lang=")
        for argument, following in zip(arguments, [*arguments[1:], ""], strict=False)
        if argument == "--lang" or argument.startswith("--lang=")
    ]
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    system = next(filter(None, settings), "").replace(".", "_").partition("_")[0].lower()
    return next((each for each in (*reversed(named), system) if each in LANGUAGES), "en")


# The parser


class _Formatter(argparse.HelpFormatter):
    """Help in a language: only the word for usage is not given by the parser's caller."""

    def __init__(self, words: Catalog, prog: str) -> None:
        super().__init__(prog)
        self.words = words

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


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

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

    def error(self, message: str) -> NoReturn:
        problem, command = _in_words(message, self.words), f"{self.prog} --help"
        raise CommandError(self.words.text("cli-error-hint", problem=problem, command=command))


def _in_words(problem: str, words: Catalog) -> str:
    """Return what argparse complains about in the language; other texts stay as they are."""
    if problem.startswith(_REQUIRED):
        return words.text("cli-error-missing", names=problem.removeprefix(_REQUIRED))
    return words.text("cli-error-no-value") if problem == _NO_VALUE else problem


def build_parser(words: Catalog | None = None) -> argparse.ArgumentParser:
    """Return the parser of all commands, with its help in the language of a catalog."""
    words = words or catalog("en")
    parser = _Parser(words, words.text("cli-about"), prog="magnate")
    commands = parser.add_subparsers(
        title=words.text("cli-heading-commands"),
        dest="command",
        metavar="COMMAND",
        parser_class=_Parser,
    )
    general = _Arguments(parser, words)
    general.add_version()
    general.add_general(default=None)
    for name, (add, _) in _COMMANDS.items():
        about = words.text(f"cli-help-{name}")
        command = commands.add_parser(name, help=about, words=words, about=about)
        arguments = _Arguments(command, words)
        add(arguments)
        arguments.add_general(default=argparse.SUPPRESS)
    return parser


def _parsed(parser: argparse.ArgumentParser, arguments: list[str], words: Catalog) -> Options:
    command = next((argument for argument in arguments if argument in _COMMANDS), None)
    try:
        options, surplus = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        if error.argument_name != "COMMAND":
            problem = _in_words(error.message, words)
            problem = ": ".join(filter(None, (error.argument_name, problem)))
            raise _with_hint(problem, words, command) from None
        options, surplus = Options(command=None), []
    if options.command is None:
        problem = words.text("cli-error-no-command", known=words.list(_COMMANDS))
        raise _with_hint(problem, words, None)
    if surplus:
        problem = words.text("cli-error-surplus", text=" ".join(surplus))
        raise _with_hint(problem, words, command)
    return options


def _with_hint(problem: str, words: Catalog, command: str | None) -> CommandError:
    asked = " ".join(filter(None, ("magnate", command, "--help")))
    return CommandError(words.text("cli-error-hint", problem=problem, command=asked))


class _Arguments:
    """The arguments of a command, added one by one with their help."""

    def __init__(self, parser: argparse.ArgumentParser, words: Catalog) -> None:
        self.words = words
        self.positional = parser.add_argument_group(words.text("cli-heading-arguments"))
        self.optional = parser.add_argument_group(words.text("cli-heading-options"))

    def add_game(self) -> None:
        def known(text: str) -> str:
            if text not in GAMES:
                raise self._refused("cli-error-game", game=text, known=self.words.list(GAMES))
            return text

        shown = self._help("game", known=self.words.list(GAMES))
        self.positional.add_argument("game", metavar="GAME", type=known, help=shown)

    def add_file(self) -> None:
        self.positional.add_argument("file", metavar="FILE", type=Path, help=self._help("file"))

    def add_edition(self, name: str = "edition") -> None:
        self.optional.add_argument(f"--{name}", metavar="EDITION", help=self._help(name))

    def add_number(self, name: str, *, least: int, default: int | None = None) -> None:
        def number(text: str) -> int:
            if not text.removeprefix("-").isdecimal() or int(text) < least:
                raise self._refused("cli-error-number", least=least, text=text)
            return int(text)

        shown = self._help(name) + (f" ({default})" if default else "")
        self.optional.add_argument(
            f"--{name}", metavar="N", type=number, default=default, help=shown
        )

    def add_options(self) -> None:
        self.optional.add_argument(
            "--option", metavar="NAME=VALUE", action="append", default=[], help=self._help("option")
        )

    def add_record(self) -> None:
        self.optional.add_argument("--record", metavar="FILE", help=self._help("record"))

    def add_name(self) -> None:
        def name(text: str) -> str:
            from magnate.record.lines import is_name

            if not is_name(text.strip()):
                raise self._refused("cli-error-name")
            return text.strip()

        self.optional.add_argument("--name", metavar="NAME", type=name, help=self._help("name"))

    def add_switch(self, name: str) -> None:
        self.optional.add_argument(f"--{name}", action="store_true", help=self._help(name))

    def add_version(self) -> None:
        version, shown = f"magnate {__version__}", self._help("version")
        self.optional.add_argument("--version", action="version", version=version, help=shown)

    def add_general(self, *, default: str | None) -> None:
        """Add what every command takes; `default` keeps a language named before the command."""

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


def _add_simulate(arguments: _Arguments) -> None:
    arguments.add_game()
    arguments.add_edition()
    arguments.add_options()
    arguments.add_number("players", least=1)
    arguments.add_number("games", least=1, default=DEFAULT_GAMES)
    arguments.add_number("seed", least=0)
    arguments.add_switch("json")


def _add_rules(arguments: _Arguments) -> None:
    arguments.add_game()
    arguments.add_edition()
    arguments.add_edition("diff")


def _add_play(arguments: _Arguments) -> None:
    arguments.add_game()
    arguments.add_edition()
    arguments.add_options()
    arguments.add_number("players", least=1)
    arguments.add_number("seed", least=0)
    arguments.add_record()
    arguments.add_name()


# What several commands need


def _edition(options: Options, words: Catalog, name: str | None = None) -> Edition:
    """Return the edition that is named, with the options that are set."""
    from magnate.acquire.editions import EditionError, load, presets

    name = name or options.edition or DEFAULT_EDITION
    if name not in presets() and not name.endswith(".toml"):
        known = words.list(presets())
        raise CommandError(words.text("cli-error-unknown-edition", edition=name, known=known))
    try:
        given = dict(_option(text, words) for text in getattr(options, "option", ()))
        return load(name).with_options(**given)
    except EditionError as error:
        raise CommandError(words.text("cli-error-edition", why=str(error))) from None


def _option(text: str, words: Catalog) -> tuple[str, OptionValue]:
    from magnate.acquire.editions import OPTIONS, EditionError, option_text, parse_option

    name, sign, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if not sign:
        raise CommandError(words.text("cli-error-option-form", text=text))
    option = next((each for each in OPTIONS if each.name == name), None)
    if option is None:
        known = words.list(each.name for each in OPTIONS)
        raise CommandError(words.text("cli-error-unknown-option", option=name, known=known))
    try:
        return name, parse_option(name, value)
    except EditionError:
        known = words.list(map(option_text, option.values))
        raise CommandError(
            words.text("cli-error-bad-value", option=name, value=value, known=known)
        ) from None


def _players(options: Options, edition: Edition, words: Catalog) -> int:
    """Return the number of players: the one given, or else four, or as many as may play."""
    least, most = edition.players_min, edition.players_max
    count: int = options.players or min(max(DEFAULT_PLAYERS, least), most)
    if not least <= count <= most:
        possible = f"{least}" if least == most else f"{least}–{most}"
        raise CommandError(
            words.text("cli-error-players", edition=edition.name, n=count, possible=possible)
        )
    return count


def _wrong(path: Path, error: RecordError, words: Catalog) -> CommandError:
    """Return what a record that is not in order is told with."""
    why = error.sentence(words)
    text = words.text("cli-record-wrong", file=str(path), line=error.line, why=why)
    return CommandError(text, FAILED)


# magnate simulate


def _simulate(options: Options, words: Catalog) -> int:
    import secrets

    from tqdm import tqdm

    from magnate.acquire.simulate import simulate
    from magnate.kernel import bulk_mode
    from magnate.terminal.figures import aligned, figures, figures_json

    edition = _edition(options, words)
    players = _players(options, edition, words)
    seed = options.seed if options.seed is not None else secrets.randbits(32)
    mode = bulk_mode()
    if sys.stderr.isatty():
        key = "cli-simulate-interpreted" if mode == "interpreted" else "cli-simulate-preparing"
        print(words.text(key), file=sys.stderr)

    def shown(counted: Statistics) -> None:
        bar.update(counted.games - bar.n)

    with tqdm(total=options.games, disable=not sys.stderr.isatty(), leave=False) as bar:
        counted = simulate(edition, players=players, games=options.games, seed=seed, progress=shown)
    if options.json:
        print(figures_json(counted, edition, seed=seed, mode=mode))
    else:
        for line in aligned(figures(counted, edition, seed=seed, words=words)):
            print(line)
    if counted.games < options.games:
        print(words.text("cli-simulate-interrupted", n=counted.games), file=sys.stderr)
        return INTERRUPTED
    return 0


# magnate replay, magnate verify


def _record(path: Path, words: Catalog, load: Callable[[Path], Record]) -> Record:
    """Return the record in a file, read or verified."""
    from magnate.record import RecordError

    try:
        return load(path)
    except RecordError as error:
        raise _wrong(path, error, words) from None
    except FileNotFoundError:
        raise CommandError(words.text("cli-error-file-not-found", file=str(path))) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandError(words.text("cli-error-file", file=str(path), why=why)) from None


def _replay(options: Options, words: Catalog) -> int:
    from magnate.record import RecordError, read, transcript

    record = _record(options.file, words, read)
    try:
        for line in transcript(record, words.language):
            print(line)
    except RecordError as error:
        sys.stdout.flush()
        raise _wrong(options.file, error, words) from None
    return 0


def _verify(options: Options, words: Catalog) -> int:
    from magnate.record import verify

    record = _record(options.file, words, verify)
    end = "over" if record.is_over else "running"
    entries = len(record.entries)
    print(words.text("cli-verify-ok", file=str(options.file), n=entries, end=end))
    return 0


# magnate rules


def _rules(options: Options, words: Catalog) -> int:
    from magnate.acquire.editions import OPTIONS, presets
    from magnate.terminal.options import option_lines, rules_title

    named = (options.edition or DEFAULT_EDITION, options.diff)
    every = options.edition is None and options.diff is None
    names = presets() if every else tuple(filter(None, named))
    editions = [_edition(options, words, name) for name in names]
    differing = editions[0].differences(editions[-1])
    shown = [each for each in OPTIONS if not options.diff or each.name in differing]
    print("\n".join(rules_title(editions, words, every=every, same=not shown)))
    for option in shown:
        print()
        print("\n".join(option_lines(option, editions, words, every=every)))
    return 0


# magnate play


def _play(options: Options, words: Catalog) -> int:
    from magnate.terminal.plain import play

    record = Path(os.path.expanduser(options.record)) if options.record else None
    if record and not record.parent.is_dir():
        raise CommandError(words.text("cli-error-file-not-found", file=str(record.parent)))
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - for editing the line that input() reads
    goes_on = record is not None and record.exists()
    game = _game_in(record, options, words) if record and goes_on else _new_game(options, words)
    play(game, words, seed=options.seed, record=record)
    return 0


def _new_game(options: Options, words: Catalog) -> Game:
    from magnate.acquire import Game

    edition = _edition(options, words)
    players = _players(options, edition, words)
    bots = (words.text("cli-play-bot-name", n=seat) for seat in range(2, players + 1))
    names = (options.name or words.text("label-player"), *bots)
    return Game(names, edition, seed=options.seed)


def _game_in(file: Path, options: Options, words: Catalog) -> Game:
    """Return the game that a file keeps; what was settled at its beginning cannot be set again."""
    from magnate.acquire import Game
    from magnate.record import replay, verify

    given = ("edition", "option", "players", "seed", "name")
    settled = [f"--{name}" for name in given if getattr(options, name) not in (None, [])]
    if settled:
        text = words.text("cli-error-goes-on", file=str(file), options=" ".join(settled))
        raise CommandError(text)
    game = replay(_record(file, words, verify))
    if game.is_over:
        raise CommandError(words.text("cli-error-is-over", file=str(file)))
    assert isinstance(game, Game)
    return game


_Add = Callable[[_Arguments], None]
_Run = Callable[[Options, Catalog], int]
_COMMANDS: Final[dict[str, tuple[_Add, _Run]]] = {
    "play": (_add_play, _play),
    "simulate": (_add_simulate, _simulate),
    "rules": (_add_rules, _rules),
    "replay": (_Arguments.add_file, _replay),
    "verify": (_Arguments.add_file, _verify),
}
