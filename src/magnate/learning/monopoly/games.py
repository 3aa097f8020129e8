"""Training games of Monopoly, played compiled by rollout policies; a value learns who wins.

Value functions do not play in these games: the policies need none, and a search before every
decision would make games a thousand times slower. So there is only one generation. Its strength is
how well it predicts the winners of separate games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, field
from magnate.learning.samples import Samples, joined
from magnate.learning.training import TaskResult
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import load
from magnate.monopoly.rules.state import SEATS, State
from magnate.search.monopoly.features import FEATURES, UNIT, Features
from magnate.search.monopoly.landing_odds import odds_of
from magnate.search.monopoly.rollouts import RolloutDealer
from magnate.search.monopoly.samples import Sample, generate_samples
from magnate.search.monopoly.search import OPPONENTS, policies_of
from magnate.search.monopoly.value import Net

from .network import equal_chances, fit, loss, outputs, real_weights, square_errors


class Table(NamedTuple):
    """An edition, a number of players, and the percentage of the samples that comes from it."""

    edition: str
    players: int
    part: int


TABLES: Final = (
    Table("official", 4, 40),
    Table("brazil", 4, 25),
    Table("modern", 6, 15),
    Table("modern", 3, 10),
    Table("official", 2, 10),
)


class Task(NamedTuple):
    """What a process plays: how many samples are wanted, and the value they measure, if any."""

    net: Net | None
    samples: int
    seed: int


class Monopoly:
    """Monopoly as a trainable game."""

    schema = Net
    has_generations = False

    def training_task(self, nets: Sequence[Net], samples: int, seed: int) -> Task:
        """Return games among rollout policies."""
        assert not nets, "there is only one generation"
        return Task(None, samples, seed)

    def evaluation_task(self, net: Net, samples: int, seed: int) -> Task:
        """Return games among rollout policies whose winners a value predicts."""
        return Task(net, samples, seed)

    def play(self, task: Task) -> TaskResult:
        """Play games at tables of all kinds."""
        parts = [_play_at(table, task) for table in TABLES]
        samples = joined([each for each, _ in parts])
        games = sum(games for _, games in parts)
        if task.net is None:
            return TaskResult(samples, games, 0.0, 0.0)
        return TaskResult(samples, games, *measured(task.net, samples))

    def fit(self, net: Net | None, samples: Samples, chance: np.random.Generator, seed: int) -> Net:
        """Return a value fitted to samples."""
        assert net is None, "there is only one generation"
        return fit(samples, chance, seed)

    def loss(self, net: Net, samples: Samples) -> float:
        """Return the mean cross entropy between a value's predictions and the winners."""
        return loss(real_weights(net), samples)


def measured(net: Net, x: Samples) -> tuple[float, float]:
    """Return how far a value's squared error is below that of equal chances, and the latter."""
    equal = square_errors(equal_chances(x), x)
    return equal - square_errors(outputs(real_weights(net), x), x), equal


def _play_at(table: Table, task: Task) -> tuple[Samples, int]:
    """Return the samples of games at one kind of table, and the number of games."""
    mode: Mode = "compiled"
    edition = load(table.edition)
    dealers = allocate(RolloutDealer, 1, mode)
    field(dealers, 0, "generator")[:] = generator_words(task.seed, TABLES.index(table))
    found = allocate(Sample, task.samples * table.part // 100, mode)
    games = generate_samples.at(mode)(
        allocate(State, 1, mode),
        edition_table(edition, mode),
        odds_of(edition, mode),
        policies_of(mode)[:OPPONENTS],
        dealers,
        allocate(Features, 1, mode),
        found,
        table.players,
    )
    assert games >= 0, "a game came to a fault"
    return samples_of(found), games


def samples_of(found: Any) -> Samples:
    """Return the positions of finished games in the form that the network takes."""
    found = found[found["winners"] > 0]
    rows = found["features"].reshape(-1, SEATS, FEATURES).astype(np.float32) / UNIT
    won = _seats(found["winners"])
    return Samples(rows, _seats(found["alive"]), won / won.sum(axis=1, keepdims=True))


def _seats(sets: Any) -> Any:
    """Return a row for each set of seats, with 1 for every member."""
    return (sets[:, None] >> np.arange(SEATS) & 1).astype(np.float32)
