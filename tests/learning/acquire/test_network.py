"""The trained network of Acquire: it agrees with the kernel, and its gradients are right."""

from __future__ import annotations

import numpy as np
import pytest

from magnate.learning.acquire.network import gradients, loss, outputs
from magnate.learning.adam import Adam, Weights, initial_weights, net_of
from magnate.learning.samples import Samples, joined
from magnate.search.acquire.features import CHAIN_FEATURES, GENERAL_FEATURES
from magnate.search.acquire.value import Layers, Net, evaluate

SHAPES = {name: field.shape for name, field in Net.fields.items()}


def weights(seed: int = 1) -> Weights:
    """Weights of which none is zero."""
    rng = np.random.default_rng(seed)
    return {
        name: (rng.standard_normal(shape) * 0.05).astype(np.float32)
        for name, shape in SHAPES.items()
    }


def samples(count: int, seed: int = 2, *, choices: int = 1) -> Samples:
    """Artificial positions with arbitrary targets; `choices` of them come from each decision."""
    rng = np.random.default_rng(seed)
    return Samples(
        rng.standard_normal((count, 7, CHAIN_FEATURES)).astype(np.float32),
        rng.standard_normal((count, GENERAL_FEATURES)).astype(np.float32),
        rng.random((count, 2)).astype(np.float32),
        np.arange(count) // choices,
    )


def test_the_kernel_and_the_network_agree() -> None:
    w, x = weights(), samples(5)
    net, layers = net_of(w, Net), Layers()
    for number in range(5):
        for chain in range(7):
            layers.chains[chain][:] = x.rows[number][chain].tolist()
        layers.general[:] = x.general[number].tolist()
        evaluate(net, layers)
        assert layers.output == pytest.approx(outputs(w, x)[number].tolist(), abs=1e-4)


def test_new_weights_predict_half_a_win_and_an_equal_share() -> None:
    assert outputs(initial_weights(Net, 1), samples(3)).tolist() == [[0.5, 0.0]] * 3


@pytest.mark.parametrize("name", list(SHAPES))
def test_the_gradient_matches_a_small_step(name: str) -> None:
    """For each kind of weight: the difference quotient of the loss is the gradient."""
    w: Weights = {each: value.astype(np.float64) for each, value in weights().items()}
    x = samples(200, choices=4)
    rows, general, target = (part.astype(np.float64) for part in (x.rows, x.general, x.target))
    x = Samples(rows, general, target, x.decision)
    at = (0,) * w[name].ndim
    step = 1e-6
    gradient = gradients(w, x)[name][at]

    lower, higher = dict(w), dict(w)
    lower[name], higher[name] = w[name].copy(), w[name].copy()
    lower[name][at] -= step
    higher[name][at] += step

    assert (loss(higher, x) - loss(lower, x)) / (2 * step) == pytest.approx(
        gradient, rel=1e-3, abs=1e-6
    )


def test_training_lowers_the_loss() -> None:
    """A target that follows from one number is learned."""
    x = samples(256)
    x.target[:, 0] = x.general[:, 0] > 0
    x.target[:, 1] = x.general[:, 1]
    adam = Adam(initial_weights(Net, 1), gradients)
    before = loss(adam.weights, x)

    adam.fit(x, np.random.default_rng(1), epochs=100, rate=0.01)

    assert loss(adam.weights, x) < before / 3


def test_threads_that_share_a_batch_find_its_gradient() -> None:
    """The first step of Adam has the length of the rate and goes against the gradient.

    One epoch of one batch is one step, at a hundredth of the rate, which is still rising.
    """
    x = samples(5)  # two for the first of four threads, which count twice
    adam = Adam(weights(), gradients)

    adam.fit(x, np.random.default_rng(1), epochs=1, rate=1.0)

    for name, gradient in gradients(weights(), x).items():
        steep = np.abs(gradient) > 1e-4  # else the sums of threads may round to another sign
        steps = adam.weights[name] - weights()[name]
        assert steps[steep] == pytest.approx(-0.01 * np.sign(gradient[steep]), rel=0.01)


def choices_of_four(count: int, seed: int) -> Samples:
    """Positions in which only ten general numbers are not zero."""
    x = samples(count, seed, choices=4)
    x.rows[:] = 0
    x.general[:, 10:] = 0
    return x


def test_differences_between_candidates_are_learned_despite_luck() -> None:
    """Of four candidates, the one with the largest number is better by a few hundredths of a win.

    The result of the decision as a whole is luck, a third of a win up or down; a net that learns
    only this finds the best candidate three times in four.
    """
    x = choices_of_four(8000, seed=2)
    luck = np.repeat(np.random.default_rng(3).choice([0.2, 0.8], 2000), 4)
    x.target[:, 0] = luck + 0.03 * x.general[:, 0]
    x.target[:, 1] = 0
    adam = Adam(initial_weights(Net, 1), gradients)

    adam.fit(x, np.random.default_rng(1), epochs=20, rate=0.003)

    others = choices_of_four(400, seed=7)
    chosen = outputs(adam.weights, others)[:, 0].reshape(-1, 4).argmax(axis=1)
    best = others.general[:, 0].reshape(-1, 4).argmax(axis=1)
    assert (chosen == best).mean() > 0.85


def test_samples_of_several_games_are_joined() -> None:
    """Decisions are renumbered: three positions of two decisions, then two of one."""
    parts = [samples(3, choices=2), samples(2, seed=5, choices=2)]

    together = joined(parts)

    assert len(together) == 5
    assert (together[3:].general == parts[1].general).all()
    assert together.decision is not None and together.decision.tolist() == [0, 0, 1, 2, 2]


def test_shuffling_keeps_the_candidates_of_a_decision_together() -> None:
    x = samples(90, choices=4)

    order = x.shuffled(np.random.default_rng(1))

    assert sorted(order) == [*range(90)] != order.tolist()
    assert x.decision is not None
    assert np.count_nonzero(np.diff(x.decision[order])) == 22  # 22 of four choices, and one of two
