"""Rent: every deed, doubled groups, stations, companies (ledger section 4)."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import MoneyOwed, RentPaid

from .boards import (
    AUTOMATIC,
    COMPANIES,
    GROUPS,
    STATIONS,
    asked,
    before,
    cash,
    owned,
    play,
    roll,
    table,
)

# As printed on the deeds: bare, with one to four houses, with a hotel.
DEEDS = {
    "mediterranean": (2, 10, 30, 90, 160, 250),
    "baltic": (4, 20, 60, 180, 320, 450),
    "oriental": (6, 30, 90, 270, 400, 550),
    "vermont": (6, 30, 90, 270, 400, 550),
    "connecticut": (8, 40, 100, 300, 450, 600),
    "st-charles": (10, 50, 150, 450, 625, 750),
    "states": (10, 50, 150, 450, 625, 750),
    "virginia": (12, 60, 180, 500, 700, 900),
    "st-james": (14, 70, 200, 550, 750, 950),
    "tennessee": (14, 70, 200, 550, 750, 950),
    "new-york": (16, 80, 220, 600, 800, 1000),
    "kentucky": (18, 90, 250, 700, 875, 1050),
    "indiana": (18, 90, 250, 700, 875, 1050),
    "illinois": (20, 100, 300, 750, 925, 1100),
    "atlantic": (22, 110, 330, 800, 975, 1150),
    "ventnor": (22, 110, 330, 800, 975, 1150),
    "marvin-gardens": (24, 120, 360, 850, 1025, 1200),
    "pacific": (26, 130, 390, 900, 1100, 1275),
    "north-carolina": (26, 130, 390, 900, 1100, 1275),
    "pennsylvania": (28, 150, 450, 1000, 1200, 1400),
    "park-place": (35, 175, 500, 1100, 1300, 1500),
    "boardwalk": (50, 200, 600, 1400, 1700, 2000),
}


def landing(
    lot: str, lots: str, *, dice: tuple[int, int] = (1, 2), options: str = "", owner: str = ""
) -> int:
    """Let seat 1 land on a lot where rent is paid automatically; return what seat 2 receives."""
    game = table(
        f"$3000 at {before(lot, sum(dice))}",
        f"$100 {owner}".strip(),
        "",
        lots=lots,
        options=f"{AUTOMATIC};{options}",
    )
    events = roll(game, *dice)
    paid = [event for event in events if isinstance(event, RentPaid)]
    received = cash(game)[1] - 100
    assert paid == ([RentPaid(1, 2, lot, received)] if received else [])
    assert cash(game)[2] == 1500
    return received


def group_of(lot: str) -> tuple[str, ...]:
    return next(lots for lots in GROUPS.values() if lot in lots)


@pytest.mark.parametrize(("lot", "rents"), DEEDS.items())
def test_a_single_street_pays_the_bare_rent_of_its_deed(lot: str, rents: tuple[int, ...]) -> None:
    """M-RENT-1: its owner lacks the rest of the group."""
    assert landing(lot, f"{lot} 2") == rents[0]


@pytest.mark.parametrize(("lot", "rents"), DEEDS.items())
def test_a_bare_street_of_a_monopoly_pays_double(lot: str, rents: tuple[int, ...]) -> None:
    """M-RENT-2, M-BUILD-2."""
    assert landing(lot, owned(group_of(lot), 2)) == 2 * rents[0]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("lot", "rents"), DEEDS.items())
def test_houses_and_hotels_pay_as_on_the_deed(lot: str, rents: tuple[int, ...], level: int) -> None:
    """M-RENT-3: never doubled. Others have St. James and Tennessee wrong (four houses: 750)."""
    assert landing(lot, owned(group_of(lot), 2, level=level)) == rents[level]


def test_all_but_one_lot_of_a_group_is_no_monopoly() -> None:
    """M-BUILD-1, M-RENT-2: the third orange lot is the bank's, or another's."""
    assert landing("st-james", "st-james 2,tennessee 2") == 14
    assert landing("st-james", "st-james 2,tennessee 2,new-york 3") == 14
    assert landing("st-james", "st-james 2,tennessee 2,new-york 1") == 14


def test_a_bare_street_keeps_double_rent_though_its_siblings_have_houses() -> None:
    """M-S-8, M-ERR-9: levels 1, 1, 0 on orange; the built ones pay their deed."""
    lots = "st-james 2 level 1,tennessee 2 level 1,new-york 2"

    assert landing("new-york", lots) == 32
    assert landing("st-james", lots) == 70


@pytest.mark.parametrize("lot", ["park-place", "reading", "water", "st-james"])
def test_a_mortgaged_lot_pays_nothing(lot: str) -> None:
    """M-RENT-4, M-MORT-3."""
    assert landing(lot, f"{lot} 2 mortgaged") == 0


@pytest.mark.parametrize(("doubled", "rent"), [("true", 100), ("false", 50)])
def test_double_rent_with_a_mortgaged_sibling(doubled: str, rent: int) -> None:
    """M-S-9: Park Place is mortgaged, Boardwalk pays double, unless the option says otherwise."""
    lots = "park-place 2 mortgaged,boardwalk 2"
    options = f"double_rent_with_mortgaged_sibling {doubled}"

    assert landing("boardwalk", lots, options=options) == rent
    assert landing("park-place", lots, options=options) == 0


def test_one_mortgaged_of_three_is_enough_for_that_option() -> None:
    """M-S-9: orange, with the second lot mortgaged; without a mortgage it is double either way."""
    options = "double_rent_with_mortgaged_sibling false"

    assert landing("new-york", "st-james 2,tennessee 2 mortgaged,new-york 2", options=options) == 16
    assert landing("new-york", owned(GROUPS["orange"], 2), options=options) == 32


@pytest.mark.parametrize(("count", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
@pytest.mark.parametrize("lot", STATIONS)
def test_stations_pay_by_the_number_their_owner_has(lot: str, count: int, rent: int) -> None:
    """M-RENT-5: 25, 50, 100, 200."""
    others = [station for station in STATIONS if station != lot]
    lots = owned((lot, *others[: count - 1]), 2)

    assert landing(lot, lots) == rent


def test_stations_of_others_do_not_count() -> None:
    """M-RENT-5: seat 2 has two, seats 1 and 3 one each."""
    assert landing("reading", "reading 2,short-line 2,b-and-o 3,pennsylvania-rr 1") == 50


@pytest.mark.parametrize(("mortgaged", "rent"), [(1, 200), (2, 200), (3, 200)])
def test_mortgaged_stations_count_but_pay_nothing(mortgaged: int, rent: int) -> None:
    """M-S-9: the rest of four stations is mortgaged."""
    others = ",".join(
        f"{lot} 2{' mortgaged' if number < mortgaged else ''}"
        for number, lot in enumerate(STATIONS[1:])
    )

    assert landing("reading", f"reading 2,{others}") == rent
    assert landing("pennsylvania-rr", f"reading 2,{others}") == 0


@pytest.mark.parametrize("lot", COMPANIES)
@pytest.mark.parametrize(
    ("dice", "one", "both"),
    [
        ((1, 1), 8, 20),
        ((1, 2), 12, 30),
        ((1, 3), 16, 40),
        ((2, 3), 20, 50),
        ((3, 3), 24, 60),
        ((3, 4), 28, 70),
        ((4, 4), 32, 80),
        ((4, 5), 36, 90),
        ((5, 5), 40, 100),
        ((5, 6), 44, 110),
        ((6, 6), 48, 120),
    ],
)
def test_companies_pay_four_or_ten_times_the_dice(
    lot: str, dice: tuple[int, int], one: int, both: int
) -> None:
    """M-RENT-5: the dice that brought the piece there."""
    assert landing(lot, f"{lot} 2", dice=dice) == one
    assert landing(lot, owned(COMPANIES, 2), dice=dice) == both


def test_a_mortgaged_company_counts_but_pays_nothing() -> None:
    """M-S-9."""
    assert landing("water", "water 2,electric 2 mortgaged", dice=(4, 5)) == 90
    assert landing("electric", "water 2,electric 2 mortgaged", dice=(4, 5)) == 0


def test_a_company_of_another_owner_does_not_count() -> None:
    """M-RENT-5."""
    assert landing("water", "water 2,electric 3", dice=(4, 5)) == 36


def test_the_dice_of_the_extra_roll_count_for_a_company() -> None:
    """M-RENT-5: 4 and 4 to the player's own Vermont, then 2 and 2 to Electric Company: 4 x 4."""
    game = table("", "", lots="vermont 1,electric 2", options=AUTOMATIC)

    roll(game, 4, 4)
    roll(game, 2, 2)

    assert cash(game) == (1484, 1516)


def test_a_roll_out_of_jail_counts_for_a_company() -> None:
    """M-RENT-5, M-JAIL-6: 1 and 1 free and move to Electric Company: 4 x 2."""
    game = table("in-jail 1", "", lots="electric 2", options=AUTOMATIC)

    roll(game, 1, 1)

    assert cash(game) == (1492, 1508)


def test_a_players_own_lot_costs_nothing() -> None:
    """M-RENT-1: another's lot."""
    game = table("", "", lots="baltic 1", options=AUTOMATIC)

    roll(game, 1, 2)

    assert cash(game) == (1500, 1500)


@pytest.mark.parametrize(("jailed", "rent"), [("true", 70), ("false", 0)])
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_rent_for_an_owner_in_jail(jailed: str, rent: int, turn: int) -> None:
    """M-JAIL-5, M-ERR-11, house rule rent_while_jailed."""
    lots = owned(GROUPS["dark_blue"], 2)
    options = f"rent_while_jailed {jailed}"

    assert landing("park-place", lots, owner=f"in-jail {turn}", options=options) == rent


def test_a_house_rule_lets_an_owner_who_visits_jail_collect_rent() -> None:
    """rent_while_jailed: a visitor is not in jail."""
    options = "rent_while_jailed false"

    assert landing("park-place", "park-place 2", owner="at jail", options=options) == 35


def test_an_owner_who_left_jail_collects_rent_again() -> None:
    """rent_while_jailed: false; seat 2 pays the fine, then seat 1 lands on its lot."""
    game = table(
        "at park-place",
        "in-jail 1",
        lots="boardwalk 2",
        options=f"{AUTOMATIC};rent_while_jailed false",
        then="turn 2 roll",
    )
    play(game, "pay")
    roll(game, 4, 6)
    roll(game, 1, 1)

    assert cash(game) == (1450, 1500)


def test_rent_is_owed_though_the_lander_is_short() -> None:
    """M-RENT-1, M-S-11: $2,000 for a hotel with $150 in cash; the whole of it is asked for."""
    game = table(
        "$150 at park-place",
        "",
        "",
        lots=owned(GROUPS["dark_blue"], 2, level=5),
        options=AUTOMATIC,
    )

    events = roll(game, 1, 1)

    assert MoneyOwed(1, 2, 2000, "rent") in events
    assert asked(game) == ("debt", 1)
    assert cash(game) == (150, 1500, 1500)


def test_every_owner_is_paid_for_their_own_lot_in_one_turn() -> None:
    """M-RENT-1, M-DBL-1: 4 and 4 to Vermont, 2 and 2 to Electric (16), 1 and 2 on to 15 (25)."""
    lots = "vermont 1,electric 2,pennsylvania-rr 3"
    game = table("", "", "", lots=lots, options=AUTOMATIC)

    roll(game, 4, 4)
    roll(game, 2, 2)
    roll(game, 1, 2)

    assert cash(game) == (1500 - 16 - 25, 1516, 1525)


def rent_shown(game: Game, lot: str) -> tuple[int, int]:
    found = next(each.lot for each in game.view().squares if each.id == lot)
    assert found is not None
    return found.rent, found.dice_factor


def test_the_cost_of_landing_is_shown_on_the_board() -> None:
    """M-RENT-1 to 5: bare, double, station, company, mortgaged, unowned."""
    lots = "vermont 1,reading 2,b-and-o 2 mortgaged,water 2"
    game = table("", "", lots=f"{lots},{owned(GROUPS['dark_blue'], 1)}")

    assert rent_shown(game, "vermont") == (6, 0)
    assert rent_shown(game, "boardwalk") == (100, 0)
    assert rent_shown(game, "reading") == (50, 0)
    assert rent_shown(game, "b-and-o") == (0, 0)
    assert rent_shown(game, "water") == (0, 4)
    assert rent_shown(game, "baltic") == (0, 0)
