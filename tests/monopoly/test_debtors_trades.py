"""Trades of a debtor (M-S-11, M-S-16): only on the debtor's offer, never at the creditor's loss."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import RentPaid, Traded

from .estates import allowed, asked, cash, in_debt, owned, play, refused, table


def test_a_debtor_offers_trades_which_the_other_seat_may_answer() -> None:
    """M-S-11: while nobody else acts; the debt is paid automatically afterwards."""
    game = in_debt(300, "$0 | orange, water", "$500 | dark-blue", "$500 | reading")
    play(game, "offer 3: water for $300")

    assert refused(game, "accept 1", seat=2) == ("no_offer", "M-S-34")
    events = play(game, "3: accept 1")

    assert len(events.of(Traded)) == 1
    assert events.of(RentPaid) == [RentPaid(1, 2, "boardwalk", 300)]
    assert cash(game) == (0, 800, 200)
    assert asked(game) == ("roll", 2)


def test_a_debtor_may_trade_with_the_creditor() -> None:
    """M-S-11: no loans, but any price for a lot (M-BKR-4)."""
    game = in_debt(300, "$0 | water")

    play(game, "offer 2: water for $300", "2: counter 1: $290 for water", "1: accept 2")
    assert cash(game) == (290, 210, 500)
    assert asked(game) == ("debt", 1)
    assert refused(game, "offer 2: nothing for $10") == ("money_alone", "M-BKR-4")
    play(game, "bankrupt")
    assert cash(game) == (0, 500, 500)


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (3, "offer 1: $50 for water", "not_your_turn"),
        (3, "offer 2: reading for $50", "not_your_turn"),
        (3, "accept 2", "not_your_turn"),
        (3, "mortgage reading", "not_your_turn"),
        (3, "sell baltic 0", "not_your_turn"),
        (3, "build baltic 2", "wrong_moment"),
        (3, "redeem short-line", "wrong_moment"),
        (2, "build boardwalk 1", "wrong_moment"),
        (2, "raise", "not_your_turn"),
        (2, "bankrupt", "not_your_turn"),
        (2, "roll", "not_your_turn"),
        (1, "roll", "wrong_moment"),
        (1, "build st-james 1", "wrong_moment"),
        (1, "redeem electric", "wrong_moment"),
        (1, "pass", "wrong_moment"),
    ],
)
def test_nobody_else_acts_while_a_debt_is_open(seat: int, action: str, reason: str) -> None:
    """M-S-11: and the debtor only raises money and trades."""
    game = in_debt(
        900,
        "$200 | orange, water, electric mortgaged",
        "$500 | dark-blue",
        "$500 | reading, brown 1, short-line mortgaged",
    )

    assert refused(game, action, seat=seat)[0] == reason


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        # Reading counts $100 while it is not mortgaged.
        ("offer 3: reading for $99", "lowers_estate"),
        ("offer 3: reading for $100", None),
        ("offer 3: reading for nothing", "lowers_estate"),
        # A mortgaged lot and a jail card count nothing.
        ("offer 3: water for nothing", None),
        ("offer 3: chance-card for nothing", None),
        # Boardwalk counts $200, Connecticut $60.
        ("offer 3: reading for connecticut", "lowers_estate"),
        ("offer 3: reading for boardwalk", None),
        ("offer 3: reading + $100 for boardwalk", None),
        ("offer 3: reading + $101 for boardwalk", "lowers_estate"),
        # The fee for Electric Company, $8, counts too.
        ("offer 3: nothing for electric", "lowers_estate"),
        ("offer 3: nothing for electric + $7", "lowers_estate"),
        ("offer 3: nothing for electric + $8", None),
        ("offer 3: $30 for connecticut", None),
    ],
)
def test_no_trade_of_a_debtor_may_lower_what_they_can_raise(offer: str, reason: str | None) -> None:
    """M-S-16, even if they cannot cover the debt anyway."""
    for amount in (150, 900):
        game = in_debt(
            amount,
            "$120 cards chance | reading, water mortgaged",
            "$500",
            "$500 | boardwalk, connecticut, electric mortgaged",
            to="bank",
            edition="official",
        )
        if reason:
            assert refused(game, offer) == (reason, "M-S-16")
        else:
            assert allowed(game, offer)


def test_a_debtor_does_not_accept_what_lowers_it_either() -> None:
    """M-S-16: a counter-offer, and an offer from before the debt."""
    seats = ("$500", "$10 | reading", "$500 | b-and-o")
    game = table(*seats, then="claim b-and-o owner 3 from 2 $25")
    play(game, "1: offer 2: $20 for reading", "3: claim b-and-o")

    assert asked(game) == ("debt", 2)
    assert refused(game, "accept 1", seat=2) == ("lowers_estate", "M-S-16")
    play(game, "1: withdraw", "2: offer 1: reading for $200")
    refusal = refused(game, "counter 2: $30 for reading", seat=1)
    assert refusal == ("lowers_estate", "M-S-16")


def test_a_debtor_who_cannot_cover_the_debt_may_trade_until_bankruptcy() -> None:
    """M-S-16: selling Water Works for $300 saves them."""
    game = in_debt(300, "$0 | water")
    assert refused(game, "raise") == ("cannot_raise", "M-S-16")

    play(game, "offer 3: water for $300", "3: accept 1")

    assert cash(game) == (0, 800, 200)
    assert asked(game) == ("roll", 2)


def test_a_debtor_has_three_offers() -> None:
    """M-S-34."""
    game = in_debt(300, "$0 | water")
    for price in (300, 200, 100):
        play(game, f"offer 3: water for ${price}", "3: refuse 1")

    assert refused(game, "offer 3: water for $90") == ("too_many_offers", "M-S-34")


def test_a_partner_decides_about_a_mortgage_before_the_debt_continues() -> None:
    """M-MORT-7, M-S-11."""
    game = in_debt(300, "$0 | water mortgaged, reading")

    play(game, "offer 3: water for $50", "3: accept 1")
    assert asked(game) == ("transfer", 3)
    play(game, "keep")

    assert cash(game) == (50, 500, 442)
    assert asked(game) == ("debt", 1)


def test_a_debtor_who_receives_a_mortgaged_lot_pays_its_fee_first() -> None:
    """M-MORT-7: $50 come, $8 go, $42 are left for the debt of $40."""
    game = in_debt(40, "$0", "$500", "$500 | water mortgaged", to="bank")

    play(game, "offer 3: nothing for water + $50", "3: accept 1")
    assert asked(game) == ("transfer", 1)
    play(game, "keep")

    assert cash(game) == (2, 500, 450)
    assert asked(game) == ("roll", 2)


def test_a_mortgaged_lot_is_not_passed_on_from_debt_to_debt() -> None:
    """M-S-23: while a debt is open, the receiver of a mortgaged lot pays its fee in cash."""
    game = table(
        "$0 | boardwalk mortgaged, water",
        "$0 | reading",
        "$0 | b-and-o",
        then="turn 1 end rolled\nowing 1 to bank $29 for tax",
    )

    assert refused(game, "offer 2: boardwalk for nothing") == ("fee_too_high", "M-S-23")


def test_fees_in_a_debt_may_be_paid_with_money_of_the_trade() -> None:
    """M-S-23, M-MORT-7: Boardwalk's fee is $20, and $20 come with it."""
    game = table(
        "$25 | boardwalk mortgaged, water",
        "$0 | reading",
        then="turn 1 end rolled\nowing 1 to bank $60 for tax",
    )
    assert refused(game, "offer 2: boardwalk + $20 for nothing") == ("lowers_estate", "M-S-16")

    play(game, "offer 2: boardwalk + $20 for reading", "2: accept 1", "2: keep")

    assert (cash(game), owned(game, 2)) == ((5, 0), ("boardwalk",))
