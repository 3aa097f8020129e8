"""Every option of the ledger's table on its own: what it changes, for all its values."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from magnate.monopoly import EditionError, Game, IllegalSetup, load
from magnate.monopoly.editions import OPTIONS, OptionValue, option_text

from .boards import (
    GROUPS,
    asked,
    cash,
    check_conserved,
    claims,
    owned,
    owner,
    play,
    roll,
    table,
)
from .own_board import own_board, own_deck
from .random_steps import random_steps

BROWN, LIGHT_BLUE, ORANGE = GROUPS["brown"], GROUPS["light_blue"], GROUPS["orange"]
SHORT = f"{owned(BROWN, 1)},{owned(LIGHT_BLUE, 2)}"
BUILT = "st-james 1 level 1,tennessee 1,new-york 1"


def legal(game: Game, action: str, seat: int | None = None) -> bool:
    return game.why_not(action, seat=seat) is None


def after(lines: tuple[str, ...], *seats: str, lots: str = "", options: str = "") -> Game:
    game = table(*seats, lots=lots, options=options)
    play(game, *lines)
    return game


# What each option changes: a function of the option as text, and what it gives for each value.


def board(option: str) -> object:
    if option.endswith("own"):
        deck = json.dumps(own_deck())
        option = f"board {json.dumps(own_board())};deck {deck};square_names warszawa"
    return len(table("", "", options=option).view().squares)


def deck(option: str) -> object:
    return cash(after(("roll", "dice 3 4", "draw chest.school"), "at jail", "", options=option))[0]


def square_names(option: str) -> object:
    return table("", "", options=option).view().squares[1].name


def minimum_raise(option: str) -> object:
    lines = ("roll", "dice 1 2", "decline", "2 bid 90")
    return after(lines, "", "", options=option).legal_actions().bids


def players(option: str) -> object:
    edition = load("brazil").with_options(players=tuple(map(int, option.split()[1].split("-"))))
    allowed = []
    for count in range(2, 9):
        try:
            Game(count, edition, chance="given")
        except IllegalSetup:
            continue
        allowed.append(count)
    return allowed


def starting_cash(option: str) -> object:
    return cash(Game(2, chance="given", options={"starting_cash": int(option.split()[1])}))


def salary(option: str) -> object:
    return cash(after(("roll", "dice 4 6"), "at chest-3", "", lots="baltic 1", options=option))[0]


def decline_goes_to_auction(option: str) -> object:
    return asked(after(("roll", "dice 1 2", "decline"), "", "", options=option))


def rent_claim_deadline(option: str) -> object:
    game = after(("roll", "dice 4 5"), *["at jail"] * 4, lots="new-york 4", options=option)
    still = [len(claims(game))]
    for _ in range(2):
        roll(game, 4, 6)
        still.append(len(claims(game)))
    return still, cash(game)[0]


def double_rent_with_mortgaged_sibling(option: str) -> object:
    lots = "park-place 2 mortgaged,boardwalk 2"
    return claims(after(("roll", "dice 1 1"), "at park-place", "", lots=lots, options=option))


def jail_card_sale(option: str) -> object:
    game = table("cards chance", "in-jail 1", "", options=option)
    return [legal(game, f"offer {seat}: chance-card for $5") for seat in (2, 3)]


def income_tax(option: str) -> object:
    game = after(("roll", "dice 1 3"), "", "", options=option)
    return asked(game), cash(game)[0]


def income_tax_flat(option: str) -> object:
    return cash(after(("roll", "dice 1 3"), "$3000", "", options=option))[0]


def income_tax_percent(option: str) -> object:
    return cash(after(("roll", "dice 1 3"), "$1000", "", options=option))[0]


def income_tax_mortgaged_lot(option: str) -> object:
    lots = "mediterranean 1,vermont 1,kentucky 1 mortgaged"
    return cash(after(("roll", "dice 1 3"), "$640", "", lots=lots, options=option))[0]


def luxury_tax(option: str) -> object:
    return cash(after(("roll", "dice 1 2"), "at short-line", "", options=option))[0]


def free_parking(option: str) -> object:
    game = after(("roll", "dice 1 2"), "at short-line", "at jail", options=option)
    gathered = game.view().pot
    roll(game, 4, 6)
    return gathered, cash(game)


def jail_turn(option: str) -> object:
    turn = option.split()[0][-1]
    game = table(f"in-jail {turn} cards chance", "cards chest", options=option)
    ways = {"pay": "pay", "card": "card", "buy_card": "buycard 2 for 5", "roll": "roll"}
    return ",".join(name for name, action in ways.items() if legal(game, action))


def jail_fine(option: str) -> object:
    return cash(after(("pay",), "in-jail 1", "", options=option))[0]


def jail_double_gives_extra_roll(option: str) -> object:
    lines = ("roll", "dice 4 4")
    return asked(after(lines, "in-jail 1", "", lots="tennessee 1", options=option))


def just_visiting_ends_turn(option: str) -> object:
    return asked(after(("roll", "dice 5 5"), "", "", options=option))


def extra_roll(option: str) -> object:
    game = after(("roll", "dice 1 1", "draw chest.doctor"), "", "", options=option)
    return legal(game, "roll"), legal(game, "end turn")


def mixed_buildings_in_group(option: str) -> object:
    unit = "single_lot" if option.endswith("true") else "whole_group"
    lots = owned(BROWN, 1, level=4)
    game = table("", "", lots=lots, options=f"{option};hotel_unit {unit}")
    return legal(game, "build baltic 5"), legal(game, "build baltic 5 mediterranean 5")


def hotel_unit(option: str) -> object:
    mixed = "true" if option.endswith("single_lot") else "false"
    lots = owned(BROWN, 1, level=5)
    game = table("", "", lots=lots, options=f"{option};mixed_buildings_in_group {mixed}")
    return legal(game, "sell baltic 4"), legal(game, "sell baltic 4 mediterranean 4")


def build_requires_group_unmortgaged(option: str) -> object:
    lots = "st-james 1,tennessee 1 mortgaged,new-york 1"
    game = table("", "", lots=lots, options=option)
    return [legal(game, f"build {lot} 1") for lot in ("st-james", "tennessee", "new-york")]


def build_timing(option: str) -> object:
    game = table("", "", lots=f"{owned(BROWN, 1)},{owned(LIGHT_BLUE, 2)}", options=option)
    return legal(game, "build baltic 1", 1), legal(game, "build vermont 1", 2)


def bank_houses(option: str) -> object:
    game = table("", "", lots=owned(BROWN, 1), options=option)
    return game.view().houses, legal(game, "build baltic 1 mediterranean 1")


def bank_hotels(option: str) -> object:
    game = table("", "", lots=owned(BROWN, 1, level=4), options=option)
    return game.view().hotels, legal(game, "build baltic 5 mediterranean 5")


def building_shortage(option: str) -> object:
    lines = ("build baltic 1 mediterranean 1",)
    game = after(lines, "", "", lots=SHORT, options=f"bank_houses 2;{option}")
    return asked(game), game.view().houses


def shortage_auction_start(option: str) -> object:
    lines = ("build baltic 1 mediterranean 1", "2 request 2")
    game = after(lines, "", "", lots=SHORT, options=f"bank_houses 2;{option}")
    return game.legal_actions().bids


def trade_requires(option: str) -> object:
    game = table("", "", lots=BUILT, options=option)
    return [legal(game, f"offer 2: {lot} for $5") for lot in ("new-york", "st-james")]


def mortgage_requires(option: str) -> object:
    game = table("", "", lots=BUILT, options=option)
    return [legal(game, f"mortgage {lot}") for lot in ("new-york", "st-james")]


def mortgage_interest_percent(option: str) -> object:
    return cash(after(("redeem water",), "", "", lots="water 1 mortgaged", options=option))[0]


def mortgaged_transfer_fee_percent(option: str) -> object:
    lines = ("offer 2: water for nothing", "2 accept 1", "2 keep")
    return cash(after(lines, "", "", lots="water 1 mortgaged", options=option))


def bankrupt_to_bank_lots(option: str) -> object:
    lines = ("roll", "dice 1 2", "bankrupt")
    lots = "water 1 mortgaged"
    game = after(lines, "$10 at short-line", "", "", lots=lots, options=option)
    first = game.awaits
    if first == "bid":
        play(game, "2 bid 60", "3 pass")
    return first, owner(game, "water"), game.awaits, cash(game)[1]


def double_salary_on_start(option: str) -> object:
    return cash(after(("roll", "dice 3 4"), "at chest-3", "", options=option))[0]


def rent_while_jailed(option: str) -> object:
    return claims(after(("roll", "dice 1 2"), "", "in-jail 1", lots="baltic 2", options=option))


def even_building(option: str) -> object:
    apart = "mixed_buildings_in_group true;hotel_unit single_lot"
    game = table("$400", "", lots=owned(ORANGE, 1), options=f"{apart};{option}")
    return legal(game, "build new-york 4"), legal(game, "build new-york 1")


def starting_lots(option: str) -> object:
    game = Game(2, seed=1, options={"starting_lots": int(option.split()[1])})
    return [len(seat.lots) for seat in game.view().seats]


def round_limit(option: str) -> object:
    game = table("", "", options=option)
    turns = 0
    while not game.is_over and turns < 6:
        roll(game, 4, 6)  # to jail's corner, Free Parking, and Go To Jail
        turns += 1
    return turns


def time_limit_minutes(option: str) -> object:
    return legal(table("", "", options=option), "time")


def percent_rounding(option: str) -> object:
    options = f"{option};income_tax_percent 7"
    game = after(("roll", "dice 1 3"), "$1010", "", options=options)
    return mortgage_interest_percent(option), cash(game)[0]


YES, NO = "true", "false"
WAYS = [
    "roll",
    "pay,roll",
    "card,roll",
    "buy_card,roll",
    "pay,card,roll",
    "pay,buy_card,roll",
    "card,buy_card,roll",
    "pay,card,buy_card,roll",
]
SHOWN: dict[str, tuple[Callable[[str], object], dict[str, object]]] = {
    "board": (board, {"classic": 40, "own": 12}),
    "deck": (deck, {"classic": 1350, "modern": 1450}),
    "square_names": (
        square_names,
        {"brasil": "Avenida Sumaré", "atlantic-city": "Mediterranean Avenue"},
    ),
    "minimum_raise": (minimum_raise, {"1": range(91, 1501), "25": range(115, 1501)}),
    "players": (
        players,
        {"2-8": [2, 3, 4, 5, 6, 7, 8], "3-5": [3, 4, 5], "8-8": [8], "2-2": [2]},
    ),
    "starting_cash": (starting_cash, {"1500": (1500, 1500), "2000": (2000, 2000), "0": (0, 0)}),
    "salary": (salary, {"200": 1700, "400": 1900, "0": 1500}),
    "decline_goes_to_auction": (decline_goes_to_auction, {YES: ("bid", 2), NO: ("roll", 2)}),
    "rent_claim_deadline": (
        rent_claim_deadline,
        {
            "next_player_roll": ([1, 0, 0], 1500),
            "second_following_roll": ([1, 1, 0], 1500),
            "automatic": ([0, 0, 0], 1484),
        },
    ),
    "double_rent_with_mortgaged_sibling": (
        double_rent_with_mortgaged_sibling,
        {YES: [(2, 1, "boardwalk", 100)], NO: [(2, 1, "boardwalk", 50)]},
    ),
    "jail_card_sale": (
        jail_card_sale,
        {"to_jailed_player": [True, False], "to_anyone": [True, True]},
    ),
    "income_tax": (
        income_tax,
        {
            "best_of": (("roll", 2), 1350),
            "blind_choice": (("tax", 1), 1500),
            "flat": (("roll", 2), 1300),
        },
    ),
    "income_tax_flat": (income_tax_flat, {"200": 2800, "120": 2880, "0": 3000}),
    "income_tax_percent": (income_tax_percent, {"10": 900, "5": 950, "0": 1000}),
    "income_tax_mortgaged_lot": (
        income_tax_mortgaged_lot,
        {"mortgage_value": 640 - 91, "printed_price": 640 - 102, "both": 640 - 113},
    ),
    "luxury_tax": (luxury_tax, {"75": 1425, "100": 1400, "0": 1500}),
    "free_parking": (free_parking, {"nothing": (0, (1425, 1500)), "pot": (75, (1425, 1575))}),
    **{f"jail_turn_{turn}": (jail_turn, {ways: ways for ways in WAYS}) for turn in (1, 2, 3)},
    "jail_fine": (jail_fine, {"50": 1450, "75": 1425, "0": 1500}),
    "jail_double_gives_extra_roll": (
        jail_double_gives_extra_roll,
        {YES: ("roll", 1), NO: ("roll", 2)},
    ),
    "just_visiting_ends_turn": (just_visiting_ends_turn, {YES: ("roll", 2), NO: ("roll", 1)}),
    "extra_roll": (extra_roll, {"must": (True, False), "may": (True, True)}),
    "mixed_buildings_in_group": (
        mixed_buildings_in_group,
        {YES: (True, True), NO: (False, True)},
    ),
    "hotel_unit": (hotel_unit, {"whole_group": (False, True), "single_lot": (True, True)}),
    "build_requires_group_unmortgaged": (
        build_requires_group_unmortgaged,
        {YES: [False, False, False], NO: [True, False, True]},
    ),
    "build_timing": (build_timing, {"between_rolls": (True, True), "own_turn": (True, False)}),
    "bank_houses": (bank_houses, {"32": (32, True), "2": (2, True), "1": (1, False)}),
    "bank_hotels": (bank_hotels, {"12": (12, True), "2": (2, True), "1": (1, False)}),
    "building_shortage": (
        building_shortage,
        {"auction": (("request", 2), 2), "first_come": (("roll", 1), 0)},
    ),
    "shortage_auction_start": (
        shortage_auction_start,
        {"lowest_deed_price": range(50, 1501), "any": range(25, 1501)},
    ),
    "trade_requires": (
        trade_requires,
        {"group_unbuilt": [False, False], "lot_unbuilt": [True, False]},
    ),
    "mortgage_requires": (
        mortgage_requires,
        {"group_unbuilt": [False, False], "lot_unbuilt": [True, False]},
    ),
    "mortgage_interest_percent": (
        mortgage_interest_percent,
        {"10": 1500 - 83, "0": 1500 - 75, "20": 1500 - 90, "100": 1500 - 150},
    ),
    "mortgaged_transfer_fee_percent": (
        mortgaged_transfer_fee_percent,
        {"10": (1500, 1492), "0": (1500, 1500), "20": (1500, 1485)},
    ),
    # 7.5 of interest, and 7 % of 1,010 for the tax: 70.7.
    "percent_rounding": (
        percent_rounding,
        {"up": (1417, 939), "down": (1418, 940), "nearest": (1417, 939)},
    ),
    "bankrupt_to_bank_lots": (
        bankrupt_to_bank_lots,
        {
            "auction_unmortgaged": ("bid", 2, "roll", 1440),
            "auction_mortgaged": ("bid", 2, "transfer", 1440),
            "return": ("roll", None, "roll", 1500),
        },
    ),
    "double_salary_on_start": (double_salary_on_start, {YES: 1900, NO: 1700}),
    "rent_while_jailed": (rent_while_jailed, {YES: [(2, 1, "baltic", 4)], NO: []}),
    "even_building": (even_building, {YES: (False, True), NO: (True, True)}),
    "starting_lots": (starting_lots, {"0": [0, 0], "1": [1, 1], "2": [2, 2], "3": [3, 3]}),
    "round_limit": (round_limit, {"none": 6, "1": 2, "2": 4}),
    "time_limit_minutes": (time_limit_minutes, {"none": False, "1": True, "90": True}),
}
CASES = [
    (name, value, result) for name, (_, values) in SHOWN.items() for value, result in values.items()
]


@pytest.mark.parametrize(("name", "value", "result"), CASES)
def test_each_value_of_an_option_has_its_effect(name: str, value: str, result: object) -> None:
    """Ledger section 0."""
    assert SHOWN[name][0](f"{name} {value}") == result


def test_no_option_and_no_named_value_is_left_out() -> None:
    """Ledger section 0: whatever can be set is shown above."""
    assert set(SHOWN) == {option.name for option in OPTIONS}
    for option in OPTIONS:
        if option.name != "players":  # any range of numbers
            assert set(map(option_text, option.values)) <= set(SHOWN[option.name][1]), option.name


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"mixed_buildings_in_group": False}, {"hotel_unit": "single_lot"}),
        ({"mixed_buildings_in_group": True}, {"hotel_unit": "whole_group"}),
        ({"even_building": False}, {"hotel_unit": "whole_group"}),
        ({"starting_lots": 3}, {"starting_cash": 1069}),  # 400 + 350 + 320
    ],
)
def test_options_that_contradict_each_other_are_refused(
    first: dict[str, object], second: dict[str, object]
) -> None:
    """Ledger section 0: the error names both."""
    with pytest.raises(EditionError) as error:
        load("brazil").with_options(**first, **second)

    for name in (*first, *second):
        assert name in str(error.value)


def test_starting_lots_need_exactly_the_price_of_the_most_expensive() -> None:
    """House rule starting_lots: 400 + 350 + 320 = 1,070 are enough for three."""
    edition = load("brazil").with_options(starting_lots=3, starting_cash=1070)

    game = Game(8, edition, seed=3)

    assert min(cash(game)) >= 0


# A preset with one option changed is played at random.

NUMBERS: dict[str, tuple[OptionValue, ...]] = {
    "minimum_raise": (20,),
    "starting_cash": (0, 300),
    "salary": (0, 1000),
    "income_tax_flat": (0, 900),
    "income_tax_percent": (0, 100),
    "luxury_tax": (0, 2000),
    "jail_fine": (0, 1600),
    "bank_houses": (0, 3),
    "bank_hotels": (0, 1),
    "mortgage_interest_percent": (0, 100),
    "mortgaged_transfer_fee_percent": (0, 100),
    "round_limit": (1, 2),
    "time_limit_minutes": (1,),
}
TOGETHER = ("mixed_buildings_in_group", "hotel_unit", "even_building")
CHANGES = [
    (preset, option.name, value)
    for preset in ("brazil", "official")
    for option in OPTIONS
    if option.name not in ("board", "players", *TOGETHER)
    for value in (*option.values, *NUMBERS.get(option.name, ()))
    if value != load(preset).options()[option.name]
]


@pytest.mark.slow
@pytest.mark.parametrize(
    "change", CHANGES, ids=lambda change: f"{change[0]}-{change[1]}-{option_text(change[2])}"
)
def test_a_preset_with_one_option_changed_can_be_played(
    change: tuple[str, str, OptionValue],
) -> None:
    """Ledger section 0: money and buildings are kept, and positions are read back."""
    preset, option, value = change
    options = {"round_limit": 9, option: value}
    game = Game(3, preset, seed=f"{option}{value}", options=options)

    for number, _ in enumerate(random_steps(game, 5, most=120)):
        check_conserved(game)
        if number % 20 == 0:
            assert Game.from_position(game.position(), chance="given").state == game.state
