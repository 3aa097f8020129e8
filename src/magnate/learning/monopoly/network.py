"""The value network of Monopoly for training: the kernel's layers, on batches of positions.

The rows of a position are its seats, and the general numbers are 1 for each seat still in the game
and 0 for the others. The outputs are each seat's probability of winning: the softmax of the seats'
strengths.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from magnate.learning.adam import Adam, Weights, initial_weights, net_of, weights_of
from magnate.learning.samples import Array, Samples
from magnate.search.monopoly.features import UNIT
from magnate.search.monopoly.value import Net

EPOCHS: Final = 25
RATE: Final = 1e-2


def fit(x: Samples, chance: np.random.Generator, seed: int) -> Net:
    """Return a value fitted to samples, from random weights."""
    mean, spread = _mean_and_spread(x)
    rows = (x.rows - mean) / spread
    adam = Adam(initial_weights(Net, seed), gradients)
    adam.fit(Samples(rows, x.general, x.target), chance, epochs=EPOCHS, rate=RATE)
    # The kernel gets raw features, so the normalization is folded into the weights.
    w = adam.weights
    w["first"] /= spread
    w["offsets"] -= w["first"] @ mean
    w["direct"] /= spread
    return net_of({name: np.rint(each * UNIT) for name, each in w.items()}, Net)


def _mean_and_spread(x: Samples) -> tuple[Array, Array]:
    """Return the mean and the standard deviation of each feature."""
    rows = x.rows[x.general > 0]
    return rows.mean(axis=0), rows.std(axis=0) + np.float32(1e-6)


def real_weights(net: Net) -> Weights:
    """Return the weights of a net, which are whole thousandths, as real numbers."""
    return {name: each / UNIT for name, each in weights_of(net).items()}


class _Layers(NamedTuple):
    """The first two have one row for each seat still in the game, over all positions."""

    rows: Array
    hidden: Array
    output: Array


def _forward(w: Weights, x: Samples) -> _Layers:
    alive = x.general > 0
    rows = x.rows[alive]
    hidden = np.maximum(rows @ w["first"].T + w["offsets"], 0)
    # A bankrupt seat has strength minus infinity, so the softmax gives it no chance.
    found = np.full(alive.shape, -np.inf, rows.dtype)
    found[alive] = hidden @ w["second"] + rows @ w["direct"]
    odds = np.exp(found - found.max(axis=1, keepdims=True))
    return _Layers(rows, hidden, odds / odds.sum(axis=1, keepdims=True))


def gradients(w: Weights, x: Samples) -> Weights:
    """Return the gradient of the loss with respect to each weight."""
    at = _forward(w, x)
    # Softmax with cross entropy: the gradient is the plain error.
    output = (at.output - x.target)[x.general > 0] / len(x)
    hidden = np.outer(output, w["second"]) * (at.hidden > 0)
    return {
        "first": hidden.T @ at.rows,
        "offsets": hidden.sum(axis=0),
        "second": output @ at.hidden,
        "direct": output @ at.rows,
    }


def outputs(w: Weights, x: Samples) -> Array:
    """Return each seat's probability of winning."""
    return _forward(w, x).output


def loss(w: Weights, x: Samples) -> float:
    """Return the mean cross entropy between predictions and winners."""
    return float(-np.mean(np.sum(x.target * np.log(np.maximum(outputs(w, x), 1e-9)), axis=1)))


def square_errors(expected: Array, x: Samples) -> float:
    """Return the sum of the squared errors of predictions over all seats."""
    return float(np.sum((expected - x.target) ** 2, dtype=np.float64))


def equal_chances(x: Samples) -> Array:
    """Return the prediction that everyone still in the game is equally likely to win."""
    share: Array = x.general / x.general.sum(axis=1, keepdims=True)
    return share
