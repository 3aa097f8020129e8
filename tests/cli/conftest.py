"""The command line, called as a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from magnate.cli import main


class Said(NamedTuple):
    """What a command returned and printed."""

    code: int
    out: str
    err: str


Magnate = Callable[..., Said]


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English unless a test says otherwise, and terminals of one width."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def magnate(capsys: pytest.CaptureFixture[str]) -> Magnate:
    def run(*arguments: str) -> Said:
        code = main(arguments)
        return Said(code, *capsys.readouterr())

    return run
