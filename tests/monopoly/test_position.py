"""Positions as text: every state can be written and read back, and a bad line is named."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game, PositionError, load, presets

from .boards import GROUPS, asked, cash, choices, owned, owner, play, position, square, table
from .own_board import own_board, own_deck
from .random_steps import random_steps

SEATS = ("$1500 at vermont", "$1200 at jail in-jail 2 cards chest", "$300 at reading")
LOTS = "mediterranean 1 level 2,baltic 1 level 2,reading 2 mortgaged,vermont 2"


def check_round_trip(game: Game) -> None:
    """The text of a state gives the same text and, in every field, the same state."""
    text = game.position()
    again = Game.from_position(text, chance="given")
    assert again.position() == text
    assert again.state.differences(game.state) == []
    assert (again.awaits, again.seat) == (game.awaits, game.seat)
    assert again.edition == game.edition
    assert not again.events


def play_at_random(game: Game, seed: int, most: int) -> set[str]:
    """Play on, checking every state; return the kinds of state met."""
    met: set[str] = set()
    for _ in random_steps(game, seed, most=most):
        check_round_trip(game)
        met.add(game.awaits)
    check_round_trip(game)
    return met | {game.awaits}


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
@pytest.mark.parametrize("players", [2, 5, 8])
def test_every_state_of_a_game_is_written_and_read_back(edition: str, players: int) -> None:
    """Random games of every preset."""
    options = {"starting_lots": 1, "round_limit": 12, "starting_cash": 700}
    game = Game(players, edition, chance="given", options=options)

    met = play_at_random(game, seed=players, most=300)

    assert {"dice", "deal", "roll", "buy", "card"} <= met


def test_every_state_under_other_options_is_written_and_read_back() -> None:
    """Options that differ from the preset are part of the position."""
    options = {
        "free_parking": "pot",
        "jail_turn_3": ("card", "roll"),
        "players": (2, 5),
        "time_limit_minutes": 30,
        "even_building": False,
    }
    game = Game(4, "official", chance="given", options=options)
    text = game.position()

    assert "option jail_turn_3 card,roll\n" in text
    assert "option players 2-5\n" in text
    assert "option time_limit_minutes 30\n" in text
    play_at_random(game, seed=3, most=60)


def test_a_custom_board_and_deck_are_part_of_the_position() -> None:
    """As JSON in one line each; `#` in a name begins no comment."""
    board = own_board()
    board["squares"][1]["names"] = {"warszawa": "ulica Prosta #1"}
    options = {"board": board, "deck": own_deck()}
    game = Game(3, "brazil", chance="given", options=options)

    check_round_trip(game)
    again = Game.from_position(game.position(), chance="given")

    assert again.edition.square_name("prosta") == "ulica Prosta #1"
    play_at_random(again, seed=1, most=40)


@pytest.mark.parametrize(
    ("then", "awaits", "seat", "first"),
    [
        ("", "roll", 1, "roll"),
        ("turn 2 roll", "roll", 2, "roll"),
        ("counters doubles 1\nturn 1 roll rolled", "roll", 1, "roll"),
        ("turn 3 dice rolled", "dice", None, "dice 1 1"),
        ("counters doubles 1\nturn 3 end again rolled", "roll", 3, "roll"),
        ("turn 3 end rolled", "roll", 1, "roll"),
        ("turn 1 end rolled\nowing 1 to 2 $1600 for rent lot vermont", "debt", 1, "raise"),
        ("turn 1 roll\nowing 3 to bank $400 for card", "debt", 3, "bankrupt"),
        ("turn 1 end rolled\nowing 1 to bank $75 for wealth-tax", "roll", 2, "roll"),
        ("turn 1 end rolled\nauction 1 boardwalk among 123", "bid", 2, "pass"),
        ("turn 1 end\nauction 2 boardwalk high $90 leader 2 among 23", "bid", 3, "pass"),
        ("turn 1 end rolled\npaying-each 1 $800 among 23", "debt", 1, "raise"),
        ("turn 1 end rolled\ncollecting-each 1 $400 among 23", "debt", 3, "bankrupt"),
        ("turn 1 roll\nreceiving 2 reading", "transfer", 2, "keep"),
        ("turn 1 roll\nestate 3 boardwalk\nauction 3 park-place among 12", "bid", 1, "pass"),
        ("setup among 123 next 2 best 7 tied 1", "dice", None, "dice 1 1"),
        ("counters ending 3 time_up 1\nover 2", "over", None, None),
        ("counters ending 1\nover", "over", None, None),
    ],
)
def test_the_last_lines_say_what_is_unfinished(
    then: str, awaits: str, seat: int | None, first: str | None
) -> None:
    """Without them seat 1 is about to roll."""
    seats, lots, options = SEATS, LOTS, ""
    if "setup" in then:
        seats, lots = ("", "", ""), ""
    elif "estate" in then:
        seats = (*SEATS[:2], "out 1")
    elif "ending 1" in then:
        seats, lots = ("out 2", "$20", "out 1"), ""
    elif "time_up" in then:
        options = "time_limit_minutes 60"

    game = table(*seats, lots=lots, options=options, then=then)

    assert asked(game) == (awaits, seat)
    found = choices(game)
    assert first is None or first in found
    again = Game.from_position(game.position(), chance="given")
    assert again.state.differences(game.state) == []


@pytest.mark.parametrize(
    ("at", "then", "awaits"),
    [
        ("boardwalk", "landed 1 boardwalk", "buy"),
        ("boardwalk", "buying 1 boardwalk", "buy"),
        ("income-tax", "landed 1 income-tax", "tax"),
        ("income-tax", "taxed 1 percent $180", "tax"),
        ("chance-2", "drawing 1 chance", "card"),
        ("chest-1", "landed 1 chest-1", "card"),
        ("electric", "rent-roll 1 electric dice 10", "dice"),
        ("electric", "landed 1 electric dice 10", "dice"),
        ("go-to-jail", "landed 1 go-to-jail", "roll"),
    ],
)
def test_a_landing_can_be_set_up(at: str, then: str, awaits: str) -> None:
    """Before it is settled, or at the question it leads to."""
    game = table(
        f"at {at}", "", "", lots="electric 2", edition="official", then=f"turn 1 end rolled\n{then}"
    )

    assert game.awaits == awaits
    again = Game.from_position(game.position(), chance="given")
    assert again.state.differences(game.state) == []


SHORT = {
    "lots": ",".join(
        [owned(GROUPS["brown"], 1), owned(GROUPS["pink"], 2), owned(GROUPS["orange"], 3)]
    ),
    "options": "bank_houses 3",
}


@pytest.mark.parametrize(
    ("then", "awaits", "seat"),
    [
        (
            "request 1 2\nturn 2 roll\nshortage 1 of house group brown targets 1,1 among 23",
            "request",
            2,
        ),
        (
            "request 1 2\nrequest 2 2\nturn 2 roll\n"
            "shortage 1 of house group brown targets 1,1 bidding\n"
            "auction 1 - building house high $50 leader 2 among 12",
            "bid",
            1,
        ),
        (
            "request 1 2\nrequest 2 2\nturn 2 roll\n"
            "shortage 1 of house group brown targets 1,1 bidding\n"
            "placing 2 house paid $70",
            "place",
            2,
        ),
    ],
)
def test_a_building_shortage_can_be_set_up(then: str, awaits: str, seat: int) -> None:
    """M-S-15: the question, the auction, the building that was won."""
    game = table("", "", "", **SHORT, then=then)

    assert asked(game) == (awaits, seat)
    check_round_trip(game)


def test_an_estate_waits_while_something_else_is_finished() -> None:
    """M-S-36: seat 3 left while seat 1 was asked to buy."""
    game = table(
        "at boardwalk", "", "at baltic", lots="baltic 3", then="turn 1 end\nbuying 1 boardwalk"
    )
    play(game, "3 leave")

    assert "turn 1 end\nestate 3 baltic\nbuying 1 boardwalk\n" in game.position()
    check_round_trip(game)
    play(game, "buy")
    assert asked(game) == ("bid", 1)
    check_round_trip(game)


def test_a_turn_after_the_third_failure_in_jail_continues_with_its_dice() -> None:
    """M-S-24: the fine is owed, then the piece moves."""
    game = table(
        "$20 at jail in-jail 3",
        "",
        lots="baltic 1",
        then="dice 1 2\nturn 1 move rolled\nowing 1 to bank $50 for fine",
    )
    check_round_trip(game)

    play(game, "mortgage baltic")

    assert cash(game)[0] == 0
    assert square(game) == "states"


def test_what_is_written_is_what_people_wrote() -> None:
    """The form shown in the documentation, with every part."""
    text = position(
        "$1500 at start",
        "$1200 at jail in-jail 2 cards chance offers 1 always-claim never-build",
        "out 1",
        "$10 at baltic",
        lots="mediterranean 1 level 2,baltic 1 level 2,reading 2 mortgaged",
        options="free_parking pot;round_limit 20",
        then="""
            pile chance chance.go chance.jail
            pile chest chest.jail_free
            pot $150
            dice 3 4
            counters turns 12 rounds 3 first 2 doubles 1
            claim mediterranean owner 1 from 4 $30
            offer 1 to 4: reading + $100 for chance-card
            offer 2 to 1: $5 for chest-card uses
            turn 2 roll rolled
        """,
    )

    game = Game.from_position(text, chance="given")

    assert game.position() == text
    check_round_trip(game)
    assert cash(game) == (1500, 1200, 0, 10)
    assert owner(game, "reading") == 2
    assert game.seat == 2
    assert game.state.houses == 32 - 4
    assert game.state.hotels == 12
    assert game.state.cash[8] == -(1500 + 1200 + 10 + 150)
    assert sum(game.state.cash) == 0


def test_a_hotel_leaves_the_houses_to_the_bank() -> None:
    """M-BUILD-7."""
    game = table("", "", lots=owned(GROUPS["brown"], 1, level=5) + ",oriental 2")

    assert (game.state.houses, game.state.hotels) == (32, 10)


def test_the_money_of_the_pot_may_be_written_without_its_sign() -> None:
    """Everywhere else the dollar sign marks money."""
    game = table("", "", options="free_parking pot", then="pot 150")

    assert "pot $150\n" in game.position()


def test_cards_that_are_not_named_are_unseen() -> None:
    """M-CARD-2: the others come in the order in which they are named."""
    chest = load("brazil").deck.chest
    seen = " ".join(card.id for card in chest if card.id != "chest.jail_free")
    game = table(
        "at chest-1 cards chest",
        "",
        then=f"pile chest {seen}\npile chance chance.go\nturn 1 end\nlanded 1 chest-1",
    )

    assert game.awaits != "card"  # the first of the pile was drawn at once
    assert game.position().count(chest[0].id) == 1
    assert f"pile chest {chest[1].id} " in game.position()


def test_offers_are_in_the_notation_of_actions() -> None:
    """Names on the board and shortened ids are read, ids are written."""
    game = table("", "", lots="baltic 1,vermont 2", then="offer 1 to 2: Praça da Sé for verm")

    assert "offer 1 to 2: baltic for vermont\n" in game.position()


def test_comments_and_blank_lines_are_skipped() -> None:
    """Lines are counted with them."""
    text = position(*SEATS, lots=LOTS)
    spread = "# a test\n\n" + text.replace("\n", "  # so\n\n")

    assert Game.from_position(spread, chance="given").position() == (
        Game.from_position(text, chance="given").position()
    )
    with pytest.raises(PositionError) as error:
        Game.from_position(spread.replace("at vermont", "at vermunt"))
    assert error.value.line == 5


def test_a_game_from_a_position_continues_from_its_seed() -> None:
    """Chance plays automatically, the same for the same seed."""
    text = position(*SEATS, lots=LOTS)
    first, second = (Game.from_position(text, seed="x") for _ in range(2))

    for game in (first, second):
        game.play("roll")

    assert first.position() == second.position()
    assert "dice " in first.position()


LINES = position(*SEATS, lots=LOTS).splitlines()


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (1, "monopoly", "expected 'monopoly' and an edition"),
        (1, "acquire classic", "expected 'monopoly' and an edition"),
        (1, "monopoly 1999", '"1999" is unknown'),
        (1, "monopoly mine.toml", "not a file"),
        (2, "2 $1500", "expected seat 1, got 2"),
        (2, "1", "expected money such as $1500"),
        (2, "1 1500", "expected money such as $1500"),
        (2, "1 $-100", "'$-100' is not an amount"),
        (2, "1 $1500 at", "expected a square"),
        (2, "1 $1500 at vermunt", "'vermunt' is not a square"),
        (2, "1 $1500 on vermont", "unexpected 'on'"),
        (2, "1 $1500 at vermont at baltic", "'at' is given twice"),
        (2, "1 $1500 at jail in-jail 4", "4 is out of range: expected 1 to 3"),
        (2, "1 $1500 at jail in-jail 0", "0 is out of range"),
        (2, "1 $1500 at baltic in-jail 1", "seat 1 is in jail, so it must be on that square"),
        (2, "1 $1500 offers 4", "expected 1 to 3"),
        (2, "1 $1500 cards", "expected a pile"),
        (2, "1 $1500 cards luck", "'luck' is not a pile: expected one of chance, chest"),
        (3, "2 $1500 cards chance chance", "the jail card of chance is in two places"),
        (4, "3 $1500 cards chest", "the jail card of chest is in two places"),
        (2, "1 out", "expected a number"),
        (2, "1 out 1 cards chance", "a seat that is out has nothing"),
        (2, "1 out 2", "out as number 2; seats out: 1"),
        (2, "1 $1000000000", "too large"),
        (5, "lot atlantis 1", "'atlantis' is not a lot"),
        (5, "lot start 1", "'start' is not a lot"),
        (5, "lot mediterranean", "expected a seat or bank"),
        (5, "lot mediterranean 4", "'4' is not a seat or bank"),
        (5, "lot mediterranean pot", "'pot' is not a seat or bank"),
        (5, "lot mediterranean 1 level 6", "6 is out of range"),
        (5, "lot mediterranean 1 mortgaged level 2", "unexpected 'mortgaged'"),
        (6, "lot mediterranean 1", "lot mediterranean is given twice"),
        (9, "pile luck chance.go", "'luck' is not a pile"),
        (9, "pile chance chest.go", "'chest.go' is not a card of the pile chance"),
        (9, "pile chance chance.go chance.go", "chance.go is in two places"),
        (9, "pile chest chest.jail_free", "chest.jail_free is in two places"),
        (9, "pot $10", "there is no pot in this edition"),
        (9, "pot", "expected an amount"),
        (9, "dice 1 7", "7 is out of range"),
        (9, "dice 3", "expected a number"),
        (9, "counters round 3", "expected a counter and its number, got 'round' '3'"),
        (9, "counters turns", "expected a counter and its number, got 'turns' ''"),
        (9, "counters turns many", "expected a counter and its number, got 'turns' 'many'"),
        (9, "counters turns 3 turns 4", "turns is given twice"),
        (9, "counters first 4", "'4' is not a seat"),
        (9, "counters turns " + "9" * 5000, "too large"),
        (9, "claim baltic owner 1 from 2", "expected an amount"),
        (9, "claim baltic owner 1 from 2 20", "'20' is not an amount"),
        (9, "offer 1 to 2: baltic", "expected the word for"),
        (9, "offer 1 2: baltic for vermont", "expected an offer such as 'offer 1 to 2"),
        (9, "offer 1 to 2: atlantis for vermont", "expected a lot, money or a jail card"),
        (9, "offer 1 to 9: baltic for vermont", "'9' is not a seat"),
        (9, "offer 1 to 2: $9999999999 for vermont", "money of an offer is"),
        (9, "request 1", "expected a number"),
        (9, "request 4 1", "'4' is not a seat"),
        (9, "bank 50", "unexpected 'bank'"),
        (9, "over and out", "'and' is not a seat"),
        (9, "turn", "expected a seat"),
        (9, "turn 4 roll", "'4' is not a seat"),
        (9, "turn 1 sleep", "'sleep' is not a step: expected one of roll, dice, move, end"),
        (9, "turn 1", "expected a step"),
        (9, "turn 1 roll 3", "unexpected '3'"),
        (9, "drawing 1 luck", "'luck' is not a pile"),
        (9, "auction 1 baltic", "expected 'among'"),
        (9, "auction 1 baltic among 14", "'14' is not a list of seats"),
        (9, "auction 1 baltic among 11", "'11' is not a list of seats"),
        (9, "estate 1 baltic,baltic", "'baltic,baltic' is not a list of lots"),
        (9, "owing 1 to 2 $5 for fun", "'fun' is not a cause: expected one of rent"),
        (9, "shortage 1 of house group brown targets 1", "expected 2 levels"),
        (9, "shortage 1 of house group brown targets 1,6", "'1,6' is not a list of levels"),
    ],
)
def test_a_bad_line_is_named(line: int, text: str, problem: str) -> None:
    """Lines count from 1."""
    lines = [*LINES[: line - 1], text, *LINES[line:]]

    with pytest.raises(PositionError) as error:
        Game.from_position("\n".join(lines), chance="given")

    assert problem in str(error.value)
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("line", "option", "problem"),
    [
        (2, "round_limit", "expected 'option', its name and its value"),
        (2, "round_limit 0", "is not allowed"),
        (2, "round_limits 3", "is unknown"),
        (2, "hotel_unit single_lot", "contradicts"),
        (3, "round_limit 3;round_limit 4", "is given twice"),
        (2, "board mine.json", "is not allowed"),
        (2, 'board {"squares": []}', "squares"),
        (2, 'deck {"chance": ' + "[" * 100_000, "deck"),
    ],
)
def test_a_bad_option_is_named(line: int, option: str, problem: str) -> None:
    """Also two that contradict each other, and invalid data."""
    with pytest.raises(PositionError, match=problem) as error:
        Game.from_position(position(*SEATS, options=option))

    assert error.value.line == line


@pytest.mark.parametrize(
    ("seats", "problem"),
    [(("",), "1 seats; brazil is for 2-8"), (("",) * 9, "expected seat 9")],
)
def test_a_wrong_number_of_seats_is_refused(seats: tuple[str, ...], problem: str) -> None:
    """M-S-1."""
    with pytest.raises(PositionError, match=problem) as error:
        Game.from_position(position(*seats))

    assert error.value.line == 1 + len(seats)


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n\n"])
def test_the_first_line_of_an_empty_text_is_missing(text: str) -> None:
    with pytest.raises(PositionError, match="ends too early") as error:
        Game.from_position(text)

    assert error.value.line == 1


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cid", "Dan"]])
def test_a_position_has_as_many_names_as_seats(names: list[str]) -> None:
    """Three seats."""
    with pytest.raises(ValueError, match=r"names|seats"):
        Game.from_position(position(*SEATS), seed=1, names=names)
