"""Standing orders: always claim, never build; nobody else sees them (M-S-15, M-S-33)."""

from __future__ import annotations

import pytest

from magnate.monopoly import StandingOrder
from magnate.monopoly.events import OrderGiven, RentPaid, ShortageBegan

from .boards import GROUPS, asked, cash, claims, owned, play, refused, roll, table


def test_always_claim_takes_the_rent_at_the_landing() -> None:
    """M-S-33."""
    game = table("", "", lots="baltic 2")
    play(game, "2 order always-claim on")

    events = roll(game, 1, 2)

    assert RentPaid(1, 2, "baltic", 4) in events
    assert cash(game) == (1496, 1504)
    assert claims(game) == []


@pytest.mark.parametrize("edition", ["brazil", "official", "modern"])
def test_an_order_in_the_position_holds(edition: str) -> None:
    """M-S-33: in every preset."""
    game = table("", "always-claim", "", lots="baltic 2", edition=edition)

    roll(game, 1, 2)

    assert cash(game) == (1496, 1504, 1500)


def test_a_withdrawn_order_no_longer_applies() -> None:
    """M-S-33: its owner turned it off."""
    game = table("", "always-claim", lots="baltic 2")
    play(game, "2 order always-claim off")

    roll(game, 1, 2)

    assert claims(game) == [(2, 1, "baltic", 4)]


def test_an_order_serves_only_its_owner() -> None:
    """M-S-33: seat 3 claims automatically, seat 2 has to claim."""
    game = table("", "", "always-claim", lots="vermont 1,electric 2,pennsylvania-rr 3")
    roll(game, 4, 4)
    roll(game, 2, 2)
    roll(game, 1, 2)

    assert cash(game) == (1475, 1500, 1525)
    assert claims(game) == [(2, 1, "electric", 16)]


def test_an_order_given_after_a_landing_does_not_lose_the_open_claim() -> None:
    """M-S-33: an order holds for landings from then on; the claim of before may still be made."""
    game = table("", "", lots="baltic 2")
    roll(game, 1, 2)
    play(game, "2 order always-claim on")
    assert claims(game) == [(2, 1, "baltic", 4)]
    play(game, "2 claim baltic")

    assert cash(game) == (1496, 1504)


def test_a_rent_claimed_by_order_may_lead_into_debt() -> None:
    """M-S-11: $3 for a rent of 4."""
    game = table("$3", "always-claim", lots="baltic 2,reading 1")
    roll(game, 1, 2)

    assert asked(game) == ("debt", 1)
    play(game, "mortgage reading")
    assert cash(game) == (99, 1504)


def test_the_rent_of_a_card_roll_is_claimed_by_order_too() -> None:
    """M-S-33, M-S-29."""
    game = table("", "always-claim", lots="electric 2")
    roll(game, 3, 4)
    play(game, "draw chance.nearest_utility", "dice 1 2")

    assert cash(game) == (1470, 1530)


@pytest.mark.parametrize("order", ["always_claim", "never_build"])
def test_any_seat_orders_at_any_decision(order: str) -> None:
    """M-S-33: no matter which seat is to act; nothing else changes."""
    text = order.replace("_", "-")
    game = table("", "", "")
    play(game, f"3 order {text} on", "1 order always-claim on")
    roll(game, 1, 2)
    play(game, f"2 order {text} on")
    assert asked(game) == ("buy", 1)
    play(game, "decline", f"1 order {text} off")
    assert asked(game) == ("bid", 2)
    play(game, "2 order always-claim off", "pass", "pass", "pass")

    assert asked(game) == ("roll", 2)
    assert order in game.view(3).orders


def test_orders_are_given_while_another_is_in_debt() -> None:
    """M-S-33."""
    game = table("$3", "always-claim", "", lots="baltic 2,reading 1")
    roll(game, 1, 2)
    play(game, "3 order never-build on", "1 order always-claim on")

    assert asked(game) == ("debt", 1)
    assert game.view(3).orders == ("never_build",)


def test_a_bankrupt_seat_orders_nothing() -> None:
    """M-BKR-2."""
    game = table("", "out 1", "")

    assert refused(game, "order always-claim on", seat=2) == ("bankrupt_seat", "M-BKR-2")


def test_no_order_is_accepted_while_the_dice_roll() -> None:
    """M-S-11."""
    game = table("", "")
    play(game, "roll")

    assert refused(game, "order always-claim on", seat=2) == ("wrong_moment", "M-S-11")


def test_an_order_may_be_repeated() -> None:
    """Turning on what is on changes nothing."""
    game = table("always-claim", "")

    play(game, "order always-claim on", "order never-build on", "order never-build off")

    assert game.view(1).orders == ("always_claim",)


def test_nobody_else_sees_an_order() -> None:
    """M-S-33: not in the view, not in the log, not in what one may do."""
    game = table("", "", "", lots="baltic 2")
    before = [game.view(seat) for seat in (1, 3, None)]
    listed = [list(game.legal_actions(seat=seat)) for seat in (1, 3)]

    play(game, "2 order always-claim on", "2 order never-build on")

    assert [game.view(seat) for seat in (1, 3, None)] == before
    assert [list(game.legal_actions(seat=seat)) for seat in (1, 3)] == listed
    assert game.view(2).orders == ("always_claim", "never_build")
    given = [event for event in game.view(2).log if isinstance(event, OrderGiven)]
    assert given == [OrderGiven(2, "always_claim", True), OrderGiven(2, "never_build", True)]


def test_players_see_only_their_own_orders() -> None:
    """M-S-33: seats 1 and 2 have given one each."""
    game = table("always-claim", "never-build", "")

    assert game.view(1).orders == ("always_claim",)
    assert game.view(2).orders == ("never_build",)
    assert game.view(3).orders == ()
    assert game.view().orders == ()


def test_an_order_leaves_the_rest_of_the_state_alone() -> None:
    """M-S-33: open offers, claims and the turn stay."""
    game = table("", "", lots="baltic 2,reading 1", edition="official")
    roll(game, 1, 2)
    play(game, "1 offer 2: reading for $100")
    before = game.state.copy()

    play(game, "2 order never-build on")

    changed = before.differences(game.state)
    assert len(changed) == 1 and "orders" in str(changed[0])


def test_a_seat_that_never_builds_is_not_asked_in_a_shortage() -> None:
    """M-S-15: two houses are left, seat 1 wants both, seat 2 could build as well."""
    lots = f"{owned(GROUPS['brown'], 1)},{owned(GROUPS['light_blue'], 2)}"
    options = "bank_houses 2"
    with_question = table("", "", lots=lots, options=options)
    without = table("", "never-build", lots=lots, options=options)

    asks = play(with_question, "1 build mediterranean 1 baltic 1")
    events = play(without, "1 build mediterranean 1 baltic 1")

    assert ShortageBegan(1, "house", 2) in asks
    assert asked(with_question) == ("request", 2)
    assert asked(without) == ("roll", 1)
    assert without.view().houses == 0
    assert not [event for event in events if isinstance(event, ShortageBegan)]


def test_the_notation_of_orders() -> None:
    """`str(action)` is what is played."""
    assert str(StandingOrder("always_claim")) == "order always-claim on"
    assert str(StandingOrder("never_build", on=False)) == "order never-build off"
