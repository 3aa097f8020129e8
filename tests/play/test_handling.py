"""Decisions at a table: what they answer, all-or-nothing commands, and duplicates."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import CommandRefused, RefusalCode
from tests.monopoly import boards as streets

from .tables import Sitting, acquire_of_three, everything, monopoly_of_three, opened, table_of


def test_a_decision_and_the_chance_after_it_are_one_log_entry() -> None:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I")

    (played,) = sitting.do("ann", "buy none")

    assert isinstance(played, log_entries.Played)
    assert (played.seat, played.by, played.who) == (1, "player", "ann")
    bought, drawn = played.actions
    assert bought == (1, "buy none")
    assert drawn[0] is None and drawn[1].startswith("draw ")


def test_an_action_may_be_shortened_as_the_notation_allows() -> None:
    sitting = monopoly_of_three(lots="reading 1")

    (played,) = sitting.do("ann", "mort read")

    assert isinstance(played, log_entries.Played) and played.actions == ((1, "mortgage reading"),)


def test_only_the_seat_to_act_can_decide() -> None:
    sitting = acquire_of_three()

    refusal = sitting.refusal("ben", c.Do(id="x", do=("place 12G",)))

    assert (refusal.code, refusal.reason) == (RefusalCode.ILLEGAL, "not_your_turn")
    assert refusal.clause


def test_a_person_without_a_seat_cannot_decide() -> None:
    sitting = acquire_of_three()

    for command in (
        c.Do(id="x", do=("place 1A",)),
        c.Undo(id="x"),
        c.Propose(id="x", what="end"),
        c.Resign(id="x"),
        c.Return(id="x"),
        c.Mute(id="x", seat=1),
    ):
        assert sitting.refused("dan", command) == RefusalCode.NOT_SEATED


@pytest.mark.parametrize(
    "text", ["fly 1A", "place", "place 1A 2B", "  ", "buy 10 Hilton", "\0", "💥"]
)
def test_text_that_is_not_an_action_is_refused(text: str) -> None:
    sitting = acquire_of_three()

    refusal = sitting.refusal("ann", c.Do(id="x", do=(text,)))

    assert refusal.code == RefusalCode.NOT_AN_ACTION
    assert refusal.detail


@pytest.mark.parametrize("text", ["draw 1A", "start 1A", "market 5"])
def test_no_seat_can_play_chance_in_acquire(text: str) -> None:
    sitting = acquire_of_three()

    assert sitting.do_refused("ann", text) == RefusalCode.ILLEGAL


@pytest.mark.parametrize("text", ["dice 6 6", "draw chance.go", "deal baltic", "time"])
def test_no_seat_can_play_chance_or_the_table_in_monopoly(text: str) -> None:
    sitting = monopoly_of_three()

    assert sitting.do_refused("ann", text) == RefusalCode.ILLEGAL


@pytest.mark.parametrize(
    "text",
    ["leave", "lea", " LEAVE ", ":leave", "order always-claim on", "ord\tnever-build on"],
)
def test_leaving_and_standing_orders_have_their_own_commands(text: str) -> None:
    """However they are written: the table must know of them."""
    sitting = monopoly_of_three()

    assert sitting.do_refused("ann", text) == RefusalCode.HAS_ITS_OWN_COMMAND


def test_a_decision_is_answered_by_its_number() -> None:
    sitting = acquire_of_three()
    number = sitting.playing.decision
    sitting.do("ann", "place 12I", decision=number)

    assert sitting.playing.decision == number + 1
    assert sitting.do_refused("ann", "buy none", decision=number) == RefusalCode.STALE
    sitting.do("ann", "buy none", decision=number + 1)


def test_a_decision_keeps_its_number_during_free_actions_of_others() -> None:
    sitting = monopoly_of_three(lots="reading 2,water 3")
    number = sitting.playing.decision

    sitting.do("ben", "mortgage reading")
    sitting.do("cid", "mortgage water")

    assert sitting.playing.decision == number
    sitting.do("ann", "roll", decision=number)


def test_the_same_question_after_a_roll_has_a_new_number() -> None:
    """A double to Free Parking: Ann rolls again."""
    sitting = monopoly_of_three("at jail", "", "")
    sitting.load_dice(5, 5)
    number = sitting.playing.decision
    sitting.do("ann", "roll", decision=number)

    assert (sitting.game.awaits, sitting.asked) == ("roll", "ann")
    assert sitting.do_refused("ann", "roll", decision=number) == RefusalCode.STALE


def test_the_time_limit_does_not_change_the_decision() -> None:
    """M-S-32: a roll that is on its way when the table calls is not stale."""
    sitting = opened("ann", "ben", "cid", game="monopoly", options={"time_limit_minutes": 60})
    asked, number = sitting.asked, sitting.playing.decision

    sitting.wait(3600)

    assert sitting.game.view().time_up
    sitting.do(asked, "roll", decision=number)


def auctioned() -> Sitting:
    """Return a table at which Reading is auctioned; Ben is asked."""
    sitting = monopoly_of_three()
    sitting.load_dice(2, 3)
    sitting.do("ann", "roll")
    sitting.do("ann", "decline")
    return sitting


def test_an_auction_is_answered_by_its_number() -> None:
    sitting = auctioned()
    assert (sitting.playing.auction, sitting.asked) == (1, "ben")

    assert sitting.do_refused("ben", "bid 10", auction=2) == RefusalCode.STALE
    sitting.do("ben", "bid 10", auction=1)
    sitting.do("cid", "pass", auction=1)
    sitting.do("ann", "pass", auction=1)

    assert sitting.game.awaits == "roll"
    assert sitting.do_refused("ben", "roll", auction=1) == RefusalCode.STALE


def test_a_bid_is_not_stale_when_others_bid_in_the_meantime() -> None:
    """It names only the auction, which must still be open."""
    sitting = auctioned()
    sitting.do("ben", "bid 10")
    sitting.do("cid", "bid 20")
    sitting.do("ann", "bid 30")

    sitting.do("ben", "bid 100", auction=1)

    assert sitting.game.view().auction.high == 100


def test_an_offer_is_answered_by_its_seat_and_number() -> None:
    sitting = monopoly_of_three(lots="reading 1,water 1")
    sitting.do("ann", "offer 2: reading for $200")
    assert sitting.playing.offers == {1: 1}
    sitting.do("ann", "withdraw")
    sitting.do("ann", "offer 2: water for $200")
    assert sitting.playing.offers == {1: 2}

    assert sitting.do_refused("ben", "accept 1", offer=(1, 1)) == RefusalCode.STALE
    assert sitting.do_refused("ben", "accept 1", offer=(3, 1)) == RefusalCode.STALE
    sitting.do("ben", "accept 1", offer=(1, 2))

    assert sitting.game.view().seats[1].lots == ("water",)


def test_an_offer_that_was_withdrawn_is_gone() -> None:
    sitting = monopoly_of_three(lots="reading 1")
    sitting.do("ann", "offer 2: reading for $200")
    sitting.do("ann", "withdraw")

    assert sitting.do_refused("ben", "refuse 1", offer=(1, 1)) == RefusalCode.STALE


def test_a_counter_offer_has_its_own_number() -> None:
    sitting = monopoly_of_three(lots="reading 1")
    sitting.do("ann", "offer 2: reading for $200")

    sitting.do("ben", "counter 1: $100 for reading", offer=(1, 1))

    assert sitting.playing.offers == {1: 1, 2: 1}
    sitting.do("ann", "accept 2", offer=(2, 1))


def test_a_price_for_a_jail_card_is_an_offer() -> None:
    sitting = monopoly_of_three("in-jail 1", "cards chest", "")
    sitting.do("ann", "buycard 2 for 35")

    sitting.do("ben", "accept 1", offer=(1, 1))

    assert sitting.game.view().seats[0].jail_turn == 0


def test_several_actions_are_played_in_one_log_entry() -> None:
    sitting = acquire_of_three()
    number = sitting.table.n

    (played,) = sitting.do("ann", "place 12I", "buy 2 American")

    assert isinstance(played, log_entries.Played)
    assert [do.split()[0] for _, do in played.actions] == ["place", "buy", "draw"]
    assert sitting.table.n == number + 1


@pytest.mark.parametrize("last", ["mortgage boardwalk", "fly"])
def test_several_actions_are_played_all_or_none(last: str) -> None:
    sitting = monopoly_of_three(lots="reading 1,water 1")
    before = everything(sitting.table)

    assert sitting.do_refused("ann", "mortgage reading", "mortgage water", last)

    assert everything(sitting.table) == before
    sitting.do("ann", "mortgage reading", "mortgage water", "roll")
    assert sitting.game.view().dice is not None


@pytest.mark.parametrize("after", ["buy", "roll", "pass", "keep", "tax flat", "claim reading"])
def test_no_action_can_follow_the_dice_in_one_command(after: str) -> None:
    """Its refusal would reveal what the dice are going to show."""
    for first, second in ((1, 2), (2, 2), (3, 4), (6, 4)):
        sitting = monopoly_of_three()
        sitting.load_dice(first, second)

        assert sitting.do_refused("ann", "roll", after) == RefusalCode.MUST_BE_LAST


def test_no_action_can_follow_a_drawn_tile_in_one_command() -> None:
    sitting = acquire_of_three()

    for after in ("place 1I", "buy none", "skip"):
        refused = sitting.do_refused("ann", "place 12I", "buy none", after)
        assert refused == RefusalCode.MUST_BE_LAST


def test_a_command_that_is_sent_twice_is_carried_out_once() -> None:
    sitting = monopoly_of_three(lots="reading 1")
    command = c.Do(id="same", do=("mortgage reading",))
    assert len(sitting.give("ann", command)) == 1
    after = everything(sitting.table)

    assert sitting.give("ann", command) == ()

    assert everything(sitting.table) == after


def test_ids_of_different_people_are_different() -> None:
    sitting = monopoly_of_three(lots="reading 1,water 2")

    sitting.give("ann", c.Do(id="same", do=("mortgage reading",)))
    made = sitting.give("ben", c.Do(id="same", do=("mortgage water",)))

    assert len(made) == 1


def test_a_command_that_was_refused_may_be_sent_again() -> None:
    sitting = monopoly_of_three(lots="reading 1")
    command = c.Do(id="same", do=("mortgage reading",))
    sitting.put(streets.table("", "", "", lots="reading 2"))
    sitting.refused("ann", command)
    sitting.put(streets.table("", "", "", lots="reading 1"))

    assert len(sitting.give("ann", command)) == 1


def test_a_rebuilt_table_knows_the_commands_it_carried_out() -> None:
    sitting = opened("ann", "ben", "cid")
    place = str(sitting.game.legal_actions()[0])
    who, command = sitting.asked, c.Do(id="same", do=(place,))
    sitting.give(who, command)

    sitting.table = table_of(sitting.log)

    assert sitting.give(who, command) == ()


@pytest.mark.parametrize("game", ["acquire", "monopoly"])
def test_no_text_breaks_a_table(game: str) -> None:
    """Words of the notation and random ones, in any order: refused, or a legal action."""
    rng = random.Random(game)
    words = (
        *("place", "buy", "sell", "trade", "offer", "build", "counter", "bid", "claim", "request"),
        *("1A", "12I", "Tower", "boardwalk", "baltic", "$", "-5", "99999999999999999999", "for"),
        *("on", "1", "2:", "chest-card", "none", "hotel", "+", "é", "\n", "🎲", "order", "card"),
    )
    sitting = opened("ann", "ben", "cid", game=game)
    for _ in range(200):
        text = " ".join(rng.choices(words, k=rng.randint(1, 6)))
        command = c.Do(id=sitting.id(), do=(text,))
        with suppress(CommandRefused):
            sitting.give(rng.choice(("ann", "ben", "cid")), command)
    assert everything(table_of(sitting.log)) == everything(sitting.table)
