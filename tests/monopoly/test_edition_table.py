"""Editions as the numbers that rules read."""

from __future__ import annotations

from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import (
    KINDS,
    PILES,
    load,
)
from magnate.monopoly.rules import state
from tests.monopoly.own_board import (
    own_edition,
)


def test_kinds_and_piles_have_the_numbers_of_the_rules() -> None:
    """The constants of `rules/state.py` are the places of the words."""
    assert [getattr(state, kind.upper()) for kind in KINDS] == list(range(11))
    assert [getattr(state, f"{pile.upper()}_PILE") for pile in PILES] == [0, 1]


def test_an_edition_becomes_a_table_of_numbers() -> None:
    """Lots, groups and cards of the classic board, as rules read them."""
    e = edition_table(load("brazil"), "interpreted")[0]

    assert (e.squares, e.lots, e.groups, e.jail_square, e.start_square) == (40, 28, 10, 10, 0)
    assert (e.starting_cash, e.salary, e.wealth_tax, e.jail_fine) == (1500, 200, 75, 50)
    assert (e.square_lot[0], e.square_lot[39], e.lot_square[27]) == (state.NO_LOT, 27, 39)
    assert list(e.rent[2]) == [25, 50, 100, 200, 0, 0]
    assert list(e.rent[7]) == [4, 10, 0, 0, 0, 0]
    assert list(e.group_lots[1]) == [2, 10, 17, 25]
    assert list(e.group_lots[0]) == [0, 1, state.NO_LOT, state.NO_LOT]
    assert e.group_set[0] == 0b11
    assert (e.price[27], e.mortgage[27], e.building_cost[27]) == (400, 200, 200)
    assert [*e.jail_allows] == [
        0,
        state.MAY_PAY | state.MAY_USE_CARD | state.MAY_BUY_CARD | state.MAY_ROLL,
        state.MAY_PAY | state.MAY_ROLL,
        state.MAY_ROLL,
    ]
    assert (e.claim_deadline, e.income_tax, e.round_limit) == (1, state.BEST_OF, 0)
    assert edition_table(load("brazil"), "interpreted")[0] is e


def test_options_reach_the_table() -> None:
    """Each value of the words that stand for numbers."""

    def table(**options: object) -> state.EditionTable:
        return edition_table(load("official").with_options(**options), "interpreted")[0]

    assert table().claim_deadline == 2
    assert table(rent_claim_deadline="automatic").claim_deadline == state.AUTOMATIC
    assert table().income_tax == state.BLIND_CHOICE
    assert table(income_tax="flat").income_tax == state.FLAT
    assert table().tax_mortgaged == state.AT_PRINTED_PRICE
    assert table(income_tax_mortgaged_lot="both").tax_mortgaged == state.AT_BOTH
    assert table(percent_rounding="nearest").rounding == state.ROUND_NEAREST
    assert table(bankrupt_to_bank_lots="return").estate == state.RETURN
    assert table(round_limit=7, time_limit_minutes=90).round_limit == 7
    assert table(time_limit_minutes=90).time_limit == 90
    assert table(free_parking="pot").pot == 1
    assert (table().card_to_anyone, table(jail_card_sale="to_jailed_player").card_to_anyone) == (
        1,
        0,
    )


def test_every_effect_reaches_the_table() -> None:
    """A card is its effect and up to three numbers."""
    e = edition_table(own_edition(), "interpreted")[0]
    chance = [list(e.effects[i]) for i in range(6)]
    chest = [list(e.effects[state.CARDS + i]) for i in range(5)]

    assert chance == [
        [state.ADVANCE_TO, 6, 0, 0],
        [state.NEAREST, state.STATION, 3, 0],
        [state.NEAREST, state.COMPANY, 1, 7],
        [state.MOVE_RELATIVE, 4, 0, 0],
        [state.COLLECT, 30, 0, 0],
        [state.JAIL_CARD, 0, 0, 0],
    ]
    assert chest == [
        [state.PAY, 40, 0, 0],
        [state.PAY_EACH, 5, 0, 0],
        [state.COLLECT_EACH, 6, 0, 0],
        [state.REPAIRS, 8, 9, 0],
        [state.SEND_TO_JAIL, 0, 0, 0],
    ]
    assert list(e.card_count) == [6, 5]
    assert list(e.jail_card) == [5, state.NO_CARD]


def test_a_custom_board_becomes_a_table() -> None:
    """Twelve squares, six lots in four groups; what is not there stays empty."""
    e = edition_table(own_edition(), "interpreted")[0]

    assert (e.squares, e.lots, e.groups, e.jail_square) == (12, 6, 4, 5)
    assert list(e.lot_square[:6]) == [1, 2, 3, 6, 7, 10]
    assert list(e.lot_group[:6]) == [0, 0, 1, 2, 3, 1]
    assert list(e.group_size[:5]) == [2, 2, 1, 1, 0]
    assert list(e.group_lots[4]) == [state.NO_LOT] * 4
    assert list(e.rent[5]) == [30, 60, 0, 0, 0, 0]
