"""The decisions that a seat may have to make, with their limits, as its view shows them."""

from __future__ import annotations

from typing import Literal

import msgspec

from magnate.kernel.frames import top

from .actions import BuyLot
from .available_moves import RaisingStep, raising_of
from .edition_table import edition_table
from .editions import Edition
from .editions.options import JAIL_CHOICES, JailChoice
from .preview import PurchaseEffect, effect_of
from .rules import state as k
from .rules.building_shortage import may_place, most_wanted
from .rules.mortgage import lot_at_hand, redemption_cost, transfer_fee
from .rules.refusal_codes import ALLOWED
from .rules.turn import may_end_turn
from .unfinished import AuctionView, DebtView, can_raise
from .vocabulary import BUILDINGS, Account, Building, Cause, members

PromptKind = Literal["roll", "buy", "bid", "debt", "transfer", "tax", "request", "place"]
PROMPT_KINDS: dict[int, PromptKind] = {
    k.ROLL: "roll",
    k.BUY: "buy",
    k.BID: "bid",
    k.DEBT: "debt",
    k.TRANSFER: "transfer",
    k.TAX: "tax",
    k.REQUEST: "request",
    k.PLACE: "place",
}


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The decision a seat has to make, and its limits; `key` names its sentence in the catalogs.

    `amount` is a price, a debt or the highest bid; `to` the creditor, or the leader of an auction;
    `n` the turn in jail or the bank's stock; `most` how many buildings may be requested; `lots`
    are those where a building may be placed; `ways` the ways to leave jail in this turn; `may_end`
    says whether the turn may end instead of rolling; `raising` has the steps by which a debtor can
    raise money.
    """

    key: str
    kind: PromptKind
    lot: str | None = None
    building: Building | None = None
    amount: int = 0
    cash: int = 0
    can_raise: int = 0
    to: Account | None = None
    cause: Cause | None = None
    least: int = 0
    redeem: int = 0
    fee: int = 0
    flat: int = 0
    percent: int = 0
    n: int = 0
    most: int = 0
    lots: tuple[str, ...] = ()
    ways: tuple[JailChoice, ...] = ()
    may_end: bool = False
    purchase: PurchaseEffect | None = None
    raising: tuple[RaisingStep, ...] = ()


def prompt_of(
    s: k.State, edition: Edition, *, auction: AuctionView | None, debt: DebtView | None
) -> Prompt:
    """Return the prompt for the seat to act."""
    e = edition_table(edition, "interpreted")[0]
    cash, raisable = s.cash[s.asked], can_raise(s, e, s.asked)
    if s.awaits == k.BUY:
        bought = effect_of(s, edition, BuyLot())
        assert isinstance(bought, PurchaseEffect)
        return Prompt(
            key="prompt-buy-lot",
            kind="buy",
            lot=bought.lot,
            amount=bought.amount,
            cash=cash,
            can_raise=raisable,
            purchase=bought,
        )
    if s.awaits == k.BID and auction is not None:
        return _bid_prompt(auction, cash=cash, raisable=raisable)
    if s.awaits == k.DEBT and debt is not None:
        return _debt_prompt(debt, cash=cash, raising=raising_of(s, e, edition))
    if s.awaits == k.TRANSFER:
        lot = lot_at_hand(s, e)
        return Prompt(
            key="prompt-transfer",
            kind="transfer",
            lot=edition.board.lots[lot].id,
            cash=cash,
            can_raise=raisable,
            redeem=redemption_cost(e, lot),
            fee=transfer_fee(e, lot),
        )
    return _plain_prompt(s, e, edition)


def _bid_prompt(auction: AuctionView, *, cash: int, raisable: int) -> Prompt:
    return Prompt(
        key="prompt-bid",
        kind="bid",
        lot=auction.lot,
        building=auction.building,
        amount=auction.high,
        cash=cash,
        can_raise=raisable,
        to=auction.leader,
        least=auction.least,
    )


def _debt_prompt(debt: DebtView, *, cash: int, raising: tuple[RaisingStep, ...]) -> Prompt:
    return Prompt(
        key="prompt-debt",
        kind="debt",
        lot=debt.lot,
        amount=debt.amount,
        cash=cash,
        can_raise=debt.can_raise,
        to=debt.to,
        cause=debt.cause,
        raising=raising,
    )


def _plain_prompt(s: k.State, e: k.EditionTable, edition: Edition) -> Prompt:
    """Return a prompt that does not involve money."""
    seat = s.asked
    if s.awaits == k.TAX:
        return Prompt(key="prompt-tax", kind="tax", flat=e.tax_flat, percent=e.tax_percent)
    if s.awaits == k.REQUEST:
        short = top(s)[k.SHORT]
        return Prompt(
            key="prompt-request",
            kind="request",
            building=BUILDINGS[short],
            n=s.houses if short == k.HOUSES else s.hotels,
            most=most_wanted(s, e, seat, short),
        )
    if s.awaits == k.PLACE:
        places = [lot for lot in range(e.lots) if may_place(s, e, seat, lot) == ALLOWED]
        return Prompt(
            key="prompt-place-building",
            kind="place",
            building=BUILDINGS[top(s)[k.PLACED]],
            lots=tuple(edition.board.lots[lot].id for lot in places),
        )
    turn = s.jail_turn[seat]
    if not turn and may_end_turn(s, e) == ALLOWED:
        return Prompt(key="prompt-roll-or-end", kind="roll", may_end=True)
    if not turn:
        return Prompt(key="prompt-roll", kind="roll")
    ways = tuple(JAIL_CHOICES[way] for way in members(e.jail_allows[turn]))
    return Prompt(key="prompt-jail", kind="roll", amount=e.jail_fine, n=turn, ways=ways)
