"""The layers of Monopoly that learn: the same as in the kernel, and their slopes are slopes."""

from __future__ import annotations

import numpy as np
import pytest

from magnate.kernel import Mode
from magnate.learning.monopoly.games import lessons_of, measured
from magnate.learning.monopoly.network import loss, outputs, real_weights, slopes, taught
from magnate.learning.student import Lessons, Weights
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import load
from magnate.monopoly.rules.flow import start_game
from magnate.monopoly.rules.state import SEATS, State
from magnate.search.monopoly.landing_odds import odds_of
from magnate.search.monopoly.learned_value import FILE, learned_value
from magnate.search.monopoly.value import FEATURES, Net, win_share
from magnate.search.weights import read_weights


def lessons(count: int, seed: int = 1) -> Lessons:
    """Positions of three seats that no game has; the first feature decides who wins."""
    rng = np.random.default_rng(seed)
    rows = rng.standard_normal((count, SEATS, FEATURES))
    alive = np.zeros((count, SEATS))
    alive[:, :3] = 1
    target = np.eye(SEATS)[rows[:, :3, 0].argmax(axis=1)]
    return Lessons(rows.astype(np.float32), alive.astype(np.float32), target.astype(np.float32))


def test_the_kernel_and_the_learner_agree() -> None:
    """Three of four seats are still in, with lots and money of their own."""
    edition = load("official")
    mode: Mode = "interpreted"
    s = State()
    (e,), (o,), (value,) = edition_table(edition, mode), odds_of(edition, mode), learned_value(mode)
    start_game(s, e, 4)
    for lot in range(20):
        s.owner[lot] = (0, 1, 3)[lot % 3]
    s.cash[0], s.alive = 900, 0b1011
    expected = [win_share(s, e, o, value, seat) for seat in (0, 1, 3)]

    x = lessons_of(
        np.array(
            [(0b1011, 0b0010, value.features)],
            dtype=[("alive", "i8"), ("winners", "i8"), ("features", "i8", SEATS * FEATURES)],
        )
    )
    found = outputs(real_weights(read_weights(FILE, Net)), x)[0]

    assert found[[0, 1, 3]].tolist() == pytest.approx(expected, abs=2e-3)
    assert found[2] == 0
    assert x.target[0].tolist() == [0, 1, 0, 0, 0, 0, 0, 0]


def test_what_was_no_game_to_the_end_teaches_nothing() -> None:
    form = [("alive", "i8"), ("winners", "i8"), ("features", "i8", SEATS * FEATURES)]
    assert len(lessons_of(np.array([(0b11, 0, [0] * (SEATS * FEATURES))], dtype=form))) == 0


@pytest.mark.parametrize("name", list(Net.fields))
def test_a_small_step_lowers_the_loss_as_far_as_its_slope_says(name: str) -> None:
    """Of each kind of weight, one at a time: the difference of the loss is the slope."""
    rng = np.random.default_rng(3)
    w: Weights = {
        each: rng.standard_normal(field.shape) * 0.3 for each, field in Net.fields.items()
    }
    x = lessons(200)
    rows, alive, target = (part.astype(np.float64) for part in (x.rows, x.general, x.target))
    x = Lessons(rows, alive, target)
    at = (0,) * w[name].ndim
    step = 1e-6

    lower, higher = dict(w), dict(w)
    lower[name], higher[name] = w[name].copy(), w[name].copy()
    lower[name][at] -= step
    higher[name][at] += step

    assert (loss(higher, x) - loss(lower, x)) / (2 * step) == pytest.approx(
        slopes(w, x)[name][at], rel=1e-3, abs=1e-6
    )


def test_without_knowledge_chances_are_equal() -> None:
    x = lessons(50)

    assert outputs(real_weights(Net()), x)[0].tolist() == pytest.approx([1 / 3] * 3 + [0] * 5)
    assert measured(Net(), x) == pytest.approx((0, 50 * 2 / 3), abs=1e-4)


def test_who_is_taught_foresees_more() -> None:
    """Features of any size: one of them decides, and a few steps find a part of that."""
    x, apart = lessons(4000), lessons(1000, seed=2)
    for each in (x, apart):
        each.rows[:, :, 0] *= 5
        each.rows[:, :, 1] += 100

    net = taught(x, np.random.default_rng(1), seed=1)

    gained, equal = measured(net, apart)
    assert gained / equal > 0.2
