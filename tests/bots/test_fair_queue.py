from __future__ import annotations

import queue
from typing import NamedTuple

import pytest

from magnate.bots.fair_queue import FairQueue
from magnate.play.bots import Caller


class Question(NamedTuple):
    name: str
    caller: Caller


def question(name: str, *, has_people: bool = False) -> Question:
    """Return a question of a table such as "a1", the first of owner "a"."""
    return Question(name, Caller(name[:2], name[0], has_people))


def order(*questions: Question) -> list[str]:
    """Return the names of some questions in the order in which they are answered."""
    waiting: FairQueue[Question] = FairQueue()
    for each in questions:
        waiting.put(each)
    taken = [waiting.get_nowait() for _ in questions]
    return [each.name for each in taken if each is not None]


def test_a_table_with_people_waits_for_no_table_of_bots() -> None:
    bots = [question(f"a{number}") for number in range(10)]

    assert order(*bots, question("b1", has_people=True))[0] == "b1"


def test_owners_take_turns_whatever_number_of_tables_they_have() -> None:
    bots = [question(f"a{number}") for number in range(4)]

    assert order(*bots, question("b1")) == ["a0", "b1", "a1", "a2", "a3"]


def test_tables_of_an_owner_take_turns() -> None:
    asked = [question(name) for name in ("a1 first", "a1 second", "a1 third", "a2 first")]

    assert order(*asked) == ["a1 first", "a2 first", "a1 second", "a1 third"]


def test_the_signal_to_end_comes_last() -> None:
    waiting: FairQueue[Question] = FairQueue()
    waiting.put(None)
    waiting.put(question("a1"))

    assert waiting.get_nowait() == question("a1")
    assert waiting.get_nowait() is None
    with pytest.raises(queue.Empty):
        waiting.get_nowait()
