"""The schema of an edition of Monopoly: its options, its board and its deck.

Presets are TOML files in this directory that hold nothing but option values.
Boards and decks are JSON files in `boards/` and `decks/`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, Self, TypeAlias

from typing_extensions import override

from magnate.engine import editions
from magnate.engine.editions import Contradiction, Presets

from .board import Board, parse_board
from .data import read_json
from .deck import Deck, parse_deck
from .deck_on_board import misfit
from .options import (
    OPTION_BY_NAME,
    BankruptToBankLots,
    BuildingShortage,
    BuildTiming,
    ExtraRoll,
    FreeParking,
    HotelUnit,
    IncomeTax,
    IncomeTaxMortgagedLot,
    JailCardSale,
    JailChoice,
    Option,
    OptionValue,
    PercentRounding,
    RentClaimDeadline,
    Requires,
    ShortageAuctionStart,
)

Ending: TypeAlias = Literal["last", "rounds", "time"]

_HERE: Final = Path(__file__).parent
_PRESET_ORDER: Final = ("brazil", "official", "modern")


class Edition(editions.Edition[OptionValue], frozen=True, kw_only=True):
    """One way to play Monopoly: a value for every option, without contradictions.

    `options()` has the name of a board or deck that comes with the game, and all data of others.
    """

    choices: ClassVar[Mapping[str, Option]] = OPTION_BY_NAME

    board: Board
    """The squares."""
    deck: Deck
    """The cards of both piles."""
    square_names: str
    """Which set of the board's names is shown; a board with one set ignores it."""
    minimum_raise: int
    """The amount by which a bid must exceed the previous one."""
    starting_cash: int
    """The money each player starts with."""
    salary: int
    """What the bank pays for landing on or passing Start."""
    decline_goes_to_auction: bool
    """Whether a lot that the player does not buy is auctioned at once."""
    rent_claim_deadline: RentClaimDeadline
    """The deadline for claiming rent; `automatic`: it is paid without a claim."""
    double_rent_with_mortgaged_sibling: bool
    """Whether a complete group earns double rent even if another of its lots is mortgaged."""
    jail_card_sale: JailCardSale
    """To whom a jail card may be sold."""
    income_tax: IncomeTax
    """Whether the tax is the lower of flat amount and percentage, a choice, or always flat."""
    income_tax_flat: int
    """The flat income tax."""
    income_tax_percent: int
    """The percentage of the player's fortune."""
    income_tax_mortgaged_lot: IncomeTaxMortgagedLot
    """How a mortgaged lot counts in that fortune."""
    luxury_tax: int
    """The amount due on the square of the kind `wealth_tax`."""
    free_parking: FreeParking
    """Whether taxes and fines go into a pot for the next player on Free Parking."""
    jail_turn_1: tuple[JailChoice, ...]
    """What the first turn in jail allows."""
    jail_turn_2: tuple[JailChoice, ...]
    """What the second turn in jail allows."""
    jail_turn_3: tuple[JailChoice, ...]
    """What the third turn in jail allows; without a double the fine is paid."""
    jail_fine: int
    """The fine for leaving jail."""
    jail_double_gives_extra_roll: bool
    """Whether a double that frees a player from jail earns another roll."""
    just_visiting_ends_turn: bool
    """Whether just visiting the jail ends the turn, even after a double."""
    extra_roll: ExtraRoll
    """Whether the roll that a double earns must be taken, or the turn may end instead."""
    mixed_buildings_in_group: bool
    """Whether a group may have houses and hotels at the same time."""
    hotel_unit: HotelUnit
    """Whether hotels are bought and sold for the whole group at once or lot by lot."""
    build_requires_group_unmortgaged: bool
    """Whether a mortgage prevents building on the whole group, or only on the mortgaged lot."""
    build_timing: BuildTiming
    """Whether players may build between any two rolls or only in their own turn."""
    bank_houses: int
    """The number of houses in the game."""
    bank_hotels: int
    """The number of hotels in the game."""
    building_shortage: BuildingShortage
    """Whether buildings that several players want are auctioned, or sold to the first to ask."""
    shortage_auction_start: ShortageAuctionStart
    """The opening bid in that auction: the lowest price on a deed, or any."""
    trade_requires: Requires
    """Whether the whole group must be unbuilt to trade a lot, or only the lot itself."""
    mortgage_requires: Requires
    """Whether the whole group must be unbuilt to mortgage a lot, or only the lot itself."""
    mortgage_interest_percent: int
    """The interest due when a mortgage is redeemed."""
    mortgaged_transfer_fee_percent: int
    """The fee that a new owner pays at once to keep a lot mortgaged."""
    percent_rounding: PercentRounding
    """How percentages are rounded to whole dollars."""
    bankrupt_to_bank_lots: BankruptToBankLots
    """What happens to the lots of a player who goes bankrupt to the bank."""
    double_salary_on_start: bool
    """Whether landing exactly on start pays twice."""
    rent_while_jailed: bool
    """Whether an owner in jail receives rent."""
    even_building: bool
    """Whether the lots of a group must be built on evenly."""
    starting_lots: int
    """The number of lots that each player is dealt at the start and pays for."""
    round_limit: int | None
    """The number of rounds after which the richest player wins."""
    time_limit_minutes: int | None
    """The number of minutes after which the table calls the last round."""

    @classmethod
    @override
    def from_toml(cls, values: Mapping[str, object], path: Path) -> Self:
        """Return the edition that a file describes; its board and deck may be in other files."""
        paths = {name: value for name, value in values.items() if _is_json_path(name, value)}
        data = {name: _read_data(name, path.parent / str(file)) for name, file in paths.items()}
        return cls._made(path.stem, {**values, **data}, place=str(path), shown=paths)

    @classmethod
    @override
    def contradictions(cls, options: Mapping[str, Any]) -> Iterator[Contradiction]:
        mixed, unit = "mixed_buildings_in_group", "hotel_unit"
        if not options[mixed] and options[unit] == "single_lot":
            yield (mixed, unit, "a single hotel would be next to houses")
        if options[mixed] and options[unit] == "whole_group":
            yield (mixed, unit, "hotels for a whole group are never next to houses")
        if not options["even_building"] and options[unit] == "whole_group":
            yield ("even_building", unit, "hotels for a whole group need four houses on each lot")
        yield from _dealing_contradictions(options)
        yield from _board_contradictions(options["board"], options["square_names"], options["deck"])

    @property
    def endings(self) -> tuple[Ending, ...]:
        """The ways in which its games can end: by a limit only if it has one (M-S-32)."""
        limits: dict[Ending, int | None] = {
            "rounds": self.round_limit,
            "time": self.time_limit_minutes,
        }
        return ("last", *(ending for ending, limit in limits.items() if limit is not None))

    @property
    def naming(self) -> str:
        """The set of names shown on this board."""
        namings = self.board.namings
        return self.square_names if self.square_names in namings else namings[0]

    def square_name(self, square_id: str) -> str:
        """Return the display name of a square; an unknown id raises KeyError."""
        return dict(self.board.square_named(square_id).names)[self.naming]


PRESETS: Final = Presets(Edition, _HERE, _PRESET_ORDER)


def presets() -> tuple[str, ...]:
    """Return the names of the editions that come with the game, in the order of the ledger."""
    return PRESETS.names


def preset_in_version(name: str, rules_version: int) -> Edition:
    """Return a preset as it was in a version of the rules."""
    return PRESETS.in_version(name, rules_version)


def load(name_or_path: str | Path) -> Edition:
    """Return a preset by its name, or the edition in a TOML file by its path.

    A text that ends in `.toml` is a path. A file may begin with `base = "official"`
    and then give only the options that differ from that preset. Its `board` and `deck` may be
    paths of JSON files, relative to the file.
    """
    return PRESETS.load(name_or_path)


def _is_json_path(name: str, value: object) -> bool:
    return name in ("board", "deck") and isinstance(value, str) and value.endswith(".json")


def _read_data(name: str, path: Path) -> Board | Deck:
    parse = parse_board if name == "board" else parse_deck
    return parse(read_json(path), file=str(path))


def _dealing_contradictions(options: Mapping[str, Any]) -> Iterator[Contradiction]:
    board: Board = options["board"]
    dealt = options["starting_lots"]
    needed = dealt * options["players"][1]
    if needed > len(board.lots):
        yield ("starting_lots", "board", f"it has {len(board.lots)} lots, {needed} may be dealt")
    dearest = sum(sorted((lot.price for lot in board.lots), reverse=True)[:dealt])
    if dearest > options["starting_cash"]:
        yield ("starting_lots", "starting_cash", f"the dearest lots cost {dearest} together")


def _board_contradictions(board: Board, square_names: str, deck: Deck) -> Iterator[Contradiction]:
    if square_names not in board.namings and (
        len(board.namings) > 1 or square_names not in OPTION_BY_NAME["square_names"].values
    ):
        known = ", ".join(board.namings)
        yield ("square_names", "board", f"it has the names {known}")
    problem = misfit(deck, board)
    if problem:
        yield ("deck", "board", problem)
