"""The expert of Monopoly: every action is legal, however few the rollouts."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from magnate.bots.monopoly.expert import ExpertMonopoly, crossing
from magnate.bots.monopoly.expert_trades import TradeBook
from magnate.bots.monopoly.levels import expert, strong
from magnate.monopoly import Game
from magnate.monopoly.view import View
from magnate.search.budget import Budget
from magnate.search.monopoly.reading import Reading
from tests.bots.monopoly.games import bots, play_out

LITTLE = Budget(rollouts=4)
SOME = Budget(rollouts=30)


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes longer than these games."""
    monkeypatch.setenv("MAGNATE_KERNEL", "interpreted")


@pytest.mark.parametrize(
    ("edition", "kinds", "rounds"),
    [
        ("brazil", "s", 6),
        pytest.param("official", "ssr", 5, marks=pytest.mark.slow),
        pytest.param("modern", "rsrsrsr", 4, marks=pytest.mark.soak),
        pytest.param("official", "rsr", 60, marks=pytest.mark.soak),
    ],
)
def test_all_its_actions_are_legal(edition: str, kinds: str, rounds: int) -> None:
    game = Game(1 + len(kinds), edition, seed=3)
    expert = ExpertMonopoly(random.Random(1), budget=LITTLE)

    play_out(game, [expert, *bots(kinds, seed=2)], rounds=rounds)

    assert game.view().round >= 2


class _Stubborn:
    """Refuses every offer, and takes no free actions."""

    def __init__(self) -> None:
        self.offered: list[tuple[int, str]] = []  # in which turn, and what

    def decide(self, view: View) -> str | None:
        """Return a refusal, or the plainest answer."""
        for offer in view.offers:
            if offer.to == view.seat and view.awaits == "roll":
                self.offered.append((view.turns, f"{offer.gives} for {offer.gets}"))
                return f"refuse {offer.seat}"
        if view.prompt is None:
            return None
        plain = {"buy": "decline", "bid": "pass", "transfer": "keep", "tax": "tax flat"}
        if view.prompt.kind == "buy" and view.prompt.amount < view.prompt.cash:
            return "buy"
        if view.prompt.kind == "debt":
            poor = view.prompt.cash + view.prompt.can_raise < view.prompt.amount
            return "bankrupt" if poor else "raise"
        return plain.get(view.prompt.kind, view.prompt.kind)


def test_a_refused_offer_is_not_repeated_soon() -> None:
    game = Game(3, "official", seed=5)
    stubborn = [_Stubborn(), _Stubborn()]

    play_out(game, [ExpertMonopoly(random.Random(1), budget=LITTLE), *stubborn], rounds=12)

    for each in stubborn:
        offers = [offer for _, offer in each.offered]
        assert offers
        assert len(offers) == len(set(offers))


class _Forgetful:
    """An expert that is recreated for every decision, so it knows only the log."""

    def decide(self, view: View) -> str | None:
        """Return what a new expert would do."""
        return ExpertMonopoly(random.Random(1), budget=LITTLE).decide(view)


ONE_PRICE = """monopoly official
1 $115 at marvin-gardens
2 $39 at short-line
3 $162 at park-place
lot mediterranean 1
lot baltic 1
lot oriental 3
lot vermont 3 mortgaged
lot connecticut 3 mortgaged
lot st-charles 1 mortgaged
lot states 1 mortgaged
lot virginia 2 mortgaged
lot st-james 1 mortgaged
lot tennessee 2 mortgaged
lot new-york 1 mortgaged
lot kentucky 1 level 4
lot indiana 1 level 4
lot illinois 1 level 4
lot atlantic 3 level 1
lot ventnor 3
lot marvin-gardens 3 level 1
lot pacific 2 level 2
lot north-carolina 2 level 1
lot pennsylvania 2 level 1
turn 3 roll
"""
"""For some lots, a player who knows only printed prices would pay what a steady one would."""


def test_a_trade_is_proposed_once_at_each_price() -> None:
    r = Reading(Game.from_position(ONE_PRICE).view(3), 3)

    offers = [priced.offer() for _, priced in TradeBook()._candidates(r)]

    assert len(offers) == len(set(offers)) > 10


BEGUN = """monopoly official
1 $900
2 $900
3 $900
lot oriental 3
lot vermont 1
lot virginia 3
lot states 1
lot tennessee 2
lot pacific 1
turn 3 roll
"""
"""Seats 1 and 3 share two groups; of Tennessee and Pacific nobody else has begun the group."""


def test_with_only_begun_groups_lots_go_only_to_seats_that_have_others_of_the_group() -> None:
    r = Reading(Game.from_position(BEGUN).view(3), 3)
    any_lot, begun = (
        {lot for _, priced in book._candidates(r) for lot in priced.terms.gives + priced.terms.gets}
        for book in (TradeBook(), TradeBook(only_begun=True))
    )

    assert any_lot >= {"tennessee", "pacific"}
    assert begun and begun <= {"oriental", "vermont", "virginia", "states"}


def _sums_for_oriental(level: Callable[..., ExpertMonopoly]) -> list[int]:
    """Return the prices, of those offered, at which seat 3 sells a lot to seat 1."""
    accepted = []
    for paid in range(50, 601, 50):
        game = Game.from_position(BEGUN)
        game.play(f"offer 3 {paid} for oriental", seat=1)
        if level(random.Random(2), budget=SOME).decide(game.view(3)) == "accept 1":
            accepted.append(paid)
    return accepted


def test_a_strong_bot_accepts_trades_that_cost_next_to_nothing_and_an_expert_does_not() -> None:
    to_strong, to_expert = _sums_for_oriental(strong), _sums_for_oriental(expert)

    assert set(to_strong) > set(to_expert) > set()
    assert min(to_strong) > 50  # it gives nothing away


def test_a_bot_without_memory_reads_refusals_from_the_log() -> None:
    game = Game(3, "official", seed=5)
    stubborn = [_Stubborn(), _Stubborn()]

    play_out(game, [_Forgetful(), *stubborn], rounds=6)

    for each in stubborn:
        offers = [offer for _, offer in each.offered]
        assert len(offers) == len(set(offers))
    assert any(each.offered for each in stubborn)


@pytest.mark.parametrize(
    ("gaps", "limit"),
    [
        ([0.2, 0.1, -0.1], 150),  # half-way between 100 and 200
        ([0.2, 0.1, 0.05], 200),  # even all the cash is not too much
        ([-0.1, -0.2, -0.3], 0),
    ],
)
def test_bids_end_where_owning_is_no_better_than_not_owning(gaps: list[float], limit: int) -> None:
    assert crossing([10, 100, 200], gaps) == limit
