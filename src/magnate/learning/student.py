"""Learning step by step, whatever the layers: lessons, weights and how they change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np

from magnate.kernel import Schema

S = TypeVar("S", bound=Schema)

Array = np.ndarray[Any, np.dtype[np.floating[Any]]]
Places = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]
Weights = dict[str, Array]

_DECAY_MEAN: Final = 0.9
_DECAY_SQUARE: Final = 0.999
_TINY: Final = 1e-8
_GENTLE_SHARE: Final = 0.1
"""So much of all steps goes by while the rate rises to its full height."""
_PARTS: Final = 4
"""Of a batch, each for a thread; not one for each processor, which would round otherwise."""


@dataclass(frozen=True)
class Lessons:
    """Positions and what the outputs should have been; the first axis counts them.

    A position has rows that are described alike (chains, seats) and general numbers. Those to which
    the choices of one decision lead stand side by side and have the same number in `decision`;
    without it each comes from another.
    """

    rows: Array
    general: Array
    target: Array
    decision: Places | None = None

    def __len__(self) -> int:
        """Return how many positions there are."""
        return len(self.target)

    def __getitem__(self, chosen: Any) -> Lessons:
        """Return some of the positions."""
        decision = None if self.decision is None else self.decision[chosen]
        return Lessons(self.rows[chosen], self.general[chosen], self.target[chosen], decision)

    def shuffled(self, rng: np.random.Generator) -> Places:
        """Return the places of all positions in a new order; decisions stay together."""
        if self.decision is None:
            return rng.permutation(len(self))
        firsts = np.flatnonzero(np.diff(self.decision, prepend=-1))
        sizes = np.diff(firsts, append=len(self))
        order = rng.permutation(len(firsts))
        sizes = sizes[order]
        before = np.cumsum(sizes) - sizes
        return np.repeat(firsts[order] - before, sizes) + np.arange(len(self))


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Return the positions of several parts as one."""
    return Lessons(
        np.concatenate([each.rows for each in parts]),
        np.concatenate([each.general for each in parts]),
        np.concatenate([each.target for each in parts]),
        _joined_decisions(parts),
    )


def _joined_decisions(parts: Sequence[Lessons]) -> Places | None:
    """Return the decisions of several parts, numbered on from part to part."""
    numbered: list[Places] = []
    for each in parts:
        if each.decision is None:
            return None
        before = numbered[-1][-1] + 1 if numbered and len(numbered[-1]) else 0
        numbered.append(each.decision + before)
    return np.concatenate(numbered)


def begin(schema: type[Schema], seed: int) -> Weights:
    """Return weights to begin with: small random ones, no bias, and outputs of zero."""
    rng = np.random.default_rng(seed)
    weights = {}
    for name, (shape, *_) in schema.fields.items():
        spread = 0.0 if len(shape) == 1 or name == "output_weights" else (2 / shape[0]) ** 0.5
        weights[name] = (rng.standard_normal(shape) * spread).astype(np.float32)
    return weights


def net_of(weights: Weights, schema: type[S]) -> S:
    """Return weights as the kernel has them."""
    net = schema()
    for name, field in schema.fields.items():
        value = weights[name].astype(field.code()).tolist()
        setattr(net, name, tuple(value) if len(field.shape) == 2 else value)
    return net


def weights_of(net: Schema) -> Weights:
    """Return what the kernel has as weights that can be taught."""
    return {name: np.array(getattr(net, name), dtype=np.float32) for name in net.fields}


class Student:
    """Weights that change step by step, as Adam does it."""

    def __init__(self, weights: Weights, slopes: Callable[[Weights, Lessons], Weights]) -> None:
        self.weights = {name: each.copy() for name, each in weights.items()}
        self._mean = {name: np.zeros_like(each) for name, each in weights.items()}
        self._square = {name: np.zeros_like(each) for name, each in weights.items()}
        self._steps = 0
        self._slopes = slopes

    def study(
        self, x: Lessons, rng: np.random.Generator, *, epochs: int, rate: float, batch: int = 4096
    ) -> None:
        """Go through all lessons some times, in batches; the rate rises at first, then falls.

        Threads share a batch; those that numpy starts for a product of small matrices cost more
        than they bring, so whoever trains lets it have none.
        """
        batch = min(batch, len(x))
        per_epoch = len(x) // batch
        total = epochs * per_epoch
        with ThreadPoolExecutor(_PARTS) as threads:
            for epoch in range(epochs):
                order = x.shuffled(rng)
                for number in range(per_epoch):
                    done = (epoch * per_epoch + number) / total
                    share = min(1.0, done / _GENTLE_SHARE) * (1 - done) + 0.01
                    places = order[number * batch : (number + 1) * batch]
                    self._step(self._mean_slopes(x, places, threads), rate * share)

    def _mean_slopes(self, x: Lessons, places: Places, threads: Executor) -> Weights:
        """Return how the loss of the parts of a batch changes with each weight, on average.

        Where a part ends in the middle of a decision, its choices are compared in each by itself.
        """
        parts = np.array_split(places, _PARTS)
        found = list(threads.map(lambda part: self._slopes(self.weights, x[part]), parts))
        shares = [len(part) / len(places) for part in parts]
        return {
            name: sum(
                (share * each[name] for share, each in zip(shares, found, strict=True)),
                start=np.zeros_like(self.weights[name]),
            )
            for name in self.weights
        }

    def _step(self, slopes: Weights, rate: float) -> None:
        self._steps += 1
        scale = (1 - _DECAY_SQUARE**self._steps) ** 0.5 / (1 - _DECAY_MEAN**self._steps)
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1 - _DECAY_MEAN) * (slope - mean)
            square += (1 - _DECAY_SQUARE) * (slope * slope - square)
            self.weights[name] -= rate * scale * mean / (np.sqrt(square) + _TINY)
