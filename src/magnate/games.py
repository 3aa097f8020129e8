"""The registry of games: the only module that names them all.

Code that needs to know something about a game asks for its `GameInfo` here. In the layers that
import this file, only folders and files named after a game import that game. See
docs/guides/add-a-game.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce
from importlib import import_module
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import msgspec
from typing_extensions import override

if TYPE_CHECKING:
    from typing import TypeAlias

    from magnate import acquire, monopoly
    from magnate.acquire.events import Event as AcquireEvent
    from magnate.acquire.game import Outcome as AcquireOutcome
    from magnate.acquire.orders import AcquireOrder
    from magnate.acquire.view import View as AcquireView
    from magnate.engine.game_info import GameInfo
    from magnate.monopoly.events import Event as MonopolyEvent
    from magnate.monopoly.game import Outcome as MonopolyOutcome
    from magnate.monopoly.orders import MonopolyOrder
    from magnate.monopoly.preview import Effect as MonopolyEffect
    from magnate.monopoly.view import View as MonopolyView

    AnyGame: TypeAlias = acquire.Game | monopoly.Game
    AnyEdition: TypeAlias = acquire.Edition | monopoly.Edition
    AnyAction: TypeAlias = acquire.Action | monopoly.Action
    AnyEvent: TypeAlias = AcquireEvent | MonopolyEvent
    AnyOutcome: TypeAlias = AcquireOutcome | MonopolyOutcome
    AnyView: TypeAlias = AcquireView | MonopolyView
    AnyOrder: TypeAlias = AcquireOrder | MonopolyOrder
    AnyEffect: TypeAlias = MonopolyEffect
    AnyInfo: TypeAlias = GameInfo[
        AnyGame, AnyEdition, AnyView, AnyAction, AnyEvent, AnyOrder, AnyEffect
    ]

GAMES: Final[dict[str, str]] = {
    "acquire": "magnate.acquire.info",
    "monopoly": "magnate.monopoly.info",
}
"""Each game with the module whose `INFO` describes it, imported when it is first needed."""

GameName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]
"""The name of a game in messages; `game_info` checks it."""


class UnknownGame(LookupError):
    """No game has this name."""

    def __init__(self, name: object) -> None:
        super().__init__(name)
        self.name = name

    @override
    def __str__(self) -> str:
        """Name the game and those that are known."""
        from magnate.engine.editions import unknown

        return f"game {unknown(self.name, tuple(GAMES))}"


def game_info(name: str) -> AnyInfo:
    """Return a game's entry in the registry, or raise UnknownGame.

    Its methods are typed to accept any game, action and view, but expect those of their own game.
    Nothing checks that: callers get all of them from one table, record or view.
    """
    if name not in tuple(GAMES):  # a name from outside may be of a type that cannot be hashed
        raise UnknownGame(name)
    return _loaded(GAMES[name])


@cache
def _loaded(module: str) -> AnyInfo:
    return cast("AnyInfo", import_module(module).INFO)


def info_of(game: AnyGame) -> AnyInfo:
    """Return the registry entry of the game that an object plays."""
    name = getattr(game, "game_name", None)
    if not isinstance(name, str):
        raise TypeError(f"{type(game).__qualname__} is not a game of the registry")
    return game_info(name)


def __getattr__(name: str) -> Any:
    """Return a union over all games, for formats that are validated at run time.

    Built on demand, because it imports every game, and a bot's process loads only the one it plays.
    """
    if name not in _MEMBERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    members = _MEMBERS[name]
    return reduce(or_, (kind for game in GAMES for kind in members(game_info(game))))


_MEMBERS: Final[dict[str, Callable[[AnyInfo], tuple[type, ...]]]] = {
    "AnyGame": lambda info: (info.game,),
    "AnyEdition": lambda info: (info.edition,),
    "AnyAction": lambda info: (info.game.action,),
    "AnyOrder": lambda info: info.orders.kinds,
    "AnyEffect": lambda info: info.effects,
    "AnyView": lambda info: (info.view,),
}
