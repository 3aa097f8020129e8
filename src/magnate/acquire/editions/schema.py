"""The schema of an edition of Acquire: its options, their allowed values, the price chart.

Presets are TOML files in this directory that hold nothing but option values.
`charts.toml` defines what the values of `tiers` and `bonus_table` stand for.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, TypeAlias, get_args

import msgspec
from typing_extensions import override

from magnate.engine import editions
from magnate.engine.editions import Contradiction, Presets, option_named, player_ranges

# The same in every edition.
CHAINS: Final = (
    "Tower",
    "Sackson",
    "Worldwide",
    "Festival",
    "American",
    "Imperial",
    "Continental",
)
FEWEST_PLAYERS: Final = 2  # A-COMP-6
MOST_PLAYERS: Final = 6  # A-COMP-6

Tiers: TypeAlias = Literal["2008", "2023"]
BonusRanks: TypeAlias = Literal[2, 3]
BonusTable: TypeAlias = Literal["half", "tycoon"]
SingleHolderBonus: TypeAlias = Literal["primary+secondary", "primary+tertiary"]
BonusRounding: TypeAlias = Literal["up_100", "nearest_100"]
FounderShareWhenNone: TypeAlias = Literal["nothing", "cash"]
UnplayablePolicy: TypeAlias = Literal["whole_hand_when_stuck", "dead_tiles_at_turn_end"]
EndDeclarationWindow: TypeAlias = Literal["after_placement", "any_time_in_turn"]
EndDeclaration: TypeAlias = Literal["optional", "forced"]
HoldingsVisibility: TypeAlias = Literal["open", "hidden"]
MarketHolder: TypeAlias = Literal["off", "on"]
MarketTies: TypeAlias = Literal["shares_like_player", "player_first"]
Ending: TypeAlias = Literal["size", "safe", "stalled"]

OptionValue: TypeAlias = bool | int | str | tuple[int, int]

_HERE: Final = Path(__file__).parent
_CHARTS: Final = "charts"
_PRESET_ORDER: Final = ("classic", "classic-ru", "2023-classic", "2023-tycoon", "2023-duel")
_TIER_NAMES: Final = ("cheap", "middle", "dear")


Option: TypeAlias = editions.Option[OptionValue]
"""A rule that differs between editions."""

OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", player_ranges(FEWEST_PLAYERS, MOST_PLAYERS), ("A-COMP-6",)),
    Option("tiers", get_args(Tiers), ("A-TIER-1",)),
    Option("bonus_ranks", get_args(BonusRanks), ("A-BONUS-1",)),
    Option("bonus_table", get_args(BonusTable), ("A-TIER-3", "A-TIER-4")),
    Option("single_holder_bonus", get_args(SingleHolderBonus), ("A-BONUS-4", "A-BONUS-5")),
    Option("bonus_rounding", get_args(BonusRounding), ("A-BONUS-12", "A-ERR-8")),
    Option("founder_share_when_none", get_args(FounderShareWhenNone), ("A-FOUND-5",)),
    Option("unplayable_policy", get_args(UnplayablePolicy), ("A-DEAD-3", "A-DEAD-4")),
    Option("unplayable_replacement_optional", (True, False), ("A-ERR-16",)),
    Option("end_declaration_window", get_args(EndDeclarationWindow), ("A-END-3",)),
    Option("end_declaration", get_args(EndDeclaration), ("A-END-2",)),
    Option("holdings_visibility", get_args(HoldingsVisibility), ("A-SETUP-6",)),
    Option("market_holder", get_args(MarketHolder), ("A-DUEL-1",)),
    Option("market_ties", get_args(MarketTies), ("A-S-26",)),
)
_OPTION_BY_NAME: Final = {option.name: option for option in OPTIONS}


class Edition(editions.Edition[OptionValue], frozen=True, kw_only=True):
    """One way to play Acquire: a value for every option, without contradictions."""

    choices: ClassVar[Mapping[str, Option]] = _OPTION_BY_NAME

    tiers: Tiers
    """Which chains are cheap, middle and expensive."""
    bonus_ranks: BonusRanks
    """How many places are paid: primary and secondary, or tertiary too."""
    bonus_table: BonusTable
    """The secondary bonus: half of the primary, or the Tycoon column, which has a tertiary too."""
    single_holder_bonus: SingleHolderBonus
    """What the only holder of a chain's shares receives."""
    bonus_rounding: BonusRounding
    """How each part of a shared bonus is rounded; `nearest_100` rounds 50 up."""
    founder_share_when_none: FounderShareWhenNone
    """What the founder receives when the bank has no share left: nothing, or its price."""
    unplayable_policy: UnplayablePolicy
    """When tiles are replaced, and what a player without a legal tile does.

    `whole_hand_when_stuck`: swaps the whole hand in the placement step.
    `dead_tiles_at_turn_end`: skips the placement; permanently unplayable tiles are replaced
    at the end of the turn.
    """
    unplayable_replacement_optional: bool
    """Whether a player may decline the replacement that `unplayable_policy` offers."""
    end_declaration_window: EndDeclarationWindow
    """When the end may be declared: between placement and purchase, or before placing too."""
    end_declaration: EndDeclaration
    """Whether a player declares the end, or it is declared automatically after the placement."""
    holdings_visibility: HoldingsVisibility
    """Whether money and shares are open or known only to their owner."""
    market_holder: MarketHolder
    """Whether the stock market counts as one more holder in a game of two."""
    market_ties: MarketTies
    """Whether the market ties like a player or ranks below one; unused while it is off."""

    @classmethod
    @override
    def contradictions(cls, options: Mapping[str, Any]) -> Iterator[Contradiction]:
        if options["bonus_ranks"] == 3 and options["bonus_table"] == "half":
            yield ("bonus_ranks", "bonus_table", "this table has no tertiary bonus")
        if options["single_holder_bonus"] == "primary+tertiary" and options["bonus_ranks"] == 2:
            yield ("single_holder_bonus", "bonus_ranks", "two ranks have no tertiary bonus")
        if options["market_holder"] == "on" and options["players"] != (2, 2):
            yield ("market_holder", "players", "the stock market needs players = [2, 2]")

    @property
    def endings(self) -> tuple[Ending, ...]:
        """The ways in which its games can end; tests require a recorded game of each.

        If the end is forced, a game can stall only before the end condition is met: with seven
        chains, one of them not safe, and every hand blocked. No such game is known.
        """
        return ("size", "safe") if self.end_declaration == "forced" else ("size", "safe", "stalled")

    def tier(self, chain: str) -> int:
        """Return 0 for a cheap chain, 1 for a middle one, 2 for an expensive one (A-TIER-1)."""
        return _charts().tiers[self.tiers][chain]

    def price(self, chain: str, size: int) -> int:
        """Return the price of a share of `chain` at `size`; 0 for less than two tiles."""
        row = _row(self.tier(chain), size)
        return row.price if row else 0

    def bonuses(self, chain: str, size: int) -> tuple[int, int, int]:
        """Return the primary, secondary and tertiary bonus; 0 for a place that is not paid."""
        row = _row(self.tier(chain), size)
        if row is None:
            return (0, 0, 0)
        lower = row.lower_bonuses[self.bonus_table]
        return (row.primary, lower[0], lower[1] if self.bonus_ranks == 3 else 0)

    def next_price_step(self, chain: str, size: int) -> tuple[int, int] | None:
        """Return the size at which the price next rises and that price, or None at the top."""
        column = _charts().columns[self.tier(chain)]
        higher = bisect_right(column.sizes, size)
        if higher == len(column.sizes):
            return None
        return (column.sizes[higher], column.rows[higher].price)


PRESETS: Final = Presets(Edition, _HERE, _PRESET_ORDER, others=(_CHARTS,))


def presets() -> tuple[str, ...]:
    """Return the names of the editions that come with the game, in the order of the ledger."""
    return PRESETS.names


def preset_in_version(name: str, rules_version: int) -> Edition:
    """Return a preset as it was in a version of the rules."""
    return PRESETS.in_version(name, rules_version)


def load(name_or_path: str | Path) -> Edition:
    """Return a preset by its name, or the edition in a TOML file by its path.

    A text that ends in `.toml` is a path. A file may begin with `base = "2023-classic"`
    and then give only the options that differ from that preset.
    """
    return PRESETS.load(name_or_path)


def parse_option(name: str, text: str) -> OptionValue:
    """Return the option value written as text, such as `3-6`, `true` or `hidden`."""
    return option_named(name, _OPTION_BY_NAME).parse(text)


class _Row(msgspec.Struct, frozen=True):
    """A row of the chart: the price of a share and the bonuses of the top holders."""

    price: int
    primary: int
    lower_bonuses: dict[str, list[int]]  # by bonus_table: secondary, and tertiary if it has one


class _Column(msgspec.Struct, frozen=True):
    """The sizes at which a chain of one tier enters each of its rows."""

    sizes: tuple[int, ...]
    rows: tuple[_Row, ...]


class _Charts(msgspec.Struct, frozen=True):
    """The contents of `charts.toml`."""

    tiers: dict[str, dict[str, int]]  # by option value: the tier of each chain
    columns: tuple[_Column, ...]  # by tier


@cache
def _charts() -> _Charts:
    data = tomllib.loads((_HERE / f"{_CHARTS}.toml").read_text(encoding="utf-8"))
    tiers = {
        value: {chain: tier for tier, name in enumerate(_TIER_NAMES) for chain in names[name]}
        for value, names in data["tiers"].items()
    }
    return _Charts(tiers, tuple(_column(data["chart"]["rows"], name) for name in _TIER_NAMES))


def _column(rows: Sequence[Mapping[str, Any]], tier_name: str) -> _Column:
    entered = [row for row in rows if tier_name in row]
    return _Column(
        sizes=tuple(row[tier_name] for row in entered),
        rows=tuple(
            _Row(
                row["price"], row["primary"], {table: row[table] for table in get_args(BonusTable)}
            )
            for row in entered
        ),
    )


def _row(tier: int, size: int) -> _Row | None:
    """Return the row for a chain of this tier and size, or None below two tiles."""
    column = _charts().columns[tier]
    entered = bisect_right(column.sizes, size)
    return column.rows[entered - 1] if entered else None
