"""A table is the sum of its log entries: stored and read again they rebuild the same table."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from magnate.play import log_entries
from magnate.play.log_entries import LogEntry, entry_text, read_entry
from magnate.play.table import Table

from .random_tables import CHOSEN, Ramble
from .tables import House, everything, table_of

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize("name", CHOSEN)


def check_entries(name: str, seed: int, *, most: int) -> None:
    """Play at random; after every command, the stored entries rebuild the same table."""
    ramble = Ramble(name, seed)
    sitting = ramble.sitting
    again = Table.of("table", sitting.log, House())
    for made in ramble.steps(most):
        for entry in made:
            again.apply(read_entry(entry_text(entry)))
        assert everything(again) == everything(sitting.table)
    assert everything(table_of(sitting.log)) == everything(sitting.table)


@every_table
def test_a_log_rebuilds_the_same_table(name: str) -> None:
    check_entries(name, 1, most=60)


@every_table
def test_the_log_of_a_long_game_rebuilds_the_same_table(name: str) -> None:
    check_entries(name, 2, most=200)


@pytest.mark.soak
@every_table
@pytest.mark.parametrize("seed", range(100, 130))
def test_the_log_of_a_whole_game_rebuilds_the_same_table(name: str, seed: int) -> None:
    check_entries(name, seed, most=5000)


def test_random_tables_make_entries_of_every_kind() -> None:
    """Otherwise these tests would prove less than they say."""
    missing = {kind.__name__ for kind in get_args(LogEntry)}
    missing -= {"Opened", "Stood", "Filled", "Committed", "Abandoned"}
    missing -= {"Rematched", "Reopened", "Ended"}
    for seed in range(3, 9):
        for name in CHOSEN:
            missing -= {
                type(entry).__name__ for step in Ramble(name, seed).steps(300) for entry in step
            }
            if not missing:
                return
    raise AssertionError(f"never made: {missing}")


@pytest.mark.parametrize("text", ["", "{}", '{"entry":"flown"}', '{"entry":"stood","at":1}', "[1]"])
def test_text_that_is_not_an_entry_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_entry(text)


def test_entries_that_nobody_else_sees_do_not_count() -> None:
    assert set(log_entries.PRIVATE) == {log_entries.Ordered, log_entries.Muted}


def test_entries_are_read_by_their_old_names() -> None:
    old = '{"row":"played","at":5.0,"seat":1,"by":"player","course":[[1,"roll"],[null,"dice 1 2"]]}'

    assert read_entry(old) == log_entries.Played(
        at=5.0, seat=1, by="player", actions=((1, "roll"), (None, "dice 1 2"))
    )


def test_actions_are_read_by_their_old_verbs() -> None:
    old = '{"row":"played","at":5.0,"seat":2,"by":"order","course":[[2,"want 2"],[3,"want none"]]}'

    assert read_entry(old) == log_entries.Played(
        at=5.0, seat=2, by="order", actions=((2, "request 2"), (3, "request none"))
    )
