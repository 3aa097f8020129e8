"""The table of games that have their own console."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from .plain import Console

if TYPE_CHECKING:
    from magnate.games import AnyGame
    from magnate.messages import Catalog

# A module of this package, imported when it is needed, and the class in it.
CONSOLES: Final = {
    "acquire": ("acquire", "AcquireConsole"),
    "monopoly": ("monopoly", "MonopolyConsole"),
}


def console_of(
    game: AnyGame, words: Catalog, *, bot: str, seed: int | None = None
) -> Console[AnyGame]:
    """Return the console for a game: the game's own, or the plain one."""
    if game.game_name not in CONSOLES:
        return Console(game, words, bot=bot, seed=seed)
    module, name = CONSOLES[game.game_name]
    console: Console[AnyGame] = getattr(import_module(f"{__package__}.{module}"), name)(
        game, words, bot=bot, seed=seed
    )
    return console
