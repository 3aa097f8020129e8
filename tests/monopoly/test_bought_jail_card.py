"""Buying a jail card in order to use it at once (M-JAIL-6, M-CARD-3, M-S-25)."""

from __future__ import annotations

import pytest

from magnate.monopoly import BuyCard
from magnate.monopoly.events import CardBought, CardWanted, JailLeft, OfferRefused

from .boards import asked, cash, choices, jail_turn, play, refused, roll, square, table


def test_a_card_is_bought_at_an_agreed_price_and_used_at_once() -> None:
    """M-S-25, the rulebook's example in `official`: $300, Bob's card for 35, 2 and 3 to 15."""
    game = table("$300 in-jail 1", "cards chance", lots="pennsylvania-rr 1", edition="official")

    assert play(game, "buycard 2 for 35") == [CardWanted(1, 2, 35)]
    assert jail_turn(game) == 1
    events = play(game, "2 accept 1")

    assert events == [CardBought(1, 2, 35), JailLeft(1, "bought_card")]
    assert cash(game) == (265, 1535)
    assert [seat.jail_cards for seat in game.view().seats] == [(), ()]
    assert game.view().piles["chance"].seen == ("chance.jail_free",)
    assert asked(game) == ("roll", 1)
    roll(game, 2, 3)
    assert square(game) == "pennsylvania-rr"


@pytest.mark.parametrize(
    ("edition", "turn"),
    [("brazil", 1), ("official", 1), ("official", 2), ("official", 3), ("modern", 3)],
)
def test_a_card_can_be_bought_in_these_turns(edition: str, turn: int) -> None:
    """M-JAIL-6, M-JAIL-7, M-JAIL-8."""
    game = table(f"in-jail {turn}", "cards chest", edition=edition)

    play(game, "buycard 2 for 1", "2 accept 1")

    assert jail_turn(game) == 0
    assert game.view().piles["chest"].seen == ("chest.jail_free",)


def test_a_double_after_a_bought_card_counts_as_usual() -> None:
    """M-S-6."""
    game = table("in-jail 1", "cards chest", lots="tennessee 1")
    play(game, "buycard 2 for 1", "2 accept 1")

    roll(game, 4, 4)

    assert asked(game) == ("roll", 1)


def test_the_holder_may_refuse_and_something_else_is_chosen() -> None:
    """M-S-25, M-JAIL-6: the seat is still in jail and may pay."""
    game = table("in-jail 1", "cards chance")
    play(game, "buycard 2 for 35")

    assert play(game, "2 refuse 1") == [OfferRefused(2, 1)]
    assert cash(game) == (1500, 1500)
    play(game, "pay")

    assert jail_turn(game) == 0
    assert game.view().seats[1].jail_cards == ("chance",)


def test_the_price_may_be_nothing() -> None:
    """M-S-25: any price both agree on."""
    game = table("in-jail 1", "cards chance")

    play(game, "buycard 2 for 0", "2 accept 1")

    assert cash(game) == (1500, 1500)
    assert jail_turn(game) == 0


@pytest.mark.parametrize(
    ("action", "reason", "clause"),
    [
        (BuyCard(2, 301), "not_enough_cash", "M-S-23"),
        (BuyCard(2, -1), "negative_number", "M-S-23"),
        (BuyCard(3, 10), "no_jail_card", "M-CARD-3"),
        (BuyCard(1, 10), "self_offer", "M-S-23"),
        (BuyCard(4, 10), "bankrupt_seat", "M-BKR-2"),
    ],
)
def test_requests_for_a_card_that_are_refused(action: BuyCard, reason: str, clause: str) -> None:
    """M-S-25: from a holder, at a price one has."""
    game = table("$300 in-jail 1", "cards chance", "", "out 1")

    assert refused(game, action) == (reason, clause)


def test_only_the_holder_accepts() -> None:
    """M-S-25."""
    game = table("in-jail 1", "cards chance", "cards chest")
    play(game, "buycard 2 for 35")

    assert refused(game, "accept 1", seat=3) == ("no_offer", "M-S-34")
    assert "accept 1" in choices(game, 2)


def test_the_offer_lapses_with_the_roll() -> None:
    """M-S-23: after a failed roll it is too late, and in the next turn it is gone."""
    game = table("in-jail 1", "cards chance", "")
    play(game, "buycard 2 for 35")
    roll(game, 1, 2)

    assert refused(game, "accept 1", seat=2) == ("no_offer", "M-S-34")
    assert game.view().offers == ()


def test_a_player_who_has_paid_meanwhile_needs_no_card() -> None:
    """M-S-34: checked again when accepted."""
    game = table("in-jail 1", "cards chance")
    play(game, "buycard 2 for 35", "1 pay")

    assert refused(game, "accept 1", seat=2) == ("not_in_jail", "M-JAIL-6")
    assert game.view().seats[1].jail_cards == ("chance",)


def test_money_spent_meanwhile_is_checked_again() -> None:
    """M-S-34: $100, of which 60 went to seat 3 for Baltic Avenue."""
    game = table("$100 in-jail 1", "cards chance", "", lots="baltic 3")
    play(game, "buycard 2 for 50", "3 offer 1: baltic for $60", "1 accept 3")

    assert refused(game, "accept 1", seat=2) == ("not_enough_cash", "M-S-23")


def test_the_offer_may_be_withdrawn() -> None:
    """M-S-34: and another made, three in all between two rolls."""
    game = table("in-jail 1", "cards chance")
    for price in (10, 20, 30):
        play(game, f"buycard 2 for {price}")
        assert refused(game, "buycard 2 for 99") == ("offer_open", "M-S-34")
        play(game, "withdraw")

    assert refused(game, "buycard 2 for 40") == ("too_many_offers", "M-S-34")


def test_a_player_in_jail_may_buy_from_another_in_jail() -> None:
    """M-JAIL-5: the holder may be there too."""
    game = table("in-jail 1", "in-jail 1 cards chance")

    play(game, "buycard 2 for 35", "2 accept 1")

    assert (jail_turn(game, 1), jail_turn(game, 2)) == (0, 1)


def test_in_brazil_a_card_is_sold_only_to_a_player_in_jail() -> None:
    """M-CARD-3, jail_card_sale: to_jailed_player."""
    game = table("cards chance", "in-jail 1", "")

    assert refused(game, "offer 3: chance-card for $30") == ("card_only_to_jail", "M-CARD-3")
    play(game, "offer 2: chance-card for $30", "2 accept 1")

    assert game.view().seats[1].jail_cards == ("chance",)
    assert jail_turn(game, 2) == 1
    assert cash(game) == (1530, 1470, 1500)


@pytest.mark.parametrize("edition", ["official", "modern"])
def test_elsewhere_a_card_is_sold_to_anyone(edition: str) -> None:
    """M-CARD-3, jail_card_sale: to_anyone."""
    game = table("cards chance", "", edition=edition)

    play(game, "offer 2: chance-card for $30", "2 accept 1")

    assert game.view().seats[1].jail_cards == ("chance",)


def test_a_card_bought_for_later_is_used_in_the_first_turn() -> None:
    """M-CARD-3, M-JAIL-6: bought in another player's turn."""
    game = table("at jail cards chance", "in-jail 1", lots="new-york 1")
    play(game, "offer 2: chance-card for $30", "2 accept 1")
    roll(game, 4, 5)

    play(game, "2 card")

    assert jail_turn(game, 2) == 0
