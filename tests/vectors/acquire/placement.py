"""Vectors about placing a tile, and what follows from it."""

from __future__ import annotations

from typing import Literal

import msgspec

from magnate.acquire import BuyShares, ChooseSurvivor, FoundChain, Game, PlaceTile
from magnate.acquire.actions import TILE_NAMES, chain_number
from magnate.acquire.events import ChainFounded, ChainGrew, Events, MergerBegan
from magnate.acquire.preview import Effect

from .layout import INDEPENDENT, lay_founding
from .op import Answer, Op, refused_as
from .table import Table, bank_stock, draw_tiles, holdings, money, rest_of_shares, seated


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on the board."""

    chains: dict[str, list[str]] = msgspec.field(default_factory=dict)
    independent: list[str] = msgspec.field(default_factory=list)

    def contents(self) -> dict[str, str]:
        """Return what lies on each tile."""
        for chain in self.chains:
            chain_number(chain)  # only to check it: a chain without tiles lies nowhere
        lying = {tile: chain for chain, tiles in self.chains.items() for tile in tiles}
        lying |= dict.fromkeys(self.independent, INDEPENDENT)
        if len(lying) < sum(map(len, self.chains.values())) + len(self.independent):
            raise ValueError("the board has a tile in two places")
        return lying


class Place(Op):
    """Place a tile and return what it does, which `effect_of` must have predicted."""

    board: Board
    tile: str

    def answer(self) -> Answer:
        game = self.game()
        effect = game.effect_of(self.tile)
        refused = game.why_not(PlaceTile(self.tile))
        if refused:
            agree((effect.kind, effect.reason), ("illegal", refused.reason))
            return refused_as(refused) | _predicted(effect)
        before = len(game.events)
        game.play(PlaceTile(self.tile))
        choices: list[str] = []
        while game.awaits in ("found", "survivor", "acquire"):
            actions = game.legal_actions()
            if game.awaits == "survivor":
                choices = [action.chain for action in actions if isinstance(action, ChooseSurvivor)]
            game.play(actions[0])
        return (
            {"legal": True} | _predicted(effect) | _happened(game.events[before:], choices, effect)
        )

    def game(self) -> Game:
        """Return a game with the tile in hand, and a playable one so that nothing is skipped."""
        table = Table(
            edition=self.edition,
            names=seated(self.edition, ()),
            board=self.board.contents(),
            hand=[self.tile],
        )
        game = table.game()
        for spare in TILE_NAMES:
            if spare not in (self.tile, *table.board) and game.effect_of(spare).kind != "illegal":
                table.hand = [self.tile, spare]
                return table.game()
        return game


def _predicted(effect: Effect) -> Answer:
    """Return the part of an effect that playing does not show."""
    predicted: Answer = {"effect": effect.kind, "sizes": effect.sizes}
    if effect.duration:
        predicted["duration"] = effect.duration
    return predicted


def _happened(events: Events, choices: list[str], effect: Effect) -> Answer:
    """Return what a placement did, after checking it against `effect_of`."""
    if events.of(ChainFounded):
        size = events.last(ChainFounded).size
        agree((effect.kind, effect.size), ("found", size))
        return {"effect": "found", "size": size}
    if not events.of(ChainGrew):
        agree((effect.kind, effect.size), ("none", 0))
        return {"effect": "none"}
    grown = events.last(ChainGrew)
    if not events.of(MergerBegan):
        agree((effect.kind, effect.size, effect.chains), ("grow", grown.size, (grown.chain,)))
        return {"effect": "grow", "size": grown.size, "chain": grown.chain}
    survivors = choices or [events.last(MergerBegan).survivor]
    agree((effect.kind, effect.size, {*effect.survivors}), ("merge", grown.size, {*survivors}))
    return {"effect": "merge", "size": grown.size, "survivor_choices": survivors}


def agree(predicted: object, happened: object) -> None:
    """Raise ValueError if the game contradicts its own preview."""
    if predicted != happened:
        raise ValueError(f"effect_of says {predicted}, but the game does {happened}")


class AfterPlacement(Op):
    """Place a tile, and see whether shares may be bought and a tile is drawn."""

    effect: Literal["none", "found", "grow", "merge"] = "none"

    def answer(self) -> Answer:
        tiles = {"none": "12E", "found": "12H", "grow": "9A", "merge": "3A"}
        two, three, lone = ["1A", "2A"], ["4A", "5A", "6A", "7A", "8A"], ["12I"]
        board = Board(chains={"Tower": two, "Sackson": three}, independent=lone)
        place = Place(
            preset=self.preset, options=self.options, board=board, tile=tiles[self.effect]
        )
        game = place.game()
        game.play(PlaceTile(place.tile))
        if game.awaits == "found":
            game.play(FoundChain("Imperial"))
        may_buy = game.awaits == "buy" and game.why_not(BuyShares({"Sackson": 1})) is None
        if game.awaits == "buy":
            game.play(BuyShares())
        return {"may_buy": may_buy, "draws": draw_tiles(game, 1) == 1}


class Found(Op):
    """Found a chain of this size; whatever the bank and the founder lack, another holds."""

    chain: str
    size: int
    bank_shares: int
    founder_shares: int
    cash: int

    def answer(self) -> Answer:
        names = seated(self.edition, ["founder", "other"])
        rest = rest_of_shares(self.chain, self.bank_shares, self.founder_shares)
        layout = lay_founding(self.size)
        table = Table(
            edition=self.edition,
            names=names,
            board=layout.board,
            hand=[layout.tile],
            cash={"founder": self.cash},
            shares={
                "founder": {self.chain: self.founder_shares},
                "other": {self.chain: rest},
            },
        )
        game = table.game()
        game.play(PlaceTile(layout.tile))
        game.play(FoundChain(self.chain))
        return {
            "legal": True,
            "size": int(game.state.chain_size[chain_number(self.chain)]),
            "shares": holdings(game)["founder"].get(self.chain, 0),
            "bank_shares": bank_stock(game)[self.chain],
            "cash": money(game)["founder"],
        }
