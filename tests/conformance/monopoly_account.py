"""Everybody's money, lots, buildings and cards, derived only from events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from magnate.monopoly import Edition, Side
from magnate.monopoly.events import (
    AuctionFailed,
    AuctionWon,
    BankPaid,
    BuildingsSold,
    Built,
    CardBought,
    CardDrawn,
    Event,
    GameWon,
    JailLeft,
    LotBought,
    LotDealt,
    LotMortgaged,
    LotRedeemed,
    MoneyPaid,
    MortgageKept,
    Moved,
    PotTaken,
    RentPaid,
    SalaryPaid,
    SentToJail,
    Traded,
    WentBankrupt,
)
from magnate.monopoly.offers import PILES
from magnate.monopoly.view import View

HOTEL = 5


def rounded(edition: Edition, amount: int, percent: int) -> int:
    """Return a share as the edition rounds it (M-S-12)."""
    whole, rest = divmod(amount * percent, 100)
    up = {"up": rest > 0, "down": False, "nearest": rest >= 50}
    return whole + up[edition.percent_rounding]


class Account:
    """What the seats own and where their pieces are, according to the events."""

    def __init__(self, edition: Edition, beginning: View) -> None:
        self.edition = edition
        self.deeds = {lot.id: lot for lot in edition.board.lots}
        self.cash: dict[int | str, int] = {each.seat: each.cash for each in beginning.seats}
        self.cash |= {"pot": beginning.pot, "bank": 0}
        self.square = {each.seat: each.square for each in beginning.seats}
        self.jailed = {each.seat for each in beginning.seats if each.jail_turn}
        self.out = {each.seat for each in beginning.seats if each.went_out}
        lots = {each.id: each.lot for each in beginning.squares if each.lot}
        self.owner: dict[str, int | None] = {name: lot.owner for name, lot in lots.items()}
        self.level = {name: lot.level for name, lot in lots.items()}
        self.mortgaged = {name for name, lot in lots.items() if lot.mortgaged}
        self.card: dict[str, int | None] = dict.fromkeys(PILES)
        for each in beginning.seats:
            self.card.update(dict.fromkeys(each.jail_cards, each.seat))
        self.paid: dict[int, str] = {}  # the building that a seat has won and not yet placed
        self.placing: list[str] = []  # lots on which what was won is placed

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            self.move_money(event)
            self.move_lots(event)
            self.move_cards(event)
            self.move_pieces(event)
            if isinstance(event, WentBankrupt):
                self.go_bankrupt(event)
            if isinstance(event, GameWon):
                self.check_winners(event)

    def pay(self, payer: int | str, payee: int | str, amount: int) -> None:
        assert amount > 0, "an event reports a payment of nothing"
        self.cash[payer] -= amount
        self.cash[payee] += amount
        assert payer == "bank" or self.cash[payer] >= 0

    # Money

    def move_money(self, event: Event) -> None:
        if isinstance(event, LotDealt | LotBought):
            assert event.amount == self.deeds[event.lot].price
            self.cash[event.seat] -= event.amount
        elif isinstance(event, AuctionWon):
            self.pay(event.seat, "bank", event.amount)
            if event.building:
                self.paid[event.seat] = event.building
        elif isinstance(event, SalaryPaid):
            assert event.amount in (self.edition.salary, 2 * self.edition.salary)
            self.pay("bank", event.seat, event.amount)
        elif isinstance(event, BankPaid):
            self.pay("bank", event.seat, event.amount)
        elif isinstance(event, PotTaken):
            assert event.amount == self.cash["pot"]
            self.pay("pot", event.seat, event.amount)
        elif isinstance(event, RentPaid):
            self.pay(event.seat, event.owner, event.amount)
        elif isinstance(event, MoneyPaid):
            self.pay(event.seat, event.to, event.amount)
        elif isinstance(event, CardBought):
            self.cash[event.seat] -= event.amount
            self.cash[event.holder] += event.amount
        else:
            self.move_money_of_lots(event)

    def move_money_of_lots(self, event: Event) -> None:
        if isinstance(event, Built):
            if not self.is_paid(event):
                cost = self.deeds[event.lot].building_cost
                assert event.amount == (event.after - event.before) * cost
                self.cash[event.seat] -= event.amount
        elif isinstance(event, BuildingsSold):
            half = self.deeds[event.lot].building_cost // 2
            assert event.amount == (event.before - event.after) * half
            self.cash[event.seat] += event.amount
        elif isinstance(event, LotMortgaged):
            assert event.amount == self.deeds[event.lot].mortgage
            self.cash[event.seat] += event.amount
        elif isinstance(event, LotRedeemed):
            assert event.amount == self.redemption(event.lot)
            self.cash[event.seat] -= event.amount
        elif isinstance(event, MortgageKept):
            fee = self.edition.mortgaged_transfer_fee_percent
            assert event.amount == rounded(self.edition, self.deeds[event.lot].mortgage, fee)

    def is_paid(self, event: Built) -> bool:
        """Return whether a building was won in an auction; hotels may go on a whole group."""
        won = self.paid.pop(event.seat, None)
        if won:
            group = self.deeds[event.lot].group
            lots = [lot.id for lot in self.edition.board.group_lots(group)]
            whole = won == "hotel" and self.edition.hotel_unit == "whole_group"
            self.placing = lots if whole else [event.lot]
        if event.lot not in self.placing:
            return False
        self.placing.remove(event.lot)
        return True

    def redemption(self, lot: str) -> int:
        mortgage = self.deeds[lot].mortgage
        return mortgage + rounded(self.edition, mortgage, self.edition.mortgage_interest_percent)

    # Lots and buildings

    def move_lots(self, event: Event) -> None:
        if isinstance(event, LotDealt | LotBought | AuctionWon) and event.lot:
            assert self.owner[event.lot] is None
            self.owner[event.lot] = event.seat
        elif isinstance(event, AuctionFailed) and event.lot:
            self.mortgaged.discard(event.lot)
        elif isinstance(event, Built | BuildingsSold):
            assert self.owner[event.lot] == event.seat
            assert self.level[event.lot] == event.before
            self.level[event.lot] = event.after
        elif isinstance(event, LotMortgaged):
            assert self.owner[event.lot] == event.seat and event.lot not in self.mortgaged
            self.mortgaged.add(event.lot)
        elif isinstance(event, LotRedeemed):
            assert self.owner[event.lot] == event.seat
            self.mortgaged.remove(event.lot)
        elif isinstance(event, Traded):
            self.hand_over(event.seat, event.partner, event.gives)
            self.hand_over(event.partner, event.seat, event.gets)

    def hand_over(self, giver: int, receiver: int, side: Side) -> None:
        for lot in side.lots:
            assert self.owner[lot] == giver
            self.owner[lot] = receiver
        for card in side.cards:
            assert self.card[card] == giver
            self.card[card] = receiver
        self.cash[giver] -= side.cash
        self.cash[receiver] += side.cash

    # Cards and pieces

    def move_cards(self, event: Event) -> None:
        if isinstance(event, CardDrawn):
            pile = self.edition.deck.piles[PILES.index(event.pile)]
            effect = next(card.effect for card in pile if card.id == event.card)
            if effect.kind == "jail_card":
                self.card[event.pile] = event.seat
        elif isinstance(event, JailLeft) and event.how == "card":
            self.give_back(event.seat)
        elif isinstance(event, CardBought):
            self.give_back(event.holder)

    def give_back(self, seat: int) -> None:
        """Put a card under its pile, that of Chance first."""
        pile = next(pile for pile in PILES if self.card[pile] == seat)
        self.card[pile] = None

    def move_pieces(self, event: Event) -> None:
        if isinstance(event, Moved):
            assert self.square[event.seat] == event.start
            self.square[event.seat] = event.square
        elif isinstance(event, SentToJail):
            jail = next(each.id for each in self.edition.board.squares if each.kind == "jail")
            self.square[event.seat] = jail
            self.jailed.add(event.seat)
        elif isinstance(event, JailLeft):
            self.jailed.remove(event.seat)

    # The end of a seat, and of the game

    def go_bankrupt(self, event: WentBankrupt) -> None:
        """Sell buildings for a creditor; they or the bank take everything (M-BKR-2, 3)."""
        seat, heir = event.seat, event.creditor
        assert heir not in self.out and heir != "pot"
        self.out.add(seat)
        self.jailed.discard(seat)
        self.paid.pop(seat, None)
        for lot in [lot for lot, owner in self.owner.items() if owner == seat]:
            if heir != "bank":
                self.cash[seat] += self.level[lot] * (self.deeds[lot].building_cost // 2)
            self.level[lot] = 0
            self.owner[lot] = None if isinstance(heir, str) else heir
            if heir == "bank" and self.edition.bankrupt_to_bank_lots != "auction_mortgaged":
                self.mortgaged.discard(lot)
        for pile in PILES:
            if self.card[pile] == seat:
                self.card[pile] = None if isinstance(heir, str) else heir
        self.cash[heir] += self.cash[seat]
        self.cash[seat] = 0

    def fortune(self, seat: int) -> int:
        """Return what a seat is worth at the end (M-S-32)."""
        worth = self.cash[seat]
        for lot in [lot for lot, owner in self.owner.items() if owner == seat]:
            deed = self.deeds[lot]
            worth += deed.price // 2 if lot in self.mortgaged else deed.price
            worth += self.level[lot] * deed.building_cost
        return worth

    def check_winners(self, event: GameWon) -> None:
        left = [seat for seat in self.square if seat not in self.out]
        assert event.amount == max(map(self.fortune, left))
        assert event.seats == tuple(seat for seat in left if self.fortune(seat) == event.amount)
        assert (event.ending == "last") == (len(left) == 1)

    def compare(self, view: View) -> None:
        """Assert that a view shows the same."""
        for seat in view.seats:
            assert seat.cash == self.cash[seat.seat]
            assert seat.square == self.square[seat.seat]
            assert bool(seat.jail_turn) == (seat.seat in self.jailed)
            assert (seat.went_out is not None) == (seat.seat in self.out)
            assert seat.jail_cards == tuple(p for p in PILES if self.card[p] == seat.seat)
        assert view.pot == self.cash["pot"]
        lots: Mapping[str, Any] = {each.id: each.lot for each in view.squares if each.lot}
        assert {name: lot.owner for name, lot in lots.items()} == self.owner
        assert {name: lot.level for name, lot in lots.items()} == self.level
        assert {name for name, lot in lots.items() if lot.mortgaged} == self.mortgaged
        built = self.level.values()
        assert view.houses == self.edition.bank_houses - sum(n for n in built if n < HOTEL)
        assert view.hotels == self.edition.bank_hotels - sum(n == HOTEL for n in built)
