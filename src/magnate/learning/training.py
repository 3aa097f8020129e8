"""Training: generations of games, each among the latest value functions and fixed policies.

Generation 0 learns from games among fixed policies. Every later one starts from the weights before
it and learns from games among those, older ones and the policies; then its strength is measured in
separate games. If value functions do not play (Monopoly), there is only generation 0.
Everything a generation needs is on disk before the next begins, so training can be interrupted and
resumed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import msgspec
import numpy as np

from magnate.chance import key_of
from magnate.kernel import Schema
from magnate.record import old_names
from magnate.search.weights import WeightsError, read_about, read_weights, write_weights

from .samples import Samples, joined

SAMPLES_PER_TASK: Final = 20_000
EVALUATION_TASKS: Final = 6
OLDER: Final = (2, 4)
"""How many generations back the older value functions are that play along with the latest."""

_PLAN: Final = "plan.json"


class TaskResult(NamedTuple):
    """The result of some games: samples, and how the latest value function did in them.

    `won` is what it achieved, `expected` what an equal player would have achieved.
    """

    samples: Samples
    games: int
    won: float
    expected: float


class TrainableGame(Protocol):
    """A game for which a value function can be trained."""

    @property
    def schema(self) -> type[Schema]:
        """The weights of its value function."""

    @property
    def has_generations(self) -> bool:
        """Whether generations can follow the first one."""

    def training_task(self, nets: Sequence[Any], samples: int, seed: int) -> Any:
        """Return games to learn from, played among value functions, the latest first."""

    def evaluation_task(self, net: Any, samples: int, seed: int) -> Any:
        """Return games in which a value function is measured."""

    def play(self, task: Any) -> TaskResult:
        """Play the games of a task."""

    def fit(self, net: Any, samples: Samples, chance: np.random.Generator, seed: int) -> Any:
        """Return a value function fitted to samples; without a `net`, from random weights."""

    def loss(self, net: Any, samples: Samples) -> float:
        """Return the mean loss of a value function on samples."""


class Generation(msgspec.Struct):
    """The figures of a generation; `strength` is what it won as a multiple of what was expected."""

    number: int
    samples: int
    games: int
    loss: float
    strength: float
    measured_games: int
    seconds: float


class TrainingPlan(msgspec.Struct, frozen=True):
    """What a directory is trained for: one plan each."""

    game: str
    generations: int
    samples: int
    seed: int


class PlanMismatch(ValueError):
    """A directory that was trained under a different plan, `before`."""

    def __init__(self, before: TrainingPlan) -> None:
        super().__init__(str(before))
        self.before = before


def _renamed(fields: dict[str, Any]) -> dict[str, Any]:
    return old_names.renamed(fields, old_names.TRAINING_FIELDS)


def _read_plan(file: Path) -> TrainingPlan:
    fields = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
    return msgspec.convert(_renamed(fields), TrainingPlan)


class Training:
    """A directory in which value functions are trained."""

    def __init__(self, directory: Path, plan: TrainingPlan, game: TrainableGame) -> None:
        self._directory = directory
        self._plan = plan
        self._game = game
        directory.mkdir(parents=True, exist_ok=True)
        self._check_plan()
        self.done = list(self._read_generations())

    def _check_plan(self) -> None:
        """Write the plan, or check that the directory already has the same one.

        The number of generations may be higher than before.
        """
        file = self._directory / _PLAN
        old = self._directory / old_names.TRAINING_PLAN_FILE
        if old.exists() and not file.exists():  # trained before the file was renamed
            file = old
        if not file.exists():
            file.write_bytes(msgspec.json.encode(self._plan) + b"\n")
        before = _read_plan(file)
        if msgspec.structs.replace(before, generations=self._plan.generations) != self._plan:
            raise PlanMismatch(before)

    def _read_generations(self) -> Iterator[Generation]:
        for number in count():
            if not self.file(number).exists():
                return
            self._read(number)
            try:
                yield msgspec.convert(_renamed(read_about(self.file(number))), Generation)
            except msgspec.ValidationError as error:
                raise WeightsError(f"{self.file(number).name}: {error}") from None

    @property
    def has_generations(self) -> bool:
        """Whether generations can follow the first one."""
        return self._game.has_generations

    def file(self, number: int) -> Path:
        """Return the file with the weights of a generation."""
        return self._directory / f"generation-{number:03}.json"

    def _read(self, number: int) -> Schema:
        return read_weights(self.file(number), self._game.schema)

    @property
    def best(self) -> Generation:
        """The generation that was strongest when it was measured."""
        return max(self.done, key=lambda each: each.strength)

    def write_best(self) -> Path:
        """Write the weights of the best generation with a note of how they were made."""
        best, plan = self.best, self._plan
        about = {
            "command": f"magnate train {plan.game} --out {self._directory.name} "
            f"--generations {plan.generations} --samples {plan.samples} --seed {plan.seed}",
            "generation": best.number,
            "strength": round(best.strength, 3),
            "games": sum(each.games for each in self.done),
            "minutes": round(sum(each.seconds for each in self.done) / 60),
        }
        file = self._directory / "best.json"
        write_weights(file, self._read(best.number), about)
        return file

    def tasks_left(self) -> int:
        """Return how many tasks are left until the last generation is done."""
        left = self._plan.generations + 1 - len(self.done)
        return left * (self._tasks() + EVALUATION_TASKS)

    def _tasks(self) -> int:
        return -(-self._plan.samples // SAMPLES_PER_TASK)

    def run(self, executor: Executor, on_task: Callable[[], object]) -> Iterator[Generation]:
        """Train the generations that are missing, and yield each when it is done."""
        while len(self.done) <= self._plan.generations:
            generation = self._generation(len(self.done), executor, on_task)
            self.done.append(generation)
            yield generation

    def _generation(
        self, number: int, executor: Executor, on_task: Callable[[], object]
    ) -> Generation:
        began = time.perf_counter()
        nets = [self._read(each) for each in _ancestors(number)]
        tasks = [self._task(nets, number, index) for index in range(self._tasks())]
        played = self._played(tasks, executor, on_task)
        samples = joined([each.samples for each in played])
        # Its own stream per generation, so that resumed training comes out the same.
        chance = np.random.default_rng((self._plan.seed, number))
        before = nets[0] if nets else None
        net = self._game.fit(before, samples, chance, self._plan.seed)
        measured = self._played(self._evaluation(net), executor, on_task)
        generation = Generation(
            number=number,
            samples=len(samples),
            games=sum(each.games for each in played),
            loss=self._game.loss(net, played[0].samples),
            strength=sum(each.won for each in measured) / sum(each.expected for each in measured),
            measured_games=sum(each.games for each in measured),
            seconds=time.perf_counter() - began,
        )
        write_weights(self.file(number), net, msgspec.structs.asdict(generation))
        return generation

    def _task(self, nets: Sequence[Any], number: int, index: int) -> Any:
        seed = _seed(self._plan.seed, number, index)
        return self._game.training_task(nets, SAMPLES_PER_TASK, seed)

    def _evaluation(self, net: Schema) -> list[Any]:
        """Return the games that measure a generation: with the same chance for every generation."""
        seeds = (_seed(self._plan.seed, -1, index) for index in range(EVALUATION_TASKS))
        return [self._game.evaluation_task(net, SAMPLES_PER_TASK, seed) for seed in seeds]

    def _played(
        self, tasks: Sequence[Any], executor: Executor, on_task: Callable[[], object]
    ) -> list[TaskResult]:
        played = []
        for each in executor.map(self._game.play, tasks):
            played.append(each)
            on_task()
        return played


def _ancestors(number: int) -> list[int]:
    """Return the previous generation and some older ones; none for generation 0."""
    return [max(0, number - back) for back in (1, *OLDER)] if number else []


def _seed(*parts: int) -> int:
    return int.from_bytes(key_of(" ".join(map(str, parts)))[:6], "big")
