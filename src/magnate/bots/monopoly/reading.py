"""A view of Monopoly as a bot reads it: its own seat, the lots by name, options as numbers."""

from __future__ import annotations

from typing import Final, get_args

from magnate.monopoly.view import Asked, GroupView, LotView, SeatView, View

from .policy import STEADY, Taste

_MOMENTS: Final = get_args(Asked)
_FREE_MOMENTS: Final = ("roll", "debt")

AVERAGE_ROLL = 7
DICE = {total: (6 - abs(total - AVERAGE_ROLL)) / 36 for total in range(2, 13)}
"""How likely two dice show each sum."""


class Reading:
    """What a bot looks up again and again while it thinks about one view."""

    def __init__(self, view: View, seat: int, taste: Taste = STEADY) -> None:
        self.view = view
        self.seat = seat
        self.taste = taste
        self.me: SeatView = view.seats[seat - 1]
        self.cash = self.me.cash
        self.lots: dict[str, LotView] = {each.id: each.lot for each in view.squares if each.lot}
        self.groups: dict[str, GroupView] = {group.name: group for group in view.groups}
        self.alive = tuple(each for each in view.seats if each.went_out is None)
        self.others = tuple(each for each in self.alive if each.seat != seat)
        self.window = view.awaits == "roll"

    def number(self, option: str) -> int:
        """Return the value of an option that is a number or a switch."""
        value = self.view.options[option]
        assert isinstance(value, int)
        return value

    def says(self, option: str, value: str) -> bool:
        """Tell whether an option has a value."""
        return self.view.options[option] == value

    def percent(self, amount: int, percent: int) -> int:
        """Return a share of an amount, rounded as the edition says (M-S-12)."""
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
        """Return what stands on the lots of a group."""
        return {lot: self.lots[lot].level for lot in group.lots}

    def has_buildings(self, group: GroupView) -> bool:
        """Tell whether anything stands on a group."""
        return any(self.lots[lot].level for lot in group.lots)

    def monopolies(self) -> list[GroupView]:
        """Return the seat's own whole groups of streets."""
        return [
            group
            for group in self.view.groups
            if group.owner == self.seat and group.kind == "street"
        ]

    def rent(self, lot: str, dice: int = AVERAGE_ROLL) -> int:
        """Return what stopping on a lot costs now."""
        deed = self.lots[lot]
        return deed.rent or deed.dice_factor * dice

    def ahead(self, seat: SeatView) -> list[tuple[float, int, str]]:
        """Return how likely the next roll leads where: the chance, the sum, and the square."""
        squares = self.view.squares
        at = next(i for i, square in enumerate(squares) if square.id == seat.square)
        return [
            (chance, total, squares[(at + total) % len(squares)].id)
            for total, chance in DICE.items()
        ]

    def own_claim(self) -> str | None:
        """Return the claim of a rent that is the seat's, if there is one."""
        claims = (claim for claim in self.view.claims if claim.owner == self.seat)
        return next((f"claim {claim.lot}" for claim in claims if self.window), None)


def reading_to_act(view: View, taste: Taste = STEADY) -> Reading | None:
    """Return how the seat of a view reads it, or None if it cannot do anything now."""
    if view.seat is None or view.awaits not in _MOMENTS:
        return None
    if view.seats[view.seat - 1].went_out is not None:
        return None
    if view.prompt is None and view.awaits not in _FREE_MOMENTS:
        return None
    return Reading(view, view.seat, taste)
