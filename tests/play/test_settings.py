"""The settings a table can be opened with; strangers may send anything."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnate.acquire import editions as acquire_editions
from magnate.monopoly import editions as monopoly_editions
from magnate.play.settings import (
    Clock,
    DaysClock,
    LiveClock,
    NoClock,
    Settings,
    SettingsError,
    check,
    edition_of,
)

from .tables import settings

BOTS = ("random", "steady")


def problem(chosen: Settings) -> str:
    with pytest.raises(SettingsError) as refused:
        check(chosen, BOTS)
    return str(refused.value)


@pytest.mark.parametrize("edition", acquire_editions.presets())
def test_every_edition_of_acquire_can_be_played(edition: str) -> None:
    fewest = acquire_editions.load(edition).players_min

    check(settings("acquire", (None,) * fewest, edition=edition), BOTS)


@pytest.mark.parametrize("edition", monopoly_editions.presets())
def test_every_edition_of_monopoly_can_be_played(edition: str) -> None:
    check(settings("monopoly", (None, "steady"), edition=edition), BOTS)


def test_options_change_the_edition() -> None:
    chosen = settings("acquire", options={"holdings_visibility": "hidden"})

    assert edition_of(chosen).options()["holdings_visibility"] == "hidden"


@pytest.mark.parametrize(
    "edition", ["Classic", "", "brazil", "../classic", "/etc/passwd", "x.toml"]
)
def test_an_unknown_edition_is_refused(edition: str) -> None:
    chosen = msgspec.structs.replace(settings(), edition=edition)

    assert problem(chosen).startswith("edition: ")


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ((None, None), "seats: 2 seats; classic is for 3 to 6"),
        ((None,) * 7, "seats: 7 seats; classic is for 3 to 6"),
        ((None, None, "genius"), "seats: bot "),
        ((None, None, "Steady"), "seats: bot "),
    ],
)
def test_seats_fit_the_edition_and_bots_are_known(seats: tuple[str | None, ...], text: str) -> None:
    assert problem(settings(seats=seats)).startswith(text)


@pytest.mark.parametrize(
    ("clock", "text"),
    [
        (LiveClock(seconds=4), "clock.seconds: 4; expected 5 to 3600"),
        (LiveClock(bank=-1), "clock.bank: -1; expected 0 to 86400"),
        (LiveClock(claim_time=61), "clock.claim_time: 61; expected 0 to 60"),
        (LiveClock(hold_time=121), "clock.hold_time: 121; expected 0 to 120"),
        (DaysClock(0), "clock.days: 0; expected 1 to 14"),
        (DaysClock(15), "clock.days: 15; expected 1 to 14"),
    ],
)
def test_clocks_have_limits(clock: Clock, text: str) -> None:
    assert problem(settings(clock=clock)) == text


@pytest.mark.parametrize("clock", [NoClock(), LiveClock(5, 0, 0, 0), LiveClock(), DaysClock(14)])
def test_clocks_within_their_limits_are_accepted(clock: Clock) -> None:
    check(settings(clock=clock), BOTS)


@pytest.mark.parametrize(
    "options",
    [
        {"no_such_option": 1},
        {"holdings_visibility": "sideways"},
        {"holdings_visibility": None},
        {"players": [1, 2]},
        {"": ""},
        {"x" * 40_000: 1},
    ],
)
def test_invalid_options_are_refused(options: dict[str, Any]) -> None:
    assert problem(settings(options=options)).startswith("options: ")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.floats(allow_nan=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)  # fmt: skip
NAMES = {
    game: sorted(package.load(edition).options())
    for game, package, edition in (
        ("acquire", acquire_editions, "classic"),
        ("monopoly", monopoly_editions, "brazil"),
    )
}


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
@given(data=st.data())
def test_any_options_are_accepted_or_refused_by_name(game: str, data: st.DataObject) -> None:
    names = st.sampled_from(NAMES[game])
    options = data.draw(st.dictionaries(names, JSON, min_size=1, max_size=3))
    with suppress(SettingsError):
        check(settings(game, options=options), BOTS)
