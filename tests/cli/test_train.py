"""`magnate train`: what it refuses, and a short training run from the first game to the curve."""

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
@pytest.mark.parametrize(
    ("name", "samples"), [("plan.json", "samples"), ("course.json", "lessons")]
)
def test_a_directory_of_a_different_training_run_is_left_alone(
    name: str, samples: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also one that was written before the file and its fields were renamed."""
    kept = tmp_path / name
    kept.write_text(f'{{"game":"acquire","generations":2,"{samples}":100,"seed":7}}\n')

    assert main([*TRAIN, str(tmp_path)]) == 2
    assert "a different training run: acquire, 100 samples, seed 7" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == [name]


@pytest.mark.usefixtures("compiled")
def test_a_file_in_place_of_the_directory_is_named_in_the_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine")

    assert main([*TRAIN, str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.soak
@pytest.mark.usefixtures("compiled")
def test_a_short_training_run_goes_from_the_first_game_to_the_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two generations, then a third: wins rise above an equal share at once."""
    short = [*TRAIN, str(tmp_path), "--samples", "40000", "--jobs", "1"]
    assert main([*short, "--generations", "1"]) == 0
    assert main([*short, "--generations", "2"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("Generation")] == [
        "Generation 0",
        "Generation 1",
        "Generation 2",
    ]
    assert (tmp_path / "curve.svg").read_text().count("<circle") == 3
    assert read_weights(tmp_path / "best.json", Net) != Net()


@pytest.mark.soak
@pytest.mark.usefixtures("compiled")
def test_a_short_training_of_monopoly_predicts_better_than_equal_chances(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One generation, no curve; the squared error is a third below that of equal chances."""
    command = ["train", "monopoly", "--out", str(tmp_path), "--samples", "40000", "--jobs", "1"]
    assert main(command) == 0

    assert "separate games" in capsys.readouterr().out
    assert read_about(tmp_path / "best.json")["strength"] > 1 / 3
    assert read_weights(tmp_path / "best.json", monopoly.Net) != monopoly.Net()
    assert not (tmp_path / "curve.svg").exists()
