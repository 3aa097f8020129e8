"""Frames: a stack of unfinished work, with faults instead of overruns."""

from __future__ import annotations

import pytest

from magnate.kernel import Mode, allocate, read
from magnate.kernel.frames import FRAMES_EMPTY, FRAMES_FULL, NO_FAULT

from .toy import Toy, pop_entry, push_entry

pytestmark = pytest.mark.usefixtures("toy_cache")


def test_the_last_frame_pushed_is_on_top(mode: Mode) -> None:
    toys = allocate(Toy, 1, mode)
    assert push_entry.at(mode)(toys, 0, 3, 30) == 3
    assert push_entry.at(mode)(toys, 0, 4, 40) == 4
    toy = read(Toy, toys, 0)
    assert toy.frames == ([3, 1, 0, 30], [4, 1, 0, 40])
    assert (toy.depth, toy.fault) == (2, NO_FAULT)


def test_a_popped_frame_is_cleared(mode: Mode) -> None:
    toys = allocate(Toy, 1, mode)
    push_entry.at(mode)(toys, 0, 3, 30)
    push_entry.at(mode)(toys, 0, 4, 40)
    pop_entry.at(mode)(toys, 0)
    toy = read(Toy, toys, 0)
    assert toy.frames == ([3, 1, 0, 30], [0, 0, 0, 0])
    assert (toy.depth, toy.fault) == (1, NO_FAULT)


def test_a_full_stack_is_a_fault_and_nothing_is_overrun(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode)
    for kind in (3, 4, 5):
        push_entry.at(mode)(toys, 0, kind, 0)
    toy = read(Toy, toys, 0)
    assert (toy.depth, toy.fault) == (2, FRAMES_FULL)
    assert toy.frames[0] == [3, 1, 0, 0]
    assert read(Toy, toys, 1) == Toy()


def test_popping_an_empty_stack_is_a_fault(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode)
    pop_entry.at(mode)(toys, 1)
    toy = read(Toy, toys, 1)
    assert (toy.depth, toy.fault) == (0, FRAMES_EMPTY)
    assert read(Toy, toys, 0) == Toy()
