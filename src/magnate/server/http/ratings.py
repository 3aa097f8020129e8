"""Ratings over HTTP: who is best in a pool, and how sure that is."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from starlette.responses import Response

from magnate.play.settings import GameName
from magnate.server.people.ratings import BOT, Pool, pool_named, pool_of

from .operations import Asks, Call, Nothing, Operation, answer

MOST_LINES: Final = 100


class PoolAsk(Asks, frozen=True):
    """Games of one kind: an edition (with "+options" for games with changed options), and so on."""

    game: GameName
    edition: Annotated[str, msgspec.Meta(pattern="^[a-z0-9+-]{1,40}$")]
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    bots: bool = False


class Rated(msgspec.Struct, frozen=True):
    """A line of the standings: a strength `mu` with its uncertainty `sigma`, from so many games."""

    rank: int
    name: str
    bot: bool
    you: bool
    mu: float
    sigma: float
    games: int


class Standings(msgspec.Struct, frozen=True):
    """The best of a pool; whoever is surely good stands before whoever only may be."""

    pool: str
    standings: tuple[Rated, ...]


class OwnRating(msgspec.Struct, frozen=True):
    """One's strength in games of one kind."""

    pool: Pool
    mu: float
    sigma: float
    games: int


class OwnRatings(msgspec.Struct, frozen=True):
    """One's strength in every kind of game one has played."""

    ratings: tuple[OwnRating, ...]


async def _ratings(call: Call, asked: PoolAsk) -> Response:
    """List the best players of games of one kind; games with bots are rated apart."""
    person = await call.anyone()
    you = person.id if person else None
    pool = pool_of(asked.game, asked.edition, seats=asked.seats, bots=int(asked.bots))
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


async def _own(call: Call, asked: Nothing) -> Response:
    """Tell how strong one is, in every kind of game one has played."""
    found = await call.site.ratings.of((await call.person()).id)
    ratings = (
        OwnRating(pool_named(pool), rating.mu, rating.sigma, rating.games)
        for pool, rating in found.items()
    )
    return answer(OwnRatings(tuple(ratings)))


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/ratings", _ratings, PoolAsk, Standings),
    Operation("GET", "/api/me/ratings", _own, Nothing, OwnRatings, signed_in=True),
)
