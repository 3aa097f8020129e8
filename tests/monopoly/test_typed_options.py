"""Values of options as people type them (ledger section 0)."""

from __future__ import annotations

import pytest

from magnate.monopoly.editions import OPTIONS, EditionError, option_text, parse_option


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("players", "3-6", (3, 6)),
        ("players", " 2\u20138 ", (2, 8)),
        ("salary", " 400 ", 400),
        ("starting_lots", "2", 2),
        ("round_limit", "None", None),
        ("round_limit", "20", 20),
        ("jail_turn_2", "roll, Pay", ("pay", "roll")),
        ("jail_turn_3", "roll", ("roll",)),
        ("even_building", "False", False),
        ("free_parking", "Pot", "pot"),
        ("deck", "modern", "modern"),
        ("square_names", "Atlantic-City", "atlantic-city"),
        ("square_names", "warszawa", "warszawa"),
    ],
)
def test_an_option_can_be_typed(name: str, text: str, value: object) -> None:
    """Case, spaces, the kind of dash and the order of a set do not matter."""
    assert parse_option(name, text) == value
    assert type(parse_option(name, text)) is type(value)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("players", "2-9", 'option players: "2-9" is not allowed; allowed: 2-8 or any narrower'),
        ("salary", "-5", 'option salary: "-5" is not allowed; allowed: a whole number from 0'),
        ("salary", "9" * 5000, "is not allowed; allowed: a whole number from 0 to 1000000"),
        ("salary", "²", 'option salary: "²" is not allowed'),
        ("even_building", "1", 'even_building: "1" is not allowed; allowed: true, false'),
        ("round_limit", "0", 'option round_limit: "0" is not allowed; allowed: none or a whole'),
        ("jail_turn_1", "pay", "allowed: roll, with any of pay, card, buy_card"),
        ("jail_turn_1", "", "allowed: roll, with any of pay, card, buy_card"),
        ("deck", "house.json", 'option deck: "house.json" is not allowed; allowed: classic, mod'),
        ("deck", "{", "option deck: "),
        ("deck", "{}", "option deck: deck has no chance, chest"),
        ("free_park", "pot", "did you mean free_parking?"),
    ],
)
def test_a_typed_option_that_means_nothing_is_refused(name: str, text: str, message: str) -> None:
    """The error lists what may be typed."""
    with pytest.raises(EditionError) as refused:
        parse_option(name, text)

    assert message in str(refused.value)


def test_every_value_is_read_back_as_shown() -> None:
    """What is shown to people can be typed by them."""
    for option in OPTIONS:
        for value in option.values:
            assert parse_option(option.name, option_text(value)) == value
        for number in {option.least, option.most} - {None}:
            assert parse_option(option.name, option_text(number)) == number
    assert option_text((2, 8)) == "2-8"
    assert option_text(("pay", "roll")) == "pay,roll"
    assert option_text(True) == "true"
    assert option_text(None) == "none"
