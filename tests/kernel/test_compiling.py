"""What can be compiled, what is refused, and what the checked mode detects."""

from __future__ import annotations

import pytest

from magnate import kernel
from magnate.kernel import KernelError, Mode, allocate, write

from . import through_a_module, toy
from .conftest import needs_numba
from .toy import LargerToy, Toy

pytestmark = [needs_numba, pytest.mark.usefixtures("toy_cache")]


def test_an_interpreted_entry_is_the_function_itself() -> None:
    assert toy.sum_entry.at("interpreted") is toy.sum_entry.function


@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_an_entry_is_compiled_once(mode: Mode) -> None:
    assert toy.sum_entry.at(mode) is toy.sum_entry.at(mode)


def test_modes_are_compiled_separately() -> None:
    assert toy.sum_entry.at("compiled") is not toy.sum_entry.at("checked")


@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_rules_may_not_recurse(mode: Mode) -> None:
    with pytest.raises(KernelError, match=r"rules may not recurse: .*there -> back -> there"):
        toy.recursive_entry.at(mode)


def test_a_rule_is_not_called_through_its_module() -> None:
    with pytest.raises(KernelError, match="import rules by name, not through toy"):
        through_a_module.sum_entry.at("compiled")


@pytest.mark.slow
def test_a_rule_is_compiled_once_for_integers_of_all_widths() -> None:
    toy.sum_entry.at("compiled")(allocate(Toy, 1, "compiled"), 0)
    assert len(kernel._twins[toy.add, "compiled"].signatures) == 1  # type: ignore[index]


@pytest.mark.slow
def test_a_rule_is_compiled_for_a_schema_and_for_one_that_extends_it() -> None:
    toys, larger = allocate(Toy, 1, "compiled"), allocate(LargerToy, 1, "compiled")
    plain = LargerToy()
    plain.count, plain.extra = 5, 7
    write(larger, 0, plain)

    assert toy.sum_entry.at("compiled")(toys, 0) == 1
    assert toy.larger_sum_entry.at("compiled")(larger, 0) == 5 + 1 + 5 + 1 + 7


def test_checked_code_detects_an_index_out_of_range() -> None:
    toys = allocate(Toy, 1, "checked")
    with pytest.raises(IndexError):
        toy.write_entry.at("checked")(toys, 0, 4)
    with pytest.raises(IndexError):
        toy.write_entry.at("checked")(toys, 1, 0)


def test_checked_code_detects_a_division_by_zero() -> None:
    with pytest.raises(ZeroDivisionError):
        toy.divide_entry.at("checked")(allocate(Toy, 1, "checked"), 0)
