"""Why an action is refused: each reason with the clause behind it; nothing is changed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from magnate.monopoly import Action, Bid, Build, Offer, Reason, SellBuildings, Side

from .boards import GROUPS, owned, play, refused, table

BROWN = owned(GROUPS["brown"], 1)
ORANGE = owned(GROUPS["orange"], 1)


class Case(NamedTuple):
    """A refusal: reason, clause, the action, the table and what was played before."""

    reason: str
    clause: str
    action: Action | str
    seats: tuple[str, ...] = ("", "")
    lots: str = ""
    before: tuple[str, ...] = ()
    seat: int | None = None
    edition: str = "official"
    options: str = ""
    then: str = ""


BUYING = ("roll", "dice 1 2")
BIDDING = (*BUYING, "decline", "2 bid 50")
OWING = {"seats": ("$10 at short-line", ""), "before": ("roll", "dice 1 2")}

CASES = [
    Case("not_your_turn", "M-MOVE-2", "roll", seat=2),
    Case(
        "not_your_turn",
        "M-MOVE-2",
        "mortgage baltic",
        lots="baltic 2",
        before=("roll", "dice 2 3"),
        seat=2,
    ),
    Case("wrong_moment", "M-S-11", "buy"),
    Case("wrong_moment", "M-S-11", "keep"),
    Case(
        "game_over",
        "M-WIN-1",
        "roll",
        seats=("$10 at short-line", ""),
        before=("roll", "dice 1 2", "bankrupt"),
    ),
    Case("bankrupt_seat", "M-BKR-2", "roll", seats=("", "out 1", ""), seat=2),
    Case(
        "bankrupt_seat",
        "M-BKR-2",
        "offer 2: baltic for nothing",
        seats=("", "out 1", ""),
        lots="baltic 1",
    ),
    # Money
    Case("not_enough_cash", "M-S-5", "bid 1501", before=BIDDING),
    Case("not_enough_cash", "M-BUY-1", "buy", seats=("$59", ""), before=BUYING),
    Case(
        "not_enough_cash",
        "M-BUILD-3",
        "build baltic 1 mediterranean 1",
        seats=("$99", ""),
        lots=BROWN,
    ),
    Case("not_enough_cash", "M-JAIL-6", "pay", seats=("$49 in-jail 1", "")),
    Case(
        "not_enough_cash", "M-MORT-4", "redeem water", seats=("$82", ""), lots="water 1 mortgaged"
    ),
    Case("not_enough_cash", "M-S-23", "offer 2: $1501 for baltic", lots="baltic 2"),
    Case("not_enough_cash", "M-S-23", "offer 2: baltic for $1501", lots="baltic 1"),
    Case("not_enough_cash", "M-S-23", "buycard 2 for 51", seats=("$50 in-jail 1", "cards chest")),
    Case("bid_too_low", "M-S-5", "bid 50", before=BIDDING),
    Case("negative_number", "M-S-5", Bid(-1), before=BIDDING),
    Case(
        "negative_number",
        "M-S-23",
        Offer(2, Side(lots=("baltic",)), Side(cash=-5)),
        lots="baltic 1",
    ),
    # Lots
    Case("not_a_seat", "M-S-23", "offer 5: baltic for nothing", lots="baltic 1"),
    Case("not_owned", "M-BUY-2", "mortgage baltic", lots="baltic 2"),
    Case("not_owned", "M-BUY-2", "mortgage baltic"),
    Case("not_owned", "M-MORT-6", "redeem baltic", lots="baltic 2 mortgaged"),
    Case("not_owned", "M-S-23", "offer 2: baltic for nothing", lots="baltic 2"),
    Case("not_owned", "M-S-23", "offer 2: nothing for baltic", lots="baltic 1"),
    Case("already_mortgaged", "M-MORT-1", "mortgage baltic", lots="baltic 1 mortgaged"),
    Case("not_mortgaged", "M-MORT-4", "redeem baltic", lots="baltic 1"),
    # Building and selling
    Case("no_monopoly", "M-BUILD-1", "build baltic 1", lots="baltic 1"),
    Case("no_monopoly", "M-BUILD-1", "build baltic 1", lots="baltic 1,mediterranean 2"),
    Case(
        "group_mortgaged", "M-BUILD-8", "build baltic 1", lots="baltic 1,mediterranean 1 mortgaged"
    ),
    Case(
        "group_has_buildings",
        "M-MORT-2",
        "mortgage new-york",
        lots="st-james 1 level 1,tennessee 1,new-york 1",
    ),
    Case(
        "group_has_buildings",
        "M-SELL-2",
        "offer 2: new-york for nothing",
        lots="st-james 1 level 1,tennessee 1,new-york 1",
    ),
    Case(
        "not_a_street",
        "M-BUILD-1",
        "build reading 1",
        lots="reading 1,short-line 1,b-and-o 1,pennsylvania-rr 1",
    ),
    Case(
        "nothing_to_build", "M-BUILD-5", "build baltic 1", lots=owned(GROUPS["brown"], 1, level=1)
    ),
    Case("nothing_to_sell", "M-SELL-3", "sell baltic 1", lots=owned(GROUPS["brown"], 1, level=1)),
    Case(
        "level_out_of_range",
        "M-BUILD-5",
        Build({"baltic": 6}),
        lots=owned(GROUPS["brown"], 1, level=4),
    ),
    Case(
        "level_out_of_range",
        "M-BUILD-5",
        SellBuildings({"baltic": -1}),
        lots=owned(GROUPS["brown"], 1, level=1),
    ),
    Case("uneven", "M-BUILD-5", "build baltic 2", lots=BROWN),
    Case("uneven", "M-SELL-3", "sell baltic 0", lots=owned(GROUPS["brown"], 1, level=2)),
    Case(
        "mixed_buildings",
        "M-BUILD-4",
        "build baltic 5",
        lots=owned(GROUPS["brown"], 1, level=4),
        edition="brazil",
    ),
    Case(
        "mixed_buildings",
        "M-SELL-4",
        "sell baltic 4",
        lots=owned(GROUPS["brown"], 1, level=5),
        edition="brazil",
    ),
    Case(
        "bank_short",
        "M-SHORT-1",
        "build baltic 1 mediterranean 1",
        lots=BROWN,
        options="bank_houses 1",
    ),
    Case(
        "bank_short",
        "M-S-14",
        "sell baltic 4",
        lots=owned(GROUPS["brown"], 1, level=5),
        options="bank_houses 3",
    ),
    Case(
        "not_your_turn_to_build",
        "M-BUILD-9",
        "build baltic 1",
        lots=owned(GROUPS["brown"], 2),
        seat=2,
        options="build_timing own_turn",
    ),
    # Jail
    Case("not_in_jail", "M-JAIL-6", "pay"),
    Case("jail_turn", "M-JAIL-7", "pay", seats=("in-jail 3", "")),
    Case("no_jail_card", "M-CARD-3", "card", seats=("in-jail 1", "")),
    Case("no_jail_card", "M-CARD-3", "offer 2: chance-card for $5"),
    Case(
        "card_only_to_jail",
        "M-CARD-3",
        "offer 2: chance-card for $5",
        seats=("cards chance", ""),
        edition="brazil",
    ),
    # Claims and debts
    Case("no_claim", "M-RENT-6", "claim baltic", lots="baltic 1"),
    Case("no_claim", "M-RENT-6", "waive baltic", lots="baltic 1"),
    Case(
        "must_raise",
        "M-S-16",
        "bankrupt",
        seats=("$45 at short-line", ""),
        lots="baltic 1",
        before=("roll", "dice 1 2"),
    ),
    Case(
        "cannot_raise",
        "M-S-16",
        "raise",
        seats=("$44 at short-line", ""),
        lots="baltic 1",
        before=("roll", "dice 1 2"),
    ),
    Case(
        "lowers_estate",
        "M-S-16",
        "offer 2: baltic for $29",
        seats=("$45 at short-line", ""),
        lots="baltic 1",
        before=("roll", "dice 1 2"),
    ),
    # Trades
    Case("empty_offer", "M-S-23", "offer 2: nothing for nothing"),
    Case("cash_both_ways", "M-S-23", "offer 2: baltic + $5 for $6", lots="baltic 1"),
    Case("money_alone", "M-BKR-4", "offer 2: $5 for nothing"),
    Case("money_alone", "M-BKR-4", "offer 2: nothing for $5"),
    Case("self_offer", "M-S-23", "offer 1: baltic for nothing", lots="baltic 1"),
    Case(
        "too_many_offers",
        "M-S-34",
        "offer 2: baltic for $5",
        seats=("offers 3", ""),
        lots="baltic 1",
    ),
    Case(
        "offer_open",
        "M-S-34",
        "offer 2: baltic for $5",
        lots="baltic 1",
        before=("offer 2: baltic for $6",),
    ),
    Case("no_offer", "M-S-34", "accept 2"),
    Case("no_offer", "M-S-34", "refuse 2"),
    Case("no_offer", "M-S-34", "withdraw"),
    Case("no_offer", "M-S-34", "counter 2: baltic for $5", lots="baltic 1"),
    Case(
        "fee_too_high",
        "M-S-23",
        "offer 2: water for nothing",
        seats=("", "$7"),
        lots="water 1 mortgaged",
    ),
    # Shortage
    Case(
        "too_many_requested",
        "M-S-15",
        "request 13",
        lots=f"{BROWN},{owned(GROUPS['light_blue'], 2)}",
        options="bank_houses 2",
        before=("build baltic 1 mediterranean 1",),
    ),
    Case(
        "needed_for_auction",
        "M-S-15",
        "mortgage oriental",
        lots=f"{BROWN},{owned(GROUPS['light_blue'], 2)}",
        options="bank_houses 1",
        before=("build baltic 1", "2 request 1"),
    ),
    Case(
        "worth_more_than_bid",
        "M-S-15",
        "place boardwalk",
        lots=f"{BROWN},{owned(GROUPS['light_blue'], 2)},{owned(GROUPS['dark_blue'], 2)}",
        options="bank_houses 1",
        before=("build baltic 1", "2 request 1", "2 bid 99", "1 pass"),
    ),
    Case("no_extra_roll", "M-DBL-1", "end turn", edition="brazil"),
    # Chance and the table
    Case("not_an_outcome", "M-MOVE-1", "dice 7 7", before=("roll",)),
    Case("not_an_outcome", "M-CARD-2", "draw chest.go", before=("roll", "dice 3 4")),
    Case("no_time_limit", "M-S-32", "time"),
    Case("time_already_up", "M-S-32", "time", before=("time",), options="time_limit_minutes 5"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.action}")
def test_a_refusal_names_its_reason_and_its_clause(case: Case) -> None:
    """And the action changes nothing."""
    game = table(
        *case.seats, lots=case.lots, edition=case.edition, options=case.options, then=case.then
    )
    play(game, *case.before)

    why = game.why_not(case.action, seat=case.seat)

    assert why is not None
    assert (why.reason, why.clause) == (case.reason, case.clause)
    assert refused(game, case.action, seat=case.seat) == (case.reason, case.clause)


def test_every_reason_can_happen() -> None:
    """But the number of players, which no game gets past, and lots and orders without words."""
    met = {case.reason for case in CASES}

    assert {str(reason) for reason in Reason} - met == {"player_count", "not_a_lot", "not_an_order"}


@pytest.mark.parametrize(
    "action",
    ["mortgage piccadilly", "draw chance.nothing", "order whatever on", "tax both", "deal start"],
)
def test_unknown_words_are_not_an_action(action: str) -> None:
    """Words of no lot, card, order or tax."""
    game = table("", "")

    with pytest.raises(ValueError, match=action.split()[1]):
        game.play(action)
