"""Time to decide: days that end within a player's playing hours, and the live bank."""

from __future__ import annotations

from datetime import datetime

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnate.play.clocks import Bank, Hours, days_deadline

DAY = 24 * 3600
EVENING = Hours("Europe/Warsaw", 18, 22)
NIGHT = Hours("Europe/Warsaw", 20, 2)
# In Warsaw the clocks go from 2 to 3 on 29 March 2026, from 3 back to 2 on 25 October 2026.
# In São Paulo they went from 0 to 1 on 4 November 2018, from 24 back to 23 on 17 February 2018.


def moment(text: str) -> float:
    """Return the timestamp of a time written with its UTC offset."""
    at = datetime.fromisoformat(text)
    assert at.tzinfo is not None
    return at.timestamp()


def moved(text: str, hours: Hours) -> float:
    """Return the deadline of a seat whose day would end at this time."""
    return days_deadline(moment(text) - DAY, 1, hours=hours)


def stays(text: str, hours: Hours) -> bool:
    """Return whether a deadline at this time stays as it is."""
    return moved(text, hours) == moment(text)


@pytest.mark.parametrize("hours", [None, Hours("Europe/Warsaw"), Hours("Asia/Tokyo", 0, 24)])
def test_without_playing_hours_a_day_is_24_hours(hours: Hours | None) -> None:
    asked = moment("2026-06-01T03:15+02:00")

    assert days_deadline(asked, 3, hours=hours) == moment("2026-06-04T03:15+02:00")


def test_a_deadline_within_the_playing_hours_moves_to_their_end() -> None:
    asked = moment("2026-06-01T20:30+02:00")

    assert days_deadline(asked, 2, hours=EVENING) == moment("2026-06-03T22:00+02:00")


def test_a_deadline_in_the_morning_moves_to_the_end_of_that_evening() -> None:
    asked = moment("2026-06-01T08:00+02:00")

    assert days_deadline(asked, 2, hours=EVENING) == moment("2026-06-03T22:00+02:00")


def test_a_deadline_late_at_night_moves_to_the_end_of_the_next_evening() -> None:
    asked = moment("2026-06-01T23:30+02:00")

    assert days_deadline(asked, 2, hours=EVENING) == moment("2026-06-04T22:00+02:00")


def test_playing_hours_are_those_of_the_players_zone() -> None:
    """9 o'clock in São Paulo is 14 o'clock in Warsaw: the evening there ends at 3 in Warsaw."""
    hours = Hours("America/Sao_Paulo", 18, 22)

    assert moved("2026-06-03T14:00+02:00", hours) == moment("2026-06-04T03:00+02:00")


def test_a_deadline_just_at_the_end_of_the_hours_stays() -> None:
    assert stays("2026-06-03T22:00+02:00", EVENING)


def test_a_second_after_the_end_is_too_late() -> None:
    assert moved("2026-06-03T22:00:01+02:00", EVENING) == moment("2026-06-04T22:00+02:00")


@pytest.mark.parametrize("time", ["17:59:59", "18:00:00", "18:00:01", "21:59:59"])
def test_before_and_after_the_beginning_a_whole_evening_is_left(time: str) -> None:
    assert moved(f"2026-06-03T{time}+02:00", EVENING) == moment("2026-06-03T22:00+02:00")


def test_a_year_ends_like_any_day() -> None:
    assert moved("2026-12-31T23:00+01:00", EVENING) == moment("2027-01-01T22:00+01:00")


@pytest.mark.parametrize(
    "text",
    [
        "2026-06-03T20:00:01+02:00",
        "2026-06-03T23:59+02:00",
        "2026-06-04T00:00+02:00",
        "2026-06-04T01:30+02:00",
        "2026-06-04T02:00+02:00",
    ],
)
def test_hours_over_midnight_belong_to_two_days(text: str) -> None:
    assert moved(text, NIGHT) == moment("2026-06-04T02:00+02:00")


@pytest.mark.parametrize(
    "text",
    [
        "2026-06-03T02:00:01+02:00",
        "2026-06-03T12:00+02:00",
        "2026-06-03T20:00+02:00",
    ],
)
def test_outside_hours_over_midnight_the_next_night_is_left(text: str) -> None:
    assert moved(text, NIGHT) == moment("2026-06-04T02:00+02:00")


@pytest.mark.parametrize("end", [24, 0])
def test_hours_may_end_at_midnight(end: int) -> None:
    hours = Hours("Europe/Warsaw", 20, end)

    assert moved("2026-06-03T12:00+02:00", hours) == moment("2026-06-04T00:00+02:00")
    assert stays("2026-06-04T00:00+02:00", hours)
    assert moved("2026-06-04T00:01+02:00", hours) == moment("2026-06-05T00:00+02:00")


@pytest.mark.parametrize("start", [24, 0])
def test_hours_may_begin_at_midnight(start: int) -> None:
    hours = Hours("Europe/Warsaw", start, 6)

    assert moved("2026-06-03T12:00+02:00", hours) == moment("2026-06-04T06:00+02:00")
    assert moved("2026-06-04T00:01+02:00", hours) == moment("2026-06-04T06:00+02:00")


def test_a_day_is_24_hours_even_when_the_clocks_go_forward() -> None:
    """Saturday 20:59 plus 24 hours is Sunday 21:59, just in time."""
    asked = moment("2026-03-28T20:59+01:00")

    assert days_deadline(asked, 1, hours=EVENING) == moment("2026-03-29T22:00+02:00")


def test_the_hour_that_is_lost_may_carry_a_deadline_out_of_the_hours() -> None:
    """Saturday 21:30 plus 24 hours is Sunday 22:30, half an hour too late."""
    asked = moment("2026-03-28T21:30+01:00")

    assert days_deadline(asked, 1, hours=EVENING) == moment("2026-03-30T22:00+02:00")


def test_a_day_is_24_hours_even_when_the_clocks_go_back() -> None:
    """Saturday 22:30 plus 24 hours is Sunday 21:30, within the same evening's hours."""
    asked = moment("2026-10-24T22:30+02:00")

    assert days_deadline(asked, 1, hours=EVENING) == moment("2026-10-25T22:00+01:00")


def test_the_evening_ends_by_the_clocks_of_its_own_day() -> None:
    """Saturday evening ends at 20:00 UTC, the one after the change at 21:00 UTC."""
    assert moved("2026-10-24T12:00+02:00", EVENING) == moment("2026-10-24T20:00+00:00")
    assert moved("2026-10-24T23:00+02:00", EVENING) == moment("2026-10-25T21:00+00:00")


def test_hours_that_the_clocks_skip_do_not_exist() -> None:
    """From 2 to 3 there is no time on 29 March; the next such hour is on the 30th."""
    hours = Hours("Europe/Warsaw", 2, 3)

    assert moved("2026-03-28T02:30+01:00", hours) == moment("2026-03-28T03:00+01:00")
    assert moved("2026-03-29T00:30+01:00", hours) == moment("2026-03-30T03:00+02:00")
    assert moved("2026-03-29T03:00+02:00", hours) == moment("2026-03-30T03:00+02:00")


def test_hours_with_a_jump_in_them_are_shorter() -> None:
    """From 1 to 4 lasts from 0:00 to 2:00 UTC."""
    hours = Hours("Europe/Warsaw", 1, 4)

    assert moved("2026-03-29T00:30+01:00", hours) == moment("2026-03-29T02:00+00:00")
    assert moved("2026-03-29T03:30+02:00", hours) == moment("2026-03-29T02:00+00:00")


@pytest.mark.parametrize("text", ["01:00+02:00", "02:30+02:00", "02:30+01:00"])
def test_a_repeated_hour_counts_twice(text: str) -> None:
    """From 2 to 3 lasts from 0:00 to 2:00 UTC on 25 October."""
    hours = Hours("Europe/Warsaw", 2, 3)

    assert moved(f"2026-10-25T{text}", hours) == moment("2026-10-25T02:00+00:00")


def test_hours_end_when_the_clocks_show_their_end_for_the_first_time() -> None:
    """The night that ends at 2 is over at 0:00 UTC, not at 1:00."""
    assert moved("2026-10-24T12:00+02:00", NIGHT) == moment("2026-10-25T00:00+00:00")
    assert moved("2026-10-25T02:00+01:00", NIGHT) == moment("2026-10-26T02:00+01:00")


def test_an_evening_may_end_at_a_midnight_that_the_clocks_jump_over() -> None:
    """3 November 2018 in São Paulo: 24:00 would be 0:00, which is 1:00 already."""
    hours = Hours("America/Sao_Paulo", 18, 24)

    assert moved("2018-11-03T12:00-03:00", hours) == moment("2018-11-04T01:00-02:00")
    assert moved("2018-11-04T01:00:01-02:00", hours) == moment("2018-11-05T00:00-02:00")


def test_a_night_may_begin_at_a_midnight_that_the_clocks_jump_over() -> None:
    """4 November 2018 in São Paulo began at 1:00."""
    hours = Hours("America/Sao_Paulo", 0, 8)

    assert moved("2018-11-03T23:59-03:00", hours) == moment("2018-11-04T08:00-02:00")
    assert moved("2018-11-04T01:00-02:00", hours) == moment("2018-11-04T08:00-02:00")
    assert moved("2018-11-04T08:00-02:00", hours) == moment("2018-11-04T08:00-02:00")


@pytest.mark.parametrize(
    "text", ["2018-02-17T12:00-02:00", "2018-02-18T01:30+00:00", "2018-02-18T02:30+00:00"]
)
def test_an_evening_with_an_hour_twice_is_longer(text: str) -> None:
    """17 February 2018 in São Paulo: 23:30 came at 1:30 and at 2:30 UTC; midnight at 3:00."""
    hours = Hours("America/Sao_Paulo", 18, 24)

    assert moved(text, hours) == moment("2018-02-18T03:00+00:00")


def test_a_day_that_a_country_left_out_has_no_evening() -> None:
    """Samoa went from 29 to 31 December 2011."""
    hours = Hours("Pacific/Apia", 20, 24)

    assert moved("2011-12-30T00:00:01-10:00", hours) == moment("2012-01-01T00:00+14:00")


WHOLE_HOURS = st.integers(0, 24)
ZONES = st.sampled_from(
    ["Europe/Warsaw", "America/Sao_Paulo", "UTC", "Australia/Lord_Howe", "Asia/Kathmandu"]
)
SINCE_2010 = st.integers(1_262_304_000, 1_800_000_000)


@given(ZONES, WHOLE_HOURS, WHOLE_HOURS, SINCE_2010, st.integers(1, 14))
def test_playing_hours_never_take_time_away(
    zone: str, start: int, end: int, asked: int, days: int
) -> None:
    """They add at most two days and the clock change, and the deadline falls within them."""
    if start % 24 == end % 24:
        start, end = 0, 24
    hours = Hours(zone, start, end)

    deadline = days_deadline(asked, days, hours=hours)

    assert 0 <= deadline - (asked + days * DAY) <= 2 * DAY + 3600
    assert days_deadline(deadline - days * DAY, days, hours=hours) == deadline


@given(ZONES, WHOLE_HOURS, WHOLE_HOURS, SINCE_2010, st.integers(1, 3 * DAY))
def test_a_later_decision_never_has_an_earlier_deadline(
    zone: str, start: int, end: int, asked: int, later: int
) -> None:
    if start % 24 == end % 24:
        start, end = 0, 24
    hours = Hours(zone, start, end)

    assert days_deadline(asked, 1, hours=hours) <= days_deadline(asked + later, 1, hours=hours)


@pytest.mark.parametrize(
    "zone",
    ["", "Mars/Olympus", "Europe", "europe", "../Warsaw", "/etc/hosts", "a\0b", "x" * 9999, "."],
)
def test_an_unknown_time_zone_is_refused(zone: str) -> None:
    with pytest.raises(ValueError, match=r"^zone: .{,90} is not a time zone$"):
        Hours(zone)


@pytest.mark.parametrize(
    ("start", "end", "problem"),
    [
        (-1, 8, "start: -1; expected 0 to 24"),
        (25, 8, "start: 25; expected 0 to 24"),
        (8, -1, "end: -1; expected 0 to 24"),
        (8, 25, "end: 25; expected 0 to 24"),
        (8, 8, "start and end: from 8 to 8 is no time at all"),
        (24, 0, "start and end: from 24 to 0 is no time at all"),
        (0, 0, "start and end: from 0 to 0 is no time at all"),
    ],
)
def test_invalid_hours_are_refused(start: int, end: int, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{problem}$"):
        Hours("Europe/Warsaw", start, end)


def test_hours_from_a_stranger_are_checked_too() -> None:
    assert msgspec.json.decode(b'{"zone":"Asia/Tokyo","start":9,"end":21}', type=Hours) == Hours(
        "Asia/Tokyo", 9, 21
    )
    for text in (b'{"zone":"Asia"}', b'{"zone":"UTC","start":30}', b'{"zone":"UTC","from":3}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Hours)


def test_time_runs_out_when_seconds_and_bank_are_used_up() -> None:
    assert Bank(60).deadline(1000, 30) == 1090


@pytest.mark.parametrize("now", [1000, 1015.5, 1030])
def test_a_decision_within_its_seconds_leaves_the_bank_alone(now: float) -> None:
    assert Bank(60).spent(1000, now, seconds=30) == Bank(60)


def test_time_beyond_the_seconds_of_a_decision_comes_from_the_bank() -> None:
    assert Bank(60).spent(1000, 1050.5, seconds=30) == Bank(39.5)


@pytest.mark.parametrize("now", [1090, 1091, 9999])
def test_a_bank_is_never_overdrawn(now: float) -> None:
    assert Bank(60).spent(1000, now, seconds=30) == Bank(0)


def test_a_bank_is_never_filled_again() -> None:
    bank = Bank(60).spent(1000, 1050, seconds=30)
    bank = bank.spent(2000, 2001, seconds=30)
    bank = bank.spent(3000, 3035, seconds=30)

    assert bank == Bank(35)
    assert bank.deadline(4000, 30) == 4065


def test_an_empty_bank_leaves_the_seconds_of_each_decision() -> None:
    assert Bank(0).deadline(1000, 30) == 1030


def test_a_clock_that_jumps_back_gives_no_time() -> None:
    assert Bank(60).spent(1000, 400, seconds=30) == Bank(60)
