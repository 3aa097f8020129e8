"""Acquire in the registry of games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from typing_extensions import override

from magnate.engine.game_info import Decision, GameInfo, Standing, UndoRules

from .actions import Action
from .editions import Edition
from .editions.schema import PRESETS
from .events import Event, MergerBegan, SharesCounted, TurnBegan
from .game import Game
from .notation import parse_action
from .orders import AcquireOrder, AcquireOrders
from .view import View

if TYPE_CHECKING:
    from magnate.engine.simulation import Statistics
    from magnate.messages import Catalog


class AcquireUndo(UndoRules[Game, Action]):
    """Undo in a game where tiles are hidden, and in some editions shares too."""

    @override
    def reveals(self, game: Game, decision: Decision[Action]) -> bool:
        # Whether the next seat is asked to place a tile reveals whether it has a playable one.
        telling: tuple[type[Event], ...] = (TurnBegan,)
        if game.edition.holdings_visibility == "hidden":
            telling += (SharesCounted,)
        return any(isinstance(event, telling) for event in decision.events)


class AcquireInfo(GameInfo[Game, Edition, View, Action, Event, AcquireOrder, None]):
    """What the rest of the package needs to know about Acquire.

    A table has no preview of actions: their effect depends on what the seat must not know.
    """

    name = "acquire"
    game = Game
    edition = Edition
    editions = PRESETS
    view = View
    milestones = (MergerBegan,)
    orders = AcquireOrders()
    undo = AcquireUndo()

    @override
    def parse_action(self, text: str, edition: Edition) -> Action:
        return parse_action(text)

    @override
    def sentence(self, event: Event, words: Catalog, names: Sequence[str], edition: Edition) -> str:
        from .log import sentence

        return sentence(event, words, names)

    @override
    def board_text(self, view: View, language: str) -> str:
        from .text import board_text

        return board_text(view, language)

    @override
    def standing(self, game: Game) -> Standing:
        outcome = game.outcome()
        if outcome is not None:
            return Standing(outcome.ranks, outcome.money)
        seats = range(1, game.players + 1)
        money = tuple(self.cash(game.view(seat, since=len(game.events))) for seat in seats)
        return Standing((1,) * game.players, money)

    @override
    def cash(self, view: View) -> int:
        assert view.seat is not None
        cash = view.seats[view.seat - 1].cash
        assert cash is not None  # a seat knows its own money
        return cash

    @override
    def worth(self, view: View) -> int:
        assert view.seat is not None
        prices = {chain.name: chain.price for chain in view.chains}
        shares = view.seats[view.seat - 1].shares or {}
        return self.cash(view) + sum(count * prices[chain] for chain, count in shares.items())

    @override
    def simulate(
        self,
        edition: Edition,
        *,
        players: int,
        games: int,
        seed: int,
        progress: Callable[[Statistics], None],
    ) -> Statistics:
        from .simulate import simulate

        return simulate(edition, players=players, games=games, seed=seed, progress=progress)


INFO = AcquireInfo()
