"""Play at random: everything a table may do, with a preference for buying."""

from __future__ import annotations

import random
from collections.abc import Iterator

from magnate.monopoly import Action, Bid, Game, Offer, Side


def random_steps(
    game: Game, seed: int, *, most: int = 10**9
) -> Iterator[tuple[int | None, Action]]:
    """Play at random to the end or for a number of steps; yield seat and action before each."""
    dice = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            return
        seat, action = _chosen(game, dice)
        yield seat, action
        game.play(action, seat=seat)


def play_on(game: Game, seed: int, *, most: int = 10**9) -> Game:
    """Play at random to the end or for a number of steps."""
    for _ in random_steps(game, seed, most=most):
        pass
    return game


def _chosen(game: Game, dice: random.Random) -> tuple[int | None, Action]:
    if game.awaits_chance:
        return None, dice.choice(list(game.legal_actions()))
    seat = game.seat
    assert seat is not None
    if game.awaits in ("roll", "debt") and dice.random() < 0.4:
        other = dice.randint(1, game.players)
        free = _free_action(game, other, dice)
        if free is not None:
            return other, free
    if game.awaits == "roll" and dice.random() < 0.7:
        return seat, game.legal_actions()[0]
    bids = game.legal_actions().bids
    if bids and dice.random() < 0.6:
        return seat, _bid(bids, dice)
    listed = list(game.legal_actions())
    if game.awaits == "buy" and dice.random() < 0.7:
        return seat, listed[0]
    return seat, dice.choice(listed)


def _bid(bids: range, dice: random.Random) -> Action:
    return Bid(dice.choice(bids[:60]))


def _free_action(game: Game, seat: int, dice: random.Random) -> Action | None:
    """Return a free action of a seat: an offer, or a listed action."""
    if dice.random() < 0.5:
        offer = _offer(game, seat, dice)
        if offer is not None and game.why_not(offer, seat=seat) is None:
            return offer
    listed = [each for each in game.legal_actions(seat=seat) if str(each) != "bankrupt"]
    return dice.choice(listed) if listed and game.awaits == "roll" else None


def _offer(game: Game, seat: int, dice: random.Random) -> Offer | None:
    tradable = game.legal_actions(seat=seat).tradable
    partner = dice.randint(1, game.players)
    if seat not in tradable or partner not in tradable:
        return None
    mine, theirs = tradable[seat].lots, tradable[partner].lots
    gives = (dice.choice(mine),) if mine and dice.random() < 0.6 else ()
    gets = (dice.choice(theirs),) if theirs and dice.random() < 0.6 else ()
    money = dice.randint(0, 200)
    if dice.random() < 0.5:
        return Offer(partner, Side(lots=gives, cash=money), Side(lots=gets))
    return Offer(partner, Side(lots=gives), Side(lots=gets, cash=money))
