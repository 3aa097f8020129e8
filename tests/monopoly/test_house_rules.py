"""House rules of the ledger's table: dealt lots, double salary, no rent in jail, the pot."""

from __future__ import annotations

import pytest

from magnate.monopoly import EditionError, Game, load
from magnate.monopoly.editions import OptionValue
from magnate.monopoly.events import (
    LotDealt,
    MoneyPaid,
    OrderRolled,
    PotTaken,
    SalaryPaid,
    TurnBegan,
)

from .estates import asked, cash, owned, play, refused, stock, table


def dealt(number: int, *rolls: str) -> Game:
    """Return a game of three in which the order has been rolled for and lots are dealt."""
    game = Game(3, chance="given", options={"starting_lots": number})
    play(game, *rolls)
    return game


def test_lots_are_dealt_after_the_roll_for_order_and_paid() -> None:
    """`starting_lots`: at the printed price, to each in turn from the seat that begins."""
    game = dealt(2, "dice 1 2", "dice 5 6", "dice 3 4")
    assert game.awaits == "deal"

    lots = ("boardwalk", "baltic", "reading", "water", "oriental", "st-james")
    events = play(game, *(f"deal {lot}" for lot in lots))

    assert events.of(LotDealt) == [
        LotDealt(2, "boardwalk", 400),
        LotDealt(3, "baltic", 60),
        LotDealt(1, "reading", 200),
        LotDealt(2, "water", 150),
        LotDealt(3, "oriental", 100),
        LotDealt(1, "st-james", 180),
    ]
    assert cash(game) == (1500 - 380, 1500 - 550, 1500 - 160)
    assert owned(game, 2) == ("water", "boardwalk")
    assert [event.seat for event in events.of(TurnBegan)] == [2]
    assert asked(game) == ("roll", 2)


def test_a_lot_is_dealt_once() -> None:
    """`starting_lots`."""
    game = dealt(1, "dice 1 2", "dice 5 6", "dice 3 4", "deal baltic")

    assert refused(game, "deal baltic") == ("not_an_outcome", "M-S-1")


@pytest.mark.parametrize("number", [0, 1, 3])
def test_as_many_lots_are_dealt_to_each_as_agreed(number: int) -> None:
    """`starting_lots`: 0 to 3."""
    game = Game(8, seed=5, options={"starting_lots": number})

    assert [len(owned(game, seat)) for seat in range(1, 9)] == [number] * 8
    assert len(game.events.of(LotDealt)) == 8 * number
    assert len(game.events.of(OrderRolled)) >= 8
    assert game.awaits == "roll"


def test_no_more_than_three_lots_are_dealt() -> None:
    """`starting_lots`."""
    with pytest.raises(EditionError):
        load("brazil").with_options(starting_lots=4)


@pytest.mark.parametrize(
    ("options", "landing", "passing"),
    [("", 200, 200), ("double_salary_on_start true", 400, 200)],
)
def test_a_house_rule_pays_twice_for_landing_exactly_on_start(
    options: str, landing: int, passing: int
) -> None:
    """`double_salary_on_start`."""
    game = table("$0 at short-line", "$0 at boardwalk", options=options)

    events = play(game, "roll", "dice 2 3", "roll", "dice 1 2")

    assert events.of(SalaryPaid) == [SalaryPaid(1, landing), SalaryPaid(2, passing)]
    assert cash(game) == (landing, passing)


def test_a_card_to_start_lands_there_exactly() -> None:
    """`double_salary_on_start`."""
    game = table(
        "$0 at chance-3",
        "$0",
        options="double_salary_on_start true",
        then="turn 1 end rolled\ndrawing 1 chance",
    )

    play(game, "draw chance.go")

    assert cash(game) == (400, 0)


@pytest.mark.parametrize(
    ("options", "owner", "rent"),
    [
        ("", "at jail in-jail 2", 25),
        ("rent_while_jailed false", "at jail in-jail 2", 0),
        ("rent_while_jailed false", "at jail", 25),
        ("rent_while_jailed false", "", 25),
    ],
)
def test_a_house_rule_denies_rent_to_an_owner_in_jail(options: str, owner: str, rent: int) -> None:
    """`rent_while_jailed`: visitors get theirs."""
    game = table("$100", f"$100 {owner} always-claim | reading", options=options)

    play(game, "roll", "dice 2 3")

    assert cash(game) == (100 - rent, 100 + rent)


def test_an_owner_who_goes_to_jail_later_keeps_a_rent_already_due() -> None:
    """M-S-7: rent due is that of the moment of landing."""
    game = table(
        "$100 at b-and-o | reading",
        "$100",
        options="rent_while_jailed false, rent_claim_deadline second_following_roll",
        then="claim reading owner 1 from 2 $25\nturn 1 roll",
    )
    play(game, "roll", "dice 2 3")  # go to jail

    play(game, "1: claim reading")

    assert cash(game) == (125, 75)


POT = "free_parking pot"


@pytest.mark.parametrize(
    ("seat", "lines", "amount"),
    [
        ("$500", ("roll", "dice 1 3"), 50),  # a tenth of $500
        ("$500 at pennsylvania", ("roll", "dice 1 3"), 75),
        ("$500 at jail in-jail 1", ("pay",), 50),
        ("$500 at jail in-jail 3", ("roll", "dice 4 6"), 0),  # the fine is taken from Free Parking
        ("$500", ("roll", "dice 3 4", "draw chance.poor_tax"), 15),
        ("$500 at jail", ("roll", "dice 3 4", "draw chest.hospital"), 100),
        ("$500 | brown 1", ("roll", "dice 3 4", "draw chance.repairs"), 50),
        # Not to the bank but to each player, and what the bank sells:
        ("$500", ("roll", "dice 3 4", "draw chance.chairman"), 0),
        ("$500", ("roll", "dice 2 3", "buy"), 0),
        ("$500 | brown", ("build baltic 1",), 0),
        ("$500 | baltic mortgaged", ("redeem baltic",), 0),
    ],
)
def test_a_house_rule_collects_taxes_fines_and_card_payments_in_a_pot(
    seat: str, lines: tuple[str, ...], amount: int
) -> None:
    """`free_parking: pot`."""
    game = table(seat, "$500", options=POT)

    play(game, *lines)

    assert game.view().pot == amount


def test_the_next_to_land_on_free_parking_takes_the_pot() -> None:
    """`free_parking: pot`: $75 of seat 1, $50 of seat 2."""
    game = table("$500 at pennsylvania", "$500 at jail in-jail 1", options=POT)
    events = play(game, "roll", "dice 1 3", "pay", "roll", "dice 4 6")

    assert events.of(MoneyPaid) == [
        MoneyPaid(1, "pot", 75, "wealth_tax"),
        MoneyPaid(2, "pot", 50, "fine"),
    ]
    assert events.of(PotTaken) == [PotTaken(2, 125)]
    assert cash(game) == (425, 575)
    assert game.view().pot == 0


def test_without_the_pot_free_parking_pays_nothing() -> None:
    """M-FREE-1."""
    game = table("$500 at pennsylvania", "$500 at jail")

    play(game, "roll", "dice 1 3", "roll", "dice 4 6")

    assert cash(game) == (425, 500)


def test_a_debt_to_the_pot_is_raised_and_paid_into_it() -> None:
    """M-S-16."""
    game = table("$10 at pennsylvania | reading", "$500", options=POT)
    play(game, "roll", "dice 1 3")
    assert asked(game) == ("debt", 1)

    play(game, "raise")

    assert (cash(game)[0], game.view().pot) == (35, 75)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"even_building": False}, "even_building"),
        ({"mixed_buildings_in_group": True}, "mixed_buildings_in_group"),
        ({"hotel_unit": "single_lot"}, "mixed_buildings_in_group"),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    options: dict[str, OptionValue], named: str
) -> None:
    """Section 0: brazil turns whole groups into hotels, evenly and unmixed; both are named."""
    with pytest.raises(EditionError) as refusal:
        load("brazil").with_options(**options)

    assert named in str(refusal.value)
    assert "hotel_unit" in str(refusal.value)


def test_without_even_building_others_are_asked_for_what_fits() -> None:
    """M-S-15: any lot of pink takes four houses; 12 fit, and 1 is bought."""
    options = "even_building false, bank_houses 12"
    game = table("$500 | brown", "$5000 | pink", edition="official", options=options)
    play(game, "build baltic 1")
    assert asked(game) == ("request", 2)

    play(game, "request 12", "bid 50", "pass", "place states")
    play(game, "bid 50", "pass", "place states")

    assert stock(game) == (10, 12)
