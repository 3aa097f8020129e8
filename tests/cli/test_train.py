"""`magnate train`: what it refuses, and a short training from the first game to the picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnate.cli import main
from magnate.search.acquire.value import Net
from magnate.search.monopoly import value as monopoly
from magnate.search.weights import read_about, read_weights

TRAIN = ["train", "acquire", "--out"]


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "compiled")


def test_training_needs_compiled_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "interpreted")

    assert main([*TRAIN, str(tmp_path / "run")]) == 2
    assert "Training needs compiled rules" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.usefixtures("compiled")
def test_monopoly_has_one_generation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run"

    assert main(["train", "monopoly", "--out", str(out), "--generations", "1"]) == 2
    assert "only the first generation" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.usefixtures("compiled")
def test_a_directory_that_holds_another_training_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "course.json"
    kept.write_text('{"game":"acquire","generations":2,"lessons":100,"seed":7}\n')

    assert main([*TRAIN, str(tmp_path)]) == 2
    assert "another training: acquire, 100 lessons, seed 7" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["course.json"]


@pytest.mark.usefixtures("compiled")
def test_a_file_in_the_place_of_the_directory_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine")

    assert main([*TRAIN, str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.soak
@pytest.mark.usefixtures("compiled")
def test_a_short_training_goes_from_the_first_game_to_the_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two generations, then a third: wins rise above an equal share at once."""
    short = [*TRAIN, str(tmp_path), "--lessons", "40000", "--jobs", "1"]
    assert main([*short, "--generations", "1"]) == 0
    assert main([*short, "--generations", "2"]) == 0

    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told if line.startswith("Generation")] == [
        "Generation 0",
        "Generation 1",
        "Generation 2",
    ]
    assert (tmp_path / "curve.svg").read_text().count("<circle") == 3
    assert read_weights(tmp_path / "best.json", Net) != Net()


@pytest.mark.soak
@pytest.mark.usefixtures("compiled")
def test_a_short_training_of_monopoly_foresees_more_than_equal_chances(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One generation, no curve; a third of the square error of equal chances is gone."""
    command = ["train", "monopoly", "--out", str(tmp_path), "--lessons", "40000", "--jobs", "1"]
    assert main(command) == 0

    assert "games apart" in capsys.readouterr().out
    assert read_about(tmp_path / "best.json")["strength"] > 1 / 3
    assert read_weights(tmp_path / "best.json", monopoly.Net) != monopoly.Net()
    assert not (tmp_path / "curve.svg").exists()
