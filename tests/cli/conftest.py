"""The command line, called as a function."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from magnate.cli import main
from magnate.messages import catalog
from magnate.monopoly import Game
from magnate.terminal.plain import play
from tests.cli.monopoly_positions import NAMES


class Result(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: str
    err: str


Magnate = Callable[..., Result]
At = Callable[..., str]


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use English by default, and terminals of one width."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def magnate(capsys: pytest.CaptureFixture[str]) -> Magnate:
    def run(*arguments: str) -> Result:
        code = main(arguments)
        return Result(code, *capsys.readouterr())

    return run


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> At:
    """Type some lines in a game from a position in which Ann plays seat 1."""

    def run(
        start: str | Game,
        *lines: str,
        language: str = "en",
        bot: str = "steady",
        seed: int = 1,
        record: Path | None = None,
    ) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        if isinstance(start, str):
            seats = len(re.findall(r"^\d ", start, re.MULTILINE))
            start = Game.from_position(start, chance="given", names=NAMES[:seats])
        play(start, catalog(language), bot=bot, seed=seed, record=record)
        return capsys.readouterr().out

    return run
