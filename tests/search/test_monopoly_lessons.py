"""Lessons of Monopoly: positions of games by habit, with their features and who won."""

from __future__ import annotations

from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, column, write
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import load
from magnate.monopoly.rules.state import State
from magnate.search.monopoly.landing_odds import odds_of
from magnate.search.monopoly.learned_value import learned_value
from magnate.search.monopoly.rollouts import Course
from magnate.search.monopoly.samples import Lesson, learn_from_games
from magnate.search.monopoly.search import habits_of
from magnate.search.monopoly.value import ALIVE, FEATURES, UNIT

COUNT = 30


def lessons(players: int) -> tuple[list[Lesson], int]:
    """Lessons of a few games, and how many."""
    mode: Mode = "interpreted"
    edition = load("modern")
    course = Course()
    course.generator[:] = generator_words(1, 0)
    courses = allocate(Course, 1, mode)
    write(courses, 0, course)
    found = allocate(Lesson, COUNT, mode)
    games = learn_from_games.at(mode)(
        allocate(State, 1, mode),
        edition_table(edition, mode),
        odds_of(edition, mode),
        habits_of(mode),
        courses,
        learned_value(mode),
        found,
        players,
    )
    return found, games


def test_every_lesson_has_a_winner_who_was_still_in_the_game() -> None:
    found, games = lessons(3)

    pairs = zip(column(found, "winners"), column(found, "alive"), strict=True)
    assert all(winners and winners & alive == winners for winners, alive in pairs)
    assert games > 1


def test_features_tell_how_many_are_still_in_the_game() -> None:
    found, _ = lessons(2)
    for lesson in found:
        assert lesson.alive == 0b11
        assert [lesson.features[seat * FEATURES + ALIVE] for seat in (0, 1)] == [2 * UNIT // 8] * 2
