"""Lessons in Acquire: games on the compiled kernel among styles and value functions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import load
from magnate.acquire.rules.state import State
from magnate.bots.acquire_styles import POOL_STYLES, style
from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, column, field, write
from magnate.search.acquire.lessons import NO_NET, Course, Lesson, Partner, study
from magnate.search.acquire.styles import Choices, Style
from magnate.search.acquire.value import Net
from magnate.search.acquire.value_play import Prospects

from .chains_network import loss, taught
from .student import Lessons, weights_of
from .training import Played

EDITIONS: Final = ("classic", "classic", "2023-classic", "2023-tycoon", "2023-duel")
"""What is played, some more often than others."""


PARTNERS: Final = (style(), *POOL_STYLES)
"""The styles that sit at the tables."""
EXPLORING: Final = {"noise": 10_000, "random": 30}


class Task(NamedTuple):
    """What a process plays: who may sit at the table, and how many lessons are wanted."""

    nets: Sequence[Net]
    partners: list[Partner]
    lessons: int
    sampled: int
    trust: int
    seed: int


def _partner(*, net: int = NO_NET, style: int = 0, noise: int = 0, random: int = 0) -> Partner:
    made = Partner()
    made.net, made.style, made.noise, made.random, made.width = net, style, noise, random, 12
    return made


class Acquire:
    """Acquire as a subject."""

    schema = Net
    goes_on = True

    def teaching(self, nets: Sequence[Net], lessons: int, seed: int) -> Task:
        """Return a task: games among value functions and styles, of styles alone at first."""
        if not nets:
            partners = [
                _partner(style=number, noise=noise)
                for number in range(len(PARTNERS))
                for noise in (300, 3000)
            ]
            return Task([Net()], partners, lessons, sampled=100, trust=1000, seed=seed)
        partners = [_partner(**EXPLORING)] * 6
        partners += [_partner(net=number, **EXPLORING) for number in range(1, len(nets))]
        partners += [_partner(style=number, noise=500) for number in range(len(PARTNERS))]
        return Task(nets, partners, lessons, sampled=150, trust=800, seed=seed)

    def measuring(self, net: Net, lessons: int, seed: int) -> Task:
        """Return a task: games of a value function against the styles, to measure its wins."""
        partners = [_partner(net=0)]
        partners += [_partner(style=number) for number in range(len(PARTNERS))]
        return Task([net], partners, lessons, sampled=150, trust=1000, seed=seed)

    def play(self, task: Task) -> Played:
        """Play games of an edition and a number of players drawn by lot."""
        return learn_from_games(task)

    def taught(
        self, net: Net | None, lessons: Lessons, chance: np.random.Generator, seed: int
    ) -> Net:
        """Return what a value function becomes by lessons."""
        return taught(net, lessons, chance, seed)

    def loss(self, net: Net, lessons: Lessons) -> float:
        """Return how far a value function is off in lessons, on average."""
        return loss(weights_of(net), lessons)


def _memory(schema: Any, plain: Sequence[Any], mode: Mode) -> Any:
    memory = allocate(schema, len(plain), mode)
    for number, each in enumerate(plain):
        write(memory, number, each)
    return memory


def learn_from_games(task: Task) -> Played:
    """Play games of an edition and a number of players drawn by lot."""
    mode: Mode = "compiled"
    rng = random.Random(task.seed)
    edition = load(rng.choice(EDITIONS))
    players = rng.randint(edition.players_min, edition.players_max)
    course = Course()
    course.sampled, course.trust = task.sampled, task.trust
    choices = allocate(Choices, 1, mode)
    field(choices, 0, "generator")[:] = generator_words(task.seed, 0)
    courses = _memory(Course, [course], mode)
    lessons: Any = allocate(Lesson, task.lessons, mode)
    games = study.at(mode)(
        allocate(State, 2, mode),
        edition_table(edition, mode),
        players,
        _memory(Net, task.nets, mode),
        _memory(Style, PARTNERS, mode),
        _memory(Partner, task.partners, mode),
        choices,
        allocate(Prospects, 1, mode),
        courses,
        lessons,
    )
    assert games >= 0, "a game came to a fault"
    count = column(courses, "lessons")[0]
    parts = (lessons[name][:count].astype(np.float32) for name in ("chains", "general", "target"))
    won, due = (column(courses, name)[0][0] for name in ("won", "due"))
    return Played(Lessons(*parts), games, won, due)
