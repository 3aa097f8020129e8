"""Convert an edition into the table of numbers that the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from magnate.kernel import Mode, allocate, write

from .editions import (
    KINDS,
    AdvanceTo,
    AdvanceToNearest,
    Board,
    Collect,
    CollectEach,
    Deck,
    Edition,
    Effect,
    JailCard,
    MoveRelative,
    Pay,
    PayEach,
    Repairs,
)
from .rules import state
from .rules.state import CARDS, NO_CARD, NO_LOT, EditionTable

_RENT_CLAIM_DEADLINE = {
    "automatic": state.AUTOMATIC,
    "next_player_roll": 1,
    "second_following_roll": 2,
}
_INCOME_TAX = {
    "best_of": state.BEST_OF,
    "blind_choice": state.BLIND_CHOICE,
    "flat": state.FLAT,
}
_MORTGAGED_LOT = {
    "mortgage_value": state.AT_MORTGAGE_VALUE,
    "printed_price": state.AT_PRINTED_PRICE,
    "both": state.AT_BOTH,
}
_ROUNDING = {
    "up": state.ROUND_UP,
    "down": state.ROUND_DOWN,
    "nearest": state.ROUND_NEAREST,
}
_ESTATE = {
    "auction_unmortgaged": state.AUCTION_UNMORTGAGED,
    "auction_mortgaged": state.AUCTION_MORTGAGED,
    "return": state.RETURN,
}
_JAIL_CHOICE = {
    "pay": state.MAY_PAY,
    "card": state.MAY_USE_CARD,
    "buy_card": state.MAY_BUY_CARD,
    "roll": state.MAY_ROLL,
}
_AMOUNT_EFFECTS: dict[type[Effect], int] = {
    Collect: state.COLLECT,
    Pay: state.PAY,
    PayEach: state.PAY_EACH,
    CollectEach: state.COLLECT_EACH,
}


@lru_cache(maxsize=64)
def edition_table(edition: Edition, mode: Mode) -> list[EditionTable]:
    """Return kernel memory that holds the table of one edition."""
    memory = allocate(EditionTable, 1, mode)
    write(memory, 0, _plain_table(edition))
    return memory


def _plain_table(edition: Edition) -> EditionTable:
    e = EditionTable()
    _fill_money(e, edition)
    _fill_play(e, edition)
    _fill_building(e, edition)
    _fill_squares(e, edition.board)
    _fill_lots(e, edition.board)
    _fill_groups(e, edition.board)
    _fill_cards(e, edition.deck, edition.board)
    return e


def _fill_money(e: EditionTable, edition: Edition) -> None:
    e.starting_cash = edition.starting_cash
    e.salary = edition.salary
    e.double_salary = int(edition.double_salary_on_start)
    e.income_tax = _INCOME_TAX[edition.income_tax]
    e.tax_flat = edition.income_tax_flat
    e.tax_percent = edition.income_tax_percent
    e.tax_mortgaged = _MORTGAGED_LOT[edition.income_tax_mortgaged_lot]
    e.wealth_tax = edition.luxury_tax
    e.pot = int(edition.free_parking == "pot")
    e.jail_fine = edition.jail_fine
    e.interest_percent = edition.mortgage_interest_percent
    e.fee_percent = edition.mortgaged_transfer_fee_percent
    e.rounding = _ROUNDING[edition.percent_rounding]


def _fill_play(e: EditionTable, edition: Edition) -> None:
    e.decline_to_auction = int(edition.decline_goes_to_auction)
    e.minimum_raise = edition.minimum_raise
    e.claim_deadline = _RENT_CLAIM_DEADLINE[edition.rent_claim_deadline]
    e.double_with_mortgaged = int(edition.double_rent_with_mortgaged_sibling)
    e.rent_while_jailed = int(edition.rent_while_jailed)
    e.card_to_anyone = int(edition.jail_card_sale == "to_anyone")
    e.jail_double_rolls_again = int(edition.jail_double_gives_extra_roll)
    e.visiting_ends_turn = int(edition.just_visiting_ends_turn)
    e.extra_roll_optional = int(edition.extra_roll == "may")
    # Version 1 of the rules had neither; games played under it must replay unchanged.
    e.claims_protected = int(edition.rules_version > 1)
    e.shortage_floor = int(edition.rules_version > 1)
    turns = (edition.jail_turn_1, edition.jail_turn_2, edition.jail_turn_3)
    e.jail_allows[:] = [0, *(sum(_JAIL_CHOICE[choice] for choice in turn) for turn in turns)]
    e.trade_group_unbuilt = int(edition.trade_requires == "group_unbuilt")
    e.mortgage_group_unbuilt = int(edition.mortgage_requires == "group_unbuilt")
    e.estate = _ESTATE[edition.bankrupt_to_bank_lots]
    e.starting_lots = edition.starting_lots
    e.round_limit = edition.round_limit or 0
    e.time_limit = edition.time_limit_minutes or 0


def _fill_building(e: EditionTable, edition: Edition) -> None:
    e.mixed_buildings = int(edition.mixed_buildings_in_group)
    e.whole_group_hotels = int(edition.hotel_unit == "whole_group")
    e.group_unmortgaged = int(edition.build_requires_group_unmortgaged)
    e.even_building = int(edition.even_building)
    e.build_in_own_turn = int(edition.build_timing == "own_turn")
    e.bank_houses = edition.bank_houses
    e.bank_hotels = edition.bank_hotels
    e.shortage_auction = int(edition.building_shortage == "auction")
    e.shortage_lowest_price = int(edition.shortage_auction_start == "lowest_deed_price")


def _fill_squares(e: EditionTable, board: Board) -> None:
    e.squares = len(board.squares)
    e.start_square = 0
    e.jail_square = board.jail.index
    e.square_lot[:] = [NO_LOT] * len(e.square_lot)
    for square in board.squares:
        e.square_kind[square.index] = KINDS.index(square.kind)
        if square.is_lot:
            e.square_lot[square.index] = board.lot_number(square.id)


def _fill_lots(e: EditionTable, board: Board) -> None:
    e.lots = len(board.lots)
    for i, lot in enumerate(board.lots):
        e.lot_square[i] = lot.index
        e.lot_kind[i] = KINDS.index(lot.kind)
        e.lot_group[i] = board.groups.index(lot.group)
        e.price[i] = lot.price
        e.mortgage[i] = lot.mortgage
        e.building_cost[i] = lot.building_cost
        e.rent[i][: len(lot.rent)] = lot.rent


def _fill_groups(e: EditionTable, board: Board) -> None:
    e.groups = len(board.groups)
    for g, group in enumerate(board.groups):
        lots = board.group_lots(group)
        numbers = [board.lot_number(lot.id) for lot in lots]
        e.group_size[g] = len(lots)
        e.group_kind[g] = KINDS.index(lots[0].kind)
        e.group_set[g] = sum(1 << number for number in numbers)
        e.group_lots[g][:] = _filled(numbers, len(e.group_lots[g]))
    for g in range(len(board.groups), len(e.group_lots)):
        e.group_lots[g][:] = _filled([], len(e.group_lots[g]))


def _filled(numbers: Sequence[int], length: int) -> list[int]:
    return [*numbers, *[NO_LOT] * (length - len(numbers))]


def _fill_cards(e: EditionTable, deck: Deck, board: Board) -> None:
    for p, pile in enumerate(deck.piles):
        e.card_count[p] = len(pile)
        e.jail_card[p] = NO_CARD
        for c, card in enumerate(pile):
            e.effects[p * CARDS + c][:] = _numbers(card.effect, board)
            if isinstance(card.effect, JailCard):
                e.jail_card[p] = c


def _numbers(effect: Effect, board: Board) -> list[int]:
    """Return a card's effect as numbers."""
    if isinstance(effect, AdvanceTo):
        return [state.ADVANCE_TO, board.square_named(effect.target).index, 0, 0]
    if isinstance(effect, AdvanceToNearest):
        kind = KINDS.index(effect.what)
        return [state.NEAREST, kind, effect.rent_factor, effect.dice_multiplier]
    if isinstance(effect, MoveRelative):
        return [state.MOVE_RELATIVE, effect.steps, 0, 0]
    if isinstance(effect, Repairs):
        return [state.REPAIRS, effect.per_house, effect.per_hotel, 0]
    if isinstance(effect, Collect | Pay | PayEach | CollectEach):
        return [_AMOUNT_EFFECTS[type(effect)], effect.amount, 0, 0]
    kind = state.JAIL_CARD if isinstance(effect, JailCard) else state.SEND_TO_JAIL
    return [kind, 0, 0, 0]
