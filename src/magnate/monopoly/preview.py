"""Preview what an action would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from . import actions as a
from .edition_table import edition_table
from .editions import Board, Edition
from .offers import PILES, Pile, lot_number
from .rules import state as k
from .rules.building import set_level, target_of
from .rules.building_shortage import placed_targets
from .rules.fortune import sale_value
from .rules.jail import jail_card_of
from .rules.mortgage import lot_at_hand, redemption_cost, transfer_fee
from .rules.ownership import owned_in_group, owns_group
from .rules.raising_money import raise_money
from .rules.rent import is_let, rent_of
from .unfinished import DebtView, can_raise, cards_of, debt_of, lots_of, unfinished
from .vocabulary import members


class RentChange(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The rent of a lot before and after; a company's rents are multiples of the dice."""

    lot: str
    before: int
    after: int
    times_dice: bool = False


class LevelChange(msgspec.Struct, frozen=True, gc=False):
    """A change of the buildings on a lot, and the money paid or received for it."""

    lot: str
    before: int
    after: int
    amount: int


class TransferFee(msgspec.Struct, frozen=True, gc=False):
    """The cost of a mortgaged lot received: the fee to keep it, or to redeem it (M-MORT-7)."""

    lot: str
    fee: int
    redeem: int


class TradeSide(msgspec.Struct, frozen=True, gc=False):
    """What a seat would have after a trade.

    `cash` is the amount left after the fees for all mortgaged lots received.
    """

    seat: int
    cash: int
    lots: tuple[str, ...]
    cards: tuple[Pile, ...]
    fees: tuple[TransferFee, ...]
    completes: tuple[str, ...]
    breaks: tuple[str, ...]


class _Effect(msgspec.Struct, frozen=True, gc=False, tag_field="effect"):
    pass


class RentEffect(_Effect, frozen=True):
    """The current cost of landing on a lot: `rent`, or `dice_factor` times the dice.

    Both are 0 if no rent is due.
    """

    lot: str
    owner: int | None
    rent: int
    dice_factor: int


class PurchaseEffect(_Effect, frozen=True):
    """The purchase of a lot at its price or for a bid; `owned` counts the lots of its group.

    `fee` is due at once for a lot auctioned with its mortgage (M-S-17).
    """

    lot: str
    amount: int
    fee: int
    cash: int
    group: str
    owned: int
    completes: bool
    rents: tuple[RentChange, ...]


class BuildingEffect(_Effect, frozen=True):
    """The purchase or sale of buildings; `houses` and `hotels` are the bank's stock afterwards.

    A negative stock means that there are not enough.
    """

    lots: tuple[LevelChange, ...]
    amount: int
    cash: int
    houses: int
    hotels: int
    rents: tuple[RentChange, ...]


class MortgageEffect(_Effect, frozen=True):
    """A lot mortgaged, redeemed or kept mortgaged; `redeem` is the cost of redeeming it later."""

    lot: str
    amount: int
    cash: int
    redeem: int
    rents: tuple[RentChange, ...]


class TradeEffect(_Effect, frozen=True):
    """A trade: what both sides would have, the offering side first."""

    sides: tuple[TradeSide, TradeSide]
    rents: tuple[RentChange, ...]


class TaxEffect(_Effect, frozen=True):
    """The payment of income tax; ten percent is not revealed before the choice (M-TAX-1)."""

    amount: int | None
    cash: int | None


class RaiseEffect(_Effect, frozen=True):
    """Raising the money for a debt in the fixed order (M-S-16) and paying it."""

    debt: DebtView
    raised: int
    cash: int
    mortgages: tuple[str, ...]
    sales: tuple[LevelChange, ...]
    rents: tuple[RentChange, ...]


class BankruptcyEffect(_Effect, frozen=True):
    """Bankruptcy: everything the seat would lose; without a debt it goes to the bank (M-S-36).

    `short` is what would still be missing after selling all buildings and mortgaging all lots.
    """

    debt: DebtView | None
    can_raise: int
    short: int
    cash: int
    lots: tuple[str, ...]
    cards: tuple[Pile, ...]


class JailEffect(_Effect, frozen=True):
    """Leaving jail, by paying the fine or with a card that returns to its pile."""

    amount: int
    cash: int
    card: Pile | None


class ClaimEffect(_Effect, frozen=True):
    """Claiming or waiving rent: the debtor, the amount, and the debtor's cash."""

    lot: str
    debtor: int
    amount: int
    debtor_cash: int


Effect = (
    RentEffect
    | PurchaseEffect
    | BuildingEffect
    | MortgageEffect
    | TradeEffect
    | TaxEffect
    | RaiseEffect
    | BankruptcyEffect
    | JailEffect
    | ClaimEffect
)


class _Now(NamedTuple):
    """The state that an action would change, its edition, and the acting seat."""

    s: k.State
    e: k.EditionTable
    board: Board
    seat: int

    def lot(self, lot: int) -> str:
        return self.board.lots[lot].id


def effect_of(
    s: k.State, edition: Edition, action: a.Action | str, *, seat: int | None = None
) -> Effect | None:
    """Return what an action would do, legal or not, or None if there is no effect to show.

    The id of a lot returns the cost of landing there. `seat`, counted from 1, is the acting seat;
    by default the seat to act. Buildings and mortgages are computed for the owner of the lots.
    """
    e = edition_table(edition, "interpreted")[0]
    now = _Now(s, e, edition.board, s.asked if seat is None else seat - 1)
    match action:
        case str():
            return _rent(now, action)
        case a.BuyLot() | a.Bid():
            return _purchase(now, action)
        case a.Build() | a.SellBuildings():
            return _buildings(now, dict(action.levels))
        case a.PlaceBuilding():
            return _placement(now, action.lot)
        case a.Mortgage() | a.Redeem() | a.KeepMortgage():
            return _mortgage(now, action)
        case a.Offer() | a.CounterOffer() | a.AcceptOffer() | a.BuyCard():
            return _trade(now, action)
        case a.ChooseTax():
            return _tax(now, action)
        case a.RaiseMoney():
            return _raise(now)
        case a.DeclareBankruptcy() | a.LeaveGame():
            return _bankruptcy(now)
        case a.PayFine() | a.UseCard():
            return _jail(now, action)
        case a.ClaimRent() | a.WaiveRent():
            return _claim(now, action.lot)
    return None


def rent_now(s: k.State, e: k.EditionTable, lot: int) -> tuple[int, int]:
    """Return a lot's rent and 0, or for a company 0 and its dice factor; both 0 for no rent."""
    if not is_let(s, e, k.NO_SEAT, lot):
        return 0, 0
    rent = rent_of(s, e, lot, 1)
    return (0, rent) if e.lot_kind[lot] == k.COMPANY else (rent, 0)


def _rent(now: _Now, lot: str) -> RentEffect:
    number = lot_number(lot, now.board)
    owner = now.s.owner[number]
    rent, factor = rent_now(now.s, now.e, number)
    return RentEffect(lot, None if owner == k.BANK else owner + 1, rent, factor)


def _changed_rents(now: _Now, trial: k.State) -> tuple[RentChange, ...]:
    """Return the rents that differ between now and a trial."""
    changes = []
    was, will_be = (list(zip(s.owner, s.level, s.mortgaged, strict=True)) for s in (now.s, trial))
    groups = {now.e.lot_group[lot] for lot in range(now.e.lots) if was[lot] != will_be[lot]}
    for lot in [lot for lot in range(now.e.lots) if now.e.lot_group[lot] in groups]:
        before, after = rent_now(now.s, now.e, lot), rent_now(trial, now.e, lot)
        if before != after:
            times_dice = now.e.lot_kind[lot] == k.COMPANY
            changes.append(RentChange(now.lot(lot), sum(before), sum(after), times_dice))
    return tuple(changes)


def _purchase(now: _Now, action: a.BuyLot | a.Bid) -> PurchaseEffect | None:
    frame = unfinished(now.s, k.BUYING if isinstance(action, a.BuyLot) else k.AUCTION)
    if frame is None:
        raise ValueError(f"{action}: no lot is for sale")
    lot = frame[k.LOT]
    if lot == k.NO_LOT:
        return None
    amount = action.amount if isinstance(action, a.Bid) else now.e.price[lot]
    fee = transfer_fee(now.e, lot) if now.s.mortgaged[lot] else 0
    trial = now.s.copy()
    trial.owner[lot] = now.seat
    group = now.e.lot_group[lot]
    return PurchaseEffect(
        lot=now.lot(lot),
        amount=amount,
        fee=fee,
        cash=now.s.cash[now.seat] - amount - fee,
        group=now.board.groups[group],
        owned=owned_in_group(trial, now.e, now.seat, group),
        completes=owns_group(trial, now.e, now.seat, group),
        rents=_changed_rents(now, trial),
    )


def _owner(now: _Now, lot: int) -> int:
    if now.s.owner[lot] == k.BANK:
        raise ValueError(f"{now.lot(lot)} has no owner")
    return now.s.owner[lot]


def _buildings(now: _Now, levels: Mapping[str, int]) -> BuildingEffect:
    numbers = {lot_number(name, now.board): level for name, level in levels.items()}
    for lot, level in numbers.items():
        if not 0 <= level <= k.HOTEL:
            raise ValueError(f"{now.lot(lot)}: level {level}, expected 0 to {k.HOTEL}")
    seat = _owner(now, next(iter(numbers)))
    return _new_levels(now, {lot: numbers[lot] for lot in sorted(numbers)}, payer=seat)


def _placement(now: _Now, name: str) -> BuildingEffect:
    """Return the effect of placing a building that was paid for in an auction."""
    frame = unfinished(now.s, k.PLACING)
    if frame is None:
        raise ValueError("no building is to be placed")
    lot = lot_number(name, now.board)
    targets = placed_targets(now.s, now.e, lot, frame[k.PLACED])
    lots = now.e.group_lots[now.e.lot_group[lot]]
    levels = {other: target_of(targets, i) for i, other in enumerate(lots) if other != k.NO_LOT}
    return _new_levels(now, levels, payer=None)


def _new_levels(now: _Now, levels: Mapping[int, int], *, payer: int | None) -> BuildingEffect:
    s, e = now.s, now.e
    trial = s.copy()
    changes, paid = [], 0
    for lot, level in levels.items():
        steps = level - s.level[lot]
        if not steps:
            continue
        amount = 0 if payer is None else steps * _price(e, lot, bought=steps > 0)
        paid += amount
        changes.append(LevelChange(now.lot(lot), s.level[lot], level, abs(amount)))
        set_level(trial, lot, level)
    return BuildingEffect(
        lots=tuple(changes),
        amount=abs(paid),
        cash=s.cash[now.seat if payer is None else payer] - paid,
        houses=trial.houses,
        hotels=trial.hotels,
        rents=_changed_rents(now, trial),
    )


def _price(e: k.EditionTable, lot: int, *, bought: bool) -> int:
    return e.building_cost[lot] if bought else sale_value(e, lot)


def _mortgage(now: _Now, action: a.Mortgage | a.Redeem | a.KeepMortgage) -> MortgageEffect:
    s, e = now.s, now.e
    if isinstance(action, a.KeepMortgage):
        if s.awaits != k.TRANSFER:
            raise ValueError("no mortgaged lot was received")
        lot = lot_at_hand(s, e)
    else:
        lot = lot_number(action.lot, now.board)
    trial = s.copy()
    trial.mortgaged[lot] = int(not isinstance(action, a.Redeem))
    paid = redemption_cost(e, lot)
    if isinstance(action, a.Mortgage):
        paid = -e.mortgage[lot]
    elif isinstance(action, a.KeepMortgage):
        paid = transfer_fee(e, lot)
    return MortgageEffect(
        lot=now.lot(lot),
        amount=abs(paid),
        cash=s.cash[_owner(now, lot)] - paid,
        redeem=redemption_cost(e, lot),
        rents=_changed_rents(now, trial),
    )


def _trade(now: _Now, action: a.Offer | a.CounterOffer | a.AcceptOffer | a.BuyCard) -> TradeEffect:
    offer = _numbers(now, action)
    if isinstance(action, a.AcceptOffer):
        now = now._replace(seat=action.seat - 1)
    to = offer[k.OFFER_TO]
    trial = now.s.copy()
    _hand_over(trial, now.seat, to, offer[k.GIVES_LOTS : k.GETS_LOTS])
    _hand_over(trial, to, now.seat, offer[k.GETS_LOTS : k.OFFER_USES])
    if offer[k.OFFER_USES]:
        for pile in members(offer[k.GETS_CARDS]):
            trial.card_holder[pile] = k.BANK
    sides = (
        _side(now, trial, now.seat, offer[k.GETS_LOTS]),
        _side(now, trial, to, offer[k.GIVES_LOTS]),
    )
    return TradeEffect(sides, _changed_rents(now, trial))


def _numbers(now: _Now, action: a.Offer | a.CounterOffer | a.AcceptOffer | a.BuyCard) -> list[int]:
    """Return the numbers of an offer as the kernel keeps them."""
    if isinstance(action, a.AcceptOffer):
        seat = action.seat - 1
        if not 0 <= seat < now.s.players or now.s.offers[seat][k.OFFER_TO] == k.NO_SEAT:
            raise ValueError(f"seat {action.seat} offers nothing")
        return list(now.s.offers[seat])
    if isinstance(action, a.BuyCard):
        holder = action.seat - 1
        if holder not in now.s.card_holder:
            raise ValueError(f"seat {action.seat} has no jail card")
        card = 1 << now.s.card_holder.index(holder)
        return [holder, 0, action.price, 0, 0, 0, card, 1]
    gives, gets = action.gives.numbers(now.board), action.gets.numbers(now.board)
    return [action.to - 1, *gives, *gets, 0]


def _hand_over(trial: k.State, giver: int, taker: int, side: list[int]) -> None:
    lots, cash, cards = side
    for lot in members(lots):
        trial.owner[lot] = taker
    for pile in members(cards):
        trial.card_holder[pile] = taker
    trial.cash[giver] -= cash
    trial.cash[taker] += cash


def _side(now: _Now, trial: k.State, seat: int, received: int) -> TradeSide:
    mortgaged = [lot for lot in members(received) if trial.mortgaged[lot]]
    fees = tuple(
        TransferFee(now.lot(lot), transfer_fee(now.e, lot), redemption_cost(now.e, lot))
        for lot in mortgaged
    )
    before, after = _whole_groups(now, now.s, seat), _whole_groups(now, trial, seat)
    return TradeSide(
        seat=seat + 1,
        cash=trial.cash[seat] - sum(each.fee for each in fees),
        lots=lots_of(trial, now.board, seat),
        cards=cards_of(trial, seat),
        fees=fees,
        completes=tuple(group for group in after if group not in before),
        breaks=tuple(group for group in before if group not in after),
    )


def _whole_groups(now: _Now, s: k.State, seat: int) -> list[str]:
    groups = enumerate(now.board.groups)
    return [name for number, name in groups if owns_group(s, now.e, seat, number)]


def _tax(now: _Now, action: a.ChooseTax) -> TaxEffect:
    if action.choice == "percent":
        return TaxEffect(None, None)
    return TaxEffect(now.e.tax_flat, now.s.cash[now.seat] - now.e.tax_flat)


def _own_debt(now: _Now) -> DebtView | None:
    debt = debt_of(now.s, now.e, now.board)
    return debt if debt and debt.seat == now.seat + 1 else None


def _raise(now: _Now) -> RaiseEffect:
    s, e = now.s, now.e
    debt = _own_debt(now)
    if debt is None or s.awaits != k.DEBT:
        raise ValueError("nothing is owed")
    trial = s.copy()
    raise_money(trial, e, now.seat)
    levels = {lot: trial.level[lot] for lot in range(e.lots)}
    return RaiseEffect(
        debt=debt,
        raised=trial.cash[now.seat] - s.cash[now.seat],
        cash=trial.cash[now.seat] - debt.amount,
        mortgages=tuple(
            now.lot(lot) for lot in range(e.lots) if trial.mortgaged[lot] and not s.mortgaged[lot]
        ),
        sales=_new_levels(now, levels, payer=now.seat).lots,
        rents=_changed_rents(now, trial),
    )


def _bankruptcy(now: _Now) -> BankruptcyEffect:
    debt = _own_debt(now)
    raisable = can_raise(now.s, now.e, now.seat)
    return BankruptcyEffect(
        debt=debt,
        can_raise=raisable,
        short=max(0, debt.missing - raisable) if debt else 0,
        cash=now.s.cash[now.seat],
        lots=lots_of(now.s, now.board, now.seat),
        cards=cards_of(now.s, now.seat),
    )


def _jail(now: _Now, action: a.PayFine | a.UseCard) -> JailEffect:
    cash = now.s.cash[now.seat]
    if isinstance(action, a.PayFine):
        return JailEffect(now.e.jail_fine, cash - now.e.jail_fine, None)
    pile = jail_card_of(now.s, now.seat)
    if pile == k.NO_CARD:
        raise ValueError(f"seat {now.seat + 1} has no jail card")
    return JailEffect(0, cash, PILES[pile])


def _claim(now: _Now, name: str) -> ClaimEffect:
    lot = lot_number(name, now.board)
    claims = now.s.claims[: now.s.claim_count]
    claim = next((claim for claim in claims if claim[k.CLAIM_LOT] == lot), None)
    if claim is None:
        raise ValueError(f"no rent of {name} is open")
    debtor = claim[k.CLAIM_DEBTOR]
    return ClaimEffect(name, debtor + 1, claim[k.CLAIM_AMOUNT], now.s.cash[debtor])
