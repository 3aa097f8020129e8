"""Ratings over HTTP: the standings of a pool, with their uncertainty."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from starlette.responses import Response

from magnate.games import GameName
from magnate.server.people.ratings import BOT, Pool, pool_named, pool_of

from .games import checked_game
from .operations import Call, NoParams, Operation, Params, answer

MOST_LINES: Final = 100


class PoolParams(Params, frozen=True):
    """The rating pool; `edition` ends in "+options" for games with changed options."""

    game: GameName
    edition: Annotated[str, msgspec.Meta(pattern="^[a-z0-9+-]{1,40}$")]
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    bots: bool = False


class Rated(msgspec.Struct, frozen=True):
    """A line of the standings: the rating `mu` with its uncertainty `sigma`."""

    rank: int
    name: str
    bot: bool
    you: bool
    mu: float
    sigma: float
    games: int


class Standings(msgspec.Struct, frozen=True):
    """The best players of a pool, ranked by a cautious estimate of their rating."""

    pool: str
    standings: tuple[Rated, ...]


class OwnRating(msgspec.Struct, frozen=True):
    """A person's rating in one pool."""

    pool: Pool
    mu: float
    sigma: float
    games: int


class OwnRatings(msgspec.Struct, frozen=True):
    """A person's ratings in every pool they have played in."""

    ratings: tuple[OwnRating, ...]


async def _ratings(call: Call, params: PoolParams) -> Response:
    """List the best players of a pool; games with bots are rated separately."""
    person = await call.anyone()
    you = person.id if person else None
    pool = pool_of(
        checked_game(params.game), params.edition, seats=params.seats, bots=int(params.bots)
    )
    lines = tuple(
        Rated(
            rank=line.rank,
            name=line.name,
            bot=line.person.startswith(BOT),
            you=line.person == you,
            mu=line.mu,
            sigma=line.sigma,
            games=line.games,
        )
        for line in await call.site.ratings.standings(pool, limit=MOST_LINES)
    )
    return answer(Standings(pool, lines))


async def _own(call: Call, params: NoParams) -> Response:
    """Return the signed-in person's rating in every pool."""
    found = await call.site.ratings.of((await call.person()).id)
    ratings = (
        OwnRating(pool_named(pool), rating.mu, rating.sigma, rating.games)
        for pool, rating in found.items()
    )
    return answer(OwnRatings(tuple(ratings)))


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/ratings", _ratings, PoolParams, Standings),
    Operation("GET", "/api/me/ratings", _own, NoParams, OwnRatings, signed_in=True),
)
