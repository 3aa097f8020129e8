"""The compiled engine does exactly what the interpreted one does, field by field."""

from __future__ import annotations

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from magnate.acquire import Edition, EditionError, load, presets
from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import OPTIONS
from magnate.acquire.random_play import Dealer, Result, play_games
from magnate.acquire.rules import state as k
from magnate.chance import generator_words
from magnate.kernel import MODES, Mode, allocate, field, has_numba, read

from .twins import Twins

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not has_numba(), reason="NOT TESTED: numba is missing, there is nothing to compare with"
    ),
]

CELLS = [
    (preset, players)
    for preset in presets()
    for players in range(load(preset).players_min, load(preset).players_max + 1)
]
FAST_MODES: tuple[Mode, ...] = ("compiled", "checked")


@pytest.mark.parametrize(("preset", "players"), CELLS)
def test_compiled_states_equal_interpreted_ones(preset: str, players: int) -> None:
    assert Twins(load(preset), "compiled").play(players, 5_000, seed=1) > 5


@pytest.mark.parametrize("mode", FAST_MODES)
@pytest.mark.parametrize(("preset", "players"), CELLS)
def test_the_same_is_said_in_every_mode(preset: str, players: int, mode: Mode) -> None:
    Twins(load(preset), mode, log=True).play(players, 400, seed=2)


@pytest.mark.parametrize(("preset", "players"), CELLS)
def test_compiled_refusals_and_lists_equal_interpreted_ones(preset: str, players: int) -> None:
    Twins(load(preset), "compiled", log=True).play(players, 400, seed=3, sample_every=37)


@pytest.mark.parametrize(("preset", "players"), CELLS)
def test_whole_random_games_end_alike(preset: str, players: int) -> None:
    plain, compiled = (_games(load(preset), players, mode) for mode in MODES[:2])
    assert plain == compiled


def _games(edition: Edition, players: int, mode: Mode) -> list[Result]:
    """Return the results of a few games of random players."""
    states, dealers = allocate(k.State, 1, mode), allocate(Dealer, 1, mode)
    results = allocate(Result, 4, mode)
    field(dealers, 0, "generator")[:] = generator_words(5, players)
    table_of = edition_table(edition, mode)
    assert play_games.at(mode)(states, table_of, players, dealers, results) == 4
    return [read(Result, results, game) for game in range(4)]


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Draw a value for every option; contradictions are refused by the edition itself."""
    options = {option.name: draw(st.sampled_from(option.values)) for option in OPTIONS}
    try:
        return load("classic").with_options(**options)
    except EditionError:
        reject()


@settings(max_examples=60)
@given(edition=editions(), seed=st.integers(0, 2**32), data=st.data())
def test_modes_agree_whatever_the_options(edition: Edition, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.integers(edition.players_min, edition.players_max))
    Twins(edition, "compiled", log=True).play(players, 250, seed=seed, sample_every=97)


@pytest.mark.soak
@pytest.mark.parametrize(("preset", "players"), CELLS)
def test_compiled_states_equal_interpreted_ones_for_long(preset: str, players: int) -> None:
    Twins(load(preset), "compiled").play(players, 100_000, seed=4)


@pytest.mark.soak
@given(edition=editions(), seed=st.integers(0, 2**32), data=st.data())
def test_checked_agrees_whatever_the_options(
    edition: Edition, seed: int, data: st.DataObject
) -> None:
    players = data.draw(st.integers(edition.players_min, edition.players_max))
    Twins(edition, "checked", log=True).play(players, 400, seed=seed)
