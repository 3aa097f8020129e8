"""Clocks at a table: who is charged, and what happens when time runs out."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.clocks import Hours
from magnate.play.command_errors import RefusalCode
from magnate.play.driving import due_at, reopened
from magnate.play.settings import DaysClock, LiveClock
from magnate.play.view import table_view
from tests.acquire.late_positions import MARKET_DAY, given, position
from tests.monopoly import boards as streets

from .tables import COMMITMENTS, START, Sitting, opened, settings

LIVE = LiveClock(seconds=30, bank=60)
DAY = 86_400


def live(clock: LiveClock = LIVE, **chosen: Any) -> Sitting:
    """Return a game of Acquire in which Ann is to place, with a live clock."""
    sitting = opened("ann", "ben", "cid", clock=clock, **chosen)
    seats = ("1 $6000 hand 12I 10I", "2 $6000 hand 12G 10G", "3 $6000 hand 2G")
    sitting.put(given(position("classic", MARKET_DAY, *seats)))
    return sitting


def banks(sitting: Sitting) -> list[float | None]:
    return [seat.bank for seat in table_view(sitting.table, "").seats]


def test_without_a_clock_there_is_no_deadline() -> None:
    sitting = opened("ann", "ben", "cid")

    assert sitting.table.deadline() is None and due_at(sitting.table) is None
    assert sitting.wait(1000 * DAY) == ()
    assert banks(sitting) == [None, None, None]


def test_seconds_and_bank_together_are_the_deadline() -> None:
    sitting = live()

    assert sitting.table.deadline() == START + 90
    assert table_view(sitting.table, "cid").deadline == START + 90
    assert due_at(sitting.table) == START + 90
    assert sitting.wait(89.9) == ()


def test_a_decision_within_its_seconds_costs_nothing() -> None:
    sitting = live()
    sitting.wait(29)

    sitting.do("ann", "place 12I")

    assert banks(sitting) == [60, 60, 60]
    assert sitting.table.deadline() == START + 29 + 90


def test_the_extra_time_of_a_decision_comes_from_the_bank() -> None:
    sitting = live()
    sitting.wait(40)
    sitting.do("ann", "place 12I")
    assert banks(sitting) == [50, 60, 60]
    sitting.wait(75)

    sitting.do("ann", "buy none")

    assert banks(sitting) == [5, 60, 60]
    assert sitting.table.deadline() == sitting.now + 90  # Ben's


def test_free_actions_give_no_new_seconds() -> None:
    sitting = opened("ann", "ben", game="monopoly", clock=LIVE)
    sitting.put(streets.table("", "", lots="reading 1,water 2"))
    sitting.wait(20)

    sitting.do("ann", "mortgage reading")
    sitting.do("ben", "mortgage water")

    assert sitting.table.deadline() == START + 90


def test_a_bot_sits_in_when_time_has_run_out() -> None:
    """At the deadline, however late the table checks its clock."""
    sitting = live()

    (left,) = sitting.wait(500)

    assert isinstance(left, log_entries.Left)
    assert (left.at, left.seat, left.for_good) == (START + 90, 1, False)
    seat = table_view(sitting.table, "").seats[0]
    assert (seat.bot, seat.bot_sits_in, seat.kind) == ("steady", True, "person")
    assert sitting.table.deadline() is None
    assert sitting.do_refused("ann", "place 12I") == RefusalCode.BOT_SITS_IN
    assert sitting.bots_move() == 2


def test_a_player_who_returns_decides_again_and_has_the_seconds_of_each_decision() -> None:
    """The bank is empty: 30 seconds from now, although the bot had not moved yet."""
    sitting = live()
    sitting.wait(500)

    (returned,) = sitting.give("ann", c.Return(id="r"))

    assert isinstance(returned, log_entries.Returned)
    assert banks(sitting) == [0, 60, 60]
    assert sitting.table.deadline() == sitting.now + 30
    assert sitting.wait(29) == ()
    sitting.do("ann", "place 12I")


def test_a_player_who_returns_later_finds_the_game_advanced() -> None:
    sitting = live()
    sitting.wait(500)
    sitting.bots_move()
    assert sitting.asked == "ben"

    sitting.give("ann", c.Return(id="r"))

    assert sitting.table.deadline() == sitting.now + 90  # Ben's, who is to act now
    assert sitting.refused("ann", c.Return(id="x")) == RefusalCode.NOT_AWAY


def test_a_bot_may_play_to_the_end_instead() -> None:
    sitting = live(when_time_runs_out="bot_to_the_end")

    (left,) = sitting.wait(90)

    assert isinstance(left, log_entries.Left) and left.for_good
    assert sitting.refused("ann", c.Return(id="x")) == RefusalCode.RESIGNED
    assert sitting.do_refused("ann", "place 12I") == RefusalCode.RESIGNED
    assert not table_view(sitting.table, "").seats[0].resigned


def test_a_player_who_takes_over_the_seat_to_act_has_time_to_decide() -> None:
    sitting = live(when_time_runs_out="bot_to_the_end")
    sitting.wait(500)

    sitting.give("dan", c.Take(id="t", seat=1))

    assert sitting.table.deadline() == sitting.now + 30
    sitting.do("dan", "place 12I")


def test_an_absent_player_is_not_asked_to_agree() -> None:
    sitting = live()
    sitting.wait(500)

    sitting.propose("ben", "pause")
    sitting.answer("cid")

    assert sitting.status == "paused"


def test_a_proposal_lapses_when_time_runs_out() -> None:
    """Ann had to answer; the players present may propose again."""
    sitting = live()
    sitting.propose("ben", "pause")
    sitting.answer("cid")

    sitting.wait(90)

    assert sitting.table.proposal is None


def test_bots_have_no_deadline() -> None:
    sitting = Sitting(settings(seats=("steady", None, None), clock=LIVE))
    sitting.sit("ann", "ben")
    sitting.put(given(position("classic", MARKET_DAY, "1 $6000 hand 12I", "2 $6000", "3 $6000")))

    assert sitting.table.deadline() is None


def pause(sitting: Sitting) -> None:
    sitting.propose("ann", "pause")
    sitting.answer("ben")
    sitting.answer("cid")


def test_a_pause_costs_nobody_anything() -> None:
    sitting = live()
    sitting.wait(20)
    pause(sitting)
    assert sitting.table.deadline() is None and due_at(sitting.table) is None
    assert sitting.wait(3 * DAY) == ()

    sitting.give("ben", c.Resume(id="r"))

    assert sitting.table.deadline() == sitting.now + 70
    sitting.wait(15)
    sitting.do("ann", "place 12I")
    assert banks(sitting) == [55, 60, 60]


def test_leaving_during_a_pause_costs_nobody_anything() -> None:
    """M-S-36: another seat is to act then, but no clock runs."""
    sitting = opened("ann", "ben", "cid", game="monopoly", clock=LIVE)
    sitting.put(streets.table("", "", ""))
    sitting.wait(20)
    pause(sitting)
    sitting.wait(DAY)
    sitting.give("ann", c.Resign(id="r", to="bank"))
    assert (sitting.asked, banks(sitting)) == ("ben", [60, 60, 60])
    sitting.wait(DAY)

    sitting.give("ben", c.Resume(id="r2"))

    assert sitting.table.deadline() == sitting.now + 90


def test_a_clock_that_jumps_back_neither_gives_nor_takes_time() -> None:
    sitting = live()
    sitting.wait(20)
    sitting.do("ann", "place 12I")
    sitting.now = START - 1000

    (bought,) = sitting.do("ann", "buy none")

    assert bought.at == START + 20
    assert banks(sitting) == [60, 60, 60]
    assert sitting.table.deadline() == START + 20 + 90
    assert sitting.wait(0) == ()


def test_log_entries_never_go_back_in_time() -> None:
    sitting = live()
    for now in (50, -10, 60, 10):
        sitting.now = START + now
        sitting.give("ben", c.Say(id=f"s{now}", text="tick"))

    times = [entry.at for entry in sitting.log]

    assert times == sorted(times)


def test_a_clock_that_jumps_far_ahead_lets_a_bot_sit_in_once() -> None:
    sitting = live()

    assert len(sitting.wait(365 * DAY)) == 1
    assert sitting.wait(0) == ()
    assert sitting.table.at == START + 90


def test_days_are_counted_from_the_start_of_a_decision() -> None:
    sitting = opened("ann", "ben", "cid", clock=DaysClock(2))
    sitting.wait(DAY)
    who = sitting.asked
    assert sitting.table.deadline() == START + 2 * DAY

    sitting.do(who, str(sitting.game.legal_actions()[0]))

    assert sitting.table.deadline() == START + 3 * DAY
    assert sitting.wait(2 * DAY - 1) == ()
    (left,) = sitting.wait(1)
    assert isinstance(left, log_entries.Left) and left.at == START + 3 * DAY


def test_days_end_within_the_playing_hours_of_the_seat_that_is_asked() -> None:
    """START is 13:46:40 UTC on 12 January 1970; one day later Ann plays from 20 to 22."""
    assert datetime.fromtimestamp(START, UTC).isoformat() == "1970-01-12T13:46:40+00:00"
    sitting = Sitting(settings(clock=DaysClock(1)))
    evening, morning = Hours("UTC", 20, 22), Hours("UTC", 8, 10)
    for who, hours in (("ann", evening), ("ben", morning), ("cid", None)):
        sitting.give(who, c.Sit(id="s", commitment=COMMITMENTS[who], hours=hours))
    sitting.reveal()
    seats = ("1 $6000 hand 12I", "2 $6000 hand 12G", "3 $6000 hand 2G")
    sitting.put(given(position("classic", MARKET_DAY, *seats)))
    assert sitting.table.deadline() == datetime(1970, 1, 13, 22, tzinfo=UTC).timestamp()

    sitting.do("ann", "place 12I", "buy none")
    assert sitting.table.deadline() == datetime(1970, 1, 14, 10, tzinfo=UTC).timestamp()
    sitting.do("ben", "place 12G", "buy none")

    assert sitting.table.deadline() == START + DAY
    assert table_view(sitting.table, "ann").hours == evening
    assert table_view(sitting.table, "cid").hours is None


def test_days_are_not_counted_in_a_pause() -> None:
    sitting = opened("ann", "ben", "cid", clock=DaysClock(1))
    pause(sitting)
    sitting.wait(10 * DAY)

    sitting.give("cid", c.Resume(id="r"))

    assert sitting.table.deadline() == START + 11 * DAY


def limited(minutes: int = 60) -> Sitting:
    options = {"time_limit_minutes": minutes}
    return opened("ann", "ben", "cid", game="monopoly", options=options)


def test_the_table_announces_the_time_limit_once() -> None:
    """M-S-32: at its moment; the round is completed."""
    sitting = limited()
    assert due_at(sitting.table) == START + 3600
    assert sitting.wait(3599) == ()

    (called,) = sitting.wait(500)

    assert isinstance(called, log_entries.Played)
    assert (called.at, called.seat, called.by) == (START + 3600, None, "table")
    assert called.actions == ((None, "time"),)
    assert sitting.status == "running" and due_at(sitting.table) is None
    assert sitting.wait(3600) == ()


def test_a_pause_does_not_count_for_the_time_limit() -> None:
    sitting = limited()
    sitting.wait(600)
    pause(sitting)
    assert sitting.wait(DAY) == ()

    sitting.give("ann", c.Resume(id="r"))

    assert due_at(sitting.table) == sitting.now + 3000


def test_after_the_time_limit_the_round_is_completed_and_the_richest_wins() -> None:
    sitting = Sitting(
        settings("monopoly", ("steady", "steady", None), options={"time_limit_minutes": 1})
    )
    sitting.sit("ann")
    sitting.wait(60)
    sitting.give("ann", c.Resign(id="r"))

    sitting.bots_move()

    assert sitting.status == "over"
    assert sitting.game.outcome().ending == "time"


@pytest.mark.parametrize("moment", ["buy", "bid", "debt"])
def test_the_time_limit_may_be_announced_in_the_middle_of_something(moment: str) -> None:
    """M-S-32: the decision stays the same."""
    sitting = limited()
    seats, then = {
        "buy": (("at reading", "", ""), "buying 1 reading"),
        "bid": (("", "", ""), "auction 2 reading among 123"),
        "debt": (("$5", "", ""), "owing 1 to 2 $50 for rent lot electric"),
    }[moment]
    game = streets.table(
        *seats,
        lots="water 1,electric 2",
        options="time_limit_minutes 60",
        then=f"turn 1 end rolled\n{then}",
    )
    sitting.put(game)
    assert sitting.game.awaits == moment
    number = sitting.playing.decision

    sitting.wait(3600)

    assert (sitting.game.awaits, sitting.playing.decision) == (moment, number)
    assert sitting.game.view().time_up


def test_nobody_is_charged_for_the_time_in_which_no_server_drove_the_table() -> None:
    """Asked at 0, seen last at 10; the server is back at 5,000: 80 of 90 seconds are left."""
    sitting = live()
    sitting.wait(10)
    sitting.give("ben", c.Say(id="hello", text="Hello"))
    sitting.now = START + 5000

    (entry,) = reopened(sitting.table, now=sitting.now)

    assert isinstance(entry, log_entries.Reopened)
    assert sitting.table.deadline() == START + 5000 + 80


def test_days_are_counted_while_the_server_is_down() -> None:
    sitting = opened("ann", "ben", "cid", clock=DaysClock(days=2))

    assert reopened(sitting.table, now=START + 5000) == ()
    assert sitting.table.deadline() == START + 2 * DAY
