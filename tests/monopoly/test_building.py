"""Building houses and hotels (ledger section 8); costs are worked out from the deeds."""

from __future__ import annotations

import pytest

from magnate.monopoly import Build
from magnate.monopoly.events import Built

from .estates import GROUPS, allowed, asked, cash, levels, play, refused, stock, table

# A building costs $50 on the brown and light blue lots, $100 on the pink and orange ones, $150 on
# the red and yellow ones, $200 on the green and dark blue ones.
COSTS = {
    "brown": 50,
    "light-blue": 50,
    "pink": 100,
    "orange": 100,
    "red": 150,
    "yellow": 150,
    "green": 200,
    "dark-blue": 200,
}


def build(group: str, targets: str) -> Build:
    """Return the purchase that brings a group to levels such as `1-1-0`."""
    return Build(dict(zip(GROUPS[group], map(int, targets.split("-")), strict=True)))


@pytest.mark.parametrize(("group", "cost"), COSTS.items())
def test_prices_are_on_the_deed_and_paid_to_the_bank(group: str, cost: int) -> None:
    """M-BUILD-3: one house on every lot."""
    game = table(f"$1000 | {group}", "$1000")
    lots = GROUPS[group]

    events = game.play(build(group, "-".join("1" for _ in lots)))

    assert cash(game) == (1000 - cost * len(lots), 1000)
    assert stock(game) == (32 - len(lots), 12)
    assert events.of(Built) == [Built(1, lot, 0, 1, cost) for lot in lots]
    assert asked(game) == ("roll", 1)


@pytest.mark.parametrize(
    "owners",
    [
        ("st-james, tennessee", ""),
        ("st-james, tennessee", "new-york"),
        ("st-james", "tennessee, new-york"),
    ],
)
def test_building_needs_a_monopoly(owners: tuple[str, str]) -> None:
    """M-BUILD-1: all lots of one colour with one owner."""
    first, second = owners
    game = table(f"$1500 | {first}", f"$1500 | {second}" if second else "$1500")

    assert refused(game, "build st-james 1") == ("no_monopoly", "M-BUILD-1")


def test_nothing_is_built_on_the_lots_of_another() -> None:
    """M-BUILD-1."""
    game = table("$1500", "$1500 | orange")

    assert refused(game, "build st-james 1") == ("no_monopoly", "M-BUILD-1")


@pytest.mark.parametrize("lot", ["reading", "electric"])
def test_nothing_is_built_on_stations_and_companies(lot: str) -> None:
    """M-BUILD-1: colours only."""
    game = table("$1500 | stations, companies", "$1500")

    assert refused(game, Build({lot: 1})) == ("not_a_street", "M-BUILD-1")


@pytest.mark.parametrize(
    ("before", "after", "legal"),
    [
        ("0-0-0", "1-0-0", True),
        ("0-0-0", "0-0-1", True),
        ("0-0-0", "1-1-0", True),
        ("0-0-0", "2-0-0", False),
        ("0-0-0", "2-1-1", True),
        ("0-0-0", "2-2-0", False),
        ("0-0-0", "4-4-4", True),
        ("1-0-0", "2-0-0", False),
        ("1-0-0", "1-1-1", True),
        ("1-1-0", "2-1-1", True),
        ("1-1-0", "2-1-0", False),
        ("1-1-1", "2-2-1", True),
        ("2-1-1", "3-2-1", False),
        ("2-2-1", "3-3-3", True),
        ("2-2-1", "4-3-3", True),
        ("3-3-3", "4-4-3", True),
        ("3-3-3", "4-4-2", False),
    ],
)
@pytest.mark.parametrize("edition", ["brazil", "official"])
def test_the_next_row_is_begun_only_when_every_lot_has_the_previous_one(
    edition: str, before: str, after: str, *, legal: bool
) -> None:
    """M-BUILD-5, M-ERR-7: at most one apart."""
    game = table(f"$9000 | orange {before}", "$1500", edition=edition)
    more = sum(map(int, after.split("-"))) - sum(map(int, before.split("-")))

    if legal:
        game.play(build("orange", after))
        assert levels(game, "orange") == tuple(map(int, after.split("-")))
        assert cash(game)[0] == 9000 - 100 * more
    elif after == "4-4-2":  # 2 is below the 3 that stand there
        assert refused(game, build("orange", after)) == ("nothing_to_build", "M-BUILD-5")
    else:
        assert refused(game, build("orange", after)) == ("uneven", "M-BUILD-5")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Build({"st-james": 2}), "nothing_to_build"),
        (Build({"st-james": 1}), "nothing_to_build"),
        (Build({"st-james": 3, "tennessee": 1}), "nothing_to_build"),
        (Build({"st-james": 6}), "level_out_of_range"),
        (Build({"st-james": -1}), "level_out_of_range"),
        (Build({"st-james": 10**30}), "level_out_of_range"),
    ],
)
def test_a_purchase_adds_buildings_and_knows_four_houses_and_a_hotel(
    action: Build, reason: str
) -> None:
    """M-BUILD-5."""
    game = table("$9000 | orange 2", "$1500")

    assert refused(game, action) == (reason, "M-BUILD-5")


def test_a_purchase_must_be_paid_in_cash() -> None:
    """M-BUILD-3: $399 are not enough for two houses at $200, $400 are."""
    poor = table("$399 | dark-blue", "$1500")
    rich = table("$400 | dark-blue", "$1500")

    assert refused(poor, "build park-place 1 boardwalk 1") == ("not_enough_cash", "M-BUILD-3")
    play(rich, "build park-place 1 boardwalk 1")
    assert cash(rich) == (0, 1500)


def test_whole_groups_are_turned_into_hotels_in_brazil() -> None:
    """M-BUILD-4, M-BUILD-6, M-BUILD-7: three more prices; twelve houses go back."""
    game = table("$1000 | orange 4", "$1500")
    assert stock(game) == (20, 12)

    events = game.play(build("orange", "5-5-5"))

    assert cash(game) == (700, 1500)
    assert stock(game) == (32, 9)
    assert events.of(Built) == [Built(1, lot, 4, 5, 100) for lot in GROUPS["orange"]]


@pytest.mark.parametrize("targets", ["5-4-4", "4-4-5", "5-5-4"])
def test_a_group_holds_only_one_kind_of_building_in_brazil(targets: str) -> None:
    """M-BUILD-4."""
    game = table("$9000 | orange 4", "$1500")

    assert refused(game, build("orange", targets)) == ("mixed_buildings", "M-BUILD-4")


@pytest.mark.parametrize(
    ("before", "after", "houses", "hotels"),
    [
        ("4-4-4", "5-4-4", 24, 11),
        ("5-4-4", "5-5-4", 28, 10),
        ("5-5-4", "5-5-5", 32, 9),
        ("4-4-4", "5-5-5", 32, 9),
        ("4-4-3", "5-4-4", 24, 11),
        ("3-3-3", "5-5-5", 32, 9),
    ],
)
def test_hotels_are_bought_lot_by_lot_in_the_official_rules(
    before: str, after: str, houses: int, hotels: int
) -> None:
    """M-BUILD-4, M-BUILD-6: four houses and hotels may stand together."""
    game = table(f"$2000 | yellow {before}", "$1500", edition="official")
    more = sum(map(int, after.split("-"))) - sum(map(int, before.split("-")))

    game.play(build("yellow", after))

    assert levels(game, "yellow") == tuple(map(int, after.split("-")))
    assert cash(game)[0] == 2000 - 150 * more
    assert stock(game) == (houses, hotels)


@pytest.mark.parametrize("before", ["4-4-3", "3-3-3", "4-3-3"])
@pytest.mark.parametrize("edition", ["brazil", "official"])
def test_hotels_need_four_houses_on_every_lot_of_the_group(edition: str, before: str) -> None:
    """M-BUILD-6: a hotel on the first lot alone is refused, whatever stands there."""
    game = table(f"$9000 | orange {before}", "$1500", edition=edition)

    assert refused(game, "build st-james 5") == ("uneven", "M-BUILD-5")


@pytest.mark.parametrize(
    ("before", "cost"), [("4-4-3", 400), ("4-3-3", 500), ("3-3-3", 600), ("0-0-0", 1500)]
)
def test_houses_and_hotels_may_be_bought_in_one_transaction(before: str, cost: int) -> None:
    """M-S-31: in brazil too, if each step is legal (4-4-3, 4-4-4, hotels)."""
    game = table(f"$1500 | orange {before}", "$1500")

    game.play(build("orange", "5-5-5"))

    assert levels(game, "orange") == (5, 5, 5)
    assert cash(game)[0] == 1500 - cost
    assert stock(game) == (32, 9)


def test_a_hotel_costs_one_more_price_and_the_four_houses() -> None:
    """M-BUILD-7, M-ERR-5: five prices in all, not nine."""
    game = table("$2000 | dark-blue", "$1500")

    play(game, "build park-place 4 boardwalk 4", "build park-place 5 boardwalk 5")

    assert cash(game)[0] == 2000 - 2 * 5 * 200
    assert stock(game) == (32, 10)


def test_nothing_is_built_beyond_hotels() -> None:
    """M-BUILD-5."""
    game = table("$2000 | dark-blue 5", "$1500")

    assert refused(game, "build park-place 5 boardwalk 5") == ("nothing_to_build", "M-BUILD-5")


@pytest.mark.parametrize(
    ("houses", "before", "after", "legal"),
    [
        (0, "0-0-0", "1-0-0", False),
        (1, "0-0-0", "1-0-0", True),
        (1, "0-0-0", "1-1-0", False),
        (2, "0-0-0", "1-1-0", True),
        # A hotel needs four real houses first, though they come back (M-S-13).
        (0, "4-4-3", "5-5-5", False),
        (1, "4-4-3", "5-5-5", True),
        (2, "3-3-3", "5-5-5", False),
        (3, "3-3-3", "5-5-5", True),
        (11, "0-0-0", "5-5-5", False),
        (12, "0-0-0", "5-5-5", True),
        # None is needed for hotels alone.
        (0, "4-4-4", "5-5-5", True),
    ],
)
@pytest.mark.parametrize("edition", ["brazil", "official"])
def test_every_step_of_a_purchase_is_covered_by_the_bank(
    edition: str, houses: int, before: str, after: str, *, legal: bool
) -> None:
    """M-S-13, M-SHORT-1: the bank has a given number of houses left."""
    total = houses + sum(map(int, before.split("-")))
    options = f"bank_houses {total}"
    game = table(f"$9000 | orange {before}", "$1500", edition=edition, options=options)
    assert stock(game) == (houses, 12)

    if legal:
        game.play(build("orange", after))
        assert levels(game, "orange") == tuple(map(int, after.split("-")))
    else:
        assert refused(game, build("orange", after)) == ("bank_short", "M-SHORT-1")


@pytest.mark.parametrize(
    ("edition", "hotels", "after", "legal"),
    [
        ("brazil", 2, "5-5-5", False),
        ("brazil", 3, "5-5-5", True),
        ("official", 0, "5-4-4", False),
        ("official", 1, "5-4-4", True),
        ("official", 1, "5-5-4", False),
        ("official", 2, "5-5-5", False),
    ],
)
def test_hotels_are_bought_while_the_bank_has_them(
    edition: str, hotels: int, after: str, *, legal: bool
) -> None:
    """M-S-13, M-SHORT-1."""
    options = f"bank_hotels {hotels}"
    game = table("$9000 | orange 4", "$1500", edition=edition, options=options)

    if legal:
        game.play(build("orange", after))
        assert stock(game)[1] == hotels - after.count("5")
    else:
        assert refused(game, build("orange", after)) == ("bank_short", "M-SHORT-1")


def test_builders_wait_for_returned_houses_and_play_continues() -> None:
    """M-SHORT-1: what another sells can be bought."""
    game = table("$1000 | orange", "$1000 | pink 1-0-0", options="bank_houses 1")

    assert refused(game, "build st-james 1") == ("bank_short", "M-SHORT-1")
    play(game, "2: sell st-charles 0")
    play(game, "build st-james 1", "2: request none")

    assert cash(game) == (900, 1050)
    assert stock(game) == (0, 12)


@pytest.mark.parametrize("edition", ["official", "modern"])
@pytest.mark.parametrize("lot", ["st-james", "tennessee"])
def test_no_lot_of_the_group_may_be_mortgaged(edition: str, lot: str) -> None:
    """M-BUILD-8, M-S-10: also not on the lots that are free."""
    game = table("$1000 | orange --mortgaged", "$1000", edition=edition)

    assert refused(game, Build({lot: 1})) == ("group_mortgaged", "M-BUILD-8")


def test_building_is_possible_again_after_redemption() -> None:
    """M-BUILD-8, M-MORT-5: $110 for New York Avenue, then $100."""
    game = table("$1000 | orange --mortgaged", "$1000")

    play(game, "redeem new-york", "build new-york 1")

    assert cash(game) == (790, 1000)


def test_in_brazil_a_mortgaged_lot_forbids_building_on_itself_only() -> None:
    """M-BUILD-8: even building holds, so its siblings stop one level above it."""
    game = table("$1000 | orange --mortgaged", "$1000")
    whole_row = "build st-james 1 tennessee 1 new-york 1"

    assert refused(game, "build new-york 1") == ("group_mortgaged", "M-BUILD-8")
    assert refused(game, whole_row) == ("group_mortgaged", "M-BUILD-8")
    play(game, "build st-james 1 tennessee 1")
    assert refused(game, "build st-james 2") == ("uneven", "M-BUILD-5")
    assert cash(game) == (800, 1000)


def test_a_sibling_two_levels_above_a_mortgaged_lot_is_uneven() -> None:
    """M-BUILD-8: also where both houses are bought at once."""
    game = table("$1000 | orange --mortgaged", "$1000")

    assert refused(game, "build st-james 2 tennessee 2") == ("uneven", "M-BUILD-5")


@pytest.mark.parametrize("edition", ["brazil", "official"])
def test_everyone_builds_between_rolls(edition: str) -> None:
    """M-BUILD-9, M-S-11: also out of turn, and in jail (M-JAIL-5)."""
    game = table(
        "$1000 | orange", "$1000 | pink", "$1000 at jail in-jail 1 | brown", edition=edition
    )

    play(game, "2: build states 1", "3: build baltic 1", "1: build st-james 1")

    assert cash(game) == (900, 900, 950)
    assert asked(game) == ("roll", 1)


def test_an_option_limits_building_to_a_players_own_turn() -> None:
    """M-BUILD-9: `build_timing: own_turn`, before each roll of the turn."""
    game = table(
        "$1000 | orange", "$1000 | pink", edition="official", options="build_timing own_turn"
    )

    assert refused(game, "build states 1", seat=2) == ("not_your_turn_to_build", "M-BUILD-9")
    play(game, "build st-james 1", "roll", "dice 5 5", "build tennessee 1")
    assert cash(game)[0] == 800
    play(game, "roll", "dice 6 4", "2: build states 1")
    assert cash(game) == (800, 900)
    assert refused(game, "build new-york 1", seat=1) == ("not_your_turn_to_build", "M-BUILD-9")


@pytest.mark.parametrize(
    "then",
    [
        "turn 1 end rolled\nbuying 1 reading",
        "turn 1 end rolled\nauction 1 reading among 12",
        "turn 1 end rolled\nowing 1 to bank $5000 for tax",
        "turn 1 end rolled\ntaxed 1 percent $100",
        "turn 1 dice rolled",
    ],
)
def test_nobody_builds_while_a_roll_is_settled(then: str) -> None:
    """M-S-11."""
    game = table("$1000 at reading | orange", "$1000 | pink", edition="official", then=then)

    assert refused(game, "build st-james 1", seat=1) == ("wrong_moment", "M-S-11")
    assert refused(game, "build states 1", seat=2) == ("wrong_moment", "M-S-11")


def test_a_building_does_not_change_a_rent_already_due() -> None:
    """M-S-11, M-S-7: $14 doubled was due on St. James Place before the house was built."""
    game = table("$1000 | orange", "$1000 at jail", then="turn 2 roll")
    play(game, "roll", "dice 4 2", "1: build st-james 1", "1: claim st-james")

    assert cash(game) == (1000 - 100 + 28, 1000 - 28)


@pytest.mark.parametrize(
    ("before", "after"),
    [("0-0-0", "4-0-0"), ("0-0-0", "5-0-0"), ("3-0-0", "3-0-5"), ("5-0-1", "5-2-1")],
)
def test_a_house_rule_allows_uneven_building(before: str, after: str) -> None:
    """House rule `even_building` off."""
    options = "even_building false"
    game = table(f"$2000 | red {before}", "$1500", edition="official", options=options)
    more = sum(map(int, after.split("-"))) - sum(map(int, before.split("-")))

    game.play(build("red", after))

    assert levels(game, "red") == tuple(map(int, after.split("-")))
    assert cash(game)[0] == 2000 - 150 * more


def test_a_hotel_still_needs_four_real_houses_without_even_building() -> None:
    """M-S-13."""
    options = "even_building false, bank_houses 3"
    game = table("$2000 | red", "$1500", edition="official", options=options)

    assert refused(game, "build kentucky 5") == ("bank_short", "M-SHORT-1")
    assert allowed(game, "build kentucky 3")


def test_a_monopoly_is_still_needed_without_even_building() -> None:
    """M-BUILD-1."""
    options = "even_building false"
    game = table("$2000 | kentucky, indiana", "$1500", edition="official", options=options)

    assert refused(game, "build kentucky 1") == ("no_monopoly", "M-BUILD-1")
