"""Training: generations that go on where they ended, and come out the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from magnate.kernel import Schema
from magnate.learning.acquire.network import loss, taught
from magnate.learning.curve import curve
from magnate.learning.student import Lessons, weights_of
from magnate.learning.training import Course, CourseError, Generation, Played, Training
from magnate.messages import catalog
from magnate.search.acquire.features import CHAIN_FEATURES, GENERAL_FEATURES
from magnate.search.acquire.value import Net
from magnate.search.weights import WeightsError, read_about, read_weights


class Draw(NamedTuple):
    """A task: how many value functions sit at the table, and where chance begins."""

    nets: int
    seed: int


class HighNumber:
    """A game in which the seat with the higher number wins: quickly learned."""

    schema: type[Schema] = Net
    goes_on = True

    def teaching(self, nets: Sequence[Net], lessons: int, seed: int) -> Draw:
        return Draw(len(nets), seed)

    def measuring(self, net: Net, lessons: int, seed: int) -> Draw:
        return Draw(1, seed)

    def play(self, task: Draw) -> Played:
        rng = np.random.default_rng(task.seed)
        rows = rng.random((400, 7, CHAIN_FEATURES)).astype(np.float32)
        general = rng.standard_normal((400, GENERAL_FEATURES)).astype(np.float32)
        target = np.stack([general[:, 0] > 0, general[:, 0]], axis=1).astype(np.float32)
        return Played(Lessons(rows, general, target), 10, 6.0, 5.0)

    def taught(
        self, net: Net | None, lessons: Lessons, chance: np.random.Generator, seed: int
    ) -> Net:
        return taught(net, lessons, chance, seed)

    def loss(self, net: Net, lessons: Lessons) -> float:
        return loss(weights_of(net), lessons)


@pytest.fixture
def executor() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as made:
        yield made


def course(generations: int = 2, seed: int = 1) -> Course:
    return Course("high number", generations, 40_000, seed)


def trained(directory: Path, executor: Executor, generations: int = 2) -> Training:
    training = Training(directory, course(generations), HighNumber())
    list(training.run(executor, lambda: None))
    return training


def test_each_generation_is_kept_with_its_figures(tmp_path: Path, executor: Executor) -> None:
    """Two tasks of lessons for 40,000 positions, six to measure it: 6 of 10 won, where 5 is par."""
    training = trained(tmp_path, executor)

    assert [each.number for each in training.done] == [0, 1, 2]
    assert training.done[0].lessons == 800
    assert training.done[0].games == 20
    assert training.done[0].measured_games == 60
    assert training.best.strength == pytest.approx(1.2)
    assert training.done[2].loss < training.done[0].loss


def test_training_goes_on_and_comes_out_the_same(tmp_path: Path, executor: Executor) -> None:
    once = trained(tmp_path / "once", executor)
    trained(tmp_path / "twice", executor, generations=1)
    again = trained(tmp_path / "twice", executor)

    assert len(again.done) == 3
    for number in range(3):
        assert read_weights(again.file(number), Net) == read_weights(once.file(number), Net)
        assert again.done[number].loss == once.done[number].loss


def test_what_is_done_is_not_done_again(tmp_path: Path, executor: Executor) -> None:
    trained(tmp_path, executor)
    training = Training(tmp_path, course(), HighNumber())

    assert training.tasks_left() == 0
    assert list(training.run(executor, lambda: None)) == []


def test_tasks_are_counted_for_the_bar(tmp_path: Path, executor: Executor) -> None:
    """Three generations of two tasks for lessons and six for measuring."""
    training = Training(tmp_path, course(), HighNumber())
    assert training.tasks_left() == 24

    ticks: list[None] = []
    list(training.run(executor, lambda: ticks.append(None)))
    assert len(ticks) == 24


def test_another_training_is_not_mixed_in(tmp_path: Path, executor: Executor) -> None:
    trained(tmp_path, executor, generations=1)
    with pytest.raises(CourseError, match="seed=1"):
        Training(tmp_path, course(seed=2), HighNumber())


def test_broken_weights_are_named(tmp_path: Path, executor: Executor) -> None:
    training = trained(tmp_path, executor, generations=1)
    training.file(1).write_text("{")
    with pytest.raises(WeightsError, match=r"generation-001\.json"):
        Training(tmp_path, course(), HighNumber())


def test_the_best_is_written_with_how_it_was_made(tmp_path: Path, executor: Executor) -> None:
    file = trained(tmp_path / "training", executor).write_best()

    command = "magnate train high number --out training --generations 2 --lessons 40000 --seed 1"
    assert read_about(file)["command"] == command
    assert read_weights(file, Net) == read_weights(file.parent / "generation-000.json", Net)


@pytest.mark.parametrize("language", ["en", "pt", "pl", "ru"])
def test_the_curve_is_a_picture_in_each_language(language: str) -> None:
    words = catalog(language)
    done = [Generation(n, 100, 10, 0.5, 1 + n / 10, 20, 1.0) for n in range(3)]

    picture = curve(done, words)

    assert words.text("train-curve") in picture
    assert picture.count("<circle") == 3
