"""Vectors about the rest of a turn: buying, drawing, unplayable tiles."""

from __future__ import annotations

from typing import Literal

import msgspec

from magnate.acquire import (
    CHAINS,
    BuyShares,
    Game,
    ReplaceTiles,
    SkipPlacement,
    SwapHand,
)
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.events import SharesBought, TilesDrawn
from magnate.acquire.rules import state as k

from .layout import INDEPENDENT
from .op import Answer, Op, refused_as
from .placement import agree
from .table import (
    Table,
    bank_stock,
    begin_apart,
    draw_tiles,
    holdings,
    money,
    rest_of_shares,
    seated,
)


class Buy(Op):
    """Buy shares after a placement without effect; what the bank lacks, another player holds."""

    cash: int
    active: dict[str, int]
    order: dict[str, int]
    bank: dict[str, int] = msgspec.field(default_factory=dict)

    def answer(self) -> Answer:
        held = {chain: rest_of_shares(chain, count) for chain, count in self.bank.items()}
        table = Table(
            edition=self.edition,
            names=seated(self.edition, ["buyer", "other"]),
            cash={"buyer": self.cash},
            shares={"other": held},
        )
        game, placement = begin_apart(table, self.chains_on_board())
        game.play(placement)
        purchase = BuyShares(self.order)
        refused = game.why_not(purchase, seat=1)
        if refused:
            return refused_as(refused)
        cost = game.play(purchase).last(SharesBought).amount
        return {
            "legal": True,
            "cost": cost,
            "cash": money(game)["buyer"],
            "shares": holdings(game)["buyer"],
            "bank": bank_stock(game),
        }

    def chains_on_board(self) -> dict[str, int]:
        """Return the active chains, and one more where nothing would be for sale.

        Nobody is asked what to buy when the bank has no share of any chain on the board.
        """
        if any(self.bank.get(chain, k.SHARES) for chain in self.active):
            return self.active
        named = {*self.active, *self.order}
        unnamed = [c for c in CHAINS if c not in named and self.bank.get(c, k.SHARES)]
        return {**self.active, **dict.fromkeys(unnamed[:1], 2)}


class Draw(Op):
    """Draw at the end of a turn, with these numbers of tiles in hand and in the pile."""

    hand_size: int
    pile: int

    def answer(self) -> Answer:
        hand, pile = TILE_NAMES[: self.hand_size], TILE_NAMES[self.hand_size :][: self.pile]
        if len(hand) + len(pile) < self.hand_size + self.pile:
            raise ValueError(f"there are only {k.TILES} tiles")
        table = Table(
            edition=self.edition,
            names=seated(self.edition, ()),
            step="draw",
            hand=hand,
            pile=pile,
        )
        game = table.game()
        draw_tiles(game, 1)
        drawn = sum(event.n for event in game.events.of(TilesDrawn) if event.seat == 1)
        return {
            "drawn": drawn,
            "hand_size": int(game.state.hand_count[0]),
            "pile": int(game.state.pile),
        }


# Tiles of row B would join two safe chains; tiles next to those of row I found an eighth chain.
_FULL_BOARD = {
    "A": "TTTTTTTTTTTT",
    "C": "SSSSSSSSSSSS",
    "E": "WW.FF.AA.II.",
    "G": "CC..........",
    "I": "...o..o..o..",
}
_CHAIN_OF = {chain[0]: chain for chain in CHAINS} | {"o": INDEPENDENT}
_STAND_INS = {
    "permanent": ("1B", "2B", "3B", "4B", "5B", "6B"),
    "temporary": ("3I", "4H", "5I", "6I", "7H", "8I"),
    "legal": ("5G", "6G", "7G", "8G", "9G", "10G"),
}
_DRAWN_FIRST = ("4F", "5F", "6F", "7F", "8F", "9F", "10F", "11F")


class HandCheck(Op):
    """Look at a hand at the start or the end of a turn, and use every replacement allowed.

    The tiles of the vector are labels: on a board with all seven chains, two of them safe, a
    tile of the same kind stands in for each.
    """

    hand: dict[str, Literal["legal", "temporary", "permanent"]]
    pile: int
    moment: Literal["start_of_turn", "end_of_turn"]

    def answer(self) -> Answer:
        labels = self.stand_ins()
        at_start = self.moment == "start_of_turn"
        game = self.game(list(labels), "place" if at_start else "replace")
        must_place = at_start and self.must_place(game)
        if game.awaits == "place" and game.why_not(SwapHand(), seat=1) is None and at_start:
            game.play(SwapHand())
        elif game.awaits == "replace":
            dead = [tile for tile in labels if game.why_not(ReplaceTiles((tile,))) is None]
            game.play(ReplaceTiles(tuple(dead)))
        drawn = draw_tiles(game, 1)
        aside = [tile for tile in labels if game.state.where[TILE_NAMES.index(tile)] == k.ASIDE]
        return {
            "set_aside": [labels[tile] for tile in aside],
            "drawn": drawn,
            "must_place": "again" if at_start and aside else must_place,
        }

    def stand_ins(self) -> dict[str, str]:
        """Return the label of each stand-in."""
        left = {kind: iter(tiles) for kind, tiles in _STAND_INS.items()}
        if len(self.hand) > k.HAND:
            raise ValueError(f"{len(self.hand)} tiles in hand; the most is {k.HAND}")
        return {next(left[kind]): label for label, kind in self.hand.items()}

    def game(self, hand: list[str], step: str) -> Game:
        """Return a game at this step; the pile holds playable tiles as far as there are some."""
        board = {
            f"{column}{row}": _CHAIN_OF[sign]
            for row, signs in _FULL_BOARD.items()
            for column, sign in enumerate(signs, 1)
            if sign != "."
        }
        unseen = (tile for tile in TILE_NAMES if tile not in (*board, *hand, *_DRAWN_FIRST))
        pile = [*_DRAWN_FIRST, *unseen][: self.pile]
        names = seated(self.edition, ())
        table = Table(
            edition=self.edition, names=names, step=step, board=board, hand=hand, pile=pile
        )
        game = table.game()
        for tile, kind in zip(hand, self.hand.values(), strict=True):
            found = "legal" if game.effect_of(tile).kind != "illegal" else None
            agree(found or game.effect_of(tile).duration, kind)
        return game

    def must_place(self, game: Game) -> bool:
        """Return whether the seat is asked for a tile and may not skip it."""
        return game.awaits == "place" and game.why_not(SkipPlacement(), seat=1) is not None
