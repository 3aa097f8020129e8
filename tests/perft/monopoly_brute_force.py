"""The same counts without lists of legal actions: every conceivable action is tried.

Left out is what is not listed by design: offers, prices for a jail card, bids above the least,
standing orders, leaving.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from magnate.monopoly import (
    AcceptOffer,
    Action,
    Bid,
    Build,
    BuyLot,
    ChooseTax,
    ClaimRent,
    DealLot,
    DeclareBankruptcy,
    DeclineLot,
    Dice,
    DrawCard,
    EndTurn,
    Game,
    KeepMortgage,
    Mortgage,
    Pass,
    PayFine,
    PlaceBuilding,
    RaiseMoney,
    Redeem,
    RefuseOffer,
    RequestBuildings,
    RollDice,
    SellBuildings,
    UseCard,
    WaiveRent,
    WithdrawOffer,
)

from .monopoly_counting import DICE

MOST_WANTED = 40
SIMPLE: tuple[Action, ...] = (
    RollDice(),
    BuyLot(),
    DeclineLot(),
    Pass(),
    RaiseMoney(),
    DeclareBankruptcy(),
    KeepMortgage(),
    PayFine(),
    UseCard(),
    EndTurn(),
    WithdrawOffer(),
    ChooseTax("flat"),
    ChooseTax("percent"),
)


def thinkable(game: Game) -> Iterator[Action]:
    """Yield all decisions that the notation can express, except those above."""
    yield from SIMPLE
    for lot in (each.id for each in game.edition.board.lots):
        yield from (PlaceBuilding(lot), Mortgage(lot), Redeem(lot), ClaimRent(lot), WaiveRent(lot))
    for seat in range(1, game.players + 1):
        yield from (AcceptOffer(seat), RefuseOffer(seat))
    yield from (RequestBuildings(number) for number in range(MOST_WANTED))
    board = game.edition.board
    for group in board.groups:
        lots = [lot.id for lot in board.group_lots(group)]
        for levels in product(range(6), repeat=len(lots)):
            targets = dict(zip(lots, levels, strict=True))
            yield from (Build(targets), SellBuildings(targets))


def allowed(game: Game) -> list[Action]:
    """Return the decisions that are legal, with only the least of the possible bids."""
    found = [action for action in thinkable(game) if game.why_not(action) is None]
    for amount in range(1, 2000):
        if game.why_not(Bid(amount)) is None:
            return [*found, Bid(amount)]
    return found


def count(game: Game, depth: int) -> int:
    """Return how many sequences of `depth` decisions there are; chance must be given."""
    if game.is_over:
        return 0
    if game.awaits_chance:
        return sum(count(_after(game, outcome), depth) for outcome in _outcomes(game))
    actions = allowed(game)
    if depth == 1:
        return len(actions)
    return sum(count(_after(game, action), depth - 1) for action in actions)


def _after(game: Game, action: Action) -> Game:
    trial = game.copy()
    trial.play(action)
    return trial


def _outcomes(game: Game) -> list[Action]:
    if game.awaits == "dice":
        return [Dice(*dice) for dice in DICE]
    cards: list[Action] = [DrawCard(card.id) for pile in game.edition.deck.piles for card in pile]
    lots: list[Action] = [DealLot(lot.id) for lot in game.edition.board.lots]
    return [each for each in (*cards, *lots) if game.why_not(each) is None][:1]
