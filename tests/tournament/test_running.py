"""Running a tournament: when it is decided, what runs in parallel, and how it ends."""

from __future__ import annotations

import multiprocessing
import random
import signal
import time
from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, count

import pytest

from magnate.tournament.games import GameResult, play_block
from magnate.tournament.running import (
    checkpoints,
    cluster,
    decided_after,
    local,
    play_blocks,
    processes,
)

from .small import acquire_plan, duel_block, monopoly_plan, untimed

LONGEST_WAIT = 60.0
QUICK = monopoly_plan("random", "random")


def test_the_interval_is_checked_after_20_blocks_and_then_after_a_quarter_more() -> None:
    """20, 25, 31.25, 39.06, 48.8, 61.0, 76.3, 95.4, and at the end."""
    assert list(checkpoints(100)) == [20, 25, 31, 39, 48, 61, 76, 95, 100]


@pytest.mark.parametrize(
    ("blocks", "when"), [(1, []), (19, []), (20, [20]), (21, [20, 21]), (25, [20, 25])]
)
def test_the_last_check_is_at_the_end(blocks: int, when: list[int]) -> None:
    assert list(checkpoints(blocks)) == when


def blocks(*wins: int) -> list[GameResult]:
    """Return consecutive blocks of two games, with `a`'s number of wins in each."""
    return list(chain.from_iterable(duel_block(block, each) for block, each in enumerate(wins, 1)))


def after(games: Iterable[GameResult], bar: float = 0.5, bot: str = "a") -> int | None:
    return decided_after(games, bar, bot=bot, blocks=100)


def test_a_bot_that_wins_everything_clears_the_bar_at_the_first_check() -> None:
    assert after(blocks(*[2] * 19)) is None
    assert after(blocks(*[2] * 20)) == 20
    assert after(blocks(*[2] * 30)) == 20


def test_a_bot_that_loses_everything_is_below_it() -> None:
    assert after(blocks(*[0] * 20)) == 20
    assert after(blocks(*[2] * 20), bot="b") == 20


def test_a_bot_at_the_bar_does_not_clear_it() -> None:
    assert after(blocks(*[1] * 100)) is None


def test_a_mean_above_the_bar_does_not_clear_it() -> None:
    """Of 20 blocks 11 were won: 0.55, and between 0.3 and 0.8 most of the time."""
    assert after(blocks(*[2] * 11, *[0] * 9)) is None


def test_nothing_is_decided_between_two_checks() -> None:
    """Level in 20 blocks, then five won: 0.6 (0.52 and up) clears the half, but only at 25."""
    level = [1] * 20

    assert after(blocks(*level, 2, 2, 2, 2)) is None
    assert after(blocks(*level, 2, 2, 2, 2, 2)) == 25
    assert after(blocks(*level, 2, 2, 2, 2, 2, 0, 0, 0)) == 25


def test_a_few_blocks_decide_nothing() -> None:
    """Nineteen wins of nineteen have an interval of zero width, which means little."""
    assert decided_after(blocks(*[2] * 19), 0.5, bot="a", blocks=19) is None
    assert decided_after(blocks(*[2] * 20), 0.5, bot="a", blocks=20) == 20


def test_blocks_after_a_gap_do_not_count() -> None:
    """Block 7 still runs while the 30th has ended."""
    games = blocks(*[2] * 30)
    without = [game for game in games if game.block != 7]

    assert after(without) is None
    assert after([*without, *(game for game in games if game.block == 7)]) == 20


def test_nothing_played_decides_nothing() -> None:
    assert after([]) is None


def test_which_block_ended_first_does_not_matter() -> None:
    """The decision is made when the first 25 are complete, and is based on these."""
    played = blocks(*[1] * 20, *[2] * 5, *[0] * 15)
    chooser = random.Random(1)

    for _ in range(5):
        numbers = chooser.sample(range(1, 41), 40)
        answers = {
            n: after([game for game in played if game.block in numbers[:n]]) for n in (10, 25, 40)
        }
        there = {n: set(range(1, 26)) <= set(numbers[:n]) for n in answers}
        assert answers == {n: 25 if there[n] else None for n in answers}
        assert answers[40] == 25


def test_every_block_is_played_once() -> None:
    with ThreadPoolExecutor(2) as executor:
        played = list(play_blocks(QUICK, range(3, 9), executor, jobs=2))

    assert sorted(block[0].block for block in played) == [3, 4, 5, 6, 7, 8]
    assert untimed(chain.from_iterable(played)) == untimed(
        chain.from_iterable(play_block(QUICK, number) for number in range(3, 9))
    )


def test_no_blocks_give_no_work() -> None:
    with ThreadPoolExecutor(1) as executor:
        assert list(play_blocks(QUICK, [], executor, jobs=1)) == []


def test_an_interrupted_tournament_starts_no_more_blocks() -> None:
    """Two blocks are queued for one process, and each that ends makes room for another."""
    numbers = count(1)
    with ThreadPoolExecutor(1) as executor:
        playing = play_blocks(QUICK, numbers, executor, jobs=1)
        next(playing)
        assert isinstance(playing, Generator)
        playing.close()

    assert next(numbers) <= 5


def test_there_is_a_processor() -> None:
    assert processes() >= 1


@pytest.mark.slow
def test_the_number_of_jobs_changes_no_game() -> None:
    plan = monopoly_plan("steady", "random", "steady", seed=9, round_limit=3)
    alone = untimed(chain.from_iterable(play_block(plan, number) for number in (1, 2)))

    for jobs in (1, 2):
        with local(jobs) as executor:
            played = chain.from_iterable(play_blocks(plan, (1, 2), executor, jobs=jobs))
            assert untimed(played) == alone


def test_processes_leave_interrupts_to_their_parent() -> None:
    with local(1) as executor:
        assert executor.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


def test_processes_end_with_the_tournament_even_in_the_middle_of_a_block() -> None:
    with local(1) as executor:
        block = executor.submit(time.sleep, 10 * LONGEST_WAIT)
        while not block.running():
            time.sleep(0.01)
        (process,) = multiprocessing.active_children()

    process.join(LONGEST_WAIT)
    assert process.exitcode is not None


@pytest.mark.slow
@pytest.mark.parametrize("address", ["localhost", "nonsense://127.0.0.1:8786"])
def test_an_invalid_address_is_refused_at_once(address: str) -> None:
    with pytest.raises(ValueError, match="address"), cluster(address):
        pass


@pytest.mark.slow
def test_a_cluster_plays_the_same_games() -> None:
    from distributed import LocalCluster

    plan = acquire_plan("steady", "random", seed=4)
    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=1,
            threads_per_worker=1,
            processes=False,
            dashboard_address=None,
            protocol="tcp://",
            host="127.0.0.1",
        ) as workers,
        cluster(workers.scheduler_address) as (executor, jobs),
    ):
        played = list(play_blocks(plan, (1, 2), executor, jobs=jobs))

    assert jobs == 1
    assert untimed(chain.from_iterable(played)) == untimed(
        chain.from_iterable(play_block(plan, number) for number in (1, 2))
    )
