"""The options of an edition: their names, the values each may have, and how people write them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from .board import Board, board_named, boards, parse_board
from .data import MOST_AMOUNT, parse_json
from .deck import Deck, deck_named, decks, parse_deck
from .errors import EditionError, unknown, written

FEWEST_PLAYERS: Final = 2  # M-S-1
MOST_PLAYERS: Final = 8  # M-S-1

RentClaimDeadline: TypeAlias = Literal["next_player_roll", "second_following_roll", "automatic"]
JailCardSale: TypeAlias = Literal["to_jailed_player", "to_anyone"]
IncomeTax: TypeAlias = Literal["best_of", "blind_choice", "flat"]
IncomeTaxMortgagedLot: TypeAlias = Literal["mortgage_value", "printed_price", "both"]
FreeParking: TypeAlias = Literal["nothing", "pot"]
JailChoice: TypeAlias = Literal["pay", "card", "buy_card", "roll"]
HotelUnit: TypeAlias = Literal["whole_group", "single_lot"]
BuildTiming: TypeAlias = Literal["between_rolls", "own_turn"]
BuildingShortage: TypeAlias = Literal["auction", "first_come"]
ShortageAuctionStart: TypeAlias = Literal["lowest_deed_price", "any"]
Requires: TypeAlias = Literal["group_unbuilt", "lot_unbuilt"]
PercentRounding: TypeAlias = Literal["up", "down", "nearest"]
BankruptToBankLots: TypeAlias = Literal["auction_unmortgaged", "auction_mortgaged", "return"]

OptionValue: TypeAlias = (
    bool | int | str | tuple[int, int] | tuple[JailChoice, ...] | Mapping[str, object] | None
)
"""A mapping is a board or a deck of one's own; None is no limit."""

JAIL_CHOICES: Final[tuple[JailChoice, ...]] = get_args(JailChoice)
NONE: Final = "none"  # how a limit that is not there is written
NO_OR_YES: Final = (False, True)
YES_OR_NO: Final = (True, False)


class Option(msgspec.Struct, frozen=True):
    """A rule that editions decide differently."""

    name: str
    values: tuple[OptionValue, ...]
    """All allowed values that have a name, in the order of the ledger."""
    clauses: tuple[str, ...]
    """The clauses of the ledger that describe the values."""
    least: int | None = None
    """The smallest number allowed, for an option that takes any number up to `most`."""
    most: int | None = None


_PLAYER_RANGES: Final = tuple(
    (fewest, most)
    for fewest in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    for most in range(fewest, MOST_PLAYERS + 1)
)
# Whoever may not roll could never leave: each turn in jail allows at least that.
_JAIL_TURNS: Final = tuple(
    (*choices, "roll")
    for count in reversed(range(len(JAIL_CHOICES)))
    for choices in combinations(JAIL_CHOICES[:-1], count)
)


def _amount(name: str, *clauses: str, least: int = 0, most: int = MOST_AMOUNT) -> Option:
    return Option(name, (), clauses, least, most)


def _limit(name: str) -> Option:
    return Option(name, (None,), ("M-S-32",), 1, MOST_AMOUNT)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("board", boards(), ("M-S-3",)),
    Option("deck", decks(), ("M-CARD-1",)),
    Option("square_names", ("brasil", "atlantic-city"), ("M-S-3",)),
    _amount("minimum_raise", "M-AUC-4", least=1),
    Option("players", _PLAYER_RANGES, ("M-S-1",)),
    _amount("starting_cash", "M-MONEY-1"),
    _amount("salary", "M-GO-1"),
    Option("decline_goes_to_auction", YES_OR_NO, ("M-AUC-1",)),
    Option("rent_claim_deadline", get_args(RentClaimDeadline), ("M-RENT-6",)),
    Option("double_rent_with_mortgaged_sibling", YES_OR_NO, ("M-S-9",)),
    Option("jail_card_sale", get_args(JailCardSale), ("M-CARD-3",)),
    Option("income_tax", get_args(IncomeTax), ("M-TAX-1",)),
    _amount("income_tax_flat", "M-TAX-1"),
    _amount("income_tax_percent", "M-TAX-1", most=100),
    Option("income_tax_mortgaged_lot", get_args(IncomeTaxMortgagedLot), ("M-TAX-2", "M-ERR-3")),
    _amount("luxury_tax", "M-TAX-3"),
    Option("free_parking", get_args(FreeParking), ("M-FREE-1",)),
    Option("jail_turn_1", _JAIL_TURNS, ("M-JAIL-6",)),
    Option("jail_turn_2", _JAIL_TURNS, ("M-JAIL-7",)),
    Option("jail_turn_3", _JAIL_TURNS, ("M-JAIL-8",)),
    _amount("jail_fine", "M-JAIL-6"),
    Option("jail_double_gives_extra_roll", YES_OR_NO, ("M-S-6",)),
    Option("just_visiting_ends_turn", YES_OR_NO, ("M-ERR-8",)),
    Option("mixed_buildings_in_group", YES_OR_NO, ("M-BUILD-4",)),
    Option("hotel_unit", get_args(HotelUnit), ("M-BUILD-6", "M-SELL-4")),
    Option("build_requires_group_unmortgaged", YES_OR_NO, ("M-BUILD-8",)),
    Option("build_timing", get_args(BuildTiming), ("M-BUILD-9", "M-S-11")),
    _amount("bank_houses", "M-S-13", most=100),
    _amount("bank_hotels", "M-S-13", most=100),
    Option("building_shortage", get_args(BuildingShortage), ("M-SHORT-2",)),
    Option("shortage_auction_start", get_args(ShortageAuctionStart), ("M-S-15",)),
    Option("trade_requires", get_args(Requires), ("M-SELL-2",)),
    Option("mortgage_requires", get_args(Requires), ("M-MORT-2",)),
    _amount("mortgage_interest_percent", "M-MORT-4", most=100),
    _amount("mortgaged_transfer_fee_percent", "M-MORT-7", most=100),
    Option("percent_rounding", get_args(PercentRounding), ("M-S-12",)),
    Option("bankrupt_to_bank_lots", get_args(BankruptToBankLots), ("M-BKR-3", "M-S-17")),
    Option("double_salary_on_start", NO_OR_YES, ("M-GO-1",)),
    Option("rent_while_jailed", YES_OR_NO, ("M-JAIL-5",)),
    Option("even_building", YES_OR_NO, ("M-BUILD-5", "M-SELL-3")),
    Option("starting_lots", (0, 1, 2, 3), ("M-BUY-1",)),
    _limit("round_limit"),
    _limit("time_limit_minutes"),
)
OPTION_BY_NAME: Final = {option.name: option for option in OPTIONS}


def check_value(option: Option, given: object, *, place: str) -> OptionValue | Board | Deck:
    """Return the value that is meant; a board or a deck is read and checked."""
    if option.name == "board":
        return _board(given, place=place)
    if option.name == "deck":
        return _deck(given, place=place)
    if option.name == "square_names" and isinstance(given, str):
        return given  # the board tells which names there are
    if option.least is not None and type(given) is int and _is_within(option, given):
        return given
    shown = written(_in_file(_in_order(given) if option.values is _JAIL_TURNS else given))
    # Compared as written: Python holds True == 1 and 2.0 == 2, an edition file does not.
    for value in option.values:
        if written(_in_file(value)) == shown:
            return value
    allowed = _allowed(option, lambda value: written(_in_file(value)))
    raise EditionError(place, f"{option.name} = {shown} is not allowed; allowed: {allowed}")


def parse_option(name: str, text: str) -> OptionValue:
    """Return the value that a typed text means, such as `2-8`, `true`, `1500` or `pay,roll`.

    A board or a deck is a name or JSON, never a path: the text may come from a stranger.
    """
    if name not in OPTION_BY_NAME:
        raise EditionError("option", unknown(name, tuple(OPTION_BY_NAME)))
    option = OPTION_BY_NAME[name]
    place = f"option {name}"
    if name in ("board", "deck") and text.strip().startswith("{"):
        data = parse_json(text, place=place)
        return option_value(check_value(option, data, place=place))
    typed = text.strip().casefold().replace("\u2013", "-")
    if option.values is _JAIL_TURNS:
        typed = option_text(_in_order(tuple(word.strip() for word in typed.split(","))))
    for value in option.values:
        if option_text(value) == typed:
            return value
    if name == "square_names":
        return typed  # the board tells which names there are
    if typed.isascii() and typed.isdecimal() and len(typed) < 10 and _is_within(option, int(typed)):
        return int(typed)
    allowed = _allowed(option, option_text)
    raise EditionError(place, f"{written(text)} is not allowed; allowed: {allowed}")


def option_text(value: object) -> str:
    """Return a value as people read and type it: `2-8`, `true`, `none`, `pay,roll`.

    A board or a deck of one's own is JSON in one line, without a `#`.
    """
    if isinstance(value, Mapping):
        import json

        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        return text.replace("#", "\\u0023")
    if isinstance(value, tuple):
        return ("," if isinstance(value[0], str) else "-").join(map(str, value))
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def option_value(value: OptionValue | Board | Deck) -> OptionValue:
    """Return a value as `Edition.options` gives it: boards and decks by name or as data."""
    if not isinstance(value, Board | Deck):
        return value
    return value.name if _comes_with_the_game(value) else value.data()


def shown_value(name: str, value: object) -> str:
    """Return an option and its value for an error; data is not written out."""
    value = option_value(value) if isinstance(value, Board | Deck) else value
    return f"{name} = {'{...}' if isinstance(value, Mapping) else written(_in_file(value))}"


def _board(given: object, *, place: str) -> Board:
    if isinstance(given, str):
        if given not in boards():
            raise EditionError(place, _no_such("board", given, boards()))
        return board_named(given)
    if isinstance(given, Board) and _comes_with_the_game(given):
        return given
    data = given.data() if isinstance(given, Board) else given
    return parse_board(data, file=place, place="board")


def _deck(given: object, *, place: str) -> Deck:
    if isinstance(given, str):
        if given not in decks():
            raise EditionError(place, _no_such("deck", given, decks()))
        return deck_named(given)
    if isinstance(given, Deck) and _comes_with_the_game(given):
        return given
    data = given.data() if isinstance(given, Deck) else given
    return parse_deck(data, file=place, place="deck")


def _no_such(name: str, given: str, known: tuple[str, ...]) -> str:
    hint = "; a path stands only in a TOML file" if given.endswith(".json") else ""
    return f"{name}: {unknown(given, known)}{hint}"


def _comes_with_the_game(value: Board | Deck) -> bool:
    if isinstance(value, Board):
        return value.name in boards() and value == board_named(value.name)
    return value.name in decks() and value == deck_named(value.name)


def _is_within(option: Option, number: int) -> bool:
    return (
        option.least is not None
        and option.most is not None
        and option.least <= number <= option.most
    )


def _in_order(given: object) -> object:
    """Return a set of what jail allows in the order of the ledger; anything else as it is."""
    if not isinstance(given, list | tuple | set | frozenset):
        return given
    if len(set(map(str, given))) < len(given) or not set(map(str, given)) <= set(JAIL_CHOICES):
        return given
    return tuple(choice for choice in JAIL_CHOICES if choice in given)


def _in_file(value: object) -> object:
    """Return a value as a file has it: TOML has no null."""
    return NONE if value is None else value


def _allowed(option: Option, write: Callable[[OptionValue], str]) -> str:
    if option.name == "players":
        return f"{write((FEWEST_PLAYERS, MOST_PLAYERS))} or any narrower range"
    if option.values is _JAIL_TURNS:
        *others, roll = map(write, JAIL_CHOICES)
        return f"{roll}, with any of {', '.join(others)}"
    named = ", ".join(write(value) for value in option.values)
    if option.least is None:
        return named
    numbers = f"a whole number from {option.least} to {option.most}"
    return f"{named} or {numbers}" if named else numbers
