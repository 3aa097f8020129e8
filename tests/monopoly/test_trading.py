"""Trades between players (M-SELL-1, M-SELL-2, M-CARD-3, M-S-23, M-S-25, M-S-34)."""

from __future__ import annotations

import pytest

from magnate.monopoly import Offer, Side
from magnate.monopoly.events import (
    CardBought,
    CardWanted,
    JailLeft,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    Traded,
)

from .estates import (
    allowed,
    asked,
    cards,
    cash,
    levels,
    mortgaged,
    owned,
    owner,
    play,
    refused,
    table,
)

NOTHING_MORE = ("no_offer", "M-S-34")


def test_an_offer_is_open_until_it_is_answered() -> None:
    """M-S-23, M-S-34: both agree; offers are public and block nobody."""
    game = table("$500 | baltic", "$500 | reading", "$500")

    events = play(game, "offer 2: baltic + $50 for reading")

    gives, gets = Side(("baltic",), 50), Side(("reading",))
    assert events.of(OfferMade) == [OfferMade(1, 2, gives, gets)]
    offers = [(each.seat, each.to, each.gives, each.gets) for each in game.view(3).offers]
    assert offers == [(1, 2, gives, gets)]
    assert asked(game) == ("roll", 1)
    events = play(game, "2: accept 1")
    assert events.of(Traded) == [Traded(1, 2, gives, gets)]
    assert cash(game) == (450, 550, 500)
    assert (owned(game, 1), owned(game, 2)) == (("reading",), ("baltic",))
    assert game.view().offers == ()


def test_any_two_players_trade_between_rolls() -> None:
    """M-SELL-1, M-S-11: in the turn of seat 1, seats 3 and 2 trade at any price."""
    game = table("$500", "$500 | b-and-o", "$500 | marvin-gardens")

    play(game, "3: offer 2: marvin-gardens for b-and-o + $1", "2: accept 3")

    assert cash(game) == (500, 499, 501)
    assert asked(game) == ("roll", 1)


def test_a_lot_may_be_given_for_nothing() -> None:
    """M-SELL-1: any price."""
    game = table("$500 | baltic", "$500")

    play(game, "offer 2: baltic for nothing", "2: accept 1")

    assert owner(game, "baltic") == 2


def test_an_offer_is_refused() -> None:
    """M-S-34."""
    game = table("$500 | baltic", "$500", "$500")
    play(game, "offer 2: baltic for $50")

    assert refused(game, "refuse 1", seat=3) == NOTHING_MORE
    assert play(game, "2: refuse 1").of(OfferRefused) == [OfferRefused(2, 1)]
    assert refused(game, "accept 1", seat=2) == NOTHING_MORE
    assert cash(game) == (500, 500, 500)


def test_an_offer_is_withdrawn() -> None:
    """M-S-34."""
    game = table("$500 | baltic", "$500")
    play(game, "offer 2: baltic for $50")

    assert refused(game, "withdraw", seat=2) == NOTHING_MORE
    assert play(game, "withdraw").of(OfferWithdrawn) == [OfferWithdrawn(1)]
    assert refused(game, "accept 1", seat=2) == NOTHING_MORE


def test_only_the_seat_it_is_made_to_accepts_it() -> None:
    """M-S-23: both agree."""
    game = table("$500 | baltic", "$500", "$500")
    play(game, "offer 2: baltic for $50")

    assert refused(game, "accept 1", seat=3) == NOTHING_MORE
    assert refused(game, "accept 1", seat=1) == NOTHING_MORE
    assert refused(game, "accept 3", seat=2) == NOTHING_MORE


def test_an_offer_is_countered() -> None:
    """M-S-34: the first is refused, the other stands in its place."""
    game = table("$500 | baltic", "$500 | reading")
    play(game, "offer 2: baltic for $50")

    play(game, "2: counter 1: $20 for baltic")
    assert [(each.seat, each.to) for each in game.view().offers] == [(2, 1)]
    assert refused(game, "accept 1", seat=2) == NOTHING_MORE
    play(game, "1: counter 2: baltic for $30", "2: accept 1")

    assert cash(game) == (530, 470)


def test_there_is_nothing_to_counter_without_an_offer() -> None:
    """M-S-34."""
    game = table("$500 | baltic", "$500", "$500")
    play(game, "offer 2: baltic for $50")

    assert refused(game, "counter 1: $20 for baltic", seat=3) == NOTHING_MORE


def test_offers_lapse_at_the_next_roll() -> None:
    """M-S-23."""
    game = table("$500 | baltic", "$500 | reading", "$500")
    play(game, "offer 2: baltic for $50", "2: offer 3: reading for $100", "roll")
    assert game.view().offers == ()
    play(game, "dice 4 6")

    assert refused(game, "accept 1", seat=2) == NOTHING_MORE
    assert refused(game, "accept 2", seat=3) == NOTHING_MORE


def test_paying_the_fine_is_not_a_roll() -> None:
    """M-S-23: an offer outlives it."""
    game = table("$500 at jail in-jail 1 | baltic", "$500")

    play(game, "offer 2: baltic for $50", "pay", "2: accept 1")

    assert cash(game) == (500, 450)


def test_one_offer_of_a_seat_is_open_at_a_time() -> None:
    """M-S-34."""
    game = table("$500 | baltic", "$500", "$500")
    play(game, "offer 2: baltic for $50")

    assert refused(game, "offer 3: baltic for $60") == ("offer_open", "M-S-34")
    play(game, "withdraw", "offer 3: baltic for $60")


def test_a_seat_makes_three_offers_in_a_window() -> None:
    """M-S-34: withdrawn and refused ones count; the next window starts again at zero."""
    game = table("$500 | baltic", "$500", "$500")
    play(game, "offer 2: baltic for $50", "withdraw", "offer 2: baltic for $40", "2: refuse 1")
    play(game, "offer 2: baltic for $30", "withdraw")

    assert refused(game, "offer 2: baltic for $20") == ("too_many_offers", "M-S-34")
    assert allowed(game, "offer 1: $20 for baltic", seat=2)
    play(game, "roll", "dice 4 6", "1: offer 2: baltic for $20")


def test_the_window_before_another_roll_of_the_turn_is_a_new_one() -> None:
    """M-S-34, M-DBL-1."""
    game = table("$500 offers 3 | baltic", "$500")
    assert refused(game, "offer 2: baltic for $20") == ("too_many_offers", "M-S-34")

    play(game, "roll", "dice 5 5")

    assert allowed(game, "offer 2: baltic for $20", seat=1)


def test_counter_offers_count_too() -> None:
    """M-S-34."""
    game = table("$500 | baltic", "$500 offers 3")
    play(game, "offer 2: baltic for $50")

    assert refused(game, "counter 1: $20 for baltic", seat=2) == ("too_many_offers", "M-S-34")


def test_two_offers_may_cross() -> None:
    """M-S-34: each stands for itself; when one is accepted the other can no longer be."""
    game = table("$500 | baltic", "$500")
    play(game, "offer 2: baltic for $50", "2: offer 1: $40 for baltic")
    assert refused(game, "counter 2: baltic for $45") == ("offer_open", "M-S-34")

    play(game, "1: accept 2")

    assert cash(game) == (540, 460)
    assert refused(game, "accept 1", seat=2) == ("not_owned", "M-S-23")


@pytest.mark.parametrize(
    ("offer", "reason", "clause"),
    [
        ("offer 2: nothing for nothing", "empty_offer", "M-S-23"),
        ("offer 2: $50 for nothing", "money_alone", "M-BKR-4"),
        ("offer 2: nothing for $50", "money_alone", "M-BKR-4"),
        ("offer 2: $50 for $60", "money_alone", "M-BKR-4"),
        ("offer 2: baltic + $50 for reading + $60", "cash_both_ways", "M-S-23"),
        ("offer 1: baltic for $50", "self_offer", "M-S-23"),
        ("offer 4: baltic for $50", "bankrupt_seat", "M-BKR-2"),
        ("offer 2: boardwalk for $50", "not_owned", "M-S-23"),
        ("offer 2: reading for $50", "not_owned", "M-S-23"),
        ("offer 2: baltic for boardwalk", "not_owned", "M-S-23"),
        ("offer 2: baltic for short-line", "not_owned", "M-S-23"),
        ("offer 2: $501 for reading", "not_enough_cash", "M-S-23"),
        ("offer 2: baltic for $301", "not_enough_cash", "M-S-23"),
        ("offer 2: chance-card for $10", "no_jail_card", "M-CARD-3"),
        ("offer 2: $10 for chest-card", "no_jail_card", "M-CARD-3"),
        ("offer 2: st-james for $50", "group_has_buildings", "M-SELL-2"),
        ("offer 2: new-york for $50", "group_has_buildings", "M-SELL-2"),
        ("offer 2: baltic for st-charles", "group_has_buildings", "M-SELL-2"),
    ],
)
def test_what_may_not_be_traded(offer: str, reason: str, clause: str) -> None:
    """M-S-23, M-SELL-2, M-ERR-15, M-BKR-4: no loans, no gifts of money, no built groups."""
    game = table(
        "$500 | baltic, orange 1-1-0",
        "$300 | reading, pink 0-0-1",
        "$500 | short-line",
        "out 1",
    )

    assert refused(game, offer) == (reason, clause)


def test_an_offer_of_less_than_nothing_is_refused() -> None:
    """M-S-23."""
    game = table("$500 | baltic", "$300 | reading")

    for offer in (
        Offer(2, Side(("baltic",), -5), Side(("reading",))),
        Offer(2, Side(("baltic",)), Side((), -5)),
    ):
        assert refused(game, offer) == ("negative_number", "M-S-23")


def test_an_option_allows_trading_a_bare_lot_of_a_built_group() -> None:
    """M-SELL-2: `trade_requires: lot_unbuilt`; the houses stay where they are."""
    game = table("$500 | orange 1-1-0", "$300", options="trade_requires lot_unbuilt")

    assert refused(game, "offer 2: st-james for $50") == ("group_has_buildings", "M-SELL-2")
    play(game, "offer 2: new-york for $50", "2: accept 1")

    assert levels(game, "orange") == (1, 1, 0)
    assert refused(game, "build st-james 2") == ("no_monopoly", "M-BUILD-1")
    play(game, "sell st-james 0", "sell tennessee 0")
    assert cash(game) == (650, 250)


@pytest.mark.parametrize(
    "then",
    [
        "turn 1 end rolled\nbuying 1 boardwalk",
        "turn 1 end rolled\nauction 1 boardwalk among 123",
        "turn 1 end rolled\ntaxed 1 percent $100",
        "turn 1 dice rolled",
    ],
)
def test_nobody_trades_while_a_roll_is_settled(then: str) -> None:
    """M-S-11, M-S-35: no trades during an auction."""
    seats = ("$500 at boardwalk | baltic", "$500", "$500 | reading")
    game = table(*seats, edition="official", then=then)

    assert refused(game, "offer 2: baltic for $50", seat=1) == ("wrong_moment", "M-S-11")
    assert refused(game, "offer 2: reading for $50", seat=3) == ("wrong_moment", "M-S-11")


def test_a_jail_card_is_sold_only_to_a_player_in_jail_in_brazil() -> None:
    """M-CARD-3: `to_jailed_player`."""
    game = table("$500 cards chance", "$500", "$500 at jail in-jail 2")

    assert refused(game, "offer 2: chance-card for $30") == ("card_only_to_jail", "M-CARD-3")
    refusal = refused(game, "offer 1: $30 for chance-card", seat=2)
    assert refusal == ("card_only_to_jail", "M-CARD-3")
    play(game, "offer 3: chance-card for $30", "3: accept 1")

    assert cash(game) == (530, 500, 470)
    assert (cards(game, 1), cards(game, 3)) == ((), ("chance",))


def test_a_jail_card_is_sold_to_anyone_in_the_official_rules() -> None:
    """M-CARD-3: `to_anyone`, both at once too."""
    game = table("$500 cards chance chest", "$500 | reading", edition="official")

    play(game, "offer 2: chance-card + chest-card for reading", "2: accept 1")

    assert (cards(game, 1), cards(game, 2)) == ((), ("chance", "chest"))
    assert owner(game, "reading") == 1


def test_a_player_who_has_left_jail_no_longer_gets_the_card() -> None:
    """M-S-34: checked again when accepted."""
    game = table("$500 at jail in-jail 1", "$500 cards chest")
    play(game, "2: offer 1: chest-card for $30", "pay")

    assert refused(game, "accept 2", seat=1) == ("card_only_to_jail", "M-CARD-3")


def test_a_card_bought_to_leave_jail_is_used_at_once() -> None:
    """M-S-25: an offer to its holder at an agreed price."""
    game = table("$500 at jail in-jail 1", "$500 cards chest", "$500")

    events = play(game, "buycard 2 for 35")
    assert events.of(CardWanted) == [CardWanted(1, 2, 35)]
    assert refused(game, "accept 1", seat=3) == NOTHING_MORE
    events = play(game, "2: accept 1")

    assert events.of(CardBought) == [CardBought(1, 2, 35)]
    assert events.of(JailLeft) == [JailLeft(1, "bought_card")]
    assert cash(game) == (465, 535, 500)
    assert (cards(game, 1), cards(game, 2)) == ((), ())
    assert game.view().piles["chest"].seen == ("chest.jail_free",)
    assert asked(game) == ("roll", 1)


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        ("$500", "buycard 2 for 35", ("not_in_jail", "M-JAIL-6")),
        ("$500 at jail in-jail 2", "buycard 2 for 35", ("jail_turn", "M-JAIL-7")),
        ("$500 at jail in-jail 1", "buycard 3 for 35", ("no_jail_card", "M-CARD-3")),
        ("$500 at jail in-jail 1", "buycard 1 for 35", ("self_offer", "M-S-23")),
        ("$500 at jail in-jail 1", "buycard 2 for 501", ("not_enough_cash", "M-S-23")),
        ("$500 at jail in-jail 1", "buycard 2 for -1", ("negative_number", "M-S-23")),
    ],
)
def test_when_a_card_may_not_be_bought(seat: str, action: str, reason: tuple[str, str]) -> None:
    """M-S-25, M-JAIL-7: in brazil only in the first turn."""
    game = table(seat, "$500 cards chest", "$500")

    assert refused(game, action) == reason


def test_a_request_for_a_card_counts_as_an_offer_and_lapses_with_the_roll() -> None:
    """M-S-34, M-S-25."""
    game = table("$500 at jail in-jail 1 | baltic", "$500 cards chest", "$500")
    play(game, "buycard 2 for 35")

    assert refused(game, "offer 3: baltic for $30") == ("offer_open", "M-S-34")
    play(game, "2: refuse 1", "buycard 2 for 45", "roll")
    assert refused(game, "accept 1", seat=2) == ("wrong_moment", "M-S-11")
    play(game, "dice 1 2")
    assert refused(game, "accept 1", seat=2) == NOTHING_MORE


def test_players_in_jail_trade() -> None:
    """M-JAIL-5."""
    game = table("$500 at jail in-jail 1 | baltic", "$500 at jail in-jail 3 | reading")

    play(game, "offer 2: baltic for reading", "2: accept 1")

    assert owned(game, 1) == ("reading",)


def test_a_mortgaged_lot_may_be_sold() -> None:
    """M-MORT-7, M-S-23. Known bug elsewhere: mortgaged lots untradable."""
    game = table("$500 | water mortgaged", "$500", then="turn 2 roll")

    play(game, "1: offer 2: water for $20", "2: accept 1", "keep")

    assert cash(game) == (520, 500 - 20 - 8)
    assert (mortgaged(game), owner(game, "water")) == (("water",), 2)
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize(
    ("receiver", "price", "legal"),
    [
        # The fee for the water company is $8.
        ("$8", 0, True),
        ("$7", 0, False),
        ("$28", 20, True),
        ("$27", 20, False),
        ("$0 | baltic", 0, True),  # a mortgage of $30 pays it
        ("$20 | baltic mortgaged", 20, False),
    ],
)
def test_a_receiver_who_could_not_pay_the_fee_afterwards_gets_no_mortgaged_lot(
    receiver: str, price: int, *, legal: bool
) -> None:
    """M-S-23."""
    game = table("$500 | water mortgaged", receiver)
    offer = f"offer 2: water for {f'${price}' if price else 'nothing'}"

    if legal:
        play(game, offer, "2: accept 1", "keep")
    else:
        assert refused(game, offer) == ("fee_too_high", "M-S-23")


def test_the_fee_may_be_paid_from_what_comes_with_the_lot() -> None:
    """M-S-23: $8 are given with it."""
    game = table("$500 | water mortgaged", "$0")

    play(game, "offer 2: water + $8 for nothing", "2: accept 1", "keep")

    assert cash(game) == (492, 0)


def test_a_receiver_who_gives_away_what_would_pay_the_fee() -> None:
    """M-S-23: baltic would have brought $30, but goes away."""
    game = table("$500 | water mortgaged", "$0 | baltic")

    assert refused(game, "offer 2: water for baltic") == ("fee_too_high", "M-S-23")


@pytest.mark.parametrize(
    ("meanwhile", "reason"),
    [
        (("3: offer 1: $10 for baltic", "1: accept 3"), ("not_owned", "M-S-23")),
        (("2: build st-charles 1",), ("not_enough_cash", "M-S-23")),
    ],
)
def test_an_offer_is_checked_again_when_accepted(
    meanwhile: tuple[str, ...], reason: tuple[str, str]
) -> None:
    """M-S-34: the lot or the money is gone."""
    game = table("$500 | baltic", "$150 | pink", "$500")
    play(game, "offer 2: baltic for $100", *meanwhile)

    assert refused(game, "accept 1", seat=2) == reason


def test_a_lot_built_upon_meanwhile_is_not_handed_over() -> None:
    """M-S-34, M-SELL-2."""
    game = table("$500 | orange", "$500")
    play(game, "offer 2: new-york for $100", "build st-james 1")

    assert refused(game, "accept 1", seat=2) == ("group_has_buildings", "M-SELL-2")


def test_a_lot_mortgaged_meanwhile_costs_the_fee() -> None:
    """M-S-34, M-MORT-7: and is refused if the fee could not be paid."""
    game = table("$500 | reading", "$100")
    play(game, "offer 2: reading for $95", "mortgage reading")
    assert refused(game, "accept 1", seat=2) == ("fee_too_high", "M-S-23")

    game = table("$500 | reading", "$105")
    play(game, "offer 2: reading for $95", "mortgage reading", "2: accept 1", "keep")
    assert cash(game) == (500 + 95 + 100, 0)


def test_offers_to_and_from_a_bankrupt_are_gone() -> None:
    """M-BKR-2."""
    game = table("$500 | baltic", "$500", "$500 | reading")
    play(game, "offer 2: baltic for $50", "2: offer 3: $20 for reading", "2: leave")

    assert game.view().offers == ()
    assert refused(game, "accept 2", seat=3) == NOTHING_MORE
    assert refused(game, "accept 1", seat=2) == ("bankrupt_seat", "M-BKR-2")
    play(game, "offer 3: baltic for $50")


def test_a_trade_makes_a_monopoly_that_can_be_built_on_at_once() -> None:
    """M-BUILD-1, M-S-11."""
    game = table("$500 | st-james, tennessee", "$500 | new-york")

    play(game, "offer 2: $300 for new-york", "2: accept 1", "build new-york 1")

    assert cash(game) == (100, 800)


def test_a_rent_already_due_stays_with_the_owner_at_the_landing() -> None:
    """M-S-33: the lot was sold afterwards."""
    game = table("$500 | reading", "$500", "$500", then="turn 2 roll")
    play(game, "roll", "dice 2 3", "1: offer 3: reading for $100", "3: accept 1")

    assert refused(game, "claim reading", seat=3) == ("no_claim", "M-RENT-6")
    play(game, "1: claim reading")
    assert cash(game) == (625, 475, 400)
