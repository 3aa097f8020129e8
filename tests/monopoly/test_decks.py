"""Decks: those of the game, custom ones, and errors in their files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnate.monopoly.editions import (
    AdvanceToNearest,
    EditionError,
    MoveRelative,
    load,
)
from tests.monopoly.own_board import (
    GONE,
    bad_file,
    changed,
    own_board,
    own_deck,
    plain,
)


def test_each_deck_has_sixteen_cards_in_each_pile() -> None:
    """M-CARD-1, and one card in each that leads out of jail."""
    for deck in (load("official").deck, load("modern").deck):
        assert [len(pile) for pile in deck.piles] == [16, 16]
        assert deck.jail_card("chance") == "chance.jail_free"
        assert deck.jail_card("chest") == "chest.jail_free"


def test_the_modern_deck_has_other_amounts() -> None:
    """Stock sale 50, school 50, hospital 50, birthday 10 instead of opera 50."""
    old, new = (
        {card for pile in load(name).deck.piles for card in pile} for name in ("official", "modern")
    )

    assert {card.id for card in old - new} == {
        *("chance.poor_tax", "chest.stock", "chest.opera", "chest.hospital", "chest.school"),
    }
    assert {card.id for card in new - old} == {
        *("chance.speeding", "chest.stock", "chest.birthday", "chest.hospital", "chest.school"),
    }


def test_cards_are_found_by_their_ids() -> None:
    """With the numbers of the pile and of the card in it."""
    deck = load("brazil").deck

    assert deck.card_number("chance.go") == (0, 0)
    assert deck.card_number("chest.inherit") == (1, 15)
    assert deck.card_named("chance.back_3").effect == MoveRelative(-3)
    assert deck.card_named("chance.back_3").effect.kind == "move_relative"
    assert deck.card_named("chance.nearest_utility").effect == AdvanceToNearest(
        "company", dice_multiplier=10
    )
    with pytest.raises(KeyError):
        deck.card_number("chance.inherit")


def test_a_file_may_hold_its_deck(tmp_path: Path) -> None:
    """TOML writes the same data."""
    house = tmp_path / "house.toml"
    house.write_text(
        'base = "brazil"\n[deck]\n'
        'chance = [{ id = "chance.gift", effect = { kind = "collect", amount = 9 } }]\n'
        'chest = [{ id = "chest.gift", effect = { kind = "collect", amount = 8 } }]\n'
    )

    assert [card.id for pile in load(house).deck.piles for card in pile] == [
        "chance.gift",
        "chest.gift",
    ]
    house.write_text(house.read_text().replace("amount = 8", "amount = 8.5"))
    with pytest.raises(EditionError) as refused:
        load(house)
    assert str(refused.value) == (
        f"{house}: deck: chest[0] (chest.gift): effect: amount is 8.5, "
        "expected a whole number from 0 to 1000000"
    )


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("chest", GONE, "has no chest"),
        ("chests", [], 'has an unexpected field: "chests" is unknown (did you mean chest?)'),
        ("chance", [], "chance has 0 cards, expected 1 to 32"),
        ("chance", own_deck()["chance"] * 6, "chance has 36 cards, expected 1 to 32"),
        ("chance.2", "x", 'chance[2] is "x", expected an object'),
        ("chance.2.id", GONE, "chance[2] has no id"),
        ("chance.2.id", "chest.gas", 'chance[2]: id is "chest.gas", expected one like chance.'),
        ("chance.2.id", "chance.", 'chance[2]: id is "chance.", expected one like chance.bank_e'),
        ("chance.2.id", "chance.train", 'chance[2]: id "chance.train" is also that of chance[1]'),
        ("chance.2.effect", GONE, "chance[2] (chance.gas) has no effect"),
        ("chance.2.text", "x", 'chance[2] (chance.gas) has an unexpected field: "text" is unknown'),
        ("chance.2.effect.kind", GONE, "chance[2] (chance.gas): effect has no kind"),
        ("chance.2.effect.kind", "fly", 'chance[2] (chance.gas): effect: kind "fly" is unknown'),
        ("chance.2.effect.what", "street", 'effect: what "street" is unknown; known: station, '),
        (
            "chance.2.effect.rent_factor",
            2,
            "chance[2] (chance.gas): effect has an unexpected field",
        ),
        ("chance.2.effect.new_roll", False, "effect: new_roll must be true: the dice are rolled"),
        ("chance.2.effect.new_roll", GONE, "chance[2] (chance.gas): effect has no new_roll"),
        ("chance.2.effect.dice_multiplier", 0, "dice_multiplier is 0, expected a whole number fr"),
        ("chance.1.effect.rent_factor", 101, "expected a whole number from 1 to 100"),
        ("chance.0.effect.target", GONE, "chance[0] (chance.polna): effect has no target"),
        (
            "chance.0.effect.target",
            "Polna",
            'effect: target is "Polna", expected lower-case letters',
        ),
        (
            "chance.3.effect.steps",
            0,
            "chance[3] (chance.on_4): effect: steps is 0, expected a positive number",
        ),
        ("chance.3.effect.steps", 40, "steps is 40, expected a whole number from -39 to 39"),
        ("chance.4.effect.amount", -5, "chance[4] (chance.gift): effect: amount is -5, expected"),
        (
            "chance.4.effect.to",
            "all",
            'effect has an unexpected field: "to" is unknown; known: kind',
        ),
        ("chest.3.effect.per_hotel", GONE, "chest[3] (chest.roof): effect has no per_hotel"),
        ("chest.4.effect.amount", 5, "chest[4] (chest.jail): effect has an unexpected field"),
        (
            "chance.4.effect",
            {"kind": "jail_card"},
            "chance has 2 jail cards: chance.gift, chance.free; expected at most one",
        ),
        (
            "chance",
            [{"id": "chance.free", "effect": {"kind": "jail_card"}}],
            "chance has no card besides chance.free; a pile must not run out",
        ),
    ],
)
def test_a_bad_deck_is_refused_with_file_and_place(
    tmp_path: Path, place: str, value: object, message: str
) -> None:
    """Which card by its number and id, which field, what it says and what was expected."""
    error = bad_file(tmp_path, "deck", json.dumps(changed(own_deck(), place, value)))

    assert not error.startswith(str(tmp_path))
    assert message in error


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (
            {"kind": "advance_to", "target": "boardwalk"},
            'chance[0] (chance.polna) advances to "boardwalk", which is not a square of the board',
        ),
        (
            {"kind": "move_relative", "steps": 12},
            "chance[0] (chance.polna) moves by 12, but the board has 12 squares",
        ),
        (
            {"kind": "advance_to", "target": "chance"},
            "chance[0] (chance.polna) leads from chance to chance, where the same pile",
        ),
    ],
)
def test_a_card_that_does_not_fit_the_board_is_refused_with_both(
    tmp_path: Path, card: dict[str, object], message: str
) -> None:
    """The deck alone may be right, and so may the board."""
    deck = changed(own_deck(), "chance.0.effect", card)

    error = bad_file(tmp_path, "deck", json.dumps(deck))

    assert error.startswith(f"{tmp_path / 'house.toml'}: ")
    assert f'deck = "own-deck.json" contradicts board = "own-board.json": {message}' in error


def test_a_card_to_the_nearest_lot_needs_such_a_lot() -> None:
    """No company on the board: the card cannot be obeyed."""
    board = changed(own_board(), "squares.7", plain(7, "park", "free_parking"))

    with pytest.raises(EditionError) as refused:
        load("brazil").with_options(board=board, deck=own_deck())

    assert str(refused.value) == (
        'edition "brazil": deck = {...} contradicts board = {...}: '
        "chance[2] (chance.gas) advances to the nearest company, but the board has none"
    )


def test_the_classic_deck_needs_the_squares_it_names() -> None:
    """The deck of a preset on another board."""
    with pytest.raises(EditionError) as refused:
        load("brazil").with_options(board=own_board())

    assert 'deck = "classic" contradicts board = {...}: chance[1] (chance.illinois)' in str(
        refused.value
    )


def test_piles_must_not_lead_to_each_other_in_a_loop() -> None:
    """Four squares on from chance is the chest: no card there may lead to chance."""
    deck = changed(own_deck(), "chest.0.effect", {"kind": "move_relative", "steps": -4})

    with pytest.raises(EditionError) as refused:
        load("brazil").with_options(board=own_board(), deck=deck)

    assert str(refused.value).endswith(
        "chance[3] (chance.on_4) leads from chance to chest, and chest[0] (chest.bill) leads "
        "from chest to chance: the piles lead to each other in a loop"
    )
    without = changed(deck, "chance.3.effect.steps", 1)
    assert load("brazil").with_options(board=own_board(), deck=without).deck.name == "own"
