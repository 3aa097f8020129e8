"""Training games of Acquire, played compiled among fixed policies and value functions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import Edition, load
from magnate.acquire.rules.state import State
from magnate.bots.acquire.pool import POOL_POLICIES, policy
from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, column, field, write
from magnate.learning.adam import weights_of
from magnate.learning.samples import Samples
from magnate.learning.training import TaskResult
from magnate.search.acquire.afterstates import ActionValues
from magnate.search.acquire.policy import Choices, Policy
from magnate.search.acquire.rollouts import RolloutTable
from magnate.search.acquire.samples import (
    GAME,
    NO_NET,
    PLAYS,
    SEARCHES,
    Agent,
    Sample,
    Trajectory,
    generate_samples,
)
from magnate.search.acquire.value import Net

from .network import fit, loss

EDITIONS: Final = ("classic", "classic", "2023-classic", "2023-tycoon", "2023-duel")
"""The editions that are drawn; one that is named twice is drawn twice as often."""
USUAL: Final = (3, 4, 4)
"""Numbers of players that are drawn more often than others."""

POLICIES: Final = (policy(), *POOL_POLICIES)
"""The policies of the agents at the table."""
EXPLORING: Final = {"noise": 10_000, "random": 30}
ROLLOUTS: Final = 24
"""Rollouts of each candidate where the candidates of a decision are compared."""


def _rollout_table() -> RolloutTable:
    """Return how candidates are compared: eight of them, two rounds ahead.

    The value function does not count here, only the rollouts: otherwise it would learn from itself.
    """
    made = RolloutTable()
    made.shortlist, made.candidates = 64, 8
    made.money, made.noise, made.rounds = 100, 500, 2
    return made


class Task(NamedTuple):
    """What a process plays: the agents that may be drawn, and how many samples are wanted."""

    nets: Sequence[Net]
    agents: list[Agent]
    samples: int
    sampled: int  # positions in a thousand
    td_lambda: int
    seed: int
    compared: int = 0  # decisions in a thousand


def _agent(
    *, net: int = NO_NET, policy: int = 0, noise: int = 0, random: int = 0, rollouts: int = 0
) -> Agent:
    made = Agent()
    made.net, made.policy, made.noise, made.random = net, policy, noise, random
    made.shortlist = 12
    made.rollouts = rollouts
    return made


class Acquire:
    """Acquire as a trainable game."""

    schema = Net
    has_generations = True

    def training_task(self, nets: Sequence[Net], samples: int, seed: int) -> Task:
        """Return games among value functions and policies; without nets, policies alone."""
        if not nets:
            agents = [
                _agent(policy=each, noise=noise)
                for each in range(len(POLICIES))
                for noise in (300, 3000)
            ]
            return Task([Net()], agents, samples, sampled=100, td_lambda=1000, seed=seed)
        latest = _agent(net=0, rollouts=ROLLOUTS, **EXPLORING)
        older = [_agent(net=each, **EXPLORING) for each in range(1, len(nets))]
        policies = [_agent(policy=each, noise=500) for each in range(len(POLICIES))]
        # Agents are drawn from this list for each seat: most seats go to the latest value function.
        agents = [latest] * 12 + older + policies
        return Task(nets, agents, samples, sampled=60, td_lambda=800, seed=seed, compared=300)

    def evaluation_task(self, net: Net, samples: int, seed: int) -> Task:
        """Return games of a value function against the policies, which measure its wins."""
        agents = [_agent(net=0)]
        agents += [_agent(policy=number) for number in range(len(POLICIES))]
        return Task([net], agents, samples, sampled=150, td_lambda=1000, seed=seed)

    def play(self, task: Task) -> TaskResult:
        """Play games of one edition with one number of players, both drawn at random."""
        return play_games(task)

    def fit(self, net: Net | None, samples: Samples, chance: np.random.Generator, seed: int) -> Net:
        """Return a value function fitted to samples."""
        return fit(net, samples, chance, seed)

    def loss(self, net: Net, samples: Samples) -> float:
        """Return the mean loss of a value function on samples."""
        return loss(weights_of(net), samples)


def _memory(schema: Any, plain: Sequence[Any], mode: Mode) -> Any:
    memory = allocate(schema, len(plain), mode)
    for number, each in enumerate(plain):
        write(memory, number, each)
    return memory


def _player_counts(edition: Edition) -> list[int]:
    """Return the numbers of players of an edition, the usual ones several times."""
    all_of_them = range(edition.players_min, edition.players_max + 1)
    return [*all_of_them, *(players for players in USUAL if players in all_of_them)]


def play_games(task: Task) -> TaskResult:
    """Play games of one edition with one number of players, both drawn at random."""
    mode: Mode = "compiled"
    rng = random.Random(task.seed)
    edition = load(rng.choice(EDITIONS))
    players = rng.choice(_player_counts(edition))
    trajectory = Trajectory()
    trajectory.sampled, trajectory.compared = task.sampled, task.compared
    trajectory.td_lambda = task.td_lambda
    choices = allocate(Choices, 2, mode)
    for number in (PLAYS, SEARCHES):
        field(choices, number, "generator")[:] = generator_words(task.seed, number)
    trajectories = _memory(Trajectory, [trajectory], mode)
    samples: Any = allocate(Sample, task.samples, mode)
    games = generate_samples.at(mode)(
        allocate(State, GAME + 1, mode),
        edition_table(edition, mode),
        players,
        _memory(Net, task.nets, mode),
        _memory(Policy, POLICIES, mode),
        _memory(Agent, task.agents, mode),
        choices,
        allocate(ActionValues, 1, mode),
        _memory(RolloutTable, [_rollout_table()], mode),
        trajectories,
        samples,
    )
    assert games >= 0, "a game came to a fault"
    count = column(trajectories, "samples")[0]
    rows, general, target = (
        samples[name][:count].astype(np.float32) for name in ("chains", "general", "target")
    )
    found = Samples(rows, general, target, samples["decision"][:count])
    won, expected = (column(trajectories, name)[0][0] for name in ("won", "expected"))
    return TaskResult(found, games, won, expected)
