"""Free Parking, with and without a pot (M-FREE-1, M-FREE-2)."""

from __future__ import annotations

import pytest

from magnate.monopoly.events import MoneyPaid, PotTaken

from .boards import AUTOMATIC, GROUPS, asked, cash, owned, play, roll, square, table

POT = "free_parking pot"


@pytest.mark.parametrize("edition", ["brazil", "official", "modern"])
def test_free_parking_pays_and_costs_nothing(edition: str) -> None:
    """M-FREE-1."""
    game = table("at jail", "", edition=edition)

    roll(game, 4, 6)

    assert square(game) == "free-parking"
    assert cash(game) == (1500, 1500)
    assert not game.events.of(PotTaken)
    assert asked(game) == ("roll", 2)


def test_without_a_pot_taxes_go_to_the_bank() -> None:
    """M-FREE-1, M-BANK-4."""
    game = table("at short-line", "at jail")

    events = roll(game, 1, 2)
    roll(game, 4, 6)

    assert MoneyPaid(1, "bank", 75, "wealth_tax") in events
    assert game.view().pot == 0
    assert cash(game) == (1425, 1500)


def test_a_player_there_may_still_build_trade_and_collect() -> None:
    """M-FREE-2."""
    lots = f"{owned(GROUPS['brown'], 1)},reading 1"
    game = table("at free-parking", "at chance-3", lots=lots, then="turn 2 roll")
    roll(game, 3, 6)  # to Reading Railroad, past Start

    play(game, "1 build mediterranean 1 baltic 1", "1 claim reading", "1 offer 2: reading for $90")
    play(game, "2 accept 1")

    assert cash(game) == (1500 - 100 + 25 + 90, 1700 - 25 - 90)


def test_taxes_fines_and_card_payments_go_into_the_pot() -> None:
    """free_parking: pot, the rulebook's example.

    Luxury tax 75, fine 50, doctor 50, income tax 200; a redemption of 110 goes to the bank.
    """
    game = table(
        "at short-line",
        "in-jail 1",
        "at jail",
        "$3000",
        lots="reading 1 mortgaged",
        options=POT,
    )
    roll(game, 1, 2)
    play(game, "2 pay")
    roll(game, 1, 2)
    play(game, "buy", "1 redeem reading")  # States Avenue, 140
    roll(game, 3, 4)
    play(game, "draw chest.doctor")
    roll(game, 1, 3)

    assert game.view().pot == 375
    assert cash(game) == (1500 - 75 - 110, 1500 - 50 - 140, 1450, 2800)


def test_a_player_who_lands_there_takes_the_pot() -> None:
    """free_parking: pot; the next one finds nothing."""
    game = table("at jail", "at jail", options=POT, then="pot $375")

    events = roll(game, 4, 6)
    assert PotTaken(1, 375) in events
    assert cash(game) == (1875, 1500)
    assert game.view().pot == 0
    events = roll(game, 4, 6)

    assert not [event for event in events if isinstance(event, PotTaken)]
    assert cash(game) == (1875, 1500)


@pytest.mark.parametrize(
    ("seat", "lots", "lines", "pot"),
    [
        ("", "", ("roll", "dice 1 3"), 150),  # income tax, 10 % of 1,500
        ("", "", ("roll", "dice 3 4", "draw chance.poor_tax"), 15),
        ("", owned(GROUPS["brown"], 1, level=1), ("roll", "dice 3 4", "draw chance.repairs"), 50),
        ("at jail", "", ("roll", "dice 3 4", "draw chest.school"), 150),
        ("in-jail 1", "", ("pay",), 50),
        ("in-jail 3", "", ("roll", "dice 4 5"), 50),
        # Not these: to players, for lots, for buildings, salaries, cards that pay.
        ("", "", ("roll", "dice 3 4", "draw chance.chairman"), 0),
        ("at jail", "", ("roll", "dice 3 4", "draw chest.opera"), 0),
        ("", "", ("roll", "dice 1 2", "buy"), 0),
        ("", "", ("roll", "dice 1 2", "decline", "2 bid 9", "1 pass"), 0),
        ("", owned(GROUPS["brown"], 1), ("build baltic 1 mediterranean 1",), 0),
        ("", "baltic 1 mortgaged", ("redeem baltic",), 0),
        ("", "baltic 2", ("roll", "dice 1 2"), 0),
        ("at short-line", "", ("roll", "dice 4 6"), 0),
    ],
)
def test_what_goes_into_the_pot(seat: str, lots: str, lines: tuple[str, ...], pot: int) -> None:
    """free_parking: pot = all taxes, fines and card payments to the bank."""
    game = table(seat, "", lots=lots, options=f"{POT};{AUTOMATIC}")

    play(game, *lines)

    assert game.view().pot == pot


def test_a_debt_to_the_pot_is_paid_into_it_when_raised() -> None:
    """M-S-11: $10 and Reading Railroad (100) for the luxury tax."""
    game = table("$10 at short-line", "", lots="reading 1", options=POT)
    roll(game, 1, 2)
    play(game, "mortgage reading")

    assert game.view().pot == 75
    assert cash(game) == (35, 1500)


def test_a_player_who_cannot_pay_the_pot_is_bankrupt_to_the_bank() -> None:
    """M-BKR-3: their lots are auctioned, and no money is created."""
    game = table("$10 at short-line", "", "", lots="baltic 1", options=POT, then="pot $20")
    roll(game, 1, 2)

    play(game, "bankrupt")

    assert asked(game) == ("bid", 2)
    assert cash(game) == (0, 1500, 1500)
    assert game.view().pot == 20
