"""What people can repeat without end does not let a table grow without end."""

from __future__ import annotations

import pytest

from magnate.chance import nonce_commitment
from magnate.play import commands as c
from magnate.play import table as tables
from magnate.play.command_errors import RefusalCode
from magnate.play.remembered import MOST_OF_PERSON, MOST_PEOPLE, RememberedCommands
from magnate.play.view import table_view

from .tables import Sitting, acquire_of_three


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Low bounds, so that a test reaches them soon."""
    monkeypatch.setattr(tables, "MOST_ASIDES_OF_PERSON", 10)
    monkeypatch.setattr(tables, "MOST_ASIDES", 25)


@pytest.mark.usefixtures("few")
def test_a_full_log_takes_no_more_chat_but_the_game_goes_on() -> None:
    sitting = acquire_of_three()
    for number in range(9):  # sitting down counted
        sitting.give("ann", c.Say(id=f"s{number}", text="hello"))
    before = sitting.table.seq

    for command in (
        c.Say(id="x", text="hello"),
        c.Mute(id="x", seat=2),
        c.Propose(id="x", what="pause"),
        c.Undo(id="x"),
    ):
        assert sitting.refused("ann", command) == RefusalCode.LOG_FULL
    assert sitting.table.seq == before
    sitting.give("ben", c.Say(id="b", text="hello"))
    sitting.give("ann", c.Do(id="d", do=(str(sitting.game.legal_actions()[0]),)))


@pytest.mark.usefixtures("few")
def test_nobody_replaces_their_commitment_without_end() -> None:
    sitting = Sitting()
    sitting.sit("ann")
    for number in range(9):
        commitment = nonce_commitment(str(number))
        sitting.give("ann", c.Commit(id=f"n{number}", commitment=commitment))

    another = c.Commit(id="x", commitment=nonce_commitment("another"))

    assert sitting.refused("ann", another) == RefusalCode.LOG_FULL


@pytest.mark.usefixtures("few")
def test_all_people_together_cannot_fill_a_log_either() -> None:
    sitting = acquire_of_three()
    for who in ("ann", "ben", "cid"):
        for number in range(7):
            sitting.give(who, c.Say(id=f"s{number}", text="hello"))
    sitting.give("ann", c.Say(id="t", text="hello"))

    assert sitting.refused("ben", c.Say(id="x", text="hello")) == RefusalCode.LOG_FULL


def test_the_latest_commands_of_each_person_are_remembered() -> None:
    remembered = RememberedCommands()
    for number in range(10 * MOST_OF_PERSON):
        remembered.add("ann", str(number), number)
    remembered.add("ben", "first", 1)

    assert len(remembered) == MOST_OF_PERSON + 1
    last = 10 * MOST_OF_PERSON - 1
    assert remembered.number_after("ann", str(last)) == last
    assert remembered.number_after("ann", "0") is None
    assert remembered.number_after("ben", "first") == 1


def test_commands_of_countless_people_are_forgotten() -> None:
    remembered = RememberedCommands()
    for number in range(10 * MOST_PEOPLE):
        remembered.add(f"guest {number}", "command", number)

    assert len(remembered) == MOST_PEOPLE


def test_only_the_latest_spectators_are_remembered() -> None:
    sitting = acquire_of_three()
    for number in range(tables.MOST_WATCHERS + 50):
        sitting.give(f"guest {number}", c.Watch(id=f"w{number}"))

    watchers = table_view(sitting.table, "ann").watchers
    assert len(watchers) == tables.MOST_WATCHERS
    assert "guest 49".capitalize() not in watchers
