"""Each option on its own: every resulting edition plays to the end, or is refused."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Edition, EditionError, Game, load
from magnate.acquire.editions import OPTIONS, OptionValue, option_text

# Refused together (ledger section 0): changed from this preset, and the option it contradicts.
CONTRADICTIONS = {
    ("classic", "bonus_ranks"): "bonus_table",
    ("classic", "single_holder_bonus"): "bonus_ranks",
    ("classic", "market_holder"): "players",
    ("2023-classic", "bonus_ranks"): "bonus_table",
    ("2023-classic", "single_holder_bonus"): "bonus_ranks",
    ("2023-classic", "market_holder"): "players",
    ("2023-tycoon", "bonus_ranks"): "single_holder_bonus",
    ("2023-tycoon", "bonus_table"): "bonus_ranks",
    ("2023-tycoon", "market_holder"): "players",
    ("2023-duel", "players"): "market_holder",
    ("2023-duel", "bonus_ranks"): "bonus_table",
    ("2023-duel", "single_holder_bonus"): "bonus_ranks",
}
PRESETS = ("classic", "2023-classic", "2023-tycoon", "2023-duel")
NUMBERS = tuple((number, number) for number in range(2, 7))  # of players


def changes(preset: str) -> list[tuple[str, str, OptionValue]]:
    """Return each option with each value that it does not have in a preset."""
    now = load(preset).options()
    return [
        (preset, option.name, value)
        for option in OPTIONS
        for value in (NUMBERS if option.name == "players" else option.values)
        if value != now[option.name]
    ]


CHANGES = [change for preset in PRESETS for change in changes(preset)]
ALLOWED = [change for change in CHANGES if change[:2] not in CONTRADICTIONS]
REFUSED = [change for change in CHANGES if change[:2] in CONTRADICTIONS]


def name_of(change: tuple[str, str, OptionValue]) -> str:
    """Return a name for a test."""
    return f"{change[0]}-{change[1]}-{option_text(change[2])}"


def play_randomly(game: Game, seed: int) -> Game:
    """Play legal actions at random to the end."""
    dice = random.Random(seed)
    while not game.is_over:
        game.play(dice.choice(list(game.legal_actions())))
    return game


def check_conservation(game: Game) -> None:
    """Every share is with a seat or the bank, and every tile in one place."""
    view = game.view()
    for chain in view.chains:
        held = sum(seat.shares[chain.name] for seat in view.seats if seat.shares)
        assert held + chain.bank == 25
    on_board = sum(sign != "." for row in view.board for sign in row)
    in_hands = sum(seat.tile_count for seat in view.seats)
    assert on_board + in_hands + len(view.aside) + view.pile == 108
    assert all(seat.cash is not None and seat.cash >= 0 for seat in view.seats)


@pytest.mark.slow
@pytest.mark.parametrize("change", ALLOWED, ids=map(name_of, ALLOWED))
def test_a_preset_with_one_option_changed_is_played_to_the_end(
    change: tuple[str, str, OptionValue],
) -> None:
    """Ledger section 0: every value of every option, from every preset."""
    preset, option, value = change
    edition = load(preset).with_options(**{option: value})

    game = play_randomly(Game(edition.players_min, edition, seed=name_of(change)), 1)

    assert game.edition.options()[option] == value
    outcome = game.outcome()
    assert outcome is not None and outcome.ending in ("size", "safe", "stalled")
    assert max(outcome.money) == outcome.money[outcome.winners[0] - 1]
    check_conservation(game)


@pytest.mark.parametrize("change", REFUSED, ids=map(name_of, REFUSED))
def test_options_that_contradict_each_other_are_refused_with_both_names(
    change: tuple[str, str, OptionValue],
) -> None:
    """Ledger section 0: refused together."""
    preset, option, value = change

    with pytest.raises(EditionError) as error:
        Game(2, preset, seed=1, options={option: value})

    assert option in str(error.value)
    assert CONTRADICTIONS[preset, option] in str(error.value)


def test_every_option_of_the_ledger_is_tried() -> None:
    """Fourteen options, each changed from four presets; `classic-ru` is two such changes."""
    assert len(OPTIONS) == 14
    assert {(preset, option) for preset, option, _ in CHANGES} == {
        (preset, option.name) for preset in PRESETS for option in OPTIONS
    }


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("preset", PRESETS[:3])
def test_each_preset_is_played_to_the_end_with_each_number_of_players(
    preset: str, players: int
) -> None:
    """A-COMP-6."""
    check_conservation(play_randomly(Game(players, preset, seed=players), players))


@pytest.mark.parametrize("preset", PRESETS)
def test_all_options_may_be_changed_together(preset: str) -> None:
    """The values that no preset has, all at once."""
    edition: Edition = load(preset).with_options(
        bonus_rounding="nearest_100",
        unplayable_replacement_optional=False,
        end_declaration="forced",
        holdings_visibility="hidden",
        market_ties="player_first",
    )

    game = play_randomly(Game(edition.players_max, edition, seed=2), 2)

    check_conservation(game)


def test_a_game_may_change_options_of_its_edition() -> None:
    """The name stays that of the preset."""
    game = Game(3, "classic", seed=1, options={"holdings_visibility": "hidden"})

    assert game.edition.name == "classic"
    assert game.view(1).options["holdings_visibility"] == "hidden"
    assert game.view(1).seats[1].cash is None


def test_an_option_lets_two_play_classic() -> None:
    """A-COMP-6."""
    game = Game(2, "classic", seed=1, options={"players": (2, 6)})

    assert game.players == 2
