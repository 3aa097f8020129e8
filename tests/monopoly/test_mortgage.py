"""Mortgages (ledger section 10): lent, redeemed with interest, handed on."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import (
    LotMortgaged,
    LotRedeemed,
    MoneyOwed,
    MoneyPaid,
    MortgageKept,
)

from .estates import allowed, asked, cash, mortgaged, owned, owner, play, refused, table

# The mortgage of the deed, 10 % of it rounded up, and both together.
DEEDS = [
    ("mediterranean", 30, 3, 33),
    ("connecticut", 60, 6, 66),
    ("st-charles", 70, 7, 77),
    ("electric", 75, 8, 83),
    ("reading", 100, 10, 110),
    ("illinois", 120, 12, 132),
    ("atlantic", 130, 13, 143),
    ("park-place", 175, 18, 193),
    ("boardwalk", 200, 20, 220),
]


@pytest.mark.parametrize(("lot", "value"), [deed[:2] for deed in DEEDS])
def test_the_bank_lends_the_mortgage_value_of_the_deed(lot: str, value: int) -> None:
    """M-MORT-1."""
    game = table(f"$0 | {lot}", "$1500")

    events = play(game, f"mortgage {lot}")

    assert cash(game) == (value, 1500)
    assert mortgaged(game) == (lot,)
    assert events.of(LotMortgaged) == [LotMortgaged(1, lot, value)]


@pytest.mark.parametrize(("lot", "cost"), [(deed[0], deed[3]) for deed in DEEDS])
def test_redeeming_costs_the_mortgage_and_a_tenth(lot: str, cost: int) -> None:
    """M-MORT-4, M-S-12: 75 → 8, 175 → 18. Known bug elsewhere: the wrong price."""
    game = table(f"${cost} | {lot} mortgaged", "$1500")

    events = play(game, f"redeem {lot}")

    assert cash(game) == (0, 1500)
    assert mortgaged(game) == ()
    assert events.of(LotRedeemed) == [LotRedeemed(1, lot, cost)]


@pytest.mark.parametrize(("lot", "cost"), [(deed[0], deed[3]) for deed in DEEDS])
def test_redeeming_needs_the_money(lot: str, cost: int) -> None:
    """M-MORT-4."""
    game = table(f"${cost - 1} | {lot} mortgaged", "$1500")

    assert refused(game, f"redeem {lot}") == ("not_enough_cash", "M-MORT-4")


@pytest.mark.parametrize(
    ("options", "cost"),
    [
        ("percent_rounding up", 83),
        ("percent_rounding down", 82),
        ("percent_rounding nearest", 83),
        ("mortgage_interest_percent 0", 75),
        ("mortgage_interest_percent 5, percent_rounding down", 78),
        ("mortgage_interest_percent 5, percent_rounding nearest", 79),
        ("mortgage_interest_percent 25", 94),
    ],
)
def test_interest_and_rounding_are_options(options: str, cost: int) -> None:
    """M-S-12, M-MORT-4: of $75."""
    game = table("$100 | water mortgaged", "$1500", options=options)

    play(game, "redeem water")

    assert cash(game)[0] == 100 - cost


def test_only_the_owner_can_redeem_or_mortgage() -> None:
    """M-MORT-6."""
    game = table("$500 | reading mortgaged, water", "$500")

    assert refused(game, "redeem reading", seat=2) == ("not_owned", "M-MORT-6")
    assert refused(game, "mortgage water", seat=2) == ("not_owned", "M-BUY-2")
    assert refused(game, "mortgage boardwalk") == ("not_owned", "M-BUY-2")
    assert refused(game, "mortgage reading") == ("already_mortgaged", "M-MORT-1")
    assert refused(game, "redeem water") == ("not_mortgaged", "M-MORT-4")


@pytest.mark.parametrize("lot", ["st-james", "new-york"])
def test_all_buildings_of_the_group_are_sold_first(lot: str) -> None:
    """M-MORT-2, M-ERR-18: New York Avenue itself is bare."""
    game = table("$500 | orange 1-1-0", "$500")

    assert refused(game, f"mortgage {lot}") == ("group_has_buildings", "M-MORT-2")


def test_an_option_allows_mortgaging_a_bare_lot_of_a_built_group() -> None:
    """M-ERR-18: `mortgage_requires: lot_unbuilt`."""
    game = table("$500 | orange 1-1-0", "$500", options="mortgage_requires lot_unbuilt")

    assert refused(game, "mortgage st-james") == ("group_has_buildings", "M-MORT-2")
    play(game, "mortgage new-york")
    assert cash(game)[0] == 600


def test_no_rent_while_mortgaged_and_again_after_redemption() -> None:
    """M-MORT-3, M-MORT-5."""
    game = table("$500 | reading mortgaged", "$500", "$500", then="turn 2 roll")
    play(game, "roll", "dice 2 3")
    assert refused(game, "claim reading", seat=1) == ("no_claim", "M-RENT-6")

    play(game, "1: redeem reading", "roll", "dice 1 4", "1: claim reading")

    assert cash(game) == (500 - 110 + 25, 500, 475)


def test_everyone_mortgages_and_redeems_between_rolls() -> None:
    """M-S-11, M-JAIL-5: also in jail."""
    game = table("$500", "$500 | reading", "$500 at jail in-jail 2 | water mortgaged")

    play(game, "2: mortgage reading", "3: redeem water")

    assert cash(game) == (500, 600, 417)


def test_the_new_owner_redeems_at_once_or_pays_a_tenth() -> None:
    """M-MORT-7: $8 now and $83 later, or $83 now."""
    keeps = table("$500 | water mortgaged", "$500")
    events = play(keeps, "offer 2: water for $10", "2: accept 1")
    assert asked(keeps) == ("transfer", 2)
    events = play(keeps, "keep")
    assert events.of(MortgageKept) == [MortgageKept(2, "water", 8)]
    assert events.of(MoneyPaid) == [MoneyPaid(2, "bank", 8, "fee")]
    assert (cash(keeps), mortgaged(keeps)) == ((510, 482), ("water",))
    play(keeps, "2: redeem water")
    assert cash(keeps) == (510, 482 - 83)

    redeems = table("$500 | water mortgaged", "$500")
    play(redeems, "offer 2: water for $10", "2: accept 1", "redeem water")
    assert (cash(redeems), mortgaged(redeems)) == ((510, 407), ())
    assert asked(redeems) == ("roll", 1)


@pytest.mark.parametrize(("lot", "fee"), [(deed[0], deed[2]) for deed in DEEDS])
def test_the_fee_is_a_tenth_of_the_mortgage_rounded_up(lot: str, fee: int) -> None:
    """M-MORT-7, M-S-12. Known bug elsewhere: no 10 % on transfer."""
    game = table(f"$500 | {lot} mortgaged", "$500")

    play(game, f"offer 2: {lot} for nothing", "2: accept 1", "keep")

    assert cash(game) == (500, 500 - fee)


def test_the_fee_has_an_option_of_its_own() -> None:
    """`mortgaged_transfer_fee_percent`, next to the interest."""
    game = table("$500 | water mortgaged", "$500", options="mortgaged_transfer_fee_percent 20")

    play(game, "offer 2: water for nothing", "2: accept 1", "keep", "2: redeem water")

    assert cash(game) == (500, 500 - 15 - 83)


def test_several_lots_are_decided_one_by_one_in_board_order() -> None:
    """M-MORT-7, M-S-12: rounded per lot, 8 and 8, not 15."""
    game = table("$500 | electric mortgaged, water mortgaged, reading mortgaged", "$500")
    play(game, "offer 2: water + reading + electric for $1", "2: accept 1")

    assert refused(game, "redeem water", seat=2) == ("wrong_moment", "M-S-11")
    play(game, "redeem reading")
    play(game, "keep", "keep")

    assert cash(game) == (501, 500 - 1 - 110 - 8 - 8)
    assert mortgaged(game) == ("electric", "water")
    assert owned(game, 2) == ("reading", "electric", "water")


def test_both_partners_may_receive_mortgaged_lots() -> None:
    """M-MORT-7: each decides about the lots they receive."""
    game = table("$500 | water mortgaged", "$500 | reading mortgaged", "$500")
    play(game, "offer 2: water for reading", "2: accept 1")
    fees = {1: 10, 2: 8}
    seats = []
    while game.awaits == "transfer":
        assert game.seat is not None
        seats.append(game.seat)
        play(game, "keep")

    assert sorted(seats) == [1, 2]
    assert cash(game) == (500 - fees[1], 500 - fees[2], 500)


def test_nobody_else_acts_while_the_new_owner_decides() -> None:
    """M-S-11: they may mortgage and sell to pay, nothing else."""
    game = table("$500 | water mortgaged", "$0 | reading, brown 1", "$500 | short-line")
    play(game, "offer 2: water for nothing", "2: accept 1")

    assert refused(game, "roll", seat=1) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, "mortgage short-line", seat=3) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, "keep", seat=1) == ("not_your_turn", "M-MOVE-2")
    assert refused(game, "build baltic 2", seat=2) == ("wrong_moment", "M-S-11")
    assert refused(game, "offer 3: reading for $50", seat=2) == ("wrong_moment", "M-S-11")
    assert refused(game, "redeem water", seat=2) == ("not_enough_cash", "M-MORT-4")
    play(game, "2: sell baltic 0", "2: mortgage reading", "2: redeem water")
    assert cash(game) == (500, 25 + 100 - 83, 500)


def test_a_new_owner_who_is_short_of_the_fee_raises_it() -> None:
    """M-S-18: the fee is a debt to the bank, paid as soon as the cash suffices."""
    game = table("$500 | water mortgaged", "$0 | reading")
    play(game, "offer 2: water for nothing", "2: accept 1")

    events = play(game, "keep")
    assert events.of(MoneyOwed) == [MoneyOwed(2, "bank", 8, "fee")]
    assert asked(game) == ("debt", 2)
    assert refused(game, "bankrupt") == ("must_raise", "M-S-16")
    play(game, "mortgage reading")

    assert cash(game) == (500, 92)
    assert asked(game) == ("roll", 1)


def test_an_heir_decides_about_each_mortgaged_lot() -> None:
    """M-BKR-2, M-ERR-17: they may redeem, and pay at least the tenth at once."""
    game = table(
        "$30 | reading mortgaged, water mortgaged, baltic",
        "$500",
        "$500",
        then="turn 1 end rolled\nowing 1 to 2 $900 for rent lot boardwalk",
    )
    play(game, "bankrupt")
    assert asked(game) == ("transfer", 2)
    play(game, "redeem reading", "keep")

    assert cash(game) == (0, 530 - 110 - 8, 500)
    assert owned(game, 2) == ("baltic", "reading", "water")
    assert mortgaged(game) == ("water",)
    assert asked(game) == ("roll", 2)


ESTATE = "turn 1 end rolled\nowing 1 to bank $900 for tax"


def test_estates_are_auctioned_free_of_mortgage() -> None:
    """M-S-17: `auction_unmortgaged`; the winner owes nothing more."""
    game = table("$30 | water mortgaged", "$500", "$500", then=ESTATE)

    play(game, "bankrupt")
    assert mortgaged(game) == ()
    play(game, "bid 20", "pass")

    assert cash(game) == (0, 480, 500)
    assert asked(game) == ("roll", 2)


def test_an_option_auctions_estates_with_their_mortgages() -> None:
    """`auction_mortgaged`: the winner owes the 10 % choice."""
    game = table(
        "$30 | water mortgaged, reading",
        "$500",
        "$500",
        options="bankrupt_to_bank_lots auction_mortgaged",
        then=ESTATE,
    )
    play(game, "bankrupt")
    play(game, "pass", "pass")  # reading
    assert mortgaged(game) == ("water",)
    play(game, "bid 20", "pass")
    assert asked(game) == ("transfer", 2)
    play(game, "keep")

    assert cash(game) == (0, 480 - 8, 500)
    assert (mortgaged(game), owner(game, "water")) == (("water",), 2)


def test_a_mortgaged_estate_without_a_bid_is_free_again() -> None:
    """M-S-17: it stays unowned."""
    game = table(
        "$30 | water mortgaged",
        "$500",
        "$500",
        options="bankrupt_to_bank_lots auction_mortgaged",
        then=ESTATE,
    )

    play(game, "bankrupt", "pass", "pass")

    assert (mortgaged(game), owner(game, "water")) == ((), None)


def test_a_winner_who_cannot_pay_the_fee_raises_it_or_is_bankrupt() -> None:
    """M-S-18: seat 2 bids its last dollar and has nothing else; the lot is auctioned again."""
    game = table(
        "$30 | water mortgaged",
        "$20",
        "$500",
        "$500",
        options="bankrupt_to_bank_lots auction_mortgaged",
        then=ESTATE,
    )
    play(game, "bankrupt", "bid 20", "pass", "pass", "keep")
    assert asked(game) == ("debt", 2)
    assert allowed(game, "bankrupt")
    play(game, "bankrupt")

    assert asked(game) == ("bid", 3)
    play(game, "bid 5", "pass", "redeem water")
    assert cash(game) == (0, 0, 500 - 5 - 83, 500)
    assert asked(game) == ("roll", 3)
