"""Acquire, as the conformance kit sees it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from magnate.acquire import (
    Action,
    BuyShares,
    DisposeShares,
    DrawTile,
    Game,
    IllegalAction,
    MarketDraw,
    PlaceTile,
    ReplaceTiles,
    StartTile,
    load,
    parse_action,
    presets,
)
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.editions import CHAINS
from magnate.acquire.rules import state as k
from magnate.acquire.rules.legal import CODES

from .acquire_account import Account
from .acquire_deals import is_settled, redealt
from .kit import Adapter, Cell, Chance
from .replaying import through_a_file

HIDDEN = {"holdings_visibility": "hidden"}
QUICK = ("classic-4", "2023-classic-6", "2023-tycoon-3-hidden", "2023-duel-2")


class Acquire(Adapter[Game]):
    """Every preset with every number of players; hidden holdings once in each preset."""

    name = "acquire"
    refusal = IllegalAction

    def cells(self) -> list[Cell]:
        editions = [load(name) for name in presets()]
        return [
            Cell(edition.name, players)
            for edition in editions
            for players in range(edition.players_min, edition.players_max + 1)
        ] + [Cell(edition.name, edition.players_min, HIDDEN) for edition in editions]

    def is_quick(self, cell: Cell) -> bool:
        """Return whether it is one of four that differ from each other."""
        return str(cell) in QUICK

    def make(self, cell: Cell, *, seed: int, chance: Chance) -> Game:
        return Game(
            cell.players,
            cell.preset,
            seed=None if chance == "given" else seed,
            chance=chance,
            options=cell.options,
        )

    def from_position(self, text: str) -> Game:
        return Game.from_position(text, chance="given")

    def parse(self, game: Game, text: str) -> Action:
        return parse_action(text)

    def state(self, game: Game) -> k.State:
        return game.state.copy()

    def every_action(self, game: Game, seat: int | None) -> Iterator[Action]:
        for code in range(CODES):
            yield game._decoded(code)
        for tile in TILE_NAMES:
            yield StartTile(tile)
            yield DrawTile(tile)
            yield MarketDraw(int(tile[:-1]), tile)
        for number in range(k.COLUMNS + 2):
            yield MarketDraw(number)

    def near_misses(self, game: Game, action: object) -> Iterable[Action]:
        if isinstance(action, DisposeShares):
            return _disposals_near(action)
        if isinstance(action, BuyShares):
            return _purchases_near(action)
        if isinstance(action, ReplaceTiles):
            return _replacements_near(action, game)
        if isinstance(action, MarketDraw):
            return _markets_near(action)
        if isinstance(action, PlaceTile):
            return (PlaceTile(tile) for tile in TILE_NAMES)
        return ()

    def redealt(self, game: Game, seat: int | None, rng: random.Random) -> Game | None:
        return redealt(game, seat, rng)

    def check_state(self, game: Game) -> None:
        s = game.state
        assert s.fault == 0
        _check_shares_and_money(s)
        _check_tiles(s)
        _check_chains(s)
        _check_frames(s)
        if not game.is_over:
            assert is_settled(s, game.edition)

    def check_account(self, game: Game) -> None:
        account = Account(game.players, game.edition)
        account.read(game.events)
        s = game.state
        assert account.cash == s.cash[: s.players]
        for seat in range(s.players):
            assert list(account.shares[seat].values()) == s.shares[seat]
        if not any(frame[0] == k.MERGER for frame in s.frames):
            assert list(account.sizes.values()) == s.chain_size

    def replayed(self, game: Game) -> tuple[str, Game, str]:
        return through_a_file(game)


def _disposals_near(action: DisposeShares) -> Iterator[Action]:
    sell, trade = action.sell, action.trade
    for more in (-1, 1, 2, 26):
        yield DisposeShares(sell + more, trade)
        yield DisposeShares(sell, trade + more)
        yield DisposeShares(sell - more, trade + more)


def _purchases_near(action: BuyShares) -> Iterator[Action]:
    shares = dict(action.shares)
    for chain in CHAINS:
        for more in (-1, 1, 2):
            yield BuyShares({**shares, chain: shares.get(chain, 0) + more})


def _replacements_near(action: ReplaceTiles, game: Game) -> Iterator[Action]:
    if action.tiles:
        yield ReplaceTiles((*action.tiles, action.tiles[0])[: k.HAND])
    for tile in TILE_NAMES:
        if tile not in action.tiles:
            tiles = sorted((*action.tiles, tile), key=TILE_NAMES.index)
            yield ReplaceTiles(tuple(tiles)[: k.HAND])


def _markets_near(action: MarketDraw) -> Iterator[Action]:
    for number in (0, action.number % k.COLUMNS + 1, k.COLUMNS + 1):
        yield MarketDraw(number, action.tile)
    yield MarketDraw(action.number)


def _check_shares_and_money(s: k.State) -> None:
    """A chain has 25 shares; nobody owes money, and it comes in hundreds (A-S-6, A-S-10)."""
    for chain in range(k.CHAINS):
        assert s.bank[chain] + sum(row[chain] for row in s.shares) == k.SHARES
    assert min(s.bank) >= 0 and min(map(min, s.shares)) >= 0
    assert all(cash >= 0 and cash % 100 == 0 for cash in s.cash)
    for seat in range(s.players, k.SEATS):
        assert s.cash[seat] == 0 and not any(s.shares[seat]) and s.hand_count[seat] == 0


def _check_tiles(s: k.State) -> None:
    """Each of the 108 tiles is in one place, and hands are in order."""
    assert len(s.where) == k.TILES + 1 and s.where[k.OFF_BOARD] == k.ASIDE
    assert s.pile == s.where.count(k.PILE)
    assert all(0 <= where < k.IN_HAND + s.players for where in s.where)
    for seat, hand in enumerate(s.hand):
        held = [tile for tile in range(k.TILES) if s.where[tile] == k.IN_HAND + seat]
        assert hand == held + [k.NO_TILE] * (k.HAND - len(held))
        assert s.hand_count[seat] == len(held)


def _check_chains(s: k.State) -> None:
    """A chain's size is the number of its tiles; one tile alone is not a chain."""
    for chain in range(k.CHAINS):
        assert s.chain_size[chain] == s.where.count(chain)
        assert s.chain_size[chain] != 1


def _check_frames(s: k.State) -> None:
    """Unused frames are empty, and the seat to act exists."""
    assert not any(any(frame) for frame in s.frames[s.depth :])
    seatless = s.awaits in (k.MARKET, k.OVER)
    assert s.asked == k.NO_SEAT if seatless else 0 <= s.asked < s.players
    assert s.idle <= s.players and s.moved in (0, 1) and s.declared in (0, 1)
