"""Bankruptcy (ledger section 11; M-S-18, M-S-19, M-S-22, M-S-30): who gets what."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import (
    AuctionBegan,
    GameWon,
    MoneyOwed,
    TurnBegan,
    WentBankrupt,
)

from .estates import (
    asked,
    cards,
    cash,
    levels,
    mortgaged,
    nobody_bids,
    owned,
    owner,
    play,
    refused,
    stock,
    table,
)


def owing(amount: int, to: str, *seats: str, debtor: int = 1, options: str = "") -> Game:
    """Return a game in which a seat owes rent to a seat, or a tax to the bank, in its turn."""
    cause = "tax" if to in ("bank", "pot") else "rent lot boardwalk"
    then = f"turn {debtor} end rolled\nowing {debtor} to {to} ${amount} for {cause}"
    return table(*seats, options=options, then=then)


def test_a_player_creditor_takes_everything() -> None:
    """M-BKR-2, M-S-19: buildings at half ($250), cash, lots, jail cards; not the whole debt.

    Known bug elsewhere: the creditor paid in full from nothing."""
    game = owing(
        2000,
        "2",
        "$120 cards chance chest | orange 2-2-1, reading, baltic",
        "$500 | dark-blue",
        "$500",
    )

    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(1, 2)]
    assert cash(game) == (0, 500 + 120 + 250, 500)
    assert stock(game) == (32, 12)
    assert levels(game, "orange") == (0, 0, 0)
    lots = ("baltic", "reading", "st-james", "tennessee", "new-york", "park-place", "boardwalk")
    assert owned(game, 2) == lots
    assert (owned(game, 1), cards(game, 1), cards(game, 2)) == ((), (), ("chance", "chest"))
    assert not events.of(AuctionBegan)


def test_hotels_count_five_houses_in_an_estate() -> None:
    """M-SELL-5: half of ten prices of $50, though the bank has no houses (M-S-14)."""
    seats = ("$0 | brown 5", "$500 | dark-blue", "$500")
    game = owing(2000, "2", *seats, options="bank_houses 0")

    play(game, "bankrupt")

    assert cash(game) == (0, 750, 500)
    assert stock(game) == (0, 12)


def test_a_creditor_may_be_far_from_the_debtors_turn() -> None:
    """M-S-33: a rent claimed in another's window; the window stays open."""
    game = table(
        "$500",
        "$10 | water",
        "$500 | dark-blue",
        then="claim boardwalk owner 3 from 2 $100",
    )
    play(game, "3: claim boardwalk", "bankrupt")

    assert (cash(game), owner(game, "water")) == ((500, 0, 510), 3)
    assert asked(game) == ("roll", 1)


def test_the_heirs_tenth_is_due_at_once_lot_by_lot() -> None:
    """M-S-18, M-MORT-7: $13 for Atlantic Avenue, $8 for Water Works."""
    game = owing(
        900,
        "2",
        "$3 | water mortgaged, atlantic mortgaged, short-line",
        "$100 | boardwalk",
        "$500",
    )
    play(game, "bankrupt")
    assert asked(game) == ("transfer", 2)
    play(game, "keep", "keep")

    assert cash(game) == (0, 103 - 13 - 8, 500)
    assert asked(game) == ("roll", 2)


def test_an_heir_may_raise_the_fee_from_the_estate() -> None:
    """M-S-18: Short Line came with it."""
    game = owing(900, "2", "$3 | water mortgaged, short-line", "$0 | boardwalk mortgaged", "$500")
    events = play(game, "bankrupt", "keep")
    assert events.of(MoneyOwed) == [MoneyOwed(2, "bank", 8, "fee")]
    assert refused(game, "bankrupt") == ("must_raise", "M-S-16")

    play(game, "mortgage short-line")

    assert cash(game) == (0, 95, 500)
    assert asked(game) == ("roll", 2)


def test_an_heir_may_sell_from_the_estate_to_redeem_at_once() -> None:
    """M-S-11: an heir asked about a mortgage may mortgage first."""
    game = owing(900, "2", "$0 | water mortgaged, short-line", "$0 | boardwalk mortgaged", "$500")

    play(game, "bankrupt", "mortgage short-line", "redeem water")

    assert cash(game) == (0, 17, 500)
    assert mortgaged(game) == ("short-line", "boardwalk")


def test_an_heir_who_cannot_pay_the_fee_is_bankrupt_to_the_bank() -> None:
    """M-S-18: both estates are auctioned, free of mortgage, from the left of the heir."""
    game = owing(
        900,
        "2",
        "$3 | park-place mortgaged",
        "$0 cards chest | boardwalk mortgaged",
        "$500",
        "$500",
    )
    play(game, "bankrupt", "keep")
    assert asked(game) == ("debt", 2)
    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(2, "bank")]
    assert (mortgaged(game), cards(game, 2)) == ((), ())
    assert game.view().piles["chest"].seen == ("chest.jail_free",)
    assert asked(game) == ("bid", 3)
    assert nobody_bids(game) == ["park-place", "boardwalk"]
    assert cash(game) == (0, 0, 500, 500)
    assert asked(game) == ("roll", 3)


def test_an_heir_sells_a_mortgaged_lot_rather_than_pay_for_it() -> None:
    """M-S-16, M-S-18: as a debtor they may trade; what they no longer own costs them nothing."""
    game = owing(
        900,
        "2",
        "$0 | atlantic mortgaged, water mortgaged",
        "$0 | boardwalk mortgaged",
        "$500",
    )
    play(game, "bankrupt", "keep")
    assert asked(game) == ("debt", 2)
    play(game, "offer 3: atlantic + water for $40", "3: accept 2", "keep", "keep")

    assert cash(game) == (0, 40 - 13, 500 - 40 - 13 - 8)
    assert asked(game) == ("roll", 2)


def test_bankruptcies_may_follow_from_each_other() -> None:
    """M-S-18, M-S-22: 1 to 2, 2 to the bank; with two left the estates are auctioned, and the
    third, who wins a lot, may continue."""
    game = owing(
        900,
        "2",
        "$0 | park-place mortgaged",
        "$5 | boardwalk mortgaged",
        "$30",
        "$40",
        options="bankrupt_to_bank_lots auction_mortgaged",
    )
    play(game, "bankrupt", "keep", "bankrupt")
    play(game, "bid 30", "pass", "keep")  # Park Place; seat 3 has nothing to pay $18 with
    assert asked(game) == ("debt", 3)
    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(3, "bank")]
    assert events.of(GameWon) == [GameWon((4,), "last", 40)]
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((4,), (4, 3, 2, 1))


def test_the_bank_takes_everything() -> None:
    """M-BKR-3, M-ERR-14, M-S-19: cash too; cards under their piles; buildings stay in the bank."""
    game = owing(
        2000,
        "bank",
        "$120 cards chance chest | orange 2-2-1, reading mortgaged",
        "$500",
        "$500",
    )
    bank = game.state.cash[8]

    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(1, "bank")]
    assert cash(game) == (0, 500, 500)
    assert game.state.cash[8] == bank + 120
    assert stock(game) == (32, 12)
    assert game.view().piles["chance"].seen == ("chance.jail_free",)
    assert game.view().piles["chest"].seen == ("chest.jail_free",)
    assert (mortgaged(game), owned(game, 1)) == ((), ())
    assert asked(game) == ("bid", 2)


def test_a_debt_to_the_pot_is_a_debt_to_the_bank() -> None:
    """`free_parking: pot`: lots cannot lie in the middle, the bank auctions them."""
    seats = ("$120 | reading", "$500", "$500")
    game = owing(2000, "pot", *seats, options="free_parking pot")

    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(1, "bank")]
    assert events.of(AuctionBegan) == [AuctionBegan("reading", None)]


def test_lots_return_to_the_bank_if_the_option_says_so() -> None:
    """`bankrupt_to_bank_lots: return`: unowned, free of mortgage, no auction."""
    seats = ("$120 | reading, water mortgaged", "$500", "$500")
    game = owing(2000, "bank", *seats, options="bankrupt_to_bank_lots return")

    events = play(game, "bankrupt")

    assert not events.of(AuctionBegan)
    assert (owner(game, "reading"), owner(game, "water"), mortgaged(game)) == (None, None, ())
    assert asked(game) == ("roll", 2)


@pytest.mark.parametrize(("debtor", "following"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_next_is_the_player_to_the_left_of_the_bankrupt(debtor: int, following: int) -> None:
    """M-S-30: their turn ends at once."""
    game = owing(900, "bank", "$10", "$10", "$10", "$10", debtor=debtor)

    events = play(game, "bankrupt")

    assert [event.seat for event in events.of(TurnBegan)] == [following]
    assert asked(game) == ("roll", following)


def test_a_bankrupt_does_not_roll_again_after_a_double() -> None:
    """M-S-30."""
    then = "dice 2 2\ncounters doubles 1\nturn 1 end again rolled\nowing 1 to bank $900 for tax"
    game = table("$10", "$10", "$10", then=then)

    play(game, "bankrupt")

    assert asked(game) == ("roll", 2)


def test_a_bankrupt_seat_is_skipped_and_may_do_nothing() -> None:
    """M-BKR-2: out."""
    game = table("$500", "out 1", "$500 | reading")

    for action in ("roll", "leave", "offer 1: $5 for reading", "order always-claim on"):
        assert refused(game, action, seat=2) == ("bankrupt_seat", "M-BKR-2")
    assert refused(game, "offer 2: reading for $5", seat=3) == ("bankrupt_seat", "M-BKR-2")
    play(game, "roll", "dice 4 6")
    assert asked(game) == ("roll", 3)


def test_estates_are_auctioned_before_the_next_roll() -> None:
    """M-BKR-3. Known bug elsewhere: after the next player has moved."""
    game = owing(900, "bank", "$10 | reading", "$500", "$500")

    events = play(game, "bankrupt")
    assert not events.of(TurnBegan)
    assert refused(game, "roll") == ("wrong_moment", "M-S-11")
    play(game, "bid 10", "pass")

    assert owner(game, "reading") == 2
    assert asked(game) == ("roll", 2)


def test_rents_not_yet_claimed_are_void() -> None:
    """M-S-33: those of the bankrupt seat and those against it."""
    claims = """
        claim reading owner 1 from 2 $25
        claim short-line owner 3 from 1 $25
        claim short-line owner 3 from 2 $25
    """
    game = table("$10 | reading", "$500", "$500 | short-line", then=claims)

    play(game, "1: leave")

    assert [(claim.owner, claim.debtor) for claim in game.view().claims] == [(3, 2)]


@pytest.mark.parametrize("to", ["2", "bank"])
def test_the_last_player_wins_before_any_auction(to: str) -> None:
    """M-WIN-1, M-S-22."""
    game = owing(900, to, "$10 | reading, water mortgaged", "$500 | boardwalk")

    events = play(game, "bankrupt")

    assert game.awaits == "over"
    assert not events.of(AuctionBegan)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ending, outcome.ranks) == ((2,), "last", (2, 1))
    assert outcome.money == ((0, 510) if to == "2" else (0, 500))
    assert refused(game, "roll", seat=2) == ("game_over", "M-WIN-1")


def test_a_creditor_who_wins_keeps_the_estate() -> None:
    """M-BKR-2, M-S-22: Reading at $200, Water Works at half of $150, Boardwalk at $400."""
    game = owing(900, "2", "$10 | reading, water mortgaged", "$500 | boardwalk")

    events = play(game, "bankrupt")

    assert events.of(GameWon) == [GameWon((2,), "last", 510 + 200 + 75 + 400)]


def test_ranks_follow_the_order_of_bankruptcies() -> None:
    """M-WIN-1."""
    game = owing(900, "bank", "$10", "out 2", "$10", "out 1")

    play(game, "bankrupt")

    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranks == (2, 3, 1, 4)
