"""Sequential halving: every round costs the same, and half of the candidates remain."""

from __future__ import annotations

import pytest

from magnate.search.budget import Budget
from magnate.search.halving import halve


def rounds_of(kept: int, rollouts: int) -> list[tuple[int, int]]:
    """The candidates and their rollouts, round after round."""
    met: list[tuple[int, int]] = []
    halve(kept, Budget(rollouts=rollouts), lambda kept, rollouts: met.append((kept, rollouts)))
    return met


def test_sixteen_candidates_are_halved_four_times() -> None:
    """1600 rollouts are 400 for each round: 25 each for 16 candidates, 50 for 8, and so on."""
    assert rounds_of(16, 1600) == [(16, 25), (8, 50), (4, 100), (2, 200)]


def test_of_an_odd_number_the_larger_half_remains() -> None:
    """90 rollouts for each of three rounds."""
    assert rounds_of(5, 270) == [(5, 18), (3, 30), (2, 45)]


def test_a_small_budget_still_gives_a_rollout_in_each_round() -> None:
    assert rounds_of(8, 1) == [(8, 1), (4, 1), (2, 1)]


def test_a_single_candidate_needs_no_rollouts() -> None:
    assert rounds_of(1, 1000) == []


def test_the_seconds_are_shared_by_the_rounds() -> None:
    """Ten seconds, and a rollout of all costs a second with four candidates, half of it with two.

    The first round runs until five seconds have passed, the second until ten.
    """
    met: list[int] = []
    halve(
        4,
        Budget(seconds=10.0),
        lambda kept, rollouts: met.extend([kept] * rollouts),
        clock=lambda: sum(kept / 4 for kept in met),
    )

    assert met == [4] * 5 + [2] * 10


def test_enough_rollouts_end_a_round_before_its_time() -> None:
    """Of 24 rollouts each of two rounds has 12: 3 each for 4 candidates, then 6 for 2."""
    met: list[int] = []
    halve(
        4,
        Budget(rollouts=24, seconds=100.0),
        lambda kept, rollouts: met.extend([kept] * rollouts),
        clock=lambda: sum(kept / 4 for kept in met),
    )

    assert met == [4] * 3 + [2] * 6


def test_time_ends_a_round_before_enough_rollouts() -> None:
    met: list[int] = []
    halve(
        4,
        Budget(rollouts=2400, seconds=10.0),
        lambda kept, rollouts: met.extend([kept] * rollouts),
        clock=lambda: sum(kept / 4 for kept in met),
    )

    assert met == [4] * 5 + [2] * 10


@pytest.mark.parametrize(("rollouts", "seconds"), [(None, None), (5, 0.0), (0, None), (None, -1.0)])
def test_a_budget_must_be_positive(rollouts: int | None, seconds: float | None) -> None:
    with pytest.raises(ValueError, match="a budget is"):
        Budget(rollouts=rollouts, seconds=seconds)


@pytest.mark.parametrize(
    ("own", "given", "used"),
    [
        (Budget(seconds=1.0), None, Budget(seconds=1.0)),
        (Budget(seconds=1.0), Budget(seconds=0.2), Budget(seconds=0.2)),
        (Budget(seconds=1.0), Budget(rollouts=500), Budget(rollouts=500)),
        (Budget(rollouts=64), Budget(rollouts=500), Budget(rollouts=64)),
        (Budget(rollouts=64), Budget(rollouts=5), Budget(rollouts=5)),
        (Budget(rollouts=64), Budget(seconds=0.2), Budget(rollouts=64)),
        (Budget(rollouts=64, seconds=1.0), None, Budget(rollouts=64, seconds=1.0)),
        (Budget(rollouts=64, seconds=1.0), Budget(rollouts=500), Budget(rollouts=500)),
        (Budget(rollouts=64, seconds=1.0), Budget(seconds=0.2), Budget(rollouts=64, seconds=0.2)),
    ],
)
def test_seconds_are_replaced_and_rollouts_only_lowered(
    own: Budget, given: Budget | None, used: Budget
) -> None:
    assert own.bounded(given) == used
