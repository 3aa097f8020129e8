"""Determinization in Monopoly: a state that agrees with everything a seat knows."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from magnate.bots.monopoly.random_player import RandomMonopoly
from magnate.bots.monopoly.steady import SteadyMonopoly
from magnate.engine.views import Kept
from magnate.monopoly import Game
from magnate.monopoly.events import Events
from magnate.monopoly.rules import state as k
from magnate.monopoly.view import View, public_view, seat_view
from magnate.play.bots import Bot
from magnate.search.monopoly.determinize import can_determinize, determinize

ROUNDS = 25


def seen_in(s: k.State, game: Game, seat: int) -> View:
    """What a seat sees of a state."""
    kept = Kept()
    public = public_view(
        s, game.edition, names=game.names, pieces=game.pieces, events=Events(), kept=kept
    )
    return seat_view(public, s, game.edition, seat=seat, kept=kept)


def without_history(view: View) -> View:
    """A view without what a state does not hold: the log, and the bids of those outbid."""
    if view.auction is None:
        return replace(view, log=())
    bidders = tuple(
        each if each.seat == view.auction.leader else replace(each, bid=0)
        for each in view.auction.bidders
    )
    return replace(view, log=(), auction=replace(view.auction, bidders=bidders))


@pytest.mark.parametrize("edition", ["brazil", "official", "modern"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_determinization_looks_to_the_seat_like_the_game(edition: str, players: int) -> None:
    """At every decision of a game: the board, the money, unfinished business and the prompt."""
    game = Game(players, edition, seed=players)
    kinds: list[Bot] = [SteadyMonopoly(random.Random(1)), RandomMonopoly(random.Random(2))]
    bots = kinds * (players // 2)
    while not game.is_over and game.view(since=len(game.events)).round <= ROUNDS:
        for seat, bot in enumerate(bots, 1):
            view = game.view(seat, since=len(game.events))
            if can_determinize(view):
                assert without_history(seen_in(determinize(view), game, seat)) == without_history(
                    view
                )
            action = bot.decide(view)
            if action and not game.is_over:
                game.play(action, seat=seat)
