"""Training samples of Acquire: positions of games, and the candidates of compared decisions."""

from __future__ import annotations

from itertools import groupby

import pytest

from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import load
from magnate.acquire.rules.state import State
from magnate.bots.acquire.pool import policy
from magnate.chance import generator_words
from magnate.kernel import Mode, allocate
from magnate.search.acquire.afterstates import ActionValues
from magnate.search.acquire.learned_value import learned_net
from magnate.search.acquire.policy import Choices
from magnate.search.acquire.rollouts import RolloutTable
from magnate.search.acquire.samples import GAME, Agent, Sample, Trajectory, generate_samples
from magnate.search.acquire.value import MONEY_SHARE, WIN_SHARE

CANDIDATES = 3


def samples(*, rollouts: int, room: int) -> list[Sample]:
    """Samples of a two-player game in which many decisions are compared by rollouts."""
    mode: Mode = "interpreted"
    trajectory, agent, table = Trajectory(), Agent(), RolloutTable()
    trajectory.sampled, trajectory.compared, trajectory.td_lambda = 100, 200, 800
    agent.shortlist, agent.rollouts = CANDIDATES, rollouts
    table.shortlist, table.candidates, table.money, table.rounds = 8, CANDIDATES, 100, 1
    choices = [Choices(), Choices()]
    for number, each in enumerate(choices):
        each.generator[:] = generator_words(1, number)
    found = allocate(Sample, room, mode)
    games = generate_samples.at(mode)(
        allocate(State, GAME + 1, mode),
        edition_table(load("2023-duel"), mode),
        2,
        [learned_net()],
        [policy()],
        [agent],
        choices,
        [ActionValues()],
        [table],
        [trajectory],
        found,
    )
    assert games > 0
    return found[: trajectory.samples]


@pytest.fixture(scope="module")
def compared() -> list[list[Sample]]:
    """The candidates of each compared decision."""
    found = groupby(samples(rollouts=2, room=150), key=lambda each: each.decision)
    return [each for each in (list(group) for _, group in found) if len(each) > 1]


def test_candidates_of_a_decision_are_seen_by_one_seat_in_one_turn(
    compared: list[list[Sample]],
) -> None:
    assert len(compared) > 3
    for choices in compared:
        assert len(choices) <= CANDIDATES
        assert len({(each.seat, each.turn) for each in choices}) == 1


def test_candidates_lead_to_different_positions(compared: list[list[Sample]]) -> None:
    for choices in compared:
        seen = {
            (*each.general, *(number for chain in each.chains for number in chain))
            for each in choices
        }
        assert len(seen) > 1


def test_targets_of_candidates_differ_only_by_their_gains(
    compared: list[list[Sample]],
) -> None:
    for choices in compared:
        for output in (WIN_SHARE, MONEY_SHARE):
            luck = [each.target[output] - each.gain[output] for each in choices]
            assert luck == pytest.approx([luck[0]] * len(luck))
    assert any(each.gain[WIN_SHARE] < -0.001 for choices in compared for each in choices)


def test_no_candidate_gains_over_the_best(compared: list[list[Sample]]) -> None:
    """The score is wins plus, with two players, half of the money share."""
    for choices in compared:
        scores = [each.gain[WIN_SHARE] + each.gain[MONEY_SHARE] / 2 for each in choices]
        assert max(scores) <= 1e-9


def test_without_rollouts_every_sample_is_its_own_decision() -> None:
    numbers = [each.decision for each in samples(rollouts=0, room=25)]

    assert len(set(numbers)) == len(numbers) > 3
