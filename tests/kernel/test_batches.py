"""Batches of games: equal in every mode, and only the seat to act decides."""

from __future__ import annotations

import random
from typing import Any

import pytest

from magnate.acquire.rules import legal as acquire_legal
from magnate.acquire.rules import state as acquire_state
from magnate.kernel import MODES, allocate, field
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.legal import (
    CLAIM_CODES,
    LEVEL_CODES,
    ROLL_CODE,
    WITHDRAW_CODE,
    legal_entry,
)

from .batches import ACQUIRE, MONOPOLY, Batch, Rules
from .conftest import needs_numba

RUINOUS = {"income_tax_flat": 4000, "luxury_tax": 4000}
# Compiling a batch takes long, so `make test` does it for one game only.
BATCHES = [
    pytest.param(ACQUIRE, "2023-duel", {}, 2, id="acquire", marks=pytest.mark.soak),
    pytest.param(
        MONOPOLY, "brazil", {"round_limit": 6}, 2, id="monopoly, by rounds", marks=pytest.mark.soak
    ),
    pytest.param(MONOPOLY, "modern", RUINOUS, 3, id="monopoly, by bankruptcy"),
]


@needs_numba
@pytest.mark.slow
@pytest.mark.parametrize(("rules", "preset", "options", "players"), BATCHES)
def test_a_batch_of_games_is_equal_in_every_mode(
    rules: Rules, preset: str, options: dict[str, Any], players: int
) -> None:
    """A batch of six games; the same decisions, drawn from the masks, in both modes."""
    edition = rules.load(preset).with_options(**options)
    plain, compiled = (Batch(rules, edition, players, mode) for mode in MODES[:2])
    rng = random.Random(1)
    ended = 0
    for _ in range(400):
        masks = plain.marked()
        assert masks == compiled.marked()
        assert all(masks)
        chosen = [rng.choice(codes) for codes in masks]
        assert plain.step(chosen) == compiled.step(chosen)
        ended += sum(plain.ended())
        assert plain.ended() == compiled.ended()
        for game in range(len(masks)):
            assert not plain.state(game).differences(compiled.state(game))
    assert ended > 3


def test_in_a_batch_of_acquire_the_legal_decisions_are_marked() -> None:
    batch = Batch(ACQUIRE, ACQUIRE.load("2023-duel"), 2, "interpreted")
    scratches, rng = allocate(acquire_state.Scratch, 1, "interpreted"), random.Random(1)
    legal = acquire_legal.legal_entry.at("interpreted")
    ended = 0
    for _ in range(400):
        masks = batch.marked()
        for game, codes in enumerate(masks):
            count = legal(batch.states, batch.editions, game, scratches)
            assert codes == sorted(field(scratches, 0, "codes")[:count])
            assert codes
        ended += batch.step([rng.choice(codes) for codes in masks])
    assert ended > batch.games


def _monopoly(**options: object) -> Batch:
    edition = MONOPOLY.load("brazil").with_options(**options)
    return Batch(MONOPOLY, edition, 3, "interpreted")


def _legal(batch: Batch, game: int) -> list[int]:
    """Return the listed decisions of the seat to act."""
    scratches = allocate(k.Scratch, 1, "interpreted")
    asked = batch.state(game).asked
    count = legal_entry.at("interpreted")(batch.states, batch.editions, game, asked, scratches)
    return sorted(field(scratches, 0, "codes")[:count])


def test_in_a_batch_of_monopoly_only_the_seat_to_act_decides() -> None:
    batch, rng = _monopoly(round_limit=6), random.Random(2)
    for _ in range(100):
        masks = batch.marked()
        assert masks == [_legal(batch, game) for game in range(batch.games)]
        batch.step([rng.choice(codes) for codes in masks])


def test_in_a_batch_of_monopoly_rent_is_never_left_to_be_claimed() -> None:
    batch, rng = _monopoly(round_limit=6), random.Random(3)
    out_of_turn = {WITHDRAW_CODE, *range(CLAIM_CODES, LEVEL_CODES)}
    ended = 0
    for _ in range(200):
        masks = batch.marked()
        for game, codes in enumerate(masks):
            s = batch.state(game)
            assert s.orders[:3] == [1 << k.ALWAYS_CLAIM] * 3
            assert s.claim_count == 0
            assert out_of_turn.isdisjoint(codes)
        ended += batch.step([rng.choice(codes) for codes in masks])
    assert ended > batch.games


def test_in_a_batch_of_monopoly_rent_is_paid_at_once() -> None:
    """One seat owns all lots and another one rolls: it pays what the owner receives."""
    batch = _monopoly()
    owners = []
    for game in range(batch.games):
        s = batch.state(game)
        owners.append((s.asked + 1) % 3)
        s.owner[:] = [owners[-1]] * k.LOTS
    rollers = [batch.state(game).asked for game in range(batch.games)]
    batch.step([ROLL_CODE] * batch.games)
    landed = 0
    for game, (roller, owner) in enumerate(zip(rollers, owners, strict=True)):
        s = batch.state(game)
        if batch.editions[0].square_lot[s.square[roller]] != k.NO_LOT:
            landed += 1
            assert s.cash[owner] - 1500 == 1500 - s.cash[roller] > 0
    assert landed > 0
