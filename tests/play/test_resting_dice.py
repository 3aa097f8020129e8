"""While the dice rest: the time to claim a rent (M-S-33), and holding the dice (M-S-34)."""

from __future__ import annotations

from typing import Any

import pytest

from magnate.messages import catalog
from magnate.monopoly.events import ClaimLapsed, RentPaid
from magnate.monopoly.orders import AlwaysClaim
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import RefusalCode
from magnate.play.driving import due_at
from magnate.play.settings import Clock, DaysClock, LiveClock, NoClock
from magnate.play.view import table_view
from tests.monopoly import boards as streets

from .tables import START, Sitting, monopoly_of_three, opened

JAILED = ("", "at jail", "")  # Ben is just visiting
CLOCK = LiveClock(seconds=30, bank=60, claim_time=10, hold_time=20)


def landed(clock: LiveClock = CLOCK, **more: Any) -> Sitting:
    """Return a game in which Ann has just landed on Reading, which is Cid's; Ben is to roll."""
    sitting = monopoly_of_three("", "", "", lots="reading 3", clock=clock, **more)
    sitting.load_dice(1, 4)
    sitting.do("ann", "roll")
    assert (sitting.game.awaits, sitting.asked) == ("roll", "ben")
    assert [claim.owner for claim in sitting.game.view().claims] == [3]
    return sitting


def test_a_rent_cannot_be_rolled_away_within_the_claim_time() -> None:
    sitting = landed()

    assert sitting.do_refused("ben", "roll") == RefusalCode.TOO_EARLY
    sitting.wait(9.9)
    assert sitting.do_refused("ben", "ro") == RefusalCode.TOO_EARLY
    sitting.wait(0.1)
    sitting.do("ben", "roll")

    assert sitting.game.events.last(ClaimLapsed).seat == 3


@pytest.mark.parametrize(
    ("language", "rent"), [("en", "rent"), ("pt", "aluguel"), ("pl", "czynsz"), ("ru", "аренд")]
)
def test_a_player_who_rolls_too_early_is_not_reminded_of_a_rent(language: str, rent: str) -> None:
    """M-S-33: it may be their own rent that can still be claimed."""
    words = catalog(language)

    assert rent in words.text("option-rent-claim-deadline")
    assert rent not in words.text("refused-too-early")


@pytest.mark.parametrize("answer", ["claim reading", "waive reading"])
def test_when_all_have_claimed_or_waived_the_dice_roll_at_once(answer: str) -> None:
    sitting = landed()

    sitting.do("cid", answer)

    sitting.do("ben", "roll")


def test_a_player_cannot_roll_away_their_own_rent_either() -> None:
    """Reading is Ben's, who is to roll: every open claimant claims or waives."""
    sitting = monopoly_of_three("", "", "", lots="reading 2", clock=CLOCK)
    sitting.load_dice(1, 4)
    sitting.do("ann", "roll")

    assert sitting.do_refused("ben", "roll") == RefusalCode.TOO_EARLY
    sitting.do("ben", "claim reading")
    sitting.do("ben", "roll")


def test_the_claim_time_does_not_apply_to_bots() -> None:
    """A bot sees its open claims, so nobody waits for it."""
    sitting = landed()
    sitting.give("cid", c.Resign(id="r"))

    sitting.do("ben", "roll")


def test_without_a_live_clock_the_dice_need_not_rest() -> None:
    sitting = monopoly_of_three("", "", "", lots="reading 3")
    sitting.load_dice(1, 4)
    sitting.do("ann", "roll")

    sitting.do("ben", "roll")


def test_the_player_to_roll_is_not_charged_for_the_claim_time() -> None:
    """Otherwise five seconds could pass before the dice may roll."""
    sitting = landed(LiveClock(seconds=5, bank=0, claim_time=10))

    assert sitting.table.deadline() == START + 15
    assert sitting.wait(14.9) == ()
    sitting.do("ben", "roll")


def test_a_pause_does_not_count_as_claim_time() -> None:
    sitting = landed()
    sitting.wait(4)
    sitting.propose("ann", "pause")
    sitting.answer("ben")
    sitting.answer("cid")
    sitting.wait(1000)

    sitting.give("ann", c.Resume(id="r"))

    assert sitting.do_refused("ben", "roll") == RefusalCode.TOO_EARLY
    sitting.wait(6)
    sitting.do("ben", "roll")


def to_the_second_roll(wait: float) -> Sitting:
    """Return a game in which Cid, the second after Ann, is to roll away the rent of Reading.

    M-RENT-6 in this edition. Ben rolled `wait` seconds after Ann landed there.
    """
    sitting = monopoly_of_three(*JAILED, lots="reading 3", edition="official", clock=CLOCK)
    sitting.load_dice(1, 4)
    sitting.do("ann", "roll")
    sitting.wait(wait)
    sitting.load_dice(4, 6)  # to Free Parking
    sitting.do("ben", "roll")
    assert (sitting.game.awaits, sitting.asked) == ("roll", "cid")
    return sitting


def test_only_the_roll_at_the_deadline_waits() -> None:
    sitting = to_the_second_roll(wait=4)

    assert sitting.do_refused("cid", "roll") == RefusalCode.TOO_EARLY
    sitting.wait(6)
    sitting.do("cid", "roll")

    assert sitting.game.events.last(ClaimLapsed).debtor == 1


def test_a_rent_that_could_be_claimed_long_enough_delays_nobody() -> None:
    sitting = to_the_second_roll(wait=10)

    sitting.do("cid", "roll")

    assert sitting.game.events.last(ClaimLapsed).debtor == 1


def test_a_second_roll_in_a_turn_is_no_deadline() -> None:
    """Ben came by a double to Free Parking, and then Ann's rent at Reading was still open."""
    sitting = monopoly_of_three(*JAILED, lots="reading 3", edition="official", clock=CLOCK)
    sitting.load_dice(1, 4)
    sitting.do("ann", "roll")
    sitting.load_dice(5, 5)
    sitting.do("ben", "roll")
    assert (sitting.game.awaits, sitting.asked) == ("roll", "ben")

    sitting.do("ben", "roll")

    assert not sitting.game.events.of(ClaimLapsed)


@pytest.mark.parametrize("clock", [NoClock(), CLOCK, DaysClock()])
def test_rents_are_claimed_automatically_from_the_start(clock: Clock) -> None:
    """M-S-33: on every clock, unless the owner turned it off."""
    sitting = opened("ann", "ben", "cid", game="monopoly", clock=clock)
    assert all(sitting.game.view(seat).orders == ("always_claim",) for seat in (1, 2, 3))

    sitting.order("ben", AlwaysClaim(), on=False)

    assert sitting.game.view(2).orders == ()
    assert sitting.game.view(3).orders == ("always_claim",)


@pytest.mark.parametrize("clock", [NoClock(), CLOCK])
def test_the_host_may_open_a_table_where_no_seat_starts_with_always_claim(clock: Clock) -> None:
    """M-S-33."""
    chosen: dict[str, Any] = {"game": "monopoly", "clock": clock, "starting_orders": False}
    sitting = opened("ann", "ben", "cid", **chosen)
    assert all(sitting.game.view(seat).orders == () for seat in (1, 2, 3))
    sitting.put(streets.table("", "", "", lots="reading 3"))

    sitting.order("cid", AlwaysClaim())
    sitting.load_dice(1, 4)
    sitting.do("ann", "roll")

    assert sitting.game.events.last(RentPaid).owner == 3
    sitting.do("ben", "roll")


def hold(sitting: Sitting, who: str, *, on: bool = True) -> tuple[log_entries.LogEntry, ...]:
    return sitting.give(who, c.Hold(id=sitting.id(), on=on))


def hold_refused(sitting: Sitting, who: str, *, on: bool = True) -> RefusalCode:
    return sitting.refused(who, c.Hold(id="x", on=on))


def resting(**more: Any) -> Sitting:
    """Return a game with a live clock in which Ann is to roll."""
    return monopoly_of_three(clock=CLOCK, **more)


def test_nobody_rolls_while_somebody_holds_the_dice() -> None:
    sitting = resting(lots="mediterranean 2,baltic 2")

    (held,) = hold(sitting, "ben")

    assert isinstance(held, log_entries.Held)
    view = table_view(sitting.table, "cid")
    assert (view.dice_held_by, view.dice_held_until) == (2, START + 20)
    assert sitting.do_refused("ann", "roll") == RefusalCode.TOO_EARLY
    sitting.do("ben", "build mediterranean 1 baltic 1")
    sitting.wait(19.9)
    assert sitting.do_refused("ann", "roll") == RefusalCode.TOO_EARLY
    sitting.wait(0.1)
    sitting.do("ann", "roll")


def test_a_player_who_is_to_roll_is_not_charged_while_another_holds_the_dice() -> None:
    sitting = resting()
    assert sitting.table.deadline() == START + 90
    sitting.wait(10)

    hold(sitting, "ben")

    assert sitting.table.deadline() == START + 110
    sitting.wait(45)
    sitting.do("ann", "roll")
    assert table_view(sitting.table, "").seats[0].bank == 55


def test_a_player_who_holds_the_dice_may_release_them() -> None:
    sitting = resting()
    hold(sitting, "ben")
    sitting.wait(5)

    hold(sitting, "ben", on=False)

    view = table_view(sitting.table, "cid")
    assert (view.dice_held_by, view.dice_held_until) == (None, None)
    assert sitting.table.deadline() == START + 95
    sitting.do("ann", "roll")


def test_the_dice_are_held_by_one_seat_and_once_by_each() -> None:
    sitting = resting()
    hold(sitting, "ben")

    assert hold_refused(sitting, "ben") == RefusalCode.HELD_ALREADY
    assert hold_refused(sitting, "cid") == RefusalCode.HELD_ALREADY
    assert hold_refused(sitting, "cid", on=False) == RefusalCode.NO_HOLDING
    hold(sitting, "ben", on=False)
    assert hold_refused(sitting, "ben") == RefusalCode.HELD_ALREADY
    hold(sitting, "cid")


def test_when_the_time_of_one_holder_is_over_another_may_hold() -> None:
    sitting = resting()
    hold(sitting, "ben")
    sitting.wait(20)

    hold(sitting, "cid")

    assert table_view(sitting.table, "").dice_held_by == 3
    assert sitting.do_refused("ann", "roll") == RefusalCode.TOO_EARLY


def test_a_decision_in_between_does_not_start_a_new_window() -> None:
    """Ben receives a mortgaged lot and decides about it (M-MORT-7), still holding the dice."""
    sitting = resting(lots="reading 1 mortgaged")
    hold(sitting, "ben")
    sitting.do("ann", "offer 2: reading for $50")
    sitting.do("ben", "accept 1")
    assert sitting.game.awaits == "transfer"
    sitting.wait(5)
    sitting.do("ben", "keep")

    assert (sitting.game.awaits, sitting.asked) == ("roll", "ann")
    assert hold_refused(sitting, "ben") == RefusalCode.HELD_ALREADY
    assert sitting.do_refused("ann", "roll") == RefusalCode.TOO_EARLY
    assert sitting.table.deadline() == START + 20 + 90
    sitting.wait(15)
    sitting.do("ann", "roll")


def test_after_a_roll_the_dice_may_be_held_again() -> None:
    sitting = monopoly_of_three("at jail", "", "", clock=CLOCK)
    hold(sitting, "ben")
    sitting.wait(20)
    sitting.load_dice(5, 5)
    sitting.do("ann", "roll")
    assert (sitting.game.awaits, sitting.asked) == ("roll", "ann")
    assert table_view(sitting.table, "").dice_held_by is None

    hold(sitting, "ben")


def test_the_dice_are_held_between_rolls_by_others_on_a_live_clock() -> None:
    without_clock = monopoly_of_three()
    assert hold_refused(without_clock, "ben") == RefusalCode.NO_HOLDING
    sitting = resting()
    assert hold_refused(sitting, "ann") == RefusalCode.NO_HOLDING  # Ann is to roll
    sitting.put(streets.table("at reading", "", "", then="turn 1 end rolled\nbuying 1 reading"))
    assert hold_refused(sitting, "ben") == RefusalCode.NO_HOLDING
    acquire = opened("ann", "ben", "cid", clock=CLOCK)
    for who in ("ann", "ben", "cid"):
        assert hold_refused(acquire, who) == RefusalCode.NO_HOLDING


def test_a_pause_does_not_shorten_the_hold() -> None:
    sitting = resting()
    hold(sitting, "ben")
    sitting.wait(5)
    sitting.propose("ann", "pause")
    sitting.answer("ben")
    sitting.answer("cid")
    sitting.wait(1000)

    sitting.give("ann", c.Resume(id="r"))

    assert sitting.do_refused("ann", "roll") == RefusalCode.TOO_EARLY
    assert table_view(sitting.table, "").dice_held_until == sitting.now + 15


def test_jail_is_left_while_the_dice_are_held() -> None:
    """It is not a roll."""
    sitting = monopoly_of_three("in-jail 1", "", "", clock=CLOCK)
    hold(sitting, "ben")

    sitting.do("ann", "pay")

    assert sitting.do_refused("ann", "roll") == RefusalCode.TOO_EARLY


def test_a_bot_waits_for_dice_that_are_held() -> None:
    sitting = monopoly_of_three(clock=CLOCK)
    hold(sitting, "ben")
    sitting.give("ann", c.Resign(id="r"))

    assert due_at(sitting.table) == START + 20
    assert sitting.bots_move() == 0
    assert sitting.driver.may_step()
    sitting.wait(20)

    assert sitting.bots_move() > 0
    assert sitting.game.view().dice is not None


def test_a_bot_lets_people_claim_their_rent() -> None:
    sitting = landed()
    sitting.give("ben", c.Resign(id="r"))
    assert due_at(sitting.table) == START + 10
    assert sitting.bots_move() == 0

    sitting.do("cid", "claim reading")

    assert due_at(sitting.table) == 0.0  # at once
    assert sitting.bots_move() > 0
