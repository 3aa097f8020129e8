"""Memory for many states in any mode: allocated, written, read, copied."""

from __future__ import annotations

import pytest

from magnate.kernel import Mode, allocate, field, read, table, write

from .toy import Toy, copy_entry, halve_entry, sum_entry, write_entry

pytestmark = pytest.mark.usefixtures("toy_cache")


def example() -> Toy:
    toy = Toy()
    toy.count = -(2**62)
    toy.small[:] = [-128, 127, -1, 0]
    toy.middle[2][:] = [-32768, 32767]
    toy.depth = 1
    toy.parts[0] = 0.1
    toy.odds[1][:] = [-1e300, 0.25]
    return toy


def test_fresh_memory_is_zero(mode: Mode) -> None:
    toys = allocate(Toy, 3, mode)
    assert len(toys) == 3
    assert all(read(Toy, toys, i) == Toy() for i in range(3))


def test_what_is_written_is_read_back(mode: Mode) -> None:
    toys = allocate(Toy, 3, mode)
    write(toys, 1, example())
    assert read(Toy, toys, 1) == example()
    assert read(Toy, toys, 0) == read(Toy, toys, 2) == Toy()


def test_memory_with_a_log_has_the_same_fields(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode, log=True)
    write(toys, 1, example())
    assert read(Toy, toys, 1) == example()


def test_writing_copies_and_keeps_no_reference_to_the_source(mode: Mode) -> None:
    toys, source = allocate(Toy, 1, mode), example()
    write(toys, 0, source)
    source.small[0] = 99
    source.middle[2][0] = 99
    assert read(Toy, toys, 0) == example()


def test_a_row_of_a_state_is_a_reference(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode)
    small = field(toys, 1, "small")
    write(toys, 1, example())
    assert list(small) == [-128, 127, -1, 0]
    small[3] = 7
    assert read(Toy, toys, 1).small == [-128, 127, -1, 7]


def test_a_state_is_copied_over_another_inside_the_engine(mode: Mode) -> None:
    toys = allocate(Toy, 3, mode)
    write(toys, 0, example())
    copy_entry.at(mode)(toys, 2, 0)
    field(toys, 0, "small")[0] = 1
    assert read(Toy, toys, 2) == example()
    assert read(Toy, toys, 1) == Toy()


def test_an_entry_reads_fields_of_every_width(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode)
    toy = Toy()
    toy.count, toy.small[0], toy.middle[1][1] = 1000, -28, 300
    write(toys, 1, toy)
    assert sum_entry.at(mode)(toys, 1) == (1000 - 28 + 300 + 1) + (1000 - 28 + 300 + 1)


def test_an_entry_writes_to_the_given_index(mode: Mode) -> None:
    toys = allocate(Toy, 2, mode)
    write_entry.at(mode)(toys, 1, 2)
    assert read(Toy, toys, 1).small == [0, 0, 1, 0]
    assert read(Toy, toys, 0) == Toy()


def test_floats_are_the_same_in_every_mode(mode: Mode) -> None:
    """7 / 2 * 0.1 is 0.35000000000000003, and exactly that is stored."""
    toys = allocate(Toy, 2, mode)
    toy = Toy()
    toy.count, toy.parts[0] = 7, 0.1
    write(toys, 1, toy)
    assert halve_entry.at(mode)(toys, 1) == 3.5 * 0.1
    assert read(Toy, toys, 1).odds[1] == [0.35000000000000003, 0.0]


def test_a_table_has_rows_of_zeros_side_by_side(mode: Mode) -> None:
    masks = table(2, 3, mode, bits=8)
    masks[1][2] = 5
    assert [[int(number) for number in row] for row in masks] == [[0, 0, 0], [0, 0, 5]]
