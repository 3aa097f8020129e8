"""Ratings of people and bots: openskill, per game, edition and number of seats.

Games with bots are rated separately, in pools that end in "+bots", where bots have ratings too.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Final

import msgspec

from magnate.ratings import Rating, updated_ratings
from magnate.server.database import Conflict, Database, Row, Statement, Unavailable

from .personal_data import HOLD_PERSON

BOT: Final = "bot:"
WITH_BOTS: Final = "+bots"
TRIES: Final = 20
LONGEST_PAUSE: Final = 0.05
CAUTION: Final = 3
"""Standings rank players by a cautious estimate: mu minus this many sigma."""

_INSERT_RESULT = """INSERT INTO results
    (table_id, seat, person, game, edition, seats, bots, rank, ended)
    VALUES ($1, $2, (SELECT id FROM people WHERE id = $3), $4, $5, $6, $7, $8, $9)"""
_INSERT_BOT = """INSERT INTO ratings (person, pool, mu, sigma, games)
    VALUES ($1, $2, $3, $4, $5)"""
_INSERT_PERSON = """INSERT INTO ratings (person, pool, mu, sigma, games)
    SELECT id, $2, $3, $4, $5 FROM people WHERE id = $1"""
_HOLD_RATING = "UPDATE ratings SET games = games WHERE person = $1 AND pool = $2"
# Compare-and-set in SQL that both databases know: if the rating is not the one that was read, this
# inserts its row a second time, which is a Conflict.
_CHECK_RATING = """INSERT INTO ratings (person, pool, mu, sigma, games)
    SELECT person, pool, mu, sigma, games FROM ratings
    WHERE person = $1 AND pool = $2 AND games <> $3"""
_UPDATE_RATING = """UPDATE ratings SET mu = $3, sigma = $4, games = $5
    WHERE person = $1 AND pool = $2"""
_STANDINGS = f"""SELECT r.person, p.name, r.mu, r.sigma, r.games
    FROM ratings r LEFT JOIN people p ON p.id = r.person
    WHERE r.pool = $1 AND p.banned IS NULL
    ORDER BY r.mu - {CAUTION} * r.sigma DESC, r.games DESC LIMIT $2"""


class SeatResult(msgspec.Struct, frozen=True):
    """The result of a seat: `person` for a person's seat (None if deleted), `bot` for a bot's.

    A seat that a bot finished for a person still counts as the person's.
    """

    rank: int
    person: str | None = None
    bot: str | None = None


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, with its seats in order; 1 is the best rank, equal ranks are a tie.

    If not `is_rated`, only its result is stored.
    """

    table_id: str
    game: str
    edition: str
    ended: float
    seats: tuple[SeatResult, ...]
    is_rated: bool = True

    @property
    def bots(self) -> int:
        """The number of seats played by bots."""
        return sum(seat.bot is not None for seat in self.seats)

    @property
    def pool(self) -> str:
        """The name of the game's rating pool."""
        return pool_of(self.game, self.edition, seats=len(self.seats), bots=self.bots)


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings; `person` is "bot:steady" and the like for a bot."""

    rank: int
    person: str
    name: str
    mu: float
    sigma: float
    games: int


class Pool(msgspec.Struct, frozen=True):
    """Games that are rated together; `edition` ends in "+options" if options were changed."""

    game: str
    edition: str
    seats: int
    bots: bool


def pool_named(name: str) -> Pool:
    """Parse the name of a pool; the inverse of `pool_of`."""
    game, edition, seats = name.removesuffix(WITH_BOTS).split("/")
    return Pool(game, edition, int(seats), name.endswith(WITH_BOTS))


def pool_of(game: str, edition: str, *, seats: int, bots: int) -> str:
    """Return the name of the pool for games of this kind."""
    return f"{game}/{edition}/{seats}{WITH_BOTS if bots else ''}"


class Ratings:
    """Rates finished games, one after the other, and computes standings.

    Other processes may rate games of the same players at the same time; no update is lost. Within
    a process games are rated one at a time: group commit could otherwise put the same players into
    two transactions in different orders, which would deadlock.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()

    async def rate(self, finished: Finished) -> None:
        """Store a game's results and the new ratings; calling it again has no effect.

        If it raises Unavailable or Full, call it again later.
        """
        async with self._turn:
            for _ in range(TRIES):
                try:
                    return await _rate_now(self._database, finished)
                except (Conflict, Unavailable):
                    if await _is_rated(self._database, finished.table_id):
                        return None
                # Another process was rating a game of the same player. Random, so that they do not
                # collide again.
                await asyncio.sleep(random.uniform(0, LONGEST_PAUSE))
            return await _rate_now(self._database, finished)

    async def standings(self, pool: str, *, limit: int) -> list[Standing]:
        """Return the best players of a pool, ranked by a cautious estimate of their strength."""
        rows = await self._database.read(_STANDINGS, pool, limit)
        return [_standing(rank, row) for rank, row in enumerate(rows, 1)]

    async def of(self, person: str) -> dict[str, Rating]:
        """Return the ratings of a person by pool."""
        sql = "SELECT pool, mu, sigma, games FROM ratings WHERE person = $1 ORDER BY pool"
        rows = await self._database.read(sql, person)
        return {str(pool): msgspec.convert(rating, Rating) for pool, *rating in rows}


def _standing(rank: int, row: Row) -> Standing:
    person, name, mu, sigma, games = row
    shown = str(person).removeprefix(BOT) if name is None else name
    fields = {"person": person, "name": shown, "mu": mu, "sigma": sigma, "games": games}
    return msgspec.convert({"rank": rank, **fields}, Standing)


async def _rate_now(database: Database, finished: Finished) -> None:
    players = _rated_seats(finished)
    before = await _ratings_of(database, finished.pool, players=[player for player, _ in players])
    after = updated_ratings(players, before)
    people = sorted({seat.person for seat in finished.seats if seat.person is not None})
    await database.write(
        *(Statement(HOLD_PERSON, (person,)) for person in people),
        *_results(finished),
        # Rows are always locked in the same order, so that two games cannot deadlock.
        *(
            statement
            for player in sorted(after)
            for statement in _kept(
                player, finished.pool, before=before[player], after=after[player]
            )
        ),
    )


async def _is_rated(database: Database, table_id: str) -> bool:
    return bool(await database.read("SELECT 1 FROM results WHERE table_id = $1", table_id))


def _rated_seats(finished: Finished) -> list[tuple[str, int]]:
    """Return the players to rate with their ranks; none if the game is not rated.

    Seats of deleted people do not count. A game is not rated if a person had several seats or no
    opponent; the same bot may have several seats.
    """
    people = [seat.person for seat in finished.seats if seat.person is not None]
    if (
        not finished.is_rated
        or len(set(people)) < len(people)
        or len(people) < (1 if finished.bots else 2)
    ):
        return []
    return [
        (BOT + seat.bot if seat.bot is not None else str(seat.person), seat.rank)
        for seat in finished.seats
        if seat.bot is not None or seat.person is not None
    ]


async def _ratings_of(
    database: Database, pool: str, *, players: Sequence[str]
) -> dict[str, Rating]:
    ratings = dict.fromkeys(players, Rating())
    for player in ratings:
        sql = "SELECT mu, sigma, games FROM ratings WHERE person = $1 AND pool = $2"
        for row in await database.read(sql, player, pool):
            ratings[player] = msgspec.convert(row, Rating)
    return ratings


def _results(finished: Finished) -> list[Statement]:
    common = (finished.game, finished.edition, len(finished.seats), finished.bots)
    return [
        Statement(
            _INSERT_RESULT,
            (finished.table_id, number, seat.person, *common, seat.rank, finished.ended),
        )
        for number, seat in enumerate(finished.seats, 1)
    ]


def _kept(player: str, pool: str, *, before: Rating, after: Rating) -> list[Statement]:
    """Return the statements that store a rating, or raise Conflict if it changed since `before`."""
    row = (player, pool, after.mu, after.sigma, after.games)
    if before.games == 0:
        return [Statement(_INSERT_BOT if player.startswith(BOT) else _INSERT_PERSON, row)]
    return [
        Statement(_HOLD_RATING, (player, pool)),
        Statement(_CHECK_RATING, (player, pool, before.games)),
        Statement(_UPDATE_RATING, row),
    ]
