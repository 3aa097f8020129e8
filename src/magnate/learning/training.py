"""Training: generations of games, each among the latest value functions and the styles.

Generation 0 learns from styles alone. Every other one begins with the weights before it and learns
from games in which those, older ones and styles sit; then it is measured in games of its own.
In some games values do not play, so that there is nothing to learn after generation 0.
Whatever a generation needs is on disk before the next begins, so training goes on where it ended.
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
from magnate.search.weights import WeightsError, read_about, read_weights, write_weights

from .student import Lessons, joined

LESSONS_PER_TASK: Final = 20_000
MEASURING_TASKS: Final = 6
OLDER: Final = (2, 4)
"""Of the generations before, these sit at the tables beside the latest."""


class Played(NamedTuple):
    """What came of games: lessons, and by what the latest value function is measured.

    `won` is what it reached, `due` what it would have reached as one among equals.
    """

    lessons: Lessons
    games: int
    won: float
    due: float


class Subject(Protocol):
    """A game that can be learned."""

    @property
    def schema(self) -> type[Schema]:
        """What a value function of it is made of."""

    @property
    def goes_on(self) -> bool:
        """Whether generations can follow the first one."""

    def teaching(self, nets: Sequence[Any], lessons: int, seed: int) -> Any:
        """Return a task: games to learn from, among value functions, the latest first, if any."""

    def measuring(self, net: Any, lessons: int, seed: int) -> Any:
        """Return a task: games in which a value function is measured."""

    def play(self, task: Any) -> Played:
        """Play the games of a task."""

    def taught(self, net: Any, lessons: Lessons, chance: np.random.Generator, seed: int) -> Any:
        """Return what a value function becomes by lessons; None is one that knows nothing."""

    def loss(self, net: Any, lessons: Lessons) -> float:
        """Return how far a value function is off in lessons, on average."""


class Generation(msgspec.Struct):
    """What is known of a generation; `strength` is what it won, as a multiple of what was due."""

    number: int
    lessons: int
    games: int
    loss: float
    strength: float
    measured_games: int
    seconds: float


class CourseError(ValueError):
    """A directory that holds another training; `before` is what was asked for there."""

    def __init__(self, before: Course) -> None:
        super().__init__(str(before))
        self.before = before


class Course(msgspec.Struct, frozen=True):
    """What is asked for; a directory holds one."""

    game: str
    generations: int
    lessons: int
    seed: int


class Training:
    """A directory in which value functions are trained."""

    def __init__(self, directory: Path, course: Course, subject: Subject) -> None:
        self._directory = directory
        self._course = course
        self._subject = subject
        directory.mkdir(parents=True, exist_ok=True)
        self._check_course()
        self.done = list(self._read_generations())

    def _check_course(self) -> None:
        """Note what is asked for, or see that it is the same as before."""
        file = self._directory / "course.json"
        if not file.exists():
            file.write_bytes(msgspec.json.encode(self._course) + b"\n")
        before = msgspec.json.decode(file.read_bytes(), type=Course)
        if msgspec.structs.replace(before, generations=self._course.generations) != self._course:
            raise CourseError(before)

    def _read_generations(self) -> Iterator[Generation]:
        """Yield the generations that are there, from the first one on."""
        for number in count():
            if not self.file(number).exists():
                return
            self._read(number)
            try:
                yield msgspec.convert(read_about(self.file(number)), Generation)
            except msgspec.ValidationError as error:
                raise WeightsError(f"{self.file(number).name}: {error}") from None

    @property
    def goes_on(self) -> bool:
        """Whether generations can follow the first one."""
        return self._subject.goes_on

    def file(self, number: int) -> Path:
        """Return where the weights of a generation are."""
        return self._directory / f"generation-{number:03}.json"

    def _read(self, number: int) -> Schema:
        return read_weights(self.file(number), self._subject.schema)

    @property
    def best(self) -> Generation:
        """The generation that did best when it was measured."""
        return max(self.done, key=lambda each: each.strength)

    def write_best(self) -> Path:
        """Write the weights of the best generation with a note of how they were made."""
        best, course = self.best, self._course
        about = {
            "command": f"magnate train {course.game} --out {self._directory.name} "
            f"--generations {course.generations} --lessons {course.lessons} --seed {course.seed}",
            "generation": best.number,
            "strength": round(best.strength, 3),
            "games": sum(each.games for each in self.done),
            "minutes": round(sum(each.seconds for each in self.done) / 60),
        }
        file = self._directory / "best.json"
        write_weights(file, self._read(best.number), about)
        return file

    def tasks_left(self) -> int:
        """Return how many tasks there are until the end."""
        left = self._course.generations + 1 - len(self.done)
        return left * (self._tasks() + MEASURING_TASKS)

    def _tasks(self) -> int:
        return -(-self._course.lessons // LESSONS_PER_TASK)

    def run(self, executor: Executor, on_task: Callable[[], object]) -> Iterator[Generation]:
        """Train until all generations are there, and yield each of them."""
        while len(self.done) <= self._course.generations:
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
        lessons = joined([each.lessons for each in played])
        chance = np.random.default_rng((self._course.seed, number))
        before = nets[0] if nets else None
        net = self._subject.taught(before, lessons, chance, self._course.seed)
        measured = self._played(self._measuring(net), executor, on_task)
        generation = Generation(
            number=number,
            lessons=len(lessons),
            games=sum(each.games for each in played),
            loss=self._subject.loss(net, played[0].lessons),
            strength=sum(each.won for each in measured) / sum(each.due for each in measured),
            measured_games=sum(each.games for each in measured),
            seconds=time.perf_counter() - began,
        )
        write_weights(self.file(number), net, msgspec.structs.asdict(generation))
        return generation

    def _task(self, nets: Sequence[Any], number: int, index: int) -> Any:
        seed = _seed(self._course.seed, number, index)
        return self._subject.teaching(nets, LESSONS_PER_TASK, seed)

    def _measuring(self, net: Schema) -> list[Any]:
        """Return the games that measure a generation, with the same chance for each."""
        seeds = (_seed(self._course.seed, -1, index) for index in range(MEASURING_TASKS))
        return [self._subject.measuring(net, LESSONS_PER_TASK, seed) for seed in seeds]

    def _played(
        self, tasks: Sequence[Any], executor: Executor, on_task: Callable[[], object]
    ) -> list[Played]:
        played = []
        for each in executor.map(self._subject.play, tasks):
            played.append(each)
            on_task()
        return played


def _ancestors(number: int) -> list[int]:
    """Return the generation before, and some older ones as far as there are any."""
    return [max(0, number - back) for back in (1, *OLDER)] if number else []


def _seed(*parts: int) -> int:
    return int.from_bytes(key_of(" ".join(map(str, parts)))[:6], "big")
