"""A view of Monopoly as a bot reads it: its own seat, lots by name, and what the rules allow.

Bots have no rules of their own. Moves that the view lists (`view.moves`) are taken from there; for
anything else, such as a trade, the rules are asked about the state that the view describes.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, get_args

from magnate.monopoly.actions import AcceptOffer, Action, RefuseOffer
from magnate.monopoly.available_moves import GroupMoves, LotMoves
from magnate.monopoly.rules.refusal import refusal
from magnate.monopoly.rules.refusal_codes import ALLOWED, NOT_ENOUGH_CASH
from magnate.monopoly.rules.state import State
from magnate.monopoly.view import GroupView, LotView, OfferView, PromptKind, SeatView, View

from .determinize import can_determinize, determinize, edition_of, table_of
from .policy import STEADY, SteadyPolicy

_PROMPTS: Final = get_args(PromptKind)
FREE_MOMENTS: Final = ("roll", "debt")
"""What a game awaits while seats that are not asked may act as well."""

AVERAGE_ROLL = 7
DICE = {total: (6 - abs(total - AVERAGE_ROLL)) / 36 for total in range(2, 13)}
"""The probability of each sum of two dice."""


class Reading:
    """What a bot looks up repeatedly while it decides about one view."""

    def __init__(self, view: View, seat: int, policy: SteadyPolicy = STEADY) -> None:
        self.view = view
        self.seat = seat
        self.policy = policy
        self.me: SeatView = view.seats[seat - 1]
        self.cash = self.me.cash
        self.lots: dict[str, LotView] = {each.id: each.lot for each in view.squares if each.lot}
        self.groups: dict[str, GroupView] = {group.name: group for group in view.groups}
        self.alive = tuple(each for each in view.seats if each.went_out is None)
        self.others = tuple(each for each in self.alive if each.seat != seat)
        self.window = view.awaits == "roll"

    @cached_property
    def lot_moves(self) -> dict[str, LotMoves]:
        """What the seat could do with each of its lots."""
        assert self.view.moves is not None
        return {each.lot: each for each in self.view.moves.lots}

    @cached_property
    def group_moves(self) -> dict[str, GroupMoves]:
        """What the seat could do with the groups it may build on or has buildings on."""
        assert self.view.moves is not None
        return {each.group: each for each in self.view.moves.groups}

    @cached_property
    def _state(self) -> State | None:
        return determinize(self.view) if can_determinize(self.view) else None

    def _refusal(self, action: Action) -> int | None:
        if self._state is None:
            return None
        (e,) = table_of(self.view, "interpreted")
        return refusal(self._state, e, action.row(self.seat - 1, edition_of(self.view)))

    def allows(self, action: Action) -> bool:
        """Return whether the rules allow the seat an action now.

        False if the view does not show enough to ask them.
        """
        return self._refusal(action) == ALLOWED

    def allows_but_for_cash(self, action: Action) -> bool:
        """Return whether an action is legal, or would be if the seat had the money."""
        return self._refusal(action) in (ALLOWED, NOT_ENOUGH_CASH)

    def may_mortgage(self, lot: str) -> bool:
        """Return whether the seat may mortgage one of its lots now."""
        mortgage = self.lot_moves[lot].mortgage
        return mortgage is not None and not mortgage.reason

    def may_redeem(self, lot: str) -> bool:
        """Return whether the seat may redeem one of its lots now."""
        redeem = self.lot_moves[lot].redeem
        return redeem is not None and not redeem.reason

    def can_spare_redemption(self, lot: str) -> bool:
        """Return whether a redemption is legal and leaves the fees of all other mortgages covered.

        Of several mortgaged lots received together, the view names only the one at hand.
        """
        others = (other for other in self.me.lots if other != lot and self.lots[other].mortgaged)
        left = self.cash - self.lots[lot].redeem
        return self.may_redeem(lot) and sum(map(self.fee, others)) <= left

    def may_make_offers(self) -> bool:
        """Return whether the seat may offer trades now."""
        assert self.view.moves is not None
        return not self.view.moves.offer.reason

    def offers_to_answer(self) -> list[OfferView]:
        """Return the open offers that the seat may answer now."""
        mine = (offer for offer in self.view.offers if offer.to == self.seat)
        return [offer for offer in mine if self.allows(RefuseOffer(offer.seat))]

    def may_accept(self, offer: OfferView) -> bool:
        """Return whether the seat may accept an offer now: its terms may have become impossible."""
        return self.allows(AcceptOffer(offer.seat))

    def card_holders(self) -> list[int]:
        """Return the seats that the seat, in jail and about to roll, may ask for a jail card."""
        prompt = self.view.prompt
        if prompt is None or "buy_card" not in prompt.ways or not self.may_make_offers():
            return []
        return [other.seat for other in self.others if other.jail_cards]

    def number(self, option: str) -> int:
        """Return the value of an option that is a number or a switch."""
        value = self.view.options[option]
        assert isinstance(value, int)
        return value

    def says(self, option: str, value: str) -> bool:
        """Return whether an option has a value."""
        return self.view.options[option] == value

    def percent(self, amount: int, percent: int) -> int:
        """Return a percentage of an amount, rounded as the edition specifies (M-S-12)."""
        hundredths = amount * percent
        if self.says("percent_rounding", "up"):
            return (hundredths + 99) // 100
        return (hundredths if self.says("percent_rounding", "down") else hundredths + 50) // 100

    def fee(self, lot: str) -> int:
        """Return what a new owner pays at once for keeping a lot's mortgage (M-MORT-7)."""
        share = self.number("mortgaged_transfer_fee_percent")
        return self.percent(self.lots[lot].mortgage, share)

    def group_of(self, lot: str) -> GroupView:
        """Return the group of a lot."""
        return self.groups[self.lots[lot].group]

    def levels(self, group: GroupView) -> dict[str, int]:
        """Return the level of each lot of a group."""
        return {lot: self.lots[lot].level for lot in group.lots}

    def has_buildings(self, group: GroupView) -> bool:
        """Return whether a group has any buildings."""
        return any(self.lots[lot].level for lot in group.lots)

    def monopolies(self) -> list[GroupView]:
        """Return the groups of streets that the seat owns as a whole."""
        return [
            group
            for group in self.view.groups
            if group.owner == self.seat and group.kind == "street"
        ]

    def rent(self, lot: str, dice: int = AVERAGE_ROLL) -> int:
        """Return what landing on a lot costs now."""
        deed = self.lots[lot]
        return deed.rent or deed.dice_factor * dice

    def ahead(self, seat: SeatView) -> list[tuple[float, int, str]]:
        """Return where a seat's next roll can lead: the probability, the sum, and the square."""
        squares = self.view.squares
        at = next(i for i, square in enumerate(squares) if square.id == seat.square)
        return [
            (chance, total, squares[(at + total) % len(squares)].id)
            for total, chance in DICE.items()
        ]

    def own_claim(self) -> str | None:
        """Return the claim of a rent that is due to the seat, if there is one."""
        claims = (claim for claim in self.view.claims if claim.owner == self.seat)
        return next((f"claim {claim.lot}" for claim in claims if self.window), None)


def reading_to_act(view: View, policy: SteadyPolicy = STEADY) -> Reading | None:
    """Return the reading of a view's seat, or None if the seat cannot act now."""
    if view.seat is None or view.awaits not in _PROMPTS:
        return None
    if view.seats[view.seat - 1].went_out is not None:
        return None
    if view.prompt is None and view.awaits not in FREE_MOMENTS:
        return None
    return Reading(view, view.seat, policy)
