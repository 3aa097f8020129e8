"""What an edition of Monopoly is made of: its options, its board and its deck.

Presets are TOML files in this directory that hold nothing but option values.
Boards and decks are JSON files in `boards/` and `decks/`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from .board import Board, parse_board
from .data import read_json
from .deck import Deck, parse_deck
from .deck_on_board import misfit
from .errors import EditionError, unknown
from .options import (
    OPTION_BY_NAME,
    OPTIONS,
    BankruptToBankLots,
    BuildingShortage,
    BuildTiming,
    FreeParking,
    HotelUnit,
    IncomeTax,
    IncomeTaxMortgagedLot,
    JailCardSale,
    JailChoice,
    OptionValue,
    PercentRounding,
    RentClaimDeadline,
    Requires,
    ShortageAuctionStart,
    check_value,
    option_value,
    shown_value,
)

_HERE: Final = Path(__file__).parent
_PRESET_ORDER: Final = ("brazil", "official", "modern")


class Edition(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """One way to play Monopoly: a value for every option, free of contradictions."""

    name: str
    """The preset or the file the values came from; kept when single options are changed."""
    board: Board
    """The squares."""
    deck: Deck
    """The cards of both piles."""
    square_names: str
    """Which of the board's names people read; a board with one set of names ignores it."""
    minimum_raise: int
    """By how much a bid must exceed the one before."""
    players_min: int
    """Fewest players; with `players_max` the option `players`."""
    players_max: int
    """Most players."""
    starting_cash: int
    """What each player receives at the beginning."""
    salary: int
    """What the bank pays for passing or reaching start."""
    decline_goes_to_auction: bool
    """Whether a lot that is not bought is auctioned at once."""
    rent_claim_deadline: RentClaimDeadline
    """Until when an owner may ask for rent; `automatic`: it is paid without asking."""
    double_rent_with_mortgaged_sibling: bool
    """Whether a complete group pays double though another of its lots is mortgaged."""
    jail_card_sale: JailCardSale
    """To whom a card that leads out of jail may be sold."""
    income_tax: IncomeTax
    """Whether one pays the smaller of the flat tax and the percentage, chooses, or has none."""
    income_tax_flat: int
    """The flat income tax."""
    income_tax_percent: int
    """The percentage of one's fortune."""
    income_tax_mortgaged_lot: IncomeTaxMortgagedLot
    """What a mortgaged lot counts in that fortune."""
    luxury_tax: int
    """What the square of the kind `wealth_tax` costs."""
    free_parking: FreeParking
    """Whether payments to the bank gather for whoever lands on Free Parking."""
    jail_turn_1: tuple[JailChoice, ...]
    """What the first turn in jail allows."""
    jail_turn_2: tuple[JailChoice, ...]
    """What the second turn in jail allows."""
    jail_turn_3: tuple[JailChoice, ...]
    """What the third turn in jail allows; without a double the fine is paid."""
    jail_fine: int
    """What it costs to leave jail."""
    jail_double_gives_extra_roll: bool
    """Whether a double that leads out of jail gives another roll."""
    just_visiting_ends_turn: bool
    """Whether a visit to the jail ends the turn, even after a double."""
    mixed_buildings_in_group: bool
    """Whether houses and hotels may stand in one group."""
    hotel_unit: HotelUnit
    """Whether hotels are bought and sold for the whole group at once or lot by lot."""
    build_requires_group_unmortgaged: bool
    """Whether a mortgaged lot keeps its whole group from being built on, or only itself."""
    build_timing: BuildTiming
    """Whether one builds between any two rolls or only in one's own turn."""
    bank_houses: int
    """How many houses there are."""
    bank_hotels: int
    """How many hotels there are."""
    building_shortage: BuildingShortage
    """Whether buildings that several want are auctioned or go to who asks first."""
    shortage_auction_start: ShortageAuctionStart
    """The lowest bid in that auction: the lowest price on a deed, or any."""
    trade_requires: Requires
    """Whether a lot can be traded only while its group is unbuilt, or while it is so itself."""
    mortgage_requires: Requires
    """Whether a lot can be mortgaged only while its group is unbuilt, or while it is so itself."""
    mortgage_interest_percent: int
    """What a redemption costs beyond the mortgage."""
    mortgaged_transfer_fee_percent: int
    """What a new owner pays at once who leaves a lot mortgaged."""
    percent_rounding: PercentRounding
    """How percentages become whole dollars."""
    bankrupt_to_bank_lots: BankruptToBankLots
    """What becomes of the lots of a player who goes bankrupt to the bank."""
    double_salary_on_start: bool
    """Whether landing exactly on start pays twice."""
    rent_while_jailed: bool
    """Whether an owner in jail receives rent."""
    even_building: bool
    """Whether the lots of a group are built on evenly."""
    starting_lots: int
    """How many lots each player is dealt at the beginning and pays for."""
    round_limit: int | None
    """After how many rounds the richest wins."""
    time_limit_minutes: int | None
    """After how many minutes the table calls the last round."""

    def __post_init__(self) -> None:
        checked = _check_options(self._values(), place=f'edition "{self.name}"')
        del checked["players"]
        for name, value in checked.items():  # sets in their order, data as a board
            msgspec.structs.force_setattr(self, name, value)

    @classmethod
    def from_options(cls, name: str, options: Mapping[str, object]) -> Edition:
        """Return the edition with exactly these values, as `options()` or TOML holds them."""
        return _edition(name, _check_options(options, place=f'edition "{name}"'))

    def options(self) -> dict[str, OptionValue]:
        """Return the value of every option, in the order of the ledger.

        A board or a deck that comes with the game is its name, any other all of its data.
        """
        return {name: option_value(value) for name, value in self._values().items()}

    def with_options(self, **options: object) -> Edition:
        """Return this edition with some options set to other values."""
        return Edition.from_options(self.name, {**self._values(), **options})

    def differences(self, other: Edition) -> dict[str, tuple[OptionValue, OptionValue]]:
        """Return each option that differs, with the value here and the value in `other`."""
        theirs = other.options()
        return {
            name: (value, theirs[name])
            for name, value in self.options().items()
            if value != theirs[name]
        }

    @property
    def naming(self) -> str:
        """The set of names that people read on this board."""
        namings = self.board.namings
        return self.square_names if self.square_names in namings else namings[0]

    def square_name(self, square_id: str) -> str:
        """Return what people call a square; an id that none has raises KeyError."""
        return dict(self.board.square_named(square_id).names)[self.naming]

    def _values(self) -> dict[str, Any]:
        players = (self.players_min, self.players_max)
        return {
            option.name: players if option.name == "players" else getattr(self, option.name)
            for option in OPTIONS
        }


def presets() -> tuple[str, ...]:
    """Return the names of the editions that come with the game, in the order of the ledger."""
    found = {path.stem for path in _HERE.glob("*.toml")}
    ledger = [name for name in _PRESET_ORDER if name in found]
    return (*ledger, *sorted(found.difference(ledger)))


def load(name_or_path: str | Path) -> Edition:
    """Return a preset by its name, or the edition in a TOML file by its path.

    A text that ends in `.toml` is a path. A file may begin with `base = "official"`
    and then give only the options that differ from that preset. Its `board` and `deck` may be
    paths of JSON files, seen from where the file is.
    """
    if isinstance(name_or_path, Path) or name_or_path.endswith(".toml"):
        return _load_file(Path(name_or_path))
    if name_or_path not in presets():
        raise EditionError("edition", unknown(name_or_path, presets()))
    return _load_file(_HERE / f"{name_or_path}.toml")


def _load_file(path: Path) -> Edition:
    values = _read_toml(path)
    if "base" in values:
        values = {**_base_options(values["base"], place=str(path)), **values}
        del values["base"]
    paths = {name: value for name, value in values.items() if _is_json_path(name, value)}
    data = {name: _read_data(name, path.parent / str(file)) for name, file in paths.items()}
    return _edition(path.stem, _check_options({**values, **data}, place=str(path), shown=paths))


def _edition(name: str, checked: Mapping[str, Any]) -> Edition:
    values = dict(checked)
    fewest, most = values.pop("players")
    return Edition(name=name, players_min=fewest, players_max=most, **values)


def _is_json_path(name: str, value: object) -> bool:
    return name in ("board", "deck") and isinstance(value, str) and value.endswith(".json")


def _read_data(name: str, path: Path) -> Board | Deck:
    parse = parse_board if name == "board" else parse_deck
    return parse(read_json(path), file=str(path))


def _read_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(str(path), error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise EditionError(str(path), str(error)) from error


def _base_options(base: object, *, place: str) -> dict[str, OptionValue]:
    if base not in presets():
        raise EditionError(place, f"base: {unknown(base, presets())}")
    return load(str(base)).options()


def _check_options(
    options: Mapping[str, object], *, place: str, shown: Mapping[str, object] | None = None
) -> dict[str, Any]:
    """Return the values in the ledger's order, or raise the first fault found.

    `shown` has what errors call a value instead of the value itself.
    """
    for name in options:
        if name not in OPTION_BY_NAME:
            raise EditionError(place, f"option {unknown(name, tuple(OPTION_BY_NAME))}")
    missing = [option.name for option in OPTIONS if option.name not in options]
    if missing:
        raise EditionError(place, f"no value for {', '.join(missing)}")
    checked = {
        option.name: check_value(option, options[option.name], place=place) for option in OPTIONS
    }
    for one, other, why in _contradictions(checked):
        values = {**checked, **(shown or {})}
        pair = f"{shown_value(one, values[one])} contradicts {shown_value(other, values[other])}"
        raise EditionError(place, f"{pair}: {why}")
    return checked


def _contradictions(options: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield the names of two options that cannot go together, and why."""
    mixed, unit = "mixed_buildings_in_group", "hotel_unit"
    if not options[mixed] and options[unit] == "single_lot":
        yield (mixed, unit, "a single hotel would stand beside houses")
    if options[mixed] and options[unit] == "whole_group":
        yield (mixed, unit, "hotels for a whole group never stand beside houses")
    if not options["even_building"] and options[unit] == "whole_group":
        yield ("even_building", unit, "hotels for a whole group need four houses on each lot")
    yield from _dealing_contradictions(options)
    yield from _board_contradictions(options["board"], options["square_names"], options["deck"])


def _dealing_contradictions(options: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    board: Board = options["board"]
    dealt = options["starting_lots"]
    needed = dealt * options["players"][1]
    if needed > len(board.lots):
        yield ("starting_lots", "board", f"it has {len(board.lots)} lots, {needed} may be dealt")
    dearest = sum(sorted((lot.price for lot in board.lots), reverse=True)[:dealt])
    if dearest > options["starting_cash"]:
        yield ("starting_lots", "starting_cash", f"the dearest lots cost {dearest} together")


def _board_contradictions(
    board: Board, square_names: str, deck: Deck
) -> Iterator[tuple[str, str, str]]:
    if square_names not in board.namings and (
        len(board.namings) > 1 or square_names not in OPTION_BY_NAME["square_names"].values
    ):
        known = ", ".join(board.namings)
        yield ("square_names", "board", f"it has the names {known}")
    problem = misfit(deck, board)
    if problem:
        yield ("deck", "board", problem)
