"""Chance and Community Chest: what each card does, driven from a landing (ledger section 5)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import (
    CardDrawn,
    MoneyPaid,
    Moved,
    RentRolled,
    SalaryPaid,
    SentToJail,
)

from .boards import (
    AUTOMATIC,
    GROUPS,
    STATIONS,
    asked,
    cash,
    claims,
    jail_turn,
    owned,
    owner,
    play,
    roll,
    square,
    table,
)


class Result(NamedTuple):
    """What a card leaves: seat 1's money, that of both others, where it stands, what is awaited."""

    money: int
    others: int = 1500
    square: str = ""
    awaits: str = "roll"


# From Chance (7), three at the table with $1,500 each.
CHANCE = {
    "chance.go": Result(1700, square="start"),
    "chance.illinois": Result(1500, square="illinois", awaits="buy"),
    "chance.st_charles": Result(1500, square="st-charles", awaits="buy"),
    "chance.nearest_utility": Result(1500, square="electric", awaits="buy"),
    "chance.nearest_railroad_1": Result(1500, square="pennsylvania-rr", awaits="buy"),
    "chance.nearest_railroad_2": Result(1500, square="pennsylvania-rr", awaits="buy"),
    "chance.dividend": Result(1550),
    "chance.jail_free": Result(1500),
    "chance.back_3": Result(1350, square="income-tax"),  # 10 % of 1,500 is less than 200
    "chance.jail": Result(1500, square="jail"),
    "chance.repairs": Result(1500),
    "chance.poor_tax": Result(1485),
    "chance.reading": Result(1700, square="reading", awaits="buy"),
    "chance.boardwalk": Result(1500, square="boardwalk", awaits="buy"),
    "chance.chairman": Result(1400, 1550),
    "chance.loan": Result(1650),
}
# From Community Chest (17).
CHEST = {
    "chest.go": Result(1700, square="start"),
    "chest.bank_error": Result(1700),
    "chest.doctor": Result(1450),
    "chest.stock": Result(1545),
    "chest.jail_free": Result(1500),
    "chest.jail": Result(1500, square="jail"),
    "chest.opera": Result(1600, 1450),
    "chest.xmas_fund": Result(1600),
    "chest.tax_refund": Result(1520),
    "chest.insurance": Result(1600),
    "chest.hospital": Result(1400),
    "chest.school": Result(1350),
    "chest.services": Result(1525),
    "chest.street_repairs": Result(1500),
    "chest.beauty": Result(1510),
    "chest.inherit": Result(1600),
}
# Where the newer deck differs; its income tax is flat, so that back three costs 200.
MODERN = {
    **{card: result for card, result in CHANCE.items() if card != "chance.poor_tax"},
    **{card: result for card, result in CHEST.items() if card != "chest.opera"},
    "chance.speeding": Result(1485),
    "chance.back_3": Result(1300, square="income-tax"),
    "chest.stock": Result(1550),
    "chest.birthday": Result(1520, 1490),
    "chest.hospital": Result(1450),
    "chest.school": Result(1450),
}


def draw(
    card: str, *seats: str, lots: str = "", edition: str = "brazil", options: str = ""
) -> Game:
    """Let seat 1 land on a card square, 7 or 17, with 3 and 4, and draw a card."""
    first, *others = seats or ("", "", "")
    start = "start" if card.startswith("chance") else "jail"
    game = table(
        f"{first} at {start}".strip(), *others, lots=lots, edition=edition, options=options
    )
    roll(game, 3, 4)
    assert asked(game) == ("card", None)
    play(game, f"draw {card}")
    return game


def check(game: Game, card: str, result: Result) -> None:
    """Compare a table of three with what the card should have done."""
    landed = "chance-1" if card.startswith("chance") else "chest-2"
    assert cash(game) == (result.money, result.others, result.others)
    assert square(game) == (result.square or landed)
    assert asked(game) == (result.awaits, 1 if result.awaits == "buy" else 2)
    assert [(event.seat, event.card) for event in game.events.of(CardDrawn)] == [(1, card)]


@pytest.mark.parametrize(("card", "result"), [*CHANCE.items(), *CHEST.items()])
def test_every_card_of_the_classic_deck(card: str, result: Result) -> None:
    """M-CARD-1, M-CARD-2: all 32, each drawn and obeyed."""
    check(draw(card), card, result)


@pytest.mark.parametrize(("card", "result"), MODERN.items())
def test_every_card_of_the_modern_deck(card: str, result: Result) -> None:
    """M-CARD-1, M-CARD-2: all 32 of the decks since 2008."""
    check(draw(card, edition="modern"), card, result)


def test_there_are_sixteen_cards_of_each_pile() -> None:
    """M-CARD-1: the tables above have all of them."""
    assert (len(CHANCE), len(CHEST), len(MODERN)) == (16, 16, 32)
    for edition, cards in (("official", {**CHANCE, **CHEST}), ("modern", MODERN)):
        piles = Game(2, edition, seed=1).edition.deck.piles
        assert {card.id for pile in piles for card in pile} == set(cards)


@pytest.mark.parametrize(
    ("start", "card", "to", "money"),
    [
        # Chance at 7, 22 and 36.
        ("start", "chance.go", "start", 1700),
        ("pennsylvania-rr", "chance.go", "start", 1700),
        ("marvin-gardens", "chance.go", "start", 1700),
        ("start", "chance.illinois", "illinois", 1500),
        ("pennsylvania-rr", "chance.illinois", "illinois", 1500),
        ("marvin-gardens", "chance.illinois", "illinois", 1700),
        ("start", "chance.st_charles", "st-charles", 1500),
        ("pennsylvania-rr", "chance.st_charles", "st-charles", 1700),
        ("marvin-gardens", "chance.st_charles", "st-charles", 1700),
        ("start", "chance.reading", "reading", 1700),
        ("pennsylvania-rr", "chance.reading", "reading", 1700),
        ("marvin-gardens", "chance.reading", "reading", 1700),
        ("start", "chance.boardwalk", "boardwalk", 1500),
        ("marvin-gardens", "chance.boardwalk", "boardwalk", 1500),
        ("start", "chance.nearest_railroad_1", "pennsylvania-rr", 1500),
        ("pennsylvania-rr", "chance.nearest_railroad_1", "b-and-o", 1500),
        ("marvin-gardens", "chance.nearest_railroad_2", "reading", 1700),
        ("start", "chance.nearest_utility", "electric", 1500),
        ("pennsylvania-rr", "chance.nearest_utility", "water", 1500),
        ("marvin-gardens", "chance.nearest_utility", "electric", 1700),
    ],
)
def test_cards_that_move_forward_pay_the_salary_when_start_is_passed(
    start: str, card: str, to: str, money: int
) -> None:
    """M-S-27."""
    game = table(f"at {start}", "")
    roll(game, 3, 4)

    events = play(game, f"draw {card}")

    assert square(game) == to
    assert cash(game)[0] == money
    paid = [event.amount for event in events if isinstance(event, SalaryPaid)]
    assert paid == ([200] if money == 1700 else [])


def test_a_lot_reached_by_a_card_may_be_bought_or_is_auctioned() -> None:
    """M-BUY-1, M-AUC-1: like any other landing."""
    bought, declined = draw("chance.illinois"), draw("chance.illinois")

    play(bought, "buy")
    play(declined, "decline", "2 bid 10", "3 pass", "1 pass")

    assert (owner(bought, "illinois"), cash(bought)[0]) == (1, 1260)
    assert (owner(declined, "illinois"), cash(declined)[1]) == (2, 1490)


def test_rent_is_due_on_a_lot_reached_by_a_card() -> None:
    """M-RENT-1: single rent for an ordinary card, Reading Railroad too."""
    lots = "illinois 2,reading 2,short-line 2"

    assert claims(draw("chance.illinois", lots=lots)) == [(2, 1, "illinois", 20)]
    assert claims(draw("chance.reading", lots=lots)) == [(2, 1, "reading", 50)]


@pytest.mark.parametrize(("count", "rent"), [(1, 50), (2, 100), (3, 200), (4, 400)])
@pytest.mark.parametrize("card", ["chance.nearest_railroad_1", "chance.nearest_railroad_2"])
def test_the_nearest_station_costs_double_rent(card: str, count: int, rent: int) -> None:
    """M-S-29: twice 25, 50, 100 or 200."""
    others = [lot for lot in STATIONS if lot != "pennsylvania-rr"]
    lots = owned(("pennsylvania-rr", *others[: count - 1]), 2)

    assert claims(draw(card, lots=lots)) == [(2, 1, "pennsylvania-rr", rent)]


@pytest.mark.parametrize("lots", ["pennsylvania-rr 1", "pennsylvania-rr 2 mortgaged"])
def test_a_station_of_the_player_or_a_mortgaged_one_costs_nothing(lots: str) -> None:
    """M-RENT-4, M-S-29."""
    game = draw("chance.nearest_railroad_1", lots=lots)

    assert claims(game) == []
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize("lots", ["electric 2", "electric 2,water 2", "electric 2,water 3"])
@pytest.mark.parametrize(
    ("dice", "rent"), [((1, 1), 20), ((2, 6), 80), ((3, 3), 60), ((6, 6), 120)]
)
def test_the_nearest_company_costs_ten_times_a_fresh_roll(
    lots: str, dice: tuple[int, int], rent: int
) -> None:
    """M-S-29: not the 7 that brought the piece to Chance, whatever companies the owner has."""
    game = draw("chance.nearest_utility", lots=lots)
    assert asked(game) == ("dice", None)

    events = play(game, "dice {} {}".format(*dice))

    assert RentRolled(1, dice) in events
    assert claims(game) == [(2, 1, "electric", rent)]
    assert asked(game) == ("roll", 2)  # a double here gives no roll


@pytest.mark.parametrize("lots", ["electric 1", "electric 2 mortgaged"])
def test_nobody_rolls_for_a_company_that_costs_nothing(lots: str) -> None:
    """M-RENT-4, M-S-29."""
    game = draw("chance.nearest_utility", lots=lots)

    assert claims(game) == []
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize("card", ["chance.nearest_utility", "chance.nearest_railroad_1"])
def test_a_house_rule_denies_an_owner_in_jail_the_rent_of_these_cards(card: str) -> None:
    """rent_while_jailed: false; nobody rolls for a rent that is not due."""
    options = "rent_while_jailed false"
    game = draw(card, "", "in-jail 1", lots="electric 2,pennsylvania-rr 2", options=options)

    assert claims(game) == []
    assert asked(game) == ("roll", 2)


def test_a_double_for_the_rent_is_not_a_double_of_the_turn() -> None:
    """M-S-29, M-DBL-1: 3 and 3 to Chance give a roll, the 5 and 5 for the rent no more of them."""
    game = table("at mediterranean", "", lots="electric 2")
    roll(game, 3, 3)
    play(game, "draw chance.nearest_utility", "dice 5 5")

    assert game.view().doubles == 1
    assert asked(game) == ("roll", 1)
    roll(game, 1, 3)
    assert square(game) == "st-james"


def test_the_fresh_roll_is_not_the_roll_for_the_next_company() -> None:
    """M-RENT-5, M-S-29: 10 x 12 by the card, then 10 x 8 on the other by the dice."""
    game = table("at mediterranean", "", lots="electric 2,water 2", options=AUTOMATIC)
    roll(game, 3, 3)
    play(game, "draw chance.nearest_utility", "dice 6 6")
    assert cash(game) == (1380, 1620)
    roll(game, 4, 4)  # 12 + 8: Free Parking
    roll(game, 2, 6)  # 20 + 8: Water Works

    assert cash(game) == (1380 - 80, 1620 + 80)


@pytest.mark.parametrize(
    ("start", "to", "awaits"),
    [
        ("start", "income-tax", "roll"),
        ("pennsylvania-rr", "new-york", "buy"),
        ("marvin-gardens", "chest-3", "card"),
    ],
)
def test_back_three_is_a_landing(start: str, to: str, awaits: str) -> None:
    """M-S-27: on a tax, an unowned lot, or another card square."""
    game = table(f"at {start}", "")
    roll(game, 3, 4)
    play(game, "draw chance.back_3")

    assert square(game) == to
    assert game.awaits == awaits


def test_back_three_into_community_chest_draws_another_card() -> None:
    """M-CARD-2, M-S-27: 36 - 3 = 33; the second card is obeyed too."""
    game = table("at marvin-gardens", "")
    roll(game, 3, 4)
    play(game, "draw chance.back_3", "draw chest.bank_error")

    assert game.events.of(CardDrawn) == [
        CardDrawn(1, "chance", "chance.back_3"),
        CardDrawn(1, "chest", "chest.bank_error"),
    ]
    assert cash(game) == (1700, 1500)
    assert square(game) == "chest-3"
    assert asked(game) == ("roll", 2)


def test_back_three_then_advance_to_start() -> None:
    """M-S-27: 36, 33, and on to Start with the salary."""
    game = table("at marvin-gardens", "")
    roll(game, 3, 4)
    play(game, "draw chance.back_3", "draw chest.go")

    assert (square(game), cash(game)[0]) == ("start", 1700)


def test_back_three_to_another_players_lot_costs_rent() -> None:
    """M-RENT-1: New York Avenue of seat 2."""
    game = table("at pennsylvania-rr", "", lots="new-york 2")
    roll(game, 3, 4)
    play(game, "draw chance.back_3")

    assert claims(game) == [(2, 1, "new-york", 16)]


@pytest.mark.parametrize("card", ["chance.jail", "chest.jail"])
def test_the_jail_card_goes_straight_there(card: str) -> None:
    """M-JAIL-1 to 3: no salary, no move over the board."""
    game = draw(card)

    assert jail_turn(game) == 1
    assert game.events.of(SentToJail) == [SentToJail(1, "card")]
    assert len(game.events.of(Moved)) == 1
    assert not game.events.of(SalaryPaid)


def test_a_double_onto_a_card_that_moves_still_rolls_again() -> None:
    """M-DBL-1: 3 and 3 from 1 to Chance, on to St. Charles Place, bought; the same seat rolls."""
    game = table("at mediterranean", "")
    roll(game, 3, 3)
    play(game, "draw chance.st_charles", "buy")

    assert asked(game) == ("roll", 1)


@pytest.mark.parametrize(("card", "cost"), [("chance.repairs", 450), ("chest.street_repairs", 585)])
def test_repairs_cost_by_house_and_hotel(card: str, cost: int) -> None:
    """The rulebook's example: six houses and three hotels; other seats' buildings do not count."""
    lots = ",".join(
        (
            owned(GROUPS["light_blue"], 1, level=5),
            owned(GROUPS["orange"], 1, level=2),
            owned(GROUPS["brown"], 2, level=5),
        )
    )
    game = draw(card, lots=lots)

    assert cash(game) == (1500 - cost, 1500, 1500)
    assert MoneyPaid(1, "bank", cost, "card") in game.events


def test_a_hotel_pays_as_a_hotel_and_not_as_five_houses() -> None:
    """Two hotels cost 2 x 100 by Chance, 2 x 115 by Chest; four houses 4 x 25 and 4 x 40."""
    hotels, houses = (owned(GROUPS["brown"], 1, level=level) for level in (5, 2))

    assert cash(draw("chance.repairs", lots=hotels))[0] == 1300
    assert cash(draw("chest.street_repairs", lots=hotels))[0] == 1270
    assert cash(draw("chance.repairs", lots=houses))[0] == 1400
    assert cash(draw("chest.street_repairs", lots=houses))[0] == 1340


def test_a_player_who_cannot_pay_a_card_raises_the_money() -> None:
    """M-S-11: $10 and Baltic Avenue (30) for a poor tax of 15."""
    game = draw("chance.poor_tax", "$10", "", lots="baltic 1")
    assert asked(game) == ("debt", 1)

    play(game, "mortgage baltic")

    assert cash(game) == (25, 1500)
    assert asked(game) == ("roll", 2)


def test_a_player_who_cannot_cover_a_card_is_bankrupt_to_the_bank() -> None:
    """M-BKR-3: $10 for a poor tax of 15."""
    game = draw("chance.poor_tax", "$10", "", "")

    play(game, "bankrupt")

    assert cash(game) == (0, 1500, 1500)
    assert asked(game) == ("roll", 2)
