"""Every game passes the conformance kit, in every preset and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from magnate.kernel import table_mode

from . import kit
from .acquire import Acquire
from .kit import Adapter, GameLike, RandomGame
from .monopoly import Monopoly

ADAPTERS: list[Adapter[Any]] = [Acquire(), Monopoly()]

# Other modes are slow when every action comes from Python: there each cell has one game, and fewer
# moments of it are looked at.
INTERPRETED = table_mode() == "interpreted"
MOST = 1000 if INTERPRETED else 40  # moments of a game that are checked

AnyRandomGame = RandomGame[GameLike]


def _random_games() -> Iterator[object]:
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


@pytest.fixture(scope="module", params=_random_games())
def random_game(request: pytest.FixtureRequest) -> AnyRandomGame:
    return kit.play_random_game(*request.param)


def test_something_is_legal_before_the_end_and_all_of_it_allowed(
    random_game: AnyRandomGame,
) -> None:
    for game in random_game.some(MOST, "legal"):
        kit.check_legal_actions(random_game.adapter, game)
    assert not random_game.end.legal_actions()


@pytest.mark.slow
def test_what_is_not_listed_is_refused(random_game: AnyRandomGame) -> None:
    swept = random_game.adapter.swept if INTERPRETED else (random_game.adapter.swept + 1) // 2
    for game in (*random_game.some(swept, "refusals"), random_game.end):
        kit.check_refusals(random_game.adapter, game)


@pytest.mark.slow
def test_a_near_miss_is_refused(random_game: AnyRandomGame) -> None:
    rng = random_game.rng("near misses")
    for game in random_game.some(20, "near misses"):
        kit.check_near_misses(random_game.adapter, game, rng)


def test_nobody_answers_for_the_seat_to_act(random_game: AnyRandomGame) -> None:
    for game in random_game.some(20, "seats"):
        kit.check_other_seats(random_game.adapter, game)


def test_a_refused_action_changes_nothing(random_game: AnyRandomGame) -> None:
    rng = random_game.rng("refused")
    for game in (*random_game.some(6, "refused"), random_game.end):
        kit.check_refused_action(random_game.adapter, game, rng)


def test_undo_restores_everything(random_game: AnyRandomGame) -> None:
    rng = random_game.rng("undo")
    for game in random_game.some(50, "undo"):
        if game.seat is not None:
            kit.check_undo(random_game.adapter, game, rng)


def test_undo_leads_all_the_way_back(random_game: AnyRandomGame) -> None:
    kit.check_undo_of_all(random_game)


def test_a_copy_is_independent(random_game: AnyRandomGame) -> None:
    rng = random_game.rng("copy")
    for game in random_game.some(12, "copy"):
        kit.check_copy(random_game.adapter, game, rng)


def test_notation_is_read_back(random_game: AnyRandomGame) -> None:
    for game in random_game.some(40, "notation"):
        kit.check_notation(random_game.adapter, game)
    kit.check_notation(
        random_game.adapter, random_game.end, [move.action for move in random_game.moves]
    )


def test_a_position_is_read_back(random_game: AnyRandomGame) -> None:
    for game in (*random_game.some(12, "position"), random_game.end):
        kit.check_position(random_game.adapter, game)


def test_a_view_shows_nothing_that_its_seat_cannot_know(random_game: AnyRandomGame) -> None:
    rng = random_game.rng("views")
    assert sum(
        kit.check_views(random_game.adapter, game, rng) for game in random_game.some(8, "views")
    )


def test_what_is_conserved_stays_the_same(random_game: AnyRandomGame) -> None:
    for game in random_game.moments:
        random_game.adapter.check_state(game)


def test_holdings_change_only_as_events_say(random_game: AnyRandomGame) -> None:
    for game in (*random_game.some(40, "account"), random_game.end):
        random_game.adapter.check_account(game)


def test_events_are_only_added(random_game: AnyRandomGame) -> None:
    for before, after in pairwise(random_game.moments):
        assert list(after.events[: len(before.events)]) == list(before.events)


def test_a_record_replays_to_the_same_game(random_game: AnyRandomGame) -> None:
    """Long games are replayed several times, so one checks its end, another its middle."""
    kit.check_record(
        random_game.adapter,
        random_game.moments[len(random_game.moments) // (1 + random_game.seed % 2) - 1],
    )
