"""Typed actions, and their form in the kernel. `str(action)` is its notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .editions import CHAINS
from .rules import state as k

LETTERS = "ABCDEFGHI"
TILE_NAMES = tuple(f"{column}{row}" for row in LETTERS for column in range(1, k.COLUMNS + 1))
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


class Action:
    """Something a seat or chance does; one line of notation."""

    kind: int

    def arguments(self) -> list[int]:
        """Return the numbers of the action in the kernel."""
        return []

    def row(self, seat: int) -> list[int]:
        """Return the action of a seat, counted from 0, as the kernel reads it."""
        numbers = self.arguments()
        return [self.kind, seat, *numbers, *[0] * (k.ACTION_WIDTH - k.ARG - len(numbers))]


class Chance(Action):
    """What chance does."""


@dataclass(frozen=True)
class PlaceTile(Action):
    """Place a tile of the hand on the board."""

    tile: str
    kind = k.PLACE

    def arguments(self) -> list[int]:
        """Return the tile."""
        return [tile_number(self.tile)]

    def __str__(self) -> str:
        """Return the notation."""
        return f"place {self.tile}"


@dataclass(frozen=True)
class _ChainChoice(Action):
    chain: str

    def arguments(self) -> list[int]:
        return [chain_number(self.chain)]


@dataclass(frozen=True)
class FoundChain(_ChainChoice):
    """Choose the chain that the tile just placed founds."""

    kind = k.FOUND

    def __str__(self) -> str:
        """Return the notation."""
        return f"found {self.chain}"


@dataclass(frozen=True)
class ChooseSurvivor(_ChainChoice):
    """Choose which of the equally large chains survives the merger."""

    kind = k.SURVIVOR

    def __str__(self) -> str:
        """Return the notation."""
        return f"survivor {self.chain}"


@dataclass(frozen=True)
class ChooseAcquired(_ChainChoice):
    """Choose which of the equally large chains is acquired next."""

    kind = k.ACQUIRE

    def __str__(self) -> str:
        """Return the notation."""
        return f"acquire {self.chain}"


@dataclass(frozen=True)
class DisposeShares(Action):
    """Sell shares of the acquired chain, trade others two for one, and keep the rest.

    `trade` counts the shares handed in.
    """

    sell: int = 0
    trade: int = 0
    kind = k.DISPOSE

    def arguments(self) -> list[int]:
        """Return both numbers."""
        return [self.sell, self.trade]

    def __str__(self) -> str:
        """Return the notation."""
        parts = [f"sell {self.sell}"] if self.sell else []
        parts += [f"trade {self.trade}"] if self.trade else []
        return " ".join(parts) or "keep"


@dataclass(frozen=True, init=False)
class BuyShares(Action):
    """Buy up to three shares of chains on the board: `BuyShares({"Tower": 2})`."""

    shares: tuple[tuple[str, int], ...]
    kind = k.BUY

    def __init__(self, shares: Mapping[str, int] | Iterable[tuple[str, int]] = ()) -> None:
        counts = dict.fromkeys(CHAINS, 0)
        for chain, count in shares.items() if isinstance(shares, Mapping) else shares:
            counts[CHAINS[chain_number(chain)]] += count
        bought = tuple((chain, count) for chain, count in counts.items() if count)
        object.__setattr__(self, "shares", bought)

    def arguments(self) -> list[int]:
        """Return a number of shares for each chain."""
        counts = dict(self.shares)
        return [counts.get(chain, 0) for chain in CHAINS]

    def __str__(self) -> str:
        """Return the notation."""
        return " ".join(
            ["buy", *(f"{n} {chain}" for chain, n in self.shares)] if self.shares else ["buy none"]
        )


@dataclass(frozen=True)
class DeclareEnd(Action):
    """Declare that the game ends with this turn."""

    kind = k.DECLARE

    def __str__(self) -> str:
        """Return the notation."""
        return "declare"


@dataclass(frozen=True)
class SwapHand(Action):
    """Set aside a hand without a playable tile, and draw a new one."""

    kind = k.SWAP

    def __str__(self) -> str:
        """Return the notation."""
        return "swap"


@dataclass(frozen=True)
class SkipPlacement(Action):
    """Place nothing, for want of a playable tile."""

    kind = k.SKIP

    def __str__(self) -> str:
        """Return the notation."""
        return "skip"


@dataclass(frozen=True)
class ReplaceTiles(Action):
    """Set aside dead tiles at the end of the turn, and draw as many."""

    tiles: tuple[str, ...] = ()
    kind = k.REPLACE

    def arguments(self) -> list[int]:
        """Return the tiles, NO_TILE behind the last."""
        if len(self.tiles) > k.HAND:
            raise ValueError(f"{self}: a hand has {k.HAND} tiles")
        numbers = [tile_number(tile) for tile in self.tiles]
        return numbers + [k.NO_TILE] * (k.HAND - len(numbers))

    def __str__(self) -> str:
        """Return the notation."""
        return " ".join(["replace", *(self.tiles or ("none",))])


@dataclass(frozen=True)
class StartTile(Chance):
    """The starting tile that a seat draws and places."""

    tile: str
    kind = k.START

    def arguments(self) -> list[int]:
        """Return the tile."""
        return [tile_number(self.tile)]

    def __str__(self) -> str:
        """Return the notation."""
        return f"start {self.tile}"


@dataclass(frozen=True)
class DrawTile(Chance):
    """The tile that a seat draws into its hand."""

    tile: str
    kind = k.DRAW

    def arguments(self) -> list[int]:
        """Return the tile."""
        return [tile_number(self.tile)]

    def __str__(self) -> str:
        """Return the notation."""
        return f"draw {self.tile}"


@dataclass(frozen=True)
class MarketDraw(Chance):
    """The stock market's number of shares, with its tile unless the pile is empty."""

    number: int
    tile: str | None = None
    kind = k.MARKET

    def arguments(self) -> list[int]:
        """Return the number and the tile."""
        return [self.number, k.NO_TILE if self.tile is None else tile_number(self.tile)]

    def __str__(self) -> str:
        """Return the notation."""
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
