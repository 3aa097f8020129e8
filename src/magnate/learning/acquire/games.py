"""Lessons in Acquire: games on the compiled kernel among styles and value functions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import Edition, load
from magnate.acquire.rules.state import State
from magnate.bots.acquire.pool import POOL_STYLES, style
from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, column, field, write
from magnate.learning.student import Lessons, weights_of
from magnate.learning.training import Played
from magnate.search.acquire.policy import Choices, Style
from magnate.search.acquire.rollouts import Outlook
from magnate.search.acquire.samples import (
    GAME,
    NO_NET,
    PLAYS,
    THINKS,
    Course,
    Lesson,
    Partner,
    study,
)
from magnate.search.acquire.value import Net
from magnate.search.acquire.value_policy import Prospects

from .network import loss, taught

EDITIONS: Final = ("classic", "classic", "2023-classic", "2023-tycoon", "2023-duel")
"""What is played, some more often than others."""
USUAL: Final = (3, 4, 4)
"""Numbers of players that are drawn more often than others."""

PARTNERS: Final = (style(), *POOL_STYLES)
"""The styles that sit at the tables."""
EXPLORING: Final = {"noise": 10_000, "random": 30}
WORLDS: Final = 24
"""So many does each of those compared meet where decisions are compared by looking ahead."""


def _outlook() -> Outlook:
    """Return how decisions are compared: eight of them, two rounds ahead."""
    made = Outlook()
    made.first, made.width, made.money, made.noise, made.rounds = 64, 8, 100, 500, 2
    return made


class Task(NamedTuple):
    """What a process plays: who may sit at the table, and how many lessons are wanted."""

    nets: Sequence[Net]
    partners: list[Partner]
    lessons: int
    sampled: int  # positions of a thousand
    trust: int
    seed: int
    compared: int = 0  # decisions of a thousand


def _partner(
    *, net: int = NO_NET, style: int = 0, noise: int = 0, random: int = 0, worlds: int = 0
) -> Partner:
    made = Partner()
    made.net, made.style, made.noise, made.random, made.width = net, style, noise, random, 12
    made.worlds = worlds
    return made


class Acquire:
    """Acquire as a subject."""

    schema = Net
    goes_on = True

    def teaching(self, nets: Sequence[Net], lessons: int, seed: int) -> Task:
        """Return a task: games among value functions and styles, of styles alone at first."""
        if not nets:
            partners = [
                _partner(style=each, noise=noise)
                for each in range(len(PARTNERS))
                for noise in (300, 3000)
            ]
            return Task([Net()], partners, lessons, sampled=100, trust=1000, seed=seed)
        latest = _partner(net=0, worlds=WORLDS, **EXPLORING)
        older = [_partner(net=each, **EXPLORING) for each in range(1, len(nets))]
        styles = [_partner(style=each, noise=500) for each in range(len(PARTNERS))]
        partners = [latest] * 12 + older + styles
        return Task(nets, partners, lessons, sampled=60, trust=800, seed=seed, compared=300)

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


def _tables(edition: Edition) -> list[int]:
    """Return the numbers of players for an edition, those of usual tables several times."""
    all_of_them = range(edition.players_min, edition.players_max + 1)
    return [*all_of_them, *(players for players in USUAL if players in all_of_them)]


def learn_from_games(task: Task) -> Played:
    """Play games of an edition and a number of players drawn by lot."""
    mode: Mode = "compiled"
    rng = random.Random(task.seed)
    edition = load(rng.choice(EDITIONS))
    players = rng.choice(_tables(edition))
    course = Course()
    course.sampled, course.trust, course.compared = task.sampled, task.trust, task.compared
    choices = allocate(Choices, 2, mode)
    for number in (PLAYS, THINKS):
        field(choices, number, "generator")[:] = generator_words(task.seed, number)
    courses = _memory(Course, [course], mode)
    lessons: Any = allocate(Lesson, task.lessons, mode)
    games = study.at(mode)(
        allocate(State, GAME + 1, mode),
        edition_table(edition, mode),
        players,
        _memory(Net, task.nets, mode),
        _memory(Style, PARTNERS, mode),
        _memory(Partner, task.partners, mode),
        choices,
        allocate(Prospects, 1, mode),
        _memory(Outlook, [_outlook()], mode),
        courses,
        lessons,
    )
    assert games >= 0, "a game came to a fault"
    count = column(courses, "lessons")[0]
    rows, general, target = (
        lessons[name][:count].astype(np.float32) for name in ("chains", "general", "target")
    )
    found = Lessons(rows, general, target, lessons["decision"][:count])
    won, due = (column(courses, name)[0][0] for name in ("won", "due"))
    return Played(found, games, won, due)
