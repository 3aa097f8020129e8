"""Every game passes the conformance kit, in every preset and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from magnate.kernel import table_mode

from . import kit
from .acquire import Acquire
from .kit import Adapter, Course, GameLike
from .monopoly import Monopoly

ADAPTERS: list[Adapter[Any]] = [Acquire(), Monopoly()]

# Other modes are slow when every action comes from Python: there each cell has one game, and fewer
# moments of it are looked at.
INTERPRETED = table_mode() == "interpreted"
MOST = 1000 if INTERPRETED else 40  # moments of a game that are checked

AnyCourse = Course[GameLike]


def _courses() -> Iterator[object]:
    for adapter in ADAPTERS:
        for number, cell in enumerate(adapter.cells()):
            quick = 1 if INTERPRETED else 1 + number % 2
            slow = adapter.slow_seeds if INTERPRETED else ()
            for seed in (quick, *slow, *adapter.soak_seeds):
                soak = seed in adapter.soak_seeds or adapter.is_long(cell, interpreted=INTERPRETED)
                marks = [pytest.mark.soak] if soak else []
                is_slow = not marks and (seed in slow or not adapter.is_quick(cell))
                marks += [pytest.mark.slow] if is_slow else []
                name = f"{adapter.name}-{cell}-{seed}"
                yield pytest.param((adapter, cell, seed), id=name, marks=marks)


@pytest.fixture(scope="module", params=_courses())
def course(request: pytest.FixtureRequest) -> AnyCourse:
    return kit.play_course(*request.param)


def test_something_is_legal_before_the_end_and_all_of_it_allowed(course: AnyCourse) -> None:
    for game in course.some(MOST, "legal"):
        kit.check_legal_actions(course.adapter, game)
    assert not course.end.legal_actions()


@pytest.mark.slow
def test_what_is_not_listed_is_refused(course: AnyCourse) -> None:
    swept = course.adapter.swept if INTERPRETED else (course.adapter.swept + 1) // 2
    for game in (*course.some(swept, "refusals"), course.end):
        kit.check_refusals(course.adapter, game)


@pytest.mark.slow
def test_a_near_miss_is_refused(course: AnyCourse) -> None:
    rng = course.rng("near misses")
    for game in course.some(20, "near misses"):
        kit.check_near_misses(course.adapter, game, rng)


def test_nobody_answers_for_the_seat_to_act(course: AnyCourse) -> None:
    for game in course.some(20, "seats"):
        kit.check_other_seats(course.adapter, game)


def test_a_refused_action_changes_nothing(course: AnyCourse) -> None:
    rng = course.rng("refused")
    for game in (*course.some(6, "refused"), course.end):
        kit.check_refused_action(course.adapter, game, rng)


def test_undo_restores_everything(course: AnyCourse) -> None:
    rng = course.rng("undo")
    for game in course.some(50, "undo"):
        if game.seat is not None:
            kit.check_undo(course.adapter, game, rng)


def test_undo_leads_all_the_way_back(course: AnyCourse) -> None:
    kit.check_undo_of_all(course)


def test_a_copy_is_independent(course: AnyCourse) -> None:
    rng = course.rng("copy")
    for game in course.some(12, "copy"):
        kit.check_copy(course.adapter, game, rng)


def test_notation_is_read_back(course: AnyCourse) -> None:
    for game in course.some(40, "notation"):
        kit.check_notation(course.adapter, game)
    kit.check_notation(course.adapter, course.end, [move.action for move in course.moves])


def test_a_position_is_read_back(course: AnyCourse) -> None:
    for game in (*course.some(12, "position"), course.end):
        kit.check_position(course.adapter, game)


def test_a_view_shows_nothing_that_its_seat_cannot_know(course: AnyCourse) -> None:
    rng = course.rng("views")
    assert sum(kit.check_views(course.adapter, game, rng) for game in course.some(8, "views"))


def test_what_is_conserved_stays_the_same(course: AnyCourse) -> None:
    for game in course.moments:
        course.adapter.check_state(game)


def test_holdings_change_only_as_events_say(course: AnyCourse) -> None:
    for game in (*course.some(40, "account"), course.end):
        course.adapter.check_account(game)


def test_events_are_only_added(course: AnyCourse) -> None:
    for before, after in pairwise(course.moments):
        assert list(after.events[: len(before.events)]) == list(before.events)


def test_a_record_replays_to_the_same_game(course: AnyCourse) -> None:
    """Long games are replayed several times, so one checks its end, another its middle."""
    kit.check_record(
        course.adapter, course.moments[len(course.moments) // (1 + course.seed % 2) - 1]
    )
