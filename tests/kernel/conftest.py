"""The available modes, and a separate cache for the toys."""

from __future__ import annotations

import pytest

from magnate.kernel import MODES, Mode, has_numba

NO_NUMBA = "NOT TESTED: numba is missing"
needs_numba = pytest.mark.skipif(not has_numba(), reason=NO_NUMBA)


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest) -> Mode:
    asked: Mode = request.param
    if asked != "interpreted" and not has_numba():
        pytest.skip(NO_NUMBA)
    return asked


@pytest.fixture
def toy_cache(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep the toys out of the cache of the engine, which is pruned."""
    monkeypatch.setenv("MAGNATE_CACHE", str(tmp_path_factory.getbasetemp() / "toys"))
