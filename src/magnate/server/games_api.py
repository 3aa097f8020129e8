"""What can be played: games, editions, options, bots and clocks, as a lobby offers them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec
from starlette.responses import Response

from magnate.messages import LANGUAGES
from magnate.play.settings import CLOCK_RANGES
from magnate.record.games import GAMES

from .calls import Call, Nothing, Operation, answer


class OptionOffer(msgspec.Struct, frozen=True):
    """An option of the rules: the values that have a name, and the numbers it takes besides."""

    name: str
    values: tuple[Any, ...]
    least: int | None
    most: int | None
    clauses: tuple[str, ...]


class EditionOffer(msgspec.Struct, frozen=True):
    """An edition: for how many players, and the value of every option."""

    name: str
    players_min: int
    players_max: int
    options: dict[str, Any]


class GameOffer(msgspec.Struct, frozen=True):
    """A game with its editions and options."""

    game: str
    editions: tuple[EditionOffer, ...]
    options: tuple[OptionOffer, ...]


class Offer(msgspec.Struct, frozen=True):
    """All that can be chosen for a table; `clocks` has the least and the most of each figure."""

    games: tuple[GameOffer, ...]
    bots: tuple[str, ...]
    clocks: dict[str, tuple[int, int]]
    languages: tuple[str, ...]


def _game(name: str) -> GameOffer:
    package = import_module(f"magnate.{name}.editions")
    editions = tuple(
        EditionOffer(edition.name, edition.players_min, edition.players_max, edition.options())
        for edition in map(package.load, package.presets())
    )
    options = tuple(
        OptionOffer(option.name, option.values, option.least, option.most, option.clauses)
        for option in package.OPTIONS
    )
    return GameOffer(name, editions, options)


@cache
def _games() -> tuple[GameOffer, ...]:
    return tuple(map(_game, GAMES))


async def _offer(call: Call, asked: Nothing) -> Response:
    """Tell what a table can be opened for."""
    return answer(Offer(_games(), call.site.bots.names, dict(CLOCK_RANGES), LANGUAGES))


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/games", _offer, Nothing, Offer),
)
