"""A table is the sum of its rows: stored and read again they make exactly the same table."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from magnate.play import log_entries
from magnate.play.log_entries import Row, read_row, row_text
from magnate.play.table import Table

from .random_tables import CHOSEN, Ramble
from .tables import House, everything, table_of

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize("name", CHOSEN)


def check_rows(name: str, seed: int, *, most: int) -> None:
    """Play at random; after every command rows that were stored and read make the same table."""
    ramble = Ramble(name, seed)
    sitting = ramble.sitting
    again = Table.of("table", sitting.log, House())
    for made in ramble.steps(most):
        for row in made:
            again.apply(read_row(row_text(row)))
        assert everything(again) == everything(sitting.table)
    assert everything(table_of(sitting.log)) == everything(sitting.table)


@every_table
def test_rows_make_the_same_table_again(name: str) -> None:
    check_rows(name, 1, most=60)


@every_table
def test_rows_of_long_games_make_the_same_table_again(name: str) -> None:
    check_rows(name, 2, most=200)


@pytest.mark.soak
@every_table
@pytest.mark.parametrize("seed", range(100, 130))
def test_rows_of_whole_games_make_the_same_table_again(name: str, seed: int) -> None:
    check_rows(name, seed, most=5000)


def test_random_tables_make_rows_of_every_kind() -> None:
    """Else these tests would prove less than they say."""
    missing = {kind.__name__ for kind in get_args(Row)}
    missing -= {"Opened", "Stood", "Filled", "Rematched", "Reopened", "Ended"}
    for seed in range(3, 9):
        for name in CHOSEN:
            missing -= {
                type(row).__name__ for step in Ramble(name, seed).steps(300) for row in step
            }
            if not missing:
                return
    raise AssertionError(f"never made: {missing}")


@pytest.mark.parametrize("text", ["", "{}", '{"row":"flown"}', '{"row":"stood","at":1}', "[1]"])
def test_what_is_no_row_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_row(text)


def test_rows_that_nobody_else_sees_do_not_count() -> None:
    assert set(log_entries.PRIVATE) == {log_entries.Ordered, log_entries.Muted}
