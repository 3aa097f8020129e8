"""Vectors about how a game begins."""

from __future__ import annotations

import msgspec

from magnate.acquire import Game, IllegalSetup, StartTile
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.events import FirstPlayer, TurnBegan
from magnate.acquire.rules import state as k

from .op import Answer, Op
from .table import seated


class Setup(Op):
    """Begin a game and look at what everyone has."""

    players: int | list[str]

    def answer(self) -> Answer:
        try:
            game = Game(self.players, self.edition, chance="given")
        except IllegalSetup as error:
            return {"legal": False, "reason": str(error.reason)}
        while game.awaits in ("start", "draw"):
            game.play(game.legal_actions()[0])
        state = game.state
        return {
            "legal": True,
            "cash_each": _each([int(cash) for cash in state.cash[: game.players]]),
            "hand_each": _each([int(count) for count in state.hand_count[: game.players]]),
            "tiles_on_board": sum(where <= k.INDEPENDENT for where in state.where),
            "pile": int(state.pile),
            "shares_per_chain": _each([int(count) for count in state.bank]),
        }


def _each(numbers: list[int]) -> int | list[int]:
    """Return the number that all have, or all numbers if they differ."""
    return numbers[0] if len(set(numbers)) == 1 else numbers


class FirstTurn(Op):
    """Draw the starting tiles, and play until everyone has had a turn."""

    starting_tiles: dict[str, str]
    seating: list[str] = msgspec.field(default_factory=list)

    def answer(self) -> Answer:
        named = self.seating or [*self.starting_tiles]
        if {*named} != {*self.starting_tiles}:
            raise ValueError("seating and starting_tiles name different players")
        names = seated(self.edition, named)
        game = Game(names, self.edition, chance="given")
        far = (tile for tile in reversed(TILE_NAMES) if tile not in self.starting_tiles.values())
        for name in names:
            game.play(StartTile(self.starting_tiles[name] if name in named else next(far)))
        while len(game.events.of(TurnBegan)) < len(names):
            game.play(game.legal_actions()[0])
        order = [names[event.seat - 1] for event in game.events.of(TurnBegan)]
        return {
            "first": names[game.events.last(FirstPlayer).seat - 1],
            "turn_order": [name for name in order if name in named],
        }
