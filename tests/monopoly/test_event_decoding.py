"""Decoding of the kernel's event rows."""

from __future__ import annotations

from typing import get_args

import pytest

from magnate.kernel import allocate, take_events, write
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import Edition, load
from magnate.monopoly.event_decoding import decode_events
from magnate.monopoly.events import (
    AuctionBegan,
    BidMade,
    Event,
    Events,
    JailStayed,
    TimeCalled,
    TurnBegan,
)
from magnate.monopoly.rules import event_codes
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import apply_entry

from .estates import allowed, play, stock, table
from .event_cases import EVENT_CASES, NAMES


@pytest.fixture(scope="module")
def official() -> Edition:
    return load("official")


@pytest.mark.parametrize(("row", "event"), [case[:2] for case in EVENT_CASES])
def test_a_row_of_the_kernel_becomes_a_typed_event(
    row: tuple[int, ...], event: Event, official: Edition
) -> None:
    assert decode_events([row], official, len(NAMES)) == [event]


def test_every_event_code_is_decoded() -> None:
    names = {name for name in vars(event_codes) if name.isupper() and not name.startswith("BY_")}

    assert {row[0] for row, _, _ in EVENT_CASES} == {getattr(event_codes, name) for name in names}
    assert {type(event) for _, event, _ in EVENT_CASES} == set(get_args(Event))


def test_the_events_of_a_game_are_a_sequence() -> None:
    events = Events([TurnBegan(1, 1), BidMade(1, 5), BidMade(2, 6)])

    assert events.of(BidMade) == [BidMade(1, 5), BidMade(2, 6)]
    assert events.last(BidMade) == BidMade(2, 6)
    assert list(events[1:]) == [BidMade(1, 5), BidMade(2, 6)]
    events.truncate(1)
    events.extend([JailStayed(1)])
    assert list(events) == [TurnBegan(1, 1), JailStayed(1)]
    with pytest.raises(LookupError, match="no BidMade has happened"):
        events.last(BidMade)


def test_the_places_of_a_kind_and_seat_are_known() -> None:
    events = Events([TurnBegan(1, 1), BidMade(1, 5), BidMade(2, 6), TimeCalled()])

    assert list(events.places(BidMade, 2)) == [2]
    assert list(events.places(TimeCalled)) == [3]
    assert list(events.places(BidMade)) == []
    twin = events.copy()
    events.extend([BidMade(2, 7), BidMade(1, 8)])
    assert list(events.places(BidMade, 2)) == [2, 4]
    events.truncate(3)
    events.extend([BidMade(2, 9)])
    assert list(events.places(BidMade, 2)) == [2, 3]
    assert list(events.places(BidMade, 1)) == [1]
    assert list(twin.places(BidMade, 2)) == [2]
    assert list(twin.places(TimeCalled)) == [3]


@pytest.mark.slow
def test_the_log_has_room_for_all_events_of_one_action() -> None:
    """Seven seats without money: all 28 lots of a leaver are auctioned in one action."""
    game = table("$5000 | " + ", ".join(lot.id for lot in load("brazil").board.lots), *["$0"] * 7)
    states = allocate(k.State, 1, game._mode, log=True)
    write(states, 0, game.state)
    scratches = allocate(k.Scratch, 1, game._mode)
    scratch = k.Scratch()
    scratch.action[:2] = [k.LEAVE, 0]
    write(scratches, 0, scratch)

    apply_entry.at(game._mode)(states, edition_table(game.edition, game._mode), 0, scratches)

    assert len(take_events(states, 0)) > 250
    assert len(play(game, "leave").of(AuctionBegan)) == 28
    assert stock(game) == (32, 12)
    assert allowed(game, "roll")
