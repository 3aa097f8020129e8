"""The compile cache: a directory for each set of sources and mode, private, pruned, optional."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from magnate import kernel
from magnate.kernel import cache

from .conftest import needs_numba
from .test_modes import run

pytestmark = needs_numba

KEPT = cache.CACHES_KEPT


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Put the cache into a fresh directory, and its fallback into another."""
    monkeypatch.setenv("MAGNATE_CACHE", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    return tmp_path / "home" / "magnate"


@pytest.fixture
def fallback(home: Path) -> Path:
    return home.parent.parent / "temporary" / f"magnate-{os.getuid()}"


def test_the_key_changes_with_the_mode_and_with_every_source(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("one")
    first = cache.cache_key({source}, "compiled", "rules")
    assert first == cache.cache_key({source}, "compiled", "rules")
    assert first.startswith("compiled-")
    assert (
        first.partition("-")[2] != cache.cache_key({source}, "checked", "rules").partition("-")[2]
    )
    source.write_text("two")
    assert cache.cache_key({source}, "compiled", "rules") != first


def test_the_key_changes_with_the_name_of_the_module() -> None:
    """numba cannot load the cached code of a script for the same file imported as a module."""
    script = cache.cache_key(set(), "compiled", "__main__")
    assert script != cache.cache_key(set(), "compiled", "benchmarks.engine")


def test_the_key_changes_with_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.cache_key(set(), "compiled", "rules")
    monkeypatch.setattr("importlib.metadata.version", lambda name: "0.0")
    assert cache.cache_key(set(), "compiled", "rules") != before


def test_the_key_covers_the_file_of_every_rule_that_is_reached() -> None:
    from magnate.acquire.random_play import play_games

    names = {path.name for path in kernel._sources(play_games.function)}  # type: ignore[arg-type]
    assert {"random_play.py", "chance.py", "frames.py", "merger_bonus.py"} <= names


def test_the_variable_sets_where_the_cache_is_and_only_its_owner_may_enter(home: Path) -> None:
    found = cache.cache_directory("compiled-1")
    assert found == home / "kernel" / "compiled-1"
    assert home.stat().st_mode & 0o777 == 0o700


def test_a_home_that_cannot_be_written_falls_back_to_a_temporary_one(
    home: Path, fallback: Path
) -> None:
    home.parent.write_text("a file where a directory should be")
    assert cache.cache_directory("compiled-1") == fallback / "kernel" / "compiled-1"
    assert fallback.stat().st_mode & 0o777 == 0o700


def test_without_any_place_there_is_no_cache(home: Path, fallback: Path) -> None:
    home.parent.write_text("a file")
    fallback.write_text("another")
    assert cache.cache_directory("compiled-1") is None


def test_a_cache_that_others_can_write_to_is_not_trusted(home: Path, fallback: Path) -> None:
    home.mkdir(parents=True)
    home.chmod(0o777)
    assert cache.cache_directory("compiled-1") == fallback / "kernel" / "compiled-1"


def test_a_cache_of_another_user_is_not_trusted(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir(parents=True, mode=0o700)
    own = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    assert cache.cache_directory("compiled-1") is None


def test_only_the_caches_used_last_are_kept(home: Path) -> None:
    for age in range(KEPT + 4):
        kept = home / "kernel" / f"compiled-{age}"
        kept.mkdir(parents=True)
        (kept / "code").write_text("")
        os.utime(kept, (1_000_000 - age, 1_000_000 - age))
    home.chmod(0o700)
    newest = cache.cache_directory("compiled-new")
    left = {path.name for path in (home / "kernel").iterdir()}
    assert left == {"compiled-new", *(f"compiled-{age}" for age in range(KEPT - 1))}
    assert newest is not None and newest.is_dir()


def test_an_old_cache_that_is_used_again_counts_as_new(home: Path) -> None:
    for name in ("compiled-old", *(f"compiled-{number}" for number in range(KEPT - 1))):
        cache.cache_directory(name)
    os.utime(home / "kernel" / "compiled-old", (0, 0))
    cache.cache_directory("compiled-old")
    cache.cache_directory("compiled-another")
    assert (home / "kernel" / "compiled-old").is_dir()


CALLER = """
from magnate.kernel import Schema, allocate, entry, number
from callee import answer
class Empty(Schema):
    count = number()
@entry
def ask(states: list[Empty]) -> int:
    return answer(states[0].count)
print(ask.at("compiled")(allocate(Empty, 1, "compiled")))
"""
CALLEE = """
from magnate.kernel import rule
@rule
def answer(n: int) -> int:
    return n + {}
"""


def _answer(folder: Path, answer: int, **environment: str) -> str:
    (folder / "caller.py").write_text(CALLER)
    (folder / "callee.py").write_text(CALLEE.format(answer))
    found = run(
        f"import sys; sys.path.insert(0, {str(folder)!r}); import caller",
        PYTHONDONTWRITEBYTECODE="1",
        **environment,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


@pytest.mark.slow
def test_cached_code_is_reused_until_its_sources_change(tmp_path: Path) -> None:
    cache = str(tmp_path / "home")
    assert _answer(tmp_path, 1, MAGNATE_CACHE=cache) == "1"
    compiled = set(Path(cache).rglob("*.nbc"))
    assert compiled
    assert _answer(tmp_path, 1, MAGNATE_CACHE=cache) == "1"
    assert set(Path(cache).rglob("*.nbc")) == compiled
    assert _answer(tmp_path, 2, MAGNATE_CACHE=cache) == "2"


@pytest.mark.slow
def test_compiling_works_without_any_cache(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    places = {"MAGNATE_CACHE": str(blocked), "TMPDIR": str(tmp_path)}
    (tmp_path / f"magnate-{os.getuid()}").write_text("")
    assert _answer(tmp_path, 5, **places) == "5"


@pytest.mark.slow
def test_compiling_works_without_a_home_directory(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    places = {"HOME": str(blocked), "XDG_CACHE_HOME": "", "MAGNATE_CACHE": ""}
    assert _answer(tmp_path, 6, TMPDIR=str(tmp_path), **places) == "6"
    assert list((tmp_path / f"magnate-{os.getuid()}").rglob("*.nbc"))
