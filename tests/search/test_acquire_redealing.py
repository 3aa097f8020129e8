"""Tiles of Acquire dealt anew: nothing that the seat sees changes, all else may."""

from __future__ import annotations

import random
from collections import Counter

from magnate.acquire import Game
from magnate.acquire.random_play import Dealer
from magnate.acquire.rules import state as k
from magnate.acquire.view import public_view, seat_view
from magnate.chance import generator_words
from magnate.search.acquire.determinize import world
from magnate.search.acquire.redealing import redeal

SEAT = 1


def dealt(game: Game) -> tuple[k.State, Dealer]:
    """A world of a game for its second seat, and who deals."""
    while game.seat != SEAT + 1:
        game.play(next(iter(game.legal_actions())))
    dealer = Dealer()
    dealer.generator[:] = generator_words(1, 0)
    return world(game.view(SEAT + 1), random.Random(1)), dealer


def test_the_seat_sees_what_it_saw() -> None:
    game = Game(4, seed=4)
    s, dealer = dealt(game)
    before = s.copy()
    redeal(s, SEAT, dealer.generator, dealer.deck)

    public = public_view(s, game.edition, names=game.names)
    was = public_view(before, game.edition, names=game.names)
    assert seat_view(public, s, game.edition, seat=SEAT + 1) == seat_view(
        was, before, game.edition, seat=SEAT + 1
    )
    assert s.hand[SEAT] == before.hand[SEAT]
    assert all(s.hand[seat] != before.hand[seat] for seat in (0, 2, 3))


def test_every_tile_is_in_one_place_and_hands_are_in_order() -> None:
    s, dealer = dealt(Game(4, seed=4))
    for _ in range(10):
        redeal(s, SEAT, dealer.generator, dealer.deck)

        hands = [s.hand[seat][: s.hand_count[seat]] for seat in range(4)]
        assert all(hand == sorted(hand) for hand in hands)
        for seat, hand in enumerate(hands):
            assert [t for t in range(k.TILES) if s.where[t] == k.IN_HAND + seat] == hand
        assert s.where.count(k.PILE) == s.pile
        assert {t for t in range(k.TILES) if s.where[t] == k.PILE} == {*dealer.deck[: s.pile]}


def test_every_unseen_tile_is_held_equally_often() -> None:
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
