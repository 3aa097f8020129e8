"""Positions as text: every state can be written and read back, and a bad line is named."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Game, PositionError, load, presets

from .boards import cash, choices, hand, position, refused, shares, sizes, table

BOARD = "A TT.SS.......\nE ....o......."
SEATS = ("T2 S1 hand 1C 12I", "$5400 hand 9I", "T1")

# 6E is placed and joins four chains; T has the most tiles.
FOUR = """
    B .....S......
    C .....S......
    D .....S......
    E TTTTTo{east}.
    F .....W......
    G .....W......
"""


def check_round_trip(game: Game) -> None:
    """The text of a state gives the same text and, in every field, the same state."""
    text = game.position()
    again = Game.from_position(text, chance="given")
    assert again.position() == text
    assert again.state.differences(game.state) == []
    assert (again.awaits, again.seat) == (game.awaits, game.seat)


def play_at_random(game: Game, seed: int) -> set[str]:
    """Play to the end, checking every state; return the kinds of state met."""
    dice = random.Random(seed)
    met: set[str] = set()
    while True:
        check_round_trip(game)
        met.add(game.awaits)
        if game.is_over:
            return met
        options = list(game.legal_actions())
        declaring = [action for action in options if str(action) == "declare"]
        if declaring and dice.random() < 0.7:  # not at the first chance, to see the late game
            options = [action for action in options if action not in declaring]
        game.play(dice.choice(options))


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_every_state_of_a_game_is_written_and_read_back(edition: str) -> None:
    """Random games of every preset, with the most and with three players."""
    players = load(edition).players_max
    met = play_at_random(Game(players, edition, chance="given"), seed=len(edition))
    if players > 2:
        met |= play_at_random(Game(3, edition, chance="given"), seed=17)

    assert {"start", "draw", "place", "found", "buy", "dispose", "over"} <= met
    assert "market" in met or edition != "2023-duel"


def test_every_state_under_other_options_is_written_and_read_back() -> None:
    """Options that differ from the preset are part of the position."""
    options = {
        "bonus_rounding": "nearest_100",
        "holdings_visibility": "hidden",
        "end_declaration": "forced",
        "unplayable_replacement_optional": False,
        "players": (2, 5),
    }
    game = Game(4, "classic", chance="given", options=options)
    text = game.position()

    assert "option bonus_rounding nearest_100\n" in text
    assert "option players 2-5\n" in text
    play_at_random(game, seed=3)


@pytest.mark.parametrize(
    ("then", "awaits", "seat", "first"),
    [
        ("turn 2 place", "place", 2, "place 9I"),
        ("counters turns 12 moved 1\nturn 1 buy", "buy", 1, "buy none"),
        ("turn 3 draw", "draw", None, "draw 3A"),
        ("turn 3 draw\ndrawing 3 left 4", "draw", None, "draw 3A"),
        ("counters turns 9\nturn 1 end", "place", 2, "place 9I"),
        ("turn 1 buy\nfounding 1 5E", "found", 1, "found Worldwide"),
        ("setup step 2 least 5E seat 2", "start", None, "start 1A"),
        ("counters ending 2\nover", "over", None, None),
    ],
)
def test_the_last_lines_say_what_is_unfinished(
    then: str, awaits: str, seat: int | None, first: str | None
) -> None:
    """Without them seat 1 is about to place."""
    rows = BOARD.replace("....o.", "....oo") if "founding" in then else BOARD
    if "setup" in then:
        game = table("E ....o.......\nI .o..........", "", "", "", then=then)
    else:
        game = table(rows, *SEATS, then=then)

    assert (game.awaits, game.seat) == (awaits, seat)
    assert next(iter(choices(game)), None) == first
    check_round_trip(game)


@pytest.mark.parametrize(
    ("rows", "then", "awaits", "first"),
    [
        (
            FOUR.format(east="AAAAA"),
            "merger 1 6E survivor - pending TSWA",
            "survivor",
            "survivor Tower",
        ),
        (
            FOUR.format(east="AAA.."),
            "merger 1 6E survivor T pending SWA",
            "acquire",
            "acquire Sackson",
        ),
        (
            FOUR.format(east="AAAA."),
            "merger 1 6E survivor T pending SW\nacquisition 1 A acquirer T disposed 1",
            "dispose",
            "keep",
        ),
    ],
)
def test_an_unfinished_merger_can_be_set_up(rows: str, then: str, awaits: str, first: str) -> None:
    """A-MERGE-8: survivor not yet chosen, order not yet chosen, shares not yet disposed of."""
    game = table(rows, "A2 S1 W1", "", "", then=f"turn 1 buy\n{then}")

    assert (game.awaits, game.seat) == (awaits, 1)
    assert choices(game)[0] == first
    check_round_trip(game)
    while game.awaits != "buy":
        game.play(game.legal_actions()[0])
        check_round_trip(game)
    assert len(sizes(game)) == 1


@pytest.mark.parametrize(
    ("rows", "then"),
    [
        (
            "A TTToSS......",
            "turn 1 buy\nmerger 1 4A survivor T pending -\nacquisition 1 S acquirer T disposed 0",
        ),
        (
            "A TTTTTTTTTTTT\nC SSSSSSSSSSSS",
            "counters declared 1 ending 2\nscoring pending T scored S",
        ),
    ],
)
def test_the_stock_market_is_awaited_again(rows: str, then: str) -> None:
    """A-DUEL-1, A-DUEL-5: in a merger and in the final scoring."""
    game = table(rows, "T1 S1", "T2", edition="2023-duel", then=then)

    assert (game.awaits, game.seat) == ("market", None)
    check_round_trip(game)


def test_what_is_written_is_what_people_wrote() -> None:
    """The form shown in the documentation, with every part."""
    text = position(
        "A TT.SS.......\nC ..........o.",
        "$6100 T2 A1 hand 5E 12I",
        "$5400 hand 7H",
        "$6000",
        options="bonus_rounding nearest_100",
        then="aside 5B 6B\ncounters turns 12 idle 1\nturn 2 place",
    )

    game = Game.from_position(text, chance="given")

    assert game.position().replace(" ", "") == text.replace(" ", "")
    assert cash(game) == (6100, 5400, 6000)
    assert shares(game, "Tower") == (2, 0, 0)
    assert shares(game, "American") == (1, 0, 0)
    assert sizes(game) == {"Tower": 2, "Sackson": 2}
    assert hand(game, 1) == ("5E", "12I")
    assert game.view().aside == ("5B", "6B")
    assert game.view().pile == 108 - 5 - 3 - 2
    assert game.seat == 2


def test_comments_and_blank_lines_are_skipped() -> None:
    """Lines are counted with them."""
    text = position(BOARD, *SEATS)
    spread = "# a test\n\n" + text.replace("\n", "  # so\n\n")

    assert Game.from_position(spread, chance="given").position() == (
        Game.from_position(text, chance="given").position()
    )
    with pytest.raises(PositionError) as error:
        Game.from_position(spread.replace("TT.SS", "XT.SS"))
    assert error.value.line == 5


def test_money_in_a_position_need_not_be_a_multiple_of_100() -> None:
    """A-S-10."""
    game = table(BOARD, "$1234 hand 12I", "$0", "$1")

    assert cash(game) == (1234, 0, 1)


def test_a_game_from_a_position_continues_from_its_seed() -> None:
    """The same seed gives the same outcomes of chance."""
    text = position(BOARD, *SEATS)
    first, second = (Game.from_position(text, seed="x") for _ in range(2))

    for game in (first, second):
        game.play("place 12I")
        game.play("buy none")

    assert first.position() == second.position()
    assert first.seat == 2
    assert len(hand(first, 1) or ()) == 2
    assert refused(first, "place 12I")[0] == "tile_not_in_hand"


LINES = position(BOARD, *SEATS).splitlines()


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (1, "acquire", "expected 'acquire' and an edition"),
        (1, "monopoly classic", "expected 'acquire' and an edition"),
        (1, "acquire 1999", '"1999" is unknown'),
        (2, "B ............", "expected row A"),
        (2, "A ...........", "row A has 11 signs, not 12"),
        (4, "C .............", "row C has 13 signs, not 12"),
        (3, "B ..X.........", "'X' at 3B"),
        (3, "B ..t.........", "'t' at 3B"),
        (6, "E ....o......T", "Tower"),  # a second part of a chain
        (6, "E .........WWF", "would be one chain"),
        (6, "E .........WWo", "would be one chain"),
        (6, "E .........W..", "Worldwide has one tile"),
        (11, "2 $6000", "expected seat 1, got 2"),
        (11, "1", "expected money"),
        (11, "1 6000", "expected money"),
        (11, "1 $-100", "expected money"),
        (11, "1 $6000 X2", "expected shares such as T2, got 'X2'"),
        (11, "1 $6000 T", "expected shares such as T2, got 'T'"),
        (11, "1 $6000 T26", "more than 25 shares of Tower"),
        (13, "3 $6000 T24", "more than 25 shares of Tower"),
        (11, "1 $6000 hand 13A", "'13A' is not a tile"),
        (11, "1 $6000 hand 1A", "tile 1A is in two places"),
        (12, "2 $6000 hand 12I", "tile 12I is in two places"),
        (12, "2 $6000 hand 9I 9I", "tile 9I is in two places"),
        (12, "2 $6000 hand 1I 2I 3I 4I 5I 6I 7I", "7 tiles in hand; the most is 6"),
        (14, "aside 1A", "tile 1A is in two places"),
        (14, "aside 0A", "'0A' is not a tile"),
        (14, "counters rounds 3", "expected a counter and its number, got 'rounds' '3'"),
        (14, "counters turns", "expected a counter and its number, got 'turns' ''"),
        (14, "counters turns many", "expected a counter and its number, got 'turns' 'many'"),
        (14, "pile 50", "unexpected 'pile'"),
        (14, "over and out", "unexpected 'over'"),
        (14, "turn", "expected a seat"),
        (14, "turn 4 place", "'4' is not a seat"),
        (14, "turn 1 sleep", "'sleep' is not a step"),
        (14, "turn 1", "expected a step"),
        (14, "turn 1 place 3C", "unexpected '3C'"),
        (14, "drawing 1 3", "expected 'left'"),
        (14, "founding 1 3Z", "'3Z' is not a tile"),
        (14, "merger 1 3C survivor X pending -", "'X' is not a chain"),
        (14, "merger 1 3C survivor T pending TX", "'TX' is not a chains"),
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


@pytest.mark.parametrize("row", ["A .T..........", "C TTSS........", "I TT..TT......"])
def test_the_row_of_a_bad_chain_is_named_below_options_too(row: str) -> None:
    """One option moves the board down by one line, a comment by another."""
    text = "# a comment\n" + position(row, "", "", "", options="bonus_rounding nearest_100")

    with pytest.raises(PositionError) as error:
        Game.from_position(text)

    assert error.value.line == 4 + "ABCDEFGHI".index(row[0])


@pytest.mark.parametrize(
    ("line", "option", "problem"),
    [
        (2, "bonus_rounding", "expected 'option', its name and its value"),
        (2, "bonus_rounding down_100", "is not allowed"),
        (2, "bonus_roundings up_100", "is unknown"),
        (2, "bonus_ranks 3", "contradicts"),
        (3, "tiers 2023,bonus_ranks 4", "is not allowed"),
    ],
)
def test_a_bad_option_is_named(line: int, option: str, problem: str) -> None:
    """Also two that contradict each other."""
    with pytest.raises(PositionError, match=problem) as error:
        Game.from_position(position(BOARD, *SEATS, options=option))

    assert error.value.line == line


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        (("",), "1 seats; classic is for 3-6"),
        (("", ""), "2 seats; classic is for 3-6"),
        (("",) * 7, "expected seat 7"),
    ],
)
def test_a_wrong_number_of_seats_is_refused(seats: tuple[str, ...], problem: str) -> None:
    """A-COMP-6."""
    with pytest.raises(PositionError, match=problem) as error:
        Game.from_position(position(BOARD, *seats))

    assert error.value.line == 10 + len(seats)


@pytest.mark.parametrize("kept", [1, 3, 9])
def test_a_position_that_ends_too_early_is_refused(kept: int) -> None:
    """The line that is missing is named."""
    with pytest.raises(PositionError, match="ends too early") as error:
        Game.from_position("\n".join(LINES[:kept]))

    assert error.value.line == kept + 1


@pytest.mark.parametrize(
    "then",
    [
        "turn - place",
        "turn 1 place\nturn 2 place",
        "drawing 1 left 1",  # part of no turn and no setup
        "turn 1 draw\ndrawing 1 left 9",
        "turn 1 buy\nfounding 1 -",
        "turn 1 buy\nfounding 1 7G",  # an empty space
        "turn 1 buy\nfounding 1 1A",  # a tile of a chain
        "turn 1 buy\nfounding 1 5E",  # nothing next to it to found with
        "turn 1 buy\nmerger 1 - survivor - pending TS",
        "turn 1 buy\nmerger 1 3A survivor - pending TS",  # the tile is not on the board
        "turn 1 buy\nmerger 1 5E survivor - pending TS",  # it touches neither chain
        "turn 1 buy\nacquisition 1 - acquirer - disposed 0",
        "turn 1 buy\nacquisition 1 T acquirer S disposed 0",  # part of no merger
        "setup step 99 least - seat -",
        "scoring pending C scored -",  # not on the board
        "counters declared 7",
        "counters ending 9\nover",
        "over",  # and no word how it ended
        "counters ending 2\nover\nturn 1 place",
    ],
)
def test_what_cannot_be_unfinished_is_refused(then: str) -> None:
    """A text that is not a possible position raises, instead of breaking the rules later."""
    with pytest.raises(PositionError) as error:
        table(BOARD, *SEATS, then=then)

    assert 14 <= error.value.line <= 16


def test_absurd_amounts_of_money_are_refused() -> None:
    """The same in every mode of the kernel."""
    with pytest.raises(PositionError) as error:
        table(BOARD, "$99999999999999999999999", "", "")

    assert error.value.line == 11


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cid", "Dan"]])
def test_a_position_has_as_many_names_as_seats(names: list[str]) -> None:
    """Three seats."""
    with pytest.raises(ValueError, match=r"names|seats"):
        Game.from_position(position(BOARD, *SEATS), seed=1, names=names)
