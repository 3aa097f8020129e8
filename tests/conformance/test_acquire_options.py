"""Options of Acquire set one by one, in any combination that is not a contradiction."""

from __future__ import annotations

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from magnate.acquire import Edition, EditionError, load, presets
from magnate.acquire.editions import OPTIONS
from magnate.kernel import table_mode

from . import kit
from .acquire import Acquire
from .kit import Cell

ACQUIRE = Acquire()
GAMES, EVERY = (12, 1) if table_mode() == "interpreted" else (4, 5)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Draw a value for every option; contradictions are refused by the edition itself."""
    options = {option.name: draw(st.sampled_from(option.values)) for option in OPTIONS}
    try:
        return load("classic").with_options(**options)
    except EditionError:
        reject()


def check_game(cell: Cell, seed: int) -> None:
    """Play a game and check what holds in every state, and the rest now and then."""
    random_game = kit.play_random_game(ACQUIRE, cell, seed)
    rng = random_game.rng("options")
    for game in random_game.moments:
        ACQUIRE.check_state(game)
    for game in random_game.some(4, "options"):
        kit.check_legal_actions(ACQUIRE, game)
        kit.check_refusals(ACQUIRE, game)
        kit.check_position(ACQUIRE, game)
        kit.check_views(ACQUIRE, game, rng)
    ACQUIRE.check_account(random_game.end)
    kit.check_record(ACQUIRE, random_game.end)


@pytest.mark.slow
@settings(max_examples=GAMES)
@given(edition=editions(), seed=st.integers(0, 10**6), data=st.data())
def test_any_options_make_a_game(edition: Edition, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.integers(edition.players_min, edition.players_max))
    check_game(Cell("classic", players, edition.options()), seed)


@pytest.mark.soak
@settings(max_examples=300)
@given(edition=editions(), seed=st.integers(0, 10**6), data=st.data())
def test_any_options_make_a_game_in_long_runs(
    edition: Edition, seed: int, data: st.DataObject
) -> None:
    players = data.draw(st.integers(edition.players_min, edition.players_max))
    check_game(Cell("classic", players, edition.options()), seed)


CHANGES = [
    (preset, option.name, value)
    for preset in presets()
    for option in OPTIONS
    for value in option.values
    if option.name != "players" and value != load(preset).options()[option.name]
]
CONTRADICTIONS = {
    *((preset, "bonus_ranks") for preset in presets()),
    *((preset, "single_holder_bonus") for preset in presets() if preset != "2023-tycoon"),
    *((preset, "market_holder") for preset in presets() if preset != "2023-duel"),
    ("2023-tycoon", "bonus_table"),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "option", "value"),
    [change for change in CHANGES if change[:2] not in CONTRADICTIONS][::EVERY],
)
def test_an_option_set_on_its_own_makes_a_game(preset: str, option: str, value: object) -> None:
    players = load(preset).players_min
    random_game = kit.play_random_game(ACQUIRE, Cell(preset, players, {option: value}), 2)
    for game in random_game.some(60, "states"):
        ACQUIRE.check_state(game)
    ACQUIRE.check_account(random_game.end)


@pytest.mark.parametrize(
    ("preset", "option", "value"), [change for change in CHANGES if change[:2] in CONTRADICTIONS]
)
def test_an_option_that_contradicts_the_others_is_refused(
    preset: str, option: str, value: object
) -> None:
    with pytest.raises(EditionError, match=rf"{option}.* contradicts|contradicts .*{option}"):
        load(preset).with_options(**{option: value})
