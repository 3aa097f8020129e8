"""Editions: the presets and the options (ledger section 0)."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from msgspec.structs import replace

from magnate.monopoly.editions import (
    OPTIONS,
    Edition,
    EditionError,
    load,
    presets,
)

# The table of section 0 of the ledger: brazil, official, modern.
PRESETS = ("brazil", "official", "modern")
ALL = ("pay", "card", "buy_card", "roll")
LATER = ("card", "buy_card", "roll")
GROUP = "group_unbuilt"
LEDGER: dict[str, tuple[object, ...]] = {
    "board": ("classic", "classic", "classic"),
    "deck": ("classic", "classic", "modern"),
    "square_names": ("brasil", "atlantic-city", "atlantic-city"),
    "minimum_raise": (1, 1, 1),
    "players": ((2, 8), (2, 8), (2, 8)),
    "starting_cash": (1500, 1500, 1500),
    "salary": (200, 200, 200),
    "decline_goes_to_auction": (True, True, True),
    "rent_claim_deadline": ("next_player_roll", *("second_following_roll",) * 2),
    "double_rent_with_mortgaged_sibling": (True, True, True),
    "jail_card_sale": ("to_jailed_player", "to_anyone", "to_anyone"),
    "income_tax": ("best_of", "blind_choice", "flat"),
    "income_tax_flat": (200, 200, 200),
    "income_tax_percent": (10, 10, 10),
    "income_tax_mortgaged_lot": ("mortgage_value", "printed_price", "printed_price"),
    "luxury_tax": (75, 75, 100),
    "free_parking": ("nothing", "nothing", "nothing"),
    "jail_turn_1": (ALL, ALL, ALL),
    "jail_turn_2": (("pay", "roll"), ALL, ALL),
    "jail_turn_3": (("roll",), LATER, LATER),
    "jail_fine": (50, 50, 50),
    "jail_double_gives_extra_roll": (True, False, False),
    "just_visiting_ends_turn": (True, False, False),
    "extra_roll": ("may", "must", "must"),
    "mixed_buildings_in_group": (False, True, True),
    "hotel_unit": ("whole_group", "single_lot", "single_lot"),
    "build_requires_group_unmortgaged": (False, True, True),
    "build_timing": ("between_rolls", "between_rolls", "between_rolls"),
    "bank_houses": (32, 32, 32),
    "bank_hotels": (12, 12, 12),
    "building_shortage": ("auction", "auction", "auction"),
    "shortage_auction_start": ("any", "any", "any"),
    "trade_requires": (GROUP, GROUP, GROUP),
    "mortgage_requires": (GROUP, GROUP, GROUP),
    "mortgage_interest_percent": (10, 10, 10),
    "mortgaged_transfer_fee_percent": (10, 10, 10),
    "percent_rounding": ("up", "up", "up"),
    "bankrupt_to_bank_lots": ("auction_unmortgaged",) * 3,
    "double_salary_on_start": (False, False, False),
    "rent_while_jailed": (True, True, True),
    "even_building": (True, True, True),
    "starting_lots": (0, 0, 0),
    "round_limit": (None, None, None),
    "time_limit_minutes": (None, None, None),
}


def write(directory: Path, text: str) -> Path:
    """Return the path of an edition file `house.toml` with this text."""
    path = directory / "house.toml"
    path.write_text(text, encoding="utf-8")
    return path


def in_toml(value: object) -> str:
    return json.dumps("none" if value is None else value)


def test_the_presets_are_those_of_the_ledger() -> None:
    """Document 004, the traditional rules of the US, and those since 2008."""
    assert presets() == PRESETS


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_the_values_of_the_ledger(name: str) -> None:
    """Every option of section 0, in its order."""
    edition = load(name)
    column = {option: row[PRESETS.index(name)] for option, row in LEDGER.items()}

    assert edition.name == name
    assert list(edition.options().items()) == list(column.items())
    assert (edition.players_min, edition.players_max) == column["players"]


def test_every_option_has_values_and_clauses() -> None:
    """The options with words for values are those of the ledger's table."""
    named = {option.name: option.values for option in OPTIONS if option.name != "players"}
    truths = [name for name, values in named.items() if set(values) == {True, False}]

    assert [option.name for option in OPTIONS] == list(LEDGER)
    assert all(option.clauses for option in OPTIONS)
    assert truths == [
        *("decline_goes_to_auction", "double_rent_with_mortgaged_sibling"),
        *("jail_double_gives_extra_roll", "just_visiting_ends_turn", "mixed_buildings_in_group"),
        *("build_requires_group_unmortgaged", "double_salary_on_start", "rent_while_jailed"),
        "even_building",
    ]
    assert named["deck"] == ("classic", "modern")
    assert named["square_names"] == ("brasil", "atlantic-city")
    assert named["rent_claim_deadline"] == (
        "next_player_roll",
        "second_following_roll",
        "automatic",
    )
    assert named["jail_card_sale"] == ("to_jailed_player", "to_anyone")
    assert named["income_tax"] == ("best_of", "blind_choice", "flat")
    assert named["income_tax_mortgaged_lot"] == ("mortgage_value", "printed_price", "both")
    assert named["free_parking"] == ("nothing", "pot")
    assert named["extra_roll"] == ("must", "may")
    assert named["hotel_unit"] == ("whole_group", "single_lot")
    assert named["build_timing"] == ("between_rolls", "own_turn")
    assert named["building_shortage"] == ("auction", "first_come")
    assert named["shortage_auction_start"] == ("lowest_deed_price", "any")
    assert named["trade_requires"] == named["mortgage_requires"] == (GROUP, "lot_unbuilt")
    assert named["percent_rounding"] == ("up", "down", "nearest")
    assert named["bankrupt_to_bank_lots"] == ("auction_unmortgaged", "auction_mortgaged", "return")
    assert named["starting_lots"] == (0, 1, 2, 3)


def test_some_options_take_any_number() -> None:
    """The error for a number out of range names the range."""
    bounds = {o.name: (o.least, o.most) for o in OPTIONS if o.least is not None}
    million = 1_000_000

    assert bounds == {
        "minimum_raise": (1, million),
        "starting_cash": (0, million),
        "salary": (0, million),
        "income_tax_flat": (0, million),
        "income_tax_percent": (0, 100),
        "luxury_tax": (0, million),
        "jail_fine": (0, million),
        "bank_houses": (0, 100),
        "bank_hotels": (0, 100),
        "mortgage_interest_percent": (0, 100),
        "mortgaged_transfer_fee_percent": (0, 100),
        "round_limit": (1, million),
        "time_limit_minutes": (1, million),
    }
    for name, (least, most) in bounds.items():
        for number in (least, most):
            assert load("brazil").with_options(**{name: number}).options()[name] == number


def test_two_to_eight_may_play() -> None:
    """M-S-1: any range of players within two and eight."""
    players = next(option for option in OPTIONS if option.name == "players")

    assert players.clauses == ("M-S-1",)
    assert len(players.values) == 7 + 6 + 5 + 4 + 3 + 2 + 1
    assert players.values[0] == (2, 2) and players.values[-1] == (8, 8)


def test_every_turn_in_jail_allows_a_roll() -> None:
    """The other three ways out may be there or not: eight sets."""
    first = next(option for option in OPTIONS if option.name == "jail_turn_1")

    assert len(set(first.values)) == 8
    assert first.values[0] == ALL and first.values[-1] == ("roll",)


def test_what_jail_allows_is_a_set() -> None:
    """In any order, as a list or a set; kept in the order of the ledger."""
    edition = load("brazil")

    assert edition.with_options(jail_turn_3=["roll", "card"]).jail_turn_3 == ("card", "roll")
    assert edition.with_options(jail_turn_3={"roll", "pay"}).jail_turn_3 == ("pay", "roll")
    assert replace(edition, jail_turn_2=("roll", "pay")) == edition


def test_options_can_be_set_one_by_one() -> None:
    """A table may gather a pot or limit the rounds without leaving its preset."""
    pot = load("brazil").with_options(free_parking="pot", players=[2, 4], round_limit=20)

    assert pot.free_parking == "pot"
    assert (pot.players_min, pot.players_max) == (2, 4)
    assert pot.name == "brazil"
    assert pot.differences(load("brazil")) == {
        "players": ((2, 4), (2, 8)),
        "free_parking": ("pot", "nothing"),
        "round_limit": (20, None),
    }
    assert pot.with_options(round_limit="none").round_limit is None
    assert pot.with_options(round_limit=None).round_limit is None


def test_editions_differ_only_where_the_ledger_says() -> None:
    """The modern game has another deck, a flat income tax and a higher luxury tax."""
    modern, official = load("modern"), load("official")

    assert modern.differences(official) == {
        "deck": ("modern", "classic"),
        "income_tax": ("flat", "blind_choice"),
        "luxury_tax": (100, 75),
    }
    assert modern.differences(modern) == {}


@pytest.mark.parametrize(
    ("limits", "endings"),
    [
        ({}, ("last",)),
        ({"round_limit": 20}, ("last", "rounds")),
        ({"time_limit_minutes": 90}, ("last", "time")),
        ({"round_limit": 20, "time_limit_minutes": 90}, ("last", "rounds", "time")),
    ],
)
def test_a_game_ends_by_a_limit_only_where_there_is_one(
    limits: dict[str, int], endings: tuple[str, ...]
) -> None:
    """M-WIN-1, M-S-32."""
    assert load("brazil").with_options(**limits).endings == endings


MIXED, APART = "mixed_buildings_in_group = true", "mixed_buildings_in_group = false"
WHOLE, SINGLE = 'hotel_unit = "whole_group"', 'hotel_unit = "single_lot"'


@pytest.mark.parametrize(
    ("name", "options", "one", "other"),
    [
        ("brazil", {"hotel_unit": "single_lot"}, APART, SINGLE),
        ("official", {"mixed_buildings_in_group": False}, APART, SINGLE),
        ("brazil", {"mixed_buildings_in_group": True}, MIXED, WHOLE),
        ("official", {"hotel_unit": "whole_group"}, MIXED, WHOLE),
        ("brazil", {"even_building": False}, "even_building = false", WHOLE),
        # The dearest three are 400, 350 and 320.
        (
            "brazil",
            {"starting_lots": 3, "starting_cash": 1069},
            "starting_lots = 3",
            "starting_cash = 1069",
        ),
        (
            "brazil",
            {"square_names": "brazil"},
            'square_names = "brazil"',
            'board = "classic"',
        ),
    ],
)
def test_contradictory_options_are_refused_with_both_names(
    name: str, options: dict[str, object], one: str, other: str
) -> None:
    """A hotel next to houses or not, uneven whole groups, unaffordable dealt lots."""
    with pytest.raises(EditionError) as refused:
        load(name).with_options(**options)

    assert f"{one} contradicts {other}" in str(refused.value)
    assert name in str(refused.value)


def test_options_that_need_each_other_may_be_set_together() -> None:
    """What is refused alone is accepted with its partner."""
    lot_by_lot = load("brazil").with_options(
        hotel_unit="single_lot", mixed_buildings_in_group=True, even_building=False
    )
    dealt = load("brazil").with_options(starting_lots=3, starting_cash=1070)

    assert lot_by_lot.hotel_unit == "single_lot"
    assert dealt.starting_lots == 3


def test_a_contradiction_is_refused_however_the_edition_is_constructed() -> None:
    """There is no way around the check."""
    with pytest.raises(EditionError, match="even_building = false contradicts hotel_unit"):
        replace(load("brazil"), even_building=False)


JAIL = 'is not allowed; allowed: "roll", with any of "pay", "card", "buy_card"'


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("salary", -1, "salary = -1 is not allowed; allowed: a whole number from 0 to 1000000"),
        ("salary", 200.0, "salary = 200.0 is not allowed"),
        ("salary", "200", 'salary = "200" is not allowed'),
        ("salary", True, "salary = true is not allowed"),
        ("salary", None, 'salary = "none" is not allowed'),
        ("minimum_raise", 0, "minimum_raise = 0 is not allowed; allowed: a whole number from 1"),
        ("income_tax_percent", 101, "allowed: a whole number from 0 to 100"),
        ("round_limit", 0, 'round_limit = 0 is not allowed; allowed: "none" or a whole number'),
        ("starting_lots", 4, "starting_lots = 4 is not allowed; allowed: 0, 1, 2, 3"),
        ("starting_lots", True, "starting_lots = true is not allowed"),
        ("even_building", 1, "even_building = 1 is not allowed; allowed: true, false"),
        ("income_tax", "best", 'allowed: "best_of", "blind_choice", "flat"'),
        ("jail_turn_1", ["pay"], f'jail_turn_1 = ["pay"] {JAIL}'),
        ("jail_turn_2", [], f"jail_turn_2 = [] {JAIL}"),
        ("jail_turn_2", ["roll", "roll"], f'jail_turn_2 = ["roll", "roll"] {JAIL}'),
        ("jail_turn_3", ["roll", "bribe"], f'jail_turn_3 = ["roll", "bribe"] {JAIL}'),
        ("jail_turn_3", "roll", f'jail_turn_3 = "roll" {JAIL}'),
        ("players", [2, 9], "players = [2, 9] is not allowed; allowed: [2, 8] or any narrower"),
        ("players", [1, 8], "players = [1, 8] is not allowed"),
        ("players", [6, 3], "players = [6, 3] is not allowed"),
        ("players", "2-8", 'players = "2-8" is not allowed'),
        ("square_names", 1, 'square_names = 1 is not allowed; allowed: "brasil", "atlantic-city"'),
        ("board", "clasic", 'board: "clasic" is unknown (did you mean classic?); known: classic'),
        ("deck", "decks/a.json", "only a TOML file may contain a path"),
        ("deck", 3, "deck is 3, expected an object"),
        ("board", None, "board is null, expected an object"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(option: str, value: object, message: str) -> None:
    """The error names the option, the value given and the values allowed."""
    with pytest.raises(EditionError) as refused:
        load("brazil").with_options(**{option: value})

    assert message in str(refused.value)
    assert refused.value.place == 'edition "brazil"'


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    """A typo is not taken for a rule."""
    with pytest.raises(EditionError, match=r'"luxury_taxes" is unknown \(did you mean luxury_tax'):
        load("brazil").with_options(luxury_taxes=3)


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    """The error lists the presets and the nearest one."""
    with pytest.raises(EditionError) as refused:
        load("brasil")

    assert str(refused.value) == (
        'edition: "brasil" is unknown (did you mean brazil?); known: brazil, official, modern'
    )


@pytest.mark.parametrize("name", ["classic", "", "schema", "../editions/brazil"])
def test_only_presets_are_editions(name: str) -> None:
    """A board is not an edition, and a name is not a path."""
    with pytest.raises(EditionError, match="is unknown"):
        load(name)


def test_a_file_may_give_every_option(tmp_path: Path) -> None:
    """A complete file needs no base; the edition is named after the file."""
    values: dict[str, object] = {
        **{name: row[0] for name, row in LEDGER.items()},
        "players": (3, 5),
        "starting_cash": 2000,
        "jail_turn_3": ("pay", "roll"),
        "percent_rounding": "nearest",
        "round_limit": 30,
    }
    path = write(tmp_path, "".join(f"{k} = {in_toml(v)}\n" for k, v in values.items()))

    edition = load(path)

    assert edition.name == "house"
    assert edition == load(str(path))
    assert edition.options() == values


def test_a_file_with_a_base_gives_only_what_differs(tmp_path: Path) -> None:
    """The other values are those of the base."""
    path = write(tmp_path, 'base = "official"\nfree_parking = "pot"\n')

    assert load(path).differences(load("official")) == {"free_parking": ("pot", "nothing")}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('base = "brazil"\nsalary = \n', "(at line 2, column 10)"),
        ('base = "brazil"\nsalary = 200\nsalary = 300\n', "(at line 3"),
        ('base = "brazil"\nsalary = -5', "salary = -5 is not allowed; allowed: a whole number"),
        ('base = "brazil"\nsalary = 2008-01-01', 'salary = "2008-01-01" is not allowed'),
        ('base = "brazil"\nsalery = 3', '"salery" is unknown (did you mean salary?)'),
        ('base = "brazil"\n[squares]\nrows = []', 'option "squares" is unknown'),
        ('base = "brasil"', 'base: "brasil" is unknown (did you mean brazil?); known: brazil,'),
        ("base = 2023", "base: 2023 is unknown"),
        ('base = ["brazil"]', 'base: ["brazil"] is unknown'),
        ('base = "brazil"\neven_building = false', "even_building = false contradicts hotel_unit"),
        ("", "no value for board, deck, square_names, minimum_raise"),
    ],
)
def test_a_bad_file_is_refused_with_the_place(tmp_path: Path, text: str, message: str) -> None:
    """The error names the file, and the line or the option."""
    path = write(tmp_path, text)

    with pytest.raises(EditionError) as refused:
        load(path)

    assert str(refused.value).startswith(f"{path}: ")
    assert message in str(refused.value)


def test_a_missing_option_is_named(tmp_path: Path) -> None:
    """A file without a base leaves nothing to guess."""
    lines = [f"{name} = {in_toml(row[0])}\n" for name, row in LEDGER.items()]
    path = write(tmp_path, "".join(line for line in lines if not line.startswith("salary")))

    with pytest.raises(EditionError, match=r"no value for salary$"):
        load(path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """Missing, a directory, or not text: the error names it."""
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"#\n\xff\xfe")

    for path in (tmp_path / "missing.toml", tmp_path, binary):
        with pytest.raises(EditionError) as refused:
            load(path)
        assert refused.value.place == str(path)
    assert str(refused.value) == f"{binary}: this is not UTF-8 text (line 2)"


@pytest.mark.parametrize("name", presets())
def test_the_options_in_a_record_give_the_same_edition(name: str) -> None:
    """A record keeps all values, so a preset that changes later does not change the game."""
    edition = load(name)

    kept = json.loads(json.dumps(edition.options()))

    assert Edition.from_options(name, kept) == edition
    assert hash(Edition.from_options(name, kept)) == hash(edition)


def test_an_edition_can_be_sent_between_processes() -> None:
    """A worker can be told the rules, and can report an error."""
    error = EditionError("house.toml", "no value for salary")

    assert pickle.loads(pickle.dumps(load("modern"))) == load("modern")
    assert str(pickle.loads(pickle.dumps(error))) == "house.toml: no value for salary"
