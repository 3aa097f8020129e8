"""Explanations in Monopoly: numbers from deeds, dice and rules, worked out by hand."""

from __future__ import annotations

import pytest

from magnate.bots.explaining import explanation_text
from magnate.messages import catalog
from magnate.monopoly import Game
from magnate.search.monopoly.afterstates import Root
from magnate.search.monopoly.determinize import can_determinize
from magnate.search.monopoly.explanations import explanations_for
from magnate.search.monopoly.reading import reading_to_act
from magnate.search.monopoly.search import Candidate
from tests.monopoly.estates import play, table

BUYING_NEW_YORK = "turn 1 end rolled\nbuying 1 new-york"
IN_DEBT = "turn 1 end rolled\nowing 1 to 2 $100 for rent lot water"


def position(*seats: str, then: str = "", options: str = "") -> Game:
    return table(*seats, edition="official", then=then, options=options)


def texts(game: Game, do: str, *, seat: int | None = None, limit: int | None = None) -> list[str]:
    """The explanations in English of an action of a seat."""
    view = game.view(seat or game.seat)
    r = reading_to_act(view)
    assert r is not None
    root = Root(view) if can_determinize(view) else None
    reasons = explanations_for(r, root, Candidate(do, limit=limit))
    return [explanation_text(reason, catalog("en"), view) for reason in reasons]


def test_a_lot_that_completes_a_group() -> None:
    """New York for $200; its rent of $16 is doubled in the whole group."""
    game = position("$300 at new-york | st-james, tennessee", "$500", then=BUYING_NEW_YORK)

    assert texts(game, "buy") == [
        "Completes a group: orange.",
        "Rent for New York Avenue: $32.",
        "Costs $200; $100 is left.",
    ]


def test_a_lot_that_a_rival_needs() -> None:
    game = position("$300 at new-york", "$500 | st-james, tennessee", then=BUYING_NEW_YORK)

    assert texts(game, "buy") == [
        "Keeps Player 2 from completing a group: orange.",
        "Rent for New York Avenue: $16.",
        "Costs $200; $100 is left.",
    ]
    assert texts(game, "decline") == [
        "Player 2 would complete a group with it: orange.",
        "The property is then auctioned.",
        "Keeps your $300 for later.",
    ]


def test_the_highest_rent_ahead_where_little_cash_is_left() -> None:
    """St. James Place is 11 squares ahead; with three houses its rent is $550."""
    then = "turn 1 end rolled\nbuying 1 reading"
    game = position("$300 at reading", "$500 | orange 3", then=then)

    assert texts(game, "buy") == [
        "Costs $200; $100 is left, and your next roll can cost $550 rent (St. James Place).",
        "Rent for Reading Railroad: $25.",
    ]


def test_a_second_station_is_worth_more() -> None:
    then = "turn 1 end rolled\nbuying 1 reading"
    game = position("$900 at reading | b-and-o", "$1500", then=then)

    assert texts(game, "buy") == [
        "Then you have 2 of 4 in this group: stations.",
        "Rent for Reading Railroad: $50.",
        "Costs $200; $700 is left.",
    ]


def test_the_highest_worthwhile_bid() -> None:
    game = position("$300 at new-york", "$500", then=BUYING_NEW_YORK)
    play(game, "decline", "bid 40")

    assert game.seat == 1
    assert texts(game, "bid 50", limit=120) == [
        "It is worth bidding up to $120.",
        "Rent for New York Avenue: $16.",
        "Costs $50; $250 is left.",
    ]
    assert texts(game, "pass", limit=120) == ["Keeps your $300 for later."]
    assert texts(game, "pass", limit=30)[0] == "It is worth no more than $30 to you."


def test_a_trade_that_completes_a_group() -> None:
    game = position("$1500 | st-james, tennessee", "$1500 | new-york")

    first, *others = texts(game, "offer 2: $300 for new-york")

    assert first == "Completes a group: orange."
    assert others[0].startswith("After the trade Player 2 wins about ")
    assert others[1] == "Costs $300; $1,200 is left."


def test_a_refusal_is_explained_by_what_the_trade_would_have_done() -> None:
    game = position("$1500 | new-york", "$1500 | st-james, tennessee")
    play(game, "2: offer 1: $400 for new-york")

    first, *_, last = texts(game, "refuse 2")

    assert first == "The trade completes a group for Player 2: orange."
    assert last == "You keep: New York Avenue."
    accepted = texts(game, "accept 2")
    assert accepted[0] == first
    assert "You receive $400 and then have $1,900." in accepted


def test_an_offer_that_can_no_longer_be_accepted() -> None:
    game = position("$1500 | new-york, reading", "$400")
    play(game, "2: offer 1: $400 for new-york", "1: offer 2: reading for $100", "2: accept 1")

    assert texts(game, "refuse 2") == ["This trade is no longer possible."]


def test_where_the_dice_can_lead() -> None:
    """From jail's square sums of 6, 8 and 9 lead to the orange lots: 14 of 36 rolls.

    Sums of 2, 3, 4, 5 and 11 lead to lots that nobody has: 12 of 36.
    """
    game = position("$1500 at jail", "$1500 | orange 3")

    assert texts(game, "roll") == [
        "39% of rolls cost rent, $600 at most (New York Avenue).",
        "33% of rolls lead to a property without an owner.",
    ]


def test_in_jail_rents_are_weighed_against_lots() -> None:
    game = position("$1500 at jail in-jail 1", "$1500 | orange 3", then="turn 1 roll")

    assert texts(game, "roll") == [
        "As long as you stay in jail you pay no rent; outside 39% of rolls cost some,"
        " $600 at most (New York Avenue).",
        "Doubles get you out: 17% of rolls.",
    ]
    assert texts(game, "pay") == [
        "39% of rolls cost rent, $600 at most (New York Avenue).",
        "33% of rolls lead to a property without an owner.",
        "Costs $50; $1,450 is left.",
    ]


def test_nobody_stays_in_jail_after_the_third_turn() -> None:
    game = position("$1500 at jail in-jail 3", "$1500 | orange 3", then="turn 1 roll")

    assert texts(game, "roll") == ["Doubles get you out: 17% of rolls."]


def test_houses_raise_rents_where_others_may_land() -> None:
    """New York: $32 to $80. The other stands six, eight and nine squares before the group."""
    game = position("$1000 | orange", "$1500 at jail", options="bank_houses 6")

    assert texts(game, "build st-james 1 tennessee 1 new-york 1") == [
        "Odds that another player’s next roll lands on this group: 39%.",
        "The bank then has 3 houses left.",
        "The rent for New York Avenue rises from $32 to $80.",
    ]


def test_a_mortgage_in_a_whole_group_costs_most() -> None:
    game = position("$10 | reading, dark-blue", "$500 | water", then=IN_DEBT)

    assert texts(game, "mortgage reading") == [
        "Brings in $100; redeeming costs $110.",
        "You lose the rent for Reading Railroad, now $25.",
        "Then you can pay the $100.",
    ]
    assert texts(game, "mortgage boardwalk") == [
        "Then nothing can be built on the group: dark blue.",
        "You lose the rent for Boardwalk, now $100.",
        "Brings in $200; redeeming costs $220.",
    ]


def test_a_sale_of_buildings() -> None:
    """A house on Boardwalk brings half of $200; its rent was $200, and that of the whole group
    is $100."""
    game = position("$10 | dark-blue 0-1", "$500 | water", then=IN_DEBT)

    assert texts(game, "sell boardwalk 0") == [
        "Brings in $100 at once.",
        "The rent for Boardwalk falls from $200 to $100.",
        "Then you can pay the $100.",
    ]


def test_raising_money() -> None:
    game = position("$10 | reading", "$500 | water", then=IN_DEBT)

    assert texts(game, "raise") == [
        "Mortgages: Reading Railroad.",
        "The debt is paid; $10 is left.",
    ]


def test_the_amount_missing_where_nothing_helps() -> None:
    game = position("$10", "$500 | water", then=IN_DEBT)

    assert texts(game, "bankrupt") == [
        "With everything sold and mortgaged, $90 would still be missing."
    ]


def test_a_mortgaged_lot_that_was_received() -> None:
    game = position("$500 | reading mortgaged", "$500")
    play(game, "1: offer 2: reading for $100", "2: accept 1")

    assert game.awaits == "transfer"
    assert texts(game, "keep") == ["Costs a fee of $10; redeeming costs $110."]
    assert texts(game, "redeem reading") == [
        "Saves the fee of $10 for keeping the mortgage.",
        "Costs $110; $290 is left.",
    ]


def test_a_shortage_of_houses() -> None:
    game = position("$1000 | orange", "$1000 | brown", options="bank_houses 1")
    play(game, "build st-james 1")

    assert texts(game, "request 1") == ["The bank has 1 house left."]
    assert texts(game, "request none")[1] == "Keeps your $1,000 for later."
    play(game, "request 1")
    assert texts(game, "bid 60") == ["Costs $60; $940 is left."]
    play(game, "bid 60", "pass")
    assert texts(game, "place baltic") == ["The rent for Baltic Avenue rises from $8 to $20."]


def test_a_fortune_is_not_counted_before_the_tax_is_chosen() -> None:
    game = position("$1500", "$1500")
    play(game, "roll", "dice 1 3")

    assert texts(game, "tax flat") == ["Costs $200; $1,300 is left."]
    assert texts(game, "tax percent") == [
        "Takes 10% of your net worth, which is counted only after you choose."
    ]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("pt", "Completa um grupo: laranja. Aluguel (New York Avenue): $32."),
        ("pl", "Masz wtedy całą grupę: pomarańczowa. Czynsz za pole New York Avenue: 32\u00a0$."),
        ("ru", "У вас будет вся группа: оранжевая. Аренда за клетку «New York Avenue»: 32\u00a0$."),
    ],
)
def test_explanations_are_written_in_every_language(language: str, expected: str) -> None:
    game = position("$300 at new-york | st-james, tennessee", "$500", then=BUYING_NEW_YORK)
    view = game.view(1)
    r = reading_to_act(view)
    assert r is not None

    reasons = explanations_for(r, Root(view), Candidate("buy"))[:2]

    assert " ".join(explanation_text(each, catalog(language), view) for each in reasons) == expected
