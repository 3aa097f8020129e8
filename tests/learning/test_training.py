"""Training: it can be interrupted and resumed, and then comes out the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from magnate.kernel import Schema
from magnate.learning.acquire.network import fit, loss
from magnate.learning.adam import weights_of
from magnate.learning.curve import curve
from magnate.learning.samples import Samples
from magnate.learning.training import Generation, PlanMismatch, TaskResult, Training, TrainingPlan
from magnate.messages import catalog
from magnate.search.acquire.features import CHAIN_FEATURES, GENERAL_FEATURES
from magnate.search.acquire.value import Net
from magnate.search.weights import WeightsError, read_about, read_weights


class Draw(NamedTuple):
    """A task: the number of value functions at the table, and a seed."""

    nets: int
    seed: int


class HighNumber:
    """A game in which the higher number wins, which is learned quickly."""

    schema: type[Schema] = Net
    has_generations = True

    def training_task(self, nets: Sequence[Net], samples: int, seed: int) -> Draw:
        return Draw(len(nets), seed)

    def evaluation_task(self, net: Net, samples: int, seed: int) -> Draw:
        return Draw(1, seed)

    def play(self, task: Draw) -> TaskResult:
        rng = np.random.default_rng(task.seed)
        rows = rng.random((400, 7, CHAIN_FEATURES)).astype(np.float32)
        general = rng.standard_normal((400, GENERAL_FEATURES)).astype(np.float32)
        target = np.stack([general[:, 0] > 0, general[:, 0]], axis=1).astype(np.float32)
        return TaskResult(Samples(rows, general, target), 10, 6.0, 5.0)

    def fit(self, net: Net | None, samples: Samples, chance: np.random.Generator, seed: int) -> Net:
        return fit(net, samples, chance, seed)

    def loss(self, net: Net, samples: Samples) -> float:
        return loss(weights_of(net), samples)


@pytest.fixture
def executor() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as made:
        yield made


def plan(generations: int = 2, seed: int = 1) -> TrainingPlan:
    return TrainingPlan("high number", generations, 40_000, seed)


def trained(directory: Path, executor: Executor, generations: int = 2) -> Training:
    training = Training(directory, plan(generations), HighNumber())
    list(training.run(executor, lambda: None))
    return training


def test_each_generation_is_kept_with_its_figures(tmp_path: Path, executor: Executor) -> None:
    """Two tasks for 40,000 samples and six to measure it: 6 of 10 games won, where 5 is par."""
    training = trained(tmp_path, executor)

    assert [each.number for each in training.done] == [0, 1, 2]
    assert training.done[0].samples == 800
    assert training.done[0].games == 20
    assert training.done[0].measured_games == 60
    assert training.best.strength == pytest.approx(1.2)
    assert training.done[2].loss < training.done[0].loss


def test_resumed_training_comes_out_the_same(tmp_path: Path, executor: Executor) -> None:
    once = trained(tmp_path / "once", executor)
    trained(tmp_path / "twice", executor, generations=1)
    again = trained(tmp_path / "twice", executor)

    assert len(again.done) == 3
    for number in range(3):
        assert read_weights(again.file(number), Net) == read_weights(once.file(number), Net)
        assert again.done[number].loss == once.done[number].loss


def test_finished_generations_are_not_trained_again(tmp_path: Path, executor: Executor) -> None:
    trained(tmp_path, executor)
    training = Training(tmp_path, plan(), HighNumber())

    assert training.tasks_left() == 0
    assert list(training.run(executor, lambda: None)) == []


def test_tasks_are_counted_for_the_progress_bar(tmp_path: Path, executor: Executor) -> None:
    """Three generations, each with two tasks for samples and six for evaluation."""
    training = Training(tmp_path, plan(), HighNumber())
    assert training.tasks_left() == 24

    ticks: list[None] = []
    list(training.run(executor, lambda: ticks.append(None)))
    assert len(ticks) == 24


def test_a_different_plan_is_refused(tmp_path: Path, executor: Executor) -> None:
    trained(tmp_path, executor, generations=1)
    with pytest.raises(PlanMismatch, match="seed=1"):
        Training(tmp_path, plan(seed=2), HighNumber())


def test_a_training_run_with_the_former_names_is_resumed(
    tmp_path: Path, executor: Executor
) -> None:
    """Training samples were called lessons, and the plan a course."""
    training = trained(tmp_path, executor, generations=1)
    for file in (tmp_path / "plan.json", training.file(0), training.file(1)):
        file.write_text(file.read_text().replace('"samples"', '"lessons"'))
    (tmp_path / "plan.json").rename(tmp_path / "course.json")

    resumed = trained(tmp_path, executor)

    assert [each.samples for each in resumed.done] == [800, 800, 800]
    assert not (tmp_path / "plan.json").exists()


def test_a_broken_file_of_weights_is_named(tmp_path: Path, executor: Executor) -> None:
    training = trained(tmp_path, executor, generations=1)
    training.file(1).write_text("{")
    with pytest.raises(WeightsError, match=r"generation-001\.json"):
        Training(tmp_path, plan(), HighNumber())


def test_the_best_generation_is_written_with_the_command_that_made_it(
    tmp_path: Path, executor: Executor
) -> None:
    file = trained(tmp_path / "training", executor).write_best()

    command = "magnate train high number --out training --generations 2 --samples 40000 --seed 1"
    assert read_about(file)["command"] == command
    assert read_weights(file, Net) == read_weights(file.parent / "generation-000.json", Net)


@pytest.mark.parametrize("language", ["en", "pt", "pl", "ru"])
def test_the_curve_is_a_picture_in_each_language(language: str) -> None:
    words = catalog(language)
    done = [Generation(n, 100, 10, 0.5, 1 + n / 10, 20, 1.0) for n in range(3)]

    picture = curve(done, words)

    assert words.text("train-curve") in picture
    assert picture.count("<circle") == 3
