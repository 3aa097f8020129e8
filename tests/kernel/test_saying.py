"""Events are returned once, in order, and only from memory with a log."""

from __future__ import annotations

import pytest

from magnate.kernel import KernelError, Mode, allocate, read, take_events

from .conftest import needs_numba
from .toy import Toy, say_entry

pytestmark = pytest.mark.usefixtures("toy_cache")


def test_events_are_returned_in_order_and_cleared(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    say_entry.at(mode)(toys, 1, 2)
    assert take_events(toys, 1) == [(7, 0, 1, 2, 3, 4, 5, 6, 8), (7, 1, 1, 2, 3, 4, 5, 6, 8)]
    assert take_events(toys, 1) == []


def test_events_of_one_state_are_not_returned_for_another(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    say_entry.at(mode)(toys, 1, 1)
    assert take_events(toys, 0) == []
    assert len(take_events(toys, 1)) == 1


def test_a_state_without_a_log_is_not_changed_by_events(mode: Mode) -> None:
    toys = allocate(Toy, 1, mode)
    say_entry.at(mode)(toys, 0, 300)
    assert read(Toy, toys, 0) == Toy()


def test_events_change_no_field(mode: Mode) -> None:
    toys = allocate(Toy, 1, mode, log=True)
    say_entry.at(mode)(toys, 0, 3)
    assert read(Toy, toys, 0) == Toy()


def test_a_full_log_is_returned_whole(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    say_entry.at(mode)(toys, 0, 512)
    assert [line[1] for line in take_events(toys, 0)] == list(range(512))
    assert take_events(toys, 1) == []


@needs_numba
@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_more_events_than_the_log_holds_are_an_error_and_overwrite_nothing(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    say_entry.at(mode)(toys, 0, 513)
    with pytest.raises(KernelError, match="513 events in one action: the log holds 512"):
        take_events(toys, 0)
    assert read(Toy, toys, 0) == read(Toy, toys, 1) == Toy()
    assert take_events(toys, 1) == []
