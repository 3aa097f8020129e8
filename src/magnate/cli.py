"""The commands: `magnate play`, `simulate`, `tournament`, `rules`, `replay` and the rest.

Each command imports what it needs when it runs, so that all of them start quickly.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from magnate.messages import LANGUAGES, Catalog, catalog
from magnate.terminal.admin import TASKS, add_admin, administer
from magnate.terminal.arguments import TASK, Arguments, CommandError, Parser, in_words
from magnate.terminal.bot import add_bot, play_remotely
from magnate.terminal.serve import add_serve, serve
from magnate.terminal.tournament import add_tournament, run_tournament
from magnate.terminal.train import add_train, train
from magnate.terminal.verifying import add_verify, report

if TYPE_CHECKING:
    from magnate.engine.editions import Edition, Option
    from magnate.engine.simulation import Statistics
    from magnate.games import AnyEdition, AnyGame, AnyInfo
    from magnate.record import Record, RecordError

DEFAULT_PLAYERS: Final = 4
DEFAULT_GAMES: Final = 1000
DEFAULT_OPPONENT: Final = "casual"
FAILED, INTERRUPTED = 1, 130

Options = argparse.Namespace


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _allow_odd_terminals()
    words = catalog(language_of(arguments, os.environ))
    try:
        options = _parsed(build_parser(words, arguments), arguments, words)
        _check_kernel()
        _, run = _COMMANDS[options.command]
        code = run(options, words)
        sys.stdout.flush()
    except SystemExit as stop:  # from --help, --version and the parser's own errors
        return int(stop.code or 0)
    except CommandError as error:
        print(f"magnate: {error}", file=sys.stderr)
        return error.code
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _check_kernel() -> None:
    """Report an unknown or unavailable mode in MAGNATE_KERNEL before anything runs."""
    from magnate.kernel import KernelError, requested_mode

    try:
        requested_mode()
    except KernelError as error:
        raise CommandError(str(error)) from None


def _allow_odd_terminals() -> None:
    """Print a question mark for letters a terminal cannot show, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure and stream.errors == "strict":
            reconfigure(errors="replace")


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language of the arguments, else of the environment, else English."""
    named = [
        following if argument == "--lang" else argument.removeprefix("--lang=")
        for argument, following in zip(arguments, [*arguments[1:], ""], strict=False)
        if argument == "--lang" or argument.startswith("--lang=")
    ]
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    system = next(filter(None, settings), "").replace(".", "_").partition("_")[0].lower()
    return next((each for each in (*reversed(named), system) if each in LANGUAGES), "en")


def build_parser(
    words: Catalog | None = None, given: Sequence[str] | None = None
) -> argparse.ArgumentParser:
    """Return the parser of all commands, with help in the catalog's language.

    If the given arguments are known, commands that are not among them get no options: looking up
    the help texts of all would take a good part of a command's start.
    """
    words = words or catalog("en")
    parser = Parser(words, words.text("cli-about"), prog="magnate")
    commands = parser.add_subparsers(
        title=words.text("cli-heading-commands"),
        dest="command",
        metavar="COMMAND",
        parser_class=Parser,
    )
    general = Arguments(parser, words)
    general.add_version()
    general.add_general(default=None)
    for name, (add, _) in _COMMANDS.items():
        about = words.text(f"cli-help-{name}")
        command = commands.add_parser(name, help=about, words=words, about=about)
        if given is not None and name not in given:
            continue
        arguments = Arguments(command, words)
        add(arguments)
        arguments.add_general(default=argparse.SUPPRESS)
    return parser


def _parsed(parser: argparse.ArgumentParser, arguments: list[str], words: Catalog) -> Options:
    command = next((argument for argument in arguments if argument in _COMMANDS), None)
    try:
        options, surplus = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        if error.argument_name not in ("COMMAND", TASK):
            problem = in_words(error.message, words)
            problem = ": ".join(filter(None, (error.argument_name, problem)))
            raise _with_hint(problem, words, command) from None
        known = command if error.argument_name == TASK else None
        options, surplus = Options(command=known, task=None), []
    if options.command is None:
        raise _with_hint(_without_command(arguments, words), words, None)
    if getattr(options, "task", "") is None:
        problem = words.text("cli-error-no-task", known=words.list(TASKS))
        raise _with_hint(problem, words, options.command)
    if surplus:
        problem = words.text("cli-error-surplus", text=" ".join(surplus))
        raise _with_hint(problem, words, command)
    return options


def _without_command(arguments: list[str], words: Catalog) -> str:
    known = words.list(_COMMANDS)
    given = [each for each in arguments if not each.startswith("-") and each not in LANGUAGES]
    if given:
        return words.text("cli-error-command", name=given[0], known=known)
    return words.text("cli-error-no-command", known=known)


def _with_hint(problem: str, words: Catalog, command: str | None) -> CommandError:
    asked = " ".join(filter(None, ("magnate", command, "--help")))
    return CommandError(words.text("cli-error-hint", problem=problem, command=asked))


def _add_simulate(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add_edition()
    arguments.add_options()
    arguments.add_number("players", least=1)
    arguments.add_number("games", least=1, default=DEFAULT_GAMES)
    arguments.add_number("seed", least=0)
    arguments.add_switch("json")


def _add_rules(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add_edition()
    arguments.add_edition("diff")


def _add_play(arguments: Arguments) -> None:
    arguments.add_game()
    arguments.add_edition()
    arguments.add_options()
    arguments.add_number("players", least=1)
    arguments.add_text("bot", "NAME", about="play-bot", default=DEFAULT_OPPONENT)
    arguments.add_number("seed", least=0)
    arguments.add_record()
    arguments.add_name()


def _edition(options: Options, words: Catalog, name: str | None = None) -> AnyEdition:
    """Return the named edition, or the game's default, with the given options."""
    from magnate.engine.editions import EditionError
    from magnate.games import game_info

    info = game_info(options.game)
    presets = info.presets()
    name = name or options.edition or presets[0]
    if name not in presets and not name.endswith(".toml"):
        known = words.list(presets)
        raise CommandError(words.text("cli-error-unknown-edition", edition=name, known=known))
    try:
        given = dict(_option(text, info, words) for text in getattr(options, "option", ()))
        return info.load(name).with_options(**given)
    except EditionError as error:
        raise CommandError(words.text("cli-error-edition", why=str(error))) from None


def _option(text: str, info: AnyInfo, words: Catalog) -> tuple[str, object]:
    from magnate.engine.editions import EditionError

    name, sign, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if not sign:
        raise CommandError(words.text("cli-error-option-form", text=text))
    option = info.edition.choices.get(name)
    if option is None:
        known = words.list(info.edition.choices)
        raise CommandError(words.text("cli-error-unknown-option", option=name, known=known))
    try:
        return name, option.parse(value)
    except EditionError:
        if value.strip().startswith("{"):  # a custom board or deck: its error names the location
            raise
        known = "; ".join(_possible(option, words))
        raise CommandError(
            words.text("cli-error-bad-value", option=name, value=value, known=known)
        ) from None


def _possible(option: Option[Any], words: Catalog) -> Iterator[str]:
    """Yield the possible values of an option, as they are typed."""
    from magnate.engine.editions import option_text

    yield from map(option_text, option.values)
    if option.least is not None and option.most is not None:
        yield words.text("cli-error-numbers", least=option.least, most=option.most)


def _players(options: Options, edition: AnyEdition, words: Catalog) -> int:
    """Return the given number of players, or four, or as close to four as the edition allows."""
    least, most = edition.players_min, edition.players_max
    count: int = options.players or min(max(DEFAULT_PLAYERS, least), most)
    if not least <= count <= most:
        possible = f"{least}" if least == most else f"{least}–{most}"
        raise CommandError(
            words.text("cli-error-players", edition=edition.name, n=count, possible=possible)
        )
    return count


def _wrong(path: Path, error: RecordError, words: Catalog) -> CommandError:
    """Return the error for an invalid record."""
    why = error.sentence(words)
    text = words.text("cli-record-wrong", file=str(path), line=error.line, why=why)
    return CommandError(text, FAILED)


def _simulate(options: Options, words: Catalog) -> int:
    import secrets

    from tqdm import tqdm

    from magnate.games import GAMES, game_info
    from magnate.kernel import bulk_mode
    from magnate.terminal.figures import aligned, figures, figures_json

    info = game_info(options.game)
    if not info.can_simulate:
        known = words.list(name for name in GAMES if game_info(name).can_simulate)
        raise CommandError(words.text("cli-error-game", game=options.game, known=known))
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
        counted = info.simulate(
            edition, players=players, games=options.games, seed=seed, progress=shown
        )
    if options.json:
        print(figures_json(counted, edition, game=options.game, seed=seed, mode=mode))
    else:
        for line in aligned(figures(counted, edition, seed=seed, words=words)):
            print(line)
    if counted.games < options.games:
        print(words.text("cli-simulate-interrupted", n=counted.games), file=sys.stderr)
        return INTERRUPTED
    return 0


def _tournament(options: Options, words: Catalog) -> int:
    return 0 if run_tournament(options, _edition(options, words), words) else INTERRUPTED


def _train(options: Options, words: Catalog) -> int:
    return 0 if train(options, words) else INTERRUPTED


def _record(path: Path, words: Catalog, load: Callable[[Path], Record]) -> Record:
    """Return the record in a file, loaded by `read` or `verify`; raise CommandError on failure."""
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
    for line in report(record, options, words):
        print(line)
    return 0


def _rules(options: Options, words: Catalog) -> int:
    from magnate.games import game_info
    from magnate.terminal.options import OptionLines, rules_title

    info = game_info(options.game)
    every = options.edition is None and options.diff is None
    named = (options.edition or info.presets()[0], options.diff)
    names = info.presets() if every else tuple(filter(None, named))
    editions: list[Edition[Any]] = [_edition(options, words, name) for name in names]
    differing = editions[0].differences(editions[-1])
    shown = [each for each in info.options if not options.diff or each.name in differing]
    print("\n".join(rules_title(editions, words, every=every, same=not shown)))
    lines = OptionLines(editions, words, every=every)
    for option in shown:
        print()
        print("\n".join(lines.of(option)))
    return 0


def _play(options: Options, words: Catalog) -> int:
    from magnate.bots import table_bots
    from magnate.terminal.plain import play

    known = table_bots(options.game)
    if options.bot == DEFAULT_OPPONENT and options.bot not in known:
        options.bot = known[0]
    if options.bot not in known:
        text = words.text("cli-error-bot", name=options.bot, known=words.list(known))
        raise CommandError(text)
    record = Path(os.path.expanduser(options.record)) if options.record else None
    if record and not record.parent.is_dir():
        raise CommandError(words.text("cli-error-file-not-found", file=str(record.parent)))
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - for editing the line that input() reads
    if record and record.exists():
        game = _game_in(record, options, words)
    else:
        game = _new_game(options, words)
    play(game, words, bot=options.bot, seed=options.seed, record=record)
    return 0


def _new_game(options: Options, words: Catalog) -> AnyGame:
    from magnate.games import game_info
    from magnate.play.seats import CHARACTERS, bot_name

    edition = _edition(options, words)
    players = _players(options, edition, words)
    names = [options.name or words.text("label-player")]
    for seat in range(2, players + 1):
        plain = words.text("cli-play-bot-name", n=seat)
        names.append(bot_name(options.bot, seat, names) if options.bot in CHARACTERS else plain)
    return game_info(options.game).begin(names, edition, chance="given")


def _game_in(file: Path, options: Options, words: Catalog) -> AnyGame:
    """Return the game in a file; refuse options that were fixed when it started."""
    from magnate.record import replay, verify

    given = ("edition", "option", "players", "seed", "name")
    fixed = [f"--{name}" for name in given if getattr(options, name) not in (None, [])]
    if fixed:
        text = words.text("cli-error-goes-on", file=str(file), options=" ".join(fixed))
        raise CommandError(text)
    record = _record(file, words, verify)
    if record.header.game != options.game:
        kept = record.header.game
        raise CommandError(words.text("cli-error-other-game", file=str(file), game=kept))
    game = replay(record)
    if game.is_over:
        raise CommandError(words.text("cli-error-is-over", file=str(file)))
    return game


_Add = Callable[[Arguments], None]
_Run = Callable[[Options, Catalog], int]
_COMMANDS: Final[dict[str, tuple[_Add, _Run]]] = {
    "play": (_add_play, _play),
    "simulate": (_add_simulate, _simulate),
    "tournament": (add_tournament, _tournament),
    "train": (add_train, _train),
    "rules": (_add_rules, _rules),
    "replay": (Arguments.add_file, _replay),
    "verify": (add_verify, _verify),
    "serve": (add_serve, serve),
    "bot": (add_bot, play_remotely),
    "admin": (add_admin, administer),
}
