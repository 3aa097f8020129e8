"""What an edition of Acquire is made of: its options, their allowed values, the chart.

Presets are TOML files in this directory that hold nothing but option values.
What the values of `tiers` and `bonus_table` stand for is in `charts.toml`.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

# Equal in every edition.
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

OptionValue: TypeAlias = bool | int | str | tuple[int, int]

_HERE: Final = Path(__file__).parent
_CHARTS: Final = "charts"
_PRESET_ORDER: Final = ("classic", "2023-classic", "2023-tycoon", "2023-duel")
_TIER_NAMES: Final = ("cheap", "middle", "dear")


class EditionError(ValueError):
    """An edition that cannot be: `place` is the file or edition, `problem` names the options."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(place, problem)
        self.place = place
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}"


class Option(msgspec.Struct, frozen=True):
    """A rule that editions decide differently."""

    name: str
    values: tuple[OptionValue, ...]
    """All allowed values, in the order of the ledger."""
    clauses: tuple[str, ...]
    """The clauses of the ledger that describe the values."""


_PLAYER_RANGES: Final = tuple(
    (fewest, most)
    for fewest in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    for most in range(fewest, MOST_PLAYERS + 1)
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", _PLAYER_RANGES, ("A-COMP-6",)),
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


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """One way to play Acquire: a value for every option, free of contradictions."""

    name: str
    """The preset or the file the values came from; kept when single options are changed."""
    players_min: int
    """Fewest players; with `players_max` the option `players`."""
    players_max: int
    """Most players."""
    tiers: Tiers
    """Which chains are cheap, middle and dear."""
    bonus_ranks: BonusRanks
    """How many places are paid: primary and secondary, or tertiary too."""
    bonus_table: BonusTable
    """The secondary bonus: half of the primary, or the Tycoon column, which has a tertiary too."""
    single_holder_bonus: SingleHolderBonus
    """What a player receives who alone holds shares of the chain."""
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
    """Whether the end is a player's choice, or declared by itself once, after the placement."""
    holdings_visibility: HoldingsVisibility
    """Whether money and shares lie open or are known to their owner alone."""
    market_holder: MarketHolder
    """Whether the stock market counts as one more holder in a game of two."""
    market_ties: MarketTies
    """Whether the market ties like a player or ranks below one; unused while it is off."""

    def __post_init__(self) -> None:
        _check_options(self.options(), place=f'edition "{self.name}"')

    @classmethod
    def from_options(cls, name: str, options: Mapping[str, object]) -> Edition:
        """Return the edition with exactly these values, as `options()` or TOML holds them."""
        values: dict[str, Any] = {**_check_options(options, place=f'edition "{name}"')}
        fewest, most = values.pop("players")
        return cls(name=name, players_min=fewest, players_max=most, **values)

    def options(self) -> dict[str, OptionValue]:
        """Return the value of every option, in the order of the ledger."""
        players = (self.players_min, self.players_max)
        return {
            option.name: players if option.name == "players" else getattr(self, option.name)
            for option in OPTIONS
        }

    def with_options(self, **options: object) -> Edition:
        """Return this edition with some options set to other values."""
        return Edition.from_options(self.name, {**self.options(), **options})

    def differences(self, other: Edition) -> dict[str, tuple[OptionValue, OptionValue]]:
        """Return each option that differs, with the value here and the value in `other`."""
        theirs = other.options()
        return {
            name: (value, theirs[name])
            for name, value in self.options().items()
            if value != theirs[name]
        }

    def tier(self, chain: str) -> int:
        """Return 0 for a cheap chain, 1 for a middle one, 2 for a dear one (A-TIER-1)."""
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


def presets() -> tuple[str, ...]:
    """Return the names of the editions that come with the game, in the order of the ledger."""
    found = {path.stem for path in _HERE.glob("*.toml")} - {_CHARTS}
    ledger = [name for name in _PRESET_ORDER if name in found]
    return (*ledger, *sorted(found.difference(ledger)))


def load(name_or_path: str | Path) -> Edition:
    """Return a preset by its name, or the edition in a TOML file by its path.

    A text that ends in `.toml` is a path. A file may begin with `base = "2023-classic"`
    and then give only the options that differ from that preset.
    """
    if isinstance(name_or_path, Path) or name_or_path.endswith(".toml"):
        return _load_file(Path(name_or_path))
    if name_or_path not in presets():
        raise EditionError("edition", _unknown(name_or_path, presets()))
    return _load_file(_HERE / f"{name_or_path}.toml")


def parse_option(name: str, text: str) -> OptionValue:
    """Return the value that a typed text means, such as `3-6`, `true` or `hidden`."""
    if name not in _OPTION_BY_NAME:
        raise EditionError("option", _unknown(name, tuple(_OPTION_BY_NAME)))
    option = _OPTION_BY_NAME[name]
    typed = text.strip().casefold().replace("\u2013", "-")
    for value in option.values:
        if option_text(value) == typed:
            return value
    allowed = _allowed(option, option_text)
    raise EditionError(f"option {name}", f"{_written(text)} is not allowed; allowed: {allowed}")


def option_text(value: OptionValue) -> str:
    """Return a value as people read and type it: `3-6`, `true`, `hidden`."""
    if isinstance(value, tuple):
        return f"{value[0]}-{value[1]}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _load_file(path: Path) -> Edition:
    values = _read_toml(path)
    try:
        if "base" in values:
            values = {**_base_options(values["base"]), **values}
            del values["base"]
        return Edition.from_options(path.stem, values)
    except EditionError as error:
        raise EditionError(str(path), error.problem) from None


def _read_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(str(path), error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(str(path), str(error)) from error


def _base_options(base: object) -> dict[str, OptionValue]:
    if base not in presets():
        raise EditionError("base", f"base: {_unknown(base, presets())}")
    return load(str(base)).options()


def _check_options(options: Mapping[str, object], *, place: str) -> dict[str, OptionValue]:
    """Return the values in the ledger's order, or raise the first fault found."""
    for name in options:
        if name not in _OPTION_BY_NAME:
            raise EditionError(place, f"option {_unknown(name, tuple(_OPTION_BY_NAME))}")
    missing = [option.name for option in OPTIONS if option.name not in options]
    if missing:
        raise EditionError(place, f"no value for {', '.join(missing)}")
    checked = {
        option.name: _check_value(option, options[option.name], place=place) for option in OPTIONS
    }
    clash = _contradiction(checked)
    if clash:
        one, other = (f"{name} = {_written(checked[name])}" for name in clash[:2])
        raise EditionError(place, f"{one} contradicts {other}: {clash[2]}")
    return checked


def _check_value(option: Option, given: object, *, place: str) -> OptionValue:
    # Compared as written: Python holds True == 1 and 2.0 == 2, an edition file does not.
    written = _written(given)
    for value in option.values:
        if _written(value) == written:
            return value
    allowed = _allowed(option, _written)
    raise EditionError(place, f"{option.name} = {written} is not allowed; allowed: {allowed}")


def _allowed(option: Option, write: Callable[[OptionValue], str]) -> str:
    if option.name == "players":
        return f"{write((FEWEST_PLAYERS, MOST_PLAYERS))} or any narrower range"
    return ", ".join(write(value) for value in option.values)


def _contradiction(options: Mapping[str, OptionValue]) -> tuple[str, str, str] | None:
    """Return the names of two options that cannot go together, and why."""
    if options["bonus_ranks"] == 3 and options["bonus_table"] == "half":
        return ("bonus_ranks", "bonus_table", "this table has no tertiary bonus")
    if options["single_holder_bonus"] == "primary+tertiary" and options["bonus_ranks"] == 2:
        return ("single_holder_bonus", "bonus_ranks", "two ranks have no tertiary bonus")
    if options["market_holder"] == "on" and options["players"] != (2, 2):
        return ("market_holder", "players", "the stock market needs players = [2, 2]")
    return None


def _written(value: object) -> str:
    """Return a value as TOML writes it."""
    import json

    return json.dumps(value, default=str, ensure_ascii=False)


def _unknown(given: object, known: Sequence[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(str(given), known, n=1)
    hint = f" (did you mean {close[0]}?)" if close else ""
    return f"{_written(given)} is unknown{hint}; known: {', '.join(known)}"


class _Row(msgspec.Struct, frozen=True):
    """A row of the chart: what a share costs and what the holders of most shares receive."""

    price: int
    primary: int
    lower_bonuses: dict[str, list[int]]  # by bonus_table: secondary, and tertiary if it has one


class _Column(msgspec.Struct, frozen=True):
    """The sizes at which a chain of one tier enters each of its rows."""

    sizes: tuple[int, ...]
    rows: tuple[_Row, ...]


class _Charts(msgspec.Struct, frozen=True):
    """What `charts.toml` says."""

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
