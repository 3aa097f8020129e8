"""Race in the registry of games."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override

from magnate.engine.game_info import GameInfo, Standing
from magnate.engine.orders import Order
from magnate.messages import Catalog

from .actions import Action, parse_action
from .editions import PRESETS, Edition
from .events import Event, Stepped
from .game import Game
from .view import View


class RaceInfo(GameInfo[Game, Edition, View, Action, Event, Order, None]):
    """What the layers above the games need to know about Race."""

    name = "race"
    game = Game
    edition = Edition
    editions = PRESETS
    view = View

    @override
    def parse_action(self, text: str, edition: Edition) -> Action:
        return parse_action(text)

    @override
    def sentence(self, event: Event, words: Catalog, names: Sequence[str], edition: Edition) -> str:
        player = names[event.seat - 1]
        if isinstance(event, Stepped):
            return words.text(event.key, player=player, n=event.steps, place=event.place)
        return words.text(event.key, player=player)

    @override
    def board_text(self, view: View, language: str) -> str:
        return "\n".join(f"{seat.name:<12} {'.' * seat.place}o" for seat in view.seats)

    @override
    def standing(self, game: Game) -> Standing:
        places = tuple(game.state.place[: game.players])
        ranks = tuple(1 + sum(other > mine for other in places) for mine in places)
        return Standing(ranks, places)

    @override
    def cash(self, view: View) -> int:
        assert view.seat is not None
        return view.seats[view.seat - 1].place

    @override
    def choices(self, view: View) -> Sequence[Action]:
        return [parse_action(text) for text in view.prompt.actions] if view.prompt else ()


INFO = RaceInfo()
