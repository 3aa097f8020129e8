"""Boards: that of the game, custom ones, and errors in their files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import (
    Board,
    Card,
    Deck,
    Edition,
    EditionError,
    JailCard,
    load,
    option_text,
    parse_option,
)
from tests.monopoly.own_board import (
    GONE,
    bad_file,
    changed,
    own_board,
    own_deck,
    own_edition,
    plain,
    street,
)


def test_the_classic_board_has_forty_squares() -> None:
    """M-S-3: 40 squares, jail on 10, go to jail on 30; 28 lots in ten groups."""
    board = load("brazil").board

    assert board.name == "classic"
    assert len(board.squares) == 40
    assert board.jail.index == 10
    assert board.squares[30].kind == "go_to_jail"
    assert len(board.lots) == 28
    assert board.groups == (
        *("brown", "stations", "light_blue", "pink", "companies"),
        *("orange", "red", "yellow", "green", "dark_blue"),
    )
    assert sum(square.kind == "street" for square in board.lots) == 22


def test_lots_are_numbered_in_board_order() -> None:
    """An id leads to the square and to the number of the lot."""
    board = load("brazil").board

    assert board.lot_number("mediterranean") == 0
    assert board.lot_number("reading") == 2
    assert board.lot_number("boardwalk") == 27
    assert board.square_named("tennessee").rent == (14, 70, 200, 550, 750, 950)
    assert [lot.id for lot in board.group_lots("companies")] == ["electric", "water"]
    for unknown in ("start", "Baltic", "nowhere"):
        with pytest.raises(KeyError):
            board.lot_number(unknown)


def test_a_preset_has_its_own_names_for_the_squares() -> None:
    """The same square is another street in Brazil."""
    assert load("brazil").square_name("boardwalk") == "Rua Oscar Freire"
    assert load("official").square_name("boardwalk") == "Boardwalk"
    assert load("official").with_options(square_names="brasil").square_name("start") == (
        "Ponto de Partida"
    )
    assert load("brazil").board.namings == ("atlantic-city", "brasil")


def test_a_board_with_one_set_of_names_needs_no_option() -> None:
    """`square_names` is that of the preset and means nothing here."""
    edition = own_edition()

    assert edition.board.name == edition.deck.name == "own"
    assert edition.square_names == "brasil"
    assert edition.square_name("polna") == "ulica polna"
    assert edition.with_options(square_names="warszawa").square_name("gas") == "gas"


def test_a_board_with_several_sets_of_names_needs_one_that_it_has() -> None:
    """A set that it does not have is refused, and so is a typo."""
    board = own_board()
    for square in board["squares"]:
        square["names"]["krakow"] = f"k-{square['id']}"
    there = load("brazil").with_options(board=board, deck=own_deck(), square_names="krakow")

    assert there.square_name("polna") == "k-polna"
    with pytest.raises(EditionError) as refused:
        load("brazil").with_options(board=board, deck=own_deck())
    assert str(refused.value) == (
        'edition "brazil": square_names = "brasil" contradicts board = {...}: '
        "it has the names krakow, warszawa"
    )


def test_a_record_keeps_the_whole_board_and_deck() -> None:
    """The options hold all data, and it gives the same edition without the files."""
    edition = own_edition()

    kept = json.loads(json.dumps(edition.options()))
    again = Edition.from_options("brazil", kept)

    assert kept["board"] == own_board()
    assert kept["deck"]["chance"][5] == {"id": "chance.free", "effect": {"kind": "jail_card"}}
    assert (again, hash(again)) == (edition, hash(edition))
    assert edition_table(again, "interpreted")[0] is edition_table(edition, "interpreted")[0]
    assert edition.differences(load("brazil"))["board"] == (own_board(), "classic")
    assert edition.differences(again) == {}


def test_a_board_can_be_typed_in_one_line() -> None:
    """A position holds it; `#` would begin a comment there."""
    board = changed(own_board(), "squares.1.names.warszawa", "ulica #1 \u201eProsta\u201d")
    edition = own_edition().with_options(board=board)

    text = option_text(edition.options()["board"])

    assert "\n" not in text and "#" not in text
    assert parse_option("board", text) == board
    assert parse_option("board", option_text(load("brazil").board.data())) == "classic"


def test_the_data_of_a_known_board_is_that_board() -> None:
    """Whatever the order of its fields."""
    data = load("brazil").board.data()
    for square in data["squares"]:  # type: ignore[attr-defined]
        square["names"] = dict(reversed(square["names"].items()))
    edition = load("brazil").with_options(board=data, deck=load("modern").deck.data())

    assert edition == load("brazil").with_options(deck="modern")
    assert edition.board.name == "classic"


def test_a_file_may_name_the_files_of_its_board_and_deck(tmp_path: Path) -> None:
    """Their paths are relative to the file."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "board.json").write_text(json.dumps(own_board()), encoding="utf-8")
    (tmp_path / "deck.json").write_text(json.dumps(own_deck()), encoding="utf-8")
    house = tmp_path / "house.toml"
    house.write_text('base = "brazil"\nboard = "data/board.json"\ndeck = "deck.json"\n')

    assert load(house).board == own_edition().board
    assert load(house).deck == own_edition().deck


SQUARE_KINDS = "known: street, station, company, start, chance, chest, income_tax, "
ID_FORM = "expected lower-case letters a to z and digits, in words joined by"


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("squares", GONE, "has no squares"),
        ("square", [], 'has an unexpected field: "square" is unknown (did you mean squares?)'),
        ("squares", {}, "squares is {}, expected a list"),
        ("squares", own_board()["squares"][:7], "squares has 7 squares, expected 8 to 40"),
        ("squares", own_board()["squares"] * 4, "squares has 48 squares, expected 8 to 40"),
        ("squares.3", 5, "squares[3] is 5, expected an object"),
        ("squares.3.id", GONE, "squares[3] has no id"),
        ("squares.3.id", "Central", f'squares[3]: id is "Central", {ID_FORM} -, beginning'),
        ("squares.3.id", "1st", 'squares[3]: id is "1st", expected'),
        ("squares.3.id", "prosta", 'squares[3]: id "prosta" is also that of squares[1]'),
        ("squares.3.id", "for", 'squares[3]: id is "for", which is a word of the notation'),
        (
            "squares.3.id",
            "chest-card",
            'squares[3]: id is "chest-card", which is a word of the notation',
        ),
        ("squares.3.id", 7, "squares[3]: id is 7, expected a text"),
        ("squares.3.index", 4, "squares[3] (central): index is 4, expected 3"),
        ("squares.3.index", GONE, "squares[3] (central) has no index"),
        (
            "squares.3.kind",
            "volcano",
            f'squares[3] (central): kind "volcano" is unknown; {SQUARE_KINDS}',
        ),
        ("squares.3.kind", "statoin", "is unknown (did you mean station?)"),
        ("squares.3.rent", [1, 2], "squares[3] (central) has an unexpected field: "),
        ("squares.4.price", 100, 'squares[4] (chance) has an unexpected field: "price" is unknown'),
        ("squares.1.price", GONE, "squares[1] (prosta) has no price"),
        ("squares.1.price", -1, "squares[1] (prosta): price is -1, expected a whole number from 0"),
        ("squares.1.price", 1_000_001, "expected a whole number from 0 to 1000000"),
        ("squares.1.price", 60.0, "squares[1] (prosta): price is 60.0, expected a whole number"),
        ("squares.1.price", True, "squares[1] (prosta): price is true, expected a whole number"),
        ("squares.1.price", "60", 'squares[1] (prosta): price is "60", expected a whole number'),
        ("squares.1.mortgage", None, "squares[1] (prosta): mortgage is null, expected a whole"),
        ("squares.1.rent", [1] * 5, "squares[1] (prosta): rent has 5 numbers, expected 6"),
        ("squares.1.rent", 5, "squares[1] (prosta): rent is 5, expected a list"),
        ("squares.1.rent.2", -3, "squares[1] (prosta): rent[2] is -3, expected a whole number"),
        (
            "squares.2.building_cost",
            60,
            "squares[2] (krzywa): building_cost is 60, but 50 for prosta of the same group",
        ),
        (
            "squares.10.rent_by_count",
            [1, 2, 3],
            "squares[10] (west): rent_by_count has 3 numbers, expected 2: one for each lot",
        ),
        (
            "squares.7.dice_factor_by_count",
            [4, 10],
            "squares[7] (gas): dice_factor_by_count has 2 numbers, expected 1",
        ),
        (
            "squares.7.group",
            "stations",
            "squares[7] (gas): kind is company, but central of the same group is a station",
        ),
        ("squares.1.group", "Brown", f'squares[1] (prosta): group is "Brown", {ID_FORM} _ or -'),
        ("squares.4.kind", "start", "squares has 2 of the kind start: squares[0] (start), squ"),
        ("squares.4.kind", "jail", "squares has 2 of the kind jail: squares[4] (chance), squ"),
        ("squares.5.kind", "free_parking", "squares has 0 of the kind jail; expected exactly one"),
        ("squares.1.names", {}, "squares[1] (prosta): names has [], expected names like brasil"),
        ("squares.1.names", "Prosta", 'squares[1] (prosta): names is "Prosta", expected an object'),
        (
            "squares.1.names",
            {"krakow": "Prosta"},
            "squares[1] (prosta): names has krakow, expected warszawa as squares[0]",
        ),
        ("squares.1.names.warszawa", "", 'squares[1] (prosta): names: warszawa is "", expected 1'),
        ("squares.1.names.warszawa", "a\nb", 'names: warszawa is "a\\nb", expected 1 to 80 print'),
        ("squares.1.names.warszawa", " a", 'squares[1] (prosta): names: warszawa is " a", expect'),
        (
            "squares.2.names.warszawa",
            "Ulica Prosta",
            'squares[2] (krzywa): names: warszawa is "Ulica Prosta", like that of squares[1]',
        ),
        ("groups", {"brown": 2}, "groups has no stations, red, works"),
        (
            "groups",
            {"brown": 3, "stations": 2, "red": 1, "works": 1},
            "groups: brown is 3, but the squares have 2",
        ),
    ],
)
def test_a_bad_board_is_refused_with_file_and_place(
    tmp_path: Path, place: str, value: object, message: str
) -> None:
    """The error names the square by number and id, the field, its value and what was expected."""
    text = json.dumps(changed(own_board(), place, value))
    error = bad_file(tmp_path, "board", text)

    assert not error.startswith(str(tmp_path))
    assert message in error


def test_the_start_comes_first(tmp_path: Path) -> None:
    """A board is numbered from there."""
    board = own_board()
    board["squares"][0]["kind"] = "free_parking"
    board["squares"][4]["kind"] = "start"

    assert bad_file(tmp_path, "board", json.dumps(board)) == (
        "squares begins with start (free_parking), expected the start"
    )


def long_board(streets: int, groups: int) -> dict[str, Any]:
    """Return the data of a board with a number of streets spread over groups."""
    lots = [street(i, f"s{i}", f"g{i % groups}", 100) for i in range(1, streets + 1)]
    squares = [plain(0, "start", "start"), *lots, plain(streets + 1, "jail", "jail")]
    for i in range(len(squares), 8):
        squares.append(plain(i, f"p{i}", "free_parking"))
    return {"squares": squares}


@pytest.mark.parametrize(
    ("streets", "groups", "message"),
    [
        (0, 1, "squares has 0 lots, expected 1 to 28"),
        (29, 10, "squares has 29 lots, expected 1 to 28"),
        (22, 11, "squares has 11 groups, expected 1 to 10"),
        (10, 2, 'squares[1] (s1): group "g1" has 5 lots, expected 1 to 4'),
    ],
)
def test_a_board_has_no_more_lots_and_groups_than_the_rules(
    tmp_path: Path, streets: int, groups: int, message: str
) -> None:
    """28 lots, ten groups, four lots in a group; and at least one lot."""
    assert bad_file(tmp_path, "board", json.dumps(long_board(streets, groups))) == message


def test_a_board_may_have_as_many_as_the_rules_allow() -> None:
    """28 streets in seven groups of four, or in ten."""
    nothing = {
        "chance": [{"id": "chance.gift", "effect": {"kind": "collect", "amount": 1}}],
        "chest": [{"id": "chest.gift", "effect": {"kind": "collect", "amount": 1}}],
    }
    for groups in (7, 10):
        edition = load("brazil").with_options(board=long_board(28, groups), deck=nothing)
        assert len(edition.board.lots) == 28
        assert edition_table(edition, "interpreted")[0].groups == groups


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Expecting value: line 1 column 1"),
        ('{"squares": [\n  {"id": "start",}\n]}', "line 2 column"),
        ('{"squares": [{"id": "start", "id": "start"}]}', 'field "id" of "start" is given tw'),
        ('{"squares": [], "squares": []}', 'field "squares" is given twice'),
        ("[]", "is [], expected an object"),
        ('{"squares": NaN}', "squares is NaN, expected a list"),
        ("[" * 100_000, "too deeply nested"),
    ],
)
def test_what_is_not_json_is_refused_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    """The error names the file and where reading it came to an end."""
    error = bad_file(tmp_path, "board", text)

    assert not error.startswith(str(tmp_path))
    assert message in error


def test_a_file_of_data_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """Missing, a directory, or not text."""
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe")
    (tmp_path / "directory.json").mkdir()
    house = tmp_path / "house.toml"

    for name in ("missing.json", "directory.json", "binary.json"):
        house.write_text(f'base = "brazil"\ndeck = "{name}"\n')
        with pytest.raises(EditionError) as refused:
            load(house)
        assert refused.value.place == str(tmp_path / name)


def test_there_must_be_enough_lots_to_deal() -> None:
    """Six lots are three each for two players, and not two each for four."""
    dealt = own_edition().with_options(starting_lots=3, players=(2, 2))

    assert dealt.starting_lots == 3
    with pytest.raises(EditionError) as refused:
        own_edition().with_options(starting_lots=2, players=(2, 4))
    assert str(refused.value) == (
        'edition "brazil": starting_lots = 2 contradicts board = {...}: '
        "it has 6 lots, 8 may be dealt"
    )


def test_a_board_constructed_in_python_is_checked_too() -> None:
    """There is no way around the check, and a name does not make it another board."""
    board, deck = load("brazil").board, load("brazil").deck
    false = Board("classic", (*board.squares[:39], replace(board.squares[39], price=-1)))
    dear = Board("classic", (*board.squares[:39], replace(board.squares[39], price=999)))
    empty = Deck("classic", deck.chance, (Card("chest.free", JailCard()),))

    with pytest.raises(EditionError, match=r"board: squares\[39\] \(boardwalk\): price is -1"):
        replace(load("brazil"), board=false)
    with pytest.raises(EditionError, match=r"deck: chest has no card besides chest\.free"):
        load("brazil").with_options(deck=empty)
    assert replace(load("brazil"), board=dear).board.name == "own"


def test_a_parsed_board_is_reused_and_a_changed_one_is_parsed_again() -> None:
    """A board known to be valid is not parsed again with every option that is set."""
    edition = own_edition()
    richer = edition.with_options(salary=300)
    unpriced = replace(edition.board.squares[1], price=-1)

    assert richer.board is edition.board and richer.deck is edition.deck
    assert load("brazil") is load("brazil")
    with pytest.raises(EditionError, match="price is -1"):
        replace(
            edition,
            board=replace(
                edition.board,
                squares=(edition.board.squares[0], unpriced, *edition.board.squares[2:]),
            ),
        )
