"""What the lobby offers: games, editions, options, bots and clocks."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec
from starlette.responses import Response

from magnate.acquire.editions import CHAINS, Edition, EditionError, load
from magnate.acquire.editions.schema import BonusRanks, BonusTable, Tiers
from magnate.messages import LANGUAGES
from magnate.play.settings import CLOCK_RANGES
from magnate.record.games import GAMES

from .operations import Asks, Call, Nothing, Operation, answer
from .responses import Failure


class OptionOffer(msgspec.Struct, frozen=True):
    """A rule option: its named values, and the range of numbers it accepts, if any."""

    name: str
    values: tuple[Any, ...]
    least: int | None
    most: int | None
    clauses: tuple[str, ...]


class EditionOffer(msgspec.Struct, frozen=True):
    """An edition: the number of players, and the value of every option."""

    name: str
    players_min: int
    players_max: int
    options: dict[str, Any]


class GameOffer(msgspec.Struct, frozen=True):
    """A game with its editions and options."""

    game: str
    editions: tuple[EditionOffer, ...]
    options: tuple[OptionOffer, ...]


class PricesAsk(Asks, frozen=True):
    """The options that determine Acquire's prices."""

    tiers: Tiers
    bonus_table: BonusTable
    bonus_ranks: BonusRanks


class PriceRow(msgspec.Struct, frozen=True):
    """The share price from a size on, and the bonus of each rank, 0 where none is paid."""

    size: int
    price: int
    bonuses: tuple[int, int, int]


class PriceColumn(msgspec.Struct, frozen=True):
    """The prices of one tier of chains, small sizes first."""

    chains: tuple[str, ...]
    rows: tuple[PriceRow, ...]


class Prices(msgspec.Struct, frozen=True):
    """Acquire's price chart, cheapest tier first."""

    columns: tuple[PriceColumn, ...]


class Offer(msgspec.Struct, frozen=True):
    """Everything a table can be opened with; `clocks` holds the range of each clock setting."""

    games: tuple[GameOffer, ...]
    bots: tuple[str, ...]
    clocks: dict[str, tuple[int, int]]
    languages: tuple[str, ...]


def _game(name: str) -> GameOffer:
    package = import_module(f"magnate.{name}.editions")
    editions = tuple(
        EditionOffer(edition.name, edition.players_min, edition.players_max, edition.options())
        for edition in map(package.load, package.presets())
    )
    options = tuple(
        OptionOffer(option.name, option.values, option.least, option.most, option.clauses)
        for option in package.OPTIONS
    )
    return GameOffer(name, editions, options)


@cache
def _games() -> tuple[GameOffer, ...]:
    return tuple(map(_game, GAMES))


async def _offer(call: Call, asked: Nothing) -> Response:
    """Return what a table can be opened with."""
    return answer(Offer(_games(), call.site.bots.names, dict(CLOCK_RANGES), LANGUAGES))


def _column(edition: Edition, chains: tuple[str, ...]) -> PriceColumn:
    chain, rows = chains[0], []
    step = edition.next_price_step(chain, 0)
    while step is not None:
        size, price = step
        rows.append(PriceRow(size, price, edition.bonuses(chain, size)))
        step = edition.next_price_step(chain, size)
    return PriceColumn(chains, tuple(rows))


async def _prices(call: Call, asked: PricesAsk) -> Response:
    """Return Acquire's price chart."""
    try:
        edition = load("2023-tycoon").with_options(
            **{**msgspec.structs.asdict(asked), "single_holder_bonus": "primary+secondary"}
        )
    except EditionError as error:
        raise Failure(422, "invalid", field="bonus_table", detail=str(error)) from None
    tiers = [tuple(c for c in CHAINS if edition.tier(c) == tier) for tier in range(3)]
    return answer(Prices(tuple(_column(edition, chains) for chains in tiers)))


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/games", _offer, Nothing, Offer),
    Operation("GET", "/api/games/acquire/prices", _prices, PricesAsk, Prices),
)
