"""Unlisted actions that must be legal, by the ledger and not by the code under test."""

from __future__ import annotations

from collections.abc import Mapping, Set

from magnate.monopoly import (
    Bid,
    Build,
    BuyCard,
    Chance,
    CounterOffer,
    Game,
    LeaveGame,
    Offer,
    SellBuildings,
    Side,
    StandingOrder,
    TimeUp,
)
from magnate.monopoly.offers import PILES
from magnate.monopoly.rules import state as k

from .monopoly_account import HOTEL, rounded

RAISING = ("buy", "bid", "debt", "transfer")


class Oracle:
    """A moment of a game, judged by the ledger."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.named = seat is not None
        self.s = game.state
        self.edition = game.edition
        self.seat = (self.s.asked if seat is None else seat - 1) if not game.is_over else -1
        self.deeds = game.edition.board.lots
        self.number = {lot.id: number for number, lot in enumerate(self.deeds)}

    @property
    def is_free(self) -> bool:
        """Whether a decision is awaited, and the actor is in the game."""
        return self.game.seat is not None and self.is_in(self.seat)

    def is_in(self, seat: int) -> bool:
        return 0 <= seat < self.s.players and not self.s.went_out[seat]

    def allows(self, action: object, listed: Set[object]) -> bool:
        """Return whether an action must be legal; one of a listed kind must be listed."""
        if isinstance(action, Chance) and self.named:
            return False  # no seat plays for chance or for the table
        if isinstance(action, TimeUp):
            limited = self.edition.time_limit_minutes is not None
            return self.game.seat is not None and limited and not self.s.time_up
        if isinstance(action, Chance):
            return action in listed
        if not self.is_free:
            return False
        if isinstance(action, LeaveGame | StandingOrder):
            return True
        if isinstance(action, Bid):
            return self.game.awaits == "bid" and self.is_asked and self.may_bid(action.amount)
        if isinstance(action, BuyCard):
            return self.game.awaits == "roll" and self.is_asked and self.may_buy_card(action)
        if isinstance(action, Offer | CounterOffer):
            return self.may_offer(action)
        if isinstance(action, Build | SellBuildings):
            return self.may_change_levels(action, listed)
        return action in listed

    @property
    def is_asked(self) -> bool:
        return self.seat == self.s.asked

    # Auctions and jail cards

    def may_bid(self, amount: int) -> bool:
        frame = self.s.frames[self.s.depth - 1]
        led = frame[k.OTHER] != k.NO_SEAT
        least = frame[k.HIGH_BID] + self.edition.minimum_raise if led else frame[k.LEAST_BID]
        if frame[k.AUCTIONED]:
            least = max(least, self.floor(hotel=frame[k.AUCTIONED] == k.HOTELS))
        return least <= amount <= self.s.cash[self.seat]

    def floor(self, *, hotel: bool) -> int:
        """M-S-15: what the bank would give for a building at the bidder's cheapest place."""
        worth = list[int]()
        for number, deed in enumerate(self.deeds):
            group = self.group_of(number)
            count = len(group) if hotel and self.edition.hotel_unit == "whole_group" else 1
            mine = deed.kind == "street" and all(self.s.owner[lot] == self.seat for lot in group)
            if mine and self.fits(group, hotel=hotel):
                worth.append(count * (deed.building_cost // 2))
        return min(worth)

    def fits(self, group: list[int], *, hotel: bool) -> bool:
        """Return whether a house, a hotel or all hotels of a group could stand there at once."""
        levels = [self.s.level[lot] for lot in group]
        whole = hotel and self.edition.hotel_unit == "whole_group"
        if self.edition.build_requires_group_unmortgaged and any(
            self.s.mortgaged[lot] for lot in group
        ):
            return False
        if whole:
            free = not any(self.s.mortgaged[lot] for lot in group)
            return free and set(levels) == {4} and len(group) <= self.s.hotels
        if not self.edition.mixed_buildings_in_group and HOTEL in levels:
            return False
        for lot, level in zip(group, levels, strict=True):
            even = not self.edition.even_building or level == min(levels)
            # A row of hotels begins once every lot has four houses.
            if self.s.mortgaged[lot] or not even or level == HOTEL or (level == 4) != hotel:
                continue
            return True
        return False

    def may_buy_card(self, action: BuyCard) -> bool:
        turn = self.s.jail_turn[self.seat]
        ways = getattr(self.edition, f"jail_turn_{turn}") if turn else ()
        holder = action.seat - 1
        return (
            "buy_card" in ways
            and self.can_make_offers
            and self.is_in(holder)
            and holder != self.seat
            and holder in self.s.card_holder
            and 0 <= action.price <= self.s.cash[self.seat]
            and self.can_bear(self.seat, Side(cash=action.price), Side())
        )

    # Trades

    @property
    def can_make_offers(self) -> bool:
        """M-S-34: one open offer, three in a window."""
        return self.s.offers[self.seat][k.OFFER_TO] == k.NO_SEAT and self.s.offered[self.seat] < 3

    def may_offer(self, action: Offer | CounterOffer) -> bool:
        partner = action.to - 1
        asked = self.s.asked
        if isinstance(action, CounterOffer):
            right_moment = self.game.awaits == "roll" or (
                self.game.awaits == "debt" and asked in (self.seat, partner)
            )
            if not self.is_in(partner) or self.s.offers[partner][k.OFFER_TO] != self.seat:
                return False
        else:
            debtor = self.game.awaits == "debt" and self.is_asked
            right_moment = self.game.awaits == "roll" or debtor
        return (
            right_moment
            and self.can_make_offers
            and self.is_in(partner)
            and partner != self.seat
            and _is_trade(action.gives, action.gets)
            and self.can_give(self.seat, partner, action.gives)
            and self.can_give(partner, self.seat, action.gets)
            and self.can_bear(self.seat, action.gives, action.gets)
            and self.can_bear(partner, action.gets, action.gives)
        )

    def can_give(self, giver: int, receiver: int, side: Side) -> bool:
        if side.cash > self.s.cash[giver]:
            return False
        to_anyone = self.edition.jail_card_sale == "to_anyone"
        for card in side.cards:
            if self.s.card_holder[PILES.index(card)] != giver:
                return False
            if not to_anyone and not self.s.jail_turn[receiver]:
                return False
        return all(self.can_give_lot(giver, self.number[lot]) for lot in side.lots)

    def can_give_lot(self, giver: int, lot: int) -> bool:
        bare = [lot]
        if self.edition.trade_requires == "group_unbuilt":
            bare = [other for other in self.group_of(lot) if self.s.owner[other] == giver]
        return self.s.owner[lot] == giver and not any(self.s.level[other] for other in bare)

    def group_of(self, lot: int) -> list[int]:
        group = self.deeds[lot].group
        return [number for number, deed in enumerate(self.deeds) if deed.group == group]

    def can_bear(self, seat: int, gives: Side, gets: Side) -> bool:
        """M-S-23: the fees can be paid; M-S-16: a debtor does not lose by it, nor an owner of rents
        that may still be claimed.

        While somebody is in debt fees are paid in cash, so that no debt leads to another.
        """
        fees = sum(self.fee(lot) for lot in gets.lots)
        cash = gets.cash - gives.cash
        change = cash - fees + self.worth(gets) - self.worth(gives)
        claims = [claim for claim in self.game.view().claims if claim.debtor == seat + 1]
        due = min(sum(claim.amount for claim in claims), self.can_raise(seat))
        if self.can_raise(seat) + change < due:
            return False
        debts = self.s.frames[: self.s.depth] if self.game.awaits == "debt" else ()
        if change < 0 and any(frame[:2] == [k.OWING, seat] for frame in debts):
            return False
        if debts and fees > self.s.cash[seat] + cash:
            return fees == 0
        return fees == 0 or self.can_raise(seat) + change >= 0

    def fee(self, lot: str) -> int:
        percent = self.edition.mortgaged_transfer_fee_percent
        number = self.number[lot]
        mortgage = self.deeds[number].mortgage
        return rounded(self.edition, mortgage, percent) if self.s.mortgaged[number] else 0

    def worth(self, side: Side) -> int:
        numbers = [self.number[lot] for lot in side.lots]
        return sum(self.deeds[lot].mortgage for lot in numbers if not self.s.mortgaged[lot])

    def can_raise(self, seat: int) -> int:
        """Return a seat's cash, half of its buildings and its mortgages (M-S-16)."""
        total = self.s.cash[seat]
        for lot, deed in enumerate(self.deeds):
            if self.s.owner[lot] == seat:
                total += self.s.level[lot] * (deed.building_cost // 2)
                total += 0 if self.s.mortgaged[lot] else deed.mortgage
        return total

    # Buildings

    def may_change_levels(self, action: Build | SellBuildings, listed: Set[object]) -> bool:
        """Levels of a whole group are listed, if they are even; others follow from the ledger."""
        levels = dict(action.levels)
        group = self.group_of(self.number[next(iter(levels))])
        before = {self.deeds[lot].id: self.s.level[lot] for lot in group}
        if self.edition.even_building:
            legal = type(action)({**before, **levels}) in listed
            return legal and all(0 <= level <= HOTEL for level in levels.values())
        after = {**before, **levels}
        if not all(0 <= level <= HOTEL for level in after.values()):
            return False
        owners = {self.deeds[lot].id: self.s.owner[lot] for lot in group}
        if isinstance(action, Build):
            return self.may_build(group, owners, before, after)
        return self.may_sell(owners, before, after)

    def may_build(
        self,
        group: list[int],
        owners: Mapping[str, int],
        before: Mapping[str, int],
        after: Mapping[str, int],
    ) -> bool:
        raised = [lot for lot in before if after[lot] > before[lot]]
        on_turn = self.edition.build_timing != "own_turn" or self.s.turn == self.seat
        if self.game.awaits != "roll" or not on_turn or not raised:
            return False
        mortgaged = {self.deeds[lot].id for lot in group if self.s.mortgaged[lot]}
        barred = mortgaged if self.edition.build_requires_group_unmortgaged else set()
        houses = sum(max(0, min(after[lot], 4) - before[lot]) for lot in before)
        hotels = sum(after[lot] == HOTEL > before[lot] for lot in before)
        cost = self.deeds[group[0]].building_cost
        return (
            self.deeds[group[0]].kind == "street"
            and set(owners.values()) == {self.seat}
            and all(after[lot] >= before[lot] for lot in before)
            and not barred
            and not mortgaged & set(raised)
            and houses <= self.s.houses
            and hotels <= self.s.hotels
            and cost * sum(after[lot] - before[lot] for lot in before) <= self.s.cash[self.seat]
        )

    def may_sell(
        self, owners: Mapping[str, int], before: Mapping[str, int], after: Mapping[str, int]
    ) -> bool:
        lowered = [lot for lot in before if after[lot] < before[lot]]
        raising = self.game.awaits in RAISING and self.is_asked
        houses = sum(level for level in before.values() if level < HOTEL)
        left = sum(level for level in after.values() if level < HOTEL)
        return (
            (self.game.awaits == "roll" or raising)
            and bool(lowered)
            and all(after[lot] <= before[lot] for lot in before)
            and all(owners[lot] == self.seat for lot in lowered)
            and self.s.houses + houses - left >= 0
        )


def _is_trade(gives: Side, gets: Side) -> bool:
    """A lot or a card changes hands, money goes one way (M-BKR-4, M-S-23)."""
    return (
        min(gives.cash, gets.cash) == 0
        and max(gives.cash, gets.cash) >= 0
        and bool(gives.lots or gets.lots or gives.cards or gets.cards)
    )
