"""Income tax and luxury tax (ledger section 6)."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game, IllegalAction
from magnate.monopoly.events import MoneyOwed, MoneyPaid

from .boards import GROUPS, asked, cash, choices, owned, play, refused, roll, table

# The rulebook's example: 312 + 320 of lots + 250 of houses, and Reading Railroad mortgaged.
BOB = "$312"
BOBS_LOTS = "oriental 1 level 2,vermont 1 level 2,connecticut 1 level 1,reading 1 mortgaged"
# 640 + 60 + 100, and Kentucky Avenue mortgaged (price 220, mortgage 110).
ANN = "$640"
ANNS_LOTS = "mediterranean 1,vermont 1,kentucky 1 mortgaged"


def taxed(
    seat: str, *, lots: str = "", edition: str = "brazil", options: str = "", choice: str = ""
) -> int:
    """Let seat 1 land on Income Tax, 4, with 1 and 3; return what it pays."""
    game = table(seat, "", lots=lots, edition=edition, options=options)
    before = cash(game)[0]
    roll(game, 1, 3)
    if choice:
        assert asked(game) == ("tax", 1)
        play(game, f"tax {choice}")
    assert asked(game) == ("roll", 2)
    return before - cash(game)[0]


@pytest.mark.parametrize(
    ("edition", "choice", "tax"),
    [
        ("brazil", "", 99),  # 982: 98.2 rounded up, less than 200
        ("official", "percent", 109),  # 1,082: 108.2 rounded up
        ("official", "flat", 200),
        ("modern", "", 200),
    ],
)
def test_the_tax_of_each_preset(edition: str, choice: str, tax: int) -> None:
    """M-TAX-1, M-TAX-2, M-ERR-2, M-ERR-3."""
    assert taxed(BOB, lots=BOBS_LOTS, edition=edition, choice=choice) == tax


@pytest.mark.parametrize(
    ("edition", "choice", "tax"),
    [
        ("brazil", "", 200),
        ("official", "percent", 230),
        ("official", "flat", 200),
        ("modern", "", 200),
    ],
)
def test_the_tax_of_a_rich_player(edition: str, choice: str, tax: int) -> None:
    """M-TAX-1: $1,900 and Boardwalk make 2,300; a bad choice costs more."""
    assert taxed("$1900", lots="boardwalk 1", edition=edition, choice=choice) == tax


@pytest.mark.parametrize(
    ("cash_before", "tax"),
    [(1999, 200), (2000, 200), (2001, 200), (1990, 199), (1991, 200), (1, 1), (10, 1), (11, 2)],
)
def test_the_smaller_amount_is_paid_around_the_limit(cash_before: int, tax: int) -> None:
    """M-TAX-1, M-S-12: 10 % rounded up, or 200."""
    assert taxed(f"${cash_before}") == tax


def test_no_tax_is_due_without_a_fortune() -> None:
    """M-TAX-1: 10 % of no fortune."""
    assert taxed("$0") == 0


@pytest.mark.parametrize(
    ("counted", "tax"), [("mortgage_value", 91), ("printed_price", 102), ("both", 113)]
)
def test_a_mortgaged_lot_counts_as_the_option_says(counted: str, tax: int) -> None:
    """M-TAX-2, M-ERR-3: 910, 1,020 or 1,130."""
    options = f"income_tax_mortgaged_lot {counted}"

    assert taxed(ANN, lots=ANNS_LOTS, options=options) == tax


@pytest.mark.parametrize(
    ("rounding", "of_982", "of_985"), [("up", 99, 99), ("down", 98, 98), ("nearest", 98, 99)]
)
def test_the_tax_is_rounded_as_the_option_says(rounding: str, of_982: int, of_985: int) -> None:
    """M-S-12: 98.2 and 98.5."""
    options = f"percent_rounding {rounding}"

    assert taxed("$982", options=options) == of_982
    assert taxed("$985", options=options) == of_985


def test_a_hotel_counts_five_building_prices() -> None:
    """M-S-26: 100 + 60 + 60 + 2 x 5 x 50 = 720."""
    assert taxed("$100", lots=owned(GROUPS["brown"], 1, level=5)) == 72


def test_jail_cards_count_nothing() -> None:
    """M-S-26."""
    assert taxed("$1000 cards chance chest") == 100


def test_lots_of_others_and_rent_still_to_be_claimed_count_nothing() -> None:
    """M-TAX-2: the player's own cash, lots and buildings."""
    game = table(
        "$1000",
        "",
        lots="boardwalk 2,reading 1",
        edition="official",
        then="claim reading owner 1 from 2 $25",
    )
    roll(game, 1, 3)
    play(game, "tax percent")

    assert cash(game) == (1000 - 120, 1500)


@pytest.mark.parametrize(
    ("options", "tax"),
    [
        ("income_tax_percent 20", 200),  # 20 % of 1,500 are 300
        ("income_tax_percent 5", 75),
        ("income_tax_percent 0", 0),
        ("income_tax_flat 120", 120),
        ("income_tax_flat 0", 0),
        ("income_tax flat", 200),
        ("income_tax flat; income_tax_flat 35", 35),
        ("income_tax flat; income_tax_percent 1", 200),
    ],
)
def test_rate_and_flat_amount_are_options(options: str, tax: int) -> None:
    """M-TAX-1, with $1,500."""
    assert taxed("", options=options) == tax


def test_the_choice_comes_before_the_counting() -> None:
    """M-TAX-1, blind_choice: nobody sees the fortune or the share until the seat has chosen."""
    game = table(BOB, "", lots=BOBS_LOTS, edition="official")
    roll(game, 1, 3)

    assert choices(game) == ["tax flat", "tax percent"]
    for seat in (None, 1, 2):
        assert game.view(seat).seats[0].fortune is None
        assert game.view(seat).seats[1].fortune == 1500
    prompt = game.view(1).prompt
    assert prompt is not None
    assert (prompt.kind, prompt.flat, prompt.percent) == ("tax", 200, 10)
    play(game, "tax flat")
    assert game.view().seats[0].fortune == 1082 - 200


@pytest.mark.parametrize("action", ["mortgage oriental", "sell oriental 1", "roll", "pass"])
def test_only_the_choice_is_possible_then(action: str) -> None:
    """M-TAX-1: no selling or mortgaging before the choice."""
    game = table(BOB, "", lots="oriental 1", edition="official")
    roll(game, 1, 3)

    assert refused(game, action)[0] == "wrong_moment"
    assert refused(game, "tax flat", seat=2) == ("not_your_turn", "M-MOVE-2")


def test_no_choice_is_asked_for_elsewhere() -> None:
    """M-TAX-1: best_of and flat are paid automatically."""
    for edition in ("brazil", "modern"):
        game = table("", "", edition=edition)
        roll(game, 1, 3)
        with pytest.raises(IllegalAction):
            game.play("tax flat")


def test_the_tax_chosen_may_have_to_be_raised() -> None:
    """M-S-11: $100 in cash, Boardwalk (200) and 200 flat."""
    game = table("$100", "", lots="boardwalk 1", edition="official")
    roll(game, 1, 3)

    events = play(game, "tax flat")
    assert MoneyOwed(1, "bank", 200, "tax") in events
    assert asked(game) == ("debt", 1)
    events = play(game, "mortgage boardwalk")

    assert MoneyPaid(1, "bank", 200, "tax") in events
    assert cash(game) == (100, 1500)


def test_a_double_still_gives_its_roll_after_the_tax() -> None:
    """M-DBL-1: 2 and 2 to Income Tax."""
    game = table("", "", edition="official")
    roll(game, 2, 2)
    play(game, "tax percent")

    assert cash(game)[0] == 1350
    assert asked(game) == ("roll", 1)


def wealth_tax(game: Game) -> int:
    """Let seat 1 land on Luxury Tax, 38, from 35; return what it pays."""
    roll(game, 1, 2)
    return 1500 - cash(game)[0]


@pytest.mark.parametrize(("edition", "tax"), [("brazil", 75), ("official", 75), ("modern", 100)])
def test_luxury_tax(edition: str, tax: int) -> None:
    """M-TAX-3."""
    assert wealth_tax(table("at short-line", "", edition=edition)) == tax


@pytest.mark.parametrize("tax", [0, 1, 999])
def test_luxury_tax_is_any_amount(tax: int) -> None:
    """M-TAX-3, luxury_tax."""
    assert wealth_tax(table("at short-line", "", options=f"luxury_tax {tax}")) == tax


def test_luxury_tax_that_cannot_be_paid_bankrupts_to_the_bank() -> None:
    """M-BKR-3: $74."""
    game = table("$74 at short-line", "", "")
    roll(game, 1, 2)

    play(game, "bankrupt")

    assert cash(game) == (0, 1500, 1500)
    assert asked(game) == ("roll", 2)
