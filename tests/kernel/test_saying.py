"""What rules say is heard once, in order, and only where somebody listens."""

from __future__ import annotations

import pytest

from magnate.kernel import KernelError, Mode, allocate, heard, read

from .conftest import needs_numba
from .toy import Toy, say_entry

pytestmark = pytest.mark.usefixtures("toy_cache")


def test_what_was_said_is_heard_in_order_and_forgotten(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    say_entry.at(mode)(toys, 1, 2)
    assert heard(toys, 1) == [(7, 0, 1, 2, 3, 4, 5, 6, 8), (7, 1, 1, 2, 3, 4, 5, 6, 8)]
    assert heard(toys, 1) == []


def test_what_is_said_in_one_state_is_not_heard_in_another(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    say_entry.at(mode)(toys, 1, 1)
    assert heard(toys, 0) == []
    assert len(heard(toys, 1)) == 1


def test_a_silent_state_is_not_changed_by_what_is_said(mode: Mode) -> None:
    toys = allocate(Toy, 1, mode)
    say_entry.at(mode)(toys, 0, 300)
    assert read(Toy, toys, 0) == Toy()


def test_saying_changes_no_field(mode: Mode) -> None:
    toys = allocate(Toy, 1, mode, log=True)
    say_entry.at(mode)(toys, 0, 3)
    assert read(Toy, toys, 0) == Toy()


def test_a_full_log_is_heard_whole(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    say_entry.at(mode)(toys, 0, 512)
    assert [line[1] for line in heard(toys, 0)] == list(range(512))
    assert heard(toys, 1) == []


@needs_numba
@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_more_than_the_log_holds_is_an_error_and_spills_nowhere(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    say_entry.at(mode)(toys, 0, 513)
    with pytest.raises(KernelError, match="513 events in one action: the log holds 512"):
        heard(toys, 0)
    assert read(Toy, toys, 0) == read(Toy, toys, 1) == Toy()
    assert heard(toys, 1) == []
