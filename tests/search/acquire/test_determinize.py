"""Determinization in Acquire: a state that agrees with everything a seat knows."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from magnate.acquire import Game, presets
from magnate.acquire.editions import CHAINS, load
from magnate.acquire.random_play import Dealer
from magnate.acquire.rules import state as k
from magnate.acquire.view import View, public_view, seat_view
from magnate.bots.acquire.random_player import RandomAcquire
from magnate.chance import generator_words
from magnate.engine.views import Kept
from magnate.search.acquire.determinize import determinize, redeal
from tests.acquire.boards import table

SEAT = 1


def seen_in(s: k.State, game: Game, seat: int) -> View:
    """What a seat sees of a state."""
    public = public_view(s, game.edition, names=game.names, kept=Kept())
    return seat_view(public, s, game.edition, seat=seat, kept=Kept())


def without_history(view: View) -> View:
    """A view without the history, which a state does not hold."""
    return msgspec.structs.replace(view, log=(), round=0)


def each_table() -> list[tuple[str, int]]:
    return [
        (edition, players)
        for edition in presets()
        for players in range(load(edition).players_min, load(edition).players_max + 1)
    ]


@pytest.mark.parametrize(("edition", "players"), each_table())
def test_a_determinization_looks_to_the_seat_like_the_game(edition: str, players: int) -> None:
    """At every decision of a game: the board, the money, the prompt and all its effects."""
    game, rng = Game(players, edition, seed=players), random.Random(1)
    bot = RandomAcquire(rng)
    while game.seat:
        view = game.view(game.seat)
        assert without_history(seen_in(determinize(view, rng), game, game.seat)) == without_history(
            view
        )
        action = bot.decide(view)
        assert action is not None
        game.play(action)


def test_tiles_that_a_seat_cannot_see_are_dealt_at_random() -> None:
    game = Game(3, seed=4)
    assert game.seat
    view, rng = game.view(game.seat), random.Random(1)

    hands = {tuple(determinize(view, rng).hand[game.seat % 3]) for _ in range(20)}

    assert len(hands) == 20


def test_every_tile_is_in_one_place() -> None:
    game = Game(4, seed=4)
    assert game.seat
    s = determinize(game.view(game.seat), random.Random(1))

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
    tower, s = CHAINS.index("Tower"), determinize(game.view(1), random.Random(1))

    assert s.bank[tower] == 16
    assert s.shares[0][tower] == 2
    assert s.shares[1][tower] + s.shares[2][tower] == 7
    assert s.cash[:3] == [3000, 3000, 3000]


def dealt(game: Game) -> tuple[k.State, Dealer]:
    """A determinization of a game for its second seat, and a dealer."""
    while game.seat != SEAT + 1:
        game.play(next(iter(game.legal_actions())))
    dealer = Dealer()
    dealer.generator[:] = generator_words(1, 0)
    return determinize(game.view(SEAT + 1), random.Random(1)), dealer


def test_redealing_changes_nothing_that_the_seat_sees() -> None:
    game = Game(4, seed=4)
    s, dealer = dealt(game)
    before = s.copy()
    redeal(s, SEAT, dealer.generator, dealer.deck)

    public = public_view(s, game.edition, names=game.names, kept=Kept())
    was = public_view(before, game.edition, names=game.names, kept=Kept())
    now = seat_view(public, s, game.edition, seat=SEAT + 1, kept=Kept())
    assert now == seat_view(was, before, game.edition, seat=SEAT + 1, kept=Kept())
    assert s.hand[SEAT] == before.hand[SEAT]
    assert all(s.hand[seat] != before.hand[seat] for seat in (0, 2, 3))


def test_after_redealing_every_tile_is_in_one_place_and_hands_are_sorted() -> None:
    s, dealer = dealt(Game(4, seed=4))
    for _ in range(10):
        redeal(s, SEAT, dealer.generator, dealer.deck)

        hands = [s.hand[seat][: s.hand_count[seat]] for seat in range(4)]
        assert all(hand == sorted(hand) for hand in hands)
        for seat, hand in enumerate(hands):
            assert [t for t in range(k.TILES) if s.where[t] == k.IN_HAND + seat] == hand
        assert s.where.count(k.PILE) == s.pile
        assert {t for t in range(k.TILES) if s.where[t] == k.PILE} == {*dealer.deck[: s.pile]}


def test_redealing_gives_every_unseen_tile_equally_often() -> None:
    """A hand of six holds each of about 98 tiles some 122 times in 2000 deals."""
    s, dealer = dealt(Game(3, seed=1))
    unseen = [t for t in range(k.TILES) if s.where[t] in (k.PILE, k.IN_HAND, k.IN_HAND + 2)]
    held: Counter[int] = Counter()
    for _ in range(2000):
        redeal(s, SEAT, dealer.generator, dealer.deck)
        held.update(s.hand[0])

    expected = 2000 * 6 / len(unseen)
    assert set(held) == set(unseen)
    assert all(abs(held[tile] - expected) < 55 for tile in unseen)
