"""Editions: the presets, the chart, and the options (ledger sections 0 and 3)."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from msgspec.structs import replace

from magnate.acquire.editions import (
    OPTIONS,
    Edition,
    EditionError,
    load,
    option_text,
    parse_option,
    presets,
)

# The table of section 0 of the ledger, a column for each preset.
PRESETS = ("classic", "classic-ru", "2023-classic", "2023-tycoon", "2023-duel")
BOTH, THIRD = "primary+secondary", "primary+tertiary"
STUCK, DEAD = "whole_hand_when_stuck", "dead_tiles_at_turn_end"
AFTER, ANY = "after_placement", "any_time_in_turn"
LIKE, UP = "shares_like_player", "up_100"
LEDGER: dict[str, tuple[object, ...]] = {
    "players": ((3, 6), (3, 6), (3, 6), (3, 6), (2, 2)),
    "tiers": ("2008", "2008", "2023", "2023", "2023"),
    "bonus_ranks": (2, 2, 2, 3, 2),
    "bonus_table": ("half", "half", "half", "tycoon", "half"),
    "single_holder_bonus": (BOTH, BOTH, BOTH, THIRD, BOTH),
    "bonus_rounding": (UP, "nearest_100", UP, UP, UP),
    "founder_share_when_none": ("nothing", "nothing", "cash", "cash", "cash"),
    "unplayable_policy": (STUCK, STUCK, DEAD, DEAD, DEAD),
    "unplayable_replacement_optional": (True, False, True, True, True),
    "end_declaration_window": (AFTER, AFTER, ANY, ANY, ANY),
    "end_declaration": ("optional", "optional", "optional", "optional", "optional"),
    "holdings_visibility": ("open", "open", "open", "open", "open"),
    "market_holder": ("off", "off", "off", "off", "on"),
    "market_ties": (LIKE, LIKE, LIKE, LIKE, LIKE),
}
ENDINGS: dict[str, tuple[str, ...]] = {
    "classic": ("size", "safe", "stalled"),
    "classic-ru": ("size", "safe", "stalled"),
    "2023-classic": ("size", "safe", "stalled"),
    "2023-tycoon": ("size", "safe", "stalled"),
    "2023-duel": ("size", "safe", "stalled"),
}


def write(directory: Path, text: str) -> Path:
    """Return the path of an edition file `house.toml` with this text."""
    path = directory / "house.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_presets_are_those_of_the_ledger() -> None:
    """One for the documents 000 and 001, one for 002, three for 003."""
    assert presets() == PRESETS


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_the_values_of_the_ledger(name: str) -> None:
    """Every option of section 0, in its order."""
    edition = load(name)
    column = [(option, row[PRESETS.index(name)]) for option, row in LEDGER.items()]

    assert edition.name == name
    assert list(edition.options().items()) == column
    assert (edition.players_min, edition.players_max) == column[0][1]


def test_every_option_has_values_and_clauses() -> None:
    """The options are those of the ledger's table, each with its clause."""
    assert [(option.name, option.values, option.clauses) for option in OPTIONS[1:]] == [
        ("tiers", ("2008", "2023"), ("A-TIER-1",)),
        ("bonus_ranks", (2, 3), ("A-BONUS-1",)),
        ("bonus_table", ("half", "tycoon"), ("A-TIER-3", "A-TIER-4")),
        ("single_holder_bonus", (BOTH, THIRD), ("A-BONUS-4", "A-BONUS-5")),
        ("bonus_rounding", ("up_100", "nearest_100"), ("A-BONUS-12", "A-ERR-8")),
        ("founder_share_when_none", ("nothing", "cash"), ("A-FOUND-5",)),
        ("unplayable_policy", (STUCK, DEAD), ("A-DEAD-3", "A-DEAD-4")),
        ("unplayable_replacement_optional", (True, False), ("A-ERR-16",)),
        ("end_declaration_window", (AFTER, ANY), ("A-END-3",)),
        ("end_declaration", ("optional", "forced"), ("A-END-2",)),
        ("holdings_visibility", ("open", "hidden"), ("A-SETUP-6",)),
        ("market_holder", ("off", "on"), ("A-DUEL-1",)),
        ("market_ties", (LIKE, "player_first"), ("A-S-26",)),
    ]


def test_two_to_six_may_play() -> None:
    """A-COMP-6: any range of players within two and six."""
    assert OPTIONS[0].clauses == ("A-COMP-6",)
    assert OPTIONS[0].values == (
        *((2, 2), (2, 3), (2, 4), (2, 5), (2, 6)),
        *((3, 3), (3, 4), (3, 5), (3, 6)),
        *((4, 4), (4, 5), (4, 6)),
        *((5, 5), (5, 6)),
        (6, 6),
    )


def test_options_can_be_set_one_by_one() -> None:
    """A table may hide holdings or take three ranks without leaving its preset."""
    hidden = load("2023-classic").with_options(holdings_visibility="hidden", players=[2, 4])

    assert hidden.holdings_visibility == "hidden"
    assert (hidden.players_min, hidden.players_max) == (2, 4)
    assert hidden.name == "2023-classic"
    assert hidden.differences(load("2023-classic")) == {
        "players": ((2, 4), (3, 6)),
        "holdings_visibility": ("hidden", "open"),
    }


def test_editions_differ_only_where_the_ledger_says() -> None:
    """The duel is the 2023 classic game with the stock market as a holder."""
    duel, classic = load("2023-duel"), load("2023-classic")

    assert duel.differences(classic) == {
        "players": ((2, 2), (3, 6)),
        "market_holder": ("on", "off"),
    }
    assert duel.differences(duel) == {}


def test_the_russian_booklet_differs_in_exactly_two_options() -> None:
    """A-BONUS-12, A-ERR-16: rounding, and the swap of a stuck hand."""
    assert load("classic-ru").differences(load("classic")) == {
        "bonus_rounding": ("nearest_100", "up_100"),
        "unplayable_replacement_optional": (False, True),
    }


@pytest.mark.parametrize("name", PRESETS)
def test_games_of_a_preset_end_in_the_ways_of_the_ledger(name: str) -> None:
    """A-END-1, A-S-19."""
    assert load(name).endings == ENDINGS[name]


def test_a_game_whose_end_is_forced_does_not_stall() -> None:
    """A-END-2: it ends as soon as it may."""
    assert load("classic").with_options(end_declaration="forced").endings == ("size", "safe")


@pytest.mark.parametrize(
    ("name", "options", "one", "other"),
    [
        ("classic", {"bonus_ranks": 3}, "bonus_ranks = 3", 'bonus_table = "half"'),
        ("2023-tycoon", {"bonus_table": "half"}, "bonus_ranks = 3", 'bonus_table = "half"'),
        (
            "classic",
            {"single_holder_bonus": "primary+tertiary"},
            'single_holder_bonus = "primary+tertiary"',
            "bonus_ranks = 2",
        ),
        (
            "2023-tycoon",
            {"bonus_ranks": 2},
            'single_holder_bonus = "primary+tertiary"',
            "bonus_ranks = 2",
        ),
        ("classic", {"market_holder": "on"}, 'market_holder = "on"', "players = [3, 6]"),
        ("2023-duel", {"players": (2, 3)}, 'market_holder = "on"', "players = [2, 3]"),
    ],
)
def test_contradictory_options_are_refused_with_both_names(
    name: str, options: dict[str, object], one: str, other: str
) -> None:
    """No tertiary in the half table, none with two ranks, no market among three."""
    with pytest.raises(EditionError) as refused:
        load(name).with_options(**options)

    assert f"{one} contradicts {other}" in str(refused.value)
    assert name in str(refused.value)


def test_options_that_need_each_other_may_be_set_together() -> None:
    """What is refused alone is accepted with its partner."""
    tycoon = load("classic").with_options(
        bonus_ranks=3, bonus_table="tycoon", single_holder_bonus="primary+tertiary"
    )
    duel = load("classic").with_options(market_holder="on", players=(2, 2))

    assert tycoon.bonuses("Tower", 2) == (4000, 3000, 2000)
    assert duel.market_holder == "on"


def test_two_may_play_without_the_market_and_its_tie_rule_may_be_set_without_it() -> None:
    """Only the market asks for two players; two players do not ask for the market."""
    edition = load("classic").with_options(players=(2, 2), market_ties="player_first")

    assert edition.market_holder == "off"


def test_three_ranks_may_pay_a_sole_holder_primary_and_secondary() -> None:
    """The bonus of a sole holder is free while there are three ranks."""
    edition = load("2023-tycoon").with_options(single_holder_bonus="primary+secondary")

    assert edition.single_holder_bonus == "primary+secondary"


def test_a_contradiction_is_refused_however_the_edition_is_constructed() -> None:
    """There is no way around the check."""
    with pytest.raises(EditionError, match="bonus_ranks = 3 contradicts bonus_table"):
        replace(load("classic"), bonus_ranks=3)


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("tiers", 2008, 'tiers = 2008 is not allowed; allowed: "2008", "2023"'),
        ("bonus_ranks", 4, "bonus_ranks = 4 is not allowed; allowed: 2, 3"),
        ("bonus_ranks", 2.0, "bonus_ranks = 2.0 is not allowed"),
        ("bonus_ranks", "2", 'bonus_ranks = "2" is not allowed'),
        ("market_holder", True, 'market_holder = true is not allowed; allowed: "off", "on"'),
        (
            "unplayable_replacement_optional",
            1,
            "unplayable_replacement_optional = 1 is not allowed; allowed: true, false",
        ),
        ("players", [3, 7], "players = [3, 7] is not allowed; allowed: [2, 6] or any narrower"),
        ("players", [1, 6], "players = [1, 6] is not allowed"),
        ("players", [6, 3], "players = [6, 3] is not allowed"),
        ("players", [3.0, 6], "players = [3.0, 6] is not allowed"),
        ("players", [3], "players = [3] is not allowed"),
        ("players", "3-6", 'players = "3-6" is not allowed'),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(option: str, value: object, message: str) -> None:
    """The error names the option, the value given and the values allowed."""
    with pytest.raises(EditionError) as refused:
        load("classic").with_options(**{option: value})

    assert message in str(refused.value)


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    """A typo is not taken for a rule."""
    with pytest.raises(EditionError, match=r'"bonus_rank" is unknown \(did you mean bonus_ranks'):
        load("classic").with_options(bonus_rank=3)


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    """The error lists the presets and the nearest one."""
    with pytest.raises(EditionError) as refused:
        load("2023-tycon")

    assert str(refused.value) == (
        'edition: "2023-tycon" is unknown (did you mean 2023-tycoon?); '
        "known: classic, classic-ru, 2023-classic, 2023-tycoon, 2023-duel"
    )


@pytest.mark.parametrize("name", ["charts", "", "schema", "../editions/classic"])
def test_only_presets_are_editions(name: str) -> None:
    """The chart is not an edition, and a name is not a path."""
    with pytest.raises(EditionError, match="is unknown"):
        load(name)


def test_a_file_may_give_every_option(tmp_path: Path) -> None:
    """A complete file needs no base; the edition is named after the file."""
    values: dict[str, object] = {
        "players": [2, 6],
        "tiers": "2008",
        "bonus_ranks": 3,
        "bonus_table": "tycoon",
        "single_holder_bonus": BOTH,
        "bonus_rounding": "nearest_100",
        "founder_share_when_none": "cash",
        "unplayable_policy": DEAD,
        "unplayable_replacement_optional": False,
        "end_declaration_window": AFTER,
        "end_declaration": "forced",
        "holdings_visibility": "hidden",
        "market_holder": "off",
        "market_ties": "player_first",
    }
    path = write(tmp_path, "".join(f"{k} = {json.dumps(v)}\n" for k, v in values.items()))

    edition = load(path)

    assert edition.name == "house"
    assert edition == load(str(path))
    assert edition.options() == {**values, "players": (2, 6)}


def test_a_file_with_a_base_gives_only_what_differs(tmp_path: Path) -> None:
    """The other values are those of the base."""
    path = write(tmp_path, 'base = "2023-classic"\nend_declaration = "forced"\n')

    assert load(path).differences(load("2023-classic")) == {
        "end_declaration": ("forced", "optional")
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('base = "classic"\nbonus_ranks = \n', "(at line 2, column 15)"),
        ('base = "classic"\nbonus_ranks = 2\nbonus_ranks = 3\n', "(at line 3"),
        ('base = "classic"\nbonus_ranks = 4', "bonus_ranks = 4 is not allowed; allowed: 2, 3"),
        ('base = "classic"\ntiers = 2008-01-01', 'tiers = "2008-01-01" is not allowed'),
        ('base = "classic"\nbonus_rankz = 3', '"bonus_rankz" is unknown (did you mean'),
        ('base = "classic"\n[chart]\nrows = []', 'option "chart" is unknown'),
        ('base = "clasic"', 'base: "clasic" is unknown (did you mean classic?); known: classic,'),
        ("base = 2023", "base: 2023 is unknown"),
        ('base = ["classic"]', 'base: ["classic"] is unknown'),
        ('base = "classic"\nbonus_ranks = 3', 'bonus_ranks = 3 contradicts bonus_table = "half"'),
        ("", "no value for players, tiers, bonus_ranks, bonus_table"),
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
    lines = [f"{name} = {json.dumps(row[0])}\n" for name, row in LEDGER.items()]
    path = write(tmp_path, "".join(line for line in lines if not line.startswith("tiers")))

    with pytest.raises(EditionError, match=r"no value for tiers$"):
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


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("players", "3-6", (3, 6)),
        ("players", " 2\u20132 ", (2, 2)),
        ("tiers", "2008", "2008"),
        ("bonus_ranks", "3", 3),
        ("single_holder_bonus", "primary+tertiary", "primary+tertiary"),
        ("unplayable_replacement_optional", "False", False),
        ("holdings_visibility", "Hidden", "hidden"),
        ("market_holder", "on", "on"),
    ],
)
def test_an_option_can_be_typed(name: str, text: str, value: object) -> None:
    """Case, spaces and the kind of dash do not matter."""
    assert parse_option(name, text) == value
    assert type(parse_option(name, text)) is type(value)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("players", "3-7", 'option players: "3-7" is not allowed; allowed: 2-6 or any narrower'),
        ("tiers", "2010", 'option tiers: "2010" is not allowed; allowed: 2008, 2023'),
        (
            "unplayable_replacement_optional",
            "1",
            'option unplayable_replacement_optional: "1" is not allowed; allowed: true, false',
        ),
        ("holding_visibility", "open", "did you mean holdings_visibility?"),
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
    assert option_text((3, 6)) == "3-6"
    assert option_text(True) == "true"


@pytest.mark.parametrize("name", presets())
def test_the_options_in_a_record_give_the_same_edition(name: str) -> None:
    """A record keeps all values, so a preset that changes later does not change the game."""
    edition = load(name)

    kept = json.loads(json.dumps(edition.options()))

    assert Edition.from_options(name, kept) == edition
    assert hash(Edition.from_options(name, kept)) == hash(edition)


def test_an_error_can_be_sent_between_processes() -> None:
    """A worker can report it."""
    error = EditionError("house.toml", "no value for tiers")

    assert str(pickle.loads(pickle.dumps(error))) == "house.toml: no value for tiers"
