"""Leaving for good (M-S-36): bankrupt to the creditor if in debt, else to the bank; any moment."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import (
    AuctionBegan,
    AuctionWon,
    GameWon,
    PlayerLeft,
    RentPaid,
    WentBankrupt,
)

from .estates import (
    asked,
    at_auction,
    cash,
    nobody_bids,
    owned,
    owner,
    play,
    refused,
    stock,
    table,
)

SEATS = ("$500 at reading | baltic", "$500 | water", "$500 | dark-blue", "$500")


def moment(then: str, *, edition: str = "official", options: str = "") -> Game:
    """Return four seats in some moment of the turn of seat 1."""
    return table(*SEATS, edition=edition, options=options, then=then)


@pytest.mark.parametrize(
    ("then", "seat", "creditor", "then_asked"),
    [
        ("turn 1 roll", 1, "bank", ("roll", 2)),
        ("turn 1 roll", 2, "bank", ("roll", 1)),
        ("turn 1 roll rolled", 4, "bank", ("roll", 1)),
        ("turn 1 end rolled\ntaxed 1 percent $100", 1, "bank", ("roll", 2)),
        ("turn 1 end rolled\nowing 1 to 3 $900 for rent lot boardwalk", 1, 3, ("roll", 2)),
        ("turn 1 end rolled\nowing 1 to bank $900 for tax", 1, "bank", ("roll", 2)),
        ("turn 1 end rolled\nowing 1 to 3 $900 for rent lot boardwalk", 4, "bank", ("debt", 1)),
    ],
)
def test_a_player_may_leave_whenever_a_decision_is_awaited(
    then: str, seat: int, creditor: int | str, then_asked: tuple[str, int]
) -> None:
    """M-S-36, M-S-30: lots that fall to the bank are auctioned before the next roll."""
    game = moment(then)

    events = play(game, f"{seat}: leave")

    assert events.of(PlayerLeft) == [PlayerLeft(seat)]
    assert [(each.seat, each.creditor) for each in events.of(WentBankrupt)] == [(seat, creditor)]
    had = {1: ["baltic"], 2: ["water"], 3: ["park-place", "boardwalk"], 4: []}[seat]
    assert nobody_bids(game) == (had if creditor == "bank" else [])
    assert asked(game) == then_asked
    assert (cash(game)[seat - 1], owned(game, seat)) == (0, ())


@pytest.mark.parametrize(
    ("then", "seat", "still_asked", "answer"),
    [
        ("turn 1 end rolled\nbuying 1 reading", 2, ("buy", 1), "buy"),
        ("turn 1 end rolled\ntaxed 1 percent $100", 3, ("tax", 1), "tax percent"),
        ("turn 1 end rolled\nowing 1 to bank $520 for tax", 2, ("debt", 1), "raise"),
        ("turn 1 roll\nowing 2 to 3 $520 for rent lot boardwalk", 1, ("debt", 2), "raise"),
    ],
)
def test_whatever_is_in_progress_is_finished_first(
    then: str, seat: int, still_asked: tuple[str, int], answer: str
) -> None:
    """M-S-36, M-S-17: then, still before the next roll, the estate is auctioned."""
    game = moment(then)

    play(game, f"{seat}: leave")
    assert (asked(game), at_auction(game)) == (still_asked, None)
    play(game, answer)

    had = {1: ["baltic"], 2: ["water"], 3: ["park-place", "boardwalk"]}[seat]
    assert nobody_bids(game) == had
    assert asked(game) == ("roll", 3 if seat == 2 else 2)


@pytest.mark.parametrize("then", ["turn 1 dice rolled", "turn 1 end rolled\ndrawing 1 chance"])
def test_nobody_leaves_while_chance_is_awaited(then: str) -> None:
    """M-S-36: a moment later."""
    game = table("$500 at chance-1", "$500", "$500", then=then)

    assert refused(game, "leave", seat=2) == ("wrong_moment", "M-S-11")


def test_with_two_players_the_other_wins() -> None:
    """M-WIN-1."""
    game = table("$500 | baltic", "$300")

    events = play(game, "2: leave")

    assert events.of(GameWon) == [GameWon((1,), "last", 560)]
    assert not events.of(AuctionBegan)
    assert game.awaits == "over"


def test_the_lot_a_leaver_was_to_buy_is_auctioned() -> None:
    """M-AUC-1, M-S-35: from the leaver's left; everyone sees that an auction began."""
    game = moment("turn 1 end rolled\nbuying 1 reading")

    events = play(game, "leave")
    assert events.of(AuctionBegan) == [AuctionBegan("reading", None)]
    assert asked(game) == ("bid", 2)
    events = play(game, "bid 10", "pass", "pass")

    assert events.of(AuctionWon) == [AuctionWon(2, "reading", None, 10)]
    assert nobody_bids(game) == ["baltic"]
    assert asked(game) == ("roll", 2)


def test_the_lot_stays_with_the_bank_if_nothing_is_auctioned() -> None:
    """`decline_goes_to_auction` off."""
    game = moment("turn 1 end rolled\nbuying 1 reading", options="decline_goes_to_auction false")

    play(game, "leave")

    assert nobody_bids(game) == ["baltic"]
    assert owner(game, "reading") is None


def test_an_auction_continues_without_a_bidder_who_leaves() -> None:
    """M-S-36: the next bidder is asked; the leaver's own lots come afterwards."""
    game = moment("turn 1 end rolled\nbuying 1 reading")
    play(game, "decline", "bid 10")
    assert asked(game) == ("bid", 3)

    play(game, "3: leave")
    assert (at_auction(game), asked(game)) == ("reading", ("bid", 4))
    play(game, "pass", "pass")

    assert (owner(game, "reading"), cash(game)[1]) == (2, 490)
    assert nobody_bids(game) == ["park-place", "boardwalk"]
    assert asked(game) == ("roll", 2)


def test_when_the_leader_leaves_the_others_start_afresh() -> None:
    """M-S-36, M-S-5: those who passed stay out."""
    game = moment("turn 1 end rolled\nbuying 1 reading")
    play(game, "decline", "bid 100", "pass", "2: leave")

    assert (at_auction(game), asked(game)) == ("reading", ("bid", 4))
    assert game.legal_actions().bids == range(1, 501)
    play(game, "bid 1", "pass")
    assert (owner(game, "reading"), cash(game)[3]) == (4, 499)
    assert nobody_bids(game) == ["water"]


def test_a_leading_bid_stays_covered_while_an_estate_is_auctioned() -> None:
    """M-S-5: a bid is at most the bidder's cash, and the winner pays at once; the leader of one
    auction does not spend the same dollars in another. Nobody has less than nothing."""
    seats = ("$100", "$500", "$500 | oriental", "$500 at mediterranean")
    game = table(*seats, then="turn 4 end rolled\nbuying 4 mediterranean")
    play(game, "decline", "bid 100", "3: leave")
    while game.awaits == "bid":
        bids = game.legal_actions().bids
        best = bids[-1] if game.seat == 1 and bids else 0
        play(game, f"bid {best}" if best else "pass")

    assert cash(game)[0] >= 0


def test_the_seat_that_declined_may_leave() -> None:
    """M-S-35: it would have been last."""
    game = moment("turn 1 end rolled\nbuying 1 reading")
    play(game, "decline", "1: leave")

    assert (at_auction(game), asked(game)) == ("reading", ("bid", 2))
    play(game, "pass", "pass", "bid 5")
    assert owner(game, "reading") == 4
    assert nobody_bids(game) == ["baltic"]
    assert asked(game) == ("roll", 2)


def test_somebody_may_leave_while_an_estate_is_auctioned() -> None:
    """M-S-36, M-S-17: all lots are auctioned, and the next turn begins once."""
    game = moment("turn 1 end rolled\nowing 1 to bank $900 for tax")
    play(game, "bankrupt")
    assert at_auction(game) == "baltic"
    play(game, "3: leave")

    assert sorted(set(nobody_bids(game))) == ["baltic", "boardwalk", "park-place"]
    assert asked(game) == ("roll", 2)


def test_a_debt_to_a_player_who_leaves_is_owed_to_the_bank() -> None:
    """M-S-36: the claim was made; what the leaver was owed is part of the estate."""
    seats = ("$100 | green", "$500", "$500 | dark-blue", "$500")
    game = table(*seats, then="turn 1 end rolled\nowing 1 to 3 $200 for rent lot boardwalk")
    play(game, "3: leave")
    nobody_bids(game)
    assert asked(game) == ("debt", 1)
    debt = game.view().debt
    assert debt is not None
    assert (debt.to, debt.amount) == ("bank", 200)

    events = play(game, "mortgage pacific")

    assert cash(game) == (50, 500, 0, 500)
    # There is no seat 9: the rent goes to the bank.
    assert 9 not in [event.owner for event in events.of(RentPaid)]


def test_no_debt_leads_to_another() -> None:
    """M-S-23: a debtor without a dollar cannot take a mortgaged lot over, whose fee is $8; so
    nobody owes two creditors when they leave (M-S-36)."""
    game = table(
        "$0",
        "$100 | green",
        "$500 | electric mortgaged, b-and-o",
        then="turn 1 end rolled\nowing 1 to 2 $1000 for rent lot pacific",
    )

    offer = "offer 3: nothing for electric + b-and-o"
    assert refused(game, offer) == ("fee_too_high", "M-S-23")


def test_a_debtor_does_not_lower_what_they_can_raise_by_bidding() -> None:
    """M-S-16: they owe $300 and can raise $300; somebody leaves, and the debtor would pay $100 for
    a lot that brings $30. The creditor would lose by it."""
    game = table(
        "$100 | water, electric, baltic mortgaged, connecticut mortgaged, vermont",
        "$500 | dark-blue",
        "$500 | mediterranean",
        then="turn 1 end rolled\nowing 1 to 2 $300 for rent lot boardwalk",
    )
    assert refused(game, "bankrupt") == ("must_raise", "M-S-16")
    play(game, "3: leave")
    while game.awaits == "bid":
        bids = game.legal_actions().bids
        best = bids[-1] if game.seat == 1 and bids else 0
        play(game, f"bid {best}" if best else "pass")

    assert refused(game, "bankrupt") == ("must_raise", "M-S-16")


def test_when_the_receiver_of_a_card_leaves_nobody_pays_any_more() -> None:
    """M-S-21, M-S-36: a seat that already owes owes the bank, the others nothing."""
    game = table(
        "$500 at chest-1",
        "$10 | water",
        "$500",
        "$500",
        then="turn 1 end rolled\ndrawing 1 chest",
    )
    play(game, "draw chest.opera")
    assert asked(game) == ("debt", 2)
    play(game, "1: leave", "2: raise")

    assert cash(game) == (0, 35, 500, 500)
    assert asked(game) == ("roll", 2)


def test_a_creditor_of_a_card_who_leaves_is_not_paid() -> None:
    """M-S-20, M-S-36."""
    game = table(
        "$60 at chance-1 | water",
        "$500",
        "$500",
        "$500",
        then="turn 1 end rolled\ndrawing 1 chance",
    )
    play(game, "draw chance.chairman")
    assert (asked(game), cash(game)) == (("debt", 1), (10, 550, 500, 500))
    play(game, "4: leave", "mortgage water")

    assert cash(game) == (35, 550, 550, 0)
    assert asked(game) == ("roll", 2)


def test_a_player_asked_about_a_mortgage_may_leave() -> None:
    """M-MORT-7, M-S-17: the lot is auctioned, free."""
    game = table("$500 | water mortgaged", "$500", "$500")
    play(game, "offer 2: water for nothing", "2: accept 1", "2: leave")

    assert at_auction(game) == "water"
    assert nobody_bids(game) == ["water"]
    assert asked(game) == ("roll", 1)


def test_buildings_go_to_the_bank_for_nothing() -> None:
    """M-BKR-3."""
    game = table("$500", "$500 | orange 5", "$500")

    play(game, "2: leave")

    assert (stock(game), cash(game)) == ((32, 12), (500, 0, 500))
