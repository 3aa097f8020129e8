"""Lessons in Monopoly: games by habit on the compiled kernel, from which a value learns who wins.

Values do not play in these games: habits need none, and looking ahead in every decision would make
games a thousand times slower. So there is only one generation, and it is measured by how well it
foresees who wins in games apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, field
from magnate.learning.student import Lessons, joined
from magnate.learning.training import Played
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import load
from magnate.monopoly.rules.state import SEATS, State
from magnate.search.monopoly.landing_odds import odds_of
from magnate.search.monopoly.rollouts import Course
from magnate.search.monopoly.samples import Lesson, learn_from_games
from magnate.search.monopoly.search import OTHERS, habits_of
from magnate.search.monopoly.value import FEATURES, UNIT, Net, Value

from .network import equal_chances, loss, outputs, real_weights, square_errors, taught


class Table(NamedTuple):
    """Who plays what, and how many lessons of a hundred come from it."""

    edition: str
    players: int
    part: int


TABLES: Final = (
    Table("official", 4, 40),
    Table("brazil", 4, 25),
    Table("modern", 6, 15),
    Table("modern", 3, 10),
    Table("official", 2, 10),
)


class Task(NamedTuple):
    """What a process plays: how many lessons are wanted, and what is measured by them, if any."""

    net: Net | None
    lessons: int
    seed: int


class Monopoly:
    """Monopoly as a subject."""

    schema = Net
    goes_on = False

    def teaching(self, nets: Sequence[Net], lessons: int, seed: int) -> Task:
        """Return a task: games by habit."""
        assert not nets, "there is only one generation"
        return Task(None, lessons, seed)

    def measuring(self, net: Net, lessons: int, seed: int) -> Task:
        """Return a task: games by habit, in which a value says who will win."""
        return Task(net, lessons, seed)

    def play(self, task: Task) -> Played:
        """Play games at all kinds of tables."""
        parts = [_play_at(table, task) for table in TABLES]
        lessons = joined([each for each, _ in parts])
        games = sum(games for _, games in parts)
        if task.net is None:
            return Played(lessons, games, 0.0, 0.0)
        return Played(lessons, games, *measured(task.net, lessons))

    def taught(
        self, net: Net | None, lessons: Lessons, chance: np.random.Generator, seed: int
    ) -> Net:
        """Return a value that has learned from lessons."""
        assert net is None, "there is only one generation"
        return taught(lessons, chance, seed)

    def loss(self, net: Net, lessons: Lessons) -> float:
        """Return how surprising to a value it was, on average, who won."""
        return loss(real_weights(net), lessons)


def measured(net: Net, x: Lessons) -> tuple[float, float]:
    """Return by how much a value errs less than equal chances do, and how much those err."""
    equal = square_errors(equal_chances(x), x)
    return equal - square_errors(outputs(real_weights(net), x), x), equal


def _play_at(table: Table, task: Task) -> tuple[Lessons, int]:
    """Return the lessons of games at one kind of table, and how many games there were."""
    mode: Mode = "compiled"
    edition = load(table.edition)
    courses = allocate(Course, 1, mode)
    field(courses, 0, "generator")[:] = generator_words(task.seed, TABLES.index(table))
    found = allocate(Lesson, task.lessons * table.part // 100, mode)
    games = learn_from_games.at(mode)(
        allocate(State, 1, mode),
        edition_table(edition, mode),
        odds_of(edition, mode),
        habits_of(mode)[:OTHERS],
        courses,
        allocate(Value, 1, mode),
        found,
        table.players,
    )
    assert games >= 0, "a game came to a fault"
    return lessons_of(found), games


def lessons_of(found: Any) -> Lessons:
    """Return the positions of games that ended as the network takes them."""
    found = found[found["winners"] > 0]
    rows = found["features"].reshape(-1, SEATS, FEATURES).astype(np.float32) / UNIT
    won = _seats(found["winners"])
    return Lessons(rows, _seats(found["alive"]), won / won.sum(axis=1, keepdims=True))


def _seats(sets: Any) -> Any:
    """Return for each set of seats a row with 1 for those that are in it."""
    return (sets[:, None] >> np.arange(SEATS) & 1).astype(np.float32)
