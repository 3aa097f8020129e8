"""Vectors about the chart: prices, sales and bonuses of one chain."""

from __future__ import annotations

import msgspec

from magnate.acquire import CHAINS, BuyShares
from magnate.acquire.events import SharesBought
from magnate.acquire.rules.state import SAFE_SIZE

from .end import FinalScore
from .merger import Disposal, Merge
from .op import Answer, Op
from .table import Table, begin_apart, bonuses, money, seated


class Price(Op):
    """What a share costs when one is bought."""

    chain: str
    size: int

    def answer(self) -> Answer:
        return {"price": self.price()}

    def price(self) -> int:
        """Buy one share and return what was paid."""
        table = Table(edition=self.edition, names=seated(self.edition, ()))
        game, placement = begin_apart(table, {self.chain: self.size})
        game.play(placement)
        return game.play(BuyShares({self.chain: 1})).last(SharesBought).amount


class Chart(Price):
    """The row of the chart: the price, and what three holders without a tie are paid."""

    def answer(self) -> Answer:
        paid = Bonus(
            preset=self.preset,
            options={**self.options, "players": (3, 6), "market_holder": "off"},
            chain=self.chain,
            size=self.size,
            holdings={"first": 3, "second": 2, "third": 1},
        ).payouts()
        primary, secondary, tertiary = paid.values()
        return {
            "price": self.price(),
            "primary": primary,
            "secondary": secondary,
            "tertiary": tertiary,
        }


class Sale(Price):
    """What shares bring when their chain is acquired, or at the end where it is safe."""

    count: int

    def answer(self) -> Answer:
        holder = {"holder": {self.chain: self.count}}
        sold = {"holder": Disposal(sell=self.count)}
        settled = _settled(self, self.chain, self.size, holder, "1A", sold)
        return {"proceeds": settled.cash["holder"] - settled.bonuses.get("holder", 0)}


class Bonus(Op):
    """What everyone is paid for a chain that is acquired, or at the end where it is safe."""

    chain: str
    size: int
    holdings: dict[str, int]
    market_tile: str | None = None

    def answer(self) -> Answer:
        return {"payouts": self.payouts()}

    def payouts(self) -> dict[str, int]:
        """Return the bonus of each player named."""
        shares = {name: {self.chain: count} for name, count in self.holdings.items()}
        settled = _settled(self, self.chain, self.size, shares, self.market_tile, {})
        return {name: settled.bonuses.get(name, 0) for name in self.holdings}


class _Settled(msgspec.Struct):
    """What a chain paid to players who had no money before."""

    bonuses: dict[str, int]
    cash: dict[str, int]


def _settled(
    op: Op,
    chain: str,
    size: int,
    shares: dict[str, dict[str, int]],
    market_tile: str | None,
    disposal: dict[str, Disposal],
) -> _Settled:
    """Let a chain be acquired by a larger one; a safe chain is settled at the end of the game."""
    names = [*shares]
    cash = dict.fromkeys(names, 0)
    market = {} if market_tile is None else {chain: market_tile}
    if size >= SAFE_SIZE:
        score = FinalScore(
            preset=op.preset,
            options=op.options,
            active={chain: size},
            cash=cash,
            shares=shares,
            market_tiles=market,
        )
        game = score.scored()
    else:
        larger = CHAINS[0] if chain != CHAINS[0] else CHAINS[1]
        merge = Merge(
            preset=op.preset,
            options=op.options,
            sizes={larger: size + 1, chain: size},
            seating=names,
            cash=cash,
            shares=shares,
            market_tiles=market,
            disposal={chain: disposal},
        )
        game = merge.merged()
    return _Settled(bonuses(game).get(chain, {}), money(game))
