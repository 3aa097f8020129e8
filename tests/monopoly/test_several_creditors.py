"""Debts to several players, and of several (M-S-20, M-S-21)."""

from __future__ import annotations

from magnate.monopoly import Game
from magnate.monopoly.events import WentBankrupt

from .estates import asked, cards, cash, nobody_bids, owner, play, table


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


def test_a_receiver_who_goes_bankrupt_as_heir_is_paid_no_more() -> None:
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
