"""A rent that may still be claimed protects its owner (M-S-16, M-S-33)."""

from __future__ import annotations

import pytest

from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT
from magnate.monopoly import Game
from magnate.monopoly.editions import preset_in_version
from magnate.monopoly.events import RentClaimed, RentPaid, WentBankrupt
from magnate.monopoly.rules import state as k

from .estates import (
    allowed,
    asked,
    cards,
    cash,
    nobody_bids,
    owned,
    owner,
    play,
    refused,
    table,
)
from .random_windows import random_window, worth

LOWERS = ("lowers_estate", "M-S-16")


def landed(lander: str, *others: str, claim: int, edition: str = "brazil") -> Game:
    """Seat 1 has landed on a lot of seat 2, who may still claim the given rent."""
    then = f"claim b-and-o owner 2 from 1 ${claim}"
    return table(lander, "$500 | b-and-o", *others, edition=edition, then=then)


@pytest.mark.parametrize(
    ("terms", "is_allowed"),
    [
        # $100 and Reading Railroad, which counts $100; $150 may be claimed.
        ("reading for $50", True),
        ("reading for $49", False),
        ("reading for nothing", False),
        ("$50 for water", True),  # Water Works brings $75
        ("$100 for electric", False),  # it is mortgaged, and its fee is $8
        ("reading for water", True),
        ("reading + $26 for water", False),
    ],
)
def test_no_offer_of_the_lander_leaves_less_than_what_may_be_claimed(
    terms: str, *, is_allowed: bool
) -> None:
    """M-S-16: equal is enough."""
    game = landed("$100 | reading", "$500 | water, electric mortgaged", claim=150)

    if is_allowed:
        assert allowed(game, f"offer 3: {terms}", seat=1)
    else:
        assert refused(game, f"offer 3: {terms}", seat=1) == LOWERS


def test_nobody_offers_the_lander_such_a_trade_either() -> None:
    """M-S-16: the lander is a party to it, as proposer or as acceptor."""
    game = landed("$100 | reading", "$500", claim=150)

    assert refused(game, "offer 1: $49 for reading", seat=3) == LOWERS
    assert allowed(game, "offer 1: $50 for reading", seat=3)


def test_a_counter_offer_is_bound_by_it() -> None:
    """M-S-16."""
    game = landed("$100 | reading", "$500", claim=150)
    play(game, "1: offer 3: reading for $90")

    assert refused(game, "counter 1: $49 for reading", seat=3) == LOWERS
    play(game, "3: counter 1: $50 for reading", "1: accept 3")

    assert cash(game) == (150, 500, 450)


def test_an_offer_is_checked_again_when_it_is_accepted() -> None:
    """M-S-16: 200 - 50 is enough; after Electric Company (75) for $100 only 175 - 50 is left."""
    game = landed("$100 | reading", "$500", "$500 | electric", claim=150)
    play(game, "1: offer 3: reading for $50", "4: offer 1: electric for $100", "1: accept 4")

    assert refused(game, "accept 1", seat=3) == LOWERS


def test_a_lander_who_cannot_cover_the_rents_does_not_lower_what_there_is() -> None:
    """M-S-16: the smaller of what may be claimed, $300, and what can be raised, $200."""
    game = landed("$100 | reading", "$500", claim=300)

    assert refused(game, "offer 3: reading for $99", seat=1) == LOWERS
    assert allowed(game, "offer 3: reading for $100", seat=1)


def test_all_rents_that_may_be_claimed_count_together() -> None:
    """M-S-16: $40 and $70 from two owners; $200 less $90 is just enough."""
    then = "claim b-and-o owner 2 from 1 $40\nclaim water owner 3 from 1 $70"
    game = table("$100 | reading", "$500 | b-and-o", "$500 | water", then=then)

    assert refused(game, "offer 2: reading for $9", seat=1) == LOWERS
    assert allowed(game, "offer 2: reading for $10", seat=1)


def test_a_waived_rent_protects_nobody() -> None:
    """M-S-16: only rents that may still be claimed."""
    game = landed("$100 | reading", "$500", claim=150)
    play(game, "2: waive b-and-o")

    assert allowed(game, "offer 3: reading for nothing", seat=1)


def test_the_lander_buys_no_jail_card_with_the_rent() -> None:
    """M-S-16, M-CARD-3: a jail card counts nothing; selling one is no loss."""
    game = landed("$100 cards chest", "$500 cards chance", claim=100, edition="official")

    assert refused(game, "offer 3: $1 for chance-card", seat=1) == LOWERS
    assert refused(game, "offer 1: chance-card for $1", seat=3) == LOWERS
    play(game, "1: offer 3: chest-card for $5", "3: accept 1")
    assert (cash(game), cards(game, 3)) == ((105, 500, 495), ("chance", "chest"))


def test_the_lander_buys_no_way_out_of_jail_with_the_rent() -> None:
    """M-S-16, M-S-25."""
    game = landed("$100 at jail in-jail 1", "$500 cards chance", claim=90)

    assert refused(game, "buycard 3 for 11") == LOWERS
    play(game, "buycard 3 for 10", "3: accept 1")
    assert cash(game) == (90, 500, 510)


def test_buying_building_and_redeeming_stay_free() -> None:
    """M-S-16: an unclaimed rent does not make its lander a debtor."""
    game = landed("$300 | brown, reading mortgaged", "$500", claim=300)

    play(game, "1: build mediterranean 1 baltic 1", "1: redeem reading")

    assert cash(game)[0] == 300 - 100 - 110
    assert asked(game) == ("roll", 1)


def owed_by(s: k.State, seat: int) -> int:
    """Return the rents that may still be claimed from a seat and its debts."""
    claims = s.claims[: s.claim_count]
    debts = [frame for frame in s.frames[: s.depth] if frame[FRAME_KIND] == k.OWING]
    return sum(each[k.CLAIM_AMOUNT] for each in claims if each[k.CLAIM_DEBTOR] == seat) + sum(
        each[k.AMOUNT] for each in debts if each[FRAME_SEAT] == seat
    )


def test_no_trade_leaves_a_seat_less_than_the_smaller_of_what_it_owes_and_can_raise() -> None:
    """M-S-16, whatever the house rules, and whether the seat proposed the trade or accepted it."""
    bound = 0
    for seed in range(100):
        for step in random_window(seed):
            if step.row[k.KIND] != k.ACCEPT:
                continue
            for seat in range(step.before.players):
                before = worth(step, step.before, seat)
                least = min(owed_by(step.before, seat), before)
                assert worth(step, step.after, seat) >= least, f"window {seed}: {step}"
                bound += least > 0 and before != worth(step, step.after, seat)

    assert bound >= 50


def test_in_version_1_of_the_rules_an_unclaimed_rent_did_not_bind() -> None:
    """Records of that version replay as they were played."""
    game = landed("$100 | reading", "$500", claim=150)
    earlier = Game(3, preset_in_version("brazil", 1), seed=1)
    earlier._put(game.state)

    assert earlier.why_not("offer 3: reading for nothing", seat=1) is None


TWO_CLAIMS = """
    claim b-and-o owner 2 from 1 $60
    claim water owner 3 from 1 ${second}
    claim electric owner 4 from 1 $10
"""


def with_claims(lander: str, *, second: int, then: str = "") -> Game:
    """Seat 1 has landed on lots of seats 2, 3 and 4, in this order."""
    return table(
        lander,
        "$500 | b-and-o",
        "$500 | water",
        "$500 | electric",
        then=TWO_CLAIMS.format(second=second) + then,
    )


def test_a_seat_that_leaves_pays_the_open_claims_its_cash_covers() -> None:
    """M-S-33, M-S-36: 60 + 30 + 10 of $110; the bank takes the rest and auctions the lot."""
    game = with_claims("$110 | reading", second=30)

    events = play(game, "1: leave")

    assert events.of(RentClaimed) == [
        RentClaimed(2, 1, "b-and-o", 60),
        RentClaimed(3, 1, "water", 30),
        RentClaimed(4, 1, "electric", 10),
    ]
    assert events.of(WentBankrupt) == [WentBankrupt(1, "bank")]
    assert nobody_bids(game) == ["reading"]
    assert cash(game) == (0, 560, 530, 510)


def test_the_first_claim_that_is_not_covered_makes_its_owner_the_creditor() -> None:
    """M-S-33: $60 of $100 to seat 2; $50 is more than the $40 left, so seat 3 takes everything,
    and the claim of seat 4 is void."""
    game = with_claims("$100 | reading", second=50)

    events = play(game, "1: leave")

    assert events.of(RentPaid) == [RentPaid(1, 2, "b-and-o", 60)]
    assert events.of(WentBankrupt) == [WentBankrupt(1, 3)]
    assert cash(game) == (0, 560, 540, 500)
    assert owner(game, "reading") == 3
    assert game.view().claims == ()


def test_a_player_the_leaver_already_owes_comes_first() -> None:
    """M-S-33: the estate is seat 4's; no claim is paid."""
    then = "turn 1 end rolled\nowing 1 to 4 $900 for rent lot electric"
    game = with_claims("$100 | reading", second=30, then=then)

    events = play(game, "1: leave")

    assert events.of(WentBankrupt) == [WentBankrupt(1, 4)]
    assert not events.of(RentClaimed)
    assert cash(game) == (0, 500, 500, 600)
    assert owned(game, 4) == ("reading", "electric")


def test_bankruptcy_to_the_bank_settles_open_claims_first() -> None:
    """M-S-33: $60 and $30 of $100 before the bank has anything."""
    then = "turn 1 end rolled\nowing 1 to bank $900 for tax"
    game = with_claims("$105", second=30, then=then)

    play(game, "bankrupt")

    assert cash(game) == (0, 560, 530, 510)
    assert game.state.cash[8] == -sum(cash(game))


def test_a_claimant_may_take_the_estate_from_the_bank() -> None:
    """M-S-33: the claim of $60 is not covered by $50, so seat 2 is the creditor."""
    then = "turn 1 end rolled\nowing 1 to bank $900 for tax"
    game = with_claims("$50 | reading", second=30, then=then)

    events = play(game, "bankrupt")

    assert events.of(WentBankrupt) == [WentBankrupt(1, 2)]
    assert owner(game, "reading") == 2
    assert cash(game) == (0, 550, 500, 500)


def test_buildings_are_sold_for_the_claimant_who_takes_the_estate() -> None:
    """M-S-33, M-BKR-2: $50 in cash and a house on each brown lot, $25 each."""
    game = with_claims("$50 | brown 1", second=30)

    play(game, "1: leave")

    assert cash(game) == (0, 600, 500, 500)
    assert owned(game, 2) == ("mediterranean", "baltic", "b-and-o")


def test_claims_of_a_seat_that_leaves_are_void() -> None:
    """M-S-33: seat 2 leaves; seat 1 owes it nothing any more."""
    game = with_claims("$100 | reading", second=30)

    play(game, "2: leave")
    nobody_bids(game)

    assert [(claim.owner, claim.amount) for claim in game.view().claims] == [(3, 30), (4, 10)]


def test_with_one_player_left_open_claims_are_still_paid() -> None:
    """M-S-33, M-S-22: the claim is made before the seat goes out, and the game ends."""
    game = table("$100", "$500 | b-and-o", then="claim b-and-o owner 2 from 1 $60")

    play(game, "1: leave")

    assert game.is_over
    assert cash(game) == (0, 560)
