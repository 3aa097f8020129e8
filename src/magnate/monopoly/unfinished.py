"""The unfinished parts of a state: an auction, a debt, a building shortage, an estate."""

from __future__ import annotations

import msgspec

from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT

from .editions import Board
from .events import AuctionBegan, BidMade, Events
from .offers import PILES, Pile
from .rules import state as k
from .rules.auction import least_bid
from .rules.fortune import liquidation
from .vocabulary import (
    BUILDINGS,
    CAUSES,
    Account,
    Building,
    Cause,
    account_of,
    lot_or_none,
    members,
)


class BidderView(msgspec.Struct, frozen=True, gc=False):
    """A seat in an auction: its last bid, and the most it can bid now and after raising money."""

    seat: int
    bid: int
    still_in: bool
    cash: int
    can_raise: int


class AuctionView(msgspec.Struct, frozen=True, gc=False):
    """An auction of a lot or of a building; `least` is the lowest bid of the seat to act.

    For a building, other seats may have to bid more, depending on its resale value (M-S-15).
    """

    lot: str | None
    building: Building | None
    high: int
    leader: int | None
    least: int
    bidders: tuple[BidderView, ...]


class DebtView(msgspec.Struct, frozen=True, gc=False):
    """A debt that its seat cannot pay at once; `missing` is the amount to raise."""

    seat: int
    to: Account
    amount: int
    cause: Cause
    lot: str | None
    missing: int
    can_raise: int


class ShortageView(msgspec.Struct, frozen=True, gc=False):
    """A possible shortage of buildings (M-SHORT-2); `requests` has the number each seat asked for.

    It does not say who will be asked, because that would reveal standing orders.
    """

    seat: int
    building: Building
    group: str
    stock: int
    requests: tuple[int, ...]
    auctioning: bool


class EstateView(msgspec.Struct, frozen=True, gc=False):
    """The lots of a bankrupt seat that are still to be auctioned, one by one (M-BKR-3)."""

    seat: int
    lots: tuple[str, ...]


def lots_in(lots: int, board: Board) -> tuple[str, ...]:
    """Return the lots of a set, in board order."""
    return tuple(board.lots[lot].id for lot in members(lots))


def lots_of(s: k.State, board: Board, seat: int) -> tuple[str, ...]:
    """Return the lots of a seat, in board order."""
    return tuple(lot.id for lot, owner in zip(board.lots, s.owner, strict=False) if owner == seat)


def cards_of(s: k.State, seat: int) -> tuple[Pile, ...]:
    """Return the piles whose jail cards a seat holds."""
    return tuple(pile for pile, holder in zip(PILES, s.card_holder, strict=True) if holder == seat)


def can_raise(s: k.State, e: k.EditionTable, seat: int) -> int:
    """Return what a seat would get for all its buildings and mortgages (M-S-16)."""
    return liquidation(s, e, seat) - s.cash[seat]


def unfinished(s: k.State, kind: int) -> list[int] | None:
    """Return the innermost frame of a kind, or None."""
    frames = reversed(s.frames[: s.depth])
    return next((frame for frame in frames if frame[FRAME_KIND] == kind), None)


def auction_of(
    s: k.State, e: k.EditionTable, board: Board, *, events: Events
) -> AuctionView | None:
    """Return the current auction; in a position, earlier bids are known only of the leader."""
    frame = unfinished(s, k.AUCTION)
    if frame is None:
        return None
    leader = None if frame[k.OTHER] == k.NO_SEAT else frame[k.OTHER] + 1
    auctions = events.places(AuctionBegan)
    began = auctions[-1] if auctions else 0
    return AuctionView(
        lot=lot_or_none(frame[k.LOT], board),
        building=BUILDINGS.get(frame[k.AUCTIONED]),
        high=frame[k.HIGH_BID],
        leader=leader,
        least=least_bid(s, e, s.asked),
        bidders=tuple(
            BidderView(
                seat=seat + 1,
                bid=frame[k.HIGH_BID] if seat + 1 == leader else _bid(events, seat + 1, began),
                still_in=bool(frame[k.AMONG] >> seat & 1),
                cash=s.cash[seat],
                can_raise=can_raise(s, e, seat),
            )
            for seat in members(s.alive)
        ),
    )


def _bid(events: Events, seat: int, began: int) -> int:
    """Return the last bid of a seat since an index of the events, or 0."""
    places = events.places(BidMade, seat)
    last = events[places[-1]] if places and places[-1] >= began else None
    return last.amount if isinstance(last, BidMade) else 0


def debt_of(s: k.State, e: k.EditionTable, board: Board) -> DebtView | None:
    """Return the debt to be paid first."""
    frame = unfinished(s, k.OWING)
    if frame is None:
        return None
    seat = frame[FRAME_SEAT]
    return DebtView(
        seat=seat + 1,
        to=account_of(frame[k.OTHER]),
        amount=frame[k.AMOUNT],
        cause=CAUSES[frame[k.CAUSE]],
        lot=lot_or_none(frame[k.FOR_LOT], board),
        missing=max(0, frame[k.AMOUNT] - s.cash[seat]),
        can_raise=can_raise(s, e, seat),
    )


def shortage_of(s: k.State, board: Board) -> ShortageView | None:
    """Return the current shortage."""
    frame = unfinished(s, k.SHORTAGE)
    if frame is None:
        return None
    short = frame[k.SHORT]
    return ShortageView(
        seat=frame[FRAME_SEAT] + 1,
        building=BUILDINGS[short],
        group=board.groups[frame[k.GROUP]],
        stock=s.houses if short == k.HOUSES else s.hotels,
        requests=tuple(s.requested[: s.players]),
        auctioning=bool(frame[k.BIDDING]),
    )


def estate_of(s: k.State, board: Board) -> EstateView | None:
    """Return the estate that the bank is auctioning."""
    frame = unfinished(s, k.ESTATE)
    if frame is None:
        return None
    return EstateView(frame[FRAME_SEAT] + 1, lots_in(frame[k.LOTS_LEFT], board))
