"""The trained network of Monopoly: it agrees with the kernel, and its gradients are right."""

from __future__ import annotations

import numpy as np
import pytest

from magnate.kernel import Mode
from magnate.learning.adam import Weights
from magnate.learning.monopoly.games import measured, samples_of
from magnate.learning.monopoly.network import fit, gradients, loss, outputs, real_weights
from magnate.learning.samples import Samples
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import load
from magnate.monopoly.rules.flow import start_game
from magnate.monopoly.rules.state import SEATS, State
from magnate.search.monopoly.features import FEATURES, Features
from magnate.search.monopoly.landing_odds import odds_of
from magnate.search.monopoly.learned_value import learned_net
from magnate.search.monopoly.value import Net, win_share


def samples(count: int, seed: int = 1) -> Samples:
    """Artificial positions of three seats; the first feature decides who wins."""
    rng = np.random.default_rng(seed)
    rows = rng.standard_normal((count, SEATS, FEATURES))
    alive = np.zeros((count, SEATS))
    alive[:, :3] = 1
    target = np.eye(SEATS)[rows[:, :3, 0].argmax(axis=1)]
    return Samples(rows.astype(np.float32), alive.astype(np.float32), target.astype(np.float32))


def test_the_kernel_and_the_network_agree() -> None:
    """Three of four seats are still in the game, with different lots and cash."""
    edition = load("official")
    mode: Mode = "interpreted"
    s = State()
    (e,), (o,) = edition_table(edition, mode), odds_of(edition, mode)
    features = Features()
    start_game(s, e, 4)
    for lot in range(20):
        s.owner[lot] = (0, 1, 3)[lot % 3]
    s.cash[0], s.alive = 900, 0b1011
    expected = [win_share(s, e, o, learned_net(), features, seat) for seat in (0, 1, 3)]

    x = samples_of(
        np.array(
            [(0b1011, 0b0010, features.features)],
            dtype=[("alive", "i8"), ("winners", "i8"), ("features", "i8", SEATS * FEATURES)],
        )
    )
    found = outputs(real_weights(learned_net()), x)[0]

    assert found[[0, 1, 3]].tolist() == pytest.approx(expected, abs=2e-3)
    assert found[2] == 0
    assert x.target[0].tolist() == [0, 1, 0, 0, 0, 0, 0, 0]


def test_unfinished_games_give_no_samples() -> None:
    form = [("alive", "i8"), ("winners", "i8"), ("features", "i8", SEATS * FEATURES)]
    assert len(samples_of(np.array([(0b11, 0, [0] * (SEATS * FEATURES))], dtype=form))) == 0


@pytest.mark.parametrize("name", list(Net.fields))
def test_the_gradient_matches_a_small_step(name: str) -> None:
    """For each kind of weight: the difference quotient of the loss is the gradient."""
    rng = np.random.default_rng(3)
    w: Weights = {
        each: rng.standard_normal(field.shape) * 0.3 for each, field in Net.fields.items()
    }
    x = samples(200)
    rows, alive, target = (part.astype(np.float64) for part in (x.rows, x.general, x.target))
    x = Samples(rows, alive, target)
    at = (0,) * w[name].ndim
    step = 1e-6

    lower, higher = dict(w), dict(w)
    lower[name], higher[name] = w[name].copy(), w[name].copy()
    lower[name][at] -= step
    higher[name][at] += step

    assert (loss(higher, x) - loss(lower, x)) / (2 * step) == pytest.approx(
        gradients(w, x)[name][at], rel=1e-3, abs=1e-6
    )


def test_zero_weights_predict_equal_chances() -> None:
    x = samples(50)

    assert outputs(real_weights(Net()), x)[0].tolist() == pytest.approx([1 / 3] * 3 + [0] * 5)
    assert measured(Net(), x) == pytest.approx((0, 50 * 2 / 3), abs=1e-4)


def test_training_improves_predictions() -> None:
    """Features of any scale: one of them decides, and a few steps find part of that."""
    x, apart = samples(4000), samples(1000, seed=2)
    for each in (x, apart):
        each.rows[:, :, 0] *= 5
        each.rows[:, :, 1] += 100

    net = fit(x, np.random.default_rng(1), seed=1)

    gained, equal = measured(net, apart)
    assert gained / equal > 0.2
