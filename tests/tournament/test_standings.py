"""Standings: figures worked out by hand, and intervals that cover their values."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from magnate.tournament.games import GameResult, SeatResult
from magnate.tournament.standings import (
    Interval,
    Score,
    blocks_of,
    bootstrap,
    crosstable,
    scores,
    win_share,
)

from .small import FIRST_BLOCK, SECOND_BLOCK, duel_block, seat

BLOCKS = [FIRST_BLOCK, SECOND_BLOCK]


def score_of(bot: str) -> Score:
    return next(score for score in scores(BLOCKS) if score.bot == bot)


def test_games_are_sorted_in_whatever_order_they_end() -> None:
    games = [*SECOND_BLOCK, *reversed(FIRST_BLOCK)]

    assert blocks_of(games) == BLOCKS


def test_the_best_bot_comes_first() -> None:
    assert [score.bot for score in scores(BLOCKS)] == ["a", "b"]
    assert [score.bot for score in scores([duel_block(1, wins=0)])] == ["b", "a"]


def test_the_win_share_is_per_seat_and_the_mean_of_the_blocks() -> None:
    """`a`: 1 + 0 + 1/2 of 3, then 3 of 3. `b`: 1 + 1/2 of 6 seats, then none."""
    assert win_share("a", BLOCKS).mean == pytest.approx((1 / 2 + 1) / 2)
    assert win_share("b", BLOCKS).mean == pytest.approx((1 / 4 + 0) / 2)
    assert score_of("a").win_share == win_share("a", BLOCKS)


def test_the_mean_rank() -> None:
    """`a`: 1, 2, 1, then 1. `b`: 2, 3, 1, 3, 1, 3, then 2 and 3."""
    assert score_of("a").rank.mean == pytest.approx((4 / 3 + 1) / 2)
    assert score_of("b").rank.mean == pytest.approx((13 / 6 + 5 / 2) / 2)


def test_the_mean_money() -> None:
    """`a`: 900, 400, 500, then 1000. `b`: 600, 300, 800, 0, 500, 100, then 400 and 100."""
    assert score_of("a").money.mean == pytest.approx((600 + 1000) / 2)
    assert score_of("b").money.mean == pytest.approx((2300 / 6 + 250) / 2)


def test_of_two_blocks_the_interval_goes_from_one_to_the_other() -> None:
    """A quarter of all draws takes the first twice, a quarter the second."""
    a = score_of("a")

    assert (a.win_share.low, a.win_share.high) == pytest.approx((1 / 2, 1))
    assert (a.rank.low, a.rank.high) == pytest.approx((1, 4 / 3))
    assert (a.money.low, a.money.high) == pytest.approx((600, 1000))


def test_a_bot_with_several_seats_counts_for_each() -> None:
    """Six games; every seat has ten decisions, of 20 ms together."""
    assert [score_of(bot).games for bot in "ab"] == [6, 12]
    assert [score_of(bot).decisions for bot in "ab"] == [60, 120]
    assert [score_of(bot).seconds for bot in "ab"] == pytest.approx([0.12, 0.24])
    assert [score_of(bot).seconds_per_decision for bot in "ab"] == pytest.approx([0.002, 0.002])


def test_a_bot_that_was_never_asked_took_no_time() -> None:
    idle = SeatResult("idle", won=0.0, rank=2, money=0, decisions=0, seconds=0.0)
    block = [GameResult(1, 0, (seat("a", 1), idle), rounds=1)]

    assert scores([block])[1].seconds_per_decision == 0


def test_the_crosstable_counts_pairs_of_seats_and_half_a_tie() -> None:
    """`a` before `b`: 2 + 1 + 1 1/2 of 6 pairs, then 6 of 6."""
    table = crosstable(BLOCKS)

    assert table == {"a": {"b": pytest.approx(10.5 / 12)}, "b": {"a": pytest.approx(1.5 / 12)}}


def test_a_bot_is_not_compared_with_itself() -> None:
    game = GameResult(1, 0, (seat("a", 1), seat("a", 2)), rounds=1)

    assert crosstable([[game]]) == {}


def test_the_rating_after_one_game_follows_plackett_and_luce() -> None:
    """Two new players: 25 ± 25/3, performances spread by 25/6, tau 25/300 added first.

    The winner was expected to win half, so half of sigma²/c is what moves; the uncertainty
    shrinks by 1/4 · sigma²/c² · sigma/c.
    """
    sigma2 = (25 / 3) ** 2 + (25 / 300) ** 2
    c2 = 2 * (sigma2 + (25 / 6) ** 2)
    moved = sigma2 / sqrt(c2) / 2
    left = sqrt(sigma2 * (1 - sigma2 / c2 * sqrt(sigma2 / c2) / 4))

    winner, loser = scores([duel_block(1, wins=2)[:1]])

    assert (winner.rating.mu, winner.rating.sigma) == pytest.approx((25 + moved, left))
    assert (loser.rating.mu, loser.rating.sigma) == pytest.approx((25 - moved, left))
    assert winner.rating.games == loser.rating.games == 1
    assert moved == pytest.approx(2.6354, abs=1e-4)


def test_ratings_take_every_game_in_the_order_of_the_blocks() -> None:
    """A win of the weaker bot counts more: after two wins each, the last winner is ahead."""
    for last in (0, 2):
        first, second = scores([duel_block(1, wins=2 - last), duel_block(2, wins=last)])
        ratings = {first.bot: first.rating, second.bot: second.rating}

        assert (ratings["a"].mu > ratings["b"].mu) == (last == 2)
        assert ratings["a"].games == ratings["b"].games == 4


def test_a_bot_that_only_meets_itself_keeps_its_rating() -> None:
    game = GameResult(1, 0, (seat("a", 1), seat("a", 2)), rounds=1)

    (score,) = scores([[game]])

    assert score.rating.mu == pytest.approx(25)
    assert score.win_share.mean == 1 / 2


@pytest.mark.parametrize("value", [0.0, 1.0, 0.1, 0.2, 1 / 3, 61_325.0])
@pytest.mark.parametrize("n", [1, 7, 25])
def test_equal_values_have_an_interval_of_zero_width(value: float, n: int) -> None:
    """Not even rounding may widen it, or `--until 0.2` is decided among five equal bots."""
    interval = bootstrap([value] * n)

    assert interval.low == interval.mean == interval.high == pytest.approx(value)


def test_a_mean_of_two_values_lies_between_them() -> None:
    for ones in range(1, 10):
        interval = bootstrap([1.0] * ones + [0.0] * (10 - ones))

        assert 0 <= interval.low < ones / 10 == interval.mean < interval.high <= 1


def test_the_same_values_have_the_same_interval() -> None:
    values = [0.0, 0.5, 0.25, 1.0, 0.75]

    assert bootstrap(values) == bootstrap(list(values))


def test_the_interval_of_many_values_agrees_with_theory() -> None:
    """400 coins: 1.96 · 0.5 / sqrt(400) is 0.049 on each side."""
    interval = bootstrap([0.0, 1.0] * 200)

    assert interval.mean == 0.5
    assert interval.low == pytest.approx(0.451, abs=0.006)
    assert interval.high == pytest.approx(0.549, abs=0.006)


@pytest.mark.slow
def test_the_interval_covers_the_truth_in_about_95_of_100_cases() -> None:
    """Of 100 samples of 40 coins, two in five of them heads; the samples are always the same."""
    dice = random.Random(1)

    def covers(interval: Interval) -> bool:
        return interval.low <= 0.4 <= interval.high

    covered = sum(
        covers(bootstrap([float(dice.random() < 0.4) for _ in range(40)])) for _ in range(100)
    )

    assert 90 <= covered <= 98
