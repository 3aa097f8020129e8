"""The HTTP operation that only Acquire has: its price chart."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.responses import Response

from magnate.acquire.editions import CHAINS, Edition, EditionError, load
from magnate.acquire.editions.schema import BonusRanks, BonusTable, Tiers

from .operations import Call, Operation, Params, answer
from .responses import Failure


class PricesParams(Params, frozen=True):
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


def _column(edition: Edition, chains: tuple[str, ...]) -> PriceColumn:
    chain, rows = chains[0], []
    step = edition.next_price_step(chain, 0)
    while step is not None:
        size, price = step
        rows.append(PriceRow(size, price, edition.bonuses(chain, size)))
        step = edition.next_price_step(chain, size)
    return PriceColumn(chains, tuple(rows))


async def _prices(call: Call, params: PricesParams) -> Response:
    """Return Acquire's price chart."""
    try:
        edition = load("2023-tycoon").with_options(
            **{**msgspec.structs.asdict(params), "single_holder_bonus": "primary+secondary"}
        )
    except EditionError as error:
        raise Failure(422, "invalid", field="bonus_table", detail=str(error)) from None
    tiers = [tuple(c for c in CHAINS if edition.tier(c) == tier) for tier in range(3)]
    return answer(Prices(tuple(_column(edition, chains) for chains in tiers)))


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/games/acquire/prices", _prices, PricesParams, Prices),
)
