"""Leaving in the middle of something (M-S-36): everything unfinished in this turn comes first, and
the estate is settled before the next roll; only that of the debtor to act is settled at once."""

from __future__ import annotations

import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.monopoly.events import (
    AuctionBegan,
    GameWon,
    MoneyPaid,
    RentPaid,
    WentBankrupt,
)
from magnate.monopoly.log import sentence

from .estates import (
    asked,
    at_auction,
    cash,
    mortgaged,
    nobody_bids,
    owner,
    play,
    table,
)

SEATS = ("$500 at reading | baltic", "$500 | water", "$500 | dark-blue", "$500")


@pytest.mark.parametrize(
    ("then", "seat", "question", "lots"),
    [
        # Seat 1 cannot raise $900. Its own lot goes at once, so it comes before the one that waits.
        (
            "turn 1 end rolled\nowing 1 to bank $900 for tax",
            2,
            ("debt", 1),
            ["baltic", "water"],
        ),
        ("turn 1 end rolled\nowing 1 to 3 $900 for rent lot boardwalk", 2, ("debt", 1), ["water"]),
        # Seat 2 owes between two rolls: the turn of seat 1 ends, but not before that is settled.
        ("turn 1 roll\nowing 2 to 3 $900 for rent lot boardwalk", 1, ("debt", 2), ["baltic"]),
    ],
)
def test_an_estate_that_waits_comes_after_one_that_is_settled_at_once(
    then: str, seat: int, question: tuple[str, int], lots: list[str]
) -> None:
    """M-S-36, M-S-16: a debtor who is asked goes bankrupt while another's estate waits."""
    game = table(*SEATS, edition="official", then=then)

    events = play(game, f"{seat}: leave")
    assert (asked(game), events.of(AuctionBegan)) == (question, [])
    play(game, "bankrupt")

    assert nobody_bids(game) == lots
    assert asked(game) == ("roll", 3)


def test_between_two_rolls_of_a_turn_the_estate_is_auctioned() -> None:
    """M-S-36, M-DBL-1: after a double the turn continues, but not before the auction."""
    then = "counters doubles 1\nturn 1 end again rolled\nbuying 1 reading"
    game = table(*SEATS, then=then)
    play(game, "2: leave", "buy")

    assert (at_auction(game), asked(game)) == ("water", ("bid", 3))
    assert nobody_bids(game) == ["water"]
    assert asked(game) == ("roll", 1)


def test_a_piece_that_waits_for_the_fine_moves_after_the_auction() -> None:
    """M-S-36, M-S-24: nobody lands on a lot that is still to be auctioned."""
    game = table("$10 at jail in-jail 3 | water", "$500 | virginia", "$500", then="turn 1 roll")
    play(game, "roll", "dice 1 3", "2: leave")
    assert asked(game) == ("debt", 1)
    play(game, "raise")
    assert (at_auction(game), asked(game)) == ("virginia", ("bid", 3))
    assert game.view().seats[0].square == "jail"
    assert nobody_bids(game) == ["virginia"]

    assert (asked(game), game.view().seats[0].square) == (("buy", 1), "virginia")


def test_estates_of_one_turn_come_in_the_order_in_which_their_owners_left() -> None:
    """M-S-36, M-S-17."""
    game = table(*SEATS, then="turn 1 end rolled\nbuying 1 reading")
    play(game, "3: leave", "2: leave", "decline")

    assert nobody_bids(game) == ["reading", "park-place", "boardwalk", "water"]
    assert asked(game) == ("roll", 4)


def test_a_player_who_leaves_takes_no_part_in_auctions_that_come_before_theirs() -> None:
    """M-S-36: seat 2 leaves, then seat 3 in the auction that went on; nobody asks them again."""
    game = table(*SEATS, then="turn 1 end rolled\nbuying 1 reading")
    play(game, "decline", "2: leave")
    assert (at_auction(game), asked(game)) == ("reading", ("bid", 3))
    play(game, "3: leave")
    assert asked(game) == ("bid", 4)
    play(game, "bid 1", "pass")
    assert (owner(game, "reading"), at_auction(game)) == (4, "water")

    seats = []
    while game.awaits == "bid":
        seats.append(game.seat)
        play(game, "pass")
    assert seats == [4, 1, 4, 1, 4, 1]


def test_when_one_is_left_in_the_middle_of_a_turn_the_game_is_over() -> None:
    """M-WIN-1: nothing is finished or auctioned any more."""
    then = "turn 1 end rolled\nbuying 1 reading"
    game = table("$500 at reading", "$500 | water", "$500", then=then)

    events = play(game, "2: leave", "3: leave")

    assert events.of(GameWon) == [GameWon((1,), "last", 500)]
    assert not events.of(AuctionBegan)
    assert game.awaits == "over"


def test_no_auction_begins_when_the_buyer_leaves_the_last_one_alone() -> None:
    """M-WIN-1, M-S-22: the game is over, so no auction is announced."""
    then = "turn 1 end rolled\nbuying 1 reading"
    game = table("$500 at reading", "$500", then=then)

    events = play(game, "leave")

    assert events.of(GameWon) == [GameWon((2,), "last", 500)]
    assert not events.of(AuctionBegan)


def test_an_estate_is_auctioned_before_a_limit_ends_the_game() -> None:
    """M-S-32, M-S-36: seat 2 pays $1 for a lot that is worth $60."""
    game = table(
        "$500",
        "$500 at reading",
        "$500 | baltic",
        options="round_limit 1",
        then="turn 2 end rolled\nbuying 2 reading",
    )
    play(game, "3: leave", "decline", "pass", "pass")
    assert (at_auction(game), asked(game)) == ("baltic", ("bid", 1))
    events = play(game, "pass", "bid 1")

    assert events.of(GameWon) == [GameWon((2,), "rounds", 500 - 1 + 60)]


def test_an_heir_is_asked_about_mortgages_after_what_is_unfinished() -> None:
    """M-S-36, M-MORT-7: seat 1 owes seat 2, sells a mortgaged lot to seat 3 and leaves; seat 3
    decides about that lot first, then seat 2 about the one it inherits."""
    game = table(
        "$0 | electric mortgaged, water mortgaged",
        "$500 | dark-blue",
        "$500",
        then="turn 1 end rolled\nowing 1 to 2 $1000 for rent lot boardwalk",
    )
    play(game, "offer 3: electric for $10", "3: accept 1")
    assert asked(game) == ("transfer", 3)

    events = play(game, "1: leave")

    assert events.of(WentBankrupt) == [WentBankrupt(1, 2)]
    assert (owner(game, "water"), cash(game)) == (2, (0, 510, 490))
    assert asked(game) == ("transfer", 3)
    play(game, "keep")
    assert asked(game) == ("transfer", 2)
    play(game, "redeem water")
    assert (mortgaged(game), cash(game)) == (("electric",), (0, 510 - 83, 490 - 8))
    assert asked(game) == ("roll", 2)


def test_the_estate_of_a_debtor_who_is_asked_is_settled_at_once() -> None:
    """M-S-36, M-S-21: as after declaring bankruptcy; the receiver of a card decides about the
    mortgage before the next one pays."""
    game = table(
        "$0 at chest-1",
        "$10 | water mortgaged",
        "$500",
        "$500",
        then="turn 1 end rolled\ndrawing 1 chest",
    )
    play(game, "draw chest.opera")
    assert asked(game) == ("debt", 2)

    events = play(game, "2: leave")

    assert events.of(WentBankrupt) == [WentBankrupt(2, 1)]
    assert (asked(game), cash(game)) == (("transfer", 1), (10, 0, 500, 500))
    play(game, "keep")
    assert cash(game) == (10 - 8 + 100, 0, 450, 450)
    assert asked(game) == ("roll", 3)


def test_the_lots_of_a_debtor_who_is_asked_are_auctioned_at_once() -> None:
    """M-S-36, M-S-18: seat 5 leaves, then seat 2, to whom seat 1 is heir; seat 1 cannot pay the
    fee of $8 and leaves too. Its lots come before that of seat 5, which waits; nobody pays it."""
    game = table(
        "$0 at chest-1",
        "$2 | water mortgaged",
        "$500",
        "$500",
        "$500 | baltic",
        then="turn 1 end rolled\ndrawing 1 chest",
    )
    play(game, "draw chest.opera", "5: leave", "2: leave", "keep")
    assert (asked(game), cash(game)) == (("debt", 1), (2, 0, 500, 500, 0))

    events = play(game, "1: leave")

    assert events.of(WentBankrupt) == [WentBankrupt(1, "bank")]
    assert nobody_bids(game) == ["water", "baltic"]
    assert cash(game) == (0, 0, 500, 500, 0)
    assert asked(game) == ("roll", 3)


def test_rent_owed_to_a_player_who_leaves_is_paid_to_the_bank() -> None:
    """M-S-36: a payment to the bank for rent; the lot has no owner who could be paid."""
    seats = ("$100 | green", "$500", "$500 | dark-blue", "$500")
    game = table(*seats, then="turn 1 end rolled\nowing 1 to 3 $200 for rent lot boardwalk")
    play(game, "3: leave")
    assert asked(game) == ("debt", 1)

    events = play(game, "mortgage pacific")

    assert events.of(MoneyPaid) == [MoneyPaid(1, "bank", 200, "rent")]
    assert not events.of(RentPaid)
    assert cash(game) == (50, 500, 0, 500)
    assert nobody_bids(game) == ["park-place", "boardwalk"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ann pays $200 to the bank (rent)."),
        ("pl", "Ann płaci bankowi 200\u00a0$ (czynsz)."),
        ("pt", "Ann paga $200 ao banco (aluguel)."),
        ("ru", "Ann платит банку 200\u00a0$ (аренда)."),
    ],
)
def test_rent_paid_to_the_bank_has_a_sentence_in_every_language(language: str, text: str) -> None:
    """M-S-36: as rent, not as a card's payment."""
    assert language in LANGUAGES
    game = table("$500", "$500")
    event = MoneyPaid(1, "bank", 200, "rent")

    assert sentence(event, catalog(language), ("Ann", "Bo"), game.edition) == text


def test_nothing_is_left_open_when_the_game_is_over() -> None:
    """M-S-22: building requests and offers are gone."""
    game = table("$1000 | orange", "$1000 | pink", options="bank_houses 1")
    play(game, "build st-james 1")
    assert asked(game) == ("request", 2)
    play(game, "2: leave")

    assert game.is_over
    assert set(game.state.requested) == {0}
    assert not game.view().offers
