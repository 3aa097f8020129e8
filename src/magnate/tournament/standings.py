"""How the bots of a tournament did, with intervals bootstrapped over blocks.

The games of one block share their chance, so they are not independent samples; blocks are.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import fsum
from statistics import fmean
from typing import Final

import msgspec

from magnate.ratings import Rating, updated_ratings

from .games import GameResult, SeatResult

RESAMPLES: Final = 2000
TAIL: Final = 0.025  # of a 95 % interval, on each side


class Interval(msgspec.Struct, frozen=True):
    """A mean over blocks with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Score(msgspec.Struct, frozen=True):
    """How a bot did over all its seats; `win_share` is per seat, so equal bots have 1 / seats."""

    bot: str
    games: int
    win_share: Interval
    rank: Interval
    money: Interval
    decisions: int
    seconds: float
    rating: Rating

    @property
    def seconds_per_decision(self) -> float:
        """The mean time of a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


def blocks_of(games: Iterable[GameResult]) -> list[list[GameResult]]:
    """Return the games grouped by block, in order."""
    blocks: dict[int, list[GameResult]] = {}
    for game in sorted(games, key=lambda game: (game.block, game.rotation)):
        blocks.setdefault(game.block, []).append(game)
    return list(blocks.values())


def scores(blocks: Sequence[list[GameResult]]) -> list[Score]:
    """Return the score of each bot, best first."""
    every = [seat for block in blocks for game in block for seat in game.seats]
    ratings = _ratings(blocks)
    found = [
        _score(bot, blocks, [seat for seat in every if seat.bot == bot], ratings[bot])
        for bot in dict.fromkeys(seat.bot for seat in every)
    ]
    return sorted(found, key=lambda score: -score.win_share.mean)


def _score(
    bot: str, blocks: Sequence[list[GameResult]], seats: Sequence[SeatResult], rating: Rating
) -> Score:
    return Score(
        bot,
        games=len(seats),
        win_share=win_share(bot, blocks),
        rank=_interval(bot, blocks, lambda seat: seat.rank),
        money=_interval(bot, blocks, lambda seat: seat.money),
        decisions=sum(seat.decisions for seat in seats),
        seconds=sum(seat.seconds for seat in seats),
        rating=rating,
    )


def win_share(bot: str, blocks: Sequence[list[GameResult]]) -> Interval:
    """Return the share of its games that a bot wins."""
    return _interval(bot, blocks, lambda seat: seat.won)


def _interval(
    bot: str, blocks: Sequence[list[GameResult]], figure: Callable[[SeatResult], float]
) -> Interval:
    means = [
        fmean(figure(seat) for game in block for seat in game.seats if seat.bot == bot)
        for block in blocks
    ]
    return bootstrap(means)


def bootstrap(values: Sequence[float]) -> Interval:
    """Return the mean of values with its bootstrap 95 % interval."""
    return _bootstrap(tuple(values))


@lru_cache(maxsize=256)  # with --until the same first blocks are resampled repeatedly
def _bootstrap(values: tuple[float, ...]) -> Interval:
    # A fixed seed: the same results must always give the same interval.
    dice = random.Random(len(values))
    drawn = sorted(fsum(dice.choices(values, k=len(values))) for _ in range(RESAMPLES))
    cut = int(TAIL * RESAMPLES)
    return Interval(fmean(values), drawn[cut] / len(values), drawn[-1 - cut] / len(values))


def _ratings(blocks: Sequence[list[GameResult]]) -> dict[str, Rating]:
    ratings = {seat.bot: Rating() for block in blocks for game in block for seat in game.seats}
    for block in blocks:
        for game in block:
            ratings |= updated_ratings([(seat.bot, seat.rank) for seat in game.seats], ratings)
    return ratings


def crosstable(blocks: Sequence[list[GameResult]]) -> dict[str, dict[str, float]]:
    """Return how often each bot ranks before each other bot; a tie counts half."""
    before: dict[tuple[str, str], list[float]] = {}
    for seats in (game.seats for block in blocks for game in block):
        for mine in seats:
            for other in seats:
                if mine.bot != other.bot:
                    ahead = (mine.rank < other.rank) + (mine.rank == other.rank) / 2
                    before.setdefault((mine.bot, other.bot), []).append(ahead)
    table: dict[str, dict[str, float]] = {}
    for (bot, behind), each in before.items():
        table.setdefault(bot, {})[behind] = fmean(each)
    return table
