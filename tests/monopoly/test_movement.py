"""Moving: by the dice, past Start with the salary, by cards, back three (M-MOVE, M-GO, M-S-27)."""

from __future__ import annotations

import json

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import Moved, SalaryPaid

from .boards import SQUARES, cash, jail_turn, play, refused, roll, square, table
from .own_board import changed, own_board, own_deck, own_edition


@pytest.mark.parametrize("start", SQUARES)
def test_the_piece_moves_by_the_sum_of_the_dice(start: str) -> None:
    """M-MOVE-1, M-S-3, M-GO-1: from every square by every sum; Start is reached or passed at 40."""
    at = SQUARES.index(start)
    for total in range(2, 13):
        first = max(1, total - 6)
        game = table(f"at {start}", "")

        events = roll(game, first, total - first)

        passed = at + total >= 40
        moves = [event for event in events if isinstance(event, Moved)]
        assert moves[0] == Moved(1, start, SQUARES[(at + total) % 40])
        paid = [event for event in events if isinstance(event, SalaryPaid)]
        assert paid == ([SalaryPaid(1, 200)] if passed else [])


@pytest.mark.parametrize(
    ("start", "dice", "to", "money"),
    [
        ("short-line", (3, 5), "baltic", 1700),  # 35 + 8 = 43, the rulebook's example
        ("chest-3", (3, 4), "start", 1700),  # exactly Start
        ("boardwalk", (1, 2), "chest-1", 1700),
        ("boardwalk", (6, 5), "jail", 1700),
        ("park-place", (1, 2), "start", 1700),
        ("go-to-jail", (4, 5), "boardwalk", 1500),  # one short of Start
    ],
)
def test_the_bank_pays_200_for_reaching_or_passing_start(
    start: str, dice: tuple[int, int], to: str, money: int
) -> None:
    """M-GO-1, M-GO-2: the software pays."""
    game = table(f"at {start}", "")

    roll(game, *dice)

    assert (square(game), cash(game)[0]) == (to, money)
    assert cash(game) == (money, 1500)


def test_leaving_start_brings_no_salary() -> None:
    """M-GO-1: for landing on or passing it, not for standing there."""
    game = table("", "")

    roll(game, 4, 6)

    assert cash(game) == (1500, 1500)


def test_landing_on_start_pays_once_and_the_next_move_nothing() -> None:
    """M-GO-1: reached with one roll, left with the next."""
    game = table("at go-to-jail", "")
    roll(game, 5, 5)
    roll(game, 4, 6)

    assert cash(game) == (1700, 1500)


def test_the_salary_comes_before_what_the_square_costs() -> None:
    """M-MOVE-1, M-GO-1: $0 at 35 and 9 to Income Tax, 10 % of 200 are paid out of the salary."""
    game = table("$0 at short-line", "")

    roll(game, 4, 5)

    assert square(game) == "income-tax"
    assert cash(game) == (180, 1500)


@pytest.mark.parametrize(
    ("options", "exactly", "passing"),
    [
        ("", 200, 200),
        ("double_salary_on_start true", 400, 200),
        ("salary 350", 350, 350),
        ("salary 350; double_salary_on_start true", 700, 350),
        ("salary 0", 0, 0),
    ],
)
def test_the_salary_is_an_option(options: str, exactly: int, passing: int) -> None:
    """M-GO-1, house rule double_salary_on_start: landing exactly on Start pays twice."""
    lands = table("at chest-3", "", options=options)
    roll(lands, 3, 4)
    passes = table("at chest-3", "at free-parking", options=options, lots="mediterranean 1")
    roll(passes, 3, 5)

    assert cash(lands)[0] == 1500 + exactly
    assert cash(passes)[0] == 1500 + passing


@pytest.mark.parametrize(("double", "money"), [("false", 1700), ("true", 1900)])
def test_a_card_to_start_lands_exactly_there(double: str, money: int) -> None:
    """M-S-27, double_salary_on_start."""
    game = table("", "", options=f"double_salary_on_start {double}")

    roll(game, 3, 4)
    play(game, "draw chance.go")

    assert (square(game), cash(game)[0]) == ("start", money)


def test_going_to_jail_never_passes_start() -> None:
    """M-JAIL-3, M-S-3: from 30 to 10, and from 36 by a card."""
    by_square, by_card = table("at atlantic", ""), table("at go-to-jail", "")
    roll(by_square, 1, 3)
    roll(by_card, 2, 4)
    play(by_card, "draw chance.jail")

    for game in (by_square, by_card):
        assert (square(game), jail_turn(game)) == ("jail", 1)
        assert cash(game) == (1500, 1500)


@pytest.mark.parametrize(
    ("start", "dice", "to"),
    [
        ("start", (3, 4), "income-tax"),  # 7 - 3 = 4
        ("pennsylvania-rr", (3, 4), "new-york"),  # 22 - 3 = 19
        ("marvin-gardens", (3, 4), "chest-3"),  # 36 - 3 = 33
    ],
)
def test_back_three_lands_three_squares_behind(start: str, dice: tuple[int, int], to: str) -> None:
    """M-S-27: without salary."""
    game = table(f"at {start}", "")
    roll(game, *dice)

    events = play(game, "draw chance.back_3")

    assert square(game) == to
    assert not [event for event in events if isinstance(event, SalaryPaid)]


def own_game(effect: dict[str, object]) -> Game:
    """Return a game on a board of twelve squares where a Chance card has this effect."""
    deck = changed(own_deck(), "chance.4", {"id": "chance.new", "effect": effect})
    edition = own_edition().with_options(board=own_board(), deck=deck)
    game = Game(2, edition, chance="given")
    play(game, "dice 6 5", "dice 1 1")
    roll(game, 1, 3)
    play(game, "draw chance.new")
    return game


def test_a_card_that_goes_back_over_start_pays_no_salary() -> None:
    """M-S-27: 4 - 5 is square 11 of twelve, income tax of 150."""
    game = own_game({"kind": "move_relative", "steps": -5})

    assert square(game) == "tax"
    assert cash(game) == (1350, 1500)


def test_a_card_that_moves_forward_over_start_pays_the_salary() -> None:
    """M-S-27: 4 + 9 is square 1 of twelve."""
    game = own_game({"kind": "move_relative", "steps": 9})

    assert square(game) == "prosta"
    assert cash(game) == (1700, 1500)


@pytest.mark.parametrize("dice", ["dice 0 3", "dice 7 1", "dice 3 -1", "dice 6 7"])
def test_dice_have_six_sides(dice: str) -> None:
    """M-S-3."""
    game = table("", "")
    play(game, "roll")

    assert refused(game, dice) == ("not_an_outcome", "M-MOVE-1")
    assert len(game.legal_actions()) == 36


def small_board() -> dict[str, object]:
    """Return the smallest board there may be: eight squares of the own board."""
    kept = ["start", "prosta", "krzywa", "central", "chance", "jail", "polna", "chest"]
    squares = [each for each in own_board()["squares"] if each["id"] in kept]
    squares = [{**each, "index": index} for index, each in enumerate(squares)]
    return {
        "squares": [
            {**each, "rent_by_count": [25]} if each["id"] == "central" else each for each in squares
        ]
    }


@pytest.mark.parametrize(
    ("start", "dice", "to", "money"),
    [
        ("start", (6, 6), "chance", 1700),  # 12 = 8 + 4
        ("polna", (4, 4), "polna", 1700),  # 6 + 8 = 8 + 6
        ("polna", (5, 6), "prosta", 1900),  # 6 + 11 = 2 x 8 + 1: Start is passed twice
    ],
)
def test_one_roll_may_go_round_a_small_board_more_than_once(
    start: str, dice: tuple[int, int], to: str, money: int
) -> None:
    """M-MOVE-1, M-GO-1 on eight squares."""
    deck = {
        "chance": [{"id": "chance.gift", "effect": {"kind": "collect", "amount": 30}}],
        "chest": [{"id": "chest.gift", "effect": {"kind": "collect", "amount": 6}}],
    }
    options = f"board {json.dumps(small_board())};deck {json.dumps(deck)};square_names warszawa"
    game = table(f"at {start}", "", options=options)

    roll(game, *dice)

    assert (square(game), cash(game)[0]) == (to, money)
