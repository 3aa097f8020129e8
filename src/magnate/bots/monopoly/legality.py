"""What a seat may do, worked out from its view alone; where that does not tell, the answer is no.

The rules themselves need the state, which a bot never sees. The tests play every answer for real.
"""

from __future__ import annotations

from collections.abc import Mapping

from magnate.monopoly.offers import Side
from magnate.monopoly.view import GroupView, OfferView, SeatView

from .reading import Reading

HOTEL = 5
MOST_HOUSES = 4
_RAISES = ("buy", "bid", "debt", "transfer")


def may_raise_money(r: Reading) -> bool:
    """Tell whether the seat may mortgage and sell buildings now (M-S-11).

    A bidder for a building must stay able to place it (M-S-15); it had better not sell anything.
    """
    if r.window:
        return True
    prompt = r.view.prompt
    return prompt is not None and prompt.kind in _RAISES and prompt.building is None


def is_bare(r: Reading, lot: str, requires: str) -> bool:
    """Tell whether a lot is bare, or all its owner has of the group where an option asks for it."""
    if r.says(requires, "lot_unbuilt"):
        return not r.lots[lot].level
    owner = r.lots[lot].owner
    siblings = (r.lots[other] for other in r.group_of(lot).lots)
    return not any(sibling.level for sibling in siblings if sibling.owner == owner)


def may_mortgage(r: Reading, lot: str) -> bool:
    """Tell whether the seat may mortgage a lot, the moment aside (M-MORT-1, M-MORT-2)."""
    deed = r.lots[lot]
    mine = deed.owner == r.seat and not deed.mortgaged
    return mine and is_bare(r, lot, "mortgage_requires")


def may_redeem(r: Reading, lot: str) -> bool:
    """Tell whether the seat may redeem a lot while the dice rest (M-MORT-4)."""
    deed = r.lots[lot]
    return r.window and deed.owner == r.seat and deed.mortgaged and deed.redeem <= r.cash


def may_redeem_received(r: Reading, lot: str) -> bool:
    """Tell whether a mortgaged lot just received may be redeemed at once.

    The fees of other lots received must stay covered. Which those are the view does not tell, so
    all mortgaged lots count; and whoever may be in debt pays no more than the fee (M-S-16).
    """
    deed = r.lots[lot]
    if r.view.debt is not None and deed.redeem - deed.mortgage > r.fee(lot):
        return False
    fees = sum(r.fee(other) for other in r.me.lots if other != lot and r.lots[other].mortgaged)
    return deed.redeem + fees <= r.cash


def fits(r: Reading, group: GroupView, levels: Mapping[str, int]) -> bool:
    """Tell whether levels of a whole group are as even and as uniform as they must be."""
    found = [levels[lot] for lot in group.lots]
    if r.number("even_building") and max(found) - min(found) > 1:
        return False
    hotels = found.count(HOTEL)
    return bool(r.number("mixed_buildings_in_group")) or hotels in (0, len(found))


def may_build(r: Reading, group: GroupView, levels: Mapping[str, int]) -> bool:
    """Tell whether the seat may bring its group to these levels now, given for all its lots."""
    before = r.levels(group)
    raised = [lot for lot in group.lots if levels[lot] > before[lot]]
    if not raised or group.owner != r.seat or not _may_build_now(r):
        return False
    if any(levels[lot] < before[lot] or levels[lot] > HOTEL for lot in group.lots):
        return False
    watched = group.lots if r.number("build_requires_group_unmortgaged") else raised
    if any(r.lots[lot].mortgaged for lot in watched) or not fits(r, group, levels):
        return False
    return stock_suffices(r, group, levels) and build_cost(r, levels) <= r.cash


def _may_build_now(r: Reading) -> bool:
    own_turn = r.says("build_timing", "own_turn")
    return r.window and (not own_turn or r.view.turn == r.seat)


def stock_suffices(r: Reading, group: GroupView, levels: Mapping[str, int]) -> bool:
    """Tell whether the bank covers every step of a purchase: houses first (M-S-13)."""
    before = r.levels(group)
    houses = sum(max(0, min(levels[lot], MOST_HOUSES) - before[lot]) for lot in group.lots)
    hotels = sum(levels[lot] == HOTEL != before[lot] for lot in group.lots)
    return houses <= r.view.houses and hotels <= r.view.hotels


def build_cost(r: Reading, levels: Mapping[str, int]) -> int:
    """Return what bringing lots to these levels costs."""
    return sum((to - r.lots[lot].level) * r.lots[lot].building_cost for lot, to in levels.items())


def may_sell(r: Reading, group: GroupView, levels: Mapping[str, int]) -> bool:
    """Tell whether the seat may bring a group down to these levels, the moment aside (M-S-14)."""
    before = r.levels(group)
    lowered = [lot for lot in group.lots if levels[lot] < before[lot]]
    if not lowered or any(levels[lot] > before[lot] for lot in group.lots):
        return False
    if any(r.lots[lot].owner != r.seat for lot in lowered) or not fits(r, group, levels):
        return False
    returned = sum(_houses(before[lot]) - _houses(levels[lot]) for lot in group.lots)
    return r.view.houses + returned >= 0


def _houses(level: int) -> int:
    return level if level < HOTEL else 0


def smallest_sale(r: Reading, group: GroupView) -> dict[str, int] | None:
    """Return the levels after the smallest sale of the seat in a group that is legal, if any is.

    A building of the highest lot goes first; else all its lots together go down, row by row.
    """
    before = r.levels(group)
    mine = [lot for lot in group.lots if r.lots[lot].owner == r.seat and before[lot]]
    if not mine:
        return None
    highest = max(reversed(mine), key=lambda lot: before[lot])
    ways = [before | {highest: level} for level in reversed(range(before[highest]))]
    rows = reversed(range(before[highest]))
    ways += [before | {lot: min(row, before[lot]) for lot in mine} for row in rows]
    legal = [way for way in ways if may_sell(r, group, way)]
    return max(legal, key=lambda way: sum(way.values()), default=None)


def can_give(r: Reading, giver: SeatView, taker: SeatView, side: Side) -> bool:
    """Tell whether a seat has what it would hand over, and may give it away."""
    if not 0 <= side.cash <= giver.cash or not set(side.cards) <= set(giver.jail_cards):
        return False
    if side.cards and r.says("jail_card_sale", "to_jailed_player") and not taker.jail_turn:
        return False
    return all(
        r.lots[lot].owner == giver.seat and is_bare(r, lot, "trade_requires") for lot in side.lots
    )


def can_bear(r: Reading, seat: SeatView, gains: Side, gives: Side) -> bool:
    """Tell whether a seat can pay the fees of a trade; a debtor must not lose by it (M-S-16)."""
    fees = sum(r.fee(lot) for lot in gains.lots if r.lots[lot].mortgaged)
    cash = gains.cash - gives.cash
    change = cash + _mortgages(r, gains) - _mortgages(r, gives) - fees
    if r.view.awaits == "debt":
        if seat.seat == r.view.asked and change < 0:
            return False
        return seat.cash + cash >= fees and seat.cash + seat.can_raise + change >= 0
    return not fees or seat.cash + seat.can_raise + change >= 0


def _mortgages(r: Reading, side: Side) -> int:
    return sum(r.lots[lot].mortgage for lot in side.lots if not r.lots[lot].mortgaged)


def may_trade(r: Reading, seat: int, to: int, gives: Side, gets: Side) -> bool:
    """Tell whether what a seat would give and get is a trade both may make now (M-S-23)."""
    if not (gives.lots or gives.cards or gets.lots or gets.cards) or (gives.cash and gets.cash):
        return False
    first, second = r.view.seats[seat - 1], r.view.seats[to - 1]
    if seat == to or first.went_out is not None or second.went_out is not None:
        return False
    possible = can_give(r, first, second, gives) and can_give(r, second, first, gets)
    return possible and can_bear(r, first, gets, gives) and can_bear(r, second, gives, gets)


def may_make_offers(r: Reading) -> bool:
    """Tell whether the seat may offer trades now: one open offer, three in a window (M-S-34)."""
    if any(offer.seat == r.seat for offer in r.view.offers) or not r.me.offers_left:
        return False
    return r.window or (r.view.awaits == "debt" and r.view.asked == r.seat)


def offers_to_answer(r: Reading) -> list[OfferView]:
    """Return the open offers that the seat may answer now."""
    mine = [offer for offer in r.view.offers if offer.to == r.seat]
    if r.window or (r.view.awaits == "debt" and r.view.asked == r.seat):
        return mine
    return [offer for offer in mine if r.view.awaits == "debt" and offer.seat == r.view.asked]


def may_accept(r: Reading, offer: OfferView) -> bool:
    """Tell whether an offer made to the seat is still possible, given that it may answer."""
    if offer.uses_card:
        turn = r.view.seats[offer.seat - 1].jail_turn
        if not turn or "buy_card" not in str(r.view.options[f"jail_turn_{turn}"]):
            return False
    return may_trade(r, offer.seat, r.seat, offer.gives, offer.gets)


def card_holders(r: Reading) -> list[int]:
    """Return the seats that the seat, in jail and asked to roll, may ask for a jail card now."""
    prompt = r.view.prompt
    if prompt is None or "buy_card" not in prompt.ways or not may_make_offers(r):
        return []
    return [other.seat for other in r.others if other.jail_cards]
