"""Blocks: every rotation with the same chance, and the results of a game."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from magnate.bots import registry
from magnate.bots.acquire.random_player import RandomAcquire
from magnate.bots.monopoly.random_player import RandomMonopoly
from magnate.search.budget import Budget
from magnate.tournament import games
from magnate.tournament.games import GameResult, play_block, play_game, weights_of

from .conftest import Enter
from .small import acquire_plan, monopoly_plan, untimed


@pytest.fixture
def stopped_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop games after two rounds."""
    monkeypatch.setattr(games, "MOST_ROUNDS", 2)


def test_a_block_is_every_rotation_of_the_seats_once(enter: Enter) -> None:
    for name in ("ann", "bob", "cyd"):
        enter(name, RandomMonopoly)

    block = play_block(monopoly_plan("ann", "bob", "cyd"), 7)

    assert [(game.block, game.rotation) for game in block] == [(7, 0), (7, 1), (7, 2)]
    assert [tuple(seat.bot for seat in game.seats) for game in block] == [
        ("ann", "bob", "cyd"),
        ("cyd", "ann", "bob"),
        ("bob", "cyd", "ann"),
    ]


def test_a_decision_counts_for_the_seat_of_the_bot(enter: Enter) -> None:
    enter("silent", Silent)

    for game in play_block(monopoly_plan("silent", "steady", "random"), 1):
        assert {seat.bot: seat.decisions > 0 for seat in game.seats} == {
            "silent": False,
            "steady": True,
            "random": True,
        }


def test_only_bots_that_look_ahead_get_the_budget(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[Budget | None] = []

    class Looking(RandomMonopoly):
        def __init__(self, rng: random.Random, *, budget: Budget | None = None) -> None:
            super().__init__(rng)
            budgets.append(budget)

    enter("far", Looking)
    enter("near", Looking)
    monkeypatch.setattr(registry, "SEARCHING", frozenset({"far"}))
    plan = msgspec.structs.replace(monopoly_plan("far", "near"), budget=Budget(rollouts=7))

    play_game(plan, 1, 0)

    assert sorted(budgets, key=str) == [Budget(rollouts=7), None]


def hands(enter: Enter, *, seed: int, block: int, rotation: int) -> dict[int, tuple[str, ...]]:
    """Return the tiles each seat holds at its first decision."""
    seen: dict[int, tuple[str, ...]] = {}

    class Looking(RandomAcquire):
        def decide(self, view: Any) -> str | None:
            seen.setdefault(view.seat, view.seats[view.seat - 1].tiles)
            return super().decide(view)

    enter("looking", Looking)
    play_game(acquire_plan("looking", "looking", seed=seed), block, rotation)
    return seen


@pytest.mark.usefixtures("stopped_early")
def test_all_rotations_are_dealt_the_same_tiles(enter: Enter) -> None:
    first, turned = (hands(enter, seed=1, block=1, rotation=each) for each in (0, 1))

    assert first == turned
    assert sorted(first) == [1, 2]
    assert all(len(hand) == 6 for hand in first.values())


@pytest.mark.usefixtures("stopped_early")
def test_another_block_or_seed_deals_different_tiles(enter: Enter) -> None:
    first = hands(enter, seed=1, block=1, rotation=0)

    assert first != hands(enter, seed=1, block=2, rotation=0)
    assert first != hands(enter, seed=2, block=1, rotation=0)


def test_all_rotations_roll_the_same_dice(enter: Enter) -> None:
    rolls: list[list[tuple[int, int]]] = []

    class Looking(RandomMonopoly):
        """Notes a roll when it is another one, or in another turn."""

        last: Any = None

        def decide(self, view: Any) -> str | None:
            if view.dice and (view.turns, view.doubles, view.dice) != Looking.last:
                Looking.last = (view.turns, view.doubles, view.dice)
                rolls[-1].append(view.dice)
            return super().decide(view)

    enter("looking", Looking)
    for rotation in (0, 1):
        rolls.append([])
        play_game(monopoly_plan("looking", "looking", round_limit=2), 1, rotation)

    same = min(map(len, rolls))
    assert same >= 3
    assert rolls[0][:same] == rolls[1][:same]


def test_the_same_plan_gives_the_same_games() -> None:
    plan = acquire_plan("steady", "random", seed=3)

    assert untimed([play_game(plan, 2, 1)]) == untimed([play_game(plan, 2, 1)])


def test_the_options_matter_and_not_the_name_of_the_edition(enter: Enter) -> None:
    cash: list[int] = []

    class Looking(RandomMonopoly):
        def decide(self, view: Any) -> str | None:
            cash.append(view.seats[0].cash)
            return super().decide(view)

    enter("looking", Looking)
    play_game(monopoly_plan("looking", "looking", starting_cash=777), 1, 0)

    assert cash[0] == 777


class CountingBot:
    """Counts its decisions and always answers with an illegal action."""

    asked = 0

    def __init__(self, rng: random.Random) -> None:
        pass

    def decide(self, view: Any) -> str | None:
        if view.prompt is None:
            return None
        type(self).asked += 1
        return self.answer()

    def answer(self) -> str | None:
        raise NotImplementedError


class Cheating(CountingBot):
    def answer(self) -> str | None:
        return "survivor Tower"


class Babbling(CountingBot):
    def answer(self) -> str | None:
        return "hello"


class Silent(CountingBot):
    def answer(self) -> str | None:
        return None


@pytest.mark.usefixtures("stopped_early")
@pytest.mark.parametrize(("kind", "decides"), [(Cheating, 1), (Babbling, 1), (Silent, 0)])
def test_an_illegal_action_of_a_bot_is_a_fault_and_the_game_continues(
    kind: type[CountingBot], decides: int, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "asked", 0)
    enter("wrong", kind)

    game = play_game(acquire_plan("wrong", "steady"), 1, 0)

    assert kind.asked >= 2  # at least where to place a tile, in each round
    assert game.faults == kind.asked
    assert game.seats[0].decisions == decides * kind.asked
    assert game.rounds == 3


@pytest.mark.usefixtures("stopped_early")
def test_a_bot_that_fails_does_not_end_the_game(enter: Enter) -> None:
    enter("failing", CountingBot)

    game = play_game(acquire_plan("failing", "steady"), 1, 0)

    assert game.faults >= 2
    assert game.seats[0].decisions == 0
    assert game.rounds == 3


def test_a_won_game_is_one_win_and_bots_that_follow_the_rules_have_no_faults() -> None:
    game = play_game(acquire_plan("steady", "random"), 1, 1)

    assert [(seat.bot, seat.won, seat.rank) for seat in game.seats] == [
        ("random", 0, 2),
        ("steady", 1, 1),
    ]
    assert game.seats[1].money > game.seats[0].money > 0
    assert all(seat.decisions > 10 and seat.seconds > 0 for seat in game.seats)
    assert (game.faults, game.stopped) == (0, False)


class Waiting(RandomMonopoly):
    """Buys nothing and goes bankrupt when it cannot pay, so it owns only money."""

    def decide(self, view: Any) -> str | None:
        if view.prompt is None:
            return None
        answers = {"roll": "roll", "buy": "decline", "bid": "pass", "debt": "bankrupt"}
        return answers.get(view.prompt.kind) or super().decide(view)


def waiting(enter: Enter, *, seed: int, **options: object) -> GameResult:
    """Play a short game of three such bots."""
    enter("waiting", Waiting)
    plan = monopoly_plan(*["waiting"] * 3, seed=seed, income_tax="flat", **options)
    return play_game(plan, 1, 0)


def test_players_who_end_level_share_the_win(enter: Enter) -> None:
    """After a round two have their starting money; the third has paid $200 of income tax."""
    game = waiting(enter, seed=8)

    assert [seat.money for seat in game.seats] == [1500, 1500, 1300]
    assert [seat.rank for seat in game.seats] == [1, 1, 3]
    assert [seat.won for seat in game.seats] == [0.5, 0.5, 0]


@pytest.mark.usefixtures("stopped_early")
@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_a_game_without_an_end_is_stopped_and_shared(holdings: str) -> None:
    game = play_game(acquire_plan("steady", "random", holdings_visibility=holdings), 1, 0)

    assert game.stopped
    assert game.rounds == 3
    assert [(seat.won, seat.rank) for seat in game.seats] == [(0.5, 1), (0.5, 1)]
    assert all(0 < seat.money <= 6000 for seat in game.seats)


@pytest.mark.usefixtures("stopped_early")
def test_a_bankrupt_player_does_not_share_the_win_of_a_stopped_game(enter: Enter) -> None:
    """Of three with $20 the first cannot pay its tax, and the second passes start for $200."""
    game = waiting(enter, seed=6, round_limit=None, starting_cash=20)

    assert game.stopped
    assert [seat.money for seat in game.seats] == [0, 220, 20]
    assert [(seat.won, seat.rank) for seat in game.seats] == [(0, 3), (0.5, 1), (0.5, 1)]


@pytest.mark.usefixtures("stopped_early")
def test_the_money_of_a_stopped_game_of_monopoly_is_the_fortune() -> None:
    """Two rounds give and take little, but most of the $1,500 has become lots."""
    game = play_game(monopoly_plan("steady", "steady", round_limit=None), 1, 0)

    assert game.stopped
    assert all(1400 <= seat.money <= 1950 for seat in game.seats)


def test_only_bots_that_learned_are_identified_by_their_weights() -> None:
    assert weights_of("acquire", ["steady", "ismcts"]) == ""
    assert weights_of("monopoly", ["casual", "beginner"]) == ""
    assert weights_of("acquire", ["expert", "steady"]) == weights_of("acquire", ["value"]) != ""
    assert weights_of("acquire", ["expert"]) != weights_of("monopoly", ["expert"])
