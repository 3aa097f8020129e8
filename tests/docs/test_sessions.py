"""The sessions in the documents run and print what is shown."""

import doctest
from pathlib import Path

import pytest

from tests.docs.tree import ROOT, markdown_files, name_of

README = ROOT / "README.md"


def with_sessions() -> list[Path]:
    return [file for file in markdown_files() if ">>> " in file.read_text(encoding="utf-8")]


def test_the_readme_shows_a_session() -> None:
    assert README in with_sessions()


@pytest.mark.slow
@pytest.mark.parametrize("file", with_sessions(), ids=name_of)
def test_session_runs_as_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Like `python -m doctest FILE`."""
    failed, _ = doctest.testfile(str(file), module_relative=False, encoding="utf-8")

    assert not failed, capsys.readouterr().out
