"""Vectors about mergers."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from magnate.acquire import (
    ChooseAcquired,
    ChooseSurvivor,
    DisposeShares,
    Game,
    PlaceTile,
)
from magnate.acquire.actions import chain_number
from magnate.acquire.events import ChainAcquired, ChainGrew
from magnate.acquire.refusals import refusal
from magnate.acquire.rules import state as k
from magnate.acquire.rules.stock_disposal import may_dispose

from .op import Answer, Op, refused_as
from .table import (
    Table,
    bank_stock,
    begin_merger,
    bonuses,
    chain_at_hand,
    draw_market,
    holdings,
    money,
    override,
    seated,
)


class Disposal(msgspec.Struct, forbid_unknown_fields=True):
    """Shares given up; `trade` counts those handed in."""

    sell: int = 0
    trade: int = 0


class MergeOrder(Op):
    """Join chains that nobody has shares of."""

    sizes: dict[str, int]
    tie_break: list[str] = msgspec.field(default_factory=list)

    def answer(self) -> Answer:
        merge = Merge(
            preset=self.preset,
            options=self.options,
            sizes=self.sizes,
            tie_break=self.tie_break,
        )
        answer = merge.answer()
        return {
            key: answer[key]
            for key in ("legal", "reason", "survivor", "acquired_order")
            if key in answer
        }


class Merge(Op):
    """Join chains, and settle one after the other."""

    sizes: dict[str, int]
    tiles_added: int = 1
    seating: list[str] = msgspec.field(default_factory=list)
    mergemaker: str | None = None
    cash: dict[str, int] = msgspec.field(default_factory=dict)
    shares: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    bank: dict[str, int] = msgspec.field(default_factory=dict)
    market_tiles: dict[str, str] = msgspec.field(default_factory=dict)
    tie_break: list[str] = msgspec.field(default_factory=list)
    disposal: dict[str, dict[str, Disposal]] = msgspec.field(default_factory=dict)

    def answer(self) -> Answer:
        game, placement = self.begin()
        effect = game.effect_of(placement.tile)
        maker = game.names[self.maker_seat(game.names) - 1]
        if effect.kind == "illegal":
            return {"legal": False, "reason": str(effect.reason), "player": maker}
        game.play(placement)
        refused = self.settle(game)
        if refused:
            return refused
        grown = game.events.last(ChainGrew)
        return {
            "legal": True,
            "survivor": grown.chain,
            "survivor_size": grown.size,
            "acquired_order": [event.acquired for event in game.events.of(ChainAcquired)],
            "bonuses": bonuses(game),
            "cash": money(game),
            "shares": holdings(game),
            "bank": bank_stock(game),
        }

    def merged(self) -> Game:
        """Return the game after the merger."""
        game, placement = self.begin()
        game.play(placement)
        refused = self.settle(game)
        if refused:
            raise ValueError(f"the merger is refused: {refused}")
        return game

    def begin(self) -> tuple[Game, PlaceTile]:
        """Return the game before the merger, and the tile that brings it about."""
        names = seated(self.edition, self.seating or [*{**self.cash, **self.shares}])
        strangers = {*self.cash, *self.shares, *self.disposers()} - {*names}
        if strangers:
            raise ValueError(f"{', '.join(sorted(strangers))} does not sit at the table")
        table = Table(
            edition=self.edition,
            names=names,
            seat=self.maker_seat(names),
            cash=self.cash,
            shares=self.shares,
        )
        game, placement = begin_merger(
            table,
            self.sizes,
            tiles_added=self.tiles_added,
            keep_free=self.market_tiles.values(),
        )
        override(game, bank=self.bank)
        return game, placement

    def disposers(self) -> set[str]:
        """Return everyone who is named to dispose of shares."""
        return {name for chain in self.disposal.values() for name in chain}

    def maker_seat(self, names: list[str] | tuple[str, ...]) -> int:
        """Return the seat of the mergemaker, the first where none is named."""
        return 1 if self.mergemaker is None else names.index(self.mergemaker) + 1

    def settle(self, game: Game) -> Answer | None:
        """Answer everything the merger asks; return the refusal of a disposal, if there is one."""
        unasked = {chain: dict(by_name) for chain, by_name in self.disposal.items()}
        while game.awaits in ("survivor", "acquire", "market", "dispose"):
            if game.awaits == "survivor":
                game.play(ChooseSurvivor(self.preferred(game)))
            elif game.awaits == "acquire":
                game.play(ChooseAcquired(self.preferred(game)))
            elif game.awaits == "market":
                draw_market(game, self.market_tiles)
            else:
                refused = _dispose(game, unasked.get(chain_at_hand(game), {}))
                if refused:
                    return refused
        return _disposal_of_nothing(game, unasked)

    def preferred(self, game: Game) -> str:
        """Return the chain that comes first in the mergemaker's order."""
        actions = game.legal_actions()
        choices = {a.chain for a in actions if isinstance(a, ChooseSurvivor | ChooseAcquired)}
        for chain in self.tie_break:
            if chain in choices:
                return chain
        raise ValueError(f"tie_break does not say which of {', '.join(sorted(choices))} is first")


def _dispose(game: Game, disposals: dict[str, Disposal]) -> Answer | None:
    assert game.seat is not None
    name, chain = game.names[game.seat - 1], chain_at_hand(game)
    given_up = disposals.pop(name, Disposal())
    action = DisposeShares(sell=given_up.sell, trade=given_up.trade)
    refused = game.why_not(action)
    if refused:
        return refused_as(refused, player=name, chain=chain)
    game.play(action)
    return None


def _disposal_of_nothing(
    game: Game, unasked: Mapping[str, Mapping[str, Disposal]]
) -> Answer | None:
    """Return why somebody who was not asked may not dispose; without shares nobody is asked."""
    survivor = chain_number(game.events.last(ChainGrew).chain)
    for chain, by_name in unasked.items():
        state = game.state.copy()
        state.depth += 1
        frame = state.frames[state.depth - 1]
        frame[k.CHAIN], frame[k.ACQUIRER] = chain_number(chain), survivor
        for name, given_up in by_name.items():
            seat = game.names.index(name)
            code = may_dispose(state, seat, given_up.sell, given_up.trade)
            refused = refusal(code, DisposeShares(given_up.sell, given_up.trade))
            if refused:
                return refused_as(refused, player=name, chain=chain)
            if given_up != Disposal():
                raise ValueError(f"{name} is not asked to dispose of {chain}")
    return None
