"""The compiled engine does exactly what the interpreted one does, field by field."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

import magnate.acquire.random_play
import magnate.monopoly.random_play
from magnate import acquire, monopoly
from magnate.acquire.editions import OPTIONS
from magnate.chance import generator_words
from magnate.engine.editions import EditionError
from magnate.kernel import MODES, KernelEntry, Mode, Schema, allocate, field, has_numba, read
from tests.monopoly.option_values import OWN, VALUES

from .twins import ACQUIRE, MONOPOLY, Rules, Twins

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not has_numba(), reason="NOT TESTED: numba is missing, there is nothing to compare with"
    ),
]

# Checked code takes long to compile, so `make test` tries it with one game only.
CHECKED = pytest.param("checked", marks=pytest.mark.soak)


def _cells(rules: Rules, name: str, editions: list[Any]) -> list[Any]:
    return [
        pytest.param(rules, edition, players, id=f"{name}-{edition.name}-{players}")
        for edition in editions
        for players in range(edition.players_min, edition.players_max + 1)
    ]


ACQUIRE_CELLS = _cells(ACQUIRE, "acquire", [acquire.load(name) for name in acquire.presets()])
MONOPOLY_CELLS = _cells(MONOPOLY, "monopoly", [monopoly.load(name) for name in monopoly.presets()])
CELLS = ACQUIRE_CELLS + MONOPOLY_CELLS
# Many seats compete for few buildings, and the game ends by a limit.
SHORT: dict[str, object] = {"bank_houses": 9, "bank_hotels": 3, "round_limit": 60}


@pytest.mark.parametrize(("rules", "edition", "players"), ACQUIRE_CELLS)
def test_compiled_states_equal_interpreted_ones(rules: Rules, edition: Any, players: int) -> None:
    assert Twins(rules, edition, "compiled").play(players, 3_000, seed=1) > 5


@pytest.mark.parametrize(("rules", "edition", "players"), MONOPOLY_CELLS)
def test_compiled_states_of_long_games_equal_interpreted_ones(
    rules: Rules, edition: Any, players: int
) -> None:
    """With a log, so that only code that tables use too is compiled."""
    Twins(rules, edition, "compiled", log=True).play(players, 700, seed=1)
    Twins(rules, edition.with_options(**SHORT), "compiled", log=True).play(players, 700, seed=2)


@pytest.mark.parametrize("mode", ["compiled", CHECKED])
@pytest.mark.parametrize(("rules", "edition", "players"), CELLS)
def test_events_are_the_same_in_every_mode(
    rules: Rules, edition: Any, players: int, mode: Mode
) -> None:
    Twins(rules, edition, mode, log=True).play(players, 400, seed=2)


@pytest.mark.soak
def test_checked_code_reports_the_same_events() -> None:
    Twins(ACQUIRE, acquire.load("2023-tycoon"), "checked", log=True).play(4, 400, seed=2)


@pytest.mark.parametrize(("rules", "edition", "players"), CELLS[::2])  # each takes seconds
def test_compiled_refusals_and_lists_equal_interpreted_ones(
    rules: Rules, edition: Any, players: int
) -> None:
    Twins(rules, edition, "compiled", log=True).play(players, 400, seed=3, sample_every=37)


@pytest.mark.parametrize(("rules", "edition", "players"), CELLS)
def test_whole_random_games_end_the_same_way(rules: Rules, edition: Any, players: int) -> None:
    plain, compiled = (_games(rules, edition, players, mode) for mode in MODES[:2])
    assert plain == compiled


def _games(rules: Rules, edition: Any, players: int, mode: Mode) -> list[Schema]:
    """Return the results of a few games of random players."""
    play_games: KernelEntry[..., int] = magnate.acquire.random_play.play_games
    result: type[Schema] = magnate.acquire.random_play.Result
    if rules is MONOPOLY:
        play_games = magnate.monopoly.random_play.play_games
        result = magnate.monopoly.random_play.Result
        edition = edition.with_options(**SHORT)
    states, dealers = allocate(rules.kernel.state, 1, mode), allocate(rules.dealer, 1, mode)
    results = allocate(result, 4, mode)
    field(dealers, 0, "generator")[:] = generator_words(5, players)
    editions = rules.edition_table(edition, mode)
    assert play_games.at(mode)(states, editions, players, dealers, results) == 4
    return [read(result, results, game) for game in range(4)]


@st.composite
def editions_of_acquire(draw: st.DrawFn) -> tuple[Rules, Any]:
    """Draw a value for every option; the edition itself refuses contradictions."""
    options = {option.name: draw(st.sampled_from(option.values)) for option in OPTIONS}
    try:
        return ACQUIRE, acquire.load("classic").with_options(**options)
    except EditionError:
        reject()


@st.composite
def editions_of_monopoly(draw: st.DrawFn) -> tuple[Rules, Any]:
    """Draw a value for every option, and sometimes a custom board and deck."""
    options = {name: draw(st.sampled_from(values)) for name, values in VALUES.items()}
    if draw(st.integers(0, 5)) == 0:
        options |= OWN
    try:
        return MONOPOLY, monopoly.load("brazil").with_options(**options)
    except EditionError:
        reject()


def _check_any_options(game: tuple[Rules, Any], seed: int, data: st.DataObject) -> None:
    rules, edition = game
    players = data.draw(st.integers(edition.players_min, edition.players_max))
    Twins(rules, edition, "compiled", log=True).play(players, 250, seed=seed, sample_every=97)


@settings(max_examples=60)
@given(game=editions_of_acquire(), seed=st.integers(0, 2**32), data=st.data())
def test_modes_agree_whatever_the_options(
    game: tuple[Rules, Any], seed: int, data: st.DataObject
) -> None:
    _check_any_options(game, seed, data)


@pytest.mark.soak
@settings(max_examples=60)
@given(game=editions_of_monopoly(), seed=st.integers(0, 2**32), data=st.data())
def test_modes_agree_whatever_the_options_of_monopoly(
    game: tuple[Rules, Any], seed: int, data: st.DataObject
) -> None:
    _check_any_options(game, seed, data)


@pytest.mark.soak
@pytest.mark.parametrize(("rules", "edition", "players"), CELLS)
def test_compiled_states_equal_interpreted_ones_for_long(
    rules: Rules, edition: Any, players: int
) -> None:
    Twins(rules, edition, "compiled", log=rules is MONOPOLY).play(players, 100_000, seed=4)


@pytest.mark.soak
@given(
    game=st.one_of(editions_of_acquire(), editions_of_monopoly()),
    seed=st.integers(0, 2**32),
    data=st.data(),
)
def test_checked_agrees_whatever_the_options(
    game: tuple[Rules, Any], seed: int, data: st.DataObject
) -> None:
    rules, edition = game
    players = data.draw(st.integers(edition.players_min, edition.players_max))
    Twins(rules, edition, "checked", log=True).play(players, 400, seed=seed)
