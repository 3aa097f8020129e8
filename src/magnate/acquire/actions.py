"""Typed actions and their rows in the kernel; `str(action)` returns an action's notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec
from typing_extensions import override

from .editions import CHAINS
from .rules import state as k

LETTERS = "ABCDEFGHI"
TILE_NAMES = tuple(f"{column}{row}" for row in LETTERS for column in range(1, k.COLUMNS + 1))
_BEYOND = 10**6
_TILE_NUMBERS = {name: number for number, name in enumerate(TILE_NAMES)}
_CHAIN_NUMBERS = {name: number for number, name in enumerate(CHAINS)}


def tile_number(name: str) -> int:
    """Return the kernel's number of a tile such as "3C"."""
    if name not in _TILE_NUMBERS:
        raise ValueError(f"{name!r} is not a tile: expected 1A to 12I")
    return _TILE_NUMBERS[name]


def chain_number(name: str) -> int:
    """Return the kernel's number of a chain such as "Tower"."""
    if name not in _CHAIN_NUMBERS:
        raise ValueError(f"{name!r} is not a chain: expected one of {', '.join(CHAINS)}")
    return _CHAIN_NUMBERS[name]


def chains_in(bits: int) -> tuple[str, ...]:
    """Return the names of a set of chains."""
    return tuple(name for number, name in enumerate(CHAINS) if bits >> number & 1)


def total(numbers: Sequence[int]) -> int:
    """Return the sum, or a negative number if any is negative, so that the rules refuse it."""
    least = min(numbers, default=0)
    return least if least < 0 else sum(numbers)


class Action(msgspec.Struct, frozen=True):
    """Something a seat or chance does; one line of notation."""

    kind: ClassVar[int]

    def arguments(self) -> list[int]:
        """Return the numbers of the action in the kernel."""
        return []

    def row(self, seat: int) -> list[int]:
        """Return the action of a seat, counted from 0, as the kernel reads it.

        Numbers beyond those of any game are clamped, so that they cannot overflow in the kernel.
        """
        numbers = self.arguments()
        if not all(type(number) is int for number in numbers):
            raise TypeError(f"{self}: expected whole numbers")
        numbers = [min(max(number, -_BEYOND), _BEYOND) for number in numbers]
        return [self.kind, seat, *numbers, *[0] * (k.ACTION_WIDTH - k.ARG - len(numbers))]


class Chance(Action, frozen=True):
    """What chance does."""


class PlaceTile(Action, frozen=True):
    """Place a tile of the hand on the board."""

    tile: str
    kind: ClassVar[int] = k.PLACE

    @override
    def arguments(self) -> list[int]:
        return [tile_number(self.tile)]

    @override
    def __str__(self) -> str:
        return f"place {self.tile}"


class _ChainChoice(Action, frozen=True):
    chain: str

    @override
    def arguments(self) -> list[int]:
        return [chain_number(self.chain)]


class FoundChain(_ChainChoice, frozen=True):
    """Choose the chain that the tile just placed founds."""

    kind: ClassVar[int] = k.FOUND

    @override
    def __str__(self) -> str:
        return f"found {self.chain}"


class ChooseSurvivor(_ChainChoice, frozen=True):
    """Choose which of the equally large chains survives the merger."""

    kind: ClassVar[int] = k.SURVIVOR

    @override
    def __str__(self) -> str:
        return f"survivor {self.chain}"


class ChooseAcquired(_ChainChoice, frozen=True):
    """Choose which of the equally large chains is acquired next."""

    kind: ClassVar[int] = k.ACQUIRE

    @override
    def __str__(self) -> str:
        return f"acquire {self.chain}"


class DisposeShares(Action, frozen=True):
    """Sell shares of the acquired chain, trade others two for one, and keep the rest.

    `trade` counts the shares handed in.
    """

    sell: int = 0
    trade: int = 0
    kind: ClassVar[int] = k.DISPOSE

    @override
    def arguments(self) -> list[int]:
        return [self.sell, self.trade]

    @override
    def __str__(self) -> str:
        parts = [f"sell {self.sell}"] if self.sell else []
        parts += [f"trade {self.trade}"] if self.trade else []
        return " ".join(parts) or "keep"


class BuyShares(Action, frozen=True):
    """Buy up to three shares of chains on the board: `BuyShares({"Tower": 2})`."""

    shares: Mapping[str, int] | Iterable[tuple[str, int]] = ()
    kind: ClassVar[int] = k.BUY

    def __post_init__(self) -> None:
        """Normalize the shares to pairs in the order of the chains, without zeros."""
        given = self.shares.items() if isinstance(self.shares, Mapping) else self.shares
        counts: dict[str, list[int]] = {chain: [] for chain in CHAINS}
        for chain, count in given:
            counts[CHAINS[chain_number(chain)]].append(count)
        totals = {chain: total(numbers) for chain, numbers in counts.items()}
        bought = tuple((chain, count) for chain, count in totals.items() if count)
        msgspec.structs.force_setattr(self, "shares", bought)

    @override
    def arguments(self) -> list[int]:
        counts = dict(self.shares)
        return [counts.get(chain, 0) for chain in CHAINS]

    @override
    def __str__(self) -> str:
        bought = " ".join(f"{count} {chain}" for chain, count in dict(self.shares).items())
        return f"buy {bought or 'none'}"


class DeclareEnd(Action, frozen=True):
    """Declare that the game ends with this turn."""

    kind: ClassVar[int] = k.DECLARE

    @override
    def __str__(self) -> str:
        return "declare"


class SwapHand(Action, frozen=True):
    """Set aside a hand without a playable tile, and draw a new one."""

    kind: ClassVar[int] = k.SWAP

    @override
    def __str__(self) -> str:
        return "swap"


class SkipPlacement(Action, frozen=True):
    """Skip the placement because the hand has no playable tile."""

    kind: ClassVar[int] = k.SKIP

    @override
    def __str__(self) -> str:
        return "skip"


class ReplaceTiles(Action, frozen=True):
    """Set aside dead tiles at the end of the turn, and draw as many."""

    tiles: tuple[str, ...] = ()
    kind: ClassVar[int] = k.REPLACE

    @override
    def arguments(self) -> list[int]:
        """Return the tiles, padded with NO_TILE."""
        # More tiles than a hand has are refused like a tile named twice.
        tiles = self.tiles if len(self.tiles) <= k.HAND else self.tiles[:1] * 2
        numbers = [tile_number(tile) for tile in tiles]
        return numbers + [k.NO_TILE] * (k.HAND - len(numbers))

    @override
    def __str__(self) -> str:
        return " ".join(["replace", *(self.tiles or ("none",))])


class StartTile(Chance, frozen=True):
    """The starting tile that a seat draws and places."""

    tile: str
    kind: ClassVar[int] = k.START

    @override
    def arguments(self) -> list[int]:
        return [tile_number(self.tile)]

    @override
    def __str__(self) -> str:
        return f"start {self.tile}"


class DrawTile(Chance, frozen=True):
    """The tile that a seat draws into its hand."""

    tile: str
    kind: ClassVar[int] = k.DRAW

    @override
    def arguments(self) -> list[int]:
        return [tile_number(self.tile)]

    @override
    def __str__(self) -> str:
        return f"draw {self.tile}"


class MarketDraw(Chance, frozen=True):
    """The stock market's number of shares, with its tile unless the pile is empty."""

    number: int
    tile: str | None = None
    kind: ClassVar[int] = k.MARKET

    @override
    def arguments(self) -> list[int]:
        return [self.number, k.NO_TILE if self.tile is None else tile_number(self.tile)]

    @override
    def __str__(self) -> str:
        return f"market {self.number if self.tile is None else self.tile}"


def from_row(row: list[int]) -> Action:
    """Return the typed action that the kernel wrote."""
    kind, first, second = row[k.KIND], row[k.ARG], row[k.ARG + 1]
    if kind in _WITH_TILE:
        return _WITH_TILE[kind](TILE_NAMES[first])
    if kind in _WITH_CHAIN:
        return _WITH_CHAIN[kind](CHAINS[first])
    if kind == k.DISPOSE:
        return DisposeShares(first, second)
    if kind == k.BUY:
        return BuyShares(zip(CHAINS, row[k.ARG :], strict=True))
    if kind == k.REPLACE:
        tiles = row[k.ARG : k.ARG + k.HAND]
        return ReplaceTiles(tuple(TILE_NAMES[tile] for tile in tiles if tile != k.NO_TILE))
    if kind == k.MARKET:
        return MarketDraw(first, None if second == k.NO_TILE else TILE_NAMES[second])
    return {k.DECLARE: DeclareEnd, k.SWAP: SwapHand, k.SKIP: SkipPlacement}[kind]()


_WITH_TILE = {k.PLACE: PlaceTile, k.START: StartTile, k.DRAW: DrawTile}
_WITH_CHAIN = {k.FOUND: FoundChain, k.SURVIVOR: ChooseSurvivor, k.ACQUIRE: ChooseAcquired}
