"""Cards that pay each player or collect from each (M-S-20, M-S-21)."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import MoneyOwed, MoneyPaid, WentBankrupt

from .boards import asked, cash, owner, play, table
from .test_cards import draw


@pytest.mark.parametrize("players", range(2, 9))
def test_the_chairman_pays_50_to_each(players: int) -> None:
    """The card's text: every other player."""
    game = draw("chance.chairman", *[""] * players)

    assert cash(game) == (1500 - 50 * (players - 1), *[1550] * (players - 1))


@pytest.mark.parametrize("players", range(2, 9))
def test_the_opera_brings_50_from_each(players: int) -> None:
    """The card's text: every other player."""
    game = draw("chest.opera", *[""] * players)

    assert cash(game) == (1500 + 50 * (players - 1), *[1450] * (players - 1))


def test_bankrupt_seats_neither_pay_nor_receive() -> None:
    """M-BKR-2."""
    assert cash(draw("chance.chairman", "", "out 1", "")) == (1450, 0, 1550)
    assert cash(draw("chest.opera", "", "out 1", "")) == (1550, 0, 1450)


def test_players_in_jail_pay_and_receive() -> None:
    """M-JAIL-5."""
    assert cash(draw("chance.chairman", "", "in-jail 2")) == (1450, 1550)
    assert cash(draw("chest.opera", "", "in-jail 2")) == (1550, 1450)


def test_each_is_paid_clockwise_from_the_left() -> None:
    """M-S-20: seat 3 of four draws; 4, 1, 2 are paid in this order."""
    game = table("", "", "", "", then="turn 3 roll")
    play(game, "roll", "dice 3 4")

    events = play(game, "draw chance.chairman")

    paid = [event.to for event in events if isinstance(event, MoneyPaid)]
    assert paid == [4, 1, 2]


def test_the_first_who_cannot_be_paid_in_full_takes_the_estate() -> None:
    """M-S-20, the rulebook's example of five: $70 and Water Works (75).

    Seat 2 gets 50; 20 left, mortgage 75, seat 3 gets 50; 45 left for seat 4, who takes all.
    """
    game = draw("chance.chairman", "$70", "", "", "", "", lots="water 1")
    assert asked(game) == ("debt", 1)
    play(game, "mortgage water")
    assert cash(game) == (45, 1550, 1550, 1500, 1500)
    assert MoneyOwed(1, 4, 50, "card") in game.events

    events = play(game, "bankrupt")

    assert WentBankrupt(1, 4) in events
    assert owner(game, "water") == 4
    assert asked(game) == ("transfer", 4)
    play(game, "keep")
    assert cash(game) == (0, 1550, 1550, 1500 + 45 - 8, 1500)
    assert asked(game) == ("roll", 2)


def test_a_debtor_who_can_still_raise_the_money_may_not_give_up() -> None:
    """M-S-16, M-S-20: $20 and Water Works (75) for the first of two."""
    game = draw("chance.chairman", "$20", "", "", lots="water 1")

    why = game.why_not("bankrupt")

    assert why is not None and (why.reason, why.clause) == ("must_raise", "M-S-16")
    play(game, "raise")
    assert cash(game) == (45, 1550, 1500)
    assert asked(game) == ("debt", 1)


def test_what_is_raised_for_one_creditor_serves_the_next() -> None:
    """M-S-20: $20 and Reading Railroad (100): 120 are enough for two."""
    game = draw("chance.chairman", "$20", "", "", lots="reading 1")

    play(game, "mortgage reading")

    assert cash(game) == (20, 1550, 1550)
    assert asked(game) == ("roll", 2)


def test_each_who_cannot_pay_is_bankrupt_to_the_receiver_in_order() -> None:
    """M-S-21: seats 2 and 4 have too little; their money and lots go to seat 1."""
    game = draw("chest.opera", "", "$30", "", "$10", lots="water 2 mortgaged,baltic 4")
    assert asked(game) == ("debt", 2)

    play(game, "bankrupt")
    assert asked(game) == ("transfer", 1)
    play(game, "redeem water")
    assert asked(game) == ("debt", 4)
    assert game.why_not("bankrupt") is None  # 10 + 30 < 50
    play(game, "bankrupt")

    # 1500 + 30, less 75 + 8 for Water Works, + 50 of seat 3, + 10 of seat 4.
    assert cash(game) == (1500 + 30 - 83 + 50 + 10, 0, 1450, 0)
    assert (owner(game, "water"), owner(game, "baltic")) == (1, 1)
    assert asked(game) == ("roll", 3)


def test_those_who_pay_pay_clockwise_from_the_receivers_left() -> None:
    """M-S-21: seat 3 of four draws; 4, 1 and 2 pay in this order."""
    game = table("", "", "at jail", "", then="turn 3 roll")
    play(game, "roll", "dice 3 4")

    events = play(game, "draw chest.opera")

    assert [event.seat for event in events if isinstance(event, MoneyPaid)] == [4, 1, 2]


def test_a_payer_who_is_short_raises_the_money_before_the_next_pays() -> None:
    """M-S-21, M-S-11: seat 3 has $20 and Baltic Avenue (30): just enough."""
    game = draw("chest.opera", "", "", "$20", lots="baltic 3")
    assert asked(game) == ("debt", 3)

    play(game, "3 mortgage baltic")

    assert cash(game) == (1600, 1450, 0)
    assert asked(game) == ("roll", 2)


def test_the_last_payer_going_bankrupt_ends_the_game() -> None:
    """M-WIN-1, M-S-22."""
    game = draw("chest.opera", "", "$10")

    play(game, "bankrupt")

    assert game.is_over
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.money) == ((1,), (1510, 0))


def test_the_game_ends_before_the_rest_is_paid_when_one_is_left() -> None:
    """M-S-22: three play; both others fail one after the other."""
    game = draw("chest.opera", "", "$10", "$20")

    play(game, "bankrupt")
    assert asked(game) == ("debt", 3)
    play(game, "bankrupt")

    assert game.is_over
    assert cash(game) == (1530, 0, 0)


def test_a_payer_who_leaves_owes_no_more_to_the_others() -> None:
    """M-S-36, M-S-20: seat 1 owes seat 2 and leaves: bankrupt to seat 2, seat 3 gets nothing."""
    game = draw("chance.chairman", "$20", "", "", lots="water 1")

    play(game, "1 leave")

    assert owner(game, "water") == 2
    assert cash(game) == (0, 1520, 1500)
    assert asked(game) == ("roll", 2)
