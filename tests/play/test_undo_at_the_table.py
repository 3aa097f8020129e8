"""Undo at the table: free, proposed, agreed, rejected, withdrawn, lapsed; and what survives it."""

from __future__ import annotations

import pytest

from magnate.acquire.orders import SkipBuying
from magnate.monopoly.orders import AlwaysClaim, BidUpTo
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import RefusalCode
from magnate.play.settings import DaysClock, LiveClock
from magnate.play.view import table_view
from tests.monopoly import boards as streets

from .readers import Reader
from .tables import Sitting, acquire_of_three, everything, monopoly_of_three, opened, table_of


def drawn() -> Sitting:
    """Return a game of Acquire in which Ann has placed, bought nothing and drawn a tile."""
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")
    sitting.do("ann", "buy none")
    return sitting


def test_a_players_own_last_decision_is_taken_back_at_once() -> None:
    sitting = acquire_of_three()
    position, number = sitting.game.position(), sitting.playing.decision
    sitting.do("ann", "place 12I")
    assert table_view(sitting.table, "ann").may_undo
    assert not table_view(sitting.table, "ben").may_undo

    (undone,) = sitting.undo("ann")

    assert isinstance(undone, log_entries.Undone)
    assert (undone.seat, undone.decisions) == (1, 1)
    assert sitting.game.position() == position
    assert sitting.playing.decision == number + 2  # numbers are never reused
    assert not table_view(sitting.table, "ann").may_undo


def test_decisions_are_taken_back_one_by_one() -> None:
    sitting = monopoly_of_three(lots="reading 1,water 1")
    position = sitting.game.position()
    sitting.do("ann", "mortgage reading", "mortgage water")

    sitting.undo("ann")
    sitting.undo("ann")

    assert sitting.game.position() == position
    assert sitting.refused("ann", c.Undo(id="x", ask=True)) == RefusalCode.NOTHING_TO_UNDO


def test_a_seat_that_is_not_to_act_takes_back_its_free_action() -> None:
    sitting = monopoly_of_three(lots="reading 2")
    number = sitting.playing.decision
    sitting.do("ben", "mortgage reading")

    sitting.undo("ben")

    assert sitting.game.view().squares[5].lot.mortgaged is False
    assert sitting.playing.decision > number


def test_undone_branches_stay_in_the_record() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")
    sitting.undo("ann")
    sitting.do("ann", "place 10I")

    entries = [(entry.seat, str(entry.action)) for entry in sitting.game.entries]

    assert entries == [(1, "place 12I"), (1, "None"), (1, "place 10I")]


def test_past_chance_the_others_must_agree() -> None:
    sitting = drawn()
    position = acquire_of_three().game.position()
    assert sitting.refused("ann", c.Undo(id="x")) == RefusalCode.OTHERS_MUST_AGREE

    (proposed,) = sitting.undo("ann", ask=True)
    assert isinstance(proposed, log_entries.Proposed)
    assert (proposed.what, proposed.decisions) == ("undo", 1)
    sitting.answer("ben")
    _, undone = sitting.answer("cid")

    assert isinstance(undone, log_entries.Undone)
    assert (undone.seat, undone.decisions, undone.who) == (1, 1, "cid")
    assert (sitting.game.awaits, sitting.asked) == ("buy", "ann")
    sitting.undo("ann")
    assert sitting.game.position() == position


def test_undoing_past_another_seats_decision_undoes_that_one_too() -> None:
    sitting = drawn()
    sitting.do("ben", "place 12G")

    (proposed,) = sitting.undo("ann", ask=True)

    assert isinstance(proposed, log_entries.Proposed) and proposed.decisions == 2
    sitting.answer("cid")
    sitting.answer("ben")
    assert (sitting.game.awaits, sitting.asked) == ("buy", "ann")


def test_a_free_undo_needs_no_agreement() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")

    (undone,) = sitting.undo("ann", ask=True)

    assert isinstance(undone, log_entries.Undone)


def test_one_rejection_leaves_everything_unchanged() -> None:
    sitting = drawn()
    position = sitting.game.position()
    sitting.undo("ann", ask=True)
    sitting.answer("ben")

    sitting.answer("cid", agrees=False)

    assert sitting.game.position() == position
    assert sitting.table.proposal is None
    sitting.undo("ann", ask=True)
    assert sitting.table.proposal is not None and sitting.table.proposal.number == 2


def test_the_player_who_asked_may_withdraw() -> None:
    sitting = drawn()
    sitting.undo("ann", ask=True)

    sitting.answer("ann", agrees=False)

    assert sitting.table.proposal is None


def test_an_undo_proposal_lapses_when_the_game_continues() -> None:
    """It was about another moment."""
    sitting = drawn()
    sitting.undo("ann", ask=True)
    sitting.answer("cid")

    sitting.do("ben", "place 12G")

    assert sitting.table.proposal is None
    late = c.Answer(id="x", proposal=1, agrees=True)
    assert sitting.refused("ben", late) == RefusalCode.NO_PROPOSAL


def test_a_proposal_to_pause_does_not_lapse_when_the_game_continues() -> None:
    sitting = acquire_of_three()
    sitting.propose("ben", "pause")

    sitting.do("ann", "place 12I")

    assert sitting.table.proposal is not None


def test_a_free_undo_does_not_end_a_proposal_to_pause() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")
    sitting.propose("ben", "pause")

    sitting.undo("ann")

    assert sitting.table.proposal is not None and sitting.table.proposal.what == "pause"


def test_nothing_is_taken_back_before_the_first_decision() -> None:
    """M-S-33: the table's orders to claim are not decisions."""
    sitting = opened("ann", "ben", game="monopoly")

    for who in ("ann", "ben"):
        assert sitting.refused(who, c.Undo(id="x", ask=True)) == RefusalCode.NOTHING_TO_UNDO


def test_a_player_who_left_is_not_brought_back() -> None:
    sitting = monopoly_of_three(lots="reading 1")
    sitting.do("ann", "mortgage reading")
    sitting.give("cid", c.Resign(id="r", to="bank"))

    assert sitting.refused("ann", c.Undo(id="x", ask=True)) == RefusalCode.NOTHING_TO_UNDO


def test_bots_always_agree() -> None:
    """Ann plays with two bots, who have moved since."""
    sitting = opened("ann", seats=(None, "steady", "steady"))
    sitting.put(acquire_of_three().game)
    sitting.do("ann", "place 12I", "buy none")
    assert sitting.bots_move() >= 2
    assert sitting.asked == "ann"

    proposed, undone = sitting.undo("ann")

    assert isinstance(proposed, log_entries.Proposed) and isinstance(undone, log_entries.Undone)
    assert undone.decisions == proposed.decisions > 1
    assert (sitting.game.awaits, sitting.asked) == ("buy", "ann")


def test_bots_move_again_after_an_undo() -> None:
    sitting = opened("ann", seats=(None, "steady", "steady"))
    sitting.put(acquire_of_three().game)
    sitting.do("ann", "place 12I", "buy none")
    sitting.bots_move()
    sitting.undo("ann")
    assert sitting.bots_move() == 0

    sitting.do("ann", "buy 1 American")

    assert sitting.bots_move() >= 2


def test_after_an_undo_what_answered_the_decision_before_is_stale() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")
    number = sitting.playing.decision
    sitting.undo("ann")
    sitting.do("ann", "place 10I")

    assert sitting.do_refused("ann", "buy none", decision=number) == RefusalCode.STALE


def test_an_offer_that_an_undo_opens_again_is_not_the_one_that_was_taken_back() -> None:
    """Reading for $100 is withdrawn, Water for $1 offered instead; Ben accepts that, too late."""
    sitting = monopoly_of_three(lots="reading 1,water 1")
    sitting.do("ann", "offer 2: reading for $100")
    sitting.do("ann", "withdraw")
    sitting.do("ann", "offer 2: water for $1")
    number = sitting.playing.offers[1]
    sitting.undo("ann")
    sitting.undo("ann")
    assert [offer.gives.lots for offer in sitting.game.view().offers] == [("reading",)]

    assert sitting.do_refused("ben", "accept 1", offer=(1, number)) == RefusalCode.STALE
    assert sitting.playing.offers == {1: 1}
    sitting.do("ben", "refuse 1", offer=(1, 1))
    sitting.do("ann", "offer 2: water for $5")
    assert sitting.playing.offers == {1: 3}


def two_auctions() -> Sitting:
    """Return the estate of Ann: Baltic is auctioned, then Reading; Ben is asked."""
    sitting = monopoly_of_three(lots="baltic 1,reading 1")
    sitting.give("ann", c.Resign(id="r", to="bank"))
    assert (sitting.playing.auction, sitting.asked) == (1, "ben")
    return sitting


def test_an_auction_that_an_undo_leads_back_to_is_not_the_one_that_was_taken_back() -> None:
    """Cid would bid 500 for Reading, not for Baltic."""
    sitting = two_auctions()
    sitting.do("ben", "bid 10")
    sitting.do("cid", "pass")
    assert sitting.playing.auction == 2
    sitting.order("cid", BidUpTo(500, 2))
    sitting.undo("ben", ask=True)
    sitting.answer("cid")

    assert (sitting.playing.auction, sitting.asked) == (1, "ben")
    made = sitting.do("ben", "bid 20")
    assert [do for _, do in made[0].actions] == ["bid 20"]  # type: ignore[union-attr]
    sitting.do("cid", "pass")
    assert sitting.playing.auction == 3


def test_within_an_auction_an_undo_leaves_its_number_and_the_orders_for_it() -> None:
    sitting = two_auctions()
    sitting.order("cid", BidUpTo(15, 1))
    sitting.do("ben", "pass")  # Cid, who is the last, gets it for $1
    sitting.undo("ben", ask=True)
    sitting.answer("cid")
    assert (sitting.playing.auction, sitting.asked) == (1, "ben")

    sitting.do("ben", "bid 10", auction=1)

    assert sitting.asked == "ben"
    assert sitting.game.view().auction.high == 11


@pytest.mark.parametrize("orderer", ["ann", "ben"])
def test_standing_orders_survive_an_undo(orderer: str) -> None:
    """M-S-33: given between two decisions of Ann; nobody else can see them."""
    seat = {"ann": 1, "ben": 2}[orderer]
    received, ends = [], []
    for ordered in (False, True):
        sitting = monopoly_of_three(lots="reading 1,water 1")
        reader = Reader("cid", sitting.table)
        messages = []
        for step in ("mortgage reading", "order", "mortgage water", "undo", "undo"):
            if step == "order":
                made = sitting.order(orderer, AlwaysClaim()) if ordered else ()
            else:
                made = sitting.undo("ann") if step == "undo" else sitting.do("ann", step)
            messages.append(reader.receive(sitting.table, made) if made else "")
        received.append(messages)
        ends.append(sitting.game.view().squares[5].lot.mortgaged)
        assert sitting.game.view(seat).orders == (("always_claim",) if ordered else ())

    assert received[0] == received[1]
    assert ends == [False, False]


def test_orders_of_the_table_survive_an_undo_too() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")
    sitting.order("ben", SkipBuying())

    sitting.undo("ann")

    assert table_view(sitting.table, "ben").orders == (SkipBuying(),)


def test_what_an_order_decided_is_taken_back_by_agreement_and_not_decided_again() -> None:
    """Ann's order bought nothing; now she decides herself."""
    sitting = acquire_of_three()
    sitting.order("ann", SkipBuying())
    sitting.do("ann", "place 12I")
    assert sitting.asked == "ben"

    sitting.undo("ann", ask=True)
    sitting.answer("ben")
    sitting.answer("cid")

    assert (sitting.game.awaits, sitting.asked) == ("buy", "ann")
    sitting.do("ann", "buy 1 American")


def with_clock(clock: LiveClock | DaysClock) -> Sitting:
    sitting = opened("ann", "ben", "cid", clock=clock)
    sitting.put(acquire_of_three().game)
    return sitting


def test_a_player_who_takes_back_has_only_the_time_that_was_left() -> None:
    """Ann spends 12 of her 30 seconds on buying, then takes her tile back."""
    sitting = with_clock(LiveClock(30, 60))
    sitting.do("ann", "place 12I")
    sitting.wait(12)

    sitting.undo("ann")

    assert sitting.table.deadline() == sitting.now + 18 + 60


def test_what_the_bank_paid_for_is_not_paid_again() -> None:
    sitting = with_clock(LiveClock(30, 60))
    sitting.do("ann", "place 12I")
    sitting.wait(50)

    sitting.undo("ann")

    assert sitting.table.deadline() == sitting.now + 40


def test_doing_and_undoing_gains_no_time() -> None:
    sitting = with_clock(LiveClock(30, 60))
    for _ in range(3):
        sitting.do("ann", "place 12I")
        sitting.wait(10)
        sitting.undo("ann")

    sitting.do("ann", "place 12I")

    assert sitting.table.deadline() == sitting.now + 60


def test_the_next_turn_has_its_seconds_again() -> None:
    sitting = with_clock(LiveClock(30, 60))
    sitting.do("ann", "place 12I")
    sitting.wait(10)
    sitting.undo("ann")
    sitting.do("ann", "place 12I", "buy none")

    sitting.do("ben", "place 12G", "buy none")
    sitting.do("cid", "place 2G", "buy none")

    assert sitting.asked == "ann"
    assert sitting.table.deadline() == sitting.now + 30 + 60


def test_days_do_not_restart_either() -> None:
    sitting = with_clock(DaysClock(2))
    sitting.do("ann", "place 12I")
    sitting.wait(86_400)

    sitting.undo("ann")

    assert sitting.table.deadline() == sitting.now + 86_400


def test_the_clock_restarts_after_an_agreed_undo() -> None:
    sitting = with_clock(LiveClock(30, 60))
    sitting.do("ann", "place 12I")
    sitting.do("ann", "buy none")
    sitting.wait(10)
    sitting.undo("ann", ask=True)

    for other in ("ben", "cid"):
        sitting.answer(other)

    assert sitting.table.deadline() == sitting.now + 30 + 60


def test_a_game_with_free_undos_is_rated() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")
    sitting.undo("ann")
    assert table_view(sitting.table, "ben").rated


def test_a_game_with_an_agreed_undo_is_not_rated() -> None:
    sitting = drawn()
    sitting.undo("ann", ask=True)
    assert table_view(sitting.table, "ben").rated

    for other in ("ben", "cid"):
        sitting.answer(other)

    assert not table_view(sitting.table, "ben").rated


def test_the_time_limit_is_called_again_when_its_call_was_taken_back() -> None:
    """M-S-32."""
    sitting = opened("ann", "ben", game="monopoly", options={"time_limit_minutes": 1})
    sitting.put(streets.table("", "", lots="reading 1", options="time_limit_minutes 1"))
    sitting.do("ann", "mortgage reading")
    sitting.wait(60)
    assert sitting.game.view().time_up
    sitting.undo("ann", ask=True)
    sitting.answer("ben")
    assert not sitting.game.view().time_up

    (called,) = sitting.wait(0)

    assert isinstance(called, log_entries.Played) and called.by == "table"


def test_the_log_of_a_table_with_undos_rebuilds_it() -> None:
    sitting = opened("ann", "ben", "cid")
    first = sitting.asked
    for _ in range(3):
        sitting.do(sitting.asked, str(sitting.game.legal_actions()[0]))
    others = [who for who in ("ann", "ben", "cid") if who != first]
    if not table_view(sitting.table, first).may_undo:
        sitting.undo(first, ask=True)
        for who in others:
            sitting.answer(who)
    else:
        sitting.undo(first)

    assert everything(table_of(sitting.log)) == everything(sitting.table)
