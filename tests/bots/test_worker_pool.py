"""Bots that think in processes: nobody waits for one that is slow, has died or is not ready."""

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
    """What became of the questions."""
    return []


@pytest.fixture
def open_pool(monkeypatch: pytest.MonkeyPatch, noted: list[Outcome]) -> Iterator[Open]:
    """WorkerPool with the bots of the trial."""
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
    """One process, and it is ready."""
    new = open_pool()
    until(lambda: new.is_ready)
    return new


def first_view(seed: int = 1) -> Any:
    """What the seat that is asked sees at the beginning of a game."""
    game = acquire.Game(players=3, seed=seed)
    return game.view(game.seat)


VIEW = first_view()
OTHER_VIEW = first_view(seed=2)


def bot(pool: WorkerPool, name: str, seed: int = 1) -> PooledBot:
    made = pool.make(name, "acquire", random.Random(seed))
    assert isinstance(made, PooledBot)
    return made


def steady() -> str | None:
    """What a steady bot does at first."""
    return make("steady", "acquire", random.Random(1)).decide(VIEW)


def failure(answer: Future[str | None]) -> Outcome:
    """Why there is no answer."""
    error = answer.exception(LONGEST_WAIT)
    assert isinstance(error, NoResponse)
    return error.outcome


# Thinking


def test_a_bot_thinks_in_another_process_within_its_time(
    pool: WorkerPool, noted: list[Outcome]
) -> None:
    told = bot(pool, TELLING).decide(VIEW)

    assert told is not None
    pid, _, seconds = told.split()
    assert (int(pid),) == pool.pids != (os.getpid(),)
    assert float(seconds) == SECONDS
    assert noted == ["answered"]


def test_chance_of_a_bot_is_its_own(pool: WorkerPool) -> None:
    """The same numbers for the same seed, whatever others have thought about meanwhile."""
    one, same, other = (bot(pool, TELLING, seed) for seed in (1, 1, 2))

    assert one.decide(VIEW) == same.decide(VIEW) != other.decide(VIEW)


def test_bots_that_do_not_look_ahead_think_here(pool: WorkerPool) -> None:
    made = pool.make("steady", "acquire", random.Random(1))

    assert type(made).__name__ == "SteadyAcquire"


def test_nobody_waits_while_a_bot_thinks(pool: WorkerPool) -> None:
    began = time.monotonic()
    answer = bot(pool, SLEEPER).begin(VIEW)

    assert not answer.done()
    assert answer.result(LONGEST_WAIT) == steady()
    assert time.monotonic() >= began + SECONDS


def test_the_same_question_is_thought_about_once(pool: WorkerPool, noted: list[Outcome]) -> None:
    """Also when it is asked again after its answer: somebody may only have said something."""
    sleeper = bot(pool, SLEEPER)
    first = sleeper.begin(VIEW)
    again = sleeper.begin(first_view())

    assert again is first
    assert sleeper.decide(VIEW) == sleeper.decide(VIEW) == steady()
    assert noted == ["answered"]


def test_an_old_question_is_dropped(pool: WorkerPool, noted: list[Outcome]) -> None:
    """The first one is thought about already, the second one waits, the third one counts."""
    sleeper = bot(pool, SLEEPER)
    running = sleeper.begin(VIEW)
    until(running.running)
    waiting = sleeper.begin(OTHER_VIEW)

    last = sleeper.begin(first_view(seed=3))

    assert last.result(LONGEST_WAIT)
    assert waiting.cancelled()
    assert noted == ["answered", "answered"]


# Several processes


def test_there_are_as_many_processes_as_are_needed(open_pool: Open) -> None:
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


# Without an answer


@pytest.mark.parametrize("work", [trial_bots.work_never, trial_bots.work_not_at_all])
def test_who_is_not_ready_plays_steadily_at_once(
    work: object, open_pool: Open, noted: list[Outcome]
) -> None:
    """While code is compiled, or where no process lives long enough for that."""
    pool = open_pool(work)

    began = time.monotonic()
    decided = bot(pool, SLEEPER).decide(VIEW)

    assert time.monotonic() < began + AT_ONCE
    assert decided == steady()
    assert noted == ["cold"]
    assert not pool.is_ready


def test_who_is_killed_plays_steadily_and_thinks_again_soon(
    pool: WorkerPool, noted: list[Outcome]
) -> None:
    (killed,) = pool.pids

    assert failure(bot(pool, DOOMED).begin(VIEW)) == "died"

    assert bot(pool, DOOMED).decide(VIEW) == steady()
    until(lambda: pool.is_ready)
    assert bot(pool, SLEEPER).decide(VIEW) == steady()
    assert noted in (["died", "cold", "answered"], ["died", "died", "answered"])
    assert killed not in pool.pids


def test_a_process_that_is_killed_from_outside_is_replaced(
    pool: WorkerPool, noted: list[Outcome]
) -> None:
    answer = bot(pool, SLEEPER).begin(VIEW)
    until(answer.running)

    os.kill(pool.pids[0], signal.SIGKILL)

    assert failure(answer) == "died"
    until(lambda: pool.is_ready)
    assert bot(pool, SLEEPER).decide(VIEW) == steady()


def test_nobody_waits_for_a_process_that_begins_anew(pool: WorkerPool) -> None:
    """The process is killed by the first question: the others do not wait for the next one."""
    answers = [bot(pool, name).begin(VIEW) for name in (DOOMED, SLEEPER, SLEEPER)]

    assert [failure(answer) for answer in answers] == ["died", "cold", "cold"]
    assert not pool.is_ready


def test_who_takes_too_long_is_not_waited_for(open_pool: Open) -> None:
    pool = open_pool(grace=0.1 - SECONDS)
    until(lambda: pool.is_ready)
    (slow,) = pool.pids

    assert failure(bot(pool, SLEEPER).begin(VIEW)) == "late"

    until(lambda: pool.is_ready and pool.pids != (slow,))


def test_a_question_that_has_waited_too_long_is_not_begun(open_pool: Open) -> None:
    """Eight bots with one process: what comes after the time is answered without it."""
    pool = open_pool(grace=1.0)
    until(lambda: pool.is_ready)
    answers = [bot(pool, SLEEPER).begin(VIEW) for _ in range(8)]

    outcomes = [answer.exception(LONGEST_WAIT) for answer in answers]

    assert outcomes[0] is None
    assert failure(answers[-1]) == "late"
    assert pool.is_ready


def test_a_fault_of_a_bot_is_told_and_costs_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[Outcome, str]] = []
    monkeypatch.setattr(worker_pool, "work", trial_bots.work)
    pool = WorkerPool(
        ("acquire",), most=1, note=lambda outcome, detail: told.append((outcome, detail))
    )
    try:
        pool.start()
        until(lambda: pool.is_ready)
        before = pool.pids

        assert bot(pool, FAILING).decide(VIEW) == steady()

        ((outcome, detail),) = told
        assert outcome == "failed"
        assert detail.endswith("ArithmeticError: of all things\n")
        assert pool.pids == before
    finally:
        pool.close()


def test_a_fault_that_shows_while_a_process_gets_ready_stops_nobody(
    open_pool: Open, noted: list[Outcome]
) -> None:
    pool = open_pool(trial_bots.work_badly)
    until(lambda: pool.is_ready)

    assert bot(pool, SLEEPER).decide(VIEW)
    assert bot(pool, FAILING).decide(VIEW) == steady()
    assert noted[0] == "failed"
    assert noted[-1] == "failed"


# The end


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_processes_end_with_the_pool(pool: WorkerPool) -> None:
    """Also in the middle of a thought, whose question is left open."""
    (pid,) = pool.pids
    running, waiting = (bot(pool, SLEEPER).begin(VIEW) for _ in range(2))
    until(running.running)

    pool.close()

    assert not is_alive(pid)
    assert failure(running) == failure(waiting) == "closed"
    assert failure(bot(pool, SLEEPER).begin(VIEW)) == "closed"


# The real bots


@pytest.mark.parametrize("game", ["acquire", "monopoly"])
def test_every_level_answers_from_a_process(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
    """A bot that remembers how often it was asked."""

    def __init__(self, rng: random.Random, *, budget: Budget | None = None) -> None:
        self.times = 0

    def decide(self, view: Any) -> str:
        self.times += 1
        return str(self.times)


VIEW = acquire.Game(3, seed=1).view(1)


def test_bots_in_one_process_do_not_share_their_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "expert", {"acquire": ("worker", "Counting")})
    monkeypatch.setattr(worker, "Counting", Counting, raising=False)
    monkeypatch.setattr(worker, "REMEMBERED", 2)
    process = worker.WorkerBots()

    def answer(player: int) -> object:
        return process.answer(Request(player, "expert", "acquire", VIEW, 1, None)).do

    assert [answer(player) for player in (1, 1, 2, 1)] == ["1", "2", "1", "3"]
    assert [answer(player) for player in (3, 1, 2)] == ["1", "4", "1"]  # 2 was forgotten for 3


def test_a_process_gives_hints_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "interpreted")
    view = monopoly.Game(players=3, seed=1).view(1)
    question = Request(0, None, "monopoly", view, 1, Budget(rollouts=4))

    hint = worker.WorkerBots().answer(question)

    assert hint == Response(explain(view, random.Random(1), Budget(rollouts=4)))


def test_a_hint_that_cannot_be_given_is_no_answer(pool: WorkerPool) -> None:
    game = acquire.Game(players=3, seed=1)
    not_asked = game.view(next(seat for seat in (1, 2) if seat != game.seat))

    with pytest.raises(NoResponse, match="failed"):
        pool.explain("acquire", not_asked, seed=1).result(LONGEST_WAIT)
