"""The value network of Acquire for training: the kernel's layers, applied to batches of positions.

A position has rows that are described alike (the chains) and general numbers. Each row goes
through one shared layer, the rows are summed, and with the general numbers a second layer makes
two outputs: a share of wins between 0 and 1, and a share of money.

A value function must tell the candidates of one decision apart. They lead to similar positions, and
the difference between them is a hundredth of what luck contributes to a result, so the loss has a
separate term for these differences, with a large weight.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from magnate.learning.adam import Adam, Weights, initial_weights, net_of, weights_of
from magnate.learning.samples import Array, Samples
from magnate.search.acquire.value import Net

EPOCHS: Final = 10
BATCH: Final = 2048
FIRST_RATE, RATE = 2e-3, 1e-3
DIFFERENCES: Final = np.array([100, 25], dtype=np.float32)
"""The weights, for wins and money, of how candidates differ from the mean of their decision."""


def fit(net: Net | None, x: Samples, chance: np.random.Generator, seed: int) -> Net:
    """Return a value function fitted to samples; without a `net`, from random weights."""
    adam = Adam(weights_of(net) if net else initial_weights(Net, seed), gradients)
    rate = RATE if net else FIRST_RATE
    adam.fit(x, chance, epochs=EPOCHS, rate=rate, batch=BATCH)
    return net_of(adam.weights, Net)


class _Layers(NamedTuple):
    rows: Array
    joined: Array
    hidden: Array
    output: Array


def _forward(w: Weights, x: Samples) -> _Layers:
    rows = np.maximum(x.rows @ w["chain_weights"] + w["chain_bias"], 0)
    together = np.concatenate([rows.sum(axis=1), x.general], axis=1)
    hidden = np.maximum(together @ w["hidden_weights"] + w["hidden_bias"], 0)
    output = hidden @ w["output_weights"] + w["output_bias"]
    # Clipped, because exp overflows float32 from 89 on.
    output[:, 0] = 1 / (1 + np.exp(-np.clip(output[:, 0], -30, 30)))
    return _Layers(rows, together, hidden, output)


def gradients(w: Weights, x: Samples) -> Weights:
    """Return the gradient of the loss with respect to each weight."""
    at = _forward(w, x)
    # For a sigmoid under cross entropy and for a linear output under squared error alike, the
    # gradient is the plain error, for the latter times two.
    output = at.output - x.target
    output[:, 1] *= 2
    apart = 2 * DIFFERENCES * _differences(at.output, x)
    # The squared error of wins does not cancel the sigmoid's derivative.
    apart[:, 0] *= at.output[:, 0] * (1 - at.output[:, 0])
    output = (output + apart) / len(x)
    hidden = (output @ w["output_weights"].T) * (at.hidden > 0)
    together = (hidden @ w["hidden_weights"].T)[:, : at.rows.shape[2]]
    rows = together[:, None, :] * (at.rows > 0)
    flat = rows.reshape(-1, rows.shape[2])
    return {
        "chain_weights": x.rows.reshape(-1, x.rows.shape[2]).T @ flat,
        "chain_bias": flat.sum(axis=0),
        "hidden_weights": at.joined.T @ hidden,
        "hidden_bias": hidden.sum(axis=0),
        "output_weights": at.hidden.T @ output,
        "output_bias": output.sum(axis=0),
    }


def _differences(output: Array, x: Samples) -> Array:
    """Return the errors of the outputs, less the mean error of their decision."""
    if x.decision is None:
        return np.zeros_like(output)
    _, number, sizes = np.unique(x.decision, return_inverse=True, return_counts=True)
    off = output - x.target
    sums = np.stack([np.bincount(number, weights=column) for column in off.T], axis=1)
    means = sums / sizes[:, None]
    return (off - means[number]).astype(off.dtype)


def outputs(w: Weights, x: Samples) -> Array:
    """Return the predicted share of wins and of money in each position."""
    return _forward(w, x).output


def loss(w: Weights, x: Samples) -> float:
    """Return the mean loss over samples.

    It is the cross entropy of wins, plus the squared error of money, plus the squared error of the
    differences between the candidates of one decision.
    """
    output = outputs(w, x)
    wins = np.clip(output[:, 0], 1e-6, 1 - 1e-6)
    target = x.target[:, 0]
    entropy = -(target * np.log(wins) + (1 - target) * np.log(1 - wins))
    apart = (_differences(output, x) ** 2) @ DIFFERENCES
    return float(np.mean(entropy + (output[:, 1] - x.target[:, 1]) ** 2 + apart))
