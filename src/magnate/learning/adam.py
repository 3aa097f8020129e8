"""Gradient descent on the weights of a net, whatever its layers: the Adam optimizer."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Final, TypeVar

import numpy as np

from magnate.kernel import Schema

from .samples import Array, Indices, Samples

S = TypeVar("S", bound=Schema)

Weights = dict[str, Array]

_DECAY_MEAN: Final = 0.9
_DECAY_SQUARE: Final = 0.999
_TINY: Final = 1e-8
_WARM_UP: Final = 0.1
"""The share of all steps during which the learning rate rises to its full height."""
_PARTS: Final = 4
"""Parts of a batch, one per thread. The number is fixed: with one part per processor, sums would
be rounded differently on every machine."""


def initial_weights(schema: type[Schema], seed: int) -> Weights:
    """Return weights to start from: small random ones, no bias, and outputs of zero."""
    rng = np.random.default_rng(seed)
    weights = {}
    for name, (shape, *_) in schema.fields.items():
        # He initialization, which suits rectified layers.
        spread = 0.0 if len(shape) == 1 or name == "output_weights" else (2 / shape[0]) ** 0.5
        weights[name] = (rng.standard_normal(shape) * spread).astype(np.float32)
    return weights


def net_of(weights: Weights, schema: type[S]) -> S:
    """Return weights as the kernel stores them."""
    net = schema()
    for name, field in schema.fields.items():
        value = weights[name].astype(field.code()).tolist()
        setattr(net, name, tuple(value) if len(field.shape) == 2 else value)
    return net


def weights_of(net: Schema) -> Weights:
    """Return the kernel's weights as arrays that can be trained."""
    return {name: np.array(getattr(net, name), dtype=np.float32) for name in net.fields}


class Adam:
    """Weights and the running moments by which Adam changes them."""

    def __init__(self, weights: Weights, gradients: Callable[[Weights, Samples], Weights]) -> None:
        self.weights = {name: each.copy() for name, each in weights.items()}
        self._mean = {name: np.zeros_like(each) for name, each in weights.items()}
        self._square = {name: np.zeros_like(each) for name, each in weights.items()}
        self._steps = 0
        self._gradients = gradients

    def fit(
        self, x: Samples, rng: np.random.Generator, *, epochs: int, rate: float, batch: int = 4096
    ) -> None:
        """Go through all samples in batches, several times; the rate rises first, then falls.

        Threads share a batch. Products of small matrices are slower with the threads that numpy
        starts for them, so the caller should turn those off.
        """
        batch = min(batch, len(x))
        per_epoch = len(x) // batch
        total = epochs * per_epoch
        with ThreadPoolExecutor(_PARTS) as threads:
            for epoch in range(epochs):
                order = x.shuffled(rng)
                for number in range(per_epoch):
                    done = (epoch * per_epoch + number) / total
                    # Never quite zero, so that the very first step moves too.
                    share = min(1.0, done / _WARM_UP) * (1 - done) + 0.01
                    indices = order[number * batch : (number + 1) * batch]
                    self._step(self._mean_gradients(x, indices, threads), rate * share)

    def _mean_gradients(self, x: Samples, indices: Indices, threads: Executor) -> Weights:
        """Return the gradient of a batch, the mean of its parts' gradients.

        A decision that is cut by the end of a part is compared within each part separately.
        """
        parts = np.array_split(indices, _PARTS)
        found = list(threads.map(lambda part: self._gradients(self.weights, x[part]), parts))
        shares = [len(part) / len(indices) for part in parts]
        return {
            name: sum(
                (share * each[name] for share, each in zip(shares, found, strict=True)),
                start=np.zeros_like(self.weights[name]),
            )
            for name in self.weights
        }

    def _step(self, gradients: Weights, rate: float) -> None:
        self._steps += 1
        # Both moments start at zero; this corrects their bias in the first steps.
        scale = (1 - _DECAY_SQUARE**self._steps) ** 0.5 / (1 - _DECAY_MEAN**self._steps)
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1 - _DECAY_MEAN) * (gradient - mean)
            square += (1 - _DECAY_SQUARE) * (gradient * gradient - square)
            self.weights[name] -= rate * scale * mean / (np.sqrt(square) + _TINY)
