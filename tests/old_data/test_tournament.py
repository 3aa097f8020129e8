"""A tournament that was begun by version 1 of the rules continues by them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnate.cli import main
from magnate.tournament.saving import plan_in

FOLDER = Path(__file__).parent
COMMAND = (
    *("tournament", "monopoly", "--bots", "steady,random", "--seed", "1", "--jobs", "1"),
    *("--edition", "official", "--option", "round_limit=5"),
)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A copy of the old file: three blocks of two games."""
    path = tmp_path / "tournament.jsonl"
    path.write_bytes((FOLDER / "tournament.jsonl").read_bytes())
    return path


def test_a_plan_without_a_rules_version_has_version_1(saved: Path) -> None:
    plan = plan_in(saved)

    assert plan is not None
    assert plan.rules_version == 1
    assert plan.options["extra_roll"] == "must"  # an option that came later


def test_a_finished_tournament_is_shown_without_playing_again(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = saved.read_bytes().splitlines()[1:]

    assert main([*COMMAND, "--blocks", "3", "--save", str(saved), "--json"]) == 0

    assert json.loads(capsys.readouterr().out)["games"] == 6
    assert saved.read_bytes().splitlines()[1:] == games


@pytest.mark.slow
def test_an_unfinished_tournament_is_resumed_by_its_own_rules(saved: Path) -> None:
    assert main([*COMMAND, "--blocks", "4", "--save", str(saved)]) == 0

    plan = plan_in(saved)
    assert plan is not None and plan.rules_version == 1
    assert len(saved.read_bytes().splitlines()) == 1 + 8
