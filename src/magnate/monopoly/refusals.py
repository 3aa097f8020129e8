"""Why an action is refused: stable codes, each with its clause of the ledger."""

from __future__ import annotations

from typing_extensions import override

from magnate.engine.refusals import Refusal, RefusalReason, Refusals

from .actions import (
    AcceptOffer,
    Action,
    Build,
    BuyCard,
    BuyLot,
    CounterOffer,
    DealLot,
    DrawCard,
    Offer,
    PayFine,
    Redeem,
    SellBuildings,
)
from .rules import refusal_codes as codes


class Reason(RefusalReason):
    """A stable code for a refusal; the sentence is `reason-…` in the message catalogs."""

    PLAYER_COUNT = "player_count"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_MOMENT = "wrong_moment"
    GAME_OVER = "game_over"
    BANKRUPT_SEAT = "bankrupt_seat"
    NOT_ENOUGH_CASH = "not_enough_cash"
    BID_TOO_LOW = "bid_too_low"
    NEGATIVE_NUMBER = "negative_number"
    NOT_A_LOT = "not_a_lot"
    NOT_OWNED = "not_owned"
    NO_MONOPOLY = "no_monopoly"
    GROUP_MORTGAGED = "group_mortgaged"
    GROUP_HAS_BUILDINGS = "group_has_buildings"
    NOT_A_STREET = "not_a_street"
    NOTHING_TO_BUILD = "nothing_to_build"
    NOTHING_TO_SELL = "nothing_to_sell"
    LEVEL_OUT_OF_RANGE = "level_out_of_range"
    UNEVEN = "uneven"
    MIXED_BUILDINGS = "mixed_buildings"
    BANK_SHORT = "bank_short"
    NOT_YOUR_TURN_TO_BUILD = "not_your_turn_to_build"
    ALREADY_MORTGAGED = "already_mortgaged"
    NOT_MORTGAGED = "not_mortgaged"
    NOT_IN_JAIL = "not_in_jail"
    JAIL_TURN = "jail_turn"
    NO_JAIL_CARD = "no_jail_card"
    CARD_ONLY_TO_JAIL = "card_only_to_jail"
    NO_CLAIM = "no_claim"
    MUST_RAISE = "must_raise"
    CANNOT_RAISE = "cannot_raise"
    LOWERS_ESTATE = "lowers_estate"
    EMPTY_OFFER = "empty_offer"
    CASH_BOTH_WAYS = "cash_both_ways"
    MONEY_ALONE = "money_alone"
    SELF_OFFER = "self_offer"
    TOO_MANY_OFFERS = "too_many_offers"
    OFFER_OPEN = "offer_open"
    NO_OFFER = "no_offer"
    FEE_TOO_HIGH = "fee_too_high"
    TOO_MANY_REQUESTED = "too_many_requested"
    NEEDED_FOR_AUCTION = "needed_for_auction"
    NOT_AN_OUTCOME = "not_an_outcome"
    NOT_AN_ORDER = "not_an_order"
    NO_TIME_LIMIT = "no_time_limit"
    TIME_ALREADY_UP = "time_already_up"
    NOT_A_SEAT = "not_a_seat"
    NO_EXTRA_ROLL = "no_extra_roll"
    WORTH_MORE_THAN_BID = "worth_more_than_bid"

    @property
    @override
    def clause(self) -> str:
        return _CLAUSES[self]


_CLAUSES = {
    Reason.PLAYER_COUNT: "M-S-1",
    Reason.NOT_YOUR_TURN: "M-MOVE-2",
    Reason.WRONG_MOMENT: "M-S-11",
    Reason.GAME_OVER: "M-WIN-1",
    Reason.BANKRUPT_SEAT: "M-BKR-2",
    Reason.NOT_ENOUGH_CASH: "M-S-5",
    Reason.BID_TOO_LOW: "M-S-5",
    Reason.NEGATIVE_NUMBER: "M-S-5",
    Reason.NOT_A_LOT: "M-BUY-1",
    Reason.NOT_OWNED: "M-BUY-2",
    Reason.NO_MONOPOLY: "M-BUILD-1",
    Reason.GROUP_MORTGAGED: "M-BUILD-8",
    Reason.GROUP_HAS_BUILDINGS: "M-MORT-2",
    Reason.NOT_A_STREET: "M-BUILD-1",
    Reason.NOTHING_TO_BUILD: "M-BUILD-5",
    Reason.NOTHING_TO_SELL: "M-SELL-3",
    Reason.LEVEL_OUT_OF_RANGE: "M-BUILD-5",
    Reason.UNEVEN: "M-BUILD-5",
    Reason.MIXED_BUILDINGS: "M-BUILD-4",
    Reason.BANK_SHORT: "M-SHORT-1",
    Reason.NOT_YOUR_TURN_TO_BUILD: "M-BUILD-9",
    Reason.ALREADY_MORTGAGED: "M-MORT-1",
    Reason.NOT_MORTGAGED: "M-MORT-4",
    Reason.NOT_IN_JAIL: "M-JAIL-6",
    Reason.JAIL_TURN: "M-JAIL-7",
    Reason.NO_JAIL_CARD: "M-CARD-3",
    Reason.CARD_ONLY_TO_JAIL: "M-CARD-3",
    Reason.NO_CLAIM: "M-RENT-6",
    Reason.MUST_RAISE: "M-S-16",
    Reason.CANNOT_RAISE: "M-S-16",
    Reason.LOWERS_ESTATE: "M-S-16",
    Reason.EMPTY_OFFER: "M-S-23",
    Reason.CASH_BOTH_WAYS: "M-S-23",
    Reason.MONEY_ALONE: "M-BKR-4",
    Reason.SELF_OFFER: "M-S-23",
    Reason.TOO_MANY_OFFERS: "M-S-34",
    Reason.OFFER_OPEN: "M-S-34",
    Reason.NO_OFFER: "M-S-34",
    Reason.FEE_TOO_HIGH: "M-S-23",
    Reason.TOO_MANY_REQUESTED: "M-S-15",
    Reason.NEEDED_FOR_AUCTION: "M-S-15",
    Reason.NOT_AN_OUTCOME: "M-MOVE-1",
    Reason.NOT_AN_ORDER: "M-S-33",
    Reason.NO_TIME_LIMIT: "M-S-32",
    Reason.TIME_ALREADY_UP: "M-S-32",
    Reason.NOT_A_SEAT: "M-S-23",
    Reason.NO_EXTRA_ROLL: "M-DBL-1",
    Reason.WORTH_MORE_THAN_BID: "M-S-15",
}

# Exceptions: the same code for an action that another clause forbids.
_OFFERS: tuple[type[Action], ...] = (Offer, CounterOffer, AcceptOffer, BuyCard)
_CLAUSES_OF_ACTIONS: dict[tuple[Reason, type], str] = {
    (Reason.NOT_ENOUGH_CASH, BuyLot): "M-BUY-1",
    (Reason.NOT_ENOUGH_CASH, Build): "M-BUILD-3",
    (Reason.NOT_ENOUGH_CASH, PayFine): "M-JAIL-6",
    (Reason.NOT_ENOUGH_CASH, Redeem): "M-MORT-4",
    (Reason.NOT_OWNED, Redeem): "M-MORT-6",
    (Reason.UNEVEN, SellBuildings): "M-SELL-3",
    (Reason.MIXED_BUILDINGS, SellBuildings): "M-SELL-4",
    (Reason.BANK_SHORT, SellBuildings): "M-S-14",
    (Reason.NOT_AN_OUTCOME, DrawCard): "M-CARD-2",
    (Reason.NOT_AN_OUTCOME, DealLot): "M-S-1",
    **{(Reason.NOT_ENOUGH_CASH, offer): "M-S-23" for offer in _OFFERS},
    **{(Reason.NEGATIVE_NUMBER, offer): "M-S-23" for offer in _OFFERS},
    **{(Reason.NOT_OWNED, offer): "M-S-23" for offer in _OFFERS},
    **{(Reason.GROUP_HAS_BUILDINGS, offer): "M-SELL-2" for offer in _OFFERS},
}

refusal = Refusals(Reason, codes, _CLAUSES_OF_ACTIONS)
"""Returns the refusal for a code of the kernel, or None for an action that is allowed."""


def not_for_a_seat() -> Refusal:
    """Return the refusal of a seat that acts for chance or for the table."""
    return Refusal(Reason.NOT_YOUR_TURN, Reason.NOT_YOUR_TURN.clause)
