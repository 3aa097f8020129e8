"""The options of an edition: their names, the allowed values, and how people type them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar, get_args

from typing_extensions import override

from magnate.engine import editions
from magnate.engine.editions import EditionError, option_named, player_ranges, unknown

from .board import Board, board_named, boards, parse_board
from .data import MOST_AMOUNT, Data, parse_json
from .deck import Deck, deck_named, decks, parse_deck

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
ExtraRoll: TypeAlias = Literal["must", "may"]
PercentRounding: TypeAlias = Literal["up", "down", "nearest"]
BankruptToBankLots: TypeAlias = Literal["auction_unmortgaged", "auction_mortgaged", "return"]

OptionValue: TypeAlias = (
    bool | int | str | tuple[int, int] | tuple[JailChoice, ...] | Mapping[str, object] | None
)
"""A mapping is a custom board or deck; None is no limit."""

JAIL_CHOICES: Final[tuple[JailChoice, ...]] = get_args(JailChoice)
NO_OR_YES: Final = (False, True)
YES_OR_NO: Final = (True, False)


Option: TypeAlias = editions.Option[OptionValue]
"""A rule that differs between editions."""

D = TypeVar("D", Board, Deck)


class _DataOption(Option, Generic[D], frozen=True, kw_only=True):
    """A board or a deck: the name of one that comes with the game, or the data of a custom one."""

    kind: type[D]
    named: Callable[[str], D]
    parser: Callable[..., D]

    @override
    def check(self, given: object, *, place: str) -> D:
        """Return the board or the deck, parsed and validated."""
        if isinstance(given, str):
            if given not in self.values:
                hint = "; only a TOML file may contain a path" if given.endswith(".json") else ""
                known = tuple(map(str, self.values))
                raise EditionError(place, f"{self.name}: {unknown(given, known)}{hint}")
            return self.named(given)
        if isinstance(given, self.kind) and given.is_checked:
            return given
        data = given.data() if isinstance(given, Data) else given
        return self.parser(data, file=place, place=self.name)

    @override
    def parse(self, text: str) -> OptionValue:
        """Return a name, or data typed as JSON; never the contents of a file."""
        if not text.strip().startswith("{"):
            return super().parse(text)
        place = f"option {self.name}"
        return self.plain(self.check(parse_json(text, place=place), place=place))

    @override
    def plain(self, value: D) -> OptionValue:
        """Return its name if it comes with the game, all of its data otherwise."""
        return value.name if value.name in self.values else value.data()

    @override
    def shown(self, value: Any) -> str:
        """Return the option and its value for an error message; data is left out."""
        plain = self.plain(value) if isinstance(value, self.kind) else value
        return f"{self.name} = {{...}}" if isinstance(plain, Mapping) else super().shown(plain)


class _NamesOption(Option, frozen=True):
    """The names of the squares; the board defines which sets there are."""

    @override
    def check(self, given: object, *, place: str) -> str:
        return given if isinstance(given, str) else super().check(given, place=place)

    @override
    def parse(self, text: str) -> OptionValue:
        return text.strip().casefold().replace("\u2013", "-")


class _JailOption(Option, frozen=True):
    """What a turn in jail allows: a set, written in any order."""

    @override
    def _meant(self, given: object) -> object:
        return _in_order(given)

    @override
    def _typed(self, text: str) -> str:
        return editions.option_text(_in_order(tuple(word.strip() for word in text.split(","))))

    @override
    def _allowed(self, write: Callable[[object], str]) -> str:
        *others, roll = map(write, JAIL_CHOICES)
        return f"{roll}, with any of {', '.join(others)}"


def _in_order(given: object) -> object:
    """Return a set of what jail allows in the order of the ledger; anything else unchanged."""
    if not isinstance(given, list | tuple | set | frozenset):
        return given
    if len(set(map(str, given))) < len(given) or not set(map(str, given)) <= set(JAIL_CHOICES):
        return given
    return tuple(choice for choice in JAIL_CHOICES if choice in given)


# Every turn in jail allows at least a roll; otherwise a player might never leave.
_JAIL_TURNS: Final = tuple(
    (*choices, "roll")
    for count in reversed(range(len(JAIL_CHOICES)))
    for choices in combinations(JAIL_CHOICES[:-1], count)
)


def _jail_turn(turn: int, clause: str) -> Option:
    return _JailOption(f"jail_turn_{turn}", _JAIL_TURNS, (clause,))


def _amount(name: str, *clauses: str, least: int = 0, most: int = MOST_AMOUNT) -> Option:
    return Option(name, (), clauses, least, most)


def _limit(name: str) -> Option:
    return Option(name, (None,), ("M-S-32",), 1, MOST_AMOUNT)


OPTIONS: Final[tuple[Option, ...]] = (
    _DataOption("board", boards(), ("M-S-3",), kind=Board, named=board_named, parser=parse_board),
    _DataOption("deck", decks(), ("M-CARD-1",), kind=Deck, named=deck_named, parser=parse_deck),
    _NamesOption("square_names", ("brasil", "atlantic-city"), ("M-S-3",)),
    _amount("minimum_raise", "M-AUC-4", least=1),
    Option("players", player_ranges(FEWEST_PLAYERS, MOST_PLAYERS), ("M-S-1",)),
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
    _jail_turn(1, "M-JAIL-6"),
    _jail_turn(2, "M-JAIL-7"),
    _jail_turn(3, "M-JAIL-8"),
    _amount("jail_fine", "M-JAIL-6"),
    Option("jail_double_gives_extra_roll", YES_OR_NO, ("M-S-6",)),
    Option("just_visiting_ends_turn", YES_OR_NO, ("M-ERR-8",)),
    Option("extra_roll", get_args(ExtraRoll), ("M-DBL-1",), in_version_1="must"),
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


def parse_option(name: str, text: str) -> OptionValue:
    """Return the option value written as text, such as `2-8`, `true`, `1500` or `pay,roll`.

    A board or a deck is a name or JSON, never a path: the text may come from an untrusted client.
    """
    return option_named(name, OPTION_BY_NAME).parse(text)
