"""The worker pool: nobody waits for a bot that is slow, has died or is not ready."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from magnate import acquire, monopoly
from magnate.bots import BOTS, LEVELS, make, worker, worker_pool
from magnate.bots.explaining import explain
from magnate.bots.worker import Request, Response
from magnate.bots.worker_pool import NoResponse, Outcome, PooledBot, WorkerPool
from magnate.play.bots import Caller
from magnate.search.budget import Budget

from . import trial_bots
from .trial_bots import DOOMED, FAILING, SLEEPER, TELLING

pytestmark = pytest.mark.slow

LONGEST_WAIT = 60.0
AT_ONCE = 2.0  # seconds
SECONDS = 0.5  # for which the sleeper sleeps

Open = Callable[..., WorkerPool]


def until(is_true: Callable[[], object]) -> None:
    give_up = time.monotonic() + LONGEST_WAIT
    while not is_true():
        assert time.monotonic() < give_up
        time.sleep(0.01)


@pytest.fixture
def noted() -> list[Outcome]:
    """The outcomes of the requests."""
    return []


@pytest.fixture
def open_pool(monkeypatch: pytest.MonkeyPatch, noted: list[Outcome]) -> Iterator[Open]:
    """A pool whose workers have the bots of the trial."""
    opened: list[WorkerPool] = []

    def run(work: object = trial_bots.work, *, most: int = 1, grace: float = 5.0) -> WorkerPool:
        monkeypatch.setattr(worker_pool, "GRACE", grace)
        monkeypatch.setattr(worker_pool, "work", work)
        new = WorkerPool(
            ("acquire",),
            most=most,
            seconds=SECONDS,
            note=lambda outcome, detail: noted.append(outcome),
        )
        opened.append(new)
        new.start()
        return new

    yield run
    for each in opened:
        each.close()


@pytest.fixture
def pool(open_pool: Open) -> WorkerPool:
    """A pool with one worker, which is ready."""
    new = open_pool()
    until(lambda: new.is_ready)
    return new


def first_view(seed: int = 1) -> Any:
    """The view of the player to move at the beginning of a game."""
    game = acquire.Game(players=3, seed=seed)
    return game.view(game.seat)


VIEW = first_view()
OTHER_VIEW = first_view(seed=2)


def bot(pool: WorkerPool, name: str, seed: int = 1) -> PooledBot:
    made = pool.make(name, "acquire", random.Random(seed))
    assert isinstance(made, PooledBot)
    return made


def steady() -> str | None:
    """The first move of a steady bot."""
    return make("steady", "acquire", random.Random(1)).decide(VIEW)


def failure(answer: Future[str | None]) -> Outcome:
    """Why there is no response."""
    error = answer.exception(LONGEST_WAIT)
    assert isinstance(error, NoResponse)
    return error.outcome


def test_a_bot_decides_in_a_worker_within_its_time(pool: WorkerPool, noted: list[Outcome]) -> None:
    answer = bot(pool, TELLING).decide(VIEW)

    assert answer is not None
    pid, _, seconds = answer.split()
    assert (int(pid),) == pool.pids != (os.getpid(),)
    assert float(seconds) == SECONDS
    assert noted == ["answered"]


def test_every_bot_has_its_own_chance(pool: WorkerPool) -> None:
    """The same seed gives the same numbers, whatever other bots decided meanwhile."""
    one, same, other = (bot(pool, TELLING, seed) for seed in (1, 1, 2))

    assert one.decide(VIEW) == same.decide(VIEW) != other.decide(VIEW)


def test_bots_that_do_not_search_decide_in_this_process(pool: WorkerPool) -> None:
    made = pool.make("steady", "acquire", random.Random(1))

    assert type(made).__name__ == "SteadyAcquire"


def test_a_request_does_not_block(pool: WorkerPool) -> None:
    began = time.monotonic()
    answer = bot(pool, SLEEPER).begin(VIEW)

    assert not answer.done()
    assert answer.result(LONGEST_WAIT) == steady()
    assert time.monotonic() >= began + SECONDS


def test_a_repeated_request_is_answered_once(pool: WorkerPool, noted: list[Outcome]) -> None:
    """Also when it is repeated after the response: perhaps only a chat message arrived."""
    sleeper = bot(pool, SLEEPER)
    first = sleeper.begin(VIEW)
    again = sleeper.begin(first_view())

    assert again is first
    assert sleeper.decide(VIEW) == sleeper.decide(VIEW) == steady()
    assert noted == ["answered"]


def test_an_outdated_request_is_dropped(pool: WorkerPool, noted: list[Outcome]) -> None:
    """The first request is running, the second is queued, and the third counts."""
    sleeper = bot(pool, SLEEPER)
    running = sleeper.begin(VIEW)
    until(running.running)
    waiting = sleeper.begin(OTHER_VIEW)

    last = sleeper.begin(first_view(seed=3))

    assert last.result(LONGEST_WAIT)
    assert waiting.cancelled()
    assert noted == ["answered", "answered"]


def test_workers_are_started_as_they_are_needed(open_pool: Open) -> None:
    pool = open_pool(most=2)
    until(lambda: pool.is_ready)
    assert bot(pool, TELLING).decide(VIEW)
    assert len(pool.pids) == 1

    bots = [bot(pool, SLEEPER) for _ in range(4)]
    for each in bots:
        each.begin(VIEW)
    until(lambda: len(pool.pids) == 2)

    assert [each.decide(VIEW) for each in bots] == [steady()] * 4
    assert len(pool.pids) == 2


@pytest.mark.parametrize("work", [trial_bots.work_never, trial_bots.work_not_at_all])
def test_a_steady_bot_decides_at_once_while_no_worker_is_ready(
    work: object, open_pool: Open, noted: list[Outcome]
) -> None:
    """While code compiles, or where no process lives long enough to compile."""
    pool = open_pool(work)

    began = time.monotonic()
    decided = bot(pool, SLEEPER).decide(VIEW)

    assert time.monotonic() < began + AT_ONCE
    assert decided == steady()
    assert noted == ["cold"]
    assert not pool.is_ready


def test_a_steady_bot_decides_for_a_dead_worker_until_it_is_replaced(
    pool: WorkerPool, noted: list[Outcome]
) -> None:
    (killed,) = pool.pids

    assert failure(bot(pool, DOOMED).begin(VIEW)) == "died"

    assert bot(pool, DOOMED).decide(VIEW) == steady()
    until(lambda: pool.is_ready)
    assert bot(pool, SLEEPER).decide(VIEW) == steady()
    assert noted in (["died", "cold", "answered"], ["died", "died", "answered"])
    assert killed not in pool.pids


def test_a_worker_that_is_killed_from_outside_is_replaced(
    pool: WorkerPool, noted: list[Outcome]
) -> None:
    answer = bot(pool, SLEEPER).begin(VIEW)
    until(answer.running)

    os.kill(pool.pids[0], signal.SIGKILL)

    assert failure(answer) == "died"
    until(lambda: pool.is_ready)
    assert bot(pool, SLEEPER).decide(VIEW) == steady()


def test_nobody_waits_for_a_worker_to_restart(pool: WorkerPool) -> None:
    """The first request kills the worker; the others do not wait for its successor."""
    answers = [bot(pool, name).begin(VIEW) for name in (DOOMED, SLEEPER, SLEEPER)]

    assert [failure(answer) for answer in answers] == ["died", "cold", "cold"]
    assert not pool.is_ready


def test_a_worker_that_takes_too_long_is_replaced(open_pool: Open) -> None:
    pool = open_pool(grace=0.1 - SECONDS)
    until(lambda: pool.is_ready)
    (slow,) = pool.pids

    assert failure(bot(pool, SLEEPER).begin(VIEW)) == "late"

    until(lambda: pool.is_ready and pool.pids != (slow,))


def test_a_request_that_timed_out_in_the_queue_is_not_started(open_pool: Open) -> None:
    """Eight bots share one worker: requests that time out in the queue are never started."""
    pool = open_pool(grace=1.0)
    until(lambda: pool.is_ready)
    answers = [bot(pool, SLEEPER).begin(VIEW) for _ in range(8)]

    outcomes = [answer.exception(LONGEST_WAIT) for answer in answers]

    assert outcomes[0] is None
    assert failure(answers[-1]) == "late"
    assert pool.is_ready


def test_an_exception_in_a_bot_is_reported_and_the_worker_survives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outcomes: list[tuple[Outcome, str]] = []
    monkeypatch.setattr(worker_pool, "work", trial_bots.work)
    pool = WorkerPool(
        ("acquire",), most=1, note=lambda outcome, detail: outcomes.append((outcome, detail))
    )
    try:
        pool.start()
        until(lambda: pool.is_ready)
        before = pool.pids

        assert bot(pool, FAILING).decide(VIEW) == steady()

        ((outcome, detail),) = outcomes
        assert outcome == "failed"
        assert detail.endswith("ArithmeticError: of all things\n")
        assert pool.pids == before
    finally:
        pool.close()


def test_a_worker_that_failed_to_warm_up_still_answers(
    open_pool: Open, noted: list[Outcome]
) -> None:
    pool = open_pool(trial_bots.work_badly)
    until(lambda: pool.is_ready)

    assert bot(pool, SLEEPER).decide(VIEW)
    assert bot(pool, FAILING).decide(VIEW) == steady()
    assert noted[0] == "failed"
    assert noted[-1] == "failed"


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_that_is_starting_survives_an_interrupt(
    open_pool: Open, capfd: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C reaches all processes of a terminal; the pool ends its workers itself."""
    starting = open_pool()
    until(lambda: starting.pids)
    first = starting.pids

    while not starting.is_ready:
        os.kill(first[0], signal.SIGINT)
        time.sleep(0.01)
        assert starting.pids == first

    assert capfd.readouterr().err == ""


def test_workers_end_with_the_pool(pool: WorkerPool) -> None:
    """Also in the middle of a decision, whose request is then failed."""
    (pid,) = pool.pids
    running, waiting = (bot(pool, SLEEPER).begin(VIEW) for _ in range(2))
    until(running.running)

    pool.close()

    assert not is_alive(pid)
    assert failure(running) == failure(waiting) == "closed"
    assert failure(bot(pool, SLEEPER).begin(VIEW)) == "closed"


@pytest.mark.parametrize("game", ["acquire", "monopoly"])
def test_every_level_answers_from_a_worker(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "GRACE", LONGEST_WAIT)  # it may be interpreted
    rules = acquire if game == "acquire" else monopoly
    played = rules.Game(players=3, seed=1)
    view = played.view(played.seat)
    pool = WorkerPool((game,), most=1, seconds=0.1)
    try:
        pool.start()
        give_up = time.monotonic() + 5 * LONGEST_WAIT  # it may have to compile
        while not pool.is_ready:
            assert time.monotonic() < give_up
            time.sleep(0.1)

        for name in LEVELS:
            made = pool.make(name, game, random.Random(1))
            assert isinstance(made, PooledBot)
            do = made.begin(view).result(LONGEST_WAIT)
            assert do is not None
            assert played.legal_actions()
            assert do in played.legal_actions()
    finally:
        pool.close()


class Counting:
    """A bot that counts its decisions."""

    def __init__(self, rng: random.Random, *, budget: Budget | None = None) -> None:
        self.times = 0

    def decide(self, view: Any) -> str:
        self.times += 1
        return str(self.times)


def test_bots_in_one_worker_do_not_share_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "expert", {"acquire": ("worker", "Counting")})
    monkeypatch.setattr(worker, "Counting", Counting, raising=False)
    monkeypatch.setattr(worker, "MOST_BOTS", 2)
    process = worker.WorkerBots()

    def answer(player: int) -> object:
        return process.answer(Request(player, "expert", "acquire", VIEW, 1, None)).do

    assert [answer(player) for player in (1, 1, 2, 1)] == ["1", "2", "1", "3"]
    assert [answer(player) for player in (3, 1, 2)] == ["1", "4", "1"]  # 3 took the place of 2


def test_a_worker_gives_hints_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "interpreted")
    view = monopoly.Game(players=3, seed=1).view(1)
    request = Request(0, None, "monopoly", view, 1, Budget(rollouts=4))

    hint = worker.WorkerBots().answer(request)

    assert hint == Response(explain(view, random.Random(1), Budget(rollouts=4)))


def test_a_hint_that_cannot_be_given_fails(pool: WorkerPool) -> None:
    game = acquire.Game(players=3, seed=1)
    not_asked = game.view(next(seat for seat in (1, 2) if seat != game.seat))

    with pytest.raises(NoResponse, match="failed"):
        pool.explain("acquire", not_asked, seed=1).result(LONGEST_WAIT)


def test_ten_tables_of_bots_do_not_delay_a_table_with_people(pool: WorkerPool) -> None:
    crowd = [
        bot(pool, SLEEPER).begin(VIEW, Caller(f"table {number}", "ann", has_people=False))
        for number in range(10)
    ]
    guest = bot(pool, SLEEPER).begin(VIEW, Caller("table", "ben", has_people=True))

    guest.result(LONGEST_WAIT)

    assert sum(answer.done() for answer in crowd) <= 2
