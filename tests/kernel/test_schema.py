"""Schemas: fields that are plain numbers and lists when interpreted, a record when compiled."""

from __future__ import annotations

import pytest

from magnate.kernel import Schema, number, row

from .toy import Toy


def test_all_fields_begin_at_zero() -> None:
    toy = Toy()
    assert toy.count == 0
    assert toy.small == [0, 0, 0, 0]
    assert toy.middle == ([0, 0], [0, 0], [0, 0])
    assert toy.log is None


def test_a_copy_is_equal_and_independent() -> None:
    toy = Toy()
    toy.small[2], toy.middle[1][0], toy.count = 5, 6, 7
    twin = toy.copy()
    assert twin == toy
    twin.middle[1][0] = 8
    assert toy.middle[1][0] == 6
    assert twin != toy


def test_copy_from_keeps_the_rows_where_they_are() -> None:
    toy, other = Toy(), Toy()
    rows = (toy.small, *toy.middle)
    other.small[0], other.middle[2][1] = 1, 2
    toy.copy_from(other)
    assert toy == other
    assert all(mine is before for mine, before in zip((toy.small, *toy.middle), rows, strict=True))


def test_differences_name_the_fields_and_both_values() -> None:
    toy, other = Toy(), Toy()
    other.count = 3
    assert toy.differences(other) == ["count: 0 != 3"]


def test_states_of_different_kinds_are_never_equal() -> None:
    class Other(Toy):
        pass

    assert Toy() != Other()
    assert Toy() != 0


def test_a_schema_has_the_fields_it_inherits_first() -> None:
    class More(Toy):
        extra = number()

    assert list(More.fields) == [*Toy.fields, "extra"]
    assert "extra" not in Toy.fields


@pytest.mark.parametrize("name", ["copy", "copy_from", "differences", "fields", "log_length"])
def test_a_field_may_not_take_a_name_of_the_kernel(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Bad\.{name}: the name is taken"):
        type("Bad", (Schema,), {name: row(2)})


def test_states_are_mutable_and_have_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Toy())
