"""Vectors about the end and the final scoring."""

from __future__ import annotations

from typing import Literal

import msgspec

from magnate.acquire import BuyShares, DeclareEnd, Game, ReplaceTiles
from magnate.acquire.events import EndDeclared

from .op import Answer, Op
from .table import Table, begin_apart, bonuses, draw_market, money, seated


class MayEnd(Op):
    """Ask whether the end may be declared, before or after a placement without effect."""

    active: dict[str, int]
    moment: Literal["before_placement", "after_placement"]

    def answer(self) -> Answer:
        table = Table(edition=self.edition, names=seated(self.edition, ()))
        game, placement = begin_apart(table, self.active)
        if self.moment == "after_placement":
            game.play(placement)
        declared = bool(game.events.of(EndDeclared))  # automatically, if the end is forced
        allowed = game.why_not(DeclareEnd(), seat=1) is None
        return {"may_declare": allowed or declared, "declared": declared}


class FinalScore(Op):
    """Declare the end after a placement without effect, and finish the game."""

    active: dict[str, int]
    cash: dict[str, int]
    shares: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    market_tiles: dict[str, str] = msgspec.field(default_factory=dict)

    def answer(self) -> Answer:
        game = self.scored()
        outcome = game.outcome()
        assert outcome is not None
        named = [*{**self.cash, **self.shares}]
        return {
            "cash": {name: cash for name, cash in money(game).items() if name in named},
            "winners": [
                game.names[seat - 1] for seat in outcome.winners if game.names[seat - 1] in named
            ],
            "bonuses": bonuses(game),
        }

    def scored(self) -> Game:
        """Return the game when it is over."""
        game = self.after_placement(declared=False)
        if game.why_not(DeclareEnd(), seat=1) is None:
            game.play(DeclareEnd())
        elif not game.state.declared:
            game = self.after_placement(declared=True)
        while not game.is_over:
            self.finish_turn(game)
        return game

    def finish_turn(self, game: Game) -> None:
        """Advance the last turn or the scoring by one step; nothing is bought or replaced."""
        if game.awaits == "market":
            draw_market(game, self.market_tiles)
        elif game.awaits == "draw":
            kept = {f"draw {tile}" for tile in self.market_tiles.values()}
            game.play(next(draw for draw in game.legal_actions() if str(draw) not in kept))
        else:
            game.play(ReplaceTiles() if game.awaits == "replace" else BuyShares())

    def after_placement(self, *, declared: bool) -> Game:
        """Return the game in its last turn; `declared` where no player may declare yet."""
        table = Table(
            edition=self.edition,
            names=seated(self.edition, {**self.cash, **self.shares}),
            cash=self.cash,
            shares=self.shares,
            others_cash=0,
            declared=declared,
        )
        game, placement = begin_apart(table, self.active, keep_free=self.market_tiles.values())
        game.play(placement)
        return game
