"""Typed events: what happened, in the order it happened. Seats count from 1."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar, Literal, TypeAlias

from magnate.engine import events

from .actions import TILE_NAMES, chains_in
from .editions import CHAINS
from .rules import event_codes as ev
from .rules.state import BY_SIZE, NO_CHAIN, NO_TILE

Gift = Literal["share", "cash", "none"]
Rank = Literal["primary", "secondary", "tertiary", "sole", "tied"]
_GIFTS: dict[int, Gift] = {
    ev.SHARE_GIFT: "share",
    ev.CASH_GIFT: "cash",
    ev.NO_GIFT: "none",
}
_RANKS: dict[int, Rank] = {
    ev.PRIMARY: "primary",
    ev.SECONDARY: "secondary",
    ev.TERTIARY: "tertiary",
    ev.SOLE: "sole",
    ev.TIED: "tied",
}


class TurnBegan(events.Event, frozen=True):
    """A seat's turn began."""

    seat: int
    turn: int
    key: ClassVar[str] = "log-turn"


class StartTilePlaced(events.Event, frozen=True):
    """A seat drew its starting tile and placed it on the board."""

    seat: int
    tile: str
    key: ClassVar[str] = "log-start-tile"


class FirstPlayer(events.Event, frozen=True):
    """The seat whose starting tile is nearest 1A begins."""

    seat: int
    key: ClassVar[str] = "log-first-player"


class TilePlaced(events.Event, frozen=True):
    """A seat placed a tile."""

    seat: int
    tile: str
    key: ClassVar[str] = "log-place"


class PlacementSkipped(events.Event, frozen=True):
    """A seat skipped its placement because it has no playable tile."""

    seat: int
    key: ClassVar[str] = "log-skip-placement"


class HandSwapped(events.Event, frozen=True):
    """A seat set its whole hand aside, face up."""

    seat: int
    tiles: tuple[str, ...]
    key: ClassVar[str] = "log-swap-hand"


class ChainFounded(events.Event, frozen=True):
    """A seat founded a chain; the gift is a share, its price in cash, or nothing."""

    seat: int
    chain: str
    gift: Gift
    amount: int
    size: int
    key: ClassVar[str] = "log-found"


class ChainGrew(events.Event, frozen=True):
    """A chain grew to a new size."""

    chain: str
    size: int
    key: ClassVar[str] = "log-grow"


class MergerBegan(events.Event, frozen=True):
    """A seat's tile joins these chains."""

    seat: int
    tile: str
    chains: tuple[str, ...]
    survivor: str
    key: ClassVar[str] = "log-merge"


class ChainAcquired(events.Event, frozen=True):
    """One chain acquires another."""

    acquirer: str
    acquired: str
    key: ClassVar[str] = "log-acquire"


class SharesCounted(events.Event, frozen=True):
    """Every seat showed how many shares of a chain it holds."""

    chain: str
    counts: tuple[int, ...]
    key: ClassVar[str] = "log-count"


class MarketDrawn(events.Event, frozen=True):
    """The stock market drew its number of shares of a chain."""

    chain: str
    number: int
    tile: str | None
    key: ClassVar[str] = "log-market"


class BonusPaid(events.Event, frozen=True):
    """A stockholder was paid a bonus."""

    seat: int
    chain: str
    rank: Rank
    amount: int
    key: ClassVar[str] = "log-bonus"


class SharesDisposed(events.Event, frozen=True):
    """A seat sold, traded and kept shares of an acquired chain."""

    seat: int
    chain: str
    sold: int
    traded: int
    received: int
    kept: int
    key: ClassVar[str] = "log-dispose"


class SharesBought(events.Event, frozen=True):
    """A seat bought shares, or none."""

    seat: int
    shares: tuple[tuple[str, int], ...]
    amount: int
    key: ClassVar[str] = "log-buy"


class TilesDrawn(events.Event, frozen=True):
    """A seat drew tiles; `tiles` is None for everyone else."""

    seat: int
    tiles: tuple[str, ...] | None
    n: int
    key: ClassVar[str] = "log-draw"


class TilesSetAside(events.Event, frozen=True):
    """A seat set dead tiles aside, face up."""

    seat: int
    tiles: tuple[str, ...]
    key: ClassVar[str] = "log-dead"


class EndDeclared(events.Event, frozen=True):
    """The end was declared: a chain of 41 tiles, or all chains safe."""

    seat: int
    reason: Literal["size", "safe"]
    chain: str | None
    key: ClassVar[str] = "log-end"


class GameStalled(events.Event, frozen=True):
    """Nobody could move for a whole round, so the game ends."""

    key: ClassVar[str] = "log-stalled"


class SharesSold(events.Event, frozen=True):
    """A seat's shares of a chain were sold in the final scoring."""

    seat: int
    chain: str
    n: int
    amount: int
    key: ClassVar[str] = "log-final-sale"


class GameWon(events.Event, frozen=True):
    """The seats with the most money won."""

    seats: tuple[int, ...]
    amount: int
    key: ClassVar[str] = "log-win"


Event = (
    TurnBegan
    | StartTilePlaced
    | FirstPlayer
    | TilePlaced
    | PlacementSkipped
    | HandSwapped
    | ChainFounded
    | ChainGrew
    | MergerBegan
    | ChainAcquired
    | SharesCounted
    | MarketDrawn
    | BonusPaid
    | SharesDisposed
    | SharesBought
    | TilesDrawn
    | TilesSetAside
    | EndDeclared
    | GameStalled
    | SharesSold
    | GameWon
)


Events: TypeAlias = events.Events[Event]


def _unpack(packed: int, count: int) -> list[int]:
    mask = (1 << ev.PACKED_BITS) - 1
    return [packed >> ev.PACKED_BITS * i & mask for i in range(count)]


def decode_events(
    rows: Iterable[tuple[int, ...]], cash: Sequence[int], players: int
) -> list[Event]:
    """Return the kernel's event rows as typed events; `cash` is the money afterwards."""
    return list(_typed(iter(rows), cash, players))


def _typed(rows: Iterator[tuple[int, ...]], cash: Sequence[int], players: int) -> Iterator[Event]:
    pending: TilesSetAside | None = None
    for kind, seat, *numbers in rows:
        if kind == ev.TILE_SET_ASIDE:
            tiles = (*(pending.tiles if pending else ()), TILE_NAMES[numbers[0]])
            pending = TilesSetAside(seat + 1, tiles)
            continue
        if pending:
            yield pending
            pending = None
        if kind == ev.HAND_SWAPPED:
            yield HandSwapped(seat + 1, tuple(TILE_NAMES[next(rows)[2]] for _ in range(numbers[0])))
        elif kind == ev.GAME_WON:
            winners = tuple(i + 1 for i in range(players) if numbers[0] >> i & 1)
            yield GameWon(winners, cash[winners[0] - 1])
        elif kind == ev.SHARES_COUNTED:
            yield SharesCounted(CHAINS[numbers[0]], tuple(_unpack(numbers[1], players)))
        else:
            yield _TYPED[kind](seat + 1, numbers)
    if pending:
        yield pending


def _bought(seat: int, packed: int, amount: int) -> SharesBought:
    counts = zip(CHAINS, _unpack(packed, len(CHAINS)), strict=True)
    return SharesBought(seat, tuple((chain, n) for chain, n in counts if n), amount)


def _declared(seat: int, ending: int, chain: int) -> EndDeclared:
    reason: Literal["size", "safe"] = "size" if ending == BY_SIZE else "safe"
    return EndDeclared(seat, reason, None if chain == NO_CHAIN else CHAINS[chain])


# Decoders of rows that are one event each; they take the seat, counted from 1, and the numbers.
_TYPED: dict[int, Callable[[int, Sequence[int]], Event]] = {
    ev.TURN_BEGAN: lambda seat, n: TurnBegan(seat, n[0]),
    ev.START_TILE_PLACED: lambda seat, n: StartTilePlaced(seat, TILE_NAMES[n[0]]),
    ev.FIRST_PLAYER: lambda seat, n: FirstPlayer(seat),
    ev.TILE_PLACED: lambda seat, n: TilePlaced(seat, TILE_NAMES[n[0]]),
    ev.PLACEMENT_SKIPPED: lambda seat, n: PlacementSkipped(seat),
    ev.CHAIN_FOUNDED: lambda seat, n: ChainFounded(seat, CHAINS[n[0]], _GIFTS[n[1]], n[2], n[3]),
    ev.CHAIN_GREW: lambda seat, n: ChainGrew(CHAINS[n[0]], n[1]),
    ev.MERGER_BEGAN: lambda seat, n: MergerBegan(
        seat, TILE_NAMES[n[0]], chains_in(n[1]), CHAINS[n[2]]
    ),
    ev.CHAIN_ACQUIRED: lambda seat, n: ChainAcquired(CHAINS[n[0]], CHAINS[n[1]]),
    ev.MARKET_DRAWN: lambda seat, n: MarketDrawn(
        CHAINS[n[0]], n[1], None if n[2] == NO_TILE else TILE_NAMES[n[2]]
    ),
    ev.BONUS_PAID: lambda seat, n: BonusPaid(seat, CHAINS[n[0]], _RANKS[n[1]], n[2]),
    ev.SHARES_DISPOSED: lambda seat, n: SharesDisposed(seat, CHAINS[n[0]], *n[1:5]),
    ev.SHARES_BOUGHT: lambda seat, n: _bought(seat, n[0], n[1]),
    ev.TILE_DRAWN: lambda seat, n: TilesDrawn(seat, (TILE_NAMES[n[0]],), 1),
    ev.END_DECLARED: lambda seat, n: _declared(seat, n[0], n[1]),
    ev.GAME_STALLED: lambda seat, n: GameStalled(),
    ev.SHARES_SOLD: lambda seat, n: SharesSold(seat, CHAINS[n[0]], n[1], n[2]),
}
