"""A value function while it learns: the same layers as in the kernel, on many positions at once.

A position has rows that are described alike (the chains of Acquire) and general numbers. Each row
goes through one shared layer, the rows are summed, and with the general numbers a second layer
makes two outputs: a share of wins between 0 and 1, and a share of money.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from magnate.kernel import Schema

S = TypeVar("S", bound=Schema)

Array = np.ndarray[Any, np.dtype[np.floating[Any]]]
Weights = dict[str, Array]

_DECAY_MEAN: Final = 0.9
_DECAY_SQUARE: Final = 0.999
_TINY: Final = 1e-8
_GENTLE_SHARE: Final = 0.1
"""So much of all steps goes by while the rate rises to its full height."""


@dataclass(frozen=True)
class Lessons:
    """Positions and what the outputs should have been; the first axis counts them."""

    rows: Array
    general: Array
    target: Array

    def __len__(self) -> int:
        """Return how many positions there are."""
        return len(self.target)

    def __getitem__(self, chosen: Any) -> Lessons:
        """Return some of the positions."""
        return Lessons(self.rows[chosen], self.general[chosen], self.target[chosen])


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Return the positions of several parts as one."""
    return Lessons(
        np.concatenate([each.rows for each in parts]),
        np.concatenate([each.general for each in parts]),
        np.concatenate([each.target for each in parts]),
    )


def begin(shapes: dict[str, tuple[int, ...]], seed: int) -> Weights:
    """Return weights to begin with: small random ones, no bias, and outputs of zero."""
    rng = np.random.default_rng(seed)
    weights = {}
    for name, shape in shapes.items():
        spread = 0.0 if len(shape) == 1 or name == "output_weights" else (2 / shape[0]) ** 0.5
        weights[name] = (rng.standard_normal(shape) * spread).astype(np.float32)
    return weights


def net_of(weights: Weights, schema: type[S]) -> S:
    """Return weights as the kernel has them."""
    net = schema()
    for name, (shape, *_) in schema.fields.items():
        value = weights[name].astype(float).tolist()
        setattr(net, name, tuple(value) if len(shape) == 2 else value)
    return net


def weights_of(net: Schema) -> Weights:
    """Return what the kernel has as weights that can be taught."""
    return {name: np.array(getattr(net, name), dtype=np.float32) for name in net.fields}


class _Layers(NamedTuple):
    rows: Array
    joined: Array
    hidden: Array
    output: Array


def _forward(w: Weights, x: Lessons) -> _Layers:
    rows = np.maximum(x.rows @ w["chain_weights"] + w["chain_bias"], 0)
    together = np.concatenate([rows.sum(axis=1), x.general], axis=1)
    hidden = np.maximum(together @ w["hidden_weights"] + w["hidden_bias"], 0)
    output = hidden @ w["output_weights"] + w["output_bias"]
    output[:, 0] = 1 / (1 + np.exp(-np.clip(output[:, 0], -30, 30)))
    return _Layers(rows, together, hidden, output)


def _backward(w: Weights, x: Lessons, at: _Layers) -> Weights:
    """Return the slopes of the loss: cross entropy of wins plus the square error of money."""
    output = at.output - x.target
    output[:, 1] *= 2
    output /= len(x)
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


def outputs(w: Weights, x: Lessons) -> Array:
    """Return the share of wins and of money that the weights expect in each position."""
    return _forward(w, x).output


def loss(w: Weights, x: Lessons) -> float:
    """Return how far the outputs are from what they should have been, on average."""
    output = outputs(w, x)
    wins = np.clip(output[:, 0], 1e-6, 1 - 1e-6)
    told = x.target[:, 0]
    entropy = -(told * np.log(wins) + (1 - told) * np.log(1 - wins))
    return float(np.mean(entropy + (output[:, 1] - x.target[:, 1]) ** 2))


class Student:
    """Weights that change step by step, as Adam does it."""

    def __init__(self, weights: Weights) -> None:
        self.weights = {name: each.copy() for name, each in weights.items()}
        self._mean = {name: np.zeros_like(each) for name, each in weights.items()}
        self._square = {name: np.zeros_like(each) for name, each in weights.items()}
        self._steps = 0

    def study(self, x: Lessons, rng: np.random.Generator, *, epochs: int, rate: float) -> None:
        """Go through all lessons some times, in batches; the rate rises at first, then falls."""
        batch = min(4096, len(x))
        per_epoch = len(x) // batch
        total = epochs * per_epoch
        for epoch in range(epochs):
            order = rng.permutation(len(x))
            for number in range(per_epoch):
                done = (epoch * per_epoch + number) / total
                share = min(1.0, done / _GENTLE_SHARE) * (1 - done) + 0.01
                self._step(x[order[number * batch : (number + 1) * batch]], rate * share)

    def slopes(self, x: Lessons) -> Weights:
        """Return how the loss changes with each weight."""
        return _backward(self.weights, x, _forward(self.weights, x))

    def _step(self, x: Lessons, rate: float) -> None:
        slopes = self.slopes(x)
        self._steps += 1
        scale = (1 - _DECAY_SQUARE**self._steps) ** 0.5 / (1 - _DECAY_MEAN**self._steps)
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1 - _DECAY_MEAN) * (slope - mean)
            square += (1 - _DECAY_SQUARE) * (slope * slope - square)
            self.weights[name] -= rate * scale * mean / (np.sqrt(square) + _TINY)
