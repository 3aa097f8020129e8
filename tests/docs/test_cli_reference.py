"""docs/reference/cli.md describes every command and option, and no others.

A command is described under a heading that contains it (`magnate simulate`).
What applies to all commands is outside these sections.
"""

import argparse
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from magnate.cli import build_parser
from tests.docs.tree import ROOT

NAMED_COMMAND = re.compile(r"\bmagnate((?: [a-z][a-z-]*)+)")
LONG_OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


class Command(NamedTuple):
    """A command and its arguments."""

    words: tuple[str, ...]
    arguments: tuple[str, ...]


def commands_of(parser: argparse.ArgumentParser, words: tuple[str, ...] = ()) -> Iterator[Command]:
    """Yield the subcommands, then the command itself."""
    arguments: list[str] = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from commands_of(below, (*words, name))
        elif action.help != argparse.SUPPRESS and not isinstance(action, argparse._HelpAction):
            arguments.append(written(action))
    yield Command(words, tuple(arguments))


def written(action: argparse.Action) -> str:
    """Return the name of an option or a positional argument in the reference."""
    if action.option_strings:
        return action.option_strings[-1]
    return action.metavar if isinstance(action.metavar, str) else action.dest


@cache
def sections() -> dict[tuple[str, ...], str]:
    """Return the text about each command; () is the text about all of them."""
    text = (ROOT / "docs/reference/cli.md").read_text(encoding="utf-8")
    found: dict[tuple[str, ...], str] = {}
    current: tuple[str, ...] = ()
    level = 0
    for part in re.split(r"^(?=#+ )", text, flags=re.MULTILINE):
        depth = len(part) - len(part.lstrip("#"))
        named = NAMED_COMMAND.search(part.partition("\n")[0])
        if named:
            current, level = tuple(named[1].split()), depth
        elif depth <= level:
            current, level = (), 0
        found[current] = found.get(current, "") + part
    return found


def section_of(words: tuple[str, ...]) -> str:
    """Return the text about a command, or about its parent command."""
    while words and words not in sections():
        words = words[:-1]
    return sections().get(words, "")


def name_of(command: Command) -> str:
    return " ".join(("magnate", *command.words))


@pytest.mark.parametrize("command", list(commands_of(build_parser())), ids=name_of)
def test_command_and_its_arguments_are_described(command: Command) -> None:
    section = section_of(command.words)
    everywhere = section + sections().get((), "")

    assert name_of(command) in section
    assert [word for word in command.arguments if not mentions(everywhere, word)] == []


def test_no_other_command_or_option_is_described() -> None:
    commands = list(commands_of(build_parser()))
    options = {word for command in commands for word in command.arguments} | {"--help"}

    assert set(sections()) - {command.words for command in commands} == set()
    assert set(LONG_OPTION.findall("".join(sections().values()))) - options == set()


def mentions(text: str, word: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text, re.IGNORECASE) is not None
