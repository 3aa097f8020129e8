"""Monopoly, as the conformance kit sees it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cache
from itertools import product

from magnate.monopoly import (
    AcceptOffer,
    Action,
    Bid,
    Build,
    BuyCard,
    ChooseTax,
    ClaimRent,
    CounterOffer,
    DealLot,
    Dice,
    DrawCard,
    Edition,
    Game,
    IllegalAction,
    Mortgage,
    PlaceBuilding,
    Redeem,
    RefuseOffer,
    RequestBuildings,
    SellBuildings,
    StandingOrder,
    WaiveRent,
    load,
    parse_action,
    presets,
)
from magnate.monopoly.actions import ALONE, ORDERS, TAX_CHOICES
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.rules import state as k
from magnate.monopoly.view import View
from tests.monopoly.invariants import WHOLE, broken, name_of

from .kit import Adapter, Cell, Chance, Move
from .monopoly_account import Account
from .monopoly_deals import is_settled, late_position, redealt
from .monopoly_moves import choose, levels_near, random_offer
from .monopoly_oracle import Oracle
from .replaying import through_a_file

# Few buildings, so that there are too few for all; short games end by their limits.
FEW_BUILDINGS = {"bank_houses": 12, "bank_hotels": 4}
LIMITS = ({"round_limit": 4}, {"time_limit_minutes": 90})
LATE_PLAYERS = (2, 3, 5, 8)
QUICK = ("brazil-4", "official-3-late", "modern-3-90", "modern-5-late")


@dataclass(frozen=True)
class Late(Cell):
    """A game that begins in the middle: lots are owned, built on and mortgaged."""

    def __str__(self) -> str:
        return f"{self.preset}-{self.players}-late"


class Monopoly(Adapter[Game]):
    """Every preset with every number of players, some also from the middle of a game."""

    name = "monopoly"
    refusal = IllegalAction
    slow_seeds = ()
    soak_seeds = (2, 5, 6)
    swept = 2  # with three actors each

    def cells(self) -> list[Cell]:
        editions = [load(name) for name in presets()]
        seats = [
            (edition.name, players)
            for edition in editions
            for players in range(edition.players_min, edition.players_max + 1)
        ]
        return [
            *(Cell(*each) for each in seats),
            *(Late(*each, FEW_BUILDINGS) for each in seats if each[1] in LATE_PLAYERS),
            *(Cell(edition.name, 3, limit) for edition in editions for limit in LIMITS),
        ]

    def is_quick(self, cell: Cell) -> bool:
        """Return whether it is one of four that differ from each other."""
        return str(cell) in QUICK

    def is_long(self, cell: Cell, *, interpreted: bool) -> bool:
        """Few, some and many players are enough for `make test`, and four games in other modes."""
        return not self.is_quick(cell) and (not interpreted or cell.players not in (2, 5, 8))

    def make(self, cell: Cell, *, seed: int, chance: Chance) -> Game:
        chosen = None if chance == "given" else seed
        if isinstance(cell, Late):
            edition = load(cell.preset).with_options(**cell.options)
            text = late_position(edition, cell.players, random.Random(f"{cell}-{seed}"))
            return Game.from_position(text, seed=chosen, chance=chance)
        return Game(cell.players, cell.preset, seed=chosen, chance=chance, options=cell.options)

    def from_position(self, text: str) -> Game:
        return Game.from_position(text, chance="given")

    def parse(self, game: Game, text: str) -> Action:
        return parse_action(text, game.edition.board)

    def state(self, game: Game) -> k.State:
        return game.state.copy()

    def choose(self, game: Game, rng: random.Random) -> Move:
        return choose(game, rng)

    def actors(self, game: Game) -> Sequence[int | None]:
        """Return the seat to act and two others; with many seats, two are representative."""
        others = [seat for seat in range(1, game.players + 1) if seat != game.seat]
        return (None, *random.Random(len(game.entries)).sample(others, min(2, len(others))))

    def listed(self, game: Game, seat: int | None) -> Sequence[Action]:
        return game.legal_actions(seat=seat)

    def expects(self, game: Game, seat: int | None, action: object, listed: Set[object]) -> bool:
        return Oracle(game, seat).allows(action, listed)

    def every_action(self, game: Game, seat: int | None) -> Iterator[Action]:
        yield from _fixed_actions(game.edition)
        s = game.state
        acting = game.seat or 1 if seat is None else seat
        cash = s.cash[acting - 1]
        yield from (Bid(amount) for amount in {-1, 1, 2, cash, cash + 1, 10**12} - {0})
        rng = random.Random(f"{len(game.entries)} {seat}")
        for partner in range(1, game.players + 2):
            yield from (AcceptOffer(partner), RefuseOffer(partner))
            yield from (BuyCard(partner, price) for price in (-1, 0, 5, cash, cash + 1))
            for _ in range(4 if partner <= game.players else 0):
                offer = random_offer(game, acting, partner, rng)
                yield from (offer, CounterOffer(offer.to, offer.gives, offer.gets))

    def near_misses(self, game: Game, action: object) -> Iterable[Action]:
        lots = [lot.id for lot in game.edition.board.lots]
        if isinstance(action, Mortgage | Redeem):
            return (kind(lot) for lot in lots for kind in (Mortgage, Redeem))
        if isinstance(action, ClaimRent | WaiveRent | PlaceBuilding):
            return (type(action)(lot) for lot in lots)
        if isinstance(action, Build | SellBuildings):
            return levels_near(game, action)
        if isinstance(action, RequestBuildings):
            return (RequestBuildings(action.number + more) for more in (-1, 1, 2))
        if isinstance(action, Bid):
            return (Bid(action.amount + more) for more in (-1, 1, 40) if action.amount + more)
        return ()

    def redealt(self, game: Game, seat: int | None, rng: random.Random) -> Game | None:
        return redealt(game, seat, rng)

    def check_state(self, game: Game) -> None:
        e = edition_table(game.edition, "interpreted")[0]
        found = broken(game.state, e)
        assert found == WHOLE, f"{name_of(found)} in\n{game.position()}"
        if not game.is_over:
            assert is_settled(game.state, game.edition)

    def check_account(self, game: Game) -> None:
        account = Account(game.edition, _beginning(game))
        account.read(game.events)
        account.compare(game.view())

    def replayed(self, game: Game) -> tuple[str, Game, str]:
        return through_a_file(game)


def _beginning(game: Game) -> View:
    if game.start_position is not None:
        return Game.from_position(game.start_position, chance="given").view()
    return Game(game.players, game.edition, chance="given").view()


@cache
def _fixed_actions(edition: Edition) -> tuple[Action, ...]:
    """Return the actions that can be named at any moment."""
    return tuple(_at_any_moment(edition))


def _at_any_moment(edition: Edition) -> Iterator[Action]:
    yield from (kind() for kind in ALONE)
    yield from map(ChooseTax, TAX_CHOICES)
    yield from (StandingOrder(order, on=on) for order in ORDERS for on in (True, False))
    yield from map(RequestBuildings, (-1, *range(14), 10**12))
    for lot in edition.board.lots:
        for kind in (PlaceBuilding, Mortgage, Redeem, ClaimRent, WaiveRent, DealLot):
            yield kind(lot.id)
    yield from (Dice(*dice) for dice in product(range(8), repeat=2))
    yield from (DrawCard(card.id) for pile in edition.deck.piles for card in pile)
    for group in edition.board.groups:
        lots = [lot.id for lot in edition.board.group_lots(group)]
        for base in range(k.HOTEL + 1):
            for more in product(range(2), repeat=len(lots)):
                levels = {lot: base + up for lot, up in zip(lots, more, strict=True)}
                yield from (Build(levels), SellBuildings(levels))
