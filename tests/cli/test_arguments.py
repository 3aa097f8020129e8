"""What all commands share: help, languages, and one-line errors."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping

import pytest

import magnate as package
from magnate.cli import language_of, main
from magnate.messages import LANGUAGES, catalog
from tests.cli.conftest import Magnate

COMMANDS = ("play", "simulate", "rules", "replay", "verify", "serve", "bot", "admin")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

BAD = {
    "no command": "",
    "an unknown command": "dance",
    "no game": "simulate",
    "an unknown game": "simulate chess",
    "an unknown language": "--lang xx rules acquire",
    "no language": "rules acquire --lang",
    "an unknown option of the command": "simulate acquire --fast",
    "too much": "verify a b",
    "players that are no number": "simulate acquire --players many",
    "no players at all": "simulate acquire --players 0",
    "no games": "simulate acquire --games 0",
    "a seed that is no number": "simulate acquire --seed x",
    "a negative seed": "play acquire --seed -1",
    "a name with a control character": "play acquire --name a\x1bb",
    "an unknown edition": "simulate acquire --edition 1066",
    "an unknown edition to compare with": "rules acquire --diff 1066",
    "an edition file that is not there": "simulate acquire --edition none.toml",
    "too many players": "simulate acquire --players 7",
    "too few players": "play acquire --players 2",
    "an option without a value": "simulate acquire --option players",
    "an unknown rule option": "simulate acquire --option weather=fine",
    "a value that is not allowed": "simulate acquire --option bonus_ranks=4",
    "options that contradict": "simulate acquire --option bonus_ranks=3",
    "too many players of Monopoly": "simulate monopoly --players 9",
    "an edition of another game": "rules monopoly --edition classic",
    "a word instead of a number": "simulate monopoly --option salary=much",
    "a number out of range": "simulate monopoly --option round_limit=0",
    "a turn in jail without a roll": "play monopoly --option jail_turn_1=pay",
    "a board from a file": "play monopoly --option board=own.json",
    "a board that is broken": 'play monopoly --option board={"squares":[]}',
    "numbers that contradict": "play monopoly --option starting_lots=3 --option starting_cash=9",
    "a file that is not there": "verify none.jsonl",
    "a folder": "replay .",
    "a folder that is not there": "play acquire --record none/game.jsonl",
    "a home that is not there": "play acquire --record ~nobody-of-this-name/game.jsonl",
    "a port that is no number": "serve --port high",
    "a port out of range": "serve --port 65536",
    "an unknown form of the log": "serve --log-format xml",
    "a delay that is no time": "serve --bot-delay soon",
    "an invalid base path": "serve --base-path games",
    "an invalid address": "serve --address play.example",
    "no server for the bot": "bot --table x",
    "no table for the bot": "bot --url http://127.0.0.1:1",
    "an unknown bot": "bot --url http://127.0.0.1:1 --table x --bot brilliant",
    "an invalid server address": "bot --url here --table x",
    "no task": "admin",
    "an unknown task": "admin dance",
    "no table to end": "admin end",
    "an unknown status": "admin tables --status lost",
    "a database that is not there": "admin people --data-dir none",
    "a backup that is not there": "admin restore none --data-dir none",
}


@in_every_language
@pytest.mark.parametrize("case", BAD)
def test_a_mistake_gets_one_line_and_exit_code_2(
    case: str, language: str, magnate: Magnate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")

    result = magnate(*BAD[case].split())

    assert result.code == 2
    assert result.out == ""
    assert re.fullmatch(r"magnate: [^\n]+\n", result.err)


def test_a_missing_argument_is_named(magnate: Magnate) -> None:
    result = magnate("verify")

    assert result.err == "magnate: This argument is missing: FILE. (help: magnate verify --help)\n"


@in_every_language
def test_errors_of_argparse_are_translated(language: str, magnate: Magnate) -> None:
    words = catalog(language)

    assert words.text("cli-error-missing", names="GAME") in magnate("--lang", language, "play").err
    result = magnate("--lang", language, "play", "acquire", "--seed")
    assert f"--seed: {words.text('cli-error-no-value')} (" in result.err


def test_an_error_is_a_sentence(magnate: Magnate) -> None:
    assert magnate("simulate", "acquire", "--players", "x").err == (
        "magnate: --players: Not a whole number of at least 1: x. (help: magnate simulate --help)\n"
    )
    assert magnate("--lang", "ru", "verify", "none.jsonl").err == (
        "magnate: Файл не найден: none.jsonl\n"
    )
    assert magnate("simulate", "monopoly", "--option", "round-limit=0").err == (
        "magnate: The option round_limit cannot have the value 0. "
        "Possible: none; whole numbers from 1 to 1,000,000.\n"
    )
    assert magnate("play", "acquire", "--edition", "2023-duel", "--players", "3").err == (
        "magnate: The edition 2023-duel cannot be played by 3. Possible numbers of players: 2.\n"
    )


@pytest.mark.slow
@in_every_language
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_translated(command: str, language: str, magnate: Magnate) -> None:
    result = magnate(*command.split(), "--lang", language, "--help")

    words = catalog(language)
    assert result.code == 0
    assert result.err == ""
    assert result.out.startswith(f"{words.text('cli-usage')}: magnate {command}".rstrip())
    assert words.text("cli-help-help") in result.out
    assert "positional arguments" not in result.out


def test_version(magnate: Magnate) -> None:
    assert magnate("--version") == (0, f"magnate {package.__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        ("", {}, "en"),
        ("", {"LANG": "pl_PL.UTF-8"}, "pl"),
        ("", {"LANG": "pt"}, "pt"),
        ("", {"LANG": "RU_ru"}, "ru"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "pl_PL"}, "ru"),
        ("", {"LC_ALL": "pt_BR", "LC_MESSAGES": "ru_RU", "LANG": "pl_PL"}, "pt"),
        ("", {"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
        ("--lang ru rules acquire", {"LANG": "pl_PL"}, "ru"),
        ("rules acquire --lang=ru", {"LANG": "pl_PL"}, "ru"),
        ("--lang ru rules --lang pt acquire", {}, "pt"),
        ("--lang xx", {"LANG": "pl_PL"}, "pl"),
    ],
)
def test_the_language_is_the_last_one_given_or_the_systems(
    arguments: str, environment: Mapping[str, str], expected: str
) -> None:
    assert language_of(arguments.split(), environment) == expected


def test_a_closed_pipe_is_not_an_error() -> None:
    script = "from magnate.cli import main; main(['rules', 'acquire'])"
    shown = subprocess.run(
        ["sh", "-c", f'{sys.executable} -c "{script}" | head -1'],
        capture_output=True,
        text=True,
        check=True,
    )

    assert shown.stderr == ""
    assert shown.stdout == "Editions and their rule options\n"


def test_a_terminal_without_cyrillic_shows_question_marks() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "from magnate.cli import main; main(['--lang', 'ru', '--help'])"],
        capture_output=True,
        check=True,
        env={"PYTHONIOENCODING": "ascii"},
    )

    assert shown.stdout.startswith(b"????")
    assert shown.stderr == b""


def test_help_and_version_import_no_game() -> None:
    """Importing a game would slow them down."""
    script = (
        "import sys; from magnate.cli import main; main(['--help']);"
        "games = ('magnate.acquire', 'magnate.monopoly');"
        "print([name for name in sys.modules if name.startswith(games)])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert shown.stdout.splitlines()[-1] == "[]"


def test_main_reads_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["magnate", "--version"])

    assert main() == 0
    assert capsys.readouterr().out.startswith("magnate ")
