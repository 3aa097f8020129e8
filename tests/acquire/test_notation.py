"""The text notation of actions: one line is one action."""

from __future__ import annotations

import pytest

from magnate.acquire import (
    Action,
    BuyShares,
    ChooseAcquired,
    ChooseSurvivor,
    DeclareEnd,
    DisposeShares,
    DrawTile,
    FoundChain,
    MarketDraw,
    NotationError,
    PlaceTile,
    ReplaceTiles,
    SkipPlacement,
    StartTile,
    SwapHand,
    parse_action,
)
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.notation import parse_tile

from .boards import choices, table

WRITTEN: list[tuple[Action, str]] = [
    (PlaceTile("3C"), "place 3C"),
    (PlaceTile("12I"), "place 12I"),
    (FoundChain("Tower"), "found Tower"),
    (ChooseSurvivor("Sackson"), "survivor Sackson"),
    (ChooseAcquired("American"), "acquire American"),
    (DisposeShares(sell=2, trade=4), "sell 2 trade 4"),
    (DisposeShares(sell=3), "sell 3"),
    (DisposeShares(trade=2), "trade 2"),
    (DisposeShares(), "keep"),
    (BuyShares({"Tower": 2, "American": 1}), "buy 2 Tower 1 American"),
    (BuyShares({"Continental": 3}), "buy 3 Continental"),
    (BuyShares(), "buy none"),
    (DeclareEnd(), "declare"),
    (SwapHand(), "swap"),
    (SkipPlacement(), "skip"),
    (ReplaceTiles(("5B", "6B")), "replace 5B 6B"),
    (ReplaceTiles(), "replace none"),
    (StartTile("1A"), "start 1A"),
    (DrawTile("10G"), "draw 10G"),
    (MarketDraw(9, "9F"), "market 9F"),
    (MarketDraw(12), "market 12"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_every_action_is_written_and_read_back(action: Action, text: str) -> None:
    """str(action) is the notation, and parse_action its inverse."""
    assert str(action) == text
    assert parse_action(text) == action
    assert hash(parse_action(text)) == hash(action)


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_case_and_spaces_do_not_matter(action: Action, text: str) -> None:
    """Capitals, small letters, more blanks, tabs."""
    assert parse_action(text.upper()) == action
    assert parse_action(text.lower()) == action
    assert parse_action("  " + text.replace(" ", " \t ") + "  \n") == action


def test_a_tile_is_read_in_any_spelling() -> None:
    """A-S-1: column, then row; a blank between them and zeros before are allowed."""
    for name in TILE_NAMES:
        column, row = name[:-1], name[-1]
        spellings = (name, name.lower(), f"{column} {row}", f"0{column}{row}", f" {name} ")
        assert {parse_tile(spelling) for spelling in spellings} == {name}
        assert parse_action(f"place {column} {row.lower()}") == PlaceTile(name)


@pytest.mark.parametrize(
    ("text", "tile"),
    [("3А", "3A"), ("3В", "3B"), ("3С", "3C"), ("12с", "12C"), ("1Е", "1E"), ("7Н", "7H"),
     ("7е", "7E"), ("10а", "10A")],
)  # fmt: skip
def test_cyrillic_letters_that_look_like_rows_are_rows(text: str, tile: str) -> None:
    """Typed with a Russian keyboard: А В С Е Н."""
    assert not text.isascii()
    assert parse_tile(text) == tile
    assert parse_action(f"place {text}") == PlaceTile(tile)
    assert parse_action(f"draw {text}") == DrawTile(tile)
    assert parse_action(f"replace {text} 5b") == ReplaceTiles((tile, "5B"))


@pytest.mark.parametrize(
    ("name", "chain"),
    [
        ("Башня", "Tower"),
        ("Саксон", "Sackson"),
        ("Всемирная", "Worldwide"),
        ("Фестивальная", "Festival"),
        ("Американская", "American"),
        ("Имперская", "Imperial"),
        ("Континентальная", "Continental"),
        ("башня", "Tower"),
        ("КОНТИНЕНТАЛЬНАЯ", "Continental"),
        ("Б", "Tower"),
        ("с", "Sackson"),
        ("всем", "Worldwide"),
    ],
)
def test_chains_may_be_named_in_russian(name: str, chain: str) -> None:
    """As the Russian catalog shows them, in any case and shortened."""
    assert parse_action(f"found {name}") == FoundChain(chain)
    assert parse_action(f"buy 2 {name}") == BuyShares({chain: 2})


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("p 3c", PlaceTile("3C")),
        ("pl 3c", PlaceTile("3C")),
        ("f t", FoundChain("Tower")),
        ("fou sack", FoundChain("Sackson")),
        ("sur w", ChooseSurvivor("Worldwide")),
        ("a fest", ChooseAcquired("Festival")),
        ("k", DisposeShares()),
        ("se 2 t 4", DisposeShares(2, 4)),
        ("t 4 s 2", DisposeShares(2, 4)),
        ("b 2 t 1 a", BuyShares({"Tower": 2, "American": 1})),
        ("b none", BuyShares()),
        ("buy nothing", BuyShares()),
        ("de", DeclareEnd()),
        ("dr 5b", DrawTile("5B")),
        ("sw", SwapHand()),
        ("sk", SkipPlacement()),
        ("r 5b", ReplaceTiles(("5B",))),
        ("st 5b", StartTile("5B")),
        ("m 9f", MarketDraw(9, "9F")),
        ("buy", BuyShares()),
        ("replace", ReplaceTiles()),
    ],
)
def test_words_may_be_abbreviated_while_they_stay_unique(text: str, action: Action) -> None:
    """Verbs and chains."""
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("buy Tower", {"Tower": 1}),
        ("buy tower american", {"Tower": 1, "American": 1}),
        ("buy tower, tower, american", {"Tower": 2, "American": 1}),
        ("buy 2 tower + 1 american", {"Tower": 2, "American": 1}),
        ("buy 1 american 2 tower", {"Tower": 2, "American": 1}),
        ("buy 2tower", {"Tower": 2}),
        ("buy 0 tower", {}),
    ],
)
def test_a_purchase_may_list_chains_in_any_order(text: str, shares: dict[str, int]) -> None:
    """A chain without a number is one share; the order does not matter."""
    assert parse_action(text) == BuyShares(shares)


def test_shares_bought_are_written_in_the_order_of_the_chains() -> None:
    """Equal purchases are equal actions."""
    action = BuyShares([("American", 1), ("Tower", 1), ("American", 1)])

    assert str(action) == "buy 1 Tower 2 American"
    assert action == BuyShares({"Tower": 1, "American": 2})


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "an action"),
        ("   ", 4, "an action"),
        ("jump 3C", 1, "an action"),
        ("  jump 3C", 3, "an action"),
        ("s 3", 1, "an action"),
        ("3C", 1, "an action"),
        ("place", 6, "a tile such as 3C"),
        ("place C3", 7, "a tile such as 3C"),
        ("place 13A", 7, "a tile such as 3C"),
        ("place 0A", 7, "a tile such as 3C"),
        ("place -3A", 7, "a tile such as 3C"),
        ("place 3", 8, "a row from A to I"),
        ("place 3J", 8, "a row from A to I"),
        ("place  3 J", 10, "a row from A to I"),
        ("place 3Б", 8, "a row from A to I"),
        ("place 3CC", 8, "a row from A to I"),
        ("place 3C 4C", 10, "the end of the line"),
        ("found", 6, "a chain"),
        ("found Ritz", 7, "a chain"),
        ("found Towers", 7, "a chain"),
        ("found 3", 7, "a chain"),
        ("found Tower Sackson", 13, "the end of the line"),
        ("found Гранд", 7, "a chain"),
        ("sell", 5, "a number"),
        ("sell two", 6, "a number"),
        ("sell 2 trade", 13, "a number"),
        ("sell 2 keep 3", 8, "sell or trade"),
        ("keep 2", 6, "the end of the line"),
        ("buy 2", 6, "a chain"),
        ("buy 2 Ritz", 7, "a chain"),
        ("buy 2 Tower 1", 14, "a chain"),
        ("buy none Tower", 10, "the end of the line"),
        ("declare now", 9, "the end of the line"),
        ("replace 5B 6", 13, "a row from A to I"),
        ("replace none 5B", 14, "the end of the line"),
        ("market", 7, "a tile such as 3C"),
        ("market F", 8, "a number"),
        ("draw 5B 6B", 9, "the end of the line"),
    ],
)
def test_an_error_says_what_was_expected_and_in_which_column(
    text: str, column: int, expected: str
) -> None:
    """Columns count from 1."""
    with pytest.raises(NotationError) as error:
        parse_action(text)

    assert (error.value.at + 1, error.value.expected) == (column, expected)
    assert f"column {column}: expected {expected}" in str(error.value)


def test_an_ambiguous_verb_lists_what_it_may_be() -> None:
    """So does an unknown one."""
    with pytest.raises(NotationError) as several:
        parse_action("s")
    with pytest.raises(NotationError) as unknown:
        parse_action("jump")

    assert several.value.choices == ("survivor", "sell", "swap", "skip", "start")
    assert "place" in unknown.value.choices and len(unknown.value.choices) == 15
    assert str(several.value) == (
        "'s', column 1: expected an action (survivor, sell, swap, skip, start), got 's'"
    )


def test_an_unknown_chain_lists_the_chains() -> None:
    """In the order everything uses."""
    with pytest.raises(NotationError) as error:
        parse_action("found Ritz")

    assert str(error.value) == (
        "'found Ritz', column 7: expected a chain (Tower, Sackson, Worldwide, Festival, "
        "American, Imperial, Continental), got 'Ritz'"
    )


def test_negative_numbers_are_read_and_left_to_the_rules() -> None:
    """A-DISP-2: the rules say why it is refused."""
    assert parse_action("sell -1") == DisposeShares(-1)
    assert parse_action("buy -1 Tower") == BuyShares({"Tower": -1})


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (PlaceTile("13A"), "'13A' is not a tile"),
        (PlaceTile("3c"), "'3c' is not a tile"),
        (FoundChain("Ritz"), "'Ritz' is not a chain"),
    ],
)
def test_a_typed_action_with_an_impossible_name_is_refused(action: Action, message: str) -> None:
    """Names in code are exact."""
    game = table("A TT..........", "hand 5E", "", "")

    with pytest.raises(ValueError, match=message):
        game.play(action)
    with pytest.raises(ValueError, match="is not a chain"):
        BuyShares({"Ritz": 1})
    assert choices(game) == ["place 5E"]


def test_every_legal_action_is_read_back_from_its_notation() -> None:
    """Through a founding, a merger and a purchase."""
    game = table("C .....o......\nE ..TTT.AA....", "A5 hand 6D 6E 1I", "A1 hand 12A", "")
    for text in ("place 6D", "found Sackson", "buy 1 Tower", "draw 11H"):
        assert text in choices(game)
        for action in game.legal_actions():
            assert parse_action(str(action)) == action
        game.play(text)
