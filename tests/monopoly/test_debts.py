"""Debts (M-S-11, M-S-16, M-S-24): raised in any order, paid automatically."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import (
    BuildingsSold,
    LotMortgaged,
    MoneyOwed,
    MoneyPaid,
    RentPaid,
    WentBankrupt,
)

from .estates import (
    allowed,
    asked,
    cash,
    in_debt,
    levels,
    mortgaged,
    owner,
    play,
    refused,
    table,
)


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
    """M-S-16: buildings before lots, expensive before cheap, as the debtor likes."""
    game = in_debt(500, "$0 | orange 2, boardwalk, reading, baltic", "$500", "$500", to="bank")

    play(game, "mortgage boardwalk", "sell tennessee 1", "mortgage baltic")
    play(game, "sell st-james 1 new-york 1", "mortgage reading")

    assert asked(game) == ("debt", 1)
    events = play(game, "sell new-york 0 tennessee 0")
    assert events.of(MoneyPaid) == [MoneyPaid(1, "bank", 500, "tax")]
    assert cash(game)[0] == 200 + 50 + 30 + 100 + 100 + 100 - 500
    assert asked(game) == ("roll", 2)


def test_a_debt_is_paid_automatically_as_soon_as_the_cash_suffices() -> None:
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
    """M-S-33, M-S-11: afterwards the window stays open, no matter which seat owes."""
    game = table("$500", "$10 | water", "$500 | reading", then="claim reading owner 3 from 2 $25")
    play(game, "3: claim reading")
    assert asked(game) == ("debt", 2)

    play(game, "mortgage water")

    assert cash(game) == (500, 60, 525)
    assert asked(game) == ("roll", 1)


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
def test_a_debtor_who_can_cover_the_debt_may_not_declare_bankruptcy(
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
    """M-S-16: what the debtor already raised counts."""
    game = in_debt(130, "$0 | reading, baltic, water", "$500", "$500", to="bank")

    play(game, "mortgage reading", "raise")

    assert mortgaged(game) == ("baltic", "reading")
    assert cash(game)[0] == 0


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


def test_a_player_who_cannot_raise_the_third_fine_is_bankrupt_to_the_bank() -> None:
    """M-S-24: the piece does not move."""
    game = table("$10 at jail in-jail 3", "$500", "$500", then="turn 1 roll")
    play(game, "roll", "dice 4 5")

    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(1, "bank")]
    assert asked(game) == ("roll", 2)
    assert cash(game) == (0, 500, 500)


def test_buildings_of_another_owner_do_not_bar_a_mortgage() -> None:
    """M-MORT-2: with `trade_requires: lot_unbuilt` a group may have two owners; the debtor must be
    able to raise what counts as theirs (M-S-16)."""
    game = Game.from_position(
        "monopoly brazil\noption trade_requires lot_unbuilt\n1 $0\n2 $100\n"
        "lot oriental 1\nlot vermont 2 level 1\nlot connecticut 2 level 1\n"
        "turn 1 end rolled\nowing 1 to bank $40 for tax\n",
        chance="given",
    )

    play(game, "raise")

    assert cash(game) == (10, 100)
