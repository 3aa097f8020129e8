"""What the lobby offers: games, editions, options, bots and clocks."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from starlette.responses import Response

from magnate import bots
from magnate.games import GAMES, UnknownGame, game_info
from magnate.messages import LANGUAGES
from magnate.play.settings import CLOCK_RANGES
from magnate.server.tables.terms import most_amounts, most_rounds

from . import acquire
from .operations import Call, NoParams, Operation, answer
from .responses import Failure


class AvailableOption(msgspec.Struct, frozen=True):
    """A rule option: its named values, and the range of numbers it accepts, if any."""

    name: str
    values: tuple[Any, ...]
    least: int | None
    most: int | None
    clauses: tuple[str, ...]


class AvailableEdition(msgspec.Struct, frozen=True):
    """An edition: the number of players, and the value of every option.

    `most` has the greatest values that this server accepts for some of them.
    """

    name: str
    players_min: int
    players_max: int
    options: dict[str, Any]
    most: dict[str, int]


class AvailableGame(msgspec.Struct, frozen=True):
    """A game with its editions, options and bots.

    This server ends a game after `most_rounds` rounds, as if that limit had been chosen.
    """

    game: str
    bots: tuple[str, ...]
    editions: tuple[AvailableEdition, ...]
    options: tuple[AvailableOption, ...]
    most_rounds: int | None


class AvailableGames(msgspec.Struct, frozen=True):
    """Everything a table can be opened with; `clocks` holds the range of each clock setting."""

    games: tuple[AvailableGame, ...]
    bots: tuple[str, ...]
    clocks: dict[str, tuple[int, int]]
    languages: tuple[str, ...]


@cache
def _game(name: str) -> AvailableGame:
    info = game_info(name)
    editions = tuple(
        AvailableEdition(
            edition.name,
            edition.players_min,
            edition.players_max,
            edition.options(),
            most_amounts(edition, name),
        )
        for edition in map(info.load, info.presets())
    )
    options = tuple(
        AvailableOption(option.name, option.values, option.least, option.most, option.clauses)
        for option in info.options
    )
    return AvailableGame(name, bots.table_bots(name), editions, options, most_rounds(name))


async def _available_games(call: Call, params: NoParams) -> Response:
    """Return what a table can be opened with."""
    games = tuple(map(_game, GAMES))
    return answer(AvailableGames(games, tuple(bots.BOTS), dict(CLOCK_RANGES), LANGUAGES))


def checked_game(name: str) -> str:
    """Return the name of a game; raise a Failure if there is no such game."""
    if name not in GAMES:
        raise Failure(422, "invalid", field="game", detail=str(UnknownGame(name)))
    return name


OF_GAMES: Final[dict[str, tuple[Operation[Any], ...]]] = {"acquire": acquire.OPERATIONS}
"""The operations that only one game has."""

OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/games", _available_games, NoParams, AvailableGames, for_strangers=True),
    *(operation for operations in OF_GAMES.values() for operation in operations),
)
