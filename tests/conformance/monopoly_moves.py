"""Moves of random games: everything a table may do, including actions that are not listed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from magnate.monopoly import (
    Action,
    Bid,
    Build,
    BuyCard,
    CounterOffer,
    Game,
    LeaveGame,
    Offer,
    RollDice,
    SellBuildings,
    Side,
    StandingOrder,
    TimeUp,
    WithdrawOffer,
)
from magnate.monopoly.actions import ORDERS
from magnate.monopoly.offers import PILES
from magnate.monopoly.rules import state as k

from .kit import Move

LASTS = 130  # decisions in a game of two; seats leave often, so most games are over by then


def choose(game: Game, rng: random.Random) -> Move:
    """Return the next move: an answer, or a free action of any seat."""
    if game.awaits_chance:
        return Move(None, rng.choice(game.legal_actions()))
    alive = [seat for seat in range(1, game.players + 1) if not game.state.went_out[seat - 1]]
    if game.edition.time_limit_minutes and not game.state.time_up and rng.random() < 0.01:
        return Move(None, TimeUp())
    if rng.random() < (len(alive) - 1) / LASTS:
        return Move(rng.choice(alive), LeaveGame())
    if rng.random() < 0.03:
        return Move(rng.choice(alive), StandingOrder(rng.choice(ORDERS), on=rng.random() < 0.6))
    if game.awaits in ("roll", "debt") and rng.random() < 0.6:
        seat = rng.choice(alive)
        for action in _own_accord(game, seat, rng):
            if game.why_not(action, seat=seat) is None:
                return Move(seat, action)
    return Move(game.seat, _answer(game, rng))


def _answer(game: Game, rng: random.Random) -> Action:
    """Return an answer of the seat to act; it rolls more often than anything else."""
    legal = game.legal_actions()
    bids = legal.bids
    if bids and rng.random() < 0.5:
        return Bid(rng.choice(bids[:90]))
    if game.awaits == "roll" and rng.random() < 0.6:
        return RollDice()
    if game.awaits == "buy" and rng.random() < 0.5:
        return legal[0]
    return of_any_kind(legal, rng)


def of_any_kind(actions: Sequence[Action], rng: random.Random) -> Action:
    """Return an action, with every kind equally likely."""
    kinds: dict[type, list[Action]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(action)
    return rng.choice(rng.choice(list(kinds.values())))


def _own_accord(game: Game, seat: int, rng: random.Random) -> Iterator[Action]:
    """Yield free actions that a seat could try, the best first; some are not legal."""
    offered = [other + 1 for other, row in enumerate(game.state.offers) if row[0] == seat - 1]
    if offered and rng.random() < 0.3:
        offer = random_offer(game, seat, offered[0], rng)
        yield CounterOffer(offer.to, offer.gives, offer.gets)
    if rng.random() < 0.3:
        yield random_offer(game, seat, rng.randint(1, game.players), rng)
    if game.state.jail_turn[seat - 1] and rng.random() < 0.5:
        yield BuyCard(rng.randint(1, game.players), rng.randrange(80))
    listed = game.legal_actions(seat=seat)
    free = [action for action in listed if not isinstance(action, RollDice | WithdrawOffer)]
    if free:
        yield of_any_kind(free, rng)


def random_offer(game: Game, seat: int, partner: int, rng: random.Random) -> Offer:
    """Return an offer of a few things that both seats usually have."""
    sides = [_random_side(game, who, rng) for who in (seat, partner)]
    money = Side(cash=rng.choice((0, 0, rng.randrange(300), -1 if rng.random() < 0.05 else 1)))
    paying = rng.randrange(2)
    gives, gets = (
        Side(side.lots, money.cash if at == paying else 0, side.cards)
        for at, side in enumerate(sides)
    )
    return Offer(partner, gives, gets)


def _random_side(game: Game, seat: int, rng: random.Random) -> Side:
    s, lots = game.state, game.edition.board.lots
    owned = [lot.id for number, lot in enumerate(lots) if s.owner[number] == seat - 1]
    if rng.random() < 0.1:
        owned = [lot.id for lot in lots]
    chosen = rng.sample(owned, min(len(owned), rng.choice((0, 1, 1, 2))))
    cards = [pile for at, pile in enumerate(PILES) if s.card_holder[at] == seat - 1]
    return Side(tuple(chosen), 0, tuple(card for card in cards if rng.random() < 0.5))


def levels_near(game: Game, action: Build | SellBuildings) -> Iterator[Action]:
    """Yield purchases and sales that differ from one in the level of a lot, or leave one out."""
    kinds = (Build, SellBuildings)
    levels = dict(action.levels)
    for lot, level in levels.items():
        for other in (level - 1, level + 1, k.HOTEL + 1):
            yield from (kind({**levels, lot: other}) for kind in kinds)
        rest = {each: level for each, level in levels.items() if each != lot}
        if rest:
            yield from (kind(rest) for kind in kinds)
