"""Worlds of Acquire: states that agree with all that a seat knows, and guess the rest."""

from __future__ import annotations

import random

import msgspec
import pytest

from magnate.acquire import Game, presets
from magnate.acquire.editions import CHAINS, load
from magnate.acquire.rules import state as k
from magnate.acquire.view import View, public_view, seat_view
from magnate.bots.acquire.random_player import RandomAcquire
from magnate.search.acquire.determinize import world
from tests.acquire.boards import table


def seen_in(s: k.State, game: Game, seat: int) -> View:
    """What a seat sees of a state."""
    return seat_view(public_view(s, game.edition, names=game.names), s, game.edition, seat=seat)


def without_history(view: View) -> View:
    """A view without what a state of the present does not hold."""
    return msgspec.structs.replace(view, log=(), round=0)


def each_table() -> list[tuple[str, int]]:
    return [
        (edition, players)
        for edition in presets()
        for players in range(load(edition).players_min, load(edition).players_max + 1)
    ]


@pytest.mark.parametrize(("edition", "players"), each_table())
def test_a_world_looks_to_the_seat_as_the_game_does(edition: str, players: int) -> None:
    """In every decision of a game: the board, the money, what is asked, and all its effects."""
    game, rng = Game(players, edition, seed=players), random.Random(1)
    bot = RandomAcquire(rng)
    while game.seat:
        view = game.view(game.seat)
        assert without_history(seen_in(world(view, rng), game, game.seat)) == without_history(view)
        action = bot.decide(view)
        assert action is not None
        game.play(action)


def test_tiles_that_a_seat_cannot_see_lie_anywhere() -> None:
    game = Game(3, seed=4)
    assert game.seat
    view, rng = game.view(game.seat), random.Random(1)

    hands = {tuple(world(view, rng).hand[game.seat % 3]) for _ in range(20)}

    assert len(hands) == 20


def test_every_tile_is_in_one_place() -> None:
    game = Game(4, seed=4)
    assert game.seat
    s = world(game.view(game.seat), random.Random(1))

    held = [tile for seat in range(4) for tile in s.hand[seat][: s.hand_count[seat]]]

    assert len(held) == len(set(held)) == 24
    assert all(s.where[tile] == k.IN_HAND + seat for seat in range(4) for tile in s.hand[seat])
    assert s.pile == s.where.count(k.PILE) == 108 - 24 - 4  # four starting tiles lie on the board


def test_hidden_shares_are_dealt_to_the_others() -> None:
    """Of Tower the bank has 25 - 2 - 3 - 4 = 16 shares; seat 1 holds 2, so 7 lie elsewhere."""
    game = table(
        "A TT..........",
        "$3000 T2 hand 3C",
        "$9000 T3",
        "$1000 T4",
        options="holdings_visibility hidden",
    )
    tower, s = CHAINS.index("Tower"), world(game.view(1), random.Random(1))

    assert s.bank[tower] == 16
    assert s.shares[0][tower] == 2
    assert s.shares[1][tower] + s.shares[2][tower] == 7
    assert s.cash[:3] == [3000, 3000, 3000]
