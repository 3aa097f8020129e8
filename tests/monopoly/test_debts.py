"""Debts (M-S-11, M-S-16, M-S-20, M-S-21, M-S-24): raised in any order, paid by themselves."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import (
    BuildingsSold,
    LotMortgaged,
    MoneyOwed,
    MoneyPaid,
    RentPaid,
    Traded,
    WentBankrupt,
)

from .estates import (
    allowed,
    asked,
    cards,
    cash,
    levels,
    mortgaged,
    nobody_bids,
    owner,
    play,
    refused,
    table,
)


def in_debt(
    amount: int,
    debtor: str,
    *others: str,
    to: str = "2",
    edition: str = "brazil",
    options: str = "",
) -> Game:
    """Seat 1 owes so much, to seat 2 for Boardwalk unless said otherwise."""
    cause = "rent lot boardwalk" if to == "2" else "tax"
    then = f"turn 1 end rolled\nowing 1 to {to} ${amount} for {cause}"
    others = others or ("$500 | dark-blue", "$500")
    return table(debtor, *others, edition=edition, options=options, then=then)


# Raising money in the middle of anything


def test_a_seat_asked_to_buy_may_first_raise_money() -> None:
    """M-S-11: mortgages and sales to the bank, in any order; then it buys."""
    seat = "$10 at reading | orange 1, water, baltic"
    game = table(seat, "$500", then="turn 1 end rolled\nbuying 1 reading")
    assert refused(game, "buy") == ("not_enough_cash", "M-BUY-1")

    play(game, "mortgage water", "sell st-james 0", "mortgage baltic", "sell tennessee 0")
    play(game, "buy")

    assert cash(game)[0] == 10 + 75 + 50 + 30 + 50 - 200
    assert owner(game, "reading") == 1


@pytest.mark.parametrize(
    "action",
    ["redeem short-line", "build st-james 2", "offer 2: water for $200", "roll", "claim water"],
)
def test_a_seat_asked_to_buy_may_do_nothing_else(action: str) -> None:
    """M-S-11."""
    seat = "$500 at reading | orange 1, water, short-line mortgaged"
    game = table(seat, "$500", then="turn 1 end rolled\nbuying 1 reading")

    assert refused(game, action) == ("wrong_moment", "M-S-11")
    assert refused(game, "mortgage water", seat=2) == ("not_your_turn", "M-MOVE-2")


def test_a_bidder_may_first_raise_money() -> None:
    """M-S-11, M-S-5: at most the bidder's cash."""
    seats = ("$500 at reading", "$10 | orange 1, water", "$500")
    game = table(*seats, then="turn 1 end rolled\nbuying 1 reading")
    play(game, "decline")
    assert asked(game) == ("bid", 2)
    assert refused(game, "bid 11") == ("not_enough_cash", "M-S-5")

    play(game, "mortgage water", "sell new-york 0", "bid 135", "pass", "pass")

    assert cash(game) == (500, 0, 500)
    assert owner(game, "reading") == 2


def test_a_debtor_raises_money_in_any_order() -> None:
    """M-S-16: buildings before lots, dear before cheap, as he likes."""
    game = in_debt(500, "$0 | orange 2, boardwalk, reading, baltic", "$500", "$500", to="bank")

    play(game, "mortgage boardwalk", "sell tennessee 1", "mortgage baltic")
    play(game, "sell st-james 1 new-york 1", "mortgage reading")

    assert asked(game) == ("debt", 1)
    events = play(game, "sell new-york 0 tennessee 0")
    assert events.of(MoneyPaid) == [MoneyPaid(1, "bank", 500, "tax")]
    assert cash(game)[0] == 200 + 50 + 30 + 100 + 100 + 100 - 500
    assert asked(game) == ("roll", 2)


def test_a_debt_is_paid_by_itself_as_soon_as_the_cash_suffices() -> None:
    """M-S-11: $90 and $10 are exactly enough."""
    game = in_debt(100, "$10 | st-james, tennessee")

    events = play(game, "mortgage tennessee")

    assert events.of(RentPaid) == [RentPaid(1, 2, "boardwalk", 100)]
    assert cash(game) == (0, 600, 500)
    assert asked(game) == ("roll", 2)


def test_with_enough_cash_a_debt_is_paid_at_once() -> None:
    """M-RENT-1."""
    game = table("$60", "$500 | dark-blue", then="claim park-place owner 2 from 1 $60")

    events = play(game, "2: claim park-place")

    assert (cash(game), events.of(MoneyOwed)) == ((0, 560), [])


def test_a_claim_makes_a_debt_between_two_rolls() -> None:
    """M-S-33, M-S-11: the window goes on afterwards, whoever owes."""
    game = table("$500", "$10 | water", "$500 | reading", then="claim reading owner 3 from 2 $25")
    play(game, "3: claim reading")
    assert asked(game) == ("debt", 2)

    play(game, "mortgage water")

    assert cash(game) == (500, 60, 525)
    assert asked(game) == ("roll", 1)


# Whether the debt can be covered


@pytest.mark.parametrize(
    ("estate", "sum_of_it"),
    [
        # Cash, half of buildings, mortgage value of lots not mortgaged.
        ("$100 | water", 175),
        ("$100 | water mortgaged, baltic", 130),
        ("$0 | brown 1", 110),
        ("$0 | brown 5", 310),
        ("$0 | orange 4-4-3", 830),
        ("$0 | orange 5, reading", 1130),
        ("$7 | stations, companies mortgaged", 407),
    ],
)
@pytest.mark.parametrize("edition", ["brazil", "official"])
def test_who_can_cover_the_debt_may_not_declare_bankruptcy(
    edition: str, estate: str, sum_of_it: int
) -> None:
    """M-S-16: equal is enough."""
    game = in_debt(sum_of_it, estate, edition=edition)
    assert refused(game, "bankrupt") == ("must_raise", "M-S-16")
    play(game, "raise")
    assert cash(game)[:2] == (0, 500 + sum_of_it)

    game = in_debt(sum_of_it + 1, estate, edition=edition)
    assert refused(game, "raise") == ("cannot_raise", "M-S-16")
    assert play(game, "bankrupt").of(WentBankrupt) == [WentBankrupt(1, 2)]


def test_hotels_count_half_of_five_though_the_bank_has_no_houses() -> None:
    """M-S-16, M-S-14: they can be sold to nothing."""
    game = in_debt(310, "$0 | brown 5", options="bank_houses 0")

    assert refused(game, "bankrupt") == ("must_raise", "M-S-16")
    play(game, "raise")
    assert cash(game)[:2] == (0, 810)


def test_jail_cards_count_nothing() -> None:
    """M-S-16."""
    game = in_debt(101, "$100 cards chance")

    assert allowed(game, "bankrupt")


# The fixed order


def raised(game: Game) -> list[str]:
    """Let the software raise the money; return the lots mortgaged and the buildings sold."""
    steps = []
    for event in play(game, "raise"):
        if isinstance(event, LotMortgaged):
            steps.append(event.lot)
        elif isinstance(event, BuildingsSold):
            steps.append(f"{event.lot} {event.before}>{event.after}")
    return steps


@pytest.mark.parametrize(
    ("estate", "amount", "steps", "left"),
    [
        # Outside complete groups, cheapest first: 30, 75, 100.
        ("$0 | reading, baltic, water", 30, ["baltic"], 0),
        ("$0 | reading, baltic, water", 31, ["baltic", "water"], 74),
        ("$0 | reading, baltic, water", 110, ["baltic", "water", "reading"], 95),
        # Complete groups afterwards, though cheaper: 100, then 30 and 30.
        ("$0 | brown, reading", 100, ["reading"], 0),
        ("$0 | brown, reading", 101, ["reading", "mediterranean"], 29),
        ("$0 | brown, reading", 160, ["reading", "mediterranean", "baltic"], 0),
        # A complete group of companies is one too.
        ("$0 | companies, boardwalk", 210, ["boardwalk", "electric"], 65),
        # Stations: three of four are not complete.
        ("$0 | reading, b-and-o, short-line, brown", 301, None, 29),
        # Lots with equal values: in board order.
        ("$0 | kentucky, st-james, tennessee", 100, ["st-james", "tennessee"], 80),
        # Buildings after all bare lots, evenly.
        ("$0 | brown 2, boardwalk", 200, ["boardwalk"], 0),
        ("$5 | brown 2, boardwalk", 206, ["boardwalk", 25], 24),
        # And their lots last.
        ("$0 | brown 1", 50, [25, 25], 0),
        ("$0 | brown 1", 51, [25, 25, "mediterranean"], 29),
        ("$0 | brown 1", 110, [25, 25, "mediterranean", "baltic"], 0),
    ],
)
def test_the_software_raises_money_in_a_fixed_order(
    estate: str, amount: int, steps: list[str | int] | None, left: int
) -> None:
    """M-S-16: unbuilt lots outside complete groups, unbuilt complete groups, buildings evenly,
    their lots; cheapest first. A number is the price of a building, whichever lot it stood on."""
    game = in_debt(amount, estate, "$500", "$500", to="bank")

    took = raised(game)

    if steps is not None:
        assert len(took) == len(steps)
        for step, expected in zip(took, steps, strict=True):
            assert step == expected if isinstance(expected, str) else ">" in step
    assert cash(game)[0] == left
    assert asked(game) == ("roll", 2)


def test_buildings_are_sold_evenly_and_the_cheapest_first() -> None:
    """M-S-16: $25 each on light blue, before $50 on orange; four sales make $100."""
    game = in_debt(90, "$0 | light-blue 2-2-1, orange 2", "$500", "$500", to="bank")

    assert len(raised(game)) == 4

    assert sorted(levels(game, "light-blue")) == [0, 0, 1]
    assert levels(game, "orange") == (2, 2, 2)
    assert (cash(game)[0], mortgaged(game)) == (10, ())


def test_all_buildings_are_sold_before_the_lots_under_them_are_mortgaged() -> None:
    """M-S-16: "then sell buildings evenly, then mortgage their lots". Brown's four houses bring
    $100, two of dark blue's $100 each: the brown lots are not mortgaged."""
    game = in_debt(300, "$0 | brown 2, dark-blue 2", "$500", "$500", to="bank")

    play(game, "raise")

    assert mortgaged(game) == ()
    assert (levels(game, "brown"), sum(levels(game, "dark-blue"))) == ((0, 0), 2)
    assert cash(game)[0] == 0


def test_hotels_are_sold_in_the_fixed_order_too() -> None:
    """M-S-14, M-SELL-4: in brazil both hotels of brown go, to four houses each, for $50; with
    three houses in the bank they go to 2-1, for $175."""
    game = in_debt(20, "$0 | brown 5", "$500", "$500", to="bank")
    play(game, "raise")
    assert (levels(game, "brown"), cash(game)[0]) == ((4, 4), 30)

    game = in_debt(20, "$0 | brown 5", "$500", "$500", to="bank", options="bank_houses 3")
    play(game, "raise")
    assert (sorted(levels(game, "brown")), cash(game)[0]) == ([1, 2], 155)


def test_a_hotel_is_sold_alone_in_the_official_rules() -> None:
    """M-SELL-4: one hotel of brown for $25."""
    game = in_debt(20, "$0 | brown 5", "$500", "$500", to="bank", edition="official")

    play(game, "raise")

    assert (sorted(levels(game, "brown")), cash(game)[0]) == ([4, 5], 5)


def test_no_more_is_raised_than_needed() -> None:
    """M-S-16: what the debtor did himself counts."""
    game = in_debt(130, "$0 | reading, baltic, water", "$500", "$500", to="bank")

    play(game, "mortgage reading", "raise")

    assert mortgaged(game) == ("baltic", "reading")
    assert cash(game)[0] == 0


# Trades of a debtor


def test_a_debtor_offers_trades_which_the_seat_he_asks_may_answer() -> None:
    """M-S-11: while nobody else acts; the debt is paid by itself afterwards."""
    game = in_debt(300, "$0 | orange, water", "$500 | dark-blue", "$500 | reading")
    play(game, "offer 3: water for $300")

    assert refused(game, "accept 1", seat=2) == ("no_offer", "M-S-34")
    events = play(game, "3: accept 1")

    assert len(events.of(Traded)) == 1
    assert events.of(RentPaid) == [RentPaid(1, 2, "boardwalk", 300)]
    assert cash(game) == (0, 800, 200)
    assert asked(game) == ("roll", 2)


def test_a_debtor_may_trade_with_his_creditor() -> None:
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
def test_no_trade_of_a_debtor_may_lower_what_he_can_raise(offer: str, reason: str | None) -> None:
    """M-S-16, also when he cannot cover the debt anyway."""
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


def test_who_cannot_cover_the_debt_may_still_trade_until_he_declares() -> None:
    """M-S-16: water for $300 saves him."""
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


def test_a_partner_decides_about_a_mortgage_before_the_debt_goes_on() -> None:
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


# Several creditors, several debtors


def drawing(card: str, *seats: str, options: str = "") -> Game:
    """Seat 1 draws a card of Chance or the Chest."""
    pile = card.split(".")[0]
    at = {"chance": "at chance-1", "chest": "at chest-1"}[pile]
    first, _, own = seats[0].partition(" |")
    game = table(
        f"{first} {at}" + (f" |{own}" if own else ""),
        *seats[1:],
        options=options,
        then=f"turn 1 end rolled\ndrawing 1 {pile}",
    )
    game.play(f"draw {card}")
    return game


def test_several_creditors_are_paid_clockwise() -> None:
    """M-S-20: $50 to each, from the debtor's left; $120 last for two."""
    game = drawing("chance.chairman", "$120 | water", "$0", "$0", "$0")
    assert asked(game) == ("debt", 1)
    assert cash(game) == (20, 50, 50, 0)

    play(game, "mortgage water")

    assert cash(game) == (45, 50, 50, 50)


def test_the_first_who_cannot_be_paid_in_full_takes_the_estate() -> None:
    """M-S-20: later ones get nothing; seat 3 takes $20 and the lot."""
    game = drawing("chance.chairman", "$70 cards chest | baltic mortgaged", "$0", "$100", "$0")
    assert cash(game) == (20, 50, 100, 0)

    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(1, 3)]
    assert asked(game) == ("transfer", 3)
    play(game, "keep")
    assert cash(game) == (0, 50, 117, 0)
    assert (owner(game, "baltic"), cards(game, 3)) == (3, ("chest",))
    assert asked(game) == ("roll", 2)


def test_bankrupt_seats_are_not_paid() -> None:
    """M-S-20."""
    game = drawing("chance.chairman", "$500", "out 1", "$0", "$0")

    assert cash(game) == (400, 0, 50, 50)


def test_everyone_pays_the_receiver_clockwise() -> None:
    """M-S-21: seat 3 raises its $50 before seat 4 is asked."""
    game = drawing("chest.opera", "$0", "$50", "$10 | water", "$20 | reading")
    assert (asked(game), cash(game)) == (("debt", 3), (50, 0, 10, 20))
    play(game, "mortgage water")
    assert (asked(game), cash(game)) == (("debt", 4), (100, 0, 35, 20))
    play(game, "raise")

    assert cash(game) == (150, 0, 35, 70)
    assert asked(game) == ("roll", 2)


def test_each_failing_player_is_bankrupt_to_the_receiver_in_that_order() -> None:
    """M-S-21: 2 and 4 fail, 3 pays; the mortgaged lot of 4 costs the receiver its fee."""
    game = drawing("chest.opera", "$0", "$10 | baltic mortgaged", "$50", "$20 | water mortgaged")
    play(game, "bankrupt")
    assert (asked(game), cash(game)) == (("transfer", 1), (10, 0, 50, 20))
    play(game, "keep")
    assert (asked(game), cash(game)) == (("debt", 4), (57, 0, 0, 20))
    play(game, "bankrupt", "keep")

    assert cash(game) == (57 + 20 - 8, 0, 0, 0)
    assert [seat.went_out for seat in game.view().seats] == [None, 1, None, 2]
    assert asked(game) == ("roll", 3)


def test_a_receiver_who_fails_as_heir_is_paid_no_more() -> None:
    """M-S-18, M-S-21: the fees of the estate are more than seat 1 can raise."""
    game = drawing(
        "chest.opera",
        "$0",
        "$10 | boardwalk mortgaged, park-place mortgaged",
        "$500",
        "$500",
    )
    play(game, "bankrupt", "keep")
    assert asked(game) == ("debt", 1)  # 18 of 10
    play(game, "bankrupt")
    nobody_bids(game)

    assert cash(game) == (0, 0, 500, 500)
    assert asked(game) == ("roll", 3)


# Jail


def test_the_third_fine_is_raised_before_the_piece_moves() -> None:
    """M-S-24."""
    game = table("$10 at jail in-jail 3 | water", "$500", then="turn 1 roll")
    play(game, "roll", "dice 4 6")
    assert asked(game) == ("debt", 1)
    assert game.view().seats[0].square == "jail"

    play(game, "raise")

    assert game.view().seats[0].square == "free-parking"
    assert cash(game)[0] == 10 + 75 - 50
    assert asked(game) == ("roll", 2)


def test_who_cannot_raise_the_third_fine_is_bankrupt_to_the_bank() -> None:
    """M-S-24: he does not move."""
    game = table("$10 at jail in-jail 3", "$500", "$500", then="turn 1 roll")
    play(game, "roll", "dice 4 5")

    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(1, "bank")]
    assert asked(game) == ("roll", 2)
    assert cash(game) == (0, 500, 500)
