"""MAGNATE_KERNEL, and a machine without numba."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from magnate import kernel
from magnate.kernel import KernelError, bulk_mode, requested_mode, table_mode

from .conftest import needs_numba

WITHOUT_NUMBA = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "MAGNATE_KERNEL"}
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_unset_tables_run_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MAGNATE_KERNEL", raising=False)
    assert requested_mode() is None
    assert table_mode() == "interpreted"


@needs_numba
def test_unset_bulk_work_runs_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "")
    assert bulk_mode() == "compiled"


@pytest.mark.parametrize("name", ["interpreted", "compiled", "checked"])
def test_a_named_mode_holds_for_everything(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(kernel, "has_numba", lambda: True)
    monkeypatch.setenv("MAGNATE_KERNEL", name)
    assert requested_mode() == table_mode() == bulk_mode() == name


def test_an_unknown_mode_is_an_error_that_lists_the_modes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "fast")
    with pytest.raises(
        KernelError, match="MAGNATE_KERNEL='fast': expected one of interpreted, compiled, checked"
    ):
        requested_mode()


def test_an_unknown_mode_stops_a_game() -> None:
    found = run("import magnate.acquire as a; a.Game(3)", MAGNATE_KERNEL="fast")
    assert found.returncode != 0
    assert "KernelError: MAGNATE_KERNEL='fast'" in found.stderr


@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_a_compiled_mode_without_numba_says_what_to_install(mode: str) -> None:
    found = run(WITHOUT_NUMBA + "import magnate.acquire as a; a.Game(3)", MAGNATE_KERNEL=mode)
    assert found.returncode != 0
    assert f"MAGNATE_KERNEL={mode} needs numba: install magnate[fast]" in found.stderr


def test_a_compiled_entry_without_numba_says_what_to_install() -> None:
    code = "from magnate.acquire.rules.flow import apply_entry\napply_entry.at('compiled')\n"
    found = run(WITHOUT_NUMBA + code)
    assert found.returncode != 0
    assert "KernelError: mode 'compiled' needs numba: install magnate[fast]" in found.stderr


GAME = """
import random
from magnate.acquire import Game
from magnate.kernel import bulk_mode, table_mode
from magnate.record import Record, replay
rng = random.Random(1)
game = Game(3, "2023-tycoon", seed=1)
while not game.is_over:
    game.play(rng.choice(game.legal_actions()))
game.view(1), str(game), game.position(), game.effect_of
assert replay(Record.of(game)).position() == game.position()
print(game.outcome().money, table_mode(), bulk_mode())
"""


@pytest.mark.slow
def test_everything_works_without_numba() -> None:
    without = run(WITHOUT_NUMBA + GAME)
    assert without.returncode == 0, without.stderr
    assert without.stdout.split(")")[1].split() == ["interpreted", "interpreted"]
    assert run(GAME).stdout.split(")")[0] == without.stdout.split(")")[0]


def test_bulk_work_without_numba_warns_once() -> None:
    code = "from magnate.kernel import bulk_mode\nbulk_mode()\nbulk_mode()\n"
    found = run(WITHOUT_NUMBA + code)
    assert found.stderr.count("COMPILED RULES ARE UNAVAILABLE: numba is not installed") == 1
    assert run(code).stderr == ""


def test_an_interpreted_game_imports_neither_numba_nor_numpy() -> None:
    found = run(GAME + "import sys; print('numba' in sys.modules, 'numpy' in sys.modules)")
    assert found.stdout.splitlines()[-1:] == ["False False"], found.stderr
