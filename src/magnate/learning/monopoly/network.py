"""The value of Monopoly while it learns: the same layers as in the kernel, on many positions.

The rows of a position are its seats, the general numbers tell who is still in the game (1 or 0),
and the outputs are how likely each seat wins: as the exponentials of what the net finds for it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from magnate.learning.student import Array, Lessons, Student, Weights, begin, net_of, weights_of
from magnate.search.monopoly.value import UNIT, Net

EPOCHS: Final = 25
RATE: Final = 1e-2


def taught(x: Lessons, chance: np.random.Generator, seed: int) -> Net:
    """Return a value that has learned from nothing but these lessons."""
    mean, spread = _usual(x)
    rows = (x.rows - mean) / spread
    student = Student(begin(Net, seed), slopes)
    student.study(Lessons(rows, x.general, x.target), chance, epochs=EPOCHS, rate=RATE)
    w = student.weights
    w["first"] /= spread
    w["offsets"] -= w["first"] @ mean
    w["direct"] /= spread
    return net_of({name: np.rint(each * UNIT) for name, each in w.items()}, Net)


def _usual(x: Lessons) -> tuple[Array, Array]:
    """Return the mean of each feature, and how far it is from that."""
    rows = x.rows[x.general > 0]
    return rows.mean(axis=0), rows.std(axis=0) + np.float32(1e-6)


def real_weights(net: Net) -> Weights:
    """Return the weights of a net, which are whole numbers, as those that are taught."""
    return {name: each / UNIT for name, each in weights_of(net).items()}


class _Layers(NamedTuple):
    """The first two have a row for each seat that is still in a game, of all positions."""

    rows: Array
    hidden: Array
    output: Array


def _forward(w: Weights, x: Lessons) -> _Layers:
    alive = x.general > 0
    rows = x.rows[alive]
    hidden = np.maximum(rows @ w["first"].T + w["offsets"], 0)
    found = np.full(alive.shape, -np.inf, rows.dtype)
    found[alive] = hidden @ w["second"] + rows @ w["direct"]
    odds = np.exp(found - found.max(axis=1, keepdims=True))
    return _Layers(rows, hidden, odds / odds.sum(axis=1, keepdims=True))


def slopes(w: Weights, x: Lessons) -> Weights:
    """Return how the loss changes with each weight."""
    at = _forward(w, x)
    output = (at.output - x.target)[x.general > 0] / len(x)
    hidden = np.outer(output, w["second"]) * (at.hidden > 0)
    return {
        "first": hidden.T @ at.rows,
        "offsets": hidden.sum(axis=0),
        "second": output @ at.hidden,
        "direct": output @ at.rows,
    }


def outputs(w: Weights, x: Lessons) -> Array:
    """Return how likely each seat wins, by these weights."""
    return _forward(w, x).output


def loss(w: Weights, x: Lessons) -> float:
    """Return the cross entropy: how surprising it was, on average, who won."""
    return float(-np.mean(np.sum(x.target * np.log(np.maximum(outputs(w, x), 1e-9)), axis=1)))


def square_errors(expected: Array, x: Lessons) -> float:
    """Return the squares of how far wins were from what was expected, of all seats together."""
    return float(np.sum((expected - x.target) ** 2, dtype=np.float64))


def equal_chances(x: Lessons) -> Array:
    """Return what is expected by somebody who knows only how many are still in the game."""
    share: Array = x.general / x.general.sum(axis=1, keepdims=True)
    return share
