"""Options of Monopoly set one by one, and in any combination that is not a contradiction."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, reject, settings
from hypothesis import strategies as st

from magnate.kernel import table_mode
from magnate.monopoly import Edition, EditionError, load, presets
from tests.monopoly.option_values import OWN, VALUES

from . import kit
from .kit import Cell
from .monopoly import Late, Monopoly

MONOPOLY = Monopoly()
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)  # to shrink a game takes many games
GAMES, EVERY = (12, 1) if table_mode() == "interpreted" else (4, 5)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Draw a value for every option; contradictions are refused by the edition itself."""
    options = {name: draw(st.sampled_from(values)) for name, values in VALUES.items()}
    if draw(st.integers(0, 5)) == 0:
        options |= OWN
    try:
        return load("brazil").with_options(**options)
    except EditionError:
        reject()


def check_game(cell: Cell, seed: int) -> None:
    """Play a game and check what holds in every state, and the rest now and then."""
    random_game = kit.play_random_game(MONOPOLY, cell, seed)
    rng = random_game.rng("options")
    for game in random_game.moments:
        MONOPOLY.check_state(game)
    for game in random_game.some(4, "options"):
        kit.check_legal_actions(MONOPOLY, game)
        kit.check_refusals(MONOPOLY, game)
        kit.check_near_misses(MONOPOLY, game, rng)
        kit.check_position(MONOPOLY, game)
        kit.check_views(MONOPOLY, game, rng)
    MONOPOLY.check_account(random_game.end)
    kit.check_record(MONOPOLY, random_game.end)


@pytest.mark.soak
@settings(max_examples=GAMES, phases=PHASES)
@given(edition=editions(), seed=st.integers(0, 10**6), data=st.data())
def test_any_options_make_a_game(edition: Edition, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.integers(edition.players_min, edition.players_max))
    kind = data.draw(st.sampled_from((Cell, Late)))
    check_game(kind("brazil", players, edition.options()), seed)


@pytest.mark.soak
@settings(max_examples=300, phases=PHASES)
@given(edition=editions(), seed=st.integers(0, 10**6), data=st.data())
def test_any_options_make_a_game_in_long_runs(
    edition: Edition, seed: int, data: st.DataObject
) -> None:
    players = data.draw(st.integers(edition.players_min, edition.players_max))
    kind = data.draw(st.sampled_from((Cell, Late)))
    check_game(kind("brazil", players, edition.options()), seed)


CHANGES = [
    (preset, name, value)
    for preset in presets()
    for name, values in VALUES.items()
    for value in values
    if name != "players" and value != load(preset).options()[name]
]
CONTRADICTIONS = {
    ("brazil", "even_building"),
    *((preset, "mixed_buildings_in_group") for preset in presets()),
    *((preset, "hotel_unit") for preset in presets()),
}
# Every value once, in one of the presets; the contradictory ones go together.
SINGLE = {
    (name, str(value)): (preset, {name: value})
    for preset, name, value in CHANGES
    if (preset, name) not in CONTRADICTIONS
}
SINGLE_LOTS: dict[str, object] = {"mixed_buildings_in_group": True, "hotel_unit": "single_lot"}
WHOLE_GROUPS: dict[str, object] = {
    "mixed_buildings_in_group": False,
    "hotel_unit": "whole_group",
}
TOGETHER: list[tuple[str, dict[str, object]]] = [
    ("brazil", SINGLE_LOTS),
    ("brazil", {**SINGLE_LOTS, "even_building": False}),
    ("modern", WHOLE_GROUPS),
    *((preset, OWN) for preset in presets()),
]
CASES = [*SINGLE.values(), *TOGETHER]


def _name(case: object) -> str:
    if not isinstance(case, dict):
        return str(case)
    return "own" if case is OWN else "-".join(f"{name}-{case[name]}" for name in case)


def _cases() -> list[object]:
    """Every third of them in `make test`, all in `make soak`."""
    return [
        pytest.param(*case, marks=pytest.mark.soak if place % 3 else pytest.mark.slow)
        for place, case in enumerate(CASES[::EVERY])
    ]


@pytest.mark.parametrize(("preset", "options"), _cases(), ids=_name)
def test_an_option_set_on_its_own_makes_a_game(preset: str, options: dict[str, object]) -> None:
    for cell in (Cell(preset, 3, options), Late(preset, 4, options)):
        random_game = kit.play_random_game(MONOPOLY, cell, 2)
        for game in random_game.some(60, "states"):
            MONOPOLY.check_state(game)
        MONOPOLY.check_account(random_game.end)


def test_every_value_of_every_option_is_tried() -> None:
    tried = {(name, str(value)) for _, options in CASES for name, value in options.items()}
    named = {
        (name, str(value))
        for name, values in VALUES.items()
        for value in values
        if name != "players"
    }
    in_presets = {
        (name, str(value)) for preset in presets() for name, value in load(preset).options().items()
    }
    assert named <= tried | in_presets


@pytest.mark.parametrize(
    ("preset", "option", "value"), [change for change in CHANGES if change[:2] in CONTRADICTIONS]
)
def test_an_option_that_contradicts_the_others_is_refused(
    preset: str, option: str, value: object
) -> None:
    with pytest.raises(EditionError, match=rf"{option}.* contradicts|contradicts .*{option}"):
        load(preset).with_options(**{option: value})
