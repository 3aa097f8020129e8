"""The pool of Acquire: legal, blind to what is hidden, and each follows its strategy."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from magnate import bots
from magnate.acquire import Game, presets
from magnate.acquire.editions import load
from tests.acquire.boards import table

STYLES = [
    name
    for name, games in bots.POOL.items()
    if "acquire" in games and games["acquire"][0] == "acquire.pool"
]

# American 4 ($500) and Continental 6 ($800); 5A merges them.
FOUR_AND_SIX = """
    A AAAA.CCCCCC.
"""


def decided(game: Game, policy: str, seed: int = 1) -> str | None:
    """The action of a policy for the player to move."""
    bot = bots.make(policy, "acquire", random.Random(seed))
    return bot.decide(game.view(game.seat))


def each_policy_and_edition() -> Iterator[object]:
    """All pairs in `make soak`; every edition and every policy in `make test`."""
    for place, policy in enumerate(STYLES):
        for edition in presets():
            is_enough = edition == presets()[place % len(presets())]
            mark = pytest.mark.slow if is_enough else pytest.mark.soak
            yield pytest.param(edition, policy, marks=mark)


@pytest.mark.parametrize(("edition", "policy"), list(each_policy_and_edition()))
def test_all_decisions_are_legal_and_blind(edition: str, policy: str) -> None:
    """Another determinization of the same view gives the same decision."""
    players = load(edition).players_max
    game = Game(players, edition, seed=STYLES.index(policy))
    opponents = [*STYLES, "random", "steady"]
    others = [
        bots.make(opponents[seat % len(opponents)], "acquire", random.Random(seat))
        for seat in range(players)
    ]
    while game.seat:
        action = decided(game, policy)
        assert action == decided(game, policy, seed=2)
        if game.seat != 1:
            action = others[game.seat - 1].decide(game.view(game.seat))
        assert action is not None
        game.play(action)


@pytest.mark.parametrize("policy", STYLES)
def test_they_play_with_hidden_holdings(policy: str) -> None:
    game = Game(3, seed=1, options={"holdings_visibility": "hidden"})
    while game.seat:
        action = decided(game, policy)
        assert action is not None
        game.play(action)

    assert game.is_over


@pytest.mark.slow
def test_no_two_policies_play_alike() -> None:
    games = {}
    for policy in STYLES:
        game = Game(3, seed=7)
        while game.seat:
            action = decided(game, policy)
            assert action is not None
            game.play(action)
        games[policy] = tuple(str(entry.action) for entry in game.entries)

    assert len(set(games.values())) == len(STYLES)


def test_a_raider_merges_where_others_found() -> None:
    """5A merges American, in which it is first, into Continental; 8E founds next to 9E."""
    rows = FOUR_AND_SIX + "    E ........o...\n"
    game = table(rows, "A4 hand 5A 8E 1I", "A3 C3", "C4")

    assert decided(game, "raider") == "place 5A"
    assert decided(game, "pioneer") == "place 8E"


def test_a_saver_keeps_money_that_a_fighter_spends() -> None:
    """One share more makes seat 1 first in American and costs $500 of its $900."""
    game = table(FOUR_AND_SIX, "$900 A3 hand 1I", "A3 C5", "C5", then="turn 1 buy")

    assert decided(game, "saver") == "buy none"
    assert decided(game, "fighter") == "buy 1 American"
