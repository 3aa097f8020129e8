"""A numba release that changed the internals the kernel's compiler uses."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import needs_numba
from .test_modes import run

pytestmark = [needs_numba, pytest.mark.slow]

TOY = """
from magnate.kernel import allocate, take_events
from tests.kernel.toy import Toy, say_entry, sum_entry
toys = allocate(Toy, 1, "compiled", log=True)
toys[0]["count"], toys[0]["small"][0], toys[0]["middle"][1][1] = 3, 2, 5
print(sum_entry.at("compiled")(toys, 0))
say_entry.at("compiled")(toys, 0, 1)
print(take_events(toys, 0))
"""
# 3 + 2 + 5 is 10; the toy adds 1 to it twice and returns the sum of both.
EXPECTED = "22\n[(7, 0, 1, 2, 3, 4, 5, 6, 8)]"
MISSING = "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary\n"
CHANGED = """
import numba
from numba.core import codegen
numba.__version__ = "0.99.0"
class Library(codegen.JITCodeLibrary):
    def __init__(self, *, owner, title):
        super().__init__(owner, title)
codegen.JITCodeLibrary = Library
"""
NEWER = "import numba; numba.__version__ = '0.99.0'\n"


def compiled(preparation: str, cache: Path) -> tuple[str, str]:
    found = run(preparation + TOY, MAGNATE_CACHE=str(cache))
    assert found.returncode == 0, found.stderr
    return found.stdout.strip(), found.stderr


@pytest.mark.parametrize("release", [MISSING, CHANGED], ids=["missing", "changed"])
def test_changed_internals_fall_back_to_numbas_own_compiler(release: str, tmp_path: Path) -> None:
    answer, warning = compiled(release, tmp_path)
    assert answer == EXPECTED
    assert "FAST COMPILING IS UNAVAILABLE: Magnate uses internals" in warning


@pytest.mark.parametrize("present", ["", NEWER], ids=["tested", "newer"])
def test_unchanged_internals_are_used_without_a_warning(present: str, tmp_path: Path) -> None:
    assert compiled(present, tmp_path) == (EXPECTED, "")
