"""What happens to a claim until it is made: trades, building, debts, bankruptcy (M-S-33)."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import (
    ClaimWaived,
    WentBankrupt,
)

from .boards import asked, cash, claims, owned, owner, play, refused, roll, table
from .unclaimed_rent import AT_JAIL, NEW_YORK, NO_CLAIM, land, lapsed


def test_the_claim_belongs_to_the_owner_at_the_time_of_landing() -> None:
    """M-S-33: the lot is sold to seat 3 before it is claimed."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)
    play(game, "4 offer 3: new-york for $200", "3 accept 4")
    assert owner(game, "new-york") == 3

    assert refused(game, "claim new-york", seat=3) == NO_CLAIM
    play(game, "4 claim new-york")

    assert cash(game) == (1484, 1500, 1300, 1716)


def test_a_lander_who_buys_the_lot_still_owes_its_rent() -> None:
    """M-S-33: seat 1 owns the lot now, and still owes the rent of its landing."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)
    play(game, "4 offer 1: new-york for $200", "1 accept 4", "4 claim new-york")

    assert cash(game) == (1284, 1500, 1500, 1716)


def test_the_rent_is_that_at_the_time_of_landing() -> None:
    """M-S-7, M-S-11: the orange group is completed and built on afterwards."""
    game = table(*AT_JAIL, lots=f"{NEW_YORK},st-james 4,tennessee 3")
    land(game)
    play(game, "4 offer 3: $10 for tennessee", "3 accept 4")
    play(game, "4 build st-james 1 tennessee 1 new-york 1", "4 claim new-york")

    assert cash(game) == (1484, 1500, 1510, 1500 - 10 - 300 + 16)


def test_a_mortgage_taken_later_does_not_cost_the_rent() -> None:
    """M-S-7."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)

    play(game, "4 mortgage new-york", "4 claim new-york")

    assert cash(game) == (1484, 1500, 1500, 1616)


def test_an_owner_in_jail_claims_as_well() -> None:
    """M-JAIL-5."""
    game = table("at jail", "", "", "in-jail 2", lots=NEW_YORK)
    land(game)

    play(game, "4 claim new-york")

    assert cash(game)[3] == 1516


def test_a_lander_who_went_to_jail_still_owes() -> None:
    """M-S-33: New York by a double, then Go To Jail."""
    game = table("at st-charles", "at jail", lots="new-york 2")
    roll(game, 4, 4)
    roll(game, 5, 6)

    play(game, "2 claim new-york")

    assert cash(game) == (1484, 1516)


def test_the_owner_may_waive() -> None:
    """M-S-33."""
    game = table(*AT_JAIL, lots=NEW_YORK)
    land(game)

    events = play(game, "4 waive new-york")

    assert events == [ClaimWaived(4, 1, "new-york")]
    assert refused(game, "claim new-york", seat=4) == NO_CLAIM
    assert lapsed(play(game, "roll")) == []


def test_a_lander_who_is_short_must_raise_the_money() -> None:
    """M-S-11, M-S-16: $5 in cash and Baltic Avenue (30) against $16."""
    game = table("$5 at jail", "", "", "", lots=f"{NEW_YORK},baltic 1")
    land(game)

    play(game, "4 claim new-york")
    assert asked(game) == ("debt", 1)
    play(game, "1 mortgage baltic")

    assert cash(game) == (19, 1500, 1500, 1516)
    assert asked(game) == ("roll", 2)


def test_a_lander_who_cannot_pay_is_bankrupt_to_the_owner() -> None:
    """M-BKR-2: $5 go to seat 4, and the turn of seat 2 continues."""
    game = table("$5 at jail", "", "", "", lots=NEW_YORK)
    land(game)

    events = play(game, "4 claim new-york", "1 bankrupt")

    assert WentBankrupt(1, 4) in events
    assert cash(game) == (0, 1500, 1500, 1505)
    assert asked(game) == ("roll", 2)


def test_bankruptcy_of_the_lander_voids_other_claims() -> None:
    """M-S-33: seat 1 owes Illinois ($20) to seat 3 and New York ($16) to seat 4, and has $5."""
    seats = ("$5 at st-charles", "", "", "")
    game = table(*seats, lots=f"{NEW_YORK},illinois 3", edition="official")
    roll(game, 4, 4)
    roll(game, 1, 4)
    play(game, "4 claim new-york", "1 bankrupt")

    assert claims(game) == []
    assert refused(game, "claim illinois", seat=3) == NO_CLAIM


def test_bankruptcy_of_the_owner_voids_their_claims() -> None:
    """M-S-33, M-S-36: seat 4 leaves before it has asked."""
    game = table(*AT_JAIL, lots=NEW_YORK, options="bankrupt_to_bank_lots return")
    land(game)

    play(game, "4 leave")

    assert claims(game) == []
    assert cash(game) == (1500, 1500, 1500, 0)
    assert lapsed(play(game, "roll")) == []


def test_an_heir_does_not_inherit_claims() -> None:
    """M-S-33: seat 4 is bankrupt to seat 3 while seat 1 still owes it $16; nobody may ask."""
    game = table(
        "at jail",
        "",
        "",
        "$0",
        lots=NEW_YORK,
        edition="official",
        then="claim boardwalk owner 3 from 4 $900",
    )
    roll(game, 4, 5)
    play(game, "3 claim boardwalk", "4 bankrupt")

    assert owner(game, "new-york") == 3
    assert claims(game) == []
    assert refused(game, "claim new-york", seat=3) == NO_CLAIM


def test_a_claim_may_be_made_only_between_rolls() -> None:
    """M-S-11: seat 2 is asked to buy; the claim against seat 1 waits, and is still there then."""
    game = table("at jail", "", "", "", lots=NEW_YORK, edition="official")
    land(game)
    roll(game, 1, 2)
    assert asked(game) == ("buy", 2)
    assert refused(game, "claim new-york", seat=4) == ("wrong_moment", "M-S-11")

    play(game, "buy", "4 claim new-york")

    assert cash(game)[0] == 1484


def test_how_long_a_claim_is_open_is_shown() -> None:
    """M-RENT-6: the number of further players' rolls."""
    game = table(*AT_JAIL, lots=NEW_YORK, edition="official")
    land(game)
    left = [game.view().claims[0].rolls_left]
    roll(game, 4, 6)
    left.append(game.view().claims[0].rolls_left)

    assert left == [2, 1]


@pytest.mark.parametrize(
    ("options", "before"), [("round_limit 1", ()), ("time_limit_minutes 60", ("time",))]
)
def test_the_rent_of_the_last_landing_before_a_limit_is_not_lost(
    options: str, before: tuple[str, ...]
) -> None:
    """M-S-33, M-S-32: a claim is a free action from the landing on; no deadline roll has come.

    Seat 2 ends the last round on Boardwalk with one house; the rent of $200 decides the game.
    """
    lots = owned(("park-place", "boardwalk"), 1, level=1)
    game = table("$100", "$1400 at short-line", lots=lots, options=options, then="turn 2 roll")
    play(game, *before)

    roll(game, 1, 3)
    if not game.is_over:
        play(game, "1 claim boardwalk")

    assert cash(game) == (300, 1200)
